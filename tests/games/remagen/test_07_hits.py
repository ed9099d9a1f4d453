"""Chapter 7: what hits do, and how whoever fires allots them."""

import pytest

from bridgehead.games.remagen.combat.fire import batteries, roll_salvo
from bridgehead.games.remagen.combat.hits import exposed
from bridgehead.games.remagen.printed.components import KIND_OF, KINDS
from bridgehead.games.remagen.staff.judge import judge_hit
from bridgehead.games.remagen.state import is_disabled
from tests.games.remagen.positions import Field, sector, unit

# --- hits ---


def test_the_remainder_is_dropped() -> None:
    """[7.6] Eleven pips by four are two hits."""
    field = Field("fire", dice=[5, 6])
    tank = field.us("medium-tank", "M2")
    field.de("howitzer", "M5")
    assert roll_salvo(field.g, sector("M2"), sector("M5"), [tank]) == [(2, True)]


def test_the_fire_of_a_sector_may_be_lumped() -> None:
    """[7.6] Two light tanks at range two: 5 and 4 by 3 are three hits, not one and one."""
    field = Field("fire", dice=[5, 4])
    tanks = [field.us("light-tank", "M2"), field.us("light-tank", "M2")]
    field.de("howitzer", "M4")
    assert roll_salvo(field.g, sector("M2"), sector("M4"), tanks) == [(3, True)]


def test_unlike_range_factors_are_divided_apart() -> None:
    """[7.6] A tank by 2 and infantry by 6 in one salvo; only the tank hurts armour."""
    field = Field("fire", dice=[3, 6])
    tank, infantry = field.us("light-tank", "M2"), field.us("infantry", "M2")
    field.de("medium-tank", "M3")
    assert roll_salvo(field.g, sector("M2"), sector("M3"), [tank, infantry]) == [(1, True), (1, False)]


def test_weaker_pieces_must_go_first() -> None:
    """[7.5] Fire of strength 6 must take the car and the infantry before the medium tank."""
    field = Field("fire", "german")
    field.us("medium-tank", "M2")
    car = field.us("armored-car", "M2")
    assert exposed(field.g, sector("M2"), 6, True) == [car]
    assert len(exposed(field.g, sector("M2"), 12, True)) == 2


def test_infantry_goes_before_its_weapons() -> None:
    """[7.5] A machine gun cannot be hit while a tray of infantry is left."""
    field = Field("fire", "german")
    infantry = field.us("infantry", "M2")
    weapon = field.us("machine-gun", "M2")
    assert exposed(field.g, sector("M2"), 18, True) == [infantry]
    field.g.pile[sector("M2")] = (weapon,)
    assert exposed(field.g, sector("M2"), 18, True) == [weapon]


def test_infantry_fire_does_nothing_to_armour() -> None:
    """[7.8] It passes armour by; a truck has none."""
    field = Field("fire", "german")
    field.us("medium-tank", "M2")
    truck = field.us("truck", "M2")
    assert exposed(field.g, sector("M2"), 1, False) == [truck]


def test_the_bazooka_as_printed_and_by_option() -> None:
    """[7.8] Not effective against armour; with the option it is."""
    for value, effect in (("printed", False), ("armour", True)):
        field = Field("fire", dice=[4], bazooka=value)
        bazooka = field.us("bazooka", "M2")
        field.de("medium-tank", "M3")
        assert roll_salvo(field.g, sector("M2"), sector("M3"), [bazooka]) == [(2, effect)]


def shelled(side: str, kind: str, hits: list[int]) -> tuple[Field, int]:
    """A piece in M3 at which heavy tanks of the other side have scored so many hits, one tank after another."""
    dice = {1: [1, 1, 1], 2: [2, 1, 1], 3: [2, 2, 2], 4: [3, 3, 2]}
    field = Field(
        "fire", "german" if side == "american" else "american", dice=[die for hit in hits for die in dice[hit]]
    )
    piece = field.put(side, kind, "M3")[0]
    field.put(side, "infantry", "C13")
    places = ["L2", "M2", "N2"][: len(hits)]
    for place in places:
        field.put("german" if side == "american" else "american", "heavy-tank", place)
    field.no_reserves()
    for place in places:
        field.play(f"fire-from:{place}", "all-at:M3")
        if field.choice.prompt == "return-fire":
            field.play("hold-fire")
    return field, piece


