"""The best that a group can do in the phases in which it goes somewhere: where it advances to, and where it moves."""

from typing import Final

from bridgehead.games.coupdemain.marks import BENEATH, CX, DUG_IN, ON_WIRE, PINNED
from bridgehead.games.coupdemain.moving.allotment import allotment
from bridgehead.games.coupdemain.moving.costs import STREET, WHOLE, location_of, ways_of
from bridgehead.games.coupdemain.moving.routes import barred
from bridgehead.games.coupdemain.pieces.stacking import room_for
from bridgehead.games.coupdemain.pieces.weapons import overload
from bridgehead.games.coupdemain.printed.ground import FIRST_STOREY
from bridgehead.games.coupdemain.printed.tables import INTO_TRENCH
from bridgehead.games.coupdemain.smoke.screens import smoke_price
from bridgehead.games.coupdemain.staff.ends import BOLDNESS, Group, end_at, marks_at, worth_of_control
from bridgehead.games.coupdemain.staff.manners import CoupManner
from bridgehead.games.coupdemain.staff.picture import Picture, held_by
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.works.wire import wired

FFNAM: Final = -1
PASSED: Final = 0.7
"""What it counts to take an objective and to leave it again."""
THEN: Final = 0.85
"""What an advance to come is worth as against standing where one is."""
OFF_THE_WIRE: Final = 0.5
"""[T22.17] How often the wire is got off in the advance."""
WIRE_MF: Final = 6
"""[T22.8] Half-MF that wire costs as a rule."""
IN_A_RUN: Final = 0.35
"""What it costs a squad to be exhausted."""
DIFFICULT: Final = 8
HEAVY_WEAPON: Final = 1.5
BACKWARD: Final = 3
"""Half-MF by which nobody looks farther back than he stands."""


class Plan:
    """The best that was found for a group: where to, what it is worth, and how much more than to stay."""

    __slots__ = ("goal", "score", "gain")

    goal: int
    score: float
    gain: float

    def __init__(self, goal: int, score: float, gain: float) -> None:
        self.goal = goal
        self.score = score
        self.gain = gain


def best_advance(p: Picture, group: Group, here: int, manner: CoupManner) -> Plan:
    """[T14] Where the group best ends if it may advance from a Location, staying there included."""
    g = p.g
    stay = end_at(p, group, here, marks_at(p, group, here, False), manner)
    best = Plan(here, stay, 0.0)
    if any(g.marks[unit] & PINNED for unit in group.units):
        return best
    for goal in advance_goals(p, group, here):
        score = end_at(p, group, goal, marks_at(p, group, goal, True), manner) - left_behind(g, group.units)
        if in_wire(g, group.units, here):
            score = OFF_THE_WIRE * score + (1.0 - OFF_THE_WIRE) * stay
        if score > best.score:
            best = Plan(goal, score, score - stay)
    return best


def left_behind(g: CoupState, units: list[int]) -> float:
    """[T14.4] What it costs that units leave what is too heavy to advance with."""
    return HEAVY_WEAPON * len([unit for unit in units if overload(g, unit) > 0])


def advance_goals(p: Picture, group: Group, here: int) -> list[int]:
    """[T14.1] [T14.3] The Locations beside one that a group may advance into."""
    g = p.g
    ways = ways_of(g.battle.ground, g.night())
    tired = any(g.marks[unit] & CX for unit in group.units)
    found: list[int] = []
    prices = ways.prices[here]
    for at, there in enumerate(ways.leads[here]):
        if there % 8 == STREET or prices[at] == WHOLE or (tired and prices[at] >= DIFFICULT):
            continue
        if roomy(p, group, there):
            found.append(there)
    return found


def roomy(p: Picture, group: Group, location: int) -> bool:
    """[T2.8] Whether a Location takes a group besides those who are there; an empty one does, but a small one."""
    if location not in p.by_place and location % 8 <= FIRST_STOREY:
        return True
    return room_for(p.g, location, p.seat, group.units)


def in_wire(g: CoupState, units: list[int], here: int) -> bool:
    """Whether wire holds units in the Location where they are."""
    return wired(g, here) and any(g.where[unit] == here and g.marks[unit] & (ON_WIRE | BENEATH) for unit in units)


def best_end(p: Picture, group: Group, here: int, way: list[int], manner: CoupManner) -> float:
    """What a Location is worth to whoever has moved there by a way: to stay, or to go on by an advance. What was taken
    on the way counts, but once: to come back to it takes nothing anew.
    """
    before = taken_on(p, group, way, manner)
    stay = before + end_at(p, group, here, marks_at(p, group, here, False), manner)
    best = stay
    passed = before + taken_on(p, group, [here], manner)
    then = THEN * OFF_THE_WIRE if caught(p.g, group, here) else THEN
    for goal in advance_goals(p, group, here):
        score = passed + end_at(p, group, goal, marks_at(p, group, goal, True), manner)
        if goal in way:
            score -= taken_on(p, group, [goal], manner)
        best = max(best, then * score + (1.0 - then) * stay)
    return best


