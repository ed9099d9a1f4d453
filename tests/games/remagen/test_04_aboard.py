"""Chapter 4: where and when one gets on and off, what is hitched and dropped, and what is not."""

import pytest

from tests.games.remagen.positions import Field
from tests.games.remagen.test_04_loads import aboard

# --- getting on ---


def test_half_a_factor_is_not_enough_to_get_on() -> None:
    """[4.12] Along the road from M1 to M4 a tray has one half-factor left beside the truck."""
    field = Field()
    tray = field.us("infantry", "M1")
    field.us("truck", "N4")
    field.move(tray, "M4")
    assert field.now.left[tray] == 1 and "us-infantry-1" not in field.options("move")


def test_trucks_off_the_board_take_nobody_up() -> None:
    """[4.12] Neither those that wait nor those that are lost; asked in the last corner of the board."""
    for lost in (False, True):
        field = Field()
        field.us("infantry", "R17")
        if lost:
            field.no_reserves()
        assert field.play("move:us-infantry-1").options("board") == []


def test_nobody_gets_on_a_truck_of_the_enemy() -> None:
    """[4.12] The German tray stands beside it."""
    field = Field(side="german")
    field.de("infantry", "C13")
    field.us("truck", "C12")
    assert field.play("move:de-infantry-1").options("board") == []


def test_one_gets_on_a_boat_across_a_corner_too() -> None:
    """[4.12] [4.10] From the bank C8 onto the Weasel in B9."""
    field = Field()
    field.us("weasel", "B9")
    field.us("infantry", "C8")
    assert field.play("move:us-infantry-1").options("board") == ["us-weasel-1"]


# --- getting off ---


def test_nobody_gets_off_a_truck_that_is_bound() -> None:
    """[9.6] An automatic victory, six and one to one, needs it; so those aboard stay too."""
    for overrun in (False, True):
        field = Field()
        field.us("light-tank", "M2")
        truck = field.us("truck", "M2")
        aboard(field, field.us("infantry", "N1"), truck)
        field.de("infantry", "L3")
        if overrun:
            field.play("overrun:L3")
        assert ("us-infantry-1" in field.options("move")) is not overrun


def test_a_car_gets_off_on_ground_it_can_use() -> None:
    """[4.12] [4.1] J10 lies between hills: to the bridgehead and along the bank."""
    field = Field()
    buffalo = field.us("buffalo", "J10")
    aboard(field, field.us("armored-car", "K10"), buffalo)
    field.play("move:us-armored-car-1")
    assert field.options("alight") == ["I10", "J10", "K10"]


def test_one_gets_off_neither_among_enemies_nor_where_there_is_no_room() -> None:
    """[4.12] [2.3] From B10: Germans in B11, six trays in C11."""
    field = Field()
    buffalo = field.us("buffalo", "B10")
    aboard(field, field.us("engineers", "B8"), buffalo)
    field.us("infantry", "C11", 6)
    field.de("infantry", "B11")
    field.play("move:us-engineers-1")
    assert field.options("alight") == ["A11"]


@pytest.mark.parametrize(("there", "left"), [("B5", 2), ("A4", 0), ("C4", 0)])
def test_who_gets_off_is_stopped_by_ground_and_enemies(there: str, left: int) -> None:
    """[4.12] [4.2] [4.3] A4 is a wood, C4 lies beside the German in D3."""
    field = Field()
    truck = field.us("truck", "B4")
    tray = field.us("infantry", "B5")
    aboard(field, tray, truck)
    field.de("infantry", "D3")
    field.play("move:us-infantry-1", f"alight:{there}")
    assert field.now.left[tray] == left


@pytest.mark.parametrize(
    ("truck", "tray", "enemy"),
    [("M4", "M3", "N5"), ("L2", "L3", "A18")],
)
def test_who_goes_to_a_truck_on_a_hill_or_beside_the_enemy_has_to_stop_there(truck: str, tray: str, enemy: str) -> None:
    """[4.12] [4.2] [4.3] M4 lies beside the German, L2 is a hill: nobody steps through the truck to beyond."""
    field = Field()
    field.us("truck", truck)
    field.us("infantry", tray)
    field.de("infantry", enemy)
    field.play("move:us-infantry-1", "board:us-truck-1")
    assert field.options("move") == ["us-truck-1"]


def test_who_was_beside_the_enemy_already_may_get_on_and_off_there() -> None:
    """[4.12] [4.5] From the truck in its own sector a tray gets off one sector further: that is zone to zone."""
    field = Field()
    field.us("truck", "M4")
    field.us("infantry", "M4")
    field.de("infantry", "N5")
    field.play("move:us-infantry-1", "board:us-truck-1", "move:us-infantry-1")
    assert "M5" in field.options("alight")


def test_who_got_off_and_who_has_come_are_not_alike() -> None:
    """[4.1] [4.12] Both have two half-factors left in M3; the one that got off may still march with them."""
    field = Field()
    first, second = field.us("infantry", "M1"), field.us("infantry", "M4")
    aboard(field, second, field.us("truck", "M4"))
    field.move(first, "M3").play("move:us-infantry-2", "alight:M3")
    assert field.now.left[first] == field.now.left[second] == 2
    assert "us-infantry-2" in field.options("move")
    assert field.play("move:us-infantry-2").options("to")


