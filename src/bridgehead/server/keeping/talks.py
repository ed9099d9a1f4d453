"""What is kept of people at a table besides the game: their names, what they say, when they were there.

Whoever reads or writes does so by the secret of his seat, which is looked up in the same transaction: a key that opens
no seat of that match any more reads nothing, whatever a server has in memory.
"""

import time
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bridgehead.server.keeping.reading import damaged, is_whole, only_damaged
from bridgehead.server.keeping.rows import PERSON, hashed
from bridgehead.server.keeping.schema import matches, messages, seats
from bridgehead.server.keeping.store import Store

MOST = 500
"""So many messages are kept of a match; the oldest stay."""

MINUTE = 60.0


class NoSeat(Exception):
    """The key opens no seat of the match any more."""


class Full(Exception):
    """No more messages are kept of this match."""


@dataclass(slots=True)
class TooFast(Exception):
    """The seat has said all that it may say within a minute; after `wait` seconds it may go on."""

    wait: float


@dataclass(slots=True, frozen=True)
class Message:
    """Something that was said; `number` counts them, from 1."""

    number: int
    seat: int
    text: str
    at: float


@dataclass(slots=True, frozen=True)
class Talk:
    """What a seat may read, from a number on, and when each seat where a person sits was last at the table."""

    said: list[Message]
    seen: dict[int, float]


class Talks:
    """The talk of all matches. Every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def heard(self, match: str, key: str, after: int) -> Talk:
        """What was said since whoever has the key sat down, behind a number. Raises NoSeat."""
        people = select(seats.c.seat, seats.c.seen).where(seats.c.match == match, seats.c.kind == PERSON)
        async with self._store.reading() as connection:
            with only_damaged(match):
                _, sat = await _seat(connection, match, key)
                heard = and_(messages.c.match == match, messages.c.number > max(after, sat))
                said = (await connection.execute(select(messages).where(heard).order_by(messages.c.number))).all()
                seen = (await connection.execute(people)).all()
            if not all(is_whole(row, messages) for row in said) or not all(isinstance(one.seen, float) for one in seen):
                raise damaged(match)
            return Talk(
                [Message(row.number, row.seat, row.text, row.at) for row in said],
                {row.seat: row.seen for row in seen},
            )

    async def last(self, matches_held: list[str], digests: list[str]) -> dict[str, int]:
        """Of these matches the number of the last message that somebody else said to a seat whose key has one of
        these digests, where there is one.
        """
        own = and_(seats.c.match.in_(matches_held), seats.c.kind == PERSON, seats.c.key.in_(digests))
        heard = and_(
            messages.c.match == seats.c.match, messages.c.seat != seats.c.seat, messages.c.number > seats.c.sat
        )
        wanted = select(seats.c.match, func.max(messages.c.number)).join(messages, heard).where(own)
        async with self._store.reading() as connection:
            rows = (await connection.execute(wanted.group_by(seats.c.match))).all()
            return {row.match: row[1] for row in rows}

    async def say(self, match: str, key: str, text: str, a_minute: int) -> None:
        """Keep a message of whoever has the key. Raises NoSeat, Full, or TooFast beyond so many a minute."""
        async with self._store.writing() as connection:
            await self._tell(connection, match)  # locks the match: numbers are given one after another
            seat, _ = await _seat(connection, match, key)
            now = time.time()
            kept = (await connection.execute(select(func.count()).where(messages.c.match == match))).scalar() or 0
            if kept >= MOST:
                raise Full
            # What was said later than now was said before a clock was set back.
            within = and_(messages.c.at > now - MINUTE, messages.c.at <= now + MINUTE)
            own = and_(messages.c.match == match, messages.c.seat == seat, within)
            lately = list(
                (await connection.execute(select(messages.c.at).where(own).order_by(messages.c.at))).scalars()
            )
            if len(lately) >= a_minute:
                raise TooFast(lately[-a_minute] + MINUTE - now)
            said = {"match": match, "number": kept + 1, "seat": seat, "text": text, "at": now}
            await connection.execute(insert(messages).values(said))

    async def call(self, match: str, key: str, name: str) -> None:
        """Call whoever has the key by a name. Raises NoSeat."""
        async with self._store.writing() as connection:
            await self._tell(connection, match)
            await _seat(connection, match, key)
            await connection.execute(update(seats).where(*_held(match, key)).values(name=name))

    async def note_seen(self, match: str, key: str) -> None:
        """Whoever has the key is at the table now."""
        async with self._store.writing() as connection:
            await connection.execute(update(seats).where(*_held(match, key)).values(seen=time.time()))

    async def _tell(self, connection: AsyncConnection, match: str) -> None:
        """Let all servers know that something is told."""
        await connection.execute(update(matches).where(matches.c.id == match).values(told=matches.c.told + 1))
        if self._store.postgres:
            await connection.execute(select(func.pg_notify("bridgehead", match)))


def _held(match: str, key: str) -> tuple[ColumnElement[bool], ...]:
    return (seats.c.match == match, seats.c.kind == PERSON, seats.c.key == hashed(key))


async def _seat(connection: AsyncConnection, match: str, key: str) -> tuple[int, int]:
    """The seat that the key opens, and how much had been said when its person sat down. Raises NoSeat."""
    found = (await connection.execute(select(seats.c.seat, seats.c.sat).where(*_held(match, key)))).first()
    if found is None:
        raise NoSeat
    if not isinstance(found.sat, int):
        raise damaged(match)
    return found.seat, found.sat
