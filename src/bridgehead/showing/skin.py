"""How a game is laid out on the table, from its `data/skin.toml`; everything in it may be left out.

phases = ["gliders", "suppression", …]     # the strip below the board, in order
secrets = true                             # whether seats hide things from each other (a curtain hangs between)
sights = true                              # whether one may ask for lines of sight (left out: no)
facts = ["dice"]                           # modifiers that are no sums to a die but numbers, said without a sign
cover = [900, 600, 900, 1200]              # the part of the board on the game's cover: x, y, width, height

[sides]                                    # the colours of each seat: br, us or de
british = "br"

[odds.combat]                              # results of a table by what they are to whoever asks for its odds;
good = ["X", "*"]                          # "*" stands for every result that is named nowhere, which else is fair
bad = ["AR 2"]

[[legend]]                                 # the legend: see `legend`

[cards]                                    # how a table of cards is laid out: see `layout`
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal

from bridgehead.engine.play.game import Game
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.showing.faces import SIDES
from bridgehead.showing.layout import Layout, read_layout

Tone = Literal["good", "fair", "idle", "bad"]
TONES: tuple[Tone, ...] = ("good", "fair", "idle", "bad")

_PHASE = re.compile(r"^phase-([\w-]+)\s*=", re.MULTILINE)


@dataclass(slots=True, frozen=True)
class Skin:
    """Phases in order, colours of the seats, whether they have secrets, whether lines of sight may be asked for, the
    modifiers that are numbers without a sign, the part of the board on the cover or its motif, the number of the first
    piece of each kind that is one, what lies on a space or piece and how many numbers of it each has, what the results
    of each table are to whoever asks for its odds, and how a table of cards is laid out.
    """

    phases: tuple[str, ...]
    sides: tuple[str, ...]
    secrets: bool
    sights: bool
    facts: tuple[str, ...]
    cover: tuple[int, ...]
    motif: str
    pieces: dict[str, int]
    lies: dict[str, tuple[str, int]]
    tones: dict[str, dict[str, Tone]]
    cards: Layout

    def tone(self, table: str, result: str) -> Tone:
        """What a result of a table is to whoever asks for its odds."""
        known = self.tones.get(table, {})
        return known.get(result) or known.get("*", "fair")

    def first(self, place: str, kind: str) -> int:
        """What to take from the number of a space, piece or card to have that of a kind of the vocabulary; a number
        out of reach when the kind is none of them.
        """
        if place == "piece":
            return self.pieces.get(kind, 1 << 30)
        return 0 if place == kind else 1 << 30


@cache
def skin(game: Game) -> Skin:
    """The skin of a game. Raises DataError when its file says something that cannot be used."""
    path = game.folder / "data" / "skin.toml"
    sheet = Sheet(read_toml(path) if path.exists() else {}, path.name)
    known = ["phases", "sides", "secrets", "sights", "facts", "cover", "motif", "pieces", "lies", "odds", "cards"]
    sheet.only([*known, "legend"])
    sides = sheet.sheet("sides") if "sides" in sheet.data else Sheet({}, path.name)
    pieces = sheet.sheet("pieces") if "pieces" in sheet.data else Sheet({}, path.name)
    crop = sheet.data.get("cover", [])
    if not isinstance(crop, list) or len(crop) not in (0, 4) or not all(isinstance(part, int) for part in crop):
        raise sheet.fail("cover", "four whole numbers: x, y, width, height")
    return Skin(
        phases=tuple(sheet.texts("phases")) if "phases" in sheet.data else _phases(game),
        sides=tuple(sides.text(seat, SIDES.get(seat, "br")) for seat in game.info.seats),
        secrets=sheet.flag("secrets", len(game.info.seats) > 1),
        sights=sheet.flag("sights", False),
        facts=tuple(sheet.texts("facts", [])),
        cover=tuple(crop),
        motif=sheet.text("motif", ""),
        pieces={kind: pieces.number(kind) for kind in pieces.data} or {"unit": 0},
        lies=_lies(sheet),
        tones=_tones(sheet),
        cards=read_layout(sheet.sheet("cards") if "cards" in sheet.data else Sheet({}, path.name), game.info.seats),
    )


def _lies(sheet: Sheet) -> dict[str, tuple[str, int]]:
    """What kind of thing lies on what: `location = ["space", 8]`, when a space has eight of them."""
    found: dict[str, tuple[str, int]] = {}
    below = sheet.sheet("lies") if "lies" in sheet.data else Sheet({}, sheet.where)
    for kind, entry in below.data.items():
        if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in ("space", "piece"):
            raise below.fail(kind, '["space", number] or ["piece", number]')
        if not isinstance(entry[1], int) or entry[1] < 1:
            raise below.fail(kind, "a place with a number of at least 1")
        found[kind] = (str(entry[0]), entry[1])
    return found


def _tones(sheet: Sheet) -> dict[str, dict[str, Tone]]:
    """For each table the tone of each result that is named."""
    if "odds" not in sheet.data:
        return {}
    tables = sheet.sheet("odds")
    found: dict[str, dict[str, Tone]] = {}
    for table in tables.data:
        named = tables.sheet(table)
        named.only(list(TONES))
        found[table] = {result: tone for tone in TONES for result in named.texts(tone, [])}
    return found


@cache
def sides_in(game: Game, scenario: str) -> tuple[str, ...]:
    """The colours of the seats in one of the game's scenarios."""
    return sides_by(game, game.shipped(scenario))


def sides_by(game: Game, told: dict[str, object]) -> tuple[str, ...]:
    """The colours of the seats in a scenario, which may say whose army each of them leads (`defender = "german"`)."""
    usual = skin(game).sides
    return tuple(SIDES.get(str(told.get(seat)), usual[number]) for number, seat in enumerate(game.info.seats))


def _phases(game: Game) -> tuple[str, ...]:
    """The phases in the order in which the words name them."""
    path = game.folder / "words" / "en.ftl"
    return tuple(_PHASE.findall(path.read_text(encoding="utf-8"))) if path.exists() else ()
