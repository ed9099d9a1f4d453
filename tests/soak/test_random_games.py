"""Random games by the hundred on the compiled build (`make test-compiled`), and by ten thousand a game in `make soak`.

None crashes, none comes to a dead end, all end within the longest that the game declares, and the record of each
replays to the same state, checked by its digests.
"""

import pytest

from bridgehead import registry
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.testing import random_match

FEW, FEW_OF_OTHERS = {"pegasus": 100}, 25
MANY, MANY_OF_OTHERS = {"tonga": 50_000}, 10_000  # Tonga: so many for each of its five scenarios
CHUNK = 25
FIRST_SOAK_SEED = 1_000_000


def play_and_replay(game: Game, scenario: str, seed: int) -> None:
    setup = game.setup(scenario)
    match = random_match(game, setup, seed)
    assert match.outcome is not None, f"{game.key} {scenario}, seed {seed}: no question is open, and no outcome"
    assert len(match.answers) <= game.rules.longest(setup), f"{game.key} {scenario}, seed {seed}: too long"
    record = Record.parse(match.record.text())
    assert replay(game, record, check=True).record == record, f"{game.key} {scenario}, seed {seed}: replays otherwise"


def play_chunk(key: str, first: int) -> None:
    game = registry.game(key)
    scenarios = game.info.scenarios
    for seed in range(first, first + CHUNK):
        play_and_replay(game, scenarios[seed % len(scenarios)], seed)


@pytest.mark.parametrize(
    ("key", "first"),
    [(key, first) for key in registry.games() for first in range(0, FEW.get(key, FEW_OF_OTHERS), CHUNK)],
)
@pytest.mark.many
def test_hundreds_of_random_games_end_and_replay(key: str, first: int) -> None:
    play_chunk(key, first)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("key", "first"),
    [
        (key, FIRST_SOAK_SEED + first)
        for key in registry.games()
        for first in range(0, MANY.get(key, MANY_OF_OTHERS), CHUNK)
    ],
)
def test_ten_thousand_random_games_end_and_replay(key: str, first: int) -> None:
    play_chunk(key, first)
