"""Chapter 6.1: small arms: modifiers, targets, results, leaders under fire, machine guns."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.engine.read.table import Modifier
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    DEAD,
    GERMAN_FIRE,
    PREPARED,
)
from tests.games.pegasus.positions import Battle, piece


def by_paragraph(modifiers: object) -> dict[str, int]:
    """The modifiers of an event."""
    assert isinstance(modifiers, tuple)
    return {one.paragraph: one.value for one in modifiers if isinstance(one, Modifier)}


def shoot(pieces: dict[str, str], *dice: int, firer: str = "wood-platoon", target: str = "garrison-1") -> Battle:
    """One British unit fires at a German."""
    return Battle(BRITISH_FIRE, pieces, dice).answer(f"fire:{firer}", f"target:{target}")


# ---- modifiers [6.1.3]


@pytest.mark.parametrize(
    ("pieces", "found"),
    [
        ({"wood-platoon": "E1", "garrison-1": "E1"}, {"6.1.3d": 1, "6.1.3e": 1}),
        ({"wood-platoon": "E1", "garrison-1": "M1"}, {"6.1.3a": -1, "6.1.3d": 1, "6.1.3e": 1}),
        ({"wood-platoon": "E1", "garrison-1": "PIL"}, {"6.1.3a": -1, "6.1.3b": -1, "6.1.3d": 1}),
        ({"wood-platoon": "PIL", "garrison-1": "PIL"}, {"6.1.3b": -1, "6.1.3d": 1}),
        ({"para-1": "E1", "garrison-1": "PIL"}, {"6.1.3a": -1, "6.1.3b": -1}),
        ({"para-1": "E1", "garrison-1": "E1"}, {"6.1.3e": 1}),
        ({"sappers-1": "E1", "garrison-1": "E1"}, {"6.1.3d": 1, "6.1.3e": 1}),
    ],
)
def test_fire_modifiers(pieces: dict[str, str], found: dict[str, int]) -> None:
    """[6.1.3] [6.1.3a] [6.1.3b] [6.1.3d] [6.1.3e] Adjacent -1, obstructed -1, glider infantry +1, open +1."""
    firer = next(iter(pieces))
    battle = Battle(BRITISH_FIRE, pieces).answer(f"fire:{firer}")
    assert battle.modifiers("target:garrison-1") == found


def test_fire_over_a_dashed_line_is_adjacent() -> None:
    """[6.1] [6.1.3a] [5.2.3] From the west bank WN over the canal at the pillbox; not two areas away."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "WN", "garrison-1": "PIL", "garrison-2": "E1"})
    assert battle.answer("fire:wood-platoon").targets("target") == ["garrison-1"]
    assert battle.modifiers("target:garrison-1")["6.1.3a"] == -1


def test_a_prepared_position_protects() -> None:
    """[6.1.3c] -1, for the unit that has it."""
    battle = Battle(GERMAN_FIRE, {"garrison-1": "E1", "wood-platoon": "M1"}, [1])
    battle.g.prepared = changed(battle.g.prepared, piece("wood-platoon"), PREPARED)
    battle.begin()
    assert by_paragraph(battle.told("small-arms")[0][4]) == {"6.1.3a": -1, "6.1.3c": -1, "6.1.3e": 1}


def test_a_position_under_work_does_not_protect() -> None:
    """[6.1.3c] [5.3.positions] In the turn in which it is prepared the men still lie in the open."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "M2", "garrison-1": "OW"}, [1])
    battle.answer("move:wood-platoon", "prepare:M2").jump(GERMAN_FIRE)
    assert by_paragraph(battle.told("small-arms")[0][4]) == {"6.1.3a": -1, "6.1.3e": 1}


def test_modifiers_add_up() -> None:
    """[6.1.4] -1 adjacent, -1 obstructed, +1 glider infantry, +1 leader: a 5 in the 5-8 column stays a 5, 1(H)."""
    battle = shoot({"wood-platoon": "E1", "wood": "E1", "garrison-1": "PIL"}, 5)
    assert battle.told("small-arms")[0][2:4] == ("5-8", 5)
    assert battle.told("small-arms")[0][5] == "1(H)"


def test_a_mixed_group_has_every_penalty_and_no_shared_bonus() -> None:
    """[6.1.3d] [6.1.3a] Ruling 42: glider infantry beside the target and paratroops adjacent to it: -1, no +1."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "E1", "para-1": "M1", "garrison-1": "E1"}, [1])
    battle.answer("fire:wood-platoon", "target:garrison-1")
    assert battle.modifiers("join:para-1") == {"6.1.3a": -1, "6.1.3e": 1}


# ---- targets, combination, results


