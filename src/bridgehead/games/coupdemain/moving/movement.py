"""[T11] Movement: one stack at a time, from the choice of who goes to its last Location. One step of the program is
one Location entered, with all that follows from it [T1.11].
"""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.board.costs import IN_COVER
from bridgehead.games.coupdemain.firing.first_fire import end_of_first_fire
from bridgehead.games.coupdemain.marks import (
    AWAITING,
    BERSERK,
    BROKEN,
    CX,
    IN_GLIDER,
    MACHINE,
    MELEE,
    MOVED,
    NAMED,
    NO_MOVE,
    PINNED,
    PREP,
    RIDING,
    TI,
    WEAPON_TRIED,
)
from bridgehead.games.coupdemain.moving.allotment import may_double
from bridgehead.games.coupdemain.moving.bump import Finding
from bridgehead.games.coupdemain.moving.charge import begin_charge, charge_on, next_to_charge
from bridgehead.games.coupdemain.moving.choosing import choose_units
from bridgehead.games.coupdemain.moving.costs import INSIDE, WHOLE, location_of
from bridgehead.games.coupdemain.moving.driving import begin_drive, drive_on, drive_options
from bridgehead.games.coupdemain.moving.entering import enter
from bridgehead.games.coupdemain.moving.entry import begin_entry, entry_options
from bridgehead.games.coupdemain.moving.gathering import RECOVERY, recover, recoverable
from bridgehead.games.coupdemain.moving.grenades import smoke_options, throw_smoke, thrower, within_throw
from bridgehead.games.coupdemain.moving.interruption import glance, interrupted, meet_fire
from bridgehead.games.coupdemain.moving.leaving import leave_map, may_exit
from bridgehead.games.coupdemain.moving.placing import could_place, place, placing_options
from bridgehead.games.coupdemain.moving.routes import (
    NO_WAY,
    assault_goals,
    barred,
    gets_anywhere,
    goals,
    left,
    minimum_goals,
    next_point,
    passing,
    point_of,
    step_price,
    ways,
)
from bridgehead.games.coupdemain.moving.search import search, search_options
from bridgehead.games.coupdemain.moving.straying import set_out_in_the_dark, stray_on
from bridgehead.games.coupdemain.moving.through_wire import get_beneath, on_wire
from bridgehead.games.coupdemain.moving.under_way import (
    counters,
    disband,
    form_up,
    go_to,
    leave_behind,
    spend,
    stack_moves,
)
from bridgehead.games.coupdemain.pieces.changes import leave
from bridgehead.games.coupdemain.pieces.roster import side_in
from bridgehead.games.coupdemain.pieces.standing_orders import ASK_ME, DITCHES, MANNER, order_of
from bridgehead.games.coupdemain.pieces.weapons import weapons_of
from bridgehead.games.coupdemain.state import ASSAULT, CHARGE, DOUBLE, DRIVE, NONE, NORMAL, CoupState
from bridgehead.games.coupdemain.works.ditches import has_cover
from bridgehead.games.coupdemain.works.trenches import all_dug_in, linked
from bridgehead.games.coupdemain.works.wire import wired

__all__ = ["begin_move", "end_of_movement", "go_on", "move_options", "under_way"]

CANNOT_MOVE: Final = (
    BROKEN | PINNED | TI | PREP | AWAITING | MELEE | BERSERK | MOVED | NAMED | NO_MOVE | IN_GLIDER | MACHINE | RIDING
)
DITCHES_ASK: Final = 1
MANNERS: Final = {"normal": NORMAL, "assault": ASSAULT, "double": DOUBLE}


def under_way(g: CoupState) -> bool:
    """[T11.2] [T13.12] Whether a step of the MPh follows without anybody naming a stack: one is moving and has not
    stopped yet, or a berserk unit has still to charge.
    """
    return stack_moves(g) or next_to_charge(g) != NONE


def may_move(g: CoupState, unit: int) -> bool:
    """[T1.4] [T8.6] [T11.2] [T11.11] [T18.8] Whether a unit of the ATTACKER may still be moved in this MPh: on the map,
    unbroken, unpinned, free of Melee, without Prep Fire or another task, neither moved nor named before.
    """
    return g.where[unit] >= 0 and not g.marks[unit] & CANNOT_MOVE


def movable(g: CoupState, location: int) -> list[int]:
    """The units of the ATTACKER in a Location that may move."""
    return [unit for unit in side_in(g, location, g.acting) if may_move(g, unit)]


