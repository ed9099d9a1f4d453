"""Playing cards: faces and backs, 300 × 430 units, from what is printed on them; and sheets of many.

A card has no ids in it, so that the same face can stand in a page twice. It takes the colours of the theme; its
picture is night in both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bridgehead.drawing.pictures import picture
from bridgehead.drawing.sheet.lettering import stylesheet, text, width
from bridgehead.drawing.sheet.svg import at, circle, element, escape, group, num, path, rect, stroke
from bridgehead.drawing.sheet.tokens import CAST, declarations

WIDE: Final = 300
HIGH: Final = 430
GILT: Final = "#D9A441"
PRINT: Final = "#FBF3E1"
BANDS: Final = {"british": "br", "american": "us", "german": "#5F6F6B", "": "#7B5A3C"}
DISC_INKS: Final = {"british": "#4E1620", "american": "#2F3A18", "german": "#26312F", "": "#4A3320"}
ICONS: Final = {
    "unit": ("M-9-6h18v12h-18zM-9-6l18 12m0-12l-18 12", False),
    "event": ("M0-9v18M-9 0h18M-6.5-6.5l13 13m0-13l-13 13", False),
    "action": ("M3-10L-6 2h5l-2 9 9-13H1z", True),
    "terrain": ("M-10 7L-3-6l4 6 3-4 7 11z", True),
}

MARGIN: Final = 20
PICTURE_TOP: Final = 66
PICTURE_WIDE: Final = 268
PICTURE_HIGH: Final = 176
LOWEST_PICTURE: Final = 104
FOOT: Final = 398
LARGEST: Final = 16.5
SMALLEST: Final = 13.0
ONE_LINE: Final = 16.0
FACE_DOWN: Final = ("british", "german", "american")


@dataclass(frozen=True)
class Box:
    """One of the three boxes of a terrain: a figure, what it counts, and the side whose colour it has (or empty)."""

    figure: str
    label: str
    side: str


@dataclass(frozen=True)
class CardSpec:
    """All that is printed on a card, in one language. `kind` is unit, event, action or terrain; `value` is empty where
    there is none; `seed` sets what varies in the picture.
    """

    name: str
    side: str
    kind: str
    kind_text: str
    types: str
    motif: str
    seed: int
    text: str
    number: str
    origin: str
    copies: str
    heroic: bool = False
    value: str = ""
    boxes: tuple[Box, ...] = ()


@dataclass(frozen=True)
class Setting:
    """How a text is set: its size and its lines."""

    size: float
    lines: tuple[str, ...]

    @property
    def leading(self) -> float:
        return self.size * 1.26

    @property
    def high(self) -> float:
        return self.leading * len(self.lines)


def wrapped(words: str, face: str, size: float, wide: float) -> list[str]:
    """The words in lines no wider than `wide`. No line breaks at a hard space."""
    lines: list[str] = []
    line = ""
    for word in words.split(" "):
        longer = f"{line} {word}" if line else word
        if line and width(longer, face, size) > wide:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def fitted(words: str, wide: float, high: float) -> Setting | None:
    """The text in the largest size at which it stands in a box; None where even the smallest is too large."""
    size = LARGEST
    while size >= SMALLEST:
        lines = wrapped(words, "text", size, wide)
        setting = Setting(size, tuple(lines))
        if setting.high <= high and all(width(line, "text", size) <= wide for line in lines):
            return setting
        size -= 0.5
    return None


@dataclass(frozen=True)
class Layout:
    """Where things stand: the picture's height, the top of what is below the rule, and the text."""

    picture: float
    setting: Setting

    @property
    def rule(self) -> float:
        """The line under the kind."""
        return PICTURE_TOP + self.picture + 34


