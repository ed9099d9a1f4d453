"""[T5.3] [T5.17] What the ground makes a Location cost, in halves of a point; smoke, night, wire and load come on top.

A cost below 0 is one of the chart's words: CLOSED, ALL, HALF.
"""

from typing import Final

from bridgehead.games.coupdemain.printed.ground import (
    CLIFF,
    DITCHED,
    FENCE,
    GULLY_BED,
    HEDGE,
    PATH,
    PAVED_HERE,
    PAVED_ROAD,
    PILLBOX,
    ROWHOUSE,
    SLOPE_UP,
    SLOTS,
    STREAM_BED,
    UNPAVED_HERE,
    WALL,
    Ground,
    open_to_foot,
)
from bridgehead.games.coupdemain.printed.terrain import (
    ALL,
    BRIDGE,
    BY_ROAD,
    CHART,
    CLOSED,
    DITCH,
    FOOT,
    GULLY,
    HALF,
    MARK,
    OPEN,
    PAVED,
    SIDE,
    STREAM,
    TERRAIN,
    TRACK,
    UNPAVED,
)

_RISING: Final = CHART.sheet("rising")
STOREY: Final = _RISING.number("storey")
VEHICLE_LEVEL: Final = _RISING.number("vehicle")
IN_COVER: Final = MARK[DITCH].in_cover
"""[T5.10] What it costs Infantry more to enter a ditch hex in cover."""
# The bits of a side in the order of the chart's rows, but the slope, which is steep one way only.
SIDE_KINDS: Final = [WALL, HEDGE, FENCE, CLIFF]
SLOPE_ROW: Final = 4


def foot_price(ground: Ground, here: int, there: int) -> int:
    """[T2.6] [T5.17] [T22.18] What a step from a Location to the next costs Infantry: 1 MF inside a building and in or
    out of a pillbox, else terrain or road and the side, dearer uphill; ALL for marsh, CLOSED where no step leads. From
    the next hex straight into a pillbox, or out of it: 1 MF more than the hex.
    """
    a, b = here // SLOTS, there // SLOTS
    if PILLBOX in (here % SLOTS, there % SLOTS) and a != b:
        beside = foot_price(ground, SLOTS * a, SLOTS * b)
        return beside if beside < 0 else beside + STOREY
    if a == b or here % SLOTS or there % SLOTS:
        return STOREY
    if not open_to_foot(ground, a, b):
        return CLOSED
    if one_building(ground, a, b):
        return STOREY
    cost = _on_foot(ground, a, b)
    return cost if cost < 0 else _uphill(ground, a, b, cost + side_price(ground, FOOT, a, b))


def _on_foot(ground: Ground, a: int, b: int) -> int:
    """[T5.3] [T5.12] The hex by itself: at road rate along a road or path, else what grows and lies there."""
    if ground.joined_by_road(a, b):
        return MARK[_road(ground, a, b)].cost[FOOT]
    if along_path(ground, a, b):
        return MARK[TRACK].cost[FOOT]
    return _off_road(ground, b)


def _off_road(ground: Ground, b: int) -> int:
    """[T5.11] What grows in a hex and lies in it: through a stream's bed, into a gully."""
    cost = TERRAIN[ground.terrain[b]].cost[FOOT]
    if cost < 0:
        return cost
    if ground.marks[b] & STREAM_BED:
        return MARK[STREAM].cost[FOOT]
    if ground.marks[b] & GULLY_BED:
        return MARK[GULLY].cost[FOOT] + (0 if ground.terrain[b] == OPEN else cost)
    return cost


def road_here(ground: Ground, here: int) -> bool:
    """Whether a road runs through a hex."""
    return ground.marks[here] & (PAVED_HERE | UNPAVED_HERE) != 0


def entry_price(ground: Ground, here: int) -> int:
    """[T33.11] What a hex at the edge costs Infantry that comes onto the map there: by road at the road's rate."""
    return MARK[PAVED].cost[FOOT] if road_here(ground, here) else _off_road(ground, here)


