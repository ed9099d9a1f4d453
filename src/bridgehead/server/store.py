"""Everything that is kept: matches, seats and moves in SQLite or PostgreSQL, through one schema."""

import hashlib
import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, delete, event, func, insert, inspect, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bridgehead.engine.errors import BridgeheadError
from bridgehead.server.schema import HEAD, matches, moves, reviews, seats, version

PERSON, OPEN, PLAYER = "person", "open", "player"


class Taken(Exception):
    """Another request has already written this sequence number, or taken this seat."""


@dataclass(slots=True, frozen=True)
class SeatRow:
    """Who sits at a seat: a person with a link, nobody yet, or one of our players."""

    seat: int
    kind: str
    player: str = ""
    key: str = ""
    silent: str = ""


@dataclass(slots=True, frozen=True)
class MoveRow:
    """One line of a match: an answer in notation, or an undo that leaves so many answers."""

    seq: int
    seat: int
    undo: bool
    text: str
    at: float = 0.0  # when it was written, in seconds since 1970


@dataclass(slots=True, frozen=True)
class Standing:
    """How a match stands, for lists that should not have to play it again."""

    turn: int
    asked: int
    outcome: str = ""


@dataclass(slots=True)
class MatchRow:
    """A match as it was set up, and how it stands."""

    id: str
    game: str
    version: int
    scenario: str
    options: dict[str, str]
    seed: int
    tape: list[int] | None = None
    scenario_data: dict[str, object] | None = None
    created: float = 0.0
    changed: float = 0.0
    standing: Standing = field(default_factory=lambda: Standing(1, -1))
    forked_from: str | None = None
    advice: bool = True
    respite: int = 0
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class ReviewRow:
    """How far the review of a match is, and when it last got on."""

    match: str
    whole: bool
    progress: str
    changed: float


