"""Chapters 6.2 and 6.4: whom the Germans fire at, and opportunity fire."""

import pytest

from bridgehead.engine.read.table import Modifier
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_MOVEMENT,
    GERMAN_FIRE,
    GERMAN_MOVEMENT,
)
from bridgehead.games.pegasus.rulebook import RULES
from tests.games.pegasus.positions import Battle, piece, weapon


def by_paragraph(modifiers: object) -> dict[str, int]:
    """The modifiers of an event."""
    assert isinstance(modifiers, tuple)
    return {one.paragraph: one.value for one in modifiers if isinstance(one, Modifier)}


# ---- whom the Germans fire at [6.2]


def german_target(*dice: int, garrison: str = "E1", **british: str) -> list[str]:
    """Whom a squad at the end of the bridge road fires at."""
    pieces = {name.replace("_", "-"): area for name, area in british.items()}
    return Battle(GERMAN_FIRE, {"garrison-1": garrison, **pieces}, dice).begin().fired_at()


def test_first_the_same_area() -> None:
    """[6.2] [6.2.1] A squad of the same area before a platoon next door."""
    assert german_target(1, wood_a="E1", fox_platoon="M1") == ["wood-a"]


def test_then_an_adjacent_area() -> None:
    """[6.2.2] Next door, dashed lines too; never farther."""
    assert german_target(1, wood_a="M1", fox_platoon="M2") == ["wood-a"]
    assert german_target(fox_platoon="M2") == []
    assert german_target(1, garrison="PIL", fox_platoon="WN") == ["fox-platoon"]


def test_then_one_in_the_open() -> None:
    """[6.2.3] A squad on the road before a platoon in the gun pit."""
    assert german_target(1, wood_a="M1", fox_platoon="ATG") == ["wood-a"]


def test_then_the_largest() -> None:
    """[6.2.4] Both in the open."""
    assert german_target(1, wood_a="M1", fox_platoon="NA2") == ["fox-platoon"]


def test_then_the_die() -> None:
    """[6.2.5] Two platoons of eight: three faces each, before the die of the attack."""
    ends = [german_target(die, 1, wood_platoon="M1", fox_platoon="NA2") for die in range(1, 7)]
    assert ends[0] == ends[1] == ends[2]
    assert ends[3] == ends[4] == ends[5]
    assert ends[0] != ends[3]


def test_germans_with_the_same_prime_target_fire_together() -> None:
    """[6.2.combine] Three and three: the 5-8 column, one die."""
    battle = Battle(GERMAN_FIRE, {"garrison-1": "E1", "garrison-2": "PIL", "wood-platoon": "PB2"}, [1]).begin()
    assert battle.told("small-arms")[0][2] == "5-8"
    assert battle.rolled() == ["small-arms"]


def test_germans_with_other_prime_targets_fire_alone() -> None:
    """[6.2.combine] The squad in M2 has British in its own area."""
    pieces = {"garrison-1": "E1", "garrison-2": "M2", "wood-platoon": "M1", "fox-a": "M2"}
    battle = Battle(GERMAN_FIRE, pieces, [1, 1]).begin()
    assert battle.fired_at() == ["wood-platoon", "fox-a"]
    assert [args[2] for args in battle.told("small-arms")] == ["1-4", "1-4"]


# ---- opportunity fire [6.4]


def walk(pieces: dict[str, str], *steps: str, dice: tuple[int, ...] = (1,) * 6) -> Battle:
    """Wood's platoon walks."""
    return Battle(BRITISH_MOVEMENT, pieces, dice).answer("move:wood-platoon", *steps)


def test_entering_the_open_beside_an_enemy_draws_fire() -> None:
    """[6.4] [3.C.3] [6.1.3f] With -1 for the moving target."""
    battle = walk({"wood-platoon": "M1", "garrison-1": "PIL"}, "go:E1")
    assert by_paragraph(battle.told("small-arms")[0][4]) == {"6.1.3a": -1, "6.1.3e": 1, "6.1.3f": -1}


def test_entering_cover_beside_an_enemy_draws_none() -> None:
    """[6.4] The gun pit is obstructed."""
    assert walk({"wood-platoon": "PB2", "garrison-1": "SET"}, "go:ATG").fired_at() == []


def test_entering_an_enemy_area_draws_fire() -> None:
    """[6.4] In cover too, from those in the area."""
    assert walk({"wood-platoon": "E1", "garrison-1": "PIL"}, "go:PIL").fired_at() == ["wood-platoon"]


