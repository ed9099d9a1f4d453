"""A game under way: the whole state at the start of the step, the answers since, and the live state."""

from collections.abc import Callable, Generator
from typing import Generic, TypeAlias, TypeVar

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Rulebook
from bridgehead.engine.state import Event, State

S = TypeVar("S", bound=State)

Questions: TypeAlias = Generator[Choice | None, Option, None]
"""The questions that rules ask, and None when they have no more; each is sent its answer."""


class Position(Generic[S]):
    """A position that can be played on and copied.

    `base` is a whole state that nobody changes any more, `since` the answers given in the present step, `state` the
    live state that the rules are changing, `choice` the open question (None when the game is over). A copy starts
    from the same base and answers the same again, so it needs no look inside a suspended step; it does so only when
    its live state is first looked at, played on or dealt anew, since many copies are kept and few of them used. A
    position that was dealt anew is played on and thrown away: it cannot be copied, so that its steps need no copies
    either.
    """

    __slots__ = ("rules", "base", "since", "live", "choice", "steps", "log", "told", "dealt")

    rules: Rulebook[S]
    base: S
    since: list[Option]
    live: S | None
    choice: Choice | None
    steps: Questions | None
    log: list[Event] | None
    told: int
    dealt: bool

    def __init__(self, rules: Rulebook[S], state: S, log: list[Event] | None = None) -> None:
        """Take over a whole state; `begin` goes to its first question. Events are appended to `log` if there is one."""
        self.rules = rules
        self.log = log
        self.base = state
        self.since = []
        self.live = state
        self.choice = None
        self.steps = None
        self.told = 0
        self.dealt = False

    @property
    def state(self) -> S:
        """The live state, which a copy goes after when it is first asked for it."""
        live = self.live
        return live if live is not None else self.catch_up()

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
            self.live = live
            self.choice = None
            self.steps = None
            if self.rules.outcome(live) is not None:
                return
            steps = to_the_end_of_step(self.rules, live)
            self.choice = next(steps)
            if self.choice is not None:
                self.steps = steps
                return
            state = live

    def play(self, option: Option) -> None:
        """Answer the open question. Trusts the caller that the option was offered."""
        live = self.state
        steps = self.steps
        assert steps is not None, "the game is over"
        self.since.append(option)
        self.choice = steps.send(option)
        if self.choice is None:
            self.enter(live)

    def copy(self) -> "Position[S]":
        """The same position, to be played on; it tells no events. Not of a position that was dealt anew."""
        assert not self.dealt, "a position dealt anew is never copied"
        new = Position(self.rules, self.base)
        new.since = self.since[:]
        new.choice = self.choice
        new.live = None
        return new

    def ready(self) -> "Position[S]":
        """Go after the live state now, if this is a copy that has not yet done so; returns the position itself."""
        if self.live is None:
            self.catch_up()
        return self

    def catch_up(self) -> S:
        """Bring a copy to its question: from the base, all answers since once more. Returns the live state."""
        live = _copy(self.base)
        self.live = live
        if self.choice is not None:
            steps = to_the_end_of_step(self.rules, live)
            self.choice = next(steps)
            for option in self.since:
                self.choice = steps.send(option)
            self.steps = steps
        return live

    def redeal(self, seat: int, dice: Dice) -> None:
        """Deal anew all that the seat cannot know, in place; the open question stays as it is. The dice are new too,
        so that nothing to come can be foreseen. From now on the position cannot be copied.
        """
        live = self.state
        self.rules.redeal(live, seat, dice)
        live.dice = dice
        self.dealt = True


def _copy(state: S) -> S:
    new = state.copy()
    return new  # type: ignore[return-value]  # every game's copy returns its own class


def playout(rules: Rulebook[S], state: S, pick: Callable[[S, Choice], Option], most: int) -> int:
    """Play a state to its end in place, at full speed and without a way back; at most `most` decisions.

    `pick` answers every question. Returns the number of decisions taken.
    """
    decisions = 0
    questions = to_the_end(rules, state)
    choice = next(questions)
    while choice is not None and decisions < most:
        decisions += 1
        choice = questions.send(pick(state, choice))
    return decisions


def to_the_end(rules: Rulebook[S], state: S) -> Questions:
    """The questions of a whole game, step after step, and None when it is over."""
    while rules.outcome(state) is None:
        yield from rules.step(state)
    yield None


def to_the_end_of_step(rules: Rulebook[S], state: S) -> Questions:
    """The questions of one step, and None when it is over: compiled, that is far cheaper than an exception."""
    yield from rules.step(state)
    yield None
