"""The same promises on PostgreSQL, with a server of the tests' own; `pytest -m pg` runs them."""

import asyncio
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx
import pytest
import websockets
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.testing import TestClient
from sqlalchemy import create_engine

from bridgehead.server.app import Settings, create_app
from bridgehead.server.keeping.rows import MatchRow, MoveRow, SeatRow, Standing, hashed
from bridgehead.server.keeping.schema import metadata
from bridgehead.server.keeping.store import Store, Taken
from bridgehead.server.keeping.talks import NoSeat, Talks, TooFast
from tests.server import postgres
from tests.server.conftest import SHELF
from tests.server.hosted import ROOT, free_port, hosted, wait_for
from tests.server.people import Client
from tests.server.test_crash import begin, last_words, nothing_acknowledged_is_lost, race

pytestmark = pytest.mark.pg
_numbers = itertools.count()


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.cluster() as found:
        yield found


@pytest.fixture
def database(server: str) -> str:
    return postgres.new_database(server, f"matches{next(_numbers)}")


def test_servers_that_start_at_once_make_the_tables_once(database: str) -> None:
    async def open_all() -> None:
        stores = [Store(database) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(open_all())
    with create_engine(database.replace("postgresql:", "postgresql+psycopg:")).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_name_with_a_zero_in_it_is_that_of_no_match(database: str) -> None:
    """PostgreSQL cannot even look for it: that is no fault of the database, and takes no list with it."""
    with TestClient(create_app(Settings(database, SHELF))) as http:
        client = Client(http)
        playing = client.begin()
        held = [{"match": "a\0", "key": "x"}, {"match": playing.match, "key": playing.keys[0]}]
        assert [one["match"] for one in client.post("/matches/mine", {"held": held})["going"]] == [playing.match]
        with http.websocket_connect("/api/matches/a%00b/live") as line:
            line.send_text("{}")
            assert "There is no match" in line.receive_text()


def test_a_sequence_number_is_written_once(database: str) -> None:
    """Of twenty that write the same number at once one is acknowledged; what was written is read again."""

    async def write() -> None:
        store = Store(database)
        await store.open()
        row = MatchRow("m", "toy", 1, "short", {"luck": "fair"}, 2**53 - 1, seats=[SeatRow(0, "open")])
        await store.add_match(row, [])
        moves = [MoveRow(0, 0, False, f"play:{number}", time.time()) for number in range(20)]
        done = await asyncio.gather(
            *(store.add_move("m", move, Standing(1, 0)) for move in moves), return_exceptions=True
        )
        assert sum(one is None for one in done) == 1
        assert sum(isinstance(one, Taken) for one in done) == 19
        written = await store.moves("m", 0)
        assert written == [moves[done.index(None)]]
        found = await store.match("m")
        assert found is not None and (found.seed, found.options) == (2**53 - 1, {"luck": "fair"})
        free = SeatRow(0, "open")
        await store.take_seat("m", free, "person", "hash")
        with pytest.raises(Taken):
            await store.take_seat("m", free, "person", "other")
        assert [one.id for one in await store.matches(["m", "n"])] == ["m"]
        await store.close()

    asyncio.run(write())


def test_what_is_said_at_once_is_numbered_one_after_another(database: str) -> None:
    """Thirty messages of a seat, by two servers at the same time; and the match is deleted with them."""

    async def race() -> None:
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        seats = [SeatRow(number, "person", key=hashed(key)) for number, key in enumerate(("left", "right"))]
        await stores[0].add_match(MatchRow("m", "toy", 1, "short", {}, 1, seats=seats), [])
        talks = [Talks(store) for store in stores]
        each = [talks[number % 2].say("m", "left", "é" * 280, 12) for number in range(30)]
        done = await asyncio.gather(*each, return_exceptions=True)
        assert sum(one is None for one in done) == 12
        assert sum(isinstance(one, TooFast) for one in done) == 18
        assert [one.number for one in (await talks[1].heard("m", "right", 0)).said] == list(range(1, 13))
        with pytest.raises(NoSeat):
            await talks[1].heard("m", "neither", 0)
        await talks[0].call("m", "right", "李" * 24)
        assert await talks[1].last(["m"], [hashed("left"), hashed("neither")]) == {}
        assert await talks[1].last(["m"], [hashed("right")]) == {"m": 12}
        was = SeatRow(1, "person", key=hashed("right"))
        await stores[1].take_seat("m", was, "person", hashed("later"))
        await talks[0].note_seen("m", "later")
        assert (await talks[0].heard("m", "later", 0)).said == []
        await asyncio.gather(stores[0].remove("m"), talks[1].say("m", "later", "bye", 12), return_exceptions=True)
        assert await stores[1].match("m") is None
        with pytest.raises(NoSeat):
            await talks[1].heard("m", "left", 0)
        for store in stores:
            await store.close()

    asyncio.run(race())


def test_of_two_servers_one_is_first_and_the_other_says_so(database: str) -> None:
    with hosted(database) as (first, _), hosted(database) as (second, _):
        asyncio.run(race([first, second]))
        asyncio.run(last_words([first, second]))


def test_every_acknowledged_answer_outlives_a_killed_server(database: str) -> None:
    nothing_acknowledged_is_lost(database, 200)


def test_a_move_is_heard_at_the_other_worker_within_half_a_second(database: str) -> None:
    """`bridgehead serve --workers 2`: of ten lines some end at either worker, and all hear of the answer."""
    port = free_port()
    begun = "from bridgehead.cli import main; main()"
    command = [sys.executable, "-c", begun, "serve", "--no-browser", "--port", str(port), "--workers", "2"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen([*command, "--database", database], cwd=ROOT, env=environment)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(address, process)
        asyncio.run(hear(address))
    finally:
        process.terminate()
        process.wait(60)


async def hear(address: str) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        made = await begin(http, 3, game="tonga", scenario="1A")
        path = f"/api/matches/{made['match']}"
        lines = [await websockets.connect(f"{address.replace('http', 'ws')}{path}/live") for _ in range(10)]
        for line in lines:
            await line.send("{}")
            json.loads(await asyncio.wait_for(line.recv(), 30))
        table = (await http.get(path)).json()
        key = {"X-Seat-Key": made["keys"][table["question"]["seat"]]}
        option = (await http.get(path, headers=key)).json()["question"]["options"][0]
        begun = time.monotonic()
        given = {"seq": table["seq"], "verb": option["verb"], "arg": option["arg"]}
        (await http.post(f"{path}/answers", json=given, headers=key)).raise_for_status()
        heard = await asyncio.gather(*(asyncio.wait_for(line.recv(), 60) for line in lines))
        took = time.monotonic() - begun
        assert {json.loads(message)["table"]["seq"] for message in heard} == {table["seq"] + 1}
        assert took < 0.5, f"it took {took:.2f} s"
        await asyncio.gather(*(line.close() for line in lines))
