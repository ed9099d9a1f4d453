"""Reaching the database: what its URL says, how its connections are made, and its schema brought up to date."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bridgehead.engine.errors import BridgeheadError, brief
from bridgehead.server.keeping.schema import HEAD, version

BUSY = 10
"""For so many seconds a write waits for others."""

PRAGMAS = [f"busy_timeout={1000 * BUSY}", "journal_mode=wal", "synchronous=full", "foreign_keys=on"]


def full(url: str) -> str:
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
        raise BridgeheadError(f"The database '{shown(url)}' must be a file, sqlite:///FILE, or postgresql://….")
    return f"{drivers[scheme]}://{rest}"


def shown(url: str) -> str:
    """The URL without the password that it may hold."""
    return url if "@" not in url else f"{url.split('://', 1)[0]}://…@{url.rsplit('@', 1)[1]}"


def fault(error: Exception) -> str:
    """What is wrong with the database, as it says so itself, without addresses and statements."""
    reason = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
    return brief(reason[0].rstrip("."), 200)


def keep_private(url: str) -> None:
    """Let nobody but its owner read the file of a database, new or old, and what SQLite keeps beside it."""
    file = _file(url)
    if not file:
        return
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for one in (file, f"{file}-wal", f"{file}-shm"):
        with suppress(OSError):  # it is not there, or somebody else's
            mode = os.stat(one).st_mode
            if stat.S_ISREG(mode) and mode & 0o077:
                os.chmod(one, stat.S_IMODE(mode) & ~0o077)


def _file(url: str) -> str:
    """The file of a database; empty for one that has none."""
    name = url.partition(":///")[2] if url.startswith("sqlite") else ""
    return "" if name == ":memory:" else name


def engine_of(url: str) -> AsyncEngine:
    """The connections to a database. Raises BridgeheadError when its URL cannot be used."""
    try:
        if not url.startswith("sqlite"):
            return create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
        if ":///" not in url:
            raise BridgeheadError(f"The database '{shown(url)}' must be a file, sqlite:///FILE, or postgresql://….")
        file = _file(url)
        if file:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url)
    except (SQLAlchemyError, ImportError, ValueError, OSError) as error:
        raise BridgeheadError(f"The database {shown(url)} cannot be used: {error}") from error
    event.listen(engine.sync_engine, "connect", _sqlite_settings)
    return engine


def _sqlite_settings(connection: Any, _record: object) -> None:
    """Readers beside one writer, a commit that outlasts the process and the power, and transactions begun by hand."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
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
