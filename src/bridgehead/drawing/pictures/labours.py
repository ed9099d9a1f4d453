"""Pictures of work under fire: sappers, breaches, stretchers, cut wires."""

from __future__ import annotations

from random import Random

from bridgehead.drawing.pictures.figures import gun, kit, prone, soldier
from bridgehead.drawing.pictures.night import (
    EMBER,
    HAZE,
    INK,
    MOON,
    NIGHT,
    NIGHT2,
    RED,
    WARM,
    burst,
    flash,
    ground,
    hills,
    house,
    lit_edge,
    sky,
    smoke,
    water,
    wire_fence,
)
from bridgehead.drawing.pictures.props import mine
from bridgehead.drawing.sheet.svg import at, circle, group, num, path, rect, stroke


def sappers(seed: int, side: str) -> str:
    """Engineers: one sweeps for mines, one kneels at the charge."""
    drawn = sky(seed, (52, 44, 18)) + hills(116, seed) + ground(146, seed)
    sweep = path("M0-1.5l62 52 0 2-63-51z") + path("M50 50q12-6 24 0-12 5-24 0z")
    if seed % 2:
        drawn += wire_fence(140, seed, coils=False, colour=NIGHT)
    drawn += soldier(84, 150, 1.3, "probe", kit(side), "none") + lit_edge(group(sweep, transform=at(106, 106, 0, 0.84)))
    drawn += soldier(206, 152, 1.3, "dig", kit(side), "none", mirrored=True)
    box = rect(164, 138, 20, 14, fill=INK) + stroke("M164 143h20M170 138v14M178 138v14", HAZE, 0.9, 0.7)
    return drawn + box + stroke("M184 146q16 12 34 4t50 8", WARM, 1.4, 0.9)


def breach(seed: int, side: str) -> str:
    """A gap blown in the wire, and men who run into it."""
    drawn = (
        sky(seed, (40, 38, 15))
        + hills(110, seed)
        + wire_fence(142, seed)
        + burst(150, 116, 38, seed)
        + smoke(160, 112, 42, seed)
    )
    drawn += ground(150, seed) + soldier(56, 152, 1.2, "charge", kit(side), gun(side), rim=EMBER)
    return drawn + soldier(104, 156, 1.3, "run", kit(side), gun(side), rim=EMBER)


def bangalore(seed: int, side: str) -> str:
    """A long charge pushed under the wire by a man who lies flat."""
    drawn = sky(seed, (210, 42, 18)) + hills(112, seed) + wire_fence(146, seed) + ground(152, seed)
    tube = path("M92 147.5h150v4.5H92z") + path("M242 146.5l8 3-8 3z")
    drawn += lit_edge(tube) + stroke("M122 147v5M152 147v5M182 147v5M212 147v5", HAZE, 1.4)
    return drawn + prone(84, 160, 1.3, kit(side), "none") + soldier(30, 166, 1.15, "crouch", kit(side), gun(side))


def medic(seed: int, side: str) -> str:
    """Stretcher-bearers, the red cross in a lit door."""
    drawn = sky(seed, (44, 40, 17)) + hills(118, seed) + house(214, 148, 82, 44, 0)
    drawn += (
        rect(196, 116, 22, 32, fill=WARM)
        + rect(203, 96, 24, 17, fill=MOON)
        + path("M212.5 98.5h5v4h4v5h-4v4h-5v-4h-4v-5h4z", fill=RED)
    )
    drawn += path("M196 148l-50 20h94l-22-20z", fill=WARM, fill_opacity=0.16) + ground(150, seed)
    litter = path("M-2-2h84v3.5H-2z") + path("M16-4q8-7 22-6l20 3q8 0 10 4z") + circle(64, -8, 4.6)
    drawn += soldier(56, 156, 1.22, "carry", kit(side), "none") + soldier(142, 156, 1.22, "carry", kit(side), "none")
    return drawn + lit_edge(group(litter, transform=at(62, 124, 0, 1.05)))


def aid(seed: int, side: str) -> str:
    """A wounded man by a wall, another bent over him, the kit open between them."""
    drawn = sky(seed, (206, 46, 20)) + hills(120, seed) + path("M0 90h66v10h22v10h16v40H0z", fill=INK)
    drawn += stroke("M6 100h24M40 112h30M12 124h34M60 126h30M20 138h26M64 140h30", HAZE, 0.9, 0.35) + ground(150, seed)
    drawn += soldier(112, 156, 1.5, "wounded", kit(side), "none") + soldier(
        196, 158, 1.35, "dig", kit(side), "none", mirrored=True
    )
    bag = rect(140, 143, 26, 16, 2, fill=MOON) + path("M150.5 146h5v3h3v4h-3v3h-5v-3h-3v-4h3z", fill=RED)
    return drawn + bag


