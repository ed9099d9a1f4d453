"""Sight lines in whole numbers, checked against plain geometry."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon

from bridgehead.boards.los import HEX_CORNERS, SQUARE_CORNERS, crosses, hex_line, square_line

small = st.integers(-9, 9)


def cell(x: int, y: int, corners: list[tuple[int, int]]) -> Polygon:
    return Polygon([(x + dx, y + dy) for dx, dy in corners])


HEXES = {(q, r): cell(2 * q + r, 3 * r, HEX_CORNERS) for q in range(-20, 21) for r in range(-10, 11)}
SQUARES = {(x, y): cell(2 * x, 2 * y, SQUARE_CORNERS) for x in range(-10, 11) for y in range(-10, 11)}


def entered(line: LineString, shape: Polygon) -> bool:
    """Whether more than a hair of the line lies in the shrunken shape."""
    if not line.intersects(shape):
        return False
    return bool(line.intersection(shape.buffer(-1e-9)).length > 1e-7)


@given(small, small)
def test_hexes_crossed_are_those_that_geometry_says(dq: int, dr: int) -> None:
    assume((dq, dr) != (0, 0))
    line = LineString([(0, 0), (2 * dq + dr, 3 * dr)])
    ours = {step[0] for step in hex_line(dq, dr) if len(step) == 1}
    theirs = {at for at, shape in HEXES.items() if entered(line, shape)} - {(0, 0), (dq, dr)}
    assert ours == theirs


@given(small, small)
def test_a_hex_line_is_the_same_seen_from_the_other_end(dq: int, dr: int) -> None:
    there = [set(step) for step in hex_line(dq, dr)]
    back = [{(dq + q, dr + r) for q, r in step} for step in hex_line(-dq, -dr)]
    assert there == back[::-1]


def test_a_line_along_a_hexside_gives_both_hexes() -> None:
    # Two hexes straight up from a corner: the line leaves along the hexside between two hexes.
    assert [set(step) for step in hex_line(1, -2)] == [{(0, -1), (1, -1)}]
    assert [len(step) for step in hex_line(2, -4)] == [2, 1, 2]


def test_a_straight_row_of_hexes_is_crossed_one_by_one() -> None:
    assert hex_line(4, 0) == (((1, 0),), ((2, 0),), ((3, 0),))
    assert hex_line(1, 0) == ()


def test_a_slanting_line_clips_more_hexes_than_the_range() -> None:
    assert hex_line(3, -4) == (((1, -1),), ((1, -2),), ((2, -2),), ((2, -3),))  # range 4


@given(small, small)
def test_squares_crossed_are_those_that_geometry_says(dx: int, dy: int) -> None:
    assume((dx, dy) != (0, 0))
    line = LineString([(0, 0), (2 * dx, 2 * dy)])
    ours = {step[0] for step in square_line(dx, dy) if len(step) == 1}
    theirs = {at for at, shape in SQUARES.items() if entered(line, shape)} - {(0, 0), (dx, dy)}
    assert ours == theirs


@pytest.mark.parametrize(
    ("move", "steps"),
    [
        ((3, 0), [{(1, 0)}, {(2, 0)}]),
        ((1, 1), [{(1, 0), (0, 1)}]),
        ((2, 2), [{(1, 0), (0, 1)}, {(1, 1)}, {(2, 1), (1, 2)}]),
        ((2, 1), [{(1, 0)}, {(1, 1)}]),
        ((3, 1), [{(1, 0)}, {(1, 1), (2, 0)}, {(2, 1)}]),
    ],
)
def test_a_line_through_a_corner_gives_both_squares(move: tuple[int, int], steps: list[set[tuple[int, int]]]) -> None:
    assert [set(step) for step in square_line(*move)] == steps


L_SHAPE = [(0, 0), (6, 0), (6, 2), (2, 2), (2, 6), (0, 6)]


@pytest.mark.parametrize(
    ("a", "b", "crossed"),
    [
        ((-2, 1), (8, 1), True),
        ((-2, -1), (8, -1), False),
        ((-2, 0), (8, 0), False),  # along a side
        ((2, 2), (6, 6), False),  # from the inner corner away
        ((2, 2), (-2, -2), True),  # from the inner corner through the inside
        ((-1, 1), (1, -1), False),  # touches a corner
        ((-3, 5), (3, -1), True),
        ((3, 1), (5, 1), True),  # wholly inside
        ((3, 3), (5, 5), False),  # in the notch
        ((-1, 2), (7, 2), True),  # first inside, then along a side
        ((6, 4), (4, 6), False),
        ((6, 1), (9, 1), False),  # starts on the border and leaves
    ],
)
def test_crossing_an_outline(a: tuple[int, int], b: tuple[int, int], crossed: bool) -> None:
    assert crosses(a, b, L_SHAPE) is crossed
    assert crosses(b, a, L_SHAPE) is crossed
    assert crosses(a, b, L_SHAPE[::-1]) is crossed


points = st.tuples(st.integers(-8, 8), st.integers(-8, 8))


@given(st.lists(points, min_size=3, max_size=7, unique=True), points, points)
def test_crossing_agrees_with_plain_geometry(
    outline: list[tuple[int, int]], a: tuple[int, int], b: tuple[int, int]
) -> None:
    shape = Polygon(outline)
    assume(shape.is_valid and shape.area > 0 and a != b)
    assert crosses(a, b, outline) is entered(LineString([a, b]), shape)
