"""Chapter 9: engaged sectors, whole and in every place that asks after them."""

import pytest

from tests.games.remagen.positions import Field, sector


def engaged_in_n3(fresh: str) -> Field:
    """An American tank engages Germans in N3 (4-1 on a six) beside whom a fresh piece stands in M3."""
    field = Field("front", dice=[6])
    field.us("medium-tank", "O3")
    field.de("infantry", "N3", 3)
    field.de(fresh, "M3")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["ENG"]
    return field


def test_reserves_placed_in_an_engaged_sector_do_not_leave_it() -> None:
    """[9.9] [3.2] A half-track comes on in H18, whose trays are engaged with the tank in H17: no unit goes out."""
    field = Field("front", dice=[6])
    field.us("medium-tank", "H17")
    field.de("infantry", "H18", 3)
    for sector_full in ("L18", "P18"):
        field.de("medium-tank", sector_full, 2)
    field.play("resolve:H18")
    assert field.results() == ["ENG"]
    field.play("bring:de-half-track-1")
    assert field.options("place") == ["H18"]
    field.play("place:H18")
    while field.choice.prompt != "march":
        field.play(field.options()[-1])
    assert "de-half-track-1" not in field.options("move")


def test_who_advanced_into_an_engaged_sector_is_held_too() -> None:
    """[9.9] The tank of O2 drives the Germans out of O3 and follows into O4, whose tray is engaged afterwards."""
    field = Field("front", dice=[3, 6])
    field.us("heavy-tank", "O2")
    field.us("infantry", "O4", 3)
    field.de("infantry", "O3", 4)
    field.de("infantry", "O5")
    field.us("infantry", "A6")
    field.no_reserves()
    field.play("against:O5", "resolve:O3")
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    field.play("advance:O4", "resolve:O5")
    assert field.results() == ["DR 3", "ENG"]
    field.play("end-moves")
    while field.choice.seat == 1:
        field.play("decline" if "decline" in field.options() else field.options()[-1])
    assert field.choice.prompt == "march"
    assert [name for name in field.options("move") if "heavy" in name] == []


def test_a_fresh_piece_elsewhere_may_move_though_its_like_is_engaged() -> None:
    """[9.9] The trays of M3 may go, those of N3 not."""
    field = engaged_in_n3("infantry")
    assert field.options("move") == ["de-infantry-4"]


def test_whether_one_may_decline_does_not_depend_on_the_numbers_of_pieces() -> None:
    """[9.9] Reserves join N3 from M3: fresh men with a higher or a lower number, the sector must attack."""
    for engaged, fresh in (("infantry", "machine-gun"), ("machine-gun", "infantry")):
        field = Field("front", dice=[6])
        field.us("medium-tank", "O3")
        field.de(engaged, "N3", 4 if engaged == "infantry" else 2)
        newcomer = field.de(fresh, "M3")
        field.no_reserves().play("resolve:N3")
        assert field.results() == ["ENG"]
        field.move(newcomer, "N3").play("end-moves")
        assert "decline" not in field.options()


def test_a_winner_beside_the_engaged_sector_does_not_forbid_to_decline() -> None:
    """[9.9] An American who advanced into the engaged sector O4, with a number below its own, is no new enemy."""
    field = Field("front", dice=[3, 6])
    field.us("heavy-tank", "O2")
    field.us("infantry", "O4", 3)
    field.de("infantry", "O3", 4)
    field.de("infantry", "O5")
    field.us("infantry", "A6")
    field.no_reserves()
    field.play("against:O5", "resolve:O3")
    while field.choice.prompt == "rout":
        field.play(next(name for name in field.options() if not name.endswith(("3", "4", "5", "6"))))
    field.play("advance:O4", "resolve:O5", "end-moves")
    while field.choice.prompt in ("fire", "target", "return-fire"):
        field.play(field.options()[-1])
    assert field.told("declined") == [(sector("O5"),)], "one against nineteen is no soak-off: it is not even asked"


def test_nobody_fires_out_of_an_engaged_sector() -> None:
    """[9.9] The machine gun in N3 has an American in M4 beside it and is silent; so is the German half altogether."""
    field = Field("front", dice=[6])
    field.us("medium-tank", "O3")
    field.de("machine-gun", "N3", 2)
    field.us("infantry", "N5")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["ENG"]
    field.play("end-moves")
    assert field.choice.prompt != "fire"


