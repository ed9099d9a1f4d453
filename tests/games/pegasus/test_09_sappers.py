"""Chapter 9: sappers."""

from pathlib import Path

import pytest

from bridgehead.games.pegasus.printed.terms import (
    BRITISH_MOVEMENT,
    DAMAGED,
    DESTROYED,
    GERMAN_MOVEMENT,
    HAND_TO_HAND,
    HARMLESS,
    INTACT,
    LIVE,
    SUPPRESSION_REMOVAL,
)
from tests.games.pegasus.positions import Battle, space
from tests.games.pegasus.test_08_demolition import after_a_grenade, wire
from tests.games.pegasus.test_fights import fight, offered, told, where


def end_turn(battle: Battle) -> Battle:
    """Go to the end of the turn and past it."""
    battle.jump(HAND_TO_HAND)
    while battle.g.phase != SUPPRESSION_REMOVAL:
        battle.next_phase()
    return battle


# ---- removing demolitions [9.1]


def test_a_complete_turn_in_each_span_disarms() -> None:
    """[9] [9.1] In the turn in which they arrive nothing happens; a whole turn later the charges are gone."""
    battle = wire(Battle(GERMAN_MOVEMENT, {"sappers-1": "PB1", "sappers-2": "PB2"}))
    end_turn(battle.begin())
    assert battle.told("span-disarmed") == []
    end_turn(battle)
    assert len(battle.told("span-disarmed")) == 2
    assert battle.g.wire == HARMLESS


def test_one_span_is_not_enough() -> None:
    """[9.1] The other is still wired; the counter is turned up (ruling 32)."""
    battle = wire(Battle(GERMAN_MOVEMENT, {"sappers-1": "PB1"}))
    end_turn(end_turn(battle.begin()))
    assert battle.g.wire == LIVE
    assert battle.told("wire-turned-up")


def test_one_section_may_do_both_in_turn() -> None:
    """[9.1] First one span, then the other."""
    battle = wire(Battle(GERMAN_MOVEMENT, {"sappers-1": "PB1"}))
    end_turn(end_turn(battle.begin()))
    battle.put("sappers-1", "PB2")
    end_turn(end_turn(battle))
    assert battle.g.wire == HARMLESS


def test_not_with_germans_on_the_span() -> None:
    """[9.1] Ruling 32."""
    pieces = {"sappers-1": "PB1", "sappers-2": "PB2", "garrison-1": "PB1"}
    battle = wire(Battle(HAND_TO_HAND, pieces)).suppress("sappers-1", "garrison-1")
    end_turn(end_turn(battle.begin()))
    assert [args[1] for args in battle.told("span-disarmed")] == [space("PB2")]


def test_others_cannot_disarm() -> None:
    """[9.1] A platoon is no sapper section."""
    battle = wire(Battle(GERMAN_MOVEMENT, {"wood-platoon": "PB1", "fox-platoon": "PB2"}))
    end_turn(end_turn(battle.begin()))
    assert battle.told("span-disarmed") == []


def test_a_disarmed_bridge_is_not_blown() -> None:
    """[9.1] [8] No roll is made any more."""
    battle = after_a_grenade(1)
    assert battle.g.span == [DESTROYED, DESTROYED]
    safe = Battle(GERMAN_MOVEMENT, {"garrison-1": "PIL", "wood-platoon": "E1"}).suppress("garrison-1", "wood-platoon")
    wire(safe)
    safe.g.wire = HARMLESS
    safe.g.alarm = 1
    assert safe.begin().told("demolition") == []


# ---- repairs [9.2]


def repairs(*dice: int) -> Battle:
    """Sappers stand on the damaged west span since the last turn."""
    battle = Battle(GERMAN_MOVEMENT, {"sappers-1": "PB1"}, dice)
    battle.g.span[:] = [DAMAGED, DAMAGED]
    return end_turn(battle.begin()).jump(BRITISH_MOVEMENT).answer("done")


@pytest.mark.parametrize(("die", "state"), [(1, INTACT), (2, DAMAGED), (6, DAMAGED)])
def test_after_one_turn_a_one_repairs(die: int, state: int) -> None:
    """[9.2] A die not above the number of turns, at the end of the movement phase; for that span alone."""
    assert repairs(die).g.span == [state, DAMAGED]


