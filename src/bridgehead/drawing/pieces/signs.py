"""Signs on tags, fifteen units wide about their centre: what comes, in the colours of whose it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridgehead.drawing.sheet.svg import path, stroke
from bridgehead.drawing.sheet.tokens import SLIP, SLIP_INK


def _parachute(side: str) -> str:
    canopy = "M-7-1a7 6.6 0 0 1 14 0q-2.4-2-4.7 0-2.3-2-4.6 0-2.3-2-4.7 0z"
    return stroke("M-6-1L0 7.5 6-1M0-2V7", SLIP_INK, 1) + _filled(canopy, side)


def _glider(side: str) -> str:
    return _filled("M-8-3H8V-.6H3.4A3.4 3.4 0 1 1-3.4-.6H-8z", side)


def _filled(shape: str, side: str) -> str:
    return path(shape, fill=side, stroke=SLIP, stroke_width=0.8)


SIGNS: Final[dict[str, Callable[[str], str]]] = {"parachute": _parachute, "glider": _glider}


def sign(name: str, side: str) -> str:
    """A sign in the colours of a side (br, us, de); empty if there is none of that name."""
    return SIGNS[name](side) if name in SIGNS else ""
