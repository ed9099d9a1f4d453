"""Chapter 9: automatic victories: whose zones of control are gone, for whom, until when, and what may not undo them."""

import pytest

from bridgehead.games.remagen.rulebook import RULES
from bridgehead.games.remagen.table.view import marks
from tests.games.remagen.positions import Field, names, sector


def beside_another_battle(*dice: int) -> Field:
    """L3 outnumbers the tray of M2; N4 has to fight a tank in O5, at 1-2."""
    field = Field(dice=[*dice])
    field.us("light-tank", "L3")
    field.us("infantry", "L3")
    field.us("light-tank", "N4")
    field.de("infantry", "M2")
    field.de("medium-tank", "O5")
    return field.no_reserves().play("overrun:M2", "end-moves")


def test_one_may_withdraw_past_the_defeated() -> None:
    """[9.6] [9.10] The zone of M2 is disregarded until it has been fought: N4 may withdraw to M3 and N3."""
    field = beside_another_battle(6).play("end-fire", "resolve:O5")
    assert field.options("withdraw") == ["M3", "M4", "M5", "N3", "O3"]


def test_once_they_have_been_fought_they_are_gone() -> None:
    """[9.6] [9.5] The battle for M2 first: nobody is left there who could control anything."""
    field = beside_another_battle(6).play("end-fire", "resolve:M2", "stay", "stay", "resolve:O5")
    assert field.options("withdraw") == ["M3", "M4", "M5", "N3", "O3"]


def test_whom_fire_has_saved_from_seven_to_one_controls_his_neighbours_again() -> None:
    """[9.6] [9.10] The answer of M2 kills the tray of L3, six to one are left: N4 may not withdraw beside M2."""
    field = beside_another_battle(1, 1, 6, 6, 6)
    field.play("fire-from:L3", "all-at:M2", "all-at:L3", "end-fire", "resolve:O5")
    assert field.told("killed") and field.options("withdraw") == ["M4", "M5", "O3"]


def two_with_a_neighbour_in_common(*dice: int) -> Field:
    """N3 and N4 outnumber the tray of O3, N5 that of O5; the answer of O3 kills both trays of N3."""
    field = Field(dice=[1, 6, 6, *dice])
    for where, trays in (("N3", 2), ("N5", 2)):
        field.us("armored-car", where)
        field.us("infantry", where, trays)
    field.us("infantry", "N4")
    field.de("infantry", "O3")
    field.de("infantry", "O5")
    field.no_reserves().play("overrun:O3", "overrun:O5", "end-moves")
    return field.play("fire-from:N4", "all-at:O3", "all-at:N3", "end-fire")


def test_of_two_declared_the_one_that_fire_has_not_saved_is_beaten_still() -> None:
    """[9.6] [9.13] Six to one against O3, seven against O5, whose zone is gone: from P4 on one may advance to Q5."""
    field = two_with_a_neighbour_in_common(4).play("against:O3", "resolve:O3", "rout:M1")
    assert field.results() == ["DR 4"]
    assert {"P4", "P5", "Q5"} <= set(field.options("advance"))


def test_the_one_that_is_beaten_still_needs_not_the_other_s_victors() -> None:
    """[9.6] [9.2] Its own sector is bound, their common neighbour attacks whom it likes."""
    field = two_with_a_neighbour_in_common()
    assert field.choice.about == (sector("N4"),) and field.options("against") == ["O3", "O5"]
    assert [one.space for one in marks(field.now) if one.mark == "overrun"] == [sector("O5")]


def test_where_fire_leaves_either_of_two_the_attacker_says_which() -> None:
    """[9.6] Five and two at either end: N4 brings either to seven to one, but not both; none is settled for him."""
    field = Field(dice=[1, 1, 6, 6, 6, 6])
    for where in ("N3", "N5"):
        field.us("armored-car", where)
        field.us("infantry", where, 2)
    field.us("infantry", "N4", 2)
    field.de("infantry", "O3")
    field.de("infantry", "O5")
    field.no_reserves().play("overrun:O3", "overrun:O5", "end-moves", "fire-from:N4", "share-out", "at:O3", "at:O5")
    field.play("fire-from:O3", "all-at:N3", "all-at:N5", "end-fire")
    assert field.choice.about == (sector("N4"),) and field.options("against") == ["O3", "O5"]
    field.play("against:O5", "divided")
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in odds if one] == ["5-1", ">6-1"]


