"""How soon a pairing is settled: Wald's sequential probability ratio test of a share against a bar."""

from math import log
from typing import Final

APART: Final = 0.1
"""Shares nearer to the bar than this may be judged either way."""
ERROR: Final = 0.05
"""How often a share that far from the bar may be judged wrongly."""


def settled(won: float, games: int, bar: float) -> bool | None:
    """Whether a player who won so many of the games reaches the bar, a share; None while too few are played to say.

    The test weighs a share of `bar - APART` against one of `bar + APART`, or of nearly 1 where that is more, and each
    verdict is wrong in at most one case of twenty. A draw counts as half a win.
    """
    low, high = bar - APART, min(bar + APART, 0.999)
    weight = won * log(high / low) + (games - won) * log((1 - high) / (1 - low))
    bound = log((1 - ERROR) / ERROR)
    if weight >= bound:
        return True
    return False if weight <= -bound else None
