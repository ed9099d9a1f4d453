"""Relief: a height field from the steps of the ground, its contours, hachures and shading."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final

import numpy as np
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import EMPTY, Floats, Noise, lines_in
from bridgehead.drawing.sheet.svg import Point, parts, path, shape_data, step_data, stroke

GRAIN: Final = 20.0
STEEP: Final = 0.038
EVERY: Final = 11.0


@dataclass
class Scarp:
    """A step in the ground: the high side lies to the right of the line's course."""

    line: list[Point]
    height: float
    breadth: float
    wander: float


class Relief:
    """Heights over a sheet on a lattice of GRAIN units."""

    def __init__(self, scarps: list[Scarp], width: float, height: float, seed: str) -> None:
        self.x: Floats
        self.y: Floats
        self.x, self.y = np.meshgrid(
            np.arange(-60, width + 60 + GRAIN, GRAIN), np.arange(-60, height + 60 + GRAIN, GRAIN)
        )
        ripple = Noise(f"{seed}/relief", 520, 3).field(self.x, self.y)
        self.z: Floats = np.zeros(self.x.shape)
        near: Floats = np.zeros(self.x.shape)
        for scarp in scarps:
            away = _signed_distance(self.x, self.y, scarp.line) + scarp.wander * ripple
            rise = 1 / (1 + np.exp(-np.clip(away / scarp.breadth, -40, 40)))
            self.z += scarp.height * rise
            near = np.maximum(near, 1 / (1 + np.exp(-np.clip((away + 150) / 120, -40, 40))))
        self.z += 4.2 * ripple * near
        slopes = np.gradient(self.z, GRAIN)
        self.down: Floats = -slopes[0]
        self.right: Floats = -slopes[1]
        self.steepness: Floats = np.hypot(slopes[0], slopes[1])

    def sample(self, field: Floats, x: float, y: float) -> float:
        row = min(max(int((y + 60) / GRAIN), 0), field.shape[0] - 1)
        column = min(max(int((x + 60) / GRAIN), 0), field.shape[1] - 1)
        return float(field[row, column])

    def contours(self, land: BaseGeometry) -> tuple[list[LineString], list[LineString]]:
        """Contours three units of height apart: the common ones, and every third."""
        common: list[LineString] = []
        bold: list[LineString] = []
        top = float(self.z.max())
        for number, level in enumerate(np.arange(4, top, 3)):
            for line in iso_lines(self.x, self.y, self.z, float(level)):
                if line.length < 160:
                    continue
                for part in parts(line.simplify(1.2).intersection(land)):
                    if isinstance(part, LineString) and part.length >= 50:
                        (bold if number % 3 == 0 else common).append(part)
        return common, bold

    def hachures(self, lines: list[LineString], bare: Mask, rnd: Random) -> tuple[str, str]:
        """Path data of strokes down the steep slopes: light ones, and heavy where it is steepest."""
        light: list[str] = []
        heavy: list[str] = []
        for line in lines:
            reached = 0.0
            while reached < line.length:
                here = line.interpolate(reached)
                steep = self.sample(self.steepness, here.x, here.y)
                reached += EVERY * rnd.uniform(0.85, 1.15)
                if steep <= STEEP:
                    continue
                length = min(26, 9 + (steep / STEEP - 1) * 10) * rnd.uniform(0.8, 1.15)
                dx = self.sample(self.right, here.x, here.y) / steep * length
                dy = self.sample(self.down, here.x, here.y) / steep * length
                if bare.has(here.x, here.y) or bare.has(here.x + dx, here.y + dy):
                    continue
                drawn = f"M{here.x:.0f} {here.y:.0f}{step_data(round(dx), round(dy))}"
                (heavy if steep > 1.7 * STEEP else light).append(drawn)
        return "".join(light), "".join(heavy)

    def light_from_north_west(self, level: float) -> BaseGeometry:
        """Where the ground turns so far towards the light; away from it for a negative level."""
        facing = (self.right + self.down) * -math.sqrt(0.5)
        return iso_area(self.x, self.y, facing if level > 0 else -facing, abs(level))


