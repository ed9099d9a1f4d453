"""A record played again: what it must be to prove what it says."""

from bridgehead.engine.dice import TapeEnded, WrongRoll
from bridgehead.engine.errors import BridgeheadError, NotOffered, RecordError, brief, one_of
from bridgehead.engine.play.digest import digest
from bridgehead.engine.play.ending import CONCEDED, LAPSED, End
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.rulebook import Setup


def replay(game: Game, record: Record, at: int | None = None, check: bool = False) -> Match:
    """Play a record again, to its end or to answer `at`.

    Raises RecordError when the record is of other rules, holds an answer that is not offered, or, with `check`, when
    anything in it is not what its answers give: a digest on the way or, at its end, the outcome, the digests that
    there must be, the dice of its tape, or who sat where.
    """
    if record.game != game.key:
        raise RecordError(f"The record is of the game '{brief(record.game)}', not '{game.key}'.")
    if record.version != game.info.version:
        raise RecordError(
            f"The record was made with version {brief(str(record.version))} of the rules of {game.key}; these are "
            f"version {game.info.version}."
        )
    number = 0
    try:
        setup = setup_of(game, record.scenario, record.options, record.scenario_data)
        match = Match(game, setup, record.seed, record.tape, bytes.fromhex(record.key))
        match.players = dict(record.players)
        _compare(match, record, 0, check)
        for number, written in enumerate(record.answers if at is None else record.answers[:at], start=1):
            match.answer(written)
            _compare(match, record, number, check)
        if record.end is not None and (at is None or at >= record.end.after):
            _end(match, record.end)
    except (NotOffered, TapeEnded, WrongRoll) as error:
        raise RecordError(f"The record parts from the rules at answer {number}: {error}") from error
    except BridgeheadError:
        raise
    except Exception as error:
        raise RecordError(
            f"The record cannot be played: {type(error).__name__} in its scenario or at answer {number}."
        ) from error
    if check and at is None:
        _compare_whole(match, record)
    return match


def _end(match: Match, end: End) -> None:
    """End a match by the word that its record tells of. Raises RecordError for one that nobody can have said."""
    try:
        if end.how == CONCEDED:
            match.concede(end.by)
        elif end.how == LAPSED:
            _lapse(match, end.by)
        else:
            match.draw()
    except BridgeheadError as error:
        raise RecordError(f"The record's end does not fit: {error}") from error


def _lapse(match: Match, by: str) -> None:
    """Only of the seat that is asked does time run."""
    choice = match.choice
    if choice is not None and match.game.seat(by) != choice.seat:
        raise BridgeheadError(f"The seat '{by}' was not asked, so that no time of it ran.")
    match.lapse()


def setup_of(game: Game, scenario: str, options: dict[str, str], data: dict[str, object] | None) -> Setup:
    """What a match that was kept starts from: the scenario that it brings along, else one of the game's own. It never
    names a file.
    """
    if data is not None:
        return game.own_setup(data, scenario, options)
    if scenario not in game.info.scenarios:
        raise one_of("scenario", scenario, list(game.info.scenarios))
    return game.setup(scenario, options)


def _compare(match: Match, record: Record, number: int, check: bool) -> None:
    noted = record.digests.get(str(number))
    if not check or noted is None:
        return
    if match.awaits_die:
        raise RecordError(f"The record has a digest after answer {number}, where a die is awaited and none is made.")
    found = digest(match.state)
    if noted != found:
        raise RecordError(
            f"The record parts from the rules at answer {number}: the state's digest is {found}, not {brief(noted)}."
        )


def _compare_whole(match: Match, record: Record) -> None:
    """Raise RecordError for what a record says of the whole match and its answers do not give."""
    given = match.record
    lacking = [number for number in given.digests if number not in record.digests]
    if lacking:
        raise RecordError(f"The record lacks the digest after answer {lacking[0]}.")
    if record.outcome != given.outcome:
        raise RecordError(
            f"The record says that the match ended '{brief(record.outcome)}'; its answers lead to "
            f"'{given.outcome}'{'' if given.outcome else ', since it goes on'}."
        )
    if record.tape is not None and given.tape is None:
        raise RecordError("The record has a tape of dice, and its dice are typed in.")
    if record.tape is not None and given.outcome and len(record.tape) > match.state.dice.at:
        raise RecordError(f"The record's tape holds {len(record.tape)} dice; its answers take {match.state.dice.at}.")
    strangers = [seat for seat in record.players if seat not in match.game.info.seats]
    if strangers:
        raise one_of("seat", strangers[0], list(match.game.info.seats))