def test_the_british_choose_their_targets() -> None:
    """[6] [6.0.1] [6.1] [6.1.1] Anybody in the same or an adjacent area."""
    pieces = {"wood-platoon": "E1", "garrison-1": "PIL", "garrison-2": "ATG", "garrison-3": "E1", "garrison-4": "M2"}
    battle = Battle(BRITISH_FIRE, pieces).answer("fire:wood-platoon")
    assert set(battle.targets("target")) == {"garrison-1", "garrison-2", "garrison-3"}


def test_units_combine_their_points() -> None:
    """[6.1.2] Eight and eight make 16: the 15-20 column. Each fires once."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "E1", "fox-platoon": "M1", "garrison-1": "E1"}, [1])
    battle.answer("fire:wood-platoon", "target:garrison-1", "join:fox-platoon")
    assert battle.told("small-arms")[0][2] == "15-20"
    assert battle.offers() == []


def test_a_unit_may_fire_alone() -> None:
    """[6.1.2] The other may fire later, at another target: whoever fires at the same unit does so together."""
    pieces = {"wood-platoon": "E1", "fox-platoon": "E1", "garrison-1": "E1", "garrison-2": "E1"}
    battle = Battle(BRITISH_FIRE, pieces, [1])
    battle.answer("fire:wood-platoon", "target:garrison-1", "shoot")
    assert battle.targets("fire") == ["fox-platoon"]
    battle.answer("fire:fox-platoon")
    assert battle.targets("target") == ["garrison-2"]


def test_s_suppresses() -> None:
    """[6.1.5] Column 5-8, die 4 less 1: S."""
    battle = shoot({"wood-platoon": "E1", "garrison-1": "PIL"}, 4)
    assert battle.suppressed("garrison-1")
    assert battle.strength("garrison-1") == 3


def test_a_number_takes_points() -> None:
    """[6.1.5] Die 6 less 1: 1(H), one point; the (H) means nothing here."""
    battle = shoot({"wood-platoon": "E1", "garrison-1": "PIL"}, 6)
    assert battle.strength("garrison-1") == 2
    assert not battle.suppressed("garrison-1")


def test_small_arms_do_nothing_to_a_tank() -> None:
    """[6.1.5] The (H) counts for Piats, tanks, gammon bombs and guns only; a tank is no target for rifles."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "E1", "tank-1": "M1", "garrison-1": "M1"})
    assert battle.answer("fire:wood-platoon").targets("target") == ["garrison-1"]


def test_a_dash_is_nothing() -> None:
    """[6.1.5] Die 3 less 1: a dash."""
    battle = shoot({"wood-platoon": "E1", "garrison-1": "PIL"}, 3)
    assert (battle.strength("garrison-1"), battle.suppressed("garrison-1")) == (3, False)


def test_what_one_cannot_lose_the_next_loses() -> None:
    """[6.1.5] Two points against a squad of one: the other squad loses the second."""
    pieces = {"wood-platoon": "E1", "fox-platoon": "E1", "garrison-1": "PIL", "garrison-2": "PIL"}
    battle = Battle(BRITISH_FIRE, pieces, [6]).strengths(garrison_1=1, wood_platoon=7, fox_platoon=7)
    battle.answer("fire:wood-platoon", "target:garrison-1", "join:fox-platoon")
    assert battle.told("small-arms")[0][5] == "2"
    assert battle.where("garrison-1") == ""
    assert battle.strength("garrison-2") == 2


def test_the_british_choose_who_loses_next() -> None:
    """[6.1.5] Ruling 43: the target first, then as the player says."""
    pieces = {
        "wood-a": "E1",
        "fox-b": "E1",
        "smith-b": "E1",
        "garrison-1": "E1",
        "garrison-2": "E1",
        "garrison-3": "E1",
    }
    battle = Battle(GERMAN_FIRE, pieces, [6]).strengths(wood_a=1, fox_b=1, smith_b=1)
    battle.strengths(garrison_1=4, garrison_2=4, garrison_3=4)
    battle.g.strength[piece("wood-a")] = 2
    battle.begin()
    assert battle.told("small-arms")[0][5] == "3"
    assert battle.where("wood-a") == ""
    assert battle.targets("lose") == ["fox-b", "smith-b"]
    battle.answer("lose:smith-b")
    assert (battle.where("fox-b"), battle.where("smith-b")) == ("E1", "")


# ---- leaders under fire [6.1.6]


@pytest.mark.parametrize(
    ("die", "wounded_before", "wounded", "alive"),
    [
        (1, False, 0, True),
        (3, False, 0, True),
        (4, False, 1, True),
        (4, True, 1, False),
        (5, False, 0, False),
        (6, False, 0, False),
        (3, True, 1, True),
    ],
)
def test_leader_casualties(die: int, wounded_before: bool, wounded: int, alive: bool) -> None:
    """[6.1.6] [6.1.5] A point lost by the unit: its leader is checked. 4 wounds, 5 and 6 kill, a second wound too."""
    battle = Battle(GERMAN_FIRE, {"garrison-1": "E1", "wood-platoon": "E1", "wood": "E1"}, [6, die])
    battle.strengths(garrison_1=5)
    if wounded_before:
        battle.wound("wood")
    battle.begin()
    assert battle.strength("wood-platoon") == 6
    assert (battle.g.place[piece("wood")] != DEAD) == alive
    if alive:
        assert battle.g.wounded[piece("wood")] == wounded


