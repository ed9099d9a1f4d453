"""Games of several scenarios and seatings, played side by side and given in order; kept in a file if wanted, so that a
measurement of hours can be broken off and gone on with.
"""

from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from bridgehead import registry
from bridgehead.building.which import running
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.series import Row, Series
from bridgehead.lab.runs.simulate import play_each

FORMAT: Final = 1

Bout: TypeAlias = tuple[Series, int]
"""One game: what is played and by whom, and the seed."""


class Book:
    """Games that were played before, by what was played and the seed; with a file, they are kept in it. Of a game it
    knows who won and what was scored.
    """

    def __init__(self, game: str, path: Path | None) -> None:
        self.path = path
        self.rows: dict[bytes, Row] = {}
        if path is not None:
            self._read(path, _head(game))

    def played(self, bouts: list[Bout], jobs: int) -> Iterator[Row]:
        """The rows of these games, in order; those that are not in the book are played, and entered."""
        missing = [bout for bout in bouts if _key(bout) not in self.rows]
        fresh = play_each(missing, jobs)
        for bout in bouts:
            row = self.rows.get(_key(bout))
            if row is None:
                row = next(fresh)
                self._enter(bout, row)
            yield row

    def _enter(self, bout: Bout, row: Row) -> None:
        """Note a game. One that went wrong is not kept: it is to be played again."""
        self.rows[_key(bout)] = row
        if self.path is None or row.error:
            return
        told = {"bout": _told(bout), "winner": row.winner, "scores": row.scores}
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(told) + b"\n")
        except OSError as error:
            raise BridgeheadError(f"{self.path} cannot be written ({error.strerror or error}).") from error

    def _read(self, path: Path, head: bytes) -> None:
        """Read the games that the file keeps; a last line that was cut short is cut off. Raises BridgeheadError."""
        try:
            with path.open("a+b") as file:
                file.seek(0)
                text = file.read()
                whole = text[: text.rfind(b"\n") + 1]
                if not whole and head.startswith(text):
                    file.truncate(0)
                    file.write(head)
                    return
                if whole.startswith(head):
                    file.truncate(len(whole))
        except OSError as error:
            raise BridgeheadError(f"{path} cannot be opened ({error.strerror or error}).") from error
        if not whole.startswith(head):
            raise BridgeheadError(
                f"{path} keeps other games than this measurement's: of another game, version or build. Name a new file."
            )
        for number, line in enumerate(whole[len(head) :].splitlines(), 2):
            try:
                kept = msgspec.json.decode(line, type=_Kept)
            except msgspec.MsgspecError as error:
                raise BridgeheadError(f"{path}, line {number}: this is no kept game ({error}).") from error
            row = Row(kept.bout.seed, winner=kept.winner, scores=kept.scores)
            self.rows[msgspec.json.encode(kept.bout)] = row


class _Told(msgspec.Struct):
    """A game as it is written: what, by whom, and the seed."""

    series: Series
    seed: int


class _Kept(msgspec.Struct):
    """A line of the file."""

    bout: _Told
    winner: str
    scores: list[float]


def _told(bout: Bout) -> _Told:
    return _Told(*bout)


def _key(bout: Bout) -> bytes:
    return msgspec.json.encode(_told(bout))


def _head(game: str) -> bytes:
    """The first line: what must be the same for games to be counted together."""
    told = {
        "format": FORMAT,
        "bridgehead": version("bridgehead"),
        "build": running(),
        "game": game,
        "rules": registry.game(game).info.version,
    }
    return msgspec.json.encode(told, order="sorted") + b"\n"
