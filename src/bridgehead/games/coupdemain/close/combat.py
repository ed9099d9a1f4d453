"""[T15.1] [T15.21] [T15.22] A Location's Close Combat, step by step: reveal, ambush, designs, dice, Melee
or its end.
"""

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.close.ambush import may_ambush, roll_ambush
from bridgehead.games.coupdemain.close.design import able, design, free_beside
from bridgehead.games.coupdemain.close.infiltration import Blow, go_beside, infiltrate
from bridgehead.games.coupdemain.close.strength import CloseAttack, tank_attack, tank_strength
from bridgehead.games.coupdemain.close.vehicles import attack_tanks, dismount, tanks_in
from bridgehead.games.coupdemain.hidden.concealment import show_up
from bridgehead.games.coupdemain.marks import ADVANCED, BROKEN, HIDDEN, MACHINE, MELEE
from bridgehead.games.coupdemain.morale.breaking import capture, casualty_reduction
from bridgehead.games.coupdemain.night.freedom import attacked
from bridgehead.games.coupdemain.pieces.changes import create, eliminate, expose, shown, shown_all
from bridgehead.games.coupdemain.pieces.dice import random_selection, roll_dr
from bridgehead.games.coupdemain.pieces.roster import (
    LEFT_BEHIND,
    armed,
    in_location,
    is_dummy,
    is_vehicle,
    side_in,
    type_of,
)
from bridgehead.games.coupdemain.printed.components import BRITISH, ELITE, GREEN, TYPE_NUMBERS
from bridgehead.games.coupdemain.printed.tables import CLOSE_DRM, CREATION_DRM, CREATION_LEADERS, CREATION_MOST
from bridgehead.games.coupdemain.state import NONE, CoupState
from bridgehead.games.coupdemain.works.ditches import get_down


def close_combat_options(g: CoupState) -> list[Option]:
    """[T15.1] [T15.20] [T30.1] The Locations that hold unhidden counters of both sides, or one's men and the other's
    armour, and have not been fought in this phase.
    """
    found: list[int] = []
    for unit in g.battle.roster[g.acting]:
        location = g.where[unit]
        if location < 0 or location in found or location in g.fought or not takes_part(g, unit):
            continue
        enemies = [enemy for enemy in side_in(g, location, 1 - g.acting) if takes_part(g, enemy)]
        if any(not is_vehicle(g, enemy) for enemy in enemies) or (enemies and not is_vehicle(g, unit)):
            found.append(location)
    return [("fight", location) for location in sorted(found)]


def takes_part(g: CoupState, unit: int) -> bool:
    """[T15.1] [T30.1] Whether a unit counts in Close Combat: not the hidden ones, nor vehicles that nobody is in."""
    return not g.marks[unit] & HIDDEN and (not is_vehicle(g, unit) or armed(g, unit))


def close_combat(g: CoupState, location: int) -> Steps:
    """[T15.21] [T15.22] One round in a Location."""
    g.fought.append(location)
    g.fight = location
    dismount(g, location)
    clear_dummies(g, location)
    sides = [present(g, location, side) for side in (0, 1)]
    if not sides[0] or not sides[1]:
        for side in (g.acting, 1 - g.acting):
            yield from attack_tanks(g, location, side)
        yield from tanks_strike_back(g, location)
        end_of_round(g, location)
        return
    first = not any(g.marks[unit] & MELEE for side in sides for unit in side)
    g.round = 1 if first else 2
    ambusher = roll_ambush(g, location, sides) if first and may_ambush(g, location, sides) else NONE
    leaving: list[int] = []
    spared: list[int] = []
    if ambusher != NONE:
        for side in (ambusher, 1 - ambusher):
            attacks: list[CloseAttack] = []
            yield from design(g, location, side, ambusher, attacks, leaving)
            yield from withdraw(g, location, leaving)  # [T15.4] before the attack
            leaving = []
            yield from come_to_blows(g, [attacks], leaving, spared, side == ambusher)
    else:
        ours: list[CloseAttack] = []
        yield from design(g, location, g.acting, NONE, ours, leaving)
        theirs: list[CloseAttack] = []
        yield from design(g, location, 1 - g.acting, NONE, theirs, leaving)
        yield from come_to_blows(g, [ours, theirs], leaving, spared)
    yield from tanks_strike_back(g, location)
    g.fallen = []
    yield from withdraw(g, location, leaving)
    end_of_round(g, location)


def tanks_strike_back(g: CoupState, location: int) -> Steps:
    """[T30.3] After all others each manned tank with a machine gun that works attacks one of the enemies there."""
    for side in (g.acting, 1 - g.acting):
        for tank in tanks_in(g, location, side):
            targets = present(g, location, 1 - side)
            if not targets or not tank_strength(g, tank):
                continue
            options = [g.unit_option("against", unit) for unit in targets]
            _, number = options[0]
            if len(options) > 1:
                _, number = yield g.ask(side, "tank-target", options, location, g.counter(tank))
            attack = tank_attack(g, tank, g.unit(number))
            result, _ = roll_blow(g, attack)
            strike(g, attack, result, [])
            attacked(g, attack.targets)


def present(g: CoupState, location: int, side: int) -> list[int]:
    """[T15.1] [T15.2] The units of a side that take part: not the hidden ones, no vehicles."""
    return [unit for unit in side_in(g, location, side) if not g.marks[unit] & (HIDDEN | MACHINE)]


