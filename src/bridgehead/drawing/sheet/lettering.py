"""Type: the faces of the house by family name, and how wide words are in them.

Widths come from a table measured once (advances.json), so that a picture does not depend on the
fonts of the machine that draws it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from bridgehead.drawing.sheet.svg import attributes, escape, num


class Face(NamedTuple):
    """A face: its CSS class, the family with fall-backs, weight and style."""

    css: str
    family: str
    weight: int
    italic: bool = False


SPECTRAL: Final = "Spectral,'Iowan Old Style',Georgia,serif"
SPECTRAL_SC: Final = "'Spectral SC',Spectral,Georgia,serif"
CONDENSED: Final = "'Barlow Condensed','Roboto Condensed','Arial Narrow',sans-serif"
SEMI: Final = "'Barlow Semi Condensed','Barlow Condensed',Roboto,Arial,sans-serif"

HARD_SPACES: Final = {"\u202f": 200, "\u00a0": 250}  # spaces where no line breaks, in thousandths of the size

FACES: Final = {
    "title": Face("ft", SPECTRAL_SC, 600),
    "smallcaps": Face("fs", SPECTRAL_SC, 500),
    "text": Face("fx", SPECTRAL, 400),
    "aside": Face("fa", SPECTRAL, 400, True),
    "water": Face("fw", SPECTRAL, 500, True),
    "question": Face("fq", SPECTRAL, 600),
    "figure": Face("ff", CONDENSED, 600),
    "figure_light": Face("fl", CONDENSED, 500),
    "figure_bold": Face("fb", CONDENSED, 700),
    "control": Face("fc", SEMI, 500),
}


@cache
def _advances() -> dict[str, dict[str, int]]:
    raw = json.loads(resources.files("bridgehead.drawing.sheet").joinpath("advances.json").read_text(encoding="utf-8"))
    letters: str = raw["characters"]
    return {face: dict(zip(letters, row)) for face, row in raw["advances"].items()}


def width(words: str, face: str, size: float, spacing: float = 0) -> float:
    """How wide the words are, in the units of the size; spacing is in em."""
    table = _advances()[face]
    advance = sum(table.get(letter) or HARD_SPACES.get(letter, 550) for letter in words)
    return (advance / 1000 + spacing * len(words)) * size


def text(
    x: float,
    y: float,
    words: str,
    face: str,
    size: float,
    fill: str = "ink",
    anchor: str = "middle",
    spacing: float = 0,
    **values: str | float | None,
) -> str:
    """A line of text on a baseline; anchor is start, middle or end, spacing in em."""
    extra: dict[str, str | float | None] = {"fill": fill}
    if anchor != "start":
        extra["text_anchor"] = anchor
    if spacing:
        extra["letter_spacing"] = num(spacing * size, 2)
    extra.update(values)
    return (
        f'<text class="{FACES[face].css}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}"'
        f"{attributes(extra)}>{escape(words)}</text>"
    )


def text_along(
    ident: str, data: str, words: str, face: str, size: float, fill: str, spacing: float, drop: float
) -> str:
    """Text along a path, centred on it; drop lowers the baseline."""
    return (
        f'<path id="{ident}" d="{data}" fill="none"/>'
        f'<text class="{FACES[face].css}" font-size="{num(size)}" dy="{num(drop)}"'
        f"{attributes({'fill': fill, 'letter_spacing': num(spacing * size)})}>"
        f'<textPath href="#{ident}" startOffset="50%" text-anchor="middle">{escape(words)}</textPath></text>'
    )


def stylesheet(scope: str) -> str:
    """The rules for the faces and for the halo round names, for everything inside the scope."""
    rules = [f"{scope} text{{font-variant-numeric:lining-nums tabular-nums}}"]
    for face in FACES.values():
        style = ";font-style:italic" if face.italic else ""
        rules.append(f"{scope} .{face.css}{{font-family:{face.family};font-weight:{face.weight}{style}}}")
    rules.append(
        f"{scope} .halo text{{paint-order:stroke;stroke:var(--paper2);stroke-width:5.5px;"
        "stroke-linejoin:round;stroke-opacity:.86}"
    )
    rules.append(f"{scope} .thin text{{stroke-width:3px;stroke-opacity:.6}}")
    rules.append(
        f"{scope} .halow text{{paint-order:stroke;stroke:var(--water);stroke-width:5px;stroke-linejoin:round}}"
    )
    return "".join(rules)
