"""The schema and the migrations that lead to it; database URLs."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from bridgehead.engine.errors import BridgeheadError
from bridgehead.server.keeping import database
from bridgehead.server.keeping import store as store_module
from bridgehead.server.keeping.rows import MatchRow, SeatRow, hashed
from bridgehead.server.keeping.schema import HEAD, metadata
from bridgehead.server.keeping.store import Store, Taken
from bridgehead.server.keeping.talks import Talks

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


def test_a_database_from_before_there_was_talk_or_a_draw_is_brought_up_to_date(tmp_path: Path) -> None:
    """When it is opened, with all that it has: nobody has a name, nothing was said or offered; all can be now."""
    file = tmp_path / "old.sqlite"
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with create_engine(f"sqlite:///{file}").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        connection.exec_driver_sql(
            "insert into matches (id, game, version, scenario, options, seed, created, changed, turn, asked, outcome,"
            " advice, respite, dice_key, sealed, maker, access, undo, taking_back)"
            " values ('m', 'toy', 1, 'short', '{}', 1, 1, 1, 1, 0, '', 0, 0, '', 0, '', 'link', 'asked', '')"
        )
        for seat in (0, 1):
            row = (seat, hashed(f"key {seat}"))
            connection.exec_driver_sql("insert into seats values ('m', ?, 'person', '', ?, '')", row)

    async def look() -> None:
        store = Store(str(file))
        await store.open()
        found = await store.match("m")
        assert found is not None and [seat.name for seat in found.seats] == ["", ""]
        assert found.offer == ""
        await store.offer_draw("m", "", "0 0")
        with pytest.raises(Taken):  # who offers a draw is another by now
            await store.offer_draw("m", "", "1 0")
        await store.ask_back("m", "", "0 7")
        with pytest.raises(Taken):  # a refusal that another server wrote is not written over
            await store.ask_back("m", "", "1 7")
        again = await store.match("m")
        assert again is not None and (again.offer, again.taking_back) == ("0 0", "0 7")
        talks = Talks(store)
        await talks.say("m", "key 0", "after all these years", 12)
        await talks.call("m", "key 1", "Ben")
        assert [one.text for one in (await talks.heard("m", "key 1", 0)).said] == ["after all these years"]
        assert [row.seats[1].name for row in await store.matches(["m"])] == ["Ben"]
        await store.close()

    asyncio.run(look())


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


def test_those_who_write_at_once_take_turns_and_none_is_told_that_the_file_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself has no queue: whoever tries again in the right moment is next, and some wait in vain."""
    monkeypatch.setattr(database, "PRAGMAS", ["busy_timeout=0", *database.PRAGMAS[1:]])

    async def write() -> list[str]:
        store = Store(str(tmp_path / "m.sqlite"))
        await store.open()
        await asyncio.gather(*[store.add_match(a_row(f"m{number}"), []) for number in range(40)])
        found = await store.ids()
        await store.close()
        return found

    assert len(asyncio.run(write())) == 40


def test_whoever_could_not_write_gives_the_connection_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store has fifteen: else nobody could read any more after so many had failed."""
    monkeypatch.setattr(database, "PRAGMAS", ["busy_timeout=0", *database.PRAGMAS[1:]])

    async def fail() -> int:
        store = Store(str(tmp_path / "m.sqlite"))
        await store.open()
        with closing(sqlite3.connect(tmp_path / "m.sqlite", isolation_level=None)) as other:
            other.execute("begin immediate")
            errors = [await failed(store, number) for number in range(20)]
        found: int = store._engine.pool.checkedout()  # type: ignore[attr-defined]
        assert all(isinstance(error, OperationalError) for error in errors)
        await store.close()
        return found

    assert asyncio.run(fail()) == 0


async def failed(store: Store, number: int) -> Exception | None:
    try:
        await store.add_match(a_row(f"m{number}"), [])
    except OperationalError as error:
        return error
    return None


def a_row(match: str) -> MatchRow:
    return MatchRow(match, "toy", 1, "short", {}, 1, seats=[SeatRow(0, "open"), SeatRow(1, "open")])
