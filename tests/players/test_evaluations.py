"""What a position is worth: learnt from games of the first seeds, tried on games that nobody has learnt from."""

import pytest

from bridgehead import registry
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import State
from bridgehead.staff.playing import best

FRESH = 100_000  # far beyond the seeds that were learnt from
GAMES = 10
A_FEW = 4  # turns: of a game as short as that the last but one is its middle
SHORTEST = {"remagen": "short"}  # the scenario that takes least, where the first takes long


def watched(key: str, seed: int) -> tuple[list[float], list[float]]:
    """A game between staffs: how the first seat stood at the beginning of each turn, and the scores at the end."""
    game = registry.game(key)
    position: Position[State] = Position(
        game.rules, game.rules.setup(game.setup(SHORTEST.get(key)), Dice(seed))
    ).begin()
    dice, stood, turn = Dice(seed).branch(1), [], 0
    while (choice := position.choice) is not None:
        if game.rules.turn(position.state) != turn:
            turn = game.rules.turn(position.state)
            stood.append(game.rules.staff.evaluate(position.state, 0))
        position.play(choice.options[best(game.rules.staff.judge(position.state, choice), dice)])
    outcome = game.rules.outcome(position.state)
    assert outcome is not None
    if len(outcome.scores) == 1:
        return stood, outcome.scores
    return stood, [0.5 if outcome.winner < 0 else float(outcome.winner == 0)]


def correlation(first: list[float], second: list[float]) -> float:
    """Pearson's coefficient."""
    count = len(first)
    mean, other = sum(first) / count, sum(second) / count
    both = sum((a - mean) * (b - other) for a, b in zip(first, second))
    spread = sum((a - mean) ** 2 for a in first) * sum((b - other) ** 2 for b in second)
    return float(both / spread**0.5)


@pytest.mark.many
@pytest.mark.parametrize("key", registry.games())
def test_late_in_a_game_the_evaluation_tells_who_will_win(key: str) -> None:
    told: list[float] = []
    came: list[float] = []
    for seed in range(FRESH, FRESH + GAMES):
        stood, end = watched(key, seed)
        told.append(stood[-2] if len(stood) > A_FEW else stood[-1])
        came.append(end[0])
    assert correlation(told, came) > 0.5, f"{key}: {told} {came}"


@pytest.mark.parametrize("key", registry.games())
def test_the_signs_of_a_position_have_names_and_are_finite(key: str) -> None:
    game = registry.game(key)
    state = game.rules.setup(game.setup(), Dice(1))
    staff = game.rules.staff
    kind, signs = staff.kind(state), staff.signs(state)
    assert kind and signs and all(abs(sign) < 1000 for sign in signs.values())
