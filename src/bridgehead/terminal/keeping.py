"""Where matches are kept between evenings."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from bridgehead.engine.errors import RecordError
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record


@dataclass(slots=True, frozen=True)
class Kept:
    """A match that has been kept and is not over."""

    path: Path
    record: Record


def folder() -> Path:
    """The folder of this user's matches; it need not exist yet."""
    return user_data_path("bridgehead") / "matches"


def own_path(match: Match) -> Path:
    """Where a match is kept when nobody named a file: a name that is free."""
    scenario = Path(match.setup.scenario).stem
    stem = f"{match.game.key}-{scenario}-{match.seed}"
    path = folder() / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}.json"
    return path


def keep(match: Match, path: Path) -> None:
    """Write the record. Raises RecordError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"The folder {path.parent} cannot be made ({error.strerror}).") from error
    match.record.save(path)


def unfinished(most: int = 9) -> list[Kept]:
    """The matches in the user's folder that are not over, the latest first."""
    found: list[Kept] = []
    for path in sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = Record.load(path)
        except RecordError:
            continue
        if not record.outcome:
            found.append(Kept(path, record))
        if len(found) == most:
            break
    return found