@pytest.mark.parametrize(
    ("kind", "stop", "kill"),
    [("heavy-tank", 3, 5), ("medium-tank", 2, 3), ("armored-car", 1, 2), ("half-track", 1, 2)],
)
def test_vehicles_are_stopped_and_killed(kind: str, stop: int, kill: int) -> None:
    """[7.8] As many hits as the chart says, from one salvo or from several."""
    if stop > 1:
        field, vehicle = shelled("german", kind, [stop - 1])
        assert not is_disabled(field.now, vehicle) and field.told("stopped") == []
    field, vehicle = shelled("german", kind, [stop])
    assert is_disabled(field.now, vehicle) and field.told("stopped") == [(vehicle,)]
    field, vehicle = shelled("german", kind, [stop, kill - stop])
    assert field.where(vehicle) == "lost"


@pytest.mark.parametrize(("kind", "kill"), [("howitzer", 4), ("medium-gun", 3), ("anti-tank-gun", 2), ("truck", 1)])
def test_guns_and_trucks_are_killed_without_being_stopped(kind: str, kill: int) -> None:
    """[7.8] They have no stop number."""
    if kill > 1:
        field, piece = shelled("american", kind, [kill - 1])
        assert field.where(piece) == "M3" and not is_disabled(field.now, piece) and field.told("stopped") == []
    field, piece = shelled("american", kind, [kill])
    assert field.where(piece) == "lost"


# --- the firer allots his hits ---


def salvo_at_two_tanks(dice: list[int]) -> Field:
    """A German heavy tank in M2 and two American medium tanks in M3, with four hits to be allotted."""
    field = Field("fire", "german", dice=dice)
    field.de("heavy-tank", "M2")
    field.us("medium-tank", "M3", 2)
    field.us("infantry", "A6")
    return field.no_reserves().play("fire-from:M2", "all-at:M3")


def test_hits_may_be_shared_so_that_two_tanks_are_stopped() -> None:
    """[7.5] Four hits, two on each: both are stopped. The book says whom to hit first, not to go on with him."""
    field = salvo_at_two_tanks([3, 3, 2])
    assert field.choice.seat == 1 and field.choice.about == (sector("M3"), 3)  # the first hit went to one of two alike
    first, second = "us-medium-tank-1", "us-medium-tank-2"
    assert field.options() == [f"hit:{first}", f"hit:{second}", f"destroy:{first}", f"destroy:{second}"]
    field.play(f"hit:{second}")
    assert field.choice.about == (sector("M3"), 1)  # the third went to one of two that were alike again
    field.play(f"hit:{second}")
    assert len(field.told("stopped")) == 2 and field.told("killed") == []


def test_hits_may_be_put_on_one_tank_until_it_is_gone() -> None:
    """[7.5] [7.8] The same four: three kill the first, one is left for the second."""
    field = salvo_at_two_tanks([3, 3, 2])
    field.play("destroy:us-medium-tank-1")
    assert len(field.told("killed")) == 1 and len(field.told("damaged")) >= 1


def test_infantry_and_a_truck_are_hit_as_the_firer_likes() -> None:
    """[7.5] A die on the tray, a hit on the truck, a die on the tray again: nothing goes to men unasked."""
    field = Field("fire", "german", dice=[4, 3, 1, 2])
    field.de("medium-tank", "M2")
    tray, truck = field.us("infantry", "M3"), field.us("truck", "M3")
    field.us("infantry", "A6")
    field.no_reserves().play("fire-from:M2", "all-at:M3")
    assert field.told("salvo")[0][5] == 3
    assert field.options() == ["hit:us-truck-1", "hit:us-infantry-1", "destroy:us-infantry-1"]
    field.play("hit:us-infantry-1")
    assert field.choice.about == (sector("M3"), 2) and field.now.hits[tray] == 1
    field.play("hit:us-truck-1")
    assert field.where(truck) == "lost" and field.where(tray) == "lost"


def two_trucks(*answers: str) -> Field:
    """Two trucks in N4, of which the second has a tray aboard, and a German armoured car in N6 that scores one hit."""
    field = Field("move", dice=[3])
    field.us("truck", "N4", 2)
    field.us("infantry", "M4")
    field.de("armored-car", "N6")
    field.us("infantry", "A6")
    field.no_reserves().begin()
    return field.play("move:us-infantry-1", "board:us-truck-2", "end-moves", "end-moves", "fire-from:N6", *answers)


@pytest.mark.parametrize("chosen", ["us-truck-1", "us-truck-2"])
def test_the_firer_picks_the_loaded_truck_or_the_empty_one(chosen: str) -> None:
    """[7.5] One hit, two trucks alike but for what they carry: the side that fires says which is hit."""
    field = two_trucks("all-at:N4")
    assert field.options() == ["hit:us-truck-1", "hit:us-truck-2"]
    field.play(f"hit:{chosen}")
    assert field.where(unit(chosen)) == "lost"
    assert (field.where(unit("us-infantry-1")) == "lost") == (chosen == "us-truck-2")


