"""[4.1] [4.2] [4.3] [4.4] [4.5] [4.6] How far a piece can go: one search for each piece that moves.

All costs are half-factors. An open sector costs two, a step along a road one, a hill or wood two and the rest of the
move, a pontoon bridge two more for a vehicle that drives onto it.
"""

from typing import Final

from bridgehead.boards.paths import UNREACHED, Reach
from bridgehead.games.remagen.board.bridges import blocked, crossable, is_afloat, is_water
from bridgehead.games.remagen.board.capacity import can_swim, has_room
from bridgehead.games.remagen.board.control import controlled
from bridgehead.games.remagen.board.engaged import is_tied
from bridgehead.games.remagen.board.night import is_day_march
from bridgehead.games.remagen.printed.components import (
    GERMAN,
    HILL_FACTOR,
    IS_MOTOR,
    KIND_OF,
    OPEN_FACTOR,
    SEAT_OF,
    UNITS,
)
from bridgehead.games.remagen.printed.ground import (
    AROUND,
    BOARD,
    HALTS,
    IS_RIVER,
    MAY_STAND,
    OPEN_COST,
    OPEN_PACE,
    ROAD_PACE,
    SECTORS,
    STEPS,
    WALK_OF,
)
from bridgehead.games.remagen.state import Bridgehead, has_marched

SWIM: Final = 2  # river sectors an amphibian may cover in a turn


class Range(Reach):
    """What a search has found, with the sectors it came to in the order in which it did."""

    def __init__(self, cost: list[int], before: list[int]) -> None:
        super().__init__(cost, before)
        self.sectors: list[int] = []


def allowance(g: Bridgehead, unit: int) -> int:
    """[4.1] [10.3] The half-factors a piece has for a turn."""
    factor = OPEN_FACTOR[KIND_OF[unit]]
    if SEAT_OF[unit] == GERMAN and is_day_march(g):
        factor = max(1, factor - 1)
    return 2 * factor


def refresh(g: Bridgehead, seat: int) -> None:
    """[4.1] Every piece of the side may move again."""
    g.marched = 0
    for unit in UNITS[seat]:
        if g.place[unit] >= 0:
            g.left[unit] = allowance(g, unit)


def steps_for(g: Bridgehead, unit: int) -> list[list[tuple[int, int]]]:
    """The steps that ground and movement chart allow a piece: for each sector the next ones with their cost."""
    pace = OPEN_PACE if SEAT_OF[unit] == GERMAN and is_day_march(g) else ROAD_PACE
    return STEPS[pace][WALK_OF[KIND_OF[unit]]]


def is_open(g: Bridgehead, unit: int, there: int) -> bool:
    """[4.4] [4.6] [4.8] Whether a piece may step into a sector now: no enemy, no gap, no wrecks in the way."""
    pile = g.pile[there]
    if pile:
        if SEAT_OF[pile[0]] != SEAT_OF[unit]:
            return False
        if IS_MOTOR[KIND_OF[unit]] and blocked(g, there):
            return False
    return not IS_RIVER[there] or crossable(g, BOARD.row[there])


def reach(g: Bridgehead, unit: int) -> Range:
    """[4.2] [4.3] [4.5] [4.10] Where a piece can go with what it has left, and by which way.

    It goes no further from a hill or wood it enters, nor from a sector next to the enemy; it may set out from either.
    """
    start = g.place[unit]
    if is_afloat(g, start):
        found = Range([UNREACHED] * SECTORS, [-1] * SECTORS)
        found.cost[start] = 0
        swim_on(g, unit, found)
        return found
    found = reach_from(g, unit, start, g.left[unit])
    if HALTS[start] and HILL_FACTOR[KIND_OF[unit]] > 1:
        along_the_ridge(g, unit, found)
    return found


def reach_from(g: Bridgehead, unit: int, start: int, limit: int) -> Range:
    """The same from any land or bridge sector with so many half-factors, but for hill after hill."""
    cost = [UNREACHED] * SECTORS
    before = [-1] * SECTORS
    found = Range(cost, before)
    cost[start] = 0
    steps = steps_for(g, unit)
    hostile = controlled(g, unit)
    buckets: list[list[int]] = [[] for _ in range(limit + 1)]
    buckets[0].append(start)
    for spent in range(limit):
        for here in buckets[spent]:
            if cost[here] != spent:
                continue
            for there, price in steps[here]:
                total = spent + price
                if total > limit or total >= cost[there] or not is_open(g, unit, there):
                    continue
                if cost[there] == UNREACHED:
                    found.sectors.append(there)
                cost[there] = total
                before[there] = here
                if not HALTS[there] and hostile[there] == 0 and not is_tied(g, there):
                    buckets[total].append(there)
    if can_swim(unit):
        into_the_river(g, unit, start, limit, found)
    return found