def _uphill(ground: Ground, a: int, b: int, cost: int) -> int:
    """[T5.15] [T5.17] Doubled for each level that the way rises; up a slope 1 MF more instead."""
    if ground.between(a, b) & SLOPE_UP:
        return cost + SIDE[SLOPE_ROW].cost[FOOT]
    for _ in range(ground.level[b] - ground.level[a]):
        cost *= 2
    return cost


def side_price(ground: Ground, mover: int, a: int, b: int) -> int:
    """[T11.5] What walls, hedges and the like on the side between two neighbours add; CLOSED when they bar it."""
    side, added = ground.between(a, b), 0
    for row, bit in enumerate(SIDE_KINDS):
        if side & bit:
            cost = SIDE[row].cost[mover]
            if cost < 0:
                return CLOSED
            added += cost
    return added


def one_building(ground: Ground, a: int, b: int) -> bool:
    """[T2.6] Whether two neighbours are of one building, with a way through."""
    return ground.house[a] >= 0 and ground.house[a] == ground.house[b] and not ground.between(a, b) & ROWHOUSE


def along_path(ground: Ground, a: int, b: int) -> bool:
    """[T5.2] Whether a path leads from a hex to its neighbour: both lie on it."""
    return ground.marks[a] & ground.marks[b] & PATH != 0


def passes_by(ground: Ground, here: int, there: int) -> bool:
    """[T5.4] Whether who steps so stays outside the building of the hex: he comes along its road."""
    a, b = here // SLOTS, there // SLOTS
    if here % SLOTS == PILLBOX or there % SLOTS:
        return False
    return a != b and ground.building(b) and ground.joined_by_road(a, b)


def groping(ground: Ground, here: int, there: int) -> bool:
    """[T18.9] Whether the dark makes a step dearer on foot: into Concealment Terrain, but along a road or path or from
    Location to Location of one building.
    """
    a, b = here // SLOTS, there // SLOTS
    if a == b or not TERRAIN[ground.terrain[b]].conceals or one_building(ground, a, b):
        return False
    return not ground.joined_by_road(a, b) and not along_path(ground, a, b)


def drive_price(ground: Ground, mover: int, a: int, b: int) -> int:
    """[T5.3] [T5.5] [T5.15] What a hex costs a vehicle from its neighbour: CLOSED, ALL or HALF of its allotment, or a
    number; to buildings, and on and off the bridge, by road only.
    """
    uphill = _climb(ground, mover, a, b)
    if ground.joined_by_road(a, b):
        return MARK[_road(ground, a, b)].cost[mover] + uphill
    side = side_price(ground, mover, a, b)
    cost = TERRAIN[ground.terrain[b]].cost[mover]
    closed = cost in (CLOSED, BY_ROAD) or side == CLOSED or BRIDGE in (ground.terrain[a], ground.terrain[b])
    if closed or ground.between(a, b) & ROWHOUSE:
        return CLOSED
    for bit, mark in ((STREAM_BED, STREAM), (GULLY_BED, GULLY), (DITCHED, DITCH)):
        if ground.marks[b] & bit:
            more = MARK[mark].cost[mover]
            if more == CLOSED:
                return CLOSED
            cost = cost if cost < 0 else cost + more
    return cost if cost in (ALL, HALF) else cost + side + uphill


def _climb(ground: Ground, mover: int, a: int, b: int) -> int:
    """[T5.15] What rising ground adds for a vehicle."""
    if ground.between(a, b) & SLOPE_UP:
        return SIDE[SLOPE_ROW].cost[mover]
    return VEHICLE_LEVEL * max(0, ground.level[b] - ground.level[a])


def _road(ground: Ground, a: int, b: int) -> int:
    """The better of the roads over a side."""
    return PAVED if ground.road[6 * a + ground.direction(a, b)] & PAVED_ROAD else UNPAVED
