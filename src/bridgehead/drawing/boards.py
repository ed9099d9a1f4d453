"""One way in: a board and what lies on it, out comes a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bridgehead.boards.area import AreaBoard
from bridgehead.boards.board import Board
from bridgehead.boards.cells import CellBoard
from bridgehead.drawing.areas.board import draw_area_board
from bridgehead.drawing.art import Piece, Scene
from bridgehead.drawing.cells.board import draw_cell_board
from bridgehead.drawing.sheet.tokens import declarations
from bridgehead.engine.read.toml import Sheet


def draw_board(
    board: Board,
    art: Mapping[str, object] | None = None,
    theme: str = "light",
    pieces: Sequence[Piece] | None = None,
    *,
    lit: Sequence[str] = (),
    selected: str = "",
    margins: bool = True,
) -> str:
    """A board as an SVG document.

    `art` is the board file's data as read from TOML; by default that which the board kept in
    `extra`. `theme` is light, dark, or page (the colours come from the page it is put in).
    `lit` and `selected` are ids of spaces. Without `margins` there is no frame, title or legend.
    The same arguments give the same bytes. Raises DataError for art that cannot be drawn.
    """
    declarations(theme)  # an unknown theme is refused before anything is drawn
    scene = Scene(tuple(pieces or ()), tuple(lit), selected)
    data = Sheet(dict(board.extra if art is None else art), board.source)
    if isinstance(board, AreaBoard):
        return draw_area_board(board, data, theme, scene, margins)
    if isinstance(board, CellBoard):
        return draw_cell_board(board, data, theme, scene, margins)
    raise TypeError(f"there is no drawing for a {type(board).__name__}.")
