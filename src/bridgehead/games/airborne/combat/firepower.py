"""[P4] Strengths, weapon effectiveness, odds and die roll modifiers: what decides any attack.

Strengths are counted in eighths, since a strength may be halved three times and keeps its fraction.
"""

from typing import Final

from bridgehead.engine.read.table import Modifier
from bridgehead.games.airborne.printed.components import (
    ARMOUR_PIERCING,
    FORT,
    MORTAR,
    SMALL_ARMS,
    UNARMED,
)
from bridgehead.games.airborne.printed.ground import FOREST, HILLTOP, SLOPE, SWAMP, TOWN
from bridgehead.games.airborne.printed.tables import COMBAT, FOUR_TO_ONE, NO_ATTACK
from bridgehead.games.airborne.state import DISPERSED, AirborneState
from bridgehead.tactics.attack import Attack

WHOLE: Final = 8
"""One point of strength."""
NEAR_FOR_SHELLS: Final = 6
COVER: Final = {FOREST: "woods", TOWN: "town", SWAMP: "swamp"}


def column_for(attack: int, defence: int) -> int:
    """[P3.1] The column for an attack (in eighths) on a defence (in points): odds round in the defender's favour, above
    4-1 they count as 4-1, below 1-4 there is no attack.
    """
    defended = defence * WHOLE
    if attack <= 0 or attack * 4 < defended:
        return NO_ATTACK
    if attack * 3 < defended:
        return 0
    if attack * 2 < defended:
        return 1
    if attack < defended:
        return 2
    ratio = attack // defended if defended > 0 else 4
    return 3 + ratio - 1 if ratio < 4 else FOUR_TO_ONE


def reach(g: AirborneState, unit: int) -> int:
    """[I.C.1] The farthest hex at which a unit may fire directly: its range, at night half of it rounded down; twice as
    far for units that may fire to double range.
    """
    kind = g.battle.of[unit]
    return plain_reach(g, unit) * (2 if kind.double_range else 1)


def plain_reach(g: AirborneState, unit: int) -> int:
    """[I.C.1] The range of a unit, halved at night."""
    return range_in(g, unit, g.turn)


