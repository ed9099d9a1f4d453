"""How soon a pairing is settled: Wald's sequential probability ratio test of a share against a bar, or of a gain."""

from collections.abc import Sequence
from math import log
from statistics import fmean, variance
from typing import Final

APART: Final = 0.1
"""Shares nearer to the bar than this may be judged either way."""
ERROR: Final = 0.05
"""How often a share that far from the bar may be judged wrongly."""
GAIN: Final = 4.0
"""Points. Whoever scores so many more than another is said to score more; of a smaller gain either may be said."""
FEWEST: Final = 20
"""Games on the same seeds before their spread is believed."""
BOUND: Final = log((1 - ERROR) / ERROR)


def settled(won: float, games: int, bar: float) -> bool | None:
    """Whether a player who won so many of the games reaches the bar, a share; None while too few are played to say.

    The test weighs a share of `bar - APART` against one of `bar + APART`, or of nearly 1 where that is more, and each
    verdict is wrong in at most one case of twenty. A draw counts as half a win.
    """
    low, high = bar - APART, min(bar + APART, 0.999)
    weight = won * log(high / low) + (games - won) * log((1 - high) / (1 - low))
    return verdict(weight)


def scores_more(gains: Sequence[float]) -> bool | None:
    """Whether a player scores more than another, by what it gained on each of the same seeds; None while too few are
    played to say.

    The test weighs a gain of `GAIN` against none, normally distributed as widely as those that were seen, and each
    verdict is wrong in about one case of twenty at most.
    """
    if len(gains) < FEWEST:
        return None
    spread = variance(gains)
    if spread == 0.0:
        return fmean(gains) > 0.0
    return verdict(GAIN * (sum(gains) - len(gains) * GAIN / 2) / spread)


def verdict(weight: float) -> bool | None:
    """What the logarithm of a likelihood ratio settles."""
    if weight >= BOUND:
        return True
    return False if weight <= -BOUND else None
