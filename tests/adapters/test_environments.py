"""The environments keep what their libraries ask of them."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from bridgehead import registry
from bridgehead.adapters.arena import Arena
from bridgehead.adapters.encoding import Encoding
from bridgehead.adapters.solo import Solo
from bridgehead.engine.play.game import Game
from tests.engine.toy.rulebook import GAME as TOY

GAMES: list[Game] = [TOY, *[registry.game(key) for key in registry.games()]]


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param


def test_pettingzoo_finds_nothing_wrong(game: Game) -> None:
    api_test(Arena(game), num_cycles=300)
    seed_test(lambda: Arena(game), num_cycles=60)


def test_every_question_of_a_game_can_be_answered_by_numbers(game: Game) -> None:
    arena = Arena(game)
    arena.reset(seed=3)
    dice = np.random.default_rng(3)
    for _ in range(game.rules.longest(game.setup()) + 1):
        observation, _reward, ended, _cut, _info = arena.last()
        if ended:
            break
        assert observation is not None
        assert arena.observation_space(arena.agent_selection).contains(observation)
        arena.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    assert all(arena.terminations.values())


def test_every_option_has_its_own_number(game: Game) -> None:
    encoding = Encoding(game)
    assert [encoding.action(option) for option in encoding.options] == list(range(encoding.actions))


def test_an_action_that_is_not_open_is_refused(game: Game) -> None:
    arena = Arena(game)
    arena.reset(seed=1)
    closed = int(np.flatnonzero(arena.observe(arena.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not open"):
        arena.step(closed)


def test_one_seat_alone_plays_whole_games_and_is_paid_at_the_end(game: Game) -> None:
    solo = Solo(game)
    for seed in range(2):
        observation, _ = solo.reset(seed=seed)
        dice = np.random.default_rng(seed)
        ended, paid = False, 0.0
        while not ended:
            assert paid == 0.0
            observation, paid, ended, _, _ = solo.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
        assert -1.0 <= paid <= 1.0


def test_gymnasium_finds_the_same_start_for_the_same_seed() -> None:
    """The library's checker answers at random, outside the mask, so that only its checks of reset are used."""
    solo = Solo(TOY)
    one, two = solo.reset(seed=9)[0], solo.reset(seed=9)[0]
    assert all(np.array_equal(one[key], two[key]) for key in one)
    with pytest.raises(ValueError, match="is not open"):
        check_env(solo, skip_render_check=True)
