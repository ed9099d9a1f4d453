"""Chapter 9: withdrawals and advances over water and bridges, together and apart."""

from tests.games.remagen.positions import Field
from tests.games.remagen.test_09_battles import battle


def beaten_boat(where: str, enemy: str) -> list[str]:
    """AW at 1-2 on a six: where the Weasel may withdraw to."""
    field = Field("front", dice=[6])
    field.us("weasel", where)
    field.de("infantry", enemy, 2)
    field.us("infantry", "M2")
    field.no_reserves().play(f"resolve:{enemy}")
    assert field.results() == ["AW"]
    return field.options("withdraw")


def test_an_amphibian_withdraws_from_the_water_onto_the_bank() -> None:
    """[9.10] [4.10] From C9 straight to C8 or across a corner, or on in the river; the enemy stands in D10."""
    assert beaten_boat("C9", "D10") == ["B8", "B9", "B10", "C8", "D8"]


def test_an_amphibian_on_the_bank_withdraws_over_land_or_into_the_water() -> None:
    """[9.10] [4.10] Its own side chooses; only who drives it in a rout must spare it the river."""
    assert beaten_boat("B8", "C7") == ["A7", "A8", "A9", "B9", "C9"]


def test_only_several_who_are_still_together_may_go_apart() -> None:
    """[9.10] A single tray has nobody to part from, and of two that have parted neither has."""
    ways = ["withdraw:M2", "withdraw:M3", "withdraw:M4"]
    single = battle(5, ("infantry", 4), ("infantry", 1)).begin().play("resolve:N3")
    assert single.options() == ways
    two = battle(4, ("infantry", 6), ("infantry", 2)).begin().play("resolve:N3")
    assert two.options() == [*ways, "apart"]
    assert two.play("apart").options() == ways


def test_an_advance_leads_over_a_bridge() -> None:
    """[9.13] [4.7] DR 4: from I7 into I8, which the Germans held, and over the railway bridge to its other end."""
    field = Field("front", dice=[1])
    field.us("infantry", "I7", 6)
    field.de("infantry", "I8", 2)
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:I8", "rout:K11")
    assert field.options() == ["advance:I8", "advance:I9", "advance:I10", "stay"]
