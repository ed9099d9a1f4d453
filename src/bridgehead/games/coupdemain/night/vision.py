"""[T18.2] [T21.2] The Wind Change DR of a Rally Phase: how far one sees by night, and the breeze."""

from typing import Final

from bridgehead.games.coupdemain.pieces.dice import roll_dr
from bridgehead.games.coupdemain.state import CoupState

CHANGES_ON: Final = 6
DOWN_TO: Final = 3
UP_FROM: Final = 5
LEAST: Final = 0
MOST: Final = 6
STORM: Final = 12
CALM: Final = 2


def wind_change(g: CoupState) -> None:
    """[T18.2] [T21.2] By night a coloured 6 changes the range of vision by one: down with a white 3 or less, up with 5
    or more; with 4 up until the first starshell. An original 12 brings a heavy breeze, which lasts until an original
    2.
    """
    coloured, white = roll_dr(g, "wind")
    if g.night() and coloured == CHANGES_ON:
        change = -1 if white <= DOWN_TO else 1 if white >= UP_FROM or not g.lit_up else 0
        g.vision = min(MOST, max(LEAST, g.vision + change))
    g.tell("wind", coloured, white, g.vision if g.night() else -1)
    before = g.breeze
    if coloured + white == STORM:
        g.breeze = 1
    elif coloured + white == CALM:
        g.breeze = 0
    if g.breeze != before:
        g.tell("breeze", "breeze-rises" if g.breeze else "breeze-falls")
