"""Results tables and exact odds."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.table import Modifier, ResultsTable, results_table

FIRE = {
    "paragraph": "6.1",
    "columns": ["1-4", "5-8", "9+"],
    "column_from": [1, 5, 9],
    "rows": ["0", "1", "2", "3"],
    "first_row": 0,
    "cells": [["-", "-", "S"], ["-", "S", "1"], ["S", "1", "2"], ["1", "2", "3"]],
}


def fire() -> ResultsTable:
    return results_table("fire", dict(FIRE), "tables.toml")


@pytest.mark.parametrize(("strength", "column"), [(0, -1), (1, 0), (4, 0), (5, 1), (8, 1), (9, 2), (99, 2)])
def test_the_column_is_the_last_whose_least_strength_is_reached(strength: int, column: int) -> None:
    assert fire().column_of(strength) == column


@pytest.mark.parametrize(("die", "code"), [(-5, "-"), (0, "-"), (2, "1"), (3, "2"), (9, "2")])
def test_rolls_beyond_the_rows_read_the_end_row(die: int, code: str) -> None:
    assert fire().result(1, die) == code


def test_odds_count_every_face() -> None:
    odds = fire().odds(1, [Modifier("cover", -1, "6.1.3b")])
    assert odds.results == [("-", Fraction(1, 6)), ("S", Fraction(1, 6)), ("1", Fraction(1, 6)), ("2", Fraction(1, 2))]
    assert odds.chance("2") == Fraction(1, 2) and odds.chance("X") == 0 and odds.column == "5-8"


def test_a_roll_is_worth_its_results_by_their_chances() -> None:
    odds = fire().odds(1, [Modifier("cover", -1, "6.1.3b")])
    assert odds.worth({"S": 3.0, "2": 8.0, "X": 100.0}) == pytest.approx(3 / 6 + 8 / 2)


def test_odds_of_the_same_roll_differ_by_their_modifiers_only() -> None:
    """A spread is worked out once for all: whoever changes the list of a distribution changes no odds."""
    table = fire()
    table.distribution(1, -1).clear()
    assert (
        table.odds(1, [Modifier("cover", -1, "6.1.3b")]).results == fire().odds(1, [Modifier("night", -1, "")]).results
    )


@given(st.integers(0, 2), st.integers(-8, 8), st.integers(1, 20))
def test_a_distribution_adds_up_and_matches_the_results(column: int, modifier: int, sides: int) -> None:
    spread = fire().distribution(column, modifier, sides)
    assert sum(share for _, share in spread) == 1
    for code, share in spread:
        hits = [die for die in range(1, sides + 1) if fire().result(column, die + modifier) == code]
        assert share == Fraction(len(hits), sides)


@pytest.mark.parametrize("change", [{"cells": [["-"]]}, {"columns": 3}, {"rows": ["0"]}])
def test_a_table_that_is_not_rectangular_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(DataError, match=r"tables\.toml: table 'fire' needs"):
        results_table("fire", {**FIRE, **change}, "tables.toml")