def test_the_staff_hits_the_loaded_truck() -> None:
    """[7.5] It counts what goes down with a carrier."""
    field = two_trucks("all-at:N4")
    worth = {option[1]: judge_hit(field.now, option[1]) for option in field.choice.options}
    assert worth[unit("us-truck-2")] > worth[unit("us-truck-1")]


def test_the_firer_says_which_men_fall_when_a_tray_is_empty() -> None:
    """[7.5] [7.7] Six pips on a tray of engineers with one man left: infantry or paratroops lose the other five."""
    field = Field("fire", "german", dice=[2, 2, 2, 2, 2, 2, 2, 6])
    engineers = field.us("engineers", "C5")
    field.us("infantry", "C5", 2)
    field.us("paratroops", "C5", 2)
    field.de("half-track", "C6")
    field.de("half-track", "D6")
    field.us("infantry", "A7")
    field.no_reserves().play("fire-from:C6", "all-at:C5", "hit:us-engineers-1", "hold-fire")
    assert field.now.hits[engineers] == 2
    field.play("fire-from:D6", "all-at:C5", "hit:us-engineers-1")
    assert field.choice.prompt == "men" and field.choice.about == (sector("C5"), 5)
    assert field.options() == ["hit:us-infantry-1", "hit:us-paratroops-1"]
    field.play("hit:us-paratroops-1")
    left = [KINDS[KIND_OF[one]] for one in field.now.pile[sector("C5")]]
    assert left == ["infantry", "infantry"] and field.told("figures-left")[-1][1] == 2


def test_hits_that_armour_laughs_at_are_told_as_such() -> None:
    """[7.8] Two hits of a bazooka on a tank do nothing, and the log says so."""
    field = Field("fire", dice=[4])
    field.us("bazooka", "M2")
    tank = field.de("medium-tank", "M3")
    field.no_reserves().play("fire-from:M2", "all-at:M3")
    assert field.told("no-effect") == [(sector("M3"), 2)]
    assert field.now.hits[tank] == 0


def test_a_stopped_vehicle_still_fires() -> None:
    """[7.8] It may not move, but fire."""
    field = Field("fire")
    tank = field.us("light-tank", "M2")
    field.g.hits[tank] = 1
    field.de("howitzer", "M4")
    assert batteries(field.g) == [sector("M2")]


@pytest.mark.parametrize(("where", "killed"), [("C5", 5), ("B1", 2), ("B2", 2), ("H4", 2)])
def test_men_under_cover_need_two_pips(where: str, killed: int) -> None:
    """[7.7] Five pips kill five in the open, two on a hill, in a wood or in a house."""
    beside = {"C5": "C6", "B1": "A1", "B2": "A2", "H4": "H3"}[where]
    field = Field("fire", "german", dice=[2, 2, 2, 5])
    trays = field.put("american", "infantry", where, 2)
    field.us("infantry", "A6")
    field.de("half-track", beside)
    field.no_reserves().play(f"fire-from:{beside}", f"all-at:{where}")
    lost = sum(3 if field.where(one) == "lost" else field.now.hits[one] for one in trays)
    assert lost == killed


def test_the_log_tells_once_what_a_hit_die_leaves() -> None:
    """[7.7] Two hits of a machine gun: two figures go with the first die, the tray with the second."""
    field = Field("fire", dice=[4, 4, 4, 2, 1])
    field.us("machine-gun", "M2")
    tray = field.de("infantry", "M3")
    field.no_reserves()
    field.play("fire-from:M2", "all-at:M3")
    assert field.told("figures-left") == [(tray, 1)]
    assert field.told("killed") == [(tray, sector("M3"))]


def test_paratroops_have_two_figures() -> None:
    """[7.7] Infantry three."""
    for kind, pips in (("paratroops", 2), ("infantry", 3), ("machine-gun", 3), ("engineers", 3)):
        field = Field("fire", "german", dice=[2, 2, 2, pips - 1, 2, 2, 2, 1])
        tray = field.us(kind, "C5")
        field.us("infantry", "A7")
        field.de("half-track", "C6")
        field.de("half-track", "D6")
        field.no_reserves().play("fire-from:C6", "all-at:C5")
        assert field.where(tray) == "C5"
        field.play("hold-fire", "fire-from:D6", "all-at:C5")
        assert field.where(tray) == "lost"
