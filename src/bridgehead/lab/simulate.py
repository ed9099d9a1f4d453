"""Many seeded games of one set-up, over as many processes as wanted; the result is the same with any number of them."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial

from bridgehead import registry
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.game import DICE_OPTION
from bridgehead.engine.position import Position
from bridgehead.engine.rulebook import Setup
from bridgehead.engine.state import State
from bridgehead.players import decide, player

MOST_A_TASK = 64
TASKS_A_JOB = 16


@dataclass(slots=True, frozen=True)
class Series:
    """What every game of a simulation has in common: the set-up, and the name of the player on each seat in order."""

    game: str
    scenario: str
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]


@dataclass(slots=True)
class Row:
    """How one game went. `winner` is a seat's name, empty for nobody; `error` is empty unless the game broke."""

    seed: int
    outcome: str = ""
    winner: str = ""
    scores: list[float] = field(default_factory=list)
    decisions: int = 0
    turns: int = 0
    error: str = ""


class Endless(Exception):
    """A game went on for longer than it declares possible."""


def series(
    game: str,
    scenario: str | None,
    options: dict[str, str],
    seats: dict[str, str],
    default: str = "staff",
) -> Series:
    """A series from names; seats that are not named play `default`. Raises UnknownName or DataError."""
    known = registry.game(game)
    setup = known.setup(scenario, options)
    if setup.options[DICE_OPTION] == "manual":
        raise BridgeheadError("A simulation rolls its own dice: leave out the option dice=manual.")
    for seat, name in seats.items():
        known.seat(seat)
        player(name)
    players = tuple(seats.get(seat, default) for seat in known.info.seats)
    known.rules.setup(setup, Dice(0))
    return Series(game, scenario or known.info.scenarios[0], tuple(sorted(options.items())), players)


def simulate(what: Series, seeds: range, jobs: int = 1) -> Iterator[Row]:
    """Play the game of each seed; rows come in the order of the seeds, each as soon as it can."""
    if jobs <= 1:
        yield from map(partial(play, what), seeds)
        return
    context = multiprocessing.get_context()
    pool = ProcessPoolExecutor(jobs, context, initializer=_prepare, initargs=(dict(registry.ELSEWHERE),))
    try:
        share = len(seeds) // (jobs * TASKS_A_JOB)
        yield from pool.map(partial(play, what), seeds, chunksize=max(1, min(MOST_A_TASK, share)))
    finally:
        pool.shutdown(cancel_futures=True)


def play(what: Series, seed: int) -> Row:
    """Play one game to its end. Whatever goes wrong in it is told in its row."""
    row = Row(seed)
    try:
        _play(what, row)
    except Exception as error:  # one broken game must not stop ten thousand
        row.error = f"{type(error).__name__} after {row.decisions} decisions: {error}"
    return row


def _play(what: Series, row: Row) -> None:
    game = registry.game(what.game)
    setup = _setup(what)
    seated = [player(name) for name in what.players]
    longest = game.rules.longest(setup)
    position: Position[State] = Position(game.rules, game.rules.setup(setup, Dice(row.seed))).begin()
    while (choice := position.choice) is not None:
        if row.decisions >= longest:
            raise Endless(f"the game goes on, and {longest} is the longest that it declares")
        option = decide(seated[choice.seat], position, row.seed, row.decisions)
        row.decisions += 1
        position.play(option)
    outcome = game.rules.outcome(position.state)
    assert outcome is not None, "no question is open and the game is not over"
    row.outcome = outcome.label
    row.winner = game.info.seats[outcome.winner] if outcome.winner >= 0 else ""
    row.scores = list(outcome.scores)
    row.turns = game.rules.turn(position.state)


@cache
def _setup(what: Series) -> Setup:
    """What every game of a series starts from; read once by each process."""
    return registry.game(what.game).setup(what.scenario, dict(what.options))


def _prepare(elsewhere: dict[str, str]) -> None:
    """In a worker: know the same games, and leave Ctrl-C to the one who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    registry.ELSEWHERE.update(elsewhere)
