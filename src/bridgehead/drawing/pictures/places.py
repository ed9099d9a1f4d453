"""Pictures of ground, works and signs: bridges, villages, wire, bunkers, lights in the sky."""

from __future__ import annotations

import math
from random import Random

from bridgehead.drawing.pictures.arms import parachute, reeds
from bridgehead.drawing.pictures.figures import soldier
from bridgehead.drawing.pictures.men import GERMAN, gun, kit
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
    flash,
    furrows,
    ground,
    hedge,
    hills,
    house,
    lit_edge,
    poplar,
    puffs,
    sky,
    tracer,
    tree,
    water,
    wire_fence,
)
from bridgehead.drawing.svg import at, circle, group, num, path, rect, stroke


def bascule(seed: int, side: str) -> str:
    """The lifting bridge over the canal: counterweight, cabin, girders, the moon on the water."""
    drawn = sky(seed, (206, 44, 21)) + hills(110, seed) + poplar(246, 120, 0.5) + poplar(258, 120, 0.42) + water(122, seed)
    works = path("M0 114h98v9H0zM212 114h56v9h-56z") + path("M92 116h128v6H92z") + path("M76 118V64l24-9 12 63z") + path("M72 50h42v17H72z") + path("M86 120h30v38H86zM205 120h18v40h-18z")
    works += stroke("M98 116L140 88h50l26 28", INK, 3.2) + stroke("M110 116l14-17 14 17 13-27 15 27 14-27 14 27 11-13", INK, 1.8) + stroke("M104 62l42 30", INK, 2.8) + path("M54 114V90l10-7 12 7v24z")
    drawn += lit_edge(works) + rect(59, 97, 5, 6, fill=WARM) + rect(67, 97, 4, 6, fill=WARM, fill_opacity=0.6) + stroke("M0 109h96M222 109h46", INK, 1) + stroke("M74 54h38M74 60h38", NIGHT3, 1, 0.8)
    return drawn + stroke("M8 109v5M20 109v5M32 109v5M44 109v5M232 109v5M246 109v5M260 109v5", INK, 1.2)


def pegasus(seed: int, side: str) -> str:
    """The same bridge in British hands: sentries, a glider behind it, trouble on the far road."""
    drawn = sky(seed, (54, 44, 20)) + hills(110, seed) + burst(226, 100, 14, seed) + water(126, seed, 54)
    works = path("M0 118h268v8H0z") + path("M150 120V62l26-9 12 67z") + path("M146 47h44v17h-44z") + path("M158 122h32v40h-32z") + stroke("M30 118L66 90h60l28 28", INK, 3.2)
    works += stroke("M42 118l14-17 14 17 14-27 14 27 14-27 14 27 12-13", INK, 1.8) + path("M196 118V96l10-7 12 7v22z")
    drawn += lit_edge(works) + rect(202, 102, 5, 6, fill=WARM)
    return drawn + soldier(86, 118, 0.74, "stand", "british", "rifle") + soldier(112, 118, 0.74, "kneel", "british", "rifle") + soldier(246, 118, 0.7, "aim", "british", "bren") + reeds(seed)


def swing(seed: int, side: str) -> str:
    """The swing bridge over the river: a long girder that turns on a pier in midstream."""
    drawn = sky(seed, (58, 44, 20)) + hills(112, seed) + tree(20, 122, 0.6, seed) + tree(252, 122, 0.66, seed) + water(122, seed, 58)
    girder = stroke("M28 114L134 86l106 28", INK, 3) + path("M14 112h240v7H14z") + path("M128 76h12v40h-12z") + path("M122 118h24l5 38h-34z") + path("M108 152h52v8h-52z") + path("M0 108h22v20H0zM246 108h22v20h-22z")
    braces = "".join(f"M{x} 113V{num(114 - (1 - abs(x - 134) / 106) * 27)}" for x in range(50, 230, 14) if abs(x - 134) > 8)
    drawn += lit_edge(girder + stroke(braces, INK, 1.5)) + stroke("M22 106h224", INK, 1) + rect(131, 80, 6, 6, fill=WARM)
    return drawn + (soldier(78, 112, 0.5, "march", "british", "sten", rim="") + soldier(96, 112, 0.5, "run", "british", "sten", rim="") if seed % 2 else "")


def arches(seed: int, side: str) -> str:
    """An old bridge of stone over the valley's river."""
    drawn = sky(seed, (206, 42, 20)) + hills(110, seed) + church(44, 118, 0.5) + house(74, 118, 26, 15, 1) + tree(246, 124, 0.7, seed) + water(126, seed)
    stone = "M0 104q134-20 268 0v10l-6 40h-18q-6-30-24-30t-24 30h-16q-6-34-26-34t-26 34h-16q-6-30-24-30t-24 30H30q-6-30-18-30-8 0-12 12z"
    courses = "".join(f"M{x} {112 + (x * 7) % 14}h{6 + x % 7}" for x in range(8, 260, 13))
    return drawn + lit_edge(path(stone)) + stroke(courses, HAZE, 0.9, 0.4) + stroke("M0 100q134-20 268 0", INK, 3) + reeds(seed)