def along_the_ridge(g: Bridgehead, unit: int, found: Range) -> None:
    """[4.2] A piece that sets out on a hill may stay on hills for as many sectors as its hill factor, here two."""
    start = g.place[unit]
    steps = steps_for(g, unit)
    hostile = controlled(g, unit)
    for middle, _ in steps[start]:
        if not HALTS[middle] or found.before[middle] != start or hostile[middle] or is_tied(g, middle):
            continue
        total = 2 * OPEN_COST
        for there, _ in steps[middle]:
            if HALTS[there] and total <= g.left[unit] and total < found.cost[there] and is_open(g, unit, there):
                _note(found, there, total, middle)


def into_the_river(g: Bridgehead, unit: int, start: int, limit: int, found: Range) -> None:
    """[4.10] [9.9] An amphibian may enter the water from any land it can still move on from, and stops there."""
    hostile = controlled(g, unit)
    dry = [here for here in [start, *found.sectors] if not IS_RIVER[here]]
    for here in dry:
        if here != start and (HALTS[here] or hostile[here] or is_tied(g, here)):
            continue
        total = found.cost[here] + OPEN_COST
        for there in AROUND[here]:
            if total <= limit and total < found.cost[there] and is_water(g, there):
                _note(found, there, total, here)


def _note(found: Range, there: int, total: int, here: int) -> None:
    if found.cost[there] == UNREACHED:
        found.sectors.append(there)
    found.cost[there] = total
    found.before[there] = here


def swims_left(g: Bridgehead, unit: int) -> int:
    """[4.10] How many of its sectors of river an amphibian in the water may still cover this turn."""
    return min(SWIM, g.left[unit] // OPEN_COST)


def swim_on(g: Bridgehead, unit: int, found: Range) -> None:
    """[4.6] [4.10] In the river an amphibian covers two sectors a turn, past friends; the bank may be the last."""
    walk = WALK_OF[KIND_OF[unit]]
    hostile = controlled(g, unit)
    edge = [g.place[unit]]
    for swum in range(1, swims_left(g, unit) + 1):
        further: list[int] = []
        for here in edge:
            for there in AROUND[here]:
                if found.cost[there] < UNREACHED:
                    continue
                if is_water(g, there):
                    if hostile[there] == 0 and not is_tied(g, there):
                        further.append(there)
                elif IS_RIVER[there] or not MAY_STAND[walk][there] or not is_open(g, unit, there):
                    continue
                _note(found, there, swum * OPEN_COST, here)
        edge = further


def ends(g: Bridgehead, unit: int, found: Range) -> list[int]:
    """The sectors that a search has found and that have room for the piece, in order."""
    piles = g.pile
    return sorted([there for there in found.sectors if not piles[there] or has_room(g, unit, there)])


def can_stir(g: Bridgehead, unit: int) -> bool:
    """Whether a piece can go anywhere: nearly always the first look round tells."""
    if g.left[unit] <= 0 or has_marched(g, unit):
        return False
    here = g.place[unit]
    if not IS_RIVER[here]:
        left = g.left[unit]
        piles = g.pile
        steps = steps_for(g, unit)[here]
        for there, price in steps:
            if not piles[there] and price <= left and not IS_RIVER[there]:
                return True
        for there, price in steps:
            if price <= left and is_open(g, unit, there) and has_room(g, unit, there):
                return True
    return bool(ends(g, unit, reach(g, unit)))


def exits(g: Bridgehead, unit: int, here: int) -> list[int]:
    """[9.10] [9.12] One step away: where a piece could go from a sector, whatever it has left and however full."""
    found = [there for there, _ in steps_for(g, unit)[here] if is_open(g, unit, there)]
    if can_swim(unit) and (is_afloat(g, here) or not IS_RIVER[here]):
        land = is_afloat(g, here)
        walk = WALK_OF[KIND_OF[unit]]
        for there in AROUND[here]:
            if there in found:
                continue
            ashore = land and not IS_RIVER[there] and MAY_STAND[walk][there] and is_open(g, unit, there)
            if ashore or is_water(g, there):
                found.append(there)
    return sorted(found)
