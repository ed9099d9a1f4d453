"""The names of counters' faces: what stands on them. A browser asks for the picture of each face once and keeps it.

The pictures are drawn in `counters`, which takes a while to load.
"""

from functools import cache

from bridgehead.engine.say.words import Words
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
SIZES = ("squad", "section", "platoon", "company")
"""The sizes of units whose first factor is their strength."""
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


@cache
def lies_wide(mark: str) -> bool:
    """Whether a marker is drawn across its whole space, below the counters."""
    from bridgehead.drawing.pieces.lying import LYING

    return mark in LYING


@cache
def is_slung(size: str) -> bool:
    """Whether a counter of this size lies under the foot of who carries it."""
    from bridgehead.drawing.pieces.counters import WEAPON

    return size == WEAPON


@cache
def turns(symbol: str) -> bool:
    """Whether a symbol is seen from above, and turned whither its counter looks."""
    from bridgehead.drawing.pieces.guns import FROM_ABOVE

    return symbol in FROM_ABOVE


def state_of(mark: str, words: Words) -> str:
    """A state as a face names it, with the word of the game on its tab, `tab-MARK`. What only its owner sees of a
    hidden counter is no back.
    """
    tab = f"tab-{mark}"
    shown = "unseen" if mark == "hidden" else mark
    return f"{shown}:{words.text(tab)}" if words.has(tab) else shown


def factors_of(one: PieceView) -> list[str]:
    """The factors that a counter shows: none on one that is off the board with no strength left."""
    return [] if one.space < 0 and one.size in SIZES and one.factors[:1] == ["0"] else one.factors


def of_piece(one: PieceView, name: str, words: Words) -> str:
    """The name of a counter's face: side, symbol, size, factors, states, and what it is called."""
    if one.hidden:
        return "|".join([side(one.side), "infantry", "", "", "hidden", ""])
    states = [state_of(mark, words) for mark in one.marks if mark in printed()] if one.marks else []
    if one.facing >= 0 and turns(one.symbol):
        states.append(f"facing:{one.facing}")
    short = name if len(name) <= 24 else ""
    return "|".join([side(one.side), one.symbol, one.size, "-".join(factors_of(one)), ",".join(states), short])[
        :LONGEST
    ]
