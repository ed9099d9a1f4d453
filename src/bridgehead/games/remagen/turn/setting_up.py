"""[1.1] [3.1] [12.1] Reading a scenario, ours or a player's own: length, quota, bridges, pieces already in place."""

from typing import Final

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.remagen.board.bridges import is_water
from bridgehead.games.remagen.board.capacity import can_swim
from bridgehead.games.remagen.march.arrivals import free_sectors, waiting
from bridgehead.games.remagen.march.engineers import COMPLETE
from bridgehead.games.remagen.printed.components import GERMAN, KIND_OF, KINDS, SEATS, UNITS
from bridgehead.games.remagen.printed.ground import BOARD, CROSSING_BANKS, IS_SITE, ROWS
from bridgehead.games.remagen.state import GERMAN_SETUP, LOST, POOL, Bridgehead, empty_board, put

KEYS: Final = [
    "turns",
    "turn",
    "bridge",
    "sudden_end",
    "replacements",
    "quota",
    "night_quota",
    "german_start",
    "victory",
    "pieces",
    "pontoon",
    "options",
]
MOST_TURNS: Final = 30
BEFORE: Final = -1  # the turn in which a bridge was completed that is there on the first


def new_game(setup: Setup, dice: Dice) -> Bridgehead:
    """The state before the first question. Raises DataError, naming the key, for what cannot be played."""
    sheet = Sheet(setup.data, setup.scenario)
    sheet.only(KEYS)
    g = Bridgehead()
    empty_board(g, dice)
    g.last_turn = sheet.number("turns", least=1, most=MOST_TURNS)
    g.turn = sheet.number("turn", 1, least=1, most=g.last_turn)
    g.sudden_end = sheet.flag("sudden_end", False)
    g.replaces = sheet.flag("replacements", True)
    g.night_rule = setup.options["night"] == "yes"
    g.bazooka_hurts = setup.options["bazooka"] == "armour"
    fate = setup.options["collapse"]
    g.fate_turn = 0 if fate == "die" else int(fate)
    g.railway = sheet.choice("bridge", ["standing", "down"]) == "standing"
    _read_quotas(g, sheet)
    g.levels = _levels(sheet.sheet("victory"))
    for one in sheet.sheets("pontoon"):
        _place_pontoon(g, one)
    for one in sheet.sheets("pieces"):
        _place_pieces(g, one)
    g.german_start = _german_start(g, sheet.sheet("german_start"))
    g.phase = GERMAN_SETUP
    return g


def _read_quotas(g: Bridgehead, sheet: Sheet) -> None:
    """[3.4] The first quota and the later ones; `night_quota`, where there is one, holds when nights are played."""
    by_night = g.night_rule and "night_quota" in sheet.data
    for key in ("quota", "night_quota") if by_night else ("quota",):
        quota = sheet.sheet(key)
        quota.only(["first", "later"])
        g.first_quota = quota.number("first", least=0)
        g.later_quota = quota.number("later", least=0)


def _levels(sheet: Sheet) -> tuple[int, ...]:
    sheet.only(["marginal", "substantial", "decisive"])
    marginal = sheet.number("marginal", least=0)
    substantial = sheet.number("substantial", least=marginal)
    return (marginal, substantial, sheet.number("decisive", least=substantial))


def _place_pontoon(g: Bridgehead, sheet: Sheet) -> None:
    """[8.1] A pontoon bridge, begun or complete: the row's letter and its labour units. Its banks have been visited."""
    sheet.only(["row", "labour"])
    letters = [chr(65 + row) for row in range(ROWS) if IS_SITE[row]]
    row = ord(sheet.choice("row", letters)) - 65
    g.labour[row] = sheet.number("labour", least=1, most=COMPLETE)
    for bank in CROSSING_BANKS[row]:
        g.passed |= 1 << bank
    if g.labour[row] == COMPLETE:
        g.finished[row] = g.turn - 1 if g.turn > 1 else BEFORE


def _place_pieces(g: Bridgehead, sheet: Sheet) -> None:
    """Pieces of one kind in one sector, or lost before the beginning (`sector = "lost"`)."""
    sheet.only(["side", "kind", "count", "sector"])
    seat = SEATS.index(sheet.choice("side", SEATS))
    kind = KINDS.index(sheet.choice("kind", KINDS))
    where = sheet.text("sector")
    if where != "lost" and where not in BOARD.index:
        raise sheet.fail("sector", "a sector of the board, A1 to R18, or 'lost'")
    for _ in range(sheet.number("count", 1, least=1)):
        unit = waiting(g, seat, kind)
        if unit < 0:
            raise sheet.fail("count", f"no more than the {KINDS[kind]} pieces of the {SEATS[seat]} side")
        if where == "lost":
            g.place[unit] = LOST
            continue
        sector = BOARD.index[where]
        if not free_sectors(g, unit, seat, [sector]) or not _is_dry(g, unit, sector):
            raise sheet.fail("sector", f"a sector that a {KINDS[kind]} may enter, with room and without enemies")
        put(g, unit, sector)


def _is_dry(g: Bridgehead, unit: int, sector: int) -> bool:
    return not is_water(g, sector) or can_swim(unit)


def _german_start(g: Bridgehead, sheet: Sheet) -> tuple[int, ...]:
    """[3.1] The pieces the Germans set up before the first turn, the bulky ones first so that all find room."""
    sheet.only(KINDS)
    found: list[int] = []
    for kind in range(len(KINDS)):
        count = sheet.number(KINDS[kind], 0, least=0)
        free = [unit for unit in UNITS[GERMAN] if KIND_OF[unit] == kind and g.place[unit] == POOL]
        if count > len(free):
            raise sheet.fail(KINDS[kind], f"at most {len(free)}, as many as the German side has left")
        found += free[:count]
    return tuple(found)
