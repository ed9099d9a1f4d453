"""Houses of boards that say where they stand: [[board.building]] with hex, kind, cover and storeys.

Each covers as much of its cell as the data say, turned to the nearest way; where a way runs through the cell, the house
stands beside it. Parts of one building (`of`) are joined by wings.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Final

from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from bridgehead.boards.hexes import RADIUS
from bridgehead.boards.hexsides import Hexsides
from bridgehead.drawing.art import optional_number, optional_text
from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.cells.roads import network
from bridgehead.drawing.ground.roofs import Roof
from bridgehead.drawing.sheet.shapes import block, union
from bridgehead.engine.read.toml import Sheet

SHARE: Final = 0.62  # of the ground that a building covers by the data, what its roof does
ON_WAY: Final = 20.0  # a way this near the middle of a cell runs through it
NEAR_WAY: Final = 48.0  # and one this near turns the house
CENTRAL: Final = 8.0  # a house so near the middle of its cell stands in it
STEP: Final = 19.0  # and from one beside it a counter steps back so far
LARGE: Final = 2000.0  # from this area on a house has a wing of its own


@dataclass
class Homestead:
    """The houses of a board by space, the plots about them, and what joins and parts them."""

    roofs: dict[int, Roof] = field(default_factory=dict)
    plots: list[BaseGeometry] = field(default_factory=list)
    wings: list[LineString] = field(default_factory=list)
    bars: list[LineString] = field(default_factory=list)

    def ground(self) -> BaseGeometry:
        """The ground that houses take up."""
        return union([roof.outline for roof in self.roofs.values()])


def read_homestead(ground: CellGround, ways: list[LineString], closed: BaseGeometry, sides: Hexsides) -> Homestead:
    """Build every house of the board off the closed ground: ways and water."""
    found = Homestead()
    parts_of: dict[str, list[int]] = {}
    for entry in ground.data.sheets("building"):
        space = ground.board.space(entry.text("hex"), entry.address("hex"))
        roof = _house(ground, entry, space, ways, closed)
        found.roofs[space] = roof
        plot = affinity.translate(_grown(roof.main, 15), 4, 3)
        found.plots.append(plot.intersection(ground.cell(space).buffer(-4)).difference(closed))
        if "of" in entry.data and not roof.wooden:
            parts_of.setdefault(entry.text("of"), []).append(space)
    for spaces in parts_of.values():
        _join(ground, found, spaces, sides)
    return found


def beside(roof: Roof, x: float, y: float) -> list[tuple[float, float]]:
    """Where counters stand in the cell of a house about (x, y): away from it, and then across it."""
    dx, dy = x - roof.main.centroid.x, y - roof.main.centroid.y
    away = math.hypot(dx, dy)
    if away < CENTRAL:
        return [(x + 22, y + 19), (x - 14, y - 14)]
    return [(x + dx / away * STEP, y + dy / away * STEP + 2), (x - dx / away * STEP, y - dy / away * STEP)]


def _grown(main: Polygon, by: float) -> BaseGeometry:
    return main.buffer(by, join_style="mitre")


def _house(ground: CellGround, entry: Sheet, space: int, ways: list[LineString], closed: BaseGeometry) -> Roof:
    x, y = ground.centre(space)
    middle = Point(x, y)
    rnd = Random(f"{ground.seed}/{ground.board.ids[space]}")
    area = entry.number("cover") / 100 * 1.5 * math.sqrt(3) * RADIUS * RADIUS * SHARE
    storeys = optional_number(entry, "storeys", 1)
    kind = entry.text("kind")
    near = [way for way in ways if way.distance(middle) < NEAR_WAY]
    turn = _turn(min(near, key=lambda way: way.distance(middle)), middle) if near else rnd.choice((0, 90, -8, 8))
    long = rnd.uniform(1.25, 1.65)
    wide, high = math.sqrt(area * long), math.sqrt(area / long)
    if any(way.distance(middle) < ON_WAY for way in near):
        main = _beside(ground.cell(space), (x, y), min(wide, 66), min(high, 36), turn, closed)
        outline: BaseGeometry = main
    else:
        main = block(x, y, wide, high, turn)
        outline = _with_wing(main, (x, y), wide, high, turn) if area > LARGE and kind == "stone" else main
    mark = "tower" if kind == "tower" else optional_text(entry, "mark", "chapel" if "steeple" in entry.data else "")
    if kind == "tower":
        outline = middle.buffer(15)
    return Roof(outline, main, kind == "wooden", storeys, mark)


def _turn(way: LineString, middle: Point) -> float:
    """The direction of a way beside a point, in degrees."""
    along = way.project(middle)
    a, b = way.interpolate(max(along - 8, 0)), way.interpolate(along + 8)
    return math.degrees(math.atan2(b.y - a.y, b.x - a.x))


def _with_wing(main: Polygon, at: tuple[float, float], wide: float, high: float, turn: float) -> BaseGeometry:
    """A house with a wing across one end."""
    x, y = at
    wing = box(x + wide / 2 - high * 0.62, y - high / 2, x + wide / 2, y + high * 0.84)
    return union([main, affinity.rotate(wing, turn, origin=at)])


def _beside(
    cell: Polygon, at: tuple[float, float], wide: float, high: float, turn: float, closed: BaseGeometry
) -> Polygon:
    """The place nearest to the middle where a house fits into its cell off the ways; smaller if it must be."""
    for share, inset in ((1.0, 4.0), (0.8, 3.0), (0.64, 2.0), (0.5, 1.0)):
        room = cell.buffer(-inset)
        for away in range(0, 52, 3):
            for step in range(24):
                angle = math.radians(15 * step)
                x, y = at[0] + away * math.cos(angle), at[1] + away * math.sin(angle)
                house = block(x, y, wide * share, high * share, turn)
                if room.contains(house) and not house.intersects(closed):
                    return house
    return block(at[0], at[1], wide * 0.5, high * 0.5, turn)


def _join(ground: CellGround, found: Homestead, spaces: list[int], sides: Hexsides) -> None:
    """Wings between neighbours of one building, and a bar where a wall of row houses stands."""
    for a, b in network(ground, spaces, lambda a, b: math.dist(ground.centre(a), ground.centre(b))):
        start, end = found.roofs[a].main.centroid, found.roofs[b].main.centroid
        found.wings.append(LineString([start, end]))
        if sides.has(a, b, "rowhouse"):
            direction = ground.board.edge(a, b)
            corners = ground.board.outlines[a]
            side = LineString([corners[direction], corners[(direction + 1) % 6]])
            found.bars.append(
                LineString([side.interpolate(0.22, normalized=True), side.interpolate(0.78, normalized=True)])
            )
