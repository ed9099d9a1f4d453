"""Reaching the database: what its URL says, how its connections are made, and its schema brought up to date."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bridgehead.engine.errors import BridgeheadError
from bridgehead.server.schema import HEAD, version


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


def engine_of(url: str) -> AsyncEngine:
    """The connections to a database. Raises BridgeheadError when its URL cannot be used."""
    try:
        if not url.startswith("sqlite"):
            return create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
        file = url.split(":///", 1)[1]
        if file and file != ":memory:":
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url)
    except (SQLAlchemyError, ImportError, IndexError, OSError) as error:
        raise BridgeheadError(f"The database {shown(url)} cannot be used: {error}") from error
    event.listen(engine.sync_engine, "connect", _sqlite_settings)
    return engine


def _sqlite_settings(connection: Any, _record: object) -> None:
    """Readers beside one writer, a commit that outlasts the process and the power, and transactions begun by hand."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=10000", "foreign_keys=on"):
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
