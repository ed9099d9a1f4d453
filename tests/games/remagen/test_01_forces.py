"""Chapters 1 and 2, and every cell of every chart, against the numbers of the rulebook."""

import pytest

from bridgehead.games.remagen.printed.components import KIND_OF, KINDS, SEAT_OF, TABLES, UNIT_COUNT
from tests.games.remagen.positions import Field, names

# Columns as in the rulebook; `?` is lost there and reconstructed.
FORCES = """
heavy-tank      ? ? 18 18
medium-tank     6 15 12 12
light-tank      6 0 6 6
buffalo         1 0 6 6
armored-car     3 3 5 5
rocket-launcher 0 1 5 5
half-track      0 2 3 5
armored-truck   2 0 3 5
truck           2 0 1 5
weasel          2 0 1 5
howitzer        2 2 10 10
medium-gun      2 0 7 7
anti-tank-gun   2 3 4 4
machine-gun     3 2 2 2
bazooka         3 2 3 3
infantry        24 36 1 1
engineers       ? 0 1 1
paratroops      12 0 1 1
"""
MOVEMENT = """
heavy-tank      3 6 1 NO
medium-tank     3 6 2 NO
light-tank      3 6 2 NO
buffalo         3 6 2 NO
armored-car     5 10 NO NO
rocket-launcher 4 8 1 NO
half-track      4 8 1 NO
armored-truck   4 8 1 NO
truck           4 8 1 NO
weasel          4 8 1 NO
howitzer        1 2 NO NO
medium-gun      1 2 1 NO
anti-tank-gun   1 2 1 1
machine-gun     1 2 1 1
bazooka         1 2 1 1
infantry        2 4 1 1
engineers       2 4 1 1
paratroops      2 4 1 1
"""
FIRE = """
heavy-tank      3 5 3 2 3 4 6* 8* 10* N/A yes
medium-tank     2 3 2 2 3 4* 6* N/A N/A N/A yes
light-tank      1 2 1 2 3 4* N/A N/A N/A N/A yes
buffalo         1 2 1 2 3 4* N/A N/A N/A N/A yes
armored-car     1 2 1 2 3 4* N/A N/A N/A N/A yes
rocket-launcher 1 2 1 N/A N/A 4* 6* N/A N/A ? yes
half-track      1 2 3 6 9 N/A N/A N/A N/A N/A no
armored-truck   1 2 3 6 9 N/A N/A N/A N/A N/A no
truck           N/A 1 1 6 N/A N/A N/A N/A N/A N/A ?
weasel          N/A 1 1 6 N/A N/A N/A N/A N/A N/A ?
howitzer        N/A 4 4 N/A N/A N/A 6* 8* 10* 16* yes
medium-gun      N/A 3 2 N/A N/A 4* 6* 8* N/A N/A yes
anti-tank-gun   N/A 2 1 2 3 4 N/A N/A N/A N/A yes
machine-gun     men men 3 6 9 N/A N/A N/A N/A N/A no
bazooka         men men 1 2 N/A N/A N/A N/A N/A N/A no
infantry        men men 1 6 N/A N/A N/A N/A N/A N/A no
engineers       men men 1 6 N/A N/A N/A N/A N/A N/A no
paratroops      men men 1 6 N/A N/A N/A N/A N/A N/A no
"""
COMBAT = """
1 AR2 AW ENG ENG DW DW DR2 DR4 DELIM DELIM DELIM
2 AR3 AR2 AW ENG ENG ENG DW DR3 DR4 DELIM DELIM
3 AR4 AR3 AR2 FIRECTCT FIRECTCT FIRECTCT ENG DR2 DR3 DR4 DELIM
4 AELIM AR4 AR3 AW FIRECTCT FIRECTCT FIRECTCT DW DR2 DR3 DR4
5 AELIM AELIM AR4 AR2 ENG FIRECTCT FIRECTCT FIRECTCT DW DR2 DR3
6 AELIM AELIM AELIM AR3 AW ENG ENG ENG ENG DW DR2
"""
DROP_NUMBER = "1 13\n2 14\n3 15\n4 16\n5 17\n6 18"
DROP_LETTER = "3 P\n4 O\n5 N\n6 M\n7 L\n8 K\n9 J\n10 I\n11 H\n12 G\n13 F\n14 E\n15 D\n16 C\n17 B\n18 A"
BRIDGE = "4 1\n5 2\n6 3\n7 4\n8 5\n9 6"
CHARTS = {
    "forces": FORCES,
    "movement": MOVEMENT,
    "fire": FIRE,
    "combat": COMBAT,
    "drop-number": DROP_NUMBER,
    "drop-letter": DROP_LETTER,
    "bridge": BRIDGE,
}


