"""Pictures of guns, bombs and what they do."""

from __future__ import annotations

from random import Random

from bridgehead.drawing.pictures.figures import GERMAN, gun, kit, prone, soldier
from bridgehead.drawing.pictures.night import (
    EMBER,
    HAZE,
    INK,
    MOON,
    NIGHT2,
    NIGHT3,
    WARM,
    burst,
    flash,
    ground,
    hedge,
    hills,
    house,
    lit_edge,
    puffs,
    sky,
    smoke,
    tracer,
    tree,
)
from bridgehead.drawing.pictures.props import casemate_at, sandbags
from bridgehead.drawing.pictures.vehicles import panzer
from bridgehead.drawing.sheet.svg import at, circle, group, path, rect, stroke


def grenade(seed: int, side: str) -> str:
    """An arm drawn back with a grenade; another already bursts."""
    drawn = sky(seed, (44, 40, 16)) + hills(118, seed) + burst(222, 112, 32, seed) + ground(148, seed)
    drawn += soldier(96, 154, 1.62, "throw", kit(side), "none", rim=EMBER if seed % 2 else HAZE)
    pot = path(
        "M-3-1h6v9h-6zM-1.5-16h3v16h-3z" if side == GERMAN else "M-4-5q4-3 8 0 2 5 0 9-4 3-8 0-2-5 0-9zM-1.5-9h4v4h-4z"
    )
    return (
        drawn
        + lit_edge(group(pot, transform=at(71, 44, 20, 1.2)))
        + stroke("M84 40q72-34 128 44", MOON, 1.3, 0.5, stroke_dasharray="3 6", stroke_linecap="round")
    )


def rocket(seed: int, side: str) -> str:
    """A hollow charge on its way from a shoulder to a tank."""
    drawn = sky(seed, (36, 36, 14)) + hills(116, seed) + panzer(216, 140, 0.62, mirrored=True) + ground(148, seed)
    weapon = "faust" if side == GERMAN else "piat"
    drawn += soldier(74, 154, 1.5, "kneel", kit(side), weapon)
    return (
        drawn
        + stroke("M128 98q28-4 52 18", MOON, 1.6, 0.8, stroke_dasharray="2 5", stroke_linecap="round")
        + burst(190, 122, 17, seed)
        + smoke(40, 104, 26, seed)
    )


def flame(seed: int, side: str) -> str:
    """A flame-thrower against an embrasure."""
    drawn = (
        sky(seed, (34, 34, 13))
        + hills(112, seed)
        + path("M176 150V92h18l8-12h80v70z", fill=INK)
        + rect(182, 108, 40, 9, fill=NIGHT3)
    )
    drawn += circle(176, 112, 46, fill=EMBER, fill_opacity=0.14) + ground(148, seed)
    jet = "M100 114q30-12 60-8 24-2 40 2-14 6-34 10-34 10-66-1z"
    drawn += (
        path(jet, fill=WARM)
        + path("M104 113.5q28-7 54-5 20 0 34 1.5-20 6-40 6-26 2-48-2.5z", fill=EMBER)
        + path("M106 113q24-4 44-2.5l20 1.5q-36 4-64 1z", fill=MOON)
    )
    drawn += burst(194, 110, 20, seed)
    tanks = rect(46, 108, 9, 30, 4, fill=INK, stroke=EMBER, stroke_width=0.8) + stroke("M50 136q20 6 34-18", INK, 2)
    return drawn + soldier(66, 154, 1.4, "kneel", kit(side), "flamer", rim=EMBER) + tanks


