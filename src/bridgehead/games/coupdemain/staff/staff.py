"""The staff of the squad-level game, as players and the laboratory ask it."""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.coupdemain.printed.components import DATA, SEATS
from bridgehead.games.coupdemain.staff import evaluation, judge
from bridgehead.games.coupdemain.staff.manners import MANNERS, CoupManner
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.staff.staff import Papers, Staff

PREPARATION: Final = ("set-up", "give-to", "load", "landing-hex", "hide", "sniper")


class CoupStaff(Staff[CoupState, CoupManner]):
    """Both sides' staff. What it learns it learns of each scenario."""

    def __init__(self, name: Callable[[str, int], str]) -> None:
        super().__init__(Papers(DATA, SEATS, evaluation.EVALUATION), MANNERS, name)

    def kind(self, state: CoupState) -> str:
        return state.battle.scenario

    def weigh(self, state: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
        return judge.judge(state, choice, manner)

    def reason(self, state: CoupState, choice: Choice, option: Option) -> str:
        return judge.reason(choice, option)

    def read(self, state: CoupState) -> list[float]:
        return evaluation.signs(state)

    def final(self, state: CoupState) -> float | None:
        return evaluation.final(state)

    def guess(self, state: CoupState) -> float:
        return evaluation.guess(state)

    def prepares(self, choice: Choice) -> bool:
        """The set-up."""
        return choice.prompt in PREPARATION

    def apart(self, state: CoupState, first: Option, second: Option) -> int:
        """The hexes between two Locations in which something is set up."""
        if first[0] == "at" and second[0] == "at":
            return state.battle.ground.apart(first[1], second[1])
        return 0
