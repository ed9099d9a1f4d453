"""Chapter 12: platoons break down into squads, and squads recombine."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import GERMAN
from bridgehead.games.pegasus.printed.terms import BRITISH_MOVEMENT, IN_SQUADS, PREPARED, UNUSED
from tests.games.pegasus.positions import Battle, piece, space, weapon


@pytest.mark.parametrize(("strength", "shares"), [(8, (4, 4)), (7, (4, 3)), (3, (2, 1)), (2, (1, 1))])
def test_points_are_shared_as_equally_as_can_be(strength: int, shares: tuple[int, int]) -> None:
    """[12] Losses so far included."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1"}).strengths(wood_platoon=strength)
    battle.answer("break-down:wood-platoon")
    assert tuple(sorted((battle.strength("wood-a"), battle.strength("wood-b")), reverse=True)) == shares
    assert (battle.where("wood-a"), battle.where("wood-b"), battle.where("wood-platoon")) == ("E1", "E1", "")


@pytest.mark.parametrize(("left", "shares"), [(4, (2, 2)), (3, (2, 1)), (1, (1, 0))])
def test_grenades_are_shared_too(left: int, shares: tuple[int, int]) -> None:
    """[12] Ruling 47: never above two a squad."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1"})
    battle.g.grenades = changed(battle.g.grenades, piece("wood-platoon"), left)
    battle.answer("break-down:wood-platoon")
    assert (battle.g.grenades[piece("wood-a")], battle.g.grenades[piece("wood-b")]) == shares


def test_squads_go_their_own_ways() -> None:
    """[12] Each moves by itself in the same phase."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "BE2"})
    battle.answer("break-down:wood-platoon", "move:wood-a", "go:BE1", "stop", "move:wood-b", "go:BE3", "stop")
    assert (battle.where("wood-a"), battle.where("wood-b")) == ("BE1", "BE3")


@pytest.mark.parametrize("squad", ["wood-a", "wood-b"])
def test_the_piat_goes_with_a_squad(squad: str) -> None:
    """[12] [13.2.3] With which of them, the player says."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1"}).give("piat-1", "wood-platoon")
    battle.answer("break-down:wood-platoon")
    assert battle.targets("carry") == ["wood-a", "wood-b"]
    assert battle.answer(f"carry:{squad}").g.carrier[weapon("piat-1")] == piece(squad)


def dug_in() -> Battle:
    """Wood's platoon has prepared a position, and a new turn has begun."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "BE1"}).answer("move:wood-platoon", "prepare:BE1")
    return next_turn(battle)


def next_turn(battle: Battle) -> Battle:
    """Play on to the next British movement phase, doing nothing."""
    turn = battle.g.turn
    while battle.g.phase != BRITISH_MOVEMENT or battle.g.turn == turn:
        if battle.offers():
            battle.answer("done")
        else:
            battle.next_phase()
    return battle.next_phase()


def test_a_position_outlasts_a_new_shape() -> None:
    """[12] [5.3.positions] Ruling 76: nobody has left the area, and both squads have it, then the platoon again."""
    battle = dug_in().answer("break-down:wood-platoon")
    assert [battle.g.prepared[piece(name)] for name in ("wood-a", "wood-b")] == [PREPARED, PREPARED]
    battle.answer("done")
    next_turn(battle).answer("combine:wood-platoon")
    assert battle.g.prepared[piece("wood-platoon")] == PREPARED


def test_half_a_position_is_none() -> None:
    """[12.combine] Ruling 76: a squad without one brings none to the platoon."""
    battle = dug_in().answer("break-down:wood-platoon", "move:wood-a", "go:BE2", "go:BE1", "stop", "done")
    next_turn(battle).answer("combine:wood-platoon")
    assert battle.g.prepared[piece("wood-platoon")] == 0


def squads(a: str, b: str) -> Battle:
    """Wood's platoon is in its squads."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": a}).answer("break-down:wood-platoon")
    battle.put("wood-b", b)
    battle.answer("done").g.turn += 1
    return battle.jump(BRITISH_MOVEMENT)


def test_squads_recombine() -> None:
    """[12.combine] At the beginning of a later turn, with the strength they have together."""
    battle = squads("BE1", "BE1").strengths(wood_a=3, wood_b=2).answer("combine:wood-platoon")
    assert (battle.where("wood-platoon"), battle.strength("wood-platoon")) == ("BE1", 5)
    assert battle.g.place[piece("wood-a")] == battle.g.place[piece("wood-b")] == UNUSED


def test_squads_in_two_areas_do_not_recombine() -> None:
    """[12.combine] They must begin their movement in the same area."""
    assert squads("BE1", "BE2").targets("combine") == []


def test_not_after_one_has_moved() -> None:
    """[12.combine] At the beginning, before either moves."""
    battle = squads("BE1", "BE2").answer("move:wood-b", "go:BE1", "stop")
    assert battle.targets("combine") == []


def test_who_never_breaks_down() -> None:
    """[12.never] Leaders, headquarters, sappers; nor paratroop platoons, which have no squads; nor a single point."""
    pieces = {
        "howard": "E1",
        "hq-1": "E1",
        "sappers-1": "E1",
        "para-1": "E1",
        "wood-platoon": "E1",
        "fox-platoon": "E1",
    }
    battle = Battle(BRITISH_MOVEMENT, pieces).strengths(fox_platoon=1)
    assert battle.targets("break-down") == ["wood-platoon"]


@pytest.mark.parametrize(("area", "shape"), [("PIL", "whole"), ("PB1", "whole"), ("PIL", "squads")])
def test_changing_shape_takes_no_area(area: str, shape: str) -> None:
    """[16.control] [12.combine] Ruling 52: the Germans came in last and hold the disputed area; when the British there
    break down or recombine nobody has entered it.
    """
    ours = ["wood-platoon"] if shape == "whole" else ["wood-a", "wood-b"]
    battle = Battle(BRITISH_MOVEMENT, {**dict.fromkeys(ours, area), "garrison-1": area})
    if shape == "squads":
        battle.g.place[piece("wood-platoon")] = IN_SQUADS
    battle.answer("break-down:wood-platoon" if shape == "whole" else "combine:wood-platoon")
    assert battle.g.control[space(area)] == GERMAN
    assert battle.g.last_in[space(area)] == GERMAN


def test_the_suppressed_do_not_break_down() -> None:
    """[12] [10.0.1] Ruling 64: who is suppressed begins no move, and does not shake it off by another counter."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1", "fox-platoon": "E1"}).suppress("fox-platoon")
    assert battle.targets("break-down") == ["wood-platoon"]
