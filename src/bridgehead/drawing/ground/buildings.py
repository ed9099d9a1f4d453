"""Houses with their cast shadows and ridges, landmarks among them, gardens behind."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from shapely import affinity
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import block, normal
from bridgehead.drawing.sheet.svg import at, group, line_data, parts, path, shape_data, stroke


class Village:
    """Houses that find their places: within the built-up area, off what is taken."""

    def __init__(self, within: Mask, taken: Mask, rnd: Random, small: bool = False) -> None:
        self.within = within
        self.taken = taken
        self.rnd = rnd
        self.houses: list[Polygon] = []
        self.lengths = (18, 22, 26, 30) if small else (20, 24, 28, 34, 40)
        self.depths = (13, 15, 17) if small else (15, 17, 19)
        self.set_back = (22, 25) if small else (25, 28, 31)

    def build(self, x: float, y: float, turn: float) -> bool:
        """A house about a point if there is room for it."""
        length, depth = self.rnd.choice(self.lengths), self.rnd.choice(self.depths)
        house, near = block(x, y, length, depth, turn), block(x, y, length + 8, depth + 8, turn)
        if not self._fits(near):
            return False
        self.houses.append(house)
        self.taken.add(near)
        return True

    def _fits(self, shape: Polygon) -> bool:
        corners = list(shape.exterior.coords)
        corners += [((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in pairwise(corners)]
        corners.append((shape.centroid.x, shape.centroid.y))
        return all(self.within.has(x, y) and not self.taken.has(x, y) for x, y in corners)

    def along(self, lane: LineString) -> None:
        """Houses on both sides of a lane, most with the eaves to it."""
        reached = 12.0
        while reached < lane.length:
            (x, y), (nx, ny) = normal(lane, reached)
            turn = math.degrees(math.atan2(ny, nx)) - 90
            for side in (-1, 1):
                if self.rnd.random() < 0.8:
                    away = side * self.rnd.choice(self.set_back)
                    self.build(x + nx * away, y + ny * away, turn + self.rnd.choice((0, 0, 0, 90)))
            reached += self.rnd.uniform(34, 52)

    def scatter(self, shape: BaseGeometry, count: int) -> None:
        """About so many houses anywhere in a shape, fewer where there is no room."""
        left, top, right, foot = shape.bounds
        built = 0
        for _ in range(count * 20):
            x, y = self.rnd.uniform(left, right), self.rnd.uniform(top, foot)
            built += self.build(x, y, self.rnd.choice((0, 8, -8, 90, 20)))
            if built >= count:
                return

    def gardens(self) -> list[BaseGeometry]:
        """Plots behind about half of the houses."""
        plots: list[BaseGeometry] = []
        for house in self.houses:
            if self.rnd.random() < 0.5:
                plot = affinity.scale(house, 1.35, 1.9)
                plot = affinity.translate(plot, self.rnd.uniform(-10, 10), self.rnd.choice((-26, 26)))
                if self._fits(plot):
                    plots.append(plot)
        return plots


def draw_gardens(plots: list[BaseGeometry]) -> str:
    """Plots with their fences."""
    data = "".join(shape_data(plot) for plot in plots)
    return path(data, fill="m3", stroke="parcel", stroke_width=1)


def draw_plots(plots: list[BaseGeometry]) -> str:
    """The yards and gardens about houses: a faint tint, no terrain of its own."""
    data = "".join(shape_data(plot) for plot in plots)
    return path(data, fill="built", fill_opacity=0.6, stroke="parcel", stroke_width=0.9, stroke_opacity=0.4)


def draw_houses(houses: list[Polygon], large: bool = False) -> str:
    """All shadows, then all bodies, then all ridges."""
    shadows = "".join(shape_data(affinity.translate(house, 3, 4)) for house in houses)
    bodies = "".join(shape_data(house) for house in houses)
    ridges = "".join(line_data(_ridge(house)) for house in houses)
    drawn = path(shadows, fill="shade", fill_opacity=0.28)
    drawn += path(bodies, fill="bldg" if large else "bldg2", stroke="bldg", stroke_width=1.4)
    return drawn + stroke(ridges, "paper2", 1.2, 0.5)


def _ridge(house: Polygon) -> list[tuple[float, float]]:
    a, b, c, d = list(house.exterior.coords)[:4]
    if math.dist(a, b) >= math.dist(b, c):
        return [((a[0] + d[0]) / 2, (a[1] + d[1]) / 2), ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2)]
    return [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), ((d[0] + c[0]) / 2, (d[1] + c[1]) / 2)]


def draw_landmark(shape: Polygon, mark: str) -> str:
    """A named building: plain, a church with tower and cross, a mill with its sails, a house with wings."""
    left, top, right, foot = shape.bounds
    x, y = (left + right) / 2, (top + foot) / 2
    if mark == "wings":
        wing = (right - left) * 0.23
        body = block(x, y + (foot - top) * 0.05, (right - left) * 0.72, (foot - top) * 0.62)
        sides = [block(left + wing / 2, y, wing, foot - top), block(right - wing / 2, y, wing, foot - top)]
        return draw_houses([*sides, body], True)
    drawn = draw_houses([shape], True)
    if mark == "church":
        tower = block(left - 6, y, 20, 22)
        drawn += draw_houses([tower], True)
        drawn += stroke(f"M{left - 6:.0f} {y - 13:.0f}v-24m-8 8h16", "bldg", 3.4)
    if mark == "mill":
        sails = stroke("M-13-13l26 26m0-26l-26 26", "paper2", 2.6)
        drawn += group(sails, transform=at(x, y))
    return drawn


def draw_built(shape: BaseGeometry) -> str:
    """The tint of a built-up area."""
    return path("".join(shape_data(part) for part in parts(shape)), fill="built", fill_opacity=0.85)
