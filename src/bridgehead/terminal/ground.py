"""The board of a game where it has one, for pictures made of characters and of lines."""

from collections.abc import Callable
from functools import cache
from typing import Final

from bridgehead.boards.area import load_area_board
from bridgehead.boards.board import Board
from bridgehead.boards.hexes import load_hex_board
from bridgehead.boards.square import load_square_board
from bridgehead.engine.game import Game

LOADERS: Final[dict[str, Callable[[str], Board]]] = {
    "area": load_area_board,
    "square": load_square_board,
    "hex": load_hex_board,
}


@cache
def board_of(game: Game) -> Board | None:
    """The board in `data/board.toml`; None for a game without one."""
    path = game.folder / "data" / "board.toml"
    load = LOADERS.get(game.info.board)
    return load(str(path)) if load is not None and path.exists() else None
