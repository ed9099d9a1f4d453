"""Results tables and exact odds."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.table import NOTHING, Modifier, ResultsTable, results_table

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


def two() -> ResultsTable:
    """Two columns for the sum of two dice, 2 to 12."""
    rows = [str(roll) for roll in range(2, 13)]
    cells = [["hit" if roll <= 4 else "miss", "hit" if roll <= 7 else "miss"] for roll in range(2, 13)]
    told = {"paragraph": "6", "columns": ["weak", "strong"], "rows": rows, "first_row": 2, "cells": cells, "dice": 2}
    return results_table("two", dict(told), "tables.toml")


def test_two_dice_are_summed() -> None:
    """4 or less come in 6 of 36 ways, 7 or less in 21; a modifier moves the sum."""
    assert two().odds(0, []).results == [("hit", Fraction(6, 36)), ("miss", Fraction(30, 36))]
    assert two().odds(1, []).chance("hit") == Fraction(21, 36)
    assert two().odds(1, [Modifier("far", 2, "6.1")]).chance("hit") == Fraction(10, 36)
    assert two().odds(0, []).faces == [[2, 3, 4], [5, 6, 7, 8, 9, 10, 11, 12]]


def test_doubles_may_cost_columns_and_without_any_nothing_comes() -> None:
    """In the strong column, doubles read the weak one: 6 as 3 + 3 misses, as 2 + 4 it hits."""
    assert two().result_of_two(1, 3, 3, 0, lost=1) == "miss" and two().result_of_two(1, 2, 4, 0, lost=1) == "hit"
    strong = two().odds(1, [], lost=1)
    assert strong.chance("hit") == Fraction(20, 36), "of the three doubles up to 7 those of 2 and 4 hit"
    assert [6 in faces for faces in strong.faces] == [True, True]
    weak = two().odds(0, [], lost=1)
    assert weak.chance(NOTHING) == Fraction(6, 36) and weak.chance("hit") == Fraction(4, 36)
    assert two().result(-1, 7) == NOTHING


@given(st.integers(0, 1), st.integers(-4, 4), st.integers(0, 2))
def test_odds_of_two_dice_count_all_36_ways(column: int, modifier: int, lost: int) -> None:
    found = dict(two().distribution(column, modifier, lost=lost))
    ways = [(coloured, white) for coloured in range(1, 7) for white in range(1, 7)]
    read = [two().result_of_two(column, coloured, white, modifier, lost) for coloured, white in ways]
    assert found == {code: Fraction(read.count(code), 36) for code in set(read)}


@pytest.mark.parametrize("change", [{"cells": [["-"]]}, {"columns": 3}, {"rows": ["0"]}])
def test_a_table_that_is_not_rectangular_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(DataError, match=r"tables\.toml: table 'fire' needs"):
        results_table("fire", {**FIRE, **change}, "tables.toml")


def test_three_dice_are_refused() -> None:
    with pytest.raises(DataError, match="is rolled for with 1 die or with 2, not with 3"):
        results_table("fire", {**FIRE, "dice": 3}, "tables.toml")
