"""Dice and round markers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridgehead.drawing.sheet.lettering import text
from bridgehead.drawing.sheet.svg import at, circle, group, num, path, rect, stroke
from bridgehead.drawing.sheet.tokens import CAST, SLIP, SLIP_INK

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}


def die(x: float, y: float, number: int, size: float = 40, side: str = "") -> str:
    """A die face; with a side, in that side's colours."""
    face, pip, edge = (side, f"{side}I", f"{side}D") if side else ("#FBF6E8", SLIP_INK, SLIP_INK)
    drawn = rect(1, 2.5, size, size, size * 0.2, fill=CAST, fill_opacity=0.28)
    drawn += rect(0, 0, size, size, size * 0.2, fill=face, stroke=edge, stroke_width=1.4)
    for across, down in PIPS[number]:
        drawn += circle(size / 2 + across * size * 0.26, size / 2 + down * size * 0.26, size * 0.09, fill=pip)
    return group(drawn, class_="die", transform=at(x, y))


def _position() -> str:
    return stroke("M-14 8V2l6-6 5 5 5-8 6 8 4-3 2 4v6z", SLIP_INK, 2.2, stroke_linejoin="round")


def _wired() -> str:
    grid = stroke("M-13-6h26M-13 4h26M-7-12v24M7-12v24", SLIP_INK, 1.8)
    return grid + path("M1-2l5 0-4 6h4l-7 10 2-8h-4z", fill="#C23A0E")


def _damaged() -> str:
    return stroke("M-15 0h8l3-6 3 11 3-8 2 3h11M-4-10l-3-5M4 9l3 5", SLIP_INK, 2.2, stroke_linejoin="round")


def _held() -> str:
    return stroke("M-7 13V-13", SLIP_INK, 2.4) + path("M-6-12H11l-5 6 5 6H-6z", fill="br")


def _prisoner() -> str:
    return stroke("M-11 13V-2a11 11 0 0 1 22 0V13M-3 13V0a3 3 0 0 1 6 0V13", SLIP_INK, 2.2)


def _engaged() -> str:
    return stroke("M-11-11L11 11M11-11L-11 11M-13-7l6-6M7-13l6 6M-13 7l6 6M7 13l6-6", SLIP_INK, 2.2)


def _rubble() -> str:
    fire = stroke("M-6-2q-4-5 0-9t0-5M0-3q-4-5 0-9t0-5M6-2q-4-5 0-9t0-5", "#C23A0E", 1.8)
    return path("M-13 11l4-8 5 2 4-5 5 5 4-2 4 8z", fill=SLIP_INK) + fire


def _parachute() -> str:
    canopy = path("M-15-3a15 13 0 0 1 30 0q-5-4-10 0-5-4-10 0-5-4-10 0z", fill="br")
    return canopy + stroke("M-15-3L0 15 15-3M-5-3L0 15 5-3", SLIP_INK, 1.6)


def _aimed() -> str:
    return stroke("M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-16 0H16M0-16V16", "#C23A0E", 2)


def _mines() -> str:
    horns = stroke("M-10-4l-3-7M10-4l3-7M0-7v-7", SLIP_INK, 2.2)
    return path("M-14 5a14 11 0 0 1 28 0z", fill=SLIP_INK) + horns + stroke("M-15 9H15", SLIP_INK, 2)


def _block() -> str:
    return stroke("M-14 8L-4-8M-5 8L5-8M4 8L14-8M-16 8H16", SLIP_INK, 2.6)


def _pillbox() -> str:
    front = path("M-15 10V-2l5-8h20l5 8v12z", fill=SLIP_INK)
    return front + rect(-9, -4, 18, 4.5, 1, fill=SLIP)


def _trench() -> str:
    line = stroke("M-17 3l7-8 7 8 7-8 7 8 6-7", SLIP_INK, 5, stroke_linejoin="round")
    return line + stroke("M-17 12l7-5 7 5 7-5 7 5 6-4", SLIP_INK, 1.8, stroke_linejoin="round")


def _wire() -> str:
    coils = "".join(stroke(f"M{x} 0a7 8 0 1 1 14 0a7 8 0 1 1-14 0", SLIP_INK, 1.6) for x in (-18, -11, -4, 3))
    return coils + stroke("M-18-10l5 4M-18 10l5-4M18-10l-5 4M18 10l-5-4M-18 0H18", SLIP_INK, 1.4)


def _gun_pit() -> str:
    barrel = stroke("M-4 4L15-9", SLIP_INK, 4.2, stroke_linecap="round") + circle(-4, 5, 5.5, fill=SLIP_INK)
    return barrel + stroke("M-16-4a15 15 0 0 0 30 10", SLIP_INK, 2.2)


def _gunflash() -> str:
    return path("M0-15l3 9 8-6-4 9 10 3-10 3 4 9-8-6-3 9-3-9-8 6 4-9-10-3 10-3-4-9 8 6z", fill="#C23A0E")


def _sniper() -> str:
    """A telescopic sight, in the colours of whose it is."""
    lens = circle(0, 0, 12, fill="br", fill_opacity=0.3, stroke=SLIP_INK, stroke_width=2.4)
    return lens + stroke("M-18 0h12M6 0h12M0-18v12M0 6v12", SLIP_INK, 2.2)


MARKERS: Final[dict[str, Callable[[], str]]] = {
    "position": _position,
    "wired": _wired,
    "damaged": _damaged,
    "held": _held,
    "prisoner": _prisoner,
    "engaged": _engaged,
    "rubble": _rubble,
    "target": _parachute,
    "order": _aimed,
    "mines": _mines,
    "block": _block,
    "pillbox": _pillbox,
    "trench": _trench,
    "wire": _wire,
    "gun-pit": _gun_pit,
    "gunflash": _gunflash,
    "sniper": _sniper,
}
FIGURED: Final = frozenset(["residual"])
"""Markers on which a figure stands."""


def figured(figure: str) -> str:
    """Ground that is swept by fire: how strong it is, between the strokes that sweep."""
    drawn = circle(1, 2.5, 25, fill=CAST, fill_opacity=0.3)
    drawn += circle(0, 0, 25, fill=SLIP, stroke="#C23A0E", stroke_width=2.4, stroke_dasharray="6 3.5")
    drawn += stroke("M-17-11h34M-19 13h38", "#C23A0E", 2, stroke_dasharray="5 4")
    return group(drawn, text(0, 9, figure, "figure_bold", 26, SLIP_INK), class_="marker")


def marker(kind: str, x: float, y: float, size: float = 50) -> str:
    """A round marker of paper about its centre, with one ink."""
    scale = size / 50
    drawn = circle(1, 2.5, 25, fill=CAST, fill_opacity=0.3)
    drawn += circle(0, 0, 25, fill=SLIP, stroke=SLIP_INK, stroke_width=1.8) + MARKERS[kind]()
    return group(drawn, class_="marker", transform=f"translate({num(x)} {num(y)}) scale({num(scale, 3)})")
