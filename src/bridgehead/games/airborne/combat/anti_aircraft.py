"""[I.G] [III.D] [I.B.2] [P11] Anti-aircraft fire at transports and gliders that are over their targets."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.board.spotting import give_away
from bridgehead.games.airborne.board.stacking import holds, sunken
from bridgehead.games.airborne.combat.firepower import WHOLE
from bridgehead.games.airborne.combat.party import choose_party
from bridgehead.games.airborne.combat.results import lose
from bridgehead.games.airborne.printed.components import ARMOUR_PIERCING, STICKS_IN_A_PLATOON
from bridgehead.games.airborne.printed.tables import ANTI_AIRCRAFT
from bridgehead.games.airborne.state import (
    AT_BASE,
    AWAY,
    DISPERSED,
    HIT,
    NONE,
    OVERHEAD,
    SHOT_AT,
    SPENT,
    UNPACKING,
    AirborneState,
)

APPROACH: Final = 2
"""Hexes before its target at which a plane can already be fired at."""
NIGHT_SKY: Final = 8


def planes_appear(g: AirborneState) -> None:
    """[I.H] [II.A] [III.A] The planes and gliders of this turn come over their target hexes; now everybody sees the
    plan.
    """
    for at, plane in enumerate(g.battle.planes):
        if g.where[plane] == AT_BASE and g.plan_turn[at] == g.turn:
            g.where[plane] = OVERHEAD
            g.reveal()
            g.tell("appears", g.battle.tag[plane], g.battle.tag[g.battle.rider[plane]], g.plan_hex[at])


def range_to(g: AirborneState, unit: int, at: int) -> int:
    """[P11.2] The range from a unit to a plane: to its target hex or one of the two before it, whichever is nearest."""
    ground = g.battle.ground
    best = ground.distance(g.where[unit], g.plan_hex[at])
    for steps in range(1, APPROACH + 1):
        place = ground.ray(g.plan_hex[at], (g.heading[at] + 3) % 6, steps)
        if place >= 0:
            best = min(best, ground.distance(g.where[unit], place))
    return best


def anti_aircraft_strength(g: AirborneState, unit: int, at: int) -> int:
    """[P11.1] [P4.1] A unit's strength against a plane, in eighths: as against what is not armoured, so that
    armour-piercing guns count half; twice that within half its range; 0 beyond its range.

    At night only planes within half the range and eight hexes are found at all, and no strength is doubled.
    """
    kind = g.battle.of[unit]
    away = range_to(g, unit, at)
    strength = kind.attack * WHOLE // (2 if kind.weapon == ARMOUR_PIERCING else 1)
    if g.night():
        return strength if away <= min(kind.reach // 2, NIGHT_SKY) else 0
    if away > kind.reach:
        return 0
    return 2 * strength if away <= kind.reach // 2 else strength


def may_fire_at_planes(g: AirborneState, unit: int) -> bool:
    """[P11.1] [I.B.2] Anti-aircraft guns, and the 88 and 90 mm batteries; undispersed, each once in an air phase."""
    here = g.where[unit]
    if here < 0 or not g.battle.of[unit].anti_air or g.marks[unit] & (DISPERSED | SPENT | UNPACKING):
        return False
    return not sunken(g, here) and not holds(g, here, 1 - g.battle.side[unit])


def gunners(g: AirborneState, at: int) -> list[int]:
    """The units of the enemy that may fire at a plane."""
    found: list[int] = []
    for unit in g.battle.flak[1 - g.acting]:
        if may_fire_at_planes(g, unit) and anti_aircraft_strength(g, unit, at) > 0:
            found.append(unit)
    return found


def sky_options(g: AirborneState) -> list[Option]:
    """[I.G] [III.D] [P11.1] The planes and gliders that can be fired at now: each in one attack, by one gun or more."""
    if g.turn <= g.battle.quiet_sky_until:
        return []
    found: list[Option] = []
    for at, plane in enumerate(g.battle.planes):
        if g.where[plane] == OVERHEAD and not g.marks[plane] & SHOT_AT and gunners(g, at):
            found.append(g.unit_option("shoot", plane))
    return found


def anti_aircraft_fire(g: AirborneState, plane: int) -> Steps:
    """[I.G] [P11.1] One attack on one plane: who fires, and the die."""
    side = 1 - g.acting
    at = g.battle.planes.index(plane)
    g.targets = [plane]
    yield from choose_party(g, side, "gunners", gunners(g, at), lambda: "fire" if g.firers else "", g.battle.tag[plane])
    _resolve(g, plane, at)
    g.targets = []
    g.firers = []


def total_strength(g: AirborneState, firers: list[int], at: int) -> int:
    """[P11.1] What several units bring together, in whole points."""
    total = 0
    for unit in firers:
        total += anti_aircraft_strength(g, unit, at)
    return total // WHOLE


def _resolve(g: AirborneState, plane: int, at: int) -> None:
    column = ANTI_AIRCRAFT.column_of(total_strength(g, g.firers, at))
    die = g.roll("die-anti-aircraft")
    code = ANTI_AIRCRAFT.result(column, die)
    if g.log is not None:
        fired = tuple([g.battle.tag[unit] for unit in g.firers])
        g.tell("flak", fired, g.battle.tag[plane], ANTI_AIRCRAFT.columns[column], die, f"result-{code}")
    g.marks[plane] |= SHOT_AT
    for unit in g.firers:
        g.marks[unit] |= SPENT
        give_away(g, unit)
    if code == "X":
        shot_down(g, plane)
    elif code == "Dam":
        g.marks[plane] |= HIT
        if not g.battle.of[plane].glider:
            _jump_early(g, at)


def shot_down(g: AirborneState, plane: int) -> None:
    """[P11.3] The plane is lost with everybody aboard."""
    load = g.battle.rider[plane]
    g.where[plane] = AWAY
    g.load[plane] = NONE
    g.tell("shot-down", g.battle.tag[plane], g.battle.tag[load])
    lose(g, load)
    if g.battle.sticks[load]:
        g.losses[g.battle.side[load]] += STICKS_IN_A_PLATOON - 1


def _jump_early(g: AirborneState, at: int) -> None:
    """[P11.3] From a damaged transport everybody jumps at once: a die of hexes back along its way, with a drift of its
    own.
    """
    back = g.roll("die-jump-early")
    ground = g.battle.ground
    place = g.plan_hex[at]
    for _ in range(back):
        before = ground.ray(place, (g.heading[at] + 3) % 6, 1)
        if before < 0:
            break
        place = before
    g.plan_hex[at] = place
    g.tell("jumps-early", g.battle.tag[g.battle.rider[g.battle.planes[at]]], place)
