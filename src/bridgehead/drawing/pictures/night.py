"""What every picture on a card begins with: five blues, one warm light, sky, moon, hills, water, trees and houses.

A picture is 268 × 176 units. Nothing in it has an id, so that the same picture can stand twice in a page.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from bridgehead.drawing.sheet.svg import at, circle, group, num, path, rect, stroke

WIDE: Final = 268
HIGH: Final = 176

NIGHT: Final = "#1F2F3A"
NIGHT2: Final = "#2C4250"
NIGHT3: Final = "#3E5866"
HAZE: Final = "#6F8A94"
INK: Final = "#10181D"
MOON: Final = "#F3E6BE"
WARM: Final = "#C98B4A"
EMBER: Final = "#E0A55C"
RED: Final = "#9C3B2E"
STAR: Final = "#DDE6DF"

MOONS: Final = ((206, 44, 20), (58, 46, 21), (226, 38, 15), (44, 36, 16), (150, 40, 18))
ROUNDED: Final = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def sky(seed: int, moon: tuple[float, float, float] | None = None, stars: int = 30) -> str:
    """A night sky with two veils of haze, stars, and the moon: x, y, radius; without one told, one of five."""
    dice = Random(seed)
    drawn = rect(0, 0, WIDE, HIGH, fill=NIGHT)
    drawn += veil(58, 16, dice, NIGHT2, 0.75) + veil(104, 12, dice, NIGHT3, 0.7)
    dots = "".join(f"M{dice.randint(3, 265)} {dice.randint(3, 84)}h0" for _ in range(stars))
    drawn += path(dots, stroke=STAR, stroke_width=1.3, stroke_linecap="round", stroke_opacity=0.8)
    drawn += path(
        "".join(f"M{dice.randint(3, 265)} {dice.randint(3, 60)}h0" for _ in range(5)),
        stroke=STAR,
        stroke_width=2,
        stroke_linecap="round",
    )
    x, y, radius = moon if moon is not None else MOONS[seed % len(MOONS)]
    return drawn + (moon_at(x, y, radius, dice) if radius else "")


def veil(y: float, swing: float, dice: Random, colour: str, opacity: float) -> str:
    """A band of haze down to the ground, with a soft upper edge."""
    first = dice.uniform(-swing, swing)
    data = f"M0 {num(y)}q67 {num(-swing + first)} 134 0t134 {num(first / 3)}V176H0z"
    return path(data, fill=colour, fill_opacity=opacity)


def moon_at(x: float, y: float, radius: float, dice: Random) -> str:
    """The moon with two rings of light, its seas, and a thin cloud before it."""
    drawn = circle(x, y, radius * 1.95, fill=MOON, fill_opacity=0.07)
    drawn += circle(x, y, radius * 1.45, fill=MOON, fill_opacity=0.1) + circle(x, y, radius, fill=MOON)
    for across, down, size in ((-0.3, -0.25, 0.22), (0.28, 0.1, 0.17), (-0.1, 0.4, 0.13)):
        drawn += circle(x + across * radius, y + down * radius, size * radius, fill="#E2D2A2", fill_opacity=0.6)
    return drawn + cloud(x + dice.uniform(-8, 8), y + radius * 0.55, radius * 2.6)


def cloud(x: float, y: float, length: float, opacity: float = 0.55) -> str:
    """A thin cloud."""
    half, thick = length / 2, length / 16
    data = (
        f"M{num(x - half)} {num(y)}q{num(half * 0.4)} {num(-thick)} {num(half * 0.8)} {num(-thick * 0.6)}"
        f"q{num(half * 0.3)} {num(-thick * 1.5)} {num(half * 0.7)} {num(-thick * 0.4)}"
        f"q{num(half * 0.3)} 0 {num(half * 0.5)} {num(thick)}q{num(-half)} {num(thick * 1.6)} {num(-half * 2)} 0z"
    )
    return path(data, fill=NIGHT2, fill_opacity=opacity)


def hills(y: float, seed: int, colour: str = INK, opacity: float = 0.55, swing: float = 14) -> str:
    """Rolling country in the distance, its crest about y."""
    dice = Random(seed)
    data, x = f"M0 {num(y)}", 0.0
    while x < WIDE:
        step = dice.uniform(44, 80)
        data += f"q{num(step / 2)} {num(dice.uniform(-swing, swing * 0.4))} {num(step)} {num(dice.uniform(-4, 4))}"
        x += step
    return path(data + "V176H0z", fill=colour, fill_opacity=opacity)


def ground(y: float, seed: int = 1, colour: str = INK, grass: bool = True) -> str:
    """The near ground, with blades of grass along its edge."""
    dice = Random(seed * 7 + 1)
    rise = dice.uniform(-7, 7)
    drawn = path(f"M0 {num(y)}q67 {num(-rise)} 134 0t134 0V176H0z", fill=colour)
    if not grass:
        return drawn
    blades = ""
    for _ in range(34):
        x = dice.uniform(0, WIDE)
        edge = y - rise * math.sin(x / WIDE * math.tau) / 2 + 2
        blades += f"M{num(x)} {num(edge)}l{num(dice.uniform(-3, 3))} {num(-dice.uniform(3, 7))}"
    return drawn + path(blades, stroke=colour, stroke_width=1.1, stroke_linecap="round")


def furrows(y: float, opacity: float = 0.14) -> str:
    """Lines of light on the ground, running away to the horizon."""
    data = "".join(f"M{num(134 + side * 14)} {num(y)}L{num(134 + side * 62)} 176" for side in range(-6, 7))
    return stroke(data, MOON, 0.9, opacity)


def water(y: float, seed: int, moon_x: float = 206) -> str:
    """Still water from y down, with the moon's path upon it and a few bars of light."""
    dice = Random(seed)
    drawn = rect(0, y, WIDE, HIGH - y, fill=NIGHT3) + rect(0, y, WIDE, HIGH - y, fill=INK, fill_opacity=0.34)
    lines = "".join(f"M0 {num(row)}H268" for row in range(int(y) + 6, HIGH, 6))
    drawn += stroke(lines, MOON, 0.7, 0.09)
    glints, row, wide = "", y + 4, 50.0
    while row < HIGH:
        long = wide * dice.uniform(0.45, 1)
        glints += f"M{num(moon_x - long / 2 + dice.uniform(-5, 5))} {num(row)}h{num(long)}"
        row += 4.6
        wide *= 0.95
    drawn += stroke(glints, MOON, 1.9, 0.72, stroke_linecap="round")
    far = "".join(
        f"M{num(dice.uniform(0, 250))} {num(dice.uniform(y + 4, 174))}h{num(dice.uniform(5, 16))}" for _ in range(16)
    )
    return drawn + stroke(far, HAZE, 1.1, 0.5, stroke_linecap="round")


