"""The staff: a quick, sensible player for both sides. It sees deals of its own side's knowledge and remembers
nothing.
"""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.airborne.staff_fire import (
    judge_assault,
    judge_assaulters,
    judge_fire,
    judge_firers,
    judge_more_targets,
    judge_opportunity,
    judge_orders,
    judge_overrun,
)
from bridgehead.games.airborne.staff_landing import judge_flak, judge_landing, judge_plan, judge_set_up
from bridgehead.games.airborne.staff_manners import MANNERS
from bridgehead.games.airborne.staff_march import enemies_near, judge_move, judge_movers
from bridgehead.games.airborne.state import AirborneState


def judge(g: AirborneState, choice: Choice, manner: int = 0) -> list[float]:
    """The staff's opinion of each option, the higher the better, when it plays in a manner."""
    if choice.prompt in ("move-to", "enter"):
        return judge_move(g, choice, MANNERS[manner])
    if choice.prompt in MOVERS:
        return judge_movers(g, choice, MANNERS[manner])
    if choice.prompt in SET_UP:
        return judge_set_up(g, choice, MANNERS[manner])
    known = JUDGES.get(choice.prompt)
    if known is not None:
        return known(g, choice)
    return [0.0 if verb == "done" else 1.0 for verb, _ in choice.options]


def judge_wire(g: AirborneState, choice: Choice) -> list[float]:
    """[P12.4] Blow the bridge when the enemy is about to have it."""
    near = enemies_near(g, choice.about[0], g.acting, 2)
    return [1.0 if (verb == "blow") == (near > 0) else 0.0 for verb, _ in choice.options]


MOVERS: Final = ("phase-vehicles", "phase-foot")
SET_UP: Final = ("set-up", "set-up-mines", "set-up-block")
Judge = Callable[[AirborneState, Choice], list[float]]
JUDGES: Final[dict[str, Judge]] = {
    "flight": judge_plan,
    "landing-turn": judge_plan,
    "landing-hex": judge_plan,
    "seal": judge_plan,
    "phase-anti-aircraft": judge_flak,
    "gunners": judge_flak,
    "landing-place": judge_landing,
    "phase-fire": judge_fire,
    "more-targets": judge_more_targets,
    "firers": judge_firers,
    "phase-orders": judge_orders,
    "order-target": judge_orders,
    "phase-assault": judge_assault,
    "assaulters": judge_assaulters,
    "overrun-with": judge_overrun,
    "opportunity-fire": judge_opportunity,
    "wired": judge_wire,
}
REASONS: Final[dict[str, str]] = {
    "target": "reason-plan-near",
    "form": "reason-form",
    "fire-at": "reason-fire",
    "fire-at-hex": "reason-fire",
    "assault": "reason-assault",
    "go": "reason-advance",
    "enter": "reason-advance",
    "stay": "reason-hold",
    "shoot": "reason-flak",
    "land": "reason-plan-open",
}


def reason(_choice: Choice, option: Option) -> str:
    """Why the staff likes an option, as a message id."""
    return REASONS.get(option[0], "")
