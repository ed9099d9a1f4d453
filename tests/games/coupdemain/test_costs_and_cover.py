"""[T5] What a step costs by the ground, and how the ground shelters from fire."""

from __future__ import annotations

import pytest

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.games.coupdemain.board.costs import drive_price, foot_price, groping, passes_by
from bridgehead.games.coupdemain.board.cover import COVERS, PARAGRAPHS, cover, cover_by, exposed
from bridgehead.games.coupdemain.board.sight import sees
from bridgehead.games.coupdemain.printed.ground import Ground
from bridgehead.games.coupdemain.printed.laying import shipped_ground
from bridgehead.games.coupdemain.printed.terrain import (
    ALL,
    BY_ROAD,
    CLOSED,
    DATA,
    DITCH,
    HALF,
    MARK,
    MOVERS,
    SIDE,
    SIDES,
    TERRAIN,
    TERRAINS,
    TRACKED,
    WHEELED,
    chart_rows,
)


@pytest.fixture(scope="module")
def ground() -> Ground:
    return shipped_ground()


def test_the_terrain_chart() -> None:
    """[T5.1] Every row as transcribed by hand: half-MF, half-MP tracked, half-tracked, wheeled; TEM; concealing."""
    assert {name: (*row.cost, row.tem, row.conceals) for name, row in zip(TERRAINS, TERRAIN, strict=True)} == {
        "open ground": (2, 2, 2, 6, 0, False),
        "woods": (4, HALF, ALL, CLOSED, 1, True),
        "orchard": (2, 2, 2, 6, 0, True),
        "grain": (3, 2, 2, 8, 0, True),
        "brush": (4, 4, 6, CLOSED, 0, True),
        "marsh": (ALL, CLOSED, CLOSED, CLOSED, 0, True),
        "graveyard": (2, HALF, HALF, CLOSED, 1, False),
        "wooden building": (4, BY_ROAD, BY_ROAD, BY_ROAD, 2, True),
        "stone building": (4, BY_ROAD, BY_ROAD, BY_ROAD, 3, True),
        "rubble": (6, CLOSED, CLOSED, CLOSED, 3, True),
        "water obstacle": (CLOSED, CLOSED, CLOSED, CLOSED, 0, False),
        "bridge": (2, 2, 2, 2, 1, False),
        "tower": (CLOSED, CLOSED, CLOSED, CLOSED, 0, False),
    }
    assert {name: (*row.cost, row.tem, row.tem_indirect) for name, row in zip(SIDES, SIDE, strict=True)} == {
        "wall": (2, 2, 4, CLOSED, 2, 1),
        "hedge": (2, 2, 4, CLOSED, 1, 0),
        "fence": (0, 0, 0, CLOSED, 0, 0),
        "cliff": (CLOSED, CLOSED, CLOSED, CLOSED, 0, 0),
        "slope": (2, 2, 2, 4, 0, 0),
    }
    assert [row.name for row in TERRAIN if row.rout_goal] == ["woods", "wooden building", "stone building", "rubble"]
    assert [row.name for row in TERRAIN if row.rally] == ["woods", "wooden building", "stone building", "rubble"]
    assert [row.name for row in TERRAIN if not row.advance] == ["marsh"]
    assert [(row.name, *row.cost) for row in MARK] == [
        ("paved", 2, 1, 1, 1),
        ("unpaved", 2, 1, 1, 1),
        ("path", 2, CLOSED, CLOSED, CLOSED),
        ("stream", 6, 4, CLOSED, CLOSED),
        ("gully", 4, 4, 8, CLOSED),
        ("ditch", 0, 4, 6, CLOSED),
    ]
    assert (MARK[DITCH].in_cover, MARK[DITCH].tem_in_cover) == (2, 1)


def test_a_chart_without_a_row_is_refused() -> None:
    """[T5.1] Every kind of ground has its row, and none stands there that nobody knows."""
    chart = read_toml(DATA / "terrain.toml")
    assert isinstance(chart["terrain"], list)
    with pytest.raises(DataError, match="must be"):
        chart_rows(Sheet({"terrain": chart["terrain"][1:]}, "test"), "terrain", TERRAINS)
    bad = [{**chart["terrain"][0], "foot": "dear"}]
    with pytest.raises(DataError, match=MOVERS[0]):
        chart_rows(Sheet({"terrain": bad}, "test"), "terrain", TERRAINS)


@pytest.mark.parametrize(
    ("here", "there", "cost"),
    [
        ("Y22", "X22", 2),  # open ground
        ("Y22", "Y21", 2),  # the road
        ("Y18", "X18", 2),  # the café, along its road [T5.4]
        ("Y17", "Z17", 6),  # the other café: a stone building behind a hedge
        ("X17", "X18", 4),
        ("X18", "X18.1", 2),  # upstairs
        ("C15", "D15", 2),  # through the château [T2.6]
        ("C15.1", "D15.1", 2),
        ("F1", "G1", 4),  # from a house into the next one
        ("Z23", "Z22", CLOSED),  # a pond
        ("X22", "Y23", 4),  # up the slope: 1 + 1
        ("Y23", "X22", 2),  # and down again
        ("DD10", "DD9", 8),  # over a wall and up a level: (1 + 1) x 2
        ("J10", "J9", 12),  # into a stone house besides
        ("P16", "P17", 6),  # a stream [T5.11]
        ("Q16", "Q17", 8),  # down into one over a wall
        ("E28", "E29", 4),  # a gully in the open
        ("D12", "E12", 2),  # a path through woods
        ("T24", "U24", 2),  # and through brush
        ("S24", "T24", 4),  # brush, though a path lies there
    ],
)
def test_what_a_step_costs(ground: Ground, here: str, there: str, cost: int) -> None:
    """[T5.3] [T5.17] [T11.5] Half-MF by the ground."""
    assert foot_price(ground, ground.location(here), ground.location(there)) == cost