def tree(x: float, y: float, size: float, seed: int = 1, colour: str = INK) -> str:
    """A broad tree of about 60 units times the size, its foot at (x, y)."""
    dice = Random(seed * 13 + int(x))
    crown: list[tuple[float, float, float]] = []
    for number in range(9):
        angle, reach = number * 2.4, 5.4 * math.sqrt(number)
        crown.append(
            (round(math.cos(angle) * reach * 1.1), round(-41 + math.sin(angle) * reach * 0.85), dice.randint(8, 11))
        )
    trunk = "M-3 0q2-16 0-30l3 0 1 10 5-9 1 2-5 12q0 8 2 15z"
    return group(path(trunk), path(puffs(crown)), fill=colour, transform=at(x, y, 0, size))


def poplar(x: float, y: float, size: float, colour: str = INK) -> str:
    """A poplar of about 70 units times the size."""
    data = "M-1.5 0v-10q-8-6-6-22 1-20 7-38 7 16 7.5 38 1 16-5.5 22v10z"
    return path(data, fill=colour, transform=at(x, y, 0, size))


def hedge(y: float, seed: int, high: float = 20, colour: str = INK) -> str:
    """A hedge across the picture: bocage."""
    dice = Random(seed + 5)
    data, x = f"M-4 176V{num(y)}", -4.0
    while x < WIDE + 4:
        step = dice.uniform(9, 18)
        data += f"q{num(step / 2)} {num(-dice.uniform(high * 0.4, high))} {num(step)} {num(dice.uniform(-1.5, 1.5))}"
        x += step
    return path(data + "V176z", fill=colour)


