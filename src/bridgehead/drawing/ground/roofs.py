"""Houses that a rule reads: as large as the data say, of stone or wood, with a pip for each storey above the ground."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from shapely import affinity
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.sheet.shapes import between, union
from bridgehead.drawing.sheet.svg import Point, circle, line_data, path, shape_data, stroke

WING: Final = 11.0  # half the breadth of what joins the parts of one building
PIP: Final = 2.7


@dataclass
class Roof:
    """A house: its outline, the rectangle under its ridge, what it is of, how many storeys it has above the ground.

    `mark` is what stands out on it: "church", "chapel", "tower" or nothing.
    """

    outline: BaseGeometry
    main: Polygon
    wooden: bool
    storeys: int
    mark: str = ""


def draw_roofs(roofs: list[Roof], wings: list[LineString], bars: list[LineString]) -> str:
    """All shadows below all houses; wings join the parts of one building, bars part what has no way through."""
    joins = union([wing.buffer(WING, cap_style="flat") for wing in wings])
    drawn = path(shape_data(affinity.translate(joins, 4, 5)), fill="shade", fill_opacity=0.3)
    drawn += path("".join(shape_data(_shadow(roof)) for roof in roofs), fill="shade", fill_opacity=0.32)
    drawn += path(shape_data(joins), fill="bldg2", stroke="bldg", stroke_width=1.6, fill_rule="evenodd")
    drawn += stroke("".join(line_data(wing.coords) for wing in wings), "paper2", 1, 0.5)
    drawn += "".join(_tower(roof) if roof.mark == "tower" else _roof(roof) for roof in roofs)
    return drawn + stroke("".join(shape_data(bar) for bar in bars), "ink", 4.6)


def _shadow(roof: Roof) -> BaseGeometry:
    """The higher the house, the longer."""
    reach = 2.4 * max(1, roof.storeys) if roof.mark != "tower" else 8.0
    return union([affinity.translate(roof.outline, reach * k / 3, reach * 1.3 * k / 3) for k in (1, 2, 3)])


def _roof(roof: Roof) -> str:
    corners = _corners(roof.main)
    a, b = between(corners[0], corners[3], 0.5), between(corners[1], corners[2], 0.5)
    fill = "woodf" if roof.wooden else "bldg2"
    drawn = path(
        shape_data(roof.outline, 1),
        fill=fill,
        stroke="bldg",
        stroke_width=1.3 if roof.wooden else 1.7,
        stroke_linejoin="round",
    )
    inset = min(0.5 * math.dist(corners[1], corners[2]) / math.dist(corners[0], corners[1]), 0.45)
    first, last = between(a, b, inset), between(a, b, 1 - inset)
    lit = [corners[0], corners[1], last, first]
    if corners[0][1] + corners[1][1] > corners[2][1] + corners[3][1]:
        lit = [corners[3], corners[2], last, first]
    drawn += path(line_data(lit, True, 1), fill="paper2", fill_opacity=0.18)
    if roof.wooden:
        count = max(4, int(math.dist(corners[0], corners[1]) / 6))
        boards = "".join(
            line_data(
                [between(corners[0], corners[1], k / count), between(corners[3], corners[2], k / count)], places=1
            )
            for k in range(1, count)
        )
        drawn += stroke(boards + line_data([a, b], places=1), "bldg", 0.9, 0.6)
    else:
        hips = line_data([corners[0], first, corners[3]], places=1) + line_data(
            [corners[1], last, corners[2]], places=1
        )
        drawn += stroke(line_data([first, last], places=1) + hips, "paper2", 1, 0.55)
    if roof.storeys > 1 and not roof.mark:
        upper = affinity.scale(roof.main, 0.58, 0.5)
        drawn += path(shape_data(upper, 1), fill=fill, stroke="paper2", stroke_width=1.1, stroke_opacity=0.75)
    return drawn + (_spire(roof, a) if roof.mark else "") + _pips(between(a, b, 0.5), roof.storeys)


def _pips(middle: Point, storeys: int) -> str:
    """A pale dot for each storey above the ground."""
    return "".join(
        circle(middle[0] + (k - (storeys - 1) / 2) * 8, middle[1], PIP, fill="paper2", stroke="bldg", stroke_width=0.9)
        for k in range(storeys)
    )


def _spire(roof: Roof, end: Point) -> str:
    """A steeple over one end of the ridge: a small tower with a cross on it."""
    size = 9.0 if roof.mark == "church" else 6.5
    x, y = end
    drawn = path(f"M{x - size:.1f} {y - size:.1f}h{2 * size:.1f}v{2 * size:.1f}h{-2 * size:.1f}z", fill="bldg")
    cross = f"M{x:.1f} {y - size + 2:.1f}v{2 * size - 4:.1f}M{x - size + 3:.1f} {y - 1:.1f}h{2 * size - 6:.1f}"
    return drawn + stroke(cross, "paper2", 2.2, stroke_linecap="round")


def _tower(roof: Roof) -> str:
    """A round tower from above."""
    x, y = roof.main.centroid.x, roof.main.centroid.y
    drawn = circle(x, y, 15, fill="bldg2", stroke="bldg", stroke_width=2)
    drawn += circle(x, y, 9.5, fill="none", stroke="paper2", stroke_width=1.1, stroke_opacity=0.6)
    spokes = f"M{x - 15:.0f} {y:.0f}h30M{x:.0f} {y - 15:.0f}v30"
    return drawn + stroke(spokes, "paper2", 0.9, 0.5) + circle(x, y, 3, fill="paper2")


def _corners(main: Polygon) -> list[Point]:
    """The four corners, the first two along the longer side."""
    found = [(x, y) for x, y in list(main.exterior.coords)[:4]]
    if math.dist(found[0], found[1]) < math.dist(found[1], found[2]):
        found = [*found[1:], found[0]]
    return found
