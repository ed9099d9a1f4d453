"""The names of counters' faces: what stands on them. A browser asks for the picture of each face once and keeps it.

The pictures are drawn in `counters`, which takes a while to load.
"""

from functools import cache

from bridgehead.engine.view import PieceView

SIDES = {
    "british": "br",
    "belgian": "br",
    "american": "us",
    "german": "de",
    "italian": "de",
    "left": "br",
    "right": "de",
    "br": "br",
    "us": "us",
    "de": "de",
}
"""The colours of every army that a game names, and of the seats of one that names none."""
LONGEST = 160
MOST = 200


def side(name: str) -> str:
    """The colours of a side by its name; those of nobody are field grey."""
    return SIDES.get(name, "de")


@cache
def printed() -> frozenset[str]:
    """The states that a counter can show."""
    from bridgehead.drawing.pieces.counters import FACES

    return frozenset(FACES)


def of_piece(one: PieceView, name: str) -> str:
    """The name of a counter's face: side, symbol, size, factors, states, and what it is called."""
    if one.hidden:
        return "|".join([side(one.side), "infantry", "", "", "hidden", ""])
    states = [mark for mark in one.marks if mark in printed()] if one.marks else []
    short = name if len(name) <= 24 else ""
    return "|".join([side(one.side), one.symbol, one.size, "-".join(one.factors), ",".join(states), short])[:LONGEST]
