"""[P7] Movement: one unit's move, from the choice of where to go to the last hex, with what it meets on the way."""

from collections.abc import Generator
from typing import Final, TypeAlias

from bridgehead.boards.paths import BARRED, Reach
from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.airborne.board.control import claim
from bridgehead.games.airborne.board.costs import (
    ROAD_RATE,
    STOPPING,
    TERRAIN_COSTS,
    allowance,
    free_road,
    goals,
    mover,
    off_road,
    reachable,
    step_cost,
)
from bridgehead.games.airborne.board.stacking import flooded, holds, place_inside, put, room_for, sunken, take
from bridgehead.games.airborne.board.tasks import drop_task
from bridgehead.games.airborne.combat.opportunity_fire import opportunity_fire, quarter, threats
from bridgehead.games.airborne.combat.overrun import overrun, overrun_options
from bridgehead.games.airborne.march.engineers import (
    begin_task,
    building_options,
    fire_charges,
    goes_in,
    may_build_on,
    set_off,
    task_options,
)
from bridgehead.games.airborne.march.transport import handle, handling_cost, handling_options, ordered_load
from bridgehead.games.airborne.printed.components import CARRIER, DEFENDER
from bridgehead.games.airborne.printed.ground import STREAM
from bridgehead.games.airborne.state import (
    AIMED,
    COMING,
    DISPERSED,
    FIRED,
    HANDLED,
    INSIDE,
    LANDED,
    MOVED,
    NONE,
    SPENT,
    AirborneState,
)

Spending: TypeAlias = Generator[Choice, Option, int]
"""Part of a move that asks questions and gives the half points that are left."""

HANDLING: Final = ("load", "unload")
CANNOT_MOVE: Final = DISPERSED | FIRED | SPENT | MOVED | LANDED | HANDLED
WADING: Final = 3
CLIMBING: Final = 4


def may_move(g: AirborneState, unit: int) -> bool:
    """[P7] [II.F] Whether a unit can still be moved in this segment: undispersed, face up, not landed this turn, not
    ordered to fire where it stands [P8.2].
    """
    return g.order[unit] < 0 and might_move(g, unit)


def might_move(g: AirborneState, unit: int) -> bool:
    """[P7] [P8.2] Whether a unit can still be moved, but for the orders that it may have."""
    place = g.where[unit]
    if place == COMING:
        return g.battle.groups[g.battle.group[unit]].turn <= g.turn and not g.marks[unit] & MOVED
    return place >= 0 and not g.marks[unit] & CANNOT_MOVE and not surprised(g, unit)


def held_back(g: AirborneState, vehicles: bool) -> bool:
    """[P8.2] Whether any unit of the vehicles, or of all others, is kept from moving by its orders alone."""
    for unit in g.battle.movers[g.acting][1 if vehicles else 0]:
        if g.order[unit] >= 0 and might_move(g, unit):
            return True
    return False


def surprised(g: AirborneState, unit: int) -> bool:
    """[P12.4] Whether a unit of the defender does not move yet, because the landing has taken him by surprise."""
    return g.turn <= g.battle.surprised_until and g.battle.side[unit] == DEFENDER


def move_options(g: AirborneState, vehicles: bool) -> list[Option]:
    """[P2] The units that may still move in the vehicles' phase, or in that of all others."""
    found: list[Option] = []
    for unit in g.battle.movers[g.acting][1 if vehicles else 0]:
        if may_move(g, unit):
            if g.where[unit] != COMING or can_enter(g, unit):
                found.append(g.unit_option("move", unit))
        elif not vehicles and may_build_on(g, unit) and not surprised(g, unit):
            found.append(g.unit_option("move", unit))
    return found


def can_enter(g: AirborneState, unit: int) -> bool:
    """[P7.4] Whether any hex is free for a reinforcement."""
    for place in g.battle.groups[g.battle.group[unit]].zone:
        if edge_cost(g, unit, place) != BARRED:
            return True
    return False


def entries(g: AirborneState, unit: int) -> list[int]:
    """[P7.4] The hexes where a reinforcement may enter: where a road touches the edge, or any if none of those is
    free.
    """
    group = g.battle.groups[g.battle.group[unit]]
    ground = g.battle.ground
    free = [place for place in group.zone if edge_cost(g, unit, place) != BARRED]
    if not group.edge:
        return free
    by_road = [place for place in free if ground.roads[place]]
    return by_road or free


def edge_cost(g: AirborneState, unit: int, place: int) -> int:
    """[P7.4] What a unit pays for its first hex: the road rate where there is a road, else what the terrain asks."""
    ground = g.battle.ground
    if holds(g, place, 1 - g.battle.side[unit]) or not room_for(g, place, unit) or flooded(g, place):
        return BARRED
    costs = TERRAIN_COSTS[mover(g, unit)]
    if ground.roads[place] and free_road(g, place, g.battle.side[unit]):
        return ROAD_RATE
    return off_road(ground, costs, place)


