"""Chapter 9: automatic victories: who may still go, and what the fire makes of them."""

import pytest

from bridgehead.games.remagen.rulebook import RULES
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


def three_before_two() -> Field:
    """A heavy tank, a medium and a light one round a tray in M3; the latter two also stand beside a tank in M5."""
    field = Field(dice=[6] * 9)
    field.us("heavy-tank", "N3")
    field.us("medium-tank", "N4")
    field.us("light-tank", "L4")
    field.de("infantry", "M3")
    field.de("medium-tank", "M5")
    return field.no_reserves()


def test_a_victor_who_is_not_needed_may_attack_another_enemy() -> None:
    """[9.6] [9.2] The heavy tank overruns M3 by itself: the medium one may help the light one against M5."""
    field = three_before_two()
    field.play("overrun:M3", "end-moves", "end-fire")
    assert field.options("against") == ["M3", "M5"]
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in odds if one] == [">6-1 · M5: 1-2", "1-1 · M3: >6-1"]
    field.play("against:M5", "against:M5")
    assert field.options() == ["resolve:M3", "resolve:M5"]
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in odds if one] == [">6-1", "1-1"]


def test_a_victor_who_fights_among_them_leaves_the_other_enemy_to_his_neighbour() -> None:
    """[9.6] [9.1] If the medium tank stays with M3, the light one has to attack M5: twelve more would be too many."""
    field = three_before_two()
    field.play("overrun:M3", "end-moves", "end-fire", "against:M3")
    assert field.options() == ["resolve:M3", "resolve:M5"]


def test_a_victor_who_is_needed_attacks_nobody_else() -> None:
    """[9.6] Tank and two trays are just enough for the two trays of M3: these do not turn to M5."""
    field = Field()
    field.us("medium-tank", "N3")
    field.us("infantry", "N4", 2)
    field.us("light-tank", "L4")
    field.de("infantry", "M3", 2)
    field.de("armored-car", "M5")
    field.no_reserves().play("overrun:M3", "end-moves", "end-fire")
    assert field.options("against") == []


def test_a_victor_may_relieve_who_keeps_an_enemy_off() -> None:
    """[9.6] The light tank may go, since the medium one can attack M5; then that one stays, and has to."""
    field = three_before_two()
    field.play("overrun:M3")
    assert field.options("move") == ["us-heavy-tank-1", "us-medium-tank-1", "us-light-tank-1"]
    field.play("move:us-light-tank-1", "to:K4")
    assert field.options("move") == []
    field.play("end-moves", "end-fire")
    assert field.options() == ["resolve:M3", "resolve:M5"]
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in odds if one] == [">6-1", "1-1"]


def test_enemies_beside_each_other_do_not_outnumber_each_other() -> None:
    """[9.6] The heavy tank in L4 is no help to the one tray beside the German tray in L3."""
    field = Field()
    field.us("infantry", "M2")
    field.de("infantry", "L3")
    field.de("heavy-tank", "L4")
    assert field.options("overrun") == []


@pytest.mark.parametrize(("victor", "goes"), [("infantry", False), ("anti-tank-gun", True)])
def test_a_victor_too_weak_for_an_enemy_relieves_nobody(victor: str, goes: bool) -> None:
    """[9.6] [9.2] The light tank of M6 keeps the tank of M5 off N4: a tray alone cannot, 1-12, a gun can, 1-3."""
    field = Field()
    field.us("heavy-tank", "N3")
    field.us(victor, "N4")
    field.us("light-tank", "M6")
    field.de("infantry", "M3")
    field.de("medium-tank", "M5")
    field.play("overrun:M3")
    assert ("us-light-tank-1" in field.options("move")) is goes


def test_of_those_who_keep_an_enemy_off_together_the_strongest_stays() -> None:
    """[9.6] [9.2] Four against the heavy tank in N4: without a tray they are still 1-6, without the machine gun not."""
    field = Field()
    field.us("medium-tank", "O3")
    field.us("machine-gun", "M4")
    field.us("infantry", "M4")
    field.us("infantry", "M5")
    field.de("infantry", "P4")
    field.de("heavy-tank", "N4")
    field.play("overrun:P4")
    assert field.options("move") == ["us-infantry-1", "us-infantry-2"]
