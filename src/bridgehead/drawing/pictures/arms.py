"""Pictures of guns, tanks, cars, boats, aircraft and what falls from them."""

from __future__ import annotations

from random import Random

from bridgehead.drawing.pictures.figures import prone, soldier
from bridgehead.drawing.pictures.men import GERMAN, gun, kit, sandbags
from bridgehead.drawing.pictures.night import (
    EMBER,
    HAZE,
    INK,
    MOON,
    NIGHT2,
    NIGHT3,
    WARM,
    beam,
    burst,
    church,
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
    tracer,
    tree,
    water,
)
from bridgehead.drawing.pictures.vehicles import armoured_car, assault_gun, bomber, gunboat, horsa, jeep, motorcycle, panzer
from bridgehead.drawing.svg import at, circle, group, num, path, rect, stroke


def tank(seed: int, side: str) -> str:
    """A Panzer IV that comes over a rise."""
    drawn = sky(seed, (60, 46, 21)) + hills(112, seed) + tree(244, 140, 0.8, seed) + smoke(42, 118, 34, seed, opacity=0.22) + ground(146, seed)
    return drawn + panzer(120, 152, 1.16) + furrows(160, 0.08)


def armour(seed: int, side: str) -> str:
    """A column of tanks on a road between poplars."""
    drawn = sky(seed, (206, 48, 22)) + hills(112, seed) + "".join(poplar(x, 132, size) for x, size in ((18, 0.9), (52, 0.8), (226, 0.9), (250, 1)))
    drawn += path("M0 128q134-8 268-2v50H0z", fill=NIGHT2) + panzer(44, 130, 0.46) + panzer(118, 138, 0.66) + panzer(186, 156, 0.98)
    return drawn + ground(166, seed) + smoke(12, 122, 22, seed, opacity=0.2)


def gun_carriage(seed: int, side: str) -> str:
    """An assault gun that fires from a lane."""
    drawn = sky(seed, (44, 42, 17)) + hills(114, seed) + house(30, 142, 48, 30, 1) + ground(146, seed) + assault_gun(118, 152, 1.2)
    return drawn + flash(238, 110, 2, -1) + hedge(166, seed, 10)


def car(seed: int, side: str) -> str:
    """An armoured car at a crossroads, its lamps hooded."""
    drawn = sky(seed, (206, 46, 20)) + hills(114, seed) + house(40, 140, 56, 32, 1) + stroke("M226 150V84", INK, 3) + path("M212 86h34l8 5-8 5h-34z", fill=INK)
    drawn += ground(148, seed) + path("M176 132l92 8v20z", fill=MOON, fill_opacity=0.16)
    return drawn + armoured_car(120, 154, 1.3)


def motorcyclists(seed: int, side: str) -> str:
    """Motorcyclists at speed."""
    drawn = sky(seed, (58, 46, 20)) + hills(114, seed) + poplar(236, 136, 1) + poplar(214, 134, 0.76) + ground(148, seed)
    drawn += motorcycle(66, 146, 0.7) + motorcycle(158, 156, 1.24)
    return drawn + stroke("M4 140h26M0 150h20M88 162h22M76 154h24", HAZE, 1.3, 0.5, stroke_linecap="round")


def run(seed: int, side: str) -> str:
    """A jeep and trailer at full speed down the village street, fired at from the windows."""
    drawn = sky(seed, (150, 40, 17)) + house(34, 140, 70, 50, 1) + house(110, 132, 54, 40, 1) + church(166, 132, 0.7) + house(234, 140, 66, 52, 2)
    drawn += ground(140, seed, grass=False) + path("M0 150h268v26H0z", fill=NIGHT2) + tracer(((238, 100, 120, 146), (36, 104, 96, 142)))
    return drawn + jeep(158, 160, 1.08) + stroke("M6 152h34M2 160h28", HAZE, 1.4, 0.6, stroke_linecap="round") + flash(236, 100, 0.9, 160)


