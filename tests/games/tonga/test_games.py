"""Whole games: random play ends well within the bound, and the staff beats chance from either seat."""

import pytest

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import playout
from bridgehead.engine.state import State
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import TongaState
from bridgehead.testing.sampling import answering_dice, random_option
from tests.games.tonga.table import GAME

SCENARIOS = ["1A", "1B", "2", "3", "campaign"]


def random_games(scenario: str, seeds: range) -> int:
    """Play random games to their ends; the length of the longest."""
    setup = GAME.setup(scenario)
    longest = 0
    for seed in seeds:
        state = RULES.setup(setup, Dice(seed))
        longest = max(longest, playout(RULES, state, random_option(answering_dice(seed)), RULES.longest(setup)))
        assert RULES.outcome(state) is not None
    return longest


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_end(scenario: str) -> None:
    """[R15] A few hundred here; ten thousand of each in the soak."""
    assert random_games(scenario, range(100)) < RULES.longest(GAME.setup(scenario))


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ten_thousand_random_games(scenario: str) -> None:
    """[R15] None crashes, hangs or passes the bound."""
    random_games(scenario, range(10_000))


def staff_against_chance(scenario: str, seat: int, games: int) -> int:
    """How many games the staff wins in a seat against random play."""
    setup = GAME.setup(scenario)
    won = 0
    for seed in range(games):
        state = RULES.setup(setup, Dice(seed))
        chance = random_option(Dice(seed).branch(1))

        def pick(g: State, choice: Choice, chance: object = chance) -> Option:
            assert isinstance(g, TongaState) and callable(chance)
            if choice.seat != seat:
                option: Option = chance(g, choice)
                return option
            judged = RULES.staff.judge(g, choice)
            return choice.options[judged.index(max(judged))]

        playout(RULES, state, pick, 5000)
        outcome = RULES.outcome(state)
        won += outcome is not None and outcome.winner == seat
    return won


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", [BRITISH, GERMAN])
def test_staff_beats_chance(scenario: str, seat: int) -> None:
    """The staff wins at least four games in five against random play, from either seat."""
    assert staff_against_chance(scenario, seat, 40) >= 32
