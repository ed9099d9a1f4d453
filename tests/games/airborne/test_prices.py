"""What the moving unit is told that things cost and risk, and what then comes of them."""

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.registry import game
from bridgehead.testing.told import told_before_answering

GAME = game("airborne")


@pytest.mark.parametrize("scenario", ["merville", "benouville"])
def test_a_move_costs_what_was_said_and_draws_fire_only_where_that_was_said(scenario: str) -> None:
    """[P7.1] [P8.5] What is left for the next act is what there was less the price; the enemy is asked whether he fires
    only where somebody was said to be able to.
    """
    match = Match(GAME, GAME.setup(scenario, {"opportunity-fire": "on"}), 3)
    dice, moves, warned, followed, fired = Dice(6), 0, 0, 0, 0
    while (choice := match.choice) is not None and moves < 400:
        going = [option for option in choice.options if option[0] == "go"]
        options = going or choice.options
        option = options[dice.below(len(options))]
        prices = GAME.rules.prices(match.state, choice)
        match.take(option)
        if choice.prompt != "move-to" or option[0] != "go":
            continue
        moves += 1
        price, after = prices[option], match.choice
        assert price.left == choice.about[1]
        danger = any(key == "danger-fire" for key, _ in price.dangers)
        warned += danger
        if after is not None and after.prompt == "opportunity-fire":
            fired += 1
            assert danger, f"{GAME.notation(option)} was said to be safe"
        elif after is not None and after.prompt == "move-to" and after.about[0] == choice.about[0]:
            followed += 1
            assert after.about[1] == price.left - price.cost
    assert moves > 50 and warned >= fired > 0


@pytest.mark.parametrize("scenario", ["merville", "arnhem"])
def test_dangers_tell_nothing_of_the_orders_of_batteries(scenario: str) -> None:
    """[P8.2] [P8.5] With opportunity fire what is told stays the same whatever orders the enemy may have."""
    told_before_answering(GAME, GAME.setup(scenario, {"opportunity-fire": "on"}), 2)


def test_the_points_by_measure_are_those_that_decide() -> None:
    """[P12.3] At the end the parts come to the total, and the level is the outcome's."""
    match = Match(GAME, GAME.setup("benouville"), 5)
    dice = Dice(8)
    while (choice := match.choice) is not None:
        match.take(choice.options[dice.below(len(choice.options))])
    found = GAME.rules.tally(match.state, 0)
    assert found is not None and match.outcome is not None
    assert found.level == f"outcome-{match.outcome.label}" and float(found.total) in match.outcome.scores
    assert found.steps[0][0] == 0 and len(found.parts) > 1
