"""Speed on one core: random playouts of the games beside those of python-chess and OpenSpiel's backgammon in the same
run, and how fast the search walks.
"""

import random
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import TypedDict

from bridgehead import registry
from bridgehead.building.which import running
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.digest import serialised
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.position import Position, playout
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import State
from bridgehead.players import Sight, decide, player
from bridgehead.players.search import Settings, search
from bridgehead.players.simple import random_pick

ANSWERS = 0xBE7C  # marks the dice that answer at random
SAMPLED_GAMES = 5
COPIES = 10  # of each position in them
SEARCHED = 12  # questions of one game between staffs that are searched


class Speed(TypedDict):
    """What was measured of one game.

    `build` is `compiled` or `interpreted`; `options_mean` the mean number of options a decision; `copy_us` the mean
    time in microseconds to copy a position, over all positions of a few random games, and `ready_us` that to copy it
    and bring the copy to its question, so that it can be played on; `state_bytes` the mean size of a state as compact
    JSON; `chess_ratio` the decisions a second divided by python-chess's, both None without it, and
    `backgammon_ratio` by those of OpenSpiel's backgammon; `walks_per_second` the walks of the search, each with its
    deal, its playout to the end of the turn, and its evaluation.
    """

    game: str
    build: str
    decisions_per_second: float
    options_mean: float
    games_per_second: float
    copy_us: float
    ready_us: float
    state_bytes: int
    chess_decisions_per_second: float | None
    chess_ratio: float | None
    backgammon_decisions_per_second: float | None
    backgammon_ratio: float | None
    walks_per_second: float


def bench(keys: list[str], seconds: float = 2.0) -> list[Speed]:
    """Measure games, and python-chess beside each of them where it is installed. Raises UnknownName."""
    return [measure(game, seconds) for game in [registry.game(key) for key in keys]]


def measure(game: Game, seconds: float) -> Speed:
    """Measure one game: half of each yardstick's share before it and half after, so that a busy machine slows all."""
    setup = game.setup()
    options_mean, copy_us, ready_us, state_bytes = sample(game, setup)
    before = chess_decisions_per_second(seconds / 2), backgammon_decisions_per_second(seconds / 2)
    decisions, games, taken = timed(lambda seed: play_at_random(game, setup, seed), seconds)
    after = chess_decisions_per_second(seconds / 2), backgammon_decisions_per_second(seconds / 2)
    rate = decisions / taken
    chess = (before[0] + after[0]) / 2 if before[0] and after[0] else None
    backgammon = (before[1] + after[1]) / 2 if before[1] and after[1] else None
    return Speed(
        game=game.key,
        build=running(),
        decisions_per_second=round(rate, 1),
        options_mean=round(options_mean, 2),
        games_per_second=round(games / taken, 2),
        copy_us=round(copy_us, 2),
        ready_us=round(ready_us, 2),
        state_bytes=state_bytes,
        chess_decisions_per_second=round(chess, 1) if chess else None,
        chess_ratio=round(rate / chess, 3) if chess else None,
        backgammon_decisions_per_second=round(backgammon, 1) if backgammon else None,
        backgammon_ratio=round(rate / backgammon, 3) if backgammon else None,
        walks_per_second=round(walks_per_second(game, setup, seconds), 1),
    )


def walks_per_second(game: Game, setup: Setup, seconds: float) -> float:
    """Walks of the search a second, over questions spread evenly through a game between staffs."""
    staff = player("staff")
    position: Position[State] = Position(game.rules, game.rules.setup(setup, Dice(0))).begin()
    asked: list[Position[State]] = []
    count = 0
    while (choice := position.choice) is not None:
        if len(choice.options) > 1:
            asked.append(position.copy())
        position.play(decide(staff, position, 0, count))
        count += 1
    chosen = asked[:: max(1, len(asked) // SEARCHED)]
    settings = Settings(seconds=seconds / len(chosen), thorough=True)
    start = perf_counter()
    walks = sum(one.visits for at in chosen for one in search(Sight(at), Dice(0), settings))
    return walks / (perf_counter() - start)


def timed(one_game: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Play games of the seeds from 0 for so many seconds: the decisions, the games, and the seconds taken."""
    decisions, games = 0, 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        decisions += one_game(games)
        games += 1
    return decisions, games, taken


def play_at_random(game: Game, setup: Setup, seed: int) -> int:
    """One random game; returns its decisions."""
    pick = random_pick(Dice(seed).branch(ANSWERS))
    return playout(game.rules, game.rules.setup(setup, Dice(seed)), pick, game.rules.longest(setup))


def sample(game: Game, setup: Setup) -> tuple[float, float, float, int]:
    """Over all positions of a few random games: mean options, mean microseconds of a copy and of one that is ready to
    be played on, mean bytes of a state.
    """
    options, size, count, copying, readying = 0, 0, 0, 0.0, 0.0
    for seed in range(SAMPLED_GAMES):
        dice = Dice(seed).branch(ANSWERS)
        position: Position[State] = Position(game.rules, game.rules.setup(setup, Dice(seed))).begin()
        while (choice := position.choice) is not None:
            options += len(choice.options)
            size += len(serialised(position.state))
            count += 1
            copied, ready = copied_and_ready(position)
            copying += copied
            readying += ready
            position.play(choice.options[dice.below(len(choice.options))])
    return options / count, 1e6 * copying / count, 1e6 * readying / count, round(size / count)


def copied_and_ready(position: Position[State]) -> tuple[float, float]:
    """Seconds of the processor for a copy, and for one that is ready to be played on: of several in a row, since the
    clock is coarse and the search too takes copy after copy of one position.
    """
    start = thread_time()
    twins = [position.copy() for _ in range(COPIES)]
    copied = thread_time()
    for twin in twins:
        twin.ready()
    return (copied - start) / COPIES, (thread_time() - start) / COPIES


def chess_decisions_per_second(seconds: float) -> float | None:
    """Decisions a second of random games of chess by python-chess; None where it is not installed."""
    try:
        import chess
    except ImportError:
        return None

    def one_game(seed: int) -> int:
        pick = random.Random(seed).choice
        board = chess.Board()
        while not board.is_game_over():
            board.push(pick(list(board.legal_moves)))
        return len(board.move_stack)

    decisions, _games, taken = timed(one_game, seconds)
    return decisions / taken


def backgammon_decisions_per_second(seconds: float) -> float | None:
    """Decisions a second of random games of backgammon by OpenSpiel, without its dice; None where it is not there."""
    try:
        import pyspiel  # type: ignore[import-not-found]  # an extra
    except ImportError:
        return None
    backgammon = pyspiel.load_game("backgammon")

    def one_game(seed: int) -> int:
        pick = random.Random(seed)
        state = backgammon.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                faces, chances = zip(*state.chance_outcomes())
                state.apply_action(pick.choices(faces, chances)[0])
            else:
                state.apply_action(pick.choice(state.legal_actions()))
                decisions += 1
        return decisions

    decisions, _games, taken = timed(one_game, seconds)
    return decisions / taken
