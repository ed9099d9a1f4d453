"""`bridgehead replay`."""

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import AsJson, language, say_json
from bridgehead.engine.choice import SPECTATOR
from bridgehead.engine.dice import commitment as committed
from bridgehead.engine.errors import BridgeheadError, RecordError
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.showing.lines import view_lines
from bridgehead.showing.said import event_line, open_line, outcome_lines
from bridgehead.showing.skin import skin


def replay(
    file: Annotated[Path, Parameter(help="A record, as `bridgehead play --record` writes it.")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="Stop behind this answer (0 is the start) and print the view.")] = None,
    seat: Annotated[str | None, Parameter(help="Whose view or log; a spectator's unless told.")] = None,
    check: Annotated[bool, Parameter(negative="", help="Compare all it says with what its answers give.")] = False,
    commitment: Annotated[
        str,
        Parameter(help="What the table showed of the dice's key at the beginning; must be of this one."),
    ] = "",
    json: AsJson = False,
) -> int:
    """Play a record again and print its log, or what a seat sees at one answer."""
    record = Record.load(file)
    if at is not None and not 0 <= at <= len(record.answers):
        raise BridgeheadError(f"--at {at}: the record holds {len(record.answers)} answers; name one from 0 to them.")
    game = registry.game(record.game)
    number = SPECTATOR if seat is None else game.seat(seat)
    try:
        match = registry.replay(record, at, check)
        settled(record, commitment)
    except RecordError as error:
        if not check and not commitment:
            raise
        print(error, file=sys.stderr)
        return 1
    if at is not None and json:
        say_json(asdict(match.view(number)))
    elif at is not None:
        print("\n".join(view_lines(game.words(language()), match.view(number), skin(game).cards)))
    elif json:
        say_json(facts(match, number))
    elif check:
        print(f"{file} replays to the same state: {checked(record)}.")
    else:
        print("\n".join(log_lines(match, number)))
    return 0


def settled(record: Record, shown: str) -> None:
    """Raise RecordError where the dice do not come from the key that was committed to before the first answer."""
    if shown and not record.key:
        raise RecordError("The record has no key: its dice come from a seed or a script that nobody committed to.")
    if shown and committed(bytes.fromhex(record.key)) != shown.strip().lower():
        raise RecordError("The record's key is not the one that was committed to: its dice were not settled by that.")


def checked(record: Record) -> str:
    """What was compared in a record that was found right."""
    numbers = sorted(map(int, record.digests))
    where = f"after answer{'s' if len(numbers) > 1 else ''} {', '.join(map(str, numbers))}" if numbers else "nowhere"
    ended = f"ended '{record.outcome}'" if record.outcome else "not over"
    if record.end is not None and record.end.by:
        ended += f" by '{record.end.by}'"
    said = f"; dice from the key whose commitment is {committed(bytes.fromhex(record.key))}" if record.key else ""
    return f"{len(record.answers)} answers, {ended}; digests compared {where}{said}"


def log_lines(match: Match, seat: int) -> list[str]:
    """The log for one seat with every paragraph, and the end. When all is over a spectator may know everything."""
    words = match.game.words(language())
    if seat == SPECTATOR and match.outcome is not None:
        lines = [open_line(words, event) for event in words.story(match.log_in_full())]
    else:
        lines = [event_line(words, event) for event in words.story(match.log_for(seat))]
    if match.outcome is not None:
        lines += ["", *outcome_lines(words, match.outcome, match.game.info.seats)]
    return lines


def facts(match: Match, seat: int) -> dict[str, object]:
    """A replayed match as JSON: how far it goes, its log as events, and how it ended."""
    outcome = match.outcome
    return {
        "game": match.game.key,
        "scenario": match.setup.scenario,
        "seed": match.seed,
        "answers": len(match.answers),
        "events": [{"kind": event.kind, "args": _plain(event.args)} for event in match.log_for(seat)],
        "outcome": None if outcome is None else outcome.label,
        "scores": None if outcome is None else dict(zip(match.game.info.seats, outcome.scores)),
    }


def _plain(value: object) -> object:
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value if isinstance(value, int | float | str) or value is None else str(value)
