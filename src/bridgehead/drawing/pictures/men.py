"""Pictures of men on foot: on the march, under fire, at the bayonet; and faces against the moon."""

from __future__ import annotations

from bridgehead.drawing.pictures.figures import prone, soldier
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
    beam,
    burst,
    church,
    circle,
    flash,
    furrows,
    ground,
    group,
    hedge,
    hills,
    house,
    lit_edge,
    path,
    poplar,
    rect,
    sky,
    smoke,
    star,
    stroke,
    tracer,
    tree,
    wire_fence,
)
from bridgehead.drawing.svg import at, num
from random import Random

GERMAN = "german"


def gun(side: str) -> str:
    """The sub-machine gun of a side."""
    return "schmeisser" if side == GERMAN else "sten"


def kit(side: str) -> str:
    """The helmet of a side."""
    return GERMAN if side == GERMAN else "british"


def riflemen(seed: int, side: str) -> str:
    """A section that goes forward over open country."""
    drawn = sky(seed) + hills(118, seed) + poplar(24, 134, 0.8) + poplar(38, 135, 0.62) + ground(144, seed)
    drawn += soldier(62, 148, 1.02, "run", kit(side), gun(side)) + soldier(118, 146, 1.12, "charge", kit(side), "bayonet")
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
    drawn = sky(seed, (40, 40, 15)) + hills(112, seed) + house(232, 132, 44, 26, 1) + tracer(((150, 98, 262, 84), (120, 128, 264, 112)))
    drawn += ground(146, seed) + soldier(48, 148, 1.18, "aim", kit(side), "rifle") + soldier(98, 150, 1.2, "kneel", kit(side), "rifle")
    drawn += prone(142, 158, 1.05, kit(side), "bren" if side != GERMAN else "mg42")
    return drawn + flash(88, 87, 1.1, -3) + flash(139, 107, 1.1, -4) + flash(180, 145, 1.2)


def charge(seed: int, side: str) -> str:
    """A charge with the bayonet, the ground burning behind it."""
    drawn = sky(seed, (54, 42, 17)) + hills(122, seed) + burst(206, 98, 27, seed) + smoke(226, 104, 40, seed) + ground(146, seed)
    drawn += soldier(40, 146, 0.92, "charge", kit(side), "bayonet", rim=WARM) + soldier(84, 150, 1.16, "run", kit(side), gun(side))
    return drawn + soldier(132, 154, 1.36, "charge", kit(side), "bayonet", rim=EMBER)


def bayonets(seed: int, side: str) -> str:
    """Fixed bayonets in a row above a bank, waiting for the word."""
    drawn = sky(seed, (134, 66, 40)) + hills(120, seed)
    for place in range(5):
        x = 44 + place * 46
        drawn += soldier(x, 168, 1.36, "stand", kit(side), "none")
        drawn += lit_edge(path(f"M{x + 15} 150l1.500-76h2l1.500 76zM{x + 16} 76l1-26 1.200 26z"), dx=-0.8)
    return drawn + hedge(150, seed, 14) + stroke("M0 160q134-8 268 0", HAZE, 0.9, 0.3)


def creep(seed: int, side: str) -> str:
    """A scout who goes bent along a hedge, a lit window far off."""
    drawn = sky(seed) + hills(112, seed) + house(214, 126, 54, 28, 1) + tree(176, 128, 0.62, seed) + hedge(126, seed, 16, NIGHT)
    drawn += ground(148, seed) + soldier(92, 152, 1.42, "crouch", kit(side), gun(side))
    return drawn + tree(16, 162, 1.5, seed) + "".join(path(f"M{x} 176q3-16 {9 - x % 5}-26 -1 14 1 26z", fill=INK) for x in range(150, 264, 16))


def ambush(seed: int, side: str) -> str:
    """Men behind a hedge, and a column that does not see them."""
    drawn = sky(seed, (220, 40, 16)) + hills(96, seed) + path("M0 118q134-14 268-4v62H0z", fill=NIGHT2)
    for place in range(4):
        drawn += soldier(118 + place * 34, 116 - place * 1.5, 0.56, "march", "british" if side == GERMAN else GERMAN, "rifle", rim="")
    drawn += hedge(136, seed, 17) + soldier(46, 166, 1.3, "kneel", kit(side), "rifle") + prone(118, 170, 1.15, kit(side), "bren" if side != GERMAN else "mg42")
    return drawn + tree(252, 172, 1.4, seed) + stroke("M0 172q130-7 268 0", HAZE, 0.8, 0.25)


