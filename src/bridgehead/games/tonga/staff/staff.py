"""The staffs of Tonga, as players and the laboratory ask them."""

from collections.abc import Callable

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.tonga.printed.cards import DATA
from bridgehead.games.tonga.staff import evaluation, judge
from bridgehead.games.tonga.state import TongaState
from bridgehead.staff.manner import Manner
from bridgehead.staff.staff import Papers, Staff


class TongaStaff(Staff[TongaState, Manner]):
    """Both sides' staff, of one manner. What it learns it learns of each operation, alone and in the campaign."""

    def __init__(self, name: Callable[[str, int], str]) -> None:
        super().__init__(Papers(DATA, ["british", "german"], evaluation.EVALUATION), [Manner()], name)

    def kind(self, g: TongaState) -> str:
        return evaluation.kind_of(g)

    def weigh(self, g: TongaState, choice: Choice, manner: Manner) -> list[float]:
        return judge.judge(g, choice)

    def reason(self, g: TongaState, choice: Choice, option: Option) -> str:
        return judge.reason(g, choice, option)

    def read(self, g: TongaState) -> list[float]:
        return evaluation.signs(g)

    def final(self, g: TongaState) -> float | None:
        return evaluation.final(g)

    def guess(self, g: TongaState) -> float:
        """Of a campaign that nothing was learnt of: as in its operation."""
        return evaluation.alone(g)
