"""[T35.12] What is tried by a die, and what lies on a way, is foretold as it then comes."""

from fractions import Fraction
from math import sqrt

import pytest

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.engine.read.table import Odds
from bridgehead.registry import game

GAME = game("coupdemain")
TOLD = {"recovery": "recovery", "repair": "repair", "wire": "wire", "interdiction": "interdiction", "rounds": "rounds"}
"""The events that tell what came, by the table of the odds; their last word is the result."""
SIXTH = Fraction(1, 6)


def came(match: Match, odds: Odds, option: Option) -> str:
    """What an answer brought, as its odds have it; empty where the log does not say."""
    before = len(match.events)
    match.take(option)
    events = match.events[before:]
    if odds.table == "starshell":
        return "stays-dark" if any(event.kind == "starshell-fails" for event in events) else "lights"
    words = [event.args[-1] for event in events if event.kind == TOLD.get(odds.table)]
    return str(words[0]) if words else ""


def wanted(match: Match, choice: Choice) -> Option | None:
    """An option that is tried by a die, if one is offered."""
    for option in choice.options:
        if option[0] in ("try", "recover", "repair", "flare", "carrier", "to", "beneath"):
            odds = match.odds(option)
            if odds is not None and odds.table in ("starshell", *TOLD):
                return option
    return None


def tried(scenario: str, seed: int, most: int = 1500) -> list[tuple[Odds, str]]:
    """All that is tried in a game whose seats take every chance to, and else do anything."""
    match, dice = Match(GAME, GAME.setup(scenario), seed), Dice(seed)
    found: list[tuple[Odds, str]] = []
    for _ in range(most):
        choice = match.choice
        if choice is None:
            break
        option = wanted(match, choice)
        if option is None:
            match.take(choice.options[dice.below(len(choice.options))])
            continue
        odds = match.odds(option)
        assert odds is not None
        found.append((odds, came(match, odds, option)))
    return found


@pytest.fixture(scope="module")
def everything() -> list[tuple[Odds, str]]:
    return [one for scenario in ("night-1", "garrison") for seed in range(6) for one in tried(scenario, seed)]


def test_what_comes_was_foretold(everything: list[tuple[Odds, str]]) -> None:
    """[T3.9] [T10.4] [T18.28] [T22.8] Nothing comes that had no chance, and in the long run the chances are right."""
    seen = {odds.table for odds, result in everything if result}
    assert {"starshell", "interdiction", "wire"} <= seen
    expected, spread, first = Fraction(0), Fraction(0), 0
    for odds, result in everything:
        assert sum(share for _, share in odds.results) == 1
        if result:
            assert odds.chance(result) > 0, f"{odds} did not foresee {result}"
            chance = odds.results[0][1]
            expected += chance
            spread += chance * (1 - chance)
            first += result == odds.results[0][0]
    assert abs(first - expected) < 3 * sqrt(spread)


def test_handing_a_weapon_over_is_no_matter_of_dice() -> None:
    """[T3.10] Only who takes one up that lies there rolls; both are asked for in the same words."""
    match, dice, handed = Match(GAME, GAME.setup("le-port"), 7), Dice(7), 0
    while (choice := match.choice) is not None:
        option = choice.options[dice.below(len(choice.options))]
        odds, before = match.odds(option), len(match.events)
        match.take(option)
        if choice.prompt == "who-carries" and any(event.kind == "handed-over" for event in match.events[before:]):
            handed += 1
            assert odds is None
    assert handed


def test_a_leader_lights_by_four(everything: list[tuple[Odds, str]]) -> None:
    """[T18.28] [9.51.I-5] Usage dr of a starshell: in Night I leaders alone have any."""
    assert {odds.chance("lights") for odds, _ in everything if odds.table == "starshell"} == {4 * SIXTH}


def test_a_weapon_is_taken_up_by_five_and_one_harder_for_each_reason(everything: list[tuple[Odds, str]]) -> None:
    """[T3.9] On 5 or less, one more for whoever is out of breath or pinned, one for each weapon handled before."""
    found = [odds for odds, _ in everything if odds.table == "recovery"]
    for odds in found:
        harder = sum(one.value for one in odds.modifiers)
        assert odds.chance("taken") == (5 - harder) * SIXTH
    assert found


@pytest.mark.many
def test_a_morale_check_under_interdiction_is_passed_up_to_the_morale() -> None:
    """[T10.4] Two dice that do not come to more than the morale of whoever routs."""
    ways = {total: 6 - abs(total - 7) for total in range(2, 13)}
    seen = 0
    for scenario, seed in [(scenario, seed) for scenario in ("le-port", "night-1") for seed in range(20)]:
        match, dice = Match(GAME, GAME.setup(scenario), seed), Dice(seed)
        while (choice := match.choice) is not None:
            option = choice.options[dice.below(len(choice.options))]
            odds, before = match.odds(option), len(match.events)
            match.take(option)
            checks = [event.args for event in match.events[before:] if event.kind == "interdiction"]
            if choice.prompt == "rout-to" and checks and odds is not None and odds.table == "interdiction":
                seen += 1
                morale = int(str(checks[0][3]))
                assert odds.chance("passed") == Fraction(sum(ways[total] for total in ways if total <= morale), 36)
    assert seen > 2


def lingering(scenario: str, seed: int) -> int:
    """How often in a game somebody came under fire that lingered on his way; its odds had been shown each time."""
    match, dice, staff = Match(GAME, GAME.setup(scenario), seed), Dice(seed), GAME.rules.staff
    seen = 0
    while (choice := match.choice) is not None:
        judged = staff.judge(match.state, choice)
        option = choice.options[judged.index(max(judged)) if dice.below(3) else dice.below(len(choice.options))]
        odds, before = match.odds(option), len(match.events)
        match.take(option)
        dice_cast = [str(event.args[0]) for event in match.events[before:] if event.kind == "die"]
        if choice.prompt == "route" and dice_cast[:1] == ["residual-coloured"]:
            seen += 1
            assert odds is not None and odds.paragraph == "T12.16" and odds.table == "fire"
    return seen


@pytest.mark.many
def test_fire_that_lingers_on_the_way_is_foretold() -> None:
    """[T12.16] Whoever goes into a Location in which fire lingers, or through one, has seen what it may do."""
    assert sum(lingering(scenario, seed) for scenario in ("le-port", "garrison") for seed in range(10)) > 4


def test_who_will_be_seen_is_foretold_as_seen() -> None:
    """[T12.16] [T17.10] A "?" walks in sight into what little lingers in FF12: at half it would be nothing."""
    assert lingering("le-port", 123) == 1


def test_who_goes_inside_from_the_street_has_seen_what_lingers_there() -> None:
    """[T12.16] [T5.4] To stop costs him 1 MF in a Location that is swept, GG12."""
    assert lingering("le-port", 101) == 2