def test_the_log_names_all_whom_an_automatic_victory_binds() -> None:
    """[9.6] [9.2] Nobody is asked whom three sectors attack that fight two enemies as one: each has its line."""
    field = Field()
    for where, trays in (("N3", 2), ("N5", 2)):
        field.us("armored-car", where)
        field.us("infantry", where, trays)
    field.us("infantry", "N4")
    field.de("infantry", "O3")
    field.de("infantry", "O5")
    field.no_reserves().play("overrun:O3", "overrun:O5", "end-moves", "end-fire")
    assert field.options() == ["resolve:O3"]
    fights = [("N3", "O3"), ("N4", "O3"), ("N4", "O5"), ("N5", "O5")]
    assert field.told("laid-out") == [(sector(ours), sector(foe)) for ours, foe in fights]


def test_who_is_asked_and_stays_with_an_automatic_victory_is_named_once() -> None:
    """[9.6] [9.2] N4 may turn to O5 and does not; N3 may not turn aside at all."""
    field = Field()
    field.us("medium-tank", "N3")
    field.us("infantry", "N4", 2)
    field.us("infantry", "N5", 2)
    field.de("infantry", "O3")
    field.de("infantry", "O5")
    field.no_reserves().play("overrun:O3", "end-moves", "end-fire", "against:O3", "divided")
    fights = [("N3", "O3"), ("N4", "O3"), ("N5", "O5")]
    assert sorted(field.told("laid-out")) == [(sector(ours), sector(foe)) for ours, foe in fights]


def test_one_may_be_routed_past_the_defeated() -> None:
    """[9.6] [9.12] Against a heavy tank the light one is routed two sectors: also to L2 or N2, beside M2."""
    field = Field(dice=[5])
    field.us("heavy-tank", "L3")
    field.us("light-tank", "N4")
    field.de("infantry", "M2")
    field.de("heavy-tank", "O5")
    field.no_reserves().play("overrun:M2", "end-moves", "end-fire", "resolve:O5")
    assert {"L2", "N2"} <= set(field.options("rout"))


@pytest.mark.parametrize("declared", [True, False])
def test_one_may_advance_past_the_defeated(declared: bool) -> None:
    """[9.6] [9.13] Three sectors: O3, N2 beside M2, M1; without the automatic victory N2 is the end of it."""
    field = Field(dice=[1])
    field.us("heavy-tank", "L3")
    field.us("medium-tank", "P3")
    field.de("infantry", "M2")
    field.de("infantry", "O3", 4)
    field.no_reserves().begin()
    if declared:
        field.play("overrun:M2")
    field.play("end-moves", "end-fire", "resolve:O3", "rout:O7")
    assert "N2" in field.options("advance")
    assert ("M1" in field.options("advance")) is declared


@pytest.mark.parametrize("first", ["truck", "tank"])
def test_who_had_begun_to_move_does_not_pass_the_defeated(first: str) -> None:
    """[9.6] "Units not yet moved": a truck that drove to O5 before the tank came up stops beside M2; not one that did
    so afterwards.
    """
    field = Field()
    tank = field.us("heavy-tank", "P2")
    truck = field.us("truck", "P5")
    field.de("infantry", "M2")
    field.no_reserves()
    if first == "truck":
        field.move(truck, "O5").move(tank, "N3").play("overrun:M2")
    else:
        field.move(tank, "N3").play("overrun:M2").move(truck, "O5")
    field.play("move:us-truck-1")
    assert "M3" in field.options("to")
    assert ("L2" in field.options("to")) is (first == "tank")


def test_a_passenger_of_who_had_begun_to_move_does_not_pass_either() -> None:
    """[9.6] [4.12] A tray rides to O4, a tank overruns M2: the tray gets off at N3, beside M2, and has to stay."""
    field = Field()
    tank = field.us("heavy-tank", "P2")
    truck = field.us("truck", "P4")
    tray = field.us("infantry", "P4")
    field.de("infantry", "M2")
    field.no_reserves().play("move:us-infantry-1", "board:us-truck-1", "end-moves", "end-fire", "end-moves")
    field.move(truck, "O4").move(tank, "N2").play("overrun:M2", "move:us-infantry-1", "alight:N3")
    assert field.where(tray) == "N3"
    assert field.options("move") == ["us-truck-1"]


