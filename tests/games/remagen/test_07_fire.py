"""Chapter 7: exchange of fire, hits, hit dice, line of sight."""

import pytest

from bridgehead.games.remagen.combat.fire import batteries, roll_salvo
from bridgehead.games.remagen.combat.hits import exposed
from bridgehead.games.remagen.printed.components import KIND_OF, KINDS
from bridgehead.games.remagen.printed.ground import BOARD, covered, sees
from bridgehead.games.remagen.staff.judge import judge_hit
from bridgehead.games.remagen.state import is_disabled
from tests.games.remagen.positions import Field, names, sector, unit


def can_hit(kind: str, here: str, there: str) -> bool:
    """Whether a kind can fire from one sector at another."""
    return (covered(KINDS.index(kind), sector(here)) >> sector(there)) & 1 == 1


# --- the worked example ---


def example(dice: list[int]) -> Field:
    """A medium tank and an armoured car at two sectors from 1 infantry, 1 infantry weapon, 3 paratroop trays.

    The example does not say who fires; here Americans are fired upon, since only they have paratroops.
    """
    field = Field("fire", "german", dice=dice)
    field.de("medium-tank", "M13")
    field.de("armored-car", "M13")
    field.us("infantry", "M11")
    field.us("machine-gun", "M11")
    field.us("paratroops", "M11", 3)
    return field


def test_the_worked_example() -> None:
    """[7.9] [7.6] [7.7] 13 pips by 3 are 4 hits; 11 on four hit dice leave the weapon with one man, who may fire."""
    field = example([6, 5, 2, 3, 3, 3, 2])
    field.play("fire-from:M13", "all-at:M11", "hit:us-infantry-1")
    assert field.told("salvo")[0][3:] == (13, 3, 4)
    assert field.now.hits[field.now.pile[sector("M11")][0]] == 2
    assert len(field.now.pile[sector("M11")]) == 1
    assert field.choice.prompt == "return-fire" and field.choice.seat == 0


def test_the_worked_example_with_one_pip_more() -> None:
    """[7.9] With 12 instead of 11 all would be eliminated."""
    field = example([6, 5, 2, 3, 3, 3, 3]).no_reserves()
    field.play("fire-from:M13", "all-at:M11", "hit:us-infantry-1")
    assert field.now.pile[sector("M11")] == ()


def test_the_worked_example_with_an_earlier_hit() -> None:
    """[7.9] Also with 11 if any of the pieces had been hit before."""
    field = example([6, 5, 2, 3, 3, 3, 2])
    field.g.hits[field.g.pile[sector("M11")][-1]] = 1
    field.no_reserves()
    field.play("fire-from:M13", "all-at:M11", "hit:us-infantry-1")
    assert field.now.pile[sector("M11")] == ()


# --- the exchange ---


def test_a_sector_fires_once_and_the_next_is_picked() -> None:
    """[7.1] [7.3] After M2 has fired only M4 is left."""
    field = Field("fire", dice=[1, 1])
    field.us("light-tank", "M2")
    field.us("light-tank", "M4")
    field.de("howitzer", "K4")
    assert field.options("fire-from") == ["M2", "M4"]
    field.play("fire-from:M2", "all-at:K4")
    assert field.options("fire-from") == ["M4"]
    field.play("fire-from:M4", "all-at:K4")
    assert field.choice.prompt != "fire"


def test_a_sector_may_share_its_fire_out() -> None:
    """[7.1] Two tanks, two targets; one piece has one target only."""
    field = Field("fire", dice=[6, 6])
    field.us("light-tank", "M2", 2)
    field.de("howitzer", "K4")
    field.de("howitzer", "M4")
    field.play("fire-from:M2", "share-out", "at:K4", "at:M4")
    assert [args[:2] for args in field.told("salvo")] == [
        (sector("M2"), sector("K4")),
        (sector("M2"), sector("M4")),
    ]


