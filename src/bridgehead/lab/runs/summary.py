"""What a series of games comes to: the JSON of `bridgehead simulate`."""

from collections import Counter
from statistics import fmean, stdev
from typing import TypedDict

from bridgehead.lab.runs.series import Row, Series


class Failure(TypedDict):
    """A game that broke: its seed, and what went wrong."""

    seed: int
    message: str


class Spread(TypedDict):
    """The scores of one seat: mean, standard deviation, least and most; None when no game was finished."""

    mean: float | None
    sd: float | None
    min: float | None
    max: float | None


class Summary(TypedDict):
    """A simulation in numbers. `seconds` is the time on the wall, with all processes at work."""

    game: str
    scenario: str
    games: int
    finished: int
    errors: list[Failure]
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    outcomes: dict[str, int]
    scores: dict[str, Spread]


def summary(what: Series, seats: list[str], rows: list[Row], seconds: float) -> Summary:
    """A simulation in numbers; `seats` are the names of the seats in order."""
    finished = [row for row in rows if not row.error]
    decisions = sum(row.decisions for row in rows)
    counted = Counter(row.outcome for row in finished)
    return Summary(
        game=what.game,
        scenario=what.scenario,
        games=len(rows),
        finished=len(finished),
        errors=[Failure(seed=row.seed, message=row.error) for row in rows if row.error],
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        games_per_second=round(len(rows) / seconds, 2),
        outcomes={label: counted[label] for label in sorted(counted)},
        scores={seat: spread([row.scores[at] for row in finished]) for at, seat in enumerate(seats)},
    )


def spread(values: list[float]) -> Spread:
    """Mean, standard deviation of the sample (0 for a single value), least and most."""
    if not values:
        return Spread(mean=None, sd=None, min=None, max=None)
    sd = stdev(values) if len(values) > 1 else 0.0
    return Spread(mean=round(fmean(values), 4), sd=round(sd, 4), min=min(values), max=max(values))