def girder(seed: int, side: str) -> str:
    """A steel bridge of two bowstrings over the flood."""
    drawn = sky(seed, (54, 44, 19)) + hills(112, seed) + poplar(250, 124, 0.66) + poplar(14, 124, 0.6) + water(124, seed, 54)
    bows = stroke("M12 112q60-58 122 0q60-58 122 0", INK, 4) + path("M0 110h268v8H0z") + path("M126 116h16v46h-16zM-4 116h22v40H-4zM250 116h22v40h-22z")
    hangers = "".join(f"M{x} 112V{num(112 - math.sin((x - 12) % 122 / 122 * math.pi) * 28)}" for x in range(24, 256, 12))
    return drawn + lit_edge(bows + stroke(hangers, INK, 1.5)) + stroke("M0 121h268", HAZE, 0.8, 0.5)


def timber(seed: int, side: str) -> str:
    """A small bridge on timber trestles, charges at its feet."""
    drawn = sky(seed, (214, 44, 20)) + hills(112, seed) + tree(28, 126, 0.9, seed) + house(236, 124, 34, 20, 1) + water(126, seed, 214)
    trestles = "".join(f"M{x} 114l-9 46M{x + 16} 114l9 46M{x - 4} 136h26M{x - 5} 140l26 14" for x in (58, 124, 190))
    drawn += lit_edge(path("M0 108h268v7H0z") + stroke("M0 98h268" + "".join(f"M{x} 98v10" for x in range(10, 268, 20)), INK, 1.8) + stroke(trestles, INK, 3.4))
    charges = "".join(rect(x, 128, 11, 9, fill=INK, stroke=WARM, stroke_width=0.9) for x in (60, 126, 192))
    return drawn + charges + stroke("M66 128Q96 118 131 128T198 128L268 112", WARM, 1.1, 0.9) + reeds(seed)


def password(seed: int, side: str) -> str:
    """A wireless set by the bridge, the message on its way."""
    drawn = sky(seed, (206, 46, 20)) + hills(112, seed) + stroke("M150 118l30-26h44l24 26", INK, 2.8) + path("M140 116h128v7H140zM150 116V84l16-6 6 38z", fill=INK) + water(124, seed) + ground(150, seed)
    drawn += soldier(86, 158, 1.4, "kneel", "beret", "none") + rect(46, 110, 26, 36, fill=INK) + stroke("M52 110V22", INK, 1.6) + circle(54, 120, 3, fill=EMBER) + stroke("M58 118h10M58 124h10", HAZE, 1.2)
    return drawn + "".join(stroke(f"M{num(52 + r * 0.6)} {num(34 - r * 0.5)}a{r} {r} 0 0 1 0 {r}", MOON, 1.5, 0.6) for r in (14, 24, 34))


def flood(seed: int, side: str) -> str:
    """The Dives out of its banks: drowned poplars, a lone parachute on the water."""
    drawn = sky(seed, (62, 44, 22)) + hills(104, seed) + water(112, seed, 62)
    for x, y, size in ((24, 122, 0.7), (44, 122, 0.56), (196, 124, 0.8), (222, 128, 0.98), (248, 124, 0.72)):
        drawn += poplar(x, y, size) + path(f"M{x - 2} {y}h4l2 {num(26 * size)}h-7z", fill=INK, fill_opacity=0.4)
    drawn += path("M98 140q8-14 30-12 24-4 34 10-14 8-32 5-20 5-32-3z", fill=HAZE, stroke=INK, stroke_width=1) + stroke("M108 141q20 12 44 0", INK, 0.9)
    return drawn + path("M74 132l40-3-2 4-34 4z", fill=INK) + stroke("M90 152h84M60 160h56M150 164h70", MOON, 1.1, 0.5, stroke_linecap="round")


def marsh(seed: int, side: str) -> str:
    """Marsh: reeds, dead trees, mist."""
    drawn = sky(seed, (206, 46, 21)) + hills(108, seed) + water(116, seed)
    drawn += path("M0 130q40-8 90-2t70 4 108-4v6q-60 8-120 4T0 138z", fill=INK) + path("M150 150q50-8 118-2v8q-70-2-118-6zM0 156q50-6 110 2-50 6-110 4z", fill=INK)
    drawn += stroke("M60 130V74M60 96l-16-16M60 86l14-18M60 108l18-12M224 150V92M224 112l16-14M224 104l-12-14", INK, 3, stroke_linecap="round")
    dice = Random(seed)
    tufts = ""
    for _ in range(60):
        x = dice.uniform(0, 268)
        y = dice.choice((134, 154, 158, 176))
        tufts += f"M{num(x)} {y}q{num(dice.uniform(-2, 2))} -10 {num(dice.uniform(-5, 5))} {num(-dice.uniform(12, 26))}"
    drawn += stroke(tufts, INK, 1.5, stroke_linecap="round")
    return drawn + "".join(path(f"M0 {y}q70-10 134 0t134 0v9q-64 10-134 0t-134 0z", fill=HAZE, fill_opacity=0.16) for y in (112, 126, 142))


def village(seed: int, side: str) -> str:
    """A village street under the church, some windows lit."""
    drawn = sky(seed) + hills(116, seed) + church(172 - seed % 3 * 30, 142, 1.0) + path("M112 128L70 176h140l-44-48z", fill=NIGHT3, fill_opacity=0.55)
    drawn += house(44, 152, 62, 42, 1) + house(98, 142, 44, 32, 2) + house(196, 144, 46, 32, 1) + house(244, 156, 60, 46, 1)
    return drawn + ground(158, seed, grass=False) + stroke("M126 158v-34h12", INK, 2.4) + circle(139, 127, 3, fill=EMBER) + circle(139, 127, 10, fill=EMBER, fill_opacity=0.18) + path("M16 158h56v4H16zM206 160h56v4h-56z", fill=NIGHT2)