def test_rising_ground_doubles_but_a_slope(ground: Ground) -> None:
    """[T5.15] [T5.17] Terrain and side are doubled for a level; a slope costs 1 MF more instead; downhill nothing."""
    for location in ground.places:
        here = location >> 3
        for there in ground.steps[location]:
            cost = foot_price(ground, location, there)
            assert cost == ALL or cost >= 2
            back = foot_price(ground, there, location)
            rises = ground.level[there >> 3] - ground.level[here]
            plain = ground.terrain[here] == ground.terrain[there >> 3] and not (location | there) & 7
            same = plain and ground.marks[here] == ground.marks[there >> 3]
            if same and rises == 1 and cost > 0 and back > 0 and not ground.between(here, there >> 3) & 96:
                assert cost == 2 * back, (ground.name(location), ground.name(there))


def test_outside_a_house_along_its_road(ground: Ground) -> None:
    """[T5.4] From Y18 or W18's side one may pass by the café; from the garden behind one goes in."""
    assert passes_by(ground, ground.location("Y18"), ground.location("X18"))
    assert not passes_by(ground, ground.location("X17"), ground.location("X18"))
    assert not passes_by(ground, ground.location("X18"), ground.location("X18.1"))
    assert not passes_by(ground, ground.location("Y20"), ground.location("Y21"))


def test_groping_in_the_dark(ground: Ground) -> None:
    """[T18.9] 1 MF more into orchards, grain, brush, woods and buildings, but by road or path or inside a building."""
    assert not groping(ground, ground.location("Y18"), ground.location("X18"))
    assert groping(ground, ground.location("X17"), ground.location("X18"))
    assert not groping(ground, ground.location("X18"), ground.location("X18.1"))
    assert not groping(ground, ground.location("C15"), ground.location("D15"))
    assert not groping(ground, ground.location("Y22"), ground.location("X22"))


def test_vehicles(ground: Ground) -> None:
    """[T5.3] [T5.5] Half a point along a road, 3 in the open on wheels; buildings and the bridge by road only."""
    y18, x18, x17, y19, y17 = (ground.at(name) for name in ("Y18", "X18", "X17", "Y19", "Y17"))
    assert [drive_price(ground, mover, y18, y19) for mover in (TRACKED, WHEELED)] == [1, 1]
    assert drive_price(ground, WHEELED, y18, x18) == 1
    assert drive_price(ground, TRACKED, x17, x18) == CLOSED
    assert drive_price(ground, TRACKED, x18, y19) == CLOSED
    assert drive_price(ground, WHEELED, y17, y18) == 1
    open_pair = next(
        (here, there)
        for here in range(ground.size)
        for there in ground.neighbours[here]
        if not (ground.terrain[here] or ground.terrain[there] or ground.marks[here] or ground.marks[there])
        and not ground.between(here, there)
        and ground.level[here] == ground.level[there]
    )
    assert [drive_price(ground, mover, *open_pair) for mover in (1, 2, 3)] == [2, 2, 6]


def found(ground: Ground, firer: str, target: str) -> tuple[int, str]:
    a, b = ground.location(firer), ground.location(target)
    return cover(ground, a, b), COVERS[cover_by(ground, a, b)]


def test_the_largest_shelter_is_taken(ground: Ground) -> None:
    """[T5.6] [T5.7] [T5.13] [T5.14] Stone house, hedge, wall, towpath, bridge, none."""
    assert found(ground, "Y21", "X20") == (0, "none")
    assert found(ground, "Y22", "X18") == (3, "terrain")
    assert found(ground, "Y18", "X20") == (1, "towpath")
    assert found(ground, "X18", "Y20") == (1, "bridge")
    assert found(ground, "Y22", "Y20") == (0, "none")
    assert found(ground, "Z23", "Z22") == found(ground, "Z22", "Z23") == (1, "hedge")
    assert found(ground, "W12", "X12")[0] == 2
    assert PARAGRAPHS[COVERS.index("wall")] == "T5.7"


def test_higher_ground_shelters_where_nothing_else_does(ground: Ground) -> None:
    """[T5.8] A full level above the firer counts 1; less than a wall; not for who stands in a stream's bed."""
    bare = [here for here in range(ground.size) if not (ground.terrain[here] or ground.marks[here])]
    pairs = [
        (here, there)
        for here in bare
        for there in ground.neighbours[here]
        if there in bare and ground.level[there] == ground.level[here] + 1 and not ground.between(here, there)
    ]
    assert len(pairs) > 20
    for here, there in pairs:
        assert found(ground, ground.names[here], ground.names[there]) == (1, "height")
        assert found(ground, ground.names[there], ground.names[here]) == (0, "none")
    assert found(ground, "DD10", "DD9") == (2, "wall")
    assert found(ground, "Y22", "Y23") == (0, "none")


def test_down_on_a_wall_from_nearby(ground: Ground) -> None:
    """[T5.7] From two levels up, a range of one is too near for a wall to shelter; at two it does."""
    tower = ground.location("W12.2")
    near, far = ground.location("X12"), ground.location("X12")
    assert (ground.stands[tower] - ground.stands[near]) // 2 >= 2
    assert cover(ground, tower, near) == 0
    assert cover(ground, ground.location("W12"), far) == 2


def test_in_the_open(ground: Ground) -> None:
    """[T5.9] No TEM and no hindrance."""
    assert exposed(ground, ground.location("X20"), ground.location("Y21"))
    assert not exposed(ground, ground.location("Y18"), ground.location("X20"))
    seen = ground.location("Z21"), ground.location("X18")
    assert sees(ground, *seen) and not exposed(ground, *seen)
