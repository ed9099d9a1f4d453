"""Ditches, paths, streams and gullies of boards that mark the hexes they run through."""

from __future__ import annotations

from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.cells.roads import lines_of, network, wandering
from bridgehead.drawing.sheet.shapes import Noise, lines_in
from bridgehead.drawing.sheet.svg import shape_data, stroke


class Courses:
    """Lines through the cells that a mark lists, from neighbour to neighbour."""

    def __init__(self, ground: CellGround) -> None:
        self.ground = ground
        wander = Noise(f"{ground.seed}/courses", 80)
        self.streams = [wandering(line, wander, 7) for line in self._through("stream")]
        self.gullies = [wandering(line, wander, 5) for line in self._through("gully")]
        self.paths = self._through("path")
        self.ditches = self._ditches()

    def _through(self, mark: str) -> list[LineString]:
        spaces = self.ground.board.with_feature(mark)
        return lines_of(self.ground, network(self.ground, spaces, self._level), leave=False)

    def _level(self, a: int, b: int) -> float:
        """Courses run along the sheet sooner than down it."""
        return 1.0 if self.ground.board.row[a] == self.ground.board.row[b] else 1.3

    def _ditches(self) -> list[LineString]:
        """A line through the middle of every marked hex: along its row, else to a neighbour, else by itself."""
        board = self.ground.board
        marked = set(board.with_feature("ditch"))
        edges: list[tuple[int, int]] = []
        joined: dict[int, int] = {}
        for a in sorted(marked):
            b = board.at(board.row[a], board.column[a] + 1)
            if b in marked:
                edges.append((a, b))
                joined[a] = joined.get(a, 0) + 1
                joined[b] = joined.get(b, 0) + 1
        for a in sorted(marked):
            around = [b for b in board.neighbours[a] if b in marked and joined.get(b, 0) < 3]
            if a not in joined and around:
                edges.append((a, around[0]))
                joined[a] = 1
                joined[around[0]] = joined.get(around[0], 0) + 1
        lines = lines_of(self.ground, edges, leave=False)
        for a in sorted(marked - set(joined)):
            x, y = self.ground.centre(a)
            lines.append(LineString([(x - 33, y), (x + 33, y)]))
        return lines


def draw_ditches(lines: list[LineString], closed: BaseGeometry) -> str:
    """One thin line of water with pale banks, broken off at water and roads."""
    data = "".join(shape_data(part) for line in lines for part in lines_in(line.difference(closed)))
    drawn = stroke(data, "paper2", 4, 0.55) + stroke(data, "shore", 2, 0.85, stroke_linecap="round")
    return drawn + stroke(data, "water2", 0.7)
