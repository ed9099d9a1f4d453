"""The British staff: objectives, and the hunt for tanks that a doctrine may send those with a Piat on."""

from pathlib import Path

import pytest

from bridgehead.engine.play.match import Match
from bridgehead.games.pegasus.printed.components import BOARD, BRITISH_UNITS, COVER, IN_REACH
from bridgehead.games.pegasus.printed.terms import BRITISH_MOVEMENT
from bridgehead.games.pegasus.staff.aims import objectives
from bridgehead.games.pegasus.staff.hunt import HIDDEN, hunters, hunting_grounds, ways_ahead
from bridgehead.games.pegasus.staff.manners import PegasusManner
from bridgehead.games.pegasus.staff.moving import tanks_beside, worth_of_step
from bridgehead.games.pegasus.staff.prizes import TARGETS, worth_of_area
from bridgehead.games.pegasus.state import PegasusState
from tests.games.pegasus.positions import GAME, Battle, piece, space, weapon
from tests.games.pegasus.test_fights import fight, told


def hunting() -> PegasusManner:
    """A manner that makes much of tanks."""
    manner = PegasusManner()
    manner.hunt = 20.0
    return manner


def against_a_tank() -> Battle:
    """Wood's platoon with a Piat south of the junction, Fox's without one, and a tank north of it on the road."""
    pieces = {"wood-platoon": "BE5", "fox-platoon": "BE5", "tank-1": "LP6"}
    return Battle(BRITISH_MOVEMENT, pieces).column("tank-1").give("piat-1", "wood-platoon")


def ahead(battle: Battle, *tanks: str) -> list[list[str]]:
    """Where tanks may be after their next move, the likeliest first."""
    ways = ways_ahead(battle.g, [piece(name) for name in tanks])
    return [[BOARD.ids[area] for area in way] for way in ways]


def test_a_tank_is_expected_at_the_end_of_its_move_rather_than_on_the_way() -> None:
    """[5.6.road] Three points, as it would drive; one that is stopped for good stays."""
    battle = against_a_tank()
    assert ahead(battle, "tank-1") == [["W2", "W1", "TJ", "LP6"]]
    battle.g.immobile = bytes([1] * len(battle.g.immobile))
    assert ahead(battle, "tank-1") == [["LP6"]]


def test_a_tank_is_expected_to_stop_at_the_british_and_behind_another() -> None:
    """[5.6.road] [5.6.column] As it does: the first stops at the junction, the second right behind it."""
    battle = against_a_tank()
    battle.put("wood-platoon", "TJ")
    battle.put("tank-2", "LP5")
    battle.column("tank-2")
    assert ahead(battle, "tank-2", "tank-1") == [["TJ", "LP6"], ["LP6", "LP5"]]


def test_a_hunting_ground_is_in_reach_of_a_tank_without_germans_and_best_in_cover() -> None:
    battle = against_a_tank()
    battle.put("platoon-1", "PB1")
    grounds = hunting_grounds(battle.g, hunting())
    way = [space(name) for name in ("W2", "W1", "TJ", "LP6")]
    in_reach = {area for there in way for area in IN_REACH[there]}
    assert {area for area, worth in enumerate(grounds) if worth} == in_reach - {space("PB1"), space("LP6")}
    last = [area for area in IN_REACH[way[0]] if grounds[area] and not any(area in IN_REACH[one] for one in way[1:])]
    assert last
    for area in last:
        assert grounds[area] == hunting().hunt * (1.0 + HIDDEN if COVER[area] else 1.0)


def test_nobody_hunts_where_there_is_no_tank_to_be_hurt() -> None:
    assert hunting_grounds(against_a_tank().wreck("tank-1").g, hunting()) == []
    assert hunting_grounds(against_a_tank().take_off("tank-1").g, hunting()) == []


def test_only_those_with_charges_for_a_piat_hunt() -> None:
    battle = against_a_tank()
    assert hunters(battle.g) == [piece("wood-platoon")]
    battle.g.charges[weapon("piat-1")] = 0
    assert hunters(battle.g) == []


def test_a_doctrine_sends_the_piat_to_the_tank_and_the_staff_by_itself_does_not() -> None:
    battle = against_a_tank()
    aims = objectives(battle.g, hunting())
    grounds = hunting_grounds(battle.g, hunting())
    assert grounds[aims[piece("wood-platoon")]] == max(grounds)
    assert aims[piece("fox-platoon")] in TARGETS
    assert objectives(battle.g, PegasusManner())[piece("wood-platoon")] in TARGETS


def test_what_is_to_be_had_is_worth_what_the_manner_makes_of_it() -> None:
    """The western span is half of the bridge's points; twice as much by a doctrine that wants bridges."""
    battle = against_a_tank()
    keen = PegasusManner()
    keen.bridge = 2.0
    assert worth_of_area(battle.g, PegasusManner(), space("PB1")) == 7.5
    assert worth_of_area(battle.g, keen, space("PB1")) == 15.0
    assert worth_of_area(battle.g, keen, space("RB")) == worth_of_area(battle.g, PegasusManner(), space("RB"))


