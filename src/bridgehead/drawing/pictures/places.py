"""Pictures of villages, roads, fields and woods."""

from __future__ import annotations

from random import Random

from bridgehead.drawing.pictures.figures import GERMAN, soldier
from bridgehead.drawing.pictures.night import (
    EMBER,
    HAZE,
    INK,
    MOON,
    NIGHT,
    NIGHT2,
    NIGHT3,
    RED,
    WARM,
    church,
    furrows,
    ground,
    hedge,
    hills,
    house,
    lit_edge,
    poplar,
    sky,
    tree,
)
from bridgehead.drawing.sheet.svg import at, circle, group, num, path, rect, stroke


def village(seed: int, side: str) -> str:
    """A village street under the church, some windows lit."""
    drawn = (
        sky(seed)
        + hills(116, seed)
        + church(172 - seed % 3 * 30, 142, 1.0)
        + path("M112 128L70 176h140l-44-48z", fill=NIGHT3, fill_opacity=0.55)
    )
    drawn += (
        house(44, 152, 62, 42, 1) + house(98, 142, 44, 32, 2) + house(196, 144, 46, 32, 1) + house(244, 156, 60, 46, 1)
    )
    return (
        drawn
        + ground(158, seed, grass=False)
        + stroke("M126 158v-34h12", INK, 2.4)
        + circle(139, 127, 3, fill=EMBER)
        + circle(139, 127, 10, fill=EMBER, fill_opacity=0.18)
        + path("M16 158h56v4H16zM206 160h56v4h-56z", fill=NIGHT2)
    )


def garrison(seed: int, side: str) -> str:
    """Barracks behind a wall: a gate, a sentry, lit windows."""
    drawn = (
        sky(seed, (206, 44, 19))
        + hills(112, seed)
        + house(70, 134, 96, 48, 2)
        + house(190, 134, 88, 42, 1)
        + path("M0 120h96v-10h14v44H0zM268 120h-96v-10h-14v44h110z", fill=INK)
    )
    drawn += (
        stroke("M8 130h20M40 138h24M70 128h20M14 146h22M180 130h20M212 140h26M240 128h18", HAZE, 0.9, 0.4)
        + path("M110 154l-20 22h88l-20-22z", fill=NIGHT3, fill_opacity=0.6)
        + ground(156, seed, grass=False)
    )
    return (
        drawn
        + path("M110 154l-22 22h92l-22-22z", fill=NIGHT2)
        + soldier(150, 160, 1.1, "stand", GERMAN, "rifle")
        + stroke("M104 112h6M158 112h6", WARM, 3)
    )


def chateau(seed: int, side: str) -> str:
    """A château at the end of its avenue."""
    drawn = sky(seed, (206, 40, 18)) + hills(114, seed)
    house_of = "M84 142V94h10l8-20 10 20h42l10-20 8 20h10v48zM98 74l4-14 4 14zM158 74l4-14 4 14zM112 94l8-16h28l8 16z"
    drawn += (
        path(house_of, fill=INK)
        + "".join(rect(x, 104, 6, 9, fill=WARM if x in (98, 146) else NIGHT3) for x in (98, 116, 130, 146, 164))
        + rect(130, 122, 9, 20, fill=NIGHT3)
    )
    drawn += (
        path("M134 138L60 176h150z", fill=NIGHT3, fill_opacity=0.5)
        + ground(154, seed, grass=False)
        + path("M118 150L64 176h140l-54-26z", fill=NIGHT2)
    )
    for x, y, size in (
        (64, 148, 0.66),
        (40, 156, 0.92),
        (8, 168, 1.3),
        (202, 148, 0.66),
        (228, 156, 0.92),
        (260, 168, 1.3),
    ):
        drawn += tree(x, y, size, seed)
    return drawn


def cafe(seed: int, side: str) -> str:
    """The café by the bridge: awning, shutters, one lamp, tables outside."""
    drawn = (
        sky(seed, (34, 36, 15))
        + hills(116, seed)
        + path("M186 150V62l-8 0 14-26h66l14 26h-8v88z", fill=INK, fill_opacity=0.55)
    )
    drawn += path("M60 150V64h-6l14-28h124l14 28h-6v86z", fill=INK) + path("M84 36V22h12v14z", fill=INK)
    for x in (74, 108, 142, 176):
        drawn += (
            rect(x, 72, 12, 18, fill=WARM if x == 108 else NIGHT3)
            + rect(x - 5, 71, 4, 20, fill=NIGHT2)
            + rect(x + 13, 71, 4, 20, fill=NIGHT2)
        )
    drawn += (
        rect(72, 118, 26, 32, fill=WARM)
        + rect(112, 118, 14, 32, fill=NIGHT3)
        + rect(140, 118, 44, 22, fill=WARM, fill_opacity=0.75)
        + stroke("M85 118v32M162 118v22", INK, 1.4)
    )
    drawn += (
        path("M62 104h136l8 14H54z", fill=RED, fill_opacity=0.85)
        + stroke("M78 104l-4 14M98 104l-2 14M118 104v14M138 104l2 14M158 104l4 14M178 104l6 14", MOON, 1.6, 0.4)
        + rect(96, 95, 68, 8, fill=MOON, fill_opacity=0.7)
    )
    drawn += ground(152, seed, grass=False) + path("M72 152l-30 24h164l-22-24z", fill=WARM, fill_opacity=0.14)
    return (
        drawn
        + "".join(
            path(f"M{x} 158h26v3H{x}zM{x + 11} 161h3v13h-3z", fill=INK)
            + stroke(f"M{x - 8} 174v-16M{x + 34} 174v-16M{x - 8} 166h6M{x + 28} 166h6", INK, 2)
            for x in (96, 168)
        )
        + poplar(248, 158, 1.1)
    )