def test_nobody_fires_into_an_engaged_sector_on_a_pontoon() -> None:
    """[9.9] [8.4] The howitzer may shell the free half of the bridge, not the half with the engaged tank on it."""
    field = Field("front", turn=5, dice=[6, 6])
    field.g.labour[1], field.g.finished[1] = 30, 3
    field.us("light-tank", "B10")
    field.de("infantry", "B11", 2)
    field.de("howitzer", "B15")
    field.no_reserves().play("resolve:B11")
    assert field.results() == ["ENG"]
    field.play("end-moves", "fire-from:B15")
    assert field.options("all-at") == ["B9"]


def test_a_bridge_that_falls_ends_the_engagement_of_those_on_it() -> None:
    """[6.2] [9.9] The tank goes down with the railway bridge; the Germans at its end may move at once."""
    field = Field("front", turn=4, dice=[6, 1])
    field.us("light-tank", "I9")
    field.de("infantry", "I10", 2)
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:I10")
    assert field.results() == ["ENG"]
    assert field.told("bridge-down")
    assert field.choice.prompt == "march" and field.options("move") == ["de-infantry-1"]


def test_a_passenger_may_get_off_in_an_engaged_sector_only_there() -> None:
    """[9.9] [4.12] It reinforces; out of the sector nobody goes."""
    field = Field(dice=[6])
    field.us("armored-truck", "P2")
    field.us("infantry", "P2")
    field.us("infantry", "O3", 2)
    field.us("infantry", "P3")
    field.de("infantry", "N3", 2)
    field.no_reserves()
    field.play("move:us-infantry-1", "board:us-armored-truck-1", "move:us-armored-truck-1", "to:O3", "end-moves")
    field.play("end-fire", "resolve:N3")
    assert field.results() == ["ENG"]
    field.play("end-moves", "decline")
    assert field.options("move") == ["us-infantry-1", "us-infantry-4"]
    field.play("move:us-infantry-1")
    assert field.options() == ["alight:O3"]
    field.play("alight:O3", "move:us-infantry-4")
    assert field.options("board") == []  # the truck, with room aboard, is held in O3


def one_of_two_declines(attacker: str, dice: list[int]) -> Field:
    """Americans in N3 engage M4 and O4 (1-2 or 1-1); the Germans of M4 attack again, the bazooka of O4 does not."""
    field = Field("front", dice=dice)
    field.us("medium-tank", "N3")
    field.us("medium-tank", "R4")
    field.de(attacker, "M4")
    field.de("bazooka", "O4")
    field.no_reserves().play("against:M4", "resolve:M4")
    assert field.results()[-1] == "ENG"
    field.play("end-moves", "against:N3", "decline", "resolve:N3")
    return field


def test_who_declined_stays_engaged_when_his_neighbour_is_engaged_anew() -> None:
    """[9.9] M4 is engaged again, O4 still: nobody fires at it, and the tank, which attacked first, must attack both."""
    field = one_of_two_declines("medium-tank", [5, 6])
    assert field.results() == ["ENG", "ENG"] and field.choice.prompt == "march"
    assert field.options("move") == ["us-medium-tank-2"]
    field.play("end-moves")
    assert field.choice.prompt == "front", "the tank of R4, which sees O4, has nothing to fire at"
    assert field.options() == ["against:M4", "against:O4"]


def test_who_declined_holds_the_enemy_though_his_neighbour_let_go() -> None:
    """[9.9] A second fire contact leaves M4 and N3 free of each other; the bazooka still holds the tank."""
    field = one_of_two_declines("medium-tank", [5, 3, 1, 1, 1, 1, 3])
    assert field.results() == ["ENG", "FIRE CTCT", "FIRE CTCT"]
    assert field.options("move") == ["us-medium-tank-2"]
    assert field.now.tied == 1 << sector("N3") | 1 << sector("O4")


def test_who_declined_is_free_when_the_enemy_was_driven_off() -> None:
    """[9.9] The tank withdraws before M4: there is no enemy left to hold O4."""
    field = one_of_two_declines("medium-tank", [5, 1])
    assert field.results() == ["ENG", "DW"]
    field.play(f"withdraw:{field.options('withdraw')[0]}")
    assert field.choice.prompt == "march" and field.now.tied == 0


ORDERS = [("O4", "O5"), ("O5", "O4")]


