"""Reading TOML so that a mistake in a file is told in one sentence that names file and key."""

import tomllib
from pathlib import Path
from typing import Final

from bridgehead.engine.errors import DataError, brief

CHANGES: Final[dict[str, list[tuple[str, float]]]] = {}
"""Numbers that a study changes: the end of a file's path, and in that file the keys with their new numbers. Games read
their data once, when they are loaded, so that changes must be entered before."""


def read_toml(path: Path) -> dict[str, object]:
    """The table in a file. Raises DataError when it cannot be read or is not TOML (with the line)."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise DataError(f"The file {path} cannot be read ({error.strerror or error}).") from error
    except UnicodeDecodeError as error:
        raise DataError(f"The file {path} is not text in UTF-8.") from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"The file {path} is not valid TOML: {error}.") from error
    for end, changes in CHANGES.items():
        if path.as_posix().endswith(end):
            for key, number in changes:
                change(data, key, number, path.name)
    return data


def change(data: dict[str, object], key: str, number: float, where: str) -> float:
    """Put another number in place of the one at a key such as `victory.marginal` or `rows.3.2` (items of lists are
    counted from 1); returns the old one. Raises DataError when no number stands there.
    """
    *way, last = key.split(".")
    holder: object = data
    for step in way:
        holder = _below(holder, step)
    old = _below(holder, last)
    if isinstance(old, bool) or not isinstance(old, int | float):
        raise DataError(f"{where}: there is no number at '{key}' that could be changed.")
    if isinstance(old, int) and number != int(number):
        raise DataError(f"{where}: '{key}' is {old}, a whole number; it cannot become {number:g}.")
    new = int(number) if isinstance(old, int) else number
    if isinstance(holder, list):
        holder[int(last) - 1] = new
    elif isinstance(holder, dict):
        holder[last] = new
    return old


def _below(holder: object, step: str) -> object:
    """What a table or a list holds at one step of a key; None when it holds nothing there."""
    if isinstance(holder, dict):
        return holder.get(step)
    if isinstance(holder, list) and step.isdigit() and 1 <= int(step) <= len(holder):
        return holder[int(step) - 1]
    return None


class Sheet:
    """A TOML table with the place it stands in, so that whatever is wrong in it can be named."""

    __slots__ = ("data", "where")

    def __init__(self, data: dict[str, object], where: str) -> None:
        self.data = data
        self.where = where

    def fail(self, key: str, wanted: str) -> DataError:
        """The mistake at a key, as a sentence."""
        given = f"is {brief(repr(self.data[key]), 200)}" if key in self.data else "is missing"
        return DataError(f"{self.where}: '{key}' {given}; it must be {wanted}.")

    def address(self, key: str) -> str:
        """Where a key stands, for whoever complains of what it says."""
        return f"{self.where}: '{key}'"

    def only(self, known: list[str]) -> None:
        """Refuse keys that nobody reads."""
        for key in self.data:
            if key not in known:
                raise DataError(f"{self.where}: there is no key '{brief(key)}'; there are: {', '.join(known)}.")

    def text(self, key: str, default: str | None = None) -> str:
        """A text; the default when it is absent."""
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise self.fail(key, "a text")
        return value

    def number(self, key: str, default: int | None = None, least: int | None = None, most: int | None = None) -> int:
        """A whole number within its bounds; the default when it is absent."""
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(key, "a whole number")
        if (least is not None and value < least) or (most is not None and value > most):
            raise self.fail(key, f"from {least} to {most}" if most is not None else f"at least {least}")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false; the default when it is absent."""
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, "true or false")
        return value

    def choice(self, key: str, known: list[str], default: str | None = None) -> str:
        """One of the texts known."""
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in known:
            raise self.fail(key, f"one of: {', '.join(known)}")
        return value

    def texts(self, key: str, default: list[str] | None = None) -> list[str]:
        """A list of texts."""
        value = self.data.get(key, default)
        if not isinstance(value, list) or any(not isinstance(item, str) for item in value):
            raise self.fail(key, "a list of texts")
        return [str(item) for item in value]

    def numbers(self, key: str, default: list[int] | None = None) -> list[int]:
        """A list of whole numbers."""
        value = self.data.get(key, default)
        if not isinstance(value, list) or any(not isinstance(item, int) or isinstance(item, bool) for item in value):
            raise self.fail(key, "a list of whole numbers")
        return [item for item in value if isinstance(item, int)]

    def point(self, key: str) -> tuple[int, int]:
        """A point [x, y]."""
        point = as_point(self.data.get(key))
        if point is None:
            raise self.fail(key, "a point [x, y] of whole numbers")
        return point

    def points(self, key: str, least: int) -> list[tuple[int, int]]:
        """A list of at least so many points."""
        value = self.data.get(key)
        points = [as_point(item) for item in value] if isinstance(value, list) else []
        found = [point for point in points if point is not None]
        if len(found) < max(least, len(points)):
            raise self.fail(key, f"a list of at least {least} points [x, y] of whole numbers")
        return found

    def sheet(self, key: str) -> "Sheet":
        """A table below this one."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "a table")
        return Sheet(value, f"{self.where}: {key}")

    def sheets(self, key: str) -> list["Sheet"]:
        """A list of tables below this one; empty when it is absent."""
        value = self.data.get(key, [])
        if not isinstance(value, list) or any(not isinstance(item, dict) for item in value):
            raise self.fail(key, "a list of tables")
        return [
            Sheet(item, f"{self.where}: {key}[{at + 1}]") for at, item in enumerate(value) if isinstance(item, dict)
        ]


def as_point(value: object) -> tuple[int, int] | None:
    """The value as a point, or None when it is none."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = value
    if isinstance(x, int) and isinstance(y, int):
        return (x, y)
    return None


def read_sheet(path: Path | str) -> Sheet:
    """The table in a file, named by its path. Raises as `read_toml` does."""
    return Sheet(read_toml(Path(path)), str(path))
