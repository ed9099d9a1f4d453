"""[T9] Rally: who may try, with what on the die, and what an original 2 or 12 brings."""

from fractions import Fraction
from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.hidden.knowledge import armed_enemy_known_to, suspects
from bridgehead.games.coupdemain.marks import BROKEN, DM, JUST_SHAKEN, MELEE, TRIED
from bridgehead.games.coupdemain.morale.breaking import casualty_reduction, to_walking_wounded
from bridgehead.games.coupdemain.morale.heat import heat_of_battle
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.morale.values import best_leader, modifier_of, morale_of
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.roster import holds, on_map, side_in, type_of
from bridgehead.games.coupdemain.printed.components import CREW
from bridgehead.games.coupdemain.printed.tables import COVER_RALLY, SELF_RALLY, UNDER_FIRE
from bridgehead.games.coupdemain.printed.terrain import TERRAIN
from bridgehead.games.coupdemain.state import NONE, CoupState

ALONE: Final = 1
"""[T9.3] How many MMC of the ATTACKER may try without a leader in a RPh."""
LEAST_DICE: Final = 2
WAYS: Final = 36
ON_DICE: Final[list[int]] = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]
"""How many of the 36 rolls of two dice are at most so much, by the number."""


def can_try(g: CoupState, unit: int) -> bool:
    """[T9.8] [T9.11] [T36.7] A broken unit tries once in a RPh, not in Melee nor with an enemy in its Location that it
    knows of.
    """
    if g.marks[unit] & (BROKEN | TRIED | MELEE) != BROKEN or g.where[unit] < 0:
        return False
    return not suspects(g, g.where[unit], g.battle.side[unit])


def rallies_itself(g: CoupState, unit: int) -> bool:
    """[T9.1] SMC and crews need no leader."""
    return type_of(g, unit).smc or type_of(g, unit).self_rally


def rally_modifiers(g: CoupState, unit: int) -> list[Modifier]:
    """[T9.2] The leader's modifier, +4 under DM, −1 in cover, +1 for a MMC or leader without help; crews 0."""
    found: list[Modifier] = []
    leader = best_leader(g, g.where[unit], g.battle.side[unit], unit)
    if leader != NONE:
        if modifier_of(g, leader):
            found.append(Modifier("leader", modifier_of(g, leader), "T9.2"))
    elif type_of(g, unit).size != CREW:
        found.append(Modifier("by-itself", SELF_RALLY, "T9.2"))
    if g.marks[unit] & DM:
        found.append(Modifier("under-fire", UNDER_FIRE, "T9.2"))
    if in_cover(g, unit):
        found.append(Modifier("in-cover", COVER_RALLY, "T9.2"))
    return found


def in_cover(g: CoupState, unit: int) -> bool:
    """[T9.2] In a building, woods, rubble or a pillbox; trenches and foxholes do not help."""
    location = g.where[unit]
    return location % 8 != 0 or TERRAIN[g.battle.ground.terrain[location // 8]].rally


def rally_number(g: CoupState, unit: int) -> int:
    """[T9.1] The most that the DR may show."""
    total = morale_of(g, unit)
    for one in rally_modifiers(g, unit):
        total -= one.value
    return total


def rally_chance(g: CoupState, unit: int) -> Fraction:
    """[T9.1] [T9.4] The chance that a try succeeds; an original 12 always fails."""
    ways = ON_DICE[max(0, min(11, rally_number(g, unit)))]
    return Fraction(ways, WAYS)


def rally_options(g: CoupState, seat: int) -> list[Option]:
    """[T9.3] [T9.5] Who of a side may try: with a leader or by himself, and in his own RPh one MMC without any."""
    found: list[Option] = []
    alone_left = seat == g.acting and g.at == 0 and g.tries < ALONE
    for unit in g.battle.roster[seat]:
        if not can_try(g, unit):
            continue
        if rallies_itself(g, unit) or best_leader(g, g.where[unit], seat, unit) != NONE:
            found.append(g.unit_option("rally", unit))
        elif alone_left and worth_trying(g, unit):
            found.append(g.unit_option("self", unit))
    return found


def worth_trying(g: CoupState, unit: int) -> bool:
    """[T9.5] [T9.9] Whether a try can do anything: rally the unit, or by night take DM off it."""
    return rally_number(g, unit) >= LEAST_DICE or (g.night() and bool(g.marks[unit] & DM))


def next_by_order(g: CoupState, seat: int) -> int:
    """[T9.5] Whom the standing order sends next: leaders first, then the best chance, nobody without any; NONE when all
    have tried.
    """
    best = NONE
    for unit in g.battle.roster[seat]:
        if not can_try(g, unit) or rally_number(g, unit) < LEAST_DICE:
            continue
        if not rallies_itself(g, unit) and best_leader(g, g.where[unit], seat, unit) == NONE:
            continue
        if best == NONE or _before(g, unit, best):
            best = unit
    return best


def _before(g: CoupState, unit: int, other: int) -> bool:
    if type_of(g, unit).smc != type_of(g, other).smc:
        return type_of(g, unit).smc
    return rally_number(g, unit) > rally_number(g, other)


def try_to_rally(g: CoupState, unit: int) -> None:
    """[T9.1] [T9.4] One try: DR and DRM up to the broken morale. An original 2 is Heat of Battle, an
    original 12 Fate.
    """
    drm = morale_of(g, unit) - rally_number(g, unit)
    morale = morale_of(g, unit)
    g.marks[unit] |= TRIED
    coloured, white = roll_dr(g, "rally")
    original = coloured + white
    good = original + drm <= morale and original != 12
    g.tell("rally", shown(g, unit), coloured, white, drm, morale, "rallies" if good else "stays-broken")
    checked(g, unit, original)
    if g.night() and original <= type_of(g, unit).morale:
        g.marks[unit] &= ~DM
    if original == 2:
        heat_of_battle(g, unit)
        leader_losses(g)
    elif original == 12:
        to_walking_wounded(g, unit)
        casualty_reduction(g, unit)
    elif good:
        g.marks[unit] &= ~(BROKEN | DM)


def lift_fire(g: CoupState) -> None:
    """[T9.9] After all tries DM comes off whoever is not beside a Known armed enemy and did not come under it in this
    RPh; by night it stays until a roll lifts it.
    """
    if g.night():
        return
    for side in (0, 1):
        for unit in g.battle.roster[side]:
            if on_map(g, unit) and g.marks[unit] & (DM | JUST_SHAKEN) == DM and not beside_enemy(g, unit):
                g.marks[unit] &= ~DM


def beside_enemy(g: CoupState, unit: int) -> bool:
    """[T9.9] [T10.1] Whether a Known, armed, unbroken enemy is in the Location of a unit or in one beside it."""
    side = g.battle.side[unit]
    for location in near(g, g.where[unit]):
        if holds(g, location, 1 - side) and armed_enemy_known_to(g, location, unit):
            return True
    return False


def come_beside(g: CoupState, side: int, location: int) -> None:
    """[T9.10] Units of a side have come into a Location by moving or advancing: broken enemies there or beside it who
    know of anybody armed and unbroken in it are under DM again.
    """
    for there in near(g, location):
        for unit in side_in(g, there, 1 - side):
            if g.marks[unit] & (BROKEN | DM) == BROKEN and armed_enemy_known_to(g, location, unit):
                g.marks[unit] |= DM


def near(g: CoupState, location: int) -> list[int]:
    """A Location and what is adjacent to it: in its hex one level off, in the next hexes at a level's difference at
    most.
    """
    return g.battle.ground.around(location)
