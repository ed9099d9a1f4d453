"""Area maps: from the paper up to the names, in the order in which a printer would lay the inks."""

from __future__ import annotations

from shapely.geometry import Polygon

from bridgehead.boards.area import AreaBoard
from bridgehead.drawing.areas.ground import CASING, FILLING, Ground
from bridgehead.drawing.areas.growth import Growth
from bridgehead.drawing.areas.names import Names
from bridgehead.drawing.areas.panels import draw_box, draw_panel
from bridgehead.drawing.art import Scene, line_of, optional_number, optional_text, region_of
from bridgehead.drawing.ground import buildings, overprint, roads, woods, works
from bridgehead.drawing.ground.fields import Fields, Region, draw_fields, lay_fields
from bridgehead.drawing.ground.legend import draw_legend
from bridgehead.drawing.ground.relief import Relief, Scarp, draw_relief
from bridgehead.drawing.ground.water import draw_drains, draw_flow, draw_marsh, draw_pond, draw_water, reach_data
from bridgehead.drawing.pieces.counters import CounterSpec, definitions, ring, stack
from bridgehead.drawing.pieces.silhouettes import glider
from bridgehead.drawing.sheet.canvas import CLOSE, NEAR, Canvas
from bridgehead.drawing.sheet.frame import north_arrow, sheet_frame, title
from bridgehead.drawing.sheet.lettering import text, text_along
from bridgehead.drawing.sheet.lit import draw_lit
from bridgehead.drawing.sheet.shapes import Noise, offset, union
from bridgehead.drawing.sheet.svg import element, group, num, path, rect, shape_data
from bridgehead.engine.read.toml import Sheet

SIDE = 96.0  # margin on three sides
FOOT = 264.0  # margin below, with the title and the legend


def draw_area_board(board: AreaBoard, data: Sheet, theme: str, scene: Scene, margins: bool) -> str:
    """The whole picture of an area map."""
    return _Picture(board, data, theme).draw(scene, margins)


