"""German works in blue overprint: trench, wire, bunker, gun pit, tower, machine gun."""

from __future__ import annotations

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, Polygon

from bridgehead.drawing.sheet.shapes import block, chaikin, normal, polygon
from bridgehead.drawing.sheet.svg import Point, at, circle, group, line_data, path, rect, shape_data, stroke

INK = "enemy"
GUN = "M0 16V-18m-7 9l7-10 7 10M-8 4h16"


def trench(points: list[Point]) -> str:
    """A crenellated line."""
    line = LineString(chaikin(points, 20))
    zigzag: list[Point] = []
    reached, number = 0.0, 0
    while reached <= line.length:
        (x, y), (nx, ny) = normal(line, reached)
        out = 4.5 if (number // 2) % 2 == 0 else -4.5
        zigzag.append((x + nx * out, y + ny * out))
        number += 1
        reached += 9 if number % 2 == 1 else 0.5
    data = line_data(zigzag, places=1)
    return stroke(data, "paper2", 6.5, 0.7) + stroke(data, INK, 3)


def wire(points: list[Point]) -> str:
    """A line with crosses."""
    line = LineString(points)
    crosses = "".join(
        f"M{p.x - 5:.0f} {p.y - 5:.0f}l10 10m0-10l-10 10"
        for p in (line.interpolate(float(s)) for s in np.arange(8, line.length, 19))
    )
    data = line_data(points) + crosses
    return stroke(data, "paper2", 5, 0.6) + stroke(data, INK, 2.2)


def bunker(shape: Polygon) -> str:
    """Solid concrete with its slit."""
    drawn = path(shape_data(shape.buffer(8, join_style="mitre")), fill="paper2", fill_opacity=0.8)
    drawn += path(shape_data(shape.buffer(3.5)), fill=INK)
    return drawn + path(shape_data(affinity.scale(shape, 0.5, 0.4)), fill="paper2")


def gun_pit(x: float, y: float, turn: float = -62) -> str:
    """A ringed gun."""
    drawn = circle(0, 0, 21, fill="paper2", fill_opacity=0.85, stroke=INK, stroke_width=3.2)
    drawn += circle(0, 0, 14, fill="none", stroke=INK, stroke_width=1.4)
    drawn += stroke("M0 9V-27m-6 8l6-9 6 9", INK, 3.4, transform=f"rotate({turn:.0f})")
    return group(drawn, transform=at(x, y))


def tower(x: float, y: float) -> str:
    """A tower: a crossed square."""
    drawn = rect(-15, -15, 30, 30, fill="paper2", stroke=INK, stroke_width=3.2)
    return group(drawn, stroke("M-15-15l30 30m0-30l-30 30", INK, 1.8), transform=at(x, y))


def machine_gun(x: float, y: float, turn: float = 0) -> str:
    """An arrow with a bar: a gun that looks that way (0 is up)."""
    under = stroke(GUN, "paper2", 8, 0.8, stroke_linecap="round")
    return group(under, stroke(GUN, INK, 3.4), transform=at(x, y, turn))


def concrete(name: str, shape: Polygon) -> str:
    """The sign for a work of concrete, by its name in the board's data."""
    middle = shape.centroid
    if name == "Gun pit":
        return gun_pit(middle.x, middle.y)
    if name == "Tower":
        return tower(middle.x, middle.y)
    return bunker(shape)


def reach_of(name: str, shape: Polygon) -> Polygon:
    """The ground that the sign takes up."""
    middle = shape.centroid
    if name == "Gun pit":
        return polygon(middle.buffer(30))
    if name == "Tower":
        return block(middle.x, middle.y, 38, 38)
    return polygon(shape.buffer(9))
