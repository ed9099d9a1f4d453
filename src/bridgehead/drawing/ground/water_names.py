"""Names on water that find their own course: along the spine of a river, across the breadth of a sea."""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString, MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.sheet.canvas import Canvas
from bridgehead.drawing.sheet.lettering import text_along, width
from bridgehead.drawing.sheet.shapes import lines_in, sub_line
from bridgehead.drawing.sheet.svg import line_data, parts

NARROWS = (45.0, 60.0, 80.0, 110.0)
"""Half the breadth of a channel between basins, tried in turn."""
POND = 9000.0
"""A cove of less than so many square units is no body of its own."""


def draw_water_names(sheet: Canvas, words: str, water: BaseGeometry, frame: Polygon, bridges: MultiPoint) -> list[str]:
    """Names parted by a middle dot, given to the largest waters from west to east, away from bridges."""
    names = [name.strip() for name in words.split("·") if name.strip()]
    bodies = _waters(water.intersection(frame), len(names))
    largest = sorted(bodies, key=lambda body: -body.area)[: len(names)]
    largest.sort(key=lambda body: body.centroid.x)
    return [_name(sheet, name, body, bridges) for name, body in zip(names, largest)]


def _waters(water: BaseGeometry, count: int) -> list[Polygon]:
    """The bodies of water; where there are more names, basins and the channels between them are bodies of their own."""
    bodies = _polygons(water)
    for reach in NARROWS:
        if len(bodies) >= count:
            break
        basins = water.buffer(-reach).buffer(reach * 1.05)
        found = _polygons(water.intersection(basins)) + _polygons(water.difference(basins))
        bodies = [body for body in found if body.area > POND]
    return bodies


def _polygons(shape: BaseGeometry) -> list[Polygon]:
    return [part for part in parts(shape) if isinstance(part, Polygon)]


def _name(sheet: Canvas, name: str, body: Polygon, bridges: MultiPoint) -> str:
    spine, breadth = _spine(body)
    size = min(64.0, max(25.0, breadth * 0.42))
    for spacing in (0.6, 0.4, 0.2, 0.08):
        need = width(name, "water", size, spacing) + 20
        if need < spine.length - 40:
            break
    start = _freest(spine, need, bridges)
    line = sub_line(spine, start, start + need)
    (x0, y0), (x1, y1) = line[0], line[-1]
    if abs(y1 - y0) > abs(x1 - x0) and y1 > y0:
        line.reverse()
    return text_along(sheet.ident("reach"), line_data(line), name, "water", size, "shore", spacing, size * 0.31)


def _spine(body: Polygon) -> tuple[LineString, float]:
    """The line through the middles of a body's cross-sections, smoothed, and its usual breadth."""
    left, top, right, foot = body.bounds
    upright = foot - top > right - left
    points: list[tuple[float, float]] = []
    breadths: list[float] = []
    low, high = (top, foot) if upright else (left, right)
    for at in np.arange(low + 6, high - 5, 12.0):
        cut = LineString([(left - 9, at), (right + 9, at)]) if upright else LineString([(at, top - 9), (at, foot + 9)])
        pieces = lines_in(body.intersection(cut))
        if pieces:
            widest = max(pieces, key=lambda piece: piece.length)
            middle = widest.interpolate(0.5, normalized=True)
            points.append((middle.x, middle.y))
            breadths.append(widest.length)
    raw = np.array(points)
    half = max(1, min(28, len(points) // 5))
    padded = np.pad(raw, ((half, half), (0, 0)), mode="edge")
    kernel = np.ones(2 * half + 1) / (2 * half + 1)
    xs, ys = (np.convolve(padded[:, axis], kernel, mode="valid") for axis in (0, 1))
    return LineString(np.stack([xs, ys], axis=1)), float(np.median(breadths))


def _freest(spine: LineString, need: float, bridges: MultiPoint) -> float:
    """Where along the spine a stretch of that length lies furthest from bridges, near the middle if it may."""
    best, found = -1e9, 0.0
    for start in np.arange(20, max(21, spine.length - need - 20), 20.0):
        stretch = LineString(sub_line(spine, float(start), float(start + need), 12))
        clear = min(120.0, stretch.distance(bridges)) if not bridges.is_empty else 120.0
        score = clear * 3 - abs(start + need / 2 - spine.length / 2) * 0.15
        if score > best:
            best, found = score, float(start)
    return found
