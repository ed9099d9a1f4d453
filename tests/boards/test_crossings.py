"""What lines meet between hexes, checked against plain geometry."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Point

from bridgehead.boards.crossings import ALONG, CORNER, CROSSED, Crossing, Side, hex_crossings
from bridgehead.boards.los import AXIAL_STEPS, HEX_CORNERS, hex_line

small = st.integers(-9, 9)
EVERY = [(q, r) for q in range(-12, 13) for r in range(-12, 13) if 0 < (abs(q) + abs(r) + abs(q + r)) // 2 <= 12]


def corners_of(q: int, r: int) -> list[tuple[int, int]]:
    return [(2 * q + r + x, 3 * r + y) for x, y in HEX_CORNERS]


def drawn(side: Side) -> LineString:
    """A side as a line: the two corners that its hexes share."""
    shared = sorted(set(corners_of(*side[0])) & set(corners_of(*side[1])))
    assert len(shared) == 2
    return LineString(shared)


def sides_near(dq: int, dr: int) -> set[Side]:
    near = itertools.product(range(min(0, dq) - 2, max(0, dq) + 3), range(min(0, dr) - 2, max(0, dr) + 3))
    found: set[Side] = set()
    for q, r in near:
        for step_q, step_r in AXIAL_STEPS:
            there = (q + step_q, r + step_r)
            found.add(((q, r), there) if (q, r) < there else (there, (q, r)))
    return found


@given(small, small)
def test_the_sides_met_are_those_that_geometry_says(dq: int, dr: int) -> None:
    if (dq, dr) == (0, 0):
        return
    line = LineString([(0, 0), (2 * dq + dr, 3 * dr)])
    theirs = {side for side in sides_near(dq, dr) if drawn(side).distance(line) < 1e-9}
    ours = {side for crossing in hex_crossings(dq, dr) for side in crossing.sides}
    assert ours == theirs


@given(small, small)
def test_how_a_side_is_met_is_what_geometry_says(dq: int, dr: int) -> None:
    line = LineString([(0, 0), (2 * dq + dr, 3 * dr)])
    for crossing in hex_crossings(dq, dr):
        for side in crossing.sides:
            shape = drawn(side)
            corners = sum(line.distance(Point(point)) < 1e-9 for point in shape.coords)
            if crossing.how == ALONG:
                assert corners == 2
            elif crossing.how == CORNER:
                assert corners >= 1
            else:
                assert corners == 0 and shape.crosses(line)


@given(small, small)
def test_a_line_meets_the_same_seen_from_the_other_end(dq: int, dr: int) -> None:
    def moved(side: Side) -> Side:
        a, b = ((dq + q, dr + r) for q, r in side)
        return (a, b) if a < b else (b, a)

    there = hex_crossings(dq, dr)
    back = [Crossing(c.how, tuple(sorted(moved(side) for side in c.sides))) for c in hex_crossings(-dq, -dr)]
    assert list(there) == back[::-1]


def test_between_neighbours_one_side_is_crossed() -> None:
    for q, r in AXIAL_STEPS:
        (crossing,) = hex_crossings(q, r)
        assert crossing.how == CROSSED
        assert set(crossing.sides[0]) == {(0, 0), (q, r)}


def test_a_line_out_of_a_corner_runs_along_a_side_and_ends_in_a_corner() -> None:
    first, along, last = hex_crossings(1, -2)
    assert (first.how, along.how, last.how) == (CORNER, ALONG, CORNER)
    assert along.sides == (((0, -1), (1, -1)),)
    assert len(first.sides) == len(last.sides) == 3 and along.sides[0] in first.sides and along.sides[0] in last.sides


def test_of_462_displacements_within_twelve_hexes_72_pass_through_a_corner_and_36_run_along_sides() -> None:
    far = [{crossing.how for crossing in hex_crossings(*there)} for there in EVERY if there not in AXIAL_STEPS]
    assert len(far) == 462
    assert sum(ALONG in met for met in far) == 36
    assert sum(CORNER in met and ALONG not in met for met in far) == 72


@pytest.mark.parametrize("there", [there for there in EVERY if there[0] % 3 == 0])
def test_sides_and_hexes_follow_each_other(there: tuple[int, int]) -> None:
    """A line that meets no corner crosses one side from each hex of its way to the next."""
    crossings = hex_crossings(*there)
    if any(crossing.how != CROSSED for crossing in crossings):
        return
    way = [(0, 0), *[step[0] for step in hex_line(*there)], there]
    assert [set(c.sides[0]) for c in crossings] == [set(pair) for pair in itertools.pairwise(way)]
