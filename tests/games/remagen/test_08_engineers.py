"""Chapter 8: pontoon bridges."""

import pytest

from bridgehead.games.remagen.board.bridges import crossable
from bridgehead.games.remagen.combat.battle import value
from bridgehead.games.remagen.combat.fire import targets
from bridgehead.games.remagen.march.engineers import may_build
from bridgehead.games.remagen.printed.components import UNIT_NAMES
from bridgehead.games.remagen.printed.ground import listed
from bridgehead.games.remagen.rulebook import RULES
from bridgehead.games.remagen.state import load, take
from tests.games.remagen.positions import Field, names, sector, unit

ROW_B = 1


def site(dice: list[int], labour: int = 0, phase: str = "labour", **options: str) -> Field:
    """Row B with both banks visited, three trays of engineers at B8, turn 3."""
    field = Field(phase, turn=3, dice=dice, **options)
    field.us("engineers", "B8", 3)
    field.g.passed |= 1 << sector("B11")
    field.g.labour[ROW_B] = labour
    return field


def test_both_banks_must_have_been_visited() -> None:
    """[8.1] Being there, or passing through on the way, is enough."""
    field = Field("labour", turn=3)
    field.us("engineers", "B8")
    assert not may_build(field.g, ROW_B)
    field.us("light-tank", "B11")
    assert may_build(field.g, ROW_B)


def test_passing_through_counts() -> None:
    """[8.1] A car that drives by the bank sectors has passed them."""
    field = Field()
    car = field.us("armored-car", "H10")
    field.move(car, "D11")
    assert (field.now.passed >> sector("F10")) & 1 and (field.now.passed >> sector("E10")) & 1


@pytest.mark.parametrize(
    ("kind", "start", "end", "passes"),
    [
        ("light-tank", "O10", "Q11", True),  # by P10 and Q10 or straight from P10: one and a half factors either way
        ("light-tank", "P11", "Q12", True),  # one factor straight, two by Q10
        ("infantry", "P11", "Q12", True),  # both of its factors
        ("machine-gun", "P11", "Q11", False),  # its one factor goes straight
        ("buffalo", "P11", "Q12", False),
        ("truck", "P11", "Q12", False),  # who may drive on can be driven to Q10 first
        ("truck", "O10", "Q11", True),
    ],
)
def test_a_march_leads_over_a_bank_if_it_can(kind: str, start: str, end: str, passes: bool) -> None:
    """[8.1] Only the end of a march is named: of the ways there it takes one over a bank not yet visited."""
    field = Field()
    field.move(field.us(kind, start), end)
    assert bool((field.now.passed >> sector("Q10")) & 1) == passes


@pytest.mark.parametrize(("truck", "cost", "passes"), [("R13", 2, False), ("R14", 4, True)])
def test_a_way_over_a_bank_is_paid_for(truck: str, cost: int, passes: bool) -> None:
    """[8.1] [4.1] [4.12] From P11 to Q12 is one factor, by Q10 two: not for the tray that may ride on from there."""
    field = Field()
    tray = field.us("infantry", "P11")
    field.us("truck", truck)
    field.begin().play(f"move:{UNIT_NAMES[tray]}")
    assert RULES.prices(field.now, field.choice)[("to", sector("Q12"))].cost == cost
    field.play("to:Q12")
    assert field.now.left[tray] == 4 - cost
    assert bool((field.now.passed >> sector("Q10")) & 1) is passes
    assert (UNIT_NAMES[tray] in field.options("move")) is not passes


def test_who_is_stopped_where_he_ends_goes_by_the_banks() -> None:
    """[8.1] [4.3] [4.12] The German of E13 stops the tray in D12: the truck beside it is no reason to go straight."""
    field = Field()
    tray = field.us("infantry", "C12")
    field.us("truck", "C13")
    field.de("infantry", "E13")
    field.g.passed |= sum(1 << sector(bank) for bank in ("B11", "D11"))
    field.move(tray, "D12")
    assert "C11" in names(listed(field.now.passed))


@pytest.mark.parametrize(("engineers", "bank"), [("C8", "C11"), ("D8", "D11")])
def test_of_two_new_banks_it_takes_the_one_that_opens_a_site(engineers: str, bank: str) -> None:
    """[8.1] From C12 to D12 by C11 or D11, a factor more either way: where the engineers stand opposite."""
    field = Field()
    tray = field.us("infantry", "C12")
    field.us("engineers", engineers)
    field.move(tray, "D12")
    assert [one for one in ("C11", "D11") if one in names(listed(field.now.passed))] == [bank]


