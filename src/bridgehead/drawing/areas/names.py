"""Names, landing plates and counter slots of an area map: everything that must not be overgrown."""

from __future__ import annotations

from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.areas.ground import Ground
from bridgehead.drawing.art import dice_of, optional_table, optional_text
from bridgehead.drawing.ground.overprint import plate, plate_width
from bridgehead.drawing.sheet.labels import Label, Obstacles, Site, draw_label, place_labels
from bridgehead.drawing.sheet.lettering import width
from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import union
from bridgehead.drawing.sheet.slots import Slot, find_slot
from bridgehead.engine.read.toml import Sheet

SECOND_SLOT_MOST = 120.0  # the penalty up to which a second slot is worth having


class Names:
    """Finds the slots, then the names round them; `kept_clear` is the ground of both."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.extent = ground.extent()
        self.plates = {space: self._plate(space) for space in range(len(ground.board))}
        self.slots: list[list[Slot]] = []
        self.labels: list[Label] = []
        self._find_slots()
        self._place_names()
        shapes: list[BaseGeometry] = [label.box.buffer(2, join_style="mitre") for label in self.labels]
        shapes += [box(x - 24, y - 34, x + 24, y + 34) for x, y in self._edge_signs()]
        shapes += [self._lettering_ground(entry) for entry in ground.art.sheets("lettering") if "at" in entry.data]
        self.ground_taken = union(shapes)
        self.kept_clear: Mask = self.extent.blank().add(*shapes)
        self._find_second_slots()

    def _plate(self, space: int) -> tuple[list[int], bool] | None:
        """The dice of a landing or an entry by air, and whether it takes a six as well."""
        data = self.ground.board.area_data[space]
        table = Sheet(data, f"{self.ground.board.source}: {self.ground.board.ids[space]}")
        for key in ("glider_landing", "glider_entry"):
            if key in data:
                entry = table.sheet(key)
                return dice_of(entry, "dice"), entry.flag("six_area", False)
        return None

    def _edge_signs(self) -> list[tuple[int, int]]:
        art = self.ground.art
        return [entry.point("at") for key in ("entry", "glide") for entry in art.sheets(key)]

    def _lettering_ground(self, entry: Sheet) -> BaseGeometry:
        (x, y), size = entry.point("at"), entry.number("size")
        lines = entry.text("text").split("\n")
        wide = max(width(line, "water", size) for line in lines)
        return box(x - wide / 2, y - size, x + wide / 2, y + size * (len(lines) - 0.65))

    def _find_slots(self) -> None:
        ground = self.ground
        taken = self.extent.blank().add(*ground.signs(), *ground.crossing_ground(), *ground.ponds)
        for space, face in enumerate(ground.faces.shapes):
            road = ground.board.terrain_names[ground.board.terrain[space]] == "road"
            table = Sheet(ground.board.area_data[space], f"{ground.board.source}: {ground.board.ids[space]}")
            if "slot" in table.data:
                slot = Slot(*table.point("slot"))
            else:
                slot, _ = find_slot(face, ground.board.centres[space], taken, 0.5 if road else 0.3)
            self.slots.append([slot])

    def _find_second_slots(self) -> None:
        """A second counter stands beside the first where there is room, for the other side in a fight."""
        ground = self.ground
        taken = self.kept_clear.copy().add(*ground.signs(), *ground.crossing_ground(), *ground.ponds)
        for space, face in enumerate(ground.faces.shapes):
            first = self.slots[space][0]
            here = taken.copy().add(first.box)
            slot, penalty = find_slot(face, (first.x, first.y), here, 0.25)
            if penalty < SECOND_SLOT_MOST:
                self.slots[space].append(slot)

    def _place_names(self) -> None:
        ground = self.ground
        board = ground.board
        obstacles = Obstacles(self.extent)
        buildings = [mark.shape.buffer(8) for mark in ground.landmarks if mark.kind == "building"]
        edge = [box(x - 24, y - 34, x + 24, y + 34) for x, y in self._edge_signs()]
        obstacles.hard.add(ground.water_ground.buffer(3), *ground.works(), *buildings, *edge, *ground.ponds)
        obstacles.faint.add(*ground.field_works())
        obstacles.hard.add(*ground.crossing_ground(), ground.road_ground(1), ground.panel_ground)
        obstacles.soft.add(*ground.fire_ground(), ground.road_ground(5))
        obstacles.dear.add(*[lane.buffer(8) for lane in ground.lanes])
        on_deck = Obstacles(self.extent)
        on_deck.hard.add(ground.road_ground(9))
        said = optional_table(ground.art, "names")
        sites: list[Site] = []
        deck_sites: list[Site] = []
        for space in range(len(board)):
            table = Sheet(board.area_data[space], f"{board.source}: {board.ids[space]}")
            given = self.plates[space]
            room = max(98.0, plate_width(given[0], given[1]) + 4) if given else 0.0
            slot = self.slots[space][0].box
            words = optional_text(said, board.ids[space], optional_text(table, "label", board.names[space]))
            site = Site(space, words, ground.faces.shapes[space], board.centres[space], room, slot)
            (deck_sites if space in ground.bridges else sites).append(site)
        self.labels = place_labels(sites, obstacles) + place_labels(deck_sites, on_deck)
        self.labels.sort(key=lambda label: label.space)

    def draw(self) -> tuple[list[str], list[str]]:
        """The names, and the plates under them."""
        names: list[str] = []
        plates: list[str] = []
        for label in self.labels:
            names.append(draw_label(label, self.ground.board.ids[label.space]))
            given = self.plates[label.space]
            if given:
                plates.append(plate(label.x, label.plate_y, given[0], given[1]))
        return names, plates