def mortar(seed: int, side: str) -> str:
    """A mortar and its crew; a bomb on its way."""
    drawn = sky(seed, (54, 42, 18)) + hills(116, seed) + ground(148, seed)
    barrel = path("M0 0l5.500-2.600-27-58-7 3.200z") + path("M-2-6q-10 6-14 10h40q-8-6-20-10z") + stroke("M-16-34l30 36M-14-36l10 38", INK, 2.6)
    drawn += lit_edge(group(barrel, transform="translate(134 152) scale(-1 1)"))
    drawn += soldier(92, 154, 1.26, "kneel", kit(side), "none") + soldier(190, 154, 1.28, "throw", kit(side), "none", mirrored=True)
    bomb = path("M0 0q4-7 4-12t-4-7q-4 2-4 7t4 12zM-3 0h6l2 6h-10z", fill=INK)
    drawn += group(bomb, transform=at(196, 50, 28, 1)) + stroke("M166 84q12-24 26-30", MOON, 1.4, 0.6, stroke_dasharray="2 5", stroke_linecap="round")
    crate = rect(28, 140, 30, 15, fill=INK) + stroke("M28 145h30M36 140v15M50 140v15", HAZE, 0.9, 0.7)
    return drawn + crate


def shells(seed: int, side: str) -> str:
    """Mortar fire that falls on a field."""
    drawn = sky(seed, (222, 40, 16)) + hills(112, seed) + smoke(60, 126, 42, seed) + burst(64, 122, 26, seed) + smoke(190, 130, 50, seed + 1) + burst(188, 126, 34, seed + 2)
    drawn += burst(126, 116, 14, seed + 3) + ground(144, seed)
    return drawn + prone(96, 164, 1.05, "british" if side == GERMAN else GERMAN, "none") + prone(222, 168, 0.95, "british" if side == GERMAN else GERMAN, "none")


def howitzer(seed: int, side: str) -> str:
    """Gunners serve a field howitzer under a net."""
    drawn = sky(seed, (58, 44, 19)) + hills(116, seed) + stroke("M0 66L60 44 134 62 206 40 268 60M30 56l14 60M96 54l8 66M170 52l-6 66M234 50l-12 70", INK, 1.1, 0.7)
    drawn += ground(148, seed)
    piece = path("M-70-34h74v6h-74zM-4-40h40v16H-4z") + path("M-10-30l16 16 50 14v-6L20-24z") + path("M10-50l6 0 5 38-6 1z") + circle(4, -14, 14)
    wheel = circle(4, -14, 9.5, fill=NIGHT2) + stroke("M4-23v18M-5-14h18M-2-20l12 12M10-20l-12 12", INK, 1.6) + circle(4, -14, 2.6, fill=INK)
    drawn += group(lit_edge(piece), wheel, transform="translate(124 152) scale(-1.200 1.200)")
    return drawn + soldier(74, 156, 1.2, "probe", kit(side), "none") + soldier(44, 158, 1.2, "carry", kit(side), "none") + flash(210, 114, 1.7)


def flak(seed: int, side: str) -> str:
    """A four-barrelled flak mount; its fire climbs into the sky."""
    drawn = sky(seed, (38, 36, 14)) + tracer(((164, 78, 262, 0), (170, 84, 268, 12), (152, 74, 232, 0)), 0.9) + hills(118, seed) + ground(150, seed)
    mount = path("M-34 0l8-10h52l10 10zM-12-10l4-22h20l6 22zM-22-30h34l10 10-6 8h-36z")
    barrels = "".join(path(f"M{x}{y}l52-42 3 3.400-50 44z") for x, y in ((-8, -40), (0, -34), (-14, -30), (-6, -24)))
    seat = path("M-34-24h12v14h-12z") + circle(-30, -40, 6) + path("M-38-41q0-9 8-9t8 8l3 3-11-.6zM-38-34h14v14h-14z")
    drawn += group(lit_edge(mount + barrels + seat), transform=at(122, 154, 0, 1.25))
    drawn += "".join(circle(x, y, size, fill=HAZE, fill_opacity=0.35) + circle(x, y, size * 0.4, fill=EMBER) for x, y, size in ((236, 20, 10), (206, 34, 7), (252, 52, 8)))
    return drawn + flash(190, 78, 1.2, -40) + flash(197, 85, 1.1, -40) + soldier(58, 158, 1.2, "carry", kit(side), "none")