def test_after_two_turns_a_two_repairs() -> None:
    """[9.2] Each turn makes it easier."""
    battle = end_turn(repairs(6, 2)).jump(BRITISH_MOVEMENT).answer("done")
    assert battle.g.span == [INTACT, DAMAGED]


def test_no_repair_in_the_turn_of_arrival() -> None:
    """[9.2] At least one complete turn without moving."""
    battle = Battle(BRITISH_MOVEMENT, {"sappers-1": "E1"})
    battle.g.span[:] = [DAMAGED, DAMAGED]
    battle.answer("move:sappers-1", "go:PB2", "stop")
    assert battle.rolled() == []


# ---- makeshift bridges [9.3]


def blown(pieces: dict[str, str]) -> Battle:
    """The bridge is destroyed."""
    battle = Battle(BRITISH_MOVEMENT, pieces)
    battle.g.span[:] = [DESTROYED, DESTROYED]
    return battle


def test_sappers_enter_with_all_their_points() -> None:
    """[9.3] A sapper section that has not moved; then it has no points left. A platoon cannot."""
    battle = blown({"sappers-1": "E1", "wood-platoon": "E1"}).answer("move:sappers-1", "go:PB2")
    assert battle.where("sappers-1") == "PB2"
    assert battle.targets("move") == ["wood-platoon"]
    battle.answer("move:wood-platoon")
    assert "PB2" not in battle.targets("go")
    battle = blown({"sappers-1": "M1"}).answer("move:sappers-1", "go:E1")
    assert "PB2" not in battle.targets("go")


def test_next_turn_friends_cross() -> None:
    """[9.3] [9.3.cost] For two points, with the sappers there."""
    battle = blown({"sappers-1": "E1", "wood-platoon": "E1"}).answer("move:sappers-1", "go:PB2", "done")
    end_turn(battle).jump(SUPPRESSION_REMOVAL).jump(BRITISH_MOVEMENT)
    battle.answer("move:wood-platoon", "go:PB2")
    assert battle.g.points == 2


def test_without_sappers_nobody_crosses() -> None:
    """[9.3.cost] They have gone on: the makeshift is of no use."""
    battle = blown({"sappers-1": "PB2", "wood-platoon": "E1"})
    battle.g.makeshift[1] = 1
    battle.take_off("sappers-1")
    battle.answer("move:wood-platoon")
    assert "PB2" not in battle.targets("go")


def test_a_walk_in_a_circle_is_no_complete_turn() -> None:
    """[9.1] The sappers leave the span and come back: the turn is not spent there; the next one is."""
    battle = wire(Battle(GERMAN_MOVEMENT, {"sappers-1": "PB1", "sappers-2": "PB2"}))
    end_turn(battle.begin()).jump(BRITISH_MOVEMENT)
    battle.answer("move:sappers-1", "go:PB2", "go:PB1", "stop", "done")
    assert len(end_turn(battle).told("span-disarmed")) == 1
    assert len(end_turn(battle).told("span-disarmed")) == 2


def test_repairs_begin_anew_after_a_walk() -> None:
    """[9.2] No die in the turn of the walk, and one in six in the next."""
    battle = Battle(GERMAN_MOVEMENT, {"sappers-1": "PB1"}, [6, 2])
    battle.g.span[:] = [DAMAGED, DAMAGED]
    battle = end_turn(battle.begin()).jump(BRITISH_MOVEMENT).answer("done")
    assert battle.used() == 1
    battle = end_turn(battle).jump(BRITISH_MOVEMENT).answer("move:sappers-1", "go:PB2", "go:PB1", "stop")
    assert battle.used() == 1
    end_turn(battle).jump(BRITISH_MOVEMENT).answer("done")
    assert (battle.used(), battle.g.span) == (2, [DAMAGED, DAMAGED])


def test_each_span_is_repaired_by_itself(tmp_path: Path) -> None:
    """[9.2] [16.chart] Ruling 94: the bridge is worth the points of an intact one when both its spans are repaired."""
    units = ["sappers-1 PB1", "sappers-2 PB2"]
    match = fight(tmp_path, units, [1, 6, 2], "british-movement", 'bridge = "damaged"')
    worth: list[int] = []
    for _ in range(3):
        worth += [track.value for track in match.view("british").tracks if track.track == "points"]
        match.answer("done")
    assert [args[4] for args in told(match, "bridge-repair")] == ["repaired", "not-yet", "repaired"]
    assert worth == [5, 5, 15]


