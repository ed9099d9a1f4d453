"""What a seat may see, by allow-list."""

from bridgehead.engine.view import View
from bridgehead.games.pegasus.state import PHASE_NAMES, PegasusState


def view(g: PegasusState, seat: int) -> View:
    """The position without its secrets."""
    return View(seat, g.turn, PHASE_NAMES[g.phase], 0)
