"""Pegasus Bridge: all that the engine asks of the game."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Outcome, Price, Rulebook, Setup, Tally
from bridgehead.engine.read.table import Odds
from bridgehead.engine.view import View
from bridgehead.games.pegasus.printed.components import (
    BOARD,
    GLIDERS,
    GROUPS,
    PIECE_NAMES,
    PIECES,
    WEAPON_NAMES,
    WEAPONS,
)
from bridgehead.games.pegasus.staff.staff import PegasusStaff
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.table.chances import odds_of
from bridgehead.games.pegasus.table.doubts import notes_of
from bridgehead.games.pegasus.table.prices import prices_of
from bridgehead.games.pegasus.table.refusal import refusal
from bridgehead.games.pegasus.table.view import FIRST_WEAPON, draw_view
from bridgehead.games.pegasus.turn.redeal import deal
from bridgehead.games.pegasus.turn.sequence import STEPS
from bridgehead.games.pegasus.turn.setting_up import new_game
from bridgehead.games.pegasus.turn.victory import outcome, tally

DECISIONS_IN_A_TURN: Final = 20_000
"""Far above what forty units could do and be asked in one turn."""
NAMES: Final[dict[str, list[str]]] = {
    "space": BOARD.ids,
    "unit": PIECE_NAMES,
    "weapon": WEAPON_NAMES,
    "group": GROUPS,
    "glider": [str(glider + 1) for glider in range(GLIDERS)],
}


COUNTS: Final = {
    "space": len(BOARD),
    "unit": PIECES,
    "piece": FIRST_WEAPON + WEAPONS,
    "weapon": WEAPONS,
    "glider": GLIDERS,
    "group": len(GROUPS),
    "card": 0,
}


class PegasusRules(Rulebook[PegasusState]):
    """Pegasus Bridge, for one player against the rules."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = PegasusStaff(self.name)

    def setup(self, setup: Setup, dice: Dice) -> PegasusState:
        return new_game(setup, dice)

    def step(self, g: PegasusState) -> Steps:
        return STEPS[g.phase](g)

    def outcome(self, g: PegasusState) -> Outcome | None:
        return outcome(g)

    def view(self, g: PegasusState, seat: int) -> View:
        return draw_view(g, seat)

    def redeal(self, g: PegasusState, seat: int, dice: Dice) -> None:
        deal(g, dice)

    def seats(self) -> int:
        return 1

    def odds(self, g: PegasusState, choice: Choice, option: Option) -> Odds | None:
        return odds_of(g, choice, option)

    def notes(self, g: PegasusState, choice: Choice, option: Option) -> list[tuple[str, int]]:
        return notes_of(g, choice, option)

    def prices(self, g: PegasusState, choice: Choice) -> dict[Option, Price]:
        return prices_of(g, choice)

    def tally(self, g: PegasusState, seat: int) -> Tally | None:
        return tally(g)

    def refusal(self, g: PegasusState, choice: Choice, option: Option) -> tuple[str, str]:
        return refusal(g, choice, option)

    def turn(self, g: PegasusState) -> int:
        return g.turn

    def name(self, kind: str, number: int) -> str:
        if kind in NAMES and 0 <= number < len(NAMES[kind]):
            return NAMES[kind][number]
        return str(number)

    def count(self, kind: str) -> int:
        return COUNTS[kind]

    def longest(self, setup: Setup) -> int:
        return DECISIONS_IN_A_TURN * int(str(setup.data.get("last_turn", setup.options["game-length"])))


RULES: Final = PegasusRules()
