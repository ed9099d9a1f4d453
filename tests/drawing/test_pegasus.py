"""The map of Pegasus Bridge as a picture: everything is there, once, and nothing touches a name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import combinations

import pytest
from shapely.geometry import Point, box

from bridgehead.boards.area import AreaBoard
from bridgehead.drawing import CounterSpec, Piece, draw_board
from bridgehead.drawing.areas.ground import Ground
from bridgehead.drawing.areas.names import Names
from bridgehead.drawing.sheet.tokens import DARK, LIGHT
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet
from tests.drawing.conftest import SVG, of_class, root


@pytest.fixture(scope="module")
def names(pegasus: AreaBoard) -> Names:
    return Names(Ground(pegasus, Sheet(dict(pegasus.extra), pegasus.source)))


def test_every_space_is_an_element_once(pegasus: AreaBoard, pegasus_svg: str) -> None:
    spaces = of_class(root(pegasus_svg), "space")
    assert [space.get("data-space") for space in spaces] == pegasus.ids
    titles = [space.findtext(f"{SVG}title") for space in spaces]
    assert titles == pegasus.names


def test_a_counter_has_its_place_in_every_space(pegasus: AreaBoard, pegasus_svg: str, names: Names) -> None:
    for space, element in enumerate(of_class(root(pegasus_svg), "space")):
        slots = [tuple(map(float, slot.split(","))) for slot in element.get("data-slots", "").split()]
        assert 1 <= len(slots) <= 2
        for x, y in slots:
            assert names.ground.faces.shapes[space].distance(Point(x, y)) < 1


def test_every_name_is_written(pegasus: AreaBoard, pegasus_svg: str, names: Names) -> None:
    assert [label.space for label in names.labels] == list(range(len(pegasus)))
    written = ["".join(name.itertext()) for name in of_class(root(pegasus_svg), "name")]
    for label, words in zip(names.labels, written):
        assert words == pegasus.ids[label.space] + "".join(label.lines)


def test_no_name_touches_another_or_leaves_the_sheet(pegasus: AreaBoard, names: Names) -> None:
    for one, other in combinations(names.labels, 2):
        assert not one.box.intersects(other.box), (one.lines, other.lines)
    sheet = box(0, 0, pegasus.width, pegasus.height)
    assert all(sheet.contains(label.box) for label in names.labels)


def test_names_keep_off_water_panels_and_crossings(names: Names) -> None:
    ground = names.ground
    for label in names.labels:
        if label.space in ground.bridges:
            continue
        assert not label.box.intersects(ground.water_ground), label.lines
        assert not label.box.intersects(ground.panel_ground), label.lines
        assert not any(label.box.intersects(gate) for gate in ground.crossing_ground()), label.lines


def test_names_are_large_enough_to_read(names: Names) -> None:
    assert min(label.size for label in names.labels) >= 15


def test_boxes_of_the_panels_are_elements(pegasus: AreaBoard, pegasus_svg: str) -> None:
    drawn = [box.get("data-box") for box in of_class(root(pegasus_svg), "box")]
    boxes = Sheet(dict(pegasus.extra), "").sheets("box")
    assert drawn == [entry.text("id") for entry in boxes]


def test_the_picture_is_calm_and_its_own(pegasus_svg: str) -> None:
    """No filters, no pictures or addresses from elsewhere, no fonts inside."""
    tags = {element.tag.removeprefix(SVG) for element in root(pegasus_svg).iter()}
    assert tags.isdisjoint({"filter", "image", "script", "foreignObject"})
    assert "@font-face" not in pegasus_svg
    assert set(re.findall(r"https?://[^\"' ]+", pegasus_svg)) == {"http://www.w3.org/2000/svg"}
    assert len(pegasus_svg.encode()) < 450_000


def test_ids_are_unique(pegasus_svg: str) -> None:
    ids = re.findall(r' id="([^"]+)"', pegasus_svg)
    assert len(ids) == len(set(ids))
    references = set(re.findall(r'(?:href="|url\()#([^")]+)', pegasus_svg))
    assert references <= set(ids)


def test_layers_say_from_which_zoom_they_are_seen(pegasus_svg: str) -> None:
    layers = {layer.get("data-layer"): layer.get("class", "") for layer in of_class(root(pegasus_svg), "layer")}
    assert layers["fields"] == "layer d0"
    assert layers["names"] == "layer d1"
    assert layers["crossings"] == "layer d2"
    order = list(layers)
    assert order.index("water") < order.index("roads") < order.index("bridges") < order.index("borders")
    assert order.index("borders") < order.index("names") < order.index("spaces")


@pytest.mark.parametrize(("theme", "tokens"), [("light", LIGHT), ("dark", DARK)])
def test_colours_are_tokens(pegasus: AreaBoard, theme: str, tokens: dict[str, str]) -> None:
    counter = CounterSpec("br", "glider-infantry", "platoon", "8", "4")
    svg = draw_board(pegasus, theme=theme, pieces=[Piece("E1", counter)], lit=["PIL"], selected="E1")
    used = set(re.findall(r"var\(--([a-zA-Z0-9]+)\)", svg))
    assert used <= set(tokens)
    for name in used:
        assert f"--{name}:{tokens[name]}" in svg


def test_on_a_page_the_colours_come_from_the_page(pegasus: AreaBoard) -> None:
    svg = draw_board(pegasus, theme="page", margins=False)
    assert "--paper:" not in svg
    assert 'viewBox="0 0 3300 2200"' in svg


def test_the_same_bytes_in_another_process(pegasus: AreaBoard, pegasus_svg: str) -> None:
    code = (
        "import sys; from bridgehead.boards.area import load_area_board; from bridgehead.drawing import draw_board;"
        f"sys.stdout.buffer.write(draw_board(load_area_board({pegasus.source!r})).encode())"
    )
    env = {**os.environ, "PYTHONHASHSEED": "5", "PYTHONPATH": os.pathsep.join(sys.path)}
    other = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)
    assert other.stdout.decode() == pegasus_svg


def test_pieces_stand_on_their_spaces(pegasus: AreaBoard) -> None:
    platoon = CounterSpec("br", "glider-infantry", "platoon", "8", "4")
    hidden = CounterSpec("de", "infantry", "squad", "3", "3", faces=("hidden",))
    svg = draw_board(pegasus, pieces=[Piece("E1", platoon), Piece("E1", platoon), Piece("PIL", hidden)])
    tree = root(svg)
    assert len(of_class(tree, "stack")) == 2
    tops = ["".join(stack.itertext()) for stack in of_class(tree, "stack")]
    assert "842" in tops  # strength, movement, and two in the stack
    assert "?" in tops


def test_art_that_cannot_be_drawn_is_refused_with_its_key(pegasus: AreaBoard) -> None:
    art = dict(pegasus.extra)
    picture = art["art"]
    assert isinstance(picture, dict)
    art["art"] = {**picture, "gun": [{"at": [100]}]}
    with pytest.raises(DataError, match=r"art: gun\[1\]: 'at' .*it must be a point"):
        draw_board(pegasus, art)
    art["art"] = {**picture, "lane": [{"line": [[0, 0]]}]}
    with pytest.raises(DataError, match=r"art: lane\[1\]: 'line' .*it must be a list of at least 2 points"):
        draw_board(pegasus, art)


def test_an_unknown_theme_is_refused(pegasus: AreaBoard) -> None:
    with pytest.raises(ValueError, match="choose light, dark or page"):
        draw_board(pegasus, theme="sepia")
