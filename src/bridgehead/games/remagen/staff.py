"""stub"""

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.remagen.state import Bridgehead


def standing(g: Bridgehead, seat: int) -> float:
    return 0.0


def judge(g: Bridgehead, choice: Choice) -> list[float]:
    return [0.0] * len(choice.options)


def reason(g: Bridgehead, choice: Choice, option: Option) -> str:
    return ""
