"""The chinagraph: what is legal now is lit, the rest lies under a veil; the chosen space has a ring."""

from __future__ import annotations

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.sheet.shapes import union
from bridgehead.drawing.sheet.svg import path, shape_data, stroke


def draw_lit(faces: list[Polygon], spared: list[Polygon], sheet: BaseGeometry, band: float, theme: str) -> str:
    """Veil over all but the lit and the spared; a band inside each lit space, an amber line and a brown one."""
    veiled = sheet.difference(union([*faces, *spared]))
    drawn = path(shape_data(veiled), fill="veil", fill_opacity=0.11, fill_rule="evenodd")
    for face in faces:
        if theme == "dark":
            drawn += path(shape_data(face), fill="litF", fill_opacity=0.24)
        rim = face.difference(face.buffer(-band))
        drawn += path(shape_data(rim), fill="lit", fill_opacity=0.22, fill_rule="evenodd")
        drawn += stroke(shape_data(face.buffer(-3.4)), "lit", 4.4, stroke_linejoin="round")
        drawn += stroke(shape_data(face.buffer(-0.6)), "litD", 1.8, stroke_linejoin="round")
    return drawn
