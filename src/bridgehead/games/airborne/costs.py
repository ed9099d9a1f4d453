"""[P7.1] [P7.2] What it costs to enter a hex, in half movement points, and where a unit can get to."""

from typing import Final

from bridgehead.boards.paths import BARRED, UNREACHED, Reach, search_by
from bridgehead.games.airborne.ground import CLEAR, WATER
from bridgehead.games.airborne.stacking import fort_in, holds, room_for, side_in
from bridgehead.games.airborne.state import BLOCK, BLOWN, MINES, AirborneState

ROAD_RATE: Final = 1
NIGHT_LOSS: Final = 3
CROWDED_ROAD: Final = 2

# [P7.1] Half points to enter each terrain off the road: clear, forest, town, gully, swamp, stream, slope, hilltop, water.
FOOT_COSTS: Final = [2, 2, 1, 2, 2, 2, 2, 2, BARRED]
VEHICLE_COSTS: Final = [2, BARRED, 1, 6, BARRED, BARRED, 6, 2, BARRED]
TRUCK_COSTS: Final = [4, BARRED, 1, BARRED, BARRED, BARRED, 8, 4, BARRED]


def allowance(g: AirborneState, unit: int) -> int:
    """[P7.1] [I.C.3] The half points a unit has: at night vehicles but wagons lose three points, and keep one at least."""
    kind = g.battle.of[unit]
    points = kind.move
    if kind.vehicle and not kind.wagon and g.night():
        points = max(1, points - NIGHT_LOSS)
    return 2 * points


def terrain_costs(g: AirborneState, unit: int) -> list[int]:
    """[P7.1] The row of the terrain chart for a unit: foot, vehicle or truck."""
    kind = g.battle.of[unit]
    if not kind.vehicle:
        return FOOT_COSTS
    return TRUCK_COSTS if kind.truck and not kind.wagon else VEHICLE_COSTS


def entry_cost(g: AirborneState, unit: int, here: int, place: int) -> int:
    """[P7.1] [P7.2] [P6] What a unit pays for the step, or BARRED: enemies and full hexes bar the way, water without a
    bridge too; a bridge over wide water is entered and left by its road only.
    """
    side = g.battle.side[unit]
    if g.first[place] >= 0 and holds(g, place, 1 - side):
        return BARRED
    if (g.first[place] >= 0 or g.works[place]) and not room_for(g, place, unit):
        return BARRED
    return step_cost(g, unit, here, place)


def step_cost(g: AirborneState, unit: int, here: int, place: int) -> int:
    """[P7.1] [P7.2] The cost of the step for the ground alone."""
    ground = g.battle.ground
    standing = not g.works[place] & BLOWN
    road = standing and not g.works[here] & BLOWN and ground.joined_by_road(here, place)
    if ground.terrain[place] == WATER and not (road and ground.bridge[place]):
        return BARRED
    if ground.terrain[here] == WATER and not road:
        return BARRED
    costs = terrain_costs(g, unit)
    if road:
        return ROAD_RATE if free_road(g, place) else costs[CLEAR]
    cost = costs[ground.terrain[place]]
    if cost == ROAD_RATE and not free_road(g, place):
        return costs[CLEAR]
    return cost


def free_road(g: AirborneState, place: int) -> bool:
    """[P7.2] Whether the road rate holds: two other units at most, no block, mines or fort."""
    if g.works[place] & (BLOCK | MINES):
        return False
    if g.first[place] < 0:
        return True
    if fort_in(g, place) >= 0:
        return False
    return len(side_in(g, place, 0)) + len(side_in(g, place, 1)) <= CROWDED_ROAD


def stops(g: AirborneState, place: int) -> bool:
    """[P10.1] [P10.4] Mines and blocks end the move of whoever enters."""
    return g.works[place] & (BLOCK | MINES) != 0


class Walk:
    """The cost of each step of one unit's move, for the search."""

    def __init__(self, g: AirborneState, unit: int, start: int) -> None:
        self.g: AirborneState = g
        self.unit: int = unit
        self.start: int = start

    def cost(self, here: int, place: int, _edge: int) -> int:
        """What the step costs. Nobody goes on from mines or a block; vehicles enter a block from the next hex only."""
        g = self.g
        if here != self.start:
            if g.works[here] and stops(g, here):
                return BARRED
            if g.works[place] & BLOCK and g.battle.of[self.unit].vehicle:
                return BARRED
        return entry_cost(g, self.unit, here, place)


def reachable(g: AirborneState, unit: int, points: int) -> Reach:
    """[P7.1] Everything that a unit can get to with so many half points, and how."""
    start = g.where[unit]
    return search_by(g.battle.ground.neighbours, Walk(g, unit, start).cost, [start], points)


def goals(g: AirborneState, unit: int, reach: Reach) -> list[int]:
    """The hexes that a search found, but for the start, in order."""
    start = g.where[unit]
    cost = reach.cost
    return [place for place in g.battle.ground.hexes if cost[place] < UNREACHED and place != start]
