"""The rolling lift bridge of Bénouville: planked deck, trusses, curved heels on their track, and the counterweight.

It is the one jewel of its board: nothing else there has rivets. Drawn about the middle of the water, the road running
down the sheet, the counterweight over its lower end.
"""

from __future__ import annotations

from typing import Final

from bridgehead.drawing.sheet.svg import at, circle, group, line_data, num, path, rect, stroke

DECK: Final = 13.0  # half the breadth of the roadway
TRUSS: Final = 9.0  # how far a truss stands out beside it
BAYS: Final = 10


def draw_bascule(x: float, y: float, length: float, turn: float = 0) -> str:
    """The bridge over water `length` wide, about (x, y); `turn` in degrees from a road down the sheet."""
    half = length / 2
    drawn = _abutment(-half, -1) + _abutment(half, 1)
    drawn += rect(-DECK + 6, -half + 8, 2 * DECK + 8, length - 6, fill="shade", fill_opacity=0.36)
    drawn += _fenders(half) + _deck(half)
    for side in (-1, 1):
        drawn += _truss(side, -half - 5, half - 26) + _heel(side, half)
    portals = "".join(f"M{-DECK - TRUSS:g} {num(-half + away)}h{2 * (DECK + TRUSS):g}" for away in (26, 54))
    drawn += stroke(portals, "rail", 1.9, 0.9) + _cabin(half) + _counterweight(half + 9)
    return group(drawn, transform=at(x, y, turn))


def _abutment(edge: float, out: int) -> str:
    """The masonry on a bank with its wing walls."""
    high, low, back = (num(edge + out * away) for away in (-10, -2, 18))
    data = f"M-44 {low}L-31 {high}H31L44 {low}L35 {back}H-35z"
    courses = f"M-33 {num(edge + out * 4)}H33M-34 {num(edge + out * 11)}H34"
    return path(data, fill="stone", stroke="rail", stroke_width=1.6) + stroke(courses, "rail", 0.8, 0.35)


def _fenders(half: float) -> str:
    """Piles up and down the stream that keep barges off."""
    drawn = ""
    for side in (-1, 1):
        beams = ""
        for end in (-1, 1):
            beams += f"M{num(side * (DECK + 13))} {num(end * (half - 14))}l{side * 33} {num(-end * 11)}"
            for pile in range(5):
                x, y = side * (DECK + 16 + pile * 7), end * (half - 15 - pile * 2.3)
                drawn += circle(x, y, 2.3, fill="rail")
        drawn += stroke(beams, "rail", 1.8)
    return drawn


def _deck(half: float) -> str:
    """Planks across, a wheel-track either way."""
    top, high = -half - 20, 2 * half + 40
    drawn = rect(-DECK, top, 2 * DECK, high, fill="deck", stroke="rail", stroke_width=1.6)
    planks = "".join(f"M{-DECK:g} {num(top + 5 + 5.4 * k)}h{2 * DECK:g}" for k in range(int((high - 6) / 5.4)))
    drawn += stroke(planks, "rail", 0.8, 0.4)
    return drawn + stroke(f"M-5 {num(top)}v{num(high)}M5 {num(top)}v{num(high)}", "rail", 0.9, 0.5)


def _truss(side: int, top: float, foot: float) -> str:
    """Chords, posts and diagonals from above, light under dark so that they stand on any ground."""
    inner, outer = side * DECK, side * (DECK + TRUSS)
    bay = (foot - top) / BAYS
    zigzag = [(inner if k % 2 == 0 else outer, top + k * bay) for k in range(BAYS + 1)]
    data = f"M{inner:g} {num(top)}V{num(foot)}M{outer:g} {num(top + 8)}V{num(foot)}"
    data += f"M{inner:g} {num(top)}L{outer:g} {num(top + 8)}"
    data += "".join(f"M{inner:g} {num(top + k * bay)}H{outer:g}" for k in range(1, BAYS))
    data += line_data(zigzag, places=1)
    return stroke(data, "paper2", 3.5, 0.5) + stroke(data, "rail", 1.5)


def _heel(side: int, half: float) -> str:
    """The curved segment on which the leaf rolls back, with the teeth of its track."""
    inner = side * DECK
    block = f"M{num(inner - side * 1.5)} {num(half - 28)}h{side * 13}v36h{-side * 13}z"
    drawn = path(block, fill="stone", stroke="rail", stroke_width=1.4)
    drawn += stroke(f"M{num(inner + side)} {num(half - 23)}q{side * 12} 3 {side * 10} 26", "rail", 3.3)
    teeth = "".join(
        f"M{num(inner + side * (2.5 + k))} {num(half - 20 + k * 5.4)}l{num(side * 4.6)}-2.3" for k in range(4)
    )
    return drawn + stroke(teeth, "rail", 1.3)


def _counterweight(y: float) -> str:
    """The great box over the road: the darkest thing on the board, riveted."""
    wide, high = 2 * DECK + 23, 31.0
    left, top = -wide / 2, y - high / 2
    drawn = rect(left + 6, top + 9, wide, high, 2, fill="shade", fill_opacity=0.42)
    drawn += rect(left, top, wide, high, 2, fill="cw", stroke="cwl", stroke_width=1.7)
    drawn += rect(left + 3, top + 3, wide - 6, 9.5, 1.5, fill="paper2", fill_opacity=0.17)
    seams = f"M{num(left)} {num(top + 13)}h{num(wide)}" + "".join(f"M{x} {num(top)}v{num(high)}" for x in (-12, 0, 12))
    drawn += stroke(seams, "cwl", 0.9, 0.5)
    return drawn + "".join(
        circle(x, top + down, 1.2, fill="cwl", fill_opacity=0.8) for x in (-20, -6, 6, 20) for down in (5.5, 25)
    )


def _cabin(half: float) -> str:
    """The bridge-master's cabin beside the heel."""
    x, y = DECK + 14, half - 7
    drawn = rect(x + 3, y + 4, 17, 18, 1.5, fill="shade", fill_opacity=0.3)
    drawn += rect(x, y, 17, 18, 1.5, fill="woodf", stroke="rail", stroke_width=1.3)
    hips = f"M{num(x)} {num(y)}l8.5 9 8.5-9m-17 18l8.5-9 8.5 9"
    return drawn + stroke(hips, "paper2", 0.9, 0.6)
