"""[T4.1] [T4.2] Lines from hex centre to hex centre as geometry, whatever the ground: what they pass, in whole numbers.

A line depends only on how far its end lies from its beginning, so it is worked out once and kept.
"""

from math import isqrt
from typing import Final

from bridgehead.boards.hexes import COLUMN_DIRECTIONS
from bridgehead.boards.los import AXIAL_STEPS, hex_line
from bridgehead.games.coupdemain.printed.ground import LATTICE

NO_WAY: Final = -1
NOWHERE: Final = -1
BESIDE: Final = 100
"""How far a line along a side passes from the centres on either side of it: as far as the side lies."""
WIDEST: Final = 256
"""More than two hexes of a board can lie apart in any coordinate, twice: displacements have a number each."""


class Line:
    """What a line passes, its beginning and its end included; the lists run parallel, an item a step [T4.2].

    `one` is the hex whose inside the line crosses, as the way to it over the lattice of `Ground.cell`; where the line
    runs along a side, `one` and `other` are the hexes beside it (else `other` is 0 and `pair` false). `way` is the
    direction of the side that the line crosses after the step, and where it runs along a side the direction from `one`
    to `other`; NO_WAY where it leaves by a corner between two others. `away` and `left` are the ranges to its beginning
    and its end, `clears` how far it passes from the centre, in hundredths of the way from there to a side, rounded up.
    """

    __slots__ = ("one", "other", "pair", "way", "away", "left", "clears", "range")

    one: list[int]
    other: list[int]
    pair: list[bool]
    way: list[int]
    away: list[int]
    left: list[int]
    clears: list[int]
    range: int


_lines: Final[dict[int, Line]] = {}


def line_to(dq: int, dr: int) -> Line:
    """[T4.2] The line from a hex to the one at an axial displacement. Remembered."""
    key = dr * WIDEST + dq
    known = _lines.get(key)
    if known is None:
        known = _drawn(dq, dr)
        _lines[key] = known
    return known


def _drawn(dq: int, dr: int) -> Line:
    line = Line()
    path = [((0, 0),), *hex_line(dq, dr), ((dq, dr),)]
    line.one = [step[0][1] * LATTICE + step[0][0] for step in path]
    line.pair = [len(step) == 2 for step in path]
    line.other = [step[-1][1] * LATTICE + step[-1][0] if len(step) == 2 else 0 for step in path]
    line.away = [_length(*step[0]) for step in path]
    line.left = [_length(dq - step[0][0], dr - step[0][1]) for step in path]
    line.clears = [BESIDE if len(step) == 2 else _clearance(dq, dr, *step[0]) for step in path]
    line.range = _length(dq, dr)
    line.way = []
    for place, step in enumerate(path):
        if len(step) == 2:
            line.way.append(_direction(step[0], step[1]))
        elif place + 1 < len(path) and len(path[place + 1]) == 1:
            line.way.append(_direction(step[0], path[place + 1][0]))
        else:
            line.way.append(NO_WAY)
    return line


def _length(dq: int, dr: int) -> int:
    return (abs(dq) + abs(dr) + abs(dq + dr)) >> 1


def _clearance(dq: int, dr: int, q: int, r: int) -> int:
    """[T4.7] How far the line passes from the centre of a hex, in hundredths of the way to its sides, rounded up.

    In x the unit is half a radius, in y the distance from a centre to a side, whose square is three times as much.
    """
    x, y = 3 * dr, 2 * dq + dr
    u, v = 3 * r, 2 * q + r
    cross = x * v - y * u
    square = x * x + 3 * y * y
    return 0 if cross == 0 else isqrt((10000 * cross * cross - 1) // square) + 1


def _direction(here: tuple[int, int], there: tuple[int, int]) -> int:
    """The direction of a side, 0 up and clockwise, as boards of columns count it (`HexBoard.axial_step`)."""
    step = AXIAL_STEPS.index((there[0] - here[0], there[1] - here[1]))
    return (4 - step) % len(COLUMN_DIRECTIONS)