def test_only_those_in_the_area_fire_at_who_enters_cover() -> None:
    """[6.4] The squad in the trench next door does not: the pillbox is no open area."""
    battle = walk({"wood-platoon": "E1", "garrison-1": "PIL", "garrison-2": "NET"}, "go:PIL")
    assert [args[0] for args in battle.told("small-arms")] == [(piece("garrison-1"),)]


def test_suppressed_enemies_hold_their_fire() -> None:
    """[6.4] [10.0.2]"""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "M1", "garrison-1": "PIL"}).suppress("garrison-1")
    assert battle.answer("move:wood-platoon", "go:E1").fired_at() == []


def test_who_is_suppressed_stops() -> None:
    """[6.4] [10.0.1] Column 1-4 has no S alone, so two squads: 5-8, die 4 less 1: S."""
    battle = walk({"wood-platoon": "M1", "garrison-1": "PIL", "garrison-2": "PIL"}, "go:E1", dice=(4,))
    assert battle.suppressed("wood-platoon")
    assert battle.where("wood-platoon") == "E1"
    assert battle.offers() == []


def test_who_is_not_suppressed_moves_on() -> None:
    """[6.4] Losses do not stop a unit: 5-8 column, die 6 less 1: 1(H), seven points left, and on it goes."""
    battle = walk({"wood-platoon": "M1", "garrison-1": "PIL", "garrison-2": "PIL"}, "go:E1", dice=(6, 1))
    assert battle.strength("wood-platoon") == 7
    assert battle.answer("go:PB2").where("wood-platoon") == "PB2"


THREE_SQUADS = {"garrison-1": "PIL", "garrison-2": "PIL", "garrison-3": "PIL"}


def test_the_companions_of_a_suppressed_unit_move_on() -> None:
    """[6.4] Three squads fire at the platoon (9-10 column, 4 less 1: S); Howard and the sappers go on with the points
    that are left, one after the other as they like.
    """
    pieces = {"wood-platoon": "M1", "howard": "M1", "sappers-1": "M1", **THREE_SQUADS}
    battle = Battle(BRITISH_MOVEMENT, pieces, [4, 1, 1])
    battle.answer("move:wood-platoon", "take:howard", "take:sappers-1", "go:E1")
    assert battle.suppressed("wood-platoon")
    assert battle.choice is not None and battle.choice.about[0] == piece("sappers-1")
    battle.answer("go:PB2", "stop")
    assert [battle.where(name) for name in ("wood-platoon", "howard", "sappers-1")] == ["E1", "PB2", "PB2"]
    assert battle.offers() == []


def test_leaders_go_on_without_their_platoon() -> None:
    """[6.4] Howard alone, too."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "M1", "howard": "M1", **THREE_SQUADS}, [4, 1])
    battle.answer("move:wood-platoon", "take:howard", "go:E1", "go:PB2", "stop")
    assert (battle.where("wood-platoon"), battle.where("howard")) == ("E1", "PB2")


def test_who_is_carried_stays_with_a_suppressed_unit() -> None:
    """[6.4] [11.0.3] [11.0.3.carried] Nobody is left to carry Wood: he stays and is rolled for, he was moved."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "M1", "wood": "M1", "howard": "M1", **THREE_SQUADS}, [4, 1, 1])
    battle.wound("wood").answer("move:wood-platoon", "take:howard", "take:wood", "go:E1")
    assert battle.rolled() == ["small-arms", "carried-leader"]
    battle.answer("go:PB2")
    assert (battle.where("wood"), battle.where("howard")) == ("E1", "PB2")


def test_a_wounded_leader_is_carried_on_by_sappers() -> None:
    """[6.4] [11.0.3] They are a combat unit; he is rolled for once, where they stop."""
    pieces = {"wood-platoon": "M1", "wood": "M1", "sappers-1": "M1", **THREE_SQUADS}
    battle = Battle(BRITISH_MOVEMENT, pieces, [4, 1, 1]).wound("wood")
    battle.answer("move:wood-platoon", "take:sappers-1", "take:wood", "go:E1", "go:PB2")
    assert (battle.where("wood"), battle.where("sappers-1")) == ("PB2", "PB2")
    assert battle.rolled().count("carried-leader") == 1


