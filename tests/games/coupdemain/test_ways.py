"""[T11.1] [T11.5] The ways of Infantry, by day and night, and the MF it has for them."""

from __future__ import annotations

import pytest

from bridgehead.games.coupdemain.marks import CX, PINNED, WALKING, WOUNDED
from bridgehead.games.coupdemain.moving.allotment import allotment, road_bonus
from bridgehead.games.coupdemain.moving.costs import STREET, WHOLE, location_of, ways_of
from bridgehead.games.coupdemain.printed.laying import shipped_ground
from bridgehead.games.coupdemain.state import ASSAULT, DOUBLE, NORMAL
from tests.games.coupdemain.field import Field

GROUND = shipped_ground()


def price(here: str, there: str, night: bool = False) -> int:
    """The half-MF from one Location to the next."""
    return ways_of(GROUND, night).price(GROUND.location(here), GROUND.location(there))


def leads(here: str) -> set[str]:
    """Whither Infantry can go from a Location, streets left out."""
    found = ways_of(GROUND, False).leads[GROUND.location(here)]
    return {GROUND.name(there) for there in found if there == location_of(there)}


@pytest.fixture
def afresh() -> None:
    """Whatever was worked out of the ground before is forgotten, so that its ways are laid in this test."""
    GROUND.worked_out.clear()


@pytest.mark.parametrize(
    ("here", "there", "halves"),
    [
        ("N1", "O2", 3),  # grain
        ("T21", "U22", 4),  # brush
        ("BB0", "CC1", 4),  # woods
        ("D1", "E2", 2),  # orchard
        ("II13", "HH13", 2),  # graveyard
        ("F0", "G1", 4),  # building
        ("DD15", "DD16", 6),  # a stream takes the place of the open ground
        ("P22", "Q23", 4),  # a gully in the open
        ("X1", "Y2", 3),  # downhill nothing is dearer
        ("Z8", "Z9", WHOLE),  # marsh
    ],
)
def test_the_ground_has_its_price(here: str, there: str, halves: int) -> None:
    """[T5.1] [T5.11] [T5.12] [T11.5] In half-MF: open ground 2, grain 3, brush and woods 4, a stream 6, marsh all
    there is.
    """
    assert price(here, there) == halves


def test_walls_and_hedges_are_added_before_the_level_doubles() -> None:
    """[T5.15] [T5.17] [T11.5] A wall or hedge costs 1 MF; a level up doubles ground and hexside, two levels
    fourfold.
    """
    assert price("NN0", "OO1") == 4
    assert price("Z1", "Z0") == 4
    assert price("Y10", "X10") == 8
    assert price("R16", "R15") == 10
    assert price("I10", "J9") == 12


def test_up_a_slope_is_one_mf_more_and_nothing_doubles() -> None:
    """[T5.15] [T5.17] The slope is added once, with a hedge too, along the road too; down the slope it costs
    nothing.
    """
    assert price("B1", "C1") == 4
    assert price("C1", "B1") == 2
    assert price("MM7", "NN6") == 6
    assert price("P16", "Q16") == 6
    assert (price("Y22", "Y23"), price("Y23", "Y22")) == (4, 2)


def test_a_road_hexside_costs_one_mf_whatever_the_hex() -> None:
    """[T5.3] Through woods and a gully too; across the fields the same woods cost 2 MF, uphill the road doubles."""
    assert price("H8", "G9") == 2
    assert price("S21", "T21") == 2
    assert price("F9", "E10") == 2
    assert price("E10", "F9") == 4


def test_inside_a_building_a_step_is_one_mf() -> None:
    """[T2.6] [T2.7] [T5.17] From hex to hex and up the stairs; in the château there are stairs in three hexes only."""
    assert price("FF4", "GG4") == 2
    assert price("X18", "X18.1") == 2
    assert price("C14.1", "C15.1") == 2
    assert "C14.1" not in leads("C14")
    assert {"C16.1"} <= leads("C16")


def test_water_is_never_entered_and_the_bridge_by_its_road_only() -> None:
    """[T2.12] [T5.14] From Y18 to Y21 and nowhere else."""
    assert leads("Y19") == {"Y18", "Y20"}
    assert leads("Y20") == {"Y19", "Y21"}
    assert not {"X19", "Z19"} & leads("X18")


@pytest.mark.usefixtures("afresh")
def test_who_comes_by_road_may_pass_by_a_building() -> None:
    """[T5.4] On the street 1 MF, inside the building 2 MF; from the street inside, or on along the road, 1 MF more."""
    ways = ways_of(GROUND, False)
    street = GROUND.location("X18") + STREET
    assert ways.price(GROUND.location("Y18"), street) == 2
    assert price("Y18", "X18") == 4
    assert ways.price(street, GROUND.location("X18")) == 2
    assert ways.price(street, GROUND.location("W18") + STREET) == 2
    assert ways.along_road(street, GROUND.location("W18") + STREET)
    assert not ways.along_road(street, GROUND.location("X18"))
    assert not ways.along_road(GROUND.location("Y18"), GROUND.location("X18"))
    assert STREET not in [there % 8 for there in ways.leads[GROUND.location("X17")]]


