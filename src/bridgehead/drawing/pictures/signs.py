"""Pictures of stores, messages and lights."""

from __future__ import annotations

import math

from bridgehead.drawing.pictures.figures import GERMAN, kit, soldier
from bridgehead.drawing.pictures.night import (
    HAZE,
    INK,
    MOON,
    NIGHT,
    NIGHT3,
    WARM,
    beam,
    church,
    flash,
    furrows,
    ground,
    hills,
    house,
    lit_edge,
    sky,
    tracer,
    tree,
)
from bridgehead.drawing.pictures.props import crate, parachute
from bridgehead.drawing.pictures.vehicles import bomber
from bridgehead.drawing.sheet.svg import at, circle, group, num, path, rect, stroke


def crates(seed: int, side: str) -> str:
    """Ammunition: crates, belts, tins."""
    drawn = sky(seed, (206, 46, 21)) + hills(116, seed) + tree(22, 148, 1, seed) + ground(150, seed)
    drawn += "".join(
        crate(x, y, wide, high)
        for x, y, wide, high in ((64, 112, 62, 42), (132, 120, 60, 34), (88, 76, 56, 34), (196, 132, 44, 24))
    )
    shells = "".join(
        path("M-4 0v-22q0-8 4-13 4 5 4 13V0z", fill=INK, stroke=HAZE, stroke_width=0.9, transform=at(x, 120, 0, 1))
        + rect(x - 4, 114, 8, 2.4, fill=WARM)
        for x in (146, 160, 174)
    )
    return drawn + shells + soldier(230, 160, 1.16, "carry", kit(side), "none", mirrored=True)


def containers(seed: int, side: str) -> str:
    """Containers under their canopies, lying where the wind has left them."""
    drawn = (
        sky(seed, (206, 42, 19))
        + parachute(62, 42, 0.6, "crate")
        + parachute(120, 64, 0.34, "crate")
        + hills(118, seed)
        + ground(140, seed)
        + furrows(146, 0.1)
    )
    silk = path(
        "M150 150q6-24 36-24 10-14 32-8 26-2 34 18 10 4 8 16z", fill=HAZE, stroke=INK, stroke_width=1.2
    ) + stroke("M168 128q-4 10-2 22M190 126q4 12 2 24M222 120q-6 14-2 30M244 130q-4 8-2 20", INK, 0.9, 0.6)
    drum = (
        lit_edge(rect(54, 142, 92, 20, 9))
        + stroke("M74 142v20M100 142v20M126 142v20", HAZE, 1.6)
        + stroke("M146 150q14 2 20-10", INK, 1)
    )
    return drawn + silk + drum + group(lit_edge(rect(-30, -8, 60, 15, 7)), transform=at(214, 164, -8))


def radio(seed: int, side: str) -> str:
    """A wireless operator in the dark."""
    drawn = (
        sky(seed, (44, 40, 17))
        + hills(116, seed)
        + ground(150, seed)
        + stroke("M196 100V8", INK, 1.8)
        + circle(168, 118, 44, fill=WARM, fill_opacity=0.12)
    )
    box = (
        lit_edge(rect(140, 98, 74, 54, 3))
        + circle(160, 118, 11, fill=WARM)
        + circle(160, 118, 7, fill=NIGHT)
        + stroke("M160 118l5-5", MOON, 1.4)
        + stroke("M182 108h22M182 115h22M182 122h22", HAZE, 1.6)
    )
    drawn += (
        box
        + "".join(circle(x, 140, 3.4, fill=NIGHT3) for x in (154, 168, 182, 196))
        + soldier(96, 160, 1.44, "kneel", kit(side), "none", rim=WARM)
        + stroke("M106 104q20 20 34 32", INK, 1.6)
    )
    return drawn + "".join(
        stroke(f"M{num(204 + r * 0.4)} {num(22 - r * 0.3)}a{r} {r} 0 0 1 0 {r}", MOON, 1.5, 0.55) for r in (14, 24, 34)
    )


def failure(seed: int, side: str) -> str:
    """An order torn in two before a dead set."""
    drawn = (
        sky(seed, (206, 44, 20))
        + hills(116, seed)
        + house(34, 146, 56, 36, 0)
        + ground(150, seed)
        + lit_edge(rect(150, 104, 78, 48, 3))
        + circle(172, 124, 11, fill=NIGHT3)
    )
    drawn += (
        stroke("M172 124l-6-4", INK, 1.4)
        + stroke("M194 114h24M194 121h24M194 128h24", HAZE, 1.4, 0.6)
        + stroke("M214 104l10-44-8-8 12-34", INK, 1.8)
    )
    slip = path("M-26-20h26l-5 8 6 8-7 9 6 9-4 8h-22z", fill=MOON) + path(
        "M10-22h24l4 42H12l4-9-6-9 7-8-6-9z", fill=MOON, fill_opacity=0.85
    )
    return drawn + group(
        slip,
        stroke("M-20-10h12M-20-3h14M-20 4h10M20-12h12M20-4h12M22 4h12", INK, 1.2, 0.6),
        transform=at(98, 118, -6, 1.25),
    )


