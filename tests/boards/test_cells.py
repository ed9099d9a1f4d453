"""Boards of squares and of hexes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridgehead
from bridgehead.boards.hexes import HexBoard, hex_board, load_hex_board
from bridgehead.boards.paths import distances
from bridgehead.boards.square import SquareBoard, load_square_board
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet

REMAGEN = Path(bridgehead.__file__).parent / "games" / "remagen" / "data" / "board.toml"
LEGEND = {".": "clear", "f": "forest", "~": "water"}


def hexes(layout: str = "rows", shove: str = "even", rows: int = 7, columns: int = 8) -> HexBoard:
    grid = ["." * columns for _ in range(rows)]
    return hex_board(Sheet({"grid": grid, "layout": layout, "shove": shove}, "test: board"), LEGEND)


every_layout = pytest.mark.parametrize("board", [hexes(a, b) for a in ("rows", "columns") for b in ("even", "odd")])


@pytest.fixture(scope="module")
def remagen() -> SquareBoard:
    return load_square_board(REMAGEN)


def test_the_sectors_of_remagen(remagen: SquareBoard) -> None:
    assert len(remagen) == 18 * 18
    bridge = remagen.space("I8")
    assert remagen.terrain_names[remagen.terrain[bridge]] == "railway bridge"
    assert remagen.places["railway_bridge"] == [bridge, remagen.space("I9")]
    assert "railway_bridge" in remagen.features[bridge]
    assert len(remagen.neighbours[bridge]) == 8
    assert len(remagen.neighbours[remagen.space("A1")]) == 3
    assert remagen.toward[bridge][2] == remagen.space("I9")
    assert remagen.distance(remagen.space("A1"), remagen.space("C8")) == 7


def test_a_road_joins_the_sectors_it_runs_through(remagen: SquareBoard) -> None:
    road = remagen.line_names.index("road")
    space = remagen.space
    assert remagen.joined(space("H6"), space("I7"), road)
    assert remagen.joined(space("I7"), space("H6"), road)
    assert not remagen.joined(space("H7"), space("I7"), road)


def test_a_line_of_sight_on_squares(remagen: SquareBoard) -> None:
    line = remagen.line(remagen.space("A1"), remagen.space("B4"))
    names = [{remagen.ids[cell] for cell in step} for step in line]
    assert names == [{"A2"}, {"A3", "B2"}, {"B3"}]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('sectors = ["H6", "I7"]', 'sectors = ["H6", "I9"]', "H6 and I9 are none"),
        ('sectors = ["H6", "I7"]', 'sectors = ["H6", "Z7"]', "road[2]: 'sectors' names 'Z7'"),
        ("hhww...r~~rb.hwwww", "hhww...r~~rb.hwww", "row 2 has 18"),
        ("hhww...r~~rb.hwwww", "hhww...r~~rb.hwwwX", "row 1 has 'X'"),
        ('id = "east_bridgehead"', 'id = "west_bridgehead"', "used twice"),
    ],
)
def test_a_broken_square_board_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    path = tmp_path / "board.toml"
    text = REMAGEN.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        load_square_board(path)
    assert complaint in str(refusal.value)


@every_layout
def test_hex_coordinates_go_there_and_back(board: HexBoard) -> None:
    for space in range(len(board)):
        assert board.space_at(board.q[space], board.r[space]) == space


@every_layout
def test_directions_run_clockwise_on_the_paper(board: HexBoard) -> None:
    """Each direction leads to the hex whose centre lies that way on the map."""
    signs = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    middle = board.at(3, 4)
    x, y = board.centres[middle]
    for direction, name in enumerate(board.edge_kind_names):
        to_x, to_y = board.centres[board.toward[middle][direction]]
        want = [sum(signs[letter][axis] for letter in name) for axis in (0, 1)]
        found = [(to_x > x) - (to_x < x), (to_y > y) - (to_y < y)]
        assert found == want


@every_layout
def test_neighbours_share_a_side_of_their_outlines(board: HexBoard) -> None:
    for space in range(len(board)):
        for there, direction in zip(board.neighbours[space], board.edge_kind[space], strict=True):
            side = {board.outlines[space][direction], board.outlines[space][(direction + 1) % 6]}
            assert side <= set(board.outlines[there])


@every_layout
def test_range_is_the_number_of_steps(board: HexBoard) -> None:
    for space in range(0, len(board), 9):
        walked = distances(board.neighbours, space)
        assert walked == [board.distance(space, there) for there in range(len(board))]


@every_layout
def test_rings_hold_what_lies_at_that_range(board: HexBoard) -> None:
    middle = board.at(3, 3)
    for radius in range(5):
        ring = board.ring(middle, radius)
        assert sorted(ring) == [s for s in range(len(board)) if board.distance(middle, s) == radius]
        assert len(set(ring)) == len(ring)


@every_layout
def test_a_ray_keeps_its_bearing(board: HexBoard) -> None:
    middle = board.at(3, 4)
    for direction in range(6):
        for steps in (1, 2, 3):
            there = board.ray(middle, direction, steps)
            if there >= 0:
                assert board.distance(middle, there) == steps
                assert board.bearing(middle, there) == direction
    assert board.bearing(middle, middle) == -1


@given(st.data())
def test_a_hex_line_is_the_same_both_ways(data: st.DataObject) -> None:
    board = BOARD
    a, b = (data.draw(st.integers(0, len(board) - 1)) for _ in range(2))
    there = [set(step) for step in board.line(a, b)]
    assert there == [set(step) for step in board.line(b, a)][::-1]
    assert all(a not in step and b not in step for step in there)


BOARD = hexes("rows", "even", 12, 12)


def test_hex_ids() -> None:
    assert hexes("rows").ids[9] == "B02"
    assert hexes("columns").ids[8] == "A2"


SMALL_HEXES = """
[terrain]
"." = "clear"
"f" = "forest"
[board]
grid = ["..f", ".f."]
[[board.place]]
id = "home"
name = "Home"
hexes = ["A01"]
[[board.road]]
name = "lane"
hexes = ["A01", "A02", "B02"]
"""


def test_a_hex_board_file(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(
        SMALL_HEXES,
        encoding="utf-8",
    )
    board = load_hex_board(path)
    assert board.line_names == ["road"], "unless told, every kind of line that is there is read"
    assert board.terrain_names == ["clear", "forest"]
    assert board.joined(board.space("A02"), board.space("B02"), 0)
    assert board.place_names == {"home": "Home"}
    path.write_text('[terrain]\n"." = "clear"\n[board]\nlayout = "ring"\ngrid = ["."]\n', encoding="utf-8")
    with pytest.raises(DataError, match=r'must be "rows" or "columns"'):
        load_hex_board(path)