def melee(seed: int, side: str) -> str:
    """Hand to hand in a trench, against the light of a fire."""
    drawn = sky(seed, (0, 0, 0)) + circle(134, 92, 84, fill=EMBER, fill_opacity=0.12) + circle(134, 92, 58, fill=EMBER, fill_opacity=0.16)
    drawn += circle(134, 96, 36, fill=MOON, fill_opacity=0.28) + smoke(196, 92, 46, seed) + ground(148, seed)
    drawn += soldier(98, 152, 1.42, "charge", kit(side), "bayonet", rim=EMBER)
    drawn += soldier(176, 152, 1.4, "throw", "british" if side == GERMAN else GERMAN, "none", mirrored=True, rim=EMBER)
    return drawn + path("M0 140l40 8 18 28H0zM268 136l-34 10-20 30h54z", fill=INK)


def sentry(seed: int, side: str) -> str:
    """A sentry before his box at the barrier."""
    drawn = sky(seed, (190, 58, 30)) + hills(122, seed) + tree(246, 140, 0.8, seed) + ground(146, seed)
    drawn += path("M40 150V78l20-14 20 14v72z", fill=INK) + path("M48 150V92q12-13 24 0v58z", fill=NIGHT2)
    drawn += stroke("M44 88l6 62M40 108l20-20M40 128l40-40M46 142l34-34", HAZE, 3, 0.16)
    bar = path("M120 134h150v6H120z", fill=INK) + stroke("M136 137h14M164 137h14M192 137h14M220 137h14M248 137h14", MOON, 6, 0.55)
    drawn += path("M114 150v-24h10v24z", fill=INK) + bar
    return drawn + soldier(94, 152, 1.32, "stand", kit(side), "rifle")


def column(seed: int, side: str) -> str:
    """Reinforcements that come up the road in two files between poplars."""
    drawn = sky(seed, (134, 52, 26)) + hills(116, seed) + path("M96 116L-10 176h288L172 116z", fill=NIGHT2)
    for x, y, size in ((76, 124, 0.62), (60, 134, 0.86), (34, 150, 1.25), (192, 124, 0.62), (208, 134, 0.86), (236, 150, 1.25)):
        drawn += poplar(x, y, size)
    for y, size, gap in ((124, 0.4, 16), (132, 0.58, 25), (146, 0.86, 40), (172, 1.3, 64)):
        drawn += soldier(134 - gap, y, size, "march", kit(side), "rifle") + soldier(134 + gap * 0.6, y, size, "march", kit(side), gun(side))
    return drawn


def sappers(seed: int, side: str) -> str:
    """Engineers: one sweeps for mines, one kneels at the charge."""
    drawn = sky(seed, (52, 44, 18)) + hills(116, seed) + ground(146, seed)
    sweep = path("M0-1.500l62 52 0 2-63-51z") + path("M50 50q12-6 24 0-12 5-24 0z")
    if seed % 2:
        drawn += wire_fence(140, seed, coils=False, colour=NIGHT)
    drawn += soldier(84, 150, 1.3, "probe", kit(side), "none") + lit_edge(group(sweep, transform=at(106, 106, 0, 0.84)))
    drawn += soldier(206, 152, 1.3, "dig", kit(side), "none", mirrored=True)
    box = rect(164, 138, 20, 14, fill=INK) + stroke("M164 143h20M170 138v14M178 138v14", HAZE, 0.9, 0.7)
    return drawn + box + stroke("M184 146q16 12 34 4t50 8", WARM, 1.4, 0.9)


def breach(seed: int, side: str) -> str:
    """A gap blown in the wire, and men who run into it."""
    drawn = sky(seed, (40, 38, 15)) + hills(110, seed) + wire_fence(142, seed) + burst(150, 116, 38, seed) + smoke(160, 112, 42, seed)
    drawn += ground(150, seed) + soldier(56, 152, 1.2, "charge", kit(side), gun(side), rim=EMBER)
    return drawn + soldier(104, 156, 1.3, "run", kit(side), gun(side), rim=EMBER)


def bangalore(seed: int, side: str) -> str:
    """A long charge pushed under the wire by a man who lies flat."""
    drawn = sky(seed, (210, 42, 18)) + hills(112, seed) + wire_fence(146, seed) + ground(152, seed)
    tube = path("M92 147.500h150v4.500H92z") + path("M242 146.500l8 3-8 3z")
    drawn += lit_edge(tube) + stroke("M122 147v5M152 147v5M182 147v5M212 147v5", HAZE, 1.4)
    return drawn + prone(84, 160, 1.3, kit(side), "none") + soldier(30, 166, 1.15, "crouch", kit(side), gun(side))


