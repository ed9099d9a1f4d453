"""Train a small policy on one seat of Operation Tonga, and see whether it beats random play.

The policy is linear: from some numbers of the observation it gives every open action a score, and plays by the scores'
softmax. It learns by REINFORCE: answers of games that went better than usual become likelier. Needs the extra `rl`.

    python examples/learn_to_play.py --games 1500
"""

import argparse
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bridgehead import registry
from bridgehead.adapters.arena import Observation
from bridgehead.adapters.encoding import HEAD
from bridgehead.adapters.solo import Solo

RATE = 0.015  # size of a step of learning
SMOOTH = 0.98  # how slowly what is usual follows the results
TRIED = 300  # games in which the policy is measured, of seeds it was not trained on
MEASURED = 1_000_000  # the first of those seeds

Vector = NDArray[np.float64]


@dataclass(slots=True)
class Answer:
    """One answer of a game: what the policy looked at, the open actions with their chances, and which it took."""

    seen: Vector
    open: NDArray[np.intp]
    chances: Vector
    taken: int


class Policy:
    """A score for every action, linear in the turn and the facts of the observation."""

    def __init__(self, actions: int, facts: int) -> None:
        self.weights = np.zeros((actions, 2 + facts))
        self.facts = slice(HEAD, HEAD + facts)

    def answer(self, observation: Observation, dice: np.random.Generator) -> Answer:
        """Play an open action, the likelier the higher its score."""
        numbers = observation["observation"]
        seen = np.concatenate([[1.0, numbers[1] / 10], np.tanh(numbers[self.facts] / 10)])
        places = np.flatnonzero(observation["action_mask"])
        scores = self.weights[places] @ seen
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        return Answer(seen, places, chances, int(dice.choice(len(places), p=chances)))

    def learn(self, answers: list[Answer], surprise: float) -> None:
        """Make the answers of a game likelier when it went better than usual, less likely when worse."""
        for one in answers:
            pull = -one.chances
            pull[one.taken] += 1.0
            self.weights[one.open] += RATE * surprise * pull[:, None] * one.seen


def play(solo: Solo, policy: Policy, seed: int) -> tuple[list[Answer], float]:
    """One game: the answers of the policy, and the reward."""
    observation, _ = solo.reset(seed=seed)
    dice = np.random.default_rng(seed)
    answers: list[Answer] = []
    reward, ended = 0.0, not observation["action_mask"].any()
    while not ended:
        one = policy.answer(observation, dice)
        answers.append(one)
        observation, reward, ended, _, _ = solo.step(int(one.open[one.taken]))
    return answers, reward


def share(solo: Solo, policy: Policy) -> float:
    """The share of games won, of seeds that the policy was not trained on."""
    return float(np.mean([play(solo, policy, MEASURED + number)[1] > 0 for number in range(TRIED)]))


def main() -> None:
    """Train, and measure before and after."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=1500, help="games to train on")
    parser.add_argument("--seat", default="british", help="the learner's seat; random play has the other")
    given = parser.parse_args()
    solo = Solo(registry.game("tonga"), given.seat)
    policy = Policy(solo.encoding.actions, solo.encoding.facts)
    print(f"Untrained, which is random play: {100 * share(solo, policy):.1f} % of {TRIED} games won as {given.seat}")
    usual = 0.0
    for number in range(given.games):
        answers, reward = play(solo, policy, number)
        policy.learn(answers, reward - usual)
        usual = SMOOTH * usual + (1 - SMOOTH) * reward
    print(f"Trained on {given.games} games: {100 * share(solo, policy):.1f} % of {TRIED} games won against random play")


if __name__ == "__main__":
    main()
