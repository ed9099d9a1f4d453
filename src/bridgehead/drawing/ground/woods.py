"""Trees: woods, hedges, orchards, rows along the water. Each tree is three dots: shadow, crown and light."""

from __future__ import annotations

import math
from random import Random
from typing import Final

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.sheet.canvas import Canvas
from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import Noise, along, spline
from bridgehead.drawing.sheet.svg import dot_data, element, group, num, parts, path, shape_data

CLOSE_STAND: Final = 7.0  # no two trees stand nearer than this


class Trees:
    """Trees by the width of their crowns; `bare` is ground on which none may stand."""

    def __init__(self, bare: Mask) -> None:
        self.bare = bare
        self.crowns: dict[int, list[tuple[float, float]]] = {}
        self._taken: dict[tuple[int, int], list[tuple[float, float]]] = {}

    def plant(self, x: float, y: float, size: int, apart: float = CLOSE_STAND) -> bool:
        """A tree, unless the ground is taken or another stands too near."""
        if self.bare.has(x, y):
            return False
        column, row = int(x // 20), int(y // 20)
        for across in (column - 1, column, column + 1):
            for down in (row - 1, row, row + 1):
                for other in self._taken.get((across, down), ()):
                    if math.dist(other, (x, y)) < apart:
                        return False
        self._taken.setdefault((column, row), []).append((x, y))
        self.crowns.setdefault(size, []).append((x, y))
        return True

    def draw(self, sheet: Canvas) -> str:
        """All trees, small ones first: one dotted path a size, stroked three times."""
        drawn = ""
        for size in sorted(self.crowns):
            ident = sheet.ident("tree")
            dots = sorted(self.crowns[size], key=lambda at: (round(at[1] / 40), at[0]))
            sheet.define(path(dot_data(dots), id=ident, fill="none", stroke_linecap="round"))
            for token, share, shift in (("treeD", 1.12, 0.0), ("tree", 0.86, -0.07), ("treeH", 0.36, -0.19)):
                drawn += element(
                    "use",
                    href=f"#{ident}",
                    stroke=token,
                    stroke_width=size * share,
                    x=num(size * shift) if shift else None,
                    y=num(size * shift * 1.1) if shift else None,
                )
        return group(drawn, aria_hidden="true")


def hedge(trees: Trees, line: LineString, rnd: Random, gap: float = 0.14) -> None:
    """A hedge: bushes close together with a tree here and there, and a gap for the gate."""
    gate = rnd.uniform(0.2, 0.8) * line.length if rnd.random() < 0.5 else -100.0
    for x, y in along(line, 10.5, rnd, 0.35, 1.6):
        if rnd.random() < gap or abs(line.project(Point(x, y)) - gate) < 14:
            continue
        trees.plant(x, y, rnd.choice((7, 7, 9, 9, 9, 12)), 5.5)
        if rnd.random() < 0.07:
            trees.plant(x + rnd.uniform(-3, 3), y + rnd.uniform(-3, 3), 14, 4)


def orchard(trees: Trees, field: BaseGeometry, turn: float) -> None:
    """Fruit trees on a lattice of 25 units, turned with the field."""
    inner = field.buffer(-9)
    if inner.is_empty:
        return
    left, top, right, foot = inner.bounds
    inside = Mask(left - 30, top - 30, right + 30, foot + 30).add(inner)
    x, y = (left + right) / 2, (top + foot) / 2
    reach = int(max(right - left, foot - top) / 25) + 1
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for row in range(-reach, reach + 1):
        for column in range(-reach, reach + 1):
            px = x + 25 * (column * cos - row * sin)
            py = y + 25 * (column * sin + row * cos)
            if inside.has(px, py):
                trees.plant(px, py, 11)


def wood(trees: Trees, shape: BaseGeometry, rnd: Random, sizes: tuple[int, ...] = (14, 17, 17)) -> None:
    """Fill a wood with crowns, close but not in rows."""
    for part in parts(shape):
        if part.area < 200:
            continue
        left, top, right, foot = part.bounds
        inside = Mask(left - 30, top - 30, right + 30, foot + 30).add(part.buffer(-4))
        y = top
        while y < foot:
            x = left + rnd.uniform(0, 18)
            while x < right:
                px, py = x + rnd.uniform(-6, 6), y + rnd.uniform(-5, 5)
                if inside.has(px, py):
                    trees.plant(px, py, rnd.choice(sizes), 9)
                x += 20
            y += 16.5


def row(trees: Trees, line: LineString, rnd: Random, step: float, size: int, uneven: float, stray: float) -> None:
    """Trees in a row, as along a bank."""
    for x, y in along(line, step, rnd, uneven, stray):
        trees.plant(x, y, size)


def copse(x: float, y: float, across: float, down: float, wander: Noise) -> Polygon:
    """The outline of a small wood: an oval that strays."""
    points: list[tuple[float, float]] = []
    for turn in np.arange(0, 2 * math.pi, 0.3):
        cos, sin = math.cos(turn), math.sin(turn)
        wide = across * (1 + 0.42 * wander.at(x + cos * 90, y + sin * 90))
        high = down * (1 + 0.42 * wander.at(x + cos * 70 + 400, y + sin * 70))
        points.append((x + cos * wide, y + sin * high))
    return Polygon(spline(points, 12, closed=True))


def draw_floor(shape: BaseGeometry) -> str:
    """The floor of a wood with its outline."""
    shade = affinity.translate(shape, 2, 3)
    drawn = path(shape_data(shade), fill="shade", fill_opacity=0.1)
    return drawn + path(shape_data(shape), fill="wood", stroke="tree", stroke_width=1.4, stroke_opacity=0.7)