def has_way(g: CoupState, location: int, units: list[int]) -> bool:
    """[T35.11] Whether units can do anything from a Location: go to a neighbouring one, if only by a minimum move,
    pick up what lies there, place a charge, or throw smoke.
    """
    for there in ways(g).leads[location]:
        if there == location_of(there) and not barred(g, units, there):
            return True
    if recoverable(g, location, units) or could_place(g, location, units):
        return True
    return thrower(g, units) != NONE and len(within_throw(g, location)) > 0


def move_options(g: CoupState) -> list[Option]:
    """[T11.3] The Locations with units that may move. One comes up again as long as units are left in it."""
    places: list[int] = []
    for unit in g.battle.roster[g.acting]:
        if may_move(g, unit) and g.where[unit] not in places and has_way(g, g.where[unit], [unit]):
            places.append(g.where[unit])
    return drive_options(g) + entry_options(g) + [("stack", location) for location in sorted(places)]


def begin_move(g: CoupState, verb: str, number: int) -> Steps:
    """[T11.24] A stack begins its move, from a Location or from off the map (`group`); or a vehicle."""
    if verb == "vehicle":
        yield from begin_drive(g, g.unit(number))
    elif verb == "group":
        yield from begin_entry(g, number)
    else:
        yield from begin_stack(g, number)


def begin_stack(g: CoupState, location: int) -> Steps:
    """[T11.24] Who goes from a Location, and in what manner; whither is the next thing."""
    units = yield from choose_units(g, "movers", location, movable(g, location), location, has_way)
    form_up(g, units)
    options = manner_options(g)
    verb = options[0][0]
    if len(options) > 1:
        verb, _ = yield g.ask(g.acting, "manner", options, location)
    g.manner = MANNERS[verb]
    set_out_in_the_dark(g)


def manner_options(g: CoupState) -> list[Option]:
    """[T11.3] [T11.6] [T11.8] [T11.9] How the stack may go: normally, by Assault Movement, in double time. By
    standing order it goes normally where that gets it anywhere.
    """
    options: list[Option] = []
    here = g.where[g.stack[0]]
    if gets_anywhere(g) or recoverable(g, here, g.stack) or placing_options(g) or smoke_options(g):
        options.append(("normal", 0))
        if order_of(g, g.acting, MANNER) != ASK_ME:
            return options
        if assault_goals(g) and not any(g.marks[unit] & CX for unit in g.stack):
            options.append(("assault", 0))
    if may_double(g, g.stack):
        g.manner = DOUBLE
        if gets_anywhere(g):
            options.append(("double", 0))
        g.manner = NORMAL
    return options or [("normal", 0)]


def go_on(g: CoupState) -> Steps:
    """[T11.3] [T11.4] The stack under way goes on: one Location nearer to the goal it has, or it is asked for one. The
    berserk charge before anybody else moves [T13.12].
    """
    if not g.stack:
        yield from begin_charge(g, next_to_charge(g))
        return
    if g.manner == CHARGE:
        yield from charge_on(g)
        return
    if g.manner == DRIVE:
        yield from drive_on(g)
        return
    if g.straying != NONE:
        yield from stray_on(g)
        return
    while g.stack:
        if g.goal == NONE:
            options = route_options(g)
            if not options:
                disband(g)
                return
            verb, number = yield g.ask(g.acting, "route", [*options, ("stop", 0)], g.where[g.stack[0]], max(0, left(g)))
            if verb == "drop":
                leave(g, number)
                continue
            if verb == "leave":
                leave_behind(g, g.unit(number))
                continue
            if verb == "stop":
                yield from stop(g)
                return
            if verb == "exit":
                leave_map(g)
                return
            if verb in ("recover", "place", "smoke", "search", "beneath"):
                yield from halt_for(g, verb, number)
                return
            g.goal = number
            g.ahead = 0
            return
        if (yield from step_on(g)):
            return


def route_options(g: CoupState) -> list[Option]:
    """[T11.3] Where the stack may go with the MF that it has left, and what it may do where it is; nothing when
    only its weapons could be dropped.
    """
    options: list[Option] = [("to", goal) for goal in goals(g) or minimum_of(g)]
    if may_exit(g):
        options.append(("exit", 0))
    if not passing(g) and g.manner != ASSAULT:
        options += [("recover", weapon) for weapon in recoverable(g, g.where[g.stack[0]], g.stack)]
    options += placing_options(g) + smoke_options(g) + search_options(g)
    if options and on_wire(g):
        options.append(("beneath", 0))
    if options:
        for unit in g.stack:
            options += [("drop", weapon) for weapon in weapons_of(g, unit)]
        if len(g.stack) > 1 and g.spent and not passing(g):
            options += [g.unit_option("leave", unit) for unit in g.stack]
    return options


def may_go_on(g: CoupState) -> bool:
    """[T11.3] Whether there is anything that the stack may still do."""
    return gets_anywhere(g) or len(route_options(g)) > 0


