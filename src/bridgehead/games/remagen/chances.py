"""stub"""

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.table import Odds
from bridgehead.games.remagen.state import Bridgehead


def odds(g: Bridgehead, choice: Choice, option: Option) -> Odds | None:
    return None
