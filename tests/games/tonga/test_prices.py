"""What options take of the tokens, and what a result hangs on."""

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.state import TongaState
from bridgehead.registry import game
from bridgehead.showing.said import price_said
from tests.games.tonga.table import Table
from tests.games.tonga.whole import PEACE, Whole

GAME = game("tonga")


@pytest.mark.parametrize("scenario", ["1A", "1B", "2", "3", "campaign"])
def test_tokens_and_results_are_told_by_the_rules_that_decide_them(scenario: str) -> None:
    """[R10.4] [R15] [C6] A toss takes one of the tokens that there are; at the end the level is the outcome's."""
    match = Match(GAME, GAME.setup(scenario), 6)
    dice, tossed = Dice(7), 0
    while (choice := match.choice) is not None:
        option = choice.options[dice.below(len(choice.options))]
        if option == ("token", terms.PLAIN):
            g = match.state
            assert isinstance(g, TongaState)
            price = GAME.rules.prices(g, choice)[option]
            assert (price.cost, price.left) == (1, g.tokens[choice.seat])
            tossed += 1
        match.take(option)
    found = GAME.rules.tally(match.state, 0)
    assert found is not None and match.outcome is not None and tossed
    assert found.level == f"outcome-{match.outcome.label}"
    if scenario == "campaign":
        assert [float(found.total), -float(found.total)] == match.outcome.scores


def parts(play: Whole) -> list[tuple[str, int, int, bool]]:
    """What decides the operation: key, how many, how many are wanted, whether it is so; conditions all."""
    found = GAME.rules.tally(play.g, 0)
    assert found is not None and all(one.condition for one in found.parts)
    return [(one.key, one.n, one.of, one.met) for one in found.parts]


@pytest.mark.parametrize(("operation", "goal"), [("1A", "benouville"), ("1B", "pegasus")])
def test_a_bridge_and_the_men_for_it_decide(operation: str, goal: str) -> None:
    """[A1] [B1] The bridge is not taken yet; the last point of manpower is still a point."""
    assert parts(Whole(operation, manpower=1)) == [(goal, 0, 0, False), ("manpower", 1, 1, True)]


def test_a_bridge_that_is_taken_is_told_so() -> None:
    """[A1] [R15] Nobody sends anybody: the British take Bénouville with all their manpower."""
    play = Whole("1A", "1105*12 1502*12", manpower=2).until("", PEACE)
    assert parts(play) == [("benouville", 0, 0, True), ("manpower", 2, 2, True)]


def test_manpower_that_is_gone_is_told_so() -> None:
    """[R11.1] [R15] Patrols win every assault, until nobody is left."""
    play = Whole("1A", "1105*12 1502*12", manpower=1).until("", ["keep", "done", "unit", "give-up", "pass", "let"])
    assert parts(play) == [("benouville", 0, 0, False), ("manpower", 0, 1, False)]


def test_three_guns_decide_at_merville() -> None:
    """[M1] [M9] One is too few, the third is enough, and there may be a fourth with it."""
    found: set[tuple[str, int, int, bool]] = set()
    for seed in range(12):
        play = Whole("2", "1105*12 1502*12", seed=seed)
        found.add(parts(play)[0])
        found.add(parts(play.until("", PEACE))[0])
    assert found == {("guns", 0, 3, False), ("guns", 3, 3, True), ("guns", 4, 3, True)}


def test_three_bridges_or_two_decide_at_the_dives() -> None:
    """[D1] [D6] Three for the British; two keep them from it. Manpower is nothing there."""
    play = Whole("3", "1105*12 1502*12")
    assert parts(play) == [("bridges-british", 0, 3, False), ("bridges-german", 0, 2, False)]
    assert parts(play.until("", PEACE))[0] == ("bridges-british", 3, 3, True)


def test_a_unit_is_offered_with_its_value() -> None:
    """[R2.2] Whoever chooses a unit reads what it is worth, also where the hand is out of sight; an action has none."""
    table = Table("1101 1105 1302", "1505").do("unit:1505")
    assert said(table) == {"unit:1101": "value 2", "unit:1105": "value 4"}
    assert said(table.do("unit:1105")) == {}


def said(table: Table) -> dict[str, str]:
    """What stands at the end of each option that says something there."""
    choice = table.begin().position.choice
    assert choice is not None
    prices = GAME.rules.prices(table.g, choice)
    return {GAME.notation(option): price_said(GAME.words("en"), price) for option, price in prices.items()}
