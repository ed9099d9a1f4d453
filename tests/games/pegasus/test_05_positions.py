"""Chapter 5: prepared positions, entered and left."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_MOVEMENT,
    GERMAN_FIRE,
    PREPARED,
)
from tests.games.pegasus.positions import Battle, piece

MOVE = BRITISH_MOVEMENT


# ---- prepared positions


def test_preparing_takes_the_whole_move() -> None:
    """[5.2.8] [5.3.positions] Offered at the beginning only; then the unit has moved."""
    battle = Battle(MOVE, {"wood-platoon": "BE1"}).answer("move:wood-platoon")
    assert battle.targets("prepare") == ["BE1"]
    battle.answer("go:BE2")
    assert battle.targets("prepare") == []
    battle = Battle(MOVE, {"wood-platoon": "BE1", "fox-platoon": "BE1"}).answer("move:wood-platoon", "prepare:BE1")
    assert battle.targets("move") == ["fox-platoon"]


@pytest.mark.parametrize("area", ["PB1", "PB2"])
def test_nobody_digs_in_on_the_bridge(area: str) -> None:
    """[5.3.positions] Ruling 49: on neither span."""
    assert Battle(MOVE, {"wood-platoon": area}).answer("move:wood-platoon").targets("prepare") == []


@pytest.mark.parametrize("deed", ["grenade:tank-1", "gammon-bomb:tank-1", "go:BE4"])
def test_who_has_begun_takes_nobody_along_and_does_not_dig_in(deed: str) -> None:
    """[5.3.positions] [11.0.3] Ruling 57: companions, and a position, are a matter of the beginning of a move."""
    pieces = {"wood-platoon": "BE3", "wood": "BE3", "fox": "BE4", "tank-1": "BE3"}
    battle = Battle(MOVE, pieces, [1]).give("gammon-1", "wood-platoon").answer("move:wood-platoon")
    assert (battle.targets("take"), battle.targets("prepare")) == (["wood"], ["BE3"])
    battle.answer(deed)
    assert battle.targets("go") != []
    assert (battle.targets("take"), battle.targets("prepare")) == ([], [])


def test_a_paratroop_platoon_prepares_with_its_three_points() -> None:
    """[5.2.8] Ruling 1."""
    assert Battle(MOVE, {"para-1": "RA1"}).answer("move:para-1").targets("prepare") == ["RA1"]


def test_an_undisturbed_position_is_ready_at_the_end_of_the_turn() -> None:
    """[5.3.positions] Not before."""
    battle = Battle(MOVE, {"wood-platoon": "BE1"}).answer("move:wood-platoon", "prepare:BE1")
    assert battle.g.prepared[piece("wood-platoon")] != PREPARED
    while battle.g.turn == 3:
        battle.next_phase()
    assert battle.g.prepared[piece("wood-platoon")] == PREPARED


def test_an_attack_spoils_the_work() -> None:
    """[5.3.positions] Fired at in the German fire phase, whatever the die, there is no position."""
    battle = Battle(MOVE, {"wood-platoon": "BE1", "garrison-1": "BE2"}, dice=[1]).suppress("garrison-1")
    battle.answer("move:wood-platoon", "prepare:BE1")
    battle.next_phase().next_phase()
    battle.answer("done")
    battle.g.suppressed[piece("garrison-1")] = 0
    battle.next_phase()
    while battle.g.turn == 3:
        battle.next_phase()
    assert battle.g.prepared[piece("wood-platoon")] == 0


def positions_after(fire: int, *dice: int, machine_gun: bool = False) -> list[bool]:
    """Wood's and Fox's platoons dig in at W3; then a platoon at W1, or a tank, fires in a phase. Who has a position?"""
    pieces = {"wood-platoon": "W3", "fox-platoon": "W3", "tank-1" if machine_gun else "platoon-1": "W1"}
    battle = Battle(MOVE, pieces, dice).strengths(fox_platoon=6)
    battle.answer("move:wood-platoon", "prepare:W3", "move:fox-platoon", "prepare:W3").jump(fire)
    while battle.g.turn == 3:
        battle.next_phase()
    return [battle.g.prepared[piece(name)] == PREPARED for name in ("wood-platoon", "fox-platoon")]


def test_fire_at_one_unit_spoils_its_own_position() -> None:
    """[5.3.positions] Wood is fired at, without effect; Fox beside him is not and goes on digging."""
    assert positions_after(GERMAN_FIRE, 1) == [False, True]


def test_a_machine_gun_and_a_gun_spoil_all_positions() -> None:
    """[5.3.positions] [6.1.mg] Ruling 70: they reach every unit of the area."""
    assert positions_after(GERMAN_FIRE, 1, 1, machine_gun=True) == [False, False]


def test_a_machine_gun_spoils_all_positions() -> None:
    """[5.3.positions] [6.1.mg] Ruling 70: it is fired into the area; from WN at two platoons on the road."""
    pieces = {"wood-platoon": "W2", "fox-platoon": "W2", "garrison-1": "WN"}
    battle = Battle(MOVE, pieces, [1]).strengths(fox_platoon=6)
    battle.answer("move:wood-platoon", "prepare:W2", "move:fox-platoon", "prepare:W2").jump(GERMAN_FIRE)
    while battle.g.turn == 3:
        battle.next_phase()
    assert [battle.g.prepared[piece(name)] for name in ("wood-platoon", "fox-platoon")] == [0, 0]


@pytest.mark.parametrize("shape", ["wood-platoon", "wood-a"])
def test_who_was_attacked_before_it_dug_in_has_no_position(shape: str) -> None:
    """[5.3.positions] [12] Fox comes to C3 under the machine gun of WN, which fires at Wood there too. In this turn
    Wood cannot have a position any more, nor can a squad of his.
    """
    battle = Battle(MOVE, {"wood-platoon": "C3", "fox-platoon": "LP5", "garrison-1": "WN"}, [1])
    battle.answer("move:fox-platoon", "go:C3", "stop").suppress("garrison-1")
    if shape == "wood-a":
        battle.answer("break-down:wood-platoon")
    battle.answer(f"move:{shape}", "prepare:C3")
    while battle.choice is not None:
        battle.answer("done")
    while battle.g.turn == 3:
        battle.next_phase()
        while battle.choice is not None:
            battle.answer("done")
    assert battle.g.prepared[piece(shape)] == 0


def test_points_left_over_spoil_a_position_too() -> None:
    """[5.3.positions] [6.1.5] Ruling 70: three platoons take three points off LP6; Wood has two of them and falls, the
    third is Fox's.
    """
    platoons = dict.fromkeys(["platoon-1", "platoon-2", "platoon-3"], "LP5")
    battle = Battle(MOVE, {"wood-platoon": "LP6", "fox-platoon": "LP6", **platoons}, [4, 6])
    battle.strengths(wood_platoon=2, fox_platoon=2)
    battle.answer("move:wood-platoon", "prepare:LP6", "move:fox-platoon", "prepare:LP6").jump(GERMAN_FIRE)
    while battle.g.turn == 3:
        battle.next_phase()
    assert (battle.strength("wood-platoon"), battle.strength("fox-platoon")) == (0, 1)
    assert battle.g.prepared[piece("fox-platoon")] == 0


def test_a_position_is_lost_on_leaving_it() -> None:
    """[5.3.positions] Ruling 49."""
    battle = Battle(MOVE, {"wood-platoon": "BE1"})
    battle.g.prepared = changed(battle.g.prepared, piece("wood-platoon"), PREPARED)
    battle.answer("move:wood-platoon", "go:BE2", "stop")
    assert battle.g.prepared[piece("wood-platoon")] == 0


def test_no_position_on_the_bridge() -> None:
    """[5.3.positions] Ruling 49."""
    assert Battle(MOVE, {"wood-platoon": "PB2"}).answer("move:wood-platoon").targets("prepare") == []