def garrison(seed: int, side: str) -> str:
    """Barracks behind a wall: a gate, a sentry, lit windows."""
    drawn = sky(seed, (206, 44, 19)) + hills(112, seed) + house(70, 134, 96, 48, 2) + house(190, 134, 88, 42, 1) + path("M0 120h96v-10h14v44H0zM268 120h-96v-10h-14v44h110z", fill=INK)
    drawn += stroke("M8 130h20M40 138h24M70 128h20M14 146h22M180 130h20M212 140h26M240 128h18", HAZE, 0.9, 0.4) + path("M110 154l-20 22h88l-20-22z", fill=NIGHT3, fill_opacity=0.6) + ground(156, seed, grass=False)
    return drawn + path("M110 154l-22 22h92l-22-22z", fill=NIGHT2) + soldier(150, 160, 1.1, "stand", GERMAN, "rifle") + stroke("M104 112h6M158 112h6", WARM, 3)


def chateau(seed: int, side: str) -> str:
    """A château at the end of its avenue."""
    drawn = sky(seed, (206, 40, 18)) + hills(114, seed)
    house_of = "M84 142V94h10l8-20 10 20h42l10-20 8 20h10v48zM98 74l4-14 4 14zM158 74l4-14 4 14zM112 94l8-16h28l8 16z"
    drawn += path(house_of, fill=INK) + "".join(rect(x, 104, 6, 9, fill=WARM if x in (98, 146) else NIGHT3) for x in (98, 116, 130, 146, 164)) + rect(130, 122, 9, 20, fill=NIGHT3)
    drawn += path("M134 138L60 176h150z", fill=NIGHT3, fill_opacity=0.5) + ground(154, seed, grass=False) + path("M118 150L64 176h140l-54-26z", fill=NIGHT2)
    for x, y, size in ((64, 148, 0.66), (40, 156, 0.92), (8, 168, 1.3), (202, 148, 0.66), (228, 156, 0.92), (260, 168, 1.3)):
        drawn += tree(x, y, size, seed)
    return drawn


def cafe(seed: int, side: str) -> str:
    """The café by the bridge: awning, shutters, one lamp, tables outside."""
    drawn = sky(seed, (34, 36, 15)) + hills(116, seed) + path("M186 150V62l-8 0 14-26h66l14 26h-8v88z", fill=INK, fill_opacity=0.55)
    drawn += path("M60 150V64h-6l14-28h124l14 28h-6v86z", fill=INK) + path("M84 36V22h12v14z", fill=INK)
    for x in (74, 108, 142, 176):
        drawn += rect(x, 72, 12, 18, fill=WARM if x == 108 else NIGHT3) + rect(x - 5, 71, 4, 20, fill=NIGHT2) + rect(x + 13, 71, 4, 20, fill=NIGHT2)
    drawn += rect(72, 118, 26, 32, fill=WARM) + rect(112, 118, 14, 32, fill=NIGHT3) + rect(140, 118, 44, 22, fill=WARM, fill_opacity=0.75) + stroke("M85 118v32M162 118v22", INK, 1.4)
    drawn += path("M62 104h136l8 14H54z", fill=RED, fill_opacity=0.85) + stroke("M78 104l-4 14M98 104l-2 14M118 104v14M138 104l2 14M158 104l4 14M178 104l6 14", MOON, 1.6, 0.4) + rect(96, 95, 68, 8, fill=MOON, fill_opacity=0.7)
    drawn += ground(152, seed, grass=False) + path("M72 152l-30 24h164l-22-24z", fill=WARM, fill_opacity=0.14)
    return drawn + "".join(path(f"M{x} 158h26v3H{x}zM{x + 11} 161h3v13h-3z", fill=INK) + stroke(f"M{x - 8} 174v-16M{x + 34} 174v-16M{x - 8} 166h6M{x + 28} 166h6", INK, 2) for x in (96, 168)) + poplar(248, 158, 1.1)


def road(seed: int, side: str) -> str:
    """A straight road between poplars, a milestone."""
    drawn = sky(seed, (160, 48, 24)) + hills(112, seed) + ground(118, seed) + path("M126 116L44 176h190L146 116z", fill=HAZE, fill_opacity=0.55) + stroke("M136 120v4M136 130v6M137 142v9M138 158v12", MOON, 2, 0.5)
    for y, gap, size in ((124, 28, 0.5), (134, 48, 0.74), (150, 82, 1.1), (176, 122, 1.7)):
        drawn += poplar(136 - gap, y, size) + poplar(138 + gap, y, size)
    return drawn + path("M204 170v-18q8-8 16 0v18z", fill=INK) + rect(207, 156, 10, 2, fill=HAZE)


def fields(seed: int, side: str) -> str:
    """Corn under the moon, hedges, stooks."""
    drawn = sky(seed, (60, 48, 23)) + hills(104, seed) + hedge(112, seed, 10) + path("M0 118q134-8 268 0v58H0z", fill=NIGHT3) + furrows(118, 0.22) + hedge(134, seed + 1, 7) + path("M0 140h268v36H0z", fill=NIGHT2) + furrows(138, 0.16)
    for x, y, size in ((196, 150, 1), (230, 144, 0.74), (160, 144, 0.7), (70, 160, 1.3)):
        drawn += group(lit_edge(path("M-12 0q2-18 8-26l4-4 4 4q6 8 8 26z") + stroke("M-7-24l-4-7M0-28v-8M7-24l4-7", INK, 2)), stroke("M-8-16q8 4 16 0", HAZE, 1.2), transform=at(x, y, 0, size))
    return drawn + tree(246, 122, 0.7, seed) + poplar(16, 124, 0.7)


