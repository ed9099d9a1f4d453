"""Roads, streams and railways of a board of cells, as lines through the middles of cells."""

from __future__ import annotations

import math
from collections.abc import Callable

from shapely.geometry import LineString, MultiLineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.sheet.shapes import Noise, joined_lines, lines_in, spline
from bridgehead.drawing.sheet.svg import Point as At

Edge = tuple[int, int]


def network(ground: CellGround, nodes: list[int], weight: Callable[[int, int], float]) -> list[Edge]:
    """The edges between neighbouring nodes that a map shows: a lightest tree, and what closes a real loop.

    Three nodes that all touch each other are joined by two edges, not three.
    """
    inside = set(nodes)
    edges = sorted((weight(a, b), a, b) for a in nodes for b in ground.board.neighbours[a] if a < b and b in inside)
    joined: dict[int, list[int]] = {node: [] for node in nodes}
    kept: list[Edge] = []
    for _, a, b in edges:
        if not _near(joined, a, b, 3):
            joined[a].append(b)
            joined[b].append(a)
            kept.append((a, b))
    return kept


def _near(joined: dict[int, list[int]], a: int, b: int, most: int) -> bool:
    """Whether b is reached from a in at most so many steps."""
    reached, rim = {a}, [a]
    for _ in range(most):
        rim = [there for here in rim for there in joined[here] if there not in reached]
        reached.update(rim)
        if b in reached:
            return True
    return False


def main_edges(edges: list[Edge], street: Callable[[int], bool]) -> list[Edge]:
    """The edges that remain when dead ends in streets are taken off, again and again."""
    kept = list(edges)
    while True:
        count: dict[int, int] = {}
        for edge in kept:
            for node in edge:
                count[node] = count.get(node, 0) + 1
        rest = [e for e in kept if not any(count[node] == 1 and street(node) for node in e)]
        if len(rest) == len(kept):
            return kept
        kept = rest


def lines_of(ground: CellGround, edges: list[Edge], leave: bool = True) -> list[LineString]:
    """Edges as smooth lines; those that end at the edge of the board run off it."""
    pieces = [LineString([ground.centre(a), ground.centre(b)]) for a, b in edges]
    if leave:
        count: dict[int, int] = {}
        for edge in edges:
            for node in edge:
                count[node] = count.get(node, 0) + 1
        pieces += [out for node, times in count.items() if times == 1 and (out := _way_out(ground, node))]
    if not pieces:
        return []
    return [
        LineString(spline(_soft([(x, y) for x, y in line.coords]), 14))
        for line in joined_lines(MultiLineString(pieces))
    ]


def _way_out(ground: CellGround, node: int) -> LineString | None:
    """From the middle of a cell at the edge of the board straight off it."""
    board = ground.board
    row, column = board.row[node], board.column[node]
    x, y = ground.centre(node)
    away = ground.size
    if row in (0, board.rows - 1) and column not in (0, board.columns - 1):
        return LineString([(x, y), (x, y - away if row == 0 else y + away)])
    if column in (0, board.columns - 1):
        return LineString([(x, y), (x - away if column == 0 else x + away, y)])
    return None


def _soft(points: list[At]) -> list[At]:
    """Each point drawn a little to the middle of its neighbours, so that bends are easy."""
    soft = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        soft.append(((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4))
    return [*soft, points[-1]]


def line_through(ground: CellGround, spaces: list[int], leave: bool = True) -> LineString:
    """A named road or railway through its cells, run off the board where it begins or ends at the edge."""
    points = [ground.centre(space) for space in spaces]
    if leave:
        for end, step in ((0, 1), (-1, -2)):
            if _at_edge(ground, spaces[end]) and len(points) > 1:
                (x, y), (bx, by) = points[end], ground.centre(spaces[step])
                out = (x + (x - bx), y + (y - by))
                points = [out, *points] if end == 0 else [*points, out]
    return LineString(spline(points, 16))


def _at_edge(ground: CellGround, space: int) -> bool:
    board = ground.board
    return board.row[space] in (0, board.rows - 1) or board.column[space] in (0, board.columns - 1)


def keep_dry(line: LineString, water: BaseGeometry, away: float) -> LineString:
    """A riverside road whose points are moved off the water to its bank; a bridge is not a riverside."""
    if water.is_empty or any(part.length > 40 for part in lines_in(line.intersection(water))):
        return line
    bank = water.buffer(away).boundary
    wet = water.buffer(away)
    moved: list[At] = []
    for x, y in line.coords:
        point = Point(x, y)
        if wet.contains(point):
            point = nearest_points(bank, point)[0]
        moved.append((point.x, point.y))
    return LineString(moved)


def wandering(line: LineString, wander: Noise, amount: float) -> LineString:
    """A line that strays sideways by the noise, as a brook does."""
    return LineString([(x + wander.at(x, y) * amount, y + wander.at(x + 500, y) * amount) for x, y in line.coords])


def spans(lines: list[LineString], water: BaseGeometry) -> list[tuple[float, float, float, float]]:
    """Where lines cross water: middle, length and turn in degrees of each bridge."""
    found: list[tuple[float, float, float, float]] = []
    for line in lines:
        for part in joined_lines(line.intersection(water)):
            if part.length < 12:
                continue
            (ax, ay), (bx, by) = part.coords[0], part.coords[-1]
            turn = math.degrees(math.atan2(by - ay, bx - ax))
            turn = turn - 180 if turn > 90 else turn + 180 if turn <= -90 else turn
            found.append(((ax + bx) / 2, (ay + by) / 2, math.dist((ax, ay), (bx, by)), turn))
    return found
