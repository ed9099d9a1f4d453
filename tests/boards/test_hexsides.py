"""Sides, levels, half-hexes and Locations of hex boards, read from data."""

from __future__ import annotations

import copy

import pytest

from bridgehead.boards.crossings import CORNER, CROSSED
from bridgehead.boards.hexes import HALF_WIDTH, RADIUS, HexBoard, hex_board
from bridgehead.boards.hexsides import Hexsides, read_hexsides
from bridgehead.boards.locations import Locations
from bridgehead.boards.paths import distances
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet

LEGEND = {".": "clear", "w": "woods", "~": "water"}

# Columns of hexes A to F, numbers from 0; the even columns lack their number 0, which the upper edge would cut off.
DATA: dict[str, object] = {
    "layout": "columns",
    "first_number": 0,
    "grid": [" . . .", "..w...", "......", "..~~..", ". . . "],
    "levels": [" 1 1 1", "111112", "000011", "00--00", "0 0 0 "],
    "marks": {
        "half": {"hexes": ["A1", "A2", "A3", "B0", "D0", "F0", "A4", "C4", "E4"]},
        "stream": {"hexes": ["B1", "B2"]},
    },
    "sides": {
        "hedge": {"sides": ["B1/C1", "C1/C2"]},
        "wall": {"sides": ["C1/C2"]},
        "slope": {"sides": ["B1/B2", "D1/D2"], "one_sided": True},
    },
}


def table(**changes: object) -> Sheet:
    return Sheet({**copy.deepcopy(DATA), **changes}, "test: board")


@pytest.fixture(scope="module")
def board() -> HexBoard:
    return hex_board(table(), LEGEND)


@pytest.fixture(scope="module")
def sides(board: HexBoard) -> Hexsides:
    return read_hexsides(board, table())


def test_numbers_begin_where_the_board_says(board: HexBoard) -> None:
    assert "B0" in board.index and "A1" in board.index and "A0" not in board.index
    assert {board.ids[s] for s in board.neighbours[board.space("C2")]} == {"C1", "C3", "B1", "B2", "D1", "D2"}
    assert {board.ids[s] for s in board.neighbours[board.space("B1")]} == {"B0", "B2", "A1", "A2", "C1", "C2"}


def test_levels_are_read_hex_by_hex(board: HexBoard) -> None:
    assert [board.level[board.space(name)] for name in ("B0", "F1", "A2", "C3", "D3")] == [1, 2, 0, -1, -1]


def test_marks_are_features(board: HexBoard) -> None:
    assert [board.ids[s] for s in board.with_feature("stream")] == ["B1", "B2"]


def test_the_map_ends_in_the_middle_of_half_hexes(board: HexBoard) -> None:
    """Half-hexes of the first column have their centres on the left edge, those with number 0 on the upper one."""
    assert all(board.centres[board.space(name)][0] == 0 for name in ("A1", "A2", "A3"))
    assert all(board.centres[board.space(name)][1] == 0 for name in ("B0", "D0", "F0"))
    assert all(board.centres[board.space(name)][1] == board.height for name in ("C4", "E4"))
    assert board.centres[board.space("C1")] == (3 * RADIUS, HALF_WIDTH)
    assert board.cell_centre(1, 2) == board.centres[board.space("C1")]
    whole = [s for s in range(len(board)) if "half" not in board.features[s]]
    for x, y in [point for s in whole for point in board.outlines[s]]:
        assert 0 <= x <= board.width and 0 <= y <= board.height


def test_a_half_hex_is_a_whole_hex_for_ranges(board: HexBoard) -> None:
    for space in range(len(board)):
        walked = distances(board.neighbours, space)
        assert walked == [board.distance(space, there) for there in range(len(board))]


