"""All seats of a game for learning programs: a PettingZoo AEC environment."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from bridgehead.adapters.encoding import VERSION, Encoding
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import State

Observation = dict[str, NDArray[Any]]


class Arena(AECEnv):  # type: ignore[misc]  # the library has no types
    """Every seat is an agent; the agent to act is the one that is asked.

    Observations are `{"observation": …, "action_mask": …}` after `bridgehead.adapters.encoding`. Rewards come at the
    end: 1, −1 or 0 for two seats, the seat's evaluation for one. An action outside the mask raises ValueError.
    """

    metadata = {"name": f"bridgehead_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: Game, scenario: str | None = None, options: dict[str, str] | None = None) -> None:
        super().__init__()
        self.game = game
        self._setup = game.setup(scenario, options)
        self.encoding = Encoding(game, self._setup)
        self.metadata = {**Arena.metadata, "name": f"{game.key}_v{VERSION}"}
        self.render_mode = "ansi"
        self.possible_agents = list(game.info.seats)
        bounds = np.iinfo(np.int32)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(bounds.min, bounds.max, (self.encoding.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )
        self._action_space = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The shape of what an agent sees."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions there are; the mask says which are open."""
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same dice and deals."""
        chosen = int(np.random.default_rng(seed).integers(2**62))
        self.agents = list(self.possible_agents)
        start = self.game.rules.setup(self._setup, Dice(chosen))
        self.position: Position[State] = Position(self.game.rules, start).begin()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent may see now."""
        seat = self.possible_agents.index(agent)
        choice = self.position.choice
        view = self.game.rules.view(self.position.state, seat)
        return {
            "observation": self.encoding.observation(view, choice),
            "action_mask": self.encoding.mask(choice, seat),
        }

    def step(self, action: int | None) -> None:
        """Take the acting agent's action."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        choice = self.position.choice
        assert choice is not None and action is not None
        option = self.encoding.options[action]
        if option not in choice.options:
            raise ValueError(f"Action {action} ({self.game.notation(option)}) is not open to {self.agent_selection}.")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.position.play(option)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str:
        """The open question in a line."""
        choice = self.position.choice
        words = self.game.words("en")
        return words.prompt(choice) if choice is not None else "The game is over."

    def close(self) -> None:
        """Nothing is held open."""

    def _ask(self) -> None:
        choice = self.position.choice
        if choice is not None:
            self.agent_selection = self.possible_agents[choice.seat]
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = reward(self.position, seat)
            self.terminations[agent] = True


def reward(position: Position[State], seat: int) -> float:
    """What the end of a game is worth to a seat, from −1 to 1."""
    outcome = position.rules.outcome(position.state)
    assert outcome is not None, "the game goes on"
    if len(outcome.scores) == 1:
        return position.rules.staff.evaluate(position.state, seat)
    return outcome.value(seat)
