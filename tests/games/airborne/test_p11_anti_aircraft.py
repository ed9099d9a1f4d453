"""[P11] [P11.1] [P11.2] [P11.3] [I.G] [I.B.2] [III.D] Anti-aircraft fire."""

import pytest

from bridgehead.games.airborne.combat.anti_aircraft import (
    anti_aircraft_strength,
    gunners,
    range_to,
    sky_options,
    total_strength,
)
from bridgehead.games.airborne.combat.firepower import WHOLE
from bridgehead.games.airborne.printed.components import hex_name
from bridgehead.games.airborne.printed.tables import ANTI_AIRCRAFT
from bridgehead.games.airborne.state import DISPERSED, HIT, OVERHEAD, SPENT
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import PLATOON, RIFLES, Field, group, h
from tests.games.airborne.played import Played

LONG = ["." * 36] * 5
GIVEN = {
    "1-8": "Dam - - - - -",
    "9-12": "X Dam - - - -",
    "13-16": "X Dam Dam - - -",
    "17-20": "X X Dam Dam - -",
    "21-26": "X X Dam Dam Dam -",
    "27-36": "X X X Dam Dam Dam",
    "37+": "X X X X Dam Dam",
}


def sky(
    guns: dict[str, str], dice: list[int] | None = None, target: str = "C05", gliders: bool = False, **more: object
) -> Field:
    """One plane over a hex, flying east, guns on the ground, their owner asked."""
    comes = {PLATOON: 1, "glider-allied" if gliders else "halifax": 1}
    field = Field(
        defender=guns,
        dice=dice,
        grid=LONG,
        drops=None if gliders else comes,
        glides=comes if gliders else None,
        **more,  # type: ignore[arg-type]
    )
    g = field.g
    g.where[g.battle.planes[0]] = OVERHEAD
    g.plan_hex[0], g.plan_turn[0], g.heading[0] = h(target), 1, 1
    g.acting, g.phase = 0, sequence.ANTI_AIRCRAFT
    g.wind, g.speed = 4, 0
    return field


@pytest.mark.parametrize("column", GIVEN)
def test_every_cell_of_the_table(column: str) -> None:
    """[P11.1] Strength by die."""
    at = ANTI_AIRCRAFT.columns.index(column)
    assert [ANTI_AIRCRAFT.result(at, die) for die in range(1, 7)] == GIVEN[column].split()


@pytest.mark.parametrize(
    ("strength", "column"),
    [(1, "1-8"), (8, "1-8"), (9, "9-12"), (16, "13-16"), (17, "17-20"), (36, "27-36"), (99, "37+")],
)
def test_the_columns_begin_where_they_should(strength: int, column: str) -> None:
    """[P11.1] Least strength of each column."""
    assert ANTI_AIRCRAFT.columns[ANTI_AIRCRAFT.column_of(strength)] == column


@pytest.mark.parametrize(("where", "strength"), [("C05", 8), ("C10", 8), ("C11", 4), ("C15", 4), ("C16", 0)])
def test_strength_doubles_within_half_range(where: str, strength: int) -> None:
    """[P11.1] A 20 mm battery: 4, range 10."""
    field = sky({where: "20mm-aa"})
    assert anti_aircraft_strength(field.g, field.unit("20mm-aa"), 0) == strength * WHOLE


def test_a_plane_can_be_reached_over_the_two_hexes_before_its_target() -> None:
    """[P11.2] Flying east over C10: also C09 and C08."""
    field = sky({"C01": "20mm-aa"}, target="C10")
    assert range_to(field.g, field.unit("20mm-aa"), 0) == 7


@pytest.mark.parametrize(("gun", "strength"), [("88mm-at", 20), ("90mm-at", 15)])
def test_heavy_batteries_may_fire_at_aircraft(gun: str, strength: int) -> None:
    """[I.B.2] [P11.1] [P4.1] Range 20; armour-piercing, so half of 20 or 15, doubled within half range."""
    field = sky({"C10": gun})
    assert total_strength(field.g, [field.unit(gun)], 0) == strength
    far = sky({"C20": gun})
    assert total_strength(far.g, [far.unit(gun)], 0) == strength // 2


def test_who_stands_in_the_first_hex_may_fire_at_planes() -> None:
    """[P11.1] A01 is a hex like any other."""
    assert sky_options(sky({"A01": "20mm-aa"}).g) != []


def test_rifles_may_not() -> None:
    """[P11.1] Anti-aircraft units only."""
    assert sky_options(sky({"C05": RIFLES}).g) == []


@pytest.mark.parametrize(("where", "strength"), [("C05", 4), ("C10", 4), ("C11", 0)])
def test_at_night_only_near_planes_are_found(where: str, strength: int) -> None:
    """[P11.1] [I.C.1] Half range, eight hexes at most, never doubled."""
    field = sky({where: "20mm-aa"}, night=True)
    assert anti_aircraft_strength(field.g, field.unit("20mm-aa"), 0) == strength * WHOLE


