"""What a game must say of itself so that it can be played, watched, searched and studied."""

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.read.table import Odds
from bridgehead.engine.state import State
from bridgehead.engine.view import View

S = TypeVar("S", bound=State)


@dataclass(slots=True, frozen=True)
class Setup:
    """What a match starts from.

    `scenario` is the scenario's key; `options` holds a value for every option that the game declares; `data` is the
    scenario's own table, as it stands in the shipped file or in the player's; `files` names the files that entries of
    it were read from (`board`: `ground.toml`), so that a complaint can name the right one.
    """

    scenario: str
    options: dict[str, str]
    data: dict[str, object]
    files: dict[str, str] = field(default_factory=dict)


class Outcome:
    """How a game ended: a label from the words, the winning seat (-1: nobody, or a game for one), each seat's score."""

    __slots__ = ("label", "winner", "scores")

    label: str
    winner: int
    scores: list[float]

    def __init__(self, label: str, winner: int, scores: list[float]) -> None:
        self.label = label
        self.winner = winner
        self.scores = scores

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.label == other.label
            and self.winner == other.winner
            and self.scores == other.scores
        )

    def __hash__(self) -> int:
        return hash((self.label, self.winner))

    def __repr__(self) -> str:
        return f"Outcome({self.label!r}, winner={self.winner}, scores={self.scores})"


class Sight:
    """A line of sight: the spaces that it passes, its ends included, the one that blocks it (-1: none does), and the
    paragraph that says so.
    """

    __slots__ = ("along", "blocked_at", "paragraph")

    along: list[int]
    blocked_at: int
    paragraph: str

    def __init__(self, along: list[int], blocked_at: int, paragraph: str) -> None:
        self.along = along
        self.blocked_at = blocked_at
        self.paragraph = paragraph


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Generic[S]):
    """One object a game. Knows the rules and the printed components, holds no state."""

    def setup(self, setup: Setup, dice: Dice) -> S:
        """The state before the first step. Raises DataError for scenario data that the rules cannot use."""
        raise NotImplementedError

    def step(self, state: S) -> Steps:
        """Play one step of the sequence of play (an impulse, a unit's move, an attack), from one whole state to the
        next. The generator's own variables hold ids and public facts only, so that `redeal` may change the rest.
        """
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on. Cheap: it is asked before every step."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> View:
        """What the seat may know, built by allow-list. Seat -1 is a spectator."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int, dice: Dice) -> None:
        """Deal anew, in place, everything that the seat cannot know, consistently with what it has seen.

        The result depends on the seat's knowledge and on the dice alone, never on the secrets that were there.
        """

    def evaluate(self, state: S, seat: int) -> float:
        """How well the seat stands: from -1 (lost) over 0 (even) to 1 (won)."""
        raise NotImplementedError

    def foresight(self) -> int:
        """How many decisions a walk of a search with some time makes at least before the evaluation has its say; 0
        where the end of the turn tells as much.
        """
        return 0

    def signs(self, state: S) -> tuple[str, dict[str, float]]:
        """What the evaluation reads off a position, from the first seat's side: the kind of battle, and each sign by
        its name. The weights in `data/standing.toml` are learnt from them; no signs where they are not.
        """
        return "", {}

    def judge(self, state: S, choice: Choice) -> list[float]:
        """The staff's judgement of each option of the choice, the higher the better, in the order of the options."""
        return [0.0] * len(choice.options)

    def manners(self) -> int:
        """How many manners of playing the staff has; manner 0 is its own, the others stress something else."""
        return 1

    def favourite(self, state: S, seat: int) -> int:
        """The manner in which a seat did best in games between staffs; a search among manners begins in it."""
        return 0

    def doctrine(self, state: S, seat: int) -> int:
        """The manner in which a seat plays that has studied this kind of battle, numbered from `manners()` on; its
        favourite where nothing was learnt.
        """
        return self.favourite(state, seat)

    def judge_in(self, state: S, choice: Choice, manner: int) -> list[float]:
        """What the staff would make of each option if it played in this manner, or by this doctrine."""
        return self.judge(state, choice)

    def traits(self, manner: int) -> dict[str, float]:
        """By what each consideration of the staff is multiplied in a manner; none where it has one manner only."""
        return {}

    def judge_by(self, state: S, choice: Choice, traits: dict[str, float]) -> list[float]:
        """What the staff would make of each option if its considerations were multiplied so, by 1 if not told."""
        return self.judge(state, choice)

    def prepares(self, choice: Choice) -> bool:
        """Whether a question is one that openings answer: what is planned and set up before a game begins, and in what
        order it comes on.
        """
        return False

    def apart(self, state: S, first: Option, second: Option) -> int:
        """How many steps lie between the places that two options name; 0 where they name none."""
        return 0

    def opening(self, state: S, choice: Choice) -> Option | None:
        """What the seat that is asked answers in its opening, a preparation that did well against the staff; None where
        there is none, or it does not say.
        """
        return None

    def reason(self, state: S, choice: Choice, option: Option) -> str:
        """A message id that says in a phrase why the staff likes the option; empty when it has nothing to say."""
        return ""

    def odds(self, state: S, choice: Choice, option: Option) -> Odds | None:
        """What the dice may bring if the option is taken, or None when no die follows from it directly."""
        return None

    def notes(self, state: S, choice: Choice, option: Option) -> list[tuple[str, int]]:
        """What is worth knowing before the option is taken: keys of messages `note-KEY` with their number `$n`, such as
        ("points", 2). A key that begins with `danger` warns.
        """
        return []

    def refusal(self, state: S, choice: Choice, option: Option) -> tuple[str, str]:
        """Why an option is not offered: a message id and the paragraph. Empty strings when there is nothing to say."""
        return ("", "")

    def sight(self, state: S, here: int, there: int) -> Sight | None:
        """The line of sight between two spaces of the board; None in a game that knows none."""
        return None

    def seats(self) -> int:
        """How many sides are played by somebody: 1 in a game for one."""
        return 2

    def turn(self, state: S) -> int:
        """The game turn, from 1."""
        raise NotImplementedError

    def name(self, kind: str, number: int) -> str:
        """The short name, in records and notation, of a space, unit, card… Without blanks or colons, unique a kind."""
        raise NotImplementedError

    def count(self, kind: str) -> int:
        """How many numbers a kind of the vocabulary has: they run from 0 to one below. For learners and checks.

        `space`, `piece` and `card` are kinds in every game, though it may have none of them.
        """
        raise NotImplementedError

    def pieces(self, setup: Setup) -> list[int]:
        """The numbers that the pieces of views may have in a match of this set-up, in order."""
        return list(range(self.count("piece")))

    def longest(self, setup: Setup) -> int:
        """The number of decisions that no game of this set-up can exceed."""
        raise NotImplementedError
