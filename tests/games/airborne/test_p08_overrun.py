"""[P8.3] Overruns, played: on what ground, how often, and by whom."""

import pytest

from tests.games.airborne.field import GUARDS, OPEN, PLATOON, group
from tests.games.airborne.played import CALM, Played

TANK = "pzkw-iv-h"
CAR = "sdkfz-234-1"
TRACK = "sdkfz-251-west"
SAPPERS = "engineer-platoon-british-44"
ROAD = [" ".join(f"E{n:02d}" for n in range(1, 13))]
RIVER = [".....~......"] * 4 + [".....B......"] + [".....~......"] * 4


def charges(played: Played, unit: str) -> list[str]:
    """The hexes that a vehicle of the defender may overrun on turn 1, where it stands."""
    played.until("phase-vehicles", 1).answer(f"move:{unit}-1")
    return [one.partition(":")[2] for one in played.offers() if one.startswith("overrun")]


def test_those_on_a_bridge_may_be_overrun() -> None:
    """[P8.3] [P7.2] Armoured cars charge over the bridge at Arnhem: 2 and 2 and 14 against 8, and out beyond it."""
    played = Played({"E06": PLATOON}, {"E05": f"{CAR} {CAR} {TANK}"}, [*CALM, 6], grid=RIVER, roads=ROAD)
    assert charges(played, CAR) == ["E06"]
    played.answer("overrun:E06", f"with:{CAR}-2", f"with:{TANK}-1")
    assert played.told("overrun")[0][3] == "3-1"
    assert [played.at(f"{one}") for one in (f"{CAR}-1", f"{CAR}-2", f"{TANK}-1")] == ["E07"] * 3


def test_the_road_lies_under_the_charge_over_wide_water() -> None:
    """[P8.3] Nobody charges onto a bridge over wide water from beside its road."""
    grid = [".....~......"] * 3 + ["............"] + RIVER[4:]
    assert charges(Played({"E06": PLATOON}, {"D05": TANK}, grid=grid, roads=ROAD), TANK) == []


@pytest.mark.parametrize(
    ("airborne", "tank"),
    [
        ({"E02": PLATOON}, "E03"),
        ({"E01": PLATOON}, "E02"),
        ({"A05": PLATOON}, "B05"),
        ({"E06": PLATOON, "E07": PLATOON}, "E05"),
    ],
)
def test_an_overrun_needs_a_way_out(airborne: dict[str, str], tank: str) -> None:
    """[P8.3] Not off the board, nor among other enemies; from E03 over E02 there is one."""
    assert charges(Played(airborne, {tank: TANK}), TANK) == (["E02"] if tank == "E03" else [])


def test_nobody_drives_out_into_the_woods_or_onto_a_block() -> None:
    """[P8.3] [P7.2] [P10.4] Where the tank would come out, in E07, there must be ground for it, and no block."""
    assert charges(Played({"E06": PLATOON}, {"E05": TANK}), TANK) == ["E06"]
    woods = ["......f....."] * 9
    assert charges(Played({"E06": PLATOON}, {"E05": TANK}, grid=woods), TANK) == []
    block = [group("defender", {"block": 1}, zone={"type": "list", "hexes": ["E07"]})]
    assert charges(Played({"E06": PLATOON}, {"E05": TANK}, groups=block), TANK) == []


@pytest.mark.parametrize("loaded", [True, False])
def test_a_half_track_with_somebody_aboard_overruns_nobody(loaded: bool) -> None:
    """[P8.3] Whoever it is, the first unit of all too."""
    aboard = [group("defender", {GUARDS: 1}, zone={"type": "list", "hexes": ["E05"]})]
    played = Played({"E06": "truck-british"}, {"E05": TRACK}, groups=aboard)
    assert played.unit(f"{GUARDS}-1") == 0
    played.until("phase-vehicles", 1).answer(f"move:{TRACK}-1", *([f"load:{GUARDS}-1"] if loaded else []), "stay")
    played.until("phase-vehicles", 1, 2).answer(f"move:{TRACK}-1")
    assert ("overrun:E06" in played.offers()) is not loaded


