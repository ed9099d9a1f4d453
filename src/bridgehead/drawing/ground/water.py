"""Water: rivers and canals with their water-lines, ponds, streams, drains and marsh."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import Noise, curve, offset, ribbon
from bridgehead.drawing.sheet.svg import ROUND, Point, line_data, parts, path, shape_data, stroke

# How far inside the bank a water-line runs, how wide and how strong it is.
WATER_LINES = ((9, 1.6, 0.75), (19, 1.2, 0.5), (31, 1.0, 0.32))


@dataclass
class Water:
    """A course of water: its line from end to end and its surface. A canal has built banks."""

    name: str
    line: LineString
    surface: Polygon
    canal: bool


def course(name: str, points: list[Point], width: float, canal: bool, seed: str) -> Water:
    """A canal keeps its width; the banks of a river wander."""
    line = curve(points, 24)
    surface = ribbon(line, width - 4) if canal else ribbon(line, width - 8, Noise(f"{seed}/{name}", 130), 5)
    return Water(name, line, surface, canal)


def draw_water(waters: list[Water], frame: BaseGeometry) -> str:
    """Mud, surface, water-lines inside, shoreline; a second line outside the bank of a canal."""
    drawn = ""
    rivers = [w for w in waters if not w.canal]
    drawn += path("".join(shape_data(w.surface.buffer(10).intersection(frame)) for w in rivers), fill="mud")
    surfaces = [w.surface.intersection(frame) for w in waters]
    outline = "".join(shape_data(surface, 1) for surface in surfaces)
    drawn += path(outline, fill="water")
    for inside, width, strength in WATER_LINES:
        lines = "".join(shape_data(w.surface.buffer(-inside).intersection(frame)) for w in waters)
        drawn += stroke(lines, "shore2", width, strength)
    drawn += stroke(outline, "shore", 3.4)
    banks = [side for w in waters if w.canal for bank in (7, -7) for side in _bank(w, bank)]
    return drawn + stroke("".join(shape_data(bank.intersection(frame)) for bank in banks), "shore", 1.2, 0.8)


def _bank(water: Water, out: float) -> list[LineString]:
    half = water.surface.area / water.line.length / 2
    return offset(water.line, half + out if out > 0 else out - half)


def draw_bodies(shape: BaseGeometry, frame: BaseGeometry) -> str:
    """The water of a board of cells: one shape, with mud, water-lines and shoreline."""
    drawn = path(shape_data(shape.buffer(9).intersection(frame)), fill="mud", fill_rule="evenodd")
    drawn += path(shape_data(shape), fill="water", fill_rule="evenodd")
    for inside, width, strength in (*WATER_LINES, (44, 0.9, 0.2)):
        drawn += stroke(shape_data(shape.buffer(-inside)), "shore2", width, strength)
    return drawn + stroke(shape_data(shape), "shore", 3.2)


def draw_canal(shape: BaseGeometry, frame: BaseGeometry) -> str:
    """Water between built banks: no mud, and a second line where the towpath's edge is."""
    drawn = path(shape_data(shape.buffer(7).intersection(frame)), fill="stone", fill_opacity=0.45, fill_rule="evenodd")
    drawn += path(shape_data(shape), fill="water", fill_rule="evenodd")
    for inside, width, strength in (*WATER_LINES, (44, 0.9, 0.2)):
        drawn += stroke(shape_data(shape.buffer(-inside)), "shore2", width, strength)
    return drawn + stroke(shape_data(shape), "shore", 2.8) + stroke(shape_data(shape.buffer(6)), "shore", 1, 0.7)


def draw_pond(shape: Polygon) -> str:
    """A pond with its water-lines."""
    drawn = path(shape_data(shape), fill="water", stroke="shore", stroke_width=2.6)
    drawn += stroke(shape_data(shape.buffer(-8)), "shore2", 1.2)
    return drawn + stroke(shape_data(shape.buffer(-17)), "shore2", 1, 0.6)


def draw_drains(lines: list[list[Point]]) -> str:
    """Ditches, as thin lines of water."""
    return stroke("".join(shape_data(curve(line, 26)) for line in lines), "shore", 2, 0.75)


def draw_streams(lines: list[LineString]) -> str:
    """Streams of boards of cells: a bank with a ribbon of water in it."""
    course_data = "".join(shape_data(line) for line in lines)
    return stroke(course_data, "shore", 6.5, None, **ROUND) + stroke(course_data, "water", 3.6, None, **ROUND)


def draw_marsh(region: BaseGeometry, rnd: Random, bare: Mask | None = None) -> str:
    """A wash of water with tufts on a shaken lattice."""
    tufts: list[str] = []
    for part in parts(region):
        left, top, right, foot = part.bounds
        inside = Mask(left - 60, top - 30, right + 60, foot + 30).add(part.buffer(-12))
        for number, y in enumerate(range(int(top), int(foot), 22)):
            for x in range(int(left) - 20, int(right), 54):
                px = x + (27 if number % 2 else 0) + rnd.uniform(-7, 7)
                py = y + rnd.uniform(-3, 3)
                if inside.has(px, py) and not (bare and bare.count(px, py, 34, 24)):
                    tufts.append(f"M{px - 15:.0f} {py:.0f}h30m-15-1v-11m-5 11l-4-8m14 8l4-8")
    drawn = path(shape_data(region), fill="water2", fill_opacity=0.36)
    return drawn + stroke("".join(tufts), "marsh", 1.8, stroke_linecap="round")


def draw_flow(at: Point) -> str:
    """An arrow upwards: the way the water runs."""
    return stroke(f"M{at[0]:.0f} {at[1]:.0f}v-70m-8 14l8-16 8 16", "shore", 2.6)


def reach_data(water: Water, start: float, end: float) -> str:
    """Path data for words along a stretch of water, reading upwards when it runs down the sheet."""
    line = water.line
    points = [line.interpolate(start + (end - start) * k / 23) for k in range(24)]
    if points[0].y < points[-1].y:
        points.reverse()
    return line_data([(p.x, p.y) for p in points])
