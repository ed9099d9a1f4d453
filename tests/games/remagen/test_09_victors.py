"""Chapter 9: automatic victories at their edges: exactly seven to one, who comes later, whom the fire has left."""

import pytest

from bridgehead.games.remagen.rulebook import RULES
from tests.games.remagen.positions import Field, sector
from tests.games.remagen.test_04_loads import aboard

# --- exactly seven to one ---


def test_exactly_seven_to_one_is_enough() -> None:
    """[9.6] A medium gun against one tray; a tray with it may go, since it is not needed."""
    field = Field()
    field.us("medium-gun", "M2")
    field.us("infantry", "M3")
    field.us("infantry", "A6")
    field.de("infantry", "L3")
    assert field.options("overrun") == ["L3"]
    field.play("overrun:L3")
    assert "us-infantry-1" in field.options("move")


@pytest.mark.parametrize(("friend", "stays"), [("infantry", True), ("machine-gun", False)])
def test_who_keeps_an_enemy_from_exactly_seven_to_one_may_go(friend: str, stays: bool) -> None:
    """[9.6] [9.1] Thirteen against the trays of P4 and N4 together are not enough, fourteen are."""
    field = Field()
    field.us("medium-tank", "O3")
    field.us(friend, "O3")
    field.us("engineers", "M4")
    field.de("infantry", "P4")
    field.de("infantry", "N4")
    field.play("overrun:P4")
    assert ("us-engineers-1" not in field.options("move")) is stays


def test_exactly_one_to_six_keeps_an_enemy_off() -> None:
    """[9.6] [9.2] A machine gun against a medium tank: without it nobody does."""
    field = Field()
    field.us("medium-tank", "O3")
    field.us("machine-gun", "M4")
    field.de("infantry", "P4")
    field.de("medium-tank", "N4")
    field.play("overrun:P4")
    assert field.options("move") == []


@pytest.mark.parametrize(("victor", "asked"), [("medium-gun", True), ("anti-tank-gun", False)])
def test_exactly_seven_to_one_frees_the_other_victor(victor: str, asked: bool) -> None:
    """[9.6] [9.2] The gun of N3 is enough for the tray of M3, or not: the tank of N4 may help against M5, or not."""
    field = Field()
    field.us(victor, "N3")
    field.us("medium-tank", "N4")
    field.us("light-tank", "M6")
    field.de("infantry", "M3")
    field.de("medium-tank", "M5")
    field.no_reserves().play("overrun:M3", "end-moves", "end-fire")
    assert (field.choice.prompt == "front") is asked


# --- who counts ---


def test_what_stands_beside_an_enemy_on_his_own_side_does_not_keep_him_off() -> None:
    """[9.6] [9.2] The tray of M4 is too weak for the tank in N4, whatever stands behind that."""
    field = Field()
    field.us("medium-tank", "O3")
    field.us("infantry", "M4")
    field.de("infantry", "P4")
    field.de("medium-tank", "N4")
    field.de("heavy-tank", "M5")
    assert field.options("overrun") == []


def test_who_is_left_is_too_weak() -> None:
    """[9.6] [9.1] The heavy tank of M2 is needed before the car of N3: the tray of L2 alone does not outnumber L3."""
    field = Field()
    field.us("infantry", "L2")
    field.us("heavy-tank", "M2")
    field.de("infantry", "L3")
    field.de("armored-car", "N3", 2)
    assert field.options("overrun") == []


