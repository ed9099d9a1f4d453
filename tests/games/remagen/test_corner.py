"""A1, the first sector of the board, is a sector like any other: in every rule that numbers sectors or battles."""

from bridgehead.games.remagen.rulebook import RULES
from tests.games.remagen.positions import Field, sector
from tests.games.remagen.test_09_front import front


def test_who_stands_there_attacks() -> None:
    """[9.1] The tray of A1 beside the German in B2."""
    field = front([("infantry", "A1", 3)], [("infantry", "B2", 3)])
    assert field.options() == ["resolve:B2"]


def test_who_was_left_out_there_is_attacked() -> None:
    """[9.1] The tank of B2 attacks C3; A1, left out, comes into the same battle."""
    field = front([("medium-tank", "B2", 1)], [("infantry", "A1", 1), ("infantry", "C3", 1)])
    field.play("against:C3")
    assert field.told("laid-out") == [(sector("B2"), sector("C3")), (sector("B2"), sector("A1"))]


def test_who_joins_the_battle_for_it_counts_with_those_who_are_in_it() -> None:
    """[9.2] The tank of A2 attacks the tank in A1, so that the tray of B1 may do so too, which alone would be 1-12; the
    tray of C1, which nobody else can attack, comes in as well.
    """
    field = front([("medium-tank", "A2", 1), ("infantry", "B1", 1)], [("medium-tank", "A1", 1), ("infantry", "C1", 1)])
    assert field.options() == ["against:A1", "against:C1"]
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and [one.value for one in odds.modifiers] == [13, 13]


def test_of_two_that_outnumber_it_one_may_go() -> None:
    """[9.6] Either tank beside the tray of A1 is enough."""
    field = Field()
    field.us("medium-tank", "B1")
    field.us("light-tank", "B2", 2)
    field.de("infantry", "A1")
    field.play("overrun:A1")
    assert field.options("move") == ["us-medium-tank-1", "us-light-tank-1"]


def test_of_two_that_overran_it_one_may_attack_another_enemy() -> None:
    """[9.6] [9.2] The heavy tank of B1 is enough for A1; the medium one of B2 may help the light one against A3."""
    field = Field()
    field.us("heavy-tank", "B1")
    field.us("medium-tank", "B2")
    field.us("light-tank", "B4")
    field.de("infantry", "A1")
    field.de("medium-tank", "A3")
    field.no_reserves().play("overrun:A1", "end-moves")
    while field.choice.prompt == "fire":
        field.play("end-fire")
    assert field.choice.about == (sector("B2"),) and field.options("against") == ["A1", "A3"]
    field.play("against:A3")
    assert field.options() == ["resolve:A1", "resolve:A3"]


def test_when_it_is_shot_away_nobody_is_bound_any_more() -> None:
    """[9.6] The tank overran A1 and then shot it away; it must attack its other neighbour, C1."""
    field = Field(dice=[6, 6, 6, 6])
    field.us("heavy-tank", "B1")
    field.us("infantry", "M2")
    field.de("infantry", "A1")
    field.de("infantry", "C1")
    field.no_reserves().play("overrun:A1", "end-moves", "fire-from:B1", "all-at:A1")
    while field.choice.prompt != "battle":
        field.play("end-fire")
    assert field.options() == ["resolve:C1"]


def test_in_a_fire_contact_for_it_both_sides_fire() -> None:
    """[9.8] Six trays against six, 1-1 on a three."""
    field = Field("front", dice=[3, *[1] * 14, 3])
    field.us("infantry", "A2", 6)
    field.de("infantry", "A1", 6)
    field.no_reserves().play("resolve:A1")
    assert [args[:2] for args in field.told("salvo")] == [
        (sector("A2"), sector("A1")),
        (sector("A1"), sector("A2")),
    ]


def test_who_keeps_an_enemy_off_from_there_stays() -> None:
    """[9.6] [9.2] Three bazookas overran D4; the machine gun of A1 keeps the tank of B2 off them, at 1-6."""
    field = Field()
    field.us("bazooka", "C3", 3)
    field.us("machine-gun", "A1")
    field.us("infantry", "M2")
    field.de("infantry", "D4")
    field.de("medium-tank", "B2")
    assert field.options("overrun") == ["D4"]
    field.play("overrun:D4")
    assert "us-machine-gun-1" not in field.options("move")


def test_either_of_two_who_keep_an_enemy_off_may_go_from_there() -> None:
    """[9.6] [9.2] A machine gun in A1 and another in A3: one of them is enough."""
    field = Field()
    field.us("bazooka", "C3", 3)
    first, other = field.us("machine-gun", "A1"), field.us("machine-gun", "A3")
    field.us("infantry", "M2")
    field.de("infantry", "D4")
    field.de("medium-tank", "B2")
    field.play("overrun:D4")
    assert {"us-machine-gun-1", "us-machine-gun-2"} <= set(field.options("move"))
    field.move(other, "A4")
    assert "us-machine-gun-1" not in field.options("move") and field.where(first) == "A1"


def test_when_the_battles_are_over_nobody_controls_what_is_round_it() -> None:
    """[4.3] [9.6] A battle was fought elsewhere; in the next half the empty corner has no zone of control."""
    field = Field("front", dice=[2])
    field.us("infantry", "O3", 2)
    field.de("infantry", "N3", 2)
    field.no_reserves().play("resolve:N3")
    before = [list(zone) for zone in field.now.zones]
    field.play("end-moves")
    assert [list(zone) for zone in field.now.zones] == before


def test_who_is_needed_for_a_victory_over_it_stays() -> None:
    """[9.6] [9.1] Without the car of D4 the tank of B2 would have to fight C3 as well, twelve against six."""
    field = Field()
    field.us("medium-tank", "B2")
    field.us("armored-car", "D4")
    field.us("infantry", "M2")
    field.de("infantry", "A1")
    field.de("armored-car", "C3")
    field.play("overrun:A1")
    assert field.options("move") == ["us-infantry-1"]


def test_who_stands_there_moves() -> None:
    """[4.1] As anywhere."""
    field = Field()
    field.us("infantry", "A1")
    assert field.options("move") == ["us-infantry-1"]


def test_who_stands_there_fires() -> None:
    """[7.1] From A1 at A2."""
    field = Field()
    field.us("infantry", "A1")
    field.de("infantry", "A2")
    field.no_reserves().play("end-moves")
    assert field.options("fire-from") == ["A1"]


def test_a_truck_there_takes_men_up() -> None:
    """[4.12] From A2 aboard the truck in A1."""
    field = Field()
    field.us("truck", "A1")
    field.us("infantry", "A2")
    assert field.play("move:us-infantry-1").options("board") == ["us-truck-1"]


def test_a_bridge_is_built_in_the_first_row() -> None:
    """[8.1] [8.2] Engineers in A8 work when A11 has been visited too."""
    field = Field("labour", turn=3, dice=[4])
    field.us("engineers", "A8")
    field.us("infantry", "A11")
    assert field.choice.prompt == "labour"
    field.play("work")
    assert field.now.labour[0] == 4


def test_a_march_leads_over_a_bank_of_the_first_row() -> None:
    """[8.1] From B11 to A12 by A11."""
    field = Field()
    tray = field.us("infantry", "B11")
    field.move(tray, "A12")
    assert (field.now.passed >> sector("A11")) & 1
