"""Names on a board of cells: beside what they name, off roads, houses, water and one another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.art import optional_number
from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.sheet.lettering import text, width
from bridgehead.drawing.sheet.mask import GRAIN, Mask
from bridgehead.drawing.sheet.shapes import union
from bridgehead.engine.read.toml import Sheet

# Style: face, size, spacing in em, ink.
STYLES: Final = {
    "town": ("title", 36.0, 0.04, "ink"),
    "village": ("title", 27.0, 0.04, "ink"),
    "hill": ("water", 27.0, 0.02, "ink"),
    "place": ("water", 24.0, 0.01, "ink"),
    "far": ("aside", 23.0, 0.02, "ink2"),
    "large": ("title", 60.0, 0.04, "over"),
    "house": ("title", 15.0, 0.03, "over"),
    "bridge": ("water", 24.0, 0.01, "ink"),
}
REACH: Final = 150.0


@dataclass
class CellName:
    """A placed name: its middle, its face and the box it fills."""

    words: str
    style: str
    x: float
    y: float
    size: float
    box: Polygon

    def draw(self) -> str:
        face, _, spacing, ink = STYLES[self.style]
        return text(self.x, self.y + self.size * 0.3, self.words, face, self.size, ink, spacing=spacing)


def place_names(ground: CellGround, closed: Mask, dear: Mask) -> list[CellName]:
    """The names of `[[art.lettering]]` that are not water; `closed` gains the ground they take."""
    placed: list[CellName] = []
    inside = closed.blank().add(ground.frame.buffer(-6)).inverted()
    closed.join(inside)
    for entry in ground.art.sheets("lettering") + _from_places(ground):
        style = entry.text("style")
        if style == "water":
            continue
        if style not in STYLES:
            raise entry.fail("style", "one of water, " + ", ".join(STYLES))
        name = _place(ground, entry, style, closed, dear)
        closed.add(name.box.buffer(4, join_style="mitre"))
        placed.append(name)
    return placed


def _from_places(ground: CellGround) -> list[Sheet]:
    """The names of the board's own places, when the art has no lettering: large, small, or a bridge's."""
    if "lettering" in ground.art.data:
        return []
    said = {entry.text("id"): entry.text("name") for entry in ground.data.sheets("place") if "name" in entry.data}
    found: list[Sheet] = []
    for ident, words in ground.board.place_names.items():
        spaces = ground.board.places[ident]
        if not words or not spaces:
            continue
        towns = sum(ground.has(space, "town") for space in spaces)
        style = "town" if towns > 4 else "village" if towns else "place"
        data: dict[str, object] = {"text": said.get(ident, words), "style": style, "place": ident}
        found.append(Sheet(data, f"{ground.data.where}: place.{ident}"))
    return found


def _place(ground: CellGround, entry: Sheet, style: str, closed: Mask, dear: Mask) -> CellName:
    """The best place beside the cells that are named; in a smaller size when there is no room."""
    words = entry.text("text")
    face, usual, spacing, _ = STYLES[style]
    if "at" in entry.data:
        at, size = entry.point("at"), float(optional_number(entry, "size", int(usual)))
        return _named(words, style, float(at[0]), float(at[1]), size)
    home = _home(ground, entry)
    left, top, right, foot = home.bounds
    middle = home.centroid
    size = float(optional_number(entry, "size", int(usual)))
    for share in (1.0, 0.88, 0.78):
        wide, high = width(words, face, size * share, spacing) + 6, size * share * 0.95
        xs, ys = np.meshgrid(
            np.arange(left - REACH, right + REACH, GRAIN * 2),
            np.arange(top - REACH * 0.6, foot + REACH * 0.6, GRAIN * 2),
        )
        free = closed.counts(xs, ys, wide + 4, high + 4) == 0
        if not free.any():
            continue
        away = np.hypot((xs - middle.x) * 0.6, ys - middle.y)
        outside = np.maximum(0, np.maximum(left - xs, xs - right)) + np.maximum(0, np.maximum(top - ys, ys - foot))
        cost = away * 0.5 + outside * 0.8 + dear.counts(xs, ys, wide, high) / (wide * high / GRAIN**2) * 90
        cost = np.where(free, cost + _under_counters(ground, ys, high), np.inf)
        where = int(np.argmin(cost))
        x, y = float(xs.flat[where]), float(ys.flat[where])
        return _named(words, style, x, y, size * share)
    raise entry.fail("text", "a name for which there is room near its cells")


def _named(words: str, style: str, x: float, y: float, size: float) -> CellName:
    """A name about its middle, with the box it fills."""
    face, _, spacing, _ = STYLES[style]
    wide, high = width(words, face, size, spacing) + 6, size * 0.95
    return CellName(words, style, x, y, size, box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))


def _home(ground: CellGround, entry: Sheet) -> BaseGeometry:
    """The cells that a name belongs to: those listed, or those of a place."""
    if "place" in entry.data:
        ident = entry.text("place")
        if ident not in ground.board.places:
            raise entry.fail("place", "the id of a [[place]] of this board")
        spaces = ground.board.places[ident]
    else:
        spaces = [ground.board.space(cell, entry.address("cells")) for cell in entry.texts("cells", [])]
    if not spaces:
        raise entry.fail("cells", "a list of at least one cell, or name a place")
    return union([ground.cell(space) for space in spaces])


def _under_counters(ground: CellGround, ys: NDArray[np.float64], high: float) -> NDArray[np.float64]:
    """Names like the seams between rows, where no counter covers them."""
    pitch = 90.0 if ground.hexes else 100.0
    start = 60.0 if ground.hexes else 50.0
    off = np.abs((ys - start + pitch / 2) % pitch - pitch / 2)  # from the middle of the nearest row
    covered: NDArray[np.float64] = np.clip(32 + high / 2 - off, 0, None)
    return covered * 0.6
