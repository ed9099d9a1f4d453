"""What one seat may see, in a form that a table draws without knowing any rules. Views are built by allow-list.

Pieces stand and markers lie on spaces. What is drawn about spaces without being a counter is a shape: a tag, a tint, an
arrow, a line, a ring, the side of a space, an arc or a glow. A shape has a role, which says in the words of the game
what it is (`tag-ROLE`, `tint-ROLE`, … with `$degrees` and `$value`), and all else about it in fields: a table never
reads names.

Directions are degrees, clockwise from the upper edge of the board: 90 is the right.
"""

from dataclasses import dataclass, field


@dataclass(slots=True)
class PieceView:
    """A counter. `space` is a space of the board, or -1 when the piece lies in the zone named by `zone`.

    `piece` is a number that stays the same through the match and gives away no secret; `name` is a message id or a
    proper name; `symbol` and `size` follow the counters of the house style, `size` with what is printed beside the
    factors behind a full stop (`squad.E.f`); `factors` are printed bottom left to right; `marks` are states such as
    "suppressed" or "wounded"; `facing` is whither it looks, -1 where that is no matter; `level` is the storey of the
    space on which it stands, 0 the ground; `part` is the part of the space in which it is, where that has parts besides
    the open (`part-NAME` in the words); `under` is the piece that carries this one, or -1.
    """

    piece: int
    name: str
    symbol: str
    side: str
    space: int = -1
    zone: str = ""
    size: str = ""
    factors: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    facing: int = -1
    level: int = 0
    under: int = -1
    hidden: bool = False
    part: str = ""


@dataclass(slots=True)
class MarkView:
    """A marker that lies on a space and belongs to no piece: a wreck, rubble, control, a blown bridge. `facing` is
    whither it looks, -1 where that is no matter.
    """

    space: int
    mark: str
    side: str = ""
    value: str = ""
    facing: int = -1


@dataclass(slots=True)
class TagView:
    """A tag over a space: what is intended there. `sign` is the picture on it, `towards` whither it points or -1,
    `value` the number on it.
    """

    space: int
    role: str
    sign: str = ""
    side: str = ""
    towards: int = -1
    value: str = ""


@dataclass(slots=True)
class TintView:
    """A space tinted the more, the fuller `share` is (0 to 1); `value` is written on it."""

    space: int
    role: str
    share: float
    side: str = ""
    value: str = ""


@dataclass(slots=True)
class ArrowView:
    """An arrow that holds for the whole board and is drawn beside it; `value` is a message that says how strong."""

    role: str
    towards: int
    value: str = ""


@dataclass(slots=True)
class LineView:
    """A line from the middle of a space to that of another."""

    space: int
    end: int
    role: str
    side: str = ""
    value: str = ""


@dataclass(slots=True)
class RingView:
    """A space with a ring about it."""

    space: int
    role: str
    side: str = ""
    value: str = ""


@dataclass(slots=True)
class SideView:
    """A side of a space, the one that lies towards so many degrees: a hedge that is wired, a wall that is breached."""

    space: int
    towards: int
    role: str
    side: str = ""
    value: str = ""


@dataclass(slots=True)
class ArcView:
    """What something in a space covers: a sector about the middle of the space, so many degrees wide and as far as
    anything can be seen, with its middle line towards so many degrees.
    """

    space: int
    towards: int
    width: int
    role: str
    side: str = ""
    value: str = ""


@dataclass(slots=True)
class GlowView:
    """A space that stands out from the dark: lit up nearly as by day (`bright`), or only made out."""

    space: int
    role: str
    bright: bool = False


@dataclass(slots=True)
class ZoneView:
    """A box beside the board: a reinforcement line, a glider, a pool. `count` is given when its content is secret."""

    zone: str
    count: int = -1


@dataclass(slots=True)
class TrackView:
    """A track: its value now, where it ends, and the events known to come, as pairs of value and message id."""

    track: str
    value: int
    most: int
    least: int = 0
    notes: list[tuple[int, str]] = field(default_factory=list)


@dataclass(slots=True)
class CardView:
    """A card: its number, or -1 when the seat sees only its back; where it lies, and its place in the row."""

    card: int
    zone: str
    place: int
    side: str = ""
    marks: list[str] = field(default_factory=list)
    value: str = ""


@dataclass(slots=True)
class View:
    """All that a seat may know of a position. `facts` holds the rest, by message id. While it is `dark` the board lies
    in moonlight, but for the spaces that glow.
    """

    seat: int
    turn: int
    phase: str
    active: int
    pieces: list[PieceView] = field(default_factory=list)
    marks: list[MarkView] = field(default_factory=list)
    tags: list[TagView] = field(default_factory=list)
    tints: list[TintView] = field(default_factory=list)
    arrows: list[ArrowView] = field(default_factory=list)
    lines: list[LineView] = field(default_factory=list)
    rings: list[RingView] = field(default_factory=list)
    sides: list[SideView] = field(default_factory=list)
    arcs: list[ArcView] = field(default_factory=list)
    glows: list[GlowView] = field(default_factory=list)
    dark: bool = False
    zones: list[ZoneView] = field(default_factory=list)
    tracks: list[TrackView] = field(default_factory=list)
    cards: list[CardView] = field(default_factory=list)
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class CardFace:
    """All that is printed on a card, in one language.

    `side` is the army that it belongs to, empty for a card of nobody; `kind` is unit, event, action or terrain, and
    `kind_text` how that is said; `value` is a unit's (-1: none); `draw` and `size` are a terrain's; `copies` counts by
    scenario letter; `picture` is a motif of the drawing; `given` names what of all this is the rulebook's own.
    """

    id: str
    name: str
    side: str
    kind: str
    kind_text: str
    heroic: bool
    types: tuple[str, ...]
    value: int
    draw: tuple[int, ...]
    size: int
    copies: dict[str, int]
    picture: str
    text: str
    given: tuple[str, ...]