def demolition(seed: int, side: str) -> str:
    """A bridge that goes up."""
    drawn = (
        sky(seed, (40, 38, 16))
        + hills(112, seed)
        + burst(150, 82, 56, seed)
        + smoke(160, 84, 60, seed)
        + water(132, seed, 150)
    )
    drawn += path("M0 110h78l14 10-8 6H0zM268 110h-66l-20 14 12 4h74z", fill=INK) + path(
        "M62 118h14v40H62zM206 118h14v40h-14z", fill=INK
    )
    dice = Random(seed)
    bits = "".join(
        path(
            f"M0 0l{num(dice.uniform(8, 22))} 2-2 4-16 1z",
            fill=INK,
            transform=at(dice.uniform(92, 210), dice.uniform(26, 104), dice.uniform(0, 180)),
        )
        for _ in range(15)
    )
    return drawn + stroke("M0 108h76M204 108h64", HAZE, 1, 0.6) + bits


def lines_cut(seed: int, side: str) -> str:
    """A telephone pole and the cutter at its wires."""
    drawn = (
        sky(seed, (62, 50, 26))
        + hills(120, seed)
        + ground(148, seed)
        + stroke("M150 152V20M126 34h48M130 52h40M20 148V92M8 98h24M12 108h16", INK, 4.4)
    )
    drawn += stroke("M130 34Q70 80 22 98M140 52Q76 92 26 108M170 34q50 10 98-8M166 52q40 14 76 26", INK, 1.3) + stroke(
        "M242 78q-8 10-4 22", INK, 1.3
    )
    drawn += "".join(circle(x, y, 2.6, fill=HAZE) for x, y in ((130, 31), (170, 31), (134, 49), (166, 49)))
    return (
        drawn
        + soldier(146, 116, 1.12, "throw", "british", "none", mirrored=True)
        + flash(176, 50, 0.8, -30)
        + soldier(210, 158, 1.1, "kneel", "british", "sten")
    )


def sabotage(seed: int, side: str) -> str:
    """Hands that cut the lead of a charge beneath a bridge."""
    drawn = (
        sky(seed, (44, 40, 17))
        + path("M0 60h268v22H0z", fill=INK)
        + stroke(
            "M0 82l40 60M60 82l-20 60M60 82l40 60M120 82l-20 60M120 82l40 60M180 82l-20 60M180 82l40 60M240 82"
            "l-20 60M240 82l30 44",
            INK,
            3,
        )
        + water(140, seed, 44)
    )
    drawn += (
        rect(160, 84, 46, 30, fill=INK)
        + stroke("M160 94h46M160 104h46M176 84v30M190 84v30", WARM, 1, 0.8)
        + stroke("M206 98q22 4 26 22M238 128q14 8 30 4", WARM, 1.8)
    )
    drawn += soldier(118, 160, 1.34, "probe", "british", "none") + flash(232, 124, 0.7, 40)
    return (
        drawn + stroke("M136 122l80 2 14-4M216 124l12 6", HAZE, 2.2) + rect(96, 152, 60, 24, fill=INK, fill_opacity=0.5)
    )


def tape(seed: int, side: str) -> str:
    """A white tape through the mines, laid by men on hands and knees."""
    drawn = (
        sky(seed, (54, 42, 19))
        + hills(108, seed)
        + path("M190 120v-12h8l4-6h26l5 6h8v12z", fill=INK)
        + ground(124, seed)
        + path("M0 130h268v46H0z", fill=NIGHT2, fill_opacity=0.5)
    )
    drawn += path("M80 176q10-22 44-30t60-22l6 0q-22 18-54 26t-30 26z", fill=MOON, fill_opacity=0.85) + path(
        "M80 176q10-22 44-30t60-22", fill="none", stroke=INK, stroke_width=0.8
    )
    for x, y, size in ((40, 160, 1.1), (212, 160, 1.1), (176, 144, 0.8), (84, 140, 0.7), (246, 146, 0.8)):
        drawn += mine(x, y, size)
    return drawn + soldier(130, 160, 1.24, "dig", kit(side), "none") + soldier(186, 132, 0.6, "dig", kit(side), "none")
