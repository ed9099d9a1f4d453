"""The staff: a quick, sensible player for both sides. It sees deals of its own side's knowledge and
remembers nothing.
"""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.coupdemain.hidden.knowledge import suspects
from bridgehead.games.coupdemain.pieces.roster import side_in, type_of
from bridgehead.games.coupdemain.staff.hopes import best_hopes, value_of
from bridgehead.games.coupdemain.staff.landing import (
    judge_burst,
    judge_landing,
    judge_landing_hex,
    judge_light,
    judge_load,
    judge_sniper,
)
from bridgehead.games.coupdemain.staff.manners import CoupManner
from bridgehead.games.coupdemain.staff.march import (
    all_first,
    judge_advance,
    judge_advance_to,
    judge_carrier,
    judge_manner,
    judge_move,
    judge_movers,
    judge_rout,
    judge_route,
    judge_set_up,
    judge_works,
    stays_put,
)
from bridgehead.games.coupdemain.staff.picture import wanted, way_off
from bridgehead.games.coupdemain.state import BROKEN, CONCEALED, HIDDEN, CoupState

WORTH_A_SHOT: Final = 0.25
"""What prep fire must promise before a unit gives up its move for it, near what it holds and farther off."""
USUAL_LENGTH: Final = 8
TAKERS_WAIT: Final = 2.0
NOT_NOW: Final = 9.0
CHEAP: Final = 0.02
UNMASKING: Final = 0.3
A_SHELL: Final = 0.2