def medic(seed: int, side: str) -> str:
    """Stretcher-bearers, the red cross in a lit door."""
    drawn = sky(seed, (44, 40, 17)) + hills(118, seed) + house(214, 148, 82, 44, 0)
    drawn += rect(196, 116, 22, 32, fill=WARM) + rect(203, 96, 24, 17, fill=MOON) + path("M212.500 98.500h5v4h4v5h-4v4h-5v-4h-4v-5h4z", fill=RED)
    drawn += path("M196 148l-50 20h94l-22-20z", fill=WARM, fill_opacity=0.16) + ground(150, seed)
    litter = path("M-2-2h84v3.500H-2z") + path("M16-4q8-7 22-6l20 3q8 0 10 4z") + circle(64, -8, 4.6)
    drawn += soldier(56, 156, 1.22, "carry", kit(side), "none") + soldier(142, 156, 1.22, "carry", kit(side), "none")
    return drawn + lit_edge(group(litter, transform=at(62, 124, 0, 1.05)))


def aid(seed: int, side: str) -> str:
    """A wounded man by a wall, another bent over him, the kit open between them."""
    drawn = sky(seed, (206, 46, 20)) + hills(120, seed) + path("M0 90h66v10h22v10h16v40H0z", fill=INK)
    drawn += stroke("M6 100h24M40 112h30M12 124h34M60 126h30M20 138h26M64 140h30", HAZE, 0.9, 0.35) + ground(150, seed)
    drawn += soldier(112, 156, 1.5, "wounded", kit(side), "none") + soldier(196, 158, 1.35, "dig", kit(side), "none", mirrored=True)
    bag = rect(140, 143, 26, 16, 2, fill=MOON) + path("M150.500 146h5v3h3v4h-3v3h-5v-3h-3v-4h3z", fill=RED)
    return drawn + bag


def sniper(seed: int, side: str) -> str:
    """A marksman in the fork of a tree, and the telescope's glint."""
    drawn = sky(seed, (206, 52, 27)) + hills(122, seed) + house(226, 140, 40, 22, 1) + ground(150, seed)
    trunk = path("M44 176q12-50 4-96-8-30-30-44l4-6q18 8 30 30 4-24-4-52l8-2q10 30 6 60 16-20 46-26l2 6q-34 14-44 40-4 40 8 90z", fill=INK)
    leaves = tree(20, 64, 1.2, seed) + tree(70, 40, 1.15, seed + 1) + tree(110, 66, 0.9, seed + 2)
    drawn += leaves + trunk + prone(92, 92, 1.15, kit(side), "rifle") + path("M40 92q40 4 82-4l2 6q-44 10-84 6z", fill=INK)
    return drawn + star(136, 73, 6, 1.6, 4, Random(1), MOON) + circle(136, 73, 9, fill=MOON, fill_opacity=0.2)


def grenade(seed: int, side: str) -> str:
    """An arm drawn back with a grenade; another already bursts."""
    drawn = sky(seed, (44, 40, 16)) + hills(118, seed) + burst(222, 112, 32, seed) + ground(148, seed)
    drawn += soldier(96, 154, 1.62, "throw", kit(side), "none", rim=EMBER if seed % 2 else HAZE)
    pot = path("M-3-1h6v9h-6zM-1.500-16h3v16h-3z" if side == GERMAN else "M-4-5q4-3 8 0 2 5 0 9-4 3-8 0-2-5 0-9zM-1.500-9h4v4h-4z")
    return drawn + lit_edge(group(pot, transform=at(71, 44, 20, 1.2))) + stroke("M84 40q72-34 128 44", MOON, 1.3, 0.5, stroke_dasharray="3 6", stroke_linecap="round")


def rocket(seed: int, side: str) -> str:
    """A hollow charge on its way from a shoulder to a tank."""
    from bridgehead.drawing.pictures.vehicles import panzer

    drawn = sky(seed, (36, 36, 14)) + hills(116, seed) + panzer(216, 140, 0.62, mirrored=True) + ground(148, seed)
    weapon = "faust" if side == GERMAN else "piat"
    drawn += soldier(74, 154, 1.5, "kneel", kit(side), weapon)
    return drawn + stroke("M128 98q28-4 52 18", MOON, 1.6, 0.8, stroke_dasharray="2 5", stroke_linecap="round") + burst(190, 122, 17, seed) + smoke(40, 104, 26, seed)


