"""The legend: small samples of what is drawn, each with a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.ground import sides as cell_sides
from bridgehead.drawing.ground import works
from bridgehead.drawing.ground.buildings import draw_houses
from bridgehead.drawing.ground.crops import draw_brush, draw_grain, draw_graves, draw_orchard
from bridgehead.drawing.ground.overprint import plate
from bridgehead.drawing.ground.roofs import Roof, draw_roofs
from bridgehead.drawing.ground.woods import Trees
from bridgehead.drawing.sheet.canvas import Canvas
from bridgehead.drawing.sheet.lettering import text
from bridgehead.drawing.sheet.mask import Mask
from bridgehead.drawing.sheet.shapes import block
from bridgehead.drawing.sheet.svg import circle, group, path, rect, stroke
from bridgehead.drawing.sheet.tokens import DARK, GLARE, mixed

WIDE: Final = 72  # a sample's width; its middle line is y = 0, its left edge x = 0


def _road(_: Canvas) -> str:
    return stroke("M0 0h72", "roadC", 26) + stroke("M0 0h72", "road", 20)


def _obstructed(_: Canvas) -> str:
    drawn = rect(0, -16, 72, 32, 4, fill="built")
    drawn += rect(4, -12, 64, 24, 3, fill="none", stroke="over", stroke_width=8, stroke_opacity=0.25)
    return drawn + rect(0, -16, 72, 32, 4, fill="none", stroke="over", stroke_width=2.4)


def _open(_: Canvas) -> str:
    return rect(0, -16, 72, 32, 4, fill="m1", stroke="over", stroke_width=2.4)


def _border(_: Canvas) -> str:
    return stroke("M36-18v36", "over", 2.4, 0.7)


def _single(sheet: Canvas) -> str:
    return _border(sheet) + stroke("M18 0h36", "over", 4.6, stroke_linecap="round")


def _double(sheet: Canvas) -> str:
    return _border(sheet) + stroke("M18-5.5h36M18 5.5h36", "over", 3.8, stroke_linecap="round")


def _dashed(sheet: Canvas) -> str:
    return _border(sheet) + stroke("M6 0h62", "over", 3, stroke_dasharray="1 9", stroke_linecap="round")


def _works(_: Canvas) -> str:
    crosses = "".join(f"m-10-5l10 10m0-10l-10 10m{10 if k < 2 else 0} -5" for k in range(3))
    return stroke("M0 5v-9h9v9h9v-9h9v9h6", "enemy", 3) + stroke(f"M42 0h32M52 0{crosses}", "enemy", 2.4)


def _concrete(_: Canvas) -> str:
    drawn = rect(6, -12, 34, 24, 4, fill="enemy") + rect(15, -5, 16, 10, fill="paper2")
    return drawn + circle(60, 0, 13, fill="none", stroke="enemy", stroke_width=3) + circle(60, 0, 3.5, fill="enemy")


def _gun(_: Canvas) -> str:
    return works.machine_gun(36, 0, 90)


def _landing(_: Canvas) -> str:
    return plate(36, 0, [2, 6], True)


def _grove(sheet: Canvas, dots: list[tuple[float, float]], size: int) -> str:
    trees = Trees(Mask(-20, -40, 120, 40))
    for x, y in dots:
        trees.plant(x, y, size, 2)
    return trees.draw(sheet)


def _hedge(sheet: Canvas) -> str:
    line = [(4.0 + 9 * k, -9.0 + (k % 2)) for k in range(8)]
    return _grove(sheet, line + [(8.0 + 19 * k, 10.0) for k in range(4)], 10)


def _slope(_: Canvas) -> str:
    return stroke("".join(f"M{k * 9} -12l{k % 3 - 2} 22" for k in range(9)), "hach", 2)


def _hill(_: Canvas) -> str:
    drawn = path("M0 12q20-40 40-22t32 12v14h-72z", fill="hillf", fill_opacity=0.7)
    strokes = "".join(f"M{6 + k * 9} {6 + k % 2 * 2 - (8 if 1 < k < 6 else 2)}l{k % 3 - 2} 16" for k in range(8))
    return drawn + stroke(strokes, "hach", 2)


def _wood(sheet: Canvas) -> str:
    drawn = rect(0, -16, 72, 32, 12, fill="wood", stroke="tree", stroke_width=1.5)
    return drawn + _grove(sheet, [(14, -4), (30, 4), (44, -5), (58, 3), (22, 9), (48, 9)], 13)


def _house(_: Canvas) -> str:
    return rect(0, -16, 72, 32, 6, fill="built") + draw_houses([block(20, -2, 24, 14, 8), block(50, 2, 20, 14, -10)])


def _pontoon(_: Canvas) -> str:
    return stroke("M0-8h72m0 16h-72", "over", 2.4, stroke_dasharray="9 7")


def _swamp(_: Canvas) -> str:
    tufts = "M8 2h26m-13-1v-9m-4 9l-3-6m11 6l3-6M38 10h26m-13-1v-9m-4 9l-3-6m11 6l3-6"
    return rect(0, -16, 72, 32, 12, fill="water2", fill_opacity=0.5) + stroke(tufts, "marsh", 1.7)


def _stream(_: Canvas) -> str:
    return stroke("M0 0q18-14 36 0t36 0", "shore", 6.5) + stroke("M0 0q18-14 36 0t36 0", "water", 3.6)


def _gully(_: Canvas) -> str:
    ticks = "".join(f"M{4 + 9 * k} -11v7M{4 + 9 * k} 11v-7" for k in range(8))
    return stroke("M2 0h68", "hillf", 9, 0.75, stroke_linecap="round") + stroke(ticks, "hach", 1.5, 0.7)


def _ditch(_: Canvas) -> str:
    return stroke("M0 4q20-10 36-3t36-4", "paper2", 5, 0.6) + stroke("M0 4q20-10 36-3t36-4", "shore", 2.4)


def _lane(_: Canvas) -> str:
    return stroke("M0 0h72", "roadC", 13) + stroke("M0 0h72", "lane", 9)


def _path(_: Canvas) -> str:
    return stroke("M0 0h72", "track", 2.4, 0.75, stroke_dasharray="16 8")


def _plot(crop: Callable[[BaseGeometry], str]) -> Callable[[Canvas], str]:
    return lambda _: crop(block(36, 0, 72, 32))


def _orchard(sheet: Canvas) -> str:
    return draw_orchard(block(36, 0, 72, 34)) + _grove(
        sheet, [(8 + 14 * x, 9 * y) for y in (-1, 1) for x in range(5)], 11
    )


def _brush(sheet: Canvas) -> str:
    return draw_brush(block(36, 0, 72, 32)) + _grove(sheet, [(9, -6), (22, 6), (33, -4), (45, 8), (55, -7), (64, 4)], 8)


def _home(wooden: bool, storeys: int) -> Callable[[Canvas], str]:
    main = block(36, 0, 44, 28)
    return lambda _: draw_roofs([Roof(main, main, wooden, storeys)], [], [])


def _under(paint: str, road: str, edge: str) -> Callable[[Canvas], str]:
    """Ground by night with a road through it."""
    ground = rect(0, -16, 72, 32, 6, fill=paint) + stroke("M0 5h72", "#12181A", 12) + stroke("M0 5h72", road, 8)
    return lambda _: ground + rect(0, -16, 72, 32, 6, fill="none", stroke=edge, stroke_width=2.4)


def _made_out(share: float, towards: str, edge: str) -> Callable[[Canvas], str]:
    return _under(mixed(DARK["m1"], towards, share), mixed(DARK["road"], towards, share), edge)


def _clear(_: Canvas) -> str:
    return rect(0, -16, 72, 32, 6, fill="m1", stroke="over2", stroke_width=1.4, stroke_opacity=0.6)


def _graves(_: Canvas) -> str:
    return draw_graves([block(36, 0, 72, 32)])


def _water(_: Canvas) -> str:
    waves = stroke("M8-4q6-4 12 0t12 0t12 0t12 0M14 6q6-4 12 0t12 0t12 0", "shore2", 1.6, 0.8)
    return rect(0, -16, 72, 32, 6, fill="water", stroke="shore", stroke_width=2.4) + waves


def _deck(_: Canvas) -> str:
    planks = "".join(f"M{x} -11v22" for x in range(6, 72, 8))
    drawn = rect(0, -16, 72, 32, 6, fill="water") + rect(0, -11, 72, 22, fill="deck")
    return drawn + stroke(planks, "rail", 1, 0.6) + stroke("M0-12h72M0 12h72", "rail", 4)


def _mark(key: str) -> str:
    """A set-up mark; the key is mark- and its letter."""
    disc = circle(52, 0, 15, fill="paper2", stroke="over", stroke_width=2)
    return disc + text(52, 7, key.removeprefix("mark-"), "figure", 20, "over")


SAMPLES: Final[dict[str, Callable[[Canvas], str]]] = {
    "road": _road,
    "obstructed": _obstructed,
    "open": _open,
    "single": _single,
    "double": _double,
    "dashed": _dashed,
    "works": _works,
    "concrete": _concrete,
    "gun": _gun,
    "landing": _landing,
    "hedge": _hedge,
    "slope": _slope,
    "hill": _hill,
    "wood": _wood,
    "house": _house,
    "pontoon": _pontoon,
    "swamp": _swamp,
    "stream": _stream,
    "gully": _gully,
    "ditch": _ditch,
    "lane": _lane,
    "path": _path,
    "grain": _plot(draw_grain),
    "orchard": _orchard,
    "brush": _brush,
    "stone-1": _home(False, 1),
    "stone-2": _home(False, 2),
    "wooden-1": _home(True, 1),
    "clear": _clear,
    "graveyard": _graves,
    "water": _water,
    "bridge": _deck,
    "night-unseen": _made_out(0.3, "#0A1014", DARK["ink3"]),
    "night-seen": _made_out(0.2, "#9FB9C4", "#BFD3DA"),
    "night-lit": _under(GLARE["m1"], GLARE["road"], "#FFF6D2"),
    "side-hedge": lambda _: cell_sides.sample("hedge"),
    "side-wall": lambda _: cell_sides.sample("wall"),
    "side-fence": lambda _: cell_sides.sample("fence"),
    "side-cliff": lambda _: cell_sides.sample("cliff"),
    "side-slope": lambda _: cell_sides.sample("slope"),
}


def draw_legend(
    sheet: Canvas, items: list[tuple[str, str]], x: float, y: float, rows: int, column: float, line: float = 46
) -> str:
    """The samples in columns from the top left; y is the middle of the first line."""
    drawn = ""
    for number, (key, words) in enumerate(items):
        left, middle = x + number // rows * column, y + number % rows * line
        sample = _mark(key) if key.startswith("mark-") else SAMPLES[key](sheet)
        drawn += group(
            sample,
            text(WIDE + 20, 9, words, "text", 26, "ink", "start"),
            transform=f"translate({left:.0f} {middle:.0f})",
        )
    return drawn
