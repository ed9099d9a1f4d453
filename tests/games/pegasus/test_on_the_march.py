"""Germans on the march, and what the men in the pillbox see: played through matches of own scenarios."""

from pathlib import Path

import pytest

from bridgehead.engine.play.match import Match
from bridgehead.games.pegasus.printed.components import BOARD
from tests.games.pegasus.positions import piece
from tests.games.pegasus.test_fights import fight, told, where


def play_on(match: Match, prompt: str, turn: int) -> Match:
    """Let things happen until a question is asked in a turn."""
    while match.choice is not None and (match.choice.prompt != prompt or match.view("british").turn < turn):
        match.answer("hold" if match.choice.prompt == "opportunity-fire" else "done")
    return match


def way_of(match: Match, name: str) -> list[str]:
    """The areas that a platoon has entered since the match began."""
    return [BOARD.ids[int(str(args[2]))] for args in told(match, "advances") if args[0] == (piece(name),)]


@pytest.mark.parametrize(("fired", "way"), [(True, ["LP6", "B1"]), (False, ["LP6", "TJ", "W1"])])
def test_who_is_fired_upon_on_the_road_may_leave_it(fired: bool, way: list[str], tmp_path: Path) -> None:
    """[5.6.column] [5.4] Force 1 marches past a platoon in the town hall: the first of the column, fired upon with two
    points left, turns upon it; unmolested it follows its tanks.
    """
    match = fight(tmp_path, ["brotheridge-platoon B1"], [1] * 40, "german-movement", force="1")
    play_on(match, "opportunity-fire", 8)
    if fired:
        match.answer("join:brotheridge-platoon")
    play_on(match, "fire", 8)
    assert way_of(match, "platoon-1")[-len(way) :] == way


def test_any_number_of_platoons_retreat_together(tmp_path: Path) -> None:
    """[5.5.1-3] [5.7] Force 2 loses its first tank to the first shot, a 1: four platoons come to the entry area at full
    speed, and those behind are not kept from it, for only tanks limit stacking.
    """
    dice = [1, 6, *[1] * 40]
    match = fight(tmp_path, ["smith-platoon GON"], dice, "german-movement", force="2")
    play_on(match, "fire", 8)
    assert where(match, "tank-1") == "W2"
    match.answer("piat:smith-platoon")
    match.answer("target:tank-1")
    assert told(match, "column-retreat") == [(1, "all")]
    play_on(match, "move", 10)
    assert [where(match, f"platoon-{number}") for number in range(1, 7)] == ["C2", "LP1", "LP1", "LP1", "LP1", ""]


@pytest.mark.parametrize(("blocker", "way"), [("wood-platoon", ["TJ", "B1", "B4"]), ("wood", ["W3", "C3"])])
def test_who_retreats_goes_round_the_british(blocker: str, way: list[str], tmp_path: Path) -> None:
    """[5.5.1-3] [5.4.5] The shortest way from the bridge road to Le Port leads through the gardens: a platoon there
    would end the move, and is avoided; Lieutenant Wood alone only costs a point. The tanks and a platoon look out in
    vain before the Piat is fired.
    """
    dice = [1, 1, 1, 1, 6, *[1] * 60]
    match = fight(tmp_path, ["smith-platoon GON", f"{blocker} W3"], dice, "german-movement", force="1")
    play_on(match, "fire", 8)
    for answer in ("piat:smith-platoon", "target:tank-1"):
        match.answer(answer)
    assert told(match, "column-retreat") == [(1, "all")]
    play_on(match, "move", 10)
    assert way_of(match, "platoon-1")[-len(way) :] == way


def test_the_head_of_the_column_goes_on_first(tmp_path: Path) -> None:
    """[5.4] [17.1.tanks] Force 3 has turned round at the junction: platoon 1, now the last, is not held up by those who
    go on before it, and nobody spends a turn where he was but for want of room.
    """
    match = fight(tmp_path, ["howard EN"], [1, 5, *[1] * 40], "british-movement", "detour = true", force="3")
    play_on(match, "move", 12)
    assert (where(match, "platoon-1"), where(match, "platoon-2")) == ("BE4", "BE5")
    play_on(match, "move", 13)
    assert (where(match, "platoon-1"), where(match, "platoon-2")) == ("BE5", "BE6")


@pytest.mark.parametrize(("area", "seen"), [("NA2", True), ("WN", True), ("E1", True), ("NA1", False)])
def test_who_stands_beside_the_pillbox_is_seen(area: str, seen: bool, tmp_path: Path) -> None:
    """[8.0.3] [6.5.los.1] An adjacent area is in sight though the ruler crosses the trench beside it; what lies behind
    is not. The alarm is raised by a grenade at Ranville.
    """
    units = [f"wood-platoon {area}", "garrison-1 PIL", "fox-platoon RV", "garrison-2 OE"]
    match = fight(tmp_path, units, [1] * 9, "british-movement")
    for answer in ("move:fox-platoon", "grenade:garrison-2", "stop", "done"):
        match.answer(answer)
    assert bool(told(match, "wire-turned-up")) == seen


def test_a_force_whose_turn_has_not_come_is_not_turned_back(tmp_path: Path) -> None:
    """[5.5.1-3] [13.1.3] The first shot, in turn 6, destroys the leading tank of chit H, a 1: the other goes
    back to Le Port, but force 3 comes there in turn 7 as it was rolled.
    """
    units = ["smith-platoon B1", "tank-1 LP3", "tank-2 LP2"]
    match = fight(tmp_path, units, [1, 6, *[1] * 40], "german-movement", chit="H", force="3")
    match.answer("piat:smith-platoon")
    match.answer("target:tank-1")
    assert told(match, "column-retreat") == [(1, "all")]
    match.answer("done")
    assert where(match, "tank-2") == "LP2"
    assert [args[0] for args in told(match, "arrives")] == [piece(f"tank-{number}") for number in (3, 4, 5)]
