"""The frame round a map, its title and its north arrow."""

from __future__ import annotations

from bridgehead.drawing.sheet.lettering import text
from bridgehead.drawing.sheet.svg import at, group, path, rect, stroke


def sheet_frame(width: float, height: float) -> str:
    """The frame of an area map: double line, ticks every hundred units, figures every three hundred."""
    drawn = rect(-3, -3, width + 6, height + 6, fill="none", stroke="ink", stroke_width=6)
    drawn += rect(-40, -40, width + 80, height + 80, fill="none", stroke="ink", stroke_width=2)
    ticks = "".join(f"M{x} -22h100M{x} {height + 22:.0f}h100" for x in range(0, int(width), 200))
    ticks += "".join(f"M-22 {y}v100M{width + 22:.0f} {y}v100" for y in range(0, int(height), 200))
    drawn += stroke(ticks, "ink", 9)
    for out in (31, 13):
        drawn += rect(-out, -out, width + 2 * out, height + 2 * out, fill="none", stroke="ink", stroke_width=1.2)
    for number, x in enumerate(range(150, int(width), 300)):
        for y in (-54, height + 72):
            drawn += text(x, y, str(10 + number), "figure_light", 26, "ink2")
    return drawn


def cell_frame(left: float, top: float, right: float, foot: float) -> str:
    """The frame of a board of cells, with a band for letters and numbers between its lines."""
    drawn = ""
    for out, weight in ((3, 6.0), (11, 1.3), (46, 1.3), (54, 2.6)):
        drawn += rect(
            left - out, top - out, right - left + 2 * out, foot - top + 2 * out,
            fill="none", stroke="ink", stroke_width=weight,
        )  # fmt: skip
    return drawn


def title(x: float, y: float, words: str, below: str, size: float = 70) -> str:
    """The title of the sheet with a line under it."""
    drawn = text(x, y, words, "title", size, "ink", "start", 0.03)
    return drawn + text(x + 2, y + size * 0.72, below, "aside", size * 0.44, "ink2", "start")


def north_arrow(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """An arrow to the north, which lies so many degrees clockwise from the top of the sheet."""
    drawn = stroke("M0-46l13 78-13-12-13 12z", "ink", 2) + path("M0-46l13 78-13-12z", fill="ink")
    letter = (
        group(text(0, 10, "N", "title", 30), transform=at(0, -64, -turn)) if turn else text(0, -54, "N", "title", 30)
    )
    return group(drawn, letter, transform=at(x, y, turn, scale))
