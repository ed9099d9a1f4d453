"""Chapter 8: the demolition of Pegasus Bridge."""

import pytest

from bridgehead.games.pegasus.printed.components import SPANS
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    DAMAGED,
    DESTROYED,
    FACE_DOWN,
    GERMAN_MOVEMENT,
    HAND_TO_HAND,
    HARMLESS,
    INTACT,
    LIVE,
)
from tests.games.pegasus.positions import Battle, piece

PILLBOX = {"wood-platoon": "E1", "garrison-1": "PIL"}


def wire(battle: Battle, live: bool = True) -> Battle:
    """A counter lies face down in the Wired Bridge Box."""
    battle.g.wire = FACE_DOWN
    battle.g.wire_live = int(live)
    battle.g.wire_blanks, battle.g.wire_wired = 3, 1
    return battle


def after_a_grenade(*dice: int, live: bool = True, target: str = "garrison-1", **more: str) -> Battle:
    """Wood's platoon throws a grenade without effect; then the Germans move."""
    pieces = {**PILLBOX, **{name.replace("_", "-"): area for name, area in more.items()}}
    battle = wire(Battle(BRITISH_MOVEMENT, pieces, [1, *dice, 1, 1, 1, 1]), live)
    battle.answer("move:wood-platoon", f"grenade:{target}", "stop")
    while battle.choice is not None:
        battle.answer("done")
    return battle.suppress("wood-platoon").next_phase()


@pytest.mark.parametrize(
    ("die", "state"),
    [(1, DESTROYED), (2, DESTROYED), (3, DESTROYED), (4, DAMAGED), (5, INTACT), (6, INTACT)],
)
def test_the_demolition_roll(die: int, state: int) -> None:
    """[8] [8.0.1] [8.0.4] [8.0.6] [8.0.7] In the German movement phase after the first attack; both spans alike."""
    battle = after_a_grenade(die)
    assert len(battle.told("demolition")) == 1
    assert battle.g.span == [state, state]


@pytest.mark.parametrize(("die", "state"), [(4, DESTROYED), (5, DAMAGED), (6, INTACT)])
def test_schmidt_at_the_plunger(die: int, state: int) -> None:
    """[8.0.5] -1."""
    assert after_a_grenade(die, schmidt="PIL").g.span == [state, state]


def test_no_attack_no_attempt() -> None:
    """[8.0.1] The British stand before the pillbox, but nobody has been attacked."""
    battle = wire(Battle(GERMAN_MOVEMENT, PILLBOX, [1])).suppress("wood-platoon", "garrison-1").begin()
    assert battle.rolled() == []


def test_an_attack_anywhere_will_do_when_they_see_british() -> None:
    """[8.0.1] [8.0.3] The grenade flies at another squad; the pillbox sees the British at E1."""
    assert len(after_a_grenade(6, target="garrison-2", garrison_2="ATG").told("demolition")) == 1


def step_of_howard(*dice: int, squad: bool) -> Battle:
    """Howard, who has landed beside it, steps into a trench where a counter lies face down; the pillbox is awake."""
    battle = wire(Battle(BRITISH_MOVEMENT, {"howard": "NA2", "garrison-1": "PIL", "garrison-2": "NET"}, dice))
    battle.suppress("garrison-1").hide("garrison-2", squad)
    battle.answer("move:howard", "go:NET", "stop")
    return battle.suppress("garrison-2", "howard").next_phase()


@pytest.mark.parametrize("squad", [True, False])
def test_to_walk_in_is_no_attack(squad: bool) -> None:
    """[8.0.1] Ruling 69: a squad or a dummy that somebody only walks up to has not been attacked; the pillbox does
    not press.
    """
    battle = step_of_howard(2, 1, squad=squad)
    assert ("squad" in str(battle.told("turned-up"))) == squad
    assert battle.told("demolition") == []


@pytest.mark.parametrize(("squad", "rolls"), [(True, 1), (False, 0)])
@pytest.mark.parametrize("weapon", ["grenade", "rifles"])
def test_a_dummy_is_no_unit(weapon: str, squad: bool, rolls: int) -> None:
    """[8.0.1] Ruling 69: a grenade or a shot at a counter in the gun pit raises the alarm if it is a squad."""
    pieces = {"wood-platoon": "E1", "garrison-1": "PIL", "garrison-2": "ATG"}
    battle = wire(Battle(BRITISH_MOVEMENT if weapon == "grenade" else BRITISH_FIRE, pieces, [6, 1, 6, 6]))
    battle.suppress("garrison-1").hide("garrison-2", squad)
    if weapon == "grenade":
        battle.answer("move:wood-platoon", "grenade:garrison-2", "stop")
    else:
        battle.answer("fire:wood-platoon", "target:garrison-2")
    assert len(battle.told("turned-up")) == 1
    battle.suppress("wood-platoon", "garrison-2").jump(GERMAN_MOVEMENT)
    assert len(battle.told("demolition")) == rolls


