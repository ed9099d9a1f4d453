"""How strong our players are: pairings on the same seeds with the seats swapped, or scores in a game for one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.series import Row, series
from bridgehead.lab.simulate import simulate
from bridgehead.lab.statistics import Estimate, mean, paired, wilson

LADDER: Final = ["random", "recruit", "staff", "regular", "veteran", "general"]
PAIRINGS: Final = [
    ("staff", "random"),
    ("staff", "recruit"),
    ("regular", "staff"),
    ("veteran", "staff"),
    ("general", "regular"),
]
Watcher: TypeAlias = Callable[[Iterator[Row], int, str], list[Row]]
"""Collects rows of so many games while a person looks on; the text says what is played."""


@dataclass(slots=True, frozen=True)
class Pairing:
    """Two players over both seats: the share of games that the first one won (a draw is half a win)."""

    first: str
    second: str
    games: int
    won: int
    drawn: int
    share: Estimate


@dataclass(slots=True, frozen=True)
class Scored:
    """A player of a game for one: its mean score, and how much more that is than what `below` scores on the same
    seeds (None for the lowest).
    """

    player: str
    below: str
    games: int
    score: Estimate
    gain: Estimate | None


def pairings(
    game: str, scenario: str | None, games: int, pairs: list[tuple[str, str]], jobs: int, watch: Watcher
) -> Iterator[Pairing]:
    """Play each pairing, half the games with the seats swapped. A draw counts as half a win, rounded down, in the
    interval.
    """
    seats = registry.game(game).info.seats
    if len(seats) != 2:
        raise BridgeheadError(f"{game} is a game for one: there are no pairings in it.")
    for first, second in pairs:
        won, drawn, played = 0, 0, 0
        for own in (0, 1):
            what = series(game, scenario, {}, {seats[own]: first, seats[1 - own]: second})
            seeds = range((games + 1 - own) // 2)
            for row in whole(watch(simulate(what, seeds, jobs), len(seeds), f"{first} against {second}")):
                played += 1
                won += row.winner == seats[own]
                drawn += not row.winner
        yield Pairing(first, second, played, won, drawn, wilson(won + drawn // 2, played))


def scores(
    game: str, scenario: str | None, games: int, players: list[str], jobs: int, watch: Watcher
) -> Iterator[Scored]:
    """Let each player play the same seeds of a game for one."""
    (seat,) = registry.game(game).info.seats
    last: list[float] = []
    below = ""
    for name in players:
        what = series(game, scenario, {}, {seat: name})
        found = [row.scores[0] for row in whole(watch(simulate(what, range(games), jobs), games, name))]
        yield Scored(name, below, len(found), mean(found), paired(last, found).difference if last else None)
        last, below = found, name


def whole(rows: list[Row]) -> list[Row]:
    """The rows, if every game was finished. Raises BridgeheadError."""
    for row in rows:
        if row.error:
            raise BridgeheadError(f"The game of seed {row.seed} went wrong: {row.error}")
    return rows
