"""Pictures of persons: heads against a great moon, leaders, staffs."""

from __future__ import annotations

from bridgehead.drawing.pictures.figures import GERMAN, gun, kit, soldier
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
    ground,
    hills,
    house,
    lit_edge,
    poplar,
    sky,
    tree,
)
from bridgehead.drawing.sheet.svg import at, circle, group, path, rect, stroke


def bugle(seed: int, side: str) -> str:
    """A bugler against the moon."""
    drawn = (
        sky(seed, (150, 76, 54))
        + hills(126, seed)
        + ground(150, seed)
        + soldier(128, 156, 1.78, "bugle", kit(side), "none")
    )
    horn = path("M0-1.2q10-.6 18-1 8-.6 14-6v16q-6-5.4-14-6-8-.2-18-1z") + path(
        "M6-1q2 9 9 6 5-3 3-6l-2 .2q1 3-2 4-4 1-5-4.2z"
    )
    drawn += lit_edge(group(horn, transform=at(141, 59, -16, 1.1)), colour=WARM)
    return drawn + stroke(
        "M190 38q8 10 4 22M202 30q12 16 6 36M214 24q16 20 8 50", MOON, 1.6, 0.5, stroke_linecap="round"
    )


def lost(seed: int, side: str) -> str:
    """A rifle stuck into the ground, a helmet on its butt: one who will not come back."""
    drawn = sky(seed, (134, 82, 58)) + hills(132, seed) + ground(148, seed)
    rifle = path("M-2.5 84l1.5-70-2-22q0-8 3-8t3 8l-2 22 1.5 70z") + path("M-1 40h8v2.5h-8z")
    cap = path("M-17 0c-1-17 8-21 17-21s18 4 17 21l-4 1.5q-13-4-26 0z") + stroke(
        "M-14 1q2 14 14 20 12-6 14-20", INK, 1.6
    )
    drawn += lit_edge(group(rifle + cap, transform=at(134, 66, 4, 1)))
    return (
        drawn
        + path("M96 152q18-12 38-12t40 12z", fill=INK)
        + "".join(
            path(f"M{x} 150q1-8 0-13 4 5 3 13z", fill=INK) + circle(x + 0.6, 136, 2.6, fill=RED)
            for x in (70, 82, 196, 206, 60)
        )
    )


def resistance(seed: int, side: str) -> str:
    """Civilians with a lamp and a map at the corner of a lane."""
    drawn = (
        sky(seed, (44, 40, 16))
        + church(212, 132, 0.72)
        + house(160, 138, 46, 26, 1)
        + house(252, 140, 40, 24)
        + ground(146, seed)
    )
    drawn += circle(110, 122, 40, fill=WARM, fill_opacity=0.16) + circle(110, 122, 22, fill=WARM, fill_opacity=0.24)
    drawn += soldier(84, 154, 1.4, "stand", "field-cap", "none", rim=WARM) + soldier(
        142, 154, 1.36, "point", "beret", "none", mirrored=True, rim=WARM
    )
    return (
        drawn
        + rect(106, 114, 8, 12, 2, fill=EMBER)
        + circle(110, 120, 3, fill=MOON)
        + stroke("M110 114v-8", INK, 1.4)
        + path("M0 70h30v106H0z", fill=INK)
    )


def interrogation(seed: int, side: str) -> str:
    """A table, a lamp, one who asks and one who is silent."""
    drawn = rect(0, 0, 268, 176, fill=NIGHT) + rect(0, 0, 268, 150, fill=NIGHT2, fill_opacity=0.5)
    drawn += (
        rect(28, 30, 58, 56, fill=NIGHT3)
        + circle(62, 52, 12, fill=MOON)
        + stroke("M57 30v56M28 58h58M28 30h58v56H28z", INK, 3.4)
    )
    drawn += path("M150 40l-66 116h150z", fill=MOON, fill_opacity=0.14) + path(
        "M150 40l-38 116h94z", fill=MOON, fill_opacity=0.14
    )
    drawn += stroke("M150 0v32", INK, 2) + path("M136 40q4-12 14-12t14 12z", fill=INK) + circle(150, 41, 4, fill=MOON)
    drawn += soldier(70, 170, 1.7, "point", "cap", "none") + soldier(
        204, 170, 1.6, "stand", "beret", "none", mirrored=True
    )
    return (
        drawn
        + path("M110 128h80v6h-80zM116 134h5v42h-5zM180 134h5v42h-5z", fill=INK)
        + rect(128, 122, 22, 6, fill=MOON, fill_opacity=0.8)
    )


PROFILE = (
    "M-66 108c0-34 22-44 44-50l4-14c-10-6-16-16-16-32v-12h62v6c2 8 6 16 10 20-2 4-6 4-8 5 1 4 1 7-1 9 1 4 0 8-4 10"
    "-6 1-12 0-16-1l1 10c26 6 46 16 50 49z"
)


