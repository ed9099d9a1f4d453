"""What a sample says and how sure one may be: shares, means, differences, pairs, dice. All intervals hold 95 %."""

import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

LEVEL = 0.95


@dataclass(slots=True, frozen=True)
class Estimate:
    """A number with its interval."""

    value: float
    low: float
    high: float

    def text(self, form: str = ".1f") -> str:
        """Such as `52.3 (50.1 to 54.5)`."""
        value, low, high = (format(one, form).replace("-", "−") for one in (self.value, self.low, self.high))
        return f"{value} ({low} to {high})"

    def percent(self) -> str:
        """Such as `52.3 % (50.1 to 54.5)`."""
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


@dataclass(slots=True, frozen=True)
class Test:
    """A difference with its interval, and how likely one as large would be by chance alone."""

    __test__ = False  # no test of pytest's

    difference: Estimate
    chance: float
    pairs: int


def wilson(won: float, games: int) -> Estimate:
    """A share with Wilson's interval; `won` may hold halves, for draws. No games: nothing known."""
    from scipy.stats import norm

    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share, z = won / games, float(norm.ppf((1 + LEVEL) / 2))
    middle = (share + z**2 / (2 * games)) / (1 + z**2 / games)
    reach = z / (1 + z**2 / games) * sqrt(share * (1 - share) / games + z**2 / (4 * games**2))
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with Student's interval; a single value knows nothing of its spread."""
    from scipy.stats import sem, t

    middle = fmean(values)
    if len(values) < 2 or min(values) == max(values):
        return Estimate(middle, middle, middle)
    reach = float(t.ppf((1 + LEVEL) / 2, len(values) - 1) * sem(values))
    return Estimate(middle, middle - reach, middle + reach)


def difference(first: Sequence[float], second: Sequence[float]) -> Test:
    """How much higher the first sample's mean is (Welch)."""
    from scipy.stats import ttest_ind

    apart = fmean(first) - fmean(second)
    if min(first) == max(first) and min(second) == max(second):
        return Test(Estimate(apart, apart, apart), 0.0 if apart else 1.0, len(first) + len(second))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # of a sample that never varies: the other's spread is enough
        found = ttest_ind(first, second, equal_var=False)
    bounds = found.confidence_interval(LEVEL)
    return Test(Estimate(apart, float(bounds.low), float(bounds.high)), float(found.pvalue), len(first) + len(second))


def paired(first: Sequence[float], second: Sequence[float]) -> Test:
    """How much higher the second of two results on the same seeds is, in the mean (Student, by pairs)."""
    from scipy.stats import ttest_1samp

    apart = [after - before for before, after in zip(first, second)]
    middle = mean(apart)
    if min(apart) == max(apart):
        return Test(middle, 0.0 if apart[0] else 1.0, len(apart))
    return Test(middle, float(ttest_1samp(apart, 0.0).pvalue), len(apart))


def turned(first: Sequence[float], second: Sequence[float]) -> tuple[int, int, float]:
    """Of pairs of games on the same seeds: how many the second run gained, how many it lost, and how likely so uneven
    a division would be by chance (McNemar's exact test).
    """
    from scipy.stats import binomtest

    gained = sum(1 for before, after in zip(first, second) if after > before)
    lost = sum(1 for before, after in zip(first, second) if after < before)
    return gained, lost, float(binomtest(gained, gained + lost).pvalue) if gained + lost else 1.0


def fairness(faces: Sequence[int]) -> float:
    """How likely faces so uneven are with fair dice (chi-square)."""
    from scipy.stats import chisquare

    return float(chisquare(faces).pvalue) if sum(faces) else 1.0


def correlation(xs: Sequence[float], ys: Sequence[float]) -> Estimate:
    """Pearson's correlation; 0 with nothing known where one of the two never varies or the sample is tiny."""
    from scipy.stats import pearsonr

    if len(xs) < 4 or min(xs) == max(xs) or min(ys) == max(ys):
        return Estimate(0.0, -1.0, 1.0)
    found = pearsonr(xs, ys)
    bounds = found.confidence_interval(LEVEL)
    return Estimate(float(found.statistic), float(bounds.low), float(bounds.high))