def towpath(seed: int, side: str) -> str:
    """The towpath along the canal under a row of poplars."""
    drawn = sky(seed, (196, 46, 22)) + hills(110, seed) + path("M0 120h268v56H0z", fill=NIGHT3) + water(120, seed, 190)
    drawn += path("M0 116h110q-20 26-50 60H0z", fill=INK) + path("M92 118q-22 30-52 58h22q34-32 46-58z", fill=HAZE, fill_opacity=0.6) + path("M268 114H178q30 8 90 26z", fill=INK)
    for x, y, size in ((84, 122, 0.6), (66, 132, 0.86), (40, 148, 1.2), (4, 172, 1.8)):
        drawn += poplar(x, y, size)
    return drawn + poplar(214, 118, 0.5) + poplar(236, 120, 0.56) + path("M122 134l52-3-6 8h-40zM136 133v-7h18v6z", fill=INK)


def wood(seed: int, side: str) -> str:
    """Deep wood: trunks before the moonlight, mist between them."""
    drawn = sky(seed, (150, 64, 34)) + path("M0 96q60-16 134-6t134-6v92H0z", fill=NIGHT3)
    dice = Random(seed)
    drawn += "".join(path(f"M{x} 0h4l2 150h-9z", fill=NIGHT2) for x in range(10, 268, 27))
    drawn += "".join(path(f"M{x} 0h7l3 156h-14z", fill=NIGHT) for x in (44, 116, 146, 232))
    for x in (22, 60, 92, 176, 212, 248):
        wide = dice.uniform(6, 11)
        drawn += path(f"M{x} 0h{num(wide)}l2 120 6 36h-{num(wide + 14)}l5-36z", fill=INK) + stroke(f"M{x + 4} {num(dice.uniform(30, 60))}l{num(dice.uniform(-26, 26))} -22", INK, 3)
    return drawn + path("M0 0h268v22q-16 10-30 2t-34 6-40-4-36 8-44-6-40 4-44-8H0z", fill=INK) + ground(156, seed) + path("M0 128q70-10 134 0t134 0v12q-64 10-134 0t-134 0z", fill=HAZE, fill_opacity=0.16)


def orchard(seed: int, side: str) -> str:
    """Apple trees in rows."""
    drawn = sky(seed, (206, 44, 20)) + hills(110, seed) + ground(124, seed) + path("M0 128h268v48H0z", fill=NIGHT2, fill_opacity=0.6)
    for y, size, step in ((130, 0.46, 34), (146, 0.74, 54), (172, 1.16, 84)):
        for number in range(-1, 9):
            drawn += tree(18 + number * step, y, size, seed + number)
    return drawn + path("M224 176l14-60 3 0-10 60zM246 176l-4-60 3 0 6 60z", fill=INK) + stroke("M230 158h20M233 144h14M236 130h10", INK, 2)


def trench(seed: int, side: str) -> str:
    """A trench seen from its floor: boards, planks, helmets above the parapet."""
    drawn = sky(seed, (206, 40, 18)) + hills(96, seed) + wire_fence(106, seed, coils=False, size=0.36)
    drawn += soldier(48, 158, 1.2, "aim", GERMAN, "rifle") + soldier(92, 156, 1.06, "aim", GERMAN, "rifle") + soldier(216, 160, 1.2, "aim", GERMAN, "mg42")
    drawn += path("M0 116l26-4 30 6 34-6 20 8v56H0zM268 112l-30-4-32 8-28-6-18 10v56h108z", fill=INK) + path("M110 120l-30 56h104l-24-56z", fill=NIGHT2)
    planks = "".join(f"M{num(110 - k * 5)} {120 + k * 11}h{num(50 + k * 9)}" for k in range(1, 6))
    drawn += stroke(planks, INK, 3, 0.8) + soldier(140, 160, 0.98, "march", GERMAN, "rifle")
    return drawn + stroke("M20 122v54M44 122v54M68 122v54M92 124v52M180 124v52M204 120v56M228 118v58M250 116v60M0 136h100M0 156h90M172 138h96M180 158h88", NIGHT3, 1.2, 0.7)


def wire(seed: int, side: str) -> str:
    """Barbed wire before open ground."""
    drawn = sky(seed, (206, 48, 23)) + hills(116, seed) + path("M206 128v-14h8l5-7h30l6 7h6v14z", fill=INK) + ground(140, seed)
    return drawn + wire_fence(146, seed, colour=NIGHT2, size=0.66) + wire_fence(172, seed + 1, size=1.25)


def gate(seed: int, side: str) -> str:
    """The gate of the battery: wire, a barrier, concrete behind."""
    drawn = sky(seed, (44, 42, 18)) + hills(112, seed) + path("M90 138v-24h12l8-12h56l10 12h14v24z", fill=INK) + rect(112, 120, 34, 6, fill=NIGHT3) + wire_fence(148, seed, colour=NIGHT)
    drawn += path("M92 150L60 176h150l-34-26z", fill=NIGHT3, fill_opacity=0.6) + ground(160, seed, grass=False) + path("M96 152L62 176h144l-32-24z", fill=NIGHT2)
    posts = path("M74 164V78h14v86zM180 164V78h14v86z") + path("M70 74h22v6H70zM176 74h22v6h-22z")
    bar = path("M88 128h94v6H88z", fill=INK) + stroke("M98 131h12M122 131h12M146 131h12M170 131h10", MOON, 6, 0.6)
    return drawn + lit_edge(posts) + bar + wire_fence(170, seed + 2, size=0.9) + soldier(214, 160, 1.1, "stand", GERMAN, "rifle", mirrored=True)


