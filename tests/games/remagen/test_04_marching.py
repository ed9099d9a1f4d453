"""Chapter 4: who is offered to move, and where to."""

import pytest

from bridgehead.games.remagen.march.movement import ends, reach
from bridgehead.games.remagen.state import cargo_of
from tests.games.remagen.positions import Field, names, sector, unit
from tests.games.remagen.test_04_loads import aboard


def test_a_truck_with_half_a_factor_left_takes_the_next_step_of_the_road() -> None:
    """[4.1] [4.16] From M1 to P5 it has spent seven halves of eight."""
    field = Field()
    truck = field.us("truck", "M1")
    field.move(truck, "P5")
    assert field.now.left[truck] == 1
    assert field.play("move:us-truck-1").options("to") == ["O5", "Q5"]


def test_who_has_come_and_who_was_there_are_not_alike() -> None:
    """[4.1] The tray that came along the road stands in M2 beside one that may still march."""
    field = Field()
    first, second = field.us("infantry", "M1"), field.us("infantry", "M2")
    field.move(first, "M2")
    assert (field.now.left[first], field.now.left[second]) == (3, 4)
    assert field.options("move") == ["us-infantry-2"]


def test_two_wrecks_in_the_first_sector_of_the_board_block_it() -> None:
    """[4.8] A1 is a sector like any other."""
    field = Field()
    for wreck in field.put("american", "medium-tank", "A1", 2):
        field.g.hits[wreck] = 2
    assert field.options("abandon") == ["us-medium-tank-1", "us-medium-tank-2"]


def test_a_sector_that_is_come_to_by_two_ways_is_offered_once() -> None:
    """[4.1] From C5 into C8 over the fields and, cheaper, along the road."""
    field = Field()
    field.us("truck", "C5")
    assert field.play("move:us-truck-1").options("to").count("C8") == 1


def test_a_boat_lands_neither_on_a_bridge_nor_at_a_house() -> None:
    """[4.10] [4.7] [4.21] H9 lies below the railway bridge I8 and I9, and a sector from the bank with the house G7."""
    field = Field()
    weasel = field.us("weasel", "H9")
    found = set(names(ends(field.g, weasel, reach(field.g, weasel))))
    assert {"G10", "H7", "H10"} <= found
    assert not {"I8", "I9", "G7"} & found


def test_who_is_surrounded_is_not_offered_to_move() -> None:
    """[4.6] Three Germans round the corner of the board, each with room beside him: no sector is open."""
    field = Field()
    field.us("infantry", "A1")
    for place in ("A2", "B1", "B2"):
        field.de("infantry", place)
    assert field.options("move") == []


def test_a_weasel_with_half_a_factor_left_takes_the_next_step_of_the_road() -> None:
    """[4.1] It carries, and may drive on, though it tows nothing."""
    field = Field()
    weasel = field.us("weasel", "M1")
    field.move(weasel, "P5")
    assert field.now.left[weasel] == 1 and "us-weasel-1" in field.options("move")


def test_the_buffalo_may_drive_on() -> None:
    """[4.1] [4.12] It may stop to take somebody up."""
    field = Field()
    field.move(field.us("buffalo", "C5"), "C6")
    assert "us-buffalo-1" in field.options("move")


def test_a_boat_swims_its_two_sectors_with_a_landing_in_between() -> None:
    """[4.10] [4.12] From C9 to C10, men off at C11, and back to C9: then both are spent."""
    field = Field()
    buffalo = field.us("buffalo", "C9")
    tray = field.us("infantry", "C8")
    field.no_reserves().begin().play("move:us-infantry-1", "board:us-buffalo-1")
    field.move(buffalo, "C10").play("move:us-infantry-1", "alight:C11")
    assert field.where(tray) == "C11"
    field.play("move:us-buffalo-1")
    assert field.options() == [f"to:{where}" for where in ("B9", "B10", "B11", "C9", "C11", "D9", "D10", "D11")]
    field.play("to:C9")
    assert "us-buffalo-1" not in field.options("move")


