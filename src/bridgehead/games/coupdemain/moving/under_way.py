"""[T11] The stack under way: it spends MF, enters Locations, loses members, stops."""

from typing import Final

from bridgehead.engine.state import TwoReadings
from bridgehead.games.coupdemain.hidden.concealment import appear, note_mingling
from bridgehead.games.coupdemain.marks import ASSAULTING, BROKEN, BY_TRENCH, CX, MOVED, PASSING, PINNED, THROUGH
from bridgehead.games.coupdemain.moving.allotment import road_bonus
from bridgehead.games.coupdemain.moving.costs import STREET, location_of
from bridgehead.games.coupdemain.moving.routes import left
from bridgehead.games.coupdemain.pieces.changes import leave_guns, shown_all
from bridgehead.games.coupdemain.pieces.roster import good_order, is_dummy, is_vehicle
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import ASK, ASSAULT, CHARGE, DOUBLE, DRIVE, HOLD_HERE, NONE, NORMAL, CoupState
from bridgehead.games.coupdemain.works.ditches import get_down
from bridgehead.games.coupdemain.works.trenches import has_trench
from bridgehead.games.coupdemain.works.wire import go_into

LASTS_A_MOVE: Final = ASSAULTING | PASSING | BY_TRENCH | THROUGH


def stack_moves(g: CoupState) -> bool:
    """[T11.2] Whether a stack is moving that has not stopped yet."""
    return len(g.stack) > 0


def form_up(g: CoupState, units: list[int]) -> None:
    """[T11.2] Units become the stack under way. Nothing is spent yet."""
    g.stack = units[:]
    g.manner = NORMAL
    g.spent = 0
    g.goal = NONE
    g.came_from = g.where[units[0]]
    g.paid_here = 0
    g.ahead = 0
    g.by_road = 1
    g.straying = NONE
    g.shots = []
    g.holding = ASK


def disband(g: CoupState) -> None:
    """[T11.2] [T11.19] The move is over: whoever passed by a building is inside, Assault Movement ends."""
    for unit in g.stack:
        g.marks[unit] &= ~LASTS_A_MOVE
    g.stack = []
    g.manner = NORMAL
    g.spent = 0
    g.goal = NONE
    g.came_from = NONE
    g.paid_here = 0
    g.ahead = 0
    g.by_road = 0
    g.straying = NONE
    g.shots = []
    g.holding = ASK


def spend(g: CoupState, price: int) -> None:
    """[T11.24] [T11.9] [T12.23] The stack spends MF where it stands, or to get on: from the first on it has moved, in
    double time it is exhausted, and who was hidden can be seen for somebody. The DEFENDER may fire anew.
    """
    if not g.marks[g.stack[0]] & MOVED:
        set_out(g)
    g.spent += price
    g.paid_here += price
    if g.holding == HOLD_HERE:
        g.holding = ASK


def set_out(g: CoupState) -> None:
    """[T11.24] [T17.22] The first MF is spent; Guns stay where they are."""
    for unit in g.stack:
        leave_guns(g, unit)
        g.marks[unit] |= MOVED
        if g.manner == DOUBLE:
            g.marks[unit] |= CX
        elif g.manner == ASSAULT:
            g.marks[unit] |= ASSAULTING
        appear(g, unit)
    if g.came_from < 0:  # from off the map: where they come on is told there
        return
    if g.manner == DOUBLE:
        g.tell("double-time", counters(g), g.came_from)
    elif g.manner == ASSAULT:
        g.tell("assault-movement", counters(g), g.came_from)


def go_to(g: CoupState, point: int, price: int, by_road: bool) -> None:
    """[T12.2] The stack stands at the next point of its way. What was spent to get there was spent there."""
    here = g.where[g.stack[0]]
    location = location_of(point)
    if location != here:
        g.paid_here = price
        g.shots = []
    if not by_road:
        g.by_road = 0
    beside = point % SLOTS == STREET
    for unit in g.stack:
        g.marks[unit] = g.marks[unit] | PASSING if beside else g.marks[unit] & ~PASSING
    if location == here:
        g.tell("goes-inside", counters(g), location)
        return
    for unit in g.stack:
        g.marks[unit] &= ~BY_TRENCH
        if go_into(g, unit, location):
            g.marks[unit] |= BY_TRENCH
    g.came_from = here
    if here < 0:
        g.tell("enters", counters(g), location)
    else:
        g.tell("passes-by" if beside else "moves", counters(g), here, location)
    for unit in g.stack:
        note_mingling(g, unit)


def counters(g: CoupState) -> tuple[int | TwoReadings, ...]:
    """The stack under way as its side reads of it, and everybody else."""
    return shown_all(g, g.stack)


def take_cover(g: CoupState) -> None:
    """[T5.10] [T22.4] The stack under way gets down into the trench or ditch of its hex."""
    location = g.where[g.stack[0]]
    for unit in g.stack:
        get_down(g, unit)
    g.tell("digs-in" if has_trench(g, location) else "takes-cover", counters(g), location)


def leave_behind(g: CoupState, unit: int) -> None:
    """[T11.2] [T11.10] A member of the stack ends its move where it is. If it is the leader the others lose what they
    had by him.
    """
    location = g.where[unit]
    g.marks[unit] &= ~LASTS_A_MOVE
    g.stack.remove(unit)
    fall_out(g, location)


def fall_out(g: CoupState, location: int) -> bool:
    """[T12.10] [T11.18] Members who are gone, broken or pinned are out of the stack; the others stop too when they
    have spent more than they now have, be it for want of their leader. The answer: whether the stack is smaller
    than it was.
    """
    kept: list[int] = []
    for unit in g.stack:
        fit = is_dummy(g, unit) or good_order(g, unit) or (g.manner == CHARGE and not g.marks[unit] & BROKEN)
        fit = fit or is_vehicle(g, unit)
        if g.where[unit] == location and fit and not g.marks[unit] & PINNED:
            kept.append(unit)
        else:
            g.marks[unit] &= ~LASTS_A_MOVE
    fewer = len(kept) < len(g.stack)
    g.stack = kept
    if kept and g.manner != DRIVE and left(g) + (road_bonus(g, kept) if g.by_road else 0) < 0:
        g.tell("halts", counters(g), location)
        disband(g)
    return fewer