def lines_cut(seed: int, side: str) -> str:
    """A telephone pole and the cutter at its wires."""
    drawn = sky(seed, (62, 50, 26)) + hills(120, seed) + ground(148, seed) + stroke("M150 152V20M126 34h48M130 52h40M20 148V92M8 98h24M12 108h16", INK, 4.4)
    drawn += stroke("M130 34Q70 80 22 98M140 52Q76 92 26 108M170 34q50 10 98-8M166 52q40 14 76 26", INK, 1.3) + stroke("M242 78q-8 10-4 22", INK, 1.3)
    drawn += "".join(circle(x, y, 2.6, fill=HAZE) for x, y in ((130, 31), (170, 31), (134, 49), (166, 49)))
    return drawn + soldier(146, 116, 1.12, "throw", "british", "none", mirrored=True) + flash(176, 50, 0.8, -30) + soldier(210, 158, 1.1, "kneel", "british", "sten")


def sabotage(seed: int, side: str) -> str:
    """Hands that cut the lead of a charge beneath a bridge."""
    drawn = sky(seed, (44, 40, 17)) + path("M0 60h268v22H0z", fill=INK) + stroke("M0 82l40 60M60 82l-20 60M60 82l40 60M120 82l-20 60M120 82l40 60M180 82l-20 60M180 82l40 60M240 82l-20 60M240 82l30 44", INK, 3) + water(140, seed, 44)
    drawn += rect(160, 84, 46, 30, fill=INK) + stroke("M160 94h46M160 104h46M176 84v30M190 84v30", WARM, 1, 0.8) + stroke("M206 98q22 4 26 22M238 128q14 8 30 4", WARM, 1.8)
    drawn += soldier(118, 160, 1.34, "probe", "british", "none") + flash(232, 124, 0.7, 40)
    return drawn + stroke("M136 122l80 2 14-4M216 124l12 6", HAZE, 2.2) + rect(96, 152, 60, 24, fill=INK, fill_opacity=0.5)


def bunker(seed: int, side: str) -> str:
    """A concrete shelter half in the earth, light in its slit."""
    drawn = sky(seed, (54, 44, 20)) + hills(112, seed) + tree(24, 142, 0.8, seed) + ground(146, seed)
    drawn += lit_edge(path("M66 152l8-52h20l10-16h92l12 16h18l10 52z")) + rect(98, 112, 70, 11, fill=NIGHT3) + rect(104, 114.5, 58, 6, fill=WARM) + stroke("M88 100h126M82 132h136M124 84l-4 16M178 84l6 16", NIGHT3, 1)
    return drawn + path("M186 152v-26h18v26z", fill=NIGHT2) + path("M30 156q40-16 80-6t130 2q20 2 28 8v16H0v-16z", fill=INK) + wire_fence(168, seed, coils=False, size=0.5)


def tobruk(seed: int, side: str) -> str:
    """An open ring of concrete with an anti-tank gun."""
    drawn = sky(seed, (206, 44, 20)) + hills(114, seed) + ground(146, seed)
    piece = path("M-60-8h64v5h-64zM-66-10h8v9h-8z") + path("M0-20h5l6 22-6 2z") + path("M2-12h34v12H2z")
    drawn += group(lit_edge(piece), transform="translate(140 122) scale(-1.200 1.200)") + soldier(100, 146, 1, "aim", GERMAN, "none") + soldier(78, 150, 1, "crouch", GERMAN, "none")
    drawn += lit_edge(path("M46 154l10-28q78-14 156 0l12 28z")) + stroke("M58 132q76-12 152 0M70 142q64-8 130 0", NIGHT3, 1.1) + path("M60 128q74-12 148 0-74 10-148 0z", fill=NIGHT)
    return drawn + path("M0 154q134-14 268 0v22H0z", fill=INK) + flash(222, 114, 1.3)


def command(seed: int, side: str) -> str:
    """The command bunker: steel door, aerials, a telescope on the roof."""
    drawn = sky(seed, (44, 40, 17)) + hills(112, seed) + stroke("M78 84V26M92 84V40M196 84V34M196 48l-14 36M196 48l14 36", INK, 1.8) + ground(148, seed)
    drawn += lit_edge(path("M44 154V94h18l10-12h126l12 12h18v60z") + path("M112 82v-10h44v10z")) + rect(122, 74, 26, 4, fill=WARM) + path("M118 154v-42q18-10 34 0v42z", fill=NIGHT3) + path("M124 154v-38q12-7 22 0v38z", fill=WARM, fill_opacity=0.8)
    drawn += path("M124 154l-26 22h80l-32-22z", fill=WARM, fill_opacity=0.15) + stroke("M52 108h58M160 108h60M52 130h58M160 130h60", NIGHT3, 1.1)
    return drawn + soldier(244, 162, 1.16, "stand", GERMAN, "rifle", mirrored=True) + soldier(26, 162, 1.16, "stand", "cap", "none")


def casemate(seed: int, side: str) -> str:
    """A casemate of the battery, the gun's mouth in its shade, earth on its roof."""
    drawn = sky(seed, (54 if seed % 2 else 216, 42, 19)) + hills(116, seed) + (casemate_at(214, 128, 0.42, False) if seed % 3 == 0 else "") + ground(148, seed)
    return drawn + casemate_at(118, 154, 1.12, True) + wire_fence(174, seed, coils=seed % 2 == 0, size=0.6)


