"""[T6.25] An attack on the fire table: the dice, and all that follows before anybody is asked anything."""

from bridgehead.engine.choice import Steps
from bridgehead.games.coupdemain.fire.covered_arc import turn_toward
from bridgehead.games.coupdemain.fire.machine_guns import columns_lost, rate_or_wear
from bridgehead.games.coupdemain.fire.modifiers import FireGroup, lots_of, places_of
from bridgehead.games.coupdemain.fire.parts import (
    IN_NEED,
    gunner,
    gunners,
    mark_directed,
    mark_fired,
    mounted,
    weapon_of,
)
from bridgehead.games.coupdemain.fire.residual import leave_residual
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.fire.strike import strike
from bridgehead.games.coupdemain.fire.ways_to_fire import PAIR, count_one
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.marks import BROKEN, DIRECTED
from bridgehead.games.coupdemain.morale.checks import check_with, checking_order, helper_of
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.morale.values import modifier_of
from bridgehead.games.coupdemain.pieces.changes import shown_all
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.roster import concealed
from bridgehead.games.coupdemain.pieces.weapons import arm
from bridgehead.games.coupdemain.state import MOVEMENT, NONE, WEAPON, CoupState


def attack(g: CoupState, group: FireGroup) -> Steps:
    """[T6.25] One attack of a fire group, whole: who fires shows himself, the DR, cowering and what it does to
    weapons, the lots, leaders lost, the check of Final Protective Fire, residual firepower, then the Snipers that were
    called. All that fired are marked as soon as the dice lie, so that nobody of them makes a Sniper Check besides.
    """
    lots = lots_of(g, group)
    open_fire(g, group)
    coloured, white = roll_dr(g, "fire")
    checked(g, gunner(g, group.parts[0]), coloured + white)
    lost = columns_lost(g, group, coloured, white)
    if lost:
        g.tell("cowers", lost, coloured, white)
    for at, part in enumerate(group.parts):
        count_attack(g, group, part, group.ways[at])
        rate_or_wear(g, part, group.ways[at], coloured, white, lost > 0)
    for leader in group.leaders:
        mark_directed(g, leader, min(group.ways))
        g.marks[leader] |= DIRECTED
    note_places(g, group)
    strike(g, lots, lost, coloured, white, group.target)
    leader_losses(g)
    check_own_nerves(g, group, coloured, white)
    if group.moving:
        leave_residual(g, group, lots, lost)
    g.firers = []
    g.target = NONE
    g.leading = NONE
    yield from answer_calls(g)


def open_fire(g: CoupState, group: FireGroup) -> None:
    """[T6.17] [T17.9] [T18.25] [T28.12] Who fires or directs is seen by whoever can; by night his flash is."""
    firing = [*gunners(g, group.parts), *group.leaders]
    if mounted(g, group.parts[0]):
        turn_toward(g, weapon_of(group.parts[0]), group.target)
    for unit in firing:
        seen_to_act(g, unit)
    if g.night():
        for here in places_of(g, group.parts):
            if here not in g.flashes:
                g.flashes.append(here)
    weapons = [arm(g, weapon_of(part)) for part in group.parts if part >= WEAPON and not concealed(g, gunner(g, part))]
    shown_as = shown_all(g, firing)
    if weapons:
        g.tell("fires-with", shown_as, tuple(weapons), group.target)
    else:
        g.tell("fires", shown_as, group.target)


def count_attack(g: CoupState, group: FireGroup, part: int, way: int) -> None:
    """[T12.4] [T12.6] [T12.23] A part has made its attack."""
    mark_fired(g, part, way)
    if g.phase == MOVEMENT:
        count_one(g.shots, part)
        if way == IN_NEED:
            count_one(g.pressed, part)


def note_places(g: CoupState, group: FireGroup) -> None:
    """[T6.6] [T28.1] No other part of these Locations attacks the target again in this phase; a tank is by itself."""
    if g.phase != MOVEMENT and not mounted(g, group.parts[0]):
        for here in places_of(g, group.parts):
            if here * PAIR + group.target not in g.aimed:
                g.aimed.append(here * PAIR + group.target)


def check_own_nerves(g: CoupState, group: FireGroup, coloured: int, white: int) -> None:
    """[T12.12] [T6.26] The dice of Final Protective Fire are a NMC for those who gave it, and who directed it, as well:
    SMC first, with the help of a leader who stands.
    """
    pressed = [part for at, part in enumerate(group.parts) if group.ways[at] == IN_NEED]
    if not pressed:
        return
    left = checking_order(g, [(unit, 0) for unit in [*gunners(g, pressed), *group.leaders]])
    while left:
        unit, plus = left.pop(0)
        if g.where[unit] < 0 or g.marks[unit] & BROKEN:
            continue
        leader = helper_of(g, unit, [other for other, _ in left])
        check_with(g, unit, coloured, white, plus, modifier_of(g, leader) if leader != NONE else 0)
    leader_losses(g)
