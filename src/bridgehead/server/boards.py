"""Boards as the table needs them: spaces with their names, and the picture, drawn once and kept in a file."""

import hashlib
import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

import bridgehead
from bridgehead.boards.area import load_area_board
from bridgehead.boards.board import Board
from bridgehead.boards.hexes import load_hex_board
from bridgehead.boards.square import load_square_board
from bridgehead.engine.play.game import LOCALES, Game
from bridgehead.server import wire
from bridgehead.server.lettering import lettered_board
from bridgehead.server.store import MatchRow
from bridgehead.server.workers import shelf

LOADERS: dict[str, Callable[[Path], Board]] = {
    "area": load_area_board,
    "square": load_square_board,
    "hex": load_hex_board,
    "hexes": load_hex_board,
}
ONE = "board"
DRAWING = Path(bridgehead.__file__).parent / "drawing"
"""Its modules are loaded only where something is drawn, since that takes a while."""
_PICTURE = re.compile(r"[0-9a-f]{16}\.svg")
_VIEW = re.compile(r'viewBox="[^"]*"')


@cache
def key_of(game: Game, scenario: str) -> str:
    """Which board one of the game's scenarios is played on; empty when the game has none."""
    named = game.shipped(scenario).get("board")
    if isinstance(named, str) and file_of(game, named).exists():
        return named
    return ONE if game.info.board in LOADERS and file_of(game, ONE).exists() else ""


def key_in(game: Game, match: MatchRow) -> str:
    """Which board a match is played on; empty when that is none of the game's. What a player's own scenario names is a
    name among those of the game's boards, and never a file.
    """
    if match.scenario_data is None:
        return key_of(game, match.scenario)
    return _named(game, match.scenario_data.get("board"))


def _named(game: Game, named: object) -> str:
    if named is None:
        return ONE if ONE in keys(game) else ""
    return named if isinstance(named, str) and named in keys(game) else ""


@cache
def keys(game: Game) -> list[str]:
    """All boards that scenarios of the game are played on."""
    return sorted({key_of(game, scenario) for scenario in game.info.scenarios} - {""})


def file_of(game: Game, key: str) -> Path:
    """The file of a board."""
    return game.folder / "data" / (f"{ONE}.toml" if key == ONE else f"boards/{key}.toml")


@cache
def board(game: Game, key: str) -> Board:
    """A board of the game, loaded once."""
    return LOADERS[game.info.board](file_of(game, key))


def lettered(game: Game, key: str, lang: str) -> dict[str, object]:
    """The board's data with the words of the map in a language."""
    one = board(game, key)
    return lettered_board(one.extra, key, game.words(lang), one.ids)


def seen(game: Game, key: str, lang: str) -> wire.BoardSeen:
    """A board without what lies on it. Spaces have the numbers that the game gives them, which need not be dense."""
    one, words = board(game, key), game.words(lang)
    numbers = _numbers(game, key)
    spaces: list[wire.SpaceSeen] = []
    for place, ident in enumerate(one.ids):
        message = f"space-{ident}"
        spaces.append(
            wire.SpaceSeen(
                space=numbers[place],
                id=ident,
                name=words.text(message) if words.has(message) else one.names[place] or ident,
                terrain=one.terrain_names[one.terrain[place]],
                centre=one.centres[place],
                outline=[(float(x), float(y)) for x, y in one.outlines[place]],
                neighbours=[numbers[other] for other in one.neighbours[place]],
            )
        )
    return wire.BoardSeen(key, float(one.width), float(one.height), spaces, picture(game, key, lang))


@cache
def _numbers(game: Game, key: str) -> list[int]:
    """The game's own number of each space of a board: its place on the board, or else found by its name."""
    ids = board(game, key).ids
    if all(game.rules.name("space", place) == ident for place, ident in enumerate(ids)):
        return list(range(len(ids)))
    named = {game.rules.name("space", number): number for number in range(game.rules.count("space"))}
    return [named.get(ident, place) for place, ident in enumerate(ids)]


def spaces(game: Game, match: MatchRow) -> list[int]:
    """The numbers of the spaces that a match is played on; none without a board."""
    key = key_in(game, match)
    return _numbers(game, key) if key else []


def picture(game: Game, key: str, lang: str) -> str:
    """The address of a board's drawing with its words in a language; empty for no board."""
    return f"/api/games/{game.key}/boards/{key}/{digest(game, key, lang)}" if key else ""


@cache
def digest(game: Game, key: str, lang: str) -> str:
    """A name for the picture that changes with the board, with the words on it, and with the way it is drawn."""
    told = hashlib.sha256(repr(lettered(game, key, lang)).encode())
    told.update(file_of(game, key).read_bytes())
    for source in sorted(DRAWING.rglob("*.py")):
        told.update(source.read_bytes())
    return told.hexdigest()[:16]


def language(game: Game, key: str, told: str) -> str:
    """The language of a picture by its digest; empty if there is no such picture."""
    return next((lang for lang in LOCALES if digest(game, key, lang) == told), "")


def picture_file(game: Game, key: str, lang: str) -> Path:
    """Where the picture is kept, or will be."""
    name = f"{game.key}-{key}-{digest(game, key, lang)}.svg"
    return path_of_pictures() / name


def path_of_pictures() -> Path:
    """The folder of the cache that all pictures of boards are kept in."""
    return user_cache_path("bridgehead", appauthor=False) / "boards"


def draw(name: str, key: str, lang: str) -> None:
    """In a worker: draw the picture, unless it is there; it takes the colours of the page that shows it."""
    from bridgehead.drawing import draw_board

    game = shelf().game(name)
    path = picture_file(game, key, lang)
    if not path.exists():
        picture = draw_board(board(game, key), lettered(game, key, lang), theme="page")
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}")
        draft.write_text(picture, encoding="utf-8")
        draft.replace(path)
        _clear(game, key)


def _clear(game: Game, key: str) -> None:
    """Remove the board's pictures that are out of date; a server of another version draws its own again."""
    current = {picture_file(game, key, lang) for lang in LOCALES}
    for old in path_of_pictures().glob(f"{game.key}-{key}-*.svg"):
        if old not in current and _PICTURE.fullmatch(old.name.removeprefix(f"{game.key}-{key}-")):
            old.unlink(missing_ok=True)


UNSAID = ("names", "plates", "water-names", "crossings", "borders", "panels", "boxes", "spaces", "margin", "legend")


def cover(picture: str, theme: str, crop: tuple[int, ...]) -> str:
    """A part of a board's drawing as a picture of its own: in the colours of a theme, without names, which would need
    the page's type.
    """
    from bridgehead.drawing.sheet.tokens import declarations

    hidden = ",".join(f"[data-layer={name}]" for name in UNSAID)
    style = f"<style>svg{{{declarations(theme)}}}{hidden}{{display:none}}</style>"
    framed = picture
    if crop:
        box = " ".join(str(part) for part in crop)
        framed = _VIEW.sub(f'viewBox="{box}" preserveAspectRatio="xMidYMid slice"', picture, count=1)
    return framed.replace("<defs", f"{style}<defs", 1)
