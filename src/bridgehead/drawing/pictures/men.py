"""Pictures of men on foot: on the march, on watch, under fire, at the bayonet."""

from __future__ import annotations

from random import Random

from bridgehead.drawing.pictures.figures import GERMAN, gun, kit, prone, soldier
from bridgehead.drawing.pictures.night import (
    EMBER,
    HAZE,
    INK,
    MOON,
    NIGHT,
    NIGHT2,
    WARM,
    beam,
    burst,
    flash,
    furrows,
    ground,
    hedge,
    hills,
    house,
    lit_edge,
    poplar,
    sky,
    smoke,
    star,
    tracer,
    tree,
)
from bridgehead.drawing.pictures.props import sandbags
from bridgehead.drawing.pictures.vehicles import lorry
from bridgehead.drawing.sheet.svg import circle, path, rect, stroke


def riflemen(seed: int, side: str) -> str:
    """A section that goes forward over open country."""
    drawn = sky(seed) + hills(118, seed) + poplar(24, 134, 0.8) + poplar(38, 135, 0.62) + ground(144, seed)
    drawn += soldier(62, 148, 1.02, "run", kit(side), gun(side)) + soldier(
        118, 146, 1.12, "charge", kit(side), "bayonet"
    )
    return drawn + soldier(178, 150, 1.2, "crouch", kit(side), gun(side)) + furrows(158, 0.08)


def march(seed: int, side: str) -> str:
    """A file on the road, black against the moon."""
    drawn = sky(seed, (178, 74, 44)) + hills(128, seed) + tree(22, 146, 1.1, seed) + tree(252, 146, 0.9, seed + 1)
    drawn += ground(146, seed)
    for place, (x, size) in enumerate(((58, 0.98), (98, 1.04), (140, 1.1), (186, 1.16))):
        drawn += soldier(x, 150, size, "march", kit(side), "rifle" if place % 3 else gun(side))
    return drawn


def firing(seed: int, side: str) -> str:
    """A line in action: one kneels, one stands, one lies; flashes and tracer."""
    drawn = (
        sky(seed, (40, 40, 15))
        + hills(112, seed)
        + house(232, 132, 44, 26, 1)
        + tracer(((150, 98, 262, 84), (120, 128, 264, 112)))
    )
    drawn += (
        ground(146, seed)
        + soldier(48, 148, 1.18, "aim", kit(side), "rifle")
        + soldier(98, 150, 1.2, "kneel", kit(side), "rifle")
    )
    drawn += prone(142, 158, 1.05, kit(side), "bren" if side != GERMAN else "mg42")
    return drawn + flash(88, 87, 1.1, -3) + flash(139, 107, 1.1, -4) + flash(180, 145, 1.2)


def charge(seed: int, side: str) -> str:
    """A charge with the bayonet, the ground burning behind it."""
    drawn = (
        sky(seed, (54, 42, 17))
        + hills(122, seed)
        + burst(206, 98, 27, seed)
        + smoke(226, 104, 40, seed)
        + ground(146, seed)
    )
    drawn += soldier(40, 146, 0.92, "charge", kit(side), "bayonet", rim=WARM) + soldier(
        84, 150, 1.16, "run", kit(side), gun(side)
    )
    return drawn + soldier(132, 154, 1.36, "charge", kit(side), "bayonet", rim=EMBER)


def bayonets(seed: int, side: str) -> str:
    """Fixed bayonets in a row above a bank, waiting for the word."""
    drawn = sky(seed, (134, 66, 40)) + hills(120, seed)
    for place in range(5):
        x = 44 + place * 46
        drawn += soldier(x, 168, 1.36, "stand", kit(side), "none")
        drawn += lit_edge(path(f"M{x + 15} 150l1.5-76h2l1.5 76zM{x + 16} 76l1-26 1.2 26z"), dx=-0.8)
    return drawn + hedge(150, seed, 14) + stroke("M0 160q134-8 268 0", HAZE, 0.9, 0.3)


def creep(seed: int, side: str) -> str:
    """A scout who goes bent along a hedge, a lit window far off."""
    drawn = (
        sky(seed)
        + hills(112, seed)
        + house(214, 126, 54, 28, 1)
        + tree(176, 128, 0.62, seed)
        + hedge(126, seed, 16, NIGHT)
    )
    drawn += ground(148, seed) + soldier(92, 152, 1.42, "crouch", kit(side), gun(side))
    return (
        drawn
        + tree(16, 162, 1.5, seed)
        + "".join(path(f"M{x} 176q3-16 {9 - x % 5}-26 -1 14 1 26z", fill=INK) for x in range(150, 264, 16))
    )


def ambush(seed: int, side: str) -> str:
    """Men behind a hedge, and a column that does not see them."""
    drawn = sky(seed, (220, 40, 16)) + hills(96, seed) + path("M0 118q134-14 268-4v62H0z", fill=NIGHT2)
    for place in range(4):
        drawn += soldier(
            118 + place * 34, 116 - place * 1.5, 0.56, "march", "british" if side == GERMAN else GERMAN, "rifle", rim=""
        )
    drawn += (
        hedge(136, seed, 17)
        + soldier(46, 166, 1.3, "kneel", kit(side), "rifle")
        + prone(118, 170, 1.15, kit(side), "bren" if side != GERMAN else "mg42")
    )
    return drawn + tree(252, 172, 1.4, seed) + stroke("M0 172q130-7 268 0", HAZE, 0.8, 0.25)