def test_who_has_too_little_left_to_get_on_goes_by_the_banks() -> None:
    """[8.1] [4.12] From A11 to C12 a tray has half a factor left, or none by C11: the truck of B12 helps it no more."""
    field = Field()
    tray = field.us("infantry", "A11")
    field.us("truck", "B12")
    field.move(tray, "C12")
    assert field.now.left[tray] == 0 and {"B11", "C11"} <= set(names(listed(field.now.passed)))


def test_a_march_leads_over_no_bank_beside_the_enemy_on_its_way() -> None:
    """[8.1] [4.3] It would have to stop in N7, beside the German of O6, and goes straight from N6 to O7."""
    field = Field()
    field.de("infantry", "O6")
    field.move(field.us("infantry", "N6"), "O7")
    assert names(listed(field.now.passed)) == ["O7"]


@pytest.mark.parametrize(
    ("start", "end", "visited", "passes"),
    [
        ("C11", "C12", "B11", ["D11", "E10"]),  # rather than over B11 and A11, of which one has been visited
        ("I6", "H7", "J7", ["H7"]),  # J7 has been visited: there is no reason to go round by it
        ("P6", "N6", "Q7", ["O7", "P7"]),  # two new ones, and not N7 alone for the sake of a longer way
        ("R13", "Q10", "A8", ["P10", "Q10"]),  # of two ways over one more it takes the first
    ],
)
def test_of_several_ways_it_takes_the_one_over_most_new_banks(
    start: str, end: str, visited: str, passes: list[str]
) -> None:
    """[8.1] Banks that have been visited, and other ground, do not count."""
    field = Field()
    tank = field.us("light-tank", start)
    field.g.passed |= 1 << sector(visited)
    before = field.g.passed
    field.move(tank, end)
    assert names(listed(field.now.passed & ~before)) == passes


def test_no_german_may_be_beside_the_banks() -> None:
    """[8.1] Neither at the start nor later."""
    field = site([])
    assert may_build(field.g, ROW_B)
    field.de("infantry", "C12")
    assert not may_build(field.g, ROW_B)


def test_no_german_may_stand_on_a_bank() -> None:
    """[8.1] A single tray on the eastern bank sector stops the work."""
    field = site([])
    field.de("infantry", "B11")
    assert not may_build(field.g, ROW_B)


def test_houses_and_hills_are_no_site_and_the_railway_bridge_neither() -> None:
    """[8.1] In row G the west bank is a house, in row I stands the railway bridge."""
    field = Field()
    field.g.passed = (1 << 324) - 1
    assert [chr(65 + row) for row in range(18) if not may_build(field.g, row)] == ["G", "I"]


def test_each_troop_rolls_a_die() -> None:
    """[8.2] Three dice are added to what is there."""
    field = site([6, 5, 4], labour=3)
    field.play("work", "work", "work")
    assert field.now.labour[ROW_B] == 18 and field.now.finished[ROW_B] == 0
    assert field.told("built") == [(sector("B9"), 15, 18)]


def test_who_works_does_not_move() -> None:
    """[8.2] Who stands by may."""
    field = site([6], labour=3).no_reserves()
    field.play("work", "stand-by", "stand-by")
    assert field.options("move") == ["us-engineers-2"]


def test_thirty_units_complete_a_bridge_and_no_more_are_counted() -> None:
    """[8.3] It opens the turn after."""
    field = site([6, 5, 4], labour=20)
    field.play("work", "work", "work")
    assert field.now.labour[ROW_B] == 30
    assert not crossable(field.now, ROW_B)
    field.now.turn = 4
    assert crossable(field.now, ROW_B)


def test_a_complete_bridge_needs_no_work() -> None:
    """[8.2] Engineers are asked only where something is to be done."""
    assert site([], labour=30).choice.prompt != "labour"


@pytest.mark.parametrize(("light", "gained"), [("no", 13), ("yes", 6)])
def test_night_halves_labour(light: str, gained: int) -> None:
    """[10.2] Turn 3 is a night: 13 pips are 6 units."""
    field = site([6, 5, 2], night=light)
    field.play("work", "work", "work")
    assert field.now.labour[ROW_B] == gained


def test_germans_may_shell_a_bridge_with_nobody_on_it() -> None:
    """[8.4] Both river sectors are targets, from the first labour unit on."""
    field = site([], labour=1)
    field.de("howitzer", "B15")
    assert (targets(field.g, 1) >> sector("B9")) & 1 and (targets(field.g, 1) >> sector("B10")) & 1
    assert not (targets(field.g, 0) >> sector("B9")) & 1