def judge(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """The staff's opinion of each option, the higher the better, when it plays in a manner."""
    inclined = INCLINED.get(choice.prompt)
    if inclined is not None:
        return inclined(g, choice, manner)
    known = JUDGES.get(choice.prompt)
    if known is not None:
        return known(g, choice)
    return [0.0 if stays_put(option) else 1.0 for option in choice.options]


def judge_prep_fire(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Fire where it promises more than moving does: who must come forward moves unless the shot is good."""
    scores: list[float] = []
    for verb, location in choice.options:
        if verb == "ordnance":
            scores.append(A_SHELL + (manner.thrift * threshold(g, choice.seat) if far_behind(g, choice.seat) else 0.0))
        elif verb != "at":
            scores.append(manner.thrift * threshold(g, choice.seat) if verb == "done" else -1.0)
        else:
            scores.append(best_hopes(g, choice.seat, location, False))
    return scores


def threshold(g: CoupState, seat: int) -> float:
    """What a shot must promise: for those who have to take something and are not there yet the more, the less time is
    left.
    """
    if seat != g.battle.winner_if:
        return WORTH_A_SHOT
    goals = wanted(g, seat)
    if last_chance(g) and any(not suspects(g, goal, seat) or out_of_reach(g, goal, seat) for goal in goals):
        return NOT_NOW
    away = [way_off(g, g.where[unit], goals) for unit in g.battle.roster[seat] if g.where[unit] >= 0]
    hurry = 3.0 * (g.turn - 1) / max(1, (g.battle.last_turn or USUAL_LENGTH) - 1)
    return WORTH_A_SHOT * (TAKERS_WAIT + (hurry if away and min(away) > 1 else 0.5 * hurry))


def last_chance(g: CoupState) -> bool:
    """Whether this may be the last turn."""
    return g.turn >= (g.battle.last_turn or USUAL_LENGTH)


def out_of_reach(g: CoupState, goal: int, seat: int) -> bool:
    """Whether no fit squad of a side could advance into a Location without moving first."""
    for unit in g.battle.roster[seat]:
        if g.where[unit] >= 0 and type_of(g, unit).mmc and not g.marks[unit] & BROKEN:
            if goal == g.where[unit] or goal in g.battle.ground.steps[g.where[unit]]:
                return False
    return True


def far_behind(g: CoupState, seat: int) -> bool:
    """Whether a side has anybody to spare for shelling: more than two squads on the map."""
    return len([unit for unit in g.battle.roster[seat] if g.where[unit] >= 0]) > 2


def judge_fire(g: CoupState, choice: Choice) -> list[float]:
    """In defence and in the advance fire costs nothing but concealment."""
    scores: list[float] = []
    for verb, location in choice.options:
        if verb == "ordnance":
            scores.append(A_SHELL)
        elif verb != "at":
            scores.append(CHEAP if verb == "done" else -1.0)
        else:
            scores.append(best_hopes(g, choice.seat, location, False))
    return scores


def judge_first_fire(g: CoupState, choice: Choice) -> list[float]:
    """Fire at who moves if it promises something; concealed ones wait for a good target."""
    scores: list[float] = []
    target = choice.about[0]
    for verb, location in choice.options:
        if verb == "fire":
            hidden = any(
                g.marks[unit] & CONCEALED for unit in g.battle.roster[choice.seat] if g.where[unit] == location
            )
            scores.append(best_hopes(g, choice.seat, target, True) - (UNMASKING if hidden else 0.0))
        else:
            scores.append(CHEAP if verb == "hold" else 0.0)
    return scores


def judge_weapons(_g: CoupState, choice: Choice) -> list[float]:
    """[T3.9] Take up what lies about; leave the rest in the hands that have it."""
    wish: dict[str, float] = {"group": 2.0, "recover": 1.0, "done": 0.5}
    return [wish.get(verb, 0.0) for verb, _ in choice.options]


def judge_gun_target(g: CoupState, choice: Choice) -> list[float]:
    """[T23.2] Where most are."""
    scores: list[float] = []
    for _, location in choice.options:
        there = side_in(g, location, 1 - choice.seat)
        scores.append(sum([value_of(g, unit, choice.seat) for unit in there if not g.marks[unit] & HIDDEN]))
    return scores


def judge_target(g: CoupState, choice: Choice) -> list[float]:
    """[T15.5] All of them at once; withdraw only when it is hopeless."""
    wish: dict[str, float] = {"against-all": 3.0, "capture-all": 1.0, "enough": 0.1, "withdraw": 0.2}
    scores: list[float] = []
    for verb, number in choice.options:
        scores.append(wish[verb] if verb in wish else 0.3 * value_of(g, g.unit(number), choice.seat))
    return scores


def judge_reveal(g: CoupState, choice: Choice) -> list[float]:
    """[T17.13] Show whoever matters least."""
    return [-value_of(g, g.unit(number), choice.seat) for _, number in choice.options]


Judge = Callable[[CoupState, Choice], list[float]]
Inclined = Callable[[CoupState, Choice, CoupManner], list[float]]
INCLINED: Final[dict[str, Inclined]] = {
    "set-up": judge_set_up,
    "prep-fire": judge_prep_fire,
    "move": judge_move,
    "manner": judge_manner,
    "route": judge_route,
    "rout-to": judge_rout,
    "withdraw-to": judge_rout,
    "advance": judge_advance,
    "advance-to": judge_advance_to,
}
JUDGES: Final[dict[str, Judge]] = {
    "set-up-works": judge_works,
    "rally-phase": judge_weapons,
    "gun-target": judge_gun_target,
    "give-to": judge_carrier,
    "who-carries": judge_carrier,
    "defensive-fire": judge_fire,
    "advancing-fire": judge_fire,
    "fire-with": all_first,
    "first-fire": judge_first_fire,
    "movers": judge_movers,
    "advancers": all_first,
    "cc-target": judge_target,
    "cc-with": all_first,
    "reveal-one": judge_reveal,
    "load": judge_load,
    "landing-hex": judge_landing_hex,
    "land": judge_landing,
    "sniper": judge_sniper,
    "starshell": judge_light,
    "starshell-at": judge_burst,
}
REASONS: Final[dict[str, str]] = {
    "at": "reason-fire",
    "fire": "reason-fire",
    "to": "reason-goal",
    "from": "reason-goal",
    "stack": "reason-goal",
    "fight": "reason-close",
    "against-all": "reason-close",
    "glider": "reason-landing",
}


def reason(_choice: Choice, option: Option) -> str:
    """Why the staff likes an option, as a message id."""
    return REASONS.get(option[0], "")