def casemates(seed: int, side: str) -> str:
    """Two casemates side by side."""
    drawn = sky(seed, (134, 40, 18)) + hills(116, seed) + ground(146, seed) + casemate_at(76, 150, 0.72, True) + casemate_at(206, 154, 0.78, True)
    return drawn + wire_fence(176, seed, size=0.6)


def casemate_at(x: float, y: float, size: float, armed: bool) -> str:
    """One casemate."""
    shell = lit_edge(path("M-96 0q-4-40 20-62 30-22 84-20l56 8 26 14v60z"))
    mouth = path("M-34 0v-40l10-10h62l10 10V0z", fill=NIGHT2) + path("M-26 0v-36l8-8h50l8 8V0z", fill=NIGHT) + path("M-34-40l10-10h62l10 10-8 2-8-5h-48l-8 5z", fill=NIGHT3)
    piece = path("M-14 0v-20h34V0z", fill=INK) + path("M-2-26h12v12H-2zM1-24l-8-2-30 8v4l32-2z", fill=INK) + stroke("M-38-16l30-8", HAZE, 0.9) if armed else ""
    grass = stroke("M-80-58l-3-7M-60-72l-2-7M-40-79l-1-7M-16-83v-7M10-83l2-7M36-79l3-7M60-73l4-6", INK, 1.6, stroke_linecap="round")
    return group(shell, grass, mouth, piece, transform=at(x, y, 0, size))


def battery_fire(seed: int, side: str) -> str:
    """Shells fall on the battery itself."""
    drawn = sky(seed, (40, 36, 14)) + hills(114, seed) + burst(58, 110, 26, seed) + burst(206, 94, 40, seed + 1) + casemate_at(126, 150, 0.82, True) + ground(152, seed)
    return drawn + stroke("M110 0Q180 20 204 84M20 0q30 40 36 96", MOON, 1.3, 0.6, stroke_dasharray="3 6", stroke_linecap="round") + soldier(236, 162, 1, "run", GERMAN, "rifle")


def mines(seed: int, side: str) -> str:
    """A mined field: a board on wire, plates in the turf."""
    drawn = sky(seed, (206, 46, 21)) + hills(114, seed) + ground(138, seed) + path("M0 146h268v30H0z", fill=NIGHT2, fill_opacity=0.4)
    for x, y, size in ((52, 166, 1.2), (116, 154, 0.9), (196, 164, 1.2), (238, 152, 0.8), (150, 172, 1.1)):
        drawn += mine(x, y, size)
    board = path("M66 150V78h4v72zM146 150V78h4v72z", fill=INK) + rect(58, 74, 100, 34, 2, fill=INK, stroke=HAZE, stroke_width=1.2)
    skull = circle(108, 88, 8, fill=MOON) + rect(104, 94, 8, 5, fill=MOON) + circle(105, 88, 2.2, fill=INK) + circle(111, 88, 2.2, fill=INK) + stroke("M74 84l18 16M92 84L74 100M124 84l18 16M142 84l-18 16", MOON, 3, 0.8, stroke_linecap="round")
    return drawn + board + skull + stroke("M0 140Q30 150 66 130M150 130q60 20 118 2M0 124q30 10 66-6M150 116q60 18 118 0", INK, 1.2)


def mine(x: float, y: float, size: float) -> str:
    """A flat mine in the turf: a drum with a fuse on its lid."""
    drum = path("M-19 0v5a19 7 0 0 0 38 0V0z", fill=INK) + path("M-19 0a19 7 0 1 1 38 0a19 7 0 1 1-38 0z", fill=NIGHT3, stroke=HAZE, stroke_width=1)
    lid = path("M-9-.5a9 3.200 0 1 1 18 0a9 3.200 0 1 1-18 0z", fill=INK) + rect(-2.5, -6, 5, 6, 1, fill=INK)
    return group(drum, lid, transform=at(x, y, 0, size))


def trap(seed: int, side: str) -> str:
    """A wire across a path, and a boot on its way."""
    drawn = sky(seed, (206, 52, 26)) + hills(112, seed) + ground(148, seed) + tree(244, 166, 1.3, seed) + tree(8, 150, 0.9, seed)
    drawn += soldier(112, 154, 1.62, "march", "british" if side == GERMAN else GERMAN, "rifle") + stroke("M20 148L236 150", MOON, 1.1, 0.9)
    charge = path("M-6 0v-15h4v-4h4v4h4V0z")
    return drawn + group(lit_edge(charge), transform=at(234, 154, 6, 1.3)) + circle(235, 128, 7, fill=EMBER, fill_opacity=0.3) + circle(235, 128, 2.4, fill=EMBER) + path("M18 156l2-24 3 0 2 24z", fill=INK)


def tape(seed: int, side: str) -> str:
    """A white tape through the mines, laid by men on hands and knees."""
    drawn = sky(seed, (54, 42, 19)) + hills(108, seed) + path("M190 120v-12h8l4-6h26l5 6h8v12z", fill=INK) + ground(124, seed) + path("M0 130h268v46H0z", fill=NIGHT2, fill_opacity=0.5)
    drawn += path("M80 176q10-22 44-30t60-22l6 0q-22 18-54 26t-30 26z", fill=MOON, fill_opacity=0.85) + path("M80 176q10-22 44-30t60-22", fill="none", stroke=INK, stroke_width=0.8)
    for x, y, size in ((40, 160, 1.1), (212, 160, 1.1), (176, 144, 0.8), (84, 140, 0.7), (246, 146, 0.8)):
        drawn += mine(x, y, size)
    return drawn + soldier(130, 160, 1.24, "dig", kit(side), "none") + soldier(186, 132, 0.6, "dig", kit(side), "none")


