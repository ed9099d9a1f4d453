"""The faces of an area map: outlines smoothed together, so that neighbours still share their border."""

from __future__ import annotations

import math
from dataclasses import dataclass

from shapely.geometry import LineString, MultiLineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

from bridgehead.boards.area import AreaBoard
from bridgehead.drawing.sheet.shapes import chaikin, joined_lines, lines_in, polygon


@dataclass
class Faces:
    """For each space its face, and all borders as lines."""

    shapes: list[Polygon]
    borders: list[LineString]


@dataclass
class Gate:
    """Where a connection crosses a border: the place and the unit vector across it."""

    kind: int
    x: float
    y: float
    across: tuple[float, float]


def smooth_faces(board: AreaBoard, sharp: set[int], fixed: list[tuple[float, float, float, float]]) -> Faces:
    """Smooth the borders; those of the sharp spaces stay straight, corners of fixed rectangles stay where they are."""
    raw = [polygon(Polygon(outline).buffer(0)) for outline in board.outlines]
    kept = frozenset(_corners(board, fixed))
    straight = unary_union([raw[space].exterior for space in sorted(sharp)]) if sharp else None
    smoothed: list[LineString] = []
    for line in joined_lines(unary_union([face.exterior for face in raw])):
        middle = line.interpolate(0.5, normalized=True)
        if straight is not None and straight.distance(middle) < 0.5:
            smoothed.append(LineString(line.coords))
        else:
            smoothed.append(LineString(chaikin(list(line.coords), 16, keep=kept)))
    network = unary_union(smoothed)
    found = list(polygonize(network))
    return Faces([_closest(own, found) for own in raw], joined_lines(network))


def _closest(own: Polygon, found: list[Polygon]) -> Polygon:
    """The smoothed face that covers most of the raw one."""
    return max(found, key=lambda face: face.intersection(own).area)


def _corners(board: AreaBoard, fixed: list[tuple[float, float, float, float]]) -> list[tuple[float, float]]:
    xs = {0.0, float(board.width)}
    ys = {0.0, float(board.height)}
    for left, top, width, height in fixed:
        xs |= {left, left + width}
        ys |= {top, top + height}
    return [(x, y) for x in sorted(xs) for y in sorted(ys)]


def gates(board: AreaBoard, faces: Faces) -> list[Gate]:
    """The crossings of all connections, in the order of the connections."""
    return [_gate(board, faces, number) for number in range(len(board.connections))]


def _gate(board: AreaBoard, faces: Faces, number: int) -> Gate:
    line = board.connections[number]
    via = Point(line.via)
    ca, cb = board.centres[line.a], board.centres[line.b]
    length = math.dist(ca, cb)
    towards = ((cb[0] - ca[0]) / length, (cb[1] - ca[1]) / length)
    if board.edge_kind_names[line.kind] == "dashed":
        return Gate(line.kind, via.x, via.y, towards)
    shared = faces.shapes[line.a].exterior.intersection(faces.shapes[line.b].exterior.buffer(0.6))
    lines = [part for part in lines_in(shared) if part.length > 1]
    if not lines:
        return Gate(line.kind, via.x, via.y, towards)
    border = min(joined_lines(MultiLineString(lines)), key=lambda part: part.distance(via))
    along = border.project(via)
    start, end = border.interpolate(max(0, along - 9)), border.interpolate(min(border.length, along + 9))
    middle = border.interpolate(along)
    dx, dy = end.x - start.x, end.y - start.y
    length = math.hypot(dx, dy)
    if length < 0.1:
        return Gate(line.kind, middle.x, middle.y, towards)
    return Gate(line.kind, middle.x, middle.y, (-dy / length, dx / length))


def gate_reach(gate: Gate, half: float, breadth: float) -> BaseGeometry:
    """The ground that a crossing's strokes take up."""
    dx, dy = gate.across[0] * half, gate.across[1] * half
    return LineString([(gate.x - dx, gate.y - dy), (gate.x + dx, gate.y + dy)]).buffer(breadth)


def rectangle(values: tuple[float, float, float, float]) -> Polygon:
    """A rectangle from left, top, width and height."""
    left, top, width, height = values
    return box(left, top, left + width, top + height)
