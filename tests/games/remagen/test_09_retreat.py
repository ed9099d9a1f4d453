"""Chapter 9: withdrawals and advances over water and bridges, together and apart."""

import pytest

from tests.games.remagen.positions import Field, sector, unit
from tests.games.remagen.test_09_battles import battle


def beaten_boat(where: str, enemy: str) -> list[str]:
    """AW at 1-2 on a six: where the Weasel may withdraw to. There is a pontoon bridge in row D."""
    field = Field("front", dice=[6])
    field.g.finished[sector("D9") // 18] = -1
    field.us("weasel", where)
    field.de("infantry", enemy, 2)
    field.us("infantry", "M2")
    field.no_reserves().play(f"resolve:{enemy}")
    assert field.results() == ["AW"]
    return field.options("withdraw")


def test_an_amphibian_withdraws_from_the_water_onto_the_bank() -> None:
    """[9.10] [4.10] From C9 straight to C8 or across a corner, or on in the river; the enemy stands on the bridge."""
    assert beaten_boat("C9", "D10") == ["B8", "B9", "B10", "C8", "D8"]


def test_an_amphibian_on_the_bank_withdraws_over_land_or_into_the_water() -> None:
    """[9.10] [4.10] Its own side chooses; only who drives it in a rout must spare it the river."""
    assert beaten_boat("B8", "C7") == ["A7", "A8", "A9", "B9", "C9"]


def test_only_several_who_are_still_together_may_go_apart() -> None:
    """[9.10] A single tray has nobody to part from, and of two that have parted neither has."""
    ways = ["withdraw:M2", "withdraw:M3", "withdraw:M4"]
    single = battle(5, ("infantry", 4), ("infantry", 1)).begin().play("resolve:N3")
    assert single.options() == ways
    two = battle(4, ("infantry", 6), ("infantry", 2)).begin().play("resolve:N3")
    assert two.options() == [*ways, "apart"]
    assert two.play("apart").options() == ways


def test_an_advance_leads_over_a_bridge() -> None:
    """[9.13] [4.7] DR 4: from I7 into I8, which the Germans held, and over the railway bridge to its other end."""
    field = Field("front", dice=[1])
    field.us("infantry", "I7", 6)
    field.de("infantry", "I8", 2)
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:I8", "rout:K11")
    assert field.options() == ["advance:I8", "advance:I9", "advance:I10", "stay"]


@pytest.mark.parametrize(
    ("tank", "die", "ends"),
    [("medium-tank", 2, ["C13", "D13", "D14", "E13"]), ("heavy-tank", 3, ["D14"])],
)
def test_an_advance_keeps_to_the_hills_as_a_march_does(tank: str, die: int, ends: list[str]) -> None:
    """[9.13] [4.2] DR 3, two sectors, from the hill C14: a medium tank goes on to a second hill, a heavy one not."""
    field = Field("front", dice=[die])
    field.us(tank, "C14")
    field.de("anti-tank-gun", "D14")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:D14", "rout:C11")
    assert field.results() == ["DR 3"]
    assert field.options("advance") == ends


def test_a_boat_below_a_bridge_withdraws_neither_onto_it_nor_into_a_house() -> None:
    """[9.10] [4.7] [4.21] From H8 before I7: along the river, not onto I9 or into the house G7."""
    assert beaten_boat("H8", "I7") == ["G8", "G9", "H9"]


def test_like_winners_are_asked_once_whether_they_stay() -> None:
    """[9.13] Six trays: when one stays all do."""
    field = battle(1, ("infantry", 6), ("infantry", 1))
    field.play("resolve:N3", "stay")
    assert field.choice.prompt != "advance"


def test_a_stopped_winner_stays_where_he_is() -> None:
    """[9.13] [7.8] The sound one may advance."""
    field = Field("front", dice=[])
    tanks = field.put("american", "medium-tank", "O3", 2)
    field.g.hits[tanks[0]] = 2
    field.de("infantry", "N3")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:N3")
    assert field.choice.about == (tanks[1],)
    field.play("advance:N3")
    assert field.choice.prompt != "advance"


def test_two_vehicles_fill_the_sector_they_advance_into() -> None:
    """[9.13] [2.1] The third, from the sector beside it, finds no room and is not asked."""
    field = Field("front", dice=[])
    field.us("medium-tank", "O3", 2)
    field.us("light-tank", "O4")
    field.de("infantry", "N3")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:N3", "advance:N3", "advance:N3")
    assert field.results() == ["D ELIM"] and field.choice.prompt != "advance"


def test_who_cannot_enter_the_ground_is_not_asked() -> None:
    """[9.13] [4.1] The wood J3 is no place for the tank in J4; the tray beside it may go."""
    field = Field("front", dice=[])
    field.us("medium-tank", "J4")
    tray = field.us("infantry", "J4")
    field.de("infantry", "J3")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:J3")
    assert field.results() == ["D ELIM"] and field.choice.about == (tray,)


def three_winners() -> Field:
    """The tank of P3 and those of P4, which is full, may follow two sectors; it is asked first."""
    field = Field("front", dice=[4])
    field.us("medium-tank", "P3")
    field.us("light-tank", "P4")
    field.us("machine-gun", "P4")
    field.de("infantry", "O4", 4)
    field.de("infantry", "N6", 2)
    field.no_reserves().play("resolve:O4", "rout:L1")
    assert field.results() == ["DR 3"] and "P4" not in field.options("advance")
    return field


def test_a_winner_may_wait_until_another_has_left_him_room() -> None:
    """[9.13] He arranges his units as he sees fit: the tank comes to stand in P4 once the light tank has gone."""
    field = three_winners()
    assert field.options()[-2:] == ["wait", "stay"]
    field.play("wait", "advance:O5", "stay")
    assert field.choice.about == (unit("us-medium-tank-1"),) and "P4" in field.options("advance")
    assert "wait" not in field.options()
    field.play("advance:P4")
    assert field.where(unit("us-medium-tank-1")) == "P4" and field.choice.prompt != "advance"


def test_nobody_waits_for_those_who_stay() -> None:
    """[9.13] Where the two of P4 stay the tank is asked once more, and no third time."""
    field = three_winners().play("wait", "stay", "stay")
    assert field.choice.about == (unit("us-medium-tank-1"),) and "wait" not in field.options()
    field.play("stay")
    assert field.choice.prompt != "advance"


def test_whoever_has_waited_may_wait_again_once_somebody_has_gone() -> None:
    """[9.13] P4 and P5 are full: the tank of P3 waits for those of P4, they for the cars of P5, of which one goes."""
    field = Field("front", dice=[4])
    field.us("medium-tank", "P3")
    field.us("light-tank", "P4", 2)
    field.us("armored-car", "P5", 2)
    field.de("infantry", "O4", 6)
    field.de("infantry", "N6", 2)
    field.no_reserves().play("resolve:O4", "rout:L1")
    field.play("wait", "wait", "advance:O5", "stay")
    assert field.choice.about == (unit("us-medium-tank-1"),) and "wait" in field.options()


def test_nobody_waits_where_there_is_room() -> None:
    """[9.13] Without the machine gun there is room for the tank in P4."""
    field = Field("front", dice=[3])
    field.us("medium-tank", "P3")
    field.us("light-tank", "P4")
    field.de("infantry", "O4", 4)
    field.no_reserves().play("resolve:O4")
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    assert "P4" in field.options("advance") and "wait" not in field.options()


def test_a_sector_that_a_winner_of_the_other_side_holds_is_not_advanced_into() -> None:
    """[9.13] The tray of O4 is routed, but the heavy tank that had advanced into O4 is still there."""
    field = Field("front", dice=[3, 3])
    field.us("heavy-tank", "O2")
    field.us("infantry", "O4")
    field.de("infantry", "O3", 4)
    field.de("infantry", "O5", 4)
    field.us("infantry", "A6")
    field.no_reserves()
    field.play("against:O5", "resolve:O3")
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    field.play("advance:O4", "resolve:O5")
    assert field.results() == ["DR 3", "AR 2"]
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    assert field.choice.prompt != "advance"


def test_they_go_together_while_there_is_room() -> None:
    """[9.10] [2.1] Two tanks are sent into M3, where a car stands: one finds room, the other is asked for again."""
    field = Field("front", dice=[1])
    field.us("heavy-tank", "O3", 2)
    field.de("medium-tank", "N3", 2)
    field.de("armored-car", "M3")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["DW"]
    field.play("withdraw:M3")
    assert field.options("withdraw") == ["M2", "M4"] and len(field.now.pile[sector("M3")]) == 2


def test_on_a_bridge_there_is_room_for_one_vehicle() -> None:
    """[9.10] [4.9] AW at 1-2 on a six: of the two tanks in I7 one finds room on the bridge, the attacker says which."""
    field = Field("front", dice=[6])
    field.us("medium-tank", "I7")
    field.us("light-tank", "I7")
    field.de("heavy-tank", "H6", 2)
    field.de("infantry", "K7")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:H6")
    assert field.results() == ["AW"] and field.choice.prompt == "crowded"
    field.play("move:us-light-tank-1")
    assert [args[0] for args in field.told("cut-off")] == [unit("us-medium-tank-1")]


def test_who_has_no_way_competes_with_nobody() -> None:
    """[9.10] [4.9] AW at 1-3 on a four: one of two like tanks finds room on the bridge; the tray of H7 has no way."""
    field = Field("front", dice=[4])
    field.us("light-tank", "I7", 2)
    tray = field.us("infantry", "H7")
    field.de("heavy-tank", "H6", 2)
    field.de("infantry", "K7")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:H6")
    assert field.results() == ["AW"] and field.choice.prompt != "crowded"
    assert {args[0] for args in field.told("cut-off")} == {tray, unit("us-light-tank-2")}
    assert field.where(unit("us-light-tank-1")) == "I8"


def test_who_has_only_a_way_round_a_corner_goes_it() -> None:
    """[9.12] DR 3 at the edge of the board: all that lies three sectors off is behind the winners' zones, but along
    the edge there are ways of three different sectors; only back and forth on the same ones is forbidden.
    """
    field = Field("front", dice=[3])
    field.us("medium-tank", "B6")
    field.us("medium-tank", "D6")
    car = field.de("armored-car", "C7")
    field.us("infantry", "A1")
    field.no_reserves().play("resolve:C7")
    assert field.results() == ["DR 3"]
    assert field.options("rout") == ["A8", "B8", "D8"]
    field.play("rout:A8")
    assert field.where(car) == "A8" and field.told("cut-off") == []


def test_a_boat_with_no_other_way_is_driven_round_a_corner_in_the_water() -> None:
    """[9.12] AR 4 from F8 before E7: nothing lies four sectors off; along the river the way turns back on the shore."""
    field = Field("front", dice=[5])
    field.us("weasel", "F8")
    field.de("infantry", "E7", 4)
    for other in ("E10", "H4", "I11", "J7"):
        field.de("infantry", other)
    field.us("infantry", "A1")
    field.no_reserves().begin().play("resolve:E7")
    assert field.results() == ["AR 4"]
    assert field.options("rout") == ["G6", "G8", "G9", "G10", "H6", "H7", "H8", "H9"]


def test_a_boat_is_not_routed_through_a_house() -> None:
    """[9.12] [4.21] AR 2 from F8 before E7: G7, a house on the shore, is no way to G6 and H6."""
    field = Field("front", dice=[3])
    field.us("weasel", "F8")
    field.de("infantry", "E7", 4)
    field.us("infantry", "A1")
    field.no_reserves().begin().play("resolve:E7")
    assert field.results() == ["AR 2"]
    assert field.options("rout") == ["D9", "D10", "E10", "F10", "G10", "H7", "H8", "H9", "H10"]


@pytest.mark.parametrize(
    ("start", "ends"),
    [("D12", ["D13"]), ("C14", ["C13", "D13", "D14", "E13"])],
    ids=["from-open-ground", "from-a-hill"],
)
def test_an_advance_onto_a_hill_ends_there_or_goes_on_to_hills(start: str, ends: list[str]) -> None:
    """[9.13] [4.2] DR 3, two sectors over D13: who comes from open ground stops, who was on a hill stays on hills."""
    field = Field("front", dice=[5])
    field.us("medium-tank", start)
    field.de("infantry", "D13", 2)
    field.us("infantry", "A6")
    field.no_reserves().begin().play("resolve:D13")
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    assert field.results() == ["DR 3"] and field.options("advance") == ends