def antipersonnel(seed: int, side: str) -> str:
    """A jumping mine bursts at the height of a man's chest."""
    drawn = sky(seed, (44, 40, 17)) + hills(112, seed) + burst(150, 96, 40, seed) + ground(148, seed) + stroke("M150 150V112", EMBER, 2.4, 0.9)
    enemy = "british" if side == GERMAN else GERMAN
    return drawn + soldier(70, 156, 1.24, "crouch", enemy, gun(enemy), rim=EMBER) + soldier(214, 158, 1.2, "wounded", enemy, "none", rim=EMBER, mirrored=True) + path("M140 154q10-6 20 0v4h-20z", fill=INK)


def crates(seed: int, side: str) -> str:
    """Ammunition: crates, belts, tins."""
    drawn = sky(seed, (206, 46, 21)) + hills(116, seed) + tree(22, 148, 1, seed) + ground(150, seed)
    drawn += "".join(crate(x, y, wide, high) for x, y, wide, high in ((64, 112, 62, 42), (132, 120, 60, 34), (88, 76, 56, 34), (196, 132, 44, 24)))
    shells = "".join(path("M-4 0v-22q0-8 4-13 4 5 4 13V0z", fill=INK, stroke=HAZE, stroke_width=0.9, transform=at(x, 120, 0, 1)) + rect(x - 4, 114, 8, 2.4, fill=WARM) for x in (146, 160, 174))
    return drawn + shells + soldier(230, 160, 1.16, "carry", kit(side), "none", mirrored=True)


def crate(x: float, y: float, wide: float, high: float) -> str:
    """A wooden crate."""
    drawn = lit_edge(rect(x, y, wide, high, 1.5))
    boards = f"M{num(x)} {num(y + high * 0.34)}h{num(wide)}M{num(x)} {num(y + high * 0.68)}h{num(wide)}M{num(x + 8)} {num(y)}v{num(high)}M{num(x + wide - 8)} {num(y)}v{num(high)}"
    return drawn + stroke(boards, NIGHT3, 1.3) + rect(x + wide / 2 - 9, y + high * 0.42, 18, high * 0.18, fill=WARM, fill_opacity=0.8)


def containers(seed: int, side: str) -> str:
    """Containers under their canopies, lying where the wind has left them."""
    drawn = sky(seed, (206, 42, 19)) + parachute(62, 42, 0.6, "crate") + parachute(120, 64, 0.34, "crate") + hills(118, seed) + ground(140, seed) + furrows(146, 0.1)
    silk = path("M150 150q6-24 36-24 10-14 32-8 26-2 34 18 10 4 8 16z", fill=HAZE, stroke=INK, stroke_width=1.2) + stroke("M168 128q-4 10-2 22M190 126q4 12 2 24M222 120q-6 14-2 30M244 130q-4 8-2 20", INK, 0.9, 0.6)
    drum = lit_edge(rect(54, 142, 92, 20, 9)) + stroke("M74 142v20M100 142v20M126 142v20", HAZE, 1.6) + stroke("M146 150q14 2 20-10", INK, 1)
    return drawn + silk + drum + group(lit_edge(rect(-30, -8, 60, 15, 7)), transform=at(214, 164, -8))


def radio(seed: int, side: str) -> str:
    """A wireless operator in the dark."""
    drawn = sky(seed, (44, 40, 17)) + hills(116, seed) + ground(150, seed) + stroke("M196 100V8", INK, 1.8) + circle(168, 118, 44, fill=WARM, fill_opacity=0.12)
    box = lit_edge(rect(140, 98, 74, 54, 3)) + circle(160, 118, 11, fill=WARM) + circle(160, 118, 7, fill=NIGHT) + stroke("M160 118l5-5", MOON, 1.4) + stroke("M182 108h22M182 115h22M182 122h22", HAZE, 1.6)
    drawn += box + "".join(circle(x, 140, 3.4, fill=NIGHT3) for x in (154, 168, 182, 196)) + soldier(96, 160, 1.44, "kneel", kit(side), "none", rim=WARM) + stroke("M106 104q20 20 34 32", INK, 1.6)
    return drawn + "".join(stroke(f"M{num(204 + r * 0.4)} {num(22 - r * 0.3)}a{r} {r} 0 0 1 0 {r}", MOON, 1.5, 0.55) for r in (14, 24, 34))


def failure(seed: int, side: str) -> str:
    """An order torn in two before a dead set."""
    drawn = sky(seed, (206, 44, 20)) + hills(116, seed) + house(34, 146, 56, 36, 0) + ground(150, seed) + lit_edge(rect(150, 104, 78, 48, 3)) + circle(172, 124, 11, fill=NIGHT3)
    drawn += stroke("M172 124l-6-4", INK, 1.4) + stroke("M194 114h24M194 121h24M194 128h24", HAZE, 1.4, 0.6) + stroke("M214 104l10-44-8-8 12-34", INK, 1.8)
    slip = path("M-26-20h26l-5 8 6 8-7 9 6 9-4 8h-22z", fill=MOON) + path("M10-22h24l4 42H12l4-9-6-9 7-8-6-9z", fill=MOON, fill_opacity=0.85)
    return drawn + group(slip, stroke("M-20-10h12M-20-3h14M-20 4h10M20-12h12M20-4h12M22 4h12", INK, 1.2, 0.6), transform=at(98, 118, -6, 1.25))


