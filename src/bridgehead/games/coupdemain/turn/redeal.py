"""[T36.5] Dealing anew what a seat cannot know: who is behind the enemy's unknown counters, and his standing orders."""

from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.games.coupdemain.air.dealing import intend_anew, load_anew
from bridgehead.games.coupdemain.fire.groups import candidates
from bridgehead.games.coupdemain.fire.modifiers import Aim
from bridgehead.games.coupdemain.fire.parts import gunners
from bridgehead.games.coupdemain.firing.phase_fire import firing_seat
from bridgehead.games.coupdemain.marks import CONCEALED, HIDDEN, MACHINE, NO_MOVE
from bridgehead.games.coupdemain.pieces.roster import is_dummy, is_vehicle, side_in, take_up
from bridgehead.games.coupdemain.pieces.stacking import room_for
from bridgehead.games.coupdemain.pieces.weapons import give, weapon_type
from bridgehead.games.coupdemain.printed.battle import Force
from bridgehead.games.coupdemain.printed.components import GUN, TYPES
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, DEFENSIVE_FIRE, NONE, PREP_FIRE, TO_SET_UP, CoupState
from bridgehead.games.coupdemain.turn.control import settle_control
from bridgehead.games.coupdemain.turn.orders import forget_orders
from bridgehead.games.coupdemain.turn.phases import LANDING, SECOND_SET_UP
from bridgehead.games.coupdemain.turn.redeal_zones import (
    OF_WHO_HE_IS,
    Person,
    deal_zone,
    has_gun,
    muster_anew,
    who_it_is,
)
from bridgehead.games.coupdemain.turn.setting_up import flying, is_set_up, set_up_locations, sheltered, stand
from bridgehead.games.coupdemain.works.digging import dig_anew

FIRE_PHASES: Final = (PREP_FIRE, DEFENSIVE_FIRE, ADVANCING_FIRE)
TRIES: Final = 30


def deal(g: CoupState, seat: int, dice: Dice) -> None:
    """[T36.5] Deal anew, in place, all that the seat cannot know."""
    for side in (0, 1):
        if side != seat:
            flight = flying(g, side)
            if flight is not None:
                load_anew(g, flight, dice)
                if g.phase != LANDING:
                    intend_anew(g, dice)
            if g.phase <= SECOND_SET_UP and not is_set_up(g, side):
                set_up_anew(g, side, dice)
            else:
                deal_zones(g, side, dice)
                deal_counters(g, side, dice)
            forget_orders(g, side)
    settle_unknown_control(g, seat)


def set_up_anew(g: CoupState, side: int, dice: Dice) -> None:
    """[T33.16] What the other side has placed so far is not seen: those units stand anywhere they may."""
    placed: list[int] = []
    for force in g.battle.forces:
        if force.side == side:
            placed += [unit for unit in force.units if g.where[unit] >= 0]
    for unit in placed:
        take_up(g, unit, TO_SET_UP)
    if placed or g.at:
        muster_anew(g, side, dice)
    dig_anew(g, side, dice)
    for unit in placed:
        force = g.battle.forces[g.battle.force[unit]]
        g.marks[unit] &= MACHINE
        places = set_up_locations(g, unit, force)
        if not places:
            continue
        location = dice.pick(places)
        stand(g, unit, location)
        if force.concealed and not is_vehicle(g, unit) and location in sheltered(g.battle, side):
            g.marks[unit] |= CONCEALED
        if not force.freedom:
            g.marks[unit] |= NO_MOVE
    for weapon in range(len(g.owner)):
        owner = g.owner[weapon]
        if weapon_type(g, weapon).mounted:
            continue
        if owner != NONE and g.battle.side[owner] == side and g.aboard[owner] == NONE:
            able = [one for one in g.battle.forces[g.battle.weapon_force[weapon]].units if TYPES[g.kind[one]].mmc]
            give(g, weapon, dice.pick(sorted(able)))


def deal_zones(g: CoupState, side: int, dice: Dice) -> None:
    """[T36.5] Garrisons with one MMC in a Location, or with hidden squads, are dealt zone by zone; who has moved off
    may be anybody of it.
    """
    for force in g.battle.forces:
        if force.side == side and by_zone(force):
            busy = engaged(g, side)
            slots = [unit for unit in unknown(g, side) if unit in force.units and unit not in busy]
            deal_zone(g, force, slots, busy, dice)
            guns_manned(g, slots)


def engaged(g: CoupState, side: int) -> list[int]:
    """[T36.7] The units of a side whom the question that is open is about, and who so stay who they are: the stack in
    motion, who has been chosen to fire, and who could fire at a target that has been named.
    """
    found = [*g.stack, *gunners(g, g.firers)]
    if g.target != NONE and g.phase in FIRE_PHASES and firing_seat(g) == side:
        aim = Aim(side, g.target)
        found += gunners(g, candidates(g, aim)[0])
    return found