def draw_relief(relief: Relief, land: BaseGeometry, dry: BaseGeometry, bare: Mask, rnd: Random) -> str:
    """Shading, contours and hachures; `dry` is the land without the banks, `bare` takes no hachures."""
    drawn = ""
    for level in (0.03, 0.055, 0.08):
        shade = relief.light_from_north_west(-level).intersection(land)
        drawn += path(shape_data(shade.simplify(2)), fill="shade", fill_opacity=0.055, fill_rule="evenodd")
    for level in (0.03, 0.06):
        light = relief.light_from_north_west(level).intersection(land)
        drawn += path(shape_data(light.simplify(2)), fill="light", fill_opacity=0.2, fill_rule="evenodd")
    common, bold = relief.contours(dry)
    drawn += stroke("".join(shape_data(line) for line in common), "contour", 1.5, 0.65)
    drawn += stroke("".join(shape_data(line) for line in bold), "contour", 2.6, 0.7)
    light_strokes, heavy_strokes = relief.hachures(common + bold, bare, rnd)
    return drawn + stroke(light_strokes, "hach", 1.5, 0.55) + stroke(heavy_strokes, "hach", 2.2, 0.55)


def _signed_distance(x: Floats, y: Floats, line: list[Point]) -> Floats:
    """Distance from a polyline, positive to the right of its course (y runs down)."""
    best: Floats = np.full(x.shape, np.inf)
    side: Floats = np.zeros(x.shape)
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        part = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        away = np.hypot(x - ax - part * dx, y - ay - part * dy)
        turn = dx * (y - ay) - dy * (x - ax)
        closer = away < best
        best = np.where(closer, away, best)
        side = np.where(closer, np.sign(turn), side)
    return best * side


def iso_lines(x: Floats, y: Floats, z: Floats, level: float) -> list[LineString]:
    """The lines of one level over a lattice (marching squares)."""
    above = z > level
    across = _cut_points(x, y, z, level, (slice(None), slice(None, -1)), (slice(None), slice(1, None)))
    down = _cut_points(x, y, z, level, (slice(None, -1), slice(None)), (slice(1, None), slice(None)))
    sides = (across[:-1], down[:, 1:], across[1:], down[:, :-1])  # top, right, foot, left of each cell
    case = above[:-1, :-1] * 8 + above[:-1, 1:] * 4 + above[1:, 1:] * 2 + above[1:, :-1] * 1
    joins = {
        1: [(3, 2)], 2: [(2, 1)], 3: [(3, 1)], 4: [(0, 1)], 5: [(3, 0), (2, 1)], 6: [(0, 2)], 7: [(3, 0)],
        8: [(3, 0)], 9: [(0, 2)], 10: [(0, 1), (3, 2)], 11: [(0, 1)], 12: [(3, 1)], 13: [(2, 1)], 14: [(3, 2)],
    }  # fmt: skip
    pieces: list[Floats] = []
    for number, pairs in joins.items():
        where = case == number
        for start, end in pairs:
            pieces.append(np.stack([sides[start][where], sides[end][where]], axis=1))
    found = np.concatenate(pieces)
    found = found[np.any(found[:, 0] != found[:, 1], axis=1)]
    if not len(found):
        return []
    return lines_in(linemerge([LineString(pair) for pair in found]))


def _cut_points(
    x: Floats, y: Floats, z: Floats, level: float, one: tuple[slice, slice], two: tuple[slice, slice]
) -> Floats:
    """Where the level cuts the lattice lines between neighbours; the last axis is x, y."""
    rise = z[two] - z[one]
    part = np.where(rise == 0, 0.5, (level - z[one]) / np.where(rise == 0, 1, rise))
    px, py = x[one] + part * (x[two] - x[one]), y[one] + part * (y[two] - y[one])
    cut: Floats = np.stack([px, py], axis=-1).astype(np.float64).round(3)
    return cut


def iso_area(x: Floats, y: Floats, z: Floats, level: float) -> BaseGeometry:
    """Where the field is above a level."""
    sealed = z.copy()
    sealed[0, :] = sealed[-1, :] = sealed[:, 0] = sealed[:, -1] = -1e3
    rings = [Polygon(line.coords) for line in iso_lines(x, y, sealed, level) if line.is_ring]
    area: BaseGeometry = EMPTY
    for ring in sorted(rings, key=lambda shape: -shape.area):
        if ring.area > 1500:
            area = area.symmetric_difference(ring.buffer(0))
    return area
