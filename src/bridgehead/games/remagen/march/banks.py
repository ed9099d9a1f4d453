"""[8.1] The banks that Americans pass through: a march leads over as many new ones as it can on its way."""

from typing import Final

from bridgehead.boards.paths import UNREACHED
from bridgehead.games.remagen.board.bridges import is_afloat
from bridgehead.games.remagen.board.control import controlled
from bridgehead.games.remagen.march.movement import Range, reach_from
from bridgehead.games.remagen.printed.components import CARRIER_PLACE
from bridgehead.games.remagen.printed.ground import BANK_OF, CROSSING_BANKS, IS_SITE, ROWS, distance
from bridgehead.games.remagen.state import Bridgehead

BUILDING_BANKS: Final[list[int]] = [bank for row in range(ROWS) if IS_SITE[row] for bank in CROSSING_BANKS[row]]


def pass_banks(g: Bridgehead, unit: int, there: int, found: Range) -> None:
    """[8.1] Remember the bank sectors on the way of a march that is about to be made.

    The player says where it ends. Of the ways there that the piece can afford it takes one over banks that nobody has
    been in yet, if there is such a way: nothing speaks against it. Carriers and towing vehicles, who may drive on, take
    one of the shortest: they can be driven to a bank first.
    """
    best = new_banks(g, found.way(there))
    limit = found.cost[there] if CARRIER_PLACE[unit] >= 0 else g.left[unit]
    for bank in turnings(g, unit, there, found, limit):
        onward = reach_from(g, unit, bank, limit - found.cost[bank])
        if onward.cost[there] < UNREACHED:
            passed = new_banks(g, [*found.way(bank), *onward.way(there)])
            if len(passed) > len(best):
                best = passed
    for bank in best:
        g.passed |= 1 << bank


def new_banks(g: Bridgehead, way: list[int]) -> list[int]:
    """The bank sectors on a way that no American has been in."""
    return sorted({here for here in way if BANK_OF[here] >= 0 and not (g.passed >> here) & 1})


def turnings(g: Bridgehead, unit: int, there: int, found: Range, limit: int) -> list[int]:
    """The new banks of building sites from which a march could still go on to where it ends."""
    hostile = controlled(g, unit)
    if is_afloat(g, g.place[unit]):
        return []
    return [
        bank
        for bank in BUILDING_BANKS
        if bank != there
        and not (g.passed >> bank) & 1
        and found.cost[bank] + distance(bank, there) <= limit
        and hostile[bank] == 0
    ]
