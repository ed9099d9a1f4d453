"""Games that staffs play: to the end, or to the end of a turn. Whoever plays is a function from a question to its
answer.
"""

from collections.abc import Callable
from typing import TypeAlias

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.counsel import Counsel
from bridgehead.engine.play.position import Position, playout
from bridgehead.engine.play.rulebook import Outcome, Rulebook, Setup
from bridgehead.engine.state import State

Answer: TypeAlias = Callable[[State, Choice], Option]


def best(judged: list[float], dice: Dice) -> int:
    """The place of the best judgement; the dice settle ties."""
    most = max(judged)
    ties = [at for at, one in enumerate(judged) if one == most]
    return ties[0] if len(ties) == 1 else dice.pick(ties)


def by_staff(staff: Counsel[State], dice: Dice) -> Answer:
    """Every seat plays as its staff does by itself."""

    def answer(state: State, choice: Choice) -> Option:
        return choice.options[best(staff.judge(state, choice), dice)]

    return answer


def in_manners(staff: Counsel[State], manners: list[int], dice: Dice) -> Answer:
    """Each seat plays in a manner of its own, by its number."""

    def answer(state: State, choice: Choice) -> Option:
        return choice.options[best(staff.judge_in(state, choice, manners[choice.seat]), dice)]

    return answer


def play_game(rules: Rulebook[State], setup: Setup, seed: int, answer: Answer) -> Outcome:
    """A whole game of a seed, from its set-up to its end."""
    return play_out(rules, rules.setup(setup, Dice(seed)), answer, rules.longest(setup))


def play_out(rules: Rulebook[State], state: State, answer: Answer, most: int) -> Outcome:
    """Play a whole state to its end in place; what has only one answer is asked nobody. `most` decisions suffice."""

    def play(now: State, choice: Choice) -> Option:
        return choice.options[0] if len(choice.options) == 1 else answer(now, choice)

    playout(rules, state, play, most)
    outcome = rules.outcome(state)
    assert outcome is not None, "the rules told a length that they exceed"
    return outcome


def play_on(position: Position[State], answer: Answer) -> Outcome:
    """Play a position to its end in place."""
    while (choice := position.choice) is not None:
        options = choice.options
        position.play(options[0] if len(options) == 1 else answer(position.state, choice))
    outcome = position.rules.outcome(position.state)
    assert outcome is not None, "no question is open and the game is not over"
    return outcome


class Walk:
    """How far a walk goes on: to the end of the first turn, from `turn` on, in which `decided` answers have become
    `far`; and to `farthest` of them in any case.
    """

    __slots__ = ("turn", "decided", "far", "farthest")

    turn: int
    decided: int
    far: int
    farthest: int

    def __init__(self, turn: int, far: int, farthest: int, decided: int = 0) -> None:
        self.turn = turn
        self.decided = decided
        self.far = far
        self.farthest = farthest


def walk_on(position: Position[State], walk: Walk, answer: Answer) -> None:
    """Play a position on in place as far as the walk goes."""
    rules = position.rules
    while walk.decided < walk.farthest:
        choice = position.choice
        if choice is None:
            return
        now = rules.turn(position.state)
        if now != walk.turn:
            if walk.decided >= walk.far:
                return
            walk.turn = now
        options = choice.options
        if len(options) == 1:
            position.play(options[0])
            continue
        walk.decided += 1
        position.play(answer(position.state, choice))
