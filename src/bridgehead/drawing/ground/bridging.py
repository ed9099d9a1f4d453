"""Bridges that come and go during a game, a cell at a time: a pontoon bridge boat by boat, and one that is down.

Each is drawn about the centre of a square cell of 100 units, the bridge running from west to east.
"""

from __future__ import annotations

from typing import Final

from bridgehead.drawing.sheet.svg import path, rect, stroke

CELL: Final = 100
BOATS: Final = 4
APART: Final = CELL / BOATS
DECK: Final = 26  # how broad the roadway is


def _boat(x: float) -> str:
    """A pontoon at its anchors, its bow against the stream, which comes from the south."""
    hull = f"M{x - 7:g}-22q7-6 14 0v38q-7 10-14 0z"
    lines = stroke(f"M{x:g}-24v-12M{x:g} 24v14", "shore", 1.2, 0.7)
    return (
        lines
        + path(hull, fill="us", stroke="usD", stroke_width=1.6)
        + stroke(f"M{x - 4:g}-16h8M{x - 4:g} 13h8", "usL", 1.4)
    )


def _cable() -> str:
    """The line across the river along which the boats are laid."""
    return stroke("M-50 -30h100", "shore", 1.4, 0.8, stroke_dasharray="5 4")


def _roadway(length: float) -> str:
    planks = "".join(f"M{-CELL / 2 + 4 + 6 * k:g}-11v22" for k in range(int(length / 6)))
    deck = rect(-CELL / 2, -DECK / 2, length, DECK, fill="deck", stroke="rail", stroke_width=1.8)
    rails = stroke(f"M{-CELL / 2:g}-10h{length:g}M{-CELL / 2:g} 10h{length:g}", "rail", 1.6)
    return deck + stroke(planks, "rail", 0.8, 0.5) + rails


def boats(count: int) -> str:
    """So many boats of a cell's four laid from the west, and the roadway over them."""
    laid = "".join(_boat(-CELL / 2 + APART * (place + 0.5)) for place in range(count))
    return _cable() + laid + (_roadway(APART * count) if count else "")


def damaged() -> str:
    """A pontoon bridge that shells have hit: it still carries traffic."""
    holes = path("M-22-8l7-3 5 6-3 7-8 1-5-5zM18 0l6-5 7 4 0 8-8 2z", fill="wreck")
    return boats(BOATS) + holes + stroke("M-27 4l-9 6M33-6l9-6M14 10l-3 9", "wreck", 2)


def gone() -> str:
    """A bridge that lies in the river: torn ends at both sides of the cell, wreckage between."""
    water = rect(-50, -26, 100, 52, fill="water") + stroke("M-50-14h100M-50 0h100M-50 14h100", "shore2", 1.2, 0.5)
    ends = path("M-50-14h14l5 6-7 5 8 6-6 5 4 6h-18zM50-14h-12l-6 5 8 6-7 6 6 4-3 7h14z", fill="deck", stroke="rail")
    girders = stroke("M-24-20l22 26M-20 8l34-18M-6 18l30-10M8-20l14 30M-26 16l12-8", "rail", 2.6, 0.85)
    foam = stroke("M-30-24q8-5 16 0M6 24q8 5 16 0M-8-26q6-4 12 0", "water2", 2.4)
    return water + ends + girders + foam


def drawing(kind: str) -> str:
    """What lies on a cell by the name of its mark; empty for what is no bridge."""
    if kind == "railway-bridge":
        return "<g/>"  # it is on the board
    if kind == "bridge-gone":
        return gone()
    if kind == "pontoon-damaged":
        return damaged()
    if kind == "pontoon-bridge":
        return boats(BOATS)
    stage = kind.removeprefix("pontoon-")
    return boats(int(stage)) if stage in ("0", "1", "2", "3", "4") else ""
