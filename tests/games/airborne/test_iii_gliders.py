"""[III] [III.A] [III.C] [III.E] [III.F] Gliders."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgehead.engine.errors import DataError
from bridgehead.games.airborne.board.stacking import places_taken
from bridgehead.games.airborne.landing.gliders import clear_hulls, land_gliders, landing_hex
from bridgehead.games.airborne.landing.landing import disperse_crowds, note_crowds
from bridgehead.games.airborne.march.movement import may_move
from bridgehead.games.airborne.printed.components import hex_name
from bridgehead.games.airborne.printed.tables import GLIDER
from bridgehead.games.airborne.state import DISPERSED, HIT, OVERHEAD
from tests.games.airborne.field import PLATOON, Field, h

EAST, WEST = 1, 4
FROM_NW, FROM_W, FROM_E = 5, 4, 1


def flying(
    dice: list[int], gliders: int = 1, wind: int = FROM_W, speed: int = 0, heading: int = EAST, **more: object
) -> Field:
    """Gliders over E06 with a platoon each, about to land."""
    field = Field(glides={PLATOON: gliders, "glider-allied": gliders}, dice=dice, **more)  # type: ignore[arg-type]
    g = field.g
    g.wind, g.speed, g.acting = wind, speed, 0
    for at, plane in enumerate(g.battle.planes):
        g.where[plane] = OVERHEAD
        g.plan_hex[at], g.plan_turn[at], g.heading[at] = h("E06"), 1, heading
    return field


@pytest.mark.parametrize(("die", "code"), [(1, "short"), (2, "short"), (3, "on"), (4, "on"), (5, "long"), (6, "long")])
def test_every_die_of_the_deviation(die: int, code: str) -> None:
    """[III.F.1] 1 and 2 short, 3 and 4 on target, 5 and 6 long."""
    assert GLIDER.result(0, die) == code


@pytest.mark.parametrize(("die", "place"), [(1, "E07"), (4, "E08"), (6, "E09")])
def test_short_on_and_long_lie_along_the_flight(die: int, place: str) -> None:
    """[III.F.1] [III.F.2] Flying east with a gusty wind from the west: two hexes on from E05, E06, E07."""
    field = flying([die, 6], speed=1)
    land_gliders(field.g)
    assert field.at(PLATOON) == place == field.at("glider-allied")


def test_the_worked_example_short_with_a_gusty_wind_from_hexside_five() -> None:
    """[III.F.2] Aimed at A, short, and two hexes with the wind that comes from the fifth hexside, the west."""
    field = flying([2, 6], wind=FROM_W, speed=1, heading=WEST)
    land_gliders(field.g)
    assert field.at(PLATOON) == "E09"  # short of E06 flying west is E07, and two hexes east of it E09


@pytest.mark.parametrize(("speed", "place"), [(0, "F06"), (1, "G07"), (2, "H07")])
def test_the_wind_shifts_one_two_or_three_hexes(speed: int, place: str) -> None:
    """[III.F.2] Low, gusty, high; a wind from the north-west carries to the south-east."""
    field = flying([3, 6], wind=FROM_NW, speed=speed)
    land_gliders(field.g)
    assert field.at(PLATOON) == place


def test_each_glider_rolls_for_itself() -> None:
    """[III.F] One short, one long."""
    field = flying([1, 6, 5, 6], gliders=2)
    land_gliders(field.g)
    assert [field.at(f"{PLATOON}-{n}") for n in (1, 2)] == ["E06", "E08"]


def test_the_corner_hex_is_on_the_board() -> None:
    """[III.F] Aimed at A02, on target, and one hex west with a low wind from the east."""
    field = flying([3, 6], wind=FROM_E, heading=WEST)
    field.g.plan_hex[0] = h("A02")
    land_gliders(field.g)
    assert field.at(PLATOON) == "A01" and not field.dead(PLATOON)


def test_off_the_board_is_lost() -> None:
    """[III.F] Aimed too near the edge."""
    field = flying([5], speed=2)
    field.g.plan_hex[0] = h("E10")
    land_gliders(field.g)
    assert field.dead(PLATOON)


@pytest.mark.parametrize(
    ("row", "die", "result"), [("f", 3, "dead"), ("f", 4, "dispersed"), ("f", 5, "safe"), (".", 1, "safe")]
)
def test_the_landing_itself(row: str, die: int, result: str) -> None:
    """[III.F.2] One die + 1 on the survival chart for glider and load: in woods lost to 3, dispersed on 4; never in
    the open.
    """
    field = flying([3, die], grid=[row * 12] * 9)
    land_gliders(field.g)
    assert field.dead(PLATOON) == (result == "dead")
    assert field.has(PLATOON, DISPERSED) == (result == "dispersed")


def test_water_swallows_a_glider() -> None:
    """[III.F.2] Always."""
    field = flying([3, 6], grid=["." + "~" * 11] * 9)
    land_gliders(field.g)
    assert field.dead(PLATOON)


def test_the_load_does_not_move_in_the_turn_of_landing_and_is_a_formed_unit() -> None:
    """[III.C] [II.F] A full platoon stands under the hull at once."""
    field = flying([3, 6])
    land_gliders(field.g)
    assert not may_move(field.g, field.unit(PLATOON))
    assert field.stack("E07") == [f"{PLATOON}-1", "glider-allied-1"]


def test_gliders_count_for_stacking_until_they_are_cleared_away() -> None:
    """[III.E] Glider with load one place; the hull alone still one; gone at the end of the next own segment."""
    field = flying([3, 6])
    land_gliders(field.g)
    assert places_taken(field.g, h("E07"), 0) == 1
    clear_hulls(field.g)
    assert field.at("glider-allied") == "E07"
    clear_hulls(field.g)
    assert field.at("glider-allied") == ""


def test_three_gliders_in_a_hex_disperse_everybody() -> None:
    """[III.E] [I.F] Two are allowed."""
    field = flying([3, 6, 3, 6, 3, 6], gliders=3)
    land_gliders(field.g)
    note_crowds(field.g)
    disperse_crowds(field.g)
    assert all(field.has(f"{PLATOON}-{n}", DISPERSED) for n in (1, 2, 3))


def test_two_gliders_do_not() -> None:
    """[III.E] Nobody is dispersed."""
    field = flying([3, 6, 3, 6], gliders=2)
    land_gliders(field.g)
    note_crowds(field.g)
    assert field.g.crowded == []


def test_a_damaged_glider_falls_two_hexes_short_and_its_load_is_dispersed() -> None:
    """[P11.3] No deviation die; then the wind."""
    field = flying([6])
    field.g.marks[field.g.battle.planes[0]] |= HIT
    land_gliders(field.g)
    assert field.at(PLATOON) == "E05"
    assert field.has(PLATOON, DISPERSED)


def test_guns_come_by_glider_but_are_not_dropped() -> None:
    """[III.C] A gun in a glider is fine, under a parachute only where the scenario says so."""
    Field(glides={"6pdr-at": 1, "glider-allied": 1})
    with pytest.raises(DataError, match="guns_may_drop"):
        Field(drops={"6pdr-at": 1, "c-47": 1})


def test_one_load_a_glider() -> None:
    """[III.C] Two platoons do not fit into one glider."""
    with pytest.raises(DataError, match="each takes one"):
        Field(glides={PLATOON: 2, "glider-allied": 1})


@given(st.integers(0, 5), st.integers(0, 2), st.sampled_from([-1, 0, 1]), st.sampled_from([EAST, WEST]))
def test_the_row_of_flight_is_that_of_the_target(wind: int, speed: int, along: int, heading: int) -> None:
    """[III.A] Before the wind takes it, a glider is in its target's hex row; the wind moves it by one, two or three."""
    ground = Field({"A01": PLATOON}).g.battle.ground
    still = ground.ray(h("E06"), heading if along > 0 else (heading + 3) % 6, abs(along))
    place = landing_hex(ground, h("E06"), heading, along, wind, speed)
    assert hex_name(still)[0] == "E"
    assert ground.distance(still, place) == speed + 1
