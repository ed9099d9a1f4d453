"""Boards of squares and hexes: the same inks in the same order as an area map, with a grid for the overprint."""

from __future__ import annotations

import math

from shapely.geometry import MultiPoint

from bridgehead.boards.cells import CellBoard
from bridgehead.boards.hexes import RADIUS, HexBoard
from bridgehead.boards.hexsides import read_hexsides
from bridgehead.drawing.art import Scene, line_of, optional_number, optional_table, optional_text
from bridgehead.drawing.cells import overprint as cell_overprint
from bridgehead.drawing.cells.courses import Courses, draw_ditches
from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.cells.homestead import Homestead, beside, read_homestead
from bridgehead.drawing.cells.levels import Levels
from bridgehead.drawing.cells.names import place_names
from bridgehead.drawing.cells.ways import Ways
from bridgehead.drawing.ground import crops, roads, woods
from bridgehead.drawing.ground.buildings import Village, draw_built, draw_houses, draw_plots
from bridgehead.drawing.ground.cliffs import draw_cliff
from bridgehead.drawing.ground.fields import Fields, Region, draw_fields, draw_tints, lay_fields
from bridgehead.drawing.ground.hills import draw_hill
from bridgehead.drawing.ground.legend import draw_legend
from bridgehead.drawing.ground.roofs import draw_roofs
from bridgehead.drawing.ground.sides import Sides
from bridgehead.drawing.ground.water import draw_bodies, draw_canal, draw_flow, draw_marsh, draw_streams
from bridgehead.drawing.ground.water_names import draw_water_names
from bridgehead.drawing.pieces.counters import CounterSpec, definitions, ring, stack
from bridgehead.drawing.sheet.canvas import CLOSE, NEAR, Canvas
from bridgehead.drawing.sheet.frame import cell_frame, north_arrow, title
from bridgehead.drawing.sheet.lettering import text_along
from bridgehead.drawing.sheet.lit import draw_lit
from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import Noise, curve, union
from bridgehead.drawing.sheet.svg import element, group, line_data, num, parts, path, rect, shape_data
from bridgehead.engine.read.toml import Sheet

SIDE = 84.0
FOOT = 232.0
CANAL = 200_000.0  # water of more square units than this is no pond


def draw_cell_board(board: CellBoard, data: Sheet, theme: str, scene: Scene, margins: bool) -> str:
    """The whole picture of a board of squares or hexes."""
    return _Picture(board, data, theme).draw(scene, margins)


