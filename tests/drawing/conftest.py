"""The pictures under test, drawn once."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import bridgehead
from bridgehead.boards.area import AreaBoard, load_area_board
from bridgehead.drawing import draw_board

DATA = Path(bridgehead.__file__).parent / "games"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="session")
def pegasus() -> AreaBoard:
    return load_area_board(DATA / "pegasus" / "data" / "board.toml")


@pytest.fixture(scope="session")
def pegasus_svg(pegasus: AreaBoard) -> str:
    return draw_board(pegasus)


def root(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def of_class(tree: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """The groups of a class, in the order drawn."""
    return [element for element in tree.iter(f"{SVG}g") if name in element.get("class", "").split()]
