"""Operation Tonga: all that the engine asks of the game."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Outcome, Price, Rulebook, Setup, Tally
from bridgehead.engine.read.table import Odds
from bridgehead.engine.say.words import Words
from bridgehead.engine.view import CardFace, View
from bridgehead.games.tonga.printed.cards import CARDS
from bridgehead.games.tonga.printed.terms import TOKENS
from bridgehead.games.tonga.printed.texts import face_of
from bridgehead.games.tonga.staff.staff import TongaStaff
from bridgehead.games.tonga.state import TongaState
from bridgehead.games.tonga.table.chances import notes_of, odds_of
from bridgehead.games.tonga.table.prices import prices_of
from bridgehead.games.tonga.table.view import draw_view
from bridgehead.games.tonga.turn.redeal import deal
from bridgehead.games.tonga.turn.sequence import STEPS
from bridgehead.games.tonga.turn.setting_up import longest, new_game, next_operation
from bridgehead.games.tonga.turn.victory import outcome, tally


class TongaRules(Rulebook[TongaState]):
    """The rules of all scenarios."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = TongaStaff(self.name)

    def setup(self, setup: Setup, dice: Dice) -> TongaState:
        return new_game(setup, dice)

    def step(self, g: TongaState) -> Steps:
        if g.ending:
            next_operation(g)
        return STEPS[g.phase](g)

    def outcome(self, g: TongaState) -> Outcome | None:
        return outcome(g)

    def view(self, g: TongaState, seat: int) -> View:
        return draw_view(g, seat)

    def redeal(self, g: TongaState, seat: int, dice: Dice) -> None:
        deal(g, seat, dice)

    def odds(self, g: TongaState, choice: Choice, option: Option) -> Odds | None:
        return odds_of(g, choice, option)

    def notes(self, g: TongaState, choice: Choice, option: Option) -> list[tuple[str, int]]:
        return notes_of(g, choice, option)

    def prices(self, g: TongaState, choice: Choice) -> dict[Option, Price]:
        return prices_of(g, choice)

    def tally(self, g: TongaState, seat: int) -> Tally | None:
        return tally(g)

    def faces(self, words: Words) -> list[CardFace]:
        return [face_of(words, number) for number in range(len(CARDS))]

    def turn(self, g: TongaState) -> int:
        return max(1, g.turn)

    def name(self, kind: str, number: int) -> str:
        if kind == "card":
            return CARDS[number].id
        if kind == "token":
            return TOKENS[number]
        return str(number)

    def count(self, kind: str) -> int:
        return {"card": len(CARDS), "token": len(TOKENS), "space": 0, "piece": 0}[kind]

    def longest(self, setup: Setup) -> int:
        """See docs/games/tonga.md for how the bound comes about."""
        return longest(setup)


RULES: Final = TongaRules()
