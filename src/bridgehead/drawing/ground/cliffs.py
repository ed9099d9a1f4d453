"""Rock faces of boards of cells: a broken edge, and clefts that fall away on its left as one goes along it."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from typing import Final

from bridgehead.drawing.sheet.svg import Point, num, path, stroke

APART: Final = 8.0
DEEP: Final = 13.0


def draw_cliff(line: list[Point], rnd: Random) -> str:
    """One rock face along a line."""
    edge, clefts = "", ""
    for (x0, y0), (x1, y1) in pairwise(line):
        length = math.hypot(x1 - x0, y1 - y0)
        along, across = (x1 - x0) / length, (y1 - y0) / length
        gone = 0.0
        while gone < length:
            x, y = x0 + along * gone, y0 + across * gone
            deep = DEEP * rnd.uniform(0.6, 1.2)
            width = APART * rnd.uniform(0.5, 0.8)
            clefts += f"M{num(x)} {num(y)}l{num(along * width)} {num(across * width)}"
            clefts += f"l{num(across * deep - along * width / 2)} {num(-along * deep - across * width / 2)}z"
            edge += f"{'L' if edge else 'M'}{num(x + rnd.uniform(-1.5, 1.5))} {num(y)}"
            gone += APART
    return path(clefts, fill="hach", fill_opacity=0.85) + stroke(edge, "bldg", 2.2, stroke_linejoin="round")
