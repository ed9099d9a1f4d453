"""Another number in the data of a game: named `FILE.KEY`, entered before the game is loaded."""

from dataclasses import dataclass
from typing import Final

from bridgehead.engine.errors import DataError, one_of
from bridgehead.engine.play.game import Game
from bridgehead.engine.read.toml import CHANGES, change, read_toml

SCENARIO: Final = "scenario"
NOT_RULES: Final = ("board", "game", "rules", "vocabulary")  # maps, and files without a number to play by


@dataclass(slots=True, frozen=True)
class Change:
    """A number of a game's data file (`scenario`, or the name of a file in its `data/`) replaced by another."""

    file: str
    key: str
    number: float

    def __str__(self) -> str:
        return f"{self.file}.{self.key}={self.number:g}"


def parse_change(text: str) -> Change:
    """A change written `FILE.KEY=NUMBER`. Raises DataError."""
    name, equals, number = text.partition("=")
    file, dot, key = name.partition(".")
    try:
        value = float(number)
    except ValueError:
        value = float("nan")
    if not (equals and dot and file and key) or value != value:
        raise DataError(f"'{text}' names no change; write it FILE.KEY=NUMBER, such as scenario.victory.marginal=55.")
    return Change(file, key, value)


def files(game: Game) -> list[str]:
    """The data files of a game whose numbers can be changed, and `scenario` for the one that is played."""
    found = sorted(path.stem for path in (game.folder / "data").glob("*.toml"))
    return [SCENARIO, *(name for name in found if name not in NOT_RULES)]


def checked(game: Game, one: Change) -> None:
    """Refuse a change of a file that is not there, or of a key that holds no number."""
    if one.file not in files(game):
        raise one_of(f"data file of {game.key}", one.file, files(game))
    if one.file != SCENARIO:
        path = game.folder / "data" / f"{one.file}.toml"
        change(read_toml(path), one.key, one.number, path.name)


def enter(game: str, changes: tuple[Change, ...]) -> None:
    """In a process that has not loaded the game yet: let it read the changed numbers."""
    for one in changes:
        if one.file != SCENARIO:
            CHANGES.setdefault(f"{game}/data/{one.file}.toml", []).append((one.key, one.number))
