"""What runs along hexsides, drawn from the board's data.

A hedge is a line of beads, a wall a double line, a fence a comb: told apart without colour. They lie exactly on the
sides of the hexes, so that whoever reads the board can trust them. What a kind is to the eye follows from its name
(LOOKS); `[art.sides]` may say otherwise.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from shapely.geometry import LineString
from shapely.ops import linemerge

from bridgehead.boards.hexsides import Hexsides
from bridgehead.drawing.art import optional_table
from bridgehead.drawing.sheet.shapes import chaikin, lines_in, normal
from bridgehead.drawing.sheet.svg import Point, dot_data, group, line_data, num, stroke
from bridgehead.engine.read.toml import Sheet

LOOKS: Final[dict[str, tuple[str, ...]]] = {
    "hedge": ("hedge", "bocage"),
    "wall": ("wall",),
    "fence": ("fence",),
    "cliff": ("cliff",),
    "slope": ("slope",),
}
BEAD: Final = 7.0  # from bead to bead of a hedge
STONE: Final = 11.0  # from stone to stone of a wall
POST: Final = 13.0  # from post to post of a fence
STROKES: Final = 9  # hachures on a side


class Sides:
    """The sides of a board as lines, ready to be drawn."""

    def __init__(self, sides: Hexsides, art: Sheet, rnd: Random) -> None:
        self.sides = sides
        self.rnd = rnd
        said = optional_table(art, "sides")
        self.kinds = {look: said.texts(look, []) if look in said.data else list(usual) for look, usual in LOOKS.items()}

    def draw(self) -> str:
        """All of them, the softest first."""
        slopes = "".join(self._hachures(a, b, 1) for a, b in self._pairs("slope"))
        cliffs = "".join(self._hachures(a, b, 2) for a, b in self._pairs("cliff"))
        return group(
            "".join(_hedge(line) for line in self.lines("hedge")),
            "".join(_wall(line) for line in self.lines("wall")),
            "".join(_fence(line) for line in self.lines("fence")),
            stroke(slopes, "hach", 1.5, stroke_linecap="round"),
            stroke(cliffs, "hach", 2.2, stroke_linecap="round"),
        )

    def _pairs(self, look: str) -> list[tuple[int, int]]:
        """The sides that look so, as pairs of spaces, the one that the file names first in front."""
        return [pair for name in self.kinds[look] for pair in self.pairs(name)]

    def pairs(self, name: str) -> list[tuple[int, int]]:
        """The sides of a kind of the data."""
        kinds = [kind for kind, own in enumerate(self.sides.names) if own == name]
        return [pair for kind in kinds for pair in self.sides.drawn[kind]]

    def covered(self) -> frozenset[tuple[int, int]]:
        """The sides along which something solid runs, the smaller space first."""
        pairs = [pair for look in ("hedge", "wall", "fence") for pair in self._pairs(look)]
        return frozenset([(min(pair), max(pair)) for pair in pairs])

    def looks(self) -> list[str]:
        """What there is of them on this board."""
        return [look for look in LOOKS if self._pairs(look)]

    def lines(self, look: str) -> list[LineString]:
        """The sides that look so, joined end to end, their corners hardly softened."""
        segments = [LineString(self._corners(a, b)) for a, b in self._pairs(look)]
        if not segments:
            return []
        return [LineString(chaikin(list(line.coords), 7, 2)) for line in lines_in(linemerge(segments))]

    def all_lines(self) -> list[LineString]:
        """What names keep off."""
        return [line for look in ("hedge", "wall", "fence") for line in self.lines(look)]

    def _corners(self, a: int, b: int) -> tuple[Point, Point]:
        """The two ends of the side between neighbours."""
        board = self.sides.board
        direction = board.edge(a, b)
        (ax, ay), (bx, by) = board.outlines[a][direction], board.outlines[a][(direction + 1) % 6]
        return (float(ax), float(ay)), (float(bx), float(by))

    def _hachures(self, upper: int, lower: int, rows: int) -> str:
        """Strokes from a side down into the lower hex."""
        (ax, ay), (bx, by) = self._corners(upper, lower)
        (ux, uy), (lx, ly) = self.sides.board.centres[upper], self.sides.board.centres[lower]
        length = math.hypot(lx - ux, ly - uy)
        dx, dy = (lx - ux) / length, (ly - uy) / length
        written = ""
        for row in range(rows):
            for number in range(STROKES):
                part = (number + 0.5 + self.rnd.uniform(-0.18, 0.18)) / STROKES
                away = 4 + 11 * row
                x, y = ax + (bx - ax) * part + dx * away, ay + (by - ay) * part + dy * away
                reach = self.rnd.uniform(10, 16)
                written += f"M{num(x, 0)} {num(y, 0)}l{num(dx * reach)} {num(dy * reach)}"
        return written


def _every(line: LineString, step: float) -> list[tuple[Point, Point]]:
    """Points evenly along a line, about a step apart, with the unit vector to the right of its course."""
    count = max(1, round(line.length / step))
    return [normal(line, line.length * (number + 0.5) / count) for number in range(count)]


def _hedge(line: LineString) -> str:
    beads = dot_data([at for at, _ in _every(line, BEAD)])
    drawn = stroke(line_data(line.coords), "treeD", 6.4, stroke_linecap="round")
    for token, width in (("treeD", 8.4), ("tree", 6.2), ("treeH", 2.4)):
        drawn += stroke(beads, token, width, stroke_linecap="round")
    return drawn


def _wall(line: LineString) -> str:
    data = line_data(line.coords)
    drawn = stroke(data, "bldg", 6.4, stroke_linecap="square", stroke_linejoin="round")
    drawn += stroke(data, "wallf", 3.6, stroke_linecap="square", stroke_linejoin="round")
    return drawn + stroke(_ticks(line, STONE, 2.2), "bldg", 1.1)


def _fence(line: LineString) -> str:
    drawn = stroke(line_data(line.coords), "track", 1.5, stroke_linejoin="round")
    return drawn + stroke(_ticks(line, POST, 4), "track", 1.7, stroke_linecap="round")


def _ticks(line: LineString, step: float, half: float) -> str:
    """Short strokes across a line."""
    return "".join(
        f"M{num(x - nx * half)} {num(y - ny * half)}l{num(2 * nx * half)} {num(2 * ny * half)}"
        for (x, y), (nx, ny) in _every(line, step)
    )


def sample(look: str) -> str:
    """A short piece of a side that looks so, for a legend: 72 units wide, about the middle line y = 0."""
    drawers = {"hedge": _hedge, "wall": _wall, "fence": _fence}
    if look in drawers:
        return drawers[look](LineString([(4, 0), (68, 0)]))
    strokes = "".join(f"M{8 + 7 * number} -8v16" for number in range(9))
    return stroke(strokes, "hach", 1.5 if look == "slope" else 2.2, stroke_linecap="round")
