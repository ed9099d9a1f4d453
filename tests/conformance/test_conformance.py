"""Every game, every scenario, every check."""

import pytest

from bridgehead import registry
from bridgehead.engine.play.game import Game
from bridgehead.testing import CHECKS
from tests.engine.tower.rulebook import GAME as TOWER
from tests.engine.toy.rulebook import GAME as TOY

GAMES: list[Game] = [TOY, TOWER, *[registry.game(key) for key in registry.games()]]
MANY = 3
"""A game with more scenarios than this is tried with one seed each: they share their rules. What comes after these is
tried on the compiled build alone, by `make test-compiled`.
"""
CASES = [
    pytest.param(game, scenario, marks=[pytest.mark.many] if place >= MANY else [])
    for game in GAMES
    for place, scenario in enumerate(game.info.scenarios)
]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("game", "scenario"), CASES, ids=lambda value: value if isinstance(value, str) else value.key)
def test_every_game_keeps(game: Game, scenario: str, check: str) -> None:
    setup = game.setup(scenario)
    for seed in range(2 if len(game.info.scenarios) <= MANY else 1):
        CHECKS[check](game, setup, seed)