def machine_gun(seed: int, side: str) -> str:
    """A light machine gun and its two men."""
    weapon = "mg42" if side == GERMAN else "bren"
    drawn = sky(seed, (54, 44, 19)) + hills(114, seed) + hedge(130, seed, 14, NIGHT2) + tracer(((196, 128, 268, 112), (196, 132, 268, 128))) + ground(148, seed)
    drawn += prone(60, 150, 1.08, kit(side), "none") + prone(124, 160, 1.62, kit(side), weapon)
    return drawn + flash(189, 140, 1.7, -2) + "".join(rect(x, y, 4, 1.6, fill=WARM) for x, y in ((136, 158), (144, 163), (128, 165)))


def nest(seed: int, side: str) -> str:
    """A machine-gun nest behind sandbags."""
    drawn = sky(seed, (206, 44, 19)) + hills(114, seed) + tree(30, 140, 0.9, seed)
    drawn += soldier(96, 162, 1.25, "crouch", GERMAN, "none") + prone(136, 150, 1.45, GERMAN, "mg42") + tracer(((210, 126, 268, 112),)) + flash(194, 131, 1.8, -3)
    return drawn + sandbags(28, 144, 9, 3)


def vickers(seed: int, side: str) -> str:
    """A heavy machine gun on its tripod in support."""
    drawn = sky(seed, (206, 46, 21)) + hills(116, seed) + house(236, 140, 36, 22, 1) + ground(148, seed)
    weapon = path("M-30-4h26v9h-26zM-4-6h44v13H-4zM40-2h12v5H40zM-34-6h5v14h-5z") + path("M-14 6l-26 34 4 2 26-32zM-6 6l-2 36h5l3-36zM4 6l30 34 4-2L12 6z")
    belt = path("M-20 5h14v10h-14z") + rect(-22, 30, 16, 12)
    drawn += soldier(78, 156, 1.3, "kneel", kit(side), "none") + group(lit_edge(weapon + belt), transform=at(146, 112, -3, 1.05))
    drawn += stroke("M150 108v10M160 108v10M170 108v10M180 108v10", NIGHT3, 1.4) + flash(201, 107, 1.7, -3) + tracer(((222, 104, 268, 98),))
    return drawn + soldier(34, 158, 1.16, "crouch", kit(side), "none")


def crossfire(seed: int, side: str) -> str:
    """Two machine guns whose fire crosses on open ground."""
    drawn = sky(seed, (134, 40, 18)) + hills(110, seed) + ground(126, seed) + path("M0 132h268v44H0z", fill=NIGHT2, fill_opacity=0.5)
    drawn += tracer(((50, 148, 250, 108), (52, 152, 262, 124), (218, 148, 18, 108), (216, 152, 6, 124)), 0.9)
    weapon = "mg42" if side == GERMAN else "bren"
    drawn += prone(18, 162, 1, kit(side), weapon) + prone(250, 162, 1, kit(side), weapon, mirrored=True) + flash(58, 150, 1.2, -8) + flash(210, 150, 1.2, 188)
    return drawn + soldier(134, 146, 0.86, "wounded", "british" if side == GERMAN else GERMAN, "none")


def explosion(seed: int, side: str) -> str:
    """A great explosion, men thrown flat before it."""
    drawn = sky(seed, (40, 36, 14)) + hills(116, seed) + smoke(150, 110, 62, seed) + burst(146, 96, 58, seed) + ground(148, seed)
    return drawn + prone(74, 164, 1.15, kit(side), "none") + soldier(222, 156, 1.1, "crouch", kit(side), gun(side), mirrored=True, rim=EMBER)


