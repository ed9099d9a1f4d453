"""Pictures of gliders, parachutes and aircraft, and of those who came by them."""

from __future__ import annotations

from bridgehead.drawing.pictures.figures import soldier
from bridgehead.drawing.pictures.night import (
    EMBER,
    HAZE,
    INK,
    MOON,
    NIGHT3,
    WARM,
    beam,
    burst,
    ground,
    hedge,
    hills,
    lit_edge,
    poplar,
    sky,
    smoke,
    tracer,
    tree,
    water,
)
from bridgehead.drawing.pictures.props import parachute
from bridgehead.drawing.pictures.vehicles import bomber, horsa
from bridgehead.drawing.sheet.svg import at, circle, num, path, rect, stroke


def gliders(seed: int, side: str) -> str:
    """Three gliders, cast off above the canal."""
    drawn = (
        sky(seed, (58, 52, 25))
        + hills(136, seed)
        + path("M40 132q54 8 62 44h18q-8-38-64-46z", fill=HAZE, fill_opacity=0.75)
        + ground(154, seed, grass=False)
    )
    drawn += stroke("M104 150h40M108 158h44", HAZE, 0.9, 0.3)
    return drawn + horsa(206, 40, 0.36) + horsa(222, 74, 0.54) + horsa(122, 100, 1.02)


def wreck(seed: int, side: str) -> str:
    """A glider broken in a field, its back open."""
    drawn = (
        sky(seed, (204, 46, 21)) + hills(118, seed) + poplar(20, 140, 0.9) + poplar(38, 140, 0.7) + ground(146, seed)
    )
    body = path("M40 140q4-22 26-24l60-4 14-12 6 14 8-10 4 16-6 22-10 4q-50 8-92 6-12-2-10-12z") + path(
        "M176 118l40-10 10-34 14 0-2 44-14 14-44 4-8-8z"
    )
    wing = path("M96 114L60 62l-10-4 2 10 26 50zM128 112l88 34 14-1-10-8-76-36z")
    drawn += (
        lit_edge(body + wing)
        + "".join(circle(x, 128, 3.4, fill=NIGHT3) for x in (62, 78, 94, 110))
        + path("M44 134q4-10 12-12v10z", fill=NIGHT3)
    )
    return (
        drawn
        + stroke("M150 118l10 4M152 126l16-2M156 134l14 2", HAZE, 1, 0.7)
        + soldier(246, 160, 1, "march", "british", "sten", mirrored=True)
        + hedge(170, seed, 8)
    )


def landing(seed: int, side: str) -> str:
    """Gliders that come down upon the battery itself, through flak."""
    drawn = (
        sky(seed, (44, 40, 17))
        + tracer(((226, 136, 150, 20), (238, 136, 196, 8), (70, 140, 112, 22)))
        + hills(126, seed)
    )
    drawn += (
        path("M158 152v-22h10l6-9h48l8 9h10v22zM22 152v-16h8l4-7h34l6 7h8v16z", fill=INK)
        + rect(170, 137, 26, 6, fill=NIGHT3)
        + rect(38, 140, 18, 4, fill=NIGHT3)
    )
    return (
        drawn
        + ground(152, seed)
        + horsa(196, 42, 0.42, 10)
        + horsa(112, 84, 1.0, 14)
        + smoke(60, 66, 18, seed, opacity=0.3)
    )


def pilots(seed: int, side: str) -> str:
    """Glider pilots by the nose of their machine."""
    drawn = sky(seed, (48, 42, 18)) + hills(120, seed) + ground(148, seed)
    nose = path("M268 84H176q-32 2-44 28-6 18 8 28 30 10 128 8z") + path("M196 84l30-40 42-6v12l-30 4-22 30z")
    drawn += (
        lit_edge(nose)
        + path("M140 116q8-20 32-24l2 20-30 10zM180 92h18l-2 18h-16z", fill=NIGHT3)
        + circle(226, 118, 9, fill=NIGHT3)
        + circle(254, 118, 9, fill=NIGHT3)
    )
    return (
        drawn + soldier(62, 156, 1.42, "point", "beret", "pistol") + soldier(108, 158, 1.3, "stand", "british", "sten")
    )


def parachutes(seed: int, side: str) -> str:
    """Parachutists over the flooded valley."""
    drawn = (
        sky(seed, (222, 38, 16)) + hills(138, seed) + (water(142, seed, 210) if seed % 2 else "") + ground(156, seed)
    )
    places = (
        (72, 50, 1),
        (148, 36, 0.7),
        (200, 88, 0.6),
        (118, 106, 0.42),
        (28, 104, 0.44),
        (246, 66, 0.34),
        (170, 112, 0.3),
    )
    shift = (seed * 37) % 30 - 15
    return drawn + "".join(parachute(max(18, x + shift), y, size) for x, y, size in places)


