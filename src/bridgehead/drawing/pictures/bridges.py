"""Pictures of bridges and of the water under them."""

from __future__ import annotations

import math
from random import Random

from bridgehead.drawing.pictures.figures import soldier
from bridgehead.drawing.pictures.night import (
    EMBER,
    HAZE,
    INK,
    MOON,
    NIGHT3,
    WARM,
    burst,
    church,
    flash,
    ground,
    hills,
    house,
    lit_edge,
    poplar,
    sky,
    tree,
    water,
)
from bridgehead.drawing.pictures.props import reeds
from bridgehead.drawing.pictures.vehicles import gunboat
from bridgehead.drawing.sheet.svg import circle, num, path, rect, stroke


def boat(seed: int, side: str) -> str:
    """A gunboat on the canal, reeds and poplars along the bank."""
    drawn = (
        sky(seed, (62, 46, 22))
        + hills(112, seed)
        + "".join(poplar(x, 122, 0.7) for x in (166, 190, 214, 238, 260))
        + water(120, seed, 62)
    )
    drawn += (
        gunboat(136, 136, 1.02)
        + path("M48 146q90 8 180-2-80 14-180 2z", fill=INK, fill_opacity=0.7)
        + stroke("M34 152h70M150 156h80", MOON, 1.2, 0.5, stroke_linecap="round")
    )
    return drawn + flash(238, 90, 1.5, -18) + reeds(seed)


def bascule(seed: int, side: str) -> str:
    """The lifting bridge over the canal: counterweight, cabin, girders, the moon on the water."""
    drawn = (
        sky(seed, (206, 44, 21)) + hills(110, seed) + poplar(246, 120, 0.5) + poplar(258, 120, 0.42) + water(122, seed)
    )
    works = (
        path("M0 114h98v9H0zM212 114h56v9h-56z")
        + path("M92 116h128v6H92z")
        + path("M76 118V64l24-9 12 63z")
        + path("M72 50h42v17H72z")
        + path("M86 120h30v38H86zM205 120h18v40h-18z")
    )
    works += (
        stroke("M98 116L140 88h50l26 28", INK, 3.2)
        + stroke("M110 116l14-17 14 17 13-27 15 27 14-27 14 27 11-13", INK, 1.8)
        + stroke("M104 62l42 30", INK, 2.8)
        + path("M54 114V90l10-7 12 7v24z")
    )
    drawn += (
        lit_edge(works)
        + rect(59, 97, 5, 6, fill=WARM)
        + rect(67, 97, 4, 6, fill=WARM, fill_opacity=0.6)
        + stroke("M0 109h96M222 109h46", INK, 1)
        + stroke("M74 54h38M74 60h38", NIGHT3, 1, 0.8)
    )
    return drawn + stroke("M8 109v5M20 109v5M32 109v5M44 109v5M232 109v5M246 109v5M260 109v5", INK, 1.2)


def pegasus(seed: int, side: str) -> str:
    """The same bridge in British hands: sentries, a glider behind it, trouble on the far road."""
    drawn = sky(seed, (54, 44, 20)) + hills(110, seed) + burst(226, 100, 14, seed) + water(126, seed, 54)
    works = (
        path("M0 118h268v8H0z")
        + path("M150 120V62l26-9 12 67z")
        + path("M146 47h44v17h-44z")
        + path("M158 122h32v40h-32z")
        + stroke("M30 118L66 90h60l28 28", INK, 3.2)
    )
    works += stroke("M42 118l14-17 14 17 14-27 14 27 14-27 14 27 12-13", INK, 1.8) + path("M196 118V96l10-7 12 7v22z")
    drawn += lit_edge(works) + rect(202, 102, 5, 6, fill=WARM)
    return (
        drawn
        + soldier(86, 118, 0.74, "stand", "british", "rifle")
        + soldier(112, 118, 0.74, "kneel", "british", "rifle")
        + soldier(246, 118, 0.7, "aim", "british", "bren")
        + reeds(seed)
    )


