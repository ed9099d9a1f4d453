"""The staff of the airborne game, as players and the laboratory ask it."""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.airborne.printed.components import DATA, SEATS
from bridgehead.games.airborne.staff import evaluation, judge
from bridgehead.games.airborne.staff.manners import MANNERS, AirborneManner
from bridgehead.games.airborne.state import AirborneState
from bridgehead.staff.staff import Papers, Staff

PREPARATION: Final = ("flight", "landing-turn", "landing-hex", "set-up", "set-up-mines", "set-up-block")
PLACED: Final = ("target", "place")


class AirborneStaff(Staff[AirborneState, AirborneManner]):
    """Both sides' staff. What it learns it learns of each scenario."""

    def __init__(self, name: Callable[[str, int], str]) -> None:
        super().__init__(Papers(DATA, SEATS, evaluation.EVALUATION), MANNERS, name)

    def kind(self, state: AirborneState) -> str:
        return state.battle.scenario

    def weigh(self, state: AirborneState, choice: Choice, manner: AirborneManner) -> list[float]:
        return judge.judge(state, choice, manner)

    def reason(self, state: AirborneState, choice: Choice, option: Option) -> str:
        return judge.reason(choice, option)

    def read(self, state: AirborneState) -> list[float]:
        return evaluation.signs(state)

    def final(self, state: AirborneState) -> float | None:
        return evaluation.final(state)

    def guess(self, state: AirborneState) -> float:
        return evaluation.guess(state)

    def prepares(self, choice: Choice) -> bool:
        """The landing plan, and the set-up."""
        return choice.prompt in PREPARATION

    def apart(self, state: AirborneState, first: Option, second: Option) -> int:
        """The hexes between two that are aimed at, or set up in."""
        if first[0] in PLACED and second[0] in PLACED:
            return state.battle.ground.distance(first[1], second[1])
        return 0
