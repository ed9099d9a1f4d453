"""The staff on the move: towards what is not ours yet, together, in cover; and who holds what is ours."""

from typing import Final

from bridgehead.engine.choice import Choice
from bridgehead.games.airborne.board.costs import ON_FOOT, mover
from bridgehead.games.airborne.board.sight import visible
from bridgehead.games.airborne.board.stacking import sunken
from bridgehead.games.airborne.combat.direct_fire import is_silent
from bridgehead.games.airborne.combat.firepower import reach
from bridgehead.games.airborne.printed.components import CARRIER, INFANTRY
from bridgehead.games.airborne.staff.bridges import CHARGES_LAID, lays_charges, to_go_up, worker, would_blow
from bridgehead.games.airborne.staff.fire import overrun_gain
from bridgehead.games.airborne.staff.goals import distance_to_goal, idle, must_hold, wanted
from bridgehead.games.airborne.staff.ground import FAR, cover, way_to
from bridgehead.games.airborne.staff.manners import AirborneManner
from bridgehead.games.airborne.state import (
    BLOWN,
    COMING,
    DISPERSED,
    INSIDE,
    MINES,
    AirborneState,
)

NEAR: Final = 4
TOUCH: Final = 1
CLOSE: Final = 3
GATHERING: Final = 6.0
KEEPS: Final = 0.5  # a manner that keeps less than this lets the last who hold an objective go
LEAVES: Final = 6.0
"""What it is worth to be off a bridge that is to go up."""
THREATENED: Final = 2.0
"""What it is worth to stand in an objective of one's own that the enemy is close to."""
ENOUGH: Final = 2
"""How many times the guard of an objective those must be who are nearer to it, for others to look elsewhere."""
SERVED: Final = 6.0
LONG_WAY: Final = 4.0
"""The march to the nearest goal from which a unit first looks round at what it leaves behind."""
BEHIND: Final = 3.0
"""How far behind that may be."""
RESTLESS: Final = 1.0
"""By how much a hex must be better to go there for no purpose; else a unit goes back as soon as a comrade has moved."""


class Picture:
    """What a side sees when it moves a unit: where enemies and friends stand, how strong, and what is to be taken."""

    __slots__ = (
        "manner",
        "goals",
        "served",
        "foes",
        "storm",
        "guard",
        "friends",
        "strength",
        "backing",
        "sticks",
        "guns",
    )

    manner: AirborneManner
    goals: list[int]
    served: list[float]
    foes: list[int]
    storm: list[int]
    guard: list[int]
    friends: list[int]
    strength: list[int]
    backing: list[int]
    sticks: list[int]
    guns: list[int]


def look(g: AirborneState, unit: int, manner: AirborneManner) -> Picture:
    """The picture for one unit. By hex of an enemy (`foes`): what can storm out of it, what guards it; by hex of a
    friend: what can storm out of it (`strength`), what guards it (`backing`).
    """
    side = g.battle.side[unit]
    seen = Picture()
    seen.manner = manner
    seen.goals = [] if idle(g, unit) else wanted(g, side)
    seen.foes, seen.storm, seen.guard = _tally(g, 1 - side, -1)
    seen.served = [_served(g, unit, goal, seen) for goal in seen.goals]
    here = g.where[unit]
    if seen.goals and here >= 0 and _away(g, seen, here, mover(g, unit)) >= LONG_WAY:
        behind = _left_behind(g, unit)
        seen.goals = seen.goals + behind
        seen.served += [0.0] * len(behind)
    seen.friends, seen.strength, seen.backing = _tally(g, side, unit)
    seen.guns = [gun for gun in g.battle.roster[1 - side] if _far_reaching(g, gun)]
    seen.sticks = []
    if g.battle.of[unit].stick:
        for other in g.battle.roster[side]:
            place = g.where[other]
            if other != unit and place >= 0 and g.battle.of[other] is g.battle.of[unit] and place not in seen.sticks:
                seen.sticks.append(place)
    return seen


def _served(g: AirborneState, unit: int, goal: int, seen: Picture) -> float:
    """How much farther a goal seems to a unit because friends who are nearer are enough for it: else all run to
    the one that has just been lost, and back.
    """
    way = way_to(g.battle, goal, ON_FOOT)
    here = g.where[unit]
    mine = way[here] if here >= 0 else FAR
    strength = 0
    for friend in g.battle.roster[g.battle.side[unit]]:
        place = g.where[friend]
        if place < 0 or friend == unit or g.battle.of[friend].kind != INFANTRY or g.marks[friend] & DISPERSED:
            continue
        if way[place] < mine:
            strength += g.battle.of[friend].attack
    guard = seen.guard[seen.foes.index(goal)] if goal in seen.foes else 0
    if strength <= ENOUGH * guard:
        return 0.0
    at = g.battle.objective_at[goal]
    held = at >= 0 and g.control[at] == g.battle.side[unit]
    return FAR if held else SERVED


