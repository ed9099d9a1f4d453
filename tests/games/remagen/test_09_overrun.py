"""Chapter 9: automatic victories: who may still go, and what the fire makes of them."""

import random
from typing import cast

import pytest

from bridgehead.games.remagen.printed.ground import BOARD
from bridgehead.games.remagen.rulebook import RULES
from bridgehead.games.remagen.state import MOVE
from bridgehead.games.remagen.table.view import marks
from tests.games.remagen.positions import US, Field, sector


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


def test_who_came_after_the_victory_may_relieve_its_victors() -> None:
    """[9.6] A second tank drives into M2 beside the one that overran L3: it is enough, and that one may go."""
    field = Field()
    field.us("medium-tank", "M2")
    other = field.us("medium-tank", "O2")
    field.de("infantry", "L3")
    field.play("overrun:L3")
    assert field.options("move") == ["us-medium-tank-2"]
    field.move(other, "M2")
    assert field.options("move") == ["us-medium-tank-1"]


def test_the_last_beside_one_of_the_defeated_stays() -> None:
    """[9.6] [9.1] The tank of L2 is not enough for L3: that of M2 overruns it too, and with it N3 beside it alone."""
    field = Field()
    field.us("medium-tank", "L2")
    field.us("medium-tank", "M2")
    field.de("machine-gun", "L3")
    field.de("infantry", "N3")
    field.play("overrun:L3")
    assert [args[0] for args in field.told("overrun")] == [sector("L3"), sector("N3")]
    assert field.options("move") == []


def test_whom_a_victor_who_is_not_needed_can_fight_is_declared_only_if_one_likes() -> None:
    """[9.6] [9.2] The tray of M2 can fight N3, one to one, and may go; all together they would outnumber both."""
    field = Field()
    field.us("heavy-tank", "L2")
    tray = field.us("infantry", "M2")
    field.de("infantry", "L3")
    field.de("infantry", "N3")
    field.play("overrun:L3")
    assert [args[0] for args in field.told("overrun")] == [sector("L3")]
    assert field.options("overrun") == ["N3"]
    assert field.options("move") == ["us-infantry-1"]
    field.move(tray, "L1")
    assert field.options("overrun") == []
    field.play("end-moves", "end-fire")
    assert field.options() == ["resolve:L3"]


def test_once_both_are_declared_whoever_is_beside_the_other_stays() -> None:
    """[9.6] Whoever takes N3 as well needs the tray that alone touches it."""
    field = Field()
    field.us("heavy-tank", "L2")
    field.us("infantry", "M2")
    field.de("infantry", "L3")
    field.de("infantry", "N3")
    field.play("overrun:L3", "overrun:N3")
    assert field.options("move") == []
    field.play("end-moves", "end-fire")
    assert field.options() == ["resolve:L3"]
    field.play("resolve:L3")
    assert field.results() == ["D ELIM"]


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
    field.us("light-tank", "M6")
    field.de("infantry", "M3", 2)
    field.de("armored-car", "M5")
    field.no_reserves().play("overrun:M3", "end-moves", "end-fire")
    assert field.options("against") == []


def test_a_victor_may_relieve_who_keeps_an_enemy_off() -> None:
    """[9.6] The light tank may go, since the medium one can attack M5; it has to, unless it goes as well."""
    field = three_before_two()
    field.play("overrun:M3")
    assert field.options("move") == ["us-heavy-tank-1", "us-medium-tank-1", "us-light-tank-1"]
    field.play("move:us-light-tank-1", "to:K4")
    assert field.options("move") == ["us-medium-tank-1"]
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


@pytest.mark.parametrize("order", [("L5", "M4"), ("M4", "L5")])
def test_who_is_needed_does_not_hang_on_what_was_declared_first(order: tuple[str, str]) -> None:
    """[9.6] Twenty-four in L4 outnumber both, M4 and L5: whichever is declared first, both tanks of M3 may go."""
    field = Field()
    field.us("medium-tank", "L4", 2)
    field.us("medium-tank", "M3")
    field.us("light-tank", "M3")
    field.de("machine-gun", "M4")
    field.de("infantry", "L5")
    field.begin()
    for where in order:
        if where in field.options("overrun"):
            field.play(f"overrun:{where}")
    assert field.options("move") == ["us-medium-tank-1", "us-medium-tank-3", "us-light-tank-1"]