@pytest.mark.parametrize("first", ["tray", "tank"])
def test_who_had_begun_to_move_is_not_carried_past_the_defeated(first: str) -> None:
    """[9.6] "Units not yet moved": nor does a truck that has not moved take a tray past M2 that got on before."""
    field = Field()
    tank = field.us("heavy-tank", "P2")
    field.us("truck", "O5")
    field.us("infantry", "P5")
    field.de("infantry", "M2")
    field.no_reserves().begin()
    aboard = ["move:us-infantry-1", "board:us-truck-1"]
    if first == "tray":
        field.play(*aboard)
    field.move(tank, "N3").play("overrun:M2")
    if first == "tank":
        field.play(*aboard)
    field.play("move:us-truck-1")
    assert "M3" in field.options("to")
    assert ("L2" in field.options("to")) is (first == "tank")


def test_who_may_pass_the_defeated_is_not_alike_with_who_may_not() -> None:
    """[9.6] [4.12] Both trays get off at O5 with as much left, one before the tank overruns M4 and one after."""
    field = Field()
    tank = field.us("heavy-tank", "P2")
    field.us("truck", "O6")
    field.us("truck", "P6")
    field.us("infantry", "O6")
    field.us("infantry", "P6")
    field.de("infantry", "M4")
    field.no_reserves().play("move:us-infantry-1", "board:us-truck-1", "move:us-infantry-2", "board:us-truck-2")
    field.play("end-moves", "end-fire", "end-moves", "move:us-infantry-1", "alight:O5").move(tank, "N3")
    field.play("overrun:M4", "move:us-infantry-2", "alight:O5")
    assert {"us-infantry-1", "us-infantry-2"} <= set(field.options("move"))
    field.play("move:us-infantry-2")
    assert "M5" in field.options("to")


def test_a_gun_that_was_hitched_before_is_not_towed_past_the_defeated() -> None:
    """[9.6] [4.14] The gun of P5 has moved to the truck of O5: both stop beside M2, until it is dropped."""
    field = Field()
    tank = field.us("heavy-tank", "P2")
    field.us("truck", "O5")
    field.us("anti-tank-gun", "P5")
    field.de("infantry", "M2")
    field.no_reserves().begin().play("move:us-truck-1", "hitch:us-anti-tank-gun-1").move(tank, "N3")
    field.play("overrun:M2", "move:us-truck-1")
    assert "M3" in field.options("to") and "L2" not in field.options("to")
    field.play("drop:O6", "move:us-truck-1")
    assert "L4" in field.options("to")


def test_who_rides_on_one_who_may_go_may_get_off() -> None:
    """[9.6] [4.12] Eighteen outnumber the gun of N5 without the truck of O5, who may go: so may his tray."""
    field = Field(dice=[4, 1, 1, 1, 1, 4])
    tank = field.us("heavy-tank", "P2")
    field.us("truck", "O5")
    field.us("infantry", "P5")
    gun = field.de("machine-gun", "M6")
    field.no_reserves().begin().play("move:us-infantry-1", "board:us-truck-1", "end-moves", "end-fire")
    field.move(gun, "N5").play("end-moves", "end-fire", "resolve:O5").move(tank, "O4").play("overrun:N5")
    assert field.options("move") == ["us-truck-1", "us-infantry-1"]
    field.play("move:us-infantry-1")
    assert "P5" in field.options("alight")


def test_who_keeps_an_enemy_off_does_not_decline() -> None:
    """[9.6] [9.9] The Germans overrun M5 by fifteen to two; M4, engaged like them, has to keep the gun of L5 off."""
    field = Field("front", dice=[2])
    field.us("anti-tank-gun", "L5")
    field.us("machine-gun", "M5")
    field.de("machine-gun", "M4")
    field.de("medium-tank", "L6")
    field.de("bazooka", "N6")
    field.no_reserves().begin().play("against:M4", "against:M4", "resolve:M4")
    assert field.results() == ["ENG"]
    field.play("overrun:M5", "end-moves")
    assert field.told("declined") == [] and field.options() == ["resolve:L5", "resolve:M5"]
    field.play("resolve:M5")
    assert field.told("battle")[-1][1:4] == (15, 2, ">6-1")


def test_without_a_victory_he_may_decline() -> None:
    """[9.9] The same three: where nothing rests on M4 it may leave it at that, as the others may."""
    field = Field("front", dice=[2])
    field.us("anti-tank-gun", "L5")
    field.us("machine-gun", "M5")
    field.de("machine-gun", "M4")
    field.de("medium-tank", "L6")
    field.de("bazooka", "N6")
    field.no_reserves().begin().play("against:M4", "against:M4", "resolve:M4", "end-moves")
    assert field.options("against") and "decline" in field.options()


