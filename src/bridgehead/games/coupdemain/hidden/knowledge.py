"""[T0.7] [T36.7] Who sees whom, and what a side may know. Whatever is offered to a side asks here first."""

from typing import Final

from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, CONCEALED, HIDDEN, IN_MOTION, MACHINE, MELEE
from bridgehead.games.coupdemain.pieces.roster import is_dummy, looks, manned, side_in
from bridgehead.games.coupdemain.printed.components import DUMMY, TYPES
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import MOVING_SIGHT
from bridgehead.games.coupdemain.smoke.hindrance import in_line
from bridgehead.games.coupdemain.state import NIGHT, NOBODY, CoupState

ANYWHERE: Final = 255
"""As far as the board reaches."""
NEAR_BY: Final = 3
"""Hexes within which one looks who stands there, rather than at everybody."""


def within_vision(g: CoupState, here: int, there: int) -> bool:
    """[T18.3] Whether light and darkness let somebody in one Location make out what is in another; lines of sight are
    another matter.
    """
    return g.light != NIGHT or g.battle.ground.apart(here, there) <= range_of_sight(g, there)


def lit(g: CoupState, location: int) -> bool:
    """[T18.30] Whether a Location is illuminated."""
    around = g.battle.ground.ranges(location // 8)
    for place in g.lights:
        if around[place] <= 3:
            return True
    return False


def sees(g: CoupState, here: int, there: int) -> bool:
    """[T0.7] [T18.3] Whether somebody in one Location sees another: line of sight, light, range of vision."""
    ground = g.battle.ground
    if g.light == NIGHT:
        apart = ground.apart(here, there)
        if apart > g.vision and apart > range_of_sight(g, there):
            return False
    return in_line(g, here, there)


def looks_out(g: CoupState, unit: int) -> bool:
    """[T17.5] [T17.16] Who sees for its own side: all who look, and hidden units in Good Order."""
    if g.where[unit] < 0 or g.marks[unit] & (BROKEN | BERSERK | MELEE):
        return False
    if g.marks[unit] & MACHINE:
        return looks(g, unit)
    return not g.marks[unit] & HIDDEN or not is_dummy(g, unit)


def seen_by(g: CoupState, location: int, side: int) -> bool:
    """[T0.7] Whether any Good Order unit of a side sees a Location."""
    ground = g.battle.ground
    away = ground.ranges(location // 8)
    far = range_of_sight(g, location)
    if far <= NEAR_BY:
        for place in ground.circle(location // SLOTS, far):
            unit = g.first[place]
            while unit != NOBODY:
                here = g.where[unit]
                if g.battle.side[unit] == side and looks_out(g, unit) and in_line(g, here, location):
                    return True
                unit = g.after[unit]
        return False
    for unit in g.battle.roster[side]:
        here = g.where[unit]
        if here >= 0 and away[here // 8] <= far and looks_out(g, unit) and in_line(g, here, location):
            return True
    return False


def range_of_sight(g: CoupState, location: int) -> int:
    """[T18.3] From how far off a Location is made out: by night from the range of vision, unless it is lit; with a
    vehicle in motion from half as far again, rounded up.
    """
    if g.light != NIGHT or (g.lights and lit(g, location)):
        return ANYWHERE
    if g.first[location // 8] != NOBODY:
        for vehicle in g.battle.vehicles:
            if g.where[vehicle] == location and g.marks[vehicle] & IN_MOTION:
                return (g.vision * MOVING_SIGHT + 1) // 2
    return g.vision


def is_known(g: CoupState, unit: int) -> bool:
    """[T0.7] Whether a unit is Known to its enemies: unconcealed, and seen by one of their Good Order units."""
    return not g.marks[unit] & (CONCEALED | HIDDEN) and seen_by(g, g.where[unit], 1 - g.battle.side[unit])


def suspects(g: CoupState, location: int, side: int) -> bool:
    """[T6.22] Whether a side knows that there is an enemy counter in a Location: unconcealed, or a "?"; never a hidden
    unit.
    """
    unit = g.first[location // 8]
    while unit != NOBODY:
        if g.where[unit] == location and g.battle.side[unit] != side and not g.marks[unit] & (HIDDEN | MACHINE):
            return True
        unit = g.after[unit]
    return False


def known_in(g: CoupState, location: int, side: int) -> bool:
    """[T0.7] Whether a Location holds an enemy that a side knows: unconcealed and seen."""
    for unit in side_in(g, location, 1 - side):
        if not g.marks[unit] & (CONCEALED | HIDDEN):
            return seen_by(g, location, side)
    return False


def armed_enemy_known_to(g: CoupState, location: int, unit: int, on_foot: bool = False) -> bool:
    """[T0.6] [T0.7] [T10.1] Whether a Location holds an armed, unbroken enemy that a unit knows: unconcealed, and seen
    by its side or, whether or not it is in Good Order, by itself. A tank is one while its crew is in it and fit,
    but not `on_foot`.
    """
    side = g.battle.side[unit]
    for enemy in side_in(g, location, 1 - side):
        if g.marks[enemy] & MACHINE and (on_foot or not manned(g, enemy)):
            continue
        if g.marks[enemy] & (CONCEALED | HIDDEN | BROKEN):
            continue
        if TYPES[g.kind[enemy]].size != DUMMY:
            return sees(g, g.where[unit], location) or seen_by(g, location, side)
    return False
