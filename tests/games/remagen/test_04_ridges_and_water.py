"""Chapter 4: hill after hill, and from land into the river."""

import pytest

from bridgehead.games.remagen.march.movement import reach
from tests.games.remagen.positions import Field, sector
from tests.games.remagen.test_04_movement import reached


def test_a_second_hill_costs_two_factors() -> None:
    """[4.2] From B14 over the hill C14 to D13: two of a medium tank's three factors, however it might go otherwise."""
    field = Field()
    tank = field.us("medium-tank", "B14")
    assert reach(field.g, tank).cost[sector("D13")] == 4
    assert reached(field, tank).count("D13") == 1


def test_no_ridge_leads_through_the_enemy() -> None:
    """[4.6] The German of C14 bars the way from B14 over his hill, and stops who comes onto that of C13."""
    field = Field()
    tank = field.us("medium-tank", "B14")
    field.de("infantry", "C14")
    assert "C13" in reached(field, tank) and not {"C14", "D13", "D14"} & set(reached(field, tank))


def test_behind_a_second_hill_there_is_no_open_ground() -> None:
    """[4.2] From B15 a tank comes onto A14, B14, and over them to C13, but not down to A13 or B13."""
    field = Field()
    found = reached(field, field.us("medium-tank", "B15"))
    assert {"A14", "B14", "C13"} <= set(found) and not {"A13", "B13"} & set(found)


@pytest.mark.parametrize(("start", "swims"), [("R5", True), ("R4", False)])
def test_a_boat_reaches_the_water_with_its_last_factor(start: str, swims: bool) -> None:
    """[4.10] A Buffalo's three factors lead over R6 and R7 into R8."""
    field = Field()
    assert ("R8" in reached(field, field.us("buffalo", start))) is swims


def test_a_boat_leaves_the_land_for_water_alone() -> None:
    """[4.4] [4.6] [4.10] Beside woods, a house and the enemy, which it does not enter any more than a truck."""
    field = Field()
    buffalo = field.us("buffalo", "B5")
    field.de("infantry", "D4")
    assert not {"A4", "B3", "C3", "D4"} & set(reached(field, buffalo))
    beside_a_house = Field()
    assert "G7" not in reached(beside_a_house, beside_a_house.us("buffalo", "F8"))


def test_each_sector_is_offered_once() -> None:
    """[4.10] From A8 the water at E8 is found twice, by ways of different length."""
    field = Field()
    found = reached(field, field.us("buffalo", "A8"))
    assert len(found) == len(set(found)) and "E8" in found