def test_hand_to_hand_is_an_attack() -> None:
    """[8.0.1] Ruling 69: the assault; the pillbox sees it from afar and presses in the next turn."""
    pieces = {"wood-platoon": "M1", "garrison-2": "M1", "garrison-1": "PIL"}
    battle = wire(Battle(HAND_TO_HAND, pieces, [2, 6])).suppress("garrison-1").begin()
    assert battle.told("demolition") == []
    battle.suppress("wood-platoon").jump(GERMAN_MOVEMENT)
    assert len(battle.told("demolition")) == 1


@pytest.mark.parametrize(("held", "rolls"), [("", 1), ("garrison-1", 0)])
def test_who_is_held_does_not_press(held: str, rolls: int) -> None:
    """[8.0.2] Ruling 7: a squad of the garrison that nobody has roused lets the attack at the tower trench pass."""
    pieces = {"wood-platoon": "LX2", "garrison-2": "SET", "garrison-1": "PIL"}
    battle = wire(Battle(BRITISH_FIRE, pieces, [1, 6])).asleep(*held.split())
    battle.answer("fire:wood-platoon", "target:garrison-2").suppress("wood-platoon", "garrison-1", "garrison-2")
    battle.jump(GERMAN_MOVEMENT)
    assert len(battle.told("demolition")) == rolls


@pytest.mark.parametrize(("held", "rolls"), [("", 1), ("schmidt", 0)])
def test_schmidt_must_be_roused_too(held: str, rolls: int) -> None:
    """[8.0.2] Ruling 7: alone in the pillbox he presses when he is awake, as a squad does, and not before."""
    pieces = {"wood-platoon": "LX2", "garrison-2": "SET", "schmidt": "PIL"}
    battle = wire(Battle(BRITISH_FIRE, pieces, [1, 6])).asleep(*held.split())
    battle.answer("fire:wood-platoon", "target:garrison-2").suppress("wood-platoon", "schmidt", "garrison-2")
    battle.jump(GERMAN_MOVEMENT)
    assert len(battle.told("demolition")) == rolls


@pytest.mark.parametrize(("area", "target", "rolls"), [("RA1", "OE", 1), ("RA2", "RV", 0)])
def test_they_see_five_areas_far(area: str, target: str, rolls: int) -> None:
    """[8.0.3] Nothing stands between the pillbox and RA1, five areas off, nor RA2, which is six."""
    battle = wire(Battle(BRITISH_MOVEMENT, {"wood-platoon": area, "garrison-2": target, "garrison-1": "PIL"}, [1, 6]))
    battle.suppress("garrison-1", "garrison-2").answer("move:wood-platoon", "grenade:garrison-2", "stop")
    battle.suppress("wood-platoon").next_phase()
    assert len(battle.told("demolition")) == rolls


def test_out_of_sight_nobody_presses() -> None:
    """[8.0.3] British and their target are beyond the Orne, six areas off."""
    pieces = {"wood-platoon": "RA2", "garrison-1": "PIL", "garrison-2": "RV"}
    battle = wire(Battle(BRITISH_MOVEMENT, pieces, [1])).suppress("garrison-1", "garrison-2")
    battle.answer("move:wood-platoon", "grenade:garrison-2", "stop").suppress("wood-platoon").next_phase()
    assert battle.told("demolition") == []


@pytest.mark.parametrize(("squad", "rolls"), [(True, 1), (False, 0)])
def test_fired_upon_they_need_not_see(squad: bool, rolls: int) -> None:
    """[8.0.3] Ruling 69: Wood fires from WN at the counter in the pillbox, where Schmidt is too, and walks out
    of sight to LP6; Fox raises the alarm beyond the Orne. A shot at a dummy was no shot at Schmidt.
    """
    pieces = {"wood-platoon": "WN", "fox-platoon": "RA2", "garrison-1": "PIL", "schmidt": "PIL", "garrison-2": "RV"}
    battle = wire(Battle(BRITISH_FIRE, pieces, [1, 1, 6] if squad else [1, 6]))
    if not squad:
        battle.hide("garrison-1", False)
    battle.answer("fire:wood-platoon", "target:garrison-1", "fire:fox-platoon", "target:garrison-2")
    battle.suppress("schmidt", "garrison-1", "garrison-2").jump(BRITISH_MOVEMENT)
    battle.answer("move:wood-platoon", "go:W3", "go:LP6", "stop", "done").suppress("fox-platoon", "wood-platoon")
    battle.suppress("schmidt", "garrison-1", "garrison-2").next_phase()
    assert len(battle.told("demolition")) == rolls