class _Picture:
    """One drawing of one area map."""

    def __init__(self, board: AreaBoard, data: Sheet, theme: str) -> None:
        self.board = board
        self.wide, self.high = float(board.width), float(board.height)
        self.ground = Ground(board, data)
        self.art = self.ground.art
        self.sheet = Canvas("area", self.ground.seed, theme)
        self.clip = self.sheet.clip(0, 0, self.wide, self.high)
        self.names = Names(self.ground)
        self.built = self.ground.built_ground()

    def draw(self, scene: Scene, margins: bool) -> str:
        if margins:
            self._margin()
        self._ground()
        self._overprint()
        self._lit(scene)
        self._names()
        self._spaces()
        self._pieces(scene)
        view = (0.0, 0.0, self.wide, self.high)
        if margins:
            view = (-SIDE, -SIDE, self.wide + 2 * SIDE, self.high + SIDE + FOOT)
        return self.sheet.finish(view, optional_text(self.art, "label", "Area map"))

    def _margin(self) -> None:
        below = self.high + 152
        items = [(entry.text("key"), entry.text("text")) for entry in self.art.sheets("legend")]
        self.sheet.layer(
            "margin",
            rect(-SIDE, -SIDE, self.wide + 2 * SIDE, self.high + SIDE + FOOT, fill="margin"),
            sheet_frame(self.wide, self.high),
            title(0, below + 14, optional_text(self.art, "title"), optional_text(self.art, "subtitle")),
            draw_legend(self.sheet, items, self.wide * 0.49, below - 26, 3, 440),
            north_arrow(self.wide - 22, below + 10),
        )

    def _ground(self) -> None:
        """Paper to houses and bridges."""
        ground, sheet, clip = self.ground, self.sheet, self.clip
        fields = self._fields()
        village = self._village()
        growth = Growth(ground, self.names, sheet, fields, village)
        land = ground.open_land
        sheet.layer("paper", rect(0, 0, self.wide, self.high, fill="paper"))
        sheet.layer("fields", draw_fields(fields.parcels), clip_path=clip)
        sheet.layer("relief", self._relief(), detail=NEAR, clip_path=clip)
        sheet.layer("built", buildings.draw_built(self.built))
        self._water()
        towpaths = [line for w in ground.waters if w.canal for away in (74, -74) for line in offset(w.line, away)]
        paths = roads.draw_towpaths(towpaths, ground.land) + roads.draw_tracks(ground.tracks, land)
        sheet.layer("paths", paths, detail=NEAR)
        sheet.layer(
            "roads", roads.draw_lanes(ground.lanes, land), roads.draw_roads(ground.roads, CASING, FILLING, land)
        )
        sheet.layer("gardens", buildings.draw_gardens(village.gardens()), detail=CLOSE)
        sheet.layer("woods", woods.draw_floor(growth.floors))
        sheet.layer("trees", growth.trees.draw(sheet), detail=NEAR)
        sheet.layer("houses", buildings.draw_houses(village.houses))
        marks = [mark for mark in ground.landmarks if mark.kind == "building"]
        sheet.layer("landmarks", *[buildings.draw_landmark(mark.shape, mark.mark) for mark in marks])
        sheet.layer("bridges", *self._bridges())

    def _fields(self) -> Fields:
        """The open ground, region by region of like character."""
        ground = self.ground
        bend = Noise(f"{ground.seed}/bend", 170)
        solid = union([ground.road_ground(1), ground.water_ground.buffer(12), self.built])
        land = ground.land.difference(solid)
        laid = Fields()
        for entry in self.art.sheets("fields"):
            shape = Polygon(region_of(entry))
            region = Region(shape, entry.number("size"), entry.number("hedges"), entry.number("arable"))
            part = lay_fields(region, land, self.sheet.dice(entry.text("name")), bend)
            laid.parcels += part.parcels
            laid.hedges += part.hedges
        return laid

    def _relief(self) -> str:
        ground = self.ground
        scarps = [
            Scarp(line_of(e), e.number("height"), e.number("breadth"), optional_number(e, "wander", 0))
            for e in self.art.sheets("scarp")
        ]
        if not scarps:
            return ""
        bare = self.names.kept_clear.copy().add(ground.road_ground(6), self.built.buffer(-10))
        relief = Relief(scarps, self.wide, self.high, ground.seed)
        dry = ground.land.difference(ground.water_ground.buffer(40))
        return draw_relief(relief, ground.land, dry, bare, self.sheet.dice("hachures"))

    def _village(self) -> buildings.Village:
        """Houses along the lanes first, then in the depth of each village."""
        ground = self.ground
        villages = [(ground.faces.shapes[ground.space(e)], e.number("houses")) for e in self.art.sheets("village")]
        within = ground.extent().add(*[face.buffer(-7) for face, _ in villages])
        taken = self.names.kept_clear.copy()
        taken.add(ground.road_ground(8), ground.water_ground.buffer(14), *[lane.buffer(8) for lane in ground.lanes])
        taken.add(*[mark.shape.buffer(14) for mark in ground.landmarks], *ground.signs(), *ground.crossing_ground())
        village = buildings.Village(within, taken, self.sheet.dice("houses"))
        for lane in ground.lanes:
            village.along(lane)
        for face, count in villages:
            village.scatter(face, count)
        return village

    def _water(self) -> None:
        ground, sheet = self.ground, self.sheet
        marsh = draw_marsh(union(ground.marshes), sheet.dice("marsh"), self.names.kept_clear)
        sheet.layer("marsh", marsh, detail=NEAR, clip_path=self.clip)
        beyond = ground.frame.buffer(40, join_style="mitre")
        ponds = [draw_pond(pond) for pond in ground.ponds]
        drains = draw_drains(ground.drains)
        sheet.layer("water", drains, draw_water(ground.waters, beyond), *ponds, clip_path=self.clip)
        words: list[str] = []
        for entry in self.art.sheets("lettering"):
            if entry.text("style") == "water":
                size, spacing = entry.number("size"), entry.number("spacing") / 100
                data = reach_data(ground.water(entry), entry.number("from"), entry.number("to"))
                ident = sheet.ident("reach")
                words.append(text_along(ident, data, entry.text("text"), "water", size, "shore", spacing, size * 0.31))
        words += [draw_flow(entry.point("at")) for entry in self.art.sheets("flow")]
        sheet.layer("water-names", *words, detail=NEAR)

    def _bridges(self) -> list[str]:
        drawn: list[str] = []
        for entry in self.art.sheets("bridge"):
            x, y = entry.point("at")
            length, breadth, turn = entry.number("length"), entry.number("width"), entry.number("turn")
            drawn.append(roads.bridge(x, y, length, breadth, turn, entry.text("kind")))
        return drawn

    def _overprint(self) -> None:
        ground, board = self.ground, self.board
        obstructed = board.terrain_names.index("obstructed") if "obstructed" in board.terrain_names else -1
        bands = [face for space, face in enumerate(ground.faces.shapes) if board.terrain[space] == obstructed]
        water = ground.water_ground.buffer(9).difference(
            union([ground.faces.shapes[space].buffer(1) for space in sorted(ground.bridges)])
        )
        self.sheet.layer("bands", overprint.draw_bands(bands), clip_path=self.clip)
        borders = overprint.draw_borders(ground.faces.borders, ground.frame, water)
        self.sheet.layer("borders", borders, clip_path=self.clip)
        drawn = [works.trench(line) for line in ground.trenches] + [works.wire(line) for line in ground.wires]
        drawn += [works.concrete(m.name, m.shape) for m in ground.landmarks if m.kind == "concrete"]
        drawn += [works.machine_gun(x, y, turn) for x, y, turn in ground.guns]
        self.sheet.layer("works", *drawn, detail=NEAR)
        crossings = overprint.draw_crossings(ground.gates, board.edge_kind_names)
        self.sheet.layer("crossings", crossings, detail=CLOSE, clip_path=self.clip)

    def _lit(self, scene: Scene) -> None:
        if not scene.lit and not scene.selected:
            return
        faces = [self.ground.faces.shapes[self.board.space(ident)] for ident in scene.lit]
        spared = [self.ground.faces.shapes[self.board.space(scene.selected)]] if scene.selected else []
        lit = draw_lit(faces, spared, self.ground.open_land, 20, self.sheet.theme)
        self.sheet.layer("lit", lit, clip_path=self.clip)

    def _names(self) -> None:
        art, sheet = self.art, self.sheet
        names, plates = self.names.draw()
        places: list[str] = []
        for entry in art.sheets("lettering"):
            if entry.text("style") == "place":
                (x, y), size = entry.point("at"), entry.number("size")
                for number, line in enumerate(entry.text("text").split("\n")):
                    places.append(text(x, y + number * size * 0.95, line, "water", size))
        sheet.layer("names", group(*places, *names, class_="halo"), detail=NEAR)
        sheet.layer("plates", *plates, detail=CLOSE)
        arrows = [overprint.entry_arrow(*entry.point("at"), entry.number("turn")) for entry in art.sheets("entry")]
        arrows += [glider(*entry.point("at"), 0.62, "over") for entry in art.sheets("glide")]
        sheet.layer("entries", *arrows, detail=NEAR)
        boxes = self.ground.boxes
        sheet.layer("panels", *[draw_panel(panel, boxes, self.high) for panel in self.ground.panels])
        sheet.layer("boxes", *[draw_box(box) for box in boxes])

    def _spaces(self) -> None:
        """A real element for each space: its face, and where counters stand on it (x, y in map units)."""
        drawn: list[str] = []
        for space, ident in enumerate(self.board.ids):
            slots = " ".join(f"{num(slot.x)},{num(slot.y)}" for slot in self.names.slots[space])
            face = path(shape_data(self.ground.faces.shapes[space]))
            name = element("title", self.board.names[space])
            drawn.append(group(name, face, class_="space", data_space=ident, data_slots=slots))
        self.sheet.layer("spaces", *drawn, clip_path=self.clip)

    def _pieces(self, scene: Scene) -> None:
        if not scene.pieces:
            return
        self.sheet.define(definitions(self.sheet.prefix))
        stacks: dict[int, dict[str, list[CounterSpec]]] = {}
        for piece in scene.pieces:
            sides = stacks.setdefault(self.board.space(piece.space), {})
            sides.setdefault(piece.counter.side, []).append(piece.counter)
        drawn: list[str] = []
        for space in sorted(stacks):
            slots = self.names.slots[space]
            for number, specs in enumerate(stacks[space].values()):
                slot = slots[min(number, len(slots) - 1)]
                shift = 12.0 * max(0, number - len(slots) + 1)
                x, y = slot.x - 32 + shift, slot.y - 32 + shift
                if scene.selected and space == self.board.space(scene.selected) and number == 0:
                    drawn.append(ring(x, y))
                drawn.append(stack(specs, x, y, self.sheet.prefix))
        self.sheet.layer("pieces", *drawn)
