"""Chapter 4, second half: loads of amphibians and trucks, towing."""

import pytest

from bridgehead.games.remagen.combat.fire import batteries
from bridgehead.games.remagen.march.loads import berths, towed
from bridgehead.games.remagen.printed.components import UNIT_NAMES
from bridgehead.games.remagen.state import load, take
from tests.games.remagen.positions import Field, sector


def aboard(field: Field, unit: int, carrier: int) -> None:
    """Put a piece that stands somewhere on a carrier, at no price."""
    take(field.g, unit)
    load(field.g, unit, carrier)


def test_a_weasel_carries_one_troop() -> None:
    """[4.11] No second one, no weapon."""
    field = Field()
    weasel = field.us("weasel", "C5")
    first, second = field.us("infantry", "C5"), field.us("infantry", "C5")
    gun = field.us("machine-gun", "C5")
    assert berths(field.g, gun) == []
    aboard(field, first, weasel)
    assert berths(field.g, second) == []


@pytest.mark.parametrize(
    ("loads", "fits"),
    [
        (["infantry", "infantry", "infantry"], True),
        (["infantry", "infantry", "infantry", "infantry"], False),
        (["machine-gun", "infantry"], True),
        (["machine-gun", "bazooka"], False),
        (["infantry", "infantry", "machine-gun"], False),
        (["armored-car"], True),
        (["armored-car", "infantry"], False),
        (["anti-tank-gun"], True),
        (["light-tank"], False),
        (["medium-gun"], False),
        (["truck"], False),
    ],
)
def test_the_buffalo_carries_half_a_sector(loads: list[str], fits: bool) -> None:
    """[4.11] No tank; one armoured car, or (the notes on play want it) one anti-tank gun."""
    field = Field()
    buffalo = field.us("buffalo", "C5")
    room = True
    for kind in loads:
        unit = field.us(kind, "D6")
        room = room and buffalo in berths(field.g, unit)
        if room:
            aboard(field, unit, buffalo)
    assert room is fits


def test_getting_on_costs_the_passenger_one_factor() -> None:
    """[4.12] [4.19] Infantry of two factors gets on, rides and gets off in one turn, but goes no further."""
    field = Field()
    infantry = field.us("infantry", "M1")
    field.us("truck", "M1")
    field.play("move:us-infantry-1", "board:us-truck-1", "move:us-truck-1", "to:M5")
    assert field.where(infantry) == "M5"
    field.play("move:us-infantry-1", "alight:M6")
    assert "us-infantry-1" not in field.options("move")


@pytest.mark.parametrize(
    ("carrier", "there", "passenger", "here", "offered"),
    [
        ("truck", "I8", "infantry", "I7", True),  # along the bridge
        ("truck", "I8", "infantry", "H7", False),  # from the bank beside it
        ("weasel", "H8", "infantry", "H7", True),  # a boat, from the bank
        ("weasel", "H8", "infantry", "I8", False),  # a boat below the bridge
    ],
)
def test_one_gets_on_where_one_could_get_off(
    carrier: str, there: str, passenger: str, here: str, offered: bool
) -> None:
    """[4.12] Over ground or bridge, or between bank and boat; not over the side of a bridge."""
    field = Field()
    field.us(carrier, there)
    field.us(passenger, here)
    field.play(f"move:us-{passenger}-1")
    assert (field.options("board") == [f"us-{carrier}-1"]) is offered


def test_a_weapon_cannot_get_on_and_off_in_one_turn() -> None:
    """[4.12] It has a single factor."""
    field = Field()
    field.us("machine-gun", "M1")
    field.us("truck", "M1")
    field.play("move:us-machine-gun-1", "board:us-truck-1", "move:us-truck-1", "to:M5")
    assert "us-machine-gun-1" not in field.options("move")


def test_who_gets_off_may_use_what_is_left() -> None:
    """[4.12] Infantry that began the turn aboard gets off for one factor and walks one sector more."""
    field = Field()
    truck = field.us("truck", "C5")
    infantry = field.us("infantry", "C5")
    aboard(field, infantry, truck)
    field.play("move:us-infantry-1", "alight:D5", "move:us-infantry-1")
    assert "D6" not in field.options("alight")
    assert "C5" in field.options("to")


def test_a_passenger_lands_from_the_river() -> None:
    """[4.12] [4.10] From the Buffalo at B10 onto the east bank, never into the water."""
    field = Field()
    buffalo = field.us("buffalo", "B10")
    infantry = field.us("infantry", "B8")
    aboard(field, infantry, buffalo)
    field.play("move:us-infantry-1")
    assert field.options("alight") == ["A11", "B11", "C11"]


@pytest.mark.parametrize(
    ("loads", "fits"),
    [
        (["infantry", "engineers"], True),
        (["infantry", "infantry", "infantry"], False),
        (["machine-gun"], True),
        (["machine-gun", "infantry"], False),
    ],
)
def test_a_truck_carries_two_troops_or_a_weapon(loads: list[str], fits: bool) -> None:
    """[4.19] The armoured truck does as the truck."""
    for vehicle in ("truck", "armored-truck"):
        field = Field()
        truck = field.us(vehicle, "C5")
        room = True
        for kind in loads:
            unit = field.us(kind, "D6")
            room = room and truck in berths(field.g, unit)
            if room:
                aboard(field, unit, truck)
        assert room is fits


