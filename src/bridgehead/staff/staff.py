"""The staff of a game: a quick, sensible player for every seat.

A game writes what only it can know: `kind`, `weigh` and `reason`, what of a position it `reads`, and what is prepared.
All else is done here: manners and doctrines, favourites, openings, the weighing of signs.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.counsel import Counsel
from bridgehead.engine.state import State
from bridgehead.staff.doctrines import Doctrines, read_doctrines
from bridgehead.staff.evaluation import Evaluation, as_value, weighed
from bridgehead.staff.favourites import read_favourites
from bridgehead.staff.manner import Manner, names_of, shaped, traits_of
from bridgehead.staff.openings import Repertoire, read_repertoire

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Manner)


class Papers:
    """What a staff has on paper, from a game's folder of data: its evaluation, and what else was found by playing:
    `favourites.toml`, `doctrines.toml`, `openings.toml`, each of which may be missing. `seats` are the seats' keys.
    """

    __slots__ = ("data", "seats", "evaluation")

    data: Path
    seats: list[str]
    evaluation: Evaluation

    def __init__(self, data: Path, seats: list[str], evaluation: Evaluation) -> None:
        self.data = data
        self.seats = seats
        self.evaluation = evaluation

    def favourites(self, manners: int) -> dict[str, list[int]]:
        """The favourite manner of each seat by kind of battle."""
        path = self.data / "favourites.toml"
        return read_favourites(path, self.seats, manners) if path.exists() else {}

    def doctrines(self, traits: list[str], manners: int) -> Doctrines:
        """What was learnt of each kind of battle."""
        path = self.data / "doctrines.toml"
        return read_doctrines(path, self.seats, traits, manners) if path.exists() else Doctrines({}, [])

    def openings(self, name: Callable[[str, int], str]) -> Repertoire | None:
        """How each seat prepares, in the names of a game."""
        return read_repertoire(self.data, self.seats, name) if (self.data / "openings.toml").exists() else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Staff(Counsel[S], Generic[S, M]):
    """A game's staff. `known` are its manners, the first of them its own, and behind them its doctrines."""

    own: int
    known: list[M]
    plain: Callable[[], M]
    evaluation: Evaluation
    favourites: dict[str, list[int]]
    doctrines: Doctrines
    openings: Repertoire | None

    def __init__(self, papers: Papers, manners: list[M], name: Callable[[str, int], str]) -> None:
        """`name` names what options name, as `Rulebook.name` does. Raises DataError for papers that do not fit."""
        self.own = len(manners)
        self.plain = type(manners[0])
        self.evaluation = papers.evaluation
        self.favourites = papers.favourites(self.own)
        self.doctrines = papers.doctrines(names_of(manners[0]), self.own)
        self.known = manners + [shaped(self.plain(), traits) for traits in self.doctrines.traits]
        self.openings = papers.openings(name)

    # --- what a game writes ---

    def weigh(self, state: S, choice: Choice, manner: M) -> list[float]:
        """What the staff makes of each option in a manner, the higher the better, in the order of the options."""
        raise NotImplementedError

    def read(self, state: S) -> list[float]:
        """The signs of a position, in the order in which the evaluation names them."""
        raise NotImplementedError

    def final(self, state: S) -> float | None:
        """How the first seat has ended, from -1 to 1; None while the game goes on."""
        raise NotImplementedError

    def scaled(self, state: S, total: float) -> float:
        """What the signs come to, weighed, from -1 to 1: the logarithm of the first seat's odds unless a game says
        otherwise.
        """
        return as_value(total)

    def guess(self, state: S) -> float:
        """How the first seat stands in a kind of battle that nothing was learnt of."""
        return 0.0

    # --- what is the same for every game ---

    def evaluate(self, state: S, seat: int) -> float:
        value = self.final(state)
        if value is None:
            weights = self.evaluation.weights.get(self.kind(state))
            if weights is None:
                value = self.guess(state)
            else:
                value = self.scaled(state, weighed(self.read(state), weights))
        return value if seat == 0 else -value

    def signs(self, state: S) -> dict[str, float]:
        return dict(zip(self.evaluation.names, self.read(state)))

    def judge(self, state: S, choice: Choice) -> list[float]:
        return self.weigh(state, choice, self.known[0])

    def judge_in(self, state: S, choice: Choice, manner: int) -> list[float]:
        return self.weigh(state, choice, self.known[manner])

    def judge_by(self, state: S, choice: Choice, traits: dict[str, float]) -> list[float]:
        return self.weigh(state, choice, shaped(self.plain(), traits))

    def manners(self) -> int:
        return self.own

    def traits(self, manner: int) -> dict[str, float]:
        return traits_of(self.known[manner])

    def favourite(self, state: S, seat: int) -> int:
        known = self.favourites.get(self.kind(state))
        return known[seat] if known else 0

    def doctrine(self, state: S, seat: int) -> int:
        learnt = self.doctrines.number(self.kind(state), seat)
        return learnt if learnt >= 0 else self.favourite(state, seat)

    def opening(self, state: S, choice: Choice) -> Option | None:
        return self.openings.answer(self.kind(state), choice) if self.openings else None