def test_both_hexes_of_a_side_have_what_runs_along_it(board: HexBoard, sides: Hexsides) -> None:
    b1, c1, c2 = (board.space(name) for name in ("B1", "C1", "C2"))
    assert sides.has(b1, c1, "hedge") and sides.has(c1, b1, "hedge")
    assert not sides.has(b1, c1, "wall")
    assert sides.has(c1, c2, "hedge") and sides.has(c2, c1, "wall")
    assert not sides.has(b1, c2, "hedge")
    assert sides.between(b1, board.space("F1")) == 0


def test_only_the_upper_hex_has_a_slope(board: HexBoard, sides: Hexsides) -> None:
    assert sides.has(board.space("B1"), board.space("B2"), "slope")
    assert not sides.has(board.space("B2"), board.space("B1"), "slope")


def test_a_line_names_the_sides_it_crosses(board: HexBoard) -> None:
    """C1 to C3 is straight down the column; A2 to C2 leaves by the corner, along the side of B1 and B2."""
    names = [
        [(how, sorted({board.ids[a], board.ids[b]})) for how, met in board.crossings(s, t) for a, b in met]
        for s, t in ((board.space("C1"), board.space("C3")), (board.space("B1"), board.space("C3")))
    ]
    assert names[0] == [(CROSSED, ["C1", "C2"]), (CROSSED, ["C2", "C3"])]
    assert names[1][0][0] == CORNER
    assert board.crossings(board.space("A2"), board.space("C2"))[0][1]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"sides": {"hedge": {"sides": ["B1-C1"]}}}, "sides such as \"F5/G5\", but one is 'B1-C1'"),
        ({"sides": {"hedge": {"sides": ["B1/D3"]}}}, "B1 and D3 are none"),
        ({"sides": {"hedge": {"sides": ["B1/B9"]}}}, "'B9'"),
        ({"sides": {"slope": {"sides": ["B1/B2"], "one_sided": 1}}}, "true or false"),
        ({"levels": ["1"]}, "grid of 5 rows of 6 figures"),
        ({"levels": [" 1 1 1", "111112", "00x011", "00--00", "0 0 0 "]}, "C2 has 'x'"),
        ({"marks": {"stream": {"hexes": ["B9"]}}}, "marks: stream: 'hexes' names 'B9'"),
    ],
)
def test_a_broken_board_is_refused(change: dict[str, object], complaint: str) -> None:
    broken = table(**change)
    with pytest.raises(DataError) as refusal:
        read_hexsides(hex_board(broken, LEGEND), broken)
    assert complaint in str(refusal.value)


@pytest.fixture
def houses(board: HexBoard) -> Locations:
    """A house of two upper storeys in B1, joined to one of one storey in B2; the stairs are in B2."""
    storeys = [0] * len(board)
    storeys[board.space("B1")] = 2
    storeys[board.space("B2")] = 1
    found = Locations(board, storeys)
    found.stairs(board.space("B2"))
    found.join(board.space("B1"), board.space("B2"))
    return found


def test_locations_are_the_grounds_and_then_the_storeys(board: HexBoard, houses: Locations) -> None:
    assert len(houses) == len(board) + 3
    assert [houses.name(place) for place in houses.of(board.space("B1"))] == ["B1", "B1/1", "B1/2"]
    assert houses.at(board.space("B2"), 2) == -1
    assert houses.at(board.space("C1"), 1) == -1
    for place in range(len(houses)):
        assert houses.at(houses.hex[place], houses.storey[place]) == place


def test_a_step_leads_up_the_stairs_and_through_the_house(board: HexBoard, houses: Locations) -> None:
    """To the first storey of B1: out into B2, up the stairs there, and across. To the second no stairs lead."""
    b1, b2 = board.space("B1"), board.space("B2")
    steps = distances(houses.neighbours, b1)
    assert steps[b2] == 1
    assert steps[houses.at(b2, 1)] == 2
    assert steps[houses.at(b1, 1)] == 3
    assert houses.at(b1, 2) not in houses.neighbours[houses.at(b1, 1)]
    assert houses.distance(houses.at(b1, 2), houses.at(b2, 1)) == 1