def flame(seed: int, side: str) -> str:
    """A flame-thrower against an embrasure."""
    drawn = sky(seed, (34, 34, 13)) + hills(112, seed) + path("M176 150V92h18l8-12h80v70z", fill=INK) + rect(182, 108, 40, 9, fill=NIGHT3)
    drawn += circle(176, 112, 46, fill=EMBER, fill_opacity=0.14) + ground(148, seed)
    jet = "M100 114q30-12 60-8 24-2 40 2-14 6-34 10-34 10-66-1z"
    drawn += path(jet, fill=WARM) + path("M104 113.500q28-7 54-5 20 0 34 1.500-20 6-40 6-26 2-48-2.500z", fill=EMBER) + path("M106 113q24-4 44-2.500l20 1.500q-36 4-64 1z", fill=MOON)
    drawn += burst(194, 110, 20, seed)
    tanks = rect(46, 108, 9, 30, 4, fill=INK, stroke=EMBER, stroke_width=0.8) + stroke("M50 136q20 6 34-18", INK, 2)
    return drawn + soldier(66, 154, 1.4, "kneel", kit(side), "flamer", rim=EMBER) + tanks


def bugle(seed: int, side: str) -> str:
    """A bugler against the moon."""
    drawn = sky(seed, (150, 76, 54)) + hills(126, seed) + ground(150, seed) + soldier(128, 156, 1.78, "bugle", kit(side), "none")
    horn = path("M0-1.200q10-.6 18-1 8-.6 14-6v16q-6-5.400-14-6-8-.2-18-1z") + path("M6-1q2 9 9 6 5-3 3-6l-2 .2q1 3-2 4-4 1-5-4.200z")
    drawn += lit_edge(group(horn, transform=at(141, 59, -16, 1.1)), colour=WARM)
    return drawn + stroke("M190 38q8 10 4 22M202 30q12 16 6 36M214 24q16 20 8 50", MOON, 1.6, 0.5, stroke_linecap="round")


def lost(seed: int, side: str) -> str:
    """A rifle stuck into the ground, a helmet on its butt: one who will not come back."""
    drawn = sky(seed, (134, 82, 58)) + hills(132, seed) + ground(148, seed)
    rifle = path("M-2.500 84l1.500-70-2-22q0-8 3-8t3 8l-2 22 1.500 70z") + path("M-1 40h8v2.500h-8z")
    cap = path("M-17 0c-1-17 8-21 17-21s18 4 17 21l-4 1.500q-13-4-26 0z") + stroke("M-14 1q2 14 14 20 12-6 14-20", INK, 1.6)
    drawn += lit_edge(group(rifle + cap, transform=at(134, 66, 4, 1)))
    return drawn + path("M96 152q18-12 38-12t40 12z", fill=INK) + "".join(path(f"M{x} 150q1-8 0-13 4 5 3 13z", fill=INK) + circle(x + 0.6, 136, 2.6, fill=RED) for x in (70, 82, 196, 206, 60))


def resistance(seed: int, side: str) -> str:
    """Civilians with a lamp and a map at the corner of a lane."""
    drawn = sky(seed, (44, 40, 16)) + church(212, 132, 0.72) + house(160, 138, 46, 26, 1) + house(252, 140, 40, 24) + ground(146, seed)
    drawn += circle(110, 122, 40, fill=WARM, fill_opacity=0.16) + circle(110, 122, 22, fill=WARM, fill_opacity=0.24)
    drawn += soldier(84, 154, 1.4, "stand", "field-cap", "none", rim=WARM) + soldier(142, 154, 1.36, "point", "beret", "none", mirrored=True, rim=WARM)
    return drawn + rect(106, 114, 8, 12, 2, fill=EMBER) + circle(110, 120, 3, fill=MOON) + stroke("M110 114v-8", INK, 1.4) + path("M0 70h30v106H0z", fill=INK)


