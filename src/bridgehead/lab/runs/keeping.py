"""A simulation that can be interrupted: its rows are kept beside the file that is to be written, one a line.

`RUN.parquet.part` begins with a line that says which run it is. The same command again goes on behind the last whole
line, and ends with the same file as a run that was never interrupted.
"""

from collections.abc import Iterator
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path

import msgspec

from bridgehead import registry
from bridgehead.building.which import running
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.series import Row, Series
from bridgehead.lab.runs.simulate import Crew
from bridgehead.players import player

FORMAT = 1


def part_of(out: Path) -> Path:
    """The file that keeps an unfinished run."""
    return out.with_name(out.name + ".part")


def kept(what: Series, seeds: range, crew: Crew, out: Path) -> Iterator[Row]:
    """The rows of all seeds: those that an interrupted run has left, then the others, each kept before it is given.

    Raises BridgeheadError when the unfinished file is of another run or cannot be written.
    """
    part = part_of(out)
    head = _head(what, seeds)
    rows, size = _left(part, head, seeds)
    try:
        with part.open("ab") as file:
            file.truncate(size)
            if size == 0:
                file.write(head)
            yield from rows
            for row in crew(what, seeds[len(rows) :]):
                file.write(msgspec.json.encode(row) + b"\n")
                file.flush()
                yield row
    except OSError as error:
        raise BridgeheadError(f"The unfinished run {part} cannot be written ({error.strerror or error}).") from error


def finished(out: Path) -> None:
    """The run is written: what was kept of it is no longer needed."""
    part_of(out).unlink(missing_ok=True)


def _head(what: Series, seeds: range) -> bytes:
    """The first line: what must be the same for a run to be gone on with."""
    told: dict[str, object] = {
        "format": FORMAT,
        "bridgehead": version("bridgehead"),
        "rules": registry.game(what.game).info.version,
        "series": asdict(what),
        "first": seeds.start,
        "games": len(seeds),
    }
    if any(player(name).by_clock() for name in what.players):
        told["build"] = running()
    return msgspec.json.encode(told, order="sorted") + b"\n"


def _left(part: Path, head: bytes, seeds: range) -> tuple[list[Row], int]:
    """The whole rows in the unfinished file, and how many bytes they and the first line take."""
    try:
        lines = part.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        return [], 0
    except OSError as error:
        raise BridgeheadError(f"The unfinished run {part} cannot be read ({error.strerror or error}).") from error
    if not lines or not lines[0].endswith(b"\n"):
        return [], 0
    if lines[0] != head:
        raise BridgeheadError(
            f"{part} is what is left of another run: finish that one with its own command, or remove the file."
        )
    rows: list[Row] = []
    size = len(head)
    for line, seed in zip(lines[1:], seeds):
        try:
            row = msgspec.json.decode(line, type=Row)
        except msgspec.DecodeError:
            break
        if row.seed != seed or not line.endswith(b"\n"):
            break
        rows.append(row)
        size += len(line)
    return rows, size
