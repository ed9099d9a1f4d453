"""The rows of a run as two Parquet files: one row a game, and beside it one row a turn."""

import json
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.series import Row, Series

Columns: TypeAlias = list[tuple[str, str]]
"""Names and types in SQL."""


def turns_of(out: Path) -> Path:
    """The file of turns that stands beside a file of games: `run.parquet` has `run.turns.parquet`."""
    return out.with_name(f"{out.stem}.turns{out.suffix}")


def write_run(what: Series, seats: list[str], rows: list[Row], out: Path) -> None:
    """Write both files, each whole or not at all. Raises BridgeheadError when one cannot be written."""
    write_parquet(turn_columns(seats), turn_lines(seats, rows), turns_of(out))
    write_parquet(game_columns(seats), game_lines(what, seats, rows), out)


def game_columns(seats: list[str]) -> Columns:
    """One row a game. `options`, `events` and `dice` are JSON objects: the options given, how often each kind of
    event happened, and how often each face came up for each purpose (`purpose/sides`).
    """
    return [
        ("game", "VARCHAR"),
        ("scenario", "VARCHAR"),
        ("options", "VARCHAR"),
        ("changes", "VARCHAR"),
        ("seed", "UBIGINT"),
        ("outcome", "VARCHAR"),
        ("winner", "VARCHAR"),
        ("decisions", "INTEGER"),
        ("turns", "INTEGER"),
        ("error", "VARCHAR"),
        *((f"player_{seat}", "VARCHAR") for seat in seats),
        *((f"score_{seat}", "DOUBLE") for seat in seats),
        ("events", "VARCHAR"),
        ("dice", "VARCHAR"),
    ]


def turn_columns(seats: list[str]) -> Columns:
    """One row a turn: how the seats stood at its end, its decisions and rolls, and the pips above expectation, for all
    rolls together and as a JSON object for each purpose.
    """
    return [
        ("seed", "UBIGINT"),
        ("turn", "INTEGER"),
        ("decisions", "INTEGER"),
        *((f"standing_{seat}", "DOUBLE") for seat in seats),
        ("rolls", "INTEGER"),
        ("luck", "DOUBLE"),
        ("luck_by_purpose", "VARCHAR"),
    ]


def game_lines(what: Series, seats: list[str], rows: list[Row]) -> Iterator[dict[str, object]]:
    """The games as JSON objects."""
    for row in rows:
        scores: list[float | None] = [*row.scores] or [None] * len(seats)
        yield {
            "game": what.game,
            "scenario": what.scenario,
            "options": json.dumps(dict(what.options)),
            "changes": ", ".join(str(one) for one in what.changes),
            "seed": row.seed,
            "outcome": row.outcome,
            "winner": row.winner,
            "decisions": row.decisions,
            "turns": row.turns,
            "error": row.error,
            **{f"player_{seat}": name for seat, name in zip(seats, what.players)},
            **{f"score_{seat}": score for seat, score in zip(seats, scores)},
            "events": json.dumps(row.events, sort_keys=True),
            "dice": json.dumps(row.dice, sort_keys=True),
        }


def turn_lines(seats: list[str], rows: list[Row]) -> Iterator[dict[str, object]]:
    """The turns of all games as JSON objects."""
    for row in rows:
        for turn in row.by_turn:
            yield {
                "seed": row.seed,
                "turn": turn.turn,
                "decisions": turn.decisions,
                **{f"standing_{seat}": stands for seat, stands in zip(seats, turn.standing)},
                "rolls": turn.rolls,
                "luck": sum(turn.luck.values()),
                "luck_by_purpose": json.dumps(turn.luck, sort_keys=True),
            }


def write_parquet(columns: Columns, lines: Iterable[dict[str, object]], path: Path) -> None:
    """Write rows in their order. Raises BridgeheadError when the file cannot be written."""
    import duckdb

    shape = ", ".join(f"'{name}': '{kind}'" for name, kind in columns)
    draft = path.with_name(path.name + ".new")
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "rows.json"
        with text.open("w", encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)
        source = f"read_json('{quoted(text)}', format = 'newline_delimited', columns = {{{shape}}})"
        try:
            with duckdb.connect() as connection:
                connection.execute("SET threads = 1")  # the rows stay in order
                connection.execute(f"COPY (SELECT * FROM {source}) TO '{quoted(draft)}' (FORMAT parquet)")
            draft.replace(path)
        except (duckdb.Error, OSError) as error:
            draft.unlink(missing_ok=True)
            raise BridgeheadError(f"The rows cannot be written to {path} ({str(error).splitlines()[0]}).") from error


def quoted(path: Path) -> str:
    """A path inside a text of SQL."""
    return str(path).replace("'", "''")
