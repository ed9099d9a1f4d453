"""Boards whose data say what grows and stands in every hex: houses, crops, courses, the great bridge."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
import zlib

import pytest
from shapely.geometry import Point, Polygon

from bridgehead.boards.hexes import RADIUS, HexBoard, hex_board, load_hex_board
from bridgehead.boards.hexsides import read_hexsides
from bridgehead.drawing import draw_board
from bridgehead.drawing.cells.courses import Courses
from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.cells.homestead import SHARE, Homestead, read_homestead
from bridgehead.drawing.cells.ways import Ways
from bridgehead.drawing.ground.legend import SAMPLES
from bridgehead.drawing.sheet.canvas import Canvas
from bridgehead.drawing.sheet.shapes import union
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.coupdemain.printed.terrain import DATA as GAME
from tests.drawing.conftest import SVG, of_class, root

DATA: dict[str, object] = {
    "title": "Farms",
    "layout": "columns",
    "grid": ["..gg..", "..gg..", ".oo.kk", "~~~~~~", "~~~~~~", "......"],
    "sides": {
        "hedge": {"sides": ["A1/B1"]},
        "rowhouse": {"sides": ["E1/F1"]},
        "orchard": {"sides": ["A6/B5"], "one_sided": True},
    },
    "marks": {"ditch": {"hexes": ["A1", "A2", "F6"]}, "path": {"hexes": ["C6", "D6"]}},
    "paved": [{"hexes": ["B1", "B2", "B3", "B4", "B5", "B6"]}],
    "unpaved": [{"hexes": ["A6", "B6", "C6"]}],
    "building": [
        {"hex": "A3", "kind": "stone", "cover": 30},
        {"hex": "B2", "kind": "wooden", "cover": 20},
        {"hex": "E1", "kind": "stone", "cover": 40, "storeys": 2, "of": "row"},
        {"hex": "F1", "kind": "stone", "cover": 40, "of": "row"},
        {"hex": "D6", "kind": "tower", "cover": 15, "storeys": 0},
    ],
    "art": {
        "bridge": "rolling",
        "canal": True,
        "ways": {"road": ["paved"], "lane": ["unpaved"]},
        "arrow": [{"cell": "A1", "side": "de", "text": "+2"}],
        "legend": [{"key": key, "text": key} for key in ("grain", "orchard", "brush", "ditch", "stone-2", "wooden-1")],
    },
}
LEGEND = {".": "clear", "g": "grain", "o": "orchard", "k": "brush", "~": "water"}


@pytest.fixture(scope="module")
def board() -> HexBoard:
    return hex_board(Sheet(DATA, "test: board"), LEGEND)


@pytest.fixture(scope="module")
def ground(board: HexBoard) -> CellGround:
    return CellGround(board, Sheet(DATA, "test: board"))


@pytest.fixture(scope="module")
def homes(board: HexBoard, ground: CellGround) -> Homestead:
    ways = Ways(ground)
    closed = union([line.buffer(12) for line in ways.lines])
    return read_homestead(ground, ways.lines, closed, read_hexsides(board, Sheet(DATA, "test: board")))


def layer(svg: str, name: str) -> ET.Element:
    (found,) = [one for one in of_class(root(svg), "layer") if one.get("data-layer") == name]
    return found


def test_a_house_covers_what_its_data_say(board: HexBoard, homes: Homestead) -> None:
    hexagon = 1.5 * math.sqrt(3) * RADIUS * RADIUS
    assert homes.roofs[board.space("A3")].main.area == pytest.approx(0.3 * hexagon * SHARE, rel=0.01)
    assert homes.roofs[board.space("B2")].wooden
    assert [homes.roofs[board.space(name)].storeys for name in ("E1", "F1", "D6")] == [2, 1, 0]


def test_a_house_stands_in_its_hex_and_off_the_road(board: HexBoard, ground: CellGround, homes: Homestead) -> None:
    road = union([line.buffer(12) for line in Ways(ground).lines])
    for space, roof in homes.roofs.items():
        assert Polygon(board.outlines[space]).buffer(1).contains(roof.main), board.ids[space]
        assert not roof.main.intersects(road)


def test_counters_stand_beside_houses(board: HexBoard, homes: Homestead) -> None:
    """Further from the house than the middle of its hex is; elsewhere in the middle, a little lower."""
    svg = draw_board(board, margins=False)
    for one in of_class(root(svg), "space"):
        name = one.get("data-space") or ""
        x, y = (float(part) for part in (one.get("data-slots") or "").split(" ")[0].split(","))
        middle = board.centres[board.space(name)]
        roof = homes.roofs.get(board.space(name))
        if roof is None:
            assert (x, y) == (middle[0], middle[1] + 6)
        else:
            house = (roof.main.centroid.x, roof.main.centroid.y)
            assert math.dist((x, y), house) > math.dist(middle, house) + 10
            assert Polygon(board.outlines[board.space(name)]).contains(Point(x, y))


def test_row_houses_are_joined_and_barred(board: HexBoard, homes: Homestead) -> None:
    assert len(homes.wings) == 1 and len(homes.bars) == 1
    (ax, ay), (bx, by) = board.centres[board.space("E1")], board.centres[board.space("F1")]
    assert homes.bars[0].distance(Point((ax + bx) / 2, (ay + by) / 2)) < 1


def test_a_pip_for_each_storey(board: HexBoard) -> None:
    svg = draw_board(board, margins=False)
    pips = [one for one in layer(svg, "houses").iter(f"{SVG}circle") if one.get("r") == "2.7"]
    assert len(pips) == 1 + 1 + 2 + 1


def test_no_tree_stands_that_does_not_count(board: HexBoard, ground: CellGround) -> None:
    """Fruit trees in orchards and along the sides of partial ones, shrubs in brush, and nowhere else."""
    svg = draw_board(board, margins=False)
    allowed = union([ground.orchards, ground.brush, ground.cell(board.space("A6"))]).buffer(1)
    count = 0
    for path in root(svg).iter(f"{SVG}path"):
        if "-tree" not in (path.get("id") or ""):
            continue
        x = y = 0
        for dx, dy in re.findall(r"(-?\d+) ?(-?\d+)h0", path.get("d") or ""):
            x, y = x + int(dx), y + int(dy)
            count += 1
            assert allowed.contains(Point(x, y)), (x, y)
    assert count > 40


def test_the_trees_of_a_partial_orchard_stand_on_their_side(board: HexBoard) -> None:
    """A6's stand near B5, off its other half."""
    svg = draw_board(board, margins=False)
    (ax, ay), (bx, by) = board.centres[board.space("A6")], board.centres[board.space("B5")]
    near = []
    for path in root(svg).iter(f"{SVG}path"):
        x = y = 0
        for dx, dy in (
            re.findall(r"(-?\d+) ?(-?\d+)h0", path.get("d") or "") if "-tree" in (path.get("id") or "") else ()
        ):
            x, y = x + int(dx), y + int(dy)
            if math.dist((x, y), (ax, ay)) < 52:
                near.append(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / math.dist((ax, ay), (bx, by)))
    assert len(near) >= 4 and min(near) > 10


