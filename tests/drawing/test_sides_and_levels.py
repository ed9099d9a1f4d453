"""Hexsides and levels on boards: drawn where the data has them, and nothing else that looks like them."""

from __future__ import annotations

import math
import re

import pytest
from shapely.geometry import Point

from bridgehead.boards.hexes import HexBoard, hex_board
from bridgehead.boards.hexsides import read_hexsides
from bridgehead.drawing import draw_board
from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.cells.levels import Levels
from bridgehead.drawing.ground.sides import Sides
from bridgehead.drawing.sheet.canvas import Canvas
from bridgehead.engine.read.toml import Sheet
from tests.drawing.conftest import SVG, of_class, root

DATA: dict[str, object] = {
    "title": "Hedges",
    "metres": 40,
    "layout": "columns",
    "first_number": 0,
    "grid": [" . . . .", "........", "..ff....", "..f.....", "........", ". . . . "],
    "levels": [" 1 1 1 1", "11111111", "11111111", "00000000", "0---0000", "0 0 0 0 "],
    "marks": {"half": {"hexes": ["B0", "D0", "F0", "H0", "A5", "C5", "E5", "G5"]}},
    "sides": {
        "hedge": {"sides": ["B1/C1", "C1/C2", "C2/D1"]},
        "wall": {"sides": ["E2/E3"]},
        "slope": {"sides": ["G2/G3"], "one_sided": True},
    },
}


@pytest.fixture(scope="module")
def board() -> HexBoard:
    return hex_board(Sheet(DATA, "test: board"), {".": "clear", "f": "forest"})


@pytest.fixture(scope="module")
def ground(board: HexBoard) -> CellGround:
    return CellGround(board, Sheet(DATA, "test: board"))


@pytest.fixture(scope="module")
def sides(board: HexBoard) -> Sides:
    read = read_hexsides(board, Sheet(DATA, "test: board"))
    return Sides(read, Sheet({}, "test: art"), Canvas("t", "7", "light").dice("sides"))


@pytest.fixture(scope="module")
def svg(board: HexBoard) -> str:
    return draw_board(board)


def test_a_hedge_is_one_line_along_the_sides_of_the_data(board: HexBoard, sides: Sides) -> None:
    (hedge,) = sides.lines("hedge")
    middles = []
    for a, b in (("B1", "C1"), ("C1", "C2"), ("C2", "D1")):
        (ax, ay), (bx, by) = board.centres[board.space(a)], board.centres[board.space(b)]
        middles.append(Point((ax + bx) / 2, (ay + by) / 2))
    assert all(hedge.distance(middle) < 1 for middle in middles)
    assert hedge.length == pytest.approx(3 * 60, abs=12)


def test_every_look_has_a_layer_of_its_own_kind(svg: str) -> None:
    (layer,) = [layer for layer in of_class(root(svg), "layer") if layer.get("data-layer") == "sides"]
    used = {path.get("stroke") for path in layer.iter(f"{SVG}path")}
    assert {"var(--treeD)", "var(--wallf)", "var(--hach)"} <= used


def test_hachures_fall_into_the_lower_hex(board: HexBoard, sides: Sides) -> None:
    written = sides._hachures(board.space("G2"), board.space("G3"), 1)
    starts = [tuple(map(float, part.split("l")[0].split())) for part in written.split("M")[1:]]
    low = board.centres[board.space("G3")]
    high = board.centres[board.space("G2")]
    assert all(math.dist((x, y), low) < math.dist((x, y), high) for x, y in starts)


def test_a_level_holds_the_middles_of_its_hexes_and_of_no_other(board: HexBoard, ground: CellGround) -> None:
    bodies = dict(Levels(ground).bodies)
    assert sorted(bodies) == [-1, 1]
    for space in range(len(board)):
        middle = Point(ground.centre(space))
        assert bodies[1].buffer(1).contains(middle) == (board.level[space] >= 1), board.ids[space]
        assert bodies[-1].buffer(1).contains(middle) == (board.level[space] <= -1), board.ids[space]


def test_no_ornament_looks_like_a_hedge_where_hedges_are_data(board: HexBoard, ground: CellGround) -> None:
    """The only trees of a board with sides stand in its woods; fields have tints and no lines."""
    svg = draw_board(board, margins=False)
    layers = {layer.get("data-layer"): layer for layer in of_class(root(svg), "layer")}
    assert not [path for path in layers["fields"].iter(f"{SVG}path") if path.get("stroke")]
    trees = [path.get("d") or "" for path in root(svg).iter(f"{SVG}path") if "-tree" in (path.get("id") or "")]
    assert trees
    for data in trees:
        x, y = 0, 0
        for step in re.findall(r"(-?\d+) ?(-?\d+)h0", data):
            x, y = x + int(step[0]), y + int(step[1])
            assert ground.woods.contains(Point(x, y))


def test_the_legend_names_the_sides_that_there_are(svg: str) -> None:
    texts = {text.text for text in root(svg).iter(f"{SVG}text")}
    assert {"hedge", "wall", "slope"} <= texts
    assert "fence" not in texts


def test_the_frame_says_the_numbers_of_the_board(svg: str) -> None:
    texts = [text.text for text in root(svg).iter(f"{SVG}text")]
    assert "0" not in texts
    assert texts.count("4") == 2
    assert "B0" in texts and "A5" in texts