def test_pieces_of_a_sector_may_fire_salvos_of_their_own_at_one_target() -> None:
    """[7.6] [7.5] To lump is permitted, not ordered: alone the car may hit the medium tank before the light gun."""
    field = Field("fire", "german", dice=[3, 1, 1, 1])
    field.de("heavy-tank", "M2")
    field.de("armored-car", "M2")
    field.us("medium-tank", "M3")
    field.us("light-tank", "M3")
    field.us("infantry", "A6")
    field.no_reserves().play("fire-from:M2", "share-out", "at:M3", "alone-at:M3")
    # The car's salvo comes first; neither tank is as weak as the car, so that it has the choice.
    assert field.options() == ["hit:us-medium-tank-1", "hit:us-light-tank-1"]
    field.play("hit:us-medium-tank-1")
    assert [args[3:] for args in field.told("salvo")] == [(3, 2, 1), (3, 2, 1)]


def test_some_of_a_sector_may_hold_their_fire() -> None:
    """[7.1] Also where there is one target only: the second tank stays silent."""
    field = Field("fire", dice=[1])
    first = field.us("light-tank", "M2", 2)
    field.de("howitzer", "M4")
    field.no_reserves().play("fire-from:M2", "share-out", "at:M4", "hold")
    assert field.told("salvo")[0][2] == (first,)


def test_survivors_answer_at_any_target_in_range() -> None:
    """[7.2] Not only at those who fired."""
    field = Field("fire", dice=[1])
    field.us("light-tank", "M2")
    field.us("infantry", "L4")
    field.de("anti-tank-gun", "M4")
    field.play("fire-from:M2", "all-at:M4")
    assert field.choice.prompt == "return-fire" and field.choice.seat == 1
    assert field.options("all-at") == ["L4", "M2"]


def test_of_several_sectors_the_defender_says_who_answers_next() -> None:
    """[7.2] The car in N5 kills the tray beside the machine gun, so that the one in M4 may hit the gun."""
    field = Field("fire", dice=[1, 1, 3, 3, 3, 3])
    field.us("light-tank", "M2", 2)
    field.us("infantry", "O3")
    field.us("machine-gun", "O3")
    field.de("armored-car", "M4")
    field.de("armored-car", "N5")
    field.no_reserves().play("fire-from:M2", "share-out", "at:M4", "at:N5")
    assert (field.choice.prompt, field.choice.seat, field.options()) == ("answer", 1, ["fire-from:M4", "fire-from:N5"])
    field.play("fire-from:N5", "all-at:O3")
    assert (field.choice.prompt, field.choice.about) == ("return-fire", (sector("M4"),))
    field.play("all-at:O3")
    assert [args[0] for args in field.told("salvo")] == [sector(one) for one in ("M2", "M2", "N5", "M4")]
    assert field.now.pile[sector("O3")] == ()


def test_a_sector_that_cannot_answer_is_not_asked_about() -> None:
    """[7.2] The howitzer is too near to fire; the car answers without a question who comes first."""
    field = Field("fire", dice=[1, 1, 1])
    field.us("light-tank", "M2", 2)
    field.de("armored-car", "M4")
    field.de("howitzer", "L3")
    field.no_reserves().play("fire-from:M2", "share-out", "at:M4", "at:L3")
    assert (field.choice.prompt, field.choice.about) == ("return-fire", (sector("M4"),))


def test_who_was_not_fired_upon_does_not_fire() -> None:
    """[7.4] The gun in K4 looks on."""
    field = Field("fire", dice=[1, 6])
    field.us("light-tank", "M2")
    field.de("anti-tank-gun", "M4")
    field.de("anti-tank-gun", "K4")
    field.play("fire-from:M2", "all-at:M4")
    assert field.choice.about == (sector("M4"),)
    field.play("all-at:M2")
    assert [args[0] for args in field.told("salvo")] == [sector("M2"), sector("M4")]


def test_the_dead_do_not_answer() -> None:
    """[7.2] Casualties are removed first."""
    field = Field("fire", dice=[6, 6])
    field.us("medium-tank", "M2")
    field.us("infantry", "A6")
    field.de("anti-tank-gun", "M4")
    field.no_reserves().play("fire-from:M2", "all-at:M4")
    assert [args[0] for args in field.told("salvo")] == [sector("M2")]


def test_a_sector_fired_upon_twice_answers_twice() -> None:
    """[7.3] The same target may be picked again, and may return fire again."""
    field = Field("fire", dice=[1, 1, 1, 1])
    field.us("light-tank", "M2")
    field.us("light-tank", "L3")
    field.de("howitzer", "M4")
    field.de("anti-tank-gun", "N5")
    field.play("fire-from:L3", "all-at:N5", "all-at:L3", "fire-from:M2", "all-at:N5")
    assert field.choice.prompt == "return-fire" and field.choice.about == (sector("N5"),)


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