def test_what_is_aboard_goes_down_with_its_carrier() -> None:
    """[4.19] It shares the carrier's fate."""
    from bridgehead.games.remagen.state import lose

    field = Field()
    truck = field.us("truck", "C5")
    infantry = field.us("infantry", "C5")
    aboard(field, infantry, truck)
    lose(field.g, truck)
    assert field.where(infantry) == "lost"


def test_a_gun_is_hitched_from_a_neighbouring_sector() -> None:
    """[4.13] [4.14] The gun pays with its own factor, and the truck drives on at its own speed."""
    field = Field()
    gun = field.us("howitzer", "M1")
    truck = field.us("truck", "M2")
    field.play("move:us-truck-1", "hitch:us-howitzer-1")
    assert towed(field.now, truck) == gun
    assert field.now.left[gun] == 0 and field.now.left[truck] == 8
    field.play("move:us-truck-1", "to:I6")
    assert field.where(gun) == "I6"


def test_a_gun_out_of_reach_cannot_be_hitched() -> None:
    """[4.14] Two sectors off, or in the same sector as another gun's tow: it must be beside the vehicle."""
    field = Field()
    field.us("howitzer", "M1")
    field.us("truck", "M3")
    field.play("move:us-truck-1")
    assert field.options("hitch") == []


def test_a_hitched_gun_takes_no_room() -> None:
    """[4.15] A gun fills a sector by itself; hitched, it lets a second vehicle in."""
    field = Field()
    gun = field.us("howitzer", "C5")
    truck = field.us("truck", "C6")
    aboard(field, gun, truck)
    tank = field.us("light-tank", "D6")
    field.play("move:us-light-tank-1")
    assert "C6" in field.options("to")
    assert tank >= 0


def test_a_gun_is_dropped_beside_the_vehicle() -> None:
    """[4.16] In a neighbouring sector with room that the gun may stand in: a howitzer on no hill."""
    field = Field()
    truck = field.us("truck", "B4")
    gun = field.us("howitzer", "C6")
    aboard(field, gun, truck)
    field.us("light-tank", "B5")
    field.play("move:us-truck-1")
    assert field.options("drop") == ["A5", "C4", "C5"]  # A3, A4, B3, C3 are woods, B5 is taken
    field.play("drop:C4")
    assert field.where(gun) == "C4"


def test_hitching_and_dropping_in_one_turn_costs_two_factors() -> None:
    """[4.17] The gun has one, the truck pays the second out of its four."""
    field = Field()
    gun = field.us("howitzer", "M1")
    truck = field.us("truck", "M2")
    field.play("move:us-truck-1", "hitch:us-howitzer-1", "move:us-truck-1", "to:K5", "move:us-truck-1", "drop:K4")
    assert field.now.left[truck] == 8 - 5 - 2
    assert field.where(gun) == "K4"


def test_a_truck_that_the_enemy_stops_may_still_drop_its_gun() -> None:
    """[4.16] [4.17] [4.3] It hitches the gun, stops beside the enemy with two factors left and drops it for one."""
    field = Field()
    gun = field.us("anti-tank-gun", "R4")
    truck = field.us("truck", "R5")
    field.de("infantry", "M4")
    field.play("move:us-truck-1", "hitch:us-anti-tank-gun-1", "move:us-truck-1", "to:N5", "move:us-truck-1")
    assert field.options("to") == []  # it drives no farther
    assert "O5" in field.options("drop")
    field.play("drop:O5")
    assert field.where(gun) == "O5" and field.now.left[truck] == 2


def test_a_truck_that_a_hill_stops_may_still_drop_its_gun() -> None:
    """[4.16] [4.17] [4.2] The same on a hill, where it stands beside the road."""
    field = Field()
    field.us("anti-tank-gun", "M11")
    truck = field.us("truck", "M10")
    field.play("move:us-truck-1", "hitch:us-anti-tank-gun-1", "move:us-truck-1", "to:N11", "move:us-truck-1")
    assert field.options("to") == []
    field.play("drop:M12")
    assert field.now.left[truck] == 4


def test_a_truck_that_the_enemy_stops_may_still_hitch_a_gun() -> None:
    """[4.14] [4.3] The gun has used its own factor: the truck pays with a whole one, half of one is not enough."""
    for start, hitches in (("I6", True), ("H6", False)):
        field = Field()
        gun = field.us("anti-tank-gun", "N6")
        field.us("truck", start)
        field.de("infantry", "M3")
        field.move(gun, "O5").move(field.now.pile[sector(start)][0], "N4")
        assert ("us-truck-1" in field.options("move")) is hitches