def demolition(seed: int, side: str) -> str:
    """A bridge that goes up."""
    drawn = sky(seed, (40, 38, 16)) + hills(112, seed) + burst(150, 82, 56, seed) + smoke(160, 84, 60, seed) + water(132, seed, 150)
    drawn += path("M0 110h78l14 10-8 6H0zM268 110h-66l-20 14 12 4h74z", fill=INK) + path("M62 118h14v40H62zM206 118h14v40h-14z", fill=INK)
    dice = Random(seed)
    bits = "".join(
        path(f"M0 0l{num(dice.uniform(8, 22))} 2-2 4-16 1z", fill=INK, transform=at(dice.uniform(92, 210), dice.uniform(26, 104), dice.uniform(0, 180))) for _ in range(15)
    )
    return drawn + stroke("M0 108h76M204 108h64", HAZE, 1, 0.6) + bits


def gammon(seed: int, side: str) -> str:
    """Gammon bombs on a table of crates, and one in a hand."""
    drawn = sky(seed, (200, 50, 26)) + hills(120, seed) + ground(150, seed) + soldier(186, 158, 1.5, "throw", kit(side), "none", mirrored=True)
    bag = path("M-13 18q-6-14 0-24l6-6h14l6 6q6 10 0 24-13 5-26 0z") + path("M-7-12h14v-6H-7z")
    drawn += rect(28, 128, 92, 30, fill=INK) + stroke("M28 138h92M58 128v30M90 128v30", HAZE, 0.9, 0.5)
    for x in (46, 76, 104):
        drawn += group(lit_edge(bag), stroke("M-12 6q12 5 24 0M-13-2q13 5 26 0", NIGHT3, 1.2), transform=at(x, 110, 0, 0.94))
    return drawn


def gliders(seed: int, side: str) -> str:
    """Three gliders, cast off above the canal."""
    drawn = sky(seed, (58, 52, 25)) + hills(136, seed) + path("M40 132q54 8 62 44h18q-8-38-64-46z", fill=HAZE, fill_opacity=0.75) + ground(154, seed, grass=False)
    drawn += stroke("M104 150h40M108 158h44", HAZE, 0.9, 0.3)
    return drawn + horsa(206, 40, 0.36) + horsa(222, 74, 0.54) + horsa(122, 100, 1.02)


def wreck(seed: int, side: str) -> str:
    """A glider broken in a field, its back open."""
    drawn = sky(seed, (204, 46, 21)) + hills(118, seed) + poplar(20, 140, 0.9) + poplar(38, 140, 0.7) + ground(146, seed)
    body = path("M40 140q4-22 26-24l60-4 14-12 6 14 8-10 4 16-6 22-10 4q-50 8-92 6-12-2-10-12z") + path("M176 118l40-10 10-34 14 0-2 44-14 14-44 4-8-8z")
    wing = path("M96 114L60 62l-10-4 2 10 26 50zM128 112l88 34 14-1-10-8-76-36z")
    drawn += lit_edge(body + wing) + "".join(circle(x, 128, 3.4, fill=NIGHT3) for x in (62, 78, 94, 110)) + path("M44 134q4-10 12-12v10z", fill=NIGHT3)
    return drawn + stroke("M150 118l10 4M152 126l16-2M156 134l14 2", HAZE, 1, 0.7) + soldier(246, 160, 1, "march", "british", "sten", mirrored=True) + hedge(170, seed, 8)


def landing(seed: int, side: str) -> str:
    """Gliders that come down upon the battery itself, through flak."""
    drawn = sky(seed, (44, 40, 17)) + tracer(((226, 136, 150, 20), (238, 136, 196, 8), (70, 140, 112, 22))) + hills(126, seed)
    drawn += path("M158 152v-22h10l6-9h48l8 9h10v22zM22 152v-16h8l4-7h34l6 7h8v16z", fill=INK) + rect(170, 137, 26, 6, fill=NIGHT3) + rect(38, 140, 18, 4, fill=NIGHT3)
    return drawn + ground(152, seed) + horsa(196, 42, 0.42, 10) + horsa(112, 84, 1.0, 14) + smoke(60, 66, 18, seed, opacity=0.3)