def test_a_ditch_runs_through_every_hex_that_has_one(board: HexBoard, ground: CellGround) -> None:
    ditches = Courses(ground).ditches
    for name in ("A1", "A2", "F6"):
        assert any(line.distance(Point(ground.centre(board.space(name)))) < 1 for line in ditches)


def test_the_bridge_lies_over_the_water_with_its_weight_on_the_far_bank(board: HexBoard) -> None:
    svg = draw_board(board, margins=False)
    (bridge,) = [one for one in layer(svg, "bridges") if one.tag == f"{SVG}g"]
    x = float(re.findall(r"translate\(([-\d.]+) ", bridge.get("transform") or "")[0])
    assert abs(x - board.centres[board.space("B3")][0]) < 6
    weight = [one for one in bridge.iter(f"{SVG}rect") if one.get("fill") == "var(--cw)"]
    assert len(weight) == 1 and float(weight[0].get("y") or 0) > 0


def test_no_line_of_the_grid_runs_through_a_hedge(board: HexBoard) -> None:
    bare = {**DATA, "sides": {**DATA["sides"], "hedge": {"sides": []}}}  # type: ignore[dict-item]
    grids = [
        layer(draw_board(one, margins=False), "grid")[0].get("d") or ""
        for one in (board, hex_board(Sheet(bare, "test: board"), LEGEND))
    ]
    assert grids[0].count("M") == grids[1].count("M") - 1


