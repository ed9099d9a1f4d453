"""The sheet that a picture grows on: layers from the ground up, ids that are unique and always the same."""

from __future__ import annotations

from random import Random
from typing import Final

from bridgehead.drawing.sheet.lettering import stylesheet
from bridgehead.drawing.sheet.svg import element, escape, group, num, rect
from bridgehead.drawing.sheet.tokens import declarations

# What is left of a picture when it is small: under NEAR pixels a unit only the ground, to CLOSE names and symbols.
FAR: Final = 0  # always drawn
NEAR: Final = 1  # from 0.35 pixels a unit: names of places, symbols
CLOSE: Final = 2  # from 0.6 pixels a unit: everything


class Canvas:
    """Collects layers. `prefix` begins every id, so that several boards can live in one page."""

    def __init__(self, prefix: str, seed: str, theme: str) -> None:
        self.prefix = prefix
        self.seed = seed
        self.theme = theme
        self.layers: list[str] = []
        self.definitions: list[str] = []
        self._idents = 0

    def dice(self, subject: str) -> Random:
        """A generator for one subject, so that a change to one ornament does not stir the others."""
        return Random(f"{self.seed}/{subject}")

    def ident(self, stem: str = "i") -> str:
        """A new id."""
        self._idents += 1
        return f"{self.prefix}-{stem}{self._idents}"

    def define(self, definition: str) -> None:
        self.definitions.append(definition)

    def layer(self, name: str, *content: str, detail: int = FAR, **values: str | float | None) -> None:
        """Add a layer on top; nothing is added when there is nothing in it."""
        self.layers.append(group(*content, class_=f"layer d{detail}", data_layer=name, **values))

    def finish(self, view: tuple[float, float, float, float], label: str) -> str:
        """The whole picture; view is left, top, width and height in map units."""
        scope = f".{self.prefix}"
        tokens = declarations(self.theme)
        style = (f"{scope}{{{tokens}}}" if tokens else "") + stylesheet(scope) + zoom_rules(scope)
        box = " ".join(num(value) for value in view)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="board {self.prefix}" viewBox="{box}" role="group" '
            f'aria-label="{escape(label)}">'
            f"<style>{style}</style>{element('defs', ''.join(self.definitions))}{''.join(self.layers)}</svg>\n"
        )

    def clip(self, x: float, y: float, width: float, height: float) -> str:
        """A clip to a rectangle; gives the value for a clip-path attribute."""
        ident = self.ident("clip")
        self.define(element("clipPath", rect(x, y, width, height), id=ident))
        return f"url(#{ident})"


def zoom_rules(scope: str) -> str:
    """Hide layers by zoom: the page sets data-zoom to far, near or close; without it all is shown."""
    return (
        f'{scope}[data-zoom="far"] .d1,{scope}[data-zoom="far"] .d2,{scope}[data-zoom="near"] .d2{{display:none}}'
        f"{scope} .space path{{fill:transparent;stroke:none}}"
    )
