"""[T11.5] The ways of Infantry over the board: from which Location to which, at what price in half-MF, by day and
by night.

Besides the Locations there is a *street* in every hex of a building that a road leads into [T5.4]: whoever passes
by is there. It is no Location (units on it stand in the ground Location), only a point on the way, and has the slot
that Locations leave unused.
"""

from typing import Final

from bridgehead.boards.paths import UNREACHED, Near
from bridgehead.games.coupdemain.board.costs import STOREY, foot_price, groping, passes_by
from bridgehead.games.coupdemain.printed.ground import GROUND, SLOTS, Ground
from bridgehead.games.coupdemain.printed.tables import NIGHT
from bridgehead.games.coupdemain.printed.terrain import ALL

STREET: Final = 3
"""[T5.4] The slot of a hex's street on the way."""
WHOLE: Final = ALL
"""[T5.12] A price: all MF that the mover has, none spent before."""
INSIDE: Final = STOREY
"""[T5.4] [T2.6] From the street into the building; from hex to hex of one building; a storey up or down."""
BY_DAY: Final = "ways by day"
BY_NIGHT: Final = "ways by night"
IN_THE_DARK: Final[int] = 2 * NIGHT.number("concealment_mf")

MOST: Final = 64
"""More half-MF than anybody has."""
NOWHERE: Final[set[int]] = set()
REMEMBERED: Final = 2048
"""So many reaches are kept; one takes some kilobytes."""


class Ways:
    """The ways of a ground by day or by night: by point (a Location, or a street) where it leads, at what price, and
    whether by a road hexside.
    """

    __slots__ = ("ground", "night", "leads", "prices", "by_road", "reaches", "widest")

    ground: Ground
    night: bool
    leads: list[list[int]]
    prices: list[list[int]]
    by_road: list[list[bool]]
    reaches: dict[int, Near]  # what `open_reach` has found,
    widest: dict[int, int]  # and with how much at the most

    def price(self, here: int, there: int) -> int:
        """The price of one step that the ways know."""
        return self.prices[here][self.leads[here].index(there)]

    def along_road(self, here: int, there: int) -> bool:
        """Whether that step crosses a road hexside."""
        return self.by_road[here][self.leads[here].index(there)]


def ways_of(ground: Ground, night: bool) -> Ways:
    """The ways of a ground, worked out once."""
    name = BY_NIGHT if night else BY_DAY
    known = ground.worked_out.get(name)
    if isinstance(known, Ways):
        return known
    found = _lay(ground, night)
    ground.worked_out[name] = found
    return found


def spread(
    ways: Ways, start: int, limit: int, whole: int, road_only: bool, closed: set[int], dead_ends: set[int]
) -> Near:
    """[T11.3] The points that can be reached with so much, but for those that are closed, and by no way through a dead
    end. A step for all that one has costs `whole`, at the start only (-1: something is spent already). It searches as
    `search_near` does, which would call a function for every step.
    """
    near = Near(start)
    found = near.cost
    buckets: list[list[int]] = [[start]]
    spent = 0
    while spent < len(buckets):
        for here in buckets[spent]:
            if found[here] != spent:
                continue
            near.reached.append(here)
            if here in dead_ends:
                continue
            prices = ways.prices[here]
            for edge, there in enumerate(ways.leads[here]):
                price = prices[edge]
                if price == WHOLE and here == start:
                    price = whole
                if price < 0 or spent + price > limit or spent + price >= found.get(there, UNREACHED):
                    continue
                if there in closed or (road_only and not ways.by_road[here][edge]):
                    continue
                found[there] = spent + price
                while len(buckets) <= spent + price:
                    buckets.append([])
                buckets[spent + price].append(there)
        spent += 1
    return near


def open_reach(ways: Ways, start: int, limit: int, whole: int, road_only: bool) -> Near:
    """[T11.3] The points that can be reached with so much where nobody and nothing but the ground is in the way; of
    points beyond the costs may be in it, too. Remembered, since stacks set out from the same points again and again.
    """
    key = (start * MOST + whole + 1) * 2 + (1 if road_only else 0)
    known = ways.reaches.get(key * MOST + limit)
    if known is None:
        if len(ways.reaches) >= REMEMBERED:
            ways.reaches.clear()
            ways.widest.clear()
        known = _cut(ways, key, limit)
        if known is None:
            known = spread(ways, start, limit, whole, road_only, NOWHERE, NOWHERE)
            ways.widest[key] = limit
        ways.reaches[key * MOST + limit] = known
    return known


def _cut(ways: Ways, key: int, limit: int) -> Near | None:
    """Whoever has less reaches the first of the points that whoever had most reached; None if nobody had as much."""
    widest = ways.widest.get(key, -1)
    if widest < limit:
        return None
    known = ways.reaches[key * MOST + widest]
    fewer = Near(known.reached[0])
    fewer.cost = known.cost
    fewer.reached = [point for point in known.reached if known.cost[point] <= limit]
    return fewer


def location_of(point: int) -> int:
    """The Location of who is at a point of the way: who passes by on the street stands in the ground Location."""
    return point - STREET if point % SLOTS == STREET else point


def street_of(location: int) -> int:
    """The street of a Location's hex."""
    return location - location % SLOTS + STREET


def has_street(ground: Ground, place: int) -> bool:
    """[T5.4] Whether a road leads into the hex of a building."""
    return ground.building(place) and any(ground.road[6 * place + way] for way in range(6))


def _lay(ground: Ground, night: bool) -> Ways:
    ways = Ways()
    ways.ground = ground
    ways.night = night
    points = SLOTS * ground.size
    ways.leads = [[] for _ in range(points)]
    ways.prices = [[] for _ in range(points)]
    ways.by_road = [[] for _ in range(points)]
    ways.reaches = {}
    ways.widest = {}
    for here in ground.places:
        for there in ground.steps[here]:
            _lay_step(ways, here, here, there)
    for place in range(ground.size):
        if has_street(ground, place):
            _lay_street(ways, place)
    return ways


def _lay_street(ways: Ways, place: int) -> None:
    """[T5.4] From a street one may go into the building, and on from there as from its ground, but by no inner
    door.
    """
    ground = ways.ground
    inside = SLOTS * place
    _add(ways, inside + STREET, inside, INSIDE, False)
    for there in ground.steps[inside]:
        if there // SLOTS != place:
            _lay_step(ways, inside + STREET, inside, there)


def _lay_step(ways: Ways, point: int, here: int, there: int) -> None:
    """[T5.4] [T18.9] The step from a point, at or outside a Location, to another: by road into a building's hex
    also to the street only, and inside for 1 MF more; elsewhere in the dark for what that adds.
    """
    ground = ways.ground
    price = foot_price(ground, here, there)
    if passes_by(ground, here, there):
        _add(ways, point, there + STREET, price, True)
        within = point == here and ground.house[here // SLOTS] == ground.house[there // SLOTS]
        _add(ways, point, there, INSIDE if within else price + INSIDE, False)
        return
    road = here % SLOTS == GROUND and here // SLOTS != there // SLOTS and there % SLOTS == GROUND
    road = road and ground.joined_by_road(here // SLOTS, there // SLOTS)
    if price != WHOLE and ways.night and groping(ground, here, there):
        price += IN_THE_DARK
    _add(ways, point, there, price, road)


def _add(ways: Ways, here: int, there: int, price: int, road: bool) -> None:
    ways.leads[here].append(there)
    ways.prices[here].append(price)
    ways.by_road[here].append(road)
