"""Victory."""

from bridgehead.engine.play.rulebook import Outcome

from river_line.printed.facts import SEATS
from river_line.printed.ground import BRIDGE
from river_line.state import GameState


def outcome(g: GameState) -> Outcome | None:
    """[4.1] After the last turn the side that stands on the bridge has won; where nobody does, it is a draw."""
    if g.turn <= g.last_turn:
        return None
    for seat in range(len(SEATS)):
        if g.holder(BRIDGE, seat) >= 0:
            return Outcome("held", seat, [float(one == seat) for one in range(len(SEATS))])
    return Outcome("open", -1, [0.5, 0.5])
