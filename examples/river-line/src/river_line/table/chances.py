"""The odds before the die."""

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Odds

from river_line.combat.assault import modifiers
from river_line.printed.facts import ASSAULT
from river_line.state import GameState


def odds_of(g: GameState, choice: Choice, option: Option) -> Odds | None:
    """[3.1] What an assault may bring; None where no die is rolled."""
    if option[0] != "assault":
        return None
    return ASSAULT.odds(0, modifiers(g, choice.about[0], option[1]))