def hashed(secret: str) -> str:
    """What is kept of a seat's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Store:
    """The database. Every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.url = _full(url)
        self._engine = _engine(self.url)

    @property
    def postgres(self) -> bool:
        """True if this is PostgreSQL, where servers can call out to each other."""
        return self.url.startswith("postgresql")

    async def open(self) -> None:
        """Bring the schema up to date. Raises BridgeheadError when the database cannot be used."""
        try:
            async with self._engine.begin() as connection:
                if self.postgres:
                    await connection.exec_driver_sql("select pg_advisory_xact_lock(20440606)")
                else:
                    await connection.exec_driver_sql("begin immediate")
                await connection.run_sync(_migrate)
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise BridgeheadError(f"The database {_shown(self.url)} cannot be used: {reason}") from error

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

    async def take_seat(self, match: str, seat: int, key: str) -> None:
        """Sit down at an open seat. Raises Taken when it is no longer open."""
        async with self._write() as connection:
            done = await connection.execute(
                update(seats)
                .where(seats.c.match == match, seats.c.seat == seat, seats.c.kind == OPEN)
                .values(kind=PERSON, key=key)
            )
            if done.rowcount != 1:
                raise Taken
            if self.postgres:
                await connection.execute(select(func.pg_notify("bridgehead", match)))

    async def keep_silent(self, match: str, seat: int, silent: str) -> None:
        """Write down an answer that nobody may notice before its time."""
        async with self._write() as connection:
            wanted = (seats.c.match == match, seats.c.seat == seat)
            await connection.execute(update(seats).where(*wanted).values(silent=silent))

    async def match(self, match: str) -> MatchRow | None:
        """A match with its seats, or None."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match))).first()
            if row is None:
                return None
            return _match(row, await self._seats(connection, [match]))

    async def matches(self, over: bool, most: int) -> list[MatchRow]:
        """The matches that go on, or those that are over, latest first."""
        wanted = matches.c.outcome != "" if over else matches.c.outcome == ""
        async with self._engine.connect() as connection:
            found = select(matches).where(wanted).order_by(matches.c.changed.desc()).limit(most)
            rows = (await connection.execute(found)).all()
            seated = await self._seats(connection, [row.id for row in rows])
            return [_match(row, seated) for row in rows]

    async def moves(self, match: str, after: int) -> list[MoveRow]:
        """The moves of a match whose sequence numbers are `after` or more, in order."""
        wanted = select(moves).where(moves.c.match == match, moves.c.seq >= after).order_by(moves.c.seq)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            return [MoveRow(row.seq, row.seat, row.undo, row.text, row.at) for row in rows]

    async def lengths(self, wanted: list[str]) -> dict[str, int]:
        """How many moves each of these matches has."""
        counted = select(moves.c.match, func.max(moves.c.seq)).where(moves.c.match.in_(wanted)).group_by(moves.c.match)
        async with self._engine.connect() as connection:
            return {match: last + 1 for match, last in (await connection.execute(counted)).all()}

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

    def _write(self) -> "_Writing":
        return _Writing(self._engine, self.postgres)

    async def _seats(self, connection: AsyncConnection, wanted: list[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {}
        for row in (
            await connection.execute(select(seats).where(seats.c.match.in_(wanted)).order_by(seats.c.seat))
        ).all():
            found.setdefault(row.match, []).append(SeatRow(row.seat, row.kind, row.player, row.key, row.silent))
        return found


class _Writing:
    """A transaction that means to write: SQLite must know from its first statement."""

    def __init__(self, engine: AsyncEngine, postgres: bool) -> None:
        self._postgres = postgres
        self._transaction = engine.begin()

    async def __aenter__(self) -> AsyncConnection:
        connection = await self._transaction.__aenter__()
        if not self._postgres:
            await connection.exec_driver_sql("begin immediate")
        return connection

    async def __aexit__(self, *raised: Any) -> None:
        await self._transaction.__aexit__(*raised)


def _match(row: Row[Any], seated: dict[str, list[SeatRow]]) -> MatchRow:
    return MatchRow(
        id=row.id,
        game=row.game,
        version=row.version,
        scenario=row.scenario,
        options=json.loads(row.options),
        seed=row.seed,
        tape=None if row.tape is None else json.loads(row.tape),
        scenario_data=None if row.scenario_data is None else json.loads(row.scenario_data),
        created=row.created,
        changed=row.changed,
        standing=Standing(row.turn, row.asked, row.outcome),
        forked_from=row.forked_from,
        advice=row.advice,
        respite=row.respite,
        seats=seated.get(row.id, []),
    )


def _columns(standing: Standing) -> dict[str, object]:
    return {"turn": standing.turn, "asked": standing.asked, "outcome": standing.outcome}


def _move_values(match: str, move: MoveRow, at: float) -> dict[str, object]:
    return {"match": match, "seq": move.seq, "seat": move.seat, "undo": move.undo, "text": move.text, "at": at}


def _full(url: str) -> str:
    """The URL with the driver we use: `sqlite:///file`, `postgresql://…`, or the plain path of a file."""
    if "://" not in url and ":/" not in url:
        return f"sqlite+aiosqlite:///{url}"
    scheme, _, rest = url.partition("://")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+psycopg",
        "postgresql": "postgresql+psycopg",
        "postgresql+psycopg": "postgresql+psycopg",
    }
    if scheme not in drivers:
        raise BridgeheadError(f"The database '{_shown(url)}' must be a file, sqlite:///FILE, or postgresql://….")
    return f"{drivers[scheme]}://{rest}"


def _shown(url: str) -> str:
    """The URL without the password that it may hold."""
    return url if "@" not in url else f"{url.split('://', 1)[0]}://…@{url.rsplit('@', 1)[1]}"


def _engine(url: str) -> AsyncEngine:
    try:
        if not url.startswith("sqlite"):
            return create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
        file = url.split(":///", 1)[1]
        if file and file != ":memory:":
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url)
    except (SQLAlchemyError, ImportError, IndexError, OSError) as error:
        raise BridgeheadError(f"The database {_shown(url)} cannot be used: {error}") from error
    event.listen(engine.sync_engine, "connect", _sqlite_settings)
    return engine


def _sqlite_settings(connection: Any, _record: object) -> None:
    """Readers beside one writer, a commit that outlasts the process and the power, and transactions begun by hand."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=10000", "foreign_keys=on"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the schema up to date. Alembic takes half a second to load, so it is asked only when there is need."""
    if inspect(connection).has_table(version.name):
        if connection.execute(select(version.c.version_num)).scalar() == HEAD:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
