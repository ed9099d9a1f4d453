"""Runs of `bridgehead simulate` read back from their Parquet files."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.parquet import quoted, turns_of


@dataclass(slots=True)
class Played:
    """One finished game: `scores` by seat; `winner` a seat's number, -1 for nobody."""

    seed: int
    outcome: str
    winner: int
    scores: list[float]
    decisions: int
    turns: int
    events: dict[str, int]
    dice: dict[str, list[int]]

    def result(self, seat: int = 0) -> float:
        """What is compared: the score in a game for one, else 1 for a win of the seat, a half for a draw, 0."""
        if len(self.scores) == 1:
            return self.scores[0]
        return 0.5 if self.winner < 0 else float(self.winner == seat)


@dataclass(slots=True)
class TurnPlayed:
    """One turn of a game: how each seat stood at its end, and the pips above expectation by purpose."""

    seed: int
    turn: int
    standing: list[float]
    luck: dict[str, float]


@dataclass(slots=True)
class Run:
    """A file of games with the same set-up and players. `broken` games ended in an error and are left out."""

    name: str
    game: str
    scenario: str
    options: dict[str, str]
    changes: str
    seats: list[str]
    players: list[str]
    games: list[Played] = field(default_factory=list)
    broken: int = 0
    turns: list[TurnPlayed] = field(default_factory=list)

    @property
    def alone(self) -> bool:
        """Whether it is a game for one."""
        return len(self.seats) == 1


def read_run(path: Path) -> Run:
    """A run from its file of games, and from the file of turns beside it if that is there. Raises BridgeheadError."""
    rows = _rows(path)
    wanted = {
        "game",
        "scenario",
        "options",
        "seed",
        "outcome",
        "winner",
        "decisions",
        "turns",
        "error",
        "events",
        "dice",
    }
    if not rows or not wanted <= set(rows[0]):
        raise BridgeheadError(f"{path} is no run: give a file of games that `bridgehead simulate --out` has written.")
    first = rows[0]
    seats = [name.removeprefix("player_") for name in first if name.startswith("player_")]
    run = Run(
        path.stem,
        str(first["game"]),
        str(first["scenario"]),
        _table(first["options"]),
        str(first.get("changes") or ""),
        seats,
        [str(first[f"player_{seat}"]) for seat in seats],
    )
    for row in rows:
        if row["error"]:
            run.broken += 1
        else:
            run.games.append(_played(row, seats))
    if turns_of(path).exists():
        run.turns = [_turn(row, seats) for row in _rows(turns_of(path))]
    return run


def _rows(path: Path) -> list[dict[str, object]]:
    import duckdb

    if not path.is_file():
        raise BridgeheadError(f"There is no file {path}.")
    try:
        with duckdb.connect() as connection:
            found = connection.execute(f"SELECT * FROM read_parquet('{quoted(path)}')")
            names = [column[0] for column in found.description or []]
            return [dict(zip(names, row)) for row in found.fetchall()]
    except duckdb.Error as error:
        raise BridgeheadError(f"{path} cannot be read as Parquet ({str(error).splitlines()[0]}).") from error


def _played(row: dict[str, object], seats: list[str]) -> Played:
    winner = str(row["winner"])
    return Played(
        int(str(row["seed"])),
        str(row["outcome"]),
        seats.index(winner) if winner in seats else -1,
        [float(str(row[f"score_{seat}"])) for seat in seats],
        int(str(row["decisions"])),
        int(str(row["turns"])),
        _table(row["events"]),
        _table(row["dice"]),
    )


def _turn(row: dict[str, object], seats: list[str]) -> TurnPlayed:
    standing = [float(str(row[f"standing_{seat}"])) for seat in seats if row[f"standing_{seat}"] is not None]
    return TurnPlayed(int(str(row["seed"])), int(str(row["turn"])), standing, _table(row["luck_by_purpose"]))


def _table(text: object) -> dict:  # type: ignore[type-arg]  # JSON that we wrote ourselves
    found = json.loads(str(text or "{}"))
    return found if isinstance(found, dict) else {}
