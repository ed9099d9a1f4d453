"""What a seat may see: built from an allow-list, card by card."""

from bridgehead.engine.view import View
from bridgehead.games.tonga.state import PHASES, TongaState


def draw_view(g: TongaState, seat: int) -> View:
    """The view of a seat."""
    return View(seat, max(1, g.turn), PHASES[g.phase], g.step_seat)