class Course:
    """One unit's move so far: its `way` by hexes and works of the carrier, what had been `spent` by each, in half
    points; whether it `went` anywhere, has `handled` a load, can go `no_farther`, is `over` because it has handled one
    after going, and has come where enemies who may fire at it have not been asked yet (`awaited`).
    """

    def __init__(self, start: int) -> None:
        self.way: list[int] = [start]
        self.spent: list[int] = [0]
        self.went: bool = False
        self.handled: bool = False
        self.no_farther: bool = False
        self.over: bool = False
        self.awaited: bool = False

    def take(self, place: int, cost: int) -> None:
        """Half points spent on a hex that it enters, or on a load where it is."""
        self.way.append(place)
        self.spent.append(self.spent[-1] + cost)


def move(g: AirborneState, unit: int) -> Steps:
    """[P7] One unit's whole move: it enters, loads or unloads, goes, overruns or works, each as the rules allow."""
    if may_build_on(g, unit):
        yield from _build_on(g, unit)
        return
    points = allowance(g, unit)
    g.marks[unit] = g.marks[unit] & ~AIMED | MOVED
    course = Course(g.where[unit])
    if g.where[unit] == COMING:
        points = yield from _enter(g, unit, points, course)
        if g.where[unit] == COMING:
            return
    while not stopped(g, unit):
        reach = None if course.no_farther or points <= 0 else reachable(g, unit, points, course.went)
        options = _options(g, unit, points, course, reach)
        if ("unload", 0) not in options:
            yield from _await_fire(g, unit, course)
        asked = len(options) > 1 or (not course.handled and ordered_load(g, unit, points, course.went))
        if stopped(g, unit) or not asked:
            return
        verb, number = yield g.ask(g.acting, "move-to", options, g.battle.tag[unit], points)
        if verb in HANDLING:
            points -= yield from _handle(g, unit, g.unit(number) if verb == "load" else g.load[unit], course)
            continue
        yield from _await_fire(g, unit, course)
        if verb == "stay" or stopped(g, unit):
            return
        if verb == "go" and number == g.where[unit]:
            _go_inside(g, unit)
            return
        if verb == "go" and reach is not None:
            points = yield from _go(g, unit, points, reach.way(number), reach.cost, course)
            continue
        if verb == "overrun":
            drop_task(g, unit)
            yield from overrun(g, unit, number)
        elif not climbs_in(g, unit, verb, number) or _wade(g, unit, number):
            begin_task(g, unit, verb, number)
        return


def _build_on(g: AirborneState, unit: int) -> Steps:
    """[P10.3] [P10.4] [P10.6] Who has fired does not move, but may go on with his work where he stands."""
    options: list[Option] = [*building_options(g, unit), ("stay", 0)]
    verb, place = yield g.ask(g.acting, "move-to", options, g.battle.tag[unit], allowance(g, unit))
    g.marks[unit] |= MOVED
    if verb != "stay":
        begin_task(g, unit, verb, place)


def stopped(g: AirborneState, unit: int) -> bool:
    """[P8.5] Whether a unit's move has been ended by fire."""
    return g.where[unit] < 0 or g.marks[unit] & DISPERSED != 0


def _await_fire(g: AirborneState, unit: int, course: Course) -> Steps:
    """[P8.5] If a unit has come where enemies have not been asked yet, they may fire at it. Whether it unloads there is
    said before.
    """
    if course.awaited:
        course.awaited = False
        yield from opportunity_fire(g, unit, course.way, course.spent, quarter(g, unit))


def _handle(g: AirborneState, unit: int, passenger: int, course: Course) -> Spending:
    """[P7.3] Load or unload, for half points that are given. It is done before all going or after it; what it costs
    is spent in view like any other points, of who moves, and who is unloaded may be fired at too [P8.5].
    """
    cost = handling_cost(g, unit, passenger)
    handle(g, unit, passenger)
    course.handled = True
    course.no_farther = course.over = course.went
    course.take(g.where[unit], cost)
    if course.went and g.battle.opportunity_fire:
        course.awaited = True
        yield from _await_fire(g, unit, course)
        yield from opportunity_fire(g, passenger, course.way, course.spent, max(1, quarter(g, unit)))
    return cost


def _options(g: AirborneState, unit: int, points: int, course: Course, reach: Reach | None) -> list[Option]:
    """[P7] What a unit may do next in its move. It goes (`reach` is where to), once unless enemies may fire at it on
    its way [P8.5]; it loads or unloads once, before or after that, and who has done so after it drives no farther,
    through enemies either [P7.3]; nor does whoever has gone onto mines or a block [P10.1] [P10.4].
    """
    found: list[Option] = []
    if reach is not None:
        works = goes_in(g, unit)
        places = [place for place in goals(reach) if place != works]
        if not course.went and shelters(g, unit):
            places = sorted([*places, g.where[unit]])
        found += [("go", place) for place in places]
    if not course.handled and g.battle.of[unit].kind == CARRIER:
        found += handling_options(g, unit, points, course.went)
    stuck = course.over or (course.went and g.works[g.where[unit]] & STOPPING != 0)
    if g.battle.of[unit].vehicle and not stuck:
        found += overrun_options(g, unit, points)
    if reach is not None and not course.handled and not course.went:
        found += task_options(g, unit)
    found.append(("stay", 0))
    return found