@pytest.mark.parametrize("order", [("N3", "N7"), ("N7", "N3")])
def test_of_two_with_a_neighbour_in_common_either_may_be_declared_first(order: tuple[str, str]) -> None:
    """[9.6] O4 outnumbers N3 with one tray more, O6 likewise N7. P3 comes to N3, so that N5 must come to N7."""
    field = Field()
    field.us("medium-tank", "O4", 2)
    field.us("medium-tank", "O6", 2)
    for where, trays in (("N3", 2), ("N7", 2), ("N5", 1), ("P3", 1)):
        field.de("infantry", where, trays)
    field.no_reserves().play(f"overrun:{order[0]}", f"overrun:{order[1]}")
    assert {args[0] for args in field.told("overrun")} == {sector(one) for one in ("N3", "N5", "N7", "P3")}
    field.play("end-moves", "end-fire")
    while field.choice.prompt == "battle":
        field.play(field.options()[0])
    assert set(field.results()) == {"D ELIM"}


def test_two_may_bear_a_neighbour_together_whom_neither_can_alone() -> None:
    """[9.6] [9.2] Twenty-four against four is six to one for O4 and O6 alike, together they are eight to one."""
    field = Field()
    field.us("medium-tank", "O4", 2)
    field.us("medium-tank", "O6", 2)
    for where in ("N3", "N5", "N7"):
        field.de("infantry", where, 2)
    field.no_reserves().play("overrun:N3", "overrun:N7", "end-moves", "end-fire")
    assert field.options("resolve") == ["N3"]
    field.play("resolve:N3")
    assert field.results() == ["D ELIM"]


def test_who_holds_a_battle_together_stays() -> None:
    """[9.6] Without O3 the heavy tank of O5 fights O4 and those of M3 the other two, at eighteen to three."""
    field = Field()
    field.us("heavy-tank", "O5")
    field.us("heavy-tank", "O3")
    field.us("medium-tank", "M3")
    field.us("light-tank", "M3")
    field.de("machine-gun", "O4")
    field.de("machine-gun", "N3")
    field.de("infantry", "L3")
    field.play("overrun:O4", "overrun:N3")
    assert "us-heavy-tank-2" not in field.options("move")


def test_a_neighbour_too_weak_for_his_own_enemy_is_counted_with_his_enemy() -> None:
    """[9.6] [9.2] Two against eighteen is no soak-off: O5 has to fight P5 together with N5, who would be 14 to 19."""
    field = Field()
    field.us("medium-tank", "N5")
    field.us("machine-gun", "O5")
    field.de("infantry", "N4")
    field.de("heavy-tank", "P5")
    assert field.options("overrun") == []


def test_a_neighbour_who_has_enough_with_his_own_enemies_is_not_counted() -> None:
    """[9.6] [9.2] Two against two tanks: O4 or M2 alone the trays of N3 could attack at 1-6, but not both."""
    field = Field()
    field.us("heavy-tank", "P4")
    field.us("infantry", "N3", 2)
    field.de("infantry", "O3")
    field.de("medium-tank", "O4")
    assert field.options("overrun") == ["O3"]
    field = Field()
    field.us("heavy-tank", "P4")
    field.us("infantry", "N3", 2)
    field.de("infantry", "O3")
    field.de("medium-tank", "O4")
    field.de("infantry", "M2")
    assert field.options("overrun") == []


def test_one_that_holds_no_more_takes_no_other_along() -> None:
    """[9.6] [9.2] The tray that comes to O4 is too weak for O5, so that N3 is fought at one to one; K3 is not."""
    field = Field()
    field.us("medium-tank", "O3")
    field.us("heavy-tank", "L2")
    tray = field.us("infantry", "P4")
    field.de("infantry", "N3")
    field.de("infantry", "K3")
    field.de("medium-tank", "O5")
    field.no_reserves().play("overrun:N3").move(tray, "O4")
    assert field.options("overrun") == ["K3"]
    field.play("overrun:K3")
    assert field.options("move") == []
    field.play("end-moves")
    assert [one.space for one in marks(field.now) if one.mark == "overrun"] == [sector("K3")]
    field.play("end-fire")
    assert field.options() == ["resolve:K3", "resolve:N3"]
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in odds if one] == [">6-1", "1-1"]


