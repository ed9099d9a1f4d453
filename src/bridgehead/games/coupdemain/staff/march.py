"""The staff moves, routs and advances: which stack, who of it, how, whither."""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.coupdemain.marks import BROKEN, CX, DUG_IN, MOVED
from bridgehead.games.coupdemain.morale.values import modifier_of
from bridgehead.games.coupdemain.moving.advance import may_advance
from bridgehead.games.coupdemain.moving.movement import may_move
from bridgehead.games.coupdemain.moving.routes import left
from bridgehead.games.coupdemain.pieces.roster import is_dummy, side_in, type_of
from bridgehead.games.coupdemain.staff.charges import hopes_of_placing, might_place
from bridgehead.games.coupdemain.staff.choices import (
    IN_A_RUN,
    Plan,
    best_advance,
    best_end,
    best_move,
    in_wire,
    move_score,
    points,
    walk,
)
from bridgehead.games.coupdemain.staff.ends import Group, end_at, marks_at
from bridgehead.games.coupdemain.staff.manners import CoupManner
from bridgehead.games.coupdemain.staff.picture import Picture, shelter
from bridgehead.games.coupdemain.staff.smoke import hopes_of_grenade
from bridgehead.games.coupdemain.state import ASSAULT, DOUBLE, NONE, NORMAL, CoupState
from bridgehead.games.coupdemain.works.trenches import has_trench

LEAST_GAIN: Final = 0.15
"""What moving or advancing must better before anybody stirs."""
ENTERS: Final = 50.0
NORMAL_DRM: Final = -1
ASSAULT_DRM: Final = 0
CRAWLING: Final = 0.3
HELPED: Final = 2.0
"""What it is worth to who is broken to be where a leader is."""


