"""Counters of 64 units: body, symbol or silhouette, factors, and the faces that say what has become of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from bridgehead.drawing.pieces import silhouettes
from bridgehead.drawing.pieces.guns import FROM_ABOVE, from_above
from bridgehead.drawing.pieces.squads import MEN, TABS, WEAPONS, tab
from bridgehead.drawing.pieces.symbols import MARKS, size_mark, symbol
from bridgehead.drawing.sheet.lettering import stylesheet, text, width
from bridgehead.drawing.sheet.svg import at, circle, element, escape, group, num, path, rect, stroke
from bridgehead.drawing.sheet.tokens import (
    ASH,
    CAST,
    EMBER,
    FACE,
    PALE_EDGE,
    RED_CROSS,
    SIDES,
    SLIP,
    SLIP_INK,
    declarations,
)

SIZE: Final = 64
PICTURES: Final[dict[str, Callable[[str, str], str]]] = {
    "glider": lambda ink, cut: silhouettes.glider(32, 32, 0.93, ink),
    "aircraft": lambda ink, cut: silhouettes.aircraft(32, 32, 0.93, ink),
    "tank-shape": lambda ink, cut: silhouettes.tank(32, 25, 0.98, ink, cut),
    "gun-shape": lambda ink, cut: silhouettes.field_gun(32, 26, 0.95, ink, cut),
    "machine-gun-shape": lambda ink, cut: silhouettes.machine_gun(33, 26, 0.95, ink),
    "car": lambda ink, cut: silhouettes.car(32, 27, 0.98, ink, cut),
}
FACES: Final = (
    "suppressed",
    "dispersed",
    "fired",
    "spent",
    "wounded",
    "wrecked",
    "destroyed",
    "hidden",
    "unseen",
    "acted",
    "broken",
    "concealed",
    "malfunctioned",
    *TABS,
)
WEAPON: Final = "weapon"  # the size of what is carried: half a counter
GUN: Final = "gun"  # the size of what a crew works
MOST_TABS: Final = 3
SYMBOLS: Final = frozenset([*MARKS, *PICTURES, *MEN, *WEAPONS, *FROM_ABOVE, "leader"])
FIRED: Final = ("prep-fire", "final-fire", "fired", "spent")
"""Who has fired all that it can is paler, as who has acted."""
RUINED: Final = ("wrecked", "destroyed")  # a vehicle, a weapon: the body charred, and crossed out
BANDS: Final = {"suppressed": "S", "dispersed": "D"}
STRIPES: Final = {"br": "#000", "us": "#000", "de": "#37443F"}


@dataclass(frozen=True)
class CounterSpec:
    """What is printed on a counter and what has become of it.

    `side` is br, us or de. `symbol` is an arm of `symbols.MARKS`, "leader", a silhouette of
    PICTURES, men of `squads.MEN` or, when the size is "weapon", one of `squads.WEAPONS`. `left`,
    `middle` and `right` are the factors (only `left`: one factor in the middle). `faces` are words
    of FACES. `charges` is how many are left and how many there were. `tag` is the number on a
    pill, for a stack. `tabs` are words for the tabs of some faces, in another language than English; `facing` is
    whither what is seen from above looks, in degrees. `printed` is what stands beside three factors: a letter for the
    class, `f` and `m` for a line under the first and the last.
    """

    side: str
    symbol: str
    size: str = ""
    left: str = ""
    right: str = ""
    name: str = ""
    faces: tuple[str, ...] = ()
    charges: tuple[int, int] | None = None
    tag: str = ""
    middle: str = ""
    tabs: tuple[tuple[str, str], ...] = ()
    facing: int = 0
    printed: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.side not in SIDES:
            raise ValueError(f"a counter has no side {self.side!r}: choose one of {', '.join(SIDES)}.")
        if self.symbol not in SYMBOLS:
            known = ", ".join(sorted(SYMBOLS))
            raise ValueError(f"a counter has no symbol {self.symbol!r}: choose one of {known}.")
        for face in self.faces:
            if face not in FACES:
                raise ValueError(f"a counter has no face {face!r}: choose among {', '.join(FACES)}.")


def definitions(prefix: str) -> str:
    """The patterns that faces use: the weave of a hidden back, the stripes of a suppressed unit."""
    drawn = ""
    for side in SIDES:
        weave = stroke("M0 3.5h7M3.5 0v7", f"{side}I", 1.1, 0.3)
        bar = rect(0, 0, 3.6, 8, fill=STRIPES[side], fill_opacity=0.38)
        turned: dict[str, str | float | None] = {"patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"}
        drawn += element("pattern", weave, id=f"{prefix}-hid-{side}", width=7, height=7, **turned)
        drawn += element("pattern", bar, id=f"{prefix}-sup-{side}", width=8, height=8, **turned)
    return drawn + element("clipPath", circle(32, 24, 17.2), id=f"{prefix}-head")


def draw_counter(spec: CounterSpec, theme: str = "light") -> str:
    """A counter as a picture of its own; theme is light, dark or page (which brings its own tokens)."""
    tokens = declarations(theme)
    style = (f".counter-alone{{{tokens}}}" if tokens else "") + stylesheet(".counter-alone")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="counter-alone" viewBox="-4 -12 78 82" role="img" '
        f'aria-label="{escape(describe(spec))}"><style>{style}</style>'
        f"{element('defs', definitions('c'))}{counter(spec, 0, 0, 'c')}</svg>\n"
    )


def describe(spec: CounterSpec) -> str:
    """A plain name for the picture, in English; a page that knows the unit has a better one."""
    side = {"br": "British", "us": "American", "de": "German"}[spec.side]
    if "hidden" in spec.faces:
        return f"{side} hidden unit"
    factors = [spec.left, spec.middle, spec.right]
    words = [side, spec.name, spec.symbol.replace("-", " "), spec.size, *factors, *spec.faces]
    return " ".join(word for word in words if word)


def counter(spec: CounterSpec, x: float, y: float, prefix: str, scale: float = 1, turn: float = 0) -> str:
    """A counter with its top left corner at a point; `prefix` is that of the definitions in the same picture."""
    if "hidden" in spec.faces:
        drawn = _shadow() + _back(spec, prefix)
    elif spec.size == WEAPON and spec.symbol in WEAPONS and spec.symbol not in FROM_ABOVE:
        drawn = _plate(spec)
    elif "unseen" in spec.faces:
        drawn = _unseen(spec, prefix)
    else:
        drawn = _shadow() + _front(spec, prefix)
    if spec.tag:
        drawn += _pill(spec.tag)
    place = f"translate({num(x)} {num(y)})"
    if scale != 1:
        place += f" scale({num(scale, 3)})"
    if turn:
        place += f" rotate({num(turn)} 32 32)"
    return group(drawn, class_="counter", transform=place)


def _unseen(spec: CounterSpec, prefix: str) -> str:
    """Hidden, as only its owner sees it: faint, in a dashed frame."""
    frame = rect(-3, -3, 70, 70, 9, fill="none", stroke=SLIP, stroke_width=4, stroke_opacity=0.7)
    frame += rect(-3, -3, 70, 70, 9, fill="none", stroke=SLIP_INK, stroke_width=2, stroke_dasharray="7 5")
    return group(_front(spec, prefix), opacity=0.62) + frame


def _shadow() -> str:
    """A shadow in two steps and the pale line that parts the counter from any ground."""
    drawn = rect(1.5, 3, SIZE, SIZE, 6, fill=CAST, fill_opacity=0.16)
    drawn += rect(0.6, 1.6, SIZE, SIZE, 6, fill=CAST, fill_opacity=0.38)
    return drawn + rect(-1.2, -1.2, 66.4, 66.4, 7, fill="none", stroke=PALE_EDGE, stroke_opacity=0.8, stroke_width=1.8)


def _back(spec: CounterSpec, prefix: str) -> str:
    ink, body = f"{spec.side}I", spec.side
    drawn = rect(0, 0, SIZE, SIZE, 6, fill=body, stroke=f"{spec.side}D", stroke_width=1.4)
    drawn += rect(
        4.5, 4.5, 55, 55, 3, fill=f"url(#{prefix}-hid-{spec.side})", stroke=ink, stroke_opacity=0.55, stroke_width=1.2
    )
    drawn += circle(32, 32, 14.5, fill=body, stroke=ink, stroke_width=1.6)
    return drawn + text(32, 41, "?", "figure_bold", 26, ink)


def _front(spec: CounterSpec, prefix: str) -> str:
    wrecked = any(face in spec.faces for face in RUINED)
    body = "wreck" if wrecked else spec.side
    ink = ASH if wrecked else f"{spec.side}I"
    faded = 0.7 if "acted" in spec.faces or any(fired in spec.faces for fired in FIRED) else None
    drawn = ""
    if faded:
        drawn += rect(0, 0, SIZE, SIZE, 6, fill="paper2")
    drawn += rect(0, 0, SIZE, SIZE, 6, fill=body, fill_opacity=faded)
    broken = "broken" in spec.faces
    if broken or any(face in spec.faces for face in BANDS):
        drawn += rect(0, 0, SIZE, SIZE, 6, fill=f"url(#{prefix}-sup-{spec.side})")
    drawn += _edges(spec.side)
    drawn += group(_picture(spec, prefix, ink, body, wrecked), opacity=0.75 if faded else None)
    drawn += _crack(spec) if broken else _factors(spec, ink)
    if spec.charges:
        drawn += _charges(spec.charges, ink)
    drawn += "".join(_band(letter) for face, letter in BANDS.items() if face in spec.faces)
    drawn += _corner() if "wounded" in spec.faces else ""
    drawn += _cross() if wrecked else ""
    if "malfunctioned" in spec.faces:
        drawn += _jammed(42)
    if "concealed" in spec.faces:
        aside = any(face in spec.faces for face in TABS) and "wounded" not in spec.faces
        drawn += _folded(spec.side, prefix, aside)
    tabs = [face for face in TABS if face in spec.faces][:MOST_TABS]
    said = dict(spec.tabs)
    return drawn + "".join(tab(face, row, SLIP_INK, SLIP, said.get(face, "")) for row, face in enumerate(tabs))


def _edges(side: str) -> str:
    drawn = stroke("M1 58V7a6 6 0 0 1 6-6h50", f"{side}L", 1.5, 0.9)
    return drawn + rect(0.6, 0.6, 62.8, 62.8, 5.6, fill="none", stroke=f"{side}D", stroke_width=1.3)


def _picture(spec: CounterSpec, prefix: str, ink: str, body: str, wrecked: bool) -> str:
    """The symbol in its pale frame, the head of a leader, or a silhouette on the body."""
    if spec.symbol in PICTURES:
        return PICTURES[spec.symbol](ink, body)
    if spec.symbol in MEN:
        return MEN[spec.symbol](ink, body, spec.side == "de")
    if spec.symbol in FROM_ABOVE:
        return from_above(spec.symbol, ink, body, spec.facing)
    if spec.symbol in WEAPONS and spec.symbol not in MARKS:
        return group(WEAPONS[spec.symbol](ink, body), transform=at(32, 26, 0, 1.25))
    ground = "#8F857A" if wrecked else FACE[spec.side]
    dark = "#1C1917" if wrecked else (f"{spec.side}I" if spec.side == "de" else f"{spec.side}D")
    if spec.symbol == "leader":
        head = silhouettes.leader(32, 25.5, 1.12, dark, beret=spec.side != "de")
        disc = circle(32, 24, 18, fill=ground, stroke=dark, stroke_width=1.6)
        return disc + group(head, clip_path=f"url(#{prefix}-head)")
    return size_mark("" if spec.symbol == "stick" else spec.size, ink) + symbol(spec.symbol, dark, ground)


def _factors(spec: CounterSpec, ink: str) -> str:
    drawn = ""
    if spec.size == GUN:
        drawn += text(5, 58.8, spec.left, "figure_bold", 17, ink, "start")
        if spec.middle:
            drawn += rect(46, 45.5, 13, 14.5, 2, fill="none", stroke=ink, stroke_width=1.4)
            drawn += text(52.5, 57.2, spec.middle, "figure_bold", 14, ink)
    elif spec.left and spec.middle and spec.right:
        for words, x, size in ((spec.left, 12.5, 22.5), (spec.middle, 32, 20), (spec.right, 51.5, 22.5)):
            drawn += text(x, 58.8, words, "figure_bold", size, ink)
        drawn += stroke("M21 52.3h3.5M39.5 52.3h3.5", ink, 1.5, 0.6)
        drawn += _beside(spec.printed, ink)
    elif spec.left and spec.right:
        drawn += text(14.5, 58.6, spec.left, "figure_bold", 22.5, ink)
        drawn += text(49.5, 58.6, spec.right, "figure_bold", 22.5, ink)
        if spec.name:
            drawn += _name(spec.name, 32, 57.5, 22, ink)
        else:
            drawn += stroke("M28.5 51h7", ink, 1.6, 0.55)
    elif spec.left:
        drawn += text(32, 58.6, spec.left, "figure_bold", 22.5, ink)
    elif spec.name:
        drawn += _name(spec.name, 32, 58, 58, ink)
    return drawn


def _beside(printed: tuple[str, ...], ink: str) -> str:
    """What is printed beside the factors: the class at the top right, lines under firepower and morale, the smoke
    exponent (`s2`) at the firepower's head.
    """
    drawn = "".join(stroke(f"M{x} 61h13", ink, 1.5) for mark, x in (("f", 6), ("m", 45)) if mark in printed)
    letter = next((one for one in printed if one not in ("f", "m") and one[0] != "s"), "")
    exponent = next((one[1:] for one in printed if one[0] == "s"), "")
    drawn += text(22.5, 46.5, exponent, "figure_bold", 10.5, ink) if exponent else ""
    return drawn + (text(58.5, 13.5, letter, "figure", 12, ink) if letter else "")


def _name(words: str, x: float, y: float, room: float, ink: str) -> str:
    """The name of a unit or leader, drawn only where the counter is large enough to read it."""
    size = 9.0
    while width(words, "figure", size, 0.02) > room and size > 6:
        size -= 0.2
    return group(text(x, y, words, "figure", size, ink, spacing=0.02), class_="unit-name")


def _charges(charges: tuple[int, int], ink: str) -> str:
    left, full = charges
    drawn = ""
    for number in range(full):
        x = 32 + (number - (full - 1) / 2) * 7
        drawn += circle(x, 52, 2.6, fill=ink if number < left else "none", stroke=ink, stroke_width=1.2)
    return drawn


def _plate(spec: CounterSpec) -> str:
    """What is carried: half a counter with its silhouette above and its factors below."""
    ink, body, high = f"{spec.side}I", spec.side, 34
    drawn = rect(1.5, 2.6, SIZE, high, 5, fill=CAST, fill_opacity=0.16)
    drawn += rect(0.6, 1.5, SIZE, high, 5, fill=CAST, fill_opacity=0.36)
    drawn += rect(-1.2, -1.2, 66.4, 36.4, 6, fill="none", stroke=PALE_EDGE, stroke_opacity=0.8, stroke_width=1.8)
    drawn += rect(0, 0, SIZE, high, 5, fill=body) + stroke("M1 29V6a5 5 0 0 1 5-5h52", f"{spec.side}L", 1.5, 0.9)
    drawn += rect(0.6, 0.6, 62.8, 32.8, 4.6, fill="none", stroke=f"{spec.side}D", stroke_width=1.3)
    drawn += group(WEAPONS[spec.symbol](ink, body), transform=at(27 if spec.middle else 38, 11.5, 0, 0.84))
    drawn += text(5, 30.2, spec.left, "figure_bold", 15.5, ink, "start")
    if spec.right:
        drawn += text(60, 30, spec.right, "figure", 12.5, ink, "end")
    if spec.middle:
        drawn += rect(47.5, 3.8, 12, 13, 2, fill="none", stroke=ink, stroke_width=1.3)
        drawn += text(53.5, 14.4, spec.middle, "figure_bold", 12, ink)
    if "malfunctioned" in spec.faces:
        drawn += _jammed(30)
    return group(drawn, transform="translate(0 15)")


def _jammed(high: float) -> str:
    """Out of order: a red saltire over the weapon."""
    cross = f"M8 4l48 {high - 4:g}M56 4L8 {high:g}"
    return stroke(cross, SLIP, 5) + stroke(cross, "dan", 2.6)


def _crack(spec: CounterSpec) -> str:
    """Broken: a crack across, and the one figure that matters now, its broken morale, on a slip."""
    line = "M-.5 39L12 33l6 9 10-13 8 12 9-14 8 8 11.5-8"
    drawn = stroke(line, SLIP, 5.2, stroke_linejoin="round") + stroke(line, SLIP_INK, 2, stroke_linejoin="round")
    morale = spec.right if spec.middle else spec.left.split("-")[0]
    drawn += rect(20, 43, 24, 19, 4, fill=SLIP, stroke=SLIP_INK, stroke_width=1.3)
    return drawn + text(32, 58.3, morale, "figure_bold", 17.5, SLIP_INK)


def _folded(side: str, prefix: str, aside: bool) -> str:
    """Concealed, as its own side sees it: the weave folded over a corner, the right one where tabs hang at the left."""
    corner = "M.6 35.5V6.2A5.6 5.6 0 0 1 6.2.6H35.5z"
    drawn = path(corner, fill=side, stroke=f"{side}I", stroke_width=1.2)
    drawn += path(corner, fill=f"url(#{prefix}-hid-{side})")
    drawn += path("M35.5.6L.6 35.5l3 2.5L38 3.5z", fill=CAST, fill_opacity=0.3)
    turned = group(drawn, transform="translate(64 0) scale(-1 1)") if aside else drawn
    return turned + text(51 if aside else 12, 20.5 if aside else 19.5, "?", "figure_bold", 18, f"{side}I")


def _band(letter: str) -> str:
    """Suppressed, or dispersed: a slanting band of paper with S or D and two ticks down."""
    drawn = path("M.6 30.5L63.4 16.5V29.5L.6 43.5z", fill=SLIP, stroke=SLIP_INK, stroke_width=1.2)
    drawn += stroke("M11.4 30.2l4.6 5 3.6-6.8M43.4 23l4.6 5 3.6-6.8", SLIP_INK, 2.2)
    return drawn + group(text(32, 36.2, letter, "figure_bold", 17, SLIP_INK), transform="rotate(-12.6 32 30)")


def _corner() -> str:
    """Wounded: a folded corner with a red cross."""
    drawn = path("M34.5.6H57.8a5.6 5.6 0 0 1 5.6 5.6V29.5z", fill=SLIP, stroke=SLIP_INK, stroke_width=1.2)
    return drawn + stroke("M54 6v11m-5.5-5.5h11", RED_CROSS, 3.2)


def _cross() -> str:
    """Wrecked: an orange saltire on the charred body."""
    return stroke("M8 7l48 36M56 7L8 43", "#1C1613", 6.4, 0.55) + stroke("M8 7l48 36M56 7L8 43", EMBER, 3.4, 0.95)


def _pill(words: str) -> str:
    wide = max(20.0, width(words, "figure_bold", 12.5) + 11)
    pill = rect(0, 0, wide, 16, 8, fill=SLIP, stroke=SLIP_INK, stroke_width=1.3)
    pill += text(wide / 2, 12.4, words, "figure_bold", 12.5, SLIP_INK)
    return group(pill, transform=f"translate({num(71 - wide)} -6)")


def stack(specs: list[CounterSpec], x: float, y: float, prefix: str) -> str:
    """A closed stack: the last counter on top, edges of the others up and to the right, a pill with their number."""
    drawn = ""
    shown = min(len(specs) - 1, 3)
    for number in range(shown, 0, -1):
        under = specs[-1 - number]
        shift = number * 5
        drawn += rect(x + shift, y - shift, SIZE, SIZE, 6, fill=under.side, stroke=f"{under.side}D", stroke_width=1.6)
    top = specs[-1]
    if len(specs) > 1 and not top.tag:
        top = replace(top, tag=str(len(specs)))
    return group(drawn, counter(top, x, y, prefix), class_="stack")


def ring(x: float, y: float, kind: str = "sel") -> str:
    """The ring round a counter: sel (selected), lit (may act) or dan (in danger, dashed)."""
    dashes = "7 4" if kind == "dan" else None
    drawn = rect(-5, -5, 74, 74, 10, fill="none", stroke="selH", stroke_width=7.5)
    drawn += rect(-5, -5, 74, 74, 10, fill="none", stroke=kind, stroke_width=4.2, stroke_dasharray=dashes)
    if kind == "dan":
        drawn += path("M63-15l10 17h-20z", fill="dan", stroke="selH", stroke_width=2) + text(
            63, -0.5, "!", "figure_bold", 11, "selH"
        )
    return group(drawn, class_="ring", transform=at(x, y))
