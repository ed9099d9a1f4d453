"""[I.A] [I.B.1] [P8.3] [P8.4] [P8.5] Close assault, overrun, opportunity fire."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.airborne.combat.close_assault import assault_options, engineers_help, may_assault
from bridgehead.games.airborne.combat.opportunity_fire import spent_in_view
from bridgehead.games.airborne.state import ASSAULTED, BLOCK, BLOWN, DISPERSED, FIRED, MINES, MOVED, SPENT
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import GAME, GUARDS, PLATOON, RIFLES, Field, h

ENGINEERS = "engineer-platoon-british-44"
GUNNERS = "mg-platoon-british"
BRITISH = "rifle-platoon-british-44"
TANK = "pzkw-iv-h"
TRACK = "sdkfz-251-west"


def assaults(field: Field) -> list[str]:
    field.g.phase = sequence.ASSAULT
    return [GAME.notation(one) for one in assault_options(field.g)]


def test_close_assault_is_the_last_phase_of_a_segment() -> None:
    """[I.A] After everybody has moved."""
    assert sequence.PHASES.index("assault") == len(sequence.PHASES) - 2
    assert sequence.FIRE < sequence.PLANES < sequence.VEHICLES < sequence.FOOT < sequence.ASSAULT


def test_the_whole_hex_defends_as_one() -> None:
    """[P8.4] Two platoons (8) from two hexes against 8 + 5: 1-2; −2 makes a 3 a 1."""
    field = Field({"E04": PLATOON, "E06": PLATOON}, {"E05": f"{RIFLES} {GUARDS}"}, dice=[3])
    field.play("assault:E05", "all", phase=sequence.ASSAULT)
    assert field.told("assault")[0][3:] == ("1-2", (("close-assault", -2),), 3, "result-D")
    assert field.has(RIFLES, DISPERSED) and field.has(GUARDS, DISPERSED)


def test_terrain_counts_in_an_assault() -> None:
    """[P8.4] [P3.3] +1 in a town, −2 for the assault."""
    field = Field({"E04": PLATOON}, {"E05": GUARDS}, grid=["....t......."] * 9, dice=[6])
    field.play("assault:E05", phase=sequence.ASSAULT)
    assert field.told("assault")[0][4] == (("town", 1), ("close-assault", -2))


def test_one_assault_a_hex_and_a_unit_once() -> None:
    """[P8.4] In a segment."""
    field = Field({"E04": f"{PLATOON} {PLATOON}"}, {"E05": GUARDS}, dice=[6])
    field.play("assault:E05", f"with:{PLATOON}-1", "strike", phase=sequence.ASSAULT)
    assert field.has(f"{PLATOON}-1", ASSAULTED) and assaults(field) == []


def test_not_after_firing_but_after_moving() -> None:
    """[P8.4] Who fired is face down."""
    field = Field({"E04": PLATOON}, {"E05": GUARDS})
    field.g.marks[field.unit(PLATOON)] |= MOVED
    assert assaults(field) == ["assault:E05"]
    field.g.marks[field.unit(PLATOON)] |= FIRED
    assert assaults(field) == []


@pytest.mark.parametrize(
    ("kind", "able"), [(PLATOON, True), (ENGINEERS, True), ("81mm-mortar", False), ("6pdr-at", False), ("bren", False)]
)
def test_infantry_assaults(kind: str, able: bool) -> None:
    """[P8.4] Guns, mortars and vehicles do not."""
    field = Field({"E04": kind}, {"E05": GUARDS})
    assert may_assault(field.g, field.unit(kind)) == able


def test_machine_guns_only_support() -> None:
    """[P8.4] Beside other infantry in the same hex."""
    assert assaults(Field({"E04": GUNNERS}, {"E05": GUARDS})) == []
    field = Field({"E04": f"{GUNNERS} {BRITISH}", "E06": GUNNERS}, {"E05": GUARDS}, dice=[6])
    choice = field.play("assault:E05", phase=sequence.ASSAULT)
    assert f"with:{GUNNERS}-2" not in field.offers(choice)


def test_not_from_a_stream_nor_against_the_sea() -> None:
    """[P8.4] [P5.3] Its own bed holds them."""
    assert assaults(Field({"E05": PLATOON}, {"E06": GUARDS}, grid=["....s......."] * 9)) == []


def test_in_ones_own_hex_after_a_landing_among_enemies() -> None:
    """[P8.4] [II.E] The next hex or the same."""
    assert assaults(Field({"E05": PLATOON}, {"E05": GUARDS})) == ["assault:E05"]


@pytest.mark.parametrize(
    ("there", "helps"),
    [
        (f"{PLATOON}", False), (f"{PLATOON} {PLATOON}", True), (f"{PLATOON} {BRITISH}", True),
        (f"{ENGINEERS} {BRITISH}", True),
        (f"{ENGINEERS} {ENGINEERS}", False), (f"{BRITISH} {BRITISH}", False), (f"{ENGINEERS} {PLATOON}", True),
    ],
)  # fmt: skip
def test_engineers_and_complete_paratroop_platoons_shift_the_odds(there: str, helps: bool) -> None:
    """[I.B.1] [P8.4] Stacked with another infantry unit in the attacking hex."""
    field = Field({"E04": there}, {"E05": RIFLES})
    assert engineers_help(field.g, [u for u in range(len(field.g.where)) if field.g.battle.side[u] == 0]) == helps


def test_sticks_help_nobody() -> None:
    """[I.B.1] Complete platoons only."""
    field = Field(drops={PLATOON: 1, "halifax": 1}, defender={"E05": RIFLES})
    sticks = [field.place(f"stick-british-{n}", "E04") for n in (1, 2, 3, 4)]
    assert not engineers_help(field.g, sticks)


def test_the_shift_is_one_column() -> None:
    """[I.B.1] 4 + 4 against 8 is 1-1, with the shift 2-1."""
    field = Field({"E04": f"{PLATOON} {PLATOON}"}, {"E05": RIFLES}, dice=[6])
    field.play("assault:E05", "all", phase=sequence.ASSAULT)
    assert field.told("assault")[0][3] == "2-1"


def test_an_overrun_goes_through_and_stops_beyond() -> None:
    """[P8.3] 14 against 8 is 1-1, one column better 2-1; a 4 − 2 makes DD; the tank stands on the far side."""
    field = Field({"E05": PLATOON}, {"E04": TANK}, dice=[4])
    field.play(f"move:{TANK}-1", "overrun:E05", acting=1, phase=sequence.VEHICLES)
    assert field.told("overrun")[0][3:] == ("2-1", (("overrun", -2),), 4, "result-DD")
    assert field.at(TANK) == "E06" and field.has(PLATOON, DISPERSED)


def test_the_stack_may_join() -> None:
    """[P8.3] 28 against 8 is 3-1, one column better 4-1."""
    field = Field({"E05": PLATOON}, {"E04": f"{TANK} {TANK}"}, dice=[6])
    field.play(f"move:{TANK}-1", "overrun:E05", f"with:{TANK}-2", acting=1, phase=sequence.VEHICLES)
    assert field.told("overrun")[0][3] == "4-1" and field.dead(PLATOON)
    assert field.at(f"{TANK}-2") == "E06" and field.has(f"{TANK}-2", MOVED)


def overruns(field: Field, vehicle: str = TANK) -> list[str]:
    choice = field.play(f"move:{vehicle}-1", acting=1, phase=sequence.VEHICLES)
    return [one for one in field.offers(choice) if one.startswith("overrun")]


@pytest.mark.parametrize("letter", ["f", "t", "w", "/", "s"])
def test_only_enemies_in_the_open_are_overrun(letter: str) -> None:
    """[P8.3] Clear ground or a hilltop."""
    field = Field({"E05": PLATOON}, {"E04": TANK}, grid=[f"....{letter}......."] * 9)
    assert overruns(field) == []


@pytest.mark.parametrize("work", [MINES, BLOCK])
def test_nobody_drives_over_mines_or_a_block(work: int) -> None:
    """[P8.3] [P10.1] [P10.4] Both stop whoever enters, so there is no way out on the other side."""
    field = Field({"E05": PLATOON}, {"E04": TANK})
    field.g.works = changed(field.g.works, h("E05"), work)
    assert overruns(field) == []


def test_nobody_assaults_over_wide_water() -> None:
    """[P8.4] Not into the water where a bridge was."""
    grid = ["....~......."] * 9
    grid[4] = "....B......."
    field = Field({"E04": PLATOON}, {"E05": GUARDS}, grid=grid)
    field.g.acting = 0
    assert assault_options(field.g) == [("assault", h("E05"))]
    field.g.works = changed(field.g.works, h("E05"), BLOWN)
    assert assault_options(field.g) == []


def test_the_far_side_must_be_free() -> None:
    """[P8.3] Of enemies, and within the stacking limit."""
    assert overruns(Field({"E05": PLATOON, "E06": PLATOON}, {"E04": TANK})) == []
    full = Field({"E05": PLATOON}, {"E04": TANK, "E06": f"{GUARDS} {GUARDS} {GUARDS} {GUARDS}"})
    assert overruns(full) == []


def test_half_tracks_overrun_no_armour_and_not_with_passengers() -> None:
    """[P8.3] Soft targets only, and empty."""
    assert overruns(Field({"E05": "6pdr-at"}, {"E04": TRACK}), TRACK) == ["overrun:E05"]
    assert overruns(Field({"E05": "bren"}, {"E04": TRACK}), TRACK) == []
    field = Field({"E05": "6pdr-at"}, {"E04": f"{TRACK} {GUARDS}"})
    field.aboard(GUARDS, TRACK)
    assert overruns(field, TRACK) == []


def test_opportunity_fire_meets_whoever_moves_in_view() -> None:
    """[P8.5] A platoon spends its quarter with the first hex: it may be fired at, and the firer is spent."""
    field = Field({"E05": PLATOON}, {"E08": RIFLES}, dice=[1], options={"opportunity-fire": "on"})
    field.play(f"move:{PLATOON}-1", "go:E06", f"fire-on:{RIFLES}-1", acting=0, phase=sequence.FOOT)
    assert field.told("fire")[0][3:] == ("1-3", (), 1, "result-D")
    assert field.has(PLATOON, DISPERSED) and field.has(RIFLES, SPENT)


def test_opportunity_fire_may_be_held() -> None:
    """[P8.5] Nothing happens, nobody is spent."""
    field = Field({"E05": PLATOON}, {"E08": RIFLES}, options={"opportunity-fire": "on"})
    field.play(f"move:{PLATOON}-1", "go:E06", "hold", acting=0, phase=sequence.FOOT)
    assert field.at(PLATOON) == "E06" and not field.has(RIFLES, SPENT)


def test_a_vehicle_is_safe_until_a_quarter_of_its_move_is_spent() -> None:
    """[P8.5] A tank of 8 points: after two hexes in the open, not after one."""
    field = Field({"E06": "6pdr-at"}, {"E10": TANK}, options={"opportunity-fire": "on"}, dice=[6])
    choice = field.play(f"move:{TANK}-1", "go:E09", acting=1, phase=sequence.VEHICLES)
    assert choice is None or choice.prompt == "move-to"
    field = Field({"E06": "6pdr-at"}, {"E10": TANK}, options={"opportunity-fire": "on"}, dice=[6])
    choice = field.play(f"move:{TANK}-1", "go:E08", acting=1, phase=sequence.VEHICLES)
    assert choice is not None and choice.prompt == "opportunity-fire"


def test_without_the_option_nobody_reacts() -> None:
    """[P8.5] It is an optional rule."""
    field = Field({"E05": PLATOON}, {"E08": RIFLES})
    field.play(f"move:{PLATOON}-1", "go:E06", acting=0, phase=sequence.FOOT)
    assert field.told("fire") == [] and h("E06") == field.g.where[field.unit(PLATOON)]


def test_only_what_is_spent_in_the_firers_view_counts() -> None:
    """[P8.5] Four half points on the open ground before the gun, but only two when the first hex lies behind woods."""
    grid = ["........f..."] * 5 + ["............"] * 4
    field = Field({"F05": "6pdr-at"}, {"D11": TANK}, grid=grid)
    gun = field.unit("6pdr-at")
    spent = []
    for way in (["F09", "F08", "F07"], ["D11", "E11", "F10"]):
        spent.append(spent_in_view(field.g, gun, [h(name) for name in way], [0, 2, 4], [h("F05")]))
    assert spent == [4, 2]
