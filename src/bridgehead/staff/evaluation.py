"""What an evaluation reads off a position, as numbers with names, and what each of them weighs, learnt from games.

A game with a learnt evaluation has a file `data/standing.toml` with a table for each kind of battle and a weight for
each sign; `bridgehead learn` writes it. Weights are data like any other: they can be read, and varied.
"""

import math
from pathlib import Path

from bridgehead.engine.read.toml import Sheet, read_toml


class Evaluation:
    """The names of the signs by which a game's positions are weighed, and by kind of battle what each weighs."""

    __slots__ = ("names", "weights")

    names: list[str]
    weights: dict[str, list[float]]

    def __init__(self, names: list[str], weights: dict[str, list[float]]) -> None:
        self.names = names
        self.weights = weights


def weighed(signs: list[float], weights: list[float]) -> float:
    """The sum of all signs by their weights."""
    total = 0.0
    for at in range(len(signs)):
        total += signs[at] * weights[at]
    return total


def as_value(odds: float) -> float:
    """The logarithm of odds as a value from -1 (lost) to 1 (won)."""
    return math.tanh(0.5 * odds)


def read_evaluation(data: Path, names: list[str]) -> Evaluation:
    """The evaluation of signs of these names by `standing.toml` in a game's folder of data."""
    return Evaluation(names, read_weights(data / "standing.toml", names))


def read_weights(path: Path, names: list[str]) -> dict[str, list[float]]:
    """The weights of the signs of these names, in their order, for each kind of battle; what is not named weighs
    nothing. Raises DataError for a name that is none of them.
    """
    sheet = Sheet(read_toml(path), path.name)
    found: dict[str, list[float]] = {}
    for kind in sheet.data:
        table = sheet.sheet(kind)
        table.only(names)
        found[kind] = [_weight(table, name) for name in names]
    return found


def _weight(table: Sheet, name: str) -> float:
    value = table.data.get(name, 0.0)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise table.fail(name, "a number")
    return float(value)


def names_over_time(names: list[str], times: list[str]) -> list[str]:
    """The names that go with `over_time`: `times` names the powers of the time that is over, such as late and last."""
    found = ["even", *times, *names]
    for time in times:
        found += [f"{time}-{name}" for name in names]
    return found


def over_time(signs: list[float], late: float, powers: int) -> list[float]:
    """The signs as they are and multiplied by each power of the part of a game that is over, from 0 to 1; headed by 1
    and the powers themselves.
    """
    times = [1.0]
    for _ in range(powers):
        times.append(times[-1] * late)
    found = times[:]
    for time in times:
        for sign in signs:
            found.append(time * sign)
    return found