def _left_behind(g: AirborneState, unit: int) -> list[int]:
    """The objectives of a unit's side near by that the enemy comes near to, and that friends who are nearer cannot
    hold against him: who marches off from there must soon turn back.
    """
    side = g.battle.side[unit]
    here = g.where[unit]
    found: list[int] = []
    for at, place in enumerate(g.battle.objectives):
        way = way_to(g.battle, place, ON_FOOT)
        if g.control[at] != side or g.works[place] & BLOWN or way[here] > BEHIND:
            continue
        guard = 0
        for friend in g.battle.roster[side]:
            there = g.where[friend]
            if there >= 0 and friend != unit and g.battle.of[friend].kind == INFANTRY and way[there] < way[here]:
                guard += g.battle.of[friend].defence
        if _storm_near(g, place, 1 - side) > guard:
            found.append(place)
    return found


def _storm_near(g: AirborneState, place: int, side: int) -> int:
    """The attack of a side's infantry that is near a hex."""
    found = 0
    for unit in g.battle.roster[side]:
        there = g.where[unit]
        if there >= 0 and g.battle.of[unit].kind == INFANTRY and g.battle.ground.distance(place, there) <= NEAR:
            found += g.battle.of[unit].attack
    return found


def _away(g: AirborneState, seen: Picture, place: int, kind: int) -> float:
    """The march from a hex to the nearest goal, as far as it seems."""
    best = FAR
    for number, goal in enumerate(seen.goals):
        best = min(best, way_to(g.battle, goal, kind)[place] + seen.served[number])
    return best


def _far_reaching(g: AirborneState, unit: int) -> bool:
    """Whether a unit can hurt from afar."""
    if g.where[unit] < 0 or g.marks[unit] & DISPERSED or is_silent(g, unit, g.turn):
        return False
    return g.battle.of[unit].reach > CLOSE


def _tally(g: AirborneState, side: int, but: int) -> tuple[list[int], list[int], list[int]]:
    """By hex where a side stands: the attack of its undispersed infantry outside of gullies, and the defence of all."""
    places: list[int] = []
    storm: list[int] = []
    guard: list[int] = []
    for unit in g.battle.roster[side]:
        place = g.where[unit]
        if place < 0 or unit == but or g.marks[unit] & INSIDE:
            continue
        kind = g.battle.of[unit]
        if place not in places:
            places.append(place)
            storm.append(0)
            guard.append(0)
        at = places.index(place)
        guard[at] += kind.defence
        if kind.kind == INFANTRY and not g.marks[unit] & DISPERSED and not sunken(g, place):
            storm[at] += kind.attack
    return places, storm, guard


def judge_movers(g: AirborneState, choice: Choice, manner: AirborneManner) -> list[float]:
    """Who is nearest to a fight moves first; who is the last to hold an objective stays, if the manner keeps it, but
    for sappers on a bridge: to lay charges is to stay there.
    """
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
        works = worker(g, unit) or lays_charges(g, unit)
        stays = manner.keep > KEEPS and must_hold(g, unit) and not works
        if (stays and not to_go_up(g, g.where[unit], unit)) or g.order[unit] >= 0:
            found.append(-1.0)
            continue
        away = distance_to_goal(g, goals, g.where[unit], ON_FOOT)
        found.append(0.2 + 1 / (1 + away))
    return found


def judge_move(g: AirborneState, choice: Choice, manner: AirborneManner) -> list[float]:
    """Towards the goal, together, in cover, next to an enemy only when strong enough; round mines, not into them."""
    unit = g.unit(choice.about[0])
    seen = look(g, unit, manner)
    stay = _standing(g, unit, g.where[unit], seen) + (manner.keep if must_hold(g, unit) else 0.0)
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "go" or verb == "enter":
            found.append(_standing(g, unit, number, seen) + _leaves(g, unit) - _unrest(g, unit, number, seen))
        elif verb == "stay":
            found.append(stay)
        elif verb == "overrun":
            found.append(stay + 2 * manner.charge * overrun_gain(g, unit, number))
        elif verb == "unload":
            found.append(stay + _unloading(g, unit, seen))
        elif verb == "load":
            found.append(stay + _loading(g, g.unit(number), seen))
        else:
            found.append(stay + _working(g, unit, verb, number))
    return found


def _unrest(g: AirborneState, unit: int, place: int, seen: Picture) -> float:
    """What it costs to go to a hex for anything but a purpose: whoever wavers between two hexes comes to nothing. A
    purpose is the goal, for sticks others of their kind, and the enemy for a side that holds what it should.
    """
    here = g.where[unit]
    if here < 0:
        return 0.0
    kind = mover(g, unit)
    if _away(g, seen, place, kind) < _away(g, seen, here, kind):
        return 0.0
    if g.battle.of[unit].stick and _company(g, place, seen) > _company(g, here, seen):
        return 0.0
    if g.battle.side[unit] != g.battle.holder and _nearest(g, place, seen.foes) < _nearest(g, here, seen.foes):
        return 0.0
    return RESTLESS


def _nearest(g: AirborneState, place: int, others: list[int]) -> float:
    """How far the nearest of some hexes is."""
    best = FAR
    for other in others:
        best = min(best, float(g.battle.ground.distance(place, other)))
    return best


