"""How a position stands between the two sides, for searching players and for reports.

The weights were fitted to how 140 games of staff against staff ended: early the balance of forces tells, late what is
over the river, a pontoon bridge the more the later it is.
"""

import math
from typing import Final

from bridgehead.games.remagen import victory
from bridgehead.games.remagen.components import AMERICAN, COMBAT, GERMAN, KIND_OF, UNITS
from bridgehead.games.remagen.engineers import COMPLETE, usable
from bridgehead.games.remagen.state import LOST, Bridgehead

EVEN: Final = 1.8
PATIENCE: Final = 4.75  # what the Americans lose by time alone
FORCE: Final = 6.6  # the balance of combat values, from -1 to 1 …
FORCE_FADES: Final = 5.8  # … which tells less as time goes by
EAST: Final = 5.8  # value over the river above what a marginal victory needs, in parts of a decisive one
RAILWAY: Final = 0.4
LABOUR: Final = 2.6
BRIDGE: Final = 1.5


def standing(g: Bridgehead, seat: int) -> float:
    """[12.2] From lost (-1) to won (1), for a seat."""
    score = 2 * victory.SCORES[g.result] - 1 if g.result >= 0 else math.tanh(prospect(g) / 2)
    return score if seat == AMERICAN else -score


def prospect(g: Bridgehead) -> float:
    """The logarithm of the odds that the Americans win."""
    gone = (g.turn - (0.5 if g.seat == AMERICAN else 0.0)) / g.last_turn
    marginal, _, decisive = g.levels
    across = (victory.value_east(g) - marginal) / max(1, decisive)
    found = EVEN - PATIENCE * gone + balance(g) * (FORCE - FORCE_FADES * gone)
    found += EAST * max(-1.0, min(1.5, across)) * gone * gone
    found += LABOUR * max(g.labour) / COMPLETE * gone * gone
    if usable(g):
        found += BRIDGE * gone
    return found + (RAILWAY * (1 - gone) if g.railway else 0.0)


def balance(g: Bridgehead) -> float:
    """American combat value on the board against German, the Germans' reserves counted in: from -1 to 1."""
    ours, theirs = 0, 0
    for unit in UNITS[AMERICAN]:
        if g.place[unit] >= 0:
            ours += COMBAT[KIND_OF[unit]]
    for unit in UNITS[GERMAN]:
        if g.place[unit] != LOST:
            theirs += COMBAT[KIND_OF[unit]]
    return (ours - theirs) / (ours + theirs + 1)