def pilots(seed: int, side: str) -> str:
    """Glider pilots by the nose of their machine."""
    drawn = sky(seed, (48, 42, 18)) + hills(120, seed) + ground(148, seed)
    nose = path("M268 84H176q-32 2-44 28-6 18 8 28 30 10 128 8z") + path("M196 84l30-40 42-6v12l-30 4-22 30z")
    drawn += lit_edge(nose) + path("M140 116q8-20 32-24l2 20-30 10zM180 92h18l-2 18h-16z", fill=NIGHT3) + circle(226, 118, 9, fill=NIGHT3) + circle(254, 118, 9, fill=NIGHT3)
    return drawn + soldier(62, 156, 1.42, "point", "beret", "pistol") + soldier(108, 158, 1.3, "stand", "british", "sten")


CANOPY = (
    "M-26 0c0-34 52-34 52 0q-4-6-8.700 0-4.300-6-8.700 0-4.300-6-8.600 0-4.300-6-8.700 0-4.300-6-8.600 0-4.400-6-8.700 0z"
)  # fmt: skip


def parachute(x: float, y: float, size: float, load: str = "man", colour: str = HAZE) -> str:
    """A canopy with what hangs on it: a man, a straw doll or a container."""
    drawn = path(CANOPY, fill=colour, stroke=INK, stroke_width=1.4) + path("M-26 0c0-34 26-30 24-25.500-10 4-10 18-9 25.500q-3-5-6.500-.5-4-5-8.500.5z", fill=MOON, fill_opacity=0.28)
    drawn += stroke("M-26 0L-2 34M26 0L2 34M-9 0l7 34M9 0l-7 34M-17 0L-1 34M17 0L1 34", INK, 0.9, 0.8)
    if load == "man":
        drawn += soldier(0, 92, 0.86, "drop", "british", "none", rim="")
    elif load == "doll":
        drawn += path("M-2 34h4v8h12v3.400H3l3 22-4 1-3-16-3 16-4-1 3-22h-11V42h14z", fill=INK) + circle(0, 38, 4.6, fill=WARM)
        drawn += stroke("M-13 45l-3 4M13 45l3 4M-5 67l-2 4M5 67l2 4", WARM, 1.3)
    else:
        drawn += rect(-7, 36, 14, 34, 5, fill=INK) + stroke("M-7 46h14M-7 60h14", HAZE, 1.2)
    return group(drawn, transform=at(x, y, 0, size))


def parachutes(seed: int, side: str) -> str:
    """Parachutists over the flooded valley."""
    drawn = sky(seed, (222, 38, 16)) + hills(138, seed) + (water(142, seed, 210) if seed % 2 else "") + ground(156, seed)
    places = ((72, 50, 1), (148, 36, 0.7), (200, 88, 0.6), (118, 106, 0.42), (28, 104, 0.44), (246, 66, 0.34), (170, 112, 0.3))
    shift = (seed * 37) % 30 - 15
    return drawn + "".join(parachute(max(18, x + shift), y, size) for x, y, size in places)


def canadians(seed: int, side: str) -> str:
    """Parachutists who have landed, others still in the air."""
    drawn = sky(seed, (206, 44, 22)) + parachute(232, 70, 0.4) + parachute(52, 38, 0.56) + parachute(176, 46, 0.34) + hills(122, seed) + ground(148, seed)
    return drawn + soldier(58, 154, 1.2, "run", "british", "sten") + soldier(116, 156, 1.4, "charge", "british", "bayonet") + soldier(186, 156, 1.3, "kneel", "british", "rifle")


