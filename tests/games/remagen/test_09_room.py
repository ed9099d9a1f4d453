"""Chapter 9: retreats for which there is not room enough."""

import pytest

from bridgehead.games.remagen.rulebook import RULES
from tests.games.remagen.positions import GAME, Field


def with_one_place_left() -> Field:
    """A tank and a half-track withdraw from E11 (2-1 on a two); F11, with a tank in it, is all that is open to them."""
    field = Field("front", dice=[2])
    field.us("heavy-tank", "D12", 2)
    field.de("medium-tank", "E11")
    field.de("half-track", "E11")
    for full in ("E10", "F10"):
        field.de("medium-tank", full, 2)
    field.de("infantry", "F12", 6)
    field.de("medium-tank", "F11")
    field.no_reserves().play("resolve:E11")
    assert field.results() == ["DW"] and field.choice.seat == 1
    return field


def test_the_loser_says_who_withdraws_where_there_is_room_for_one() -> None:
    """[9.10] [2.3] The half-track goes first, if its side likes, and the tank is lost; or the other way round."""
    for first, lost in (("half-track-1", "medium-tank-1"), ("medium-tank-1", "half-track-1")):
        field = with_one_place_left()
        assert field.choice.prompt == "crowded"
        assert field.options() == ["move:de-medium-tank-1", "move:de-half-track-1"]
        field.play(f"move:de-{first}")
        assert [GAME.rules.name("unit", int(str(args[0]))) for args in field.told("cut-off")] == [f"de-{lost}"]


def test_the_staff_saves_its_strongest() -> None:
    """[9.10] The tank rather than the half-track."""
    field = with_one_place_left()
    worth = RULES.staff.judge(field.now, field.choice)
    assert worth[0] > worth[1]


def test_the_winner_says_who_is_driven_where_there_is_room() -> None:
    """[9.11] [2.3] A bazooka and two trays on the bridge are driven two sectors to I7, which has half its room left."""
    field = Field("front", "german", dice=[3])
    field.de("heavy-tank", "H10")
    field.us("bazooka", "I9")
    field.us("infantry", "I9", 2)
    field.us("medium-tank", "I7")
    field.no_reserves().play("resolve:I9")
    assert field.results() == ["DR 2"]
    assert field.choice.prompt == "crowded" and field.choice.seat == 1
    assert field.options() == ["move:us-bazooka-1", "move:us-infantry-1"]
    worth = RULES.staff.judge(field.now, field.choice)
    assert worth[1] > worth[0], "the weaker ones first, so that the bazooka finds no room"
    field.play("move:us-infantry-1")
    while field.choice.prompt == "crowded":
        field.play("move:us-infantry-2")
    assert len(field.told("fell-back")) == 2 and len(field.told("cut-off")) == 1


def test_with_room_for_all_nobody_is_asked() -> None:
    """[9.10] The tank and the half-track alone have four ways back."""
    field = Field("front", dice=[2])
    field.us("heavy-tank", "D12", 2)
    field.de("medium-tank", "E11")
    field.de("half-track", "E11")
    field.no_reserves().play("resolve:E11")
    assert field.choice.prompt == "withdraw"


def test_where_there_is_just_room_for_both_nobody_is_asked() -> None:
    """[9.10] [2.3] F11 is empty, and all that is open: tank and half-track fill it."""
    field = Field("front", dice=[2])
    field.us("heavy-tank", "D12", 2)
    field.de("medium-tank", "E11")
    field.de("half-track", "E11")
    for full in ("E10", "F10"):
        field.de("medium-tank", full, 2)
    field.de("infantry", "F12", 6)
    field.no_reserves().play("resolve:E11")
    assert field.results() == ["DW"] and field.choice.prompt != "crowded"
    assert len(field.told("fell-back")) == 2 and field.told("cut-off") == []


@pytest.mark.parametrize(
    ("house", "gun_goes", "tray_goes"),
    [(0, ["Q6"], ["Q6", "R6"]), (4, ["P5", "Q5", "R5"], ["R6"])],
    ids=["house-empty", "house-full"],
)
def test_who_needs_less_room_is_not_sent_where_another_must(
    house: int, gun_goes: list[str], tray_goes: list[str]
) -> None:
    """[9.11] [9.12] [2.3] DR 2 from Q4: R6 has room for a tray, not for the machine-gun, which leads elsewhere."""
    field = Field("front", dice=[6])
    field.us("heavy-tank", "Q3")
    gun, tray = field.de("machine-gun", "Q4"), field.de("infantry", "Q4")
    field.de("infantry", "R6", 5)
    field.put("german", "infantry", "Q6", house)
    for full in ("O4", "O5", "O6", "P6"):
        field.de("medium-tank", full, 2)
    field.us("infantry", "A6")
    field.no_reserves().begin().play("resolve:Q4")
    assert field.results() == ["DR 2"]
    for unit, goes in ((gun, gun_goes), (tray, tray_goes)):
        if field.where(unit) == "Q4":
            assert field.choice.about[0] == unit and field.options() == [f"rout:{one}" for one in goes]
            field.play(f"rout:{goes[-1]}")
        assert field.where(unit) == goes[-1]
