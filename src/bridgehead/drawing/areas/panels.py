"""Panels printed on the map: boxes for gliders, turns and the like, each box a real element."""

from __future__ import annotations

from dataclasses import dataclass

from bridgehead.drawing.pieces.silhouettes import glider
from bridgehead.drawing.sheet.lettering import text, width
from bridgehead.drawing.sheet.svg import group, num, rect, stroke


@dataclass
class Panel:
    """A panel with its title: left, top, width, height."""

    ident: str
    rect: tuple[float, float, float, float]
    title: str
    note: str


@dataclass
class Box:
    """A box in a panel: its name at the head, a note at the foot, a sign behind."""

    ident: str
    rect: tuple[float, float, float, float]
    name: str
    note: str
    mark: str


def draw_panel(panel: Panel, boxes: list[Box], foot: float) -> str:
    """The ground of a panel in a corner of the map, its title where its boxes leave room."""
    x, y, wide, high = panel.rect
    drawn = rect(x, y, wide, high, fill="paper2")
    for out, weight in ((0, 3.0), (8, 1.2)):
        edge = f"M{num(x - out)} {num(y)}V{num(y + high + out)}H{num(x + wide)}"
        if y > 0:
            edge = f"M{num(x - out)} {num(foot)}V{num(y - out)}H{num(x + wide)}"
        drawn += stroke(edge, "ink", weight)
    inside = [box for box in boxes if x <= box.rect[0] < x + wide and y <= box.rect[1] < y + high]
    if panel.title and inside:
        above = min(box.rect[1] for box in inside)
        base = above - 14 if above - y > 38 and y > 0 else max(b.rect[1] + b.rect[3] for b in inside) + 44
        left = min(box.rect[0] for box in inside)
        drawn += text(left, base, panel.title, "title", 27, "ink", "start", 0.06)
        drawn += text(left + width(panel.title, "title", 27, 0.06) + 14, base, panel.note, "aside", 20, "ink2", "start")
    return drawn


def draw_box(box: Box) -> str:
    """A box; the narrow ones of a track carry a figure."""
    x, y, wide, high = box.rect
    track = wide < 100
    drawn = rect(x + 2, y, wide - 4, high, 8, fill="paper", stroke="ink3", stroke_width=1.4)
    if box.mark == "glider":
        drawn += glider(x + wide / 2, y + high * 0.56, 1.75, "over", fill_opacity=0.12)
    if track:
        drawn += text(x + wide / 2, y + 30, box.name, "figure", 27, "ink")
    else:
        size = 20.0
        while width(box.name, "title", size, 0.02) > wide - 14 and size > 15:
            size -= 0.5
        drawn += text(x + wide / 2, y + 26, box.name, "title", size, "over", spacing=0.02)
    if box.note:
        face, size, fill = ("figure_light", 17.0, "over") if track else ("text", 18.0, "ink2")
        drawn += text(x + wide / 2, y + high - 13, box.note, face, size, fill)
    return group(drawn, class_="box", data_box=box.ident)
