"""[T2] The board: hex by hex against the public map, Locations, zones, entry areas."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from string import ascii_uppercase

import pytest

from bridgehead.boards.paths import distances
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.games.coupdemain.printed import ground as names
from bridgehead.games.coupdemain.printed.ground import Ground, pillbox_steps
from bridgehead.games.coupdemain.printed.laying import ground_of, shipped_ground
from bridgehead.games.coupdemain.printed.terrain import BRIDGE, DATA, TERRAINS, TOWER, WATER

HERE = Path(__file__).parent
SIDES = {
    "hedge": names.HEDGE,
    "wall": names.WALL,
    "fence": names.FENCE,
    "cliff": names.CLIFF,
    "slope": names.SLOPE,
    "slope-up": names.SLOPE_UP,
}
ROADS = {"paved": names.PAVED_ROAD, "unpaved": names.UNPAVED_ROAD}
MARKS = {
    "path": names.PATH,
    "stream": names.STREAM_BED,
    "gully": names.GULLY_BED,
    "ditch": names.DITCHED,
    "canal_bank": names.TOWPATH,
    "half": names.HALF_HEX,
    "partial": names.PARTIAL_ORCHARD,
}
MAP = [line.split() for line in (HERE / "data/map.txt").read_text().splitlines() if not line.startswith("#")]


@pytest.fixture(scope="module")
def ground() -> Ground:
    return shipped_ground()


def test_the_board_is_the_public_map_hex_by_hex(ground: Ground) -> None:
    """[T2.1] [T2.4] [T5.2] Terrain, level, buildings, marks, roads and sides of 1,302 hexes."""
    assert ground.names == [words[0] for words in MAP]
    for here, (_, terrain, level, building, marks, *around) in enumerate(MAP):
        assert TERRAINS[ground.grows[here]].replace(" ", "-") == terrain, ground.names[here]
        assert ground.level[here] == int(level)
        kind, _, cover = building.partition(":")
        assert ground.cover[here] == int(cover or 0)
        assert ground.material[here] == {"-": 0, "wooden": names.WOODEN, "stone": names.STONE, "tower": 0}[kind]
        for mark, bit in MARKS.items():
            assert (ground.marks[here] & bit != 0) == (mark in marks.split(",")), (ground.names[here], mark)
        sides, roads = [0] * 6, [0] * 6
        for side in around:
            there, kind = side.split(":")
            direction = ground.direction(here, ground.at(there))
            if kind in ROADS:
                roads[direction] |= ROADS[kind]
            else:
                sides[direction] |= SIDES[kind]
        known = sum(SIDES.values())
        laid = [ground.side[6 * here + d] & known for d in range(6)]
        # Of a slope the map tells whichever hex holds the hachures; a side that only one hex tells is both's.
        assert all(laid[d] & sides[d] == sides[d] for d in range(6)), ground.names[here]
        assert [ground.road[6 * here + d] for d in range(6)] == roads, ground.names[here]


def test_kinds_of_sides_by_number(ground: Ground) -> None:
    """As many sides as the map has; both hexes know of each."""
    count = {name: sum(1 for bits in ground.side if bits & bit) for name, bit in SIDES.items()}
    assert count == {"hedge": 590, "wall": 376, "fence": 142, "cliff": 4, "slope": 138, "slope-up": 138}
    for here in range(ground.size):
        for d in range(6):
            there = ground.toward[6 * here + d]
            if there < 0:
                assert ground.side[6 * here + d] == ground.road[6 * here + d] == 0
                continue
            back = 6 * there + (d + 3) % 6
            assert ground.toward[back] == here
            both = ~(names.SLOPE | names.SLOPE_UP)
            assert ground.side[6 * here + d] & both == ground.side[back] & both
            assert bool(ground.side[6 * here + d] & names.SLOPE) == bool(ground.side[back] & names.SLOPE_UP)


def test_the_corrections_to_the_map(ground: Ground) -> None:
    """[T2.4] [T2.5] The bridge lies at level 0, Z22 and W23 are ponds at level 0, C9 is a tower and no building."""
    assert [ground.level[here] for here in ground.bridge] == [0, 0]
    assert [ground.names[here] for here in ground.bridge] == ["Y19", "Y20"]
    for name in ("Z22", "W23"):
        assert (ground.terrain[ground.at(name)], ground.level[ground.at(name)]) == (WATER, 0)
    assert ground.terrain[ground.at("C9")] == TOWER and not ground.building(ground.at("C9"))
    assert ground.level[ground.at("Y19") - 1] == -1


def test_ranges_count_steps_also_at_the_edge(ground: Ground) -> None:
    """[T0.9] [T2.2] [T2.3] The range is the number of steps; half-hexes are whole ones. (Below row 21 two corners of
    the map are no ground, and the way about them is longer.)
    """
    rows = [there for there in range(ground.size) if int(ground.names[there].lstrip(ascii_uppercase)) <= 21]
    for name in ("A1", "TT21", "Y19", "B0"):
        steps = distances(ground.neighbours, ground.at(name))
        assert all(ground.distance(ground.at(name), there) == steps[there] for there in rows)
    assert sorted(ground.names[there] for there in ground.neighbours[ground.at("Z21")]) == [
        *("AA21", "AA22", "Y21", "Y22", "Z20", "Z22"),
    ]
    directions = [ground.names[ground.toward[6 * ground.at("Z21") + d]] for d in range(6)]
    assert directions == ["Z20", "AA21", "AA22", "Z22", "Y22", "Y21"]


def test_zones_of_the_first_night(ground: Ground) -> None:
    """[T33.5] 61 hexes within four of Y19; 6, 20 and 20 building hexes with 12, 40 and 41 Locations."""
    counts = []
    for name in ("Y19", "M12", "JJ12"):
        near = ground.within(ground.at(name), 4)
        houses = [here for here in near if ground.building(here)]
        counts.append((len(near), len(houses), sum(len(ground.locations(here)) for here in houses)))
    assert counts == [(61, 6, 12), (61, 20, 40), (61, 20, 41)]


def test_landing_hexes_east_of_the_canal(ground: Ground) -> None:
    """[T19.3] 372 land hexes, 371 without the building hex Z20."""
    east = [here for here in range(ground.size) if ground.east[here]]
    assert len(east) == 372
    assert [ground.names[here] for here in east if ground.building(here)] == ["Z20"]


def test_where_nobody_strays(ground: Ground) -> None:
    """[T18.12] [T37.20] On or next to a road and the like. The public map forgets the road of eleven hexes that its own
    road sides cross; with their neighbours that makes 991 hexes instead of 985.
    """
    assert sum(ground.guided) == 991
    assert not ground.guided[ground.at("BB15")]
    forgotten = ["A7", "D7", "F7", "L9", "I10", "P13", "GG13", "C16", "JJ18"]
    assert all(ground.marks[ground.at(name)] & (names.PAVED_HERE | names.UNPAVED_HERE) for name in forgotten)
    assert all(ground.guided[ground.at(name)] for name in ("A6", "D6", "F6", "P14", "GG14", "D15"))


def test_the_victory_road_is_one_paved_road(ground: Ground) -> None:
    """38 hexes from the northern edge over the bridge to the eastern, joined by paved road."""
    road = ground.victory_road
    assert len(road) == len(set(road)) == 38
    for here, there in pairwise(road):
        assert ground.road[6 * here + ground.direction(here, there)] & names.PAVED_ROAD
    assert ground.edge[road[0]] and ground.edge[road[-1]]


def test_entry_areas_are_nine_hexes_of_the_edge(ground: Ground) -> None:
    """[9.4.CG5] Each map-edge hex within four of the arrow."""
    assert [(one.key, one.side, one.cost) for one in ground.entries] == [
        ("A7", "german", 0),
        ("J0", "german", 2),
        ("U1", "german", 4),
        ("KK1", "german", 6),
        ("Z28", "british", 0),
        ("TT14", "british", 0),
    ]
    assert [len(one.hexes) for one in ground.entries] == [9] * 6
    assert sorted(ground.names[here] for here in ground.entries[2].hexes) == [
        *("Q1", "R0", "S1", "T0", "U1", "V0", "W1", "X0", "Y1"),
    ]
    assert ground.entries[5].dates == ["Day II", "Dusk"]


def test_names_of_locations_are_read_back(ground: Ground) -> None:
    """[T0.8] 8 * hex + slot; 1,302 grounds, 100 first storeys, 14 second ones and steeples."""
    slots = [location % names.SLOTS for location in ground.places]
    assert [slots.count(slot) for slot in range(8)] == [1302, 100, 14, 0, 0, 0, 0, 0]
    for location in ground.places:
        assert ground.location(ground.name(location)) == location
    assert ground.name(8 * ground.at("X18") + 1) == "X18.1"
    pillbox = 8 * ground.at("Z21") + names.PILLBOX
    assert (ground.name(pillbox), ground.location("Z21.pillbox")) == ("Z21.pillbox", pillbox)
    for wrong in ("X18.2", "Z21.1", "ZZ9", "Z21.roof", "Z21.3", ""):
        with pytest.raises(DataError):
            ground.location(wrong)


def test_storeys_and_stairs(ground: Ground) -> None:
    """[T2.5] [T2.7] Château, town hall and school have two, church and chapel a steeple; stairs in C16, D13 and E15."""
    two = {ground.names[here] for here in range(ground.size) if ground.storeys[here] == 2}
    assert two == {
        *("C14", "C15", "C16", "D13", "D14", "D15", "E14", "E15", "E16"),
        *("W12", "V12", "U12", "II13", "B16"),
    }
    assert {ground.names[here] for here in range(ground.size) if ground.steeple[here]} == {"II13", "B16"}
    for name in ("C14", "C15", "C16", "D13", "D14", "D15", "E14", "E15", "E16"):
        up = 8 * ground.at(name) + 1
        assert (up in ground.steps[up - 1]) == (up - 1 in ground.steps[up]) == (name in ("C16", "D13", "E15"))
        assert ground.location(f"{name}.1") in ground.places
    assert ground.location("X18.1") in ground.steps[ground.location("X18")]


def test_through_one_building_on_every_floor(ground: Ground) -> None:
    """[T2.6] From room to room of the château above; not through the bars of row houses, nor to the house next door."""

    def step(a: str, b: str) -> bool:
        there, back = ground.location(a), ground.location(b)
        assert (back in ground.steps[there]) == (there in ground.steps[back])
        return back in ground.steps[there]

    assert step("C14.1", "C15.1") and step("C15.2", "D15.2")
    assert step("FF4.1", "FF5.1") and step("HH4.1", "HH5.1")
    assert not step("HH5.1", "HH6.1") and not step("HH5", "HH6")
    assert not step("KK13.1", "LL12.1") and not step("KK13", "LL12")
    assert not step("F1.1", "G1.1") and step("F1", "G1")
    assert not step("C14.1", "C15.2")


def test_where_nobody_steps(ground: Ground) -> None:
    """[T2.12] [T5.14] [T5.15] Not into the canal or a pond, not into the tower, not over the cliff; onto the bridge by
    its road only.
    """
    for location in ground.places:
        for there in ground.steps[location]:
            assert ground.terrain[there >> 3] not in (WATER, TOWER)
            if BRIDGE in (ground.terrain[there >> 3], ground.terrain[location >> 3]):
                assert ground.names[there >> 3][0] == ground.names[location >> 3][0] == "Y"
    assert ground.location("O16") not in ground.steps[ground.location("O15")]
    assert [ground.name(there) for there in ground.steps[ground.location("Y20")]] == ["Y19", "Y21"]


def test_the_way_into_a_pillbox(ground: Ground) -> None:
    """[T0.12] [T22.3] [T22.18] Z21's pillbox faces between Y22 and Z22: by its own hex, and from the four outside its
    arc.
    """
    here = ground.at("Z21")
    arc = {ground.names[there] for there in ground.arc(here, 3)}
    assert {"Z22", "Y22", "Z23", "Y23", "X23", "X22"} <= arc and "Z21" not in arc and "Y21" not in arc
    assert sum(1 for there in ground.arc(here, 3) if ground.distance(here, there) == 1) == 2
    assert sum(1 for there in ground.arc(here, 3) if ground.distance(here, there) == 2) == 3
    assert [ground.name(there) for there in pillbox_steps(ground, here, 3)] == ["Z21", "Z20", "AA21", "AA22", "Y21"]


def test_control_of_the_bridge_is_eight_locations(ground: Ground) -> None:
    """[T2.11] The ground of the six land hexes next to the bridge, and the bridge."""
    found = [ground.name(location) for location in ground.bridge_control]
    assert found == ["X18", "Y18", "Z18", "X20", "Z20", "Y21", "Y19", "Y20"]
    around = {there for here in ground.bridge for there in [here, *ground.neighbours[here]]}
    dry = {8 * here for here in around if ground.terrain[here] != WATER}
    assert dry == set(ground.bridge_control)
    assert ground.strategic(ground.location("X18.1")) and ground.strategic(ground.location("Y19"))
    assert not ground.strategic(ground.location("Y18"))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"bord": 1}, "no key 'bord'"),
        ({"bridge_control": ["Y99"]}, "'Y99'"),
        ({"building": [{"hex": "X18", "kind": "straw", "cover": 20}]}, "one of: wooden, stone, tower"),
        ({"sides": {"ditch": {"sides": ["X18/Y18"]}}}, "sides of kind 'ditch'"),
        ({"marks": {"mire": {"hexes": ["X18"]}}}, "no key 'mire'"),
    ],
)
def test_a_broken_board_is_refused(change: dict[str, object], complaint: str) -> None:
    data = read_toml(DATA / "board.toml")
    board = data["board"]
    assert isinstance(board, dict)
    with pytest.raises(DataError, match=complaint):
        ground_of(Sheet({**data, "board": {**board, **change}}, "test"))