def test_only_who_is_still_outnumbered_is_marked() -> None:
    """[9.6] The answer of M2 kills the tray of L3: six to one are no automatic victory, and the board says so."""
    field = beside_another_battle(1, 1, 6, 6, 6).play("fire-from:L3", "all-at:M2")
    assert [one.space for one in marks(field.now) if one.mark == "overrun"] == [sector("M2")]
    field.play("all-at:L3", "end-fire")
    assert [one.space for one in marks(field.now) if one.mark == "overrun"] == []


def test_of_two_who_keep_enemies_off_only_one_may_go() -> None:
    """[9.6] [9.1] Thirty outnumber M2 with N4 or with O4, but not with both."""
    field = Field()
    field.us("heavy-tank", "N3")
    field.us("medium-tank", "N3")
    light = field.us("light-tank", "P5")
    field.us("armored-car", "M5")
    field.de("infantry", "M2")
    field.de("infantry", "O4", 2)
    field.de("infantry", "N4", 2)
    field.no_reserves().play("overrun:M2").move(light, "Q5")
    assert field.options("move") == []


def test_who_keeps_two_enemies_off_does_not_bring_them_along() -> None:
    """[9.6] [9.1] P2 overruns O2; O3 may not join in: with P4 and N4, each of them no trouble, it would be 24 to 4."""
    field = Field()
    field.us("light-tank", "O3")
    field.us("heavy-tank", "P2")
    field.de("infantry", "O2")
    field.de("machine-gun", "P4")
    field.de("infantry", "N4")
    field.no_reserves().play("overrun:O2", "end-moves", "end-fire")
    assert field.options("against") == ["N4", "P4"]


def test_when_one_joins_who_keeps_two_enemies_off_another_does_not() -> None:
    """[9.6] [9.1] P4 joins who overrun P3; P2 has to keep O2 and O3 off them: with both it would be 43 to 8."""
    field = Field()
    field.us("heavy-tank", "P2")
    field.us("heavy-tank", "Q3")
    field.us("light-tank", "Q3")
    tray = field.us("infantry", "Q5")
    field.us("machine-gun", "N5")
    field.de("infantry", "P3")
    field.de("bazooka", "O2")
    field.de("anti-tank-gun", "O3")
    field.de("anti-tank-gun", "O5")
    field.no_reserves().begin().play("overrun:P3").move(tray, "P4").play("end-moves", "end-fire")
    assert field.choice.about == (sector("P4"),) and field.options("against") == ["O3", "O5", "P3"]
    field.play("against:P3")
    assert field.choice.about == (sector("P2"),) and field.options("against") == ["O2", "O3"]


def test_an_automatic_victory_needs_not_all_who_stand_beside() -> None:
    """[9.6] [9.1] N3 keeps the tank of O4 off: L3 alone outnumbers M2, and K4, whom nobody else could attack."""
    field = Field()
    field.us("heavy-tank", "L3")
    field.us("medium-tank", "L3")
    field.us("light-tank", "N3")
    field.de("infantry", "M2")
    field.de("infantry", "K4")
    field.de("medium-tank", "O4")
    field.no_reserves()
    assert field.options("overrun") == ["K4", "M2"]
    field.play("overrun:M2")
    assert len(field.told("overrun")) == 2
    field.play("end-moves", "end-fire")
    assert field.options() == ["resolve:K4", "resolve:O4"]


def test_an_automatic_victory_may_take_in_another_enemy() -> None:
    """[9.6] Thirty in N3 outnumber M2 and O4 together, whoever else stands beside O4: both zones may go."""
    field = Field()
    field.us("heavy-tank", "N3")
    field.us("medium-tank", "N3")
    field.us("light-tank", "P5")
    truck = field.us("truck", "R3")
    field.de("infantry", "M2")
    field.de("infantry", "O4", 2)
    field.no_reserves().play("overrun:M2")
    assert field.options("overrun") == ["O4"]
    field.play("overrun:O4").move(truck, "N5").play("end-moves", "end-fire")
    assert field.options() == ["resolve:M2"]


def test_an_automatic_victory_does_not_take_in_who_is_too_much() -> None:
    """[9.6] Thirty are enough for two trays here or there, not for five."""
    field = Field()
    field.us("heavy-tank", "N3")
    field.us("medium-tank", "N3")
    field.us("infantry", "P5")
    field.us("infantry", "L1")
    field.de("infantry", "M2", 2)
    field.de("infantry", "O4", 3)
    field.no_reserves()
    assert field.options("overrun") == ["M2", "O4"]
    assert field.play("overrun:M2").options("overrun") == []


