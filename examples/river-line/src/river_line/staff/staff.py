"""Both sides' staff, as players and the laboratory ask it."""

from collections.abc import Callable

from bridgehead.engine.choice import Choice, Option
from bridgehead.staff.staff import Papers, Staff

from river_line.printed.facts import DATA, SEATS
from river_line.staff import evaluation, judge
from river_line.staff.manners import MANNERS, GameManner
from river_line.state import GameState


class GameStaff(Staff[GameState, GameManner]):
    """A quick, sensible player for every seat."""

    def __init__(self, name: Callable[[str, int], str]) -> None:
        super().__init__(Papers(DATA, SEATS, evaluation.EVALUATION), MANNERS, name)

    def kind(self, g: GameState) -> str:
        return evaluation.KIND

    def weigh(self, g: GameState, choice: Choice, manner: GameManner) -> list[float]:
        return judge.judge(g, choice, manner)

    def reason(self, g: GameState, choice: Choice, option: Option) -> str:
        return judge.reason(g, choice, option)

    def read(self, g: GameState) -> list[float]:
        return evaluation.signs(g)

    def final(self, g: GameState) -> float | None:
        return evaluation.final(g)