def mortar(seed: int, side: str) -> str:
    """A mortar and its crew; a bomb on its way."""
    drawn = sky(seed, (54, 42, 18)) + hills(116, seed) + ground(148, seed)
    barrel = (
        path("M0 0l5.5-2.6-27-58-7 3.2z")
        + path("M-2-6q-10 6-14 10h40q-8-6-20-10z")
        + stroke("M-16-34l30 36M-14-36l10 38", INK, 2.6)
    )
    drawn += lit_edge(group(barrel, transform="translate(134 152) scale(-1 1)"))
    drawn += soldier(92, 154, 1.26, "kneel", kit(side), "none") + soldier(
        190, 154, 1.28, "throw", kit(side), "none", mirrored=True
    )
    bomb = path("M0 0q4-7 4-12t-4-7q-4 2-4 7t4 12zM-3 0h6l2 6h-10z", fill=INK)
    drawn += group(bomb, transform=at(196, 50, 28, 1)) + stroke(
        "M166 84q12-24 26-30", MOON, 1.4, 0.6, stroke_dasharray="2 5", stroke_linecap="round"
    )
    crate = rect(28, 140, 30, 15, fill=INK) + stroke("M28 145h30M36 140v15M50 140v15", HAZE, 0.9, 0.7)
    return drawn + crate


def shells(seed: int, side: str) -> str:
    """Mortar fire that falls on a field."""
    drawn = (
        sky(seed, (222, 40, 16))
        + hills(112, seed)
        + smoke(60, 126, 42, seed)
        + burst(64, 122, 26, seed)
        + smoke(190, 130, 50, seed + 1)
        + burst(188, 126, 34, seed + 2)
    )
    drawn += burst(126, 116, 14, seed + 3) + ground(144, seed)
    return (
        drawn
        + prone(96, 164, 1.05, "british" if side == GERMAN else GERMAN, "none")
        + prone(222, 168, 0.95, "british" if side == GERMAN else GERMAN, "none")
    )


def howitzer(seed: int, side: str) -> str:
    """Gunners serve a field howitzer under a net."""
    drawn = (
        sky(seed, (58, 44, 19))
        + hills(116, seed)
        + stroke("M0 66L60 44 134 62 206 40 268 60M30 56l14 60M96 54l8 66M170 52l-6 66M234 50l-12 70", INK, 1.1, 0.7)
    )
    drawn += ground(148, seed)
    piece = (
        path("M-70-34h74v6h-74zM-4-40h40v16H-4z")
        + path("M-10-30l16 16 50 14v-6L20-24z")
        + path("M10-50l6 0 5 38-6 1z")
        + circle(4, -14, 14)
    )
    wheel = (
        circle(4, -14, 9.5, fill=NIGHT2)
        + stroke("M4-23v18M-5-14h18M-2-20l12 12M10-20l-12 12", INK, 1.6)
        + circle(4, -14, 2.6, fill=INK)
    )
    drawn += group(lit_edge(piece), wheel, transform="translate(124 152) scale(-1.2 1.2)")
    return (
        drawn
        + soldier(74, 156, 1.2, "probe", kit(side), "none")
        + soldier(44, 158, 1.2, "carry", kit(side), "none")
        + flash(210, 114, 1.7)
    )


def flak(seed: int, side: str) -> str:
    """A four-barrelled flak mount; its fire climbs into the sky."""
    drawn = (
        sky(seed, (38, 36, 14))
        + tracer(((164, 78, 262, 0), (170, 84, 268, 12), (152, 74, 232, 0)), 0.9)
        + hills(118, seed)
        + ground(150, seed)
    )
    mount = path("M-34 0l8-10h52l10 10zM-12-10l4-22h20l6 22zM-22-30h34l10 10-6 8h-36z")
    barrels = "".join(path(f"M{x}{y}l52-42 3 3.4-50 44z") for x, y in ((-8, -40), (0, -34), (-14, -30), (-6, -24)))
    seat = path("M-34-24h12v14h-12z") + circle(-30, -40, 6) + path("M-38-41q0-9 8-9t8 8l3 3-11-.6zM-38-34h14v14h-14z")
    drawn += group(lit_edge(mount + barrels + seat), transform=at(122, 154, 0, 1.25))
    drawn += "".join(
        circle(x, y, size, fill=HAZE, fill_opacity=0.35) + circle(x, y, size * 0.4, fill=EMBER)
        for x, y, size in ((236, 20, 10), (206, 34, 7), (252, 52, 8))
    )
    return (
        drawn + flash(190, 78, 1.2, -40) + flash(197, 85, 1.1, -40) + soldier(58, 158, 1.2, "carry", kit(side), "none")
    )