def clear_dummies(g: CoupState, location: int) -> None:
    """[T15.21] Dummies against real enemies vanish; where both sides have nothing else both go."""
    there = [present(g, location, side) for side in (0, 1)]
    real = [any(not is_dummy(g, unit) for unit in units) for units in there]
    for side in (0, 1):
        if real[1 - side] or (there[1 - side] and not real[side]):
            for unit in there[side]:
                if is_dummy(g, unit):
                    show_up(g, unit)


def come_to_blows(
    g: CoupState, designs: list[list[CloseAttack]], leaving: list[int], spared: list[int], later: bool = False
) -> Steps:
    """[T15.8] [T15.12] [T15.14] [T15.21] Who attacks is Known; then all the dice, −2 against who withdraws; who slips
    away, or is not to be hit (`spared`); then all the results together. `later`: others strike back after
    it.
    """
    attacks = [attack for attacks in designs for attack in attacks]
    for attack in attacks:
        if all(unit in leaving for unit in attack.targets):
            attack.modifiers.append(Modifier("withdrawing", CLOSE_DRM.number("withdrawing"), "T15.14"))
        for unit in attack.attackers:
            expose(g, unit)
    blows: list[Blow] = []
    for attack in attacks:
        result, original = roll_blow(g, attack)
        blows.append(Blow(attack, result, original))
    for blow in blows:
        yield from infiltrate(g, blow, blows, spared, later)
    for blow in blows:
        strike(g, blow.attack, blow.result, spared)
    for attack in attacks:
        attacked(g, attack.targets)
    for blow in blows:
        if blow.original == 2:
            leader_creation(g, blow.attack)


def roll_blow(g: CoupState, attack: CloseAttack) -> tuple[str, int]:
    """[T15.7] [T15.11] The dice of one attack: its result, and the DR as it fell."""
    coloured, white = roll_dr(g, "close-combat")
    final = coloured + white + attack.modifier()
    result = "eliminated" if final < attack.kill() else "reduced" if final == attack.kill() else "nothing"
    if result == "eliminated" and attack.capture:
        result = "captured"
    g.tell(
        "close-combat",
        shown_all(g, attack.attackers),
        shown_all(g, attack.targets),
        g.fight,
        attack.column_name(),
        tuple([(one.name, one.value) for one in attack.modifiers]),
        coloured,
        white,
        result,
    )
    return result, coloured + white


def strike(g: CoupState, attack: CloseAttack, result: str, spared: list[int]) -> None:
    """[T15.7] [T15.11] [T15.12] All targets that are left and not spared are eliminated or taken, or one by Random
    Selection is reduced.
    """
    targets = [unit for unit in attack.targets if g.where[unit] == g.fight and unit not in spared]
    if result == "reduced" and targets:
        for unit in random_selection(g, targets, 1):
            expose(g, unit)
            casualty_reduction(g, unit)
    for unit in targets:
        if result == "eliminated":
            expose(g, unit)
            eliminate(g, unit)
        elif result == "captured":
            capture(g, unit)


def leader_creation(g: CoupState, attack: CloseAttack) -> None:
    """[T13.6] [T15.12] An original 2 of an attack by MMC alone brings forth a leader, once a Location and phase; he
    lies where they do, and has come as they have.
    """
    if g.round < 0 or any(not type_of(g, unit).mmc for unit in attack.attackers):
        return
    left = [unit for unit in attack.attackers if g.where[unit] == g.fight]
    if not left:
        return
    side = g.battle.side[left[0]]
    drm = CREATION_DRM.number("british" if side == BRITISH else "german")
    if all(type_of(g, unit).grade == ELITE for unit in left):
        drm += CREATION_DRM.number("elite")
    if any(type_of(g, unit).grade == GREEN for unit in left):
        drm += CREATION_DRM.number("green")
    die = g.roll("leader-creation")
    at = 0
    while die + drm > CREATION_MOST[at]:
        at += 1
    came = g.marks[left[0]] & (LEFT_BEHIND | ADVANCED | MELEE)
    leader = create(g, side, TYPE_NUMBERS[CREATION_LEADERS[at]], g.fight, came)
    if leader != NONE:
        g.round = -1
        g.tell("leader-made", shown(g, leader), g.fight, die, drm)


def withdraw(g: CoupState, location: int, leaving: list[int]) -> Steps:
    """[T15.14] Who was to leave, and still can, goes to a Location beside it without enemies."""
    for unit in leaving:
        if g.where[unit] == location and free_beside(g, unit):
            yield from go_beside(g, unit, "withdraws")


def settle_in(g: CoupState, unit: int) -> None:
    """[T15.13] [T5.10] [T22.4] A unit is left without enemies to fight: who has come in to them is in cover of the
    ditch or trench there from now on.
    """
    if g.marks[unit] & (ADVANCED | MELEE):
        get_down(g, unit)
    g.marks[unit] &= ~MELEE


def end_of_round(g: CoupState, location: int) -> None:
    """[T15.13] [T15.21] Where both sides have unbroken Infantry left, all are in Melee; the broken are lost to unbroken
    enemies; all who are left are Known.
    """
    fit = [able(g, location, side) for side in (0, 1)]
    for side in (0, 1):
        if fit[1 - side]:
            for unit in present(g, location, side):
                if g.marks[unit] & BROKEN:
                    eliminate(g, unit)
    held = bool(fit[0]) and bool(fit[1])
    for unit in in_location(g, location):
        if g.marks[unit] & (HIDDEN | MACHINE):
            continue
        if held:
            expose(g, unit)
            g.marks[unit] |= MELEE
        else:
            settle_in(g, unit)
    if held:
        g.tell("melee", location)
    g.fight = NONE
    g.round = 0
