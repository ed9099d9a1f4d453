"""Boards of squares and hexes as pictures: true to their cells, complete, and the same every time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from shapely.geometry import LineString, Point

from bridgehead.boards.cells import CellBoard
from bridgehead.boards.hexes import load_hex_board
from bridgehead.boards.square import load_square_board
from bridgehead.drawing import CounterSpec, Piece, draw_board
from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.cells.ways import Ways
from bridgehead.drawing.sheet.tokens import DARK
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet
from tests.drawing.conftest import DATA, SVG, of_class, root

HEXES = """
[board]
title = "Two bridges"
metres = 250
grid = [
  "//..ff...~..s.",
  "//^.ff..~...s.",
  "///.....~...s.",
  "tt..f...~..sww",
  "tt......B..b..",
  ".t......~..sww",
  ".....g...~..s.",
  "....g..ff~..s.",
]
[[board.road]]
hexes = ["E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09", "E10", "E11", "E12", "E13", "E14"]
[[board.road]]
hexes = ["D08", "E09"]
[[board.stream]]
hexes = ["A13", "B13", "C13", "D12", "E12", "F12", "G13", "H13"]
[[board.place]]
id = "west"
name = "Westham"
hexes = ["D01", "D02", "E01", "E02", "F02"]
[[board.place]]
id = "bridge"
name = "Long bridge"
hexes = ["E09"]
[board.water]
name = "Stour"
[terrain]
"." = "clear"
"f" = "forest"
"t" = "town"
"g" = "gully"
"w" = "swamp"
"s" = "stream"
"b" = "stream bridge"
"/" = "slope"
"^" = "hilltop"
"~" = "water"
"B" = "water bridge"
"""


@pytest.fixture(scope="session")
def boards(tmp_path_factory: pytest.TempPathFactory) -> dict[str, CellBoard]:
    path: Path = tmp_path_factory.mktemp("boards") / "hexes.toml"
    path.write_text(HEXES, encoding="utf-8")
    return {
        "remagen": load_square_board(DATA / "remagen" / "data" / "board.toml"),
        "hexes": load_hex_board(path, ["road", "stream"]),
    }


@pytest.fixture(scope="session", params=["remagen", "hexes"])
def board(request: pytest.FixtureRequest, boards: dict[str, CellBoard]) -> CellBoard:
    return boards[request.param]


@pytest.fixture(scope="session")
def svg(board: CellBoard) -> str:
    return draw_board(board)


def ground_of(board: CellBoard) -> CellGround:
    return CellGround(board, Sheet(dict(board.extra), board.source))


def test_every_cell_is_an_element_once(board: CellBoard, svg: str) -> None:
    assert [space.get("data-space") for space in of_class(root(svg), "space")] == board.ids


def test_what_grows_keeps_to_its_cells(board: CellBoard) -> None:
    """True to the data: the middle of every cell lies in what its letter says, and in nothing else."""
    ground = ground_of(board)
    for role, body in (("water", ground.water), ("wood", ground.woods), ("swamp", ground.swamps)):
        for space in range(len(board)):
            middle = Point(ground.centre(space))
            assert body.buffer(1).contains(middle) == ground.has(space, role), (role, board.ids[space])


def test_roads_run_through_the_middles_of_their_cells(board: CellBoard) -> None:
    ground = ground_of(board)
    ways = Ways(ground)
    for _, name, spaces in board.lines:
        for space in spaces:
            if ground.has(space, "water") or name == "Railway bridge":
                continue
            away = min(line.distance(Point(ground.centre(space))) for line in ways.lines + ways.streams)
            assert away < 32, (name, board.ids[space])


def test_a_bridge_spans_the_water(boards: dict[str, CellBoard]) -> None:
    for board, kinds in ((boards["remagen"], ["towers"]), (boards["hexes"], ["truss", "plain"])):
        ground = ground_of(board)
        bridges = Ways(ground).bridges
        assert [bridge[-1] for bridge in bridges] == kinds
        x, y, length, _, turn, _ = bridges[0]
        assert abs(turn) < 15
        for end in (x - length / 2, x + length / 2):
            assert not ground.water.contains(Point(end, y))
        assert ground.water.contains(Point(x, y))


def test_a_road_from_the_side_joins_the_end_of_the_bridge(boards: dict[str, CellBoard]) -> None:
    ground = ground_of(boards["hexes"])
    lines = Ways(ground).lines
    side = min(lines, key=lambda line: line.distance(Point(ground.centre(boards["hexes"].space("D08")))))
    assert not LineString(side.coords).intersection(ground.water).length > 1


def test_names_are_written_and_part_from_each_other(board: CellBoard, svg: str) -> None:
    words = {text.text for text in root(svg).iter(f"{SVG}text")} | {
        path.text for path in root(svg).iter(f"{SVG}textPath")
    }
    expected = {"Westham", "Long bridge", "Stour", "Two bridges"}
    if "art" in board.extra:
        expected = {"Remagen", "Erpel", "Kripp", "Linz", "Unkel", "Kasbach", "Erpeler Ley", "Rhine"}
    assert expected <= words


def test_the_grid_can_be_read(board: CellBoard, svg: str) -> None:
    """Hexes carry their ids; squares are read from letters and numbers in the frame, on all four sides."""
    texts = [text.text for text in root(svg).iter(f"{SVG}text")]
    if len(board) > 200:
        assert texts.count("K") == 2
        assert texts.count("14") == 2
    else:
        assert set(board.ids) <= set(texts)


def test_set_up_marks_stand_in_their_sectors(boards: dict[str, CellBoard]) -> None:
    remagen = boards["remagen"]
    marks = [layer for layer in of_class(root(draw_board(remagen)), "layer") if layer.get("data-layer") == "marks"]
    letters = [text.text for text in marks[0].iter(f"{SVG}text")]
    assert letters.count("S") == len(remagen.places["german_setup"])
    assert letters.count("E") == len(remagen.places["us_entry"])


def test_the_picture_is_calm_and_its_own(svg: str) -> None:
    tags = {element.tag.removeprefix(SVG) for element in root(svg).iter()}
    assert tags.isdisjoint({"filter", "image", "script", "foreignObject"})
    assert len(svg.encode()) < 450_000
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', svg)) <= set(ids)


def test_the_same_bytes_again(board: CellBoard, svg: str) -> None:
    assert draw_board(board) == svg


def test_pieces_and_light_by_night(boards: dict[str, CellBoard]) -> None:
    tank = CounterSpec("us", "tank-shape", "", "18", "3")
    svg = draw_board(boards["remagen"], None, "dark", [Piece("I7", tank)], lit=["I10"], selected="I7")
    used = set(re.findall(r"var\(--([a-zA-Z0-9]+)\)", svg))
    assert used <= set(DARK)
    assert len(of_class(root(svg), "ring")) == 1
    with pytest.raises(DataError, match="no such space"):
        draw_board(boards["remagen"], lit=["Z9"])


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"mark": [{"place": "nowhere", "letter": "N"}]}, r"art: mark\[1\]: 'place' is 'nowhere'; it must be the id"),
        (
            {"lettering": [{"text": "X", "style": "loud", "cells": ["A1"]}]},
            r"it must be one of water, town",
        ),
        ({"lettering": [{"text": "X", "style": "town"}]}, r"'cells' is missing; it must be a list of at least one"),
    ],
)
def test_art_that_cannot_be_drawn_is_refused(
    boards: dict[str, CellBoard], entry: dict[str, object], complaint: str
) -> None:
    with pytest.raises(DataError, match=complaint):
        draw_board(boards["remagen"], {**boards["remagen"].extra, "art": entry})
