"""What a picture is told: scenes with pieces on them, and the art tables of a board file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bridgehead.drawing.pieces.counters import CounterSpec
from bridgehead.engine.read.toml import Sheet


@dataclass(frozen=True)
class Piece:
    """A counter on a space, named by the space's id. Several on one space make a stack, the last on top."""

    space: str
    counter: CounterSpec


@dataclass(frozen=True)
class Scene:
    """What lies on a board for one picture: pieces, lit spaces, the chosen one."""

    pieces: Sequence[Piece] = ()
    lit: Sequence[str] = ()
    selected: str = ""


def optional_text(table: Sheet, name: str, default: str = "") -> str:
    """A text, or the default when there is none."""
    return table.text(name) if name in table.data else default


def optional_number(table: Sheet, name: str, default: int) -> int:
    """A number, or the default when there is none."""
    return table.number(name) if name in table.data else default


def optional_table(table: Sheet, name: str) -> Sheet:
    """A sub-table, empty when there is none."""
    return table.sheet(name) if name in table.data else Sheet({}, f"{table.where}: {name}")


def numbers(table: Sheet, name: str, count: int) -> tuple[int, ...]:
    """A list of exactly so many whole numbers."""
    value = table.data.get(name)
    if isinstance(value, list) and len(value) == count:
        found = tuple(item for item in value if isinstance(item, int))
        if len(found) == count:
            return found
    raise table.fail(name, f"a list of {count} whole numbers")


def box_of(table: Sheet) -> tuple[float, float, float, float]:
    """The entry `rect`: left, top, width, height."""
    left, top, width, height = numbers(table, "rect", 4)
    return (left, top, width, height)


def dice_of(table: Sheet, name: str) -> list[int]:
    """A list of die faces."""
    value = table.data.get(name)
    if isinstance(value, list) and value:
        found = [item for item in value if isinstance(item, int) and 1 <= item <= 6]
        if len(found) == len(value):
            return found
    raise table.fail(name, "a list of dice from 1 to 6")


def line_of(table: Sheet, name: str = "line") -> list[tuple[float, float]]:
    """A polyline of at least two points."""
    return [(float(x), float(y)) for x, y in table.points(name, 2)]


def region_of(table: Sheet, name: str = "region") -> list[tuple[float, float]]:
    """A polygon of at least three points."""
    return [(float(x), float(y)) for x, y in table.points(name, 3)]