def test_whoever_has_gammon_bombs_goes_in_to_a_tank_that_is_alone_by_a_doctrine_only() -> None:
    """[5.3.gammon] Bombs are thrown at what is in the same area."""
    keen = PegasusManner()
    keen.bombs = 20.0
    for escort, goes in ((), True), (("platoon-1",), False):
        battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "W1", "tank-1": "TJ"} | dict.fromkeys(escort, "TJ"))
        battle.give("gammon-1", "wood-platoon")
        wood = piece("wood-platoon")
        assert (objectives(battle.g, keen)[wood] == space("TJ")) == goes
        assert objectives(battle.g, PegasusManner())[wood] in TARGETS
        aims = [space("TJ")] * BRITISH_UNITS
        battle.g.group = [wood]
        assert (worth_of_step(battle.g, keen, aims, wood, space("W1"), space("TJ")) > 0.0) == goes
        battle.g.charges[weapon("gammon-1")] = 0
        assert objectives(battle.g, keen)[wood] in TARGETS


def test_a_step_into_the_open_beside_a_tank_is_dodged_by_a_doctrine_only() -> None:
    """[6.4] It would be fired at; a wreck does not fire, and in cover nobody is fired at."""
    wary = PegasusManner()
    wary.dodge = 20.0
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "TJ", "tank-1": "LP5"})
    wood, here, there = piece("wood-platoon"), space("TJ"), space("LP6")
    aims = [space("LP4")] * BRITISH_UNITS
    battle.g.group = [wood]
    assert worth_of_step(battle.g, PegasusManner(), aims, wood, here, there) > 0.0
    assert worth_of_step(battle.g, wary, aims, wood, here, there) < 0.0
    battle.wreck("tank-1")
    assert worth_of_step(battle.g, wary, aims, wood, here, there) > 0.0
    covered = next(area for area in IN_REACH[space("LP5")] if COVER[area])
    assert tanks_beside(Battle(BRITISH_MOVEMENT, {"tank-1": "LP5"}).g, covered) == 0.0


# ---- how the British stand, and what the staff answers


def state_of(match: Match) -> PegasusState:
    """The state of a match of this game."""
    state = match.state
    assert isinstance(state, PegasusState)
    return state


def charges(match: Match) -> float:
    """The sign that counts the charges which can still go off."""
    return GAME.rules.staff.signs(state_of(match))["charges"]


@pytest.mark.parametrize(("chit", "counted"), [("A", 0.0), ("C", 0.5), ("F", 2 / 3), ("G", 1.0)])
def test_charges_count_by_the_chance_that_there_are_any(tmp_path: Path, chit: str, counted: float) -> None:
    """[14.0.5] Two spans; the counter in the box is one of four, three or two, and with chit A there is none."""
    assert charges(fight(tmp_path, ["fox-platoon E1"], [], "british-movement", chit=chit)) == pytest.approx(counted)


def test_charges_that_are_looked_for_count_less(tmp_path: Path) -> None:
    """[9.1] The counter is turned up, one span of two is free of them; then the second one."""
    match = fight(tmp_path, ["sappers-1 PB2"], [], "british-movement", chit="G", seed=1)
    match.answer("done")
    assert (told(match, "wire-turned-up"), charges(match)) == ([("live",)], 1.0)
    match.answer("move:sappers-1")
    match.answer("go:PB1")
    for answer in ("stop", "done", "done"):
        match.answer(answer)
    assert (len(told(match, "wire-removed")), charges(match)) == (1, 0.0)


@pytest.mark.parametrize(("seed", "found"), [(0, "blank"), (1, "live")])
def test_charges_that_have_failed_or_were_never_there_count_nothing(tmp_path: Path, seed: int, found: str) -> None:
    """[8.0.8] [8.0.9] The plunger is pressed once: a blank is turned up, or the charges misfire."""
    match = fight(tmp_path, ["fox-platoon E1", "garrison-1 PIL s"], [1, 6, 6], "british-fire", chit="G", seed=seed)
    for answer in ("fire:fox-platoon", "target:garrison-1", "done"):
        match.answer(answer)
    assert (told(match, "wire-turned-up"), charges(match)) == ([(found,)], 0.0)


@pytest.mark.parametrize("phase", ["opportunity-fire", "support"])
def test_nobody_holds_a_fire_that_costs_nothing(tmp_path: Path, phase: str) -> None:
    """[6.4] A single platoon fires at whoever passes; the staff compares the shot at a moving target with itself."""
    if phase == "opportunity-fire":
        match = fight(tmp_path, ["fox-platoon GON 5", "platoon-1 BE6"], [], "german-movement")
    else:
        match = fight(tmp_path, ["fox-platoon GON 5", "wood-platoon W3", "platoon-1 W1"], [], "british-fire")
        match.answer("fire:fox-platoon")
        match.answer("target:platoon-1")
    assert match.choice is not None and match.choice.prompt == phase
    worth = GAME.rules.staff.judge(state_of(match), match.choice)
    best = match.choice.options[worth.index(max(worth))]
    assert GAME.notation(best).startswith("join:")


@pytest.mark.parametrize(("chit", "spared"), [("A", False), ("C", True)])
def test_sappers_are_spared_while_there_may_be_charges(tmp_path: Path, chit: str, spared: bool) -> None:
    """[7.0.3c] Half the points are lost: sappers first, unless they are still needed on the bridge."""
    match = fight(tmp_path, ["para-1 E1", "para-2 E1 6", "sappers-1 E1", "platoon-1 E1"], [3], chit=chit)
    assert match.choice is not None and match.choice.prompt == "half"
    worth = GAME.rules.staff.judge(state_of(match), match.choice)
    order = sorted(zip(worth, match.choice.options), reverse=True)
    names = [GAME.notation(option) for _worth, option in order]
    assert (names[0] == "evenly") and (names.index("lose:sappers-1") == (3 if spared else 1))
