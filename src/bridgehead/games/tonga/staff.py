"""The staff: what an experienced player would make of each option. (First cut: everything alike.)"""

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.tonga.state import TongaState


def judge(g: TongaState, choice: Choice) -> list[float]:
    return [0.0] * len(choice.options)


def reason(g: TongaState, choice: Choice, option: Option) -> str:
    return ""


def standing(g: TongaState) -> float:
    return 0.0