def melee(seed: int, side: str) -> str:
    """Hand to hand in a trench, against the light of a fire."""
    drawn = (
        sky(seed, (0, 0, 0))
        + circle(134, 92, 84, fill=EMBER, fill_opacity=0.12)
        + circle(134, 92, 58, fill=EMBER, fill_opacity=0.16)
    )
    drawn += circle(134, 96, 36, fill=MOON, fill_opacity=0.28) + smoke(196, 92, 46, seed) + ground(148, seed)
    drawn += soldier(98, 152, 1.42, "charge", kit(side), "bayonet", rim=EMBER)
    drawn += soldier(176, 152, 1.4, "throw", "british" if side == GERMAN else GERMAN, "none", mirrored=True, rim=EMBER)
    return drawn + path("M0 140l40 8 18 28H0zM268 136l-34 10-20 30h54z", fill=INK)


def sentry(seed: int, side: str) -> str:
    """A sentry before his box at the barrier."""
    drawn = sky(seed, (190, 58, 30)) + hills(122, seed) + tree(246, 140, 0.8, seed) + ground(146, seed)
    drawn += path("M40 150V78l20-14 20 14v72z", fill=INK) + path("M48 150V92q12-13 24 0v58z", fill=NIGHT2)
    drawn += stroke("M44 88l6 62M40 108l20-20M40 128l40-40M46 142l34-34", HAZE, 3, 0.16)
    bar = path("M120 134h150v6H120z", fill=INK) + stroke(
        "M136 137h14M164 137h14M192 137h14M220 137h14M248 137h14", MOON, 6, 0.55
    )
    drawn += path("M114 150v-24h10v24z", fill=INK) + bar
    return drawn + soldier(94, 152, 1.32, "stand", kit(side), "rifle")


def column(seed: int, side: str) -> str:
    """Reinforcements that come up the road in two files between poplars."""
    drawn = sky(seed, (134, 52, 26)) + hills(116, seed) + path("M96 116L-10 176h288L172 116z", fill=NIGHT2)
    for x, y, size in (
        (76, 124, 0.62),
        (60, 134, 0.86),
        (34, 150, 1.25),
        (192, 124, 0.62),
        (208, 134, 0.86),
        (236, 150, 1.25),
    ):
        drawn += poplar(x, y, size)
    for y, size, gap in ((124, 0.4, 16), (132, 0.58, 25), (146, 0.86, 40), (172, 1.3, 64)):
        drawn += soldier(134 - gap, y, size, "march", kit(side), "rifle") + soldier(
            134 + gap * 0.6, y, size, "march", kit(side), gun(side)
        )
    return drawn


def sniper(seed: int, side: str) -> str:
    """A marksman in the fork of a tree, and the telescope's glint."""
    drawn = sky(seed, (206, 52, 27)) + hills(122, seed) + house(226, 140, 40, 22, 1) + ground(150, seed)
    trunk = path(
        "M44 176q12-50 4-96-8-30-30-44l4-6q18 8 30 30 4-24-4-52l8-2q10 30 6 60 16-20 46-26l2 6q-34 14-44 40-4 40 8 90z",
        fill=INK,
    )
    leaves = tree(20, 64, 1.2, seed) + tree(70, 40, 1.15, seed + 1) + tree(110, 66, 0.9, seed + 2)
    drawn += (
        leaves + trunk + prone(92, 92, 1.15, kit(side), "rifle") + path("M40 92q40 4 82-4l2 6q-44 10-84 6z", fill=INK)
    )
    return drawn + star(136, 73, 6, 1.6, 4, Random(1), MOON) + circle(136, 73, 9, fill=MOON, fill_opacity=0.2)


def intercepted(seed: int, side: str) -> str:
    """Lorries stopped on a road under fire."""
    drawn = (
        sky(seed, (40, 36, 14))
        + hills(112, seed)
        + lorry(206, 138, 0.74)
        + burst(148, 118, 30, seed)
        + smoke(160, 116, 44, seed)
    )
    drawn += ground(146, seed) + hedge(158, seed, 15) + prone(78, 166, 1.25, kit(side), "bren")
    return drawn + tracer(((126, 146, 196, 122),)) + flash(124, 150, 1.1, -12)


def alert(seed: int, side: str) -> str:
    """The garrison tumbles out; a bell, a lit door, a searchlight."""
    drawn = (
        sky(seed, (0, 0, 0))
        + beam(30, 140, 190, 0, 60)
        + hills(120, seed)
        + path("M150 150V84l10-8h92l16 14v60z", fill=INK)
    )
    drawn += (
        rect(176, 112, 24, 38, fill=WARM)
        + path("M176 150l-46 26h92l-22-26z", fill=WARM, fill_opacity=0.18)
        + rect(218, 104, 16, 8, fill=WARM, fill_opacity=0.7)
    )
    drawn += ground(150, seed)
    for x, pose, size in ((168, "run", 1.14), (116, "charge", 1.22), (66, "run", 1.3)):
        drawn += soldier(x, 158, size, pose, kit(side), "rifle", mirrored=True, rim=WARM)
    return drawn


def held(seed: int, side: str) -> str:
    """Sandbags, a helmet or two above them, and the enemy's tracer overhead."""
    drawn = (
        sky(seed, (222, 42, 17))
        + hills(112, seed)
        + burst(60, 108, 20, seed)
        + tracer(((0, 60, 150, 92), (0, 88, 120, 104)))
    )
    drawn += soldier(112, 158, 1.24, "aim", kit(side), "rifle", mirrored=True) + soldier(
        166, 160, 1.24, "aim", kit(side), gun(side), mirrored=True
    )
    drawn += soldier(216, 160, 1.2, "point", "cap" if side == GERMAN else "beret", "pistol", mirrored=True) + flash(
        68, 94, 1.2, 183
    )
    return drawn + sandbags(40, 146, 9, 3)
