"""[T11.3] Where a stack can get to with the MF that it has left, and by which way."""

from typing import Final

from bridgehead.boards.paths import BARRED, Near, search_by, search_near
from bridgehead.games.coupdemain.hidden.concealment import open_to
from bridgehead.games.coupdemain.hidden.knowledge import is_known, sees, suspects
from bridgehead.games.coupdemain.marks import DUG_IN, PASSING, UNSEEN
from bridgehead.games.coupdemain.moving.allotment import allotment, road_bonus
from bridgehead.games.coupdemain.moving.costs import (
    STREET,
    WHOLE,
    Ways,
    location_of,
    open_reach,
    spread,
    street_of,
    ways_of,
)
from bridgehead.games.coupdemain.pieces.roster import armed, concealed, side_in
from bridgehead.games.coupdemain.pieces.stacking import room_for
from bridgehead.games.coupdemain.printed.ground import FIRST_STOREY, SLOTS
from bridgehead.games.coupdemain.smoke.screens import smoke_price
from bridgehead.games.coupdemain.state import ASSAULT, NOBODY, CoupState
from bridgehead.games.coupdemain.works.trenches import climb_out, network
from bridgehead.games.coupdemain.works.wire import wired

NO_WAY: Final = -1


def ways(g: CoupState) -> Ways:
    """The ways over the board in the light that there is."""
    return ways_of(g.battle.ground, g.night())


def point_of(g: CoupState) -> int:
    """Where the stack under way is: its Location, or the street of its hex."""
    location = g.where[g.stack[0]]
    return street_of(location) if passing(g) else location


def passing(g: CoupState) -> bool:
    """[T5.4] Whether the stack under way passes by the building of its hex."""
    return bool(g.marks[g.stack[0]] & PASSING)


def left(g: CoupState) -> int:
    """The half-MF that the stack under way may still spend, without the road bonus; below 0 when it has spent more
    than it has now.
    """
    return allotment(g, g.stack, g.manner) - g.spent


def step_price(g: CoupState, here: int, point: int) -> int:
    """[T11.5] [T22.4] [T31.1] What the next step of the stack under way costs it, out of its trench and into smoke too;
    WHOLE is all it has.
    """
    price = ways(g).price(here, point)
    if price == WHOLE:
        return price
    return price + climb_out(g, g.stack, location_of(here), location_of(point)) + smoke_price(g, here, point)


