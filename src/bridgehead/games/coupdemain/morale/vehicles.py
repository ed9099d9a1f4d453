"""[T25] What fire does to a vehicle, and to whoever sits in it."""

from typing import Final

from bridgehead.games.coupdemain.marks import (
    ABANDONED,
    BROKEN,
    IMMOBILE,
    IN_MOTION,
    MOVED,
    RIDING,
    SHOCKED,
    TI,
    UNCONFIRMED,
)
from bridgehead.games.coupdemain.morale.breaking import lose
from bridgehead.games.coupdemain.morale.checks import task_check
from bridgehead.games.coupdemain.pieces.changes import create, eliminate, shown, shown_all
from bridgehead.games.coupdemain.pieces.dice import roll_dr
from bridgehead.games.coupdemain.pieces.roster import riders
from bridgehead.games.coupdemain.printed.components import NO_TYPE
from bridgehead.games.coupdemain.printed.vehicles import (
    BURNS,
    DESTROYED,
    IMMOBILIZED,
    MAY_SHOCK,
    SHOCK,
    UNHARMED,
    VEHICLES,
)
from bridgehead.games.coupdemain.state import NONE, CoupState

SHOCKS_UP_TO: Final = 3
"""[T25.2] [T25.4] The dr by which a crew is shocked by a near miss, and comes to itself."""
SURE_UP_TO: Final = 2
FLAMES: Final = 2
"""[T25.6] What a fire takes off the crew survival number."""


def suffer(g: CoupState, vehicle: int, code: str) -> None:
    """[T25.2] [T25.4] [T25.5] [T27.9] A vehicle is lost, or shocked, or immobilized: then whoever sits in it gets out,
    and a crew that fails a NTC.
    """
    if g.where[vehicle] < 0 or code == UNHARMED:
        return
    if code == MAY_SHOCK:
        die = g.roll("shock")
        g.tell("may-shock", shown(g, vehicle), die, "failed" if die <= SHOCKS_UP_TO else "passed")
        code = SHOCK if die <= SHOCKS_UP_TO else UNHARMED
    if code == SHOCK:
        g.marks[vehicle] |= SHOCKED
        g.tell("shocked", shown(g, vehicle))
    if code in (SHOCK, UNHARMED):
        return
    if code == IMMOBILIZED:
        g.marks[vehicle] = (g.marks[vehicle] | IMMOBILE) & ~IN_MOTION
        g.tell("immobilized", shown(g, vehicle))
        get_out(g, vehicle)
        if vehicle in g.stack:
            g.stack.remove(vehicle)
        if has_crew(g, vehicle) and not task_check(g, vehicle, 0):
            abandon(g, vehicle)
        return
    inside = riders(g, vehicle)
    survival = VEHICLES[g.kind[vehicle]].survival - (FLAMES if code == BURNS else 0)
    crew = get_crew_out(g, vehicle) if has_crew(g, vehicle) else NONE
    inside += [crew] if crew != NONE else []
    wreck(g, vehicle)
    for unit in inside:
        coloured, white = roll_dr(g, "crew-survival")
        saved = coloured + white <= survival
        g.tell("crew-survival", shown(g, unit), coloured, white, survival, "passed" if saved else "failed")
        g.marks[unit] = g.marks[unit] & ~RIDING | TI | MOVED
        if unit in g.stack:
            g.stack.remove(unit)
        if not saved:
            lose(g, unit)


def has_crew(g: CoupState, vehicle: int) -> bool:
    """[T25.6] Whether a vehicle has a crew of its own in it."""
    return VEHICLES[g.kind[vehicle]].crew != NO_TYPE and not g.marks[vehicle] & ABANDONED


def get_crew_out(g: CoupState, vehicle: int) -> int:
    """[T25.6] The crew of a vehicle on foot beside it; NONE when no counter is left."""
    return create(g, g.battle.side[vehicle], VEHICLES[g.kind[vehicle]].crew, g.where[vehicle])


def abandon(g: CoupState, vehicle: int) -> None:
    """[T25.5] [T29.4] The crew leaves a vehicle that can no more be driven."""
    g.marks[vehicle] |= ABANDONED
    crew = get_crew_out(g, vehicle)
    if crew != NONE:
        g.tell("alights", (shown(g, crew),), g.where[vehicle])


def recover_from_shock(g: CoupState, side: int) -> None:
    """[T25.4] In the RPh of its owner a dr of 3 or less ends a shock, else it becomes an unconfirmed kill; of that one
    of 2 or less does, else the vehicle is lost, without fire.
    """
    for vehicle in g.battle.vehicles:
        if g.battle.side[vehicle] != side or g.where[vehicle] < 0 or not g.marks[vehicle] & (SHOCKED | UNCONFIRMED):
            continue
        unsure = bool(g.marks[vehicle] & UNCONFIRMED)
        die = g.roll("shock")
        back = die <= (SURE_UP_TO if unsure else SHOCKS_UP_TO)
        g.marks[vehicle] &= ~(SHOCKED | UNCONFIRMED)
        g.tell("shock-ends", shown(g, vehicle), die, "passed" if back else "failed")
        if not back and unsure:
            suffer(g, vehicle, DESTROYED)
        elif not back:
            g.marks[vehicle] |= UNCONFIRMED


def wreck(g: CoupState, vehicle: int) -> None:
    """[T25.7] A vehicle is lost; its wreck stays."""
    g.wrecks.append(g.where[vehicle] // 8)
    eliminate(g, vehicle)


def get_out(g: CoupState, vehicle: int) -> None:
    """[T27.9] [T27.10] Whoever sits in a vehicle gets out where it stands, and has moved if it has; it is abandoned."""
    inside = riders(g, vehicle)
    for unit in inside:
        g.marks[unit] = g.marks[unit] & ~RIDING | (g.marks[vehicle] & MOVED)
        if unit in g.stack:
            g.stack.remove(unit)
    if not has_crew(g, vehicle):
        g.marks[vehicle] = (g.marks[vehicle] | ABANDONED) & ~IN_MOTION
    if inside:
        g.tell("alights", shown_all(g, inside), g.where[vehicle])


def fall_off(g: CoupState, vehicle: int) -> None:
    """[T27.9] [T27.10] Who has broken in a vehicle is no longer in it; without anybody it is abandoned, and stands."""
    for unit in riders(g, vehicle):
        if g.marks[unit] & BROKEN:
            g.marks[unit] = g.marks[unit] & ~RIDING | MOVED
    if not riders(g, vehicle):
        g.marks[vehicle] = (g.marks[vehicle] | ABANDONED) & ~IN_MOTION


def empty_cars(g: CoupState) -> None:
    """[T27.10] After an attack on vehicles that are not under way whoever has broken in one is out of it; those under
    way are looked at when their fire is over.
    """
    for vehicle in g.battle.vehicles:
        if g.where[vehicle] >= 0 and vehicle not in g.stack and not has_crew(g, vehicle):
            fall_off(g, vehicle)
