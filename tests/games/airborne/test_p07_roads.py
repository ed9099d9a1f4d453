"""[P7.2] [P7.4] [P10.1] [P10.4] [P6] Roads that are blocked or crowded, bridges, and blocks on the way: played."""

import pytest

from bridgehead.games.airborne.board.costs import step_cost
from bridgehead.games.airborne.state import WRECK
from tests.games.airborne.field import GUARDS, OPEN, PLATOON, RIFLES, Field, group, h
from tests.games.airborne.played import CALM, Played

TANK = "pzkw-iv-h"
TRUCK = "truck-german"
TRACK = "sdkfz-251-west"
GRILLE = "grille"
ROAD = [" ".join(f"E{n:02d}" for n in range(1, 13))]
ALLEY = ["~" * 12] * 4 + ["...f........"] + ["~" * 12] * 4
RIVER = ["....s......."] * 4 + ["....b......."] + ["....s......."] * 4


def goes(played: Played, unit: str) -> list[str]:
    """Where a unit of the defender may go on turn 1."""
    played.until("phase-foot" if unit == RIFLES else "phase-vehicles", 1)
    played.answer(f"move:{unit}-1")
    return [one[3:] for one in played.offers() if one.startswith("go:")]


def laid(kind: str, place: str) -> list[dict[str, object]]:
    """A group of one hex of mines, or one block."""
    return [group("defender", {kind: 1}, zone={"type": "list", "hexes": [place]})]


@pytest.mark.parametrize(
    ("there", "works", "through"),
    [
        (f"{RIFLES} {GUARDS}", "", True),
        (f"{RIFLES} {GUARDS} {GUARDS}", "", False),
        ("", "mine", False),
        ("", "block", False),
    ],
)
def test_vehicles_enter_the_woods_by_a_free_road_only(there: str, works: str, through: bool) -> None:
    """[P7.2] Two other units leave room for the road, three do not; mines and a block bar it to every vehicle."""
    defender = {"E01": TANK, **({"E04": there} if there else {})}
    played = Played({}, defender, grid=ALLEY, roads=ROAD, groups=laid(works, "E04") if works else [])
    assert ("E04" in goes(played, TANK)) == through


def test_a_crowded_road_over_a_slope_costs_what_the_slope_costs() -> None:
    """[P7.2] By night a Grille has 3 points: ½ to the second hex, and three units on the slope behind it ask 3."""
    slope = [*ALLEY[:4], "../.........", *ALLEY[5:]]
    free = Played({}, {"E01": GRILLE, "E03": f"{RIFLES} {RIFLES}"}, grid=slope, roads=ROAD, night=True)
    assert "E03" in goes(free, GRILLE)
    full = Played({}, {"E01": GRILLE, "E03": f"{RIFLES} {RIFLES} {RIFLES}"}, grid=slope, roads=ROAD, night=True)
    assert goes(full, GRILLE) == ["E02"]


def test_wrecks_count_on_the_road() -> None:
    """[P7.2] [P6] [P3.2] Two half-tracks are shot beside one platoon: a truck pays as for open ground."""
    guns = {"D04": "6pdr-at 6pdr-at", "F04": "6pdr-at 6pdr-at"}
    played = Played(guns, {"E04": f"{TRACK} {TRACK} {RIFLES}", "E01": TRUCK}, [*CALM, 1], roads=ROAD)
    truck = played.unit(f"{TRUCK}-1")
    played.until("phase-fire", 0).answer(f"fire-at:{TRACK}-1", f"also:{TRACK}-2", "enough", "all")
    assert played.works("E04") // WRECK == 2
    assert [step_cost(played.g, truck, h("E03"), h(place)) for place in ("E02", "E04")] == [1, 4]


def test_three_sticks_are_one_place_on_the_road() -> None:
    """[P7.2] [P6] With two platoons they are three places; with one, two."""
    field = Field(
        {"E01": "truck-british", "E03": "rifle-platoon-british-44"}, drops={PLATOON: 1, "halifax": 1}, roads=ROAD
    )
    for number in (1, 2, 3):
        field.place(f"stick-british-{number}", "E03")
    assert step_cost(field.g, field.unit("truck-british"), h("E02"), h("E03")) == 1


