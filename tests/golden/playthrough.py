"""What a golden playthrough keeps of a match."""

import json
from dataclasses import asdict
from pathlib import Path

from bridgehead import registry
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record

FOLDER = Path(__file__).parent
WATCHING = -1
VIEWS = 4
"""After how many answers, spread over the match, the views are kept."""


def names() -> list[str]:
    """All playthroughs that are kept."""
    return sorted(path.stem for path in FOLDER.glob("*.json") if not path.stem.endswith(".views"))


def moments(answers: int) -> list[int]:
    """After which answers the views are kept: the beginning, the end, and some between."""
    return sorted({answers * part // VIEWS for part in range(VIEWS + 1)})


def log_of(match: Match) -> str:
    """The log as a spectator reads it in English, a line an event."""
    words = match.game.words("en")
    return "".join(words.event(event) + "\n" for event in match.log_for(WATCHING))


def views_of(match: Match) -> dict[str, object]:
    """What everybody sees, by the name of the seat."""
    seats = {name: number for number, name in enumerate(match.game.info.seats)}
    return {name: asdict(match.view(number)) for name, number in {**seats, "watching": WATCHING}.items()}


def views_text(record: Record) -> str:
    """The views at each moment, as the file keeps them: a line a view."""
    lines: list[str] = []
    for at in moments(len(record.answers)):
        for seat, seen in views_of(registry.replay(record, at)).items():
            lines.append(f'"{at} {seat}": {json.dumps(seen, ensure_ascii=False, sort_keys=True)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def keep(name: str, record: Record) -> None:
    """Write the three files of a playthrough."""
    record.save(FOLDER / f"{name}.json")
    (FOLDER / f"{name}.log").write_text(log_of(registry.replay(record)), encoding="utf-8")
    (FOLDER / f"{name}.views.json").write_text(views_text(record), encoding="utf-8")
