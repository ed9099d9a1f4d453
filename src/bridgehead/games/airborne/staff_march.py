"""The staff on the move: towards what is not ours yet, together, in cover; and who holds what is ours."""

from typing import Final

from bridgehead.engine.choice import Choice
from bridgehead.games.airborne.components import CARRIER, FORT, INFANTRY
from bridgehead.games.airborne.costs import ON_FOOT, mover
from bridgehead.games.airborne.staff_fire import overrun_gain
from bridgehead.games.airborne.staff_ground import FAR, cover, march
from bridgehead.games.airborne.stacking import holds, side_in
from bridgehead.games.airborne.state import (
    BLOWN,
    COMING,
    DEMOLISHING,
    DISPERSED,
    MINES,
    TRYING_AGAIN,
    AirborneState,
)

NEAR: Final = 4
TOUCH: Final = 1
READY_TO_FIGHT: Final = 3
CHARGES_LAID: Final = 3


def enemies_near(g: AirborneState, place: int, side: int, most: int) -> int:
    """How many armed enemies of a side stand within some hexes."""
    found = 0
    for unit in g.battle.roster[1 - side]:
        there = g.where[unit]
        if there >= 0 and g.battle.of[unit].combat and g.battle.ground.distance(place, there) <= most:
            found += 1
    return found


def enemy_hexes(g: AirborneState, side: int) -> list[int]:
    """The hexes where the enemies of a side stand."""
    found: list[int] = []
    for unit in g.battle.roster[1 - side]:
        place = g.where[unit]
        if place >= 0 and place not in found and g.battle.of[unit].kind != FORT:
            found.append(place)
    return found


def wanted(g: AirborneState, side: int) -> list[int]:
    """The objectives that a side should go for: those it does not hold, else those that it holds with nobody."""
    lost: list[int] = []
    bare: list[int] = []
    for at, place in enumerate(g.battle.objectives):
        if g.control[at] != side:
            if not g.works[place] & BLOWN:
                lost.append(at)
        elif not side_in(g, place, side):
            bare.append(at)
    return lost or bare


def distance_to_goal(g: AirborneState, goals: list[int], place: int, kind: int) -> float:
    """The march from a hex to the nearest of some objectives."""
    best = FAR
    for at in goals:
        best = min(best, march(g.battle, at, kind)[place])
    return best


def must_hold(g: AirborneState, unit: int) -> bool:
    """Whether a unit is the last that holds an objective of its side."""
    place = g.where[unit]
    at = g.battle.objective_at[place] if place >= 0 else -1
    if at < 0 or g.control[at] != g.battle.side[unit] or not g.battle.of[unit].combat:
        return False
    others = 0
    for other in side_in(g, place, g.battle.side[unit]):
        if other != unit and g.battle.of[other].kind == INFANTRY and not g.marks[other] & DISPERSED:
            others += 1
    return others == 0


def judge_movers(g: AirborneState, choice: Choice) -> list[float]:
    """Who is nearest to a fight moves first; who is the last to hold an objective stays."""
    side = g.acting
    goals = wanted(g, side)
    found: list[float] = []
    for verb, tag in choice.options:
        if verb == "done":
            found.append(0.0)
            continue
        unit = g.unit(tag)
        if g.where[unit] == COMING:
            found.append(1.0)
            continue
        if must_hold(g, unit) and not worker(g, unit):
            found.append(-1.0)
            continue
        away = distance_to_goal(g, goals, g.where[unit], ON_FOOT)
        found.append(0.2 + 1 / (1 + away))
    return found


def worker(g: AirborneState, unit: int) -> bool:
    """Whether a unit is busy with a demolition."""
    return g.task[unit] == DEMOLISHING or g.task[unit] == TRYING_AGAIN