def range_in(g: AirborneState, unit: int, turn: int) -> int:
    """[I.C.1] The range of a unit in a turn, halved at night."""
    kind = g.battle.of[unit]
    if not g.battle.night(turn):
        return kind.reach
    return max(kind.reach // 2, g.battle.least_range if kind.reach else 0)


def direct_strength(g: AirborneState, firer: int, place: int, armoured: bool) -> int:
    """[P4.1] [P5.4] A unit's strength, in eighths, in direct fire at a hex: weapon effectiveness, long range, hills."""
    kind = g.battle.of[firer]
    here = g.where[firer]
    away = g.battle.ground.distance(here, place)
    plain = plain_reach(g, firer)
    strength = kind.attack * WHOLE
    if away > plain:
        strength //= 2
    weapon = kind.weapon
    if weapon == UNARMED or (weapon == SMALL_ARMS and armoured):
        return 0
    if weapon == ARMOUR_PIERCING:
        if not armoured:
            strength //= 2
        elif away <= plain // 2:
            strength *= 2
    elif armoured and (weapon == MORTAR or away > NEAR_FOR_SHELLS):
        strength //= 2
    if uphill(g, here, place):
        strength //= 2
    return strength


def indirect_strength(g: AirborneState, firer: int, armoured: bool) -> int:
    """[P4.1] A unit's strength, in eighths, in indirect fire: half against armour, never halved by hills."""
    strength = g.battle.of[firer].attack * WHOLE
    return strength // 2 if armoured else strength


def close_strength(g: AirborneState, unit: int) -> int:
    """[P8.4] [P8.3] A unit's printed strength, in eighths: weapon effectiveness plays no part at close quarters."""
    return g.battle.of[unit].attack * WHOLE


def uphill(g: AirborneState, here: int, place: int) -> bool:
    """[P5.4] Whether direct fire into a slope or hilltop is halved: not from hilltop to hilltop, nor from the next hex
    at a slope when the firer stands as high.
    """
    ground = g.battle.ground
    terrain = ground.terrain[place]
    if terrain == HILLTOP:
        return ground.terrain[here] != HILLTOP
    if terrain == SLOPE:
        return not (ground.level[here] >= 1 and (here == place or ground.adjacent(here, place)))
    return False


def armoured_target(g: AirborneState, units: list[int], place: int) -> bool:
    """[P4.2] Whether units are an armoured target: always in a town, else as most of them are. With as many of each
    (`mixed`) they are to each firer what is worse for him.
    """
    if g.battle.ground.terrain[place] == TOWN:
        return True
    hard = 0
    for unit in units:
        if hard_target(g, unit):
            hard += 1
    return hard * 2 >= len(units) and hard > 0


def mixed(g: AirborneState, units: list[int], place: int) -> bool:
    """[P4.2] Whether as many of the units are armoured as are not: to each firer the worse counts."""
    if g.battle.ground.terrain[place] == TOWN:
        return False
    hard = 0
    for unit in units:
        if hard_target(g, unit):
            hard += 1
    return hard * 2 == len(units)


def hard_target(g: AirborneState, unit: int) -> bool:
    """[P4.2] An armoured vehicle or a fort."""
    kind = g.battle.of[unit]
    return kind.armoured or kind.kind == FORT


def volley(g: AirborneState, firers: list[int], targets: list[int], place: int) -> int:
    """[P4.1] [P4.2] The strength, in eighths, of direct fire by several units together at some units in a hex."""
    strength = 0
    armoured = armoured_target(g, targets, place)
    tied = mixed(g, targets, place)
    for firer in firers:
        share = direct_strength(g, firer, place, armoured)
        strength += min(share, direct_strength(g, firer, place, False)) if tied else share
    return strength


def defence_of(g: AirborneState, units: list[int]) -> int:
    """[P8.1] The defence of units that are attacked as one. Whoever is aboard or inside a fort adds nothing."""
    total = 0
    for unit in units:
        total += g.battle.of[unit].defence
    return total


def modifiers_for(g: AirborneState, place: int, units: list[int]) -> list[Modifier]:
    """[P3.3] The modifiers of fire at some units in a hex: woods, towns and swamps add 1 to the die."""
    found: list[Modifier] = []
    terrain = g.battle.ground.terrain[place]
    if terrain in COVER:
        found.append(Modifier(COVER[terrain], 1, "P3.3"))
    return found + for_dispersed(g, units)


def for_dispersed(g: AirborneState, units: list[int]) -> list[Modifier]:
    """[P3.3] The modifier for targets that are dispersed, none unless the option says so."""
    if g.battle.dispersed_modifier:
        for unit in units:
            if g.marks[unit] & DISPERSED:
                return [Modifier("dispersed", g.battle.dispersed_modifier, "P3.3")]
    return []


def fire_column(g: AirborneState, firers: list[int], targets: list[int], place: int) -> int:
    """[P8.1] The column of direct fire by several units together at some units in a hex."""
    return column_for(volley(g, firers, targets, place), defence_of(g, targets))


def fire_attack(g: AirborneState, firers: list[int], targets: list[int], place: int) -> Attack:
    """[P8.1] Direct fire by several units together at some units in a hex."""
    return Attack(COMBAT, fire_column(g, firers, targets, place), modifiers_for(g, place, targets))


def shared_attack(g: AirborneState, strength: int, sharing: int, unit: int, place: int) -> Attack:
    """[P8.2] [II.E] The attack (in eighths) on one of several units that share it. Nothing is rounded before the odds
    are taken: an equal share of the attack on one is as the whole of it on all.
    """
    column = column_for(strength, g.battle.of[unit].defence * sharing)
    return Attack(COMBAT, column, modifiers_for(g, place, [unit]))
