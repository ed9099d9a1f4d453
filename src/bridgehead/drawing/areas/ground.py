"""The ground of an area map: every shape that its layers are drawn from, read once from the board's data."""

from __future__ import annotations

from dataclasses import dataclass

from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from bridgehead.boards.area import AreaBoard
from bridgehead.drawing.areas.panels import Box, Panel
from bridgehead.drawing.art import box_of, line_of, optional_table, optional_text, region_of
from bridgehead.drawing.ground import works
from bridgehead.drawing.ground.faces import Gate, gate_reach, gates, rectangle, smooth_faces
from bridgehead.drawing.ground.overprint import DASHED_HALF
from bridgehead.drawing.ground.water import Water, course
from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import chaikin, curve, polygon, union
from bridgehead.drawing.sheet.svg import Point
from bridgehead.engine.read.toml import Sheet

CASING = 34.0
FILLING = 27.5


@dataclass
class Landmark:
    """A named building or work: its shape, kind (building or concrete), name and mark."""

    shape: Polygon
    kind: str
    name: str
    mark: str


class Ground:
    """Shapes of an area map. `art` is the table `[art]` of the board file."""

    def __init__(self, board: AreaBoard, data: Sheet) -> None:
        self.board = board
        self.art = optional_table(data, "art")
        self.seed = optional_text(self.art, "seed", "1944")
        self.frame: Polygon = box(0, 0, board.width, board.height)
        self.panels = [
            Panel(t.text("id"), box_of(t), optional_text(t, "title"), optional_text(t, "note"))
            for t in data.sheets("panel")
        ]
        self.boxes = [
            Box(t.text("id"), box_of(t), optional_text(t, "name"), optional_text(t, "note"), optional_text(t, "mark"))
            for t in data.sheets("box")
        ]
        sharp = {s for s in range(len(board)) if any(f.endswith("_bridge") for f in board.features[s])}
        self.bridges = sharp
        self.faces = smooth_faces(board, sharp, [panel.rect for panel in self.panels])
        self.gates: list[Gate] = gates(board, self.faces)
        self.panel_ground = union([rectangle(panel.rect) for panel in self.panels])
        self._read_lines(data)
        self._read_landmarks(data)
        self.water_ground = union([water.surface for water in self.waters])
        self.land: BaseGeometry = self.frame.difference(self.water_ground).difference(self.panel_ground)
        self.open_land = self.frame.difference(self.panel_ground)

    def _read_lines(self, data: Sheet) -> None:
        self.waters: list[Water] = [
            course(t.text("name"), line_of(t), t.number("width"), "canal" in t.text("name").lower(), self.seed)
            for t in data.sheets("water")
        ]
        self.roads = [LineString(line_of(t)) for t in data.sheets("road_drawing")]
        self.lanes = [curve(line_of(t), 18) for t in self.art.sheets("lane")]
        self.tracks = [curve(line_of(t), 22) for t in self.art.sheets("track")]
        self.drains: list[list[Point]] = [line_of(t) for t in self.art.sheets("drain")]
        self.marshes = [polygon(Polygon(region_of(t)).buffer(22).buffer(-6)) for t in self.art.sheets("marsh")]

    def _read_landmarks(self, data: Sheet) -> None:
        self.landmarks: list[Landmark] = []
        self.trenches: list[list[Point]] = []
        self.wires: list[list[Point]] = []
        self.ponds: list[Polygon] = []
        for entry in data.sheets("drawing"):
            kind = entry.text("kind")
            if kind in ("building", "concrete"):
                shape = Polygon(region_of(entry, "line"))
                self.landmarks.append(Landmark(shape, kind, entry.text("name"), optional_text(entry, "mark")))
            elif kind == "trench":
                self.trenches.append(line_of(entry))
            elif kind == "wire":
                self.wires.append(line_of(entry))
            elif kind == "pond":
                self.ponds.append(Polygon(chaikin(region_of(entry, "line"), 40, 3, closed=True)))
        self.guns: list[tuple[int, int, int]] = [
            (*entry.point("at"), entry.number("turn")) for entry in self.art.sheets("gun")
        ]

    def space(self, entry: Sheet, name: str = "area") -> int:
        return self.board.space(entry.text(name), entry.address(name))

    def water(self, entry: Sheet) -> Water:
        """The course of water that an art table names."""
        name = entry.text("water")
        for water in self.waters:
            if water.name == name:
                return water
        raise entry.fail("water", "the name of a [[water]] of this board")

    def extent(self) -> Mask:
        """A clear raster of the whole sheet and a little beyond."""
        return Mask(-60, -60, self.board.width + 60, self.board.height + 60)

    def road_ground(self, more: float = 0) -> BaseGeometry:
        return union([road.buffer(CASING / 2 + more) for road in self.roads])

    def built_ground(self) -> BaseGeometry:
        """The built-up areas, drawn in from their borders, corners rounded."""
        return union([
            self.faces.shapes[self.space(entry)].buffer(-16).buffer(-14).buffer(14)
            for entry in self.art.sheets("village")
        ])  # fmt: skip

    def field_works(self) -> list[BaseGeometry]:
        """The ground of trenches and wire."""
        return [LineString(line).buffer(9) for line in self.trenches + self.wires]

    def works(self) -> list[BaseGeometry]:
        """The ground that bunkers, guns and landmarks take up."""
        taken: list[BaseGeometry] = []
        for mark in self.landmarks:
            taken.append(works.reach_of(mark.name, mark.shape) if mark.kind == "concrete" else mark.shape.buffer(6))
            if mark.mark == "church":
                left, top, _, foot = mark.shape.bounds
                taken.append(box(left - 20, top - 40, left + 8, foot))
        return taken + [box(x - 20, y - 20, x + 20, y + 20) for x, y, _ in self.guns]

    def signs(self) -> list[BaseGeometry]:
        """The ground of all works and landmarks."""
        return self.field_works() + self.works()

    def crossing_ground(self) -> list[BaseGeometry]:
        """The ground of the strokes across borders; those for fire only are long and may be crossed if need be."""
        return [gate_reach(gate, 20, 6) for gate in self.gates if not self._dashed(gate)]

    def fire_ground(self) -> list[BaseGeometry]:
        return [gate_reach(gate, DASHED_HALF + 2, 5) for gate in self.gates if self._dashed(gate)]

    def _dashed(self, gate: Gate) -> bool:
        return self.board.edge_kind_names[gate.kind] == "dashed"
