"""Pictures of works: trenches, wire, bunkers, casemates, mines."""

from __future__ import annotations

from bridgehead.drawing.pictures.figures import GERMAN, soldier
from bridgehead.drawing.pictures.night import (
    EMBER,
    HAZE,
    INK,
    MOON,
    NIGHT,
    NIGHT2,
    NIGHT3,
    WARM,
    flash,
    ground,
    hills,
    lit_edge,
    sky,
    tree,
    wire_fence,
)
from bridgehead.drawing.pictures.props import casemate_at, mine
from bridgehead.drawing.sheet.svg import at, circle, group, num, path, rect, stroke


def trench(seed: int, side: str) -> str:
    """A trench seen from its floor: boards, planks, helmets above the parapet."""
    drawn = sky(seed, (206, 40, 18)) + hills(96, seed) + wire_fence(106, seed, coils=False, size=0.36)
    drawn += (
        soldier(48, 158, 1.2, "aim", GERMAN, "rifle")
        + soldier(92, 156, 1.06, "aim", GERMAN, "rifle")
        + soldier(216, 160, 1.2, "aim", GERMAN, "mg42")
    )
    drawn += path("M0 116l26-4 30 6 34-6 20 8v56H0zM268 112l-30-4-32 8-28-6-18 10v56h108z", fill=INK) + path(
        "M110 120l-30 56h104l-24-56z", fill=NIGHT2
    )
    planks = "".join(f"M{num(110 - k * 5)} {120 + k * 11}h{num(50 + k * 9)}" for k in range(1, 6))
    drawn += stroke(planks, INK, 3, 0.8) + soldier(140, 160, 0.98, "march", GERMAN, "rifle")
    return drawn + stroke(
        "M20 122v54M44 122v54M68 122v54M92 124v52M180 124v52M204 120v56M228 118v58M250 116v60M0 136h100"
        "M0 156h90M172 138h96M180 158h88",
        NIGHT3,
        1.2,
        0.7,
    )


def wire(seed: int, side: str) -> str:
    """Barbed wire before open ground."""
    drawn = (
        sky(seed, (206, 48, 23))
        + hills(116, seed)
        + path("M206 128v-14h8l5-7h30l6 7h6v14z", fill=INK)
        + ground(140, seed)
    )
    return drawn + wire_fence(146, seed, colour=NIGHT2, size=0.66) + wire_fence(172, seed + 1, size=1.25)


def gate(seed: int, side: str) -> str:
    """The gate of the battery: wire, a barrier, concrete behind."""
    drawn = (
        sky(seed, (44, 42, 18))
        + hills(112, seed)
        + path("M90 138v-24h12l8-12h56l10 12h14v24z", fill=INK)
        + rect(112, 120, 34, 6, fill=NIGHT3)
        + wire_fence(148, seed, colour=NIGHT)
    )
    drawn += (
        path("M92 150L60 176h150l-34-26z", fill=NIGHT3, fill_opacity=0.6)
        + ground(160, seed, grass=False)
        + path("M96 152L62 176h144l-32-24z", fill=NIGHT2)
    )
    posts = path("M74 164V78h14v86zM180 164V78h14v86z") + path("M70 74h22v6H70zM176 74h22v6h-22z")
    bar = path("M88 128h94v6H88z", fill=INK) + stroke("M98 131h12M122 131h12M146 131h12M170 131h10", MOON, 6, 0.6)
    return (
        drawn
        + lit_edge(posts)
        + bar
        + wire_fence(170, seed + 2, size=0.9)
        + soldier(214, 160, 1.1, "stand", GERMAN, "rifle", mirrored=True)
    )


def bunker(seed: int, side: str) -> str:
    """A concrete shelter half in the earth, light in its slit."""
    drawn = sky(seed, (54, 44, 20)) + hills(112, seed) + tree(24, 142, 0.8, seed) + ground(146, seed)
    drawn += (
        lit_edge(path("M66 152l8-52h20l10-16h92l12 16h18l10 52z"))
        + rect(98, 112, 70, 11, fill=NIGHT3)
        + rect(104, 114.5, 58, 6, fill=WARM)
        + stroke("M88 100h126M82 132h136M124 84l-4 16M178 84l6 16", NIGHT3, 1)
    )
    return (
        drawn
        + path("M186 152v-26h18v26z", fill=NIGHT2)
        + path("M30 156q40-16 80-6t130 2q20 2 28 8v16H0v-16z", fill=INK)
        + wire_fence(168, seed, coils=False, size=0.5)
    )


