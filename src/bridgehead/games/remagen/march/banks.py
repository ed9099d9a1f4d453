"""[8.1] The banks that Americans pass through: a march leads over new ones if it can."""

from typing import Final, NamedTuple

from bridgehead.boards.paths import UNREACHED
from bridgehead.games.remagen.board.bridges import is_afloat
from bridgehead.games.remagen.board.control import controlled
from bridgehead.games.remagen.march.loads import ONE_FACTOR, berths_from
from bridgehead.games.remagen.march.movement import Range, reach_from
from bridgehead.games.remagen.printed.components import AMERICAN, CARRIER_PLACE, SEAT_OF
from bridgehead.games.remagen.printed.ground import BANK_OF, CROSSING_BANKS, HALTS, IS_SITE, ROWS, distance
from bridgehead.games.remagen.state import Bridgehead

BUILDING_BANKS: Final[list[int]] = [bank for row in range(ROWS) if IS_SITE[row] for bank in CROSSING_BANKS[row]]


class Way(NamedTuple):
    """A way that a march takes: its half-factors, and the bank sectors on it that nobody has been in."""

    cost: int
    banks: list[int]


def pass_banks(g: Bridgehead, unit: int, there: int, found: Range) -> int:
    """[8.1] Remember the bank sectors on the way of a march that is about to be made; gives what that way costs."""
    cost, banks = way_taken(g, unit, there, found)
    for bank in banks:
        g.passed |= 1 << bank
    return cost


def way_taken(g: Bridgehead, unit: int, there: int, found: Range) -> Way:
    """[8.1] [4.1] The way that a march takes to a sector, and what it costs.

    The player says where it ends. Of the ways there that the piece can afford it takes one over banks that nobody has
    been in yet, if there is such a way, and pays for it: first over one that opens a building site, then over as many
    as there are on a way with one detour. One of the shortest is taken by carriers and towing vehicles, who can be
    driven to a bank first, and by who can get on a carrier where he ends.
    """
    if SEAT_OF[unit] != AMERICAN:
        return Way(found.cost[there], [])
    best = Way(found.cost[there], new_banks(g, found.way(there)))
    limit = best.cost if CARRIER_PLACE[unit] >= 0 or may_ride_on(g, unit, there, best.cost) else g.left[unit]
    for bank in turnings(g, unit, there, found, limit):
        onward = reach_from(g, unit, bank, limit - found.cost[bank])
        if onward.cost[there] < UNREACHED:
            banks = new_banks(g, [*found.way(bank), *onward.way(there)])
            way = Way(found.cost[bank] + onward.cost[there], banks)
            if worth(g, way) > worth(g, best):
                best = way
    return best


def may_ride_on(g: Bridgehead, unit: int, there: int, cost: int) -> bool:
    """[4.12] Whether a piece could get on a carrier where its march ends: no ground or enemy has stopped it there."""
    if HALTS[there] or controlled(g, unit)[there] or g.left[unit] < cost + ONE_FACTOR:
        return False
    return bool(berths_from(g, unit, there))


def worth(g: Bridgehead, way: Way) -> tuple[int, int, int]:
    """[8.1] What a way is good for: how many sites it opens, over how many new banks it leads, how short it is."""
    known = [bank for bank in BUILDING_BANKS if bank in way.banks or (g.passed >> bank) & 1]
    opened = [
        bank for bank in way.banks if bank in known and all(one in known for one in CROSSING_BANKS[BANK_OF[bank]])
    ]
    return len(opened), len(way.banks), -way.cost


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
