"""How strong our players are: pairings on the same seeds with the seats swapped, the scenarios by turns, or scores in a
game for one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.measures.bouts import Book, Bout
from bridgehead.lab.measures.sequential import scores_more, settled
from bridgehead.lab.measures.statistics import Estimate, mean, paired, wilson
from bridgehead.lab.runs.series import Row, series

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
Rising: TypeAlias = Callable[[list[float]], bool]
"""Whether a player needs no more games, from what it gained on each seed over the one below."""
Watcher: TypeAlias = Callable[[Iterator[Row], int, str], list[Row]]
"""Collects rows of so many games while a person looks on; the text says what is played."""


@dataclass(slots=True, frozen=True)
class Venue:
    """Where a measurement is played: by how many processes, the book that keeps its games, and who looks on."""

    game: str
    book: Book
    jobs: int
    watch: Watcher

    def play(self, bouts: list[Bout], what: str) -> list[Row]:
        """The rows of these games. Raises BridgeheadError when one went wrong."""
        return whole(self.watch(self.book.played(bouts, self.jobs), len(bouts), what))


@dataclass(slots=True)
class Tally:
    """Of one scenario: games that were played, that the first of two players won, and that were drawn."""

    games: int = 0
    won: int = 0
    drawn: int = 0


@dataclass(slots=True, frozen=True)
class Pairing:
    """Two players over both seats: what the first one won, by scenario, in the order of play."""

    first: str
    second: str
    tallies: dict[str, Tally]

    @property
    def games(self) -> int:
        """The games that were played."""
        return sum(tally.games for tally in self.tallies.values())

    @property
    def won(self) -> int:
        """The games that the first one won."""
        return sum(tally.won for tally in self.tallies.values())

    @property
    def drawn(self) -> int:
        """The games that nobody won."""
        return sum(tally.drawn for tally in self.tallies.values())

    @property
    def share(self) -> Estimate:
        """The share of games that the first one won; a draw counts as half a win."""
        return wilson(self.won + self.drawn / 2, self.games)


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
    scenarios: list[str], games: int, pairs: list[tuple[str, str]], venue: Venue, enough: Enough | None = None
) -> Iterator[Pairing]:
    """Play each pairing, every seed with both seatings, the scenarios by turns from seed to seed. With `enough`, it is
    asked after every ROUND games whether more are needed.
    """
    seats = registry.game(venue.game).info.seats
    if len(seats) != 2:
        raise BridgeheadError(f"{venue.game} is a game for one: there are no pairings in it.")
    stride = ROUND if enough else games
    for first, second in pairs:
        found = Pairing(first, second, {scenario: Tally() for scenario in scenarios})
        for start in range(0, games, stride):
            numbers = range(start, min(start + stride, games))
            bouts = [seated(venue.game, scenarios, first, second, number) for number in numbers]
            told = f"{first} against {second}, {found.won} of {found.games} won"
            for number, row in zip(numbers, venue.play(bouts, told)):
                tally = found.tallies[bouts[number - start][0].scenario]
                tally.games += 1
                tally.won += row.winner == seats[number % 2]
                tally.drawn += not row.winner
            if enough and enough(first, second, found.won + found.drawn / 2, found.games):
                break
        yield found


def seated(game: str, scenarios: list[str], first: str, second: str, number: int) -> Bout:
    """The so manieth game of a pairing: even ones with the first player on the first seat, odd ones the other way."""
    seats = registry.game(game).info.seats
    seed, own = divmod(number, 2)
    return series(game, scenarios[seed % len(scenarios)], {}, {seats[own]: first, seats[1 - own]: second}), seed


def until_settled(first: str, second: str, won: float, played: int) -> bool:
    """Whether it is settled that the first player reaches what is asked of it, or that it does not."""
    bar = BARS.get((first, second))
    return bar is not None and settled(won, played, bar) is not None


def until_more(gains: list[float]) -> bool:
    """Whether it is settled that a player scores more than the one below, or that it does not."""
    return scores_more(gains) is not None


def scores(
    scenario: str | None, games: int, players: list[str], venue: Venue, enough: Rising | None = None
) -> Iterator[Scored]:
    """Let each player play the same seeds of a game for one. With `enough`, it is asked after every ROUND seeds whether
    more are needed to compare a player with the one below, who plays as many.
    """
    found: dict[str, list[float]] = {}
    below = ""
    for name in players:
        found[name] = []
        while len(found[name]) < games:
            seeds = min(games, len(found[name]) + ROUND) if enough and below else games
            for one in (below, name) if below else (name,):
                found[one] += played_on(one, scenario, len(found[one]), seeds, venue)
            if enough and below and enough([more - less for less, more in zip(found[below], found[name])]):
                break
        own = found[name]
        gain = paired(found[below][: len(own)], own).difference if below else None
        yield Scored(name, below, len(own), mean(own), gain)
        below = name


def played_on(name: str, scenario: str | None, start: int, stop: int, venue: Venue) -> list[float]:
    """What a player scores on the seeds of a range."""
    (seat,) = registry.game(venue.game).info.seats
    what = series(venue.game, scenario, {}, {seat: name})
    return [row.scores[0] for row in venue.play([(what, seed) for seed in range(start, stop)], name)]


def whole(rows: list[Row]) -> list[Row]:
    """The rows, if every game was finished. Raises BridgeheadError."""
    for row in rows:
        if row.error:
            raise BridgeheadError(f"The game of seed {row.seed} went wrong: {row.error}")
    return rows
