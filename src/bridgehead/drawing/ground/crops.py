"""What grows on fields that a rule reads: grain in rows, brush, orchards, and the graves of a churchyard."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from shapely import affinity
from shapely.geometry import MultiLineString
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.ground.woods import Trees
from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.svg import Point, num, parts, path, shape_data, stroke

ROW: Final = 8.0  # from row to row of grain
SOWN: Final = -8.0  # how the rows are turned, in degrees
TREES: Final = (20.0, 19.0)  # from tree to tree of an orchard, along its rows and across
TURNS: Final = (9, -7, 4, 12, -4)  # how orchards are turned, one after another
FRUIT: Final = 11  # how wide their crowns are
SHRUBS: Final = (5, 6, 8)


def draw_grain(shape: BaseGeometry) -> str:
    """A warm field with sown rows, ears as dashes."""
    drawn = path(shape_data(shape), fill="m2", fill_rule="evenodd")
    drawn += path(shape_data(shape), fill="hillf", fill_opacity=0.36, fill_rule="evenodd")
    rows = "".join(shape_data(_rows(part.buffer(-4))) for part in parts(shape))
    drawn += stroke(rows, "hach", 1.5, 0.6, stroke_dasharray="5 2.6")
    return drawn + stroke(shape_data(shape), "hach", 0.9, 0.45)


def _rows(shape: BaseGeometry) -> BaseGeometry:
    """Parallel lines over a shape."""
    if shape.is_empty:
        return shape
    left, top, right, foot = shape.bounds
    reach = math.hypot(right - left, foot - top) / 2
    x, y = (left + right) / 2, (top + foot) / 2
    count = int(reach / ROW) + 1
    lines = MultiLineString([[(x - reach, y + k * ROW), (x + reach, y + k * ROW)] for k in range(-count, count + 1)])
    return shape.intersection(affinity.rotate(lines, SOWN, origin=(x, y)))


def draw_brush(shape: BaseGeometry) -> str:
    """The floor of rough ground, on which shrubs stand."""
    return path(shape_data(shape), fill="wood", fill_opacity=0.5, fill_rule="evenodd")


def shrubs(trees: Trees, shape: BaseGeometry, rnd: Random) -> None:
    """Low bushes, thinly and without order."""
    for part in parts(shape):
        left, top, right, foot = part.bounds
        inside = Mask(left - 30, top - 30, right + 30, foot + 30).add(part.buffer(-5))
        y = top
        while y < foot:
            x = left + rnd.uniform(0, 18)
            while x < right:
                px, py = x + rnd.uniform(-7, 7), y + rnd.uniform(-6, 6)
                if inside.has(px, py):
                    trees.plant(px, py, rnd.choice(SHRUBS), 8)
                x += 22
            y += 18


def draw_orchard(shape: BaseGeometry) -> str:
    """The grass under the trees of an orchard."""
    return path(shape_data(shape), fill="wood", fill_opacity=0.42, fill_rule="evenodd")


def plant_orchard(trees: Trees, shape: BaseGeometry) -> None:
    """Fruit trees in rows, each plantation turned a little otherwise."""
    for number, part in enumerate(sorted(parts(shape), key=lambda one: one.bounds)):
        left, top, right, foot = part.bounds
        inside = Mask(left, top, right, foot).add(part.buffer(-8))
        middle, turn = part.centroid, math.radians(TURNS[number % len(TURNS)])
        reach = int(math.hypot(right - left, foot - top) / 2 / TREES[1]) + 1
        for across in range(-reach, reach + 1):
            for down in range(-reach, reach + 1):
                u, v = TREES[0] * across, TREES[1] * down
                x = middle.x + u * math.cos(turn) - v * math.sin(turn)
                y = middle.y + u * math.sin(turn) + v * math.cos(turn)
                if left < x < right and top < y < foot and inside.has(x, y):
                    trees.plant(x, y, FRUIT)


def plant_row(trees: Trees, middle: Point, toward: Point, cell: BaseGeometry, radius: float) -> None:
    """Two rows of fruit trees along one side of a cell; `toward` is the unit vector to it."""
    inside = Mask(middle[0] - 2 * radius, middle[1] - 2 * radius, middle[0] + 2 * radius, middle[1] + 2 * radius)
    inside.add(cell.buffer(-7))
    (ux, uy), (vx, vy) = toward, (-toward[1], toward[0])
    for away, places in ((0.42, (-1.5, -0.5, 0.5, 1.5)), (0.7, (-1.0, 0.0, 1.0))):
        for place in places:
            x = middle[0] + ux * radius * away + vx * place * TREES[0]
            y = middle[1] + uy * radius * away + vy * place * TREES[0]
            if inside.has(x, y):
                trees.plant(x, y, FRUIT)


def draw_graves(cells: Sequence[BaseGeometry]) -> str:
    """Rows of crosses on grass, within each cell."""
    drawn = path("".join(shape_data(cell.buffer(-7)) for cell in cells), fill="m3", stroke="parcel", stroke_width=1)
    crosses = ""
    for cell in cells:
        x, y = cell.centroid.x, cell.centroid.y
        for down in (-21, -3, 15):
            for across in range(-30, 31, 15):
                crosses += f"M{num(x + across)} {num(y + down)}v11m-3.5-7.5h7"
    return drawn + stroke(crosses, "ink2", 1.6, stroke_linecap="round")