def stragglers(seed: int, side: str) -> str:
    """Two who have lost their way, up to the knee in water; a canopy caught in a tree."""
    drawn = sky(seed, (62, 46, 22)) + hills(112, seed) + tree(228, 138, 1.35, seed) + path("M202 84q10-16 28-10 22-8 30 12-10 12-30 6-18 8-28-8z", fill=HAZE, fill_opacity=0.85)
    drawn += stroke("M208 90l12 34M230 92l-6 34M250 90l-14 36", INK, 0.9) + water(134, seed, 62)
    drawn += soldier(96, 160, 1.3, "march", "british", "rifle") + soldier(146, 162, 1.26, "crouch", "british", "sten")
    return drawn + rect(60, 152, 110, 24, fill=INK, fill_opacity=0.45) + stroke("M70 154h40M122 156h46M80 161h60", MOON, 1, 0.5, stroke_linecap="round")


def rally(seed: int, side: str) -> str:
    """Scattered men who come together at a lamp."""
    drawn = sky(seed, (44, 40, 16)) + hills(116, seed) + tree(20, 148, 1.1, seed) + ground(148, seed) + circle(140, 112, 52, fill=WARM, fill_opacity=0.12) + circle(140, 112, 28, fill=WARM, fill_opacity=0.2)
    drawn += soldier(140, 156, 1.3, "bugle", "beret", "none", rim=WARM) + circle(153, 84, 4, fill=EMBER) + circle(153, 84, 9, fill=EMBER, fill_opacity=0.3)
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
    drawn = sky(seed, (50, 40, 17)) + bomber(198, 38, 0.42, 4, True) + bomber(244, 62, 0.26, 4, True) + hills(122, seed) + ground(150, seed)
    drawn += "".join(stroke(f"M{num(118 + r * 0.5)} {num(66 - r * 0.8)}a{r} {r} 0 0 1 {num(r * 0.42)} {r}", MOON, 1.5, 0.6) for r in (16, 28, 40))
    mast = stroke("M112 150V64M112 100l-22 52M112 100l22 52M100 70h24M104 78h16", INK, 2.4) + path("M104 130h16v20h-16z", fill=INK)
    return drawn + lit_edge(mast) + circle(112, 138, 2.6, fill=EMBER) + soldier(70, 156, 1.26, "dig", "british", "none") + soldier(186, 158, 1.2, "kneel", "british", "sten", mirrored=True)


def aircraft(seed: int, side: str) -> str:
    """Bombers above the coast, bombs falling, the ground alight."""
    drawn = sky(seed, (54, 40, 18)) + hills(138, seed) + burst(206, 142, 24, seed) + burst(150, 150, 15, seed + 1) + ground(156, seed, grass=False)
    drawn += bomber(206, 36, 0.4, -3) + bomber(112, 66, 0.92, -4)
    bombs = "".join(path("M-5 0q4-3 9 0-5 3-9 0zM-7-2.500l3 2.500-3 2.500z", fill=INK, transform=at(x, y, 62)) for x, y in ((116, 100), (126, 114), (136, 128), (108, 88)))
    return drawn + bombs


def boat(seed: int, side: str) -> str:
    """A gunboat on the canal, reeds and poplars along the bank."""
    drawn = sky(seed, (62, 46, 22)) + hills(112, seed) + "".join(poplar(x, 122, 0.7) for x in (166, 190, 214, 238, 260)) + water(120, seed, 62)
    drawn += gunboat(136, 136, 1.02) + path("M48 146q90 8 180-2-80 14-180 2z", fill=INK, fill_opacity=0.7) + stroke("M34 152h70M150 156h80", MOON, 1.2, 0.5, stroke_linecap="round")
    return drawn + flash(238, 90, 1.5, -18) + reeds(seed)


def reeds(seed: int) -> str:
    """Reeds in the near corners."""
    dice = Random(seed)
    data = ""
    for _ in range(26):
        x = dice.choice((dice.uniform(0, 44), dice.uniform(226, 268)))
        tall = dice.uniform(18, 40)
        data += f"M{num(x)} 176q{num(dice.uniform(-3, 3))} {num(-tall / 2)} {num(dice.uniform(-6, 6))} {num(-tall)}"
    return stroke(data, INK, 1.8, stroke_linecap="round")


