"""Everything that is kept: matches, seats and moves in SQLite or PostgreSQL, through one schema."""

import asyncio
import json
import logging
import sqlite3
import sys
import time
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bridgehead.engine.errors import BridgeheadError
from bridgehead.server.errors import Busy
from bridgehead.server.keeping.database import BUSY, engine_of, full, keep_private, migrate, shown
from bridgehead.server.keeping.reading import (
    DAMAGED,
    damaged,
    is_damage,
    is_whole,
    match_of,
    move_of,
    note_damage,
    only_damaged,
)
from bridgehead.server.keeping.rows import (
    KINDS,
    LISTED,
    MatchRow,
    MoveRow,
    ReviewRow,
    SeatRow,
    Standing,
)
from bridgehead.server.keeping.schema import matches, messages, moves, reviews, seats

logger = logging.getLogger(__name__)


class Taken(Exception):
    """Another request has already written this sequence number, or taken this seat."""


class Store:
    """The database. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.url = full(url)
        self._engine = engine_of(self.url)
        self._turn = asyncio.Lock()

    @property
    def postgres(self) -> bool:
        """True if this is PostgreSQL, where servers can call out to each other."""
        return self.url.startswith("postgresql")

    async def open(self) -> None:
        """Bring the schema up to date. Raises BridgeheadError when the database cannot be used."""
        keep_private(self.url)
        try:
            async with self._engine.begin() as connection:
                if self.postgres:
                    await connection.exec_driver_sql("select pg_advisory_xact_lock(20440606)")
                else:
                    await connection.exec_driver_sql("begin immediate")
                await connection.run_sync(migrate)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise BridgeheadError(f"The database {shown(self.url)} cannot be used: {reason}.") from error

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    async def add_match(self, match: MatchRow, given: list[MoveRow]) -> None:
        """A new match with its seats and the moves it starts with."""
        now = time.time()
        match.created = match.changed = now
        async with self._write() as connection:
            await connection.execute(
                insert(matches).values(
                    id=match.id,
                    game=match.game,
                    version=match.version,
                    scenario=match.scenario,
                    options=json.dumps(match.options),
                    seed=match.seed,
                    tape=None if match.tape is None else json.dumps(match.tape),
                    scenario_data=None if match.scenario_data is None else json.dumps(match.scenario_data),
                    created=now,
                    changed=now,
                    forked_from=match.forked_from,
                    advice=match.advice,
                    respite=match.respite,
                    maker=match.maker,
                    dice_key=match.dice_key,
                    sealed=match.sealed,
                    access=match.access,
                    undo=match.undo,
                    begun=match.begun,
                    apart=match.apart,
                    days=match.days,
                    taking_back=match.taking_back,
                    offer=match.offer,
                    **_columns(match.standing),
                )
            )
            rows = [{"match": match.id, **asdict(seat)} for seat in match.seats]
            await connection.execute(insert(seats), rows)
            if given:
                await connection.execute(insert(moves), [_move_values(match.id, move, now) for move in given])

    async def add_move(self, match: str, move: MoveRow, standing: Standing) -> None:
        """Append a move. Raises Taken, and writes nothing, when its sequence number is there already."""
        try:
            async with self._write() as connection:
                await connection.execute(insert(moves).values(**_move_values(match, move, move.at)))
                await connection.execute(
                    update(matches).where(matches.c.id == match).values(changed=move.at, **_columns(standing))
                )
                if self.postgres:
                    await connection.execute(select(func.pg_notify("bridgehead", match)))
        except IntegrityError as error:
            raise Taken from error

    async def take_seat(self, match: str, was: SeatRow, kind: str, key: str, name: str = "") -> None:
        """Give a seat another kind, secret and name. Raises Taken when it is no longer what it was."""
        held = (seats.c.match == match, seats.c.seat == was.seat, seats.c.kind == was.kind, seats.c.key == was.key)
        said = select(func.count()).where(messages.c.match == match).scalar_subquery()
        given = {"kind": kind, "key": key, "name": name, "sat": said, "seen": 0.0, "since": time.time()}
        async with self._write() as connection:
            done = await connection.execute(update(seats).where(*held).values(given))
            if done.rowcount != 1:
                raise Taken
            if self.postgres:
                await connection.execute(select(func.pg_notify("bridgehead", match)))

    async def keep_silent(self, match: str, seat: int, silent: str) -> None:
        """Write down an answer that nobody may notice before its time."""
        async with self._write() as connection:
            wanted = (seats.c.match == match, seats.c.seat == seat)
            await connection.execute(update(seats).where(*wanted).values(silent=silent))

    async def ask_back(self, match: str, was: str, asked: str) -> None:
        """Write down that a seat asks to take back (`SEAT SEQ`), was refused (`SEAT ANSWERS refused`) or withdrew, or
        that none does. Raises Taken when something else has been written meanwhile.
        """
        if not await self._note(match, [matches.c.taking_back == was], taking_back=asked):
            raise Taken

    async def offer_draw(self, match: str, was: str, offer: str) -> None:
        """Write down who offers a draw, or that it was declined. Raises Taken when the offer is another by now."""
        if not await self._note(match, [matches.c.offer == was], offer=offer):
            raise Taken

    async def keep_sequel(self, match: str, sequel: str) -> None:
        """Write down which match comes next. Raises Taken when there is one already."""
        if not await self._note(match, [matches.c.sequel == ""], sequel=sequel):
            raise Taken

    async def _note(self, match: str, held: list[ColumnElement[bool]], **said: str) -> bool:
        """Write down something that is said at a match, if what it hangs on still holds; whether it did."""
        async with self._write() as connection:
            done = await connection.execute(update(matches).where(matches.c.id == match, *held).values(**said))
            if self.postgres:
                await connection.execute(select(func.pg_notify("bridgehead", match)))
            return done.rowcount == 1

    async def match(self, match: str) -> MatchRow | None:
        """A match with its seats, or None."""
        async with self._engine.connect() as connection:
            with only_damaged(match):
                row = (await connection.execute(select(matches).where(matches.c.id == match))).first()
                return None if row is None else match_of(row, await self._seats(connection, [match]))

    async def listed(self, over: bool, most: int) -> list[MatchRow]:
        """The matches for everybody that go on, or those that are over, latest first."""
        wanted = matches.c.outcome != "" if over else matches.c.outcome == ""
        found = select(matches.c.id).where(wanted, matches.c.access == LISTED)
        async with self._engine.connect() as connection:
            ids = (await connection.execute(found.order_by(matches.c.changed.desc()).limit(most))).scalars()
            latest = list(ids)
        return await self.matches(latest)

    async def matches(self, ids: list[str]) -> list[MatchRow]:
        """These matches, as far as they are there; one that is damaged is left out and logged."""
        async with self._engine.connect() as connection:
            try:
                rows = (await connection.execute(select(matches).where(matches.c.id.in_(ids)))).all()
                seated = await self._seats(connection, ids)
                read = {row.id: match_of(row, seated) for row in rows}
                return [read[one] for one in ids if one in read]
            except DAMAGED as error:
                if not is_damage(error):
                    raise
        return [row for row in [await self.whole(one) for one in ids] if row is not None]

    async def ids(self) -> list[str]:
        """All matches, latest first."""
        async with self._engine.connect() as connection:
            return list((await connection.execute(select(matches.c.id).order_by(matches.c.changed.desc()))).scalars())

    async def whole(self, match: str) -> MatchRow | None:
        """A match of a list; None for one that is damaged."""
        try:
            return await self.match(match)
        except Busy as error:
            note_damage(match, error)
            return None

    async def maker(self, match: str) -> str | None:
        """The hash of the secret of whoever made a match; None when there is no such match."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(matches.c.maker).where(matches.c.id == match))
            return found.scalar()

    async def remove(self, match: str) -> bool:
        """Delete a match with all that belongs to it, and that it came next; False when there is none."""
        async with self._write() as connection:
            after = matches.c.sequel.startswith(f"{match} ", autoescape=True)
            before = (
                (await connection.execute(select(matches.c.id).where(matches.c.outcome != "", after))).scalars().all()
            )
            await connection.execute(update(matches).where(matches.c.id.in_(before)).values(sequel=""))
            for table in (moves, seats, messages, reviews):
                await connection.execute(delete(table).where(table.c.match == match))
            done = await connection.execute(delete(matches).where(matches.c.id == match))
            if self.postgres:
                for one in (match, *before):
                    await connection.execute(select(func.pg_notify("bridgehead", one)))
            return done.rowcount == 1

    async def moves(self, match: str, after: int) -> list[MoveRow]:
        """The moves of a match whose sequence numbers are `after` or more, in order."""
        wanted = select(moves).where(moves.c.match == match, moves.c.seq >= after).order_by(moves.c.seq)
        async with self._engine.connect() as connection:
            with only_damaged(match):
                return [move_of(row) for row in (await connection.execute(wanted)).all()]

    async def moves_since(self, match: str, after: int) -> list[MoveRow] | None:
        """The same; None when the match is no longer there."""
        beside = matches.outerjoin(moves, (moves.c.match == matches.c.id) & (moves.c.seq >= after))
        wanted = select(moves).select_from(beside).where(matches.c.id == match).order_by(moves.c.seq)
        async with self._engine.connect() as connection:
            with only_damaged(match):
                rows = (await connection.execute(wanted)).all()
                known = [move_of(row) for row in rows if row.seq is not None]
                return known if rows else None

    async def signs(self, wanted: list[str]) -> dict[str, tuple[int, str, int]]:
        """By what each of these matches is seen to have changed: how many moves it has, who asks to take back or
        offers a draw, which match comes next, and how often something was told.
        """
        last = select(func.max(moves.c.seq)).where(moves.c.match == matches.c.id).scalar_subquery()
        found = select(matches.c.id, matches.c.taking_back, matches.c.offer, matches.c.sequel, matches.c.told, last)
        each = found.where(matches.c.id.in_(wanted))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(each)).all()
            return {
                match: (-1 if last is None else last, f"{asked};{offer};{sequel}", told)
                for match, asked, offer, sequel, told, last in rows
            }

    async def review(self, match: str) -> ReviewRow | None:
        """The review of a match, if one was begun."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(reviews).where(reviews.c.match == match))).first()
            return None if row is None else ReviewRow(row.match, row.whole, row.progress, row.changed)

    async def keep_review(self, review: ReviewRow) -> None:
        """Write down how far a review is."""
        async with self._write() as connection:
            await connection.execute(delete(reviews).where(reviews.c.match == review.match))
            await connection.execute(insert(reviews).values(**asdict(review)))

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read by."""
        return self._engine.connect()

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction to write in."""
        return self._write()

    def _write(self) -> "_Writing":
        return _Writing(self._engine, None if self.postgres else self._turn)

    async def _seats(self, connection: AsyncConnection, wanted: list[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {}
        for row in (
            await connection.execute(select(seats).where(seats.c.match.in_(wanted)).order_by(seats.c.seat))
        ).all():
            if not is_whole(row, seats) or row.kind not in KINDS:
                raise damaged(row.match)
            found.setdefault(row.match, []).append(
                SeatRow(row.seat, row.kind, row.player, row.key, row.silent, row.name, row.since)
            )
        return found


class _Writing:
    """A transaction that means to write: SQLite must know from its first statement.

    On SQLite those of one server take turns: it lets whoever tries again just then have the file, so that of many who
    try at once some would try in vain for as long as they may. Whoever has waited for long enough tries by himself.
    """

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock | None) -> None:
        self._turn = turn
        self._holds = False
        self._transaction = engine.begin()

    async def __aenter__(self) -> AsyncConnection:
        if self._turn is None:
            return await self._transaction.__aenter__()
        with suppress(TimeoutError):
            async with asyncio.timeout(BUSY):
                await self._turn.acquire()
                self._holds = True
        try:
            connection = await self._transaction.__aenter__()
        except BaseException:
            self._release()
            raise
        try:
            await connection.exec_driver_sql("begin immediate")
        except BaseException:
            await self.__aexit__(*sys.exc_info())  # else the connection would never be given back
            raise
        return connection

    async def __aexit__(self, *raised: Any) -> None:
        try:
            await self._transaction.__aexit__(*raised)
        finally:
            self._release()

    def _release(self) -> None:
        if self._turn is not None and self._holds:
            self._holds = False
            self._turn.release()


def _columns(standing: Standing) -> dict[str, object]:
    return {"turn": standing.turn, "asked": standing.asked, "outcome": standing.outcome}


def _move_values(match: str, move: MoveRow, at: float) -> dict[str, object]:
    return {"match": match, "seq": move.seq, "seat": move.seat, "undo": move.undo, "text": move.text, "at": at}
