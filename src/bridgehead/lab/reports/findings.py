"""What a run tells: which events shifted the result, which dice mattered, whether the dice were fair."""

from collections import defaultdict
from dataclasses import dataclass
from statistics import median_low

from bridgehead.lab.measures import statistics
from bridgehead.lab.measures.statistics import Estimate, Test
from bridgehead.lab.runs.played import Played, Run

FEWEST = 8  # games on either side of a division that is worth looking at
SHOWN = 14


@dataclass(slots=True, frozen=True)
class Shift:
    """Games with and without an event: `more` is the count beyond which it divides them, 0 for whether it happened."""

    kind: str
    more: int
    games: int
    test: Test


@dataclass(slots=True, frozen=True)
class Purpose:
    """The rolls for one purpose: how often each face came up, how likely that is with fair dice, and how the pips above
    expectation went with the first seat's result.
    """

    name: str
    faces: list[int]
    chance: float
    pull: Estimate

    @property
    def rolls(self) -> int:
        """How many rolls there were."""
        return sum(self.faces)

    @property
    def mean(self) -> float:
        """Mean of the faces."""
        return sum((at + 1) * count for at, count in enumerate(self.faces)) / max(1, self.rolls)


def shifts(run: Run) -> list[Shift]:
    """The events that divide the games most clearly by the result of the first seat, the clearest first."""
    found = []
    for kind in sorted({kind for game in run.games for kind in game.events}):
        counts = [game.events.get(kind, 0) for game in run.games]
        more = 0 if min(counts) == 0 and sum(1 for one in counts if not one) >= FEWEST else median_low(counts)
        most = [game.result() for game, count in zip(run.games, counts) if count > more]
        rest = [game.result() for game, count in zip(run.games, counts) if count <= more]
        if len(most) >= FEWEST and len(rest) >= FEWEST:
            found.append(Shift(kind, more, len(most), statistics.difference(most, rest)))
    return sorted(found, key=lambda one: (one.test.chance, -abs(one.test.difference.value)))[:SHOWN]


def purposes(run: Run) -> list[Purpose]:
    """The rolls of a run by what they were for, the most frequent first."""
    names = sorted({key for game in run.games for key in game.dice})
    found = []
    results = [game.result() for game in run.games]
    for name in names:
        faces = [sum(column) for column in zip(*(game.dice[name] for game in run.games if name in game.dice))]
        pull = statistics.correlation([luck(game, name) for game in run.games], results)
        found.append(Purpose(name, faces, statistics.fairness(faces), pull))
    return sorted(found, key=lambda one: -one.rolls)


def luck(game: Played, name: str) -> float:
    """The pips above expectation of one game's rolls for a purpose (`purpose/sides`)."""
    faces = game.dice.get(name, [])
    return sum(count * (at + 1 - (len(faces) + 1) / 2) for at, count in enumerate(faces))


def standings(run: Run, seat: int) -> dict[int, list[float]]:
    """For each turn how the seat stood at its end, in the games that got so far."""
    found: dict[int, list[float]] = defaultdict(list)
    for turn in run.turns:
        if len(turn.standing) > seat:
            found[turn.turn].append(turn.standing[seat])
    return dict(sorted(found.items()))


def pairs(first: Run, second: Run) -> list[tuple[Played, Played]]:
    """The games of two runs on the same seeds."""
    known = {game.seed: game for game in first.games}
    return [(known[game.seed], game) for game in second.games if game.seed in known]
