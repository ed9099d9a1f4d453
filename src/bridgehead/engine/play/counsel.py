"""What players and the laboratory ask of a game's staff. A game that has none leaves everything as it is here."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel(Generic[S]):
    """Judgements of positions and of options, by those who know the game; see `bridgehead.staff` for how they come
    about. None of them looks at what the seat that is asked cannot know, if it is asked about a position dealt anew.
    """

    def kind(self, state: S) -> str:
        """The kind of battle: what is learnt from games is learnt for each by itself."""
        return ""

    # --- what a position is worth ---

    def evaluate(self, state: S, seat: int) -> float:
        """How well the seat stands: from -1 (lost) over 0 (even) to 1 (won)."""
        raise NotImplementedError

    def foresight(self) -> int:
        """How many decisions a walk of a search with some time makes at least before the evaluation has its say; 0
        where the end of the turn tells as much.
        """
        return 0

    def signs(self, state: S) -> dict[str, float]:
        """What the evaluation reads off a position, from the first seat's side: each sign by its name. The weights in
        `data/standing.toml` are learnt from them; no signs where they are not.
        """
        return {}

    # --- what an option is worth ---

    def judge(self, state: S, choice: Choice) -> list[float]:
        """The judgement of each option of the choice, the higher the better, in the order of the options."""
        return [0.0] * len(choice.options)

    def judge_in(self, state: S, choice: Choice, manner: int) -> list[float]:
        """The same if the staff played in this manner, or by this doctrine."""
        return self.judge(state, choice)

    def judge_by(self, state: S, choice: Choice, traits: dict[str, float]) -> list[float]:
        """The same if its considerations were multiplied so, by 1 if not told."""
        return self.judge(state, choice)

    def reason(self, state: S, choice: Choice, option: Option) -> str:
        """A message id that says in a phrase why the staff likes the option; empty when it has nothing to say."""
        return ""

    # --- manners and doctrines ---

    def manners(self) -> int:
        """How many manners of playing the staff has; manner 0 is its own, the others stress something else."""
        return 1

    def traits(self, manner: int) -> dict[str, float]:
        """By what each consideration is multiplied in a manner or a doctrine; none where there are no manners."""
        return {}

    def favourite(self, state: S, seat: int) -> int:
        """The manner in which a seat did best in games between staffs; a search among manners begins in it."""
        return 0

    def doctrine(self, state: S, seat: int) -> int:
        """The manner in which a seat plays that has studied this kind of battle, numbered from `manners()` on; its
        favourite where nothing was learnt.
        """
        return self.favourite(state, seat)

    # --- openings ---

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
