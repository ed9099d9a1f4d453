"""How a table of cards is laid out, from `[cards]` in a game's `data/skin.toml`; everything in it may be left out.

    [cards]
    order = ["offered", "unit", "hand"]    # in a list: the places that are looked at most, in order,
    last = ["deck", "discard"]             # and those that come last
    read = ["offered", "unit", "hand"]     # where cards are read and not only named; everywhere unless told
    star = "heroic"                        # the mark of a card whose back bears a star
    nobody = ["pile"]                      # places where backs have no side
    notes = ["quiet"]                      # facts said beside one's own name
    spare = ["green-beside"]               # facts left out where there is little room
    endless = ["reserve"]                  # tracks said without where they end
    taken = ["take"]                       # the verbs by which cards are taken from where they lie: all are laid out
    tosses = ["tossed"]                    # the events that say what a toss came to, behind it

    [cards.roles]                          # what a place is to the table: one of ROLES
    unit = "fighter"

    [[cards.counters]]                     # a fact or a track that is shown by discs: one of USES
    fact = "tokens"
    use = "held"
    fill = "#2C3438"                       # the face of a disc: its colours, and a label or one of SIGNS
    print = "#C9CFC9"
    label = "+1"

Places, and the facts and tracks that are shown by discs, are called BASE, BASE-SEAT, BASE-NUMBER or BASE-SEAT-NUMBER,
and here by BASE: `unit-british-0` is the British unit at the first ground.
"""

from dataclasses import dataclass
from typing import Final, Literal, cast, get_args

from bridgehead.engine.read.toml import Sheet

Role = Literal["hand", "ground", "tray", "fighter", "played", "past", "hidden", "pile", "discard", "spread"]
"""Held in a hand; fought for, a card a ground; to choose from; at a ground who fights, what is played to it, who has
fought, what is shown nowhere; and elsewhere: a pile, one that shows even when it is empty, or side by side.
"""
Use = Literal["held", "laid", "ground", "turn", "filled", "size"]
"""By a seat's name; on its fighter at a ground; on a ground; whose turn it is (the fact says which seat); by a seat's
name a disc for each there may be, filled for each there is; below a ground, how many of how many.
"""
Sign = Literal["", "wings", "cross", "plus", "star"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
USES: Final[tuple[Use, ...]] = get_args(Use)
SIGNS: Final[tuple[Sign, ...]] = get_args(Sign)


@dataclass(slots=True, frozen=True)
class Face:
    """The face of a disc."""

    fill: str = ""
    print: str = ""
    label: str = ""
    sign: Sign = ""


@dataclass(slots=True, frozen=True)
class Disc:
    """What is shown by discs: the base of a fact's name or a track's, for what it is used, and for which seat or ground
    where its name does not say so.
    """

    base: str
    use: Use
    seat: str
    number: int
    face: Face


@dataclass(slots=True, frozen=True)
class Named:
    """A name taken apart: what is left of it, the seat or nothing, the number or -1."""

    base: str
    seat: str
    number: int


@dataclass(slots=True, frozen=True)
class Layout:
    """What `[cards]` says, and the seats that names may end with. `read` is None for everywhere."""

    seats: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    read: tuple[str, ...] | None = None
    star: str = ""
    nobody: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()
    endless: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    tosses: tuple[str, ...] = ()
    roles: tuple[tuple[str, Role], ...] = ()
    facts: tuple[Disc, ...] = ()
    tracks: tuple[Disc, ...] = ()

    def named(self, name: str) -> Named:
        """A name of a place, a fact or a track, taken apart."""
        parts = name.split("-")
        number = int(parts.pop()) if len(parts) > 1 and parts[-1].isdigit() else -1
        seat = parts.pop() if len(parts) > 1 and parts[-1] in self.seats else ""
        return Named("-".join(parts), seat, number)

    def rank(self, zone: str) -> int:
        """Where a place stands in a list: what is fought for first, the piles last."""
        base = self.named(zone).base
        return self.order.index(base) if base in self.order else len(self.order) + (base in self.last)

    def is_read(self, zone: str) -> bool:
        """Whether the cards of a place are read, not only named."""
        return self.read is None or self.named(zone).base in self.read

    def role(self, zone: str, counted: bool) -> Role:
        """What a place is to the table; unless told a spread, or a pile where cards are only counted."""
        return dict(self.roles).get(self.named(zone).base, "pile" if counted else "spread")


def read_layout(sheet: Sheet, seats: tuple[str, ...]) -> Layout:
    """What the table `[cards]` says. Raises DataError."""
    lists = ["order", "last", "nobody", "notes", "spare", "endless", "taken", "tosses"]
    sheet.only([*lists, "read", "star", "roles", "counters"])
    roles = sheet.sheet("roles") if "roles" in sheet.data else Sheet({}, sheet.where)
    discs = sheet.sheets("counters")
    return Layout(
        seats=seats,
        order=tuple(sheet.texts("order", [])),
        last=tuple(sheet.texts("last", [])),
        read=tuple(sheet.texts("read")) if "read" in sheet.data else None,
        star=sheet.text("star", ""),
        nobody=tuple(sheet.texts("nobody", [])),
        notes=tuple(sheet.texts("notes", [])),
        spare=tuple(sheet.texts("spare", [])),
        endless=tuple(sheet.texts("endless", [])),
        taken=tuple(sheet.texts("taken", [])),
        tosses=tuple(sheet.texts("tosses", [])),
        roles=tuple((base, cast(Role, roles.choice(base, list(ROLES)))) for base in roles.data),
        facts=tuple(_disc(one, "fact", seats) for one in discs if "fact" in one.data),
        tracks=tuple(_disc(one, "track", seats) for one in discs if "fact" not in one.data),
    )


def _disc(sheet: Sheet, kind: str, seats: tuple[str, ...]) -> Disc:
    sheet.only([kind, "use", "seat", "number", "fill", "print", "label", "sign"])
    return Disc(
        sheet.text(kind),
        cast(Use, sheet.choice("use", list(USES))),
        sheet.choice("seat", list(seats)) if "seat" in sheet.data else "",
        sheet.number("number", -1),
        Face(
            sheet.text("fill", ""),
            sheet.text("print", ""),
            sheet.text("label", ""),
            cast(Sign, sheet.choice("sign", list(SIGNS), "")),
        ),
    )
