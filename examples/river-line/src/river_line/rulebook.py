"""River line: all that the engine asks of the game."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Outcome, Rulebook, Setup
from bridgehead.engine.read.table import Odds
from bridgehead.engine.say.words import Words
from bridgehead.engine.view import CardFace, View

from river_line.printed.facts import COMPANIES, EACH
from river_line.printed.ground import COUNTS, PLACES
from river_line.staff.staff import GameStaff
from river_line.state import GameState
from river_line.table.chances import odds_of
from river_line.table.faces import faces_of
from river_line.table.view import draw_view
from river_line.turn.redeal import deal
from river_line.turn.sequence import STEPS
from river_line.turn.setting_up import new_game, turns_of
from river_line.turn.victory import outcome

NAMES: Final[dict[str, list[str]]] = {"space": PLACES, "unit": COMPANIES}


class GameRules(Rulebook[GameState]):
    """The rules of River line."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = GameStaff(self.name)

    def setup(self, setup: Setup, dice: Dice) -> GameState:
        return new_game(setup, dice)

    def step(self, g: GameState) -> Steps:
        return STEPS[g.phase](g)

    def outcome(self, g: GameState) -> Outcome | None:
        return outcome(g)

    def view(self, g: GameState, seat: int) -> View:
        return draw_view(g, seat)

    def redeal(self, g: GameState, seat: int, dice: Dice) -> None:
        deal(g, seat, dice)

    def odds(self, g: GameState, choice: Choice, option: Option) -> Odds | None:
        return odds_of(g, choice, option)

    def faces(self, words: Words) -> list[CardFace]:
        return faces_of(words)

    def turn(self, g: GameState) -> int:
        return min(g.turn, g.last_turn)

    def name(self, kind: str, number: int) -> str:
        if kind in NAMES and 0 <= number < len(NAMES[kind]):
            return NAMES[kind][number]
        return str(number)

    def count(self, kind: str) -> int:
        return COUNTS[kind]

    def longest(self, setup: Setup) -> int:
        """In each turn a side sends its companies, two decisions each."""
        return 2 * turns_of(setup) * 2 * EACH


RULES: Final = GameRules()
