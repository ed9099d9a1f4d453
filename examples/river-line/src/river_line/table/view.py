"""What a seat sees: the companies, its own reserve, and the enemy's once it has been used."""

from typing import Final

from bridgehead.engine.view import PieceView, TrackView, View

from river_line.printed.facts import COMPANIES, SEATS, side_of
from river_line.state import PHASES, GameState

SIDES: Final = ["br", "de"]


def draw_view(g: GameState, seat: int) -> View:
    """All that the seat may know, by allow-list."""
    turn = min(g.turn, g.last_turn)
    return View(
        seat,
        turn,
        PHASES[g.phase],
        g.active,
        pieces=[piece_view(g, unit) for unit in range(len(COMPANIES))],
        tracks=[TrackView("turn", turn, g.last_turn, least=1)],
        facts={
            f"reserve-{name}": g.reserve[owner] for owner, name in enumerate(SEATS) if owner == seat or g.used[owner]
        },
    )


def piece_view(g: GameState, unit: int) -> PieceView:
    """A company, marked when it has been sent."""
    marks = ["sent"] if g.sent[unit] else []
    return PieceView(unit, COMPANIES[unit], "infantry", SIDES[side_of(unit)], g.at[unit], size="company", marks=marks)
