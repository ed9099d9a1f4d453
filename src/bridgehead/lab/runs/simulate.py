"""Many seeded games of one series, over as many processes as wanted; the result is the same with any number of them."""

import multiprocessing
from collections.abc import Callable, Iterator
from functools import partial
from itertools import starmap
from typing import TypeAlias

from bridgehead import registry
from bridgehead.engine.collector import collect_seldom
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import Event, State
from bridgehead.lab.runs.changes import enter
from bridgehead.lab.runs.ledger import Ledger
from bridgehead.lab.runs.pools import pool, stop_at_once
from bridgehead.lab.runs.series import Row, Series, series, setup_of
from bridgehead.players import decide, player

__all__ = ["Crew", "Row", "Series", "play", "play_each", "processes", "series", "simulate"]

MOST_A_TASK = 64
TASKS_A_JOB = 16

Crew: TypeAlias = Callable[[Series, range], Iterator[Row]]
"""Whoever plays the games of a series: rows come in the order of the seeds, each as soon as it can."""


class Endless(Exception):
    """A game went on for longer than it declares possible."""


def simulate(what: Series, seeds: range, jobs: int = 1) -> Iterator[Row]:
    """Play the game of each seed; rows come in the order of the seeds, each as soon as it can."""
    if jobs <= 1 and not what.changes:
        yield from map(partial(play, what), seeds)
        return
    # Changed data must be there before a game is loaded: only a fresh process has loaded none.
    context = multiprocessing.get_context("spawn" if what.changes else None)
    begin = partial(_prepare, dict(registry.ELSEWHERE), what)
    share = len(seeds) // (jobs * TASKS_A_JOB)
    with pool(jobs, begin, context) as players:
        yield from players.map(partial(play, what), seeds, chunksize=max(1, min(MOST_A_TASK, share)))


def play_each(bouts: list[tuple[Series, int]], jobs: int = 1) -> Iterator[Row]:
    """Play games of several series without changed numbers, each with its seed; rows come in the order given."""
    if jobs <= 1 or len(bouts) <= 1:
        yield from starmap(play, bouts)
        return
    with pool(jobs, partial(_prepare, dict(registry.ELSEWHERE), bouts[0][0])) as players:
        yield from players.map(play, *zip(*bouts))


def processes(jobs: int) -> Crew:
    """So many processes of this machine."""

    def crew(what: Series, seeds: range) -> Iterator[Row]:
        return simulate(what, seeds, jobs)

    return crew


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
    rules = game.rules
    setup = setup_of(what)
    seated = [player(name) for name in what.players]
    longest = rules.longest(setup)
    log: list[Event] = []
    position: Position[State] = Position(rules, rules.setup(setup, Dice(row.seed)), log).begin()
    ledger = Ledger(row, rules, len(seated))
    ledger.note(position.state, log)
    while (choice := position.choice) is not None:
        if row.decisions >= longest:
            raise Endless(f"the game goes on, and {longest} is the longest that it declares")
        option = decide(seated[choice.seat], position, row.seed, row.decisions)
        row.decisions += 1
        position.play(option)
        ledger.answered(position.state, log)
    outcome = rules.outcome(position.state)
    assert outcome is not None, "no question is open and the game is not over"
    ledger.close(position.state, outcome)
    row.outcome = outcome.label
    row.winner = game.info.seats[outcome.winner] if outcome.winner >= 0 else ""
    row.scores = list(outcome.scores)
    row.turns = row.by_turn[-1].turn


def _prepare(elsewhere: dict[str, str], what: Series) -> None:
    """In a worker: know the same games and the changed numbers."""
    collect_seldom()
    stop_at_once()
    registry.ELSEWHERE.update(elsewhere)
    enter(what.game, what.changes)
