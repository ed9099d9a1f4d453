"""[P8.2] Indirect fire: aimed at a hex a turn ahead, it falls on every enemy that is there when it comes down.

Orders for the next turn are written at the beginning of the combat phase, before any fire, so that a battery may fire
every turn. The number of questions is the same whatever is ordered: every battery that could have a target is asked.
"""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.board.spotting import eyes_of, give_away, given_away, hex_spotted
from bridgehead.games.airborne.board.stacking import active, holds, side_in, sunken
from bridgehead.games.airborne.combat.direct_fire import hexes_of, is_silent, may_fire, targets_in
from bridgehead.games.airborne.combat.firepower import hard_target, indirect_strength, range_in, shared_attack
from bridgehead.games.airborne.combat.party import choose_party
from bridgehead.games.airborne.combat.resolution import resolve
from bridgehead.games.airborne.combat.results import apply_result, recovers_soon
from bridgehead.games.airborne.printed.components import HOWITZER
from bridgehead.games.airborne.printed.ground import TOWN
from bridgehead.games.airborne.printed.tables import SCATTER
from bridgehead.games.airborne.state import (
    AIMED,
    DUE,
    FIRED,
    HELD,
    NONE,
    SEEN_FIRING,
    SHOWN,
    SHOWN_BEFORE,
    AirborneState,
)


def orders_fall_due(g: AirborneState) -> None:
    """[P8.2] The orders of last turn are those of this combat phase; new ones may be written. Whoever of the enemy has
    been seen firing by now is still seen where he is when they fall, whether he fires again or not.
    """
    for unit in g.battle.roster[1 - g.acting]:
        marks = g.marks[unit] & ~(SHOWN | SHOWN_BEFORE)
        if g.marks[unit] & SHOWN:
            marks |= SHOWN_BEFORE
        if g.marks[unit] & SEEN_FIRING:
            marks |= SHOWN
        g.marks[unit] = marks
    for unit in g.battle.batteries[g.acting]:
        g.due[unit] = g.order[unit]
        g.order[unit] = NONE
        aimed = g.marks[unit] & AIMED
        g.marks[unit] &= ~(AIMED | DUE)
        if aimed:
            g.marks[unit] |= DUE
    g.at = 0


def next_to_order(g: AirborneState) -> int:
    """[P8.2] The next battery that may be given a target, or NONE. Who is asked depends on nothing that is secret. On
    the last turn nobody is: the fire would fall on the next.
    """
    if g.turn >= g.battle.turns:
        return NONE
    batteries = g.battle.batteries[g.acting]
    while g.at < len(batteries):
        unit = batteries[g.at]
        if may_be_ordered(g, unit) and order_targets(g, unit):
            return unit
        g.at += 1
    return NONE


def may_be_ordered(g: AirborneState, unit: int) -> bool:
    """[P8.2] Whether a battery may be given a target: on the ground, undispersed, not in the bed of a stream, no enemy
    in its hex, and not one that the scenario keeps silent next turn. What it does this turn does not matter.
    """
    if not active(g, unit) or sunken(g, g.where[unit]) or holds(g, g.where[unit], 1 - g.battle.side[unit]):
        return False
    return not is_silent(g, unit, g.turn + 1)


def order_targets(g: AirborneState, unit: int) -> list[int]:
    """[P8.2] The hexes that indirect fire may be ordered on: in range next turn, seen by a spotter, with enemies or
    next to them. A friend who stands there now may have left when it falls.
    """
    side = g.battle.side[unit]
    eyes = eyes_of(g, side)
    found: list[int] = []
    for place in hexes_of(g, 1 - side):
        for there in [place, *g.battle.ground.neighbours[place]]:
            if there not in found and in_bracket(g, unit, there, g.turn + 1) and _observed(g, eyes, there, side):
                found.append(there)
    found.sort()
    return found


def in_bracket(g: AirborneState, unit: int, place: int, turn: int) -> bool:
    """[P8.2] [I.C.1] Whether a hex is neither too far in a turn nor, for howitzers, within a quarter of their printed
    range.
    """
    kind = g.battle.of[unit]
    away = g.battle.ground.distance(g.where[unit], place)
    if kind.weapon == HOWITZER and away <= kind.reach // 4:
        return False
    return 0 < away <= range_in(g, unit, turn)


def _observed(g: AirborneState, eyes: list[int], place: int, side: int, shown: int = SEEN_FIRING) -> bool:
    """[P8.2] [P9.2] Whether a spotter sees the hex; woods and towns from the next hex, or when somebody fired there:
    `shown` are the marks of those who did.
    """
    seen = hex_spotted(g, eyes, place)
    if seen != 1:
        return seen == 2
    for unit in side_in(g, place, 1 - side):
        if given_away(g, unit, shown):
            return True
    return False


