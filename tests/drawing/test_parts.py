"""The parts that pictures are made with: rasters, contours, widths, path data."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Point, Polygon, box

from bridgehead.drawing.ground.relief import iso_area, iso_lines
from bridgehead.drawing.sheet.labels import breakings
from bridgehead.drawing.sheet.lettering import FACES, width
from bridgehead.drawing.sheet.mask import GRAIN, Mask
from bridgehead.drawing.sheet.svg import dot_data, line_data, num

coordinates = st.tuples(st.integers(0, 90), st.integers(0, 90))


@given(st.lists(coordinates, min_size=3, max_size=8, unique=True))
def test_a_mask_holds_the_cells_whose_middle_is_inside(points: list[tuple[int, int]]) -> None:
    shape = Polygon(points)
    if not shape.is_valid or shape.area == 0:
        return
    mask = Mask(0, 0, 90, 90).add(shape)
    for row in range(0, 30, 3):
        for column in range(0, 30, 3):
            middle = Point((column + 0.5) * GRAIN, (row + 0.5) * GRAIN)
            if shape.exterior.distance(middle) > 1e-6:
                assert mask.cells[row, column] == shape.contains(middle)


def test_a_window_is_the_same_ground() -> None:
    mask = Mask(-60, -60, 300, 300).add(box(100, 50, 180, 120))
    window = mask.window(90, 40, 200, 130)
    for x, y in ((101, 51), (99, 51), (178, 118), (182, 100)):
        assert window.has(x, y) == mask.has(x, y)


def test_counts_of_boxes() -> None:
    mask = Mask(0, 0, 300, 300).add(box(90, 90, 150, 150))
    assert mask.count(120, 120, 30, 30) == 100
    assert mask.count(240, 240, 30, 30) == 0
    assert list(mask.counts(np.array([120.0, 240.0]), np.array([120.0, 240.0]), 90, 90)) == [400, 0]


def test_contours_of_a_cone_are_circles() -> None:
    x, y = np.meshgrid(np.arange(0.0, 401, 10), np.arange(0.0, 401, 10))
    z = 200 - np.hypot(x - 200, y - 200)
    (line,) = iso_lines(x, y, z, 100.0)
    assert line.is_ring
    assert line.length == pytest.approx(2 * np.pi * 100, rel=0.02)
    assert iso_area(x, y, z, 100.0).area == pytest.approx(np.pi * 100**2, rel=0.02)
    assert iso_lines(x, y, z, 500.0) == []


def test_words_grow_with_letters_and_size() -> None:
    for face in FACES:
        assert 0 < width("Bridge", face, 20) < width("Bridges", face, 20)
        assert width("Bridge", face, 40) == pytest.approx(2 * width("Bridge", face, 20))
        assert width("8", face, 20) == width("1", face, 20), "figures stand in columns"


def test_names_break_between_words() -> None:
    assert breakings("Gun pit") == [("Gun pit",), ("Gun", "pit")]
    assert ("LZ X,", "long", "field") in breakings("LZ X, long field")


@pytest.mark.parametrize(("value", "text"), [(12.0, "12"), (3.50, "3.5"), (-0.01, "0"), (-2.25, "-2.2"), (100, "100")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert num(value) == text


def test_path_data_is_relative_and_exact() -> None:
    assert line_data([(0.4, 0.4), (10.4, 0.4), (10.4, 5), (3, 9)]) == "M0 0h10v5l-7 4"
    assert line_data([(0, 0), (1, 0), (1, 1)], closed=True) == "M0 0h1v1z"
    assert dot_data([(5, 5), (8, 4)]) == "M5 5h0m3-1h0"
