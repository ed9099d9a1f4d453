"""[9.4] The odds of a battle, and the column of the chart they are read in."""

from fractions import Fraction
from typing import Final

from bridgehead.games.remagen.printed.components import TABLES

CHART: Final = TABLES["combat"]
EVEN: Final[int] = CHART.columns.index("1-1")
NO_COLUMN: Final = -1  # worse than 1-6
BEYOND: Final = len(CHART.columns)  # better than 6-1
OVERWHELMING: Final = 7  # to one, for an automatic victory
WORST: Final = "A ELIM"
BEST: Final = "D ELIM"


def column_of(attack: int, defence: int) -> int:
    """[9.4] The column for two totals, rounded in the defender's favour; NO_COLUMN and BEYOND outside the chart."""
    if attack <= 0:
        return NO_COLUMN
    if defence <= 0:
        return BEYOND
    if attack >= defence:
        return min(BEYOND, EVEN - 1 + attack // defence)
    return max(NO_COLUMN, EVEN + 1 - (defence + attack - 1) // attack)


def heading(column: int) -> str:
    """The odds of a column as printed, and as the notes under the chart call what lies outside it."""
    if column == NO_COLUMN:
        return "<1-6"
    return CHART.columns[column] if column < BEYOND else ">6-1"


def result_of(column: int, die: int) -> str:
    """[9.7] What a die brings in a column; outside the chart one side is eliminated whatever it shows."""
    if column == NO_COLUMN:
        return WORST
    return CHART.result(column, die) if column < BEYOND else BEST


def distribution(column: int) -> list[tuple[str, Fraction]]:
    """The chances of the results in a column."""
    if column == NO_COLUMN:
        return [(WORST, Fraction(1))]
    return CHART.distribution(column, 0) if column < BEYOND else [(BEST, Fraction(1))]
