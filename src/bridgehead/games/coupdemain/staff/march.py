"""The staff sets up, moves, routs and advances."""

from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.coupdemain.close.strength import close_attack
from bridgehead.games.coupdemain.pieces.roster import side_in, type_of
from bridgehead.games.coupdemain.staff.hopes import value_of
from bridgehead.games.coupdemain.staff.manners import CoupManner
from bridgehead.games.coupdemain.staff.picture import danger, enemies_seen, shelter, wanted, way_off
from bridgehead.games.coupdemain.state import BROKEN, CONCEALED, HIDDEN, MOVED, NONE, CoupState

DOWN: Final = 0.15
SETTLED: Final = 0.05
NOW_OR_NEVER: Final = 2.5
"""What it is worth in the last turn to be next to an objective; twice that in it."""
LONELY: Final = 2.0
GOOD_ODDS: Final = 0.45
ENTERS: Final = 50.0
USUAL_LENGTH: Final = 8


def judge_set_up(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Under cover, near what matters; who holds stands in it, who must take it out of sight if he can; not all
    together.
    """
    seat = choice.seat
    goals = g.battle.objectives
    holds = seat != g.battle.winner_if
    scores: list[float] = []
    for _, location in choice.options:
        there = len(side_in(g, location, seat))
        score = manner.cover * shelter(g, location) - (1.2 if holds else 0.8) * manner.goal * way_off(
            g, location, goals
        )
        score -= there * there * 0.4
        if location in goals and holds:
            score += 1.5
        scores.append(score)
    return scores


def judge_works(g: CoupState, choice: Choice) -> list[float]:
    """Trenches and wire close about what is to be held."""
    return [-way_off(g, location, g.battle.objectives) for _, location in choice.options]


def judge_carrier(g: CoupState, choice: Choice) -> list[float]:
    """The best squad carries the weapon."""
    return [value_of(g, g.unit(number), choice.seat) for _, number in choice.options]


def stand(g: CoupState, location: int, seat: int, manner: CoupManner) -> float:
    """How good it is to stand in a Location: near what is wanted, under little fire."""
    goals = wanted(g, seat)
    enemies = enemies_seen(g, seat)
    boldness = hurry(g) if seat == g.battle.winner_if else 0.0
    score = -manner.goal * (1.0 + boldness) * way_off(g, location, goals)
    score -= manner.fear * (1.0 - 0.5 * boldness) * 0.11 * danger(g, location, seat, enemies)
    score += manner.cover * 0.2 * shelter(g, location)
    if location in goals:
        score += 1.0
    if boldness >= 1.0:
        score += NOW_OR_NEVER * (2 if location in goals else 1 if next_to(g, location, goals) else 0)
    return score


def next_to(g: CoupState, location: int, goals: list[int]) -> bool:
    """Whether one can step from a Location into one of some others."""
    steps = g.battle.ground.steps[location]
    return any(goal in steps for goal in goals)


def hurry(g: CoupState) -> float:
    """How far the scenario has gone, from 0 to 1: who has to take something grows bolder."""
    return min(1.0, (g.turn - 1) / max(1, (g.battle.last_turn or USUAL_LENGTH) - 1))


def judge_move(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Who has somewhere to go moves, those farthest behind first; who holds an objective stays."""
    seat = choice.seat
    goals = wanted(g, seat)
    scores: list[float] = []
    for verb, location in choice.options:
        if verb != "stack":
            scores.append(ENTERS if verb == "group" else 0.0)
            continue
        away = way_off(g, location, goals)
        if (
            location in g.battle.objectives
            and len([one for one in side_in(g, location, seat) if type_of(g, one).mmc]) < 2
        ):
            scores.append(-manner.keep)
        elif seat != g.battle.winner_if and away <= 2:
            scores.append(-0.5 * manner.keep)
        else:
            scores.append(away)
    return scores


def judge_movers(_g: CoupState, choice: Choice) -> list[float]:
    """Everybody together."""
    return [1.0 if verb == "all" else 0.5 if verb == "go" else 0.0 for verb, _ in choice.options]


def judge_manner(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Quietly where the enemy sees the place, on the double only out of his sight."""
    seen = danger(g, choice.about[0], choice.seat, enemies_seen(g, choice.seat)) > 1.0
    wish = {"normal": 0.5, "assault": 0.4 if seen else 0.0, "double": 0.1 if seen else 0.45 * manner.goal}
    return [wish.get(verb, 0.0) for verb, _ in choice.options]


def company(g: CoupState, location: int, seat: int) -> float:
    """How far single men are from the nearest squad of theirs: they belong with one."""
    away = [
        g.battle.ground.apart(location, g.where[unit])
        for unit in g.battle.roster[seat]
        if g.where[unit] >= 0 and type_of(g, unit).mmc and not g.marks[unit] & BROKEN
    ]
    return float(min(away, default=0))


def judge_route(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """The Location that is best to stand in; to stop where it is best. Single men keep to the squads."""
    seat = choice.seat
    here = choice.about[0]
    alone = bool(g.stack) and all(type_of(g, unit).smc for unit in g.stack)
    scores: list[float] = []
    for verb, location in choice.options:
        if verb == "to":
            lonely = manner.company * LONELY * company(g, location, seat) if alone else 0.0
            scores.append(stand(g, location, seat, manner) - SETTLED - lonely)
        elif verb == "stop":
            moved = g.stack and g.marks[g.stack[0]] & MOVED
            lonely = manner.company * LONELY * company(g, here, seat) if alone else 0.0
            scores.append(stand(g, here, seat, manner) + (0.0 if moved else -0.3) - lonely)
        elif verb == "recover":
            scores.append(stand(g, here, seat, manner) + 0.2)
        else:
            scores.append(-99.0)
    return scores


def judge_rout(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """To the safest cover."""
    seat = choice.seat
    enemies = enemies_seen(g, seat)
    scores: list[float] = []
    for verb, location in choice.options:
        if verb in ("to", "crawl"):
            scores.append(
                shelter(g, location) - 0.2 * danger(g, location, seat, enemies) - (0.3 if verb == "crawl" else 0.0)
            )
        else:
            scores.append(0.5 * manner.cover)
    return scores


def judge_advance(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Who can better his place advances."""
    scores: list[float] = []
    for verb, location in choice.options:
        if verb != "from":
            scores.append(0.0)
            continue
        units = [one for one in side_in(g, location, choice.seat) if not g.marks[one] & BROKEN]
        here = stand(g, location, choice.seat, manner) + staying(g, location, choice.seat, manner)
        best = max(
            [place(g, units, there, choice.seat, manner) for there in g.battle.ground.steps[location]], default=-99.0
        )
        scores.append(best - here - SETTLED)
    return scores


def staying(g: CoupState, location: int, seat: int, manner: CoupManner) -> float:
    """What it is worth to stay in an objective."""
    return manner.keep if location in g.battle.objectives and seat != NONE else 0.0


def place(g: CoupState, units: list[int], location: int, seat: int, manner: CoupManner) -> float:
    """What it is worth to advance into a Location: to stand there, or to fight for it."""
    enemies = [one for one in side_in(g, location, 1 - seat) if not g.marks[one] & HIDDEN]
    if not enemies:
        return stand(g, location, seat, manner)
    attack = close_attack(g, units, enemies, NONE, all(g.marks[one] & CONCEALED for one in enemies))
    if attack.column < 0:
        return -99.0
    chance = min(1.0, max(0.0, (attack.kill() - attack.modifier()) / 12))
    return stand(g, location, seat, manner) + manner.assault * 4.0 * (chance - GOOD_ODDS)


def judge_advance_to(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Where it is best to be."""
    here = choice.about[0]
    units = [one for one in side_in(g, here, choice.seat) if not g.marks[one] & BROKEN]
    return [place(g, units, goal if verb == "to" else here, choice.seat, manner) for verb, goal in choice.options]


def all_first(_g: CoupState, choice: Choice) -> list[float]:
    """All of them where that is offered; else enough."""
    wish: dict[str, float] = {"all": 1.0, "go": 0.9, "enough": 0.9}
    return [wish.get(verb, 0.1) for verb, _ in choice.options]


def stays_put(option: Option) -> bool:
    """Whether an option ends something."""
    return option[0] in ("done", "stop", "enough", "go")