def judge_move(g: AirborneState, choice: Choice) -> list[float]:
    """Towards the goal, together, in cover, next to an enemy only with company; round mines, not into them."""
    unit = g.unit(choice.about[0])
    side = g.acting
    goals = wanted(g, side)
    foes = enemy_hexes(g, side)
    here = g.where[unit]
    stay = _standing(g, unit, here, goals, foes) + (1.0 if must_hold(g, unit) else 0.0)
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "go" or verb == "enter":
            found.append(_standing(g, unit, number, goals, foes) + _leaves(g, unit))
        elif verb == "stay":
            found.append(stay)
        elif verb == "overrun":
            found.append(stay + 2 * overrun_gain(g, unit, number))
        elif verb == "unload":
            found.append(stay + _unloading(g, unit, goals, foes))
        elif verb == "load":
            found.append(stay + _loading(g, g.unit(number), goals, foes))
        else:
            found.append(stay + _working(g, verb, number))
    return found


def _leaves(g: AirborneState, unit: int) -> float:
    """Whoever has laid his charges goes, so that they go up."""
    return 6.0 if worker(g, unit) and g.progress[unit] >= CHARGES_LAID else 0.0


def _standing(g: AirborneState, unit: int, place: int, goals: list[int], foes: list[int]) -> float:
    """How good it is for a unit to stand in a hex."""
    side = g.battle.side[unit]
    kind = g.battle.of[unit]
    ground = g.battle.ground
    value = -distance_to_goal(g, goals, place, mover(g, unit)) + 0.4 * cover(ground, place)
    if g.works[place] & MINES:
        value -= 3.0
    at = g.battle.objective_at[place]
    if at >= 0 and kind.combat:
        value += 2.0 if g.control[at] != side else 0.5
    nearest = FAR
    for foe in foes:
        nearest = min(nearest, float(ground.distance(place, foe)))
    if kind.kind == CARRIER and not kind.armoured:
        return value - (2.0 if nearest <= NEAR else 0.0)
    mates = _mates(g, unit, place)
    value += 0.3 * min(mates, 3)
    if kind.stick:
        value += 0.5 * min(mates, 3) if mates else 0.0
    if nearest <= TOUCH and kind.kind == INFANTRY and g.where[unit] != place:
        value += 0.3 if mates or kind.attack >= READY_TO_FIGHT else -0.5
    if side != g.battle.holder and foes:
        value -= 0.25 * min(nearest, 8.0)
    return value


def _mates(g: AirborneState, unit: int, place: int) -> int:
    """Comrades in a hex: for a stick those of its type, for others all infantry."""
    found = 0
    stick = g.battle.of[unit].stick
    for other in side_in(g, place, g.battle.side[unit]):
        if other == unit or g.battle.of[other].kind != INFANTRY or g.marks[other] & DISPERSED:
            continue
        if not stick or g.battle.of[other] is g.battle.of[unit]:
            found += 1
    return found


def _unloading(g: AirborneState, unit: int, goals: list[int], foes: list[int]) -> float:
    """Get off when the enemy or the goal is near."""
    here = g.where[unit]
    for foe in foes:
        if g.battle.ground.distance(here, foe) <= READY_TO_FIGHT:
            return 3.0
    return 2.0 if distance_to_goal(g, goals, here, ON_FOOT) <= READY_TO_FIGHT else -1.0


def _loading(g: AirborneState, load: int, goals: list[int], foes: list[int]) -> float:
    """Get on when both are far."""
    here = g.where[load]
    if must_hold(g, load):
        return -1.0
    for foe in foes:
        if g.battle.ground.distance(here, foe) <= 2 * NEAR:
            return -1.0
    away = distance_to_goal(g, goals, here, ON_FOOT)
    return 1.0 if 2 * NEAR < away < FAR else -1.0


def _working(g: AirborneState, verb: str, place: int) -> float:
    """The defender blows a bridge that the enemy must take, the other side clears its way and mends bridges."""
    side = g.acting
    at = g.battle.objective_at[place]
    if verb == "demolish":
        return 4.0 if side != g.battle.holder and at >= 0 and g.control[at] == side else -4.0
    if verb == "rebuild":
        return 4.0 if side == g.battle.holder and at >= 0 else -2.0
    if verb == "clear":
        return 0.2 if side == g.battle.holder and not holds(g, place, 1 - side) else -2.0
    return -2.0
