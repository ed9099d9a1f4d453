"""Chapter 10: the optional night turns."""

import pytest

from bridgehead.games.remagen.march.movement import allowance, reach
from tests.games.remagen.positions import Field, sector


@pytest.mark.parametrize(("turn", "night"), [(1, False), (3, True), (5, False), (6, True), (9, True), (15, True)])
def test_nobody_fires_at_night(turn: int, night: bool) -> None:
    """[10.1] Turns 3, 6, 9, 12 and 15; combat goes on."""
    field = Field("fire", turn=turn, night="yes")
    field.us("medium-tank", "M2")
    field.de("infantry", "M3")
    assert (field.choice.prompt == "fire") is not night
    assert field.choice.prompt in ("fire", "battle")


def test_without_the_option_there_is_no_night() -> None:
    """[10.1] It is optional."""
    field = Field("fire", turn=3)
    field.us("medium-tank", "M2")
    field.de("infantry", "M3")
    assert field.choice.prompt == "fire"


@pytest.mark.parametrize(
    ("kind", "day", "night"), [("medium-tank", 4, 6), ("armored-car", 8, 10), ("infantry", 2, 4), ("howitzer", 2, 2)]
)
def test_by_day_the_germans_lose_one_factor(kind: str, day: int, night: int) -> None:
    """[10.3] One sector at least; the Americans lose nothing (half-factors)."""
    for turn, most in ((2, day), (3, night)):
        field = Field(side="german", turn=turn, night="yes")
        assert allowance(field.g, field.de(kind, "M14")) == most
        assert allowance(field.g, field.us("infantry", "C5")) == 4


def test_by_day_the_germans_have_no_road_bonus() -> None:
    """[10.3] A tank from M15 makes two sectors of road, at night six."""
    for turn, cost in ((2, 2), (3, 1)):
        field = Field(side="german", turn=turn, night="yes")
        tank = field.de("medium-tank", "M15")
        assert reach(field.g, tank).cost[sector("M14")] == cost
        assert reach(field.g, field.us("medium-tank", "M1")).cost[sector("M2")] == 1, "the Americans keep it"


def test_by_day_the_railway_bridge_is_no_road_for_the_germans() -> None:
    """[10.3] [4.7] A whole factor for a sector of it; at night half of one."""
    for turn, cost in ((2, 2), (3, 1)):
        field = Field(side="german", turn=turn, night="yes")
        tank = field.de("medium-tank", "I10")
        assert reach(field.g, tank).cost[sector("I9")] == cost


def test_without_the_option_the_germans_lose_nothing() -> None:
    """[10.3] It goes with the nights."""
    field = Field(side="german", turn=2)
    assert allowance(field.g, field.de("medium-tank", "M14")) == 6


def test_by_day_hills_and_woods_cost_the_germans_no_more() -> None:
    """[10.3] A tank still gets onto the hill beside it, infantry into the wood."""
    field = Field(side="german", turn=2, night="yes")
    tank, infantry = field.de("medium-tank", "M14"), field.de("infantry", "M14")
    assert reach(field.g, tank).cost[sector("L14")] == 2
    assert reach(field.g, infantry).cost[sector("N14")] == 2


def test_the_second_fire_of_a_contact_takes_place_at_night() -> None:
    """[10.1] It belongs to combat."""
    field = Field("front", turn=3, night="yes", dice=[3, 4, 4])
    field.us("anti-tank-gun", "O3")
    field.de("anti-tank-gun", "N3")
    field.us("infantry", "A6")
    field.de("infantry", "A13")
    field.no_reserves().play("resolve:N3")
    assert len(field.told("salvo")) == 2