def test_a_stack_is_overrun_once_a_phase() -> None:
    """[P8.3] A 6 leaves the platoon whole; the second tank may not try again."""
    played = Played({"E06": PLATOON}, {"E05": TANK, "E07": f"{CAR} {CAR} {CAR} {CAR}", "D01": TANK}, [*CALM, 6])
    assert charges(played, TANK) == []  # where it would come out is full
    played = Played({"E06": PLATOON}, {"E05": TANK, "E08": TANK}, [*CALM, 6])
    played.until("phase-vehicles", 1).answer(f"move:{TANK}-1", "overrun:E06")
    assert played.told("overrun") and played.at(f"{TANK}-1") == "E07"
    played.answer(f"move:{TANK}-2", "go:D06")
    assert played.choice.prompt != "move-to" or "overrun:E06" not in played.offers()


@pytest.mark.parametrize(("die", "dead"), [(1, True), (6, False)])
def test_who_is_driven_over_and_gone_has_lost_his_hex(die: int, dead: bool) -> None:
    """[P8.3] [P12.2] The tank controls what it passed through, unless somebody still holds it."""
    measure = [{"id": "spot", "count": "controlled", "points_each": 1, "hexes": ["E06"]}]
    played = Played({"E06": PLATOON}, {"E05": TANK}, [*CALM, die], measure=measure)
    played.until("phase-vehicles", 1).answer(f"move:{TANK}-1", "overrun:E06")
    assert played.dead(f"{PLATOON}-1") is dead
    assert played.g.control[0] == (1 if dead else 0)


def test_vehicles_of_several_hexes_join_in_one_overrun() -> None:
    """[P8.3] One from the west and one from the north-west, each straight through: 14 + 14 against 8 is 3-1."""
    played = Played({"E06": PLATOON}, {"E05": TANK, "D05": TANK}, [*CALM, 6])
    assert charges(played, TANK) == ["E06"]
    played.answer("overrun:E06", f"with:{TANK}-2")
    assert played.told("overrun")[0][3] == "4-1"
    assert {played.at(f"{TANK}-1"), played.at(f"{TANK}-2")} == {"E07", "F06"}


@pytest.mark.parametrize("shot", [False, True])
def test_nobody_on_a_wreck_is_overrun(shot: bool) -> None:
    """[P8.3] [P6] A half-track is shot beside security troops in E06: the tanks may not drive over them any more."""
    tanks = " ".join(["matilda-ii"] * 3)
    played = Played({"E04": "6pdr-at 6pdr-at", "E05": tanks}, {"E06": f"{TRACK} {GUARDS}"}, [*CALM, 1])
    played.until("phase-fire", 0)
    if shot:
        played.answer(f"fire-at:{TRACK}-1", "enough", "with:6pdr-at-1", "fire")
        assert played.dead(f"{TRACK}-1")
    played.until("phase-vehicles", 0).answer("move:matilda-ii-1")
    assert ("overrun:E06" in played.offers()) != shot


def test_a_fort_is_never_overrun() -> None:
    """[P8.3] [P10.5] Nor those who stand on it."""
    groups = [group("airborne", {"fort-20": 1}, zone={"type": "list", "hexes": ["E06"]})]
    played = Played({"E06": PLATOON}, {"E05": f"{TANK} {TANK} {TANK} {TANK}"}, [*CALM], grid=OPEN, groups=groups)
    assert charges(played, TANK) == []


@pytest.mark.parametrize("work", ["mine", "block"])
def test_who_drives_onto_mines_or_a_block_overruns_nobody_from_there(work: str) -> None:
    """[P8.3] [P10.1] [P10.4] He stops; a turn later he charges."""
    groups = [group("airborne", {work: 1}, zone={"type": "list", "hexes": ["E05"]})]
    played = Played({"E06": PLATOON}, {"E04": TANK}, groups=groups)
    played.until("phase-vehicles", 1).answer(f"move:{TANK}-1", "go:E05")
    assert played.told("overrun") == [] and played.choice.prompt != "move-to"
    played.until("phase-vehicles", 1, turn=2).answer(f"move:{TANK}-1")
    assert "overrun:E06" in played.offers()


