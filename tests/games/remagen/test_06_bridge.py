"""Chapter 6: the fate of the railway bridge."""

from fractions import Fraction

import pytest

from bridgehead.games.remagen.board.bridges import standing_chance
from tests.games.remagen.positions import Field


def german_turn(turn: int, dice: list[int], **options: str) -> Field:
    """The beginning of a German turn."""
    return Field("fate", "german", turn, dice, **options).begin()


@pytest.mark.parametrize(("turn", "most"), [(4, 1), (5, 2), (6, 3), (7, 4), (8, 5)])
def test_the_bridge_falls_on_the_die_of_its_turn(turn: int, most: int) -> None:
    """[6.1] On the number of the chart or less it falls, on one more it stands."""
    assert not german_turn(turn, [most]).now.railway
    assert german_turn(turn, [most + 1]).now.railway


def test_before_turn_four_no_die_is_rolled() -> None:
    """[6.1] Nothing can happen on the first three turns."""
    assert german_turn(3, []).now.railway


def test_on_turn_nine_it_falls_without_a_die() -> None:
    """[6.1] Automatically."""
    assert not german_turn(9, []).now.railway


def test_all_that_stands_on_it_is_lost() -> None:
    """[6.2] Both sides, the bridge's two sectors; the bridgeheads are safe."""
    field = Field("fate", "german", 4, [1])
    tank, safe = field.us("heavy-tank", "I8"), field.us("light-tank", "I7")
    infantry = field.us("infantry", "I9")
    field.begin()
    assert [field.where(one) for one in (tank, infantry, safe)] == ["lost", "lost", "I7"]


def test_passengers_are_lost_with_their_truck_and_named() -> None:
    """[6.2] A tray that rides on the truck goes down with it, and the log says so."""
    field = Field(turn=4, dice=[1])
    truck, tray = field.us("truck", "I6"), field.us("infantry", "I6")
    field.no_reserves().play("move:us-infantry-1", "board:us-truck-1", "move:us-truck-1", "to:I8", "end-moves")
    assert (field.where(truck), field.where(tray)) == ("lost", "lost")
    assert field.told("lost-with") == [(tray, truck)]


def test_a_fallen_bridge_is_not_asked_about_again() -> None:
    """[6.1] It is rolled for until it collapses."""
    field = Field("fate", "german", 5, [])
    field.g.railway = False
    assert field.begin().told("bridge-fate") == []


def test_a_known_fate_needs_no_die() -> None:
    """[6.1] With the option it falls on the chosen turn and not before."""
    assert german_turn(5, [], collapse="6").now.railway
    assert not german_turn(6, [], collapse="6").now.railway


def test_chances_of_the_bridge() -> None:
    """[6.1] Five in six after turn 4, then 5/9, 5/18, 5/54, 5/324, and none."""
    chances = [Fraction(5, 6), Fraction(5, 9), Fraction(5, 18), Fraction(5, 54), Fraction(5, 324), Fraction(0)]
    assert [standing_chance(turn) for turn in range(4, 10)] == chances
