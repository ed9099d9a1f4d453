"""Setting up."""

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import Sheet

from river_line.printed.facts import COMPANIES, RESERVES, SEATS, WEST, side_of
from river_line.printed.ground import HOMES
from river_line.state import MARCH, GameState


def new_game(setup: Setup, dice: Dice) -> GameState:
    """[1.1] Each company stands at home, and each side draws its reserve unseen."""
    g = GameState()
    g.begin(dice)
    g.phase = MARCH
    g.turn = 1
    g.last_turn = turns_of(setup)
    g.active = WEST
    g.at = [HOMES[side_of(unit)] for unit in range(len(COMPANIES))]
    g.sent = [False for _ in COMPANIES]
    g.reserve = [dice.below(RESERVES) for _ in SEATS]
    g.used = [False for _ in SEATS]
    return g


def turns_of(setup: Setup) -> int:
    """The turns of a scenario. Raises DataError."""
    sheet = Sheet(setup.data, setup.scenario)
    sheet.only(["turns", "options"])
    return sheet.number("turns", least=1, most=20)
