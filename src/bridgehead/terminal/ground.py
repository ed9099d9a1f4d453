"""The board that a set-up is played on, for pictures made of characters and of lines."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from bridgehead.boards.area import area_board
from bridgehead.boards.board import Board
from bridgehead.boards.hexes import hex_board_of
from bridgehead.boards.square import square_board
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import Sheet, read_sheet

READERS: Final[dict[str, Callable[[Sheet], Board]]] = {
    "area": area_board,
    "square": square_board,
    "hex": hex_board_of,
}


class Ground:
    """A board, and the number that the game gives to each of its spaces: `numbers` is by place on the board."""

    def __init__(self, board: Board, numbers: list[int] | None = None) -> None:
        """Without numbers the game counts spaces as the board does."""
        self.board = board
        self.numbers = list(range(len(board))) if numbers is None else numbers


def ground_of(game: Game, setup: Setup) -> Ground | None:
    """The board that a scenario names, or brings along, or else the only one; None for a game without. Raises
    DataError.
    """
    named = setup.data.get("board")
    if isinstance(named, dict):
        return _ground(game, Sheet(named, f"{setup.scenario}: board"))
    data = game.folder / "data"
    for path in (data / "boards" / f"{named}.toml", data / "board.toml"):
        if path.exists():
            return shipped_ground(game, path)
    return None


@cache
def shipped_ground(game: Game, path: Path) -> Ground | None:
    """The board in a file of the game."""
    return _ground(game, read_sheet(path))


def _ground(game: Game, table: Sheet) -> Ground | None:
    read = READERS.get(game.info.board)
    if read is None:
        return None
    board = read(table)
    named = {game.rules.name("space", number): number for number in range(game.rules.count("space"))}
    return Ground(board, [named.get(name, place) for place, name in enumerate(board.ids)])