def test_a_boat_beside_the_enemy_swims_no_second_sector() -> None:
    """[4.3] [4.10] C10 is beside the German of C11."""
    field = Field()
    buffalo = field.us("buffalo", "C9")
    field.de("infantry", "C11")
    field.move(buffalo, "C10")
    assert "us-buffalo-1" not in field.options("move")


def test_an_amphibian_that_has_landed_goes_no_farther() -> None:
    """[4.10] The bank is the last of the sectors it covers out of the river."""
    field = Field()
    field.move(field.us("weasel", "B10"), "B11")
    assert "us-weasel-1" not in field.options("move")


def test_from_open_ground_a_tank_comes_onto_the_first_hill_only() -> None:
    """[4.2] From C12 onto C13, not to D14 behind it; only who is on a hill already may stay on hills for two."""
    field = Field()
    tank = field.us("medium-tank", "C12")
    found = names(ends(field.g, tank, reach(field.g, tank)))
    assert "C13" in found and "D14" not in found


def test_germans_who_pass_the_banks_open_no_building_site() -> None:
    """[8.1] Both must be passed through by Americans."""
    field = Field(side="german")
    field.move(field.de("armored-car", "H10"), "D11")
    assert field.now.passed == 0


def test_a_single_wreck_on_land_blocks_nobody() -> None:
    """[4.8] Nor in the row of the railway bridge."""
    field = Field()
    field.g.hits[field.us("light-tank", "I6")] = 1
    assert field.options("abandon") == []


def test_a_wreck_in_an_engaged_sector_is_not_given_up() -> None:
    """[4.8] [9.9] Nobody leaves it."""
    field = Field("front", dice=[2])
    for wreck in field.put("american", "light-tank", "O3", 2):
        field.g.hits[wreck] = 1
    field.de("medium-tank", "N3")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["ENG"]
    field.play("end-moves")
    while field.choice.prompt != "march":
        field.play("decline" if "decline" in field.options() else field.options()[-1])
    assert field.options() == ["end-moves"]


def test_a_vehicle_may_end_on_a_bridge_beside_men() -> None:
    """[4.9] One vehicle to a sector: the tray is none."""
    field = Field()
    field.us("infantry", "I8")
    tank = field.us("light-tank", "I7")
    assert "I8" in names(ends(field.g, tank, reach(field.g, tank)))


@pytest.mark.parametrize(("trays", "enters"), [(2, True), (3, False)])
def test_a_house_holds_two_trays_and_a_weapon(trays: int, enters: bool) -> None:
    """[2.2] [4.21] With a third tray there is no room for the machine gun."""
    field = Field()
    field.us("infantry", "H5", trays)
    gun = field.us("machine-gun", "H6")
    assert ("H5" in names(ends(field.g, gun, reach(field.g, gun)))) is enters


def test_who_has_friends_with_room_all_round_may_move() -> None:
    """[2.3] [4.6] Into any of the three sectors beside the corner."""
    field = Field()
    field.us("engineers", "A1")
    for place in ("A2", "B1", "B2"):
        field.us("infantry", place)
    assert "us-engineers-1" in field.options("move")


def test_the_river_is_no_way_out() -> None:
    """[4.4] [4.6] On the bank, between enemies, beside water that nobody can cross."""
    field = Field()
    field.us("infantry", "B8")
    for place in ("A7", "A8", "B7", "C7", "C8"):
        field.de("infantry", place)
    assert field.options("move") == []


def test_an_amphibian_stops_in_the_water_beside_the_enemy() -> None:
    """[4.3] [4.10] D8 holds the bank: C9 is reached from B9, D9 behind it is not; nobody lands on an enemy."""
    field = Field()
    field.de("infantry", "D8")
    field.de("infantry", "C11")
    weasel = field.us("weasel", "B9")
    found = names(ends(field.g, weasel, reach(field.g, weasel)))
    assert "C9" in found and "D9" not in found
    other = field.us("weasel", "B10")
    assert "C11" not in names(ends(field.g, other, reach(field.g, other)))