def barred(g: CoupState, units: list[int], location: int) -> bool:
    """[T11.7] [T2.8] [T2.9] Whether units cannot enter a Location in the MPh as far as their side knows: an enemy is
    seen to be there, or there is no room. (An empty hex has room for whoever stood together, but for steeples and
    pillboxes.)
    """
    if g.first[location // SLOTS] == NOBODY:
        return location % SLOTS > FIRST_STOREY and not room_for(g, location, g.battle.side[units[0]], units)
    side = g.battle.side[units[0]]
    for unit in side_in(g, location, 1 - side):
        if not concealed(g, unit) and armed(g, unit):
            return True
    return not room_for(g, location, side, units)


class Charging:
    """[T13.12] The price of each step of a berserk stack at a goal where it may find enemies."""

    def __init__(self, g: CoupState, goal: int) -> None:
        self.g: CoupState = g
        self.ways: Ways = ways(g)
        self.goal: int = goal
        self.start: int = point_of(g)

    def cost(self, here: int, there: int, edge: int) -> int:
        """What one step costs, or BARRED; marsh only to who has not spent anything."""
        g = self.g
        price = self.ways.prices[here][edge]
        if price == WHOLE:
            price = left(g) if here == self.start and g.spent == 0 else BARRED
        elif g.smoke:
            price += smoke_price(g, here, there)
        if there == self.goal:
            room = room_for(g, there, g.battle.side[g.stack[0]], g.stack)
            return price if room else BARRED
        return BARRED if barred(g, g.stack, location_of(there)) else price


class Walk:
    """The price of each step of the stack under way, for the search. Nobody plans to go through a Location with a
    "?" in it, or through wire: that may be a way's end only. `trenches` are those that it can go along dug in, `whole`
    is all that it has, `left` what it may still spend, `limit` the same with the bonus of the road.
    """

    def __init__(self, g: CoupState, road_only: bool) -> None:
        self.g: CoupState = g
        self.ways: Ways = ways(g)
        self.road_only: bool = road_only
        self.side: int = g.battle.side[g.stack[0]]
        self.start: int = point_of(g)
        self.whole: int = allotment(g, g.stack, g.manner)
        self.left: int = self.whole - g.spent
        self.limit: int = max(0, self.left + (road_bonus(g, g.stack) if road_only else 0))
        self.trenches: list[int] = []
        for unit in g.stack:
            if g.marks[unit] & DUG_IN:
                self.trenches = network(g, self.start)
                break

    def cost(self, here: int, there: int, edge: int) -> int:
        """What one step costs, or BARRED."""
        g = self.g
        if self.road_only and not self.ways.by_road[here][edge]:
            return BARRED
        empty = g.first[there // SLOTS] == NOBODY and there % SLOTS <= FIRST_STOREY
        if not empty and barred(g, g.stack, location_of(there)):
            return BARRED
        if here != self.start:
            if g.first[here // SLOTS] != NOBODY and suspects(g, location_of(here), self.side):
                return BARRED
            if g.works[here // SLOTS] and wired(g, location_of(here)) and here not in self.trenches:
                return BARRED
        price = self.ways.prices[here][edge]
        if self.trenches and price != WHOLE and here in self.trenches:
            price += climb_out(g, g.stack, here, location_of(there))
        if price == WHOLE:
            return self.whole if here == self.start and g.spent == 0 else BARRED
        return price + smoke_price(g, here, there) if g.smoke else price

    def reached(self, goal: int = NO_WAY) -> Near:
        """All points that the stack can get to, along roads with the bonus [T5.3]; with a goal at least those that it
        takes to find the cheapest ways to it. They are some of those that it would get to if nobody were in its way.
        """
        if self.trenches or self.g.smoke:
            return search_near(self.ways.leads, self.cost, self.start, self.limit, goal)
        whole = NO_WAY if self.g.spent or WHOLE not in self.ways.prices[self.start] else self.whole
        unhindered = open_reach(self.ways, self.start, self.limit, whole, self.road_only)
        closed: set[int] = set()
        dead_ends: set[int] = set()
        first, works = self.g.first, self.g.works
        for point in unhindered.reached:
            place = point // SLOTS
            if first[place] != NOBODY or works[place] or point % SLOTS > FIRST_STOREY:
                self.hinder(point, closed, dead_ends)
        if not closed and not dead_ends:
            return unhindered
        return spread(self.ways, self.start, self.limit, whole, self.road_only, closed, dead_ends)

    def hinder(self, point: int, closed: set[int], dead_ends: set[int]) -> None:
        """[T11.3] [T11.7] Whether a point is closed to the stack, or may only be its way's end."""
        g = self.g
        place = point // SLOTS
        if point == self.start:
            return
        if g.works[place] and wired(g, location_of(point)):
            dead_ends.add(point)
        if g.first[place] != NOBODY:
            if suspects(g, location_of(point), self.side):
                dead_ends.add(point)
            if barred(g, g.stack, location_of(point)):
                closed.add(point)
        elif point % SLOTS > FIRST_STOREY and barred(g, g.stack, location_of(point)):
            closed.add(point)


def goals(g: CoupState) -> list[int]:
    """[T11.3] The Locations that the stack under way can go to in its manner, in order."""
    if g.manner == ASSAULT:
        return assault_goals(g)
    walk = Walk(g, False)
    found = goals_among(walk.reached().reached, location_of(walk.start))
    if not g.by_road:
        return sorted(found)
    return sorted({*found, *goals_among(Walk(g, True).reached().reached, location_of(walk.start))})


def goals_among(points: list[int], start: int) -> list[int]:
    """[T11.3] The Locations among points but that of the start."""
    return [point for point in points if point % SLOTS != STREET and point != start]


def gets_anywhere(g: CoupState) -> bool:
    """[T11.3] Whether the stack under way has a goal in its manner: a neighbouring Location as a rule."""
    if g.manner == ASSAULT:
        return len(assault_goals(g)) > 0
    walk = Walk(g, False)
    for edge, there in enumerate(walk.ways.leads[walk.start]):
        if there % SLOTS != STREET and 0 <= walk.cost(walk.start, there, edge) <= walk.left:
            return True
    return len(goals(g)) > 0


def assault_goals(g: CoupState) -> list[int]:
    """[T11.8] One Location, for less than the whole allotment."""
    if g.spent:
        return []
    walk = Walk(g, False)
    found: list[int] = []
    for edge, there in enumerate(walk.ways.leads[walk.start]):
        if there % SLOTS != STREET and 0 <= walk.cost(walk.start, there, edge) < walk.left:
            found.append(there)
    return sorted(found)


def minimum_goals(g: CoupState) -> list[int]:
    """[T11.6] The neighbouring Locations for whoever has spent nothing and can reach none."""
    if g.spent:
        return []
    walk = Walk(g, False)
    found: list[int] = []
    for edge, there in enumerate(walk.ways.leads[walk.start]):
        if there % SLOTS != STREET and walk.cost(walk.start, there, edge) != BARRED:
            found.append(there)
    return sorted(found)


def next_point(g: CoupState, goal: int) -> tuple[int, int]:
    """[T11.3] The next point of the cheapest way to a Location, and the price of the whole way; NO_WAY when there
    is none. Among equally cheap ways the one with the fewest Locations in open ground in sight of Known enemies,
    then the first one in the board's order.
    """
    walk, found = _walk_to(g, goal)
    if found.away(goal) > walk.limit:
        return NO_WAY, 0
    return _best_beginnings(walk, found, goal)[walk.start], found.cost[goal]


def way_of(g: CoupState, goal: int) -> list[int]:
    """[T11.3] The points of the way that the stack would go to a Location, the goal last; none when there is no way."""
    if g.manner == ASSAULT:
        return [goal]
    walk, found = _walk_to(g, goal)
    if found.away(goal) > walk.limit:
        return []
    onward = _best_beginnings(walk, found, goal)
    way = [onward[walk.start]]
    while way[-1] != goal:
        way.append(onward[way[-1]])
    return way


def _walk_to(g: CoupState, goal: int) -> tuple[Walk, Near]:
    """What it costs to get to a Location, and to all that is nearer: by road alone where nothing else is enough."""
    walk = Walk(g, False)
    found = walk.reached(goal)
    if found.away(goal) > walk.limit and g.by_road:
        walk = Walk(g, True)
        found = walk.reached(goal)
    return walk, found


def whole_prices(g: CoupState) -> dict[int, tuple[int, int]]:
    """[T11.3] [T5.3] The price of the whole way to each point that the stack under way can get to, and what it has for
    it: more where it gets there by road only.
    """
    found: dict[int, tuple[int, int]] = {}
    if g.by_road:
        roads = Walk(g, True).reached()
        have = left(g) + road_bonus(g, g.stack)
        found = {point: (roads.cost[point], have) for point in roads.reached}
    plain = Walk(g, False).reached()
    found.update({point: (plain.cost[point], left(g)) for point in plain.reached})
    return found


def _best_beginnings(walk: Walk, found: Near, goal: int) -> dict[int, int]:
    """Back from the goal over all cheapest ways: whither whoever comes to a point goes on, so that he is exposed as
    seldom as can be.
    """
    enemies = known_enemies(walk.g, walk.side)
    risk: dict[int, int] = {goal: exposed(walk.g, enemies, goal)}
    onward: dict[int, int] = {}
    for here in reversed(found.reached):
        if found.cost[here] >= found.cost[goal]:
            continue
        best, whither = -1, NO_WAY
        for edge, there in enumerate(walk.ways.leads[here]):
            danger = risk.get(there, NO_WAY)
            if danger == NO_WAY or not (whither == NO_WAY or danger < best or (danger == best and there < whither)):
                continue
            price = walk.cost(here, there, edge)
            if price != BARRED and found.cost[here] + price == found.cost[there]:
                best, whither = danger, there
        if whither != NO_WAY:
            risk[here] = best + exposed(walk.g, enemies, here)
            onward[here] = whither
    return onward


def charging_way(g: CoupState, goal: int) -> list[int]:
    """[T13.12] The points of the cheapest way to a goal, however far it is, from where the berserk are; empty when
    there is none.
    """
    walk = Charging(g, goal)
    return search_by(walk.ways.leads, walk.cost, [walk.start]).way(goal)


def known_enemies(g: CoupState, side: int) -> list[int]:
    """The Locations of Known enemies of a side, in order of their counters."""
    found: list[int] = []
    for unit in g.battle.roster[1 - side]:
        if g.where[unit] >= 0 and not g.marks[unit] & UNSEEN and g.where[unit] not in found and is_known(g, unit):
            found.append(g.where[unit])
    return found


def exposed(g: CoupState, enemies: list[int], point: int) -> int:
    """[T11.3] 1 for open ground in sight of any of those Locations; a street is always open."""
    location = location_of(point)
    for enemy in enemies:
        if sees(g, enemy, location) and (point != location or open_to(g, enemy, location)):
            return 1
    return 0
