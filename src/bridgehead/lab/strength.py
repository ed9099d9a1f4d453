"""How strong our players are: pairings on the same seeds with the seats swapped, or scores in a game for one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.sequential import settled
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
BARS: Final = {
    ("staff", "random"): 0.97,
    ("regular", "staff"): 0.6,
    ("veteran", "staff"): 0.7,
    ("general", "regular"): 0.6,
}
"""What share of its games the first of two players is meant to win."""
ROUND: Final = 10
"""Games between two looks at whether a pairing is settled."""
Enough: TypeAlias = Callable[[str, str, float, int], bool]
"""Whether a pairing needs no more games: both players, the games that the first won (half of the drawn), the games."""
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
    game: str,
    scenario: str | None,
    games: int,
    pairs: list[tuple[str, str]],
    jobs: int,
    watch: Watcher,
    enough: Enough | None = None,
) -> Iterator[Pairing]:
    """Play each pairing, half the games with the seats swapped. A draw counts as half a win, rounded down, in the
    interval. With `enough`, it is asked after every ROUND games whether more are needed.
    """
    stride = ROUND if enough else games
    seats = registry.game(game).info.seats
    if len(seats) != 2:
        raise BridgeheadError(f"{game} is a game for one: there are no pairings in it.")
    for first, second in pairs:
        won, drawn, played = 0, 0, 0
        for start in range(0, games, stride):
            for own in (0, 1):
                what = series(game, scenario, {}, {seats[own]: first, seats[1 - own]: second})
                seeds = range(start // 2, (min(start + stride, games) + 1 - own) // 2)
                for row in whole(watch(simulate(what, seeds, jobs), len(seeds), f"{first} against {second}")):
                    played += 1
                    won += row.winner == seats[own]
                    drawn += not row.winner
            if enough and enough(first, second, won + drawn / 2, played):
                break
        yield Pairing(first, second, played, won, drawn, wilson(won + drawn // 2, played))


def until_settled(first: str, second: str, won: float, played: int) -> bool:
    """Whether it is settled that the first player reaches what is asked of it, or that it does not."""
    bar = BARS.get((first, second))
    return bar is not None and settled(won, played, bar) is not None


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