def swing(seed: int, side: str) -> str:
    """The swing bridge over the river: a long girder that turns on a pier in midstream."""
    drawn = (
        sky(seed, (58, 44, 20))
        + hills(112, seed)
        + tree(20, 122, 0.6, seed)
        + tree(252, 122, 0.66, seed)
        + water(122, seed, 58)
    )
    girder = (
        stroke("M28 114L134 86l106 28", INK, 3)
        + path("M14 112h240v7H14z")
        + path("M128 76h12v40h-12z")
        + path("M122 118h24l5 38h-34z")
        + path("M108 152h52v8h-52z")
        + path("M0 108h22v20H0zM246 108h22v20h-22z")
    )
    braces = "".join(
        f"M{x} 113V{num(114 - (1 - abs(x - 134) / 106) * 27)}" for x in range(50, 230, 14) if abs(x - 134) > 8
    )
    drawn += (
        lit_edge(girder + stroke(braces, INK, 1.5)) + stroke("M22 106h224", INK, 1) + rect(131, 80, 6, 6, fill=WARM)
    )
    return drawn + (
        soldier(78, 112, 0.5, "march", "british", "sten", rim="")
        + soldier(96, 112, 0.5, "run", "british", "sten", rim="")
        if seed % 2
        else ""
    )


def arches(seed: int, side: str) -> str:
    """An old bridge of stone over the valley's river."""
    drawn = (
        sky(seed, (206, 42, 20))
        + hills(110, seed)
        + church(44, 118, 0.5)
        + house(74, 118, 26, 15, 1)
        + tree(246, 124, 0.7, seed)
        + water(126, seed)
    )
    stone = (
        "M0 104q134-20 268 0v10l-6 40h-18q-6-30-24-30t-24 30h-16q-6-34-26-34t-26 34"
        "h-16q-6-30-24-30t-24 30H30q-6-30-18-30-8 0-12 12z"
    )
    courses = "".join(f"M{x} {112 + (x * 7) % 14}h{6 + x % 7}" for x in range(8, 260, 13))
    return (
        drawn
        + lit_edge(path(stone))
        + stroke(courses, HAZE, 0.9, 0.4)
        + stroke("M0 100q134-20 268 0", INK, 3)
        + reeds(seed)
    )


def girder(seed: int, side: str) -> str:
    """A steel bridge of two bowstrings over the flood."""
    drawn = (
        sky(seed, (54, 44, 19))
        + hills(112, seed)
        + poplar(250, 124, 0.66)
        + poplar(14, 124, 0.6)
        + water(124, seed, 54)
    )
    bows = (
        stroke("M12 112q60-58 122 0q60-58 122 0", INK, 4)
        + path("M0 110h268v8H0z")
        + path("M126 116h16v46h-16zM-4 116h22v40H-4zM250 116h22v40h-22z")
    )
    hangers = "".join(
        f"M{x} 112V{num(112 - math.sin((x - 12) % 122 / 122 * math.pi) * 28)}" for x in range(24, 256, 12)
    )
    return drawn + lit_edge(bows + stroke(hangers, INK, 1.5)) + stroke("M0 121h268", HAZE, 0.8, 0.5)


def timber(seed: int, side: str) -> str:
    """A small bridge on timber trestles, charges at its feet."""
    drawn = (
        sky(seed, (214, 44, 20))
        + hills(112, seed)
        + tree(28, 126, 0.9, seed)
        + house(236, 124, 34, 20, 1)
        + water(126, seed, 214)
    )
    trestles = "".join(f"M{x} 114l-9 46M{x + 16} 114l9 46M{x - 4} 136h26M{x - 5} 140l26 14" for x in (58, 124, 190))
    drawn += lit_edge(
        path("M0 108h268v7H0z")
        + stroke("M0 98h268" + "".join(f"M{x} 98v10" for x in range(10, 268, 20)), INK, 1.8)
        + stroke(trestles, INK, 3.4)
    )
    charges = "".join(rect(x, 128, 11, 9, fill=INK, stroke=WARM, stroke_width=0.9) for x in (60, 126, 192))
    return drawn + charges + stroke("M66 128Q96 118 131 128T198 128L268 112", WARM, 1.1, 0.9) + reeds(seed)


