"""Remagen Bridgehead: all that the engine asks of the game."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Outcome, Price, Rulebook, Setup, Tally
from bridgehead.engine.read.table import Odds
from bridgehead.engine.view import View
from bridgehead.games.remagen.printed.components import UNIT_COUNT, UNIT_NAMES
from bridgehead.games.remagen.printed.ground import BOARD, SECTORS, TERRAIN_OF
from bridgehead.games.remagen.staff.staff import RemagenStaff
from bridgehead.games.remagen.state import (
    Bridgehead,
)
from bridgehead.games.remagen.table.chances import notes_of, odds_of
from bridgehead.games.remagen.table.prices import prices_of
from bridgehead.games.remagen.table.view import draw_view
from bridgehead.games.remagen.turn import victory
from bridgehead.games.remagen.turn.sequence import STEPS
from bridgehead.games.remagen.turn.setting_up import new_game

# What one side's half of a turn can take at the very most; see `longest`.
HALF_TURN_BOUND: Final = 6000


class RemagenRules(Rulebook[Bridgehead]):
    """The rules of Remagen Bridgehead; nothing in this game is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = RemagenStaff(self.name)

    def setup(self, setup: Setup, dice: Dice) -> Bridgehead:
        return new_game(setup, dice)

    def step(self, g: Bridgehead) -> Steps:
        return STEPS[g.phase](g)

    def outcome(self, g: Bridgehead) -> Outcome | None:
        return victory.outcome(g)

    def view(self, g: Bridgehead, seat: int) -> View:
        return draw_view(g, seat)

    def odds(self, g: Bridgehead, choice: Choice, option: Option) -> Odds | None:
        return odds_of(g, choice, option)

    def notes(self, g: Bridgehead, choice: Choice, option: Option) -> list[tuple[str, int]]:
        return notes_of(g, choice, option)

    def lies(self, g: Bridgehead, kind: str, number: int) -> list[str]:
        """The terrain of a sector."""
        return [f"lies-{TERRAIN_OF[number]}"] if kind == "space" else []

    def prices(self, g: Bridgehead, choice: Choice) -> dict[Option, Price]:
        return prices_of(g, choice)

    def tally(self, g: Bridgehead, seat: int) -> Tally | None:
        return victory.tally(g)

    def turn(self, g: Bridgehead) -> int:
        return g.turn

    def name(self, kind: str, number: int) -> str:
        if kind == "space":
            return BOARD.ids[number]
        if kind == "unit":
            return UNIT_NAMES[number]
        return str(number)

    def count(self, kind: str) -> int:
        return {"space": SECTORS, "unit": UNIT_COUNT, "piece": UNIT_COUNT, "card": 0}[kind]

    def longest(self, setup: Setup) -> int:
        """Pieces are few, each moves, fires and falls back a bounded number of times in each half of a turn."""
        turns = setup.data.get("turns")
        return 2 * HALF_TURN_BOUND * turns if isinstance(turns, int) else 0


RULES: Final = RemagenRules()