def judge_move(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """The stack first that has most to gain."""
    p = Picture(g, choice.seat)
    scores: list[float] = []
    for verb, location in choice.options:
        if verb in ("group", "vehicle"):
            scores.append(ENTERS)
        elif verb == "stack":
            able = movers_in(g, location, choice.seat)
            scores.append(max(party(p, location, able, move_of, manner)[1], might_place(g, able, location)))
        else:
            scores.append(LEAST_GAIN)
    return scores


def movers_in(g: CoupState, location: int, seat: int) -> list[int]:
    """Those of a Location who may move: dummies stay where they deceive."""
    return [unit for unit in side_in(g, location, seat) if may_move(g, unit) and not is_dummy(g, unit)]


def advancers_in(g: CoupState, location: int, seat: int) -> list[int]:
    """Those of a Location who may advance."""
    return [unit for unit in side_in(g, location, seat) if may_advance(g, unit) and not is_dummy(g, unit)]


Planner = Callable[[Picture, Group, int, CoupManner], Plan]


def move_of(p: Picture, group: Group, here: int, manner: CoupManner) -> Plan:
    """The best move of a group, in whatever manner."""
    g = p.g
    tired = any(g.marks[unit] & CX for unit in group.units)
    run = -1 if tired else points(g, group.units, DOUBLE)
    return best_move(p, group, here, points(g, group.units, NORMAL), run, NORMAL_DRM, manner)


def party(p: Picture, here: int, able: list[int], planner: Planner, manner: CoupManner) -> tuple[list[int], float]:
    """Who of a Location goes together next: all, or one squad by itself or with a leader while the others do what is
    best for them; with what that gains.
    """
    if not able:
        return [], 0.0
    best, most = able, planner(p, Group(p, able, []), here, manner).gain
    if len(able) == 1:
        return best, most
    for some in parts(p.g, able):
        first = planner(p, Group(p, some, []), here, manner)
        if first.gain <= LEAST_GAIN:
            continue
        rest = [unit for unit in able if unit not in some]
        if forsaken(p, here, some, rest):
            continue
        gain = first.gain + max(0.0, planner(p, Group(p, rest, [first.goal]), here, manner).gain)
        if gain > most + LEAST_GAIN:
            best, most = some, gain
    return best, most


def forsaken(p: Picture, here: int, some: list[int], rest: list[int]) -> bool:
    """Whether those who stay would be leaders without a squad."""
    if any(type_of(p.g, unit).mmc for unit in rest):
        return False
    stack = p.friend_at(here)
    return stack is None or not any(type_of(p.g, unit).mmc for unit in stack.units if unit not in some)


def parts(g: CoupState, able: list[int]) -> list[list[int]]:
    """The parts of a stack that could go by themselves: the smallest squad and the best, alone or with a leader."""
    men = [unit for unit in able if type_of(g, unit).mmc]
    leaders = [unit for unit in able if not type_of(g, unit).mmc]
    if not men:
        return [[unit] for unit in leaders]
    men.sort(key=lambda unit: (type_of(g, unit).fp, unit))
    found = [[men[0]]]
    if type_of(g, men[-1]).fp > type_of(g, men[0]).fp:
        found.append([men[-1]])
    if leaders and len(men) > 1:
        found.append([men[-1], leaders[0]])
    if leaders:
        worst = max(leaders, key=lambda unit: (modifier_of(g, unit), unit))
        if len(leaders) > 1 or modifier_of(g, worst) >= 0:
            found.append([worst])
    return [some for some in found if len(some) < len(able)]


def chosen_of(g: CoupState, choice: Choice, able: list[int], wanted: list[int]) -> list[float]:
    """The scores of `all`, `take` and `go` that bring together those who are wanted."""
    offered = [g.unit(number) for verb, number in choice.options if verb == "take"]
    everybody = len(wanted) == len([one for one in choice.options if one[0] == "take"]) or len(able) < 2
    whole = any(verb == "all" for verb, _ in choice.options)
    missing = [unit for unit in wanted if unit in offered]
    scores: list[float] = []
    for verb, number in choice.options:
        if verb == "all":
            scores.append(2.0 if everybody else 0.1)
        elif verb == "go":
            scores.append(0.0 if missing and not whole else 1.5)
        else:
            scores.append(1.0 if g.unit(number) in missing else -1.0)
    return scores


def judge_movers(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Together, or the smallest for what the smallest can do."""
    here = choice.about[0]
    able = movers_in(g, here, choice.seat)
    wanted, _ = party(Picture(g, choice.seat), here, able, move_of, manner)
    return chosen_of(g, choice, able, wanted)


def judge_advancers(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """The same in the advance."""
    here = choice.about[0]
    able = advancers_in(g, here, choice.seat)
    wanted, _ = party(Picture(g, choice.seat), here, able, best_advance, manner)
    return chosen_of(g, choice, able, wanted)


def judge_manner(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """By what each manner gets them: quietly for one Location, exhausted for what lies farther."""
    p = Picture(g, choice.seat)
    here = choice.about[0]
    group = Group(p, g.stack, [])
    scores: list[float] = []
    for verb, _ in choice.options:
        if verb == "assault":
            plan = best_move(p, group, here, quiet_limit(g, here), -1, ASSAULT_DRM, manner)
            quiet = plan.goal == here or g.battle.ground.apart(plan.goal, here) <= 1
            scores.append(plan.gain + 0.01 if quiet else 0.0)
        elif verb == "double":
            run = points(g, g.stack, DOUBLE)
            scores.append(best_move(p, group, here, run, -1, NORMAL_DRM, manner).gain - IN_A_RUN * max(1, group.men))
        else:
            gain = best_move(p, group, here, points(g, g.stack, NORMAL), -1, NORMAL_DRM, manner).gain
            scores.append(max(gain, might_place(g, g.stack, here)))
    return scores


def quiet_limit(g: CoupState, here: int) -> int:
    """The half-MF that Assault Movement may spend: not all there are, and on one Location alone."""
    return max(0, min(points(g, g.stack, NORMAL) - 1, 6 if here >= 0 else 0))


def judge_route(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """The Location that is best to stop in or to advance from; to stop where it is best."""
    p = Picture(g, choice.seat)
    here = choice.about[0]
    group = Group(p, g.stack, [])
    drm = ASSAULT_DRM if g.manner == ASSAULT else NORMAL_DRM
    found = walk(p, group, here, left(g) + (6 if in_wire(g, g.stack, here) else 0))
    stay = best_end(p, group, here, [], manner)
    moved = bool(g.stack) and g.marks[g.stack[0]] & MOVED
    scores: list[float] = []
    goal, most = NONE, stay
    for verb, location in choice.options:
        if verb == "to":
            if p.enemy_at(location) is not None:
                scores.append(-50.0)
            else:
                way = found.way(location) or [location]
                scores.append(move_score(p, group, location, way, drm, manner, stay))
                if scores[-1] > most:
                    goal, most = location, scores[-1]
        elif verb == "stop":
            scores.append(stay + (0.0 if moved else LEAST_GAIN))
        elif verb == "place":
            scores.append(stay + hopes_of_placing(g, g.stack, here, [location]))
        elif verb == "beneath":
            shelter_there = DUG_IN if has_trench(g, here) else 0
            scores.append(end_at(p, group, here, shelter_there, manner))
        else:
            scores.append(-99.0)
    if goal != NONE and any(verb == "smoke" for verb, _ in choice.options):
        where, worth = hopes_of_grenade(p, choice, found.way(goal) or [goal], manner)
        if where != NONE:
            scores[choice.options.index(("smoke", where))] = worth
    return scores


def judge_rout(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """To the safest cover, and where a leader is; not all to one place."""
    p = Picture(g, choice.seat)
    unit = g.unit(choice.about[0])
    scores: list[float] = []
    for verb, location in choice.options:
        if verb in ("to", "crawl"):
            scores.append(refuge(p, unit, location, 0, manner) - (CRAWLING if verb == "crawl" else 0.0))
        else:
            scores.append(refuge(p, unit, g.where[unit], g.marks[unit], manner))
    return scores


def refuge(p: Picture, unit: int, location: int, marks: int, manner: CoupManner) -> float:
    """How good a Location is for who is broken."""
    g = p.g
    score = 0.3 * manner.cover * shelter(g, location) - 6.0 * manner.fear * p.danger(location, marks)
    for other in side_in(g, location, p.seat):
        if other != unit:
            helper = type_of(g, other).smc and not g.marks[other] & BROKEN
            score += HELPED * manner.company if helper else -0.15
    return score


def judge_advance(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Who has most to gain by it advances first."""
    p = Picture(g, choice.seat)
    scores: list[float] = []
    for verb, location in choice.options:
        if verb != "from":
            scores.append(LEAST_GAIN)
            continue
        able = advancers_in(g, location, choice.seat)
        gain = party(p, location, able, best_advance, manner)[1]
        scores.append(max(gain, beneath_gain(p, able, location, manner)))
    return scores


def beneath_gain(p: Picture, units: list[int], here: int, manner: CoupManner) -> float:
    """[T22.17] What it is worth to get off the wire and beneath it, into the trench if there is one."""
    if not units or not in_wire(p.g, units, here):
        return 0.0
    group = Group(p, units, [])
    now = end_at(p, group, here, marks_at(p, group, here, False), manner)
    then = end_at(p, group, here, DUG_IN if has_trench(p.g, here) else 0, manner)
    return 0.5 * (then - now)


def judge_advance_to(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Where it is best to be; who has been chosen to go is who is best sent."""
    p = Picture(g, choice.seat)
    here = choice.about[0]
    able = advancers_in(g, here, choice.seat)
    units, _ = party(p, here, able, best_advance, manner)
    group = Group(p, units or able, [])
    scores: list[float] = []
    for verb, goal in choice.options:
        if verb == "to":
            scores.append(end_at(p, group, goal, marks_at(p, group, goal, True), manner))
        else:
            scores.append(end_at(p, group, here, DUG_IN if has_trench(g, here) else 0, manner))
    return scores


def all_first(_g: CoupState, choice: Choice) -> list[float]:
    """All of them where that is offered; else enough."""
    wish: dict[str, float] = {"all": 1.0, "go": 0.9, "enough": 0.9}
    return [wish.get(verb, 0.1) for verb, _ in choice.options]


def stays_put(option: Option) -> bool:
    """Whether an option ends something."""
    return option[0] in ("done", "stop", "enough", "go")
