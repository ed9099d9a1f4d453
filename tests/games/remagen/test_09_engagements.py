"""Chapter 9: engagements that are fought again, and enemies who have no part in them."""

import pytest

from bridgehead.games.remagen.printed.ground import listed
from tests.games.remagen.positions import Field, names, sector


def fought_again() -> Field:
    """The tank of O3 engages four trays in N3 (3-1 on a six); they attack it in turn (1-3 on a one): engaged anew."""
    field = Field("front", dice=[6, 1])
    field.us("medium-tank", "O3")
    field.de("infantry", "N3", 4)
    field.no_reserves().play("resolve:N3", "end-moves", "against:O3", "resolve:O3")
    assert field.results() == ["ENG", "ENG"]
    return field


def test_who_was_attacked_last_may_decline() -> None:
    """[9.9] The Germans attacked, and nobody had declined: now it is for the Americans to leave it at that."""
    field = fought_again().play("end-moves")
    assert field.choice.seat == 0 and field.options() == ["against:N3", "decline"]


def test_germans_who_attacked_must_attack_again() -> None:
    """[9.9] The original attacker has no choice."""
    field = fought_again().play("end-moves", "decline", "end-moves")
    assert field.choice.seat == 1 and field.options() == ["resolve:O3"]


@pytest.mark.parametrize(("fresh", "there", "declines"), [("M3", "", True), ("P5", "P4", False)])
def test_what_a_reinforcement_is(fresh: str, there: str, declines: bool) -> None:
    """[9.9] A fresh sector beside the enemy, P4, though not beside N3; not one beside N3 alone."""
    field = Field("front", dice=[6])
    field.us("medium-tank", "O3")
    field.de("infantry", "N3", 4)
    tray = field.de("infantry", fresh)
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["ENG"]
    if there:
        field.move(tray, there)
    field.play("end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    while field.choice.about and field.choice.about != (sector("N3"),):
        field.play(field.options()[0])
    assert ("decline" in field.options()) is declines


def test_an_enemy_who_has_no_part_in_it_must_be_fought() -> None:
    """[9.9] [9.1] N3 is engaged with O3; the tank of M4, whose own enemy withdrew, stands beside it as well."""
    field = Field("front", dice=[6, 1])
    field.us("medium-tank", "O3")
    field.us("medium-tank", "M4")
    field.de("infantry", "N3", 4)
    field.de("infantry", "L4", 6)
    field.no_reserves().play("against:L4", "resolve:N3", "resolve:L4")
    assert field.results() == ["ENG", "DR 2"]
    while field.choice.prompt != "march":
        field.play(field.options()[-1])
    field.play("end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.choice.about == (sector("N3"),) and field.options() == ["against:M4", "against:O3"]


def test_two_who_declined_do_not_hold_each_other() -> None:
    """[9.9] The tank of N3 engaged M4, N4 and O4 (1-2 on a five) and withdraws before M4: the bazookas are free."""
    field = Field("front", dice=[5, 1])
    field.us("medium-tank", "N3")
    field.de("medium-tank", "M4")
    field.de("bazooka", "N4")
    field.de("bazooka", "O4")
    field.no_reserves().play("against:M4", "resolve:M4", "end-moves", "against:N3", "decline", "decline")
    assert field.now.tied != 0
    field.play("resolve:N3", "withdraw:N2")
    assert field.results() == ["ENG", "DW"] and field.now.tied == 0


def test_who_is_engaged_anew_is_held_as_well() -> None:
    """[9.9] M4 attacks again and is engaged again, O4 declined: all three sectors are in it."""
    field = Field("front", dice=[5, 6])
    field.us("medium-tank", "N3")
    field.de("medium-tank", "M4")
    field.de("bazooka", "O4")
    field.no_reserves().play("against:M4", "resolve:M4", "end-moves", "against:N3", "decline", "resolve:N3")
    assert field.results() == ["ENG", "ENG"]
    assert names(listed(field.now.tied)) == ["M4", "N3", "O4"]


def test_an_enemy_who_has_no_part_in_it_holds_nobody() -> None:
    """[9.9] [6.2] The bridge takes the men of I9 who were engaged with J10; those of K11 beside it fought L12."""
    field = Field("front", turn=4, dice=[6, 1, 1])
    field.us("infantry", "I9", 3)
    field.us("infantry", "K11", 3)
    field.de("infantry", "J10", 3)
    field.de("infantry", "L12", 3)
    field.no_reserves().play("against:L12", "resolve:J10", "resolve:L12")
    assert field.results() == ["ENG", "DW"]
    field.play(field.options()[0])
    assert field.told("bridge-down") and field.now.tied == 0