def smoke_screen(seed: int, side: str) -> str:
    """Smoke before the guns, men who use it."""
    drawn = sky(seed, (44, 40, 17)) + hills(112, seed) + path("M206 140v-22h10l6-9h38l8 9v22z", fill=INK) + rect(216, 124, 28, 6, fill=WARM, fill_opacity=0.6) + ground(146, seed)
    dice = Random(seed)
    clouds = ""
    for number, (colour, opacity) in enumerate(((HAZE, 0.5), (HAZE, 0.55), (STEAM, 0.5))):
        discs = [(dice.uniform(104 + number * 10, 222 - number * 8), dice.uniform(74 + number * 10, 142), dice.uniform(13, 27 - number * 5)) for _ in range(15)]
        clouds += path(puffs(discs), fill=colour, fill_opacity=opacity)
    return drawn + clouds + soldier(52, 154, 1.18, "run", kit(side), gun(side)) + soldier(98, 158, 1.3, "crouch", kit(side), gun(side)) + path("M150 158h8v6h-8z", fill=INK)


STEAM = "#B9C6C8"


def searchlight(seed: int, side: str) -> str:
    """Searchlights that cross on an aircraft."""
    from bridgehead.drawing.pictures.vehicles import bomber

    drawn = sky(seed, (0, 0, 0)) + beam(52, 150, 176, 20, 54) + beam(216, 150, 110, 0, 54) + bomber(150, 44, 0.42, -4) + hills(126, seed) + ground(150, seed)
    for x, turned in ((52, 1), (216, -1)):
        lamp = path("M-16 0h32l-4-8h-24zM-12-8l4-20 22-12 10 14-14 18z") + path("M12-41l12 18 4-3-12-18z")
        drawn += group(lit_edge(lamp), transform=f"translate({x} 156) scale({turned} 1)")
    return drawn + soldier(86, 160, 1.1, "point", GERMAN, "none") + circle(66, 120, 6, fill=MOON, fill_opacity=0.9) + circle(202, 120, 6, fill=MOON, fill_opacity=0.9)


def flare(seed: int, side: str) -> str:
    """A flare above the roofs: everything stands in its light."""
    drawn = rect(0, 0, 268, 176, fill=NIGHT) + "".join(circle(150, 44, r, fill=MOON, fill_opacity=o) for r, o in ((132, 0.07), (94, 0.09), (62, 0.12), (36, 0.2), (15, 0.5)))
    rays = "".join(f"M{num(150 + math.cos(a) * 17)} {num(44 + math.sin(a) * 17)}L{num(150 + math.cos(a) * r)} {num(44 + math.sin(a) * r)}" for a, r in ((n * math.pi / 12, 72 if n % 2 else 46) for n in range(24)))
    drawn += stroke(rays, MOON, 1.2, 0.5) + circle(150, 44, 6.5, fill="#FFFFFF") + stroke("M40 176C50 120 90 70 146 48", MOON, 2, stroke_dasharray="2 5", stroke_linecap="round")
    drawn += church(112, 146, 0.86) + house(40, 150, 48, 28, 1) + house(182, 150, 44, 26, 1) + house(240, 150, 50, 32, 0) + rect(0, 148, 268, 28, fill=INK)
    drawn += stroke("M60 152L36 176M96 152l-14 24M150 152v24M204 152l16 24M240 152l26 24", MOON, 1.4, 0.35)
    return drawn + soldier(78, 168, 0.9, "crouch", "british", "sten", rim=MOON) + soldier(206, 170, 0.9, "wounded", "british", "none", rim=MOON, mirrored=True)


def ammunition(seed: int, side: str) -> str:
    """A dump under a net, lorry tracks leading to it."""
    drawn = sky(seed, (54, 42, 19)) + hills(114, seed) + tree(246, 148, 1.1, seed) + ground(148, seed)
    drawn += "".join(crate(x, y, 46, 24) for x, y in ((70, 130), (120, 130), (170, 130), (94, 104), (146, 104), (118, 78)))
    net = "".join(f"M{x} {num(64 + abs(x - 142) * 0.42)}L{num(x + (x - 142) * 0.35)} 154" for x in range(66, 222, 13))
    return drawn + stroke(net, INK, 0.9, 0.8) + stroke("M40 154L142 62 244 154", INK, 2.4) + soldier(34, 160, 1.12, "stand", GERMAN, "rifle")


def defended(seed: int, side: str) -> str:
    """Field telephone, map case and three positions firing together."""
    drawn = sky(seed, (214, 42, 18)) + hills(110, seed) + tracer(((58, 120, 266, 66), (112, 128, 266, 96), (160, 138, 266, 126))) + ground(144, seed)
    drawn += soldier(30, 150, 1, "aim", kit(side), "rifle") + soldier(78, 156, 1.1, "kneel", kit(side), "mg42" if side == GERMAN else "bren")
    drawn += soldier(146, 164, 1.22, "bugle", "cap" if side == GERMAN else "beret", "none") + rect(170, 142, 24, 18, fill=INK) + stroke("M160 112q8 14 14 30", WARM, 1.3)
    return drawn + flash(68, 98, 1, -3) + flash(120, 115, 1.1, -3) + path("M0 160q134-12 268-2v18H0z", fill=INK)