def house(x: float, y: float, wide: float, high: float, lit: int = 0, colour: str = INK) -> str:
    """A house standing on y, its middle at x: gabled roof, chimney, windows of which some are lit."""
    half, roof = wide / 2, wide * 0.32
    left, top = x - half, y - high
    data = f"M{num(left)} {num(y)}V{num(top)}h-3L{num(left + wide * 0.2)} {num(top - roof)}h{num(wide * 0.6)}"
    data += f"L{num(left + wide + 3)} {num(top)}h-3V{num(y)}z"
    data += f"M{num(left + wide * 0.66)} {num(top - roof - 9)}h7v12h-7z"
    drawn = path(data, fill=colour)
    panes = max(2, int(wide // 18))
    for number in range(panes):
        across = left + wide * (number + 0.5) / panes - 3
        light = number < lit
        drawn += rect(
            across, top + high * 0.24, 6, 8.5, fill=WARM if light else NIGHT2, fill_opacity=1 if light else 0.5
        )
    return drawn


def church(x: float, y: float, size: float, colour: str = INK) -> str:
    """A Norman church: nave, tower, spire."""
    data = "M-8 0V-52l8-34 8 34V0zM6 0v-26l4-10h34l5 10V0zM-.8-86v-10h1.6v10zM-3-92.5h6v1.4h-6z"
    slits = path("M-2-46h4v9h-4zM18-18h4v8h-4zM30-18h4v8h-4z", fill=NIGHT3, fill_opacity=0.55)
    return group(path(data, fill=colour), slits, transform=at(x, y, 0, size))


def burst(x: float, y: float, size: float, seed: int = 3) -> str:
    """An explosion: light, flame, splinters."""
    dice = Random(seed)
    drawn = circle(x, y, size * 1.5, fill=MOON, fill_opacity=0.08) + circle(
        x, y, size * 1.05, fill=EMBER, fill_opacity=0.16
    )
    drawn += star(x, y, size, size * 0.5, 11, dice, WARM) + star(x, y, size * 0.72, size * 0.36, 9, dice, EMBER)
    drawn += star(x, y, size * 0.42, size * 0.22, 8, dice, MOON)
    sparks = ""
    for _ in range(16):
        angle, reach = dice.uniform(math.pi, math.tau), size * dice.uniform(0.9, 1.6)
        long = size * dice.uniform(0.08, 0.24)
        across, down = math.cos(angle), math.sin(angle)
        sparks += f"M{num(x + across * reach)} {num(y + down * reach)}l{num(across * long)} {num(down * long)}"
    return drawn + stroke(sparks, EMBER, max(1.2, size / 26), 0.9, stroke_linecap="round")


def star(x: float, y: float, outer: float, inner: float, points: int, dice: Random, fill: str) -> str:
    """A ragged star."""
    data = ""
    for number in range(points * 2):
        angle = math.tau * number / (points * 2) + dice.uniform(-0.1, 0.1)
        reach = (outer if number % 2 == 0 else inner) * dice.uniform(0.78, 1.14)
        data += f"{'L' if data else 'M'}{num(x + math.cos(angle) * reach)} {num(y + math.sin(angle) * reach)}"
    return path(data + "z", fill=fill)


def flash(x: float, y: float, size: float, turn: float = 0) -> str:
    """A muzzle flash, pointing right unless turned."""
    data = "M0 0l6-3.5 3 1.5 4-4.5 1.5 5 9 1.5-9 1.5-1.5 5-4-4.5-3 1.5z"
    light = circle(5, 0, 13, fill=MOON, fill_opacity=0.1) + circle(5, 0, 8, fill=EMBER, fill_opacity=0.2)
    return group(
        light, path(data, fill=EMBER), path("M1 0l5-1.5 6 1.5-6 1.5z", fill=MOON), transform=at(x, y, turn, size)
    )


def tracer(lines: tuple[tuple[float, float, float, float], ...], opacity: float = 0.8) -> str:
    """Tracer: broken lines of light from here to there."""
    data = "".join(f"M{num(a)} {num(b)}L{num(c)} {num(d)}" for a, b, c, d in lines)
    return stroke(data, MOON, 1.3, opacity, stroke_dasharray="7 9", stroke_linecap="round")


def smoke(x: float, y: float, size: float, seed: int = 2, colour: str = HAZE, opacity: float = 0.3) -> str:
    """A column of smoke that drifts to the right as it rises from (x, y)."""
    dice = Random(seed)
    discs: list[tuple[float, float, float]] = []
    heart: list[tuple[float, float, float]] = []
    for number in range(9):
        up = number * size * 0.26
        radius = size * (0.2 + number * 0.045) * dice.uniform(0.85, 1.15)
        across = x + number * number * size * 0.018 + dice.uniform(-0.1, 0.1) * size
        discs.append((across, y - up, radius))
        heart.append((across - radius * 0.25, y - up - radius * 0.1, radius * 0.62))
    return path(puffs(discs), fill=colour, fill_opacity=opacity) + path(puffs(heart), fill=colour, fill_opacity=opacity)


def puffs(discs: list[tuple[float, float, float]]) -> str:
    """Path data of discs (x, y, radius) that melt into one shape."""
    data = ""
    for x, y, radius in discs:
        arc = f"a{num(radius)} {num(radius)} 0 1 1 "
        data += f"M{num(x - radius)} {num(y)}{arc}{num(2 * radius)} 0{arc}{num(-2 * radius)} 0z"
    return data


def wire_fence(y: float, seed: int = 1, coils: bool = True, colour: str = INK, size: float = 1) -> str:
    """Barbed wire across the picture: crossed pickets and coils."""
    dice = Random(seed)
    posts, strands = "", ""
    for x in range(-10, 300, 44):
        lean = dice.uniform(-3, 3)
        posts += f"M{num(x - 8 * size)} {num(y)}L{num(x + (8 + lean) * size)} {num(y - 40 * size)}"
        posts += f"M{num(x + 9 * size)} {num(y)}L{num(x - (8 - lean) * size)} {num(y - 38 * size)}"
    for up in (10, 22, 33):
        strands += f"M0 {num(y - up * size)}" + f"q22 {num(dice.uniform(2, 6))} 44 0" * 6
    drawn = stroke(strands, colour, 1.2) + stroke(posts, colour, 3 * size, stroke_linecap="round")
    barbs = "".join(
        f"M{num(x + dice.uniform(-4, 4))} {num(y - up * size + 2.5)}m-2-2l4 4m0-4l-4 4"
        for up in (10, 22, 33)
        for x in range(8, 268, 17)
    )
    drawn += stroke(barbs, colour, 0.9)
    if coils:
        rings = "".join(
            f"M{x} {num(y - 10 * size)}a{num(11 * size)} {num(12 * size)} 0 1 1 .1 0z" for x in range(2, 280, 11)
        )
        drawn += stroke(rings, colour, 1.2)
    return drawn


def beam(x: float, y: float, far_x: float, far_y: float, wide: float) -> str:
    """A searchlight's beam from (x, y), `wide` at its far end."""
    length = math.hypot(far_x - x, far_y - y)
    across, down = -(far_y - y) / length, (far_x - x) / length
    drawn = ""
    for share, opacity in ((1, 0.13), (0.62, 0.15), (0.3, 0.2)):
        half = wide / 2 * share
        drawn += path(
            f"M{num(x - across * 3)} {num(y - down * 3)}L{num(far_x - across * half)} {num(far_y - down * half)}"
            f"L{num(far_x + across * half)} {num(far_y + down * half)}L{num(x + across * 3)} {num(y + down * 3)}z",
            fill=MOON,
            fill_opacity=opacity,
        )
    return drawn


def lit_edge(*content: str, dx: float = -0.9, dy: float = -0.9, colour: str = HAZE) -> str:
    """A silhouette with moonlight along one edge: the same shapes twice, the pale ones a little toward the light."""
    drawn = "".join(content)
    pale = group(drawn, fill=colour, stroke=colour, transform=at(dx, dy))
    return pale + group(drawn, fill=INK, stroke=INK)
