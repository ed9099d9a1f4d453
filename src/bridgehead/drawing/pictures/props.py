"""What several pictures have in common: sandbags, crates, mines, reeds, canopies, casemates."""

from __future__ import annotations

from random import Random

from bridgehead.drawing.pictures.figures import soldier
from bridgehead.drawing.pictures.night import HAZE, INK, MOON, NIGHT, NIGHT2, NIGHT3, WARM, lit_edge
from bridgehead.drawing.sheet.svg import at, circle, group, num, path, rect, stroke


def sandbags(x: float, y: float, across: int, rows: int) -> str:
    """A wall of sandbags, its lowest row at the foot of the picture."""
    drawn = rect(0, y + 4, 268, 40, fill=INK)
    for row in range(rows):
        for place in range(across):
            left = x + place * 25 + (row % 2) * 12
            drawn += rect(left, y - 1 + row * 10.5, 24, 11, 5, fill=INK, stroke=NIGHT3, stroke_width=1.1)
    return drawn


CANOPY = (
    "M-26 0c0-34 52-34 52 0q-4-6-8.7 0-4.3-6-8.7 0-4.3-6-8.6 0-4.3-6-8.7 0-4.3-6-8.6 0-4.4-6-8.7 0z"
)  # fmt: skip


def parachute(x: float, y: float, size: float, load: str = "man", colour: str = HAZE) -> str:
    """A canopy with what hangs on it: a man, a straw doll or a container."""
    drawn = path(CANOPY, fill=colour, stroke=INK, stroke_width=1.4) + path(
        "M-26 0c0-34 26-30 24-25.5-10 4-10 18-9 25.5q-3-5-6.5-.5-4-5-8.5.5z", fill=MOON, fill_opacity=0.28
    )
    drawn += stroke("M-26 0L-2 34M26 0L2 34M-9 0l7 34M9 0l-7 34M-17 0L-1 34M17 0L1 34", INK, 0.9, 0.8)
    if load == "man":
        drawn += soldier(0, 92, 0.86, "drop", "british", "none", rim="")
    elif load == "doll":
        drawn += path("M-2 34h4v8h12v3.4H3l3 22-4 1-3-16-3 16-4-1 3-22h-11V42h14z", fill=INK) + circle(
            0, 38, 4.6, fill=WARM
        )
        drawn += stroke("M-13 45l-3 4M13 45l3 4M-5 67l-2 4M5 67l2 4", WARM, 1.3)
    else:
        drawn += rect(-7, 36, 14, 34, 5, fill=INK) + stroke("M-7 46h14M-7 60h14", HAZE, 1.2)
    return group(drawn, transform=at(x, y, 0, size))


def reeds(seed: int) -> str:
    """Reeds in the near corners."""
    dice = Random(seed)
    data = ""
    for _ in range(26):
        x = dice.choice((dice.uniform(0, 44), dice.uniform(226, 268)))
        tall = dice.uniform(18, 40)
        data += f"M{num(x)} 176q{num(dice.uniform(-3, 3))} {num(-tall / 2)} {num(dice.uniform(-6, 6))} {num(-tall)}"
    return stroke(data, INK, 1.8, stroke_linecap="round")


def casemate_at(x: float, y: float, size: float, armed: bool) -> str:
    """One casemate."""
    shell = lit_edge(path("M-96 0q-4-40 20-62 30-22 84-20l56 8 26 14v60z"))
    mouth = (
        path("M-34 0v-40l10-10h62l10 10V0z", fill=NIGHT2)
        + path("M-26 0v-36l8-8h50l8 8V0z", fill=NIGHT)
        + path("M-34-40l10-10h62l10 10-8 2-8-5h-48l-8 5z", fill=NIGHT3)
    )
    piece = (
        path("M-14 0v-20h34V0z", fill=INK)
        + path("M-2-26h12v12H-2zM1-24l-8-2-30 8v4l32-2z", fill=INK)
        + stroke("M-38-16l30-8", HAZE, 0.9)
        if armed
        else ""
    )
    grass = stroke(
        "M-80-58l-3-7M-60-72l-2-7M-40-79l-1-7M-16-83v-7M10-83l2-7M36-79l3-7M60-73l4-6", INK, 1.6, stroke_linecap="round"
    )
    return group(shell, grass, mouth, piece, transform=at(x, y, 0, size))


def mine(x: float, y: float, size: float) -> str:
    """A flat mine in the turf: a drum with a fuse on its lid."""
    drum = path("M-19 0v5a19 7 0 0 0 38 0V0z", fill=INK) + path(
        "M-19 0a19 7 0 1 1 38 0a19 7 0 1 1-38 0z", fill=NIGHT3, stroke=HAZE, stroke_width=1
    )
    lid = path("M-9-.5a9 3.2 0 1 1 18 0a9 3.2 0 1 1-18 0z", fill=INK) + rect(-2.5, -6, 5, 6, 1, fill=INK)
    return group(drum, lid, transform=at(x, y, 0, size))


def crate(x: float, y: float, wide: float, high: float) -> str:
    """A wooden crate."""
    drawn = lit_edge(rect(x, y, wide, high, 1.5))
    boards = "".join(f"M{num(x)} {num(y + high * share)}h{num(wide)}" for share in (0.34, 0.68))
    boards += "".join(f"M{num(across)} {num(y)}v{num(high)}" for across in (x + 8, x + wide - 8))
    return (
        drawn
        + stroke(boards, NIGHT3, 1.3)
        + rect(x + wide / 2 - 9, y + high * 0.42, 18, high * 0.18, fill=WARM, fill_opacity=0.8)
    )