def write_order(g: AirborneState, unit: int) -> Steps:
    """[P8.2] Write down one battery's target for the next turn, or none. The enemy does not learn which."""
    options: list[Option] = [("on-hex", place) for place in order_targets(g, unit)]
    options.append(("no-order", 0))
    verb, place = yield g.ask(g.acting, "order-target", options, g.battle.tag[unit])
    g.at += 1
    g.marks[unit] |= AIMED
    if verb == "on-hex":
        g.order[unit] = place
        g.tell_seat(g.acting, "order", g.battle.tag[unit], place)


def next_due(g: AirborneState) -> int:
    """[P8.2] The next hex that fire was ordered on last turn, or NONE."""
    found = NONE
    for unit in g.battle.batteries[g.acting]:
        if g.due[unit] >= 0 and (found < 0 or g.due[unit] < found):
            found = g.due[unit]
    return found


def indirect_fire(g: AirborneState, place: int) -> Steps:
    """[P8.2] The fire that was ordered on a hex comes down, if the batteries are still fit and their owner still wants
    it. Nobody fires at a hex where a friend stands now. Who does not fire as ordered fires at nothing else. Of an order
    that is void, since the battery can fire at nothing, only its owner learns.
    """
    able: list[int] = []
    for unit in g.battle.batteries[g.acting]:
        if g.due[unit] != place:
            continue
        g.due[unit] = NONE
        if not may_fire(g, unit):
            g.tell_seat(g.acting, "order-void", g.battle.tag[unit], place)
        elif in_bracket(g, unit, place, g.turn) and not holds(g, place, g.acting):
            able.append(unit)
        else:
            _hold_fire(g, unit)
    yield from choose_party(g, g.acting, "barrage", able, lambda: "fire" if g.firers else "hold", place)
    for unit in able:
        if unit not in g.firers:
            _hold_fire(g, unit)
    if g.firers:
        _barrage(g, g.firers, place)
    g.firers = []


def _hold_fire(g: AirborneState, unit: int) -> None:
    """[P8.2] A battery that does not fire as it was ordered; all see that it had an order."""
    g.marks[unit] |= HELD
    g.tell("holds-fire", g.battle.tag[unit])


def _barrage(g: AirborneState, batteries: list[int], aimed_at: int) -> None:
    """[P8.2] All batteries that aim at a hex fire together. If nobody spots for them any more, as closely as the order
    needed it, the fire may scatter.
    """
    g.tell("barrage", tuple([g.battle.tag[unit] for unit in batteries]), aimed_at)
    for unit in batteries:
        g.marks[unit] |= FIRED
    place = aimed_at
    if not _observed(g, eyes_of(g, g.acting), aimed_at, g.acting, SEEN_FIRING | SHOWN_BEFORE):
        place = _scattered(g, aimed_at)
    if place >= 0:
        _bombard(g, batteries, place)
    for unit in batteries:
        give_away(g, unit)


def _scattered(g: AirborneState, aimed_at: int) -> int:
    """[P8.2] Where unobserved fire comes down: as aimed, in one of the six hexes around, or nowhere (NONE)."""
    code = SCATTER.result(0, g.roll("die-scatter"))
    if code == "on":
        return aimed_at
    place = NONE
    if code == "scatter":
        place = g.battle.ground.ray(aimed_at, g.roll("die-scatter-direction") - 1, 1)
    g.tell("scatter", place if place >= 0 else aimed_at, "scatter-lands" if place >= 0 else "scatter-nothing")
    return place


def _bombard(g: AirborneState, batteries: list[int], place: int) -> None:
    """[P8.2] The strength is shared among the counters in the hex, and each rolls its own die. Fire that scatters hits
    friend and enemy alike; friends whom it disperses turn up at the end of the segment, which is their own [P3.2].
    """
    targets = targets_in(g, place, 1 - g.acting) + targets_in(g, place, g.acting)
    for unit in targets:
        armoured = hard_target(g, unit) or g.battle.ground.terrain[place] == TOWN
        total = 0
        for battery in batteries:
            total += indirect_strength(g, battery, armoured)
        attack = shared_attack(g, total, len(targets), unit, place)
        if not attack.possible():
            g.tell("too-weak", g.battle.tag[unit])
            continue
        apply_result(g, [unit], resolve(g, "indirect", attack, batteries, [unit], place))
        recovers_soon(g, unit)
