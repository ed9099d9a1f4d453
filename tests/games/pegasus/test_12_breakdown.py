"""Chapter 12: platoons break down into squads, and squads recombine."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.components import GERMAN
from bridgehead.games.pegasus.terms import BRITISH_MOVEMENT, IN_SQUADS, UNUSED
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


def test_the_piat_goes_with_a_squad() -> None:
    """[12] What the platoon carried is not lost."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1"}).give("piat-1", "wood-platoon")
    battle.answer("break-down:wood-platoon")
    assert battle.g.carrier[weapon("piat-1")] in (piece("wood-a"), piece("wood-b"))


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