def tobruk(seed: int, side: str) -> str:
    """An open ring of concrete with an anti-tank gun."""
    drawn = sky(seed, (206, 44, 20)) + hills(114, seed) + ground(146, seed)
    piece = path("M-60-8h64v5h-64zM-66-10h8v9h-8z") + path("M0-20h5l6 22-6 2z") + path("M2-12h34v12H2z")
    drawn += (
        group(lit_edge(piece), transform="translate(140 122) scale(-1.2 1.2)")
        + soldier(100, 146, 1, "aim", GERMAN, "none")
        + soldier(78, 150, 1, "crouch", GERMAN, "none")
    )
    drawn += (
        lit_edge(path("M46 154l10-28q78-14 156 0l12 28z"))
        + stroke("M58 132q76-12 152 0M70 142q64-8 130 0", NIGHT3, 1.1)
        + path("M60 128q74-12 148 0-74 10-148 0z", fill=NIGHT)
    )
    return drawn + path("M0 154q134-14 268 0v22H0z", fill=INK) + flash(222, 114, 1.3)


def command(seed: int, side: str) -> str:
    """The command bunker: steel door, aerials, a telescope on the roof."""
    drawn = (
        sky(seed, (44, 40, 17))
        + hills(112, seed)
        + stroke("M78 84V26M92 84V40M196 84V34M196 48l-14 36M196 48l14 36", INK, 1.8)
        + ground(148, seed)
    )
    drawn += (
        lit_edge(path("M44 154V94h18l10-12h126l12 12h18v60z") + path("M112 82v-10h44v10z"))
        + rect(122, 74, 26, 4, fill=WARM)
        + path("M118 154v-42q18-10 34 0v42z", fill=NIGHT3)
        + path("M124 154v-38q12-7 22 0v38z", fill=WARM, fill_opacity=0.8)
    )
    drawn += path("M124 154l-26 22h80l-32-22z", fill=WARM, fill_opacity=0.15) + stroke(
        "M52 108h58M160 108h60M52 130h58M160 130h60", NIGHT3, 1.1
    )
    return (
        drawn
        + soldier(244, 162, 1.16, "stand", GERMAN, "rifle", mirrored=True)
        + soldier(26, 162, 1.16, "stand", "cap", "none")
    )


def casemate(seed: int, side: str) -> str:
    """A casemate of the battery, the gun's mouth in its shade, earth on its roof."""
    drawn = (
        sky(seed, (54 if seed % 2 else 216, 42, 19))
        + hills(116, seed)
        + (casemate_at(214, 128, 0.42, False) if seed % 3 == 0 else "")
        + ground(148, seed)
    )
    return drawn + casemate_at(118, 154, 1.12, True) + wire_fence(174, seed, coils=seed % 2 == 0, size=0.6)


def casemates(seed: int, side: str) -> str:
    """Two casemates side by side."""
    drawn = (
        sky(seed, (134, 40, 18))
        + hills(116, seed)
        + ground(146, seed)
        + casemate_at(76, 150, 0.72, True)
        + casemate_at(206, 154, 0.78, True)
    )
    return drawn + wire_fence(176, seed, size=0.6)


def mines(seed: int, side: str) -> str:
    """A mined field: a board on wire, plates in the turf."""
    drawn = (
        sky(seed, (206, 46, 21))
        + hills(114, seed)
        + ground(138, seed)
        + path("M0 146h268v30H0z", fill=NIGHT2, fill_opacity=0.4)
    )
    for x, y, size in ((52, 166, 1.2), (116, 154, 0.9), (196, 164, 1.2), (238, 152, 0.8), (150, 172, 1.1)):
        drawn += mine(x, y, size)
    board = path("M66 150V78h4v72zM146 150V78h4v72z", fill=INK) + rect(
        58, 74, 100, 34, 2, fill=INK, stroke=HAZE, stroke_width=1.2
    )
    skull = (
        circle(108, 88, 8, fill=MOON)
        + rect(104, 94, 8, 5, fill=MOON)
        + circle(105, 88, 2.2, fill=INK)
        + circle(111, 88, 2.2, fill=INK)
        + stroke("M74 84l18 16M92 84L74 100M124 84l18 16M142 84l-18 16", MOON, 3, 0.8, stroke_linecap="round")
    )
    return (
        drawn
        + board
        + skull
        + stroke("M0 140Q30 150 66 130M150 130q60 20 118 2M0 124q30 10 66-6M150 116q60 18 118 0", INK, 1.2)
    )


def trap(seed: int, side: str) -> str:
    """A wire across a path, and a boot on its way."""
    drawn = (
        sky(seed, (206, 52, 26))
        + hills(112, seed)
        + ground(148, seed)
        + tree(244, 166, 1.3, seed)
        + tree(8, 150, 0.9, seed)
    )
    drawn += soldier(112, 154, 1.62, "march", "british" if side == GERMAN else GERMAN, "rifle") + stroke(
        "M20 148L236 150", MOON, 1.1, 0.9
    )
    charge = path("M-6 0v-15h4v-4h4v4h4V0z")
    return (
        drawn
        + group(lit_edge(charge), transform=at(234, 154, 6, 1.3))
        + circle(235, 128, 7, fill=EMBER, fill_opacity=0.3)
        + circle(235, 128, 2.4, fill=EMBER)
        + path("M18 156l2-24 3 0 2 24z", fill=INK)
    )
