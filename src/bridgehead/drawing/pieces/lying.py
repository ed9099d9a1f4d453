"""What lies across a whole space, below the counters: works in blue overprint, gliders, lights; each about its middle.

Whoever looks somewhere (a pillbox, the gun in its pit, a glider on its course) is drawn as looking up, and turned where
it is shown.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from bridgehead.drawing.pieces import silhouettes
from bridgehead.drawing.sheet.svg import circle, group, num, path, stroke
from bridgehead.drawing.sheet.tokens import EMBER, SLIP

SHELL: Final = "#FFFFF4"
GILT: Final = "#C98A12"
HALO: Final = "#10181B"


def _on_pale(data: str, ink: str, wide: float, halo: float) -> str:
    """A line of overprint on a pale line that parts it from the ground."""
    return stroke(data, "paper2", halo, 0.65, stroke_linejoin="round") + stroke(
        data, ink, wide, stroke_linejoin="round"
    )


def _trench(side: str) -> str:
    teeth = "".join(f"v{-9 if tooth % 2 == 0 else 9}h11" for tooth in range(8))
    return group(_on_pale(f"M-44 0{teeth}", "enemy", 2.8, 7), transform="translate(0 52)")


def _wire(side: str) -> str:
    crosses = "".join(f"M{x} -6l11 12m0-12l-11 12" for x in range(-47, 43, 15))
    return group(_on_pale(f"M-48 0H48{crosses}", "enemy", 1.8, 5), transform="translate(0 57)")


def _pillbox(side: str) -> str:
    body = path("M-22 20V-8q0-10 10-10h24q10 0 10 10v28z", fill="enemy", stroke="paper2", stroke_width=3)
    return group(body + stroke("M-13-10h26", "paper2", 4.5), transform="translate(0 -40)")


def _gun_pit(side: str) -> str:
    return _on_pale("M-34-34a48 48 0 1 0 68 0", "enemy", 2.8, 7) + _on_pale("M-30-30a42 42 0 1 0 60 0", "enemy", 1.2, 3)


def _glider(side: str) -> str:
    hull = silhouettes.glider(0, 0, 2.1, side or "br", stroke=SLIP, stroke_width=1.8, stroke_linejoin="round")
    return silhouettes.glider(-3, 6, 2.1, HALO, fill_opacity=0.4) + hull


def _damaged(side: str) -> str:
    return _glider(side) + stroke("M-46-8l14 14m-12-18l14 14", HALO, 7) + stroke("M-46-8l14 14m-12-18l14 14", EMBER, 3)


def _wreck(side: str) -> str:
    hull = silhouettes.glider(0, 0, 2.1, "wreck", stroke=SLIP, stroke_width=1.4, stroke_opacity=0.7)
    cross = "M-30-30L30 30M30-30L-30 30"
    return hull + stroke(cross, HALO, 9, 0.7) + stroke(cross, EMBER, 4.4)


def _burnt_out(side: str) -> str:
    """The wreck of a vehicle, and the smoke over it."""
    hull = path("M-34 22v-16l10-4 8-16h24l12 14 14 4v18z", fill="#2B2521", stroke="#FFF6D2", stroke_width=2)
    wheels = circle(-18, 24, 8, fill="#2B2521") + circle(20, 24, 8, fill="#2B2521")
    smoke = "M-6-18q-10-10 2-18t-2-20M8-18q10-10 0-18t6-18"
    return hull + wheels + stroke(smoke, HALO, 7, 0.6) + stroke(smoke, "#2B2521", 3.4)


def _missed(side: str) -> str:
    """Where something was to come, and did not."""
    cross = "M-14-14l28 28m0-28l-28 28"
    return group(stroke(cross, "selH", 9) + stroke(cross, "dan", 4.4), transform="translate(0 -40)")


def _starshell(side: str) -> str:
    rays = ""
    for number in range(16):
        turn, far = number * math.pi / 8, 52 if number % 2 else 66
        x, y = math.cos(turn), math.sin(turn)
        rays += f"M{num(30 * x)} {num(30 * y)}L{num(far * x)} {num(far * y)}"
    drawn = stroke(rays, HALO, 8, 0.35, stroke_linecap="round") + stroke(rays, SHELL, 4, stroke_linecap="round")
    drawn += circle(0, 0, 22, fill=SHELL, stroke=GILT, stroke_width=3)
    canopy = path("M-13-3a13 11 0 0 1 26 0q-4-3.5-8.6 0-4.4-3.5-8.8 0-4.6-3.5-8.6 0z", fill="#553268")
    return (
        drawn + canopy + stroke("M-12-2L0 11 12-2M-4-3l4 14 4-14", "#553268", 1.3) + circle(0, 13, 3.4, fill="#C23A0E")
    )


def _gunflash(side: str) -> str:
    burst = "M0-19l4.5 11 11-6.5-5 11.5 9.5 4-11 3 1.5 12.5L0 9l-9.5 7.5L-8 4l-11-3 9.5-4-5-11.5 11 6.5z"
    drawn = path(burst, fill="dan", stroke="#FFF6D2", stroke_width=2, stroke_linejoin="round")
    return group(drawn, transform="translate(-44 -30) scale(1.25)")


WISPS: Final = ((-22, 10, 19), (-4, -14, 21), (19, 2, 20), (4, 17, 20))
PUFFS: Final = ((-30, 4, 24), (-14, -22, 26), (16, -20, 25), (34, 4, 22), (14, 20, 27), (-14, 22, 25), (2, 0, 26))
"""The balls of a cloud, those of a grenade and those of shells: their middles, and how large they are."""


def _cloud(puffs: tuple[tuple[int, int, int], ...], body: float) -> str:
    """Smoke over a space: its shadow, and as much of the ground shines through as it is thin."""
    shade = "".join(circle(x + 3, y + 6, r, fill="#2B2721") for x, y, r in puffs)
    balls = "".join(circle(x, y, r, fill="#BDB8AC", stroke="#7F796C", stroke_width=1.6) for x, y, r in puffs)
    lit = "".join(circle(x - 3, y - 4, r * 0.84, fill="#DAD6CB") for x, y, r in puffs)
    crests = "".join(circle(x - 7, y - 9, r * 0.5, fill="#EDEAE1") for x, y, r in puffs)
    return group(shade, opacity=num(0.34 * body)) + group(balls + lit + crests, opacity=num(body))


def _smoke(side: str) -> str:
    return _cloud(PUFFS, 0.88)


def _grenade_smoke(side: str) -> str:
    return _cloud(WISPS, 0.62)


def _thin_smoke(side: str) -> str:
    return _cloud(PUFFS, 0.48)


LYING: Final[dict[str, Callable[[str], str]]] = {
    "trench": _trench,
    "wire": _wire,
    "pillbox": _pillbox,
    "gun-pit": _gun_pit,
    "glider": _glider,
    "glider-damaged": _damaged,
    "glider-wreck": _wreck,
    "wreck": _burnt_out,
    "missed": _missed,
    "starshell": _starshell,
    "gunflash": _gunflash,
    "smoke": _smoke,
    "smoke-thin": _thin_smoke,
    "smoke-grenade": _grenade_smoke,
}


ALL: Final = (-72, -72, 144, 144)
BOXES: Final[dict[str, tuple[int, int, int, int]]] = {
    "trench": (-52, 0, 104, 104),
    "wire": (-52, 5, 104, 104),
    "pillbox": (-32, -74, 64, 64),
    "missed": (-32, -72, 64, 64),
    "gunflash": (-76, -62, 64, 64),
}
"""Where on its plane a drawing lies that does not take up all of it: left, top, width, height."""


def lying(kind: str, side: str) -> str:
    """The drawing of what lies across a space, in the colours of a side where it has any."""
    return group(LYING[kind](side), class_="marker")