@pytest.mark.parametrize("unit", [TANK, TRUCK])
def test_a_bridge_over_a_stream_is_driven_onto_from_beside_its_road_too(unit: str) -> None:
    """[P7.2] An enemy stands on the road on the near bank; the bridge is clear ground from the hex next to his."""
    assert "E05" in goes(Played({"E04": PLATOON}, {"D04": unit}, grid=RIVER, roads=ROAD), unit)


@pytest.mark.parametrize(("unit", "through"), [(RIFLES, True), (TANK, False)])
def test_where_a_bridge_over_a_stream_is_gone_men_wade(unit: str, through: bool) -> None:
    """[P7.2] [P10.3] [P12.4] The wired bridge goes up on turn 1: it is stream now, which no vehicle enters."""
    wired = {"bridge": "E05", "units": [unit], "within": 9, "enemy_within": 9, "most": 6}
    played = Played({"E08": PLATOON}, {"E04": unit}, grid=RIVER, roads=ROAD, special={"wired": wired})
    played.until("wired").answer("blow:E05")
    assert ("E05" in goes(played, unit)) == through


@pytest.mark.parametrize("works", ["mine", "block"])
def test_who_enters_the_board_onto_mines_or_a_block_stops_there(works: str) -> None:
    """[P7.4] [P10.1] [P10.4] All hexes of the edge are barred but one."""
    enters = group("defender", {TRUCK: 1}, "enter", zone={"type": "list", "hexes": ["E12"]})
    played = Played({"A12": PLATOON}, {}, groups=[*laid(works, "E12"), enters], roads=ROAD)
    played.until("phase-vehicles", 1).answer(f"move:{TRUCK}-1")
    assert played.at(f"{TRUCK}-1") == "E12" and played.choice.prompt != "move-to"


def test_who_has_just_entered_the_board_does_not_drive_into_a_block() -> None:
    """[P7.4] [P10.4] He did not begin his movement next to it."""
    enters = group("defender", {TANK: 1}, "enter", zone={"type": "list", "hexes": ["E12"]})
    played = Played({"A12": PLATOON}, {}, groups=[*laid("block", "E11"), enters], roads=ROAD)
    played.until("phase-vehicles", 1).answer(f"move:{TANK}-1")
    assert "go:E11" not in played.offers() and "go:D11" in played.offers()


@pytest.mark.parametrize("unit", [RIFLES, TANK])
def test_a_bridge_over_a_stream_is_clear_ground_from_every_side(unit: str) -> None:
    """[P7.2] [P5.3] From D05, beside the road, onto the bridge E05: without a die, and for vehicles too."""
    played = Played({}, {"D05": unit}, grid=[*RIVER[:3], "............", *RIVER[4:]], roads=ROAD)
    assert "E05" in goes(played, unit)
    played.answer("go:E05")
    assert played.at(f"{unit}-1") == "E05" and played.told("wades") == [] == played.told("held-up")


def test_the_road_over_wide_water_is_the_only_way_onto_its_bridge() -> None:
    """[P7.2] Not from D06 beside it."""
    grid = [*OPEN[:4], ".....B......", *OPEN[5:]]
    assert "E06" not in goes(Played({}, {"D06": RIFLES}, grid=grid, roads=ROAD), RIFLES)


def test_vehicles_leave_the_woods_by_the_road_only() -> None:
    """[P7.2] A tank on the road in the woods has six open hexes beside it and may go along the road alone; a crowded
    hex of the road holds it there, and men on foot go where they like.
    """
    wood = [*OPEN[:4], "...f........", *OPEN[5:]]
    beside = {"D03", "D04", "F03", "F04"}
    free = goes(Played({}, {"E04": f"{TANK} {RIFLES}"}, grid=wood, roads=["E03 E04 E05"]), TANK)
    assert {"E03", "E05"} <= set(free)
    shut = {"E03": f"{RIFLES} {RIFLES} {RIFLES}", "E05": f"{GUARDS} {GUARDS} {GUARDS}", "E04": f"{TANK} {RIFLES}"}
    played = Played({}, shut, grid=wood, roads=["E03 E04 E05"]).until("phase-vehicles", 1)
    assert [one for one in played.answer(f"move:{TANK}-1").offers() if one.startswith("go:")] == []
    played = Played({}, {"E04": RIFLES}, grid=wood, roads=["E03 E04 E05"])
    assert beside <= set(goes(played, RIFLES))