def shelled(labour: int, dice: list[int], finished: int = 0) -> Field:
    """A German howitzer five sectors off fires at B10: four dice by 8."""
    field = site(dice, labour, "fire")
    field.g.finished[ROW_B] = finished
    field.g.seat = 1
    field.de("howitzer", "B15")
    return field


def test_each_hit_costs_a_die_of_labour() -> None:
    """[8.4] 20 pips by 8 are two hits: 3 and 4 are taken off, and the bridge stays open."""
    field = shelled(30, [5, 5, 5, 5, 3, 4], finished=2)
    tank = field.us("light-tank", "B9")
    field.play("fire-from:B15", "all-at:B10")
    assert field.now.labour[ROW_B] == 23
    assert crossable(field.now, ROW_B) and field.where(tank) == "B9"


def test_a_single_hit_costs_a_die_too() -> None:
    """[8.4] Eight pips by 8 are one hit."""
    field = shelled(30, [2, 2, 2, 2, 3], finished=2)
    field.play("fire-from:B15", "all-at:B10")
    assert field.now.labour[ROW_B] == 27


def test_pieces_on_the_bridge_are_hit_besides() -> None:
    """[8.4] The usual casualties, and the bridge all the same."""
    field = shelled(30, [5, 5, 5, 5, 3, 4], finished=2)
    tank = field.us("light-tank", "B10")
    field.play("fire-from:B15", "all-at:B10")
    assert field.where(tank) == "lost" and field.now.labour[ROW_B] == 23


def test_a_damaged_bridge_can_be_repaired() -> None:
    """[8.4] In the usual manner, up to thirty; it has been open all the time."""
    field = site([6, 6, 6], labour=23)
    field.g.finished[ROW_B] = 2
    field.play("work", "work", "work")
    assert field.now.labour[ROW_B] == 30 and field.now.finished[ROW_B] == 2


def test_without_labour_units_the_bridge_and_all_on_it_are_gone() -> None:
    """[8.5] Both river sectors; the banks are spared."""
    field = shelled(5, [5, 5, 5, 5, 3, 4], finished=2)
    lost, safe = field.us("light-tank", "B9"), field.us("light-tank", "B11")
    field.play("fire-from:B15", "all-at:B10")
    assert (field.now.finished[ROW_B], field.now.labour[ROW_B]) == (0, 0)
    assert field.where(lost) == "lost" and field.where(safe) == "B11"


def test_engineers_fight_as_infantry() -> None:
    """[8.6] One point of combat value a tray."""
    field = Field()
    assert value([field.us("engineers", "B8"), field.us("infantry", "B8")]) == 2


def test_engineers_aboard_a_truck_do_not_work() -> None:
    """[8.2] Those beside it do."""
    field = site([6, 6], labour=3)
    truck, rider = field.us("truck", "B8"), unit("us-engineers-3")
    take(field.g, rider)
    load(field.g, rider, truck)
    field.play("work", "work")
    assert field.choice.prompt != "labour"


def test_engineers_who_stand_on_no_bank_do_not_work() -> None:
    """[8.2] Though in the last row a bridge could be built."""
    field = Field("labour", turn=3)
    for bank in ("R7", "R10"):
        field.g.passed |= 1 << sector(bank)
    field.us("engineers", "M2")
    assert field.choice.prompt != "labour"


def test_a_salvo_without_a_hit_does_nothing_to_a_bridge() -> None:
    """[8.4] Four pips by 8; nothing is told of any damage."""
    field = shelled(30, [1, 1, 1, 1], finished=2)
    field.play("fire-from:B15", "all-at:B10")
    assert field.now.labour[ROW_B] == 30 and field.told("bridge-damaged") == []


def test_a_bridge_that_was_only_begun_is_shelled_to_nothing() -> None:
    """[8.4] [8.5] Down to its last unit; it was no bridge yet, and a boat below it is safe."""
    field = shelled(1, [2, 2, 2, 2, 3])
    boat = field.us("weasel", "B9")
    field.play("fire-from:B15", "all-at:B10")
    assert field.now.labour[ROW_B] == 0 and field.told("bridge-down") == [] and field.where(boat) == "B9"


def test_american_fire_spares_the_bridge() -> None:
    """[8.4] At a German who stands on it."""
    field = site([6, 6, 6, 6, 1, 1, 1, 1, 1, 1], 30, "fire")
    field.g.finished[ROW_B] = 2
    field.us("medium-tank", "B11")
    field.de("infantry", "B10", 2)
    field.no_reserves().play("fire-from:B11", "all-at:B10")
    assert field.told("salvo") and field.now.labour[ROW_B] == 30
