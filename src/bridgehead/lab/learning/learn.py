"""Learn from games between staffs what the signs of a position weigh: the evaluation that ends the walks of a search.

Rows are taken where a new turn begins. In a game for two the weights make the logarithm of the first seat's odds
(logistic regression); in a game for one they make the points that it ends with (least squares). Both are held down a
little, so that signs which hardly vary do not run away.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.position import playout
from bridgehead.engine.play.rulebook import Outcome, Setup
from bridgehead.engine.state import State
from bridgehead.staff.playing import by_staff

STAFFS: Final = 0x57AF  # marks the dice of the staffs that play
HOLD_DOWN: Final = 2.0  # how strongly weights are drawn to nothing, in units of their sign's spread
SHOWN: Final = 5  # digits after the point in the file
TESTED: Final = 5  # every so manieth game is kept aside, to measure what the weights foretell

Matrix: TypeAlias = NDArray[np.float64]


@dataclass(slots=True)
class Rows:
    """Of one kind of battle: the signs at the beginning of each turn, how the game ended, and its seed."""

    names: list[str]
    signs: list[list[float]] = field(default_factory=list)
    ends: list[float] = field(default_factory=list)
    seeds: list[int] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class Learnt:
    """The weights of one kind of battle, and how well weights from the other games foretold those kept aside: for a
    game for two the mean logarithm of the chance given to what came (0 is perfect), for one the mean error in points;
    `blind` is the same for somebody who knows nothing but how often each end comes.
    """

    kind: str
    weights: dict[str, float]
    rows: int
    error: float
    blind: float


def gather(game: Game, scenario: str, games: int) -> Iterator[dict[str, Rows]]:
    """Play games between staffs, of the seeds from 0; yields what was gathered so far after each game."""
    setup = game.setup(scenario)
    found: dict[str, Rows] = {}
    for seed in range(games):
        add_game(found, game, setup, seed)
        yield found


def add_game(found: dict[str, Rows], game: Game, setup: Setup, seed: int) -> None:
    """Play one game and add its rows."""
    rules, staff = game.rules, game.rules.staff
    by_itself = by_staff(staff, Dice(seed).branch(STAFFS))
    begun: list[tuple[str, dict[str, float]]] = []
    turn = 0

    def answer(state: State, choice: Choice) -> Option:
        nonlocal turn
        if rules.turn(state) != turn:
            turn = rules.turn(state)
            begun.append((staff.kind(state), staff.signs(state)))
        return by_itself(state, choice)

    state = rules.setup(setup, Dice(seed))
    playout(rules, state, answer, rules.longest(setup))
    outcome = rules.outcome(state)
    assert outcome is not None
    for kind, signs in begun:
        if not signs:
            raise BridgeheadError(f"{game.key} has no signs to weigh: its evaluation is not learnt.")
        rows = found.setdefault(kind, Rows(list(signs)))
        rows.signs.append(list(signs.values()))
        rows.ends.append(end_of(outcome))
        rows.seeds.append(seed)


def end_of(outcome: Outcome) -> float:
    """What is foretold: the score in a game for one; else 1 when the first seat won, 0 when not, a half for a draw."""
    return outcome.scores[0] if len(outcome.scores) == 1 else outcome.share(0)


def learnt(kind: str, rows: Rows, alone: bool) -> Learnt:
    """Weigh the signs of one kind of battle; `alone` for a game for one."""
    signs, ends = np.array(rows.signs), np.array(rows.ends)
    aside = np.array(rows.seeds) % TESTED == 0
    weigh = by_points if alone else by_odds
    tried = weigh(signs[~aside], ends[~aside])
    told = signs[aside] @ tried
    blindly = np.full(len(told), ends[~aside].mean())
    if alone:
        error, blind = miss(told, ends[aside]), miss(blindly, ends[aside])
    else:
        error, blind = surprise(chances(told), ends[aside]), surprise(blindly, ends[aside])
    weights = weigh(signs, ends)
    named = {name: round(float(weight), SHOWN) for name, weight in zip(rows.names, weights)}
    return Learnt(kind, {name: weight for name, weight in named.items() if weight}, len(ends), error, blind)


def chances(odds: Matrix) -> Matrix:
    """Logarithms of odds as chances."""
    return 1.0 / (1.0 + np.exp(-odds))


def miss(told: Matrix, ends: Matrix) -> float:
    """The mean error, in points."""
    return float(np.abs(told - ends).mean())


def surprise(told: Matrix, ends: Matrix) -> float:
    """The mean of minus the logarithm of the chance given to what came."""
    told = np.clip(told, 1e-9, 1 - 1e-9)
    return float(-(ends * np.log(told) + (1 - ends) * np.log(1 - told)).mean())


def spread_of(signs: Matrix) -> Matrix:
    """The spread of each sign; 1 for one that never varies."""
    spread = signs.std(axis=0)
    spread[spread == 0] = 1.0
    return np.asarray(spread)


def held_down(signs: Matrix, spread: Matrix) -> Matrix:
    """What holds every weight down but that of the sign that never varies, from which the others depart."""
    strength = HOLD_DOWN * spread**2
    strength[(signs == 1.0).all(axis=0)] = 1e-9
    return np.diag(strength)


def by_points(signs: Matrix, ends: Matrix) -> Matrix:
    """Least squares, held down."""
    hold = held_down(signs, spread_of(signs))
    return np.asarray(np.linalg.solve(signs.T @ signs + hold, signs.T @ ends), dtype=np.float64)


def by_odds(signs: Matrix, ends: Matrix) -> Matrix:
    """Logistic regression, held down, by Newton's method."""
    hold = held_down(signs, spread_of(signs))
    weights = np.zeros(signs.shape[1])
    for _ in range(50):
        told = chances(signs @ weights)
        slope = signs.T @ (told - ends) + hold @ weights
        bend = (signs.T * (told * (1 - told))) @ signs + hold
        step = np.linalg.solve(bend, slope)
        weights -= step
        if float(np.abs(step * spread_of(signs)).max()) < 1e-9:
            break
    return weights


def write_weights(found: list[Learnt], path: Path, command: str) -> None:
    """Write the weights as a game reads them, headed by the command that found them."""
    lines = [f"# What the signs of a position weigh, learnt by `{command}`."]
    for one in found:
        lines += [
            "",
            f"[{json.dumps(one.kind)}]  # {one.rows:,} turns; foretold to {one.error:.3f}, blindly {one.blind:.3f}",
        ]
        lines += [f"{name} = {weight}" for name, weight in one.weights.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