def interrogation(seed: int, side: str) -> str:
    """A table, a lamp, one who asks and one who is silent."""
    drawn = rect(0, 0, 268, 176, fill=NIGHT) + rect(0, 0, 268, 150, fill=NIGHT2, fill_opacity=0.5)
    drawn += rect(28, 30, 58, 56, fill=NIGHT3) + circle(62, 52, 12, fill=MOON) + stroke("M57 30v56M28 58h58M28 30h58v56H28z", INK, 3.4)
    drawn += path("M150 40l-66 116h150z", fill=MOON, fill_opacity=0.14) + path("M150 40l-38 116h94z", fill=MOON, fill_opacity=0.14)
    drawn += stroke("M150 0v32", INK, 2) + path("M136 40q4-12 14-12t14 12z", fill=INK) + circle(150, 41, 4, fill=MOON)
    drawn += soldier(70, 170, 1.7, "point", "cap", "none") + soldier(204, 170, 1.6, "stand", "beret", "none", mirrored=True)
    return drawn + path("M110 128h80v6h-80zM116 134h5v42h-5zM180 134h5v42h-5z", fill=INK) + rect(128, 122, 22, 6, fill=MOON, fill_opacity=0.8)


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
    shapes = path(PROFILE, fill=HAZE, transform="translate(-1.600 -1)") + path(PROFILE, fill=INK)
    for data, fill in HEADGEAR[wears]:
        shapes += path(data, fill=fill) if fill else stroke(data, WARM, 1.6)
    if wears in ("beret", "helmet"):
        shapes += stroke("M-48 106l18-44M40 106l-14-38", NIGHT3, 4) + stroke("M-12 84l14 16 14-18", NIGHT3, 2.4)
        shapes += stroke("M-58 88l16-6M-57 93l16-6", HAZE, 1.6, 0.7)
    else:
        shapes += path("M-14 64l18 18 16-20 8 4-20 40h-12z", fill=NIGHT3) + stroke("M-60 84l20-8", WARM, 3) + circle(-50, 80, 1.6, fill=MOON)
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
    drawn = sky(seed, (48, 38, 15)) + hills(116, seed) + stroke("M236 150V28M236 40l-22 110M236 40l24 110", INK, 2) + ground(150, seed)
    drawn += circle(134, 112, 48, fill=WARM, fill_opacity=0.14) + circle(134, 112, 28, fill=WARM, fill_opacity=0.2)
    drawn += soldier(76, 158, 1.42, "point", "cap" if side == GERMAN else "beret", "none", rim=WARM)
    drawn += soldier(196, 158, 1.38, "stand", kit(side), "none", mirrored=True, rim=WARM)
    drawn += path("M100 130h70l8 6H92zM100 136h5v26h-5zM164 136h5v26h-5z", fill=INK) + path("M106 126l54 0 6 4h-64z", fill=MOON)
    return drawn + stroke("M112 128l10-1 8 2 14-2M140 129l12-2", RED, 1) + rect(131, 112, 7, 12, 2, fill=EMBER)


def intercepted(seed: int, side: str) -> str:
    """Lorries stopped on a road under fire."""
    from bridgehead.drawing.pictures.vehicles import lorry

    drawn = sky(seed, (40, 36, 14)) + hills(112, seed) + lorry(206, 138, 0.74) + burst(148, 118, 30, seed) + smoke(160, 116, 44, seed)
    drawn += ground(146, seed) + hedge(158, seed, 15) + prone(78, 166, 1.25, kit(side), "bren")
    return drawn + tracer(((126, 146, 196, 122),)) + flash(124, 150, 1.1, -12)


def alert(seed: int, side: str) -> str:
    """The garrison tumbles out; a bell, a lit door, a searchlight."""
    drawn = sky(seed, (0, 0, 0)) + beam(30, 140, 190, 0, 60) + hills(120, seed) + path("M150 150V84l10-8h92l16 14v60z", fill=INK)
    drawn += rect(176, 112, 24, 38, fill=WARM) + path("M176 150l-46 26h92l-22-26z", fill=WARM, fill_opacity=0.18) + rect(218, 104, 16, 8, fill=WARM, fill_opacity=0.7)
    drawn += ground(150, seed)
    for x, pose, size in ((168, "run", 1.14), (116, "charge", 1.22), (66, "run", 1.3)):
        drawn += soldier(x, 158, size, pose, kit(side), "rifle", mirrored=True, rim=WARM)
    return drawn


def held(seed: int, side: str) -> str:
    """Sandbags, a helmet or two above them, and the enemy's tracer overhead."""
    drawn = sky(seed, (222, 42, 17)) + hills(112, seed) + burst(60, 108, 20, seed) + tracer(((0, 60, 150, 92), (0, 88, 120, 104)))
    drawn += soldier(112, 158, 1.24, "aim", kit(side), "rifle", mirrored=True) + soldier(166, 160, 1.24, "aim", kit(side), gun(side), mirrored=True)
    drawn += soldier(216, 160, 1.2, "point", "cap" if side == GERMAN else "beret", "pistol", mirrored=True) + flash(68, 94, 1.2, 183)
    return drawn + sandbags(40, 146, 9, 3)


def sandbags(x: float, y: float, across: int, rows: int) -> str:
    """A wall of sandbags, its lowest row at the foot of the picture."""
    drawn = rect(0, y + 4, 268, 40, fill=INK)
    for row in range(rows):
        for place in range(across):
            left = x + place * 25 + (row % 2) * 12
            drawn += rect(left, y - 1 + row * 10.5, 24, 11, 5, fill=INK, stroke=NIGHT3, stroke_width=1.1)
    return drawn


