"""The area board, as read from the board of Pegasus Bridge and from small broken files."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridgehead
from bridgehead.boards.area import DASHED, DOUBLE, SINGLE, AreaBoard, load_area_board
from bridgehead.engine.errors import DataError

PEGASUS = Path(bridgehead.__file__).parent / "games" / "pegasus" / "data" / "board.toml"

SMALL = """
[map]
width = 300
height = 100
[classes]
open = "fields"
obstructed = "houses"
[[area]]
id = "A"
name = "West"
class = "open"
centre = [50, 50]
polygon = [[0, 0], [100, 0], [100, 100], [0, 100]]
[[area]]
id = "B"
name = "Middle"
class = "obstructed"
centre = [150, 50]
features = ["church"]
polygon = [[100, 0], [200, 0], [200, 100], [100, 100]]
[[area]]
id = "C"
name = "East"
class = "open"
centre = [250, 50]
polygon = [[200, 0], [300, 0], [300, 100], [200, 100]]
[[connection]]
a = "A"
b = "B"
kind = "double"
via = [100, 50]
[[connection]]
a = "B"
b = "C"
kind = "dashed"
via = [200, 50]
[[glider_line]]
from = "A"
"""


def small(tmp_path: Path, old: str = "", new: str = "") -> AreaBoard:
    assert old in SMALL
    path = tmp_path / "board.toml"
    path.write_text(SMALL.replace(old, new, 1), encoding="utf-8")
    return load_area_board(path)


@pytest.fixture(scope="module")
def pegasus() -> AreaBoard:
    return load_area_board(PEGASUS)


def test_areas_and_lines_are_read(tmp_path: Path) -> None:
    board = small(tmp_path)
    assert board.ids == ["A", "B", "C"]
    assert board.names[1] == "Middle"
    assert [board.terrain_names[t] for t in board.terrain] == ["open", "obstructed", "open"]
    assert board.with_feature("church") == [1]
    assert board.neighbours == [[1], [0, 2], [1]]
    assert board.edge_kind == [[DOUBLE], [DOUBLE, DASHED], [DASHED]]
    assert board.edge(0, 1) == DOUBLE
    assert board.edge(0, 2) == -1
    assert board.along([SINGLE, DOUBLE]) == [[1], [0], []]
    assert board.distance[0] == [0, 1, 2]
    assert "glider_line" in board.extra


def test_the_middle_area_lies_between_the_others(tmp_path: Path) -> None:
    board = small(tmp_path)
    assert board.crossed(0, 2) == (1,)
    assert board.crossed(0, 1) == ()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('class = "obstructed"', 'class = "swamp"', "area[2]: 'class' is 'swamp'; it must be one of open, obstructed."),
        ('id = "C"', 'id = "A"', "the id 'A' is used twice"),
        ("centre = [50, 50]", "centre = [50]", "area[1]: 'centre' is [50]; it must be a point [x, y]"),
        ("centre = [50, 50]", "", "area[1]: 'centre' is missing; it must be a point"),
        ('b = "C"', 'b = "Z"', "connection[2]: 'b' names 'Z', but the board has no such space."),
        (
            'kind = "dashed"',
            'kind = "dotted"',
            "'kind' is 'dotted'; it must be one of single, double, dashed.",
        ),
        ("width = 300", 'width = "wide"', "map: 'width' is 'wide'; it must be a whole number."),
        ('b = "C"', 'b = "A"', "connection[2]: 'b' is 'A'; it must be another area"),
        ("[map]", "[map", "is not valid TOML"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(DataError) as refusal:
        small(tmp_path, old, new)
    message = str(refusal.value)
    assert complaint in message
    assert "board.toml" in message
    assert "\n" not in message


def test_a_missing_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        load_area_board(tmp_path / "none.toml")


def test_the_ground_of_pegasus_bridge(pegasus: AreaBoard) -> None:
    assert len(pegasus) == 61
    west, east = pegasus.space("PB1"), pegasus.space("PB2")
    assert pegasus.edge(west, east) == SINGLE
    assert pegasus.edge(pegasus.space("W2"), west) == DOUBLE
    assert pegasus.edge(pegasus.space("WN"), pegasus.space("PIL")) == DASHED


def test_every_line_lies_both_ways(pegasus: AreaBoard) -> None:
    for here, there in enumerate(pegasus.neighbours):
        for place, other in enumerate(there):
            back = pegasus.neighbours[other].index(here)
            assert pegasus.edge_kind[here][place] == pegasus.edge_kind[other][back]
            line = pegasus.connections[pegasus.edge_connection[here][place]]
            assert {line.a, line.b} == {here, other}


def test_every_area_can_be_reached(pegasus: AreaBoard) -> None:
    assert max(pegasus.distance[0]) < len(pegasus)


def test_a_ruler_laid_along_the_bridge_road(pegasus: AreaBoard) -> None:
    """[20] From the junction to the causeway the ruler runs along the road and over the bridge."""
    between = pegasus.crossed(pegasus.space("TJ"), pegasus.space("M1"))
    assert {pegasus.ids[area] for area in between} == {"W1", "W2", "PB1", "PB2", "E1"}


def test_sight_is_the_same_both_ways(pegasus: AreaBoard) -> None:
    for a in range(0, len(pegasus), 7):
        for b in range(0, len(pegasus), 5):
            assert pegasus.crossed(a, b) == pegasus.crossed(b, a)
