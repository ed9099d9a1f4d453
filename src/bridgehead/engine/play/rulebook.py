"""What a game must say of itself so that it can be played, watched, searched and studied."""

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.counsel import Counsel
from bridgehead.engine.read.breakdown import Breakdown
from bridgehead.engine.read.table import Odds
from bridgehead.engine.say.words import Words
from bridgehead.engine.state import State
from bridgehead.engine.view import CardFace, View

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
    """How a game ended: a label from the words, the winning seat (-1: nobody, or a game for one), each seat's score; a
    game for one that was given up has none.
    """

    __slots__ = ("label", "winner", "scores")

    label: str
    winner: int
    scores: list[float]

    def __init__(self, label: str, winner: int, scores: list[float]) -> None:
        self.label = label
        self.winner = winner
        self.scores = scores

    def share(self, seat: int) -> float:
        """What the end counts for a seat: 1 for a win, 0 for a loss, a half for a draw of two. Who plays alone and has
        not won has lost.
        """
        if self.winner < 0 and len(self.scores) > 1:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def value(self, seat: int) -> float:
        """The same as a value: 1 for a win, -1 for a loss, 0 for a draw."""
        return 2.0 * self.share(seat) - 1.0

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


class Price:
    """What an option takes, and what it walks into. `of` says in what it is paid (message `price-OF` with `$cost` and
    `$left`, which is what there is), empty where nothing is; `parts` of them make a whole one: 2 where halves are
    counted. `dangers` are notes as in `Rulebook.notes`.
    """

    __slots__ = ("of", "cost", "left", "parts", "dangers")

    of: str
    cost: int
    left: int
    parts: int
    dangers: list[tuple[str, int]]

    def __init__(self, of: str, cost: int, left: int, parts: int = 1) -> None:
        self.of = of
        self.cost = cost
        self.left = left
        self.parts = parts
        self.dangers = []

    def __repr__(self) -> str:
        return f"Price({self.of!r}, {self.cost} of {self.left}, parts={self.parts}, dangers={self.dangers})"


class Part:
    """One thing that a result hangs on: `key` (message `part-KEY` with `$n`, how many of it there are, and `$of`, how
    many are wanted or there might be, 0 where that says nothing), the `points` that it brings, and whether it holds
    (`met`) where it is a condition rather than points.
    """

    __slots__ = ("key", "n", "of", "points", "met", "condition")

    key: str
    n: int
    of: int
    points: int
    met: bool
    condition: bool

    def __init__(
        self, key: str, n: int, of: int = 0, points: int = 0, met: bool = False, condition: bool = False
    ) -> None:
        self.key = key
        self.n = n
        self.of = of
        self.points = points
        self.met = met
        self.condition = condition

    def __repr__(self) -> str:
        told = f"met={self.met}" if self.condition else f"points={self.points}"
        return f"Part({self.key!r}, n={self.n}, of={self.of}, {told})"


class Tally:
    """What a result is made of as things stand: its parts; the `level` they come to (a message); the `total` of the
    points, and from how many on which level is reached, where points settle it (else no `steps`).
    """

    __slots__ = ("parts", "level", "total", "steps")

    parts: list[Part]
    level: str
    total: int
    steps: list[tuple[int, str]]

    def __init__(self, parts: list[Part], level: str, total: int, steps: list[tuple[int, str]]) -> None:
        self.parts = parts
        self.level = level
        self.total = total
        self.steps = steps

    def __repr__(self) -> str:
        return f"Tally({self.level!r}, {self.total}, {self.parts})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Generic[S]):
    """One object a game. Knows the rules and the printed components, holds no state. `staff` judges positions and
    options for those who ask it: players, advice, the laboratory.
    """

    staff: Counsel[S]

    def __init__(self) -> None:
        self.staff = Counsel()

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

    def odds(self, state: S, choice: Choice, option: Option) -> Odds | None:
        """What the dice may bring if the option is taken, or None when no die follows from it directly."""
        return None

    def breakdown(self, state: S, choice: Choice, option: Option) -> Breakdown | None:
        """The same taken apart: what each target is in for, and what each roll brings. It may take longer than the
        odds, and is asked for when somebody looks. None where there is nothing to take apart.
        """
        return None

    def notes(self, state: S, choice: Choice, option: Option) -> list[tuple[str, int]]:
        """What is worth knowing before the option is taken: keys of messages `note-KEY` with their number `$n`, such as
        ("points", 2). A key that begins with `danger` warns; of an option with one that begins with `sure` a table asks
        whether it is meant.
        """
        return []

    def lies(self, state: S, kind: str, number: int) -> list[str]:
        """What lies in a space whose name is only where it is on the map ("K7"): messages of the game ("lies-wood"), or
        names as they stand on the map. Nothing where the name says enough. Asked for by tables only.
        """
        return []

    def prices(self, state: S, choice: Choice) -> dict[Option, Price]:
        """What the options of a question cost and what they walk into, as far as the seat that is asked may know; those
        that take nothing and risk nothing are left out. Asked for by tables only, once a question.
        """
        return {}

    def refusal(self, state: S, choice: Choice, option: Option) -> tuple[str, str]:
        """Why an option is not offered: a message id and the paragraph. Empty strings when there is nothing to say."""
        return ("", "")

    def sight(self, state: S, here: int, there: int) -> Sight | None:
        """The line of sight between two spaces of the board; None in a game that knows none."""
        return None

    def tally(self, state: S, seat: int) -> Tally | None:
        """What the result is made of as things stand, as far as a seat may know; all of it when the game is over. None
        in a game that has nothing to count.
        """
        return None

    def names(self, state: S, seat: int) -> dict[tuple[str, int], str]:
        """What a seat calls things of which it knows more than their lasting names say, such as who is behind a
        counter: by kind of the vocabulary and number, a message id or a proper name. None in a game whose names say
        all.
        """
        return {}

    def faces(self, words: Words) -> list[CardFace]:
        """What is printed on every card, by its number, in the language of the words; none in a game without cards."""
        return []

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