@pytest.mark.parametrize(("column", "found"), [(8, True), (9, False)])
def test_the_night_sky_is_eight_hexes_wide(column: int, found: bool) -> None:
    """[P11.1] Half the range of an 88 is ten, but nobody finds a plane beyond eight hexes by night."""
    at = f"C{column + 1:02d}"
    drop = {"turn": 1, "zone": {"type": "list", "hexes": ["C01"]}}
    groups = [group("airborne", {PLATOON: 1, "halifax": 1}, "drop", **drop)]
    played = Played({}, {at: "88mm-at"}, grid=["." * 36] * 5, groups=groups, night=True)
    played.answer("fly:east", "on-turn:1", "target:C01", "seal")
    assert (played.choice.prompt == "phase-anti-aircraft") == found


def test_guns_that_fire_at_aircraft_are_seen() -> None:
    """[P11.1] [P9.2] From a town, in view: in the next combat phase of the airborne side they may be fired at."""
    drop = {"turn": 1, "zone": {"type": "list", "hexes": ["I12"]}}
    groups = [group("airborne", {PLATOON: 1, "halifax": 1}, "drop", **drop)]
    for shot in (True, False):
        defender = {"E08": "20mm-aa"}
        played = Played({"E01": "75mm-how-allied"}, defender, grid=["." * 7 + "t...."] * 9, groups=groups)
        played.answer("fly:east", "on-turn:1", "target:I12", "seal").until("phase-anti-aircraft")
        played.answer("shoot:halifax-1" if shot else "done")
        played.until("order-target", 0, 2).answer("no-order")
        assert (played.choice.prompt == "phase-fire" and "fire-at-hex:E08" in played.offers()) == shot


def test_a_transport_shot_down_is_lost_with_its_platoon() -> None:
    """[P11.3] [I.G] Two batteries near by, 16 together; a 1."""
    field = sky({"C06": "20mm-aa", "C07": "20mm-aa"}, [1])
    field.play("shoot:halifax-1", "all")
    assert field.told("flak")[0][2:] == ("13-16", 1, "result-X")
    assert field.dead(PLATOON) and field.g.losses[0] == 4
    assert field.has("20mm-aa-1", SPENT) and field.has("20mm-aa-2", SPENT)


def test_from_a_damaged_transport_everybody_jumps_early() -> None:
    """[P11.3] A die of 3: three hexes back along the flight, with a drift of their own."""
    field = sky({"C11": "20mm-aa", "A36": RIFLES}, [1, 3, 1, 6, 6, 6, 6], target="C10")
    field.play("shoot:halifax-1")
    assert field.has("halifax", HIT) and hex_name(field.g.plan_hex[0]) == "C07"
    field.play()
    assert field.told("drift") == [(h("C07"), 1, "A")]


def test_no_farther_back_than_the_edge() -> None:
    """[P11.3] The board ends before the die does."""
    field = sky({"C04": "20mm-aa"}, [1, 6], target="C04")
    field.play("shoot:halifax-1")
    assert hex_name(field.g.plan_hex[0]) == "C01"


def test_gliders_are_targets_too() -> None:
    """[III.D] [I.G] In the same phase."""
    field = sky({"C06": "20mm-aa"}, [6], gliders=True)
    field.play("shoot:glider-allied-1")
    assert field.told("flak")[0][3:] == (6, "result--")


def test_each_gun_fires_once_in_an_air_phase() -> None:
    """[P11.1] Then it is spent."""
    field = sky({"C06": "20mm-aa"}, [6])
    field.play("shoot:halifax-1")
    assert sky_options(field.g) == []


def test_the_owner_chooses_his_guns_one_by_one() -> None:
    """[P11.1] One of two fires, the other keeps its shot."""
    field = sky({"C06": "20mm-aa", "C07": "20mm-aa"}, [6])
    field.play("shoot:halifax-1", "with:20mm-aa-2", "fire")
    assert not field.has("20mm-aa-1", SPENT) and field.has("20mm-aa-2", SPENT)


def test_neither_the_dispersed_nor_those_beside_an_enemy_fire() -> None:
    """[P11.1] [II.E] A gun with paratroops in its own hex has other cares."""
    field = sky({"C06": "20mm-aa", "C07": "20mm-aa"}, airborne={"C07": "engineer-platoon-british-44"})
    field.g.marks[field.unit("20mm-aa-1")] |= DISPERSED
    assert gunners(field.g, 0) == []


def test_the_first_gliders_of_a_surprise_are_not_fired_at() -> None:
    """[P12.4] Where the scenario keeps the sky quiet at first."""
    assert sky_options(sky({"C06": "20mm-aa"}, special={"quiet_sky_until": 1}).g) == []
