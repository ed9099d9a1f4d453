"""Reading a board file: typed values out of TOML, and one clear sentence for what is wrong in it."""

from __future__ import annotations

import tomllib
from pathlib import Path


class BoardError(ValueError):
    """A board file that cannot be used. The message is one sentence naming file, key and remedy."""


class Table:
    """A TOML table that knows its own address, so that every complaint can name it."""

    def __init__(self, source: str, key: str, data: dict[str, object]) -> None:
        self.source: str = source
        self.key: str = key
        self.data: dict[str, object] = data

    def address(self, name: str) -> str:
        """The full key of an entry of this table, as written in TOML: `area[3].centre`."""
        return f"{self.key}.{name}" if self.key else name

    def error(self, name: str, wanted: str) -> BoardError:
        """The complaint that an entry is missing or not what is wanted."""
        state = "must be" if name in self.data else "is missing: it must be"
        return BoardError(f"{self.source}: {self.address(name)} {state} {wanted}.")

    def text(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str):
            raise self.error(name, "a text in quotes")
        return value

    def number(self, name: str) -> int:
        value = self.data.get(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(name, "a whole number")
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.data.get(name, default)
        if not isinstance(value, bool):
            raise self.error(name, "true or false")
        return value

    def texts(self, name: str) -> list[str]:
        """A list of texts; an absent entry is an empty list."""
        value = self.data.get(name, [])
        found: list[str] = []
        if not isinstance(value, list):
            raise self.error(name, "a list of texts")
        for item in value:
            if not isinstance(item, str):
                raise self.error(name, "a list of texts")
            found.append(item)
        return found

    def point(self, name: str) -> tuple[int, int]:
        value = as_point(self.data.get(name))
        if value is None:
            raise self.error(name, "a point [x, y] of whole numbers")
        return value

    def points(self, name: str, least: int) -> list[tuple[int, int]]:
        """A list of at least so many points [x, y]."""
        value = self.data.get(name)
        wanted = f"a list of at least {least} points [x, y] of whole numbers"
        if not isinstance(value, list) or len(value) < least:
            raise self.error(name, wanted)
        found: list[tuple[int, int]] = []
        for item in value:
            point = as_point(item)
            if point is None:
                raise self.error(name, wanted)
            found.append(point)
        return found

    def table(self, name: str) -> Table:
        value = self.data.get(name)
        if not isinstance(value, dict):
            raise self.error(name, f"a table [{self.address(name)}]")
        return Table(self.source, self.address(name), value)

    def tables(self, name: str) -> list[Table]:
        """An array of tables `[[name]]`; an absent one is empty."""
        value = self.data.get(name, [])
        wanted = f"an array of tables [[{self.address(name)}]]"
        if not isinstance(value, list):
            raise self.error(name, wanted)
        found: list[Table] = []
        for place, item in enumerate(value):
            if not isinstance(item, dict):
                raise self.error(name, wanted)
            found.append(Table(self.source, f"{self.address(name)}[{place + 1}]", item))
        return found


def as_point(value: object) -> tuple[int, int] | None:
    """The value as a point, or None when it is none."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = value
    if isinstance(x, int) and isinstance(y, int):
        return (x, y)
    return None


def read_table(path: Path | str) -> Table:
    """The TOML file at the path as a table; BoardError when it is absent or no TOML."""
    place = Path(path)
    try:
        data = tomllib.loads(place.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else "it is not UTF-8 text"
        raise BoardError(f"{place}: the board file cannot be read ({reason}).") from None
    except tomllib.TOMLDecodeError as fault:
        raise BoardError(f"{place}: this is not valid TOML: {fault}.") from None
    return Table(str(place), "", data)