def caught(g: CoupState, group: Group, here: int) -> bool:
    """[T22.8] Whether the group hangs in the wire of a Location, or would if it went there."""
    return wired(g, here) and (here != group.here or in_wire(g, group.units, here))


class Walk:
    """The Locations that a group can move to: what each costs, in half-MF, and the one before it on the way."""

    __slots__ = ("cost", "before")

    cost: dict[int, int]
    before: dict[int, int]

    def __init__(self, start: int) -> None:
        self.cost = {start: 0}
        self.before = {}

    def way(self, goal: int) -> list[int]:
        """The Locations entered on the way to a goal."""
        found: list[int] = []
        here = goal
        while here in self.before:
            found.append(location_of(here))
            here = self.before[here]
        found.reverse()
        return found


def walk(p: Picture, group: Group, start: int, limit: int) -> Walk:
    """[T11.3] Where a group can get to from a Location: not through known enemies, nor past a "?" or wire."""
    g = p.g
    ways = ways_of(g.battle.ground, g.night())
    found = Walk(start)
    if in_wire(g, group.units, start):
        limit -= WIRE_MF
    buckets: list[list[int]] = [[start]]
    spent = 0
    while spent < len(buckets):
        for here in buckets[spent]:
            if found.cost[here] != spent:
                continue
            if here != start and (p.enemy_at(location_of(here)) is not None or wired(g, here)):
                continue
            for at, there in enumerate(ways.leads[here]):
                price = ways.prices[here][at]
                if price < 0 or price == WHOLE:
                    continue
                total = spent + price + smoke_price(g, here, there)
                if total > limit or total >= found.cost.get(there, 1000):
                    continue
                if barred(g, group.units, location_of(there)):
                    continue
                found.cost[there] = total
                found.before[there] = here
                while len(buckets) <= total:
                    buckets.append([])
                buckets[total].append(there)
        spent += 1
    return found


def best_move(p: Picture, group: Group, start: int, limit: int, run: int, drm: int, manner: CoupManner) -> Plan:
    """[T11] Where the group best moves to with so many half-MF, or with `run` in double time, and how much better than
    to stay that is: what waits there, if fire on the way does not stop it.
    """
    stay = best_end(p, group, start, [], manner)
    best = Plan(start, stay, 0.0)
    farthest = nearest_goal(p, start) + BACKWARD
    found = walk(p, group, start, max(limit, run))
    for goal in sorted(found.cost):
        if goal == start or goal % 8 == STREET or p.enemy_at(goal) is not None:
            continue
        if group.men and nearest_goal(p, goal) > farthest:
            continue
        score = move_score(p, group, goal, found.way(goal), drm, manner, stay)
        if found.cost[goal] > limit:
            score -= IN_A_RUN * max(1, group.men)
        if score > best.score:
            best = Plan(goal, score, score - stay)
    return best


def nearest_goal(p: Picture, location: int) -> int:
    """How far the nearest of what is wanted is from a Location, in half-MF."""
    return min([far[location] for far in p.away])


def move_score(
    p: Picture,
    group: Group,
    goal: int,
    way: list[int],
    drm: int,
    manner: CoupManner,
    stay: float,
) -> float:
    """What it is worth to move to a Location by a way; objectives passed on it are taken too [T34.1]."""
    end = best_end(p, group, goal, way[:-1], manner)
    if end <= stay:
        return end
    stopped = p.on_the_way(way, drm)
    return (
        (1.0 - stopped) * (end - stay) + stay - manner.exposure * (1.0 - BOLDNESS * p.urgency) * stopped * group.worth
    )


def taken_on(p: Picture, group: Group, way: list[int], manner: CoupManner) -> float:
    """[T34.1] What the objectives are worth that are passed on the way: a MMC that goes through takes Control."""
    if not group.men:
        return 0.0
    total = 0.0
    for location in way:
        if location in p.g.battle.objectives and location not in group.counted:
            if held_by(p.g, location, p.seat) != p.seat:
                total += PASSED * worth_of_control(p, manner)
    return total


def points(g: CoupState, units: list[int], manner: int) -> int:
    """[T11.1] The half-MF of units that go together, out of their trench."""
    least = allotment(g, units, manner)
    if any(g.marks[unit] & DUG_IN for unit in units):
        least -= INTO_TRENCH
    return least