def test_an_empty_truck_and_a_loaded_one_are_not_alike() -> None:
    """[4.1] Either may be asked to move."""
    field = Field()
    trucks = field.put("american", "truck", "C5", 2)
    aboard(field, field.us("infantry", "C6"), trucks[1])
    assert {"us-truck-1", "us-truck-2"} <= set(field.options("move"))


# --- towing ---


@pytest.mark.parametrize(("gun", "offered"), [("I7", ["us-anti-tank-gun-1"]), ("H7", [])])
def test_a_gun_is_hitched_along_the_bridge_not_over_its_side(gun: str, offered: list[str]) -> None:
    """[4.14] The truck stands on the railway bridge, in I8."""
    field = Field()
    field.us("truck", "I8")
    field.us("anti-tank-gun", gun)
    assert field.play("move:us-truck-1").options("hitch") == offered


@pytest.mark.parametrize(("tower", "kind"), [("light-tank", "anti-tank-gun"), ("truck", "infantry")])
def test_only_trucks_hitch_and_only_guns_are_hitched(tower: str, kind: str) -> None:
    """[4.13] A tank tows nothing, and men are not towed."""
    field = Field()
    field.us(tower, "C5")
    field.us(kind, "C6")
    assert field.play(f"move:us-{tower}-1").options("hitch") == []


def test_nobody_hitches_a_gun_of_the_enemy() -> None:
    """[4.13] The German gun beside the truck."""
    field = Field()
    field.us("truck", "C12")
    field.de("anti-tank-gun", "D12")
    assert field.play("move:us-truck-1").options("hitch") == []


def test_a_stopped_truck_hitches_nothing_and_drops_what_it_tows() -> None:
    """[4.13] [4.16] [7.8] It may not drive either."""
    field = Field()
    truck = field.us("armored-truck", "C5")
    gun = field.us("anti-tank-gun", "C6")
    field.g.hits[truck] = 1
    assert field.options("move") == ["us-anti-tank-gun-1"]
    field = Field()
    truck = field.us("armored-truck", "C5")
    gun = field.us("anti-tank-gun", "C6")
    aboard(field, gun, truck)
    field.g.hits[truck] = 1
    field.play("move:us-armored-truck-1")
    assert field.options("drop") and field.options("drop") == [one[5:] for one in field.options()]


def test_a_gun_in_an_engaged_sector_is_not_hitched() -> None:
    """[9.9] [4.14] Nothing is brought out of there."""
    field = Field("front", dice=[2])
    field.us("anti-tank-gun", "O3")
    field.us("truck", "P3")
    field.de("anti-tank-gun", "N3")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["ENG"]
    field.play("end-moves")
    while field.choice.prompt != "march":
        field.play("decline" if "decline" in field.options() else field.options()[-1])
    assert field.options("move") == ["us-truck-1"]
    assert field.play("move:us-truck-1").options("hitch") == []


def test_a_towed_gun_is_dropped_by_its_truck_not_asked_itself() -> None:
    """[4.16] A gun that the Buffalo carries gets off like other passengers, and is not dropped."""
    towed = Field()
    aboard(towed, towed.us("anti-tank-gun", "C6"), towed.us("truck", "C5"))
    assert towed.options("move") == ["us-truck-1"]
    carried = Field()
    aboard(carried, carried.us("anti-tank-gun", "B7"), carried.us("buffalo", "B8"))
    assert carried.options("move") == ["us-buffalo-1", "us-anti-tank-gun-1"]
    assert carried.play("move:us-buffalo-1").options("drop") == []


def test_passengers_are_not_dropped() -> None:
    """[4.16] They get off."""
    field = Field()
    aboard(field, field.us("infantry", "C6"), field.us("truck", "C5"))
    assert field.play("move:us-truck-1").options("drop") == []


@pytest.mark.parametrize(
    ("truck", "drops"),
    [("I8", ["I7", "I9"]), ("B8", ["A7", "A8", "B7", "C8"])],
)
def test_where_a_gun_is_dropped(truck: str, drops: list[str]) -> None:
    """[4.16] Along a bridge, not over its side; not into the river, nor among enemies (in C7)."""
    field = Field()
    aboard(field, field.us("anti-tank-gun", "D4"), field.us("truck", truck))
    field.de("infantry", "C7")
    assert field.play("move:us-truck-1").options("drop") == drops


@pytest.mark.parametrize(("where", "gets_on"), [("H12", False), ("H15", True)])
def test_nobody_gets_on_where_he_could_not_go(where: str, gets_on: bool) -> None:
    """[4.2] [4.12] An armoured car does not climb the hill on which the Buffalo stands."""
    field = Field()
    field.us("buffalo", where)
    field.us("armored-car", {"H12": "G13", "H15": "H14"}[where])
    field.no_reserves().begin().play("move:us-armored-car-1")
    assert (field.options("board") == ["us-buffalo-1"]) is gets_on
