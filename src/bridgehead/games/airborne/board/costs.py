"""[P7.1] [P7.2] What it costs to enter a hex, in half movement points, and where a unit can get to."""

from typing import Final

from bridgehead.boards.paths import BARRED, Reach, search_by
from bridgehead.games.airborne.board.stacking import fort_in, holds, places_taken, room_for
from bridgehead.games.airborne.printed.ground import CLEAR, FOREST, STREAM, TOWN, WATER, Ground
from bridgehead.games.airborne.state import BLOCK, BLOWN, MINES, AirborneState

ROAD_RATE: Final = 1
NIGHT_LOSS: Final = 3
CROWDED_ROAD: Final = 2
STOPPING: Final = BLOCK | MINES
"""[P10.1] [P10.4] What ends the move of whoever enters it."""

# Kinds of mover, and what each terrain off the road costs them in half points: clear, forest, town, gully, swamp,
# stream, slope, hilltop, water.
ON_FOOT: Final = 0
VEHICLE: Final = 1
TRUCK: Final = 2
TERRAIN_COSTS: Final = [
    [2, 2, 1, 2, 2, 2, 2, 2, BARRED],
    [2, BARRED, 1, 6, BARRED, BARRED, 6, 2, BARRED],
    [4, BARRED, 1, BARRED, BARRED, BARRED, 8, 4, BARRED],
]


def allowance(g: AirborneState, unit: int) -> int:
    """[P7.1] [I.C.3] The half points a unit has: at night vehicles but wagons lose three points, and keep one at
    least.
    """
    kind = g.battle.of[unit]
    points = kind.move
    if kind.vehicle and not kind.wagon and g.night():
        points = max(1, points - NIGHT_LOSS)
    return 2 * points


def mover(g: AirborneState, unit: int) -> int:
    """[P7.1] The row of the terrain chart for a unit: on foot, vehicle (wagons too) or truck."""
    kind = g.battle.of[unit]
    if not kind.vehicle:
        return ON_FOOT
    return TRUCK if kind.truck and not kind.wagon else VEHICLE


def price_list(ground: Ground) -> list[list[list[int]]]:
    """[P7.1] [P7.2] By kind of mover and hex, the cost of the step to each of its neighbours by the ground alone,
    along the road where there is one. A bridge over a stream is clear ground from every side; wide water is entered and
    left by the road over its bridge only, and so are woods by vehicles.
    """
    if not ground.prices:
        for costs in TERRAIN_COSTS:
            prices: list[list[int]] = []
            for here in range(ground.size):
                prices.append([_ground_price(ground, costs, here, place) for place in ground.neighbours[here]])
            ground.prices.append(prices)
    return ground.prices


def _ground_price(ground: Ground, costs: list[int], here: int, place: int) -> int:
    if ground.joined_by_road(here, place):
        return ROAD_RATE
    if ground.terrain[here] == WATER or ground.terrain[place] == WATER:
        return BARRED
    if _hemmed(ground, costs, here):
        return BARRED
    if ground.bridge[place]:
        return costs[CLEAR]
    return costs[ground.terrain[place]]


def _hemmed(ground: Ground, costs: list[int], here: int) -> bool:
    """[P7.2] Whether a mover leaves a hex along its road only: vehicles in the woods, whose edge they never cross."""
    return ground.terrain[here] == FOREST and costs[FOREST] == BARRED


def off_road(ground: Ground, costs: list[int], place: int) -> int:
    """[P7.2] What a hex costs whose road, or streets, cannot be used: as its other terrain, or BARRED; towns and
    bridges as clear ground.
    """
    if ground.bridge[place] or ground.terrain[place] == TOWN:
        return costs[CLEAR]
    return costs[ground.terrain[place]]


def step_cost(g: AirborneState, unit: int, here: int, place: int) -> int:
    """[P7.1] [P7.2] [P6] What a unit pays for a step, or BARRED: enemies and full hexes bar the way."""
    edge = g.battle.ground.neighbours[here].index(place)
    price = price_list(g.battle.ground)[mover(g, unit)][here][edge]
    if price != BARRED and (g.first[place] >= 0 or g.works[place] or g.works[here]):
        return _met(g, unit, here, place, price)
    return price


def _met(g: AirborneState, unit: int, here: int, place: int, price: int) -> int:
    """[P7.2] [P6] The price of a step where something stands in the way: units, works, a bridge that is gone."""
    if g.first[place] >= 0 and holds(g, place, 1 - g.battle.side[unit]):
        return BARRED
    if not room_for(g, place, unit):
        return BARRED
    costs = TERRAIN_COSTS[mover(g, unit)]
    if (g.works[place] | g.works[here]) & BLOWN:
        return _without_bridge(g, costs, here, place)
    if price == ROAD_RATE and not free_road(g, place, g.battle.side[unit]):
        return BARRED if _hemmed(g.battle.ground, costs, here) else off_road(g.battle.ground, costs, place)
    return price


def _without_bridge(g: AirborneState, costs: list[int], here: int, place: int) -> int:
    """[P10.3] A step onto or off a bridge that is gone: over water none, over a stream through the stream."""
    terrain = g.battle.ground.terrain
    if terrain[here] == WATER or terrain[place] == WATER:
        return BARRED
    if terrain[place] == STREAM and g.works[place] & BLOWN:
        return costs[STREAM]
    return off_road(g.battle.ground, costs, place)


def free_road(g: AirborneState, place: int, side: int) -> bool:
    """[P7.2] Whether the road rate holds: at most two of the places that count for stacking are taken, wrecks and hulls
    among them, and there is no block, no mines and no fort.
    """
    if g.works[place] & STOPPING:
        return False
    if g.first[place] < 0 and not g.works[place]:
        return True
    return fort_in(g, place) < 0 and places_taken(g, place, side) <= CROWDED_ROAD


class Walk:
    """The cost of each step of one unit's move, for the search."""

    def __init__(self, g: AirborneState, unit: int, entered: bool) -> None:
        self.g: AirborneState = g
        self.unit: int = unit
        self.start: int = g.where[unit]
        self.entered: bool = entered
        self.prices: list[list[int]] = price_list(g.battle.ground)[mover(g, unit)]

    def cost(self, here: int, place: int, edge: int) -> int:
        """What the step costs. Nobody goes on from mines or a block; a block is entered only by who begins his movement
        next to it.
        """
        g = self.g
        price = self.prices[here][edge]
        if price == BARRED or not (g.first[place] >= 0 or g.works[place] or g.works[here]):
            return price
        if here != self.start and g.works[here] & STOPPING:
            return BARRED
        if g.works[place] & BLOCK and (self.entered or not g.battle.ground.adjacent(self.start, place)):
            return BARRED
        return _met(g, self.unit, here, place, price)


def reachable(g: AirborneState, unit: int, points: int, entered: bool = False) -> Reach:
    """[P7.1] Everything that a unit can get to with so many half points, and how; `entered` if it has come onto the
    board in this very move.
    """
    return search_by(g.battle.ground.neighbours, Walk(g, unit, entered).cost, [g.where[unit]], points)


def goals(reach: Reach) -> list[int]:
    """The hexes that a search found, but for the start, in order."""
    return sorted(reach.reached[1:])
