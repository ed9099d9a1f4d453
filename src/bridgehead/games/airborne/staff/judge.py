"""The staff: a quick, sensible player for both sides. It sees deals of its own side's knowledge and remembers
nothing.
"""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.airborne.staff.bridges import would_blow
from bridgehead.games.airborne.staff.fire import (
    judge_assault,
    judge_assaulters,
    judge_barrage,
    judge_fire,
    judge_firers,
    judge_more_targets,
    judge_opportunity,
    judge_orders,
    judge_overrun,
)
from bridgehead.games.airborne.staff.landing import judge_flak, judge_landing, judge_plan, judge_set_up
from bridgehead.games.airborne.staff.manners import AirborneManner
from bridgehead.games.airborne.staff.march import judge_move, judge_movers
from bridgehead.games.airborne.state import AirborneState


def judge(g: AirborneState, choice: Choice, manner: AirborneManner) -> list[float]:
    """The staff's opinion of each option, the higher the better, when it plays in a manner."""
    inclined = INCLINED.get(choice.prompt)
    if inclined is not None:
        return inclined(g, choice, manner)
    known = JUDGES.get(choice.prompt)
    if known is not None:
        return known(g, choice)
    return [0.0 if verb == "done" else 1.0 for verb, _ in choice.options]


def judge_wire(g: AirborneState, choice: Choice) -> list[float]:
    """[P12.4] Blow the bridge when a player would."""
    blows = would_blow(g, choice.about[0], choice.seat)
    return [1.0 if (verb == "blow") == blows else 0.0 for verb, _ in choice.options]


Judge = Callable[[AirborneState, Choice], list[float]]
Inclined = Callable[[AirborneState, Choice, AirborneManner], list[float]]
INCLINED: Final[dict[str, Inclined]] = {
    "set-up": judge_set_up,
    "set-up-mines": judge_set_up,
    "set-up-block": judge_set_up,
    "phase-vehicles": judge_movers,
    "phase-foot": judge_movers,
    "move-to": judge_move,
    "enter": judge_move,
    "phase-fire": judge_fire,
    "more-targets": judge_more_targets,
    "phase-assault": judge_assault,
}
JUDGES: Final[dict[str, Judge]] = {
    "flight": judge_plan,
    "landing-turn": judge_plan,
    "landing-hex": judge_plan,
    "seal": judge_plan,
    "phase-anti-aircraft": judge_flak,
    "gunners": judge_flak,
    "landing-place": judge_landing,
    "firers": judge_firers,
    "order-target": judge_orders,
    "barrage": judge_barrage,
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
