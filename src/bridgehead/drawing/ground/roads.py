"""Roads, lanes, tracks, railways and the bridges that carry them."""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.ground.bascule import draw_bascule
from bridgehead.drawing.sheet.shapes import block, normal
from bridgehead.drawing.sheet.svg import ROUND, at, group, line_data, num, path, rect, shape_data, stroke


def draw_roads(
    lines: list[LineString], casing: float, filling: float, land: BaseGeometry | None = None, ends: bool = False
) -> str:
    """Main roads: a casing with a warm filling; all casings lie under all fillings, so junctions open. `ends` closes
    those that end on the board.
    """
    data = "".join(shape_data(line.intersection(land) if land is not None else line) for line in lines)
    cap = "round" if ends else None
    return stroke(data, "roadC", casing, stroke_linejoin="round", stroke_linecap=cap) + stroke(
        data, "road", filling, None, **ROUND
    )


def draw_byroads(lines: list[LineString]) -> str:
    """Roads without metal: pale, with a thin casing."""
    data = "".join(shape_data(line) for line in lines)
    return stroke(data, "roadC", 9.5, None, **ROUND) + stroke(data, "lane", 6.6, None, **ROUND)


def draw_lanes(lines: list[LineString], land: BaseGeometry) -> str:
    """Lanes: paper with a thin casing."""
    data = "".join(shape_data(line.intersection(land)) for line in lines)
    return stroke(data, "roadC", 12, None, **ROUND) + stroke(data, "paper2", 8.4, None, **ROUND)


def draw_tracks(lines: list[LineString], land: BaseGeometry) -> str:
    """Field tracks, dashed."""
    data = "".join(shape_data(line.intersection(land)) for line in lines)
    return stroke(data, "track", 2.4, 0.75, stroke_dasharray="16 8")


def draw_towpaths(lines: list[LineString], land: BaseGeometry) -> str:
    """Towpaths, finely dashed."""
    data = "".join(shape_data(line.intersection(land)) for line in lines)
    return stroke(data, "track", 2.2, 0.8, stroke_dasharray="13 7")


def draw_railway(line: LineString) -> str:
    """A line with its sleepers."""
    sleepers = ""
    for along in np.arange(6, line.length, 15):
        (x, y), (nx, ny) = normal(line, float(along))
        sleepers += f"M{x - nx * 6:.0f} {y - ny * 6:.0f}l{num(nx * 12, 0)} {num(ny * 12, 0)}"
    data = shape_data(line)
    return stroke(data, "paper2", 7, 0.7) + stroke(data, "rail", 3.2) + stroke(sleepers, "rail", 2.2)


def draw_tunnel(line: LineString) -> str:
    """Where a railway runs under the hill: dashed, with a mouth at the beginning of the line."""
    (x, y), (nx, ny) = normal(line, 0)
    mouth = line_data([(x + nx * 15 - ny * -7, y + ny * 15 + nx * -7), (x + nx * 13, y + ny * 13)])
    mouth += line_data([(x + nx * 13, y + ny * 13), (x - nx * 13, y - ny * 13)])
    mouth += line_data([(x - nx * 13, y - ny * 13), (x - nx * 15 - ny * -7, y - ny * 15 + nx * -7)])
    return stroke(shape_data(line), "rail", 2.4, stroke_dasharray="9 8") + stroke(mouth, "rail", 4)


def bridge(x: float, y: float, length: float, width: float, turn: float, kind: str = "truss") -> str:
    """A bridge seen from above, its deck along the x axis of its own turn.

    Kinds: plain (a culvert or small bridge), truss, towers (a truss between towers), swing (with
    the pivot's beams), bascule (with its counterweight and cabin on the west side), rolling (the
    great one of Bénouville).
    """
    if kind == "rolling":
        return draw_bascule(x, y, length, turn - 90)
    drawn = rect(-length / 2 + 4, -width / 2 + 6, length, width, fill="shade", fill_opacity=0.3)
    if kind not in ("towers", "plain"):
        for end in (-length / 2 - 14, length / 2 - 8):
            drawn += rect(end, -width / 2 - 9, 22, width + 18, 2, fill="built", stroke="roadC", stroke_width=2.4)
    drawn += rect(-length / 2, -width / 2, length, width, fill="deck", stroke="rail", stroke_width=2.2)
    planks = "".join(
        f"M{num(v, 0)} {num(2 - width / 2)}v{num(width - 4)}" for v in np.arange(7 - length / 2, length / 2, 7)
    )
    drawn += stroke(planks, "rail", 0.8, 0.45)
    drawn += _girders(length, width) if kind != "plain" else ""
    if kind == "towers":
        drawn += _towers(length, width)
    if kind == "swing":
        beams = "".join(f"M{v} {num(-width / 2 - 10)}v{num(width + 20)}" for v in (-30, 30))
        drawn += stroke(beams, "rail", 3)
    if kind == "bascule":
        drawn += _bascule(length, width)
    return group(drawn, transform=at(x, y, turn))


def _girders(length: float, width: float) -> str:
    count = max(2, int(length / 14) // 2 * 2)
    drawn = ""
    for side in (-1, 1):
        inner, outer = side * width / 2, side * (width / 2 + 8)
        chords = f"M{num(-length / 2)} {num(inner)}h{num(length)}M{num(7 - length / 2)} {num(outer)}h{num(length - 14)}"
        zigzag = [(-length / 2 + length * k / count, inner if k % 2 == 0 else outer) for k in range(count + 1)]
        drawn += stroke(chords, "rail", 2.6) + stroke(line_data(zigzag, places=1), "rail", 1.5)
    return drawn


def _towers(length: float, width: float) -> str:
    drawn = ""
    for end in (-1, 1):
        for side in (-1, 1):
            x, y = end * length / 2, side * (width / 2 + 9)
            drawn += rect(x - 11, y - 7, 26, 22, 3, fill="shade", fill_opacity=0.3)
            drawn += rect(x - 13, y - 11, 26, 22, 3, fill="bldg", stroke="rail", stroke_width=1.6)
            drawn += stroke(f"M{num(x - 13)} {num(y - 11)}l26 22m0-22l-26 22", "paper2", 1.1, 0.45)
    return drawn


def _bascule(length: float, width: float) -> str:
    """The counterweight over the road at the west end, the cabin beside the deck."""
    weight = block(-length / 2 + 24, 0, 12, width + 18)
    cabin = block(-9, -width / 2 - 15, 16, 14)
    drawn = path(shape_data(block(-length / 2 + 27, 4, 12, width + 18)), fill="shade", fill_opacity=0.28)
    drawn += path(shape_data(weight), fill="bldg", stroke="rail", stroke_width=1.2)
    drawn += path(shape_data(cabin), fill="bldg", stroke="rail", stroke_width=1.2)
    return drawn + stroke(f"M-2 {num(-width / 2 - 8)}V{num(width / 2 + 8)}", "rail", 3)
