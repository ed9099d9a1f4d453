"""[T3.2] [T3.3] [T3.6] [T3.11] Weapons in hand: who has which, what they weigh, what may be done with them
in a phase.
"""

from typing import Final

from bridgehead.games.coupdemain.marks import LOST, WALKING, WORN, WOUNDED
from bridgehead.games.coupdemain.pieces.roster import on_map
from bridgehead.games.coupdemain.printed.components import ARMS, GUN, TYPES, WEAPONS, WeaponType
from bridgehead.games.coupdemain.state import NONE, CoupState

MMC_CAPACITY: Final = 3
WALKING_CAPACITY: Final = 2
SMC_CAPACITY: Final = 1
SMC_ABOVE: Final = 2
"""[T3.3] PP that a SMC alone carries above his capacity at the most."""
GUN_VP: Final = 2


def weapon_type(g: CoupState, weapon: int) -> WeaponType:
    """The printed values of a weapon."""
    return WEAPONS[g.battle.weapons[weapon]]


def arm(g: CoupState, weapon: int) -> int:
    """A weapon in events, with its type: `ARMS × weapon + type`."""
    return ARMS * weapon + g.battle.weapons[weapon]


def weapons_of(g: CoupState, unit: int) -> list[int]:
    """[T3.2] What a unit possesses, malfunctioned ones too."""
    first = g.bearers.find(unit)
    if first < 0:  # most have nothing
        return []
    if g.bearers.rfind(unit) == first:
        return [first]
    return [weapon for weapon in range(len(g.bearers)) if g.bearers[weapon] == unit]


def works(g: CoupState, weapon: int) -> bool:
    """[T7.4] Whether a weapon is neither malfunctioned nor gone."""
    return not g.used[weapon] & (WORN | LOST)


def lying_in(g: CoupState, location: int) -> list[int]:
    """[T3.2] The weapons that nobody has in a Location."""
    return [
        weapon
        for weapon in range(len(g.owner))
        if g.owner[weapon] == NONE and g.lies[weapon] == location and not g.used[weapon] & LOST
    ]


def weight(g: CoupState, unit: int) -> int:
    """[T3.3] The PP that a unit carries."""
    total = 0
    for weapon in weapons_of(g, unit):
        total += weapon_type(g, weapon).pp
    return total


def capacity(g: CoupState, unit: int) -> int:
    """[T3.3] [9.4.CG17] The PP that a unit carries without loss."""
    if TYPES[g.kind[unit]].smc:
        return 0 if g.marks[unit] & WOUNDED else SMC_CAPACITY
    return WALKING_CAPACITY if g.marks[unit] & WALKING else MMC_CAPACITY


def overload(g: CoupState, unit: int) -> int:
    """[T3.3] The PP above capacity: each costs 1 MF."""
    return max(0, weight(g, unit) - capacity(g, unit))


def give(g: CoupState, weapon: int, unit: int) -> None:
    """[T3.2] [T3.10] A unit takes a weapon."""
    g.bear(weapon, unit)
    g.lies[weapon] = NONE


def ruin(g: CoupState, weapon: int) -> None:
    """[T0.5] [T0.14] [T7.12] [T23.13] A weapon is gone for good, a Gun at the cost of the side that it was made for.
    What vehicles carry counts with them.
    """
    kind = weapon_type(g, weapon)
    g.used[weapon] |= LOST
    g.bear(weapon, NONE)
    g.lies[weapon] = NONE
    if kind.kind == GUN and not kind.mounted:
        g.losses[kind.nation] += GUN_VP


def drop(g: CoupState, weapon: int) -> None:
    """[T3.2] [T3.11] A weapon is left where its owner stands; that of a vehicle is lost with it."""
    unit = g.owner[weapon]
    g.bear(weapon, NONE)
    if weapon_type(g, weapon).mounted:
        g.used[weapon] |= LOST
        return
    g.lies[weapon] = g.where[unit] if on_map(g, unit) else NONE


def drop_all(g: CoupState, unit: int) -> None:
    """[T3.11] What an eliminated owner had lies in its Location; call it before the unit is taken up."""
    for weapon in weapons_of(g, unit):
        drop(g, weapon)