def machine_gun(seed: int, side: str) -> str:
    """A light machine gun and its two men."""
    weapon = "mg42" if side == GERMAN else "bren"
    drawn = (
        sky(seed, (54, 44, 19))
        + hills(114, seed)
        + hedge(130, seed, 14, NIGHT2)
        + tracer(((196, 128, 268, 112), (196, 132, 268, 128)))
        + ground(148, seed)
    )
    drawn += prone(60, 150, 1.08, kit(side), "none") + prone(124, 160, 1.62, kit(side), weapon)
    return (
        drawn
        + flash(189, 140, 1.7, -2)
        + "".join(rect(x, y, 4, 1.6, fill=WARM) for x, y in ((136, 158), (144, 163), (128, 165)))
    )


def nest(seed: int, side: str) -> str:
    """A machine-gun nest behind sandbags."""
    drawn = sky(seed, (206, 44, 19)) + hills(114, seed) + tree(30, 140, 0.9, seed)
    drawn += (
        soldier(96, 162, 1.25, "crouch", GERMAN, "none")
        + prone(136, 150, 1.45, GERMAN, "mg42")
        + tracer(((210, 126, 268, 112),))
        + flash(194, 131, 1.8, -3)
    )
    return drawn + sandbags(28, 144, 9, 3)


def vickers(seed: int, side: str) -> str:
    """A heavy machine gun on its tripod in support."""
    drawn = sky(seed, (206, 46, 21)) + hills(116, seed) + house(236, 140, 36, 22, 1) + ground(148, seed)
    weapon = path("M-30-4h26v9h-26zM-4-6h44v13H-4zM40-2h12v5H40zM-34-6h5v14h-5z") + path(
        "M-14 6l-26 34 4 2 26-32zM-6 6l-2 36h5l3-36zM4 6l30 34 4-2L12 6z"
    )
    belt = path("M-20 5h14v10h-14z") + rect(-22, 30, 16, 12)
    drawn += soldier(78, 156, 1.3, "kneel", kit(side), "none") + group(
        lit_edge(weapon + belt), transform=at(146, 112, -3, 1.05)
    )
    drawn += (
        stroke("M150 108v10M160 108v10M170 108v10M180 108v10", NIGHT3, 1.4)
        + flash(201, 107, 1.7, -3)
        + tracer(((222, 104, 268, 98),))
    )
    return drawn + soldier(34, 158, 1.16, "crouch", kit(side), "none")


def crossfire(seed: int, side: str) -> str:
    """Two machine guns whose fire crosses on open ground."""
    drawn = (
        sky(seed, (134, 40, 18))
        + hills(110, seed)
        + ground(126, seed)
        + path("M0 132h268v44H0z", fill=NIGHT2, fill_opacity=0.5)
    )
    drawn += tracer(((50, 148, 250, 108), (52, 152, 262, 124), (218, 148, 18, 108), (216, 152, 6, 124)), 0.9)
    weapon = "mg42" if side == GERMAN else "bren"
    drawn += (
        prone(18, 162, 1, kit(side), weapon)
        + prone(250, 162, 1, kit(side), weapon, mirrored=True)
        + flash(58, 150, 1.2, -8)
        + flash(210, 150, 1.2, 188)
    )
    return drawn + soldier(134, 146, 0.86, "wounded", "british" if side == GERMAN else GERMAN, "none")