def by_zone(force: Force) -> bool:
    """[T36.5] Whether a force is dealt by itself."""
    return force.one_each or force.hidden > 0


def unknown(g: CoupState, side: int) -> list[int]:
    """[T36.5] The units of a side that its enemy sees as nothing but a counter, in order of their counters."""
    found = [
        unit
        for unit in g.battle.roster[side]
        if g.where[unit] >= 0 and g.marks[unit] & CONCEALED and not g.known[g.tag[unit]] and not g.marks[unit] & HIDDEN
    ]
    return sorted(found, key=lambda unit: g.tag[unit])


def deal_counters(g: CoupState, side: int, dice: Dice) -> None:
    """[T36.5] Who is behind the unknown counters is drawn again: the same people, weapons and dummies in all; a
    counter that is publicly real has somebody, and no Location holds too many. Counters in motion or firing stay who
    they are.
    """
    zoned = [unit for force in g.battle.forces if by_zone(force) for unit in force.units]
    busy = engaged(g, side)
    slots = [unit for unit in unknown(g, side) if unit not in busy and unit not in zoned]
    if len(slots) < 2:
        return
    people = sorted(who_it_is(g, unit) for unit in slots)
    for _ in range(TRIES):
        places = list(range(len(people)))
        dice.shuffle(places)
        order = [people[at] for at in places]
        if fits(g, slots, order):
            become_all(g, slots, order)
            return
    crowded = sorted(slots, key=lambda unit: (-g.real[g.tag[unit]], len(side_in(g, g.where[unit], side)), g.tag[unit]))
    largest = sorted(people, key=lambda one: (-TYPES[one[0]].halves if TYPES[one[0]].mmc else 0, one))
    become_all(g, crowded, largest)


def fits(g: CoupState, slots: list[int], people: list[Person]) -> bool:
    """[T2.8] [T17.23] Whether some people may be behind some counters."""
    before = [g.kind[unit] for unit in slots]
    for unit, person in zip(slots, people):
        g.kind[unit] = person[0]
    good = True
    for unit in slots:
        if (
            (has_gun(g, unit) and not TYPES[g.kind[unit]].mmc)
            or (g.real[g.tag[unit]] and is_dummy(g, unit))
            or not room_for(g, g.where[unit], g.battle.side[unit], [])
        ):
            good = False
            break
    for unit, kind in zip(slots, before):
        g.kind[unit] = kind
    return good


def become_all(g: CoupState, slots: list[int], people: list[Person]) -> None:
    """Each counter hides from now on who stands at its place in the list."""
    for unit, (kind, marks, weapons) in zip(slots, people):
        g.kind[unit] = kind
        g.marks[unit] = g.marks[unit] & ~OF_WHO_HE_IS | marks
        for weapon in weapons:
            g.bear(weapon, unit)
    guns_manned(g, slots)


def guns_manned(g: CoupState, slots: list[int]) -> None:
    """[T3.7] The Guns of counters that have been dealt."""
    for weapon in range(len(g.owner)):
        if g.owner[weapon] in slots and weapon_type(g, weapon).kind == GUN:
            man_gun(g, weapon)


def man_gun(g: CoupState, weapon: int) -> None:
    """[T3.7] Whoever is at a Gun now works it, if he is an MMC; else another one beside him, or nobody."""
    unit = g.owner[weapon]
    location = g.where[unit]
    for one in [unit, *side_in(g, location, g.battle.side[unit])]:
        if TYPES[g.kind[one]].mmc:
            give(g, weapon, one)
            return
    g.bear(weapon, NONE)
    g.lies[weapon] = location


def settle_unknown_control(g: CoupState, seat: int) -> None:
    """[T34.13] What the enemy Controls in secret is worked out again from who now stands where. What the seat knows of
    Control stays, also where the step that goes on is about to change it.
    """
    if seat not in (0, 1):
        return
    shown, known = g.control_shown, known_holders(g, seat)
    g.control = bytes(known)
    log = g.log
    g.record_to(None)
    settle_control(g)
    g.record_to(log)
    g.control_shown = shown
    for at, holder in enumerate(known_holders(g, seat)):
        if holder != known[at]:
            g.control = changed(g.control, at, known[at])


def known_holders(g: CoupState, seat: int) -> list[int]:
    """[T34.13] Who Controls each watched Location as far as a seat knows: its own Control, else what shows."""
    return [own if own == seat else shown for own, shown in zip(g.control, g.control_shown)]