# --- range and sight ---


def test_ranges_count_diagonals_as_one() -> None:
    """[7.8] M2 to K4 is two sectors."""
    assert can_hit("light-tank", "M2", "K4") and not can_hit("light-tank", "M2", "M6")


def test_howitzers_fire_from_four_to_eight_sectors() -> None:
    """[7.8] Nothing nearer, nothing farther, and no line of sight needed."""
    hits = [span for span in range(1, 11) if can_hit("howitzer", "N8", f"N{8 + span}")]
    assert hits == [4, 5, 6, 7, 8]


def test_the_rocket_launcher_fires_at_three_and_four() -> None:
    """[7.8] Its last cell is read as no fire."""
    assert [span for span in range(1, 9) if can_hit("rocket-launcher", "N8", f"N{8 + span}")] == [3, 4]


@pytest.mark.parametrize(
    ("here", "there", "seen"),
    [
        ("M7", "M10", True),  # over the river
        ("I10", "I13", False),  # the Ley between
        ("G6", "G8", False),  # a house between
        ("F4", "F2", False),  # a hill between
    ],
)
def test_line_of_sight(here: str, there: str, seen: bool) -> None:
    """[7.8] Hills, woods and houses between block direct fire; the ends never do."""
    assert sees(sector(here), sector(there)) is seen


def test_from_a_hill_one_sees_over_houses_and_woods() -> None:
    """[7.8] H12 is a hill behind the house H11."""
    assert sees(sector("H12"), sector("H10"))
    assert not sees(sector("G12"), sector("G10"))


def test_indirect_fire_needs_no_sight() -> None:
    """[7.8] A medium tank fires at three sectors over a house, an anti-tank gun does not."""
    assert not sees(sector("G5"), sector("G8"))
    assert can_hit("medium-tank", "G5", "G8") and not can_hit("anti-tank-gun", "G5", "G8")


@pytest.mark.parametrize(
    ("here", "there", "between", "seen"),
    [
        ("C11", "D12", [], True),  # neighbours: nothing lies between
        ("E11", "C13", ["D12"], True),  # open ground
        ("K8", "I10", ["J9"], True),  # over the water
        ("G12", "E14", ["F13"], False),  # through a hill
    ],
)
def test_what_a_diagonal_passes(here: str, there: str, between: list[str], seen: bool) -> None:
    """[7.8] A diagonal runs through the corners of the sectors beside it, which hide nothing unless both do."""
    inside = [cells[0] for cells in BOARD.line(sector(here), sector(there)) if len(cells) == 1]
    assert names(inside) == between
    assert sees(sector(here), sector(there)) is seen


def test_neighbours_see_each_other_across_a_corner() -> None:
    """[7.8] From the hill H12 to I13, though H13 and I12 beside the corner are hills too: nothing lies between."""
    field = Field("fire", dice=[6, 6])
    field.us("infantry", "H12")
    field.de("infantry", "I13")
    field.no_reserves().play("fire-from:H12")
    assert field.options("all-at") == ["I13"]


@pytest.mark.parametrize(
    ("here", "there", "corner", "seen"),
    [("A3", "C5", ["A4", "B3"], False), ("J3", "L5", ["J4", "K3"], True)],
)
def test_both_sides_of_a_corner_must_block(here: str, there: str, corner: list[str], seen: bool) -> None:
    """[7.8] Between A4 and B3, woods both, nothing is seen; between the hill K3 and the open J4 it is."""
    assert names(BOARD.line(sector(here), sector(there))[0]) == corner
    assert sees(sector(here), sector(there)) is seen


def test_nobody_fires_beyond_his_range() -> None:
    """[7.1] [7.8] A tank in P3 has the Germans of N3 in sight, not those in the farthest corner, A1."""
    field = Field("fire")
    field.us("medium-tank", "P3")
    field.de("infantry", "N3")
    field.de("infantry", "A1")
    field.no_reserves().begin().play("fire-from:P3")
    assert field.options("all-at") == ["N3"]
