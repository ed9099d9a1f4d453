"""The staffs of Remagen, as players and the laboratory ask them."""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.remagen.printed.components import DATA, SEATS
from bridgehead.games.remagen.printed.ground import distance
from bridgehead.games.remagen.staff import evaluation, judge
from bridgehead.games.remagen.staff.manners import MANNERS, RemagenManner
from bridgehead.games.remagen.state import Bridgehead
from bridgehead.staff.staff import Papers, Staff

PREPARATION: Final = ("set-up", "bring", "reserves")


class RemagenStaff(Staff[Bridgehead, RemagenManner]):
    """Both sides' staff. What it learns it learns of the rush and of the campaign."""

    def __init__(self, name: Callable[[str, int], str]) -> None:
        super().__init__(Papers(DATA, SEATS, evaluation.EVALUATION), MANNERS, name)

    def kind(self, g: Bridgehead) -> str:
        return evaluation.kind(g)

    def weigh(self, g: Bridgehead, choice: Choice, manner: RemagenManner) -> list[float]:
        return judge.judge(g, choice, manner)

    def reason(self, g: Bridgehead, choice: Choice, option: Option) -> str:
        return judge.reason(g, choice, option)

    def read(self, g: Bridgehead) -> list[float]:
        return evaluation.signs(g)

    def final(self, g: Bridgehead) -> float | None:
        return evaluation.final(g)

    def prepares(self, choice: Choice) -> bool:
        """The German set-up, and which piece comes on next."""
        return choice.prompt in PREPARATION

    def apart(self, g: Bridgehead, first: Option, second: Option) -> int:
        return distance(first[1], second[1]) if first[0] == second[0] == "place" else 0
