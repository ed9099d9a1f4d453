"""[P8.2] Indirect fire: aimed at a hex a turn ahead, it falls on every enemy that is there when it comes down."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.components import HOWITZER
from bridgehead.games.airborne.direct_fire import enemy_hexes, may_fire, targets_in, tell_attack
from bridgehead.games.airborne.firepower import (
    dispersed_modifier,
    hard_target,
    indirect_strength,
    plain_reach,
    shared_column,
    terrain_modifier,
)
from bridgehead.games.airborne.ground import TOWN
from bridgehead.games.airborne.results import apply_result
from bridgehead.games.airborne.spotting import eyes_of, give_away, hex_spotted
from bridgehead.games.airborne.stacking import active, side_in
from bridgehead.games.airborne.state import FIRED, NONE, SEEN_FIRING, AirborneState
from bridgehead.games.airborne.tables import COMBAT, NO_ATTACK, SCATTER


def order_options(g: AirborneState) -> list[Option]:
    """[P8.2] The batteries that may still be given a target for the next turn."""
    found: list[Option] = []
    for unit in g.battle.batteries[g.acting]:
        if g.order[unit] < 0 and may_fire(g, unit) and order_targets(g, unit):
            found.append(g.unit_option("order", unit))
    return found


def order_targets(g: AirborneState, unit: int) -> list[int]:
    """[P8.2] The hexes that indirect fire may be ordered on: in range, seen by a spotter, with enemies or next to
    them.
    """
    side = g.battle.side[unit]
    eyes = eyes_of(g, side)
    found: list[int] = []
    for place in enemy_hexes(g, side):
        for there in [place, *g.battle.ground.neighbours[place]]:
            if there not in found and in_bracket(g, unit, there) and _observed(g, eyes, there, side):
                found.append(there)
    found.sort()
    return found


def in_bracket(g: AirborneState, unit: int, place: int) -> bool:
    """[P8.2] Whether a hex is neither too far nor, for howitzers, within a quarter of their printed range."""
    kind = g.battle.of[unit]
    away = g.battle.ground.distance(g.where[unit], place)
    if kind.weapon == HOWITZER and away <= kind.reach // 4:
        return False
    return 0 < away <= plain_reach(g, unit)


def _observed(g: AirborneState, eyes: list[int], place: int, side: int) -> bool:
    """[P8.2] [P9.2] Whether a spotter sees the hex; woods and towns from the next hex, or when somebody fired there."""
    seen = hex_spotted(g, eyes, place)
    if seen != 1:
        return seen == 2
    for unit in side_in(g, place, 1 - side):
        if g.marks[unit] & SEEN_FIRING:
            return True
    return False


def write_order(g: AirborneState, unit: int) -> Steps:
    """[P8.2] Write down one battery's target for the next turn. The enemy does not learn it."""
    options: list[Option] = [("on-hex", place) for place in order_targets(g, unit)]
    _, place = yield g.ask(g.acting, "order-target", options, g.battle.tag[unit])
    g.order[unit] = place
    g.tell_seat(g.acting, "order", g.battle.tag[unit], place)


def indirect_fire(g: AirborneState) -> None:
    """[P8.2] The fire that was ordered last turn comes down, hex by hex."""
    ordered: list[int] = []
    for unit in g.battle.batteries[g.acting]:
        if g.order[unit] >= 0 and g.order[unit] not in ordered:
            ordered.append(g.order[unit])
    ordered.sort()
    for place in ordered:
        batteries = [
            unit for unit in g.battle.batteries[g.acting] if g.order[unit] == place and can_fire_order(g, unit)
        ]
        if batteries:
            _barrage(g, batteries, place)
    for unit in g.battle.batteries[g.acting]:
        g.order[unit] = NONE


def can_fire_order(g: AirborneState, unit: int) -> bool:
    """[P8.2] Whether a battery with an order can fire it: undispersed, and standing where the target is in range."""
    return active(g, unit) and may_fire(g, unit) and in_bracket(g, unit, g.order[unit])


def _barrage(g: AirborneState, batteries: list[int], aimed_at: int) -> None:
    """[P8.2] All batteries that aim at a hex fire together. If nobody spots for them any more the fire may scatter."""
    g.reveal()
    g.tell("barrage", tuple([g.battle.tag[unit] for unit in batteries]), aimed_at)
    for unit in batteries:
        g.marks[unit] |= FIRED
        give_away(g, unit)
    place = aimed_at
    if hex_spotted(g, eyes_of(g, g.acting), aimed_at) == 0:
        place = _scattered(g, aimed_at)
    if place >= 0:
        _bombard(g, batteries, place)


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
    """[P8.2] The strength is shared among the enemy counters in the hex, and each rolls its own die."""
    targets = targets_in(g, place, 1 - g.acting)
    modifier = terrain_modifier(g, place)
    for unit in targets:
        armoured = hard_target(g, unit) or g.battle.ground.terrain[place] == TOWN
        total = 0
        for battery in batteries:
            total += indirect_strength(g, battery, armoured)
        column = shared_column(total, len(targets), g.battle.of[unit].defence)
        if column == NO_ATTACK:
            g.tell("too-weak", g.battle.tag[unit])
            continue
        die = g.roll("die-indirect")
        code = COMBAT.result(column, die + modifier + dispersed_modifier(g, [unit]))
        tell_attack(g, "indirect", batteries, [unit], place, column, die, code)
        apply_result(g, [unit], code)
