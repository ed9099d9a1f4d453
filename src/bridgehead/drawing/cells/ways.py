"""All lines on a board of cells: roads and streets, railways with their tunnels, streams, gullies, bridges."""

from __future__ import annotations

import math
from itertools import pairwise

from shapely.geometry import LineString, Point

from bridgehead.boards.hexes import HexBoard
from bridgehead.drawing.art import optional_table, optional_text
from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.cells.roads import (
    Edge,
    keep_dry,
    line_through,
    lines_of,
    main_edges,
    network,
    spans,
    wandering,
)
from bridgehead.drawing.sheet.shapes import Noise, joined_lines, lines_in, union
from bridgehead.drawing.sheet.svg import parts

Bridge = tuple[float, float, float, float, float, str]


class Ways:
    """Reads named roads where the board has them, else finds the network of the cells that have one."""

    def __init__(self, ground: CellGround) -> None:
        self.ground = ground
        said = optional_table(ground.art, "ways")
        self.kinds = said.texts("road", ["road"])
        self.lines: list[LineString] = []
        self.streets: list[LineString] = []
        self.bridges: list[Bridge] = []
        self._rails()
        self._roads()
        self.lanes = self._lanes(said.texts("lane", []))
        self.streams = self._brooks("stream", 13)
        self.gullies = self._brooks("gully", 9)
        self._bridge_roads()
        self._culverts()

    def _bridge_roads(self) -> None:
        """A bridge wherever a road crosses water; `bridge` in the art says what kind, "rolling" for one that lifts."""
        kind = optional_text(self.ground.art, "bridge", "truss")
        for x, y, length, turn in spans(self.lines, self.ground.water):
            self.bridges.append((x, y, length + 12, 26, turn, kind))

    def _over_water(self, edges: list[Edge]) -> tuple[list[Edge], list[Edge]]:
        """Edges that run through, and those that only join a bridge from the side (land space first)."""
        ground = self.ground
        around: dict[int, list[int]] = {}
        for a, b in edges:
            around.setdefault(a, []).append(b)
            around.setdefault(b, []).append(a)
        side: set[Edge] = set()
        for node, there in around.items():
            if not ground.has(node, "water") or len(there) < 3:
                continue
            x, y = ground.centre(node)
            turns = {other: math.atan2(ground.centre(other)[1] - y, ground.centre(other)[0] - x) for other in there}
            pairs = [(a, b) for place, a in enumerate(there) for b in there[place + 1 :]]
            kept = min(pairs, key=lambda pair: (_bend(turns[pair[0]], turns[pair[1]]), pair))
            side |= {(other, node) for other in there if other not in kept}
        through = [edge for edge in edges if edge not in side and (edge[1], edge[0]) not in side]
        return through, sorted(side)

    def _joining(self, side: list[Edge]) -> list[LineString]:
        """A short road from the land to the end of the bridge that it joins."""
        joined: list[LineString] = []
        bank = self.ground.water.buffer(14).boundary
        heads = [part for line in self.lines for part in parts(line.intersection(bank))]
        for land, _ in side:
            start = Point(self.ground.centre(land))
            if heads:
                end = min(heads, key=lambda head: head.distance(start))
                joined.append(LineString([start, end.centroid]))
        return joined

    def _named(self, kind: str) -> list[tuple[str, list[int]]]:
        return [(name, spaces) for one, name, spaces in self.ground.board.lines if one == kind]

    def _roads(self) -> None:
        """Roads as the board names them; those that share a bridge with the railway are not drawn again."""
        ground = self.ground
        shared = {entry.text("road") for entry in ground.art.sheets("rail_bridge")}
        named = [spaces for kind in self.kinds for name, spaces in self._named(kind) if name not in shared]
        if not named:
            self._network()
        elif ground.hexes:
            through, side = self._over_water(_steps(named))
            self.lines = lines_of(ground, through)
            self.lines += self._joining(side)
        else:
            self.lines = [keep_dry(line_through(ground, spaces), ground.water, 15) for spaces in named]

    def _lanes(self, kinds: list[str]) -> list[LineString]:
        """Roads without metal, where no better one runs."""
        better = set(_steps([spaces for kind in self.kinds for _, spaces in self._named(kind)]))
        steps = _steps([spaces for kind in kinds for _, spaces in self._named(kind)])
        return lines_of(self.ground, [step for step in steps if step not in better])

    def _network(self) -> None:
        """Main roads through every road cell, streets for the dead ends within towns."""
        ground = self.ground

        def weight(a: int, b: int) -> float:
            in_town = ground.has(a, "town") + ground.has(b, "town")
            bend = 0.0 if ground.board.row[a] != ground.board.row[b] else -0.02
            return 1 + 0.2 * in_town + bend

        edges = network(ground, ground.spaces("road"), weight)
        main = main_edges(edges, lambda space: ground.has(space, "town"))
        through, side = self._over_water(main)
        self.lines = lines_of(ground, through)
        self.lines += self._joining(side)
        self.streets = lines_of(ground, [edge for edge in edges if edge not in set(main)], leave=False)

    def _brooks(self, kind: str, amount: float) -> list[LineString]:
        """Streams and gullies: along their chains, or from cell to cell; into the water where they meet it."""
        ground = self.ground
        wander = Noise(f"{ground.seed}/{kind}", 75)
        named = [spaces for _, spaces in self._named(kind)]
        edges = _steps(named)
        if not named:
            edges = network(ground, ground.spaces(kind), self._downhill)
        times: dict[int, int] = {}
        for edge in edges:
            for node in edge:
                times[node] = times.get(node, 0) + 1
        for node, count in times.items():
            if count == 1 and not self._at_edge(node):
                mouth = [there for there in ground.board.neighbours[node] if ground.has(there, "water")]
                edges += [(node, there) for there in mouth[:1]]
        return [wandering(line, wander, amount) for line in lines_of(ground, edges)]

    def _downhill(self, a: int, b: int) -> float:
        """Brooks run from row to row sooner than along one."""
        return 1.0 if self.ground.board.row[a] != self.ground.board.row[b] else 1.2

    def _at_edge(self, space: int) -> bool:
        board = self.ground.board
        return board.row[space] in (0, board.rows - 1) or board.column[space] in (0, board.columns - 1)

    def _rails(self) -> None:
        """Railways of the data; their bridges over water have towers; under a hill they run in a tunnel."""
        ground = self.ground
        key = "hexes" if isinstance(ground.board, HexBoard) else "sectors"
        self.rails: list[LineString] = []
        self.tunnels: list[LineString] = []
        whole: list[LineString] = []
        for entry in ground.data.sheets("railway"):
            whole.append(line_through(ground, ground.board.chain(entry, key)))
        for entry in ground.art.sheets("tunnel"):
            self.tunnels.append(line_through(ground, ground.board.chain(entry, "cells"), leave=False))
        for line in whole:
            self.rails += lines_in(line.difference(union([tunnel.buffer(12) for tunnel in self.tunnels])))
        for entry in ground.art.sheets("rail_bridge"):
            kind = optional_text(entry, "kind", "towers")
            for x, y, length, turn in spans(whole, ground.water):
                self.bridges.append((x, y, length + 24, 30, turn, kind))

    def _culverts(self) -> None:
        """Small bridges where a road crosses a brook in a cell that says so."""
        ground = self.ground
        for space in ground.spaces("bridge"):
            cell = ground.cell(space)
            for stream in self.streams:
                for line in self.lines:
                    for crossing in joined_lines(line.intersection(stream.buffer(9)).intersection(cell)):
                        middle = crossing.interpolate(0.5, normalized=True)
                        for x, y, _, turn in spans([crossing], middle.buffer(30))[:1]:
                            self.bridges.append((x, y, 30, 22, turn, "plain"))


def _bend(one: float, other: float) -> float:
    """How far two directions are from being opposite, in radians."""
    apart = abs(one - other) % (2 * math.pi)
    return abs(math.pi - apart)


def _steps(chains: list[list[int]]) -> list[Edge]:
    """The steps of all chains, each once, the lower space first."""
    found: dict[tuple[int, int], None] = {}
    for chain in chains:
        for a, b in pairwise(chain):
            found[(min(a, b), max(a, b))] = None
    return list(found)
