"""[6] The two fire phases: who fires, with what, at whom."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.pegasus.combat.guns import (
    field_gun_crews,
    fire_field_gun,
    german_gun_target,
    gun_fire,
    gun_targets,
)
from bridgehead.games.pegasus.combat.opportunity_fire import clear_attack, join, joining_options, may_open_fire
from bridgehead.games.pegasus.combat.piat import fire_piat, piat_of, piat_targets
from bridgehead.games.pegasus.combat.small_arms import (
    CREWED,
    can_be_hit_from,
    can_fire,
    gunners_among,
    prime_targets,
    rifles,
    small_arms,
    targets_in,
    working_gun,
)
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    BRITISH_UNITS,
    FIRST_GERMAN,
    GERMAN,
    GUN_PIT,
    IN_REACH,
    IS_LEADER,
    KIND,
    LAST_GERMAN,
    TANK,
    TANKS,
    THE_FIELD_GUN,
)
from bridgehead.games.pegasus.printed.terms import FIELD_GUN_FIRE, MACHINE_GUN_FIRE, PIAT_FIRE, RIFLE_FIRE
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.german_movement import choose_by_die
from bridgehead.games.pegasus.turn.phases import end_phase

# ---- the British


def british_fire(g: PegasusState) -> Steps:
    """[3.E] [6.1.1] One step of the phase: a firer is chosen, then its target, then who joins in, then the die."""
    if not g.attackers:
        yield from choose_firer(g)
    elif g.target < 0:
        yield from choose_target(g)
    else:
        yield from complete_attack(g)


def choose_firer(g: PegasusState) -> Steps:
    """[6.1.1] Which unit fires next, and with which of its weapons."""
    options: list[Option] = []
    for unit in range(BRITISH_UNITS):
        if not may_shoot(g, unit):
            continue
        if small_arms_targets(g, unit):
            if rifles(g, unit, False):
                options.append(("fire", unit))
            if can_serve(g, unit):
                options.append(("machine-gun", unit))
        if not g.acted[unit] and piat_of(g, unit) >= 0 and piat_targets(g, unit):
            options.append(("piat", unit))
    if g.british[GUN_PIT]:
        for unit in field_gun_crews(g):
            if gun_targets(g, THE_FIELD_GUN, GUN_PIT, BRITISH):
                options.append(("field-gun", unit))
    if not options:
        end_phase(g)
        return
    options.append(("done", 0))
    verb, unit = yield g.ask(BRITISH, "fire", options)
    if verb == "done":
        end_phase(g)
        return
    g.attackers = [unit]
    g.weapon = RIFLE_FIRE
    if verb == "machine-gun":
        g.weapon = MACHINE_GUN_FIRE
        g.gunners = [unit]
    elif verb == "piat":
        g.weapon = PIAT_FIRE
    elif verb == "field-gun":
        g.weapon = FIELD_GUN_FIRE


def may_shoot(g: PegasusState, unit: int) -> bool:
    """[3.E] [10.0.3] Whether a British unit may still fire in this phase."""
    return g.place[unit] >= 0 and g.acted[unit] != 1 and can_fire(g, unit)


def can_serve(g: PegasusState, unit: int) -> bool:
    """[6.1.mg] [11.0.4] Whether a unit can fire the machine gun of its area, which nobody has fired yet; a leader
    alone too.
    """
    gun = working_gun(g, g.place[unit])
    return gun >= 0 and not g.acted[gun]


def small_arms_targets(g: PegasusState, unit: int) -> list[int]:
    """[6.1] [6.1.2] [5.3.bunkers.2] Germans that small arms can hurt, here or adjacent; from a bunker only here.

    All that fire at the same unit combine, so that it is fired at once in a phase: `acted` marks it.
    """
    here = g.place[unit]
    found = targets_in(g, here, GERMAN) if g.germans[here] else []
    if not g.searching[unit]:
        for near in IN_REACH[here]:
            if g.germans[near]:
                found += targets_in(g, near, GERMAN)
    return [target for target in found if not g.acted[target]]


def weapon_targets(g: PegasusState, unit: int) -> list[int]:
    """Whom the weapon chosen can be fired at."""
    if g.weapon == PIAT_FIRE:
        return piat_targets(g, unit)
    if g.weapon == FIELD_GUN_FIRE:
        return gun_targets(g, THE_FIELD_GUN, GUN_PIT, BRITISH)
    return small_arms_targets(g, unit)


def choose_target(g: PegasusState) -> Steps:
    """[6.1.1] The British choose their targets; Piats and the field gun fire at once."""
    unit = g.attackers[0]
    targets = weapon_targets(g, unit)
    _verb, target = yield g.ask(BRITISH, "target", [("target", one) for one in targets], unit)
    if g.weapon == PIAT_FIRE:
        clear_attack(g)
        yield from fire_piat(g, unit, target)
    elif g.weapon == FIELD_GUN_FIRE:
        clear_attack(g)
        yield from fire_field_gun(g, unit, target)
    else:
        g.target = target


def supporters(g: PegasusState) -> list[int]:
    """[6.1.2] Who else may fire at the target."""
    found: list[int] = []
    there = g.place[g.target]
    for unit in range(BRITISH_UNITS):
        if unit in g.attackers or not may_shoot(g, unit) or not can_be_hit_from(g, g.target, g.place[unit]):
            continue
        if g.searching[unit] and g.place[unit] != there:
            continue
        if rifles(g, unit, False) or can_serve(g, unit):
            found.append(unit)
    return found


def support_options(g: PegasusState) -> list[Option]:
    """[6.1.2] [6.1.mg] Units that can join the attack, and machine guns not fired yet."""
    found: list[Option] = []
    for verb, unit in joining_options(g, supporters(g)):
        if verb == "join" and not rifles(g, unit, False):
            continue
        if verb == "join-gun" and not can_serve(g, unit):
            continue
        found.append((verb, unit))
    return found


def complete_attack(g: PegasusState) -> Steps:
    """[6.1.2] Others may join in; then the die is rolled."""
    options = support_options(g)
    if options:
        options.append(("shoot", 0))
        verb, unit = yield g.ask(BRITISH, "support", options, g.target)
        if verb != "shoot":
            join(g, unit, verb == "join-gun")
            return
    firers, gunners, target = g.attackers, g.gunners, g.target
    clear_attack(g)
    yield from small_arms(g, firers, gunners, target, [])
    g.acted[target] = 1
    for unit in firers:
        g.acted[unit] = 1
    for unit in gunners:
        g.acted[machine_gun_of(g, unit)] = 1


def machine_gun_of(g: PegasusState, unit: int) -> int:
    """The machine gun that a unit has just fired; itself when the gun is gone."""
    gun = working_gun(g, g.place[unit])
    return gun if gun >= 0 else unit


# ---- the Germans


FIRING_ORDER: Final[list[int]] = sorted(range(FIRST_GERMAN, LAST_GERMAN + 1), key=lambda unit: IS_LEADER[unit])
"""Leaders who are alone come last: they need not join in, and would only spoil the fire of the others."""


def german_fire(g: PegasusState) -> Steps:
    """[3.F] [6.2] One step of the phase: all guns first, then small arms, each attack on its prime target."""
    for unit in FIRING_ORDER:
        if g.place[unit] >= 0 and g.acted[unit] == 0 and can_fire(g, unit) and has_gun_target(g, unit):
            if opens_fire(g, unit):
                yield from fire_german_gun(g, unit)
            return
    for unit in FIRING_ORDER:
        if g.place[unit] >= 0 and g.acted[unit] != 1 and can_fire(g, unit) and british_near(g, g.place[unit]):
            yield from german_attack(g, unit)
            return
    end_phase(g)


def has_gun_target(g: PegasusState, unit: int) -> bool:
    """[6.5] Whether a German has a gun to fire, and something to fire it at."""
    if KIND[unit] != TANK and not serves_field_gun(g, unit):
        return False
    return bool(german_gun_target(g, gun_of(unit), g.place[unit]))


def british_near(g: PegasusState, area: int) -> bool:
    """Whether a British unit stands in an area or one that fire reaches from it."""
    british = g.british
    if british[area]:
        return True
    for near in IN_REACH[area]:
        if british[near]:
            return True
    return False


def german_attack(g: PegasusState, unit: int) -> Steps:
    """[6.1.2] [6.2] A German fires small arms, with all who have the same prime target; the unit fired at is nobody's
    target any more in the phase.
    """
    targets = prime_targets(g, g.place[unit])
    if not targets or not rifles(g, unit, False) or not may_open_fire(g, unit):
        g.acted[unit] = 1
        return
    target = targets[0] if len(targets) == 1 else choose_by_die(g, targets, "target")
    firers = [unit, *who_joins(g, unit, target)]
    gunners = gunners_among(g, firers)
    yield from small_arms(g, firers, gunners, target, [])
    g.acted[target] = 1
    for one in firers:
        g.acted[one] = 1
    for one in gunners:
        g.acted[machine_gun_of(g, one)] = 1


def opens_fire(g: PegasusState, unit: int) -> bool:
    """[13.1.6] [13.1.7] Whether a German may fire: one who has looked out in vain does nothing more in the phase."""
    if may_open_fire(g, unit):
        return True
    g.acted[unit] = 1
    return False


def who_joins(g: PegasusState, unit: int, target: int) -> list[int]:
    """[6.2.combine] Other Germans combine their fire when the target is a prime target of theirs too; a leader alone,
    who would spoil it, does not.
    """
    found: list[int] = []
    there = g.place[target]
    for other in range(FIRST_GERMAN, LAST_GERMAN + 1):
        if (
            other == unit
            or IS_LEADER[other]
            or g.place[other] < 0
            or g.acted[other] not in (0, CREWED)
            or not can_fire(g, other)
        ):
            continue
        here = g.place[other]
        if here != there and there not in IN_REACH[here]:
            continue
        if target in prime_targets(g, here) and rifles(g, other, False) and opens_fire(g, other):
            found.append(other)
    return found


def serves_field_gun(g: PegasusState, unit: int) -> bool:
    """[6.5] Whether a German stands at the working field gun and nobody has fired it in this phase."""
    if g.place[unit] != GUN_PIT or KIND[unit] == TANK:
        return False
    return g.strength[THE_FIELD_GUN] > 0 and not g.acted[THE_FIELD_GUN]


def gun_of(unit: int) -> int:
    """The gun that a German fires: a tank is its own, a crew has the field gun."""
    return unit if KIND[unit] == TANK else THE_FIELD_GUN


def fire_german_gun(g: PegasusState, unit: int) -> Steps:
    """[6.5.fire.2] Tanks, and the field gun, that have the same target fire together."""
    targets = german_gun_target(g, gun_of(unit), g.place[unit])
    target = targets[0] if len(targets) == 1 else choose_by_die(g, targets, "gun-target")
    firers = [unit]
    for tank in TANKS:
        if tank != unit and g.place[tank] >= 0 and g.acted[tank] == 0 and can_fire(g, tank):
            if target in german_gun_target(g, tank, g.place[tank]) and opens_fire(g, tank):
                firers.append(tank)
    crew = unit if KIND[unit] != TANK else -1
    for one in firers:
        g.acted[one] = CREWED
    if crew >= 0:
        g.acted[THE_FIELD_GUN] = 1
    yield from gun_fire(g, firers, len(firers), crew, target)
