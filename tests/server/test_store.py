"""The schema and the migrations that lead to it; database URLs."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from bridgehead.engine.errors import BridgeheadError
from bridgehead.server.keeping import store as store_module
from bridgehead.server.keeping.schema import HEAD, metadata
from bridgehead.server.keeping.store import Store

MIGRATIONS = Path(store_module.__file__).parent / "migrations"


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "new" / "matches.sqlite"))
    asyncio.run(opened(store))
    asyncio.run(opened(store))
    with create_engine(f"sqlite:///{tmp_path}/new/matches.sqlite").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def opened(store: Store) -> None:
    await store.open()
    await store.close()


@pytest.mark.parametrize("url", ["mysql://localhost/x", "sqlite:/x", "sqlite:////proc/nothing/here.sqlite"])
def test_a_database_that_cannot_be_used_is_told_in_one_sentence(url: str) -> None:
    with pytest.raises(BridgeheadError) as refusal:
        asyncio.run(opened(Store(url)))
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Mother, " * 1000)
    with pytest.raises(BridgeheadError, match=r"letter\.txt"):
        asyncio.run(opened(Store(str(tmp_path / "letter.txt"))))


def test_a_password_is_not_shown() -> None:
    with pytest.raises(BridgeheadError) as refusal:
        asyncio.run(opened(Store("postgresql://me:secret@127.0.0.1:1/x")))
    assert "secret" not in str(refusal.value)