def layout_of(card: CardSpec) -> Layout:
    """The text as large as may be; where it is long the picture gives way. Raises ValueError if it cannot be set."""
    wide = WIDE - 2 * MARGIN - (76 if card.value else 0)
    room = float(PICTURE_HIGH)
    while room >= LOWEST_PICTURE:
        top = PICTURE_TOP + room + 34 + (54 if card.boxes else 10)
        found = fitted(card.text, wide, FOOT - 6 - top)
        if found is not None and (found.size >= 14 or room <= LOWEST_PICTURE + 24):
            return Layout(room, found)
        room -= 8
    raise ValueError(f"the text of card {card.number} is too long to be printed: {card.text}")


def card_face(card: CardSpec) -> str:
    """The face of a card as a group, its top left corner at (0, 0)."""
    layout = layout_of(card)
    upper = _ground(card) + _name(card) + _picture(card, layout)
    lower = _line(card, layout) + _boxes(card, layout) + _text(card, layout) + _foot(card)
    return group(upper, lower, _gilt(card), class_="card-face")


def _ground(card: CardSpec) -> str:
    """Shadow in two steps, paper, and the band in the side's colour."""
    drawn = rect(2, 5, WIDE, HIGH, 16, fill=CAST, fill_opacity=0.18) + rect(
        0, 1, WIDE, HIGH, 16, fill=CAST, fill_opacity=0.25
    )
    drawn += rect(0, 0, WIDE, HIGH, 16, fill="paper2")
    drawn += path("M0 54V16a16 16 0 0 1 16-16h268a16 16 0 0 1 16 16v38z", fill=BANDS[card.side])
    if card.heroic:
        drawn += rect(0, 54, WIDE, 5, fill=GILT)
    else:
        drawn += stroke("M7 54V17a10 10 0 0 1 10-10h266a10 10 0 0 1 10 10v37", PRINT, 1.1, 0.35)
    return drawn + rect(0, 0, WIDE, HIGH, 16, fill="none", stroke="ink", stroke_width=1.4)


def _name(card: CardSpec) -> str:
    """The name, on one line or two, and the disc of the kind."""
    wide = WIDE - 84
    size = 23.0
    while size > ONE_LINE and width(card.name, "title", size, 0.03) > wide:
        size -= 0.5
    if width(card.name, "title", size, 0.03) <= wide:
        drawn = text(MARGIN, 27 + size * 0.33, card.name, "title", size, PRINT, "start", 0.03)
    else:
        drawn = _two_lines(card.name, wide)
    data, filled = ICONS[card.kind]
    ink = DISC_INKS[card.side]
    icon = path(
        data, fill=ink if filled else "none", stroke=ink, stroke_width=1.4 if filled else 1.9, stroke_linejoin="round"
    )
    return drawn + group(circle(0, 0, 17, fill=PRINT), icon, transform=at(WIDE - 36, 28))


def _two_lines(name: str, wide: float) -> str:
    """A long name in two lines, as large as they may be."""
    size = 17.0
    while size > 12.5:
        lines = wrapped(name, "title", size, wide * 0.94)
        if len(lines) == 2:
            even = wrapped(name, "title", size, wide * 0.72)
            first, second = even if len(even) == 2 else lines
            return text(MARGIN, 24, first, "title", size, PRINT, "start", 0.02) + text(
                MARGIN, 24 + size * 1.12, second, "title", size, PRINT, "start", 0.02
            )
        size -= 0.5
    raise ValueError(f"the name {name} is too long to be printed")


def _picture(card: CardSpec, layout: Layout) -> str:
    """The picture in its frame; a low one loses more sky than ground."""
    lost = PICTURE_HIGH - layout.picture
    inside = element(
        "svg",
        picture(card.motif, card.seed, card.side),
        x=16,
        y=PICTURE_TOP,
        width=PICTURE_WIDE,
        height=layout.picture,
        viewBox=f"0 {num(lost * 0.4)} {PICTURE_WIDE} {num(layout.picture)}",
        preserveAspectRatio="xMidYMid slice",
    )
    return (
        inside
        + _corners(layout.picture)
        + rect(16, PICTURE_TOP, PICTURE_WIDE, layout.picture, 6, fill="none", stroke="ink", stroke_width=1.6)
    )