def one_of_three_declines(order: tuple[str, str], dice: list[int]) -> Field:
    """O4, O5 and P6 engage N5, O3 and O6 in one battle (1-2). N5 attacks O4 again, O6 the others; O3 declines."""
    field = Field("front", dice=dice)
    field.us("medium-tank", "O4", 2)
    field.us("bazooka", "O5")
    field.us("infantry", "O5", 2)
    field.us("infantry", "P6")
    field.de("heavy-tank", "N5", 2)
    field.de("infantry", "O3", 4)
    field.de("infantry", "O6", 2)
    field.no_reserves().play("against:N5", "against:N5", "together:N5", "resolve:O6")
    field.play("end-moves", "against:O4", "decline", "against:O5")
    for where in order:
        field.play(f"resolve:{where}")
        if field.choice.prompt == "contact-fire":
            field.play("hold-fire")
    assert field.choice.prompt == "march"
    return field


@pytest.mark.parametrize("order", ORDERS)
def test_who_has_fought_holds_nobody_as_if_he_had_declined(order: tuple[str, str]) -> None:
    """[9.9] N5 is in the old engagement with O4 and O3, whichever battle is fought first; P6 is in that with O6 and O5
    alone, which the Germans began, and may decline it.
    """
    field = one_of_three_declines(order, [2, 2, 2])
    assert field.results() == ["ENG", "ENG", "ENG"]
    field.play("end-moves", "against:N5", "against:N5")
    assert field.options() == ["against:O6", "decline"]


@pytest.mark.parametrize("order", ORDERS)
def test_nor_does_he_where_two_contacts_end_the_other_battle(order: tuple[str, str]) -> None:
    """[9.9] [9.8] The men of O5 and P6 are free once the Germans of O6 have twice exchanged fire with them."""
    contact = [3, 1, 1, 1, 1, 3]
    field = one_of_three_declines(order, [2, 2, *contact] if order[0] == "O4" else [2, *contact, 2])
    assert field.results().count("FIRE CTCT") == 2
    assert field.options("move") == ["us-bazooka-1", "us-infantry-1", "us-infantry-3"]


def test_a_bridge_that_falls_frees_whom_nobody_else_holds() -> None:
    """[9.9] [6.2] The bridge takes the men of I9: J10 faced nobody else and is free, H10 is held by G10 still."""
    field = Field("front", turn=4, dice=[6, 1])
    for where in ("I9", "G10"):
        field.us("infantry", where, 3)
    for where in ("H10", "J10"):
        field.de("infantry", where, 3)
    field.no_reserves().play("against:H10", "resolve:H10")
    assert field.results() == ["ENG"]
    assert field.options("move") == ["de-infantry-4"] and field.where(112) == "J10"


def test_a_boat_does_not_pass_an_engaged_sector_into_the_water() -> None:
    """[9.9] [4.10] [9.6] Q7, which engaged R7, is overwhelmed; the Buffalo drives into R7, but not through it to Q8."""
    field = Field("front", side="german", dice=[1])
    field.us("medium-tank", "R7")
    tank = field.us("medium-tank", "O7")
    field.us("buffalo", "R5")
    field.de("bazooka", "Q7")
    field.no_reserves().begin().play("resolve:R7")
    assert field.results() == ["ENG"]
    field.move(tank, "P7").play("overrun:Q7", "move:us-buffalo-1")
    assert "R7" in field.options("to") and not {"Q8", "R8"} & set(field.options("to"))