def searchlight(seed: int, side: str) -> str:
    """Searchlights that cross on an aircraft."""
    drawn = (
        sky(seed, (0, 0, 0))
        + beam(52, 150, 176, 20, 54)
        + beam(216, 150, 110, 0, 54)
        + bomber(150, 44, 0.42, -4)
        + hills(126, seed)
        + ground(150, seed)
    )
    for x, turned in ((52, 1), (216, -1)):
        lamp = path("M-16 0h32l-4-8h-24zM-12-8l4-20 22-12 10 14-14 18z") + path("M12-41l12 18 4-3-12-18z")
        drawn += group(lit_edge(lamp), transform=f"translate({x} 156) scale({turned} 1)")
    return (
        drawn
        + soldier(86, 160, 1.1, "point", GERMAN, "none")
        + circle(66, 120, 6, fill=MOON, fill_opacity=0.9)
        + circle(202, 120, 6, fill=MOON, fill_opacity=0.9)
    )


def flare(seed: int, side: str) -> str:
    """A flare above the roofs: everything stands in its light."""
    drawn = rect(0, 0, 268, 176, fill=NIGHT) + "".join(
        circle(150, 44, r, fill=MOON, fill_opacity=o)
        for r, o in ((132, 0.07), (94, 0.09), (62, 0.12), (36, 0.2), (15, 0.5))
    )
    rays = ""
    for number in range(24):
        across, down = math.cos(number * math.pi / 12), math.sin(number * math.pi / 12)
        reach = 72 if number % 2 else 46
        rays += f"M{num(150 + across * 17)} {num(44 + down * 17)}"
        rays += f"L{num(150 + across * reach)} {num(44 + down * reach)}"
    drawn += (
        stroke(rays, MOON, 1.2, 0.5)
        + circle(150, 44, 6.5, fill="#FFFFFF")
        + stroke("M40 176C50 120 90 70 146 48", MOON, 2, stroke_dasharray="2 5", stroke_linecap="round")
    )
    drawn += (
        church(112, 146, 0.86)
        + house(40, 150, 48, 28, 1)
        + house(182, 150, 44, 26, 1)
        + house(240, 150, 50, 32, 0)
        + rect(0, 148, 268, 28, fill=INK)
    )
    drawn += stroke("M60 152L36 176M96 152l-14 24M150 152v24M204 152l16 24M240 152l26 24", MOON, 1.4, 0.35)
    return (
        drawn
        + soldier(78, 168, 0.9, "crouch", "british", "sten", rim=MOON)
        + soldier(206, 170, 0.9, "wounded", "british", "none", rim=MOON, mirrored=True)
    )


def ammunition(seed: int, side: str) -> str:
    """A dump under a net, lorry tracks leading to it."""
    drawn = sky(seed, (54, 42, 19)) + hills(114, seed) + tree(246, 148, 1.1, seed) + ground(148, seed)
    drawn += "".join(
        crate(x, y, 46, 24) for x, y in ((70, 130), (120, 130), (170, 130), (94, 104), (146, 104), (118, 78))
    )
    net = "".join(f"M{x} {num(64 + abs(x - 142) * 0.42)}L{num(x + (x - 142) * 0.35)} 154" for x in range(66, 222, 13))
    return (
        drawn
        + stroke(net, INK, 0.9, 0.8)
        + stroke("M40 154L142 62 244 154", INK, 2.4)
        + soldier(34, 160, 1.12, "stand", GERMAN, "rifle")
    )


def defended(seed: int, side: str) -> str:
    """Field telephone, map case and three positions firing together."""
    drawn = (
        sky(seed, (214, 42, 18))
        + hills(110, seed)
        + tracer(((58, 120, 266, 66), (112, 128, 266, 96), (160, 138, 266, 126)))
        + ground(144, seed)
    )
    drawn += soldier(30, 150, 1, "aim", kit(side), "rifle") + soldier(
        78, 156, 1.1, "kneel", kit(side), "mg42" if side == GERMAN else "bren"
    )
    drawn += (
        soldier(146, 164, 1.22, "bugle", "cap" if side == GERMAN else "beret", "none")
        + rect(170, 142, 24, 18, fill=INK)
        + stroke("M160 112q8 14 14 30", WARM, 1.3)
    )
    return drawn + flash(68, 98, 1, -3) + flash(120, 115, 1.1, -3) + path("M0 160q134-12 268-2v18H0z", fill=INK)