class _Picture:
    """One drawing of one board of cells."""

    def __init__(self, board: CellBoard, data: Sheet, theme: str) -> None:
        self.board = board
        self.wide, self.high = float(board.width), float(board.height)
        self.ground = CellGround(board, data)
        self.art = self.ground.art
        self.sheet = Canvas("hexes" if self.ground.hexes else "squares", self.ground.seed, theme)
        self.clip = self.sheet.clip(0, 0, self.wide, self.high)
        self.ways = Ways(self.ground)
        # Where sides are rules and come from the data, no ornament may look like one.
        self.sides: Sides | None = None
        if isinstance(board, HexBoard) and "sides" in data.data:
            self.sides = Sides(read_hexsides(board, data), self.art, self.sheet.dice("sides"))
        self.courses = Courses(self.ground)
        # Roads are narrower where a hex is a few houses wide.
        self.road = optional_number(self.art, "road", 24)
        self.road_ground = union([line.buffer(self.road / 2) for line in self.ways.lines])
        self.lane_ground = union([line.buffer(5) for line in self.ways.lanes])
        self.homes = self._homes()

    def _homes(self) -> Homestead:
        """The houses that the data name one by one."""
        if self.sides is None:
            return Homestead()
        closed = union([self.road_ground.buffer(2), self.lane_ground.buffer(2), self.ground.water.buffer(4)])
        return read_homestead(self.ground, self.ways.lines + self.ways.lanes, closed, self.sides.sides)

    def draw(self, scene: Scene, margins: bool) -> str:
        if margins:
            self._margin()
        self._terrain()
        self._grid()
        self._lit(scene)
        self._names()
        self._spaces()
        self._pieces(scene)
        view = (0.0, 0.0, self.wide, self.high)
        if margins:
            view = (-SIDE, -SIDE, self.wide + 2 * SIDE, self.high + SIDE + FOOT)
        return self.sheet.finish(view, optional_text(self.art, "label", "Board"))

    def _margin(self) -> None:
        items = [(entry.text("key"), entry.text("text")) for entry in self.art.sheets("legend")] or self._samples()
        words = optional_text(self.art, "title", optional_text(self.ground.data, "title"))
        below = self.high + 142
        rows = 2 if len(items) <= 6 else 3
        columns, line = -(-len(items) // rows), 50 if rows == 2 else 44
        self.sheet.layer(
            "margin",
            rect(-SIDE, -SIDE, self.wide + 2 * SIDE, self.high + SIDE + FOOT, fill="margin"),
            cell_frame(0, 0, self.wide, self.high),
            cell_overprint.edge_figures(self.ground),
            title(0, below, words, self._subtitle(), 54),
            draw_legend(
                self.sheet, items, self.wide - columns * 290 + 20, below - 20 - 6 * (rows - 2), rows, 290, line
            ),
        )

    def _subtitle(self) -> str:
        if "metres" in self.ground.data.data and "subtitle" not in self.art.data:
            kind = "hex" if self.ground.hexes else "square"
            return f"A {kind} is {self.ground.data.number('metres')} metres; north at the top."
        return optional_text(self.art, "subtitle")

    def _samples(self) -> list[tuple[str, str]]:
        """A legend of what is on the board, for boards that bring none."""
        known = [
            ("slope", "hill", "slope"),
            ("hill", "top", "hilltop"),
            ("wood", "wood", "forest"),
            ("house", "town", "town"),
            ("swamp", "swamp", "swamp"),
            ("stream", "stream", "stream"),
            ("gully", "gully", "gully"),
        ]
        said = optional_table(self.art, "samples")
        found = [(key, optional_text(said, key, words)) for key, role, words in known if self.ground.spaces(role)]
        for look in self.sides.looks() if self.sides else ():
            found.append((f"side-{look}", optional_text(said, look, look)))
        return found

    def _terrain(self) -> None:
        """Paper to houses and bridges."""
        ground, sheet, clip = self.ground, self.sheet, self.clip
        fields = self._fields()
        village = self._houses()
        self.placed = self._place_names(village)
        trees = self._trees(fields, village)
        sheet.layer("paper", rect(0, 0, self.wide, self.high, fill="paper"))
        tints = draw_fields(fields.parcels) if self.sides is None else draw_tints(fields.parcels)
        sheet.layer("fields", tints, clip_path=clip)
        sheet.layer("levels", Levels(ground).draw(), clip_path=clip)
        ways = union([self.road_ground.buffer(3), self.lane_ground.buffer(2)])
        grain = crops.draw_grain(ground.grain.difference(ways))
        graves = crops.draw_graves([ground.cell(space) for space in ground.spaces("graveyard")])
        sheet.layer(
            "crops", grain, crops.draw_brush(ground.brush), crops.draw_orchard(ground.orchards), graves, clip_path=clip
        )
        bare = self.kept_clear.copy().add(self.road_ground.buffer(4), ground.water.buffer(4))
        rows = (0, 44, 92, 140, 190) if ground.hexes else (0, 30)
        hills = draw_hill(ground.hills, bare.copy().add(ground.tops.buffer(6)), sheet.dice("hills"), rows=rows)
        tops = draw_hill(ground.tops, bare, sheet.dice("tops"), (0, 18), (0,))
        cliffs = [draw_cliff(line_of(entry), sheet.dice("cliffs")) for entry in self.art.sheets("cliff")]
        sheet.layer("relief", hills, tops, *cliffs, clip_path=clip)
        sheet.layer("built", draw_built(ground.towns), draw_plots(self.homes.plots), clip_path=clip)
        swamps = draw_marsh(ground.swamps, sheet.dice("marsh"), self.kept_clear)
        sheet.layer("woods", woods.draw_floor(ground.woods), clip_path=clip)
        sheet.layer("marsh", swamps, clip_path=clip)
        gullies = cell_overprint.draw_gullies(self.ways.gullies + self.courses.gullies)
        ditches = draw_ditches(
            self.courses.ditches, union([ground.water.buffer(2), self.road_ground, self.lane_ground])
        )
        streams = draw_streams(self.ways.streams + self.courses.streams)
        sheet.layer("streams", ditches, streams, gullies, clip_path=clip)
        sheet.layer("water", self._water(), clip_path=clip)
        rails = [roads.draw_railway(line) for line in self.ways.rails]
        rails += [roads.draw_tunnel(line) for line in self.ways.tunnels]
        metalled = roads.draw_roads(self.ways.lines, self.road, self.road * 0.75, ends=self.sides is not None)
        streets = roads.draw_lanes(self.ways.streets, ground.sheet)
        lanes = roads.draw_tracks(self.courses.paths, ground.sheet) + roads.draw_byroads(self.ways.lanes)
        sheet.layer("roads", *rails, streets, lanes, metalled, clip_path=clip)
        sheet.layer("trees", trees.draw(sheet), detail=NEAR, clip_path=clip)
        if self.sides is not None:
            sheet.layer("sides", self.sides.draw(), clip_path=clip)
        homes = draw_roofs(list(self.homes.roofs.values()), self.homes.wings, self.homes.bars)
        sheet.layer("houses", draw_houses(village.houses), homes, clip_path=clip)
        sheet.layer("bridges", *[roads.bridge(*span) for span in self.ways.bridges], clip_path=clip)
        self._water_names()

    def _fields(self) -> Fields:
        ground = self.ground
        region = Region(
            ground.sheet, optional_number(self.art, "field", 19000), optional_number(self.art, "hedges", 22), 60
        )
        solid = union([self.road_ground, ground.water.buffer(12), ground.tops])
        bend = Noise(f"{ground.seed}/bend", 150)
        return lay_fields(region, ground.land.difference(solid), self.sheet.dice("fields"), bend)

    def _houses(self) -> Village:
        """Houses in every town cell, along its roads first."""
        ground = self.ground
        within = ground.extent().add(ground.towns.intersection(ground.frame).buffer(3))
        taken = within.blank().add(self.road_ground.buffer(3), ground.water.buffer(8))
        taken.add(*[line.buffer(9) for line in self.ways.rails + self.ways.streets], *cell_overprint.id_ground(ground))
        village = Village(within, taken, self.sheet.dice("houses"), small=True)
        for line in self.ways.lines + self.ways.streets:
            for part in cell_overprint.pieces_within(line, ground.towns.buffer(-6)):
                village.along(part)
        for space in ground.spaces("town"):
            village.scatter(ground.cell(space), optional_number(self.art, "houses", 6))
        return village

    def _place_names(self, village: Village) -> list[str]:
        """Names first, so that trees and hachures can keep off them."""
        ground = self.ground
        closed = ground.extent().add(self.road_ground.buffer(3), ground.water.buffer(3))
        closed.add(*[line.buffer(10) for line in self.ways.rails + self.ways.streams + self.ways.streets])
        closed.add(*[house.buffer(2) for house in village.houses], self.homes.ground().buffer(2))
        closed.add(*[span.buffer(4) for span in cell_overprint.bridge_ground(self.ways.bridges)])
        closed.add(*cell_overprint.mark_ground(ground))
        if self.sides is not None:
            closed.add(self.lane_ground.buffer(2), *[line.buffer(4) for line in self.sides.all_lines()])
        dear = ground.extent().add(ground.hills.buffer(6), ground.woods)
        if self.sides is not None:
            dear.add(*cell_overprint.id_ground(ground))
        names = place_names(ground, closed, dear)
        self.kept_clear: Mask = ground.extent().add(*[name.box for name in names])
        self.name_boxes = [name.box for name in names]
        self.large = [name.draw() for name in names if name.style == "large"]
        return [name.draw() for name in names if name.style != "large"]

    def _trees(self, fields: Fields, village: Village) -> woods.Trees:
        ground, sheet = self.ground, self.sheet
        inside = ground.extent().add(ground.frame.buffer(-5))
        bare = inside.inverted().join(self.kept_clear)
        bare.add(self.road_ground.buffer(6), ground.water.buffer(9), *[house.buffer(6) for house in village.houses])
        bare.add(self.lane_ground.buffer(5), self.homes.ground().buffer(7))
        ways = self.ways.rails + self.ways.streams + self.ways.gullies + self.ways.streets
        bare.add(*[line.buffer(10) for line in ways], *cell_overprint.id_ground(ground))
        trees = woods.Trees(bare)
        woods.wood(trees, ground.woods, sheet.dice("woods"), (13, 16, 16))
        if self.sides is not None:
            self._crops(trees, self.sides)
            return trees
        other = bare.blank().add(ground.hills, ground.towns, ground.swamps, ground.woods)
        hedges = sheet.dice("hedges")
        for line in fields.hedges:
            if not any(other.has(x, y) for x, y in line.coords):
                woods.hedge(trees, line, hedges)
        rnd = sheet.dice("banks")
        for bank in cell_overprint.banks(ground.water.buffer(14)):
            woods.row(trees, bank, rnd, 60, 11, 0.6, 3)
        gardens = sheet.dice("gardens")
        for house in village.houses:
            x, y = house.centroid.x + gardens.uniform(-22, 22), house.centroid.y + gardens.uniform(-22, 22)
            trees.plant(x, y, 8)
        return trees

    def _water(self) -> str:
        """One shape of water, or the canal and the ponds beside it."""
        ground = self.ground
        if "canal" not in self.art.data:
            return draw_bodies(ground.water, ground.sheet)
        canal = [part for part in parts(ground.water) if part.area > CANAL]
        ponds = [part for part in parts(ground.water) if part.area <= CANAL]
        return draw_bodies(union(ponds), ground.sheet) + draw_canal(union(canal), ground.sheet)

    def _crops(self, trees: woods.Trees, sides: Sides) -> None:
        """Trees that count: orchards in their rows, also along the sides that the data name, and brush."""
        ground = self.ground
        crops.plant_orchard(trees, ground.orchards)
        crops.shrubs(trees, ground.brush, self.sheet.dice("brush"))
        toward: dict[int, tuple[float, float]] = {}
        for here, there in sides.pairs("orchard"):
            (x, y), (u, v) = ground.centre(here), ground.centre(there)
            known = toward.get(here, (0.0, 0.0))
            toward[here] = (known[0] + u - x, known[1] + v - y)
        for here, (dx, dy) in toward.items():
            length = math.hypot(dx, dy) or 1.0
            crops.plant_row(trees, ground.centre(here), (dx / length, dy / length), ground.cell(here), RADIUS)

    def _water_names(self) -> None:
        ground = self.ground
        words: list[str] = []
        for entry in self.art.sheets("lettering"):
            if entry.text("style") != "water":
                continue
            size, spacing = entry.number("size"), optional_number(entry, "spacing", 50) / 100
            line: list[tuple[float, float]] = [(float(x), float(y)) for x, y in entry.points("line", 2)]
            data = line_data(curve(line, 30).coords)
            ident = self.sheet.ident("reach")
            words.append(text_along(ident, data, entry.text("text"), "water", size, "shore", spacing, size * 0.31))
        given = optional_text(optional_table(self.ground.data, "water"), "name")
        if given and not ground.water.is_empty:
            bridges = MultiPoint([(x, y) for x, y, *_ in self.ways.bridges])
            words += draw_water_names(self.sheet, given, ground.water, ground.frame, bridges)
        words += [draw_flow(entry.point("at")) for entry in self.art.sheets("flow")]
        self.sheet.layer("water-names", group(*words, class_="halow"), detail=NEAR)

    def _grid(self) -> None:
        ground = self.ground
        self.sheet.layer("sites", cell_overprint.draw_pontoons(ground), detail=NEAR)
        covered = self.sides.covered() if self.sides is not None else frozenset()
        clip = self.clip if ground.halves else None
        self.sheet.layer("grid", cell_overprint.draw_grid(ground, covered), detail=NEAR, clip_path=clip)
        self.sheet.layer("corners", self._corners())
        self.sheet.layer("ids", cell_overprint.draw_ids(ground), detail=CLOSE)
        self.sheet.layer("marks", cell_overprint.draw_marks(ground), detail=CLOSE)
        self.sheet.layer("arrows", cell_overprint.draw_arrows(ground))

    def _corners(self) -> str:
        """What lies within the frame and is no cell of the board, where the edge of the map cuts cells."""
        if not self.ground.halves:
            return ""
        cells = union([self.ground.cell(space).buffer(0.5) for space in range(len(self.board))])
        bare = [part for part in parts(self.ground.frame.difference(cells)) if part.area > 4000]
        drawn = "".join(
            path(shape_data(part), fill="margin", stroke="ink", stroke_width=1.6, stroke_linejoin="round")
            for part in bare
        )
        if not bare or "north" not in self.art.data:
            return drawn
        corner = max(bare, key=lambda part: (part.centroid.x < self.wide / 2, part.area))
        middle = corner.representative_point()
        return drawn + north_arrow(middle.x - 16, middle.y, float(self.art.number("north")), 1.4)

    def _lit(self, scene: Scene) -> None:
        if not scene.lit and not scene.selected:
            return
        cells = [self.ground.cell(self.board.space(ident)) for ident in scene.lit]
        spared = [self.ground.cell(self.board.space(scene.selected))] if scene.selected else []
        self.sheet.layer("lit", draw_lit(cells, spared, self.ground.frame, 13, self.sheet.theme), clip_path=self.clip)

    def _names(self) -> None:
        self.sheet.layer("towns", group(*self.large, class_="halo"))
        self.sheet.layer("names", group(*self.placed, class_="halo"), detail=NEAR)

    def _slots(self, space: int) -> list[tuple[float, float]]:
        """The middle, a little lower on hexes, whose id stands above; a second place across the cell. Beside a house,
        whose roof and pips stay in sight.
        """
        x, y = self.ground.centre(space)
        roof = self.homes.roofs.get(space)
        if roof is not None:
            return beside(roof, x, y)
        y += 6 if self.ground.hexes else 0
        return [(x, y), (x + 14, y - 14)]

    def _spaces(self) -> None:
        """A real element for each space: its cell, and where counters stand on it (x, y in map units)."""
        drawn: list[str] = []
        for space, ident in enumerate(self.board.ids):
            slots = " ".join(f"{num(x)},{num(y)}" for x, y in self._slots(space))
            cell = path(shape_data(self.ground.cell(space)))
            name = element("title", f"{ident}, {self.board.terrain_names[self.board.terrain[space]]}")
            drawn.append(group(name, cell, class_="space", data_space=ident, data_slots=slots))
        self.sheet.layer("spaces", *drawn)

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
            for number, specs in enumerate(stacks[space].values()):
                x, y = self._slots(space)[min(number, 1)]
                if scene.selected and number == 0 and space == self.board.space(scene.selected):
                    drawn.append(ring(x - 32, y - 32))
                drawn.append(stack(specs, x - 32, y - 32, self.sheet.prefix))
        self.sheet.layer("pieces", *drawn)
