"""Whole matches of scenarios of one's own, from the first hand on: the cards that are in play say what can be held, and
wishes say how every question is answered until the one that a test is about.
"""

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.match import Match
from bridgehead.games.tonga.printed.cards import CARDS, FIRST_TERRAIN
from bridgehead.games.tonga.state import TongaState
from tests.games.tonga.table import GAME, SEATS

PEACE = ["keep", "done", "none", "give-up", "let", "pass"]
"""Nobody does anything: no events, no units, no cards."""


def copies(ids: str) -> dict[str, int]:
    """Copies of the cards `1105*9 1302`, none of any other."""
    found = {card.id: 0 for card in CARDS[:FIRST_TERRAIN]}
    for one in ids.split():
        card, _, count = one.partition("*")
        found[card] = int(count or 1)
    return found


class Whole:
    """A match under way, of an operation with cards and numbers of its own."""

    def __init__(
        self,
        operation: str,
        cards: str = "",
        seed: int = 0,
        dice: list[int] | None = None,
        answers: str = "open",
        terrain: dict[str, dict[str, int]] | None = None,
        campaign: list[str] | None = None,
        **numbers: int,
    ) -> None:
        data: dict[str, object] = {**GAME.setup(operation).data}
        if cards:
            data["copies"] = copies(cards)
        if terrain:
            data["terrain"] = terrain
        for key, number in numbers.items():
            data[key.replace("_", "-")] = number
        if campaign:
            data = {"operations": campaign}
        self.match = Match(GAME, GAME.own_setup(data, "mine.toml", {"answers": answers}), seed, dice)

    @property
    def g(self) -> TongaState:
        """The state: look, do not touch."""
        state = self.match.state
        assert isinstance(state, TongaState)
        return state

    @property
    def asked(self) -> str:
        """Who is asked what, as `british british-go`; empty when the game is over."""
        choice = self.match.choice
        return f"{SEATS[choice.seat]} {choice.prompt}" if choice is not None else ""

    @property
    def offered(self) -> list[str]:
        """What may be answered, in notation."""
        return [GAME.notation(option) for option in self.match.choice.options] if self.match.choice else []

    def do(self, *answers: str) -> "Whole":
        """Answer the questions that come, in notation."""
        for answer in answers:
            assert answer in self.offered, f"'{answer}' is not offered ({self.asked}): {self.offered}"
            self.match.answer(answer)
        return self

    def until(self, prompt: str, wishes: list[str], turn: int = 0) -> "Whole":
        """Answer by wishes until a question comes (as `british heroic`), from a turn on; or to the end of the game."""
        while self.match.choice is not None and not (self.asked == prompt and self.g.turn >= turn):
            self.match.take(wished(self.match.choice, wishes))
        return self

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The arguments of every event of a kind so far."""
        return [event.args for event in self.match.events if event.kind == kind]


def wished(choice: Choice, wishes: list[str]) -> Option:
    """The option whose verb is wished for most; the first one if none is."""
    for wish in wishes:
        for option in choice.options:
            if option[0] == wish:
                return option
    return choice.options[0]
