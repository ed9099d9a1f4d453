"""Chapter 5: bunkers that are entered and searched, and prisoners."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    DEAD,
    GERMAN_FIRE,
    GERMAN_MOVEMENT,
    GONE,
    HAND_TO_HAND,
)
from bridgehead.games.pegasus.turn.victory import victory_points
from tests.games.pegasus.positions import Battle, piece, points_left, space

MOVE = BRITISH_MOVEMENT


# ---- bunkers and prisoners


def test_clearing_a_bunker_takes_two_points_more() -> None:
    """[5.2.5] [5.3.bunkers] [5.3.bunkers.1] Entering from NA2 one, searching two; with fewer it must wait."""
    battle = Battle(MOVE, {"wood-platoon": "NA2"}, dice=[3])
    battle.answer("move:wood-platoon", "go:NET", "search:NET")
    assert battle.g.cleared[space("NET")] == 1
    battle = Battle(MOVE, {"wood-platoon": "M1"}).answer("move:wood-platoon", "go:NA2", "go:PIL", "go:NET")
    assert battle.targets("search") == []


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_one_to_five_clears(die: int) -> None:
    """[5.3.bunkers.3] Without loss."""
    battle = Battle(MOVE, {"wood-platoon": "NET"}, dice=[die]).answer("move:wood-platoon", "search:NET")
    assert battle.g.cleared[space("NET")] == 1
    assert battle.strength("wood-platoon") == 8


def test_a_six_clears_at_a_loss() -> None:
    """[5.3.bunkers.3] One point, and the leader present is checked: a 5 kills him."""
    battle = Battle(MOVE, {"wood-platoon": "NET", "wood": "NET"}, dice=[6, 5]).answer("move:wood-platoon", "search:NET")
    assert battle.g.cleared[space("NET")] == 1
    assert battle.strength("wood-platoon") == 7
    assert battle.g.place[piece("wood")] == DEAD


def test_no_search_with_germans_in_the_area() -> None:
    """[5.3.bunkers.1] Ruling 8; and a bunker is cleared once."""
    battle = Battle(MOVE, {"wood-platoon": "NET", "garrison-1": "NET"}).answer("move:wood-platoon")
    assert battle.targets("search") == []
    battle = Battle(MOVE, {"wood-platoon": "NET"})
    battle.g.cleared = changed(battle.g.cleared, space("NET"), 1)
    assert battle.answer("move:wood-platoon").targets("search") == []


def test_the_pillbox_is_no_bunker_to_search() -> None:
    """[5.3.bunkers] Five areas have bunkers; the pillbox counts by itself."""
    assert Battle(MOVE, {"wood-platoon": "PIL"}).answer("move:wood-platoon").targets("search") == []


def in_bunker(phase: int, pieces: dict[str, str]) -> Battle:
    """Wood's platoon is searching a bunker."""
    battle = Battle(phase, pieces)
    battle.g.searching = changed(battle.g.searching, piece("wood-platoon"), 1)
    return battle


def test_from_a_bunker_one_fires_only_in_its_area() -> None:
    """[5.3.bunkers.2] Not at the pillbox next door, but at a German in the same area."""
    battle = in_bunker(BRITISH_FIRE, {"wood-platoon": "NET", "garrison-1": "PIL"})
    assert battle.offers() == []
    battle = in_bunker(BRITISH_FIRE, {"wood-platoon": "NET", "garrison-1": "PIL", "garrison-2": "NET"})
    assert battle.answer("fire:wood-platoon").targets("target") == ["garrison-2"]


def test_in_a_bunker_one_is_safe_from_outside() -> None:
    """[5.3.bunkers.2] Germans in an adjacent area do not fire at it."""
    battle = in_bunker(GERMAN_FIRE, {"wood-platoon": "NET", "garrison-1": "PIL"}).begin()
    assert battle.rolled() == []


def test_from_a_bunker_no_opportunity_fire() -> None:
    """[5.3.bunkers.2] A German who comes over the meadow into the very area is not fired at."""
    battle = in_bunker(GERMAN_MOVEMENT, {"wood-platoon": "NET", "garrison-1": "NA1"}).begin()
    assert battle.where("garrison-1") == "NET"
    assert battle.choice is None
    battle = Battle(GERMAN_MOVEMENT, {"wood-platoon": "NET", "garrison-1": "NA1"}).begin()
    assert battle.targets("join") == ["wood-platoon"]


