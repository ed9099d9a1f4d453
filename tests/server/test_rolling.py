"""Which options a die follows from: the table says it of each, so that none is taken before its odds are seen."""

from random import Random

import pytest

from bridgehead import registry
from bridgehead.server import telling


@pytest.mark.parametrize("key", ["pegasus", "tonga", "remagen", "airborne", "coupdemain"])
def test_an_option_is_marked_exactly_when_it_has_odds(key: str) -> None:
    """Of every option by itself, also where there are hundreds and others of its verb roll or do not."""
    match, dice = registry.game(key).match(seed=6), Random(6)
    words = match.game.words("en")
    rolling = questions = 0
    while match.choice is not None and questions < 250:
        choice = match.choice
        told = telling.question(match, choice.seat, words)
        assert told is not None
        assert {(one.verb, one.arg): one.odds for one in told.options} == {
            option: match.odds(option) is not None for option in choice.options
        }
        rolling += any(one.odds for one in told.options)
        questions += 1
        match.answer(dice.choice(choice.options))
    assert rolling > 3
