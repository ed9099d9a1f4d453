"""Fields: open ground split into parcels with furrows and hedges, as an old countryside is."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import split

from bridgehead.drawing.sheet.shapes import Floats, Noise, polygon, union
from bridgehead.drawing.sheet.svg import path, shape_data, stroke

TINTS: Final = ("m1", "m2", "m3", "m4", "m5")
ARABLE: Final = ("m2", "m4")
PASTURE: Final = ("m1", "m1", "m3", "m3", "m5")
FURROW: Final = 13.0
BEND: Final = 13.0  # how far a field's border strays from the straight
SEAM: Final = 2.0  # by how much tints overlap where no line may show between them


@dataclass
class Region:
    """Ground of one character: a polygon, size of a field in square units, shares in per cent."""

    shape: Polygon
    size: float
    hedges: int
    arable: int


@dataclass
class Parcel:
    """One field: its shape on the land, tint, and the direction of its furrows in degrees."""

    shape: BaseGeometry
    tint: str
    turn: float
    ploughed: bool = False


@dataclass
class Fields:
    """The fields of a sheet and the lines along which hedges grow."""

    parcels: list[Parcel] = field(default_factory=list)
    hedges: list[LineString] = field(default_factory=list)


def lay_fields(region: Region, land: BaseGeometry, rnd: Random, bend: Noise) -> Fields:
    """Split a region into fields, bend their borders, and keep what is land."""
    laid = Fields()
    drawn: set[tuple[int, int]] = set()
    for straight in split_up(region.shape, region.size, rnd):
        bent = Polygon(_bent(np.array(polygon(straight.segmentize(26)).exterior.coords), bend)).buffer(0)
        shape = bent.intersection(land).buffer(-1.4)
        tint = rnd.choice(ARABLE) if rnd.randrange(100) < region.arable * 0.45 else rnd.choice(PASTURE)
        turn = _long_side(straight)
        if shape.area > 500:
            laid.parcels.append(Parcel(shape, tint, turn, tint in ARABLE and rnd.random() < 0.8))
        for side in _sides(straight):
            middle = side.interpolate(0.5, normalized=True)
            key = (round(middle.x / 24), round(middle.y / 24))
            wanted = rnd.randrange(100) < region.hedges
            if wanted and side.length > 40 and key not in drawn:
                drawn.add(key)
                laid.hedges.append(LineString(_bent(np.array(side.segmentize(20).coords), bend)))
    return laid


def split_up(shape: Polygon, size: float, rnd: Random) -> list[Polygon]:
    """Split across the longer side, at 38 to 62 per cent and a little askew, until the parts are small enough."""
    found: list[Polygon] = []
    waiting = [shape]
    while waiting:
        whole = waiting.pop()
        if whole.area < 500:
            continue
        if whole.area < size * rnd.uniform(0.7, 1.6):
            found.append(whole)
            continue
        pieces = [polygon(part) for part in split(whole, _cut(whole, rnd)).geoms]
        if len(pieces) < 2:
            found.append(whole)
        else:
            waiting.extend(pieces)
    return found


def _cut(whole: Polygon, rnd: Random) -> LineString:
    corners = list(polygon(whole.minimum_rotated_rectangle).exterior.coords)
    first, second = math.dist(corners[0], corners[1]), math.dist(corners[1], corners[2])
    start = 0 if first >= second else 1
    a, b, c, d = (corners[(start + k) % 4] for k in range(4))
    turn = math.atan2(b[1] - a[1], b[0] - a[0]) + math.radians(rnd.uniform(-9, 9))
    share = rnd.uniform(0.38, 0.62)
    x = (a[0] + (b[0] - a[0]) * share + d[0] + (c[0] - d[0]) * share) / 2
    y = (a[1] + (b[1] - a[1]) * share + d[1] + (c[1] - d[1]) * share) / 2
    dx, dy = -math.sin(turn) * 5000, math.cos(turn) * 5000
    return LineString([(x - dx, y - dy), (x + dx, y + dy)])


def _bent(points: Floats, bend: Noise) -> Floats:
    """Points moved by the noise, so that straight borders become old ones."""
    xs, ys = points[:, 0], points[:, 1]
    return np.stack([xs + bend.field(xs, ys) * BEND, ys + bend.field(xs + 5000, ys) * BEND], axis=1)


def _sides(shape: Polygon) -> list[LineString]:
    corners = list(polygon(shape.simplify(3)).exterior.coords)
    return [LineString(pair) for pair in pairwise(corners)]


def _long_side(shape: Polygon) -> float:
    corners = list(polygon(shape.minimum_rotated_rectangle).exterior.coords)
    start = 0 if math.dist(corners[0], corners[1]) >= math.dist(corners[1], corners[2]) else 1
    a, b = corners[start], corners[start + 1]
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def furrows(parcel: Parcel) -> BaseGeometry:
    """Lines along the field, every FURROW units, kept off its border."""
    inner = parcel.shape.buffer(-5)
    if inner.is_empty:
        return inner
    left, top, right, foot = inner.bounds
    reach = max(right - left, foot - top)
    x, y = (left + right) / 2, (top + foot) / 2
    count = int(reach / FURROW) + 1
    lines = MultiLineString(
        [[(x - reach, y + k * FURROW), (x + reach, y + k * FURROW)] for k in range(-count, count + 1)]
    )
    return inner.intersection(affinity.rotate(lines, parcel.turn, origin=(x, y)))


def draw_tints(parcels: list[Parcel]) -> str:
    """The tints of the fields alone, without a line that a rule could be thought to mean."""
    drawn = ""
    for tint in TINTS:
        drawn += path(shape_data(union([p.shape.buffer(SEAM) for p in parcels if p.tint == tint])), fill=tint)
    return drawn


def draw_fields(parcels: list[Parcel], ploughed: bool = True) -> str:
    """The tints of the fields, their furrows and their borders."""
    drawn = draw_tints(parcels)
    if ploughed:
        lines = "".join(shape_data(furrows(p)) for p in parcels if p.ploughed)
        drawn += stroke(lines, "furrow", 1, 0.5)
    borders = "".join(shape_data(p.shape) for p in parcels)
    return drawn + stroke(borders, "parcel", 1.3, 0.5)
