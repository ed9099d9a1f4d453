"""The British staff: objectives, and the hunt for tanks that a doctrine may send those with a Piat on."""

from bridgehead.games.pegasus.printed.components import BOARD, BRITISH_UNITS, COVER, IN_REACH
from bridgehead.games.pegasus.printed.terms import BRITISH_MOVEMENT
from bridgehead.games.pegasus.staff.aims import objectives
from bridgehead.games.pegasus.staff.hunt import HIDDEN, hunters, hunting_grounds, ways_ahead
from bridgehead.games.pegasus.staff.manners import PegasusManner
from bridgehead.games.pegasus.staff.moving import tanks_beside, worth_of_step
from bridgehead.games.pegasus.staff.prizes import TARGETS, worth_of_area
from tests.games.pegasus.positions import Battle, piece, space, weapon


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
