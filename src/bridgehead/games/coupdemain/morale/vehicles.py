"""[T25] What fire does to a vehicle, and to whoever sits in it."""

from typing import Final

from bridgehead.games.coupdemain.morale.breaking import lose
from bridgehead.games.coupdemain.pieces.changes import eliminate, shown
from bridgehead.games.coupdemain.pieces.dice import roll_dr
from bridgehead.games.coupdemain.pieces.roster import riders
from bridgehead.games.coupdemain.printed.vehicles import BURNS, IMMOBILIZED, UNHARMED, VEHICLES
from bridgehead.games.coupdemain.state import BROKEN, IMMOBILE, IN_MOTION, MOVED, RIDING, TI, CoupState

FLAMES: Final = 2
"""[T25.6] What a fire takes off the crew survival number."""


def suffer(g: CoupState, vehicle: int, code: str) -> None:
    """[T25.2] [T25.5] [T27.9] A vehicle is lost, or immobilized: then whoever sits in it gets out."""
    if g.where[vehicle] < 0 or code == UNHARMED:
        return
    if code == IMMOBILIZED:
        g.marks[vehicle] = (g.marks[vehicle] | IMMOBILE) & ~IN_MOTION
        g.tell("immobilized", shown(g, vehicle))
        get_out(g, vehicle)
        if vehicle in g.stack:
            g.stack.remove(vehicle)
        return
    inside = riders(g, vehicle)
    wreck(g, vehicle)
    survival = VEHICLES[g.kind[vehicle]].survival - (FLAMES if code == BURNS else 0)
    for unit in inside:
        coloured, white = roll_dr(g, "crew-survival")
        saved = coloured + white <= survival
        g.tell("crew-survival", shown(g, unit), coloured, white, survival, "passed" if saved else "failed")
        g.marks[unit] = g.marks[unit] & ~RIDING | TI | MOVED
        if unit in g.stack:
            g.stack.remove(unit)
        if not saved:
            lose(g, unit)


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
    if inside:
        g.tell("alights", tuple([shown(g, unit) for unit in inside]), g.where[vehicle])


def fall_off(g: CoupState, vehicle: int) -> None:
    """[T27.10] Who has broken in a vehicle is no longer in it."""
    for unit in riders(g, vehicle):
        if g.marks[unit] & BROKEN:
            g.marks[unit] = g.marks[unit] & ~RIDING | MOVED
