"""A game under way: the whole state at the start of the step, the answers since, and the live state."""

from collections.abc import Callable
from typing import Generic, TypeVar

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.rulebook import Rulebook
from bridgehead.engine.state import Event, State

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    """A position that can be played on and copied.

    `base` is a whole state that nobody changes any more, `since` the answers given in the present step, `state` the
    live state that the rules are changing, `choice` the open question (None when the game is over). A copy starts
    from the same base and answers the same again, so it needs no look inside a suspended step. A position that was
    dealt anew is played on and thrown away: it cannot be copied, so that its steps need no copies either.
    """

    __slots__ = ("rules", "base", "since", "state", "choice", "steps", "log", "told", "dealt")

    rules: Rulebook[S]
    base: S
    since: list[Option]
    state: S
    choice: Choice | None
    steps: Steps | None
    log: list[Event] | None
    told: int
    dealt: bool

    def __init__(self, rules: Rulebook[S], state: S, log: list[Event] | None = None) -> None:
        """Take over a whole state; `begin` goes to its first question. Events are appended to `log` if there is one."""
        self.rules = rules
        self.log = log
        self.base = state
        self.since = []
        self.state = state
        self.choice = None
        self.steps = None
        self.told = 0
        self.dealt = False

    def begin(self) -> "Position[S]":
        """Go to the first question; returns the position itself."""
        self.enter(self.base)
        return self

    def enter(self, state: S) -> None:
        """From a whole state, play steps until one asks a question or the game is over."""
        while True:
            self.base = state
            self.since = []
            self.told = 0 if self.log is None else len(self.log)
            live = state if self.dealt else _copy(state)
            live.log = self.log
            self.state = live
            self.choice = None
            self.steps = None
            if self.rules.outcome(live) is not None:
                return
            steps = self.rules.step(live)
            try:
                self.choice = next(steps)
                self.steps = steps
                return
            except StopIteration:
                state = live

    def play(self, option: Option) -> None:
        """Answer the open question. Trusts the caller that the option was offered."""
        steps = self.steps
        assert steps is not None, "the game is over"
        self.since.append(option)
        try:
            self.choice = steps.send(option)
        except StopIteration:
            self.enter(self.state)

    def copy(self) -> "Position[S]":
        """The same position, ready to be played on; it tells no events. Not of a position that was dealt anew."""
        assert not self.dealt, "a position dealt anew is never copied"
        new = Position(self.rules, self.base)
        new.state = _copy(self.base)
        if self.steps is not None:
            steps = self.rules.step(new.state)
            new.steps = steps
            new.choice = next(steps)
            for option in self.since:
                new.since.append(option)
                new.choice = steps.send(option)
        return new

    def redeal(self, seat: int, dice: Dice) -> None:
        """Deal anew all that the seat cannot know, in place; the open question stays as it is. The dice are new too,
        so that nothing to come can be foreseen. From now on the position cannot be copied.
        """
        self.rules.redeal(self.state, seat, dice)
        self.state.dice = dice
        self.dealt = True


def _copy(state: S) -> S:
    new = state.copy()
    return new  # type: ignore[return-value]  # every game's copy returns its own class


def playout(rules: Rulebook[S], state: S, pick: Callable[[S, Choice], Option], most: int) -> int:
    """Play a state to its end in place, at full speed and without a way back; at most `most` decisions.

    `pick` answers every question. Returns the number of decisions taken.
    """
    decisions = 0
    while rules.outcome(state) is None:
        steps = rules.step(state)
        try:
            choice = next(steps)
            while True:
                decisions += 1
                if decisions > most:
                    return decisions - 1
                choice = steps.send(pick(state, choice))
        except StopIteration:
            continue
    return decisions