def test_in_a_bunker_one_is_safe_from_what_a_comrade_cannot_lose() -> None:
    """[5.3.bunkers.2] [6.1.5] Six squads and the gun of WN cost Fox's last man in NET two points; the squad that came
    to search the bunker in this turn loses none of them.
    """
    pieces = {"wood-a": "NET", "fox-a": "NET", **{f"garrison-{number}": "WN" for number in range(1, 7)}}
    battle = Battle(MOVE, pieces, dice=[3, 6], options={"crews": "stay"}).strengths(fox_a=1)
    battle.answer("move:wood-a", "search:NET", "done")
    battle.next_phase().next_phase().answer("done").next_phase()
    assert [args[5] for args in battle.told("small-arms")] == ["2"]
    assert (battle.where("fox-a"), battle.strength("wood-a")) == ("", 4)


def test_in_a_bunker_one_is_safe_from_guns() -> None:
    """[5.3.bunkers.2] A tank on the bridge beside OW shells the area: Fox's platoon loses a point, the searchers none,
    though they are the larger; alone they are no target.
    """
    pieces = {"wood-platoon": "OW", "fox-platoon": "OW", "tank-1": "RB"}
    battle = Battle(MOVE, pieces, dice=[3, 5, 1, 1]).strengths(fox_platoon=7)
    battle.answer("move:wood-platoon", "search:OW", "done").jump(GERMAN_FIRE)
    assert [args[1] for args in battle.told("gun-fire")] == [piece("fox-platoon")]
    assert (battle.strength("wood-platoon"), battle.strength("fox-platoon")) == (8, 6)
    battle = Battle(MOVE, {"wood-platoon": "OW", "tank-1": "RB"}, dice=[3])
    battle.answer("move:wood-platoon", "search:OW").jump(GERMAN_FIRE)
    assert battle.rolled() == ["bunker-search"]


def test_no_piat_out_of_a_bunker() -> None:
    """[5.3.bunkers.2] [6.3] The tank next door is out of bounds for whoever searches, though not for others."""
    pieces = {"wood-platoon": "OW", "fox-platoon": "OW", "tank-1": "RB"}
    battle = Battle(MOVE, pieces, dice=[3]).give("piat-1", "wood-platoon").give("piat-2", "fox-platoon")
    battle.answer("move:wood-platoon", "search:OW", "done").jump(BRITISH_FIRE)
    assert battle.targets("piat") == ["fox-platoon"]


def test_a_one_takes_prisoners() -> None:
    """[5.3.bunkers.4] A prisoner unit is placed in the area."""
    battle = Battle(MOVE, {"wood-platoon": "NET"}, dice=[1]).answer("move:wood-platoon", "search:NET")
    assert battle.where("prisoners-1") == "NET"


def test_prisoners_move_with_a_unit_at_two_points() -> None:
    """[5.3.bunkers.4] Any number of them with one combat unit."""
    battle = Battle(MOVE, {"wood-platoon": "BE1", "prisoners-1": "BE1", "prisoners-2": "BE1"})
    battle.answer("move:wood-platoon", "take:prisoners-1", "take:prisoners-2")
    assert points_left(battle) == 2
    battle.answer("go:BE2", "go:BE3")
    assert (battle.where("prisoners-1"), battle.where("prisoners-2")) == ("BE3", "BE3")


def test_prisoners_left_alone_are_gone() -> None:
    """[5.3.bunkers.4] At the end of a turn; those with a guard stay."""
    battle = Battle(HAND_TO_HAND, {"wood-platoon": "BE1", "prisoners-1": "BE1", "prisoners-2": "BE2"})
    battle.begin().next_phase()
    assert battle.where("prisoners-1") == "BE1"
    assert battle.g.place[piece("prisoners-2")] == GONE


def test_a_leader_is_guard_enough() -> None:
    """[5.3.bunkers.4] [16.chart] Prisoners with a British leader are not alone, and they count; but it takes a combat
    unit to move them.
    """
    battle = Battle(HAND_TO_HAND, {"wood": "BE1", "prisoners-1": "BE1"})
    battle.begin().next_phase()
    assert battle.where("prisoners-1") == "BE1"
    assert victory_points(battle.g) == 1
    assert battle.jump(MOVE).answer("move:wood").targets("take") == []
