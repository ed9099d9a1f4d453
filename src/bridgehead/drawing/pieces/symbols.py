"""The field's symbols: a frame with the mark of the arm, dots and bars for the size of a unit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridgehead.drawing.sheet.svg import circle, num, path, rect, stroke

FRAME: Final = (13.0, 14.0, 38.0, 24.0)  # left, top, width and height on a counter of 64
LOW: Final = 18.0  # the height of the frames that need room below
LOW_FRAMES: Final = ("hq", "wheels")


def size_mark(size: str, ink: str) -> str:
    """Dots or bars above the frame: squad one dot, section two, platoon three, company a bar, battalion two."""
    dots = {"squad": (0.0,), "section": (-4.0, 4.0), "platoon": (-7.0, 0.0, 7.0)}
    if size in dots:
        return "".join(circle(32 + x, 9.2, 2.1, fill=ink) for x in dots[size])
    bars = {"company": "M32 5.8v6.8", "battalion": "M29.4 5.8v6.8m5.2 0v-6.8"}
    return stroke(bars[size], ink, 2) if size in bars else ""


class Pen:
    """Draws within a frame: its centre, its sides, its inks."""

    def __init__(self, ink: str, ground: str, low: bool) -> None:
        self.ink = ink
        self.ground = ground
        self.x, self.y, self.w, self.h = FRAME
        if low:
            self.h = LOW
        self.cx = self.x + self.w / 2
        self.cy = self.y + self.h / 2
        self.foot = self.y + self.h

    def line(self, data: str, width: float = 2.1) -> str:
        return stroke(data, self.ink, width, stroke_linejoin="round")

    def frame(self) -> str:
        return rect(self.x, self.y, self.w, self.h, 0.6, fill=self.ground, stroke=self.ink, stroke_width=2.2)

    def saltire(self) -> str:
        w, h = num(self.w), num(self.h)
        return self.line(f"M{num(self.x)} {num(self.y)}l{w} {h}m0-{h}l-{w} {h}")

    def ring(self, x: float, y: float, radius: float) -> str:
        return circle(x, y, radius, fill="none", stroke=self.ink, stroke_width=2.1)

    def arrow(self, foot: float, heads: int = 1) -> str:
        data = f"M{num(self.cx)} {num(foot)}V{num(self.y + 4)}"
        for head in range(heads):
            data += f"M{num(self.cx - 4.6)} {num(self.y + 8.8 + 5.2 * head)}l4.6-5 4.6 5"
        return self.line(data)


def _infantry(pen: Pen) -> str:
    return pen.saltire()


def _paratroops(pen: Pen) -> str:
    arcs = f"M{num(pen.cx - 7.4)} {num(pen.foot - 1.6)}a3.7 3.9 0 0 1 7.4 0a3.7 3.9 0 0 1 7.4 0z"
    return pen.saltire() + path(arcs, fill=pen.ground, stroke=pen.ink, stroke_width=1.9, stroke_linejoin="round")


def _glider_infantry(pen: Pen) -> str:
    """A glider seen head-on: the wing and the round fuselage."""
    x, y = pen.cx, pen.foot
    drawn = pen.saltire() + stroke(f"M{num(x - 11)} {num(y - 6.4)}q11-2.6 22 0", pen.ground, 5.4)
    drawn += circle(x, y - 5, 4.4, fill=pen.ground)
    drawn += pen.line(f"M{num(x - 10.5)} {num(y - 6.2)}q10.5-2.8 21 0")
    return drawn + circle(x, y - 5, 3, fill=pen.ink)


def _sappers(pen: Pen) -> str:
    return pen.line(f"M{num(pen.cx - 9)} {num(pen.cy + 5)}v-9h18v9m-9 0v-9", 2.4)


def _headquarters(pen: Pen) -> str:
    staff = pen.line(f"M{num(pen.x)} {num(pen.foot)}v7", 2.6)
    return staff + rect(pen.x, pen.y, pen.w, pen.h * 0.32, fill=pen.ink)


def _lozenge(pen: Pen) -> str:
    return rect(
        pen.x + 6, pen.y + 5, pen.w - 12, pen.h - 10, (pen.h - 10) / 2, fill="none", stroke=pen.ink, stroke_width=2.1
    )


def _armoured_car(pen: Pen) -> str:
    return _lozenge(pen) + pen.line(f"M{num(pen.x)} {num(pen.foot)}l{num(pen.w)}-{num(pen.h)}")


def _anti_tank(pen: Pen) -> str:
    return pen.line(
        f"M{num(pen.x)} {num(pen.foot)}L{num(pen.cx)} {num(pen.y + 1)}L{num(pen.x + pen.w)} {num(pen.foot)}"
    )


def _anti_aircraft(pen: Pen) -> str:
    return pen.line(f"M{num(pen.x + 7)} {num(pen.foot)}a12 15 0 0 1 24 0M{num(pen.cx)} {num(pen.foot)}v-13")


def _machine_gun(pen: Pen) -> str:
    return pen.arrow(pen.foot - 3) + pen.line(f"M{num(pen.cx - 5.5)} {num(pen.cy + 2.6)}h11")


def _piat(pen: Pen) -> str:
    return pen.arrow(pen.foot - 3, 2)


def _mortar(pen: Pen) -> str:
    return pen.arrow(pen.foot - 8) + pen.ring(pen.cx, pen.foot - 5.4, 3)


def _howitzer(pen: Pen) -> str:
    return circle(pen.cx, pen.cy, 4.6, fill=pen.ink)


def _rockets(pen: Pen) -> str:
    return circle(pen.cx, pen.cy + 4, 3.6, fill=pen.ink) + pen.line(
        f"M{num(pen.cx - 6)} {num(pen.cy - 1)}l6-5 6 5m-12-4.5l6-5 6 5"
    )


def _wheels(pen: Pen) -> str:
    axle = pen.line(f"M{num(pen.x)} {num(pen.cy)}h{num(pen.w)}")
    return axle + "".join(pen.ring(pen.cx + x, pen.foot + 3.4, 2.6) for x in (-9, 9))


def _half_track(pen: Pen) -> str:
    return _lozenge(pen) + pen.line(f"M{num(pen.cx)} {num(pen.y)}v{num(pen.h)}")


def _amphibian(pen: Pen) -> str:
    wave = f"M{num(pen.x + 5)} {num(pen.cy)}q4.7-7 9.3 0t9.3 0t9.3 0"
    return pen.line(wave)


def _labour(pen: Pen) -> str:
    return pen.line(f"M{num(pen.cx - 9)} {num(pen.cy + 7)}l16-13m-5-3l9 6M{num(pen.cx + 9)} {num(pen.cy + 7)}l-16-13")


def _fort(pen: Pen) -> str:
    """A bunker with its slit."""
    x, y = num(pen.cx - 14), num(pen.foot - 4)
    return path(f"M{x} {y}l5-14h18l5 14z", fill=pen.ink) + rect(pen.cx - 7, pen.cy - 2.6, 14, 3.4, fill=pen.ground)


MARKS: Final[dict[str, Callable[[Pen], str]]] = {
    "infantry": _infantry,
    "paratroops": _paratroops,
    "stick": _paratroops,
    "glider-infantry": _glider_infantry,
    "sappers": _sappers,
    "hq": _headquarters,
    "tank": _lozenge,
    "armoured-car": _armoured_car,
    "half-track": _half_track,
    "wheels": _wheels,
    "amphibian": _amphibian,
    "at-gun": _anti_tank,
    "aa-gun": _anti_aircraft,
    "machine-gun": _machine_gun,
    "piat": _piat,
    "mortar": _mortar,
    "howitzer": _howitzer,
    "rockets": _rockets,
    "labour": _labour,
    "fort": _fort,
}


def symbol(kind: str, ink: str, ground: str) -> str:
    """The framed symbol of an arm, placed for a counter of 64 units."""
    pen = Pen(ink, ground, kind in LOW_FRAMES)
    return pen.frame() + MARKS[kind](pen)
