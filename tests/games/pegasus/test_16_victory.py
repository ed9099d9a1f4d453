"""Chapters 16 and 17: victory points, control, levels; the historical detour."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import BRITISH, GERMAN
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_MOVEMENT,
    DAMAGED,
    DEAD,
    DESTROYED,
    GERMAN_MOVEMENT,
    HAND_TO_HAND,
    IN_SQUADS,
)
from bridgehead.games.pegasus.rulebook import RULES
from tests.games.pegasus.positions import Battle, piece, space

BUNKERS = ["WN", "NET", "SET", "OW", "OE"]
MACHINE_GUNS = ["WN", "WS", "NET", "SET", "OW", "OE"]


def over(*held: str) -> Battle:
    """The game is over; the British were the last in these areas."""
    battle = Battle(HAND_TO_HAND, turn=17)
    for area in held:
        battle.g.control = changed(battle.g.control, space(area), BRITISH)
    return battle


def points(battle: Battle) -> float:
    """The victory points."""
    outcome = RULES.outcome(battle.g)
    assert outcome is not None
    return outcome.scores[0]


@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ((), 0),
        (("PB1", "PB2"), 15),
        (("PB1",), 0),
        (("RB",), 8),
        (("PIL",), 5),
        (("ATG",), 5),
        (("WS",), 3),
        (("E1", "W2", "GON"), 0),
    ],
)
def test_places_held(held: tuple[str, ...], worth: int) -> None:
    """[16] [16.chart] Pegasus Bridge 15 for both areas, Ranville bridge 8, pillbox and field gun 5, machine gun 3."""
    assert points(over(*held)) == worth


def test_a_damaged_and_a_destroyed_bridge() -> None:
    """[16.chart] Damaged 5, destroyed nothing."""
    battle = over("PB1", "PB2")
    battle.g.span[0] = DAMAGED
    assert points(battle) == 5
    battle.g.span[:] = [DESTROYED, DESTROYED]
    assert points(battle) == 0


def test_bunkers_must_be_cleared_and_held() -> None:
    """[16.chart] Two points more than its machine gun; neither clearing nor holding alone will do."""
    battle = over("NET")
    assert points(battle) == 3
    battle.g.cleared = changed(battle.g.cleared, space("NET"), 1)
    assert points(battle) == 5
    lost = over()
    lost.g.cleared = changed(lost.g.cleared, space("NET"), 1)
    assert points(lost) == 0


def test_guns_held_or_destroyed() -> None:
    """[16.chart] Once each, whoever holds the area."""
    assert points(over().strengths(mg_1=0)) == 3
    assert points(over("WN").strengths(mg_1=0)) == 3
    assert points(over().strengths(field_gun=0)) == 5


def test_tanks_prisoners_schmidt() -> None:
    """[16.chart] Five a tank, one a prisoner unit with a guard, one for Schmidt."""
    assert points(over().strengths(tank_1=0, tank_2=0)) == 10
    battle = over()
    for name, area in (("wood-platoon", "E1"), ("prisoners-1", "E1"), ("prisoners-2", "E1"), ("prisoners-3", "M1")):
        battle.put(name, area)
    assert points(battle) == 2
    battle = over()
    battle.g.schmidt_taken = 1
    assert points(battle) == 1


def test_losses() -> None:
    """[16.chart] One off a leader, five a platoon; headquarters and sappers cost nothing (ruling 55)."""
    battle = over()
    for name in ("wood", "hq-1", "sappers-1"):
        battle.g.place[piece(name)] = DEAD
    assert points(battle) == -1
    battle.g.place[piece("wood-platoon")] = DEAD
    assert points(battle) == -6
    battle.g.place[piece("para-1")] = DEAD
    assert points(battle) == -11


def test_a_platoon_in_squads_is_lost_with_both() -> None:
    """[16.chart] Ruling 55."""
    battle = over()
    battle.g.place[piece("wood-platoon")] = IN_SQUADS
    battle.g.place[piece("wood-a")] = DEAD
    battle.g.place[piece("wood-b")] = space("E1")
    assert points(battle) == 0
    battle.g.place[piece("wood-b")] = DEAD
    assert points(battle) == -5


def test_the_whole_sweep() -> None:
    """[16.chart] Ruling 13: everything held and cleared makes 61; one tank on top 66, the historical level."""
    battle = over("PB1", "PB2", "RB", "PIL", "ATG", *MACHINE_GUNS)
    for area in BUNKERS:
        battle.g.cleared = changed(battle.g.cleared, space(area), 1)
    assert points(battle) == 61
    battle.strengths(tank_1=0)
    outcome = RULES.outcome(battle.g)
    assert outcome is not None
    assert (outcome.scores, outcome.label) == ([66], "overwhelming")


# ---- control


def test_who_was_last_there_holds_it() -> None:
    """[16.control] Passing through is enough, and holds until the other side comes."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1"}).answer("move:wood-platoon", "go:PIL", "go:E1", "stop")
    assert battle.g.control[space("PIL")] == BRITISH
    battle = Battle(GERMAN_MOVEMENT, {"garrison-1": "RA3", "wood-platoon": "RB"}).suppress("wood-platoon")
    battle.g.control = changed(battle.g.control, space("RA2"), BRITISH)
    assert battle.begin().g.control[space("RA2")] == GERMAN


