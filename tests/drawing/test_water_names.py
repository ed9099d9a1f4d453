"""Names on water lie on the water that they name."""

import re

import pytest
from shapely.geometry import Point

from bridgehead.boards.hexes import load_hex_board
from bridgehead.drawing import draw_board
from bridgehead.drawing.cells.ground import CellGround
from bridgehead.engine.read.toml import Sheet
from tests.drawing.conftest import DATA

REACH = re.compile(r'<path id="hexes-reach\d+" d="M([^"]+)"')


def points_of(line: str) -> list[tuple[float, float]]:
    """The points of a path of relative steps: `x yldx dyhdxvdy`."""
    found: list[tuple[float, float]] = []
    x, y = 0.0, 0.0
    for step, numbers in re.findall(r"([lhv]?)([-\d. ]+)", line):
        values = [float(one) for one in re.findall(r"-?[\d.]+", numbers)]
        x, y = x + (0 if step == "v" else values[0]), y + (0 if step == "h" else values[-1])
        found.append((x, y))
    return found


@pytest.mark.parametrize(("name", "count"), [("corinth", 3), ("benouville", 2), ("heraklion", 1), ("son", 1)])
def test_names_on_water_lie_on_it(name: str, count: int) -> None:
    """Two gulfs and the canal between them have each their own; a sea and canals that never meet as well."""
    board = load_hex_board(DATA / "airborne" / "data" / "boards" / f"{name}.toml", ["road", "stream"])
    water = CellGround(board, Sheet(dict(board.extra), board.source)).water.buffer(3)
    lines = REACH.findall(draw_board(board))
    assert len(lines) == count
    for line in lines:
        assert all(water.contains(Point(at)) for at in points_of(line)), line
