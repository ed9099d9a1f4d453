"""One number of a game's data, or one option, at several values: the same seeds played at each."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridgehead import registry
from bridgehead.engine.errors import DataError
from bridgehead.lab.measures.statistics import Estimate, mean, wilson
from bridgehead.lab.reports import page, plots
from bridgehead.lab.runs.changes import Change
from bridgehead.lab.runs.series import Row, Series, series

if TYPE_CHECKING:
    from matplotlib.figure import Figure

OPTION: Final = "option"
MOST: Final = 200


@dataclass(slots=True, frozen=True)
class Varied:
    """What is varied: `file.key`, or `option.key`, and its values in order as texts."""

    file: str
    key: str
    values: tuple[str, ...]

    @property
    def name(self) -> str:
        """As it was written."""
        return f"{self.file}.{self.key}"


@dataclass(slots=True, frozen=True)
class Point:
    """What came of one value: for each seat its mean score, and the share of games it won (draws and games for one:
    nobody's); how the games ended, by label.
    """

    value: str
    games: int
    scores: list[Estimate]
    wins: list[Estimate]
    endings: dict[str, int]


def parse_varied(text: str) -> Varied:
    """`FILE.KEY=FROM..TO[:STEP]`, or `option.KEY=VALUE,VALUE…`. Raises DataError."""
    name, _equals, spread = text.partition("=")
    file, dot, key = name.partition(".")
    wanted = "write it FILE.KEY=FROM..TO[:STEP], such as scenario.victory.marginal=50..60:5, or option.KEY=VALUE,VALUE"
    if not (file and dot and key and spread):
        raise DataError(f"--vary {text}: {wanted}.")
    if file == OPTION:
        return Varied(file, key, tuple(spread.split(",")))
    bounds, _colon, step = spread.partition(":")
    low, _dots, high = bounds.partition("..")
    try:
        first, last, pace = float(low), float(high), float(step or "1")
    except ValueError:
        raise DataError(f"--vary {text}: {wanted}.") from None
    if pace <= 0 or last < first:
        raise DataError(f"--vary {text}: the range must go up, by a step greater than 0.")
    count = int((last - first) / pace + 1e-9) + 1
    if count > MOST:
        raise DataError(f"--vary {text}: that is {count} values; at most {MOST} can be played.")
    return Varied(file, key, tuple(f"{first + at * pace:g}" for at in range(count)))


def all_series(
    game: str, scenario: str | None, options: dict[str, str], seats: dict[str, str], varied: Varied
) -> list[Series]:
    """A series for every value. Raises DataError or UnknownName before anything is played."""
    if varied.file == OPTION:
        return [series(game, scenario, {**options, varied.key: value}, seats) for value in varied.values]
    return [
        series(game, scenario, options, seats, changes=(Change(varied.file, varied.key, float(value)),))
        for value in varied.values
    ]


def point(what: Series, value: str, rows: list[Row]) -> Point:
    """What came of one value. Broken games are left out."""
    seats = registry.game(what.game).info.seats
    games = [row for row in rows if not row.error]
    if not games:
        raise DataError(f"At {value} no game was finished; the first says: {rows[0].error}")
    endings: dict[str, int] = {}
    for row in games:
        endings[row.outcome] = endings.get(row.outcome, 0) + 1
    return Point(
        value,
        len(games),
        [mean([row.scores[at] for row in games]) for at in range(len(seats))],
        [wilson(sum(1 for row in games if row.winner == seat), len(games)) for seat in seats],
        dict(sorted(endings.items())),
    )


def sweep_page(title: str, varied: Varied, seats: list[str], points: list[Point]) -> str:
    """The table and the plots of a sweep as one offline page."""
    body = page.drawn(plots.svg(_curves(varied, seats, points, "wins"), "Games won by value"))
    body += page.drawn(plots.svg(_curves(varied, seats, points, "scores"), "Mean score by value"))
    head, rows = table(varied, seats, points)
    lead = f"{varied.name} from {points[0].value} to {points[-1].value}, the same seeds at every value."
    return page.page(f"{title}: {varied.name} varied", lead, [("What came of it", body + page.table(head, rows))])


def table(varied: Varied, seats: list[str], points: list[Point]) -> tuple[list[str], list[list[str]]]:
    """Head and rows of the table of a sweep."""
    head = [varied.name, "games", *(f"won by {seat}" for seat in seats), *(f"score of {seat}" for seat in seats)]
    rows = [
        [
            one.value,
            str(one.games),
            *(share.percent() for share in one.wins),
            *(score.text(".2f") for score in one.scores),
        ]
        for one in points
    ]
    return head, rows


def _curves(varied: Varied, seats: list[str], points: list[Point], which: str) -> "Figure":
    drawn, (axes,) = plots.figure(3.0)
    places = range(len(points))
    factor = 100.0 if which == "wins" else 1.0
    for seat, name in enumerate(seats):
        found = [one.wins[seat] if which == "wins" else one.scores[seat] for one in points]
        ink = plots.colour(name, seat)
        axes.fill_between(
            places, [factor * e.low for e in found], [factor * e.high for e in found], color=ink, alpha=0.2
        )
        axes.plot(places, [factor * e.value for e in found], color=ink, marker="o", linewidth=2, label=name)
    axes.set_xticks(list(places), [one.value for one in points])
    axes.set_xlabel(varied.name)
    axes.set_ylabel("games won, per cent" if which == "wins" else "mean score")
    axes.grid(color=plots.INK3, alpha=0.25, linewidth=0.8)
    if len(seats) > 1:
        axes.legend()
    return drawn
