"""The ground of a board of cells: shapes grown from the letters of its grid.

What a terrain is to the eye follows from its name (TERRAINS); `[art.roles]` may say otherwise, with a
list of terrain names for wood, town, hill, top, swamp, water, stream, gully, bridge, grain, orchard, brush, graveyard.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from shapely.geometry import LinearRing, MultiPoint, Polygon, box
from shapely.geometry.base import BaseGeometry

from bridgehead.boards.cells import CellBoard
from bridgehead.boards.hexes import HALF_WIDTH, HexBoard
from bridgehead.boards.square import CELL_SIZE
from bridgehead.drawing.art import optional_number, optional_table, optional_text
from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import EMPTY, Noise, union
from bridgehead.drawing.sheet.svg import Point, parts
from bridgehead.engine.read.toml import Sheet

BEYOND: Final = 4  # how many rings of cells are imagined beyond the edge, so that shapes run off the sheet
TERRAINS: Final[dict[str, tuple[str, ...]]] = {
    "wood": ("wood", "forest", "woods"),
    "town": ("town", "house", "village"),
    "hill": ("hill", "slope"),
    "top": ("hilltop",),
    "swamp": ("swamp", "marsh"),
    "water": ("water", "river", "sea", "canal", "water bridge", "railway bridge"),
    "stream": ("stream", "stream bridge"),
    "gully": ("gully",),
    "road": ("road",),
    "bridge": ("stream bridge",),
    "grain": ("grain",),
    "orchard": ("orchard",),
    "brush": ("brush",),
    "graveyard": ("graveyard",),
}


class CellGround:
    """Shapes of a board of squares or hexes."""

    def __init__(self, board: CellBoard, data: Sheet) -> None:
        self.board = board
        self.data = data
        self.art = optional_table(data, "art")
        self.seed = optional_text(self.art, "seed", "7")
        roles = optional_table(self.art, "roles")
        self.terrains = {
            role: set(roles.texts(role, []) if role in roles.data else usual) for role, usual in TERRAINS.items()
        }
        self.hexes = isinstance(board, HexBoard)
        self.size = float(2 * HALF_WIDTH if self.hexes else CELL_SIZE)  # from side to side
        self.halves = bool(board.with_feature("half"))  # cells that the edge of the map cuts
        self.frame: Polygon = box(0, 0, board.width, board.height)
        self.sheet: Polygon = self.frame.buffer(70, join_style="mitre")
        self._grow()

    def _grow(self) -> None:
        """Every body from its cells: water first, the others give way to it."""
        banks = optional_number(self.art, "banks", 720 if self.hexes else 210)
        self.water = self._body(("water",), 10 if self.hexes else 7, banks, 4, 130)
        dry = self.water.buffer(11)
        unit = self.size
        self.woods = self._body(("wood",), 7, unit * (1.7 if self.hexes else 0.9), 6).difference(dry)
        self.towns = self._body(("town",), 11 if self.hexes else 9, unit * 0.45, 3).difference(dry)
        self.swamps = self._body(("swamp",), 6, unit * 1.2, 7).difference(dry)
        reach = unit * (7 if self.hexes else 1)
        self.hills = self._body(("hill", "top"), 5, reach, 6, 70).difference(dry)
        self.tops = self._body(("top",), 14, reach, 6, 70)
        self.grain = self._body(("grain",), 3, unit * 0.4, 2).difference(dry)
        self.brush = self._body(("brush",), 5, unit * 0.8, 6).difference(dry)
        built = {self.board.space(entry.text("hex")) for entry in self.data.sheets("building")}
        self.orchards = self.cells_where(lambda at: self.has(at, "orchard") and at not in built).buffer(-4)
        self.land = self.sheet.difference(self.water)

    def _body(
        self, roles: tuple[str, ...], inset: float, window: float, amount: float, scale: float = 60
    ) -> BaseGeometry:
        """The body of the cells whose terrain has one of the roles."""
        return self.body_of(lambda s: any(self.has(s, role) for role in roles), roles[0], inset, window, amount, scale)

    def body_of(
        self, wanted: Callable[[int], bool], name: str, inset: float, window: float, amount: float, scale: float
    ) -> BaseGeometry:
        """The smoothest body of the wanted cells that keeps the middle of every cell on its own side."""
        wander = Noise(f"{self.seed}/{name}", scale)
        cells = self.cells_where(wanted)
        if cells.is_empty:
            return cells
        inside = MultiPoint([self.centre(s) for s in range(len(self.board)) if wanted(s)])
        outside = MultiPoint([self.centre(s) for s in range(len(self.board)) if not wanted(s)])
        grown: list[BaseGeometry] = []
        for part in parts(cells):
            own = inside.intersection(part.buffer(1))
            shape: BaseGeometry = part.buffer(-inset)
            for share in (1.0, 0.75, 0.55, 0.4, 0.25):
                smoothed = smooth(part, inset, window * share, wander, amount)
                if smoothed.buffer(-3).contains(own) and not smoothed.buffer(8).intersects(outside):
                    shape = smoothed
                    break
            grown.append(shape)
        return union(grown)

    def has(self, space: int, role: str) -> bool:
        """Whether a space's terrain has the role."""
        return self.board.terrain_names[self.board.terrain[space]] in self.terrains[role]

    def spaces(self, role: str) -> list[int]:
        """The spaces whose terrain has the role."""
        return [space for space in range(len(self.board)) if self.has(space, role)]

    def cells_where(self, wanted: Callable[[int], bool]) -> BaseGeometry:
        """The cells that are wanted; each cell beyond the edge follows the nearest on the board."""
        board = self.board
        found: list[BaseGeometry] = []
        for row in range(-BEYOND, board.rows + BEYOND):
            for column in range(-BEYOND, board.columns + BEYOND):
                near = board.at(min(max(row, 0), board.rows - 1), min(max(column, 0), board.columns - 1))
                if near >= 0 and wanted(near):
                    found.append(Polygon(board.cell_outline(row, column)).buffer(0.4))
        return union(found)

    def centre(self, space: int) -> Point:
        x, y = self.board.centres[space]
        return (float(x), float(y))

    def cell(self, space: int) -> Polygon:
        return Polygon(self.board.outlines[space])

    def extent(self) -> Mask:
        """A clear raster of the whole sheet and a little beyond."""
        return Mask(-60, -60, self.board.width + 60, self.board.height + 60)