def road(seed: int, side: str) -> str:
    """A straight road between poplars, a milestone."""
    drawn = (
        sky(seed, (160, 48, 24))
        + hills(112, seed)
        + ground(118, seed)
        + path("M126 116L44 176h190L146 116z", fill=HAZE, fill_opacity=0.55)
        + stroke("M136 120v4M136 130v6M137 142v9M138 158v12", MOON, 2, 0.5)
    )
    for y, gap, size in ((124, 28, 0.5), (134, 48, 0.74), (150, 82, 1.1), (176, 122, 1.7)):
        drawn += poplar(136 - gap, y, size) + poplar(138 + gap, y, size)
    return drawn + path("M204 170v-18q8-8 16 0v18z", fill=INK) + rect(207, 156, 10, 2, fill=HAZE)


def fields(seed: int, side: str) -> str:
    """Corn under the moon, hedges, stooks."""
    drawn = (
        sky(seed, (60, 48, 23))
        + hills(104, seed)
        + hedge(112, seed, 10)
        + path("M0 118q134-8 268 0v58H0z", fill=NIGHT3)
        + furrows(118, 0.22)
        + hedge(134, seed + 1, 7)
        + path("M0 140h268v36H0z", fill=NIGHT2)
        + furrows(138, 0.16)
    )
    for x, y, size in ((196, 150, 1), (230, 144, 0.74), (160, 144, 0.7), (70, 160, 1.3)):
        drawn += group(
            lit_edge(path("M-12 0q2-18 8-26l4-4 4 4q6 8 8 26z") + stroke("M-7-24l-4-7M0-28v-8M7-24l4-7", INK, 2)),
            stroke("M-8-16q8 4 16 0", HAZE, 1.2),
            transform=at(x, y, 0, size),
        )
    return drawn + tree(246, 122, 0.7, seed) + poplar(16, 124, 0.7)


def wood(seed: int, side: str) -> str:
    """Deep wood: trunks before the moonlight, mist between them."""
    drawn = sky(seed, (150, 64, 34)) + path("M0 96q60-16 134-6t134-6v92H0z", fill=NIGHT3)
    dice = Random(seed)
    drawn += "".join(path(f"M{x} 0h4l2 150h-9z", fill=NIGHT2) for x in range(10, 268, 27))
    drawn += "".join(path(f"M{x} 0h7l3 156h-14z", fill=NIGHT) for x in (44, 116, 146, 232))
    for x in (22, 60, 92, 176, 212, 248):
        wide = dice.uniform(6, 11)
        drawn += path(f"M{x} 0h{num(wide)}l2 120 6 36h-{num(wide + 14)}l5-36z", fill=INK) + stroke(
            f"M{x + 4} {num(dice.uniform(30, 60))}l{num(dice.uniform(-26, 26))} -22", INK, 3
        )
    return (
        drawn
        + path("M0 0h268v22q-16 10-30 2t-34 6-40-4-36 8-44-6-40 4-44-8H0z", fill=INK)
        + ground(156, seed)
        + path("M0 128q70-10 134 0t134 0v12q-64 10-134 0t-134 0z", fill=HAZE, fill_opacity=0.16)
    )


def orchard(seed: int, side: str) -> str:
    """Apple trees in rows."""
    drawn = (
        sky(seed, (206, 44, 20))
        + hills(110, seed)
        + ground(124, seed)
        + path("M0 128h268v48H0z", fill=NIGHT2, fill_opacity=0.6)
    )
    for y, size, step in ((130, 0.46, 34), (146, 0.74, 54), (172, 1.16, 84)):
        for number in range(-1, 9):
            drawn += tree(18 + number * step, y, size, seed + number)
    return (
        drawn
        + path("M224 176l14-60 3 0-10 60zM246 176l-4-60 3 0 6 60z", fill=INK)
        + stroke("M230 158h20M233 144h14M236 130h10", INK, 2)
    )