def test_who_is_left_holds_it() -> None:
    """[16.control] The British came in last, but are eliminated: the Germans are the last there."""
    battle = Battle(HAND_TO_HAND, {"platoon-1": "PIL", "platoon-2": "PIL", "wood-a": "PIL"}, [1]).begin()
    assert battle.where("wood-a") == ""
    assert battle.g.control[space("PIL")] == GERMAN


def test_who_retreats_leaves_it() -> None:
    """[16.control] [7.0.6] The British came in last and have to go."""
    battle = Battle(HAND_TO_HAND, {"platoon-1": "PIL", "para-1": "PIL"}, [5]).strengths(para_1=6, platoon_1=6).begin()
    assert battle.told("hand-to-hand")[0][6] == "1/2E:1/2E"
    battle.answer("retreat:E1")
    assert battle.g.control[space("PIL")] == GERMAN


# ---- levels

LEVELS = {
    "historical": {
        56: "german",
        57: "marginal",
        59: "marginal",
        60: "substantial",
        65: "substantial",
        66: "overwhelming",
    },
    "beginner": {
        56: "german",
        57: "marginal",
        59: "marginal",
        60: "substantial",
        65: "substantial",
        66: "overwhelming",
    },
    "advanced": {
        46: "german",
        47: "marginal",
        58: "marginal",
        59: "substantial",
        65: "substantial",
        66: "overwhelming",
    },
    "expert": {41: "german", 42: "marginal", 53: "marginal", 54: "substantial", 65: "substantial", 66: "overwhelming"},
}


@pytest.mark.parametrize(
    ("scenario", "level"), [(scenario, level) for scenario in LEVELS for level in LEVELS[scenario]]
)
def test_levels_of_victory(scenario: str, level: int) -> None:
    """[17.1.levels] [17.2.levels] Both ends of every range; points made of prisoners, one each, and what is held."""
    battle = Battle(HAND_TO_HAND, turn=17, scenario=scenario)
    for area in ("PB1", "PB2", "RB", "PIL", "ATG"):
        battle.g.control = changed(battle.g.control, space(area), BRITISH)
    left = level - 33
    battle.strengths(**{f"tank_{number}": 0 for number in range(1, left // 5 + 1)})
    left -= 5 * (left // 5)
    battle.put("wood-platoon", "E1")
    for number in range(1, left + 1):
        battle.put(f"prisoners-{number}", "E1")
    if level - 33 >= 30:
        battle = _with_guns(battle, level)
    outcome = RULES.outcome(battle.g)
    assert outcome is not None
    assert (outcome.scores[0], outcome.label) == (level, LEVELS[scenario][level])
    assert outcome.winner == (-1 if outcome.label == "german" else 0)


def _with_guns(battle: Battle, level: int) -> Battle:
    """More than six tanks are not to be had: the rest is machine guns and prisoners."""
    battle.strengths(**{f"tank_{number}": 0 for number in range(1, 7)})
    for number in range(1, 6):
        battle.take_off(f"prisoners-{number}")
    left = level - 33 - 30
    battle.strengths(**{f"mg_{number}": 0 for number in range(1, left // 3 + 1)})
    for number in range(1, left % 3 + 1):
        battle.put(f"prisoners-{number}", "E1")
    return battle


# ---- the historical detour


def detour(die: int) -> Battle:
    """Turn 8 of the historical scenario: the leading tank is one area from the junction, a platoon behind it."""
    battle = Battle(GERMAN_MOVEMENT, {"tank-1": "LP6", "platoon-1": "LP5"}, [die], turn=8, scenario="historical")
    return battle.column("tank-1", "platoon-1").begin()


def drive_on(battle: Battle) -> str:
    """The next German movement phase; where the tank is then."""
    battle.jump(HAND_TO_HAND).jump(GERMAN_MOVEMENT)
    return battle.where("tank-1")


@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_tanks_turn_to_the_bridge(die: int) -> None:
    """[17.1.tanks] On 1 to 3, within the same move."""
    assert detour(die).where("tank-1") == "W2"


@pytest.mark.parametrize("die", [4, 5, 6])
def test_the_tanks_drive_straight_on(die: int) -> None:
    """[17.1.tanks] On 4 to 6 past the junction for two turns more; then back to it, and to the bridge."""
    battle = detour(die)
    assert battle.where("tank-1") == "BE5"
    assert drive_on(battle) == "BE2"
    assert drive_on(battle) == "BE1"
    assert drive_on(battle) == "BE4"
    assert drive_on(battle) == "TJ"
    assert drive_on(battle) == "W2"


def test_the_infantry_lets_them_pass() -> None:
    """[17.1.tanks] When the tanks turn the platoons go on past them; a turn later they follow."""
    battle = detour(6)
    drive_on(battle)
    drive_on(battle)
    before = battle.where("platoon-1")
    drive_on(battle)
    assert before in ("BE1", "BE2")
    drive_on(battle)
    drive_on(battle)
    assert battle.where("platoon-1") in ("TJ", "BE6", "W1")


def test_no_detour_in_other_scenarios() -> None:
    """[17.1.tanks] Straight to the bridge, without a die."""
    battle = Battle(GERMAN_MOVEMENT, {"tank-1": "LP6"}, turn=8).column("tank-1").begin()
    assert battle.rolled() == []
    assert battle.where("tank-1") == "W2"
