"""[T22.15] [T23.12] The gun pit: it shelters who works the gun in it."""

from typing import Final

from bridgehead.games.coupdemain.marks import (
    BESIDE_WRECK,
    BY_TRENCH,
    DUG_IN,
    EMPLACED,
    IN_DITCH,
    MACHINE,
    ON_WIRE,
    PASSING,
    RIDING,
)
from bridgehead.games.coupdemain.pieces.roster import wreck_shelters
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.battle import GUN_PIT
from bridgehead.games.coupdemain.printed.components import GUN
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import CoupState

SHELTER: Final = IN_DITCH | ON_WIRE | PASSING | DUG_IN | BY_TRENCH | RIDING
"""The marks that make a unit's cover, or how it is fired at, another than its Location's."""


def in_gun_pit(g: CoupState, location: int) -> bool:
    """[T22.15] Whether a Location is the ground of a hex with a gun pit."""
    return location >= 0 and location % SLOTS == 0 and bool(g.works[location // SLOTS] & GUN_PIT)


def emplaced(g: CoupState, unit: int) -> bool:
    """[T22.15] [T23.12] Whether a unit has the gun in its pit in hand: no gunshield shelters it better."""
    if not in_gun_pit(g, g.where[unit]):
        return False
    for weapon in weapons_of(g, unit):
        if weapon_type(g, weapon).kind == GUN:
            return True
    return False


def shelter_of(g: CoupState, unit: int) -> int:
    """[T6.8] [T22.15] What shelters a unit besides its Location, as marks: units of a target that have the same are of
    one lot. A vehicle and who sits in it have no cover [T25.8].
    """
    if g.marks[unit] & MACHINE:
        return RIDING
    return g.marks[unit] & SHELTER | (EMPLACED if emplaced(g, unit) else 0) | wreck_of(g, g.where[unit])


def wreck_of(g: CoupState, location: int) -> int:
    """[T5.6] The shelter of a wreck or a tank in a Location, as a mark, or nothing."""
    return BESIDE_WRECK if wreck_shelters(g, location) else 0
