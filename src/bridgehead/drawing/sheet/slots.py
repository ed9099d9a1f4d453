"""Where counters stand: one or two slots in each space, off works and crossings, near the middle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from shapely.geometry import Polygon

from bridgehead.drawing.sheet.mask import GRAIN, Mask
from bridgehead.drawing.sheet.shapes import block

COUNTER: Final = 64.0
ROOM: Final = 72.0


@dataclass
class Slot:
    """The middle of a counter."""

    x: float
    y: float

    @property
    def box(self) -> Polygon:
        return block(self.x, self.y, ROOM + 4, ROOM + 4)


def find_slot(
    face: Polygon, wish: tuple[float, float], taken: Mask, pull: float = 0.35, most: float = 150
) -> tuple[Slot, float]:
    """The best place for a counter about a wish, and its penalty (small where nothing is in the way)."""
    room = most + ROOM
    near = taken.window(wish[0] - room, wish[1] - room, wish[0] + room, wish[1] + room)
    outside = near.blank().add(face).inverted()
    reach = np.arange(-most, most + 1, GRAIN * 2)
    xs, ys = np.meshgrid(wish[0] + reach, wish[1] + reach)
    cells = (ROOM / GRAIN) ** 2
    penalty = outside.counts(xs, ys, ROOM, ROOM) / cells * 900
    penalty = penalty + near.counts(xs, ys, ROOM, ROOM) / cells * 260
    penalty = penalty + np.hypot(xs - wish[0], ys - wish[1]) * pull
    where = int(np.argmin(penalty))
    return Slot(float(xs.flat[where]), float(ys.flat[where])), float(penalty.flat[where])