def test_a_tank_does_not_go_on_along_a_ridge_past_the_enemy() -> None:
    """[4.2] [4.3] From A1 over B1 or B2 to C2: a German in C1 holds both of them."""
    for german, gets_there in (("", True), ("C1", False)):
        field = Field()
        tank = field.us("medium-tank", "A1")
        if german:
            field.de("infantry", german)
        assert ("C2" in names(ends(field.g, tank, reach(field.g, tank)))) is gets_there


def test_a_german_tank_keeps_two_hills_by_day() -> None:
    """[4.2] [10.3] Movement in the mountains is not affected."""
    field = Field(side="german", turn=2, night="yes")
    tank = field.de("medium-tank", "A1")
    assert "C2" in names(ends(field.g, tank, reach(field.g, tank)))


def test_two_aboard_get_off_one_by_one() -> None:
    """[4.19] The other stays aboard."""
    field = Field()
    truck = field.us("truck", "C5")
    for tray in field.put("american", "infantry", "C6", 2):
        aboard(field, tray, truck)
    field.play("move:us-infantry-1", "alight:C6")
    assert (field.now.aboard[unit("us-infantry-1")], field.now.aboard[unit("us-infantry-2")]) == (-1, truck)
    assert cargo_of(field.now, truck) == (unit("us-infantry-2"),)


def test_a_lost_truck_comes_back_empty() -> None:
    """[3.4] [4.19] It is shot with a tray aboard; both may be brought on again, each for itself."""
    field = Field("fire", "german", turn=2, dice=[6, 6])
    field.g.replaces, field.g.later_quota = True, 20
    truck, tray = field.us("truck", "M3"), field.us("infantry", "M3")
    aboard(field, tray, truck)
    field.us("infantry", "A6")
    field.de("medium-tank", "M4")
    field.play("fire-from:M4", "all-at:M3")
    assert (field.where(truck), field.where(tray)) == ("pool", "pool")
    while field.choice.prompt != "bring":
        field.play(field.options()[-1])
    field.play("bring:us-truck-1", "place:G1", "bring:us-infantry-1", "place:G1")
    assert cargo_of(field.now, truck) == () and field.now.aboard[tray] == -1
    assert tray in field.now.pile[sector("G1")]


@pytest.mark.parametrize(("start", "swims"), [("N4", True), ("N3", False)])
def test_the_water_costs_a_factor_too(start: str, swims: bool) -> None:
    """[4.10] Four factors take a Weasel over three sectors of open ground into the river, or over four to the bank."""
    field = Field()
    weasel = field.us("weasel", start)
    found = names(ends(field.g, weasel, reach(field.g, weasel)))
    assert "N7" in found and ("N8" in found) is swims


def test_an_amphibian_does_not_go_into_the_water_from_a_bridge() -> None:
    """[4.10] [4.7] It might from the bank behind it, but the German of I11 stops it there."""
    field = Field()
    field.de("infantry", "I11")
    weasel = field.us("weasel", "I7")
    found = names(ends(field.g, weasel, reach(field.g, weasel)))
    assert {"I10", "H8", "J8"} <= set(found) and not {"H9", "J9"} & set(found)


def test_a_tank_comes_past_the_defeated_on_a_ridge_but_not_through_them() -> None:
    """[4.2] [9.6] The heavy tank of D3 overran C2: the medium one of A1 gets over B2 to C1, not to C2 itself."""
    field = Field()
    field.us("heavy-tank", "D3")
    field.us("medium-tank", "A1")
    field.de("infantry", "C2")
    field.play("overrun:C2", "move:us-medium-tank-1")
    assert "C1" in field.options("to") and "C2" not in field.options("to")


def test_of_trays_in_a_sector_the_hurt_and_the_whole_are_told_apart() -> None:
    """[4.1] [7.5] Of two whole trays one is offered, of a whole and a hurt one both: they do not fight alike."""
    field = Field()
    trays = [field.us("infantry", "M2"), field.us("infantry", "M2"), field.us("infantry", "M2")]
    field.g.hits[trays[2]] = 1
    assert field.begin().options("move") == ["us-infantry-1", "us-infantry-3"]