def minimum_of(g: CoupState) -> list[int]:
    """[T11.6] The goals of a minimum move, for whoever can get nowhere in any manner."""
    if g.manner != NORMAL or g.spent:
        return []
    return minimum_goals(g)


def stop(g: CoupState) -> Steps:
    """[T11.24] [T5.4] The stack stops. If it has spent nothing it has not moved, but is not named again; if it
    passes by a building it goes inside, for 1 MF if it has that left.
    """
    if g.spent == 0:
        for unit in g.stack:
            g.marks[unit] |= NAMED
    elif passing(g) and left(g) >= INSIDE:
        location = g.where[g.stack[0]]
        spend(g, INSIDE)
        go_to(g, location, INSIDE, False)
        yield from meet_fire(g)
    disband(g)


def step_on(g: CoupState) -> Finding:
    """[T11.3] [T11.4] One Location nearer to the goal, unless the way there has become dearer or barred since it
    was chosen: then the goal is given up. The answer: whether the stack has gone on.
    """
    goal = g.goal
    point, whole = (goal, 0) if g.manner == ASSAULT else next_point(g, goal)
    if point == NO_WAY and goal in minimum_of(g):
        yield from minimum_move(g, goal)
        return True
    if point == NO_WAY or (g.ahead and whole > g.ahead):
        g.goal = NONE
        return False
    here = point_of(g)
    price = step_price(g, here, point)
    if price == WHOLE:
        price = left(g)
    by_road = ways(g).along_road(here, point)
    cover = point == goal and gets_down(g, goal) and (yield from into_ditch(g, goal, price))
    if cover:
        price += IN_COVER
    g.ahead = whole - price
    yield from enter(g, point, price, by_road, cover)
    if g.stack and (g.where[g.stack[0]] == goal or g.manner == ASSAULT):
        g.goal = NONE
    if g.stack and g.goal == NONE and (g.manner == ASSAULT or not may_go_on(g)):
        disband(g)
    return True


def gets_down(g: CoupState, location: int) -> bool:
    """[T5.10] [T22.4] Whether the stack could get down into the ditch or trench at its goal: it does not come onto wire
    there, nor along the trench anyway.
    """
    along = linked(g, g.where[g.stack[0]], location) and all_dug_in(g, g.stack)
    return has_cover(g, location) and not wired(g, location) and not along


def into_ditch(g: CoupState, location: int, price: int) -> Finding:
    """[T5.10] [T22.4] Whether the stack gets into cover of the ditch or trench at its goal, for 1 MF more: as the
    standing order says.
    """
    spare = left(g) - price - IN_COVER
    if spare < 0 or (spare == 0 and g.manner == ASSAULT):
        return False
    if order_of(g, g.acting, DITCHES) == DITCHES_ASK:
        verb, _ = yield g.ask(g.acting, "ditch", [("cover", 0), ("exposed", 0)], location)
        return verb == "cover"
    return True


def minimum_move(g: CoupState, location: int) -> Steps:
    """[T11.6] One Location for all that the stack has: it is exhausted, and pinned once it has been fired at."""
    units = g.stack[:]
    g.tell("minimum-move", counters(g), location)
    for unit in units:
        g.marks[unit] |= CX
    yield from enter(g, location, max(0, left(g)), False, False)
    for unit in units:
        if g.where[unit] >= 0 and not g.marks[unit] & BROKEN:
            g.marks[unit] |= PINNED
    disband(g)


def halt_for(g: CoupState, verb: str, number: int) -> Steps:
    """[T11.3] [T11.15] What the stack spends MF on where it is: a weapon, a charge, smoke, a search, the wire. Then it
    may go on.
    """
    if verb == "recover":
        yield from pick_up(g, number)
    elif verb == "place":
        yield from place(g, number)
    elif verb == "smoke":
        yield from throw_smoke(g, number)
    elif verb == "search":
        yield from search(g)
    else:
        yield from get_beneath(g)
    if not g.stack or not may_go_on(g):
        disband(g)


def pick_up(g: CoupState, weapon: int) -> Steps:
    """[T3.9] [T11.15] The stack spends 1 MF on a weapon that lies there, and may be fired at meanwhile."""
    before = glance(g)
    spend(g, RECOVERY)
    g.by_road = 0
    recover(g, weapon)
    fired = yield from meet_fire(g)
    if g.stack and (fired or interrupted(g, before)):
        g.goal = NONE


def end_of_movement(g: CoupState) -> None:
    """[T1.10] [T3.9] The MPh is over: no residual firepower is left, and weapons may be tried for anew."""
    end_of_first_fire(g)
    for weapon in range(len(g.used)):
        g.used[weapon] &= ~WEAPON_TRIED
    disband(g)