@pytest.mark.parametrize("gun", ["105mm-how", "100mm-how", "88mm-at"])
def test_the_heaviest_guns_take_the_whole_move_of_their_lorry(gun: str) -> None:
    """[P7.3] It must be there when its move begins, and stays there; a smaller gun leaves it half."""
    played = Played({}, {"E04": f"{TRUCK} {gun}", "I12": GUARDS}, night=True).until("phase-vehicles", 1)
    assert played.answer(f"move:{TRUCK}-1", f"load:{gun}-1").choice.prompt != "move-to"
    played = Played({}, {"E03": TRUCK, "E04": gun, "I12": GUARDS}, night=True).until("phase-vehicles", 1)
    played.answer(f"move:{TRUCK}-1", "go:E04")
    assert played.choice.prompt != "move-to"


def test_who_enters_the_board_into_a_stream_rolls_for_it() -> None:
    """[P7.4] [P5.3] A 4 keeps the platoon off the board, and it tries again in the next turn; with a 3 it comes."""
    bed = [*OPEN[:4], "s...........", *OPEN[5:]]
    late = [group("defender", {RIFLES: 1}, "enter", turn=1, zone={"type": "list", "hexes": ["E01"]})]
    played = Played({"I12": PLATOON}, {"A12": GUARDS}, [*CALM, 4, *CALM, 3], grid=bed, groups=late)
    played.until("phase-foot", 1).answer(f"move:{RIFLES}-1")
    assert played.at(f"{RIFLES}-1") == "" and played.choice.prompt == "phase-foot"
    assert f"move:{RIFLES}-1" not in played.offers()
    played.until("phase-foot", 1, turn=2).answer(f"move:{RIFLES}-1")
    assert played.at(f"{RIFLES}-1") == "E01"
    late[0]["zone"] = {"type": "list", "hexes": ["D01", "E01"]}
    played = Played({"I12": PLATOON}, {"A12": GUARDS}, grid=bed, groups=late).until("phase-foot", 1)
    played.answer(f"move:{RIFLES}-1")
    odds = played.match.odds("enter", "E01")
    assert odds is not None and str(odds.chance("passes")) == "1/2" and played.match.odds("enter", "D01") is None


def test_who_begins_next_to_a_block_may_come_to_it_from_elsewhere() -> None:
    """[P10.4] A tank leaves the wood by its road, and drives round into the block that it stood beside."""
    wood = [*["." * 12] * 4, "..f.........", *["." * 12] * 4]
    played = Played({}, {"E03": TANK, "I12": GUARDS}, grid=wood, roads=ROAD, groups=laid("block", "D03"))
    assert "D03" in goes(played, TANK)
    played = Played({}, {"E03": TANK, "I12": GUARDS}, grid=wood, roads=ROAD, groups=laid("block", "D05"))
    assert "D05" not in goes(played, TANK)


@pytest.mark.parametrize(("others", "goal", "held"), [(2, "E05", False), (2, "E06", False), (3, "E05", True)])
def test_a_road_leads_through_a_gully_without_a_die(others: int, goal: str, held: bool) -> None:
    """[P7.2] [P5.3] Into its bed or beyond; with three more on it the road is no help, and a 6 keeps him out."""
    gully = ["....g......."] * 9
    crowd = " ".join([GUARDS] * others)
    played = Played({"I12": PLATOON}, {"E04": RIFLES, "E05": crowd}, [*CALM, 6], grid=gully, roads=ROAD)
    played.until("phase-foot", 1).answer(f"move:{RIFLES}-1", f"go:{goal}")
    assert played.at(f"{RIFLES}-1") == ("E04" if held else goal)
    assert bool(played.told("held-up")) == held


def test_a_lorry_unloads_where_its_road_goes_through_a_gully() -> None:
    """[P7.3] [P7.2] It has paid half a point to get there, not all that it had."""
    gully = ["....g......."] * 9
    played = Played({"I12": PLATOON}, {"E04": f"{TRUCK} {RIFLES}"}, grid=gully, roads=ROAD)
    played.until("phase-vehicles", 1).answer(f"move:{TRUCK}-1", f"load:{RIFLES}-1", "stay")
    played.until("phase-vehicles", 1, turn=2).answer(f"move:{TRUCK}-1", "go:E05", "unload")
    assert played.at(f"{RIFLES}-1") == "E05"