HEADGEAR = {
    "beret": (
        ("M-36 8c-6-22 14-46 52-42 26 2 34 18 30 27-4 8-16 8-30 6-22-2-34 0-46 9z", RED),
        ("M-36 8c12-9 26-11 48-9 16 2 30 2 34-6-1 8-12 15-32 14-22-1-38 0-49 8z", INK),
        ("M18-23l4 7-4 8-5-7z", MOON),
    ),
    "helmet": (
        ("M-33-8h62v16h-62z", INK),
        ("M-40 4c-6-40 18-56 42-56 28 0 44 20 40 46l-6 6c-24-7-48-9-70 6z", INK),
        ("M-34-2c-2-30 14-44 34-44q-28 10-28 40z", NIGHT3),
    ),
    "german": (
        ("M-36 2c-6-34 16-48 38-48 26 0 40 16 42 38l12 12-6 4-14-4c-20-6-40-4-52 2l-4 20-20-2 6-14z", INK),
        ("M-30-4c0-24 14-36 30-37q-24 12-24 35z", NIGHT3),
    ),
    "cap": (
        ("M-38-2c-16-18-2-42 22-44 28-6 52 2 60 18l-6 22z", "#3A4A4C"),
        ("M-36-4c20-10 52-12 76-2l2 10c-24-8-52-8-74 4z", INK),
        ("M30 2c14 0 24 4 28 10-10 4-20 2-30-2z", INK),
        ("M22-8a4 4 0 1 0 8 0 4 4 0 1 0-8 0z", MOON),
        ("M-30-2c22-8 46-8 68 0", ""),
    ),
}  # fmt: skip


def portrait(seed: int, side: str) -> str:
    """An officer's head against a great moon, in a beret or a peaked cap; what lies behind him differs."""
    return _portrait(seed, "cap" if side == GERMAN else "beret", seed % 2 == 1)


def sergeant(seed: int, side: str) -> str:
    """A sergeant's head in a helmet against a great moon."""
    return _portrait(seed, GERMAN if side == GERMAN else "helmet", seed % 2 == 0)


def _portrait(seed: int, wears: str, mirrored: bool) -> str:
    drawn = sky(seed, (134, 76, 62), 34) + hills(134, seed, NIGHT, 0.8) + _behind(seed)
    shapes = path(PROFILE, fill=HAZE, transform="translate(-1.6 -1)") + path(PROFILE, fill=INK)
    for data, fill in HEADGEAR[wears]:
        shapes += path(data, fill=fill) if fill else stroke(data, WARM, 1.6)
    if wears in ("beret", "helmet"):
        shapes += stroke("M-48 106l18-44M40 106l-14-38", NIGHT3, 4) + stroke("M-12 84l14 16 14-18", NIGHT3, 2.4)
        shapes += stroke("M-58 88l16-6M-57 93l16-6", HAZE, 1.6, 0.7)
    else:
        shapes += (
            path("M-14 64l18 18 16-20 8 4-20 40h-12z", fill=NIGHT3)
            + stroke("M-60 84l20-8", WARM, 3)
            + circle(-50, 80, 1.6, fill=MOON)
        )
        shapes += stroke("M4 84v24", HAZE, 1, 0.6) + circle(12, 98, 1.6, fill=HAZE) + circle(12, 106, 1.6, fill=HAZE)
    if wears in ("helmet", GERMAN):
        shapes += stroke("M-24 8q8 34 40 47M33 3q2 30-14 52", NIGHT3, 2.2)
    turn = "translate(136 70) scale(-1 1)" if mirrored else "translate(132 70)"
    return drawn + group(shapes, transform=turn)


def _behind(seed: int) -> str:
    """What stands behind a portrait."""
    return (
        lambda: path("M196 146V104l10-4 6 22h56v8h-52v16zM208 112l22 14", fill=INK, stroke=INK, stroke_width=2),
        lambda: poplar(26, 150, 0.9) + poplar(42, 150, 0.7) + poplar(238, 150, 0.86),
        lambda: church(224, 148, 0.7) + house(254, 150, 30, 18, 1),
        lambda: path("M4 150V128h16l6-8h34l8 12v18z", fill=INK) + rect(20, 136, 22, 4, fill=WARM),
        lambda: tree(30, 152, 0.95, seed) + tree(236, 152, 1.05, seed + 1),
    )[seed % 5]()


def leader(seed: int, side: str) -> str:
    """An officer who shows the way to men at his heels."""
    drawn = sky(seed, (196, 62, 34)) + hills(124, seed) + tree(248, 146, 0.9, seed) + ground(148, seed)
    drawn += soldier(44, 152, 1.02, "crouch", kit(side), gun(side)) + soldier(86, 152, 1.1, "run", kit(side), "rifle")
    return drawn + soldier(150, 154, 1.5, "point", "cap" if side == GERMAN else "beret", "pistol")


def staff(seed: int, side: str) -> str:
    """A command post: a map under a lamp, officers about it, an aerial against the sky."""
    drawn = (
        sky(seed, (48, 38, 15))
        + hills(116, seed)
        + stroke("M236 150V28M236 40l-22 110M236 40l24 110", INK, 2)
        + ground(150, seed)
    )
    drawn += circle(134, 112, 48, fill=WARM, fill_opacity=0.14) + circle(134, 112, 28, fill=WARM, fill_opacity=0.2)
    drawn += soldier(76, 158, 1.42, "point", "cap" if side == GERMAN else "beret", "none", rim=WARM)
    drawn += soldier(196, 158, 1.38, "stand", kit(side), "none", mirrored=True, rim=WARM)
    drawn += path("M100 130h70l8 6H92zM100 136h5v26h-5zM164 136h5v26h-5z", fill=INK) + path(
        "M106 126l54 0 6 4h-64z", fill=MOON
    )
    return drawn + stroke("M112 128l10-1 8 2 14-2M140 129l12-2", RED, 1) + rect(131, 112, 7, 12, 2, fill=EMBER)
