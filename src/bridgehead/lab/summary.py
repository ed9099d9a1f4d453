"""What a series of games comes to: the JSON of `bridgehead simulate`, and its rows as a Parquet file."""

import json
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import TypedDict

from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.simulate import Row, Series


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


@dataclass(slots=True, frozen=True)
class Column:
    """A column of the Parquet file: its name and its type in SQL."""

    name: str
    kind: str


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


def columns(seats: list[str]) -> list[Column]:
    """The columns of the Parquet file, one row a game."""
    fixed = [
        Column("game", "VARCHAR"),
        Column("scenario", "VARCHAR"),
        Column("options", "VARCHAR"),
        Column("seed", "UBIGINT"),
        Column("outcome", "VARCHAR"),
        Column("winner", "VARCHAR"),
        Column("decisions", "INTEGER"),
        Column("turns", "INTEGER"),
        Column("error", "VARCHAR"),
    ]
    players = [Column(f"player_{seat}", "VARCHAR") for seat in seats]
    return [*fixed, *players, *(Column(f"score_{seat}", "DOUBLE") for seat in seats)]


def write_parquet(what: Series, seats: list[str], rows: list[Row], path: Path) -> None:
    """Write one row a game, in the order of the seeds. Raises BridgeheadError when the file cannot be written."""
    import duckdb

    shape = ", ".join(f"'{column.name}': '{column.kind}'" for column in columns(seats))
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "rows.json"
        lines.write_text("".join(json.dumps(_line(what, seats, row)) + "\n" for row in rows), encoding="utf-8")
        source = f"read_json('{_quoted(lines)}', format = 'newline_delimited', columns = {{{shape}}})"
        try:
            with duckdb.connect() as connection:
                connection.execute("SET threads = 1")  # the rows stay in order
                connection.execute(f"COPY (SELECT * FROM {source}) TO '{_quoted(path)}' (FORMAT parquet)")
        except duckdb.Error as error:
            raise BridgeheadError(f"The rows cannot be written to {path} ({str(error).splitlines()[0]}).") from error


def _line(what: Series, seats: list[str], row: Row) -> dict[str, object]:
    scores: list[float | None] = [*row.scores] or [None] * len(seats)
    return {
        "game": what.game,
        "scenario": what.scenario,
        "options": json.dumps(dict(what.options)),
        "seed": row.seed,
        "outcome": row.outcome,
        "winner": row.winner,
        "decisions": row.decisions,
        "turns": row.turns,
        "error": row.error,
        **{f"player_{seat}": name for seat, name in zip(seats, what.players)},
        **{f"score_{seat}": score for seat, score in zip(seats, scores)},
    }


def _quoted(path: Path) -> str:
    return str(path).replace("'", "''")