def _leaves(g: AirborneState, unit: int) -> float:
    """Whoever has laid his charges goes, so that they go up, if a player would have it so."""
    if not worker(g, unit) or g.progress[unit] < CHARGES_LAID:
        return 0.0
    return LEAVES if would_blow(g, g.where[unit], g.battle.side[unit], unit) else -LEAVES


def _standing(g: AirborneState, unit: int, place: int, seen: Picture) -> float:
    """How good it is for a unit to stand in a hex."""
    side = g.battle.side[unit]
    kind = g.battle.of[unit]
    ground = g.battle.ground
    value = 0.4 * seen.manner.cover * cover(ground, place) - seen.manner.goal * _away(g, seen, place, mover(g, unit))
    if g.works[place] & MINES:
        value -= 3.0
    if ground.bridge[place] and to_go_up(g, place, unit):
        value -= LEAVES
    at = g.battle.objective_at[place]
    if at >= 0 and kind.combat:
        value += 2.0 * seen.manner.prize if g.control[at] != side else 0.5
    elif kind.combat and g.battle.watched_at[place] >= 0 and place in seen.goals:
        value += seen.manner.prize
    nearest = _nearest(g, place, seen.foes)
    if at >= 0 and kind.combat and g.control[at] == side and nearest <= CLOSE:
        value += THREATENED * seen.manner.keep
    if kind.kind == CARRIER and not kind.armoured:
        return value - (2.0 if nearest <= NEAR else 0.0)
    if kind.kind == INFANTRY:
        value += _fight(g, unit, place, seen)
    if kind.stick:
        value += seen.manner.company * _company(g, place, seen)
    value -= seen.manner.fear * seen.manner.exposure * _exposure(g, unit, place, seen)
    if side != g.battle.holder and seen.foes:
        value -= seen.manner.seek * 0.25 * min(nearest, 8.0)
    return value


def _fight(g: AirborneState, unit: int, place: int, seen: Picture) -> float:
    """What a hex offers for an assault, and what it has to fear from one."""
    ground = g.battle.ground
    kind = g.battle.of[unit]
    backing = kind.defence
    for at, friend in enumerate(seen.friends):
        if friend == place:
            backing += seen.backing[at]
    threat = 0
    chance = 0.0
    bedded = sunken(g, place)
    for at, foe in enumerate(seen.foes):
        away = ground.distance(place, foe)
        if away <= 2:
            threat += seen.storm[at]
        if away <= TOUCH and seen.guard[at] and not bedded:
            strength = kind.attack
            for friend in range(len(seen.friends)):
                if ground.distance(seen.friends[friend], foe) <= TOUCH:
                    strength += seen.strength[friend]
            chance = max(chance, min(2.0, strength / seen.guard[at]))
    danger = min(2.0, threat / backing) * (0.7 if cover(ground, place) else 1.0)
    return seen.manner.assault * 1.6 * chance - seen.manner.fear * 0.8 * danger


def _exposure(g: AirborneState, unit: int, place: int, seen: Picture) -> float:
    """What guns and vehicles that see a hex can do there to those who are not under cover."""
    ground = g.battle.ground
    if ground.covered(place):
        return 0.0
    total = 0
    for gun in seen.guns:
        away = ground.distance(g.where[gun], place)
        if away <= reach(g, gun) and visible(ground, g.where[gun], place):
            total += g.battle.of[gun].attack
    return min(1.5, 0.12 * total / g.battle.of[unit].defence)


def _company(g: AirborneState, place: int, seen: Picture) -> float:
    """Sticks look for sticks of their own type, to become a platoon."""
    best = _nearest(g, place, seen.sticks)
    if best >= GATHERING:
        return 0.0
    return 0.35 * (GATHERING - best)


def _unloading(g: AirborneState, unit: int, seen: Picture) -> float:
    """Get off when the enemy or the goal is near."""
    here = g.where[unit]
    for foe in seen.foes:
        if g.battle.ground.distance(here, foe) <= CLOSE:
            return 3.0
    return 2.0 if distance_to_goal(g, seen.goals, here, ON_FOOT) <= CLOSE else -1.0


def _loading(g: AirborneState, load: int, seen: Picture) -> float:
    """Get on when both are far."""
    here = g.where[load]
    if must_hold(g, load) or g.order[load] >= 0:
        return -1.0
    for foe in seen.foes:
        if g.battle.ground.distance(here, foe) <= 2 * NEAR:
            return -1.0
    away = distance_to_goal(g, seen.goals, here, ON_FOOT)
    return 1.0 if 2 * NEAR < away < FAR else -1.0


def _working(g: AirborneState, unit: int, verb: str, place: int) -> float:
    """The defender blows a bridge that the enemy must take, the other side clears its way and mends bridges."""
    side = g.acting
    at = g.battle.objective_at[place]
    if verb == "demolish":
        return 4.0 if lays_charges(g, unit) else -4.0
    if verb == "rebuild":
        return 4.0 if side == g.battle.holder and at >= 0 else -2.0
    if verb == "clear":
        return -1.0
    return -2.0
