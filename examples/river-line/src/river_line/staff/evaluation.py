"""How a position stands, from signs; `bridgehead learn river-line` finds what each weighs (data/standing.toml)."""

from typing import Final

from bridgehead.staff.evaluation import Evaluation, read_evaluation

from river_line.printed.facts import DATA, EACH, EAST, WEST, companies_of
from river_line.printed.ground import BRIDGE, WAY
from river_line.state import GameState
from river_line.turn import victory

KIND: Final = "race"
SIGNS: Final = ["nearer", "bridge", "late-bridge"]
EVALUATION: Final[Evaluation] = read_evaluation(DATA, SIGNS)


def final(g: GameState) -> float | None:
    """How West has ended, from -1 to 1; None while the game goes on."""
    outcome = victory.outcome(g)
    return None if outcome is None else outcome.value(WEST)


def signs(g: GameState) -> list[float]:
    """Who is nearer to the bridge, who stands on it, and the same the more the later it is."""
    nearer = float(way_left(g, EAST) - way_left(g, WEST)) / EACH
    bridge = float(g.holder(BRIDGE, WEST) >= 0) - float(g.holder(BRIDGE, EAST) >= 0)
    return [nearer, bridge, bridge * g.turn / g.last_turn]


def way_left(g: GameState, seat: int) -> int:
    """How many steps the companies of a seat still have to the bridge."""
    return sum(WAY[g.at[unit]] for unit in companies_of(seat))