def test_a_hopeless_fight_far_off_is_no_part_of_it() -> None:
    """[9.6] [9.2] At the edge of the board a tray stands beside a heavy tank."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.us("infantry", "R1")
    field.de("infantry", "L3")
    field.de("heavy-tank", "R2")
    assert field.options("overrun") == ["L3"]


def test_the_engaged_have_no_part_in_it() -> None:
    """[9.6] [9.9] The tank of N3 is engaged with O3; the tray in M4, whose battle came to nothing, is safe from it."""
    field = Field("front", dice=[3, 4, 1, 1, 4])
    field.us("medium-tank", "O3", 2)
    field.us("infantry", "M4")
    field.de("medium-tank", "N3")
    field.de("infantry", "L4")
    field.no_reserves().play("against:L4", "resolve:N3", "resolve:L4")
    assert field.results() == ["ENG", "FIRE CTCT", "FIRE CTCT"]
    assert field.choice.prompt == "march" and field.options("overrun") == []


# --- who comes later ---


def test_a_truck_that_came_among_the_victors_may_drive_on() -> None:
    """[9.6] It has no part in the victory, and nobody needs it there."""
    field = Field()
    field.us("medium-tank", "M2")
    field.us("truck", "O2")
    field.de("infantry", "L3")
    field.play("overrun:L3", "move:us-truck-1", "to:M2")
    assert field.options("move") == ["us-truck-1"]


def test_a_truck_that_took_part_does_not_drop_its_gun() -> None:
    """[9.6] [4.16] Six and one in M2 are just enough against L3: the truck has to stay as it is."""
    field = Field()
    field.us("light-tank", "M2")
    truck = field.us("truck", "O2")
    aboard(field, field.us("anti-tank-gun", "P2"), truck)
    field.de("infantry", "L3")
    field.move(truck, "M2")
    assert "us-truck-1" in field.options("move")
    field.play("overrun:L3")
    assert "us-truck-1" not in field.options("move")


def test_the_sector_of_the_victors_stays_bound_whoever_comes_into_it() -> None:
    """[9.6] [9.3] A heavy tank, with a lower number, joins the medium one of M2: they fight L3, not the car of N3."""
    field = Field()
    field.us("medium-tank", "M2")
    heavy = field.us("heavy-tank", "M1")
    field.us("light-tank", "O2")
    field.de("infantry", "L3")
    field.de("armored-car", "N3")
    field.no_reserves().play("overrun:L3").move(heavy, "M2").play("end-moves", "end-fire")
    assert field.options() == ["resolve:L3", "resolve:N3"]
    odds = RULES.odds(field.now, field.choice, field.choice.options[1])
    assert odds is not None and [one.value for one in odds.modifiers] == [6, 5]


def test_who_attacks_one_of_the_defeated_later_joins_their_battle() -> None:
    """[9.6] [9.3] M2 outnumbered L3 and L1 together; the light tank that comes up to L1 fights with it."""
    field = Field()
    field.us("heavy-tank", "M2")
    light = field.us("light-tank", "N1")
    field.de("infantry", "L3")
    field.de("infantry", "L1")
    field.no_reserves().play("overrun:L3").move(light, "M1").play("end-moves", "end-fire")
    assert field.options() == ["resolve:L1"]
    assert field.now.battle[light] == sector("L1") + 1


def test_whom_the_victors_touch_no_more_is_fought_by_another() -> None:
    """[9.6] [9.1] L3, and N3 with it, were outnumbered; the howitzer kills the tray that touched N3. The light tank
    that has come to O3 attacks N3 for itself.
    """
    field = Field(dice=[1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
    field.us("heavy-tank", "L2")
    tray = field.us("infantry", "M2")
    light = field.us("light-tank", "P3")
    field.de("infantry", "L3")
    field.de("infantry", "N3")
    field.de("howitzer", "R3")
    field.no_reserves().play("overrun:L3").move(light, "O3").play("end-moves", "fire-from:O3", "all-at:R3")
    while field.choice.prompt == "return-fire":
        field.play("all-at:M2")
    assert field.where(tray) == "lost"
    while field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.options() == ["resolve:L3", "resolve:N3"]


def test_where_every_choice_drags_another_in_there_is_still_one() -> None:
    """[9.6] [9.2] The tray that came to N4 may attack M3 only, 1-12 being no soak-off: M5 comes into the battle."""
    field = Field()
    field.us("heavy-tank", "N3")
    tray = field.us("infantry", "O5")
    field.de("infantry", "M3")
    field.de("medium-tank", "M5")
    field.no_reserves().play("overrun:M3").move(tray, "N4").play("end-moves", "end-fire")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.options() == ["resolve:M3"]
    assert field.told("laid-out")[1:] == [(sector("N4"), sector("M3")), (sector("N4"), sector("M5"))]


def test_who_drags_along_an_enemy_that_the_victors_can_bear_may_join_them() -> None:
    """[9.6] [9.1] The tray that goes to N4 beside M3 and the tray of O5: nineteen against two are still enough."""
    field = Field()
    field.us("heavy-tank", "N3")
    tray = field.us("infantry", "N5")
    field.de("infantry", "M3")
    field.de("infantry", "O5")
    field.no_reserves().play("overrun:M3").move(tray, "N4").play("end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.options() == ["against:M3", "against:O5"]


# --- who is not needed ---


def test_the_battle_is_named_after_the_first_of_the_defeated() -> None:
    """[9.6] L3 was named, L1 counted with it."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.de("infantry", "L1")
    field.de("infantry", "L3")
    field.no_reserves().play("overrun:L3", "end-moves", "end-fire")
    assert field.options() == ["resolve:L1"]


def test_victors_without_another_enemy_are_not_asked_but_named() -> None:
    """[9.6] Either tank is enough for L3; there is nobody else to attack, and the log says that both fight."""
    field = Field()
    field.us("medium-tank", "M2")
    field.us("medium-tank", "M4")
    field.de("infantry", "L3")
    field.no_reserves().play("overrun:L3", "end-moves", "end-fire")
    assert field.told("laid-out") == [(sector("M2"), sector("L3")), (sector("M4"), sector("L3"))]
    assert field.options() == ["resolve:L3"]