@pytest.mark.usefixtures("afresh")
def test_by_night_cover_costs_one_mf_more_off_the_road() -> None:
    """[T18.9] Woods and grain, whatever the level doubles first; not along a road, nor inside a building."""
    assert price("N1", "O2", night=True) == 5
    assert price("R16", "R15", night=True) == 12
    assert price("H8", "G9", night=True) == 2
    assert price("FF4", "GG4", night=True) == 2
    assert price("B0", "C1", night=True) == 2


def points(pieces: list[str], manner: int = NORMAL, marks: dict[int, int] | None = None) -> int:
    """The half-MF of a British stack in Y21."""
    field = Field([f"{piece.split()[0]} Y21 {' '.join(piece.split()[1:])}" for piece in pieces], ["4-4-7 M12"], [])
    for piece, mark in (marks or {}).items():
        field.g.marks[field.british[piece]] |= mark
    return allotment(field.g, field.british, manner)


def test_four_mf_and_six_with_a_leader() -> None:
    """[T11.1] MMC have 4 MF, SMC 6; MMC that go with a Good Order leader have 2 more. The slowest counts."""
    assert points(["6-4-8"]) == 8
    assert points(["9-1"]) == 12
    assert points(["6-4-8", "4-5-8", "9-1"]) == 12
    assert points(["6-4-8", "1-4-9"]) == 8


def test_green_troops_have_three_mf_without_a_leader() -> None:
    """[T0.10] [T11.1] Conscripts 3 MF always, 5 with a leader; other green MMC are as all others while a leader is
    with them.
    """
    field = Field(["6-4-8 Y21"], ["4-3-6 X18", "8-0 X18"], [])
    squad, leader = field.german
    assert allotment(field.g, [squad], NORMAL) == 6
    assert allotment(field.g, [squad, leader], NORMAL) == 10


def test_double_time_adds_two_mf() -> None:
    """[T11.9] For MMC and SMC, 8 MF with a leader."""
    assert points(["6-4-8"], DOUBLE) == 12
    assert points(["6-4-8", "9-1"], DOUBLE) == 16
    assert points(["9-1"], DOUBLE) == 16
    assert points(["6-4-8"], ASSAULT) == 8


def test_the_hurt_have_three_mf_and_no_additions() -> None:
    """[T11.1] [9.4.CG17] Walking Wounded and wounded SMC: no leader's help, no double time, no road bonus; and a
    wounded leader helps nobody above what he has.
    """
    assert points(["6-4-8", "9-1"], marks={0: WALKING}) == 6
    assert points(["9-1"], DOUBLE, marks={0: WOUNDED}) == 6
    assert points(["6-4-8", "9-1"], marks={1: WOUNDED}) == 6
    field = Field(["6-4-8 Y21", "4-5-8 Y21"], ["4-4-7 M12"], [])
    assert road_bonus(field.g, field.british) == 2
    field.g.marks[field.british[1]] |= WALKING
    assert road_bonus(field.g, field.british) == 0


def test_each_pp_above_capacity_costs_one_mf() -> None:
    """[T3.3] [T11.1] A squad carries 3 PP, a SMC 1; a 51 mm mortar and two LMG weigh 4."""
    assert points(["6-4-8 mortar-51 lmg"]) == 8
    assert points(["6-4-8 mortar-51 lmg lmg"]) == 6
    assert points(["6-4-8", "9-1 mortar-51"]) == 10


def test_dummies_go_as_fast_as_who_goes_with_them() -> None:
    """[T11.25] [T17.4] One dummy has 4 MF, two or more have 6; with units they have what these have."""
    assert points(["dummy"]) == 8
    assert points(["dummy", "dummy"]) == 12
    assert points(["dummy", "dummy", "6-4-8"]) == 8


def test_a_leader_counts_while_he_is_in_good_order() -> None:
    """[T11.10] [T11.18] A broken leader in the same Location gives nothing; marks of fatigue take nothing away."""
    field = Field(["6-4-8 Y21", "9-1 Y21"], ["4-4-7 M12"], [])
    field.g.marks[field.british[0]] |= CX
    assert allotment(field.g, field.british, NORMAL) == 12
    field.g.marks[field.british[1]] |= PINNED
    assert allotment(field.g, field.british[:1], NORMAL) == 8


def test_a_path_is_as_good_as_by_day() -> None:
    """[T18.9] Through the woods along a path the night adds nothing."""
    assert price("D12", "E12", night=True) == price("D12", "E12")
    assert price("D12", "E12") == 2