def test_a_gun_that_was_moved_does_not_fire_in_its_own_half() -> None:
    """[4.18] It may fire in the enemy's half of the same turn."""
    field = Field(dice=[1, 1, 1, 1])
    gun = field.us("howitzer", "J6")
    field.us("light-tank", "C5")
    field.de("howitzer", "M11")
    field.no_reserves()
    assert batteries(field.now) == [sector("J6")]
    field.move(gun, "J7").play("end-moves")
    assert field.choice.seat == 1 and field.choice.prompt == "march"  # no American fire at all
    field.play("end-moves", "fire-from:M11", "all-at:J7")
    assert field.choice.prompt == "return-fire" and field.options("all-at") == ["M11"]


def test_a_truck_that_tows_carries_nobody() -> None:
    """[4.20] Crew and ammunition fill it."""
    field = Field()
    truck = field.us("truck", "C5")
    gun = field.us("anti-tank-gun", "D6")
    infantry = field.us("infantry", "C5")
    aboard(field, gun, truck)
    assert berths(field.g, infantry) == []


def test_a_truck_with_passengers_tows_nothing() -> None:
    """[4.20] The same the other way round."""
    field = Field()
    truck = field.us("truck", "C5")
    infantry = field.us("infantry", "C5")
    field.us("anti-tank-gun", "D6")
    aboard(field, infantry, truck)
    field.play("move:us-truck-1")
    assert field.options("hitch") == []


def test_half_tracks_tow_but_carry_nobody() -> None:
    """[4.13] [4.19] The text names trucks for troops, trucks and half-tracks for guns."""
    field = Field(side="german")
    field.de("half-track", "C14")
    infantry = field.de("infantry", "C14")
    field.de("anti-tank-gun", "D15")
    assert berths(field.g, infantry) == []
    field.play("move:de-half-track-1")
    assert field.options("hitch") == ["de-anti-tank-gun-1"]


# --- a piece that has moved gets on with what is left ---


def test_the_buffalo_ferries_an_armoured_car_that_drove_to_the_bank() -> None:
    """[4.12] [4.1] A drive to the bank, a factor to get on, over the river, a factor to get off."""
    field = Field()
    field.us("buffalo", "B9")
    car = field.us("armored-car", "B6")
    field.no_reserves()
    field.move(car, "B8")
    assert field.now.left[car] == 6
    assert "us-armored-car-1" in field.options("move")
    field.play("move:us-armored-car-1")
    assert field.options() == ["board:us-buffalo-1"]  # it has made its march
    field.play("board:us-buffalo-1", "move:us-buffalo-1", "to:B11", "move:us-armored-car-1", "alight:B12")
    assert field.where(car) == "B12" and field.now.left[car] == 2


def test_a_whole_factor_must_be_left_to_get_on() -> None:
    """[4.12] [4.19] Infantry of two factors gets on the truck after one sector, not after two."""
    for end, gets_on in (("C5", False), ("C6", True)):
        field = Field()
        field.us("truck", "B6")
        tray = field.us("infantry", "C7")
        field.move(tray, end)
        assert (f"{UNIT_NAMES[tray]}" in field.options("move")) is gets_on


def test_who_was_stopped_does_not_get_on() -> None:
    """[4.2] [4.3] [4.12] Woods and zones of control end the move: nothing is left to get on with."""
    field = Field()
    field.us("truck", "B4")
    tray = field.us("infantry", "B5")
    field.move(tray, "A4")  # a wood beside the truck
    assert field.now.left[tray] == 0 and "us-infantry-1" not in field.options("move")


def test_who_got_off_may_march_on_with_what_is_left() -> None:
    """[4.12] [4.1] A car drives a sector, is carried, gets off and drives on: ten half-factors in all."""
    field = Field()
    field.us("buffalo", "B9")
    car = field.us("armored-car", "B7")
    field.move(car, "B8").play("move:us-armored-car-1", "board:us-buffalo-1", "move:us-buffalo-1", "to:B11")
    field.play("move:us-armored-car-1", "alight:B12")
    assert field.now.left[car] == 4
    field.play("move:us-armored-car-1")
    assert field.options("to")


# --- who gets on, and who pays ---


@pytest.mark.parametrize("kind", ["armored-car", "anti-tank-gun"])
def test_no_vehicle_or_gun_gets_on_a_truck(kind: str) -> None:
    """[4.19] [4.13] Men and their weapons do; a gun is hitched."""
    field = Field()
    field.us("truck", "C5")
    field.us(kind, "C6")
    assert field.play(f"move:us-{kind}-1").options("board") == []


def test_nobody_gets_on_a_truck_two_sectors_off() -> None:
    """[4.12] In his own or a neighbouring sector."""
    for there, offered in (("C6", ["us-truck-1"]), ("C7", [])):
        field = Field()
        field.us("infantry", "C5")
        field.us("truck", there)
        assert field.play("move:us-infantry-1").options("board") == offered


def test_a_gun_that_has_not_moved_pays_for_a_truck_that_has() -> None:
    """[4.14] The truck has used all its factors to come beside the gun, whose own single factor pays for hitching."""
    field = Field()
    gun = field.us("howitzer", "R6")
    truck = field.us("truck", "M1")
    field.move(truck, "Q7")
    assert (field.now.left[truck], field.now.left[gun]) == (0, 2)
    assert field.play("move:us-truck-1").options() == ["hitch:us-howitzer-1"]
