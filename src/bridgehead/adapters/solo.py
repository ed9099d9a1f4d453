"""One seat of a game for a learning program, the others played by ours: a Gymnasium environment."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from bridgehead.adapters.arena import Arena, Observation, reward
from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import State

Opponent = Callable[[Position[State], int, Dice], Option]


def random_opponent(position: Position[State], seat: int, dice: Dice) -> Option:
    """Any option."""
    choice = position.choice
    assert choice is not None
    return choice.options[dice.below(len(choice.options))]


class Solo(gymnasium.Env[Observation, Any]):
    """The learner sits on one seat; an opponent answers for every other.

    The reward comes at the end, from −1 to 1. An action outside the mask raises ValueError.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        seat: str | None = None,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        opponent: Opponent = random_opponent,
    ) -> None:
        self._arena = Arena(game, scenario, options)
        self.encoding = self._arena.encoding
        self.agent = seat or game.info.seats[0]
        self.seat = game.seat(self.agent)
        self.opponent = opponent
        self.render_mode = "ansi"
        self.observation_space: gymnasium.Space[Any] = self._arena.observation_space(self.agent)
        self.action_space: gymnasium.Space[Any] = self._arena.action_space(self.agent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; the opponents play on until the learner is asked."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(2**31))
        self._arena.reset(seed=chosen)
        self._dice = Dice(chosen).branch(1)
        self._others()
        return self._arena.observe(self.agent), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's action, then let the opponents answer until the learner is asked or the game is over."""
        self._arena.step(int(action))
        self._others()
        over = self._arena.position.choice is None
        worth = reward(self._arena.position, self.seat) if over else 0.0
        return self._arena.observe(self.agent), worth, over, False, {}

    def render(self) -> str:
        """The open question in a line."""
        return self._arena.render()

    def action_masks(self) -> "np.typing.NDArray[np.bool_]":
        """The open actions, as trainers that mask ask for them."""
        return self._arena.encoding.mask(self._arena.position.choice, self.seat).astype(bool)

    def _others(self) -> None:
        while (choice := self._arena.position.choice) is not None and choice.seat != self.seat:
            option = self.opponent(self._arena.position, choice.seat, self._dice)
            self._arena.step(self._arena.encoding.action(option))
