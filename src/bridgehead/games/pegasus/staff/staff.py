"""The British staff, as players and the laboratory ask it."""

from collections.abc import Callable

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.pegasus.printed.components import DATA
from bridgehead.games.pegasus.staff import evaluation, judge
from bridgehead.games.pegasus.staff.manners import MANNERS, PegasusManner
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.staff.staff import Papers, Staff


class PegasusStaff(Staff[PegasusState, PegasusManner]):
    """The staff of the one seat."""

    def __init__(self, name: Callable[[str, int], str]) -> None:
        super().__init__(Papers(DATA, ["british"], evaluation.EVALUATION), MANNERS, name)

    def kind(self, state: PegasusState) -> str:
        return evaluation.KIND_OF_GAME

    def weigh(self, state: PegasusState, choice: Choice, manner: PegasusManner) -> list[float]:
        return judge.judge(state, choice, manner)

    def reason(self, state: PegasusState, choice: Choice, option: Option) -> str:
        return judge.reason(state, choice, option)

    def foresight(self) -> int:
        """A third of a game: what an answer is worth shows in the turns after it; no evaluation foresees it."""
        return 150

    def read(self, state: PegasusState) -> list[float]:
        return evaluation.signs(state)

    def final(self, state: PegasusState) -> float | None:
        return evaluation.final(state)

    def scaled(self, state: PegasusState, total: float) -> float:
        """The points to be expected, from nothing to half as many again as an overwhelming victory needs."""
        return evaluation.as_points(state, total)