def password(seed: int, side: str) -> str:
    """A wireless set by the bridge, the message on its way."""
    drawn = (
        sky(seed, (206, 46, 20))
        + hills(112, seed)
        + stroke("M150 118l30-26h44l24 26", INK, 2.8)
        + path("M140 116h128v7H140zM150 116V84l16-6 6 38z", fill=INK)
        + water(124, seed)
        + ground(150, seed)
    )
    drawn += (
        soldier(86, 158, 1.4, "kneel", "beret", "none")
        + rect(46, 110, 26, 36, fill=INK)
        + stroke("M52 110V22", INK, 1.6)
        + circle(54, 120, 3, fill=EMBER)
        + stroke("M58 118h10M58 124h10", HAZE, 1.2)
    )
    return drawn + "".join(
        stroke(f"M{num(52 + r * 0.6)} {num(34 - r * 0.5)}a{r} {r} 0 0 1 0 {r}", MOON, 1.5, 0.6) for r in (14, 24, 34)
    )


def flood(seed: int, side: str) -> str:
    """The Dives out of its banks: drowned poplars, a lone parachute on the water."""
    drawn = sky(seed, (62, 44, 22)) + hills(104, seed) + water(112, seed, 62)
    for x, y, size in ((24, 122, 0.7), (44, 122, 0.56), (196, 124, 0.8), (222, 128, 0.98), (248, 124, 0.72)):
        drawn += poplar(x, y, size) + path(f"M{x - 2} {y}h4l2 {num(26 * size)}h-7z", fill=INK, fill_opacity=0.4)
    drawn += path("M98 140q8-14 30-12 24-4 34 10-14 8-32 5-20 5-32-3z", fill=HAZE, stroke=INK, stroke_width=1) + stroke(
        "M108 141q20 12 44 0", INK, 0.9
    )
    return (
        drawn
        + path("M74 132l40-3-2 4-34 4z", fill=INK)
        + stroke("M90 152h84M60 160h56M150 164h70", MOON, 1.1, 0.5, stroke_linecap="round")
    )


def marsh(seed: int, side: str) -> str:
    """Marsh: reeds, dead trees, mist."""
    drawn = sky(seed, (206, 46, 21)) + hills(108, seed) + water(116, seed)
    drawn += path("M0 130q40-8 90-2t70 4 108-4v6q-60 8-120 4T0 138z", fill=INK) + path(
        "M150 150q50-8 118-2v8q-70-2-118-6zM0 156q50-6 110 2-50 6-110 4z", fill=INK
    )
    drawn += stroke(
        "M60 130V74M60 96l-16-16M60 86l14-18M60 108l18-12M224 150V92M224 112l16-14M224 104l-12-14",
        INK,
        3,
        stroke_linecap="round",
    )
    dice = Random(seed)
    tufts = ""
    for _ in range(60):
        x = dice.uniform(0, 268)
        y = dice.choice((134, 154, 158, 176))
        tufts += f"M{num(x)} {y}q{num(dice.uniform(-2, 2))} -10 {num(dice.uniform(-5, 5))} {num(-dice.uniform(12, 26))}"
    drawn += stroke(tufts, INK, 1.5, stroke_linecap="round")
    return drawn + "".join(
        path(f"M0 {y}q70-10 134 0t134 0v9q-64 10-134 0t-134 0z", fill=HAZE, fill_opacity=0.16) for y in (112, 126, 142)
    )


def towpath(seed: int, side: str) -> str:
    """The towpath along the canal under a row of poplars."""
    drawn = sky(seed, (196, 46, 22)) + hills(110, seed) + path("M0 120h268v56H0z", fill=NIGHT3) + water(120, seed, 190)
    drawn += (
        path("M0 116h110q-20 26-50 60H0z", fill=INK)
        + path("M92 118q-22 30-52 58h22q34-32 46-58z", fill=HAZE, fill_opacity=0.6)
        + path("M268 114H178q30 8 90 26z", fill=INK)
    )
    for x, y, size in ((84, 122, 0.6), (66, 132, 0.86), (40, 148, 1.2), (4, 172, 1.8)):
        drawn += poplar(x, y, size)
    return (
        drawn
        + poplar(214, 118, 0.5)
        + poplar(236, 120, 0.56)
        + path("M122 134l52-3-6 8h-40zM136 133v-7h18v6z", fill=INK)
    )