def explosion(seed: int, side: str) -> str:
    """A great explosion, men thrown flat before it."""
    drawn = (
        sky(seed, (40, 36, 14))
        + hills(116, seed)
        + smoke(150, 110, 62, seed)
        + burst(146, 96, 58, seed)
        + ground(148, seed)
    )
    return (
        drawn
        + prone(74, 164, 1.15, kit(side), "none")
        + soldier(222, 156, 1.1, "crouch", kit(side), gun(side), mirrored=True, rim=EMBER)
    )


def gammon(seed: int, side: str) -> str:
    """Gammon bombs on a table of crates, and one in a hand."""
    drawn = (
        sky(seed, (200, 50, 26))
        + hills(120, seed)
        + ground(150, seed)
        + soldier(186, 158, 1.5, "throw", kit(side), "none", mirrored=True)
    )
    bag = path("M-13 18q-6-14 0-24l6-6h14l6 6q6 10 0 24-13 5-26 0z") + path("M-7-12h14v-6H-7z")
    drawn += rect(28, 128, 92, 30, fill=INK) + stroke("M28 138h92M58 128v30M90 128v30", HAZE, 0.9, 0.5)
    for x in (46, 76, 104):
        drawn += group(
            lit_edge(bag), stroke("M-12 6q12 5 24 0M-13-2q13 5 26 0", NIGHT3, 1.2), transform=at(x, 110, 0, 0.94)
        )
    return drawn


def battery_fire(seed: int, side: str) -> str:
    """Shells fall on the battery itself."""
    drawn = (
        sky(seed, (40, 36, 14))
        + hills(114, seed)
        + burst(58, 110, 26, seed)
        + burst(206, 94, 40, seed + 1)
        + casemate_at(126, 150, 0.82, True)
        + ground(152, seed)
    )
    return (
        drawn
        + stroke(
            "M110 0Q180 20 204 84M20 0q30 40 36 96", MOON, 1.3, 0.6, stroke_dasharray="3 6", stroke_linecap="round"
        )
        + soldier(236, 162, 1, "run", GERMAN, "rifle")
    )


def antipersonnel(seed: int, side: str) -> str:
    """A jumping mine bursts at the height of a man's chest."""
    drawn = (
        sky(seed, (44, 40, 17))
        + hills(112, seed)
        + burst(150, 96, 40, seed)
        + ground(148, seed)
        + stroke("M150 150V112", EMBER, 2.4, 0.9)
    )
    enemy = "british" if side == GERMAN else GERMAN
    return (
        drawn
        + soldier(70, 156, 1.24, "crouch", enemy, gun(enemy), rim=EMBER)
        + soldier(214, 158, 1.2, "wounded", enemy, "none", rim=EMBER, mirrored=True)
        + path("M140 154q10-6 20 0v4h-20z", fill=INK)
    )


def smoke_screen(seed: int, side: str) -> str:
    """Smoke before the guns, men who use it."""
    drawn = (
        sky(seed, (44, 40, 17))
        + hills(112, seed)
        + path("M206 140v-22h10l6-9h38l8 9v22z", fill=INK)
        + rect(216, 124, 28, 6, fill=WARM, fill_opacity=0.6)
        + ground(146, seed)
    )
    dice = Random(seed)
    clouds = ""
    for number, (colour, opacity) in enumerate(((HAZE, 0.5), (HAZE, 0.55), (STEAM, 0.5))):
        discs = [
            (
                dice.uniform(104 + number * 10, 222 - number * 8),
                dice.uniform(74 + number * 10, 142),
                dice.uniform(13, 27 - number * 5),
            )
            for _ in range(15)
        ]
        clouds += path(puffs(discs), fill=colour, fill_opacity=opacity)
    return (
        drawn
        + clouds
        + soldier(52, 154, 1.18, "run", kit(side), gun(side))
        + soldier(98, 158, 1.3, "crouch", kit(side), gun(side))
        + path("M150 158h8v6h-8z", fill=INK)
    )


STEAM = "#B9C6C8"
