"""Chapter 9: what comes after a fire contact that has emptied one of several sectors of a battle."""

from tests.games.remagen.positions import Field, sector


def beside_two(dice: list[int]) -> Field:
    """Two American tanks in N3 fight M4 and O4 together, 3-1 on a five, and shoot the bazooka of M4 away."""
    field = Field("front", dice=[5, 6, 6, 6, 6, 1, 1, 6, *dice])
    field.us("medium-tank", "N3", 2)
    field.de("bazooka", "M4")
    field.de("anti-tank-gun", "O4")
    field.no_reserves().play("against:M4", "resolve:M4", "all-at:M4")
    assert field.results()[0] == "FIRE CTCT" and not field.now.pile[sector("M4")]
    return field


def test_a_sector_that_the_contact_emptied_may_be_occupied() -> None:
    """[9.14] [9.8] The gun of O4 is eliminated at 6-1: the loser has given up both sectors, one tank enters each."""
    field = beside_two([1])
    assert field.results() == ["FIRE CTCT", "D ELIM"]
    assert field.options() == ["advance:M4", "advance:O4", "stay"]
    field.play("advance:M4", "advance:O4")
    assert field.now.pile[sector("M4")] and field.now.pile[sector("O4")]


def test_an_advance_may_begin_where_the_contact_emptied_a_sector() -> None:
    """[9.13] [9.8] The gun is routed at 6-1 on a six; the tanks may follow into either sector."""
    field = beside_two([6])
    assert field.results() == ["FIRE CTCT", "DR 2"]
    field.play(f"rout:{field.options('rout')[0]}")
    assert field.options("advance") == ["M4", "O4"]


def test_the_defender_follows_into_what_his_fire_emptied() -> None:
    """[9.13] [9.8] Two trays attack a gun from M4 and O4 at 1-2; it kills one, drives the other off and may take M4."""
    field = Field("front", dice=[3, 1, 1, 6, 6, 3])
    field.us("infantry", "M4")
    field.us("infantry", "O4")
    field.us("infantry", "A6")
    field.de("anti-tank-gun", "N3")
    field.de("infantry", "R18")
    field.no_reserves().play("resolve:N3", "all-at:M4")
    assert field.results() == ["FIRE CTCT", "AR 2"]
    field.play(f"rout:{field.options('rout')[0]}")
    assert field.options() == ["advance:M4", "advance:O4", "stay"]
