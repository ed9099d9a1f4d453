"""[P8.4] Close assault: infantry against everything in the next hex, or in its own."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier
from bridgehead.games.airborne.board.stacking import flooded, sunken
from bridgehead.games.airborne.board.tasks import turn_from_clearing
from bridgehead.games.airborne.combat.direct_fire import targets_in
from bridgehead.games.airborne.combat.firepower import close_strength, column_for, defence_of, modifiers_for
from bridgehead.games.airborne.combat.party import choose_party
from bridgehead.games.airborne.combat.resolution import resolve
from bridgehead.games.airborne.combat.results import apply_result
from bridgehead.games.airborne.printed.components import INFANTRY
from bridgehead.games.airborne.printed.tables import COMBAT, FOUR_TO_ONE, NO_ATTACK
from bridgehead.games.airborne.state import (
    ASSAULTED,
    DISPERSED,
    FIRED,
    HANDLED,
    LANDED,
    SPENT,
    AirborneState,
)
from bridgehead.tactics.attack import Attack

FAVOUR: Final = -2
BARRED: Final = DISPERSED | FIRED | SPENT | HANDLED | ASSAULTED


def may_assault(g: AirborneState, unit: int) -> bool:
    """[P8.4] [II.F] Infantry that is undispersed, has not fired, loaded or assaulted this segment, and is not in a
    stream. Having moved, landed or formed this turn does not matter.
    """
    here = g.where[unit]
    if here < 0 or g.marks[unit] & BARRED or g.battle.of[unit].kind != INFANTRY:
        return False
    return g.battle.of[unit].combat and not sunken(g, here)


def within_reach(g: AirborneState, unit: int, place: int) -> bool:
    """[P8.4] The next hex, or the unit's own."""
    here = g.where[unit]
    return here == place or g.battle.ground.adjacent(here, place)


def assault_options(g: AirborneState) -> list[Option]:
    """[P8.4] The hexes that may still be assaulted with odds of 1-4 or better, each once a segment."""
    able = [unit for unit in g.battle.roster[g.acting] if may_assault(g, unit)]
    places: list[int] = []
    for unit in able:
        here = g.where[unit]
        for place in [here, *g.battle.ground.neighbours[here]]:
            if g.first[place] >= 0 and place not in places and place not in g.assaulted:
                places.append(place)
    places.sort()
    found: list[Option] = []
    for place in places:
        targets = targets_in(g, place, 1 - g.acting)
        if targets and not flooded(g, place) and _strong_enough(g, able, targets, place):
            found.append(("assault", place))
    return found


def _strong_enough(g: AirborneState, able: list[int], targets: list[int], place: int) -> bool:
    near = [unit for unit in able if within_reach(g, unit, place)]
    return assault_column(g, supported(g, near), targets) != NO_ATTACK


def supported(g: AirborneState, attackers: list[int]) -> list[int]:
    """[P8.4] The attackers that may take part: machine-gun platoons only beside other infantry in the same hex."""
    leading = [g.where[unit] for unit in attackers if not g.battle.of[unit].supports_only]
    return [unit for unit in attackers if not g.battle.of[unit].supports_only or g.where[unit] in leading]


def assault_column(g: AirborneState, attackers: list[int], targets: list[int]) -> int:
    """[P8.4] [I.B.1] Printed strengths against all defences together, one column better with engineers."""
    strength = 0
    for unit in attackers:
        strength += close_strength(g, unit)
    column = column_for(strength, defence_of(g, targets))
    if column != NO_ATTACK and column < FOUR_TO_ONE and engineers_help(g, attackers):
        column += 1
    return column


def assault_attack(g: AirborneState, attackers: list[int], targets: list[int], place: int) -> Attack:
    """[P8.4] [II.F] The terrain on the die, and −2 unless anybody of theirs came down this turn."""
    modifiers = modifiers_for(g, place, targets)
    if favoured(g, attackers):
        modifiers.append(Modifier("close-assault", FAVOUR, "P8.4"))
    return Attack(COMBAT, assault_column(g, attackers, targets), modifiers)


def engineers_help(g: AirborneState, attackers: list[int]) -> bool:
    """[P8.4] [I.B.1] Whether an engineer attacks from the same hex as another infantry unit. A complete paratroop
    platoon is an engineer too; two of them help each other, sticks help nobody.
    """
    for unit in attackers:
        kind = g.battle.of[unit]
        if not (kind.engineer or kind.paratroop):
            continue
        for other in attackers:
            mate = g.battle.of[other]
            if other != unit and g.where[other] == g.where[unit] and not mate.engineer and not mate.stick:
                return True
    return False


def favoured(g: AirborneState, attackers: list[int]) -> bool:
    """[II.F] The −2 is not for those who landed this turn, nor for an attack in which they take part."""
    for unit in attackers:
        if g.marks[unit] & LANDED:
            return False
    return True


def close_assault(g: AirborneState, place: int) -> Steps:
    """[P8.4] One close assault: who takes part, and the die. The whole hex defends as one."""
    side = g.acting
    g.targets = targets_in(g, place, 1 - side)
    left = [unit for unit in g.battle.roster[side] if may_assault(g, unit) and within_reach(g, unit, place)]
    yield from choose_party(
        g, side, "assaulters", supported(g, left), lambda: "strike" if _can_strike(g) else "", place
    )
    _strike(g, place)
    g.targets = []
    g.firers = []


def _can_strike(g: AirborneState) -> bool:
    """[P8.4] Whether those named so far can assault by themselves."""
    if not g.firers or supported(g, g.firers) != g.firers:
        return False
    return assault_column(g, g.firers, g.targets) != NO_ATTACK


def _strike(g: AirborneState, place: int) -> None:
    """[P8.4] Roll for the assault; those who took part do no more this segment."""
    g.firers.sort()
    attack = assault_attack(g, g.firers, g.targets, place)
    code = resolve(g, "assault", attack, g.firers, g.targets, place)
    for unit in g.firers:
        g.marks[unit] |= ASSAULTED
        turn_from_clearing(g, unit)
    g.assaulted.append(place)
    apply_result(g, g.targets, code)
