"""What options take of the tokens, and what a result hangs on."""

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.state import TongaState
from bridgehead.registry import game

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
