"""Hills of boards of cells: a tint, a lit and a dark edge, hachures across the edge."""

from __future__ import annotations

import math
from random import Random

from shapely import affinity
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.svg import num, parts, path, shape_data, stroke

GAP = 9.0


def draw_hill(
    shape: BaseGeometry, bare: Mask, rnd: Random, steps: tuple[float, ...] = (0, 30), rows: tuple[float, ...] = (0, 30)
) -> str:
    """One body of high ground: a tint for each step inwards, hachures along each row inwards."""
    drawn = ""
    for number, inset in enumerate(steps):
        ring = shape.buffer(-inset)
        if ring.is_empty:
            continue
        drawn += path(shape_data(ring), fill="hillf", fill_opacity=0.32, fill_rule="evenodd")
        dark = ring.difference(affinity.translate(ring, -6, -7))
        light = ring.difference(affinity.translate(ring, 6, 7))
        drawn += path(shape_data(dark), fill="shade", fill_opacity=0.13 if number == 0 else 0.08)
        drawn += path(shape_data(light), fill="light", fill_opacity=0.3 if number == 0 else 0.14)
    strokes = "".join(_hachures(shape.buffer(-inset - 2), bare, rnd, max(0.55, 1 - inset / 250)) for inset in rows)
    return drawn + stroke(strokes, "hach", 1.6, 0.58)


def _hachures(shape: BaseGeometry, bare: Mask, rnd: Random, share: float) -> str:
    """Strokes across the border; longer and closer on the side away from the light."""
    written: list[str] = []
    for part in parts(shape):
        if not isinstance(part, Polygon):
            continue
        inner = part.buffer(0)
        for ring in (part.exterior, *part.interiors):
            reached = 0.0
            while reached < ring.length:
                here = ring.interpolate(reached)
                ahead = ring.interpolate(min(reached + 2, ring.length))
                reached += GAP * rnd.uniform(0.85, 1.25)
                dx, dy = ahead.x - here.x, ahead.y - here.y
                length = math.hypot(dx, dy) or 1.0
                nx, ny = dy / length, -dx / length
                if inner.contains(Point(here.x + nx * 3, here.y + ny * 3)):
                    nx, ny = -nx, -ny
                shade = 0.5 + 0.5 * (nx + ny) * math.sqrt(0.5)
                reach = (11 + 11 * shade) * rnd.uniform(0.8, 1.15) * share
                if bare.has(here.x, here.y) or bare.has(here.x + nx * reach, here.y + ny * reach):
                    continue
                x, y = here.x - nx * reach * 0.55, here.y - ny * reach * 0.55
                down = num(ny * reach, 0)
                written.append(f"M{x:.0f} {y:.0f}l{num(nx * reach, 0)}{down if down.startswith('-') else ' ' + down}")
    return "".join(written)
