"""Chapter 5: grenades and gammon bombs, thrown on the move."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_MOVEMENT,
)
from tests.games.pegasus.positions import Battle, piece, points_left, space, weapon

MOVE = BRITISH_MOVEMENT


# ---- grenades


def grenade(die: int, pieces: dict[str, str], target: str = "garrison-1", thrower: str = "wood-platoon") -> Battle:
    """A grenade thrown with a die."""
    battle = Battle(MOVE, pieces, dice=[die, 6, 6])
    return battle.answer(f"move:{thrower}", f"grenade:{target}")


@pytest.mark.parametrize(
    ("there", "column"),
    [
        ("M2", "adjacent-open"),
        ("OW", "adjacent-obstructed"),
    ],
)
def test_the_grenade_column_of_an_adjacent_area(there: str, column: str) -> None:
    """[5.3] [5.3.grenades.1] Adjacent open or obstructed; a road area is open ground (ruling 16)."""
    here = "M1" if there == "M2" else "M2"
    battle = grenade(1, {"wood-platoon": here, "garrison-1": there})
    assert battle.told("grenade")[0][2] == column


@pytest.mark.parametrize(
    ("area", "cleared", "column"),
    [
        ("M1", False, "same-open"),
        ("GON", False, "same-obstructed"),
        ("PIL", False, "same-bunker"),
        ("NET", False, "same-bunker"),
        ("NET", True, "same-obstructed"),
    ],
)
def test_the_grenade_column_of_the_same_area(area: str, cleared: bool, column: str) -> None:
    """[5.3.grenades.1] Open, obstructed, or a bunker that is not yet cleared; the pillbox is one (ruling 48)."""
    battle = Battle(MOVE, {"wood-platoon": area, "garrison-1": area}, dice=[1])
    battle.g.cleared = changed(battle.g.cleared, space(area), int(cleared))
    battle.answer("move:wood-platoon", "grenade:garrison-1")
    assert battle.told("grenade")[0][2] == column


def test_a_grenade_costs_a_point_and_one_of_four_attacks() -> None:
    """[5.2.6] [5.3.grenades] Four attacks for a platoon in the whole game."""
    battle = Battle(MOVE, {"wood-platoon": "M1", "garrison-1": "M2"}, dice=[1, 1, 1, 1])
    battle.answer("move:wood-platoon", "grenade:garrison-1", "grenade:garrison-1")
    assert points_left(battle) == 2
    assert battle.g.grenades[piece("wood-platoon")] == 2
    battle.answer("grenade:garrison-1", "grenade:garrison-1")
    later = Battle(MOVE, {"wood-platoon": "M1", "garrison-1": "M2"})
    later.g.grenades = changed(later.g.grenades, piece("wood-platoon"), 0)
    assert later.answer("move:wood-platoon").targets("grenade") == []


def test_no_grenade_and_no_gammon_bomb_without_a_point() -> None:
    """[5.2.6] [5.2.7] Four areas are a whole move, however near the Germans are; so is the way of three points to a
    tank's area for the paratroops.
    """
    battle = Battle(MOVE, {"wood-platoon": "BE1", "garrison-1": "BE6"}).suppress("garrison-1")
    assert battle.answer("move:wood-platoon", "go:BE2", "go:BE3", "go:BE4", "go:BE5").offers() == []
    battle = Battle(MOVE, {"para-1": "BE2", "tank-1": "BE4"}, dice=[1, 1]).give("gammon-1", "para-1")
    assert battle.answer("move:para-1", "go:BE3", "go:BE4").offers() == []


def test_squads_throw_two_and_sappers_none() -> None:
    """[5.3.grenades] As the record sheet says."""
    battle = Battle(MOVE, {"wood-a": "M1", "sappers-1": "M1", "garrison-1": "M2"}, dice=[1, 1])
    battle.answer("move:wood-a", "grenade:garrison-1", "grenade:garrison-1")
    assert battle.targets("grenade") == []
    battle.answer("stop", "move:sappers-1")
    assert battle.targets("grenade") == []


def test_grenades_do_not_fly_over_dashed_lines() -> None:
    """[5.3.grenades] Ruling 18: no grenade from the west bank to the pillbox."""
    battle = Battle(MOVE, {"wood-platoon": "WN", "garrison-1": "PIL"}).answer("move:wood-platoon")
    assert battle.targets("grenade") == []


def test_a_grenade_without_effect() -> None:
    """[5.3.grenades.2] [5.3.grenades.2a] Adjacent and open, a 4 is a dash."""
    battle = grenade(4, {"wood-platoon": "M1", "garrison-1": "M2"})
    assert (battle.strength("garrison-1"), battle.suppressed("garrison-1")) == (3, False)


def test_a_grenade_that_kills() -> None:
    """[5.3.grenades.2b] In the same bunker a 6 costs three points: the squad is gone."""
    battle = grenade(6, {"wood-platoon": "NET", "garrison-1": "NET"})
    assert battle.where("garrison-1") == ""


def test_a_grenade_hurts_one_unit_only() -> None:
    """[5.3.grenades.2b] Two points against a squad of one: the next of the stack loses nothing (ruling 83)."""
    pieces = {"wood-platoon": "GON", "wood": "GON", "garrison-1": "GON", "garrison-2": "GON"}
    battle = Battle(MOVE, pieces, dice=[5]).strengths(garrison_1=1)
    battle.answer("move:wood-platoon", "take:wood", "grenade:garrison-1")
    assert battle.told("grenade")[0][5] == "2"
    assert (battle.where("garrison-1"), battle.strength("garrison-2")) == ("", 3)


def test_a_grenade_checks_no_leader_with_the_unit() -> None:
    """[5.3.grenades.2b] The squad loses its point, Hickman beside it is not looked at; alone he is (ruling 83)."""
    battle = grenade(6, {"wood-platoon": "W1", "garrison-1": "GON", "hickman": "GON"})
    assert battle.strength("garrison-1") == 2
    assert battle.rolled() == ["grenade"]
    alone = Battle(MOVE, {"wood-platoon": "W1", "hickman": "GON"}, dice=[6, 3])
    assert alone.answer("move:wood-platoon", "grenade:hickman").rolled() == ["grenade", "leader-casualty"]


def test_a_grenade_that_suppresses() -> None:
    """[5.3.grenades.2c] Adjacent and open, a 6 is an S."""
    battle = grenade(6, {"wood-platoon": "M1", "garrison-1": "M2"})
    assert battle.suppressed("garrison-1")
    assert battle.strength("garrison-1") == 3


def test_a_grenade_into_an_open_tank() -> None:
    """[5.3.grenades.2d] 6 and a leader in the same open area make a 7, 1(H): the tank is a wreck."""
    battle = grenade(6, {"wood-platoon": "M1", "wood": "M1", "tank-1": "M1"}, target="tank-1")
    assert battle.strength("tank-1") == 0


def test_infantry_keeps_grenades_off_its_tank() -> None:
    """[5.3.grenades.2d] With German infantry in the area the (H) has no effect."""
    pieces = {"wood-platoon": "M1", "wood": "M1", "tank-1": "M1", "platoon-1": "M1"}
    battle = grenade(6, pieces, target="tank-1")
    assert battle.strength("tank-1") == 1


def test_no_seven_without_a_leader() -> None:
    """[5.3.grenades.2] Ruling 26: a six alone is a 1 in the same open area, which does nothing to a tank."""
    battle = grenade(6, {"wood-platoon": "M1", "tank-1": "M1"}, target="tank-1")
    assert battle.strength("tank-1") == 1


def test_a_grenade_that_does_nothing_leaves_the_guns_alone() -> None:
    """[5.3.grenades.2a] [5.3.grenades.3] Only a number destroys a machine gun, or the field gun."""
    for area, gun in (("SET", "mg-4"), ("ATG", "field-gun")):
        battle = Battle(MOVE, {"wood-platoon": area, "garrison-1": area}, [1, 2, 1, 1])
        battle.answer("move:wood-platoon", "grenade:garrison-1", "grenade:garrison-1")
        assert battle.strength(gun) > 0


def test_a_number_destroys_the_gun_as_well() -> None:
    """[5.3.grenades.3] A machine gun, and the field gun in its pit."""
    battle = grenade(5, {"wood-platoon": "SET", "garrison-1": "SET"})
    assert battle.strength("mg-4") == 0
    battle = grenade(6, {"wood-platoon": "E1", "garrison-1": "ATG"})
    assert battle.strength("field-gun") == 0
    battle = grenade(2, {"wood-platoon": "SET", "garrison-1": "SET"})
    assert battle.strength("mg-4") > 0


# ---- gammon bombs


def gammon(die: int, pieces: dict[str, str], target: str) -> Battle:
    """A gammon bomb placed by a paratroop platoon."""
    battle = Battle(MOVE, pieces, dice=[die, 1]).give("gammon-1", "para-1")
    return battle.answer("move:para-1", f"gammon-bomb:{target}")


def test_a_gammon_bomb_costs_a_point_and_a_charge() -> None:
    """[5.2.7] [5.3.gammon] In the same area only."""
    battle = gammon(1, {"para-1": "M1", "tank-1": "M1"}, "tank-1")
    assert points_left(battle) == 2
    assert battle.g.charges[weapon("gammon-1")] == 1
    away = Battle(MOVE, {"para-1": "M2", "tank-1": "M1"}).give("gammon-1", "para-1").answer("move:para-1")
    assert away.targets("gammon-bomb") == []


@pytest.mark.parametrize(("die", "left"), [(3, 1), (4, 0), (5, 0), (6, 0)])
def test_only_an_h_destroys_a_tank(die: int, left: int) -> None:
    """[5.3.gammon] 1-4 column, +1 in the open (6.1.3e): a 4 becomes S(H), a 3 a dash."""
    assert gammon(die, {"para-1": "M1", "tank-1": "M1"}, "tank-1").strength("tank-1") == left


@pytest.mark.parametrize(("die", "wrecked"), [(3, False), (4, True)])
def test_anything_destroys_the_car(die: int, wrecked: bool) -> None:
    """[5.3.gammon] Any result but a dash."""
    battle = gammon(die, {"para-1": "M1", "car": "M1"}, "car")
    assert (battle.where("car") == "") == wrecked