@pytest.mark.parametrize("key", CHARTS)
def test_every_cell_of_every_chart(key: str) -> None:
    """[1.1] [1.2] [4.1] [7.8] [9.7] [5.2] [6.1] The charts are those of the rulebook, cell by cell."""
    table = TABLES[key]
    printed = [line.split() for line in CHARTS[key].strip().splitlines()]
    assert table.rows == [line[0] for line in printed]
    for line, cells in zip(printed, table.cells, strict=True):
        for cell, shown in zip(line[1:], cells, strict=True):
            assert cell in ("?", shown.replace(" ", "")), f"{key}, {line[0]}"


def test_columns_of_the_combat_chart() -> None:
    """[9.7] Eleven columns of odds."""
    assert TABLES["combat"].columns == ["1-6", "1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]


def test_every_piece_is_there_once() -> None:
    """[1.1] The reconstructed counts are three heavy tanks a side and three trays of engineers."""
    assert UNIT_COUNT == 76 + 69
    heavy = [SEAT_OF[one] for one in range(UNIT_COUNT) if KINDS[KIND_OF[one]] == "heavy-tank"]
    assert heavy == [0, 0, 0, 1, 1, 1]
    assert [KINDS[KIND_OF[one]] for one in range(UNIT_COUNT)].count("engineers") == 3


def room_for(field: Field, kind: str, where: str) -> bool:
    """Whether an American piece of a kind that waits could be brought on in a sector."""
    from bridgehead.games.remagen.march.arrivals import free_sectors, waiting
    from tests.games.remagen.positions import sector

    one = waiting(field.g, 0, KINDS.index(kind))
    return names(free_sectors(field.g, one, 0, [sector(where)])) == [where]


@pytest.mark.parametrize(("kind", "most"), [("infantry", 4), ("machine-gun", 2), ("bazooka", 2)])
def test_a_house_holds_four_troops_or_two_weapons(kind: str, most: int) -> None:
    """[2.1] [4.21] H4 is a house in Remagen."""
    field = Field()
    for _ in range(most):
        assert room_for(field, kind, "H4")
        field.us(kind, "H4")
    assert not room_for(field, kind, "H4")


def test_a_house_holds_two_troops_and_a_weapon() -> None:
    """[2.1] [2.3] The mixture that the rulebook names."""
    field = Field()
    field.us("infantry", "H4", 2)
    field.us("machine-gun", "H4")
    assert not room_for(field, "infantry", "H4")


@pytest.mark.parametrize("kind", ["medium-tank", "truck", "howitzer", "anti-tank-gun"])
def test_no_vehicle_and_no_gun_enters_a_house(kind: str) -> None:
    """[4.21] Only infantry and its weapons."""
    assert not room_for(Field(), kind, "H4")


@pytest.mark.parametrize(
    ("kind", "most"), [("infantry", 6), ("machine-gun", 3), ("light-tank", 2), ("truck", 2), ("howitzer", 1)]
)
def test_open_ground_holds_so_many(kind: str, most: int) -> None:
    """[2.2] Two vehicles or one gun as printed; six troops or three weapons by reconstruction."""
    field = Field()
    for _ in range(most):
        assert room_for(field, kind, "C5")
        field.us(kind, "C5")
    assert not room_for(field, kind, "C5")


def test_mixed_arms_share_a_sector() -> None:
    """[2.3] The stack of the fire example, one troop, one weapon and three of paratroops, is one full sector."""
    field = Field()
    field.us("infantry", "C5")
    field.us("bazooka", "C5")
    field.us("paratroops", "C5", 2)
    assert room_for(field, "infantry", "C5")
    field.us("paratroops", "C5")
    assert not room_for(field, "infantry", "C5")
    assert not room_for(field, "light-tank", "C5")