def test_a_tank_is_safe_on_the_span_that_is_repaired(tmp_path: Path) -> None:
    """[8.0.7] [9.2] Ruling 94: no die on the west span, one on the east span in the next turn."""
    units = ["sappers-1 PB1", "tank-1 W2", "howard SC2"]
    match = fight(tmp_path, units, [1, 1, 6, 1], "british-movement", 'bridge = "damaged"')
    match.answer("done")
    assert (where(match, "tank-1"), told(match, "damaged-bridge")) == ("PB1", [])
    match.answer("done")
    assert [args[1:] for args in told(match, "damaged-bridge")] == [(6, "collapses")]


@pytest.mark.parametrize("finished", [True, False])
def test_a_retreat_over_the_makeshift_bridge(finished: bool) -> None:
    """[7.0.6] [9.3] The British lose more at E1 and are surrounded on land: once the sappers' bridge is finished, its
    span is the way out; before, there is none.
    """
    battle = Battle(GERMAN_MOVEMENT, {"sappers-1": "PB2"}, [1])
    battle.g.span[:] = [DESTROYED, DESTROYED]
    end_turn(battle.begin())
    if finished:
        battle.next_phase()
        assert battle.told("makeshift-bridge") == [(space("PB2"),)]
    for number, area in enumerate(("E1", "PIL", "ATG", "M1", "WIRE", "NA2"), 1):
        battle.put(f"garrison-{number}", area)
    battle.put("wood-platoon", "E1")
    battle.jump(HAND_TO_HAND)
    assert battle.told("hand-to-hand")[0][6] == "1/2E:1/2E"
    assert battle.where("wood-platoon") == ("PB2" if finished else "E1")
    assert battle.suppressed("wood-platoon") != finished


@pytest.mark.parametrize("returns", [False, True])
def test_a_makeshift_bridge_that_was_left_is_begun_anew(tmp_path: Path, returns: bool) -> None:
    """[9.3] Whoever takes over from the sappers who went, or they themselves a turn later, must be there at the
    beginning of a turn before others cross.
    """
    units = ["sappers-1 E1", "sappers-2 E1", "wood-platoon E1"]
    match = fight(tmp_path, units, [], "british-movement", 'bridge = "destroyed"')
    for answer in ("move:sappers-1", "go:PB2", "done", "move:sappers-1", "go:E1", "stop"):
        match.answer(answer)
    if returns:
        match.answer("done")
    for answer in ("move:sappers-1" if returns else "move:sappers-2", "go:PB2", "move:wood-platoon"):
        match.answer(answer)
    assert "PB2" not in offered(match, "go")
    for answer in ("stop", "done", "move:wood-platoon"):
        match.answer(answer)
    assert "PB2" in offered(match, "go")


def test_a_makeshift_bridge_holds_while_one_section_of_two_stays(tmp_path: Path) -> None:
    """[9.3] [9.3.cost] Both sections built it; one goes on, and the platoon still crosses in the same turn."""
    units = ["sappers-1 E1", "sappers-2 E1", "wood-platoon E1"]
    match = fight(tmp_path, units, [], "british-movement", 'bridge = "destroyed"')
    for answer in ("move:sappers-1", "go:PB2", "move:sappers-2", "go:PB2", "done"):
        match.answer(answer)
    for answer in ("move:sappers-1", "go:E1", "stop", "move:wood-platoon"):
        match.answer(answer)
    assert "PB2" in offered(match, "go")


def test_without_charges_there_is_nothing_to_disarm(tmp_path: Path) -> None:
    """[9.1] [8] Set-up chit B has no counter for the bridge: sappers on it are only sappers on it."""
    match = fight(tmp_path, ["sappers-1 PB1", "sappers-2 PB2"], [1], "british-movement", chit="B")
    match.answer("done")
    assert match.view("british").turn == 7
    assert told(match, "span-disarmed") == told(match, "wire-turned-up") == []