def _corners(high: float) -> str:
    """Paper over the picture's corners: no clip is needed, and so no id."""
    left, top, right, foot = 16, PICTURE_TOP, 16 + PICTURE_WIDE, PICTURE_TOP + high
    data = f"M{left} {top}h6a6 6 0 0 0-6 6zM{right} {top}v6a6 6 0 0 0-6-6z"
    data += f"M{right} {num(foot)}h-6a6 6 0 0 0 6-6zM{left} {num(foot)}v-6a6 6 0 0 0 6 6z"
    return path(data, fill="paper2")


def _line(card: CardSpec, layout: Layout) -> str:
    """The kind at the left, the types at the right, a rule under both."""
    base, wide = layout.rule - 10, WIDE - 2 * MARGIN
    kind_size = 16.5
    while kind_size > 13 and width(card.kind_text, "title", kind_size, 0.05) > wide * (0.62 if card.types else 1):
        kind_size -= 0.5
    drawn = text(MARGIN, base, card.kind_text, "title", kind_size, "over", "start", 0.05)
    if card.types:
        left = wide - width(card.kind_text, "title", kind_size, 0.05) - 10
        size = 15.0
        while size > 10.5 and width(card.types, "aside", size) > left:
            size -= 0.25
        drawn += text(WIDE - MARGIN, base, card.types, "aside", size, "ink2", "end")
    return drawn + stroke(f"M{MARGIN} {num(layout.rule)}H{WIDE - MARGIN}", "ink3", 1)


def _boxes(card: CardSpec, layout: Layout) -> str:
    """The draws and the size of a terrain."""
    drawn = ""
    for place, box in enumerate(card.boxes):
        x, y = MARGIN + place * 90, layout.rule + 10
        fill, ink = {"british": ("br", PRINT), "german": ("de", "deI")}.get(box.side, ("paper", "ink"))
        drawn += rect(x, y, 80, 34, 7, fill=fill, stroke="ink", stroke_width=1.2)
        drawn += text(x + 17, y + 25.5, box.figure, "figure_bold", 25, ink)
        size = 13.0
        while width(box.label, "control", size) > 47:
            size -= 0.25
        drawn += text(x + 31, y + 21.5, box.label, "control", size, ink, "start")
    return drawn


def _text(card: CardSpec, layout: Layout) -> str:
    """The value in its disc, and the text: beside the disc, under the boxes, or under the rule."""
    setting = layout.setting
    top = layout.rule + (52 if card.boxes else 10)
    left, drawn = float(MARGIN), ""
    if card.value:
        middle = (layout.rule + FOOT) / 2
        left, top = 96, max(layout.rule + 8, middle - setting.high / 2)
        rim = GILT if card.heroic else PRINT
        disc = circle(0, 0, 31, fill=BANDS[card.side], stroke="ink", stroke_width=1.4) + circle(
            0, 0, 26, fill="none", stroke=rim, stroke_width=1.4
        )
        drawn = group(disc, text(0, 14.5, card.value, "figure_bold", 42, PRINT), transform=at(51, middle))
    for place, line in enumerate(setting.lines):
        drawn += text(
            left, top + setting.size * 0.98 + place * setting.leading, line, "text", setting.size, "ink", "start"
        )
    return drawn


def _foot(card: CardSpec) -> str:
    """The number, whose invention the card is, and the operations it is used in."""
    drawn = stroke(f"M{MARGIN} {FOOT}H{WIDE - MARGIN}", "ink3", 0.8) + text(
        MARGIN, 415.5, card.number, "figure_light", 14, "ink2", "start", 0.06
    )
    drawn += text(WIDE / 2, 415, card.origin, "aside", 13, "ink2")
    return drawn + text(WIDE - MARGIN, 415.5, card.copies, "figure", 14, "ink2", "end", 0.06)


