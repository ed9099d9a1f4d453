"""Chapter 4, first half: factors, terrain, zones of control, bridges, blocking, amphibians."""

import pytest

from bridgehead.games.remagen.march.movement import ends, reach
from bridgehead.games.remagen.printed.components import UNIT_NAMES
from bridgehead.games.remagen.state import is_disabled
from tests.games.remagen.positions import Field, names, sector


def reached(field: Field, unit: int) -> list[str]:
    """The sectors that a piece could move to now."""
    return names(ends(field.g, unit, reach(field.g, unit)))


def test_the_americans_move_before_the_germans() -> None:
    """[4.1] A turn begins with the American half."""
    field = Field("move")
    field.us("infantry", "C5")
    field.de("infantry", "C14")
    field.no_reserves().play("end-moves")
    seats = [args[1] for args in field.told("half-turn")]
    assert seats == [1] and field.choice.seat == 1


# Open ground around D5 and E5: how far a piece comes without a road.
@pytest.mark.parametrize(
    ("kind", "factor"),
    [("medium-tank", 3), ("armored-car", 5), ("truck", 4), ("infantry", 2), ("machine-gun", 1), ("howitzer", 1)],
)
def test_open_ground_costs_one_factor_a_sector(kind: str, factor: int) -> None:
    """[4.1] Straight down row N east of the river there is a road; straight across open ground there is none."""
    field = Field()
    unit = field.us(kind, "J3")
    found = reached(field, unit)
    assert all(abs(sector(name) // 18 - sector("J3") // 18) <= 2 * factor for name in found)
    assert ("J4" in found) is (factor >= 1)
    assert ("J5" in found) is (factor >= 2)


@pytest.mark.parametrize(("kind", "end"), [("medium-tank", 6), ("truck", 8), ("infantry", 4), ("howitzer", 2)])
def test_a_road_doubles_the_factor(kind: str, end: int) -> None:
    """[4.1] From M1 along the western road and then up the Rhine road: M5, L5, K5, J6…"""
    road = ["M2", "M3", "M4", "M5", "L5", "K5", "J6", "I6", "H6"]
    field = Field()
    unit = field.us(kind, "M1")
    cost = reach(field.g, unit).cost
    assert [name for name in road if cost[sector(name)] <= 2 * end] == road[:end]


def test_road_and_open_ground_mix() -> None:
    """[4.1] One step of road to M2 for a half, then L3 and K4 across the fields for one each."""
    field = Field()
    tank = field.us("medium-tank", "M1")
    found = reach(field.g, tank)
    assert names(found.way(sector("K4"))) == ["K4", "L3", "M1", "M2"]
    assert found.cost[sector("K4")] == 5


def test_everybody_stops_in_the_first_wood_or_hill() -> None:
    """[4.2] Infantry enters the hill B2 but does not come through it to the hill B1 in the same turn."""
    field = Field()
    infantry = field.us("infantry", "B3")
    found = reached(field, infantry)
    assert "B2" in found and "B1" not in found


def test_a_tank_on_a_hill_may_stay_on_hills_for_two_sectors() -> None:
    """[4.2] Medium tanks have a hill factor of two, heavy ones of one."""
    field = Field()
    medium = field.us("medium-tank", "A1")
    heavy = field.us("heavy-tank", "A1")
    assert "C2" in reached(field, medium)
    assert "C2" not in reached(field, heavy)


@pytest.mark.parametrize(
    ("kind", "hill", "wood"),
    [
        ("medium-tank", True, False),
        ("armored-car", False, False),
        ("howitzer", False, False),
        ("medium-gun", True, False),
        ("anti-tank-gun", True, True),
        ("infantry", True, True),
    ],
)
def test_who_may_enter_hills_and_woods(kind: str, hill: bool, wood: bool) -> None:
    """[4.1] C14 is open ground in front of nothing; D15 has a wood to the north and a hill to the west."""
    field = Field()
    unit = field.us(kind, "D15")
    found = reached(field, unit)
    assert ("D14" in found) is hill
    assert ("C15" in found) is wood


def test_a_road_through_the_hills_is_open_ground() -> None:
    """[4.2] The Kasbach valley road does not stop a column, and an armoured car may use it."""
    field = Field()
    car = field.us("armored-car", "M10")
    assert "M15" in reached(field, car)


def test_everybody_stops_beside_the_enemy() -> None:
    """[4.3] A tank may come to M3, beside the German in L4, but not past it: to M4 it must take the fields."""
    field = Field()
    tank = field.us("medium-tank", "M1")
    assert reach(field.g, tank).way(sector("M4"))[2] == sector("M3")
    field.de("infantry", "L4")
    assert "M3" in reached(field, tank)
    assert sector("M3") not in reach(field.g, tank).way(sector("M4"))


def test_zones_of_control_reach_across_corners() -> None:
    """[4.3] L4 and M3 touch at a corner only; M2 is two sectors off."""
    field = Field()
    field.de("infantry", "L4")
    assert field.g.zones[1][sector("M3")] == 1
    assert field.g.zones[1][sector("M2")] == 0


def test_a_piece_may_leave_a_zone_of_control_at_full_speed() -> None:
    """[4.5] From M3 beside the enemy back down the road to M1, or into the fields."""
    field = Field()
    car = field.us("armored-car", "M3")
    field.de("infantry", "L4")
    assert {"M1", "N2"} <= set(reached(field, car))


def test_from_zone_to_zone_one_sector_a_turn() -> None:
    """[4.5] From M3 the tank may go on to M4 in the same zone, but no further in there."""
    field = Field()
    tank = field.us("medium-tank", "M3")
    field.de("infantry", "L4")
    found = reached(field, tank)
    assert "M4" in found
    assert sector("M4") not in reach(field.g, tank).way(sector("M5"))


def test_friends_may_be_passed_and_enemies_not() -> None:
    """[4.6] Also a full sector is passed through, but not ended in."""
    field = Field()
    tank = field.us("medium-tank", "M1")
    field.us("light-tank", "M2", 2)
    found = reached(field, tank)
    assert "M2" not in found and "M3" in found
    field.de("infantry", "H3")
    other = field.us("infantry", "H2")
    assert "H3" not in reached(field, other)


def test_the_river_stops_everybody() -> None:
    """[4.4] C8 lies on the bank; without a bridge there is no way east."""
    field = Field()
    field.g.railway = False
    car = field.us("armored-car", "C8")
    assert not [name for name in reached(field, car) if int(name[1:]) > 8]


def test_the_railway_bridge_is_crossed_at_regular_speed() -> None:
    """[4.7] From I7 a medium tank drives over I8 and I9 to I10 and three sectors of road more."""
    field = Field()
    tank = field.us("medium-tank", "I7")
    cost = reach(field.g, tank).cost
    assert [cost[sector(name)] for name in ("I8", "I9", "I10", "H10", "J10")] == [1, 2, 3, 4, 4]
    field.g.railway = False
    assert "I8" not in reached(field, tank)


def test_a_pontoon_bridge_costs_motorised_pieces_one_factor() -> None:
    """[4.7] A tank of three factors gets onto the bridge and over its first sector, a truck of four to the far bank."""
    field = Field(turn=6)
    field.g.labour[1], field.g.finished[1] = 30, 5
    tank = field.us("medium-tank", "B8")
    truck = field.us("truck", "B8")
    foot = field.us("infantry", "B8")
    assert {"B9", "B10"} & set(reached(field, tank)) == {"B9", "B10"}
    assert "B11" not in reached(field, tank)
    assert "B11" in reached(field, truck)
    assert reach(field.g, foot).cost[sector("B9")] == 2 and reach(field.g, tank).cost[sector("B9")] == 4


def test_bridges_are_entered_from_their_ends_only() -> None:
    """[4.7] Not across the corner from H7 or J7."""
    field = Field()
    infantry = field.us("infantry", "H7")
    found = reach(field.g, infantry)
    assert found.before[sector("I8")] in (-1, sector("I7"))


def test_vehicles_end_on_a_bridge_in_single_file() -> None:
    """[4.9] One vehicle to a sector; foot may stand beside it."""
    field = Field()
    field.us("light-tank", "I8")
    tank = field.us("light-tank", "I7")
    foot = field.us("infantry", "I7")
    assert "I8" not in reached(field, tank) and "I9" in reached(field, tank)
    assert "I8" in reached(field, foot)


def test_one_disabled_vehicle_blocks_a_bridge_for_vehicles() -> None:
    """[4.8] Foot is not affected."""
    field = Field()
    wreck = field.us("light-tank", "I8")
    field.g.hits[wreck] = 1
    assert is_disabled(field.g, wreck)
    tank = field.us("light-tank", "I7")
    foot = field.us("infantry", "I7")
    assert "I9" not in reached(field, tank)
    assert "I9" in reached(field, foot)


def test_two_disabled_vehicles_block_a_sector() -> None:
    """[4.8] With one of the two M2 can be passed, with both a vehicle must go round."""
    field = Field()
    wrecks = [field.us("light-tank", "M2"), field.us("light-tank", "M2")]
    tank = field.us("medium-tank", "M1")
    field.g.hits[wrecks[0]] = 1
    assert reach(field.g, tank).cost[sector("M3")] == 2
    field.g.hits[wrecks[1]] = 1
    assert reach(field.g, tank).cost[sector("M3")] > 2


def test_a_wreck_in_the_way_may_be_given_up() -> None:
    """[4.8] The owner destroys his disabled vehicle, and the bridge is free again."""
    field = Field()
    wreck = field.us("light-tank", "I8")
    field.g.hits[wreck] = 1
    field.us("light-tank", "I7")
    field.play("abandon:us-light-tank-1")
    assert field.where(wreck) == "lost"
    assert "I9" in field.play("move:us-light-tank-2").options("to")


def test_an_amphibian_stops_in_the_first_river_sector() -> None:
    """[4.10] From B8 the Weasel gets into B9 or a neighbour in the river, not further."""
    field = Field()
    weasel = field.us("weasel", "B8")
    found = reached(field, weasel)
    assert {"A9", "B9", "C9"} <= set(found)
    assert not {"A10", "B10", "C10"} & set(found)


def test_an_amphibian_goes_into_the_water_beside_the_enemy() -> None:
    """[4.5] [4.10] It may set out from a zone of control, as on land: A7 holds A8 and B8, the only ways to A9."""
    field = Field()
    weasel = field.us("weasel", "B8")
    field.de("infantry", "A7")
    assert "A9" in field.play(f"move:{UNIT_NAMES[weasel]}").options("to")


def test_in_the_river_an_amphibian_makes_two_sectors() -> None:
    """[4.10] From B9 over B10 to the bank at B11, or two sectors along the river."""
    field = Field()
    buffalo = field.us("buffalo", "B9")
    found = reached(field, buffalo)
    assert "B11" in found and "D9" in found
    assert "E9" not in found and "B12" not in found and "C8" in found


def test_an_amphibian_swims_past_friends() -> None:
    """[4.6] [4.10] The Weasels in B9 and B10 are no wall, though nobody ends where they swim."""
    field = Field()
    field.us("weasel", "B9")
    field.us("weasel", "B10")
    buffalo = field.us("buffalo", "A9")
    found = reached(field, buffalo)
    assert "C9" in found and "A11" in found
    assert "B9" not in found and "B10" not in found


def test_a_stopped_boat_in_open_water_blocks_nobody() -> None:
    """[4.8] A single wreck blocks a bridge, not the river."""
    field = Field(dice=[6])
    wreck = field.us("buffalo", "B9")
    field.g.hits[wreck] = 1
    field.us("weasel", "A9")
    assert field.options("abandon") == []
    field.play("move:us-weasel-1")
    assert "C9" in field.options("to")


def test_an_amphibian_that_swam_is_done_for_the_turn() -> None:
    """[4.10] It stops in the water; next turn it goes on."""
    field = Field()
    buffalo = field.us("buffalo", "B8")
    field.move(buffalo, "B9")
    assert "us-buffalo-1" not in field.options("move")


def test_no_vehicle_enters_an_occupied_river_sector() -> None:
    """[4.9] [4.10] One vehicle to a sector of the river."""
    field = Field()
    field.us("weasel", "B9")
    buffalo = field.us("buffalo", "B8")
    assert "B9" not in reached(field, buffalo) and "A9" in reached(field, buffalo)


def test_a_disabled_vehicle_does_not_move() -> None:
    """[7.8] It has as many hits as stop it."""
    field = Field()
    tank = field.us("medium-tank", "M1")
    field.us("infantry", "M2")
    field.g.hits[tank] = 2
    assert field.options("move") == ["us-infantry-1"]


def test_like_pieces_in_one_sector_are_offered_once() -> None:
    """[4.1] Any of six trays may go; naming one of them is enough."""
    field = Field()
    field.us("infantry", "C5", 6)
    assert field.options("move") == ["us-infantry-1"]
    field.play("move:us-infantry-1", "to:C6")
    assert field.options("move") == ["us-infantry-2"]


def test_nobody_goes_on_from_an_engaged_sector_whose_enemy_was_overrun() -> None:
    """[9.9] [9.6] O3 is engaged with N3, which two heavy tanks overrun: the zone is gone, but who comes into O3 stays
    there; past it, in O2 and O4, the trays of N1 and N5 stop everybody.
    """
    field = Field("front", dice=[6])
    field.us("medium-tank", "O3")
    heavy = field.us("heavy-tank", "L3", 2)
    field.us("infantry", "P3")
    for there, trays in (("N3", 3), ("N1", 1), ("N5", 1)):
        field.de("infantry", there, trays)
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["ENG"]
    field.play("end-moves")
    while field.choice.prompt != "march":
        field.play("decline" if "decline" in field.options() else field.options()[-1])
    field.move(heavy, "M3").move(heavy + 1, "M3").play("overrun:N3", "move:us-infantry-1")
    assert "O3" in field.options("to")
    assert not {"N2", "N4"} & set(field.options("to"))


def test_nor_along_a_ridge() -> None:
    """[9.9] [4.2] The trays of J12 are engaged with K13, which is overrun: a tank of I13 stops there."""
    field = Field("front", dice=[2])
    field.us("infantry", "J12", 2)
    field.us("medium-tank", "I13")
    heavy = field.us("heavy-tank", "N13", 2)
    field.de("infantry", "K13", 3)
    field.no_reserves().play("resolve:K13")
    assert field.results() == ["ENG"]
    field.play("end-moves")
    while field.choice.prompt != "march":
        field.play("decline" if "decline" in field.options() else field.options()[-1])
    field.move(heavy, "L12").move(heavy + 1, "L12").play("overrun:K13", "move:us-medium-tank-1")
    assert "J12" in field.options("to") and "K11" not in field.options("to")


def test_a_boat_beneath_a_bridge_completed_this_turn_is_in_the_river() -> None:
    """[4.10] [8.3] No traffic on it yet: the Buffalo swims two sectors, to the bank at last, and lands nobody on it."""
    field = Field("labour", turn=2, dice=[6])
    boat = field.us("buffalo", "Q9")
    passenger = field.us("infantry", "Q10")
    field.us("engineers", "Q7")
    field.de("infantry", "A18")
    for bank in ("Q7", "Q10"):
        field.g.passed |= 1 << sector(bank)
    field.g.labour[16] = 24
    field.no_reserves().play("work")
    assert field.told("bridge-complete")
    field.play(f"move:{UNIT_NAMES[passenger]}", "board:us-buffalo-1", f"move:{UNIT_NAMES[passenger]}")
    assert field.options("alight") == ["P10", "Q10", "R10"]
    field.play("alight:Q10", f"move:{UNIT_NAMES[boat]}")
    land = [there for there in field.options("to") if there[1:] not in ("8", "9")]
    assert sorted(land) == ["O10", "O7", "P10", "P7", "Q10", "Q7", "R10", "R7"]