def test_a_leader_wounded_beside_a_suppressed_unit_is_checked_once() -> None:
    """[6.1.6] [11.0.3.carried] The machine gun of NET has the squad suppressed and its comrades lose a point, so that
    Wood is wounded; nobody carried him, and there is no second roll for him.
    """
    pieces = {"wood-platoon": "NA1", "wood": "NA1", "fox-a": "NA2", "garrison-1": "NET", "garrison-2": "NET"}
    battle = Battle(BRITISH_MOVEMENT, pieces, [5, 4]).strengths(wood_platoon=8)
    battle.answer("move:wood-platoon", "take:wood", "go:NA2")
    assert battle.rolled() == ["small-arms", "leader-casualty"]
    assert battle.g.wounded[piece("wood")] == 1


def test_opportunity_fire_comes_before_a_grenade() -> None:
    """[6.4] The grenade can only be thrown after the fire drawn by entering."""
    battle = walk({"wood-platoon": "M1", "garrison-1": "PIL"}, "go:E1", "grenade:garrison-1")
    assert battle.rolled() == ["small-arms", "grenade"]


def test_the_british_may_fire_at_passing_germans() -> None:
    """[6.4] [3.D.3] The player is asked for each area entered; -1 for the moving target."""
    battle = Battle(GERMAN_MOVEMENT, {"garrison-1": "RA3", "wood-platoon": "RB"}, [1])
    battle.begin()
    assert battle.targets("join") == ["wood-platoon"]
    assert battle.modifiers("join:wood-platoon") == {"6.1.3a": -1, "6.1.3d": 1, "6.1.3e": 1, "6.1.3f": -1}
    battle.answer("hold")
    assert battle.rolled() == []
    assert battle.where("garrison-1") == "RA1"


def test_germans_stop_when_suppressed() -> None:
    """[6.4] In the first open area beside the British: die 3, S in the 5-8 column."""
    battle = Battle(GERMAN_MOVEMENT, {"garrison-1": "BE1", "wood-platoon": "B3"}, [3]).answer("join:wood-platoon")
    assert battle.suppressed("garrison-1")
    assert battle.where("garrison-1") == "BE2"


@pytest.mark.parametrize(("carried", "bearer"), [("piat-1", "wood-a"), ("gammon-1", "para-1")])
def test_what_a_fallen_unit_carried_is_lost(carried: str, bearer: str) -> None:
    """[13.2.3] [6.1.5] Ruling 77: it lies under the counter of its bearer and goes with him, whoever stands beside."""
    pieces = {bearer: "E1", "fox-a": "E1", "hq-1": "E1", "garrison-1": "E1"}
    battle = Battle(GERMAN_FIRE, pieces, [6]).strengths(**{bearer.replace("-", "_"): 2, "garrison_1": 5})
    battle.strengths(fox_a=1).give(carried, bearer).begin()
    assert battle.where(bearer) == ""
    assert battle.g.carrier[weapon(carried)] == -1
    assert battle.told("weapon-lost") == [(weapon(carried),)]


def test_a_tank_and_infantry_fire_together() -> None:
    """[6.1.2] [6.2.combine] [6.5.tanks] Cannon first; then the machine gun and the platoon have the same target, and
    fire at it once: 5 and 6 points.
    """
    battle = Battle(GERMAN_FIRE, {"tank-1": "W1", "platoon-1": "W2", "wood-platoon": "GON"}, [1, 1]).begin()
    assert battle.rolled() == ["gun-fire", "small-arms"]
    assert battle.told("small-arms")[0][2] == "11-14"


def test_nobody_is_fired_at_twice_in_his_own_area() -> None:
    """[6.1.2] [6.2.combine] Ruling 60: two leaders alone among the British do not combine; when Hickman has fired at
    Wood, Schmidt has nobody left.
    """
    battle = Battle(GERMAN_FIRE, {"hickman": "E1", "schmidt": "E1", "wood-platoon": "E1"}, [1, 1]).begin()
    assert battle.fired_at() == ["wood-platoon"]


def test_who_has_been_fired_at_has_not_acted() -> None:
    """[6.1.2] In the German fire phase a unit fired at (ruling 60) is not shown as one that has acted."""
    platoons = {"platoon-1": "W1", "platoon-2": "LP5", "platoon-3": "LP5", "platoon-4": "LP5"}
    stack = {"wood-platoon": "LP6", "fox-platoon": "LP6", "smith-platoon": "LP6"}
    battle = Battle(GERMAN_FIRE, {**platoons, **stack, "hooper-platoon": "GON"}, [1, 1, 6])
    battle.strengths(wood_platoon=2, fox_platoon=2, smith_platoon=2)
    assert battle.targets("lose") == ["smith-platoon", "wood-platoon"]
    shown = {one.name: one.marks for one in RULES.view(battle.g, 0).pieces}
    assert "acted" not in shown["hooper-platoon"]