def test_beside_one_that_holds_no_more_nobody_leaves() -> None:
    """[9.6] Both tanks of O3 were more than enough for N3; since the tray came to O4 neither is to spare."""
    field = Field()
    field.us("medium-tank", "O3", 2)
    tray = field.us("infantry", "P4")
    field.de("infantry", "N3")
    field.de("medium-tank", "O5")
    field.no_reserves().play("overrun:N3")
    assert field.options("move") == ["us-medium-tank-1", "us-infantry-1"]
    field.move(tray, "O4")
    assert field.options("move") == []


def test_a_victory_that_holds_only_together_with_another_is_fought_with_it() -> None:
    """[9.6] [9.2] Once N4 fights M5, L5 is six to one against M4; with those round L4 it is seven to one."""
    field = Field()
    field.us("medium-tank", "L5")
    field.us("medium-tank", "N4", 2)
    field.us("medium-tank", "K4")
    field.us("bazooka", "K4")
    field.us("anti-tank-gun", "K5")
    field.de("infantry", "L4", 2)
    field.de("infantry", "M4", 2)
    field.de("heavy-tank", "M5")
    field.de("medium-tank", "M5")
    field.no_reserves().play("overrun:L4", "overrun:M4", "end-moves", "end-fire", "against:M5", "against:M4")
    assert field.options() == ["resolve:L4", "resolve:M5"]
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in odds if one] == [">6-1", "1-2"]


def crowded(dice: random.Random) -> Field:
    """A night in the open with some American tanks and men among some Germans."""
    field = Field(turn=3, dice=[dice.randint(1, 6) for _ in range(200)], night="yes")
    grounds = dice.sample([row + column for row in "LMNOP" for column in "3456"], 17)
    ours = ["medium-tank"] * 6 + ["light-tank"] * 2 + ["heavy-tank"] * 2 + ["infantry"] * 6
    theirs = ["infantry"] * 8 + ["bazooka"] * 2 + ["armored-car"] * 2 + ["medium-tank"] * 3
    for kind, where in zip(dice.sample(ours, 9), grounds[:9], strict=True):
        field.us(kind, where)
    for kind, where in zip(dice.sample(theirs, 8), grounds[9:], strict=True):
        field.de(kind, where)
    return field.no_reserves().begin()


@pytest.mark.parametrize("seed", range(60))
def test_what_is_declared_is_won_if_nobody_comes_up_and_nobody_fires(seed: int) -> None:
    """[9.6] Whoever leaves, whatever is named, joined or made one: nothing that is offered undoes a victory."""
    dice = random.Random(seed)
    field = crowded(dice)
    while field.now.phase == MOVE:
        far = [one for one in field.options("to") if one[0] in "FGHIJ"]
        declarations = [f"overrun:{one}" for one in field.options("overrun")]
        if field.choice.prompt == "act":
            field.play(f"to:{dice.choice(far)}" if far else field.options()[0])
        elif declarations and dice.random() < 0.7:
            field.play(dice.choice(declarations))
        else:
            field.play(dice.choice(field.options()) if dice.random() < 0.4 else "end-moves")
    came = [args for args in field.told("moved") if str(BOARD.ids[cast("int", args[2])])[0] in "KLMNOPQR"]
    declared = {args[0] for args in field.told("overrun")}
    while field.now.seat == US:
        field.play(dice.choice(field.options()))
    fought = [args for args in field.told("battle") if args[0] in declared]
    assert came or all(args[3] == ">6-1" for args in fought)


