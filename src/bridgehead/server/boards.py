"""Boards as the browser asks for them: which one a match is played on, and its picture, drawn once and kept in a file.

A board of a player's own is that of a match, and found by it: `own.MATCH` stands where the key of a board of the game
would.
"""

import hashlib
import json
import os
import re
from functools import cache, lru_cache
from pathlib import Path

from platformdirs import user_cache_path

import bridgehead
from bridgehead.engine.play.game import LOCALES, BoardFile, Game
from bridgehead.server import wire
from bridgehead.server.keeping.rows import MatchRow
from bridgehead.server.thinking.workers import shelf
from bridgehead.showing.boards import GameBoard, lettered, picture, read_board, space_said

OWN = "own."
KEPT = 100
"""How many pictures of players' own boards are kept."""
DRAWING = Path(bridgehead.__file__).parent / "drawing"
"""Its modules are loaded only where something is drawn, since that takes a while."""
_PICTURE = re.compile(r"[0-9a-f]{16}\.svg")


def key_in(game: Game, match: MatchRow) -> str:
    """Which board a match is played on; empty in a game without. What a player's own scenario names is a name among
    those of the game's boards, and never a file. Raises UnknownName.
    """
    if match.scenario_data is None:
        return key_of(game, match.scenario)
    if game.boards and isinstance(match.scenario_data.get("board"), dict):
        return f"{OWN}{match.id}"
    return game.board_key(match.scenario_data)


@cache
def key_of(game: Game, scenario: str) -> str:
    """Which board one of the game's scenarios is played on; empty in a game without."""
    return game.board_key(game.shipped(scenario))


def seen(game: Game, key: str, one: GameBoard, lang: str) -> wire.BoardSeen:
    """A board without what lies on it. Spaces have the numbers that the game gives them, which need not be dense."""
    board, words = one.board, game.words(lang)
    spaces = [
        wire.SpaceSeen(
            space=one.numbers[place],
            id=ident,
            name=space_said(words, one, place),
            terrain=board.terrain_names[board.terrain[place]],
            centre=board.centres[place],
            outline=[(float(x), float(y)) for x, y in board.outlines[place]],
            neighbours=[one.numbers[other] for other in board.neighbours[place]],
        )
        for place, ident in enumerate(board.ids)
    ]
    return wire.BoardSeen(key, float(board.width), float(board.height), spaces, address(game, key, one, lang))


def address(game: Game, key: str, one: GameBoard, lang: str) -> str:
    """The address of a board's drawing with its words in a language."""
    return f"/api/games/{game.key}/boards/{key}/{digest(game, one, lang)}"


@lru_cache(maxsize=256)
def digest(game: Game, one: GameBoard, lang: str) -> str:
    """A name for the picture that changes with the board, with the words on it, and with the way it is drawn."""
    told = hashlib.sha256(repr(lettered(game, one, lang)).encode())
    told.update(json.dumps(one.file.data, default=str).encode())
    told.update(_manner_of_drawing())
    return told.hexdigest()[:16]


@cache
def _manner_of_drawing() -> bytes:
    """A fingerprint of everything that draws."""
    told = hashlib.sha256()
    for source in sorted(DRAWING.rglob("*")):
        if source.suffix in (".py", ".json"):
            told.update(source.read_bytes())
    return told.digest()


def language(game: Game, one: GameBoard, told: str) -> str:
    """The language of a picture by its digest; empty if there is no such picture."""
    return next((lang for lang in LOCALES if digest(game, one, lang) == told), "")


def picture_file(game: Game, one: GameBoard, lang: str) -> Path:
    """Where the picture is kept, or will be."""
    return path_of_pictures() / f"{_series(game, one)}-{digest(game, one, lang)}.svg"


def _series(game: Game, one: GameBoard) -> str:
    """How the pictures of a board begin: of the same one, or of all that players brought along."""
    return f"{game.key}-{one.file.key}" if one.file.key else f"{OWN}{game.key}"


def path_of_pictures() -> Path:
    """The folder of the cache that all pictures of boards are kept in."""
    return user_cache_path("bridgehead", appauthor=False) / "boards"


def draw(name: str, key: str, source: str, brought: str, lang: str) -> None:
    """In a worker: draw the picture, unless it is there; it takes the colours of the page that shows it. A board of a
    player's own is given as JSON. Raises DataError for one that cannot be drawn.
    """
    game = shelf().game(name)
    one = read_board(game, BoardFile(key, source, json.loads(brought)) if brought else game.printed_board(key))
    path = picture_file(game, one, lang)
    if not path.exists():
        drawn = picture(game, one, lang, "page")
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}")
        draft.write_text(drawn, encoding="utf-8")
        draft.replace(path)
        _clear(game, one)


def orders(game: Game, one: GameBoard, lang: str) -> tuple[str, str, str, str, str]:
    """What a worker must be told to draw a board (`draw`)."""
    brought = "" if one.file.key else json.dumps(one.file.data, default=str)
    return game.key, one.file.key, one.file.source, brought, lang


def _clear(game: Game, one: GameBoard) -> None:
    """Remove the board's pictures that are out of date, since a server of another version draws its own again; and of
    those that players brought along, the oldest when there are many.
    """
    series = _series(game, one)
    kept = [
        file
        for file in path_of_pictures().glob(f"{series}-*.svg")
        if _PICTURE.fullmatch(file.name.removeprefix(f"{series}-"))
    ]
    if one.file.key:
        current = {picture_file(game, one, lang) for lang in LOCALES}
        spare = [file for file in kept if file not in current]
    else:
        spare = sorted(kept, key=_written)[:-KEPT]
    for file in spare:
        file.unlink(missing_ok=True)


def _written(file: Path) -> float:
    """When a picture was drawn; long ago, if another server has just removed it."""
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
