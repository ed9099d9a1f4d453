"""A database that is locked, read-only, damaged or full: one sentence, at the start and during play; and its file."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from bridgehead.cli import main
from bridgehead.engine.errors import BridgeheadError
from bridgehead.server import serve as serving
from bridgehead.server.app import Settings, create_app
from bridgehead.server.keeping import database
from tests.server.conftest import SHELF
from tests.server.people import Client
from tests.server.test_secrets import service_of


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite waits for ten seconds for a lock; here it does not."""
    quick = [one if "busy" not in one else "busy_timeout=50" for one in database.PRAGMAS]
    monkeypatch.setattr(database, "PRAGMAS", quick)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite"


@pytest.fixture
def client(file: Path) -> Iterator[Client]:
    with TestClient(create_app(Settings(str(file), SHELF))) as http:
        yield Client(http)


def test_while_the_database_is_locked_answers_are_refused_and_nothing_changes(client: Client, file: Path) -> None:
    playing = client.begin()
    before = playing.table(0)
    verb, arg = playing.first(0)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    refusal = playing.answer(0, 0, verb, arg, status=503)
    assert refusal["detail"] == "The database cannot be used now: database is locked. Nothing was changed."
    other.execute("rollback")
    other.close()
    assert playing.table(0) == before
    assert playing.answer(0, 0, verb, arg)["seq"] == 1


@pytest.mark.parametrize(
    ("pragma", "said"),
    [("query_only=on", "readonly"), ("max_page_count=1", "full")],
    ids=["read-only", "full"],
)
def test_a_database_that_takes_no_more_says_so(
    client: Client, pragma: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = client.begin()
    monkeypatch.setattr(database, "PRAGMAS", [*database.PRAGMAS, pragma])
    client.http.blocking_portal.call(service_of(client).store.close)  # its connections are made anew
    body = {"game": "toy", "scenario": "short", "seats": [{"kind": "person"}, {"kind": "person"}]}
    for _ in range(200):
        reply = client.http.post("/api/matches/", json=body)
        if reply.status_code != 201:
            break
    assert reply.status_code == 503 and said in reply.json()["detail"]
    assert reply.headers["Retry-After"] == "5"
    assert "\n" not in reply.json()["detail"] and "insert" not in reply.json()["detail"].lower()
    assert playing.table()["seq"] == 0, "it can be looked at"


def test_a_damaged_file_is_told_on_the_page_and_on_the_live_line(client: Client, file: Path) -> None:
    playing = client.begin()
    with sqlite3.connect(file) as other:
        other.execute("pragma wal_checkpoint(truncate)")
    other.close()
    size = file.stat().st_size
    with client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        with file.open("r+b") as bytes_of:
            bytes_of.seek(4096)
            bytes_of.write(b"\xff" * (size - 4096))
        line.send_text("{}")
        told = line.receive_text()
    reply = client.http.get(f"/api/matches/{playing.match}")
    assert reply.status_code == 503 and "malformed" in reply.json()["detail"] and "malformed" in told


def refused(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["serve", "--no-browser", "--port", "0", "--database", str(file)]) == 2
    ended = capsys.readouterr()
    assert ended.out == "" and ended.err.count("\n") == 1, "one sentence, and no address"
    return ended.err


def test_at_the_start_a_fault_is_one_sentence_and_no_address(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "_run", lambda *_: pytest.fail("it must not come to that"))
    with TestClient(create_app(Settings(str(file), SHELF))):
        pass
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin exclusive")
    assert "locked" in refused(file, capsys)
    other.close()
    file.write_bytes(file.read_bytes()[:100] + b"\xff" * 9000)
    assert "cannot be used" in refused(file, capsys)
    file.write_text("Dear Mother, " * 1000)
    assert "not a database" in refused(file, capsys)
    with pytest.raises(BridgeheadError):
        serving.main(database="/proc/nothing/here.sqlite", browser=False)


@pytest.mark.parametrize("umask", [0o022, 0o000])
def test_the_file_is_its_owners_alone(file: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        with TestClient(create_app(Settings(str(file), SHELF))) as http:
            Client(http).begin()
            for one in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
                assert stat.S_IMODE(one.stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_an_old_file_that_others_could_read_is_closed_to_them(file: Path) -> None:
    with TestClient(create_app(Settings(str(file), SHELF))):
        pass
    file.chmod(0o644)
    with TestClient(create_app(Settings(str(file), SHELF))):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