def test_a_victor_far_from_the_other_may_attack_another_enemy() -> None:
    """[9.6] [9.2] The heavy tank of M2 is enough for M3; the medium one of N4 may help the light one against M5."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.us("medium-tank", "N4")
    field.us("light-tank", "M6")
    field.de("infantry", "M3")
    field.de("medium-tank", "M5")
    field.no_reserves().play("overrun:M3", "end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.choice.about == (sector("N4"),) and field.options("against") == ["M3", "M5"]


def test_who_alone_touches_one_of_the_defeated_attacks_nobody_else() -> None:
    """[9.6] [9.1] M4 is enough for L3; for L1, declared as well, there is only the heavy tank of M2: it is bound."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.us("medium-tank", "M4", 2)
    field.us("light-tank", "O2")
    field.de("infantry", "L1")
    field.de("infantry", "L3")
    field.de("armored-car", "N1")
    field.no_reserves().play("overrun:L3", "overrun:L1", "end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.options() == ["resolve:L1", "resolve:N1"]


def test_a_victor_who_would_be_missed_against_a_new_enemy_attacks_nobody_else() -> None:
    """[9.6] [9.1] The truck that kept the car of O2 off N3 is shot: N3 must fight it too, and needs N4 for that."""
    for die, asked in ((1, True), (6, False)):
        field = Field(dice=[1, die])
        field.us("heavy-tank", "N3")
        field.us("anti-tank-gun", "N4")
        field.us("light-tank", "M6")
        field.us("truck", "P1")
        field.de("infantry", "M3")
        field.de("medium-tank", "M5")
        field.de("armored-car", "O2")
        field.no_reserves().play("overrun:M3", "end-moves", "fire-from:P1", "all-at:O2", "all-at:P1")
        while field.choice.prompt == "fire":
            field.play("end-fire")
        assert (field.choice.about == (sector("N4"),)) is asked


def test_a_victor_relieves_one_keeper_though_another_is_only_just_enough() -> None:
    """[9.6] [9.2] The light tank may leave M5 to the gun of N4; three points in P6 still keep the heavy tank off."""
    field = Field()
    field.us("heavy-tank", "N3")
    field.us("anti-tank-gun", "N4")
    field.us("light-tank", "M6")
    field.us("machine-gun", "P6")
    field.us("infantry", "P6")
    field.de("infantry", "M3")
    field.de("medium-tank", "M5")
    field.de("heavy-tank", "O5")
    field.play("overrun:M3")
    assert "us-light-tank-1" in field.options("move")


@pytest.mark.parametrize(("second", "goes"), [(False, False), (True, True)])
def test_whom_another_victory_can_bear_need_not_be_kept_off(second: bool, goes: bool) -> None:
    """[9.6] [9.1] The car keeps the machine gun of N4 off the tank of O3; the heavy tanks of M5 could fight it too."""
    field = Field()
    field.us("medium-tank", "O3")
    field.us("heavy-tank", "M5", 2)
    field.us("armored-car", "M3")
    field.de("infantry", "P4")
    field.de("infantry", "L6")
    field.de("machine-gun", "N4")
    field.play("overrun:P4", *(["overrun:L6"] if second else []))
    if not second:
        field.move(field.now.pile[sector("M5")][0], "M7").move(field.now.pile[sector("M5")][0], "M7")
    assert ("us-armored-car-1" in field.options("move")) is goes


def test_whom_a_neighbour_who_fights_can_take_on_is_not_dragged_in() -> None:
    """[9.6] [9.1] L6 attacks K7 and can fight M5 as well: the light tank that came to N4 may join the victors of M3."""
    field = Field()
    field.us("heavy-tank", "N3")
    field.us("medium-tank", "L6")
    light = field.us("light-tank", "O5")
    field.de("infantry", "M3")
    field.de("medium-tank", "M5")
    field.de("infantry", "K7")
    field.no_reserves().play("overrun:M3").move(light, "N4").play("end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.choice.about == (sector("N4"),) and field.options() == ["against:M3", "against:M5"]
    field.play("against:M3", "against:K7")
    assert field.options() == ["resolve:K7", "resolve:M3"]


def test_a_heavy_tank_that_keeps_an_enemy_off_stays() -> None:
    """[9.6] [9.1] Like anybody else: without it the medium tank would have to fight N4 as well."""
    field = Field()
    field.us("medium-tank", "O3")
    field.us("heavy-tank", "M4")
    field.de("infantry", "P4")
    field.de("armored-car", "N4")
    field.play("overrun:P4")
    assert field.options("move") == []


def test_who_falls_back_finds_no_way_past_the_victors_of_another_battle() -> None:
    """[9.6] [9.10] DW at 3-1 on a four: M3 lies beside the defeated of L3, but beside the tank of M2 as well."""
    field = Field(dice=[4])
    field.us("heavy-tank", "M2")
    field.us("medium-tank", "O3")
    field.de("infantry", "L3")
    tray = field.de("infantry", "N3", 4)
    field.no_reserves().play("overrun:L3", "end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    field.play("resolve:N3")
    assert field.results() == ["DW"] and field.where(tray) == "M4"


def test_an_enemy_in_the_corner_of_the_map_is_beside_nobody_far_off() -> None:
    """[9.6] [9.2] The tank overruns M3 at twelve to one; the tray in A1, with nobody beside it, is no burden to it."""
    field = Field()
    tank = field.us("medium-tank", "P3")
    field.de("infantry", "M3")
    field.de("infantry", "A1")
    field.move(tank, "N3")
    assert "overrun:M3" in field.options()
