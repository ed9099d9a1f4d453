"""[8.1] [8.2] [8.3] [8.4] [8.5] Pontoon bridges: where they may be built, the work on them, what shells do to them."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.games.remagen.board.bridges import fall
from bridgehead.games.remagen.board.night import labour_by_night
from bridgehead.games.remagen.printed.components import AMERICAN, ENGINEERS, GERMAN, KIND_OF, UNITS
from bridgehead.games.remagen.printed.ground import BANK_OF, CROSSING_BANKS, CROSSING_RIVER, IS_SITE, ROWS
from bridgehead.games.remagen.state import DROP, Bridgehead, owner

COMPLETE: Final = 30


def may_build(g: Bridgehead, row: int) -> bool:
    """[8.1] Whether work can be done: both banks visited, no German beside either, and something left to do."""
    if not IS_SITE[row] or g.labour[row] >= COMPLETE:
        return False
    for bank in CROSSING_BANKS[row]:
        if not (g.passed >> bank) & 1 or is_threatened(g, bank):
            return False
    return True


def is_threatened(g: Bridgehead, bank: int) -> bool:
    """[8.1] Whether Germans stand on a bank sector or beside it."""
    return g.zones[GERMAN][bank] > 0 or owner(g, bank) == GERMAN


def workers(g: Bridgehead) -> list[int]:
    """[8.2] The engineers who stand in a bank sector of a bridge that can be worked on, free to work."""
    found: list[int] = []
    for unit in UNITS[AMERICAN]:
        if KIND_OF[unit] == ENGINEERS and g.place[unit] >= 0 and g.aboard[unit] < 0:
            row = BANK_OF[g.place[unit]]
            if row >= 0 and may_build(g, row):
                found.append(unit)
    return found


def labour_step(g: Bridgehead) -> Steps:
    """[8.2] [10.2] Each troop works or keeps its hands free to move; then those who work roll a die each."""
    at_work: list[int] = []
    for unit in workers(g):
        row = BANK_OF[g.place[unit]]
        verb, _ = yield g.ask(AMERICAN, "labour", [("work", 0), ("stand-by", 0)], unit, g.labour[row])
        if verb == "work":
            at_work.append(row)
            g.left[unit] = 0
    pips = [0] * ROWS
    for row in at_work:
        pips[row] += g.roll("labour")
    for row in range(ROWS):
        if pips[row]:
            build(g, row, labour_by_night(g, pips[row]))
    g.phase = DROP


def build(g: Bridgehead, row: int, units: int) -> None:
    """[8.2] [8.3] Labour units are added up to thirty; a bridge completed now opens next turn."""
    g.labour[row] = min(COMPLETE, g.labour[row] + units)
    g.tell("built", CROSSING_RIVER[row][0], units, g.labour[row])
    if g.labour[row] == COMPLETE and g.finished[row] == 0:
        g.finished[row] = g.turn
        g.tell("bridge-complete", CROSSING_RIVER[row][0])


def pontoon_targets(g: Bridgehead) -> int:
    """[8.4] The river sectors of all pontoon bridges, complete or not, that can be shelled."""
    found = 0
    for row in range(ROWS):
        if g.labour[row]:
            for sector in CROSSING_RIVER[row]:
                found |= 1 << sector
    return found


def shell_bridge(g: Bridgehead, row: int, hits: int) -> None:
    """[8.4] [8.5] Each hit on the river sectors costs the bridge a die of labour units; at none it is gone."""
    if hits == 0:
        return
    pips = 0
    for _ in range(hits):
        pips += g.roll("bridge-damage")
    g.labour[row] = max(0, g.labour[row] - pips)
    g.tell("bridge-damaged", CROSSING_RIVER[row][0], pips, g.labour[row])
    if g.labour[row] == 0 and g.finished[row]:
        fall(g, row)


def usable(g: Bridgehead) -> list[int]:
    """[12.2] The rows with a pontoon bridge in being, damaged ones and one that opens next turn included."""
    return [row for row in range(ROWS) if g.finished[row]]