def test_who_is_engaged_outnumbers_the_enemy_with_his_reinforcements() -> None:
    """[9.6] [9.9] Six trays, who must attack again, and two heavy tanks are seven to one; without the trays six."""
    field = Field("front", dice=[2])
    field.us("infantry", "N3", 6)
    tank = field.us("heavy-tank", "Q3", 2)
    field.de("infantry", "M2", 6)
    field.no_reserves().play("resolve:M2", "end-moves", "decline").move(tank, "N2")
    assert field.results() == ["ENG"] and field.options("overrun") == []
    field.move(tank + 1, "N1")
    assert field.options("overrun") == ["M2"]
    field.play("overrun:M2", "end-moves", "resolve:M2")
    assert field.told("battle")[-1][1:4] == (42, 6, ">6-1")


def test_who_may_decline_outnumbers_him_too_when_he_is_reinforced() -> None:
    """[9.6] [9.9] Three trays engaged by the enemy and a heavy tank beside him: 21 to 3; they must attack."""
    field = Field("front", dice=[2])
    field.us("infantry", "N3", 3)
    field.de("infantry", "M2", 3)
    tank = field.de("heavy-tank", "P1")
    field.no_reserves().play("resolve:M2").move(tank, "O2").play("overrun:N3", "end-moves", "resolve:N3")
    assert field.told("battle")[-1][1:4] == (21, 3, ">6-1")


@pytest.mark.parametrize(("comes_up", "beaten"), [("medium-tank", ["O4"]), ("armored-car", [])])
def test_who_is_engaged_with_another_may_help_where_somebody_else_fights_that_one(
    comes_up: str, beaten: list[str]
) -> None:
    """[9.6] [9.9] N3 is engaged with M2 alone, when two trays win O4. While a tank takes M2 on, N3 fights them with who
    comes up: 18 to 2; the armoured car and N3 are 11.
    """
    field = Field("front", dice=[2, 1])
    field.us("infantry", "N3", 6)
    field.us("infantry", "O4")
    tank = field.us("medium-tank", "J2")
    other = field.us(comes_up, "R2")
    field.de("infantry", "M2", 6)
    tray = field.de("infantry", "Q5", 2)
    field.no_reserves().play("resolve:M2").move(tray, "P5").move(tray + 1, "P5")
    field.play("end-moves", "end-fire", "decline", "resolve:O4", "rout:M4", "advance:O4", "advance:O4")
    assert field.results() == ["ENG", "DR 2"]
    field.move(tank, "L2").move(other, "P4")
    assert field.options("overrun") == beaten


def test_who_names_the_second_of_two_beaten_comes_into_their_one_battle() -> None:
    """[9.3] [9.6] The tanks of N4 overran M3 and M5; the trays of L6 and N6, beside M5 alone, fight with them."""
    field = Field()
    field.us("heavy-tank", "N4", 2)
    for where in ("L6", "N6"):
        field.us("infantry", where)
    field.de("infantry", "M3")
    field.de("infantry", "M5", 2)
    field.no_reserves().begin().play("overrun:M3", "overrun:M5", "end-moves", "end-fire")
    assert field.options() == ["resolve:M3"]
    laid_out = [names([int(str(one)) for one in args]) for args in field.told("laid-out")]
    assert laid_out == [["L6", "M5"], ["M3", "N4"], ["M5", "N4"], ["M5", "N6"]]
    field.play("resolve:M3")
    assert field.told("battle")[-1][1:3] == (38, 3)


def test_who_may_turn_aside_and_stays_attacks_all_beside_him_in_that_battle() -> None:
    """[9.6] [9.2] N4 is enough for M3 and M5 together; M4 could turn to L4, and stays in the battle against both."""
    field = Field()
    field.us("heavy-tank", "N4", 2)
    field.us("medium-tank", "M4", 2)
    for where in ("M3", "M5", "L4"):
        field.de("infantry", where)
    field.no_reserves().begin().play("overrun:M3", "overrun:M5", "end-moves", "end-fire")
    assert field.options() == ["against:L4", "against:M3", "against:M5"]
    field.play("against:M5")
    laid_out = [names([int(str(one)) for one in args]) for args in field.told("laid-out")]
    assert laid_out == [["M3", "M4"], ["M4", "M5"], ["M3", "N4"], ["M5", "N4"], ["L4", "M4"]]
