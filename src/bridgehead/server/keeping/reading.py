"""Rows as they are read: what is damaged is refused by itself, and noted."""

import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Column, Row, Table
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from bridgehead.server.errors import Busy
from bridgehead.server.keeping.rows import (
    ASKED,
    BY_LINK,
    CLOSED,
    FREE,
    LISTED,
    MatchRow,
    MoveRow,
    SeatRow,
    Standing,
)
from bridgehead.server.keeping.schema import matches, moves

logger = logging.getLogger(__name__)

DAMAGED = (Busy, OperationalError, ValueError, TypeError, AttributeError, KeyError)
"""What reading a damaged row may raise: text that is not UTF-8, no JSON, or JSON of something else."""

_TAKING_BACK = re.compile(r"(\d{1,6} \d{1,9}( refused| withdrawn)?)?")
_OFFER = re.compile(r"(\d{1,6} \d{1,9}( declined| withdrawn)?)?")
_SEQUEL = re.compile(r"(\w+( \d:\d)+)?", re.ASCII)

_noted: set[str] = set()


def damaged(match: str) -> Busy:
    """The refusal of a match whose row cannot be read."""
    return Busy("row-damaged", match=match)


def is_damage(error: Exception) -> bool:
    """Whether it is one row that is wrong, not the whole database."""
    return not isinstance(error, SQLAlchemyError) or "decode" in str(error)


@contextmanager
def only_damaged(match: str) -> Iterator[None]:
    """Rows of one match are read: what is wrong with them is no fault of the database. Raises Busy."""
    try:
        yield
    except DAMAGED as error:
        if not is_damage(error):
            raise
        raise damaged(match) from error


def note_damage(match: str, error: Exception) -> None:
    """Say once in the log that a match is left out of the lists."""
    if match not in _noted:
        _noted.add(match)
        logger.warning("The match %s is left out of the lists, since it is damaged: %s", match, error)


def is_whole(row: Row[Any], table: Table) -> bool:
    """Whether every value is of the type of its column: SQLite keeps whatever is put there."""
    return all(_fits(value, column) for value, column in zip(row, table.c, strict=True))


def _fits(value: object, column: Column[Any]) -> bool:
    kind = column.type.python_type
    return isinstance(value, (int, float) if kind is float else kind) or (value is None and bool(column.nullable))


def move_of(row: Row[Any]) -> MoveRow:
    """A move. Raises Busy for a row that is damaged."""
    if not is_whole(row, moves):
        raise damaged(row.match)
    return MoveRow(row.seq, row.seat, row.undo, row.text, row.at)


def _says_what_may_be(row: Row[Any]) -> bool:
    """Whether the words of a match are some that were ever written there."""
    return (
        row.access in (LISTED, BY_LINK, CLOSED)
        and row.undo in (FREE, ASKED)
        and _TAKING_BACK.fullmatch(row.taking_back) is not None
        and _OFFER.fullmatch(row.offer) is not None
        and _SEQUEL.fullmatch(row.sequel) is not None
        and row.days >= 0
    )


def match_of(row: Row[Any], seated: dict[str, list[SeatRow]]) -> MatchRow:
    """A match with its seats. Raises Busy for a row that is damaged."""
    if not is_whole(row, matches) or not _says_what_may_be(row):
        raise damaged(row.id)
    options, data = json.loads(row.options), None if row.scenario_data is None else json.loads(row.scenario_data)
    if not isinstance(options, dict) or not isinstance(data, dict | None) or row.id not in seated:
        raise damaged(row.id)
    return MatchRow(
        id=row.id,
        game=row.game,
        version=row.version,
        scenario=row.scenario,
        options=options,
        seed=row.seed,
        tape=None if row.tape is None else json.loads(row.tape),
        scenario_data=data,
        created=row.created,
        changed=row.changed,
        standing=Standing(row.turn, row.asked, row.outcome),
        forked_from=row.forked_from,
        advice=row.advice,
        respite=row.respite,
        maker=row.maker,
        dice_key=row.dice_key,
        sealed=row.sealed,
        access=row.access,
        undo=row.undo,
        begun=row.begun,
        apart=row.apart,
        days=row.days,
        sequel=row.sequel,
        taking_back=row.taking_back,
        offer=row.offer,
        seats=seated[row.id],
    )