def test_a_boat_does_not_swim_past_an_engaged_one() -> None:
    """[9.9] [4.10] [9.6] R7 is overwhelmed; the Weasel of R9 does not pass that of R8 to Q7. Row Q has a bridge."""
    field = Field("front", side="german", dice=[2])
    field.us("weasel", "R8")
    tank = field.us("medium-tank", "O7")
    field.us("weasel", "R9")
    field.de("infantry", "R7")
    field.g.finished[sector("Q8") // 18] = -1
    field.no_reserves().begin().play("resolve:R8")
    assert field.results() == ["ENG"]
    field.move(tank, "Q7").play("overrun:R7", "move:us-weasel-2")
    assert field.options() == ["to:Q10", "to:R10"]


def test_who_declined_attacks_nobody() -> None:
    """[9.9] The Germans of M4 leave it at that: no enemy is given to them, and no battle takes place."""
    field = Field("front", dice=[2])
    field.us("infantry", "N3", 2)
    field.de("infantry", "M4", 2)
    field.us("infantry", "A6")
    field.de("infantry", "A13")
    field.no_reserves().begin().play("resolve:M4")
    assert field.results() == ["ENG"]
    laid_out = len(field.told("laid-out"))
    field.play("end-moves", "decline")
    assert field.told("declined") == [(sector("M4"),)] and len(field.told("laid-out")) == laid_out
    assert field.results() == ["ENG"] and field.now.seat == 0


def two_engaged(first: int, second: int) -> Field:
    """At night eight Americans in M4 have engaged the trays of L3 and N3; it is the Germans' half."""
    field = Field("front", turn=3, dice=[6] * 6, night="yes")
    field.us("bazooka", "M4", 2)
    field.us("infantry", "M4", 2)
    field.de("infantry", "L3", first)
    field.de("infantry", "N3", second)
    field.no_reserves().begin()
    while field.choice.prompt != "march":
        field.play(field.options()[0])
    return field.play("end-moves")


def test_nobody_declines_who_would_leave_another_to_odds_worse_than_a_sixth() -> None:
    """[9.2] [9.9] Once the one tray of L3 attacks, the six of N3 must: alone it would stand one to eight."""
    field = two_engaged(1, 6)
    assert field.options() == ["against:M4", "decline"]
    field.play("against:M4")
    assert field.options() == ["resolve:M4"] and field.told("declined") == []
    field.play("resolve:M4")
    assert field.told("battle")[-1][1:3] == (7, 8)


def test_who_can_attack_at_worse_than_a_sixth_only_declines_if_he_may() -> None:
    """[9.2] [9.9] When the six of L3 have declined, the one of N3 does so too: one to eight is not permitted."""
    field = two_engaged(6, 1)
    field.play("decline")
    assert [args[0] for args in field.told("declined")] == [sector("L3"), sector("N3")]


def test_nobody_declines_without_whom_another_that_must_attack_could_not() -> None:
    """[9.2] [9.9] O3, beside a heavy tank that has come up, must attack: three to eighteen while M3 fights N4. If M3
    declined it would have both tanks to fight.
    """
    field = Field("front", turn=3, dice=[6] * 4, night="yes")
    field.us("medium-tank", "N4")
    field.us("heavy-tank", "Q5")
    field.de("infantry", "M3", 4)
    field.de("infantry", "O3", 3)
    field.de("infantry", "P4")
    field.us("infantry", "A6")
    field.no_reserves().begin()
    if field.choice.prompt == "front":
        field.play("against:M3")
    field.play("resolve:M3", "resolve:P4", "advance:P4")
    assert field.results() == ["ENG", "D ELIM"]
    field.play("end-moves")
    assert field.told("declined") == [] and field.choice.about == (sector("O3"),)
    field.play("against:P4")
    assert sorted(field.options()) == ["resolve:N4", "resolve:P4"]


@pytest.mark.parametrize("lost", ["R6", "M6"])
def test_a_hopeless_attack_elsewhere_takes_nobodys_right_to_decline(lost: str) -> None:
    """[9.2] [9.9] A tray has come up beside the tank of R7 or N7, one to twelve: O4, engaged by O3, may decline."""
    tank, start = {"R6": ("R7", "P6"), "M6": ("N7", "K6")}[lost]
    field = Field("front", turn=3, dice=[6] * 4, night="yes")
    field.us("bazooka", "O3")
    field.us("medium-tank", tank)
    field.de("infantry", "O4", 3)
    tray = field.de("infantry", start)
    field.no_reserves().begin().play("resolve:O4")
    assert field.results() == ["ENG"]
    field.move(tray, lost).play("end-moves")
    assert field.choice.prompt == "front" and field.choice.about == (sector("O4"),)
    assert field.options() == ["against:O3", "decline"]


def test_nobody_declines_who_would_bring_a_second_enemy_upon_his_neighbour() -> None:
    """[9.2] [9.9] Tanks of 12 and 18 hold O4 (three) and Q4 (six): once O4 attacks O3, Q4 has to keep P3 off."""
    field = Field("front", turn=3, dice=[6] * 4, night="yes")
    field.us("medium-tank", "O3")
    field.us("heavy-tank", "P3")
    field.de("infantry", "O4", 3)
    field.de("infantry", "Q4", 6)
    field.no_reserves().begin().play("against:O4", "resolve:O4")
    assert field.results() == ["ENG"] and len(field.told("battle")) == 1
    field.play("end-moves")
    assert field.choice.about == (sector("O4"),)
    field.play("against:O3")
    assert field.told("declined") == []
    assert field.options() == ["resolve:O3", "resolve:P3"]