def test_leaders_are_checked_under_gun_fire() -> None:
    """[6.1.6] [6.5.fire.4.2] The gun of a tank costs the platoon in the pillbox a point: Wood is checked."""
    battle = Battle(GERMAN_FIRE, {"tank-1": "E1", "wood-platoon": "PIL", "wood": "PIL"}, [5, 5, 1]).begin()
    assert battle.rolled()[:2] == ["gun-fire", "leader-casualty"]
    assert battle.g.place[piece("wood")] == DEAD


def test_leaders_are_checked_for_what_the_rest_of_the_area_loses() -> None:
    """[6.1.6] [6.1.mg] The gun suppresses the platoon in its position and costs the squad beside it a point: Fox is
    checked, once.
    """
    pieces = {"garrison-1": "NET", "wood-platoon": "NA2", "fox-a": "NA2", "fox": "NA2"}
    battle = Battle(GERMAN_FIRE, pieces, [5, 1]).strengths(garrison_1=1)
    battle.g.prepared = changed(battle.g.prepared, piece("wood-platoon"), PREPARED)
    assert battle.begin().rolled() == ["small-arms", "leader-casualty"]
    assert (battle.suppressed("wood-platoon"), battle.strength("fox-a")) == (True, 3)


def test_leaders_are_safe_from_an_s() -> None:
    """[6.1.6] Only points lost have them checked."""
    battle = Battle(GERMAN_FIRE, {"garrison-1": "E1", "wood-platoon": "E1", "wood": "E1"}, [3]).strengths(garrison_1=5)
    assert battle.begin().rolled() == ["small-arms"]
    assert battle.suppressed("wood-platoon")


def test_a_leader_alone_is_checked_when_hit() -> None:
    """[6.1.6] [11.0.4] Ruling 46."""
    battle = Battle(GERMAN_FIRE, {"garrison-1": "E1", "wood": "E1"}, [6, 5]).strengths(garrison_1=5).begin()
    assert battle.g.place[piece("wood")] == DEAD


# ---- machine guns


def test_a_machine_gun_hits_everybody_there() -> None:
    """[6.1.mg] Two squads at the gun of NET fire 2 + 3 + 5 = 10 points at the platoon (9-10 column: 1(H) on a 4), the
    gun alone 5 at the squad beside it (5-8: S); one die for both.
    """
    pieces = {"garrison-1": "NET", "garrison-2": "NET", "wood-platoon": "NA2", "fox-a": "NA2"}
    battle = Battle(GERMAN_FIRE, pieces, [4]).begin()
    assert battle.rolled() == ["small-arms"]
    shots = battle.told("small-arms") + battle.told("machine-gun-fire")
    assert [(args[2], args[3], args[5]) for args in shots] == [("9-10", 4, "1(H)"), ("5-8", 4, "S")]
    assert battle.fired_at() == ["wood-platoon", "fox-a"]
    assert (battle.strength("wood-platoon"), battle.suppressed("fox-a")) == (7, True)


def test_rifles_alone_hit_one_unit() -> None:
    """[6.1.mg] Without a gun only the target is checked."""
    pieces = {"garrison-1": "PIL", "garrison-2": "PIL", "wood-platoon": "NA2", "fox-a": "NA2"}
    battle = Battle(GERMAN_FIRE, pieces, [4]).begin()
    assert battle.fired_at() == ["wood-platoon"]


def test_serving_a_gun_costs_a_point_of_rifles() -> None:
    """[6.1.mg.crew] Seven points and the gun's five: 12, the 11-14 column. One unit fires the gun, once."""
    pieces = {"wood-platoon": "NET", "fox-platoon": "NET", "garrison-1": "PIL", "garrison-2": "PIL"}
    battle = Battle(BRITISH_FIRE, pieces, [1]).answer("machine-gun:wood-platoon", "target:garrison-1", "shoot")
    assert battle.told("small-arms")[0][2] == "11-14"
    assert battle.targets("machine-gun") == []
    assert battle.targets("fire") == ["fox-platoon"]


def test_a_gun_must_be_stood_with_and_work() -> None:
    """[6.1.mg.crew] [6.5.fire.7] Not from next door, not when it is destroyed."""
    assert Battle(BRITISH_FIRE, {"wood-platoon": "PIL", "garrison-1": "NET"}).targets("machine-gun") == []
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "NET", "garrison-1": "PIL"}).strengths(mg_3=0)
    assert battle.targets("machine-gun") == []
