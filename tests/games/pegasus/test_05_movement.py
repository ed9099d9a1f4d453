"""Chapter 5: rates of movement, and what steps cost."""

import pytest

from bridgehead.games.pegasus.printed.terms import (
    BRITISH_MOVEMENT,
)
from tests.games.pegasus.positions import Battle, points_left

MOVE = BRITISH_MOVEMENT


# ---- rates and costs


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("wood-platoon", 4),
        ("wood-a", 4),
        ("howard", 4),
        ("sappers-1", 4),
        ("hq-1", 4),
        ("pine-coffin", 4),
        ("para-1", 3),
    ],
)
def test_british_rates(name: str, points: int) -> None:
    """[5] [5.1] [5.1.british] Four points, the 7-3 platoons three (ruling 1)."""
    battle = Battle(MOVE, {name: "BE3"}).answer(f"move:{name}")
    assert points_left(battle) == points


def test_paratroops_move_four_by_option() -> None:
    """[5.1.british] The rate list says all British units."""
    battle = Battle(MOVE, {"para-1": "BE3"}, options={"paratroop-movement": "4"}).answer("move:para-1")
    assert points_left(battle) == 4


def test_an_area_costs_one_point() -> None:
    """[5.2] [5.2.1] One for each area; with four points a unit goes four areas."""
    battle = Battle(MOVE, {"wood-platoon": "BE1"})
    battle.answer("move:wood-platoon", "go:BE2", "go:BE3", "go:BE4")
    assert points_left(battle) == 1
    battle.answer("go:BE5")
    assert battle.where("wood-platoon") == "BE5"
    assert battle.targets("go") == []


def test_a_double_line_costs_two_in_all() -> None:
    """[5.2.2] From the causeway M1 to the marsh NB2."""
    battle = Battle(MOVE, {"wood-platoon": "M1"}).answer("move:wood-platoon", "go:NB2")
    assert points_left(battle) == 2


def test_a_double_line_costs_three_by_option() -> None:
    """[5.2.2] Ruling 17: two on top of the one for the area."""
    battle = Battle(MOVE, {"wood-platoon": "E1"}, options={"double-lines": "3"}).answer("move:wood-platoon", "go:WIRE")
    assert points_left(battle) == 1


def test_nobody_crosses_a_dashed_line() -> None:
    """[5.2.3] From the west bank trench WN the lines to the bridge, pillbox and trench NET are dashed."""
    battle = Battle(MOVE, {"wood-platoon": "WN"}).answer("move:wood-platoon")
    assert set(battle.targets("go")) == {"C3", "W3", "W2"}


def test_enemies_cost_one_more() -> None:
    """[5.2.4] An area with Germans costs two; over a double line three."""
    battle = Battle(MOVE, {"wood-platoon": "E1", "garrison-1": "PIL"}, dice=[1, 1]).suppress("garrison-1")
    battle.answer("move:wood-platoon", "go:PIL")
    assert points_left(battle) == 2
    battle = Battle(MOVE, {"wood-platoon": "M1", "garrison-1": "NB2"}).suppress("garrison-1")
    battle.answer("move:wood-platoon", "go:NB2")
    assert points_left(battle) == 1


def test_enemies_one_cannot_pay_for() -> None:
    """[5.2.4] With one point left the area with Germans is not offered."""
    battle = Battle(MOVE, {"wood-platoon": "NC1", "garrison-1": "M1"}).suppress("garrison-1")
    battle.answer("move:wood-platoon", "go:NC2", "go:M2", "go:RB", "go:M2")
    assert "M1" not in battle.targets("go")


def test_two_points_are_enough_for_an_enemy_area() -> None:
    """[5.2.4] One for the area, one for the enemies, and not more."""
    battle = Battle(MOVE, {"wood-platoon": "BE1", "garrison-1": "BE4"}).suppress("garrison-1")
    battle.answer("move:wood-platoon", "go:BE2", "go:BE3", "go:BE4")
    assert battle.where("wood-platoon") == "BE4"


def test_a_unit_moves_once_a_turn() -> None:
    """[5] Whoever has stopped has moved."""
    battle = Battle(MOVE, {"wood-platoon": "BE1", "fox-platoon": "BE1"})
    battle.answer("move:wood-platoon", "go:BE2", "stop")
    assert battle.targets("move") == ["fox-platoon"]
