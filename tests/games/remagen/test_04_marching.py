"""Chapter 4: who is offered to move, and where to."""

from bridgehead.games.remagen.march.movement import ends, reach
from tests.games.remagen.positions import Field, names


def test_a_truck_with_half_a_factor_left_takes_the_next_step_of_the_road() -> None:
    """[4.1] [4.16] From M1 to P5 it has spent seven halves of eight."""
    field = Field()
    truck = field.us("truck", "M1")
    field.begin().move(truck, "P5")
    assert field.now.left[truck] == 1
    assert field.play("move:us-truck-1").options("to") == ["O5", "Q5"]


def test_who_has_come_and_who_was_there_are_not_alike() -> None:
    """[4.1] The tray that came along the road stands in M2 beside one that may still march."""
    field = Field()
    first, second = field.us("infantry", "M1"), field.us("infantry", "M2")
    field.begin().move(first, "M2")
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
    assert field.begin().play("move:us-truck-1").options("to").count("C8") == 1


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
