"""[P5] [P5.3] [P6] [P7] [P7.1] [P7.2] [P7.3] [P7.4] [I.C.3] Terrain, stacking, movement, transport, entry."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.airborne.board.costs import allowance, goals, reachable, step_cost
from bridgehead.games.airborne.board.stacking import places_taken, room_for
from bridgehead.games.airborne.march.movement import move_options
from bridgehead.games.airborne.march.transport import handling_cost
from bridgehead.games.airborne.printed.components import hex_name
from bridgehead.games.airborne.state import ABOARD, BLOCK, BLOWN, DISPERSED, HANDLED, INSIDE, MINES, WRECK
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import GAME, GUARDS, OPEN, PLATOON, RIFLES, Field, h

GROUND = [".ftgwsb/^~B."] * 9
TANK = "pzkw-iv-h"
TRUCK = "truck-german"
ROAD = ["E01 E02 E03 E04 E05 E06 E07 E08 E09 E10 E11 E12"]


def reach(field: Field, name: str) -> list[str]:
    """Where a unit can go with all its points."""
    unit = field.unit(name)
    return [hex_name(place) for place in goals(reachable(field.g, unit, allowance(field.g, unit)))]


@pytest.mark.parametrize(
    ("letter", "foot", "vehicle", "truck"),
    [
        (".", 2, 2, 4), ("f", 2, -1, -1), ("t", 1, 1, 1), ("g", 2, 6, -1), ("w", 2, -1, -1), ("s", 2, -1, -1),
        ("/", 2, 6, 8), ("^", 2, 2, 4), ("~", -1, -1, -1),
    ],
)  # fmt: skip
def test_every_line_of_the_terrain_chart(letter: str, foot: int, vehicle: int, truck: int) -> None:
    """[P5] [P7.1] Half points to enter; no entry is −1."""
    field = Field(defender={"E01": f"{RIFLES} {TANK} {TRUCK}"}, grid=[f".{letter}.........."] * 9)
    found = [step_cost(field.g, field.unit(name), h("E01"), h("E02")) for name in (RIFLES, TANK, TRUCK)]
    assert found == [foot, vehicle, truck]


def test_wagons_move_like_vehicles() -> None:
    """[P7.1] One point in the open."""
    field = Field(defender={"E01": "wagon"})
    assert step_cost(field.g, field.unit("wagon"), h("E01"), h("E02")) == 2


def test_on_foot_one_hex_or_two_along_a_road() -> None:
    """[P7.1] [P7.2] Half a point a road hex."""
    assert reach(Field(defender={"E05": RIFLES}), RIFLES) == ["D04", "D05", "E04", "E06", "F04", "F05"]
    assert reach(Field(defender={"E05": RIFLES}, roads=ROAD), RIFLES) == [
        "D04",
        "D05",
        "E03",
        "E04",
        "E06",
        "E07",
        "F04",
        "F05",
    ]


def test_the_road_rate_needs_a_free_road() -> None:
    """[P7.2] Two other units at most, no block, mines or fort."""
    field = Field(
        defender={"E01": TANK, "E02": f"{RIFLES} {RIFLES}", "E03": f"{RIFLES} {RIFLES} {RIFLES}", "E05": "fort-20"},
        roads=ROAD,
    )
    g, tank = field.g, field.unit(TANK)
    g.works = changed(g.works, h("E06"), MINES)
    found = [step_cost(g, tank, h(f"E{n:02d}"), h(f"E{n + 1:02d}")) for n in (1, 2, 4, 5, 6)]
    assert found == [1, 2, 2, 2, 1]


def test_a_bridge_over_wide_water_is_crossed_by_its_road_only() -> None:
    """[P7.2] Not from beside it, and not when it is blown."""
    grid = [".....~......"] * 9
    grid[4] = ".....B......"
    field = Field(defender={"E05": RIFLES, "D05": GUARDS}, grid=grid, roads=ROAD)
    assert "E06" in reach(field, RIFLES) and "E06" not in reach(field, GUARDS)
    field.g.works = changed(field.g.works, h("E06"), field.g.works[h("E06")] | BLOWN)
    assert "E06" not in reach(field, RIFLES)


def test_enemies_and_full_hexes_bar_the_way() -> None:
    """[P7] [P6] There are no zones of control; nobody passes a hex with four units."""
    field = Field({"E06": PLATOON}, {"E05": RIFLES, "E04": f"{GUARDS} {GUARDS} {GUARDS} {GUARDS}"})
    assert reach(field, RIFLES) == ["D04", "D05", "F04", "F05"]


def test_vehicles_at_night() -> None:
    """[I.C.3] Three points less, wagons excepted, one at least."""
    field = Field(defender={"E01": f"{TANK} {TRUCK} wagon"}, night=True)
    assert [allowance(field.g, field.unit(name)) for name in (TANK, TRUCK, "wagon")] == [10, 18, 6]


@pytest.mark.parametrize(
    ("letter", "die", "through"), [("s", 3, True), ("s", 4, False), ("g", 4, True), ("g", 5, False)]
)
def test_a_die_to_get_into_a_stream_or_gully(letter: str, die: int, through: bool) -> None:
    """[P5.3] 1 to 3 for a stream, 1 to 4 for a gully; else the move is lost."""
    field = Field(defender={"E04": RIFLES}, grid=[f"....{letter}......."] * 9, dice=[die])
    field.play(f"move:{RIFLES}-1", "go:E05", acting=1, phase=sequence.FOOT)
    assert field.at(RIFLES) == ("E05" if through else "E04")


def test_over_a_bridge_without_a_die() -> None:
    """[P5.3] [P7.2] By its road."""
    grid = ["....s......."] * 9
    grid[4] = "....b......."
    field = Field(defender={"E04": RIFLES}, grid=grid, roads=ROAD)
    field.play(f"move:{RIFLES}-1", "go:E06", acting=1, phase=sequence.FOOT)
    assert field.at(RIFLES) == "E06"


def test_mines_and_blocks_stop_whoever_enters() -> None:
    """[P10.1] [P10.4] A tank ends its move there; into a block it comes from the next hex only."""
    field = Field(defender={"E01": TANK}, grid=["~" * 12, "~" * 12, "~" * 12, "~" * 12, "." * 12, "~" * 12])
    field.g.works = changed(field.g.works, h("E04"), MINES)
    assert reach(field, TANK) == ["E02", "E03", "E04"]
    field.g.works = changed(field.g.works, h("E04"), BLOCK)
    assert reach(field, TANK) == ["E02", "E03"]
    field.g.works = changed(field.g.works, h("E04"), 0)
    field.g.works = changed(field.g.works, h("E02"), BLOCK)
    assert reach(field, TANK) == ["E02"]


def test_what_takes_a_place_in_a_hex() -> None:
    """[P6] Carrier and load one, up to four sticks one, a block, a wreck and a fort one; mines and those inside a fort
    none.
    """
    field = Field(defender={"E05": f"{TRUCK} {RIFLES}", "E07": "fort-40 75mm-how 20mm-aa"})
    assert places_taken(field.g, h("E05"), 1) == 2
    field.aboard(RIFLES, TRUCK)
    assert places_taken(field.g, h("E05"), 1) == 1
    assert places_taken(field.g, h("E07"), 1) == 1 and field.has("20mm-aa", INSIDE)
    field.g.works = changed(field.g.works, h("E05"), field.g.works[h("E05")] | MINES)
    assert places_taken(field.g, h("E05"), 1) == 1
    field.g.works = changed(field.g.works, h("E05"), field.g.works[h("E05")] | BLOCK)
    field.g.works = changed(field.g.works, h("E05"), field.g.works[h("E05")] + WRECK)
    assert places_taken(field.g, h("E05"), 1) == 3


def test_sticks_share_a_place() -> None:
    """[P6] Four to a place, the fifth takes another."""
    field = Field(
        drops={PLATOON: 2, "halifax": 2}, airborne={"E05": "rifle-platoon-british-44 rifle-platoon-british-44"}
    )
    for number in range(1, 5):
        field.place(f"stick-british-{number}", "E05")
    assert places_taken(field.g, h("E05"), 0) == 3
    field.place("stick-british-5", "E05")
    assert places_taken(field.g, h("E05"), 0) == 4
    assert room_for(field.g, h("E05"), field.unit("stick-british-6"))
    assert not room_for(field.g, h("E05"), field.unit("rifle-platoon-british-44"))


def test_loading_before_the_move_costs_half_of_it() -> None:
    """[P7.3] A truck with 12 points has 6 left: twelve hexes along the road."""
    field = Field(defender={"E01": f"{TRUCK} {RIFLES}"}, roads=ROAD, grid=["~" * 12] * 4 + ["." * 12])
    choice = field.play(f"move:{TRUCK}-1", f"load:{RIFLES}-1", acting=1, phase=sequence.VEHICLES)
    assert "go:E12" in field.offers(choice) and field.g.where[field.unit(RIFLES)] == ABOARD


def test_half_of_an_odd_move_is_rounded_up() -> None:
    """[P7.3] A wagon of 3 points pays 2, in half points 4, and has one hex across country left."""
    field = Field(defender={"E01": f"wagon {RIFLES}"})
    assert handling_cost(field.g, field.unit("wagon"), field.unit(RIFLES)) == 4


def test_unloading_after_the_move_needs_half_of_it_left() -> None:
    """[P7.3] Eleven road hexes cost 5½ of 12 points; not when it went across country."""
    field = Field(defender={"E01": f"{TRUCK} {RIFLES}"}, roads=ROAD)
    field.aboard(RIFLES, TRUCK)
    field.play(f"move:{TRUCK}-1", "go:E12", "unload", acting=1, phase=sequence.VEHICLES)
    assert field.at(RIFLES) == "E12" and field.has(RIFLES, HANDLED)
    field = Field(defender={"E01": f"{TRUCK} {RIFLES}"})
    field.aboard(RIFLES, TRUCK)
    assert field.play(f"move:{TRUCK}-1", "go:E05", acting=1, phase=sequence.VEHICLES) is None


def test_heavy_guns_take_the_whole_move() -> None:
    """[P7.3] An 88 is loaded in one turn and driven off in the next."""
    field = Field(defender={"E01": f"{TRUCK} 88mm-at"}, roads=ROAD)
    assert field.play(f"move:{TRUCK}-1", "load:88mm-at-1", acting=1, phase=sequence.VEHICLES) is None
    assert field.at(TRUCK) == "E01"


def test_whoever_was_handled_neither_moves_nor_assaults() -> None:
    """[P7.3] In that segment."""
    field = Field({"E04": PLATOON}, {"E01": f"{TRUCK} {RIFLES}"})
    field.aboard(RIFLES, TRUCK)
    field.play(f"move:{TRUCK}-1", "unload", "go:E03", acting=1, phase=sequence.VEHICLES)
    assert move_options(field.g, False) == []
    field.g.phase = sequence.ASSAULT
    assert sequence.offered(field.g) == []


def test_the_dispersed_are_not_loaded() -> None:
    """[P7.3] [P3.2] Nor do they move."""
    field = Field(defender={"E01": f"{TRUCK} {RIFLES}"})
    field.g.marks[field.unit(RIFLES)] |= DISPERSED
    choice = field.play(f"move:{TRUCK}-1", acting=1, phase=sequence.VEHICLES)
    assert not [one for one in field.offers(choice) if one.startswith("load")]


def test_reinforcements_enter_by_road_with_their_loads() -> None:
    """[P7.4] On the hexes of their edge that a road touches, while one is free."""
    field = Field(entering={RIFLES: 1, TRUCK: 1}, roads=ROAD)
    choice = field.play(f"move:{TRUCK}-1", acting=1, phase=sequence.VEHICLES)
    assert field.at(TRUCK) == "E12"
    offers = field.offers(choice)
    assert "go:E02" in offers and "unload" in offers  # 12 points: half a point to enter, half a point a hex


def test_nobody_enters_where_enemies_are_or_where_the_hex_is_full() -> None:
    """[P7.4] [P6] A platoon in C12, four units of his own in D12; beside three there is room."""
    own = {"D12": " ".join([GUARDS] * 4), "F12": " ".join([GUARDS] * 3)}
    field = Field({"C12": PLATOON}, own, entering={RIFLES: 1})
    choice = field.play(f"move:{RIFLES}-1", acting=1, phase=sequence.FOOT)
    assert field.offers(choice) == [f"enter:{row}12" for row in "ABEFGHI"]


def test_without_a_road_any_hex_of_the_edge_will_do() -> None:
    """[P7.4] Nine of them on this board."""
    field = Field(entering={RIFLES: 1})
    choice = field.play(f"move:{RIFLES}-1", acting=1, phase=sequence.FOOT)
    assert len(field.offers(choice)) == len(OPEN)
    field = Field(entering={RIFLES: 1})
    field.play(f"move:{RIFLES}-1", "enter:C12", acting=1, phase=sequence.FOOT)
    assert field.at(RIFLES) == "C12" and GAME.key == "airborne"