def test_nobody_in_the_pillbox() -> None:
    """[8.0.2] The squad at the gun cannot press."""
    pieces = {"wood-platoon": "E1", "garrison-1": "ATG"}
    battle = wire(Battle(BRITISH_MOVEMENT, pieces, [1])).suppress("garrison-1")
    battle.answer("move:wood-platoon", "grenade:garrison-1", "stop").suppress("wood-platoon").next_phase()
    assert battle.told("demolition") == []


def test_british_in_the_pillbox() -> None:
    """[8.0.2] With a British unit there nobody presses."""
    assert after_a_grenade(1, fox_platoon="PIL").told("demolition") == []


def test_a_blank_is_turned_up() -> None:
    """[8.0.2] [14.0.5] The bridge was never wired: no die."""
    battle = after_a_grenade(live=False)
    assert battle.told("wire-turned-up") == [("wire-blank",)] or battle.told("wire-turned-up") == [("blank",)]
    assert battle.told("demolition") == []
    assert battle.g.wire == HARMLESS


def test_a_misfire_leaves_the_charges() -> None:
    """[8.0.8] The bridge stands, and the sappers still have to disarm it."""
    battle = after_a_grenade(5)
    assert battle.g.wire == LIVE
    assert battle.g.span == [INTACT, INTACT]


def test_one_attempt_a_game() -> None:
    """[8.0.9] Nor in the next turn, with somebody in the pillbox again."""
    battle = after_a_grenade(6)
    while battle.choice is not None:
        battle.answer(battle.offers()[-1])
    battle.put("garrison-2", "PIL")
    battle.suppress("garrison-1", "garrison-2").jump(GERMAN_MOVEMENT)
    assert battle.g.wire == LIVE
    assert len(battle.told("demolition")) == 1


def test_conditions_are_looked_at_again() -> None:
    """[8.0.1] Ruling 7: nobody in the pillbox the first time, somebody the second."""
    battle = wire(Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1", "garrison-1": "ATG"}, [1, 6, 1, 1, 1]))
    battle.suppress("garrison-1").answer("move:wood-platoon", "grenade:garrison-1", "stop").suppress("wood-platoon")
    battle.next_phase()
    battle.put("garrison-2", "PIL")
    battle.jump(GERMAN_MOVEMENT)
    assert len(battle.told("demolition")) == 1


def test_nobody_crosses_a_destroyed_bridge() -> None:
    """[8.0.6] Neither span can be entered."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1"})
    battle.g.span[:] = [DESTROYED, DESTROYED]
    assert "PB2" not in battle.answer("move:wood-platoon").targets("go")


def test_who_stands_on_it_goes_with_it() -> None:
    """[8.0.6] Ruling 51."""
    battle = after_a_grenade(1, fox_platoon="PB2", tank_1="PB1")
    assert battle.where("fox-platoon") == ""
    assert battle.strength("tank-1") == 0


def over_a_damaged_bridge(*dice: int) -> Battle:
    """A tank at W2 drives over both spans."""
    battle = Battle(GERMAN_MOVEMENT, {"tank-1": "W2"}, dice).column("tank-1")
    battle.g.span[:] = [DAMAGED, DAMAGED]
    return battle.begin()


def test_a_damaged_bridge_may_hold() -> None:
    """[8.0.7] A die for each area: 4 and 4."""
    battle = over_a_damaged_bridge(4, 4)
    assert battle.where("tank-1") == "PB2"
    assert battle.rolled() == ["damaged-bridge", "damaged-bridge"]


@pytest.mark.parametrize("die", [5, 6])
def test_a_damaged_bridge_may_break(die: int) -> None:
    """[8.0.7] The bridge is destroyed and the tank a wreck."""
    battle = over_a_damaged_bridge(4, die)
    assert battle.strength("tank-1") == 0
    assert battle.g.span == [DESTROYED, DESTROYED]
    assert battle.g.place[piece("tank-1")] == SPANS[1]


def test_infantry_does_not_break_it() -> None:
    """[8.0.7] Tanks only."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1"})
    battle.g.span[:] = [DAMAGED, DAMAGED]
    battle.answer("move:wood-platoon", "go:PB2")
    assert battle.rolled() == []
