"""The violet overprint: what rules read. Borders, bands of obstructed areas, crossings, grids, plates, arrows."""

from __future__ import annotations

from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.ground.faces import Gate
from bridgehead.drawing.pieces.silhouettes import glider
from bridgehead.drawing.sheet.lettering import text, width
from bridgehead.drawing.sheet.shapes import joined_lines
from bridgehead.drawing.sheet.svg import at, group, num, path, rect, shape_data, stroke

DASHED_HALF = 66
STROKE_HALF = 17


def draw_bands(faces: list[Polygon]) -> str:
    """Obstructed areas: a band inside the border."""
    drawn = ""
    for face in faces:
        drawn += path(
            shape_data(face.difference(face.buffer(-15))), fill="over", fill_opacity=0.17, fill_rule="evenodd"
        )
    return drawn


def draw_borders(borders: list[LineString], frame: BaseGeometry, water: BaseGeometry) -> str:
    """Borders between areas; on water they would read as banks, so short bits there are left out."""
    edge, bank = frame.boundary.buffer(1), water.buffer(1)
    lines: list[LineString] = []
    for border in borders:
        for part in joined_lines(border.difference(edge).difference(water)):
            if part.length > 34 or not part.intersects(bank):
                lines.append(part)
    return stroke("".join(shape_data(line) for line in lines), "over", 2.4, 0.72, stroke_linejoin="round")


def draw_crossings(gates: list[Gate], names: list[str]) -> str:
    """One stroke across the border, two, or dots; a casing of paper under all strokes."""
    single = double = dotted = ""
    for gate in gates:
        kind = names[gate.kind]
        half = DASHED_HALF if kind == "dashed" else STROKE_HALF
        dx, dy = gate.across[0] * half, gate.across[1] * half
        if kind == "dashed":
            dotted += _line(gate.x - dx, gate.y - dy, 2 * dx, 2 * dy)
        elif kind == "single":
            single += _line(gate.x - dx, gate.y - dy, 2 * dx, 2 * dy)
        else:
            for apart in (-5.5, 5.5):
                x, y = gate.x - gate.across[1] * apart, gate.y + gate.across[0] * apart
                double += _line(x - dx, y - dy, 2 * dx, 2 * dy)
    drawn = stroke(single + double, "paper2", 9, 0.85, stroke_linecap="round")
    drawn += stroke(single, "over", 4.6, stroke_linecap="round")
    drawn += stroke(double, "over", 3.8, stroke_linecap="round")
    return drawn + stroke(dotted, "over", 3, stroke_dasharray="1 9", stroke_linecap="round")


def _line(x: float, y: float, dx: float, dy: float) -> str:
    down = num(dy)
    return f"M{num(x)} {num(y)}l{num(dx)}{down if down.startswith('-') else ' ' + down}"


def dice_range(dice: list[int]) -> str:
    """The dice of a landing as written on its plate: 6, or 2–6."""
    if len(dice) == 1:
        return str(dice[0])
    return f"{dice[0]}–{dice[-1]}"


def plate_width(dice: list[int], six: bool) -> float:
    """How wide a landing plate is."""
    return (30 if six else 8) + 44 + width(dice_range(dice), "figure", 19)


def plate(x: float, y: float, dice: list[int], six: bool) -> str:
    """A landing plate: glider, dice, and a triangle for an area that takes a six as well."""
    wide = plate_width(dice, six)
    drawn = rect(-wide / 2, -16, wide, 32, 16, fill="paper2", fill_opacity=0.92, stroke="over", stroke_width=1.8)
    drawn += glider(20 - wide / 2, 2, 0.42, "over")
    drawn += text(38 - wide / 2, 6.6, dice_range(dice), "figure", 19, "over", "start")
    if six:
        drawn += stroke(f"M{num(wide / 2 - 24)} 8l8-14 8 14z", "over", 2, stroke_linejoin="round")
    return group(drawn, transform=at(x, y))


def entry_arrow(x: float, y: float, turn: float) -> str:
    """A broad arrow onto the map; turn 0 points down."""
    arrow = path(
        "M-11-34h22v26h16l-27 30-27-30h16z", fill="over", stroke="paper2", stroke_width=4, paint_order="stroke"
    )
    return group(arrow, transform=at(x, y, turn))
