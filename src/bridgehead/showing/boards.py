"""The board that a set-up is played on, with the game's own numbers of its spaces, its words and its drawing.

A game says by `Game.board` what file that is: one of its own, or one that a player's own scenario brings along.
"""

import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from bridgehead.boards.area import area_board
from bridgehead.boards.board import Board
from bridgehead.boards.hexes import hex_board_of
from bridgehead.boards.square import square_board
from bridgehead.engine.errors import DataError
from bridgehead.engine.play.game import BoardFile, Game
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import Sheet
from bridgehead.engine.say.words import Words
from bridgehead.showing.lettering import lettered_board
from bridgehead.showing.said import told

READERS: Final[dict[str, Callable[[Sheet], Board]]] = {
    "area": area_board,
    "square": square_board,
    "hex": hex_board_of,
}
"""Boards by what a game's `data/game.toml` says of them."""


class GameBoard:
    """A board as a game plays on it: `file` is what it was read from, `numbers` the number that the game gives to each
    space, by its place on the board.
    """

    def __init__(self, file: BoardFile, board: Board, numbers: list[int]) -> None:
        self.file = file
        self.board = board
        self.numbers = numbers

    def number(self, name: str) -> int:
        """The game's number of a space by its name on the board; -1 when it has no such space."""
        place = self.board.index.get(name, -1)
        return self.numbers[place] if place >= 0 else -1


def board_of(game: Game, setup: Setup) -> GameBoard | None:
    """The board of a set-up; None in a game without boards. Raises UnknownName, or DataError that names the file."""
    file = game.board(setup)
    return None if file is None else read_board(game, file)


def printed_board(game: Game, key: str) -> GameBoard:
    """One of the game's own boards. Raises DataError."""
    return read_board(game, game.printed_board(key))


def read_board(game: Game, file: BoardFile) -> GameBoard:
    """A board read once, or lately for one of a player's own. Raises DataError that names the file."""
    if file.key:
        return _printed(game, file.key)
    return _brought(game, file.source, json.dumps(file.data, default=str))


@cache
def _printed(game: Game, key: str) -> GameBoard:
    return _read(game, game.printed_board(key))


@lru_cache(maxsize=32)
def _brought(game: Game, source: str, data: str) -> GameBoard:
    return _read(game, BoardFile("", source, json.loads(data)))


def _read(game: Game, file: BoardFile) -> GameBoard:
    reader = READERS.get(game.info.board)
    if reader is None:
        raise DataError(f"{file.source}: boards of {game.key} are '{game.info.board}', which nobody can read.")
    board = reader(Sheet(file.data, file.source))
    known = {game.rules.name("space", number): number for number in range(game.rules.count("space"))}
    for ident in board.ids:
        if ident not in known:
            raise DataError(f"{file.source}: {game.key} has no space '{ident}'.")
    return GameBoard(file, board, [known[ident] for ident in board.ids])


def space_said(words: Words, one: GameBoard, place: int) -> str:
    """What the space at a place of the board is called: its message, else its name on the board."""
    ident = one.board.ids[place]
    return told(words, f"space-{ident}", one.board.names[place] or ident)


def lettered(game: Game, one: GameBoard, lang: str) -> dict[str, object]:
    """The board's data with the words of the map in a language."""
    return lettered_board(one.board.extra, one.file.key, game.words(lang), one.board.ids)


def picture(game: Game, one: GameBoard, lang: str, theme: str) -> str:
    """The drawing of a board as SVG, with its words in a language. Raises DataError that names the file."""
    from bridgehead.drawing import draw_board

    return draw_board(one.board, lettered(game, one, lang), theme=theme)
