"""High and low ground of boards that have levels: a tint for each, and its edge as a contour with a number."""

from __future__ import annotations

import math

from shapely import affinity
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.sheet.lettering import text
from bridgehead.drawing.sheet.shapes import lines_in
from bridgehead.drawing.sheet.svg import at, element, group, parts, path, shape_data, stroke

APART = 570.0  # from number to number along a contour
SMALL = 11  # letters of a contour's number


class Levels:
    """The bodies of ground at or above each level, or below it where it lies under the common ground."""

    def __init__(self, ground: CellGround) -> None:
        self.ground = ground
        # What lies under water is no hollow: its bank is its edge.
        level = [max(own, 0) if ground.has(at_, "water") else own for at_, own in enumerate(ground.board.level)]
        self.bodies: list[tuple[int, BaseGeometry]] = []
        for height in sorted(set(level)):
            if height < 0:
                self.bodies.append(
                    (height, self._body(height, [at_ for at_, own in enumerate(level) if own <= height]))
                )
            elif height > 0:
                self.bodies.append(
                    (height, self._body(height, [at_ for at_, own in enumerate(level) if own >= height]))
                )

    def _body(self, height: int, spaces: list[int]) -> BaseGeometry:
        within = set(spaces)
        return self.ground.body_of(lambda space: space in within, f"level{height}", 3, 200, 5, 70)

    def draw(self) -> str:
        """Tints and contours; the numbers stand in the lines."""
        tints, lines, numbers = "", "", ""
        for height, body in self.bodies:
            if height > 0:
                shade = affinity.translate(body, 4, 7).difference(body)
                light = body.difference(affinity.translate(body, -3, -5))
                tints += path(shape_data(body), fill="hillf", fill_opacity=0.22, fill_rule="evenodd")
                tints += path(shape_data(shade), fill="shade", fill_opacity=0.07)
                tints += path(shape_data(light), fill="light", fill_opacity=0.4)
            else:
                tints += path(shape_data(body), fill="shade", fill_opacity=0.07, fill_rule="evenodd")
            for part in parts(body.boundary.intersection(self.ground.frame)):
                cut, written = _numbered(part, height) if isinstance(part, LineString) else ([], "")
                lines += "".join(shape_data(piece) for piece in cut)
                numbers += written
        return tints + stroke(lines, "contour", 1.5, 0.8) + group(numbers)


def _numbered(line: LineString, height: int) -> tuple[list[LineString], str]:
    """A contour with gaps for its numbers, and the numbers."""
    gaps: list[BaseGeometry] = []
    written = ""
    reached = APART / 3
    while reached < line.length - 60:
        here, ahead = line.interpolate(reached), line.interpolate(reached + 2)
        turn = math.degrees(math.atan2(ahead.y - here.y, ahead.x - here.x))
        upright = (turn + 90) % 180 - 90
        words = str(height).replace("-", "−")
        number = text(0, 4, words, "figure", SMALL, "hach", "middle")
        written += element("g", number, transform=at(here.x, here.y, upright))
        gaps.append(here.buffer(4 + 4 * len(words)))
        reached += APART
    rest: BaseGeometry = line
    for gap in gaps:
        rest = rest.difference(gap)
    return lines_in(rest), written