@pytest.mark.parametrize(("way", "charges_on"), [("unload go:E05", True), ("go:E05 unload", False)])
def test_who_has_gone_and_then_unloaded_overruns_nobody(way: str, charges_on: bool) -> None:
    """[P7.3] [P8.3] All of a carrier's going comes before the unloading, or all of it after, and a charge is going."""
    played = Played({"E06": "6pdr-at"}, {"E04": f"{TRACK} {GUARDS}", "A12": GUARDS})
    played.until("phase-vehicles", 1).answer(f"move:{TRACK}-1", f"load:{GUARDS}-1", "stay")
    played.until("phase-vehicles", 1, turn=2).answer(f"move:{TRACK}-1", *way.split())
    assert (played.choice.prompt == "move-to" and "overrun:E06" in played.offers()) == charges_on


def test_a_rebuilt_bridge_is_open_ground_again() -> None:
    """[P8.3] [P10.3] [P10.6] The tank on it lies in the river; the next charges over the new one."""
    wired = {"bridge": "E06", "units": [GUARDS], "within": 9, "enemy_within": 9, "most": 6}
    special = {"wired": wired, "rebuilders": [SAPPERS]}
    britons = {"E06": "tetrarch", "E05": SAPPERS, "E03": "matilda-ii"}
    played = Played(britons, {"E08": GUARDS}, grid=RIVER, roads=ROAD, special=special)
    played.until("wired").answer("blow:E06")
    assert played.dead("tetrarch-1")
    for turn in (2, 3, 4):
        played.until("phase-foot", 0, turn).answer(f"move:{SAPPERS}-1", "rebuild:E06")
    played.until("phase-foot", 1).answer(f"move:{GUARDS}-1", "go:E06")
    played.until("phase-vehicles", 0).answer("move:matilda-ii-1", "go:E05", "overrun:E06")
    assert played.at("matilda-ii-1") == "E07" and played.told("overrun")


def test_who_finds_no_room_beyond_lends_no_strength() -> None:
    """[P8.3] [P3.1] [P6] A half-track is too weak for two platoons, and beyond them there is room for one."""
    guards = " ".join([GUARDS] * 3)
    played = Played({"E06": f"{PLATOON} {PLATOON}"}, {"E05": f"{TRACK} {TANK}", "E07": guards})
    assert charges(played, TRACK) == []
    played.answer("stay", f"move:{TANK}-1")
    odds = played.match.odds("overrun", "E06")
    assert odds is not None and odds.column == "1-1"
    played.answer("overrun:E06")
    assert played.told("overrun")[0][3] == "1-1" and played.at(f"{TANK}-1") == "E07"


def test_nobody_takes_the_last_place_while_the_party_is_too_weak() -> None:
    """[P8.3] [P3.1] [P6] Two half-tracks against three platoons need the tank, and there is room for one of the two."""
    platoons = " ".join([PLATOON] * 3)
    played = Played({"E06": platoons}, {"E05": f"{TRACK} {TRACK} {TANK}", "E07": f"{GUARDS} {GUARDS}"}, [*CALM, 6])
    assert charges(played, TRACK) == ["E06"]
    played.answer("overrun:E06")
    assert played.offers() == [f"with:{TANK}-1"]  # a second half-track would take the tank's place
    played.answer(f"with:{TANK}-1")
    assert played.told("overrun")[0][3] == "1-1"
    assert [played.at(one) for one in (f"{TRACK}-1", f"{TRACK}-2", f"{TANK}-1")] == ["E07", "E05", "E07"]


def test_a_tank_that_has_just_landed_joins_no_overrun() -> None:
    """[P8.3] [II.F] It does not move in the turn in which its glider came down, with others neither."""
    glider = group("airborne", {"tetrarch": 1, "glider-allied": 1}, "glider", zone={"type": "list", "hexes": ["D06"]})
    played = Played(
        {"E04": "tetrarch"},
        {"E05": "truck-german", "A12": GUARDS},
        dice=[*CALM, 3, 6, 1],  # on its target, a hex on before the wind, whole
        groups=[glider],
    )
    played.until("phase-vehicles", 0)
    assert played.at("tetrarch-1") == "E06" and played.offers() == ["move:tetrarch-2", "done"]
    played.answer("move:tetrarch-2", "overrun:E05")
    assert played.told("overrun")[0][0] == (played.g.battle.tag[played.unit("tetrarch-2")],)
    assert played.at("tetrarch-1") == "E06"