def canadians(seed: int, side: str) -> str:
    """Parachutists who have landed, others still in the air."""
    drawn = (
        sky(seed, (206, 44, 22))
        + parachute(232, 70, 0.4)
        + parachute(52, 38, 0.56)
        + parachute(176, 46, 0.34)
        + hills(122, seed)
        + ground(148, seed)
    )
    return (
        drawn
        + soldier(58, 154, 1.2, "run", "british", "sten")
        + soldier(116, 156, 1.4, "charge", "british", "bayonet")
        + soldier(186, 156, 1.3, "kneel", "british", "rifle")
    )


def stragglers(seed: int, side: str) -> str:
    """Two who have lost their way, up to the knee in water; a canopy caught in a tree."""
    drawn = (
        sky(seed, (62, 46, 22))
        + hills(112, seed)
        + tree(228, 138, 1.35, seed)
        + path("M202 84q10-16 28-10 22-8 30 12-10 12-30 6-18 8-28-8z", fill=HAZE, fill_opacity=0.85)
    )
    drawn += stroke("M208 90l12 34M230 92l-6 34M250 90l-14 36", INK, 0.9) + water(134, seed, 62)
    drawn += soldier(96, 160, 1.3, "march", "british", "rifle") + soldier(146, 162, 1.26, "crouch", "british", "sten")
    return (
        drawn
        + rect(60, 152, 110, 24, fill=INK, fill_opacity=0.45)
        + stroke("M70 154h40M122 156h46M80 161h60", MOON, 1, 0.5, stroke_linecap="round")
    )


def rally(seed: int, side: str) -> str:
    """Scattered men who come together at a lamp."""
    drawn = (
        sky(seed, (44, 40, 16))
        + hills(116, seed)
        + tree(20, 148, 1.1, seed)
        + ground(148, seed)
        + circle(140, 112, 52, fill=WARM, fill_opacity=0.12)
        + circle(140, 112, 28, fill=WARM, fill_opacity=0.2)
    )
    drawn += (
        soldier(140, 156, 1.3, "bugle", "beret", "none", rim=WARM)
        + circle(153, 84, 4, fill=EMBER)
        + circle(153, 84, 9, fill=EMBER, fill_opacity=0.3)
    )
    for x, size, turned in ((66, 1.1, False), (98, 1.16, False), (186, 1.16, True), (224, 1.06, True)):
        drawn += soldier(x, 158, size, "run" if size < 1.12 else "march", "british", "rifle", mirrored=turned, rim=WARM)
    return drawn


def dummies(seed: int, side: str) -> str:
    """Dolls of straw under small canopies, a searchlight after them."""
    drawn = sky(seed, (0, 0, 0)) + beam(20, 168, 150, 0, 70) + hills(140, seed) + ground(156, seed)
    for x, y, size in ((96, 52, 1), (168, 44, 0.74), (222, 84, 0.56), (44, 96, 0.44), (142, 112, 0.36)):
        drawn += parachute(x, y, size, "doll")
    return drawn


def beacon(seed: int, side: str) -> str:
    """A radio beacon in the corn, calling the aircraft in."""
    drawn = (
        sky(seed, (50, 40, 17))
        + bomber(198, 38, 0.42, 4, True)
        + bomber(244, 62, 0.26, 4, True)
        + hills(122, seed)
        + ground(150, seed)
    )
    drawn += "".join(
        stroke(f"M{num(118 + r * 0.5)} {num(66 - r * 0.8)}a{r} {r} 0 0 1 {num(r * 0.42)} {r}", MOON, 1.5, 0.6)
        for r in (16, 28, 40)
    )
    mast = stroke("M112 150V64M112 100l-22 52M112 100l22 52M100 70h24M104 78h16", INK, 2.4) + path(
        "M104 130h16v20h-16z", fill=INK
    )
    return (
        drawn
        + lit_edge(mast)
        + circle(112, 138, 2.6, fill=EMBER)
        + soldier(70, 156, 1.26, "dig", "british", "none")
        + soldier(186, 158, 1.2, "kneel", "british", "sten", mirrored=True)
    )


def aircraft(seed: int, side: str) -> str:
    """Bombers above the coast, bombs falling, the ground alight."""
    drawn = (
        sky(seed, (54, 40, 18))
        + hills(138, seed)
        + burst(206, 142, 24, seed)
        + burst(150, 150, 15, seed + 1)
        + ground(156, seed, grass=False)
    )
    drawn += bomber(206, 36, 0.4, -3) + bomber(112, 66, 0.92, -4)
    bombs = "".join(
        path("M-5 0q4-3 9 0-5 3-9 0zM-7-2.5l3 2.5-3 2.5z", fill=INK, transform=at(x, y, 62))
        for x, y in ((116, 100), (126, 114), (136, 128), (108, 88))
    )
    return drawn + bombs
