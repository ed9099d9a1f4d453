"""[T6.2] [T6.3] Firepower: what each part of a fire group adds to the sum, by its own multipliers."""

from typing import Final

from bridgehead.games.coupdemain.fire.parts import FRESH, gunner, weapon_of
from bridgehead.games.coupdemain.marks import AWAITING, CX, PINNED
from bridgehead.games.coupdemain.morale.values import heroic
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type
from bridgehead.games.coupdemain.printed.components import LIGHT_MG
from bridgehead.games.coupdemain.printed.ground import Ground
from bridgehead.games.coupdemain.printed.tables import (
    ADJACENT,
    ASSAULT_FIRE,
    FIRE,
    HALVED,
    SAME_HEX,
    WHOLE,
)
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, NONE, WEAPON, CoupState

GRAINS: Final = 256
"""[T0.2] Firepower is counted in parts so small that every halving leaves a whole number; rounding comes at the very
end."""
LONG: Final = 2
"""[T6.4] Fire goes as far as this many times the normal range."""


def beside(ground: Ground, here: int, there: int) -> bool:
    """[T6.3] Whether Locations are adjacent: in hexes next to each other, or in one hex a single level apart."""
    apart = ground.apart(here, there)
    if apart == 1:
        return True
    return apart == 0 and here != there and abs(ground.stands[here] - ground.stands[there]) <= 2


def printed_power(g: CoupState, part: int) -> int:
    """[T3.6] [T6.27] The firepower of a part before its multipliers, in grains: a SMC fires a weapon at half, a hero a
    LMG in full.
    """
    unit = gunner(g, part)
    if part < WEAPON:
        return type_of(g, unit).fp * GRAINS
    weapon = weapon_type(g, weapon_of(part))
    power = weapon.fp * GRAINS
    if type_of(g, unit).smc and not (heroic(g, unit) and weapon.kind == LIGHT_MG):
        power = power * HALVED // WHOLE
    return power


def normal_range(g: CoupState, part: int) -> int:
    """[T6.4] The printed range of a part."""
    if part < WEAPON:
        return type_of(g, part).range
    return weapon_type(g, weapon_of(part)).range


def longest_range(g: CoupState, part: int) -> int:
    """[T6.4] As far as a part fires at all."""
    return normal_range(g, part) * LONG


def power(g: CoupState, part: int, target: int, way: int, half: bool) -> int:
    """[T0.2] [T1.7] [T6.3] [T17.6] The firepower of a part against a Location, in grains; 0 beyond its range. `half`:
    at concealed units (T6.8) or at a Gunflash (T6.9). Lines of sight are another matter.
    """
    ground = g.battle.ground
    unit = gunner(g, part)
    here = g.where[unit]
    apart = ground.apart(here, target)
    near = normal_range(g, part)
    if apart > near * LONG:
        return 0
    total = printed_power(g, part)
    if here == target:
        total = total * (ADJACENT if half else SAME_HEX) // WHOLE
    elif beside(ground, here, target):
        total = total * ADJACENT // WHOLE
    elif apart > near:
        total = total * HALVED // WHOLE
    if g.marks[unit] & PINNED:
        total = total * HALVED // WHOLE
    if g.phase == ADVANCING_FIRE and not g.marks[unit] & AWAITING:
        total = total * HALVED // WHOLE
    if way != FRESH:
        total = total * HALVED // WHOLE
    if half:
        total = total * HALVED // WHOLE
    if adds_assault_fire(g, part, apart <= near):
        total = -(-(total + ASSAULT_FIRE * GRAINS) // GRAINS) * GRAINS
    return total


def adds_assault_fire(g: CoupState, part: int, in_range: bool) -> bool:
    """[T6.10] [T6.28] Whether a unit's own fire has the bonus of Assault Fire: in the AFPh, at its normal range,
    neither pinned nor exhausted by double time.
    """
    if part >= WEAPON or g.phase != ADVANCING_FIRE or not in_range or not type_of(g, part).assault_fire:
        return False
    return not g.marks[part] & (PINNED | CX | AWAITING)


def total_power(g: CoupState, parts: list[int], ways: list[int], target: int, half: bool) -> int:
    """[T6.2] The sum over the parts of a fire group, in grains."""
    total = 0
    for at, part in enumerate(parts):
        total += power(g, part, target, ways[at], half)
    return total


def column_for(grains: int) -> int:
    """[T6.2] The column of the fire table for a sum of firepower; NONE (-1) below 1."""
    column = FIRE.column_of(grains // GRAINS)
    return column if column >= 0 else NONE