def smooth(shape: BaseGeometry, inset: float, window: float, wander: Noise, amount: float) -> BaseGeometry:
    """A body of cells with its border drawn in, averaged over a window along it, and wandering a little.

    The averaging takes the teeth out of a row of hexes and the corners off squares.
    """
    rounded = shape.buffer(-inset)
    grown: list[BaseGeometry] = []
    for part in parts(rounded):
        if isinstance(part, Polygon):
            outer = _averaged(part.exterior, window, wander, amount)
            holes = [_averaged(hole, window, wander, amount) for hole in part.interiors]
            grown.append(Polygon(outer).buffer(0).difference(union([Polygon(hole).buffer(0) for hole in holes])))
    return union(grown) if grown else EMPTY


def _averaged(ring: LinearRing, window: float, wander: Noise, amount: float) -> list[Point]:
    """Points of a ring, each the mean of those within half a window to either side."""
    step = 9.0
    count = max(16, int(ring.length / step))
    raw = np.array([[p.x, p.y] for p in (ring.interpolate(k * ring.length / count) for k in range(count))])
    # A small ring keeps its size: the window is never more than a quarter of it.
    half = max(1, int(min(window, ring.length / 4) / 2 / (ring.length / count)))
    weights = np.hanning(2 * half + 3)[1:-1]
    weights = weights / weights.sum()
    wrapped = np.concatenate([raw[-half:], raw, raw[:half]])
    xs = np.convolve(wrapped[:, 0], weights, mode="valid")
    ys = np.convolve(wrapped[:, 1], weights, mode="valid")
    xs, ys = xs + wander.field(xs, ys) * amount, ys + wander.field(xs + 777, ys) * amount
    return [(float(x), float(y)) for x, y in zip(xs, ys)]
