"""What a seat has learnt since an answer of its own, and whether it could have been otherwise: then no undo.

A die and what is shown tell of themselves (`State.roll`, `State.reveal`). But whether the enemy was asked at all, what
comes next, what can be done then may hang on what he holds. So all that the seat cannot know is dealt anew, several
times, as it stood before its answer, and the same answers are given again: if one deal shows the seat anything but what
it has seen, it has learnt something. If all of so many deals show the same, then so would nearly all others, and having
seen it tells next to nothing.
"""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import Event, State

DEALS: Final = 16

Seen = list[object]


def learnt(before: Position[State], answers: list[Option], deals: int, dice: Dice) -> bool:
    """Whether the seat that is asked in a position has learnt of secrets by the answers that were given from there."""
    assert before.choice is not None
    seat = before.choice.seat
    if not has_secrets(before, seat, dice):
        return False
    seen = witnessed(before.copy(), answers, seat)
    if seen is None:
        return True
    for number in range(deals):
        dealt = before.copy()
        dealt.redeal(seat, dice.branch(number))
        if witnessed(dealt, answers, seat) != seen:
            return True
    return False


def has_secrets(before: Position[State], seat: int, dice: Dice) -> bool:
    """Whether there is anything that the seat cannot know: two deals that both change nothing say that there is not."""
    state = before.state
    for number in (-1, -2):
        twin = before.copy().ready().state
        before.rules.redeal(twin, seat, dice.branch(number))
        if twin != state:
            return True
    return False


def witnessed(position: Position[State], answers: list[Option], seat: int) -> Seen | None:
    """All that a seat sees while these answers are given: who is asked, what it is asked itself, the log, its view.

    None where one of the answers cannot be given, or another seat gives one, who may have had its secret reasons.
    """
    log: list[Event] = []
    position.log = log
    position.state.log = log
    seen: Seen = []
    for number, option in enumerate(answers):
        choice = position.choice
        if choice is None or choice.seat != seat or option not in choice.options:
            return None
        if number:
            seen.append((choice, position.rules.view(position.state, seat)))
        position.play(option)
    last = position.choice
    if last is not None:
        seen.append(last if last.seat == seat else last.seat)
    seen.append([event for event in log if event.audience in (-1, seat)])
    seen.append(position.rules.view(position.state, seat))
    return seen
