"""Names that find their places: inside their space, off roads, works, crossings, water and the counter's slot.

A name is tried on one to three lines in falling sizes; every place on a lattice is judged at once on
rasters of what is in the way. What cannot be placed in full freedom is tried with less.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from shapely.geometry import Polygon, box

from bridgehead.drawing.sheet.lettering import text, width
from bridgehead.drawing.sheet.mask import GRAIN, Mask
from bridgehead.drawing.sheet.svg import group

SIZES: Final = (24.0, 21.0, 19.0, 16.5, 15.0)
ID_SHARE: Final = 0.62  # the id above the name, as a share of its size
PLATE_ROOM: Final = 42.0


@dataclass
class Label:
    """A placed name: its middle, its lines, its size and the box it fills."""

    space: int
    x: float
    y: float
    lines: tuple[str, ...]
    size: float
    wide: float
    high: float
    plate_y: float = 0.0

    @property
    def box(self) -> Polygon:
        return box(self.x - self.wide / 2, self.y - self.high / 2, self.x + self.wide / 2, self.y + self.high / 2)


@dataclass
class Site:
    """What is to be named: the space, its words, its face and centre, room for a plate, its slot."""

    space: int
    words: str
    face: Polygon
    centre: tuple[float, float]
    plate: float = 0.0
    slot: Polygon | None = None


class Obstacles:
    """Rasters of what names keep off: hard always, the others as long as there is room elsewhere."""

    def __init__(self, extent: Mask) -> None:
        self.hard = extent.blank()
        self.faint = extent.blank()  # lines that a name with its halo may cross at need
        self.soft = extent.blank()  # a little air round the hard, and dotted lines
        self.dear = extent.blank()  # better left free, but no matter

    def window(self, x0: float, y0: float, x1: float, y1: float) -> Obstacles:
        other = Obstacles.__new__(Obstacles)
        other.hard, other.faint = self.hard.window(x0, y0, x1, y1), self.faint.window(x0, y0, x1, y1)
        other.soft, other.dear = self.soft.window(x0, y0, x1, y1), self.dear.window(x0, y0, x1, y1)
        return other


@dataclass(frozen=True)
class Freedom:
    """How much a name is allowed: so far over the border, over soft and faint things, over the slot."""

    slack: float = 0
    soft: bool = False
    faint: bool = False
    slot: bool = False


# Size and freedom are traded against each other, in this order.
FREE: Final = (
    Freedom(),
    Freedom(soft=True),
    Freedom(soft=True, faint=True),
    Freedom(6, True, True),
    Freedom(6, True, True, True),
    Freedom(18, True, True, True),
)
TRIES: Final = tuple(
    (size, freedom)
    for _, size, freedom in sorted(
        (rank + cost, size, number)
        for rank, size in zip((0, 2, 3, 5, 7), SIZES)
        for number, cost in enumerate((0, 1, 4, 8, 12, 14))
    )
)


def breakings(words: str) -> list[tuple[str, ...]]:
    """A name on one, two and three lines, broken between words."""
    single = words.split(" ")
    found: list[tuple[str, ...]] = [(words,)]
    for a in range(1, len(single)):
        found.append((" ".join(single[:a]), " ".join(single[a:])))
        for b in range(a + 1, len(single)):
            found.append((" ".join(single[:a]), " ".join(single[a:b]), " ".join(single[b:])))
    return found


def place_labels(sites: Iterable[Site], obstacles: Obstacles) -> list[Label]:
    """Place every name, the narrowest spaces first. Raises ValueError for a name that has no room at all."""
    placed: list[Label] = []
    for site in sorted(sites, key=lambda one: (one.face.area, one.space)):
        label = _place(site, obstacles)
        if label is None:
            raise ValueError(f"there is no room on the map for the name {site.words!r}.")
        obstacles.hard.add(label.box.buffer(3, join_style="mitre"))
        placed.append(label)
    return placed


def _place(site: Site, obstacles: Obstacles) -> Label | None:
    """The first of the tries that has room: large and free before small or crowded."""
    left, top, right, foot = site.face.bounds
    near = obstacles.window(left - 40, top - 40, right + 40, foot + 40)
    masks: dict[int, Mask] = {}
    for size, number in TRIES:
        if number not in masks:
            masks[number] = _closed(site, near, FREE[number])
        found = _best(site, size, masks[number], near.dear)
        if found is not None:
            return found
    return None


def _closed(site: Site, near: Obstacles, freedom: Freedom) -> Mask:
    """Where the name may not lie under this freedom."""
    face = site.face.buffer(freedom.slack) if freedom.slack else site.face
    closed = near.hard.blank().add(face).inverted().join(near.hard)
    if not freedom.soft:
        closed.join(near.soft)
    if not freedom.faint:
        closed.join(near.faint)
    if not freedom.slot and site.slot is not None:
        closed.add(site.slot)
    return closed


def _best(site: Site, size: float, closed: Mask, dear: Mask) -> Label | None:
    """The best place for the name in one size, however it is broken; None when it does not fit."""
    best: tuple[float, Label] | None = None
    left, top, right, foot = site.face.buffer(18).bounds
    for lines in breakings(site.words):
        wide = max(width(line, "title", size, 0.03) for line in lines) + 4
        wide = max(wide, site.plate)
        high = len(lines) * size + size * 0.72 + (PLATE_ROOM if site.plate else 0)
        if right - left < wide or foot - top < high:
            continue
        step = GRAIN * 2
        xs, ys = np.meshgrid(
            np.arange(left + wide / 2, right - wide / 2 + 0.1, step),
            np.arange(top + high / 2, foot - high / 2 + 0.1, step),
        )
        free = closed.counts(xs, ys, wide + 2, high + 2) == 0
        if not free.any():
            continue
        near = closed.counts(xs, ys, wide + 26, high + 26) / (26 * (wide + high) / GRAIN**2)
        over = dear.counts(xs, ys, wide, high) / (wide * high / GRAIN**2)
        away = np.hypot(xs - site.centre[0], ys - site.centre[1])
        score = np.where(free, size * 2.2 - near * 26 - over * 40 - away * 0.11 - len(lines) * 7, -np.inf)
        where = int(np.argmax(score))
        found = float(score.flat[where])
        if best is None or found > best[0]:
            label = Label(site.space, float(xs.flat[where]), float(ys.flat[where]), lines, size, wide, high)
            label.plate_y = label.y + high / 2 - PLATE_ROOM / 2 + 3
            best = (found, label)
    return best[1] if best else None


def draw_label(label: Label, ident: str) -> str:
    """The id in small figures, the name's lines under it."""
    base = label.y - label.high / 2 + label.size * 0.58
    drawn = text(label.x, base, ident, "figure", label.size * ID_SHARE, "over2", spacing=0.1)
    for number, line in enumerate(label.lines):
        drawn += text(label.x, base + label.size * (0.9 + number), line, "title", label.size, "over", spacing=0.03)
    return group(drawn, class_="name")