def _gilt(card: CardSpec) -> str:
    return (
        rect(7, 7, WIDE - 14, HIGH - 14, 10, fill="none", stroke=GILT, stroke_width=2.2, stroke_opacity=0.9)
        if card.heroic
        else ""
    )


def card_back(side: str, heroic: bool = False) -> str:
    """The back of a card as a group: a weave in the side's colour, a star for heroic ones."""
    drawn = rect(2, 5, WIDE, HIGH, 16, fill=CAST, fill_opacity=0.18) + rect(
        0, 0, WIDE, HIGH, 16, fill=BANDS.get(side, BANDS[""]), stroke="ink", stroke_width=1.4
    )
    weave = ""
    for start in range(-396, 288, 24):
        left, right = max(12, start + 12), min(WIDE - 12, start + HIGH - 12)
        weave += f"M{left} {left - start}L{right} {right - start}" if left < right else ""
    mirrored = group(stroke(weave, PRINT, 1.6, 0.28), transform=f"translate({WIDE} 0) scale(-1 1)")
    drawn += (
        stroke(weave, PRINT, 1.6, 0.28)
        + mirrored
        + rect(
            12,
            12,
            WIDE - 24,
            HIGH - 24,
            10,
            fill="none",
            stroke=GILT if heroic else PRINT,
            stroke_width=2 if heroic else 1.4,
        )
    )
    drawn += circle(150, 215, 46, fill=BANDS.get(side, BANDS[""]), stroke=GILT if heroic else PRINT, stroke_width=1.6)
    star = "M150 181l9.7 24.1 26 1.8-20 16.6 6.4 25.2-22.1-13.8-22.1 13.8 6.4-25.2-20-16.6 26-1.8z"
    wings = "M150 236v-34M150 206q-20-16-36-10 6 14 36 22M150 206q20-16 36-10-6 14-36 22"
    sign = (
        path(star, fill=GILT)
        if heroic
        else stroke(wings, PRINT, 3, 0.8, stroke_linecap="round", stroke_linejoin="round")
    )
    return group(drawn, sign, class_="card-back")


def draw_card(card: CardSpec) -> str:
    """A face as a picture of its own, in the colours and the type of the page that shows it."""
    return _framed(card_face(card), card.name)


def draw_back(side: str, heroic: bool = False) -> str:
    """A back as a picture of its own."""
    return _framed(card_back(side, heroic), "")


def _framed(drawn: str, label: str) -> str:
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="playing-card" viewBox="-1 -1 304 438" {named}>{drawn}</svg>'


def draw_sheet(
    title: str, aside: str, cards: Sequence[CardSpec], backs: Sequence[str], theme: str = "light", columns: int = 6
) -> str:
    """Many cards on one sheet, with a title; the backs of the sides at its end."""
    drawn = (
        [card_face(card) for card in cards]
        + [card_back(side) for side in backs]
        + [card_back(side, True) for side in backs]
    )
    rows = -(-len(drawn) // columns)
    wide, high = 100 + columns * 324 - 24, 130 + rows * 458 + 20
    placed = "".join(
        group(one, transform=at(50 + place % columns * 324, 116 + place // columns * 458))
        for place, one in enumerate(drawn)
    )
    head = text(50, 66, title, "title", 36, "ink", "start", 0.03) + text(
        50 + width(title, "title", 36, 0.03) + 18, 66, aside, "aside", 20, "ink2", "start"
    )
    style = f".sheet{{{declarations(theme)}}}{stylesheet('.sheet')}"
    ground = rect(0, 0, wide, high, fill="margin") + stroke(f"M50 86H{wide - 50}", "ink", 1.5)
    size = f'class="sheet" viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(title)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>{ground}{head}{placed}</svg>\n'
