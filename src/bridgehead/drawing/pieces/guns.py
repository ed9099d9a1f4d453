"""Guns seen from above, looking up; they are turned whither they look, their figures never."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridgehead.drawing.sheet.svg import at, group, path, rect


def _field_gun(ink: str, cut: str) -> str:
    """Trail, wheels, shield, barrel."""
    drawn = path("M-2 3L-9 23l4 1.5L2 8zM2 3L9 23l-4 1.5L-2 8z", fill=ink)
    drawn += rect(-16, -3.5, 5, 12, 1.5, fill=ink) + rect(11, -3.5, 5, 12, 1.5, fill=ink)
    drawn += path("M-12 0h24v3.4h-24z", fill=ink)
    drawn += path("M-13.5-5.5q13.5-6 27 0l-1 2.6q-12.5-5-25 0z", fill=ink, stroke=cut, stroke_width=0.8)
    return drawn + path("M-1.7-27h3.4V0h-3.4zM-2.9-30h5.8v4h-5.8z", fill=ink)


FROM_ABOVE: Final[dict[str, Callable[[str, str], str]]] = {"gun-above": _field_gun}


def from_above(symbol: str, ink: str, body: str, facing: int) -> str:
    """A gun in the upper part of its counter, turned by so many degrees."""
    return group(FROM_ABOVE[symbol](ink, body), transform=at(32, 24, facing, 0.78))
