"""Chapter 15: the garrison asleep. The squads here have not been disturbed."""

from pathlib import Path

import pytest

from bridgehead.games.pegasus.printed.components import GARRISON_COUNTERS
from bridgehead.games.pegasus.printed.terms import BRITISH_MOVEMENT, GERMAN_FIRE, GERMAN_MOVEMENT, SUPPRESSION_REMOVAL
from bridgehead.games.pegasus.rulebook import RULES
from tests.games.pegasus.positions import GAME, Battle, piece
from tests.games.pegasus.test_fights import told


def asleep(phase: int, pieces: dict[str, str], *dice: int, turn: int = 2) -> Battle:
    """Nobody of the garrison is awake."""
    battle = Battle(phase, pieces, dice, turn=turn)
    return battle.asleep(*[name for name in pieces if name.startswith(("garrison", "platoon"))])


def test_the_garrison_neither_moves_nor_fires() -> None:
    """[15] On the first four turns, until it is disturbed; platoons of the set-up too (ruling 36)."""
    pieces = {"garrison-1": "RA1", "platoon-1": "BE1", "wood-platoon": "RB"}
    battle = asleep(GERMAN_MOVEMENT, pieces).suppress("wood-platoon").begin()
    assert (battle.where("garrison-1"), battle.where("platoon-1")) == ("RA1", "BE1")
    assert asleep(GERMAN_FIRE, pieces).begin().rolled() == []


@pytest.mark.parametrize("die", [4, 5, 6])
def test_an_alert_squad_fires_at_once(die: int) -> None:
    """[15.alert] A British unit moves into an adjacent area: 4 to 6, and opportunity fire follows."""
    battle = asleep(BRITISH_MOVEMENT, {"garrison-1": "PIL", "wood-platoon": "M1"}, die, 1)
    battle.answer("move:wood-platoon", "go:E1")
    assert battle.rolled() == ["garrison-alert", "small-arms"]


@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_surprised_squad_does_not(die: int) -> None:
    """[15.alert] 1 to 3: active, but no opportunity fire in this turn; it fires in the fire phase, and next turn."""
    battle = asleep(BRITISH_MOVEMENT, {"garrison-1": "PIL", "wood-platoon": "M1"}, die, 1, 1)
    battle.answer("move:wood-platoon", "go:E1", "go:PB2")
    assert battle.rolled() == ["garrison-alert"]
    battle.answer("stop").suppress("wood-platoon").jump(GERMAN_FIRE)
    assert battle.fired_at() == ["wood-platoon"]


def test_moving_farther_off_wakes_nobody() -> None:
    """[15] Two areas away; and a dashed line does not make areas adjacent for this (ruling 18)."""
    battle = asleep(BRITISH_MOVEMENT, {"garrison-1": "PIL", "wood-platoon": "M2"}).answer("move:wood-platoon", "go:M1")
    assert battle.rolled() == []
    battle = asleep(BRITISH_MOVEMENT, {"garrison-1": "PIL", "wood-platoon": "W3"}).answer("move:wood-platoon", "go:WN")
    assert battle.rolled() == []


def test_standing_beside_it_wakes_nobody() -> None:
    """[15] Ruling 38: landing there is no move; the first step beside it is."""
    battle = asleep(BRITISH_MOVEMENT, {"garrison-1": "PIL", "wood-platoon": "E1"}, 1)
    battle.answer("move:wood-platoon")
    assert battle.rolled() == []
    assert battle.answer("go:PB2").rolled() == ["garrison-alert"]


def test_an_attack_wakes_them() -> None:
    """[15.alert] Ruling 38: a grenade from where one has landed."""
    battle = asleep(BRITISH_MOVEMENT, {"garrison-1": "PIL", "wood-platoon": "E1"}, 1, 1)
    battle.answer("move:wood-platoon", "grenade:garrison-1")
    assert battle.rolled() == ["garrison-alert", "grenade"]
    assert battle.g.awake[piece("garrison-1")] == 1


def test_once_awake_they_move() -> None:
    """[15.alert] In the German movement phase of the same turn."""
    battle = asleep(BRITISH_MOVEMENT, {"garrison-1": "PIL", "wood-platoon": "M1"}, 1)
    battle.answer("move:wood-platoon", "go:E1", "stop").suppress("wood-platoon").next_phase()
    assert battle.where("garrison-1") == "E1"