def _enter(g: AirborneState, unit: int, points: int, course: Course) -> Spending:
    """[P7.4] A reinforcement comes onto the board; what it carries comes with it. Mines and blocks stop it there, and
    men on foot who find no way through a stream or gully on the edge come later.
    """
    options: list[Option] = [("enter", place) for place in entries(g, unit)]
    place = options[0][1]
    if len(options) > 1:
        _, place = yield g.ask(g.acting, "enter", options, g.battle.tag[unit])
    if wades(g, unit, COMING, place) and not _wade(g, unit, place):
        return 0
    cost = edge_cost(g, unit, place)
    put(g, unit, place)
    g.tell("enters", g.battle.tag[unit], place)
    claim(g, unit, place)
    course.take(place, cost)
    course.went = True
    course.awaited = g.battle.opportunity_fire
    return 0 if g.works[place] & STOPPING else max(points - cost, 0)


def _go(g: AirborneState, unit: int, points: int, steps: list[int], costs: list[int], course: Course) -> Spending:
    """[P7.1] Go to a hex by the cheapest way. Streams and gullies may stop the unit, mines do, so may fire: who is
    fired at on his way and not hurt may go on as he likes [P8.5].
    """
    start, goal = steps[0], steps[-1]
    course.went = True
    course.no_farther = not g.battle.opportunity_fire or g.works[goal] & STOPPING != 0
    if wades(g, unit, start, goal) and not _wade(g, unit, goal):
        course.no_farther = True
        return 0
    works = fire_charges(g, unit)
    told = 0
    for at in range(1, len(steps)):
        take(g, unit)
        put(g, unit, steps[at])
        course.take(steps[at], costs[steps[at]] - costs[steps[at - 1]])
        if works >= 0:
            told = _tell_move(g, unit, steps, told, at)
            set_off(g, unit, works)
            works = NONE
        if not g.battle.opportunity_fire or at == len(steps) - 1:
            continue
        if threats(g, unit, course.way, course.spent, quarter(g, unit)):
            told = _tell_move(g, unit, steps, told, at)
            fired_at = yield from opportunity_fire(g, unit, course.way, course.spent, quarter(g, unit))
            if stopped(g, unit):
                return 0
            if fired_at:
                course.no_farther = False
                return points - costs[steps[at]]
    _tell_move(g, unit, steps, told, len(steps) - 1)
    course.awaited = g.battle.opportunity_fire
    return points - costs[goal]


def shelters(g: AirborneState, unit: int) -> bool:
    """[P10.5] Whether a unit stands beside a fort, in its hex, and may go in: it came down there from the air, say."""
    return not g.marks[unit] & INSIDE and place_inside(g, g.where[unit], unit)


def _go_inside(g: AirborneState, unit: int) -> None:
    """[P10.5] Into the fort of the hex where it stands, which is all its move."""
    place = g.where[unit]
    drop_task(g, unit)
    take(g, unit)
    put(g, unit, place)
    g.tell("goes-in", g.battle.tag[unit], place)


def _tell_move(g: AirborneState, unit: int, steps: list[int], told: int, at: int) -> int:
    """[P7.1] [P12.2] Tell of the part of a move that was not told yet, then of the hexes that it took; gives how far it
    is told now.
    """
    if at > told:
        g.tell("moves", g.battle.tag[unit], steps[told], steps[at])
        for place in steps[told + 1 : at + 1]:
            claim(g, unit, place)
    return at


def wades(g: AirborneState, unit: int, start: int, goal: int) -> bool:
    """[P5.3] [P7.4] Whether the way ends in the bed of a stream or gully, which men on foot must climb into, but where
    a road that is free leads through it [P7.2]; it may begin off the board.
    """
    if g.battle.of[unit].vehicle or not sunken(g, goal):
        return False
    if start == COMING:
        return edge_cost(g, unit, goal) != ROAD_RATE
    return g.battle.ground.adjacent(start, goal) and step_cost(g, unit, start, goal) != ROAD_RATE


def climbs_in(g: AirborneState, unit: int, verb: str, place: int) -> bool:
    """[P10.2] [P5.3] Whether an engineer goes into a stream or gully with the work that is chosen."""
    return verb == "clear" and place == goes_in(g, unit) and wades(g, unit, g.where[unit], place)


def _wade(g: AirborneState, unit: int, goal: int) -> bool:
    """[P5.3] A die: 1 to 3 gets a unit into a stream, 1 to 4 into a gully; else it loses its move."""
    stream = g.battle.ground.terrain[goal] == STREAM
    die = g.roll("die-stream" if stream else "die-gully")
    passed = die <= (WADING if stream else CLIMBING)
    g.tell("wades" if passed else "held-up", g.battle.tag[unit], goal)
    return passed
