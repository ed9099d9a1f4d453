"""What a straight line from hex to hex passes between the hexes: sides it crosses, corners, sides it runs along.

As everywhere in sight lines, whole numbers only: a line through a corner is told from one that passes beside it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from bridgehead.boards.los import AXIAL_STEPS, HEX_CORNERS

CROSSED: Final = 0  # one side, between its corners
CORNER: Final = 1  # the three sides that meet at the corner which the line passes through
ALONG: Final = 2  # one side, which the line runs along from corner to corner

# The two hexes that share a side, as axial displacements from the line's beginning, the smaller first.
Side = tuple[tuple[int, int], tuple[int, int]]


class Crossing(NamedTuple):
    """What a line meets at one place: how (CROSSED, CORNER or ALONG), and the side or sides."""

    how: int
    sides: tuple[Side, ...]


_crossings: Final[dict[tuple[int, int], tuple[Crossing, ...]]] = {}


def hex_crossings(dq: int, dr: int) -> tuple[Crossing, ...]:
    """What the line from a hex to the one at axial displacement (dq, dr) meets between hexes, in order.

    A line along a hexside meets a corner, runs along the side, and meets the corner at its other end.
    """
    known = _crossings.get((dq, dr))
    if known is None:
        known = _worked_out(dq, dr)
        _crossings[(dq, dr)] = known
    return known


def _worked_out(dq: int, dr: int) -> tuple[Crossing, ...]:
    met: dict[tuple[Fraction, int], set[Side]] = {}
    if (dq, dr) == (0, 0):
        return ()
    for q in range(min(0, dq) - 1, max(0, dq) + 2):
        for r in range(min(0, dr) - 1, max(0, dr) + 2):
            for direction in range(6):
                step = AXIAL_STEPS[direction]
                there = (q + step[0], r + step[1])
                side = ((q, r), there) if (q, r) < there else (there, (q, r))
                for place, how in _places(2 * dq + dr, 3 * dr, 2 * q + r, 3 * r, direction):
                    if 0 < place < 1:
                        met.setdefault((place, how), set()).add(side)
    return tuple([Crossing(how, tuple(sorted(met[place, how]))) for place, how in sorted(met)])


def _places(dx: int, dy: int, x: int, y: int, direction: int) -> list[tuple[Fraction, int]]:
    """Where the line from the origin to (dx, dy) meets a side of the hex at (x, y), and how; as parts of the way."""
    first, second = HEX_CORNERS[direction], HEX_CORNERS[(direction + 1) % 6]
    ax, ay = x + first[0], y + first[1]
    bx, by = x + second[0], y + second[1]
    a, b = dx * ay - dy * ax, dx * by - dy * bx  # on which side of the line the two corners lie
    whole = 3 * dx * dx + dy * dy
    to_a, to_b = 3 * dx * ax + dy * ay, 3 * dx * bx + dy * by
    if (a < 0 < b) or (b < 0 < a):
        return [(Fraction(to_a * b - to_b * a, (b - a) * whole), CROSSED)]
    found: list[tuple[Fraction, int]] = []
    if a == 0:
        found.append((Fraction(to_a, whole), CORNER))
    if b == 0:
        found.append((Fraction(to_b, whole), CORNER))
    if a == 0 and b == 0:
        found.append((Fraction(to_a + to_b, 2 * whole), ALONG))
    return found
