"""Chapter 9: automatic victories: who may still go, and what the fire makes of them."""

import pytest

from tests.games.remagen.positions import Field, sector


def test_who_has_no_enemy_left_beside_him_has_no_part_in_an_automatic_victory() -> None:
    """[9.6] [9.1] N4 and N6 overrun O5, and O3 with it. N6 shoots O5 away, a howitzer the tank of N4; N6 and O3 do not
    touch, so that there is no battle.
    """
    field = Field(dice=[6, 6, 6, 6, 1, 1, 6, 6, 6, 6])
    field.us("medium-tank", "N4")
    field.us("infantry", "N6", 3)
    for where in ("O5", "O3"):
        field.de("infantry", where)
    field.de("howitzer", "R3")
    field.no_reserves().play("overrun:O5", "end-moves", "fire-from:N6", "all-at:O5")
    field.play("fire-from:N4", "all-at:R3", "all-at:N4")
    assert [args[1] for args in field.told("killed")] and field.where(3) == "lost"
    assert field.now.seat == 1 and not field.told("battle")


def test_who_has_not_moved_and_is_not_needed_may_pass_the_defeated() -> None:
    """[9.6] The tank that drove to N3 outnumbers the tray of M3 by itself: that of N2 still goes past it, to M4."""
    field = Field()
    tank = field.us("medium-tank", "P3")
    tray = field.us("infantry", "N2")
    field.de("infantry", "M3")
    field.no_reserves().move(tank, "N3").play("overrun:M3")
    assert field.options("move") == ["us-infantry-1"]
    field.move(tray, "M4")
    assert field.now.battle[tank] == sector("M3") + 1
    field.play("end-moves", "end-fire", "resolve:M3")
    assert field.results() == ["D ELIM"]


@pytest.mark.parametrize(("trays", "movers"), [(1, ["us-medium-tank-1"]), (2, [])])
def test_of_two_that_are_enough_one_may_go(trays: int, movers: list[str]) -> None:
    """[9.6] Either tank of M2 outnumbers one tray, both together two: when the first is gone the second stays."""
    field = Field()
    tank = field.us("medium-tank", "M2", 2)
    field.de("infantry", "L3", trays)
    field.play("overrun:L3")
    assert field.options("move") == movers
    if movers:
        field.move(tank, "N4")
        assert field.options("move") == []


def test_who_came_after_the_victory_does_not_let_its_victors_go() -> None:
    """[9.6] The light tank drives into M2 beside the tank that overran L3; what it would bring is not bound."""
    field = Field()
    field.us("medium-tank", "M2")
    light = field.us("medium-tank", "O2")
    field.de("infantry", "L3")
    field.play("overrun:L3").move(light, "M2")
    assert field.options("move") == []


def test_the_last_beside_one_of_the_defeated_stays() -> None:
    """[9.6] [9.1] M2 and L2 overrun L3, and N3 with it, whom only M2 touches: its tray stays for N3."""
    field = Field()
    field.us("heavy-tank", "L2")
    field.us("infantry", "M2")
    field.de("infantry", "L3")
    field.de("infantry", "N3")
    field.play("overrun:L3")
    assert field.told("overrun")
    assert field.options("move") == []


@pytest.mark.parametrize("first", ["us-armored-car-1", "us-medium-tank-1"])
def test_either_he_or_one_of_the_victors_may_go(first: str) -> None:
    """[9.6] [9.1] Twelve would be too few against tray and machine gun: with one of the tanks gone the car stays."""
    field = Field()
    field.us("medium-tank", "O3", 2)
    field.us("armored-car", "M4")
    field.de("infantry", "P4")
    field.de("machine-gun", "N4")
    field.play("overrun:P4")
    assert field.options("move") == ["us-medium-tank-1", "us-armored-car-1"]
    field.play(f"move:{first}", "to:M2")
    assert field.options("move") == []
