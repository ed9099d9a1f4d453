"""Geometry that several subjects share: smoothing, noise, ribbons, points along a line."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from shapely import affinity
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

from bridgehead.drawing.sheet.svg import Point, parts

Floats = NDArray[np.float64]

EMPTY: Final = Polygon()


class Noise:
    """Smooth value noise from -1 to about 1, the same for the same seed everywhere."""

    def __init__(self, seed: str, scale: float, octaves: int = 2) -> None:
        rnd = Random(seed)
        self.scale = scale
        self.tables = [np.array([[rnd.uniform(-1, 1) for _ in range(64)] for _ in range(64)]) for _ in range(octaves)]

    def field(self, x: Floats, y: Floats) -> Floats:
        """The noise at many places."""
        total: Floats = np.zeros(np.broadcast(x, y).shape)
        strength = 1.0
        for octave, table in enumerate(self.tables):
            u, v = x / self.scale * 2**octave, y / self.scale * 2**octave
            i, j = np.floor(u).astype(int), np.floor(v).astype(int)
            a, b = u - i, v - j
            a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)
            top = table[j % 64, i % 64] * (1 - a) + table[j % 64, (i + 1) % 64] * a
            low = table[(j + 1) % 64, i % 64] * (1 - a) + table[(j + 1) % 64, (i + 1) % 64] * a
            total = total + strength * (top * (1 - b) + low * b)
            strength *= 0.5
        return total

    def at(self, x: float, y: float) -> float:
        """The noise at one place."""
        return float(self.field(np.array([x]), np.array([y]))[0])


def chaikin(
    points: Sequence[Sequence[float]],
    most: float,
    rounds: int = 2,
    closed: bool = False,
    keep: frozenset[Point] = frozenset(),
) -> list[Point]:
    """Cut the corners of a polyline, by at most so many units a cut; corners to keep stay sharp."""
    line: list[Point] = [(p[0], p[1]) for p in points]
    for _ in range(rounds):
        cut: list[Point] = [] if closed else [line[0]]
        last = len(line) if closed else len(line) - 1
        for place in range(last):
            a, b = line[place], line[(place + 1) % len(line)]
            length = math.dist(a, b)
            if length == 0:
                continue
            part = min(0.25, most / length)
            begins, ends = closed or place > 0, closed or place < last - 1
            if begins:
                cut.append(a if a in keep else between(a, b, part))
            if ends and b not in keep:
                cut.append(between(a, b, 1 - part))
        if not closed:
            cut.append(line[-1])
        line = cut
    return line


def between(a: Point, b: Point, part: float) -> Point:
    """The point that part of the way from a to b."""
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)


def spline(points: Sequence[Sequence[float]], step: float = 16, closed: bool = False) -> list[Point]:
    """A smooth curve through the points (Catmull-Rom), about a point every step."""
    knots = [np.array(p, float) for p in points]
    size = len(knots)
    found: list[Point] = []
    for place in range(size if closed else size - 1):
        p0 = knots[(place - 1) % size] if closed or place > 0 else knots[0]
        p1, p2 = knots[place], knots[(place + 1) % size]
        p3 = knots[(place + 2) % size] if closed or place + 2 < size else knots[-1]
        count = max(2, int(float(np.linalg.norm(p2 - p1)) / step))
        for number in range(count):
            t = number / count
            p = 0.5 * (
                2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            )
            found.append((float(p[0]), float(p[1])))
    if not closed:
        found.append((float(knots[-1][0]), float(knots[-1][1])))
    return found


def curve(points: Sequence[Sequence[float]], step: float = 16) -> LineString:
    """A smooth curve as a line."""
    return LineString(spline(points, step))


def normal(line: LineString, along: float, reach: float = 2) -> tuple[Point, Point]:
    """The point so far along a line, and the unit vector to the right of its course there."""
    here = line.interpolate(along)
    back, forth = line.interpolate(max(0.0, along - reach)), line.interpolate(min(line.length, along + reach))
    dx, dy = forth.x - back.x, forth.y - back.y
    length = math.hypot(dx, dy) or 1.0
    return (here.x, here.y), (-dy / length, dx / length)


def ribbon(line: LineString, breadth: float, wander: Noise | None = None, amount: float = 0) -> Polygon:
    """A band along a line; its banks wander by the noise, each by itself."""
    left: list[Point] = []
    right: list[Point] = []
    for along in np.arange(0, line.length, 16):
        (x, y), (nx, ny) = normal(line, float(along))
        a = breadth / 2 + (wander.at(x, y) * amount if wander else 0)
        b = breadth / 2 + (wander.at(x + 900, y) * amount if wander else 0)
        left.append((x + nx * a, y + ny * a))
        right.append((x - nx * b, y - ny * b))
    return polygon(Polygon(left + right[::-1]).buffer(0))


def polygon(shape: BaseGeometry) -> Polygon:
    """The largest polygon of a geometry."""
    found = [part for part in parts(shape) if isinstance(part, Polygon)]
    return max(found, key=lambda part: part.area) if found else EMPTY


def union(shapes: Sequence[BaseGeometry]) -> BaseGeometry:
    """All the shapes in one; of none, an empty polygon."""
    return unary_union(list(shapes)) if shapes else EMPTY


def offset(line: LineString, distance: float) -> list[LineString]:
    """The parallels of a line, to the right of its course for a positive distance."""
    return [part for part in parts(line.offset_curve(-distance)) if isinstance(part, LineString)]


def along(line: LineString, step: float, rnd: Random, uneven: float = 0.35, stray: float = 0) -> list[Point]:
    """Points along a line, about a step apart, straying a little to the side."""
    found: list[Point] = []
    reached = rnd.random() * step
    while reached < line.length:
        here = line.interpolate(reached)
        found.append((here.x + rnd.uniform(-stray, stray), here.y + rnd.uniform(-stray, stray)))
        reached += step * (1 + rnd.uniform(-uneven, uneven))
    return found


def block(x: float, y: float, width: float, height: float, turn: float = 0) -> Polygon:
    """A rectangle about a centre, turned by degrees."""
    plain = box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    return plain if not turn else affinity.rotate(plain, turn, origin=(x, y))


def organic(
    shape: BaseGeometry, inset: float, radius: float, amount: float, seed: str, scale: float = 60
) -> BaseGeometry:
    """A shape made of cells turned into one that grew: drawn in, rounded, its border wandering."""
    wander = Noise(seed, scale)
    grown: list[BaseGeometry] = []
    for part in parts(shape.buffer(-inset - radius).buffer(radius * 2).buffer(-radius)):
        if isinstance(part, Polygon):
            holes = [_wandering(hole, wander, amount) for hole in part.interiors if hole.length > 80]
            grown.append(Polygon(_wandering(part.exterior, wander, amount), holes).buffer(0))
    return union(grown)


def _wandering(ring: Any, wander: Noise, amount: float) -> list[Point]:
    count = max(8, int(ring.length / 13))
    found: list[Point] = []
    for number in range(count):
        here = ring.interpolate(number * ring.length / count)
        found.append((here.x + wander.at(here.x, here.y) * amount, here.y + wander.at(here.x + 777, here.y) * amount))
    return found


def sub_line(line: LineString, start: float, end: float, count: int = 24) -> list[Point]:
    """Points along part of a line, from one length along it to another (backwards if need be)."""
    return [(p.x, p.y) for p in (line.interpolate(float(s)) for s in np.linspace(start, end, count))]


def lines_in(shape: BaseGeometry) -> list[LineString]:
    """The lines a geometry is made of."""
    return [part for part in parts(shape) if isinstance(part, LineString)]


def joined_lines(shape: BaseGeometry) -> list[LineString]:
    """The lines of a geometry, joined end to end wherever only two meet."""
    return lines_in(linemerge(lines_in(shape)))
