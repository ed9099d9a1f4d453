"""What every game must keep."""

import pytest
from bridgehead.engine.play.game import Game
from bridgehead.registry import game
from bridgehead.testing import CHECKS

SEEDS = 10


@pytest.fixture(scope="module")
def played() -> Game:
    return game("river-line")


@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
@pytest.mark.parametrize("scenario", ["race", "long"])
def test_the_game_keeps_what_every_game_keeps(played: Game, scenario: str, check) -> None:
    for seed in range(SEEDS):
        check(played, played.setup(scenario), seed)