def test_from_turn_five_all_are_active() -> None:
    """[15.all] At its beginning; on turn 4 they are not."""
    for turn, awake in ((4, 0), (5, 1)):
        battle = asleep(SUPPRESSION_REMOVAL, {"garrison-1": "PIL", "platoon-1": "BE1"}, turn=turn).begin()
        assert battle.g.awake[piece("garrison-1")] == battle.g.awake[piece("platoon-1")] == awake


def test_a_dummy_is_removed_when_turned_up() -> None:
    """[15.alert] Ruling 37: no die is rolled for it."""
    battle = asleep(BRITISH_MOVEMENT, {"garrison-3": "PIL", "wood-platoon": "M1"})
    battle.g.hidden[2], battle.g.secret[2] = 1, 0
    battle.answer("move:wood-platoon", "go:E1")
    assert battle.where("garrison-3") == ""
    assert battle.rolled() == []
    assert len(battle.told("turned-up")) == 1


def test_a_squad_is_turned_up() -> None:
    """[15.alert] It is flipped to its front, and the die is rolled."""
    battle = asleep(BRITISH_MOVEMENT, {"garrison-3": "PIL", "wood-platoon": "M1"}, 1)
    battle.g.hidden[2], battle.g.secret[2] = 1, 1
    battle.answer("move:wood-platoon", "go:E1")
    assert battle.g.hidden[2] == 0
    assert battle.where("garrison-3") == "PIL"
    assert battle.rolled() == ["garrison-alert"]


@pytest.mark.parametrize("strength", [2, 3])
def test_squads_of_two_points_by_option(strength: int) -> None:
    """[14.0.3] Ruling 12: every counter of the set-up, and the squad that is turned up by a step beside it."""
    battle = Battle(
        BRITISH_MOVEMENT,
        {"garrison-1": "PIL", "wood-platoon": "M1"},
        [6, 1],
        options={"garrison-strength": str(strength)},
    ).asleep("garrison-1")
    battle.g.hidden[0] = 1
    battle.answer("move:wood-platoon", "go:E1")
    assert [battle.g.strength[counter] for counter in GARRISON_COUNTERS] == [strength] * 8
    shown = next(one for one in RULES.view(battle.g, 0).pieces if one.name == "garrison-1")
    assert shown.factors[0] == str(strength)


def test_who_is_driven_beside_them_wakes_nobody(tmp_path: Path) -> None:
    """[15] [7.0.6] Ruling 38: Hooper gives way from the Ranville road to beside the platoons at Ranville, who sleep on
    until he moves, or attacks.
    """
    lines = ['chits = ["H"]', 'german_force = "3"', 'british_force = "none"', "gliders_may_be_lost = false"]
    lines += ["[victory]", "marginal = 57", "substantial = 60", "overwhelming = 66"]
    path = tmp_path / "asleep.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    landing = [5, 5, 1, 2, *[2] * 6, *[2] * 6]
    match = GAME.match(scenario=str(path), dice=[*landing, 1, 4, 2, 1, 3, 3, 1], seed=1)
    for answer in ("move:hooper-platoon", "go:M2", "go:RB", "go:RA1", "stop", "done", "hold", "hold", "done"):
        match.answer(answer)
    match.answer("retreat:RA2")
    held = [one.name for one in match.view("british").pieces if "held" in one.marks]
    assert {"platoon-5", "platoon-6"} <= set(held)
    match.answer("move:hooper-platoon")
    match.answer("grenade:platoon-5")
    assert [args[0] for args in told(match, "awake")][1:] == [piece("platoon-5"), piece("platoon-6")]


def test_on_turn_five_all_counters_are_turned_up() -> None:
    """[15.all] Who has let them lie sees at its beginning what they are, all eight of them."""
    match = GAME.match("beginner", seed=3)
    while match.choice is not None and match.view("british").turn < 5:
        match.answer("hold" if match.choice.prompt == "opportunity-fire" else "done")
    assert len(told(match, "turned-up")) == 8
    assert not any(one.hidden for one in match.view("british").pieces)