def test_an_arrow_points_into_the_map_from_its_edge(board: HexBoard) -> None:
    arrows = layer(draw_board(board, margins=False), "arrows")
    assert [one.text for one in arrows.iter(f"{SVG}text")] == ["+2"]
    assert [one.get("fill") for one in arrows.iter(f"{SVG}path") if one.get("fill") != "none"] == ["var(--de)"]


def test_every_sample_of_the_legend_is_drawn() -> None:
    sheet = Canvas("t", "7", "light")
    for key, sample in SAMPLES.items():
        assert sample(sheet), key


def test_boards_without_such_data_have_none_of_it() -> None:
    plain = hex_board(Sheet({"grid": ["..", ".."], "title": "Plain"}, "test"), {".": "clear"})
    ground = CellGround(plain, Sheet({"grid": ["..", ".."]}, "test"))
    assert ground.grain.is_empty and ground.brush.is_empty and ground.orchards.is_empty
    svg = draw_board(plain, margins=False)
    names = [one.get("data-layer") for one in of_class(root(svg), "layer")]
    assert not {"crops", "arrows", "corners", "houses"} & set(names)


@pytest.fixture(scope="module")
def benouville() -> str:
    return draw_board(load_hex_board(GAME / "board.toml"))


def test_the_board_of_coup_de_main_is_light_enough_for_a_phone(benouville: str) -> None:
    """The picture is drawn once and kept; on its way it is compressed."""
    assert len(zlib.compress(benouville.encode(), 6)) < 200_000
    assert len(benouville.encode()) < 1_200_000


def test_every_house_of_coup_de_main_has_its_place(benouville: str) -> None:
    """Off all roads and lanes, in its own hex, except where a road fills it: then it is small."""
    board = load_hex_board(GAME / "board.toml")
    ground = CellGround(board, Sheet(dict(board.extra), "board"))
    ways = Ways(ground)
    closed = union([line.buffer(9) for line in ways.lines] + [line.buffer(4) for line in ways.lanes])
    homes = read_homestead(ground, ways.lines + ways.lanes, closed, read_hexsides(board, Sheet(dict(board.extra), "b")))
    assert len(homes.roofs) == 101
    for space, roof in homes.roofs.items():
        assert Polygon(board.outlines[space]).buffer(1).contains(roof.main), board.ids[space]
        assert not roof.main.intersects(closed), board.ids[space]
    pips = [one for one in layer(benouville, "houses").iter(f"{SVG}circle") if one.get("r") == "2.7"]
    assert len(pips) == 86 + 2 * 14


def test_the_canal_of_coup_de_main_covers_its_hexes_and_no_other() -> None:
    board = load_hex_board(GAME / "board.toml")
    ground = CellGround(board, Sheet(dict(board.extra), "board"))
    for space in range(len(board)):
        wet = board.terrain_names[board.terrain[space]] in ("water obstacle", "bridge")
        assert ground.water.buffer(2 if wet else -8).contains(Point(ground.centre(space))) == wet, board.ids[space]
