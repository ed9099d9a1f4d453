"""[6.0.1] [6.1] [6.2] Small arms fire: strength, modifiers, results, machine guns, and whom the Germans fire at."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.pegasus.printed import modifiers as mod
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    CAR,
    COVER,
    GERMAN,
    GUN_BIT,
    GUN_IN,
    GUN_PIT,
    IN_REACH,
    IS_BRITISH,
    IS_GLIDER_INFANTRY,
    IS_LEADER,
    KIND,
    TANK,
    THE_CAR,
    THE_FIELD_GUN,
    value,
)
from bridgehead.games.pegasus.printed.tables import FIRE, RESULTS
from bridgehead.games.pegasus.printed.terms import PREPARED
from bridgehead.games.pegasus.state import PegasusState, side_of
from bridgehead.games.pegasus.units import effects
from bridgehead.games.pegasus.units.garrison import is_hidden, wake_in
from bridgehead.games.pegasus.units.leaders import check_leaders, is_alone, leader_with
from bridgehead.games.pegasus.units.losses import Loss, strongest, take_losses
from bridgehead.games.pegasus.units.schmidt import car_is_fired_on, take_from_wreck, wreck_car

MACHINE_GUN_STRENGTH: Final[int] = value("machine_gun_strength")
TANK_STRENGTH: Final[int] = value("tank_column_strength")
CREWED: Final = 2
"""`acted` of a unit that has served the field gun in this phase: its rifles are still to come, three points weaker."""
RIFLES_LOST_TO_FIELD_GUN: Final = 3
RIFLES_LOST_TO_MACHINE_GUN: Final = 1


def rifles(g: PegasusState, unit: int, serves_gun: bool) -> int:
    """[6.1.2] [6.1.mg.crew] [6.5.tanks] [6.5.gun] The points a unit fires small arms with: one less when it serves a
    machine gun, three less when it has served the field gun, five for a tank's machine gun.
    """
    if KIND[unit] == TANK:
        return TANK_STRENGTH
    points = g.strength[unit]
    if serves_gun:
        points -= RIFLES_LOST_TO_MACHINE_GUN
    if g.acted[unit] == CREWED:
        points -= RIFLES_LOST_TO_FIELD_GUN
    return max(points, 0)


def fire_strength(g: PegasusState, firers: list[int], gunners: list[int]) -> int:
    """[6.1.2] All that fire at the same unit combine their points; each machine gun adds its own."""
    points = MACHINE_GUN_STRENGTH * len(gunners)
    for unit in firers:
        points += rifles(g, unit, unit in gunners)
    return points


def machine_guns(firers: list[int], gunners: list[int]) -> list[int]:
    """[6.1.mg] Those of the firers that fire a machine gun: the gunners, and tanks."""
    return [unit for unit in firers if unit in gunners or KIND[unit] == TANK]


def small_arms_modifiers(g: PegasusState, firers: list[int], target: int, moving: bool) -> list[Modifier]:
    """[6.1.3] [6.1.3a] [6.1.3b] [6.1.3c] [6.1.3d] [6.1.3e] [6.1.3f] [6.1.4] [11.0.1] The modifiers, all cumulative. A
    penalty counts when it is true of any firer, a bonus only when it is true of all.
    """
    found: list[Modifier] = []
    place = g.place
    area = place[target]
    near, gliders, led, alone = False, True, True, False
    for unit in firers:
        if place[unit] != area:
            near = True
        if not IS_GLIDER_INFANTRY[unit]:
            gliders = False
        if IS_LEADER[unit]:
            alone = True
            led = False
        elif led and not leader_with(g, unit):
            led = False
    if near:
        found.append(mod.ADJACENT_AREA)
    if COVER[area]:
        found.append(mod.OBSTRUCTED_AREA)
    else:
        found.append(mod.OPEN_AREA)
    if IS_BRITISH[target] and g.prepared[target] == PREPARED:
        found.append(mod.PREPARED_POSITION)
    if gliders:
        found.append(mod.GLIDER_INFANTRY)
    if moving:
        found.append(mod.MOVING_TARGET)
    if led:
        found.append(mod.OWN_LEADER)
    if alone:
        found.append(mod.LEADER_ALONE)
    return found


def small_arms_odds(g: PegasusState, firers: list[int], gunners: list[int], target: int, moving: bool) -> Odds | None:
    """[6.1] What the attack may bring to the unit fired at; None when the firers have no points."""
    column = FIRE.column_of(fire_strength(g, firers, gunners))
    if column < 0:
        return None
    return FIRE.odds(column, small_arms_modifiers(g, firers, target, moving), reading=effects.of_fire(target))


def small_arms(g: PegasusState, firers: list[int], gunners: list[int], target: int, moving: list[int]) -> Steps:
    """[6.1] One attack with small arms; `moving` are the units that move into the fire.

    [6.1.mg] With machine guns every other unit of the area is checked too, with the guns' points and the same die.
    """
    area = g.place[target]
    side = side_of(target)
    note_fire(g, firers, target)
    if g.place[target] != area:
        g.tell("fire-at-nobody", area)
        return
    guns = machine_guns(firers, gunners)
    others = [unit for unit in targets_in(g, area, side) if unit != target and reaching(g, guns, unit)]
    note_attack(g, others, area)
    column = FIRE.column_of(fire_strength(g, firers, gunners))
    drove = g.strength[THE_CAR]
    die = g.roll("small-arms")
    lost = yield from one_target(g, "small-arms", firers, target, column, die, target in moving)
    for other in others:
        if g.place[other] == area:
            reach = reaching(g, guns, other)
            points = sum(MACHINE_GUN_STRENGTH if unit in gunners else TANK_STRENGTH for unit in reach)
            gun_column = FIRE.column_of(points)
            lost += yield from one_target(g, "machine-gun-fire", reach, other, gun_column, die, other in moving)
    if lost:
        check_leaders(g, area, side)
    if drove and not g.strength[THE_CAR]:
        take_from_wreck(g, area)


def reaching(g: PegasusState, guns: list[int], unit: int) -> list[int]:
    """[5.3.bunkers.2] [6.1.mg] The machine guns that reach a unit; one in a bunker only those of its own area."""
    return [gun for gun in guns if can_be_hit_from(g, unit, g.place[gun])]


def one_target(
    g: PegasusState, event: str, firers: list[int], target: int, column: int, die: int, moving: bool
) -> Loss:
    """[6.1.5] The result of the die against one unit; gives 1 when points were lost, so that leaders are checked."""
    found = small_arms_modifiers(g, firers, target, moving)
    code = FIRE.result(column, die + mod.total(found))
    effect = f"{effects.of_fire(target)}-{code}"
    g.tell(event, tuple(firers), target, FIRE.columns[column], die, tuple(found), code, effect)
    result = RESULTS[code]
    if result.suppresses:
        suppress(g, target)
    elif result.points:
        return (yield from hit(g, target, result.points, firers))
    return 0


def suppress(g: PegasusState, unit: int) -> None:
    """[6.1.5] [10] The unit is suppressed; the car is not."""
    if unit == THE_CAR or g.suppressed[unit]:
        return
    g.suppressed[unit] = 1
    g.tell("suppressed", unit)


def hit(g: PegasusState, target: int, points: int, firers: list[int]) -> Loss:
    """[6.1.5] [6.1.6] Points are lost; gives 1 when the leaders in the area have to be checked for it: also when a
    leader is hit, who has no points to lose, and Schmidt in his car, which is a wreck.
    """
    if target == THE_CAR:
        wreck_car(g)
        return 1
    if IS_LEADER[target]:
        return 1
    yield from take_losses(g, g.place[target], target, points, firers)
    return 1


def note_fire(g: PegasusState, firers: list[int], target: int) -> None:
    """What fire brings with it, whatever the die: firers are seen, the target is attacked and its area woken."""
    note_shooters(g, firers, target)
    note_attack(g, [target], g.place[target])


def note_shooters(g: PegasusState, firers: list[int], target: int) -> None:
    """[6.5.los.2] [6.5.los.3] The firers have fired in this turn; a tank fired at remembers them in the next one too,
    and so does the field gun when somebody in its pit is fired at.
    """
    gun = THE_FIELD_GUN if g.place[target] == GUN_PIT else target
    for unit in firers:
        g.fired_turn[unit] = g.turn
        g.shots = changed(g.shots, unit, g.shots[unit] | GUN_BIT[gun])


def note_attack(g: PegasusState, units: list[int], area: int) -> None:
    """[5.3.positions] [8.0.1] [13.1.6] [15.alert] Units in an area come under attack by fire or grenade. It wakes the
    Germans there; a counter that turns out to be a dummy was no unit.
    """
    wake_in(g, area)
    for unit in units:
        if g.place[unit] != area:
            continue
        g.attacked = changed(g.attacked, unit, 1)
        if not IS_BRITISH[unit]:
            note_german_attacked(g, unit)


def note_german_attacked(g: PegasusState, unit: int) -> None:
    """[5.6.column] [5.8.fire] [8.0.1] [8.0.3] [13.1.6] What an attack on a German unit starts."""
    g.alarm = 1
    g.fired_upon = changed(g.fired_upon, unit, 1)
    if unit == THE_CAR:
        car_is_fired_on(g)
    if g.is_reinforcement(unit):
        g.force_free = 1
        g.column_fired_on = 1


def targets_in(g: PegasusState, area: int, side: int) -> list[int]:
    """Those of a side in an area that can be fired at: combat units and the car; leaders only when alone."""
    combat = g.combat_in(area, side)
    if side == GERMAN and g.place[THE_CAR] == area:
        return [*combat, THE_CAR]
    return combat or g.leaders_in(area, side)


def can_be_hit_from(g: PegasusState, target: int, area: int) -> bool:
    """[6.1] [5.3.bunkers] Small arms reach their own area and those adjacent; a unit that searches a bunker is out of
    reach from outside.
    """
    there = g.place[target]
    if there == area:
        return True
    return there in IN_REACH[area] and not (IS_BRITISH[target] and g.searching[target])


def working_gun(g: PegasusState, area: int) -> int:
    """The machine gun of an area when it is not destroyed, or -1."""
    gun = GUN_IN[area]
    return gun if gun >= 0 and g.strength[gun] else -1


def gunners_among(g: PegasusState, firers: list[int]) -> list[int]:
    """[6.1.mg] In each area with a machine gun the strongest of the units that fire serves it."""
    gunners: list[int] = []
    for area in {g.place[unit] for unit in firers}:
        gun = working_gun(g, area)
        if gun >= 0 and not g.acted[gun]:
            gunners.append(strongest(g, [unit for unit in firers if g.place[unit] == area]))
    return sorted(gunners)


def prime_targets(g: PegasusState, area: int) -> list[int]:
    """[6.1.2] [6.2] [6.2.1] [6.2.2] [6.2.3] [6.2.4] Whom the Germans of an area fire at, of those whom nobody has fired
    at in the phase: a British unit in their area, else in an adjacent one, then in the open, then the largest. Several
    are left when only a die can choose between them [6.2.5].
    """
    found = [unit for unit in targets_in(g, area, BRITISH) if not g.acted[unit]]
    if not found:
        for near in IN_REACH[area]:
            if g.british[near]:
                found += [unit for unit in targets_in(g, near, BRITISH) if not (g.searching[unit] or g.acted[unit])]
    in_open = [unit for unit in found if not COVER[g.place[unit]]]
    if in_open:
        found = in_open
    most = max([g.strength[unit] for unit in found], default=0)
    return [unit for unit in found if g.strength[unit] == most]


def can_fire(g: PegasusState, unit: int) -> bool:
    """[10.0.2] [10.0.3] [11.0.4] [15] Whether a unit is in a state to fire: not suppressed, awake, and a leader only
    when alone.
    """
    if g.suppressed[unit] or g.strength[unit] == 0:
        return False
    kind = KIND[unit]
    if not IS_BRITISH[unit] and (not g.awake[unit] or kind == CAR or is_hidden(g, unit)):
        return False
    if IS_LEADER[unit]:
        return is_alone(g, unit)
    return True
