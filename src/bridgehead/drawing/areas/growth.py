"""What grows on an area map: copses, hedges, orchards, rows along the water."""

from __future__ import annotations

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.areas.ground import Ground
from bridgehead.drawing.areas.names import Names
from bridgehead.drawing.art import region_of
from bridgehead.drawing.ground import woods
from bridgehead.drawing.ground.buildings import Village
from bridgehead.drawing.ground.fields import Fields
from bridgehead.drawing.sheet.canvas import Canvas
from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import Noise, lines_in, offset, union

# Rows along water: how far from the bank, how far apart, how large, how uneven, how far astray.
POPLARS = (36.0, 31.0, 14, 0.06, 0.6)
WILLOWS = (22.0, 75.0, 12, 0.6, 7.0)


class Growth:
    """Plants the trees; `floors` is the ground of the woods."""

    def __init__(self, ground: Ground, names: Names, sheet: Canvas, fields: Fields, village: Village) -> None:
        self.ground = ground
        self.names = names
        self.sheet = sheet
        self.trees = woods.Trees(self._bare(village))
        self.floors = self._copses()
        woods.wood(self.trees, self.floors, sheet.dice("copses"))
        self._orchards(fields)
        self._rows("poplars", POPLARS)
        self._rows("willows", WILLOWS)
        self._hedges(fields)
        self._gardens(village)

    def _bare(self, village: Village) -> Mask:
        """No tree stands on a road, in water, on a sign or under a name."""
        ground = self.ground
        inside = self.names.kept_clear.blank().add(ground.frame.buffer(-8))
        bare = inside.inverted().join(self.names.kept_clear)
        bare.add(ground.road_ground(9), ground.water_ground.buffer(8), ground.panel_ground.buffer(8))
        bare.add(*[line.buffer(11) for line in ground.lanes], *[line.buffer(7) for line in ground.tracks])
        bare.add(*[house.buffer(7) for house in village.houses], *[pond.buffer(8) for pond in ground.ponds])
        return bare.add(*ground.signs(), *ground.crossing_ground())

    def _copses(self) -> BaseGeometry:
        ground = self.ground
        wander = Noise(f"{ground.seed}/copses", 60)
        shapes: list[BaseGeometry] = []
        for entry in ground.art.sheets("copse"):
            (x, y), (across, down) = entry.point("at"), entry.point("reach")
            shapes.append(woods.copse(x, y, across, down, wander).buffer(0))
        taken = union([ground.road_ground(9), ground.water_ground.buffer(8), self.names.ground_taken])
        land = ground.open_land.buffer(-4)
        return union(shapes).intersection(land).difference(taken).buffer(-3).buffer(3)

    def _orchards(self, fields: Fields) -> None:
        rnd = self.sheet.dice("orchards")
        for entry in self.ground.art.sheets("orchard"):
            area: BaseGeometry = self.ground.faces.shapes[self.ground.space(entry)]
            if "region" in entry.data:
                area = area.intersection(Polygon(region_of(entry)))
            for parcel in fields.parcels:
                inside = area.contains(parcel.shape.representative_point())
                if inside and rnd.randrange(100) < entry.number("share"):
                    woods.orchard(self.trees, parcel.shape, parcel.turn)

    def _rows(self, key: str, habit: tuple[float, float, int, float, float]) -> None:
        away, step, size, uneven, stray = habit
        rnd = self.sheet.dice(key)
        bridges = union([self.ground.faces.shapes[space].buffer(30) for space in sorted(self.ground.bridges)])
        for entry in self.ground.art.sheets(key):
            water = self.ground.water(entry)
            half = water.surface.area / water.line.length / 2 + away
            for bank in (half, -half):
                for line in offset(water.line, bank):
                    for part in lines_in(line.difference(bridges)):
                        woods.row(self.trees, part, rnd, step, size, uneven, stray)

    def _hedges(self, fields: Fields) -> None:
        rnd = self.sheet.dice("hedges")
        streets = self.ground.extent().add(self.ground.built_ground().buffer(-12))
        for line in fields.hedges:
            middle = line.interpolate(0.5, normalized=True)
            if not streets.has(middle.x, middle.y):
                woods.hedge(self.trees, line, rnd)

    def _gardens(self, village: Village) -> None:
        rnd = self.sheet.dice("gardens")
        for house in village.houses:
            for _ in range(2):
                x, y = house.centroid.x + rnd.uniform(-38, 38), house.centroid.y + rnd.uniform(-38, 38)
                self.trees.plant(x, y, rnd.choice((8, 11)))