def test_whoever_attacks_a_second_beaten_sector_fights_in_the_battle_of_the_first() -> None:
    """[9.6] N3 has beaten M3 and M4, which are fought as one; the tray of N5, beside M4 alone, comes in."""
    field = Field()
    field.us("heavy-tank", "N3")
    field.us("infantry", "N5")
    field.de("infantry", "M3")
    field.de("infantry", "M4")
    field.no_reserves().play("overrun:M3", "overrun:M4", "end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.options() == ["resolve:M3"]


def to_battles(field: Field) -> Field:
    """All have moved, and nobody fires."""
    field.play("end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    return field


def test_a_second_sector_far_off_is_declared_by_itself() -> None:
    """[9.6] M3 is beaten already when M12 is: nothing is told of M3 again, whose zone is gone once."""
    field = Field()
    field.us("heavy-tank", "N3")
    field.us("heavy-tank", "N12")
    field.de("infantry", "M3")
    field.de("infantry", "M12")
    field.no_reserves().play("overrun:M3", "overrun:M12")
    assert field.told("overrun") == [(sector("M3"),), (sector("M12"),)]
    assert to_battles(field).options() == ["resolve:M3", "resolve:M12"]


def test_exactly_seven_to_one_needs_no_help() -> None:
    """[9.6] N3 beats M4 at fourteen to two; the heavy tank of N5 may fight M6 alone, though it could help."""
    field = Field()
    field.us("medium-tank", "N3")
    field.us("infantry", "N3", 2)
    field.us("heavy-tank", "N5")
    field.de("infantry", "M4", 2)
    field.de("infantry", "M6", 2)
    field.no_reserves().play("overrun:M4")
    to_battles(field)
    if field.choice.prompt == "front":
        field.play("against:M6")
    assert (sector("N5"), sector("M6")) in field.told("laid-out") and field.told("united") == []
    assert field.choice.prompt == "together" or field.options() == ["resolve:M4", "resolve:M6"]


def test_who_stands_in_the_corner_far_off_has_no_part_in_it() -> None:
    """[9.6] Twelve to two is no automatic victory, whoever stands in A1."""
    field = Field()
    field.us("medium-tank", "N3")
    field.us("infantry", "A1", 2)
    field.de("infantry", "M3", 2)
    assert "overrun:M3" not in field.no_reserves().options()


def test_a_declared_enemy_whose_victor_has_turned_to_the_other_is_fought_too() -> None:
    """[9.1] [9.6] N5 is beside both that are declared, and attacks M5; N4 is not left in a battle without attackers."""
    field = Field()
    field.us("heavy-tank", "L5")
    field.us("medium-tank", "L5")
    field.us("light-tank", "N5")
    field.us("medium-tank", "O5")
    field.de("infantry", "M5")
    field.de("infantry", "N4")
    field.de("medium-tank", "O4")
    field.no_reserves().play("overrun:M5", "overrun:N4")
    to_battles(field).play("against:O4", "against:M5")
    assert (sector("N5"), sector("N4")) in field.told("laid-out")
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [36, 2] in [[one.value for one in shown.modifiers] for shown in odds if shown]


def test_an_engaged_neighbour_who_may_decline_is_no_bar_to_an_automatic_victory() -> None:
    """[9.6] [9.9] The tanks of M5 beat N4 at 24 to 1; N3, one to thirteen before both, stays out of it."""
    field = Field("front", dice=[5])
    field.us("medium-tank", "M3")
    field.us("infantry", "N4")
    field.de("infantry", "N3")
    field.de("medium-tank", "M5", 2)
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["ENG"]
    field.play("overrun:N4")
    to_battles(field)
    assert (sector("M5"), sector("N4")) in field.told("laid-out")
    assert field.told("declined") == [(sector("N3"),)]


def test_who_could_only_undo_an_automatic_victory_declines() -> None:
    """[9.6] [9.9] M4 has beaten N4 at 18 to 1. If M3 fought, all would be one battle, 19 to 19: it stays out of it."""
    field = Field("front", dice=[2])
    field.us("heavy-tank", "N2")
    field.us("infantry", "N4")
    field.de("infantry", "M3")
    field.de("heavy-tank", "M4")
    field.no_reserves().play("resolve:M3")
    assert field.results() == ["ENG"]
    field.play("overrun:N4")
    to_battles(field)
    assert field.told("declined") == [(sector("M3"),)] and field.options() == ["resolve:N4"]
