"""How much anybody may ask for, and in what order our players think."""

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from bridgehead.server import service as service_module
from bridgehead.server.app import Settings, create_app
from bridgehead.server.beginning import replayed
from bridgehead.server.errors import TooMany
from bridgehead.server.guarding import gate
from bridgehead.server.guarding import limits as limits_module
from bridgehead.server.guarding.caller import called_from, caller
from bridgehead.server.guarding.limits import Allowance, Bucket, Limits, neighbourhood
from bridgehead.server.thinking.turns import Turns
from bridgehead.server.thinking.workers import Workers
from tests.server.conftest import SHELF
from tests.server.people import PATIENCE, PERSON, RANDOM, Client, Json
from tests.server.test_secrets import service_of

THREADS = min(32, (os.cpu_count() or 1) + 4) + 1
"""One more than a process has for work that would hold up everybody."""

BEGIN: Json = {"game": "toy", "scenario": "short", "seats": [PERSON, PERSON]}


@pytest.fixture
def few() -> Limits:
    allowed = {sort: Allowance(3, 1000.0, one.message) for sort, one in limits_module.ALLOWED.items()}
    allowed["ask"] = limits_module.ALLOWED["ask"]
    return Limits(lines=3, lines_each=2, unattended=2, allowed=allowed)


@pytest.fixture
def limited(few: Limits, tmp_path: Path) -> Any:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path}/few.sqlite", SHELF, limits=few))) as http:
        yield Client(http)


def test_who_begins_many_matches_is_asked_to_wait(limited: Client) -> None:
    """However they are begun; what goes on is not hindered, nor is anybody else."""
    playing = limited.begin()
    playing.play_on()
    record = limited.get(f"/matches/{playing.match}/record")
    limited.post("/matches/records", {"record": record})
    limited.post(f"/matches/{playing.match}/forks", {"at": 0, "seats": [PERSON, PERSON]})
    for path, body in (
        ("/matches/", BEGIN),
        ("/matches/records", {"record": record}),
        (f"/matches/{playing.match}/forks", {"at": 0, "seats": [PERSON, PERSON]}),
    ):
        reply = limited.http.post(f"/api{path}", json=body)
        assert reply.status_code == 429
        assert 900 < int(reply.headers["Retry-After"]) <= 1000
        assert "wait" in reply.json()["detail"] and reply.json()["detail"].endswith(".")
    assert limited.get(f"/matches/{playing.match}")["seq"] == playing.table()["seq"]


def test_who_asks_without_end_is_asked_to_wait(limited: Client, few: Limits) -> None:
    """Whatever it is that he asks for, and by any seat; pages and pictures that cost nothing are still sent."""
    playing = limited.begin()
    few.allowed["ask"] = Allowance(3, 1000.0, "much-asked")
    few._buckets.clear()
    asked = [
        "/games/",
        f"/matches/{playing.match}",
        f"/matches/{playing.match}/turns",
        f"/matches/{playing.match}/dice",
    ]
    replies = [limited.http.get(f"/api{path}", headers={"Accept-Language": "fr"}) for path in asked]
    assert [reply.status_code for reply in replies] == [200, 200, 200, 429]
    assert 900 < int(replies[-1].headers["Retry-After"]) <= 1000
    assert replies[-1].json()["detail"].startswith("Beaucoup a été demandé d’ici")
    with pytest.raises(TooMany):
        few.spend("ask", "testclient", "")
    few.spend("ask", "192.0.2.1", "a key")
    assert limited.http.get("/nonsense").status_code == 404


def test_an_allowance_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    bucket = Bucket(Allowance(2, 10.0, "much-advice"))
    for _ in range(2):
        bucket.spend("one")
    with pytest.raises(TooMany) as refusal:
        bucket.spend("one")
    assert refusal.value.wait == 10
    bucket.spend("other")
    now[0] += 10
    bucket.spend("one")
    with pytest.raises(TooMany):
        bucket.spend("one")


def test_callers_are_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who have something to wait for are remembered longest."""
    monkeypatch.setattr(limits_module, "MOST_KNOWN", 20)
    bucket = Bucket(Allowance(2, 1000.0, "much-advice"))
    for _ in range(2):
        bucket.spend("greedy")
    for number in range(100):
        bucket.spend(f"caller {number}")
    assert len(bucket._left) <= 21
    with pytest.raises(TooMany):
        bucket.spend("greedy")


def test_a_household_of_many_addresses_is_one_caller() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("a name") == "a name"
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1")


def test_what_a_caller_makes_up_is_not_kept_as_it_is(few: Limits) -> None:
    """Keys and addresses of 60,000 letters, of which ten thousand are remembered, would fill the memory."""
    for number in range(20):
        few.spend("ask", f"{number}" * 60_000, f"{number}" * 60_000)
    assert max(len(caller) for caller in few._buckets["ask"]._left) < 100


def test_a_key_has_its_own_allowance(few: Limits) -> None:
    for number in range(3):
        few.spend("advice", f"192.0.2.{number}", "secret")
    with pytest.raises(TooMany):
        few.spend("advice", "192.0.2.9", "secret")
    few.spend("advice", "192.0.2.10", "another")


def test_live_lines_are_counted_while_they_are_open(limited: Client) -> None:
    playing = limited.begin()
    path = f"/api/matches/{playing.match}/live"
    with limited.http.websocket_connect(path) as one, limited.http.websocket_connect(path):
        with limited.http.websocket_connect(path) as third:
            assert "Too many live lines" in third.receive_text()
        one.send_text("{}")
        assert "table" in one.receive_text()
    with limited.http.websocket_connect(path) as again:
        again.send_text("{}")
        assert "table" in again.receive_text()


def test_a_line_that_asks_without_end_is_closed(limited: Client, few: Limits) -> None:
    """Each hello is told the whole table."""
    playing = limited.begin()
    few.allowed["ask"] = Allowance(3, 1000.0, "much-asked")
    few._buckets.clear()
    with limited.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        for _ in range(3):
            line.send_text("{}")
            assert "table" in line.receive_text()
        line.send_text("{}")
        assert "Much has been asked for" in line.receive_text()


def test_our_players_play_only_so_many_matches_among_themselves(limited: Client, few: Limits) -> None:
    follower = service_of(limited)._follower
    follower._among_themselves.update(("one", "two"))
    reply = limited.http.post("/api/matches/", json={**BEGIN, "seats": [RANDOM, RANDOM]})
    assert reply.status_code == 429 and reply.headers["Retry-After"] == "60"
    assert "2 matches among themselves" in reply.json()["detail"]
    limited.post("/matches/", {**BEGIN, "seats": [PERSON, RANDOM]})
    follower._among_themselves.clear()
    limited.post("/matches/", {**BEGIN, "seats": [RANDOM, RANDOM]})


def test_no_more_of_them_go_on_when_many_are_begun_at_once(limited: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is counted from when it is allowed, and not only from its first question on."""

    async def think_for_ever(_turns: Turns, *_about: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Turns, "run", think_for_ever)
    body = {**BEGIN, "seats": [RANDOM, RANDOM]}

    def begun(number: int) -> int:
        headers = {"X-Forwarded-For": f"192.0.2.{number}"}
        return int(limited.http.post("/api/matches/", json=body, headers=headers).status_code)

    monkeypatch.setattr(gate, "address_of", lambda connection: connection.headers["x-forwarded-for"])
    with ThreadPoolExecutor(12) as beside:
        assert sorted(beside.map(begun, range(12))) == [201] * 2 + [429] * 10


def test_matches_that_only_our_players_play_take_no_worker_from_people(client: Client) -> None:
    service = service_of(client)
    until = time.monotonic() + PATIENCE
    match = client.post("/matches/", {**BEGIN, "seats": [RANDOM, RANDOM]})["match"]
    while client.get(f"/matches/{match}")["ending"] is None:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert service._aside._workers._pool is not None and service._turns._workers._pool is None
    client.begin(RANDOM, PERSON)
    while service._turns._workers._pool is None:
        assert time.monotonic() < until
        time.sleep(0.05)


# --- taking turns ---


class Slow(Workers):
    """Work that is done when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.ends: list[asyncio.Future[None]] = []

    async def run(self, work: Callable[..., Any], *about: object) -> Any:
        self.begun.append(str(about[0]))
        end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ends.append(end)
        await end
        return work(*about)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_person_waits_for_no_match_that_nobody_watches() -> None:
    """Twenty matches of our players, each of which asks again as soon as it is answered; a person, and one that
    somebody begins to watch, come before them, and these take turns.
    """

    async def queue() -> list[str]:
        workers = Slow()
        turns = Turns(workers, 1)
        ranks = {"watched": 2}

        async def goes_on(name: str, rank: Callable[[], int], times: int) -> None:
            for _ in range(times):
                assert await turns.run(rank, str, name) == name

        tasks = [asyncio.create_task(goes_on(f"match {number}", lambda: 2, 2)) for number in range(20)]
        tasks.append(asyncio.create_task(goes_on("watched", lambda: ranks["watched"], 1)))
        await settle()
        tasks.append(asyncio.create_task(goes_on("person", lambda: 0, 1)))
        ranks["watched"] = 1
        await settle()
        while not all(task.done() for task in tasks):
            workers.ends[-1].set_result(None)
            await settle()
        return workers.begun

    begun = asyncio.run(queue())
    assert begun[:3] == ["match 0", "person", "watched"]
    others = begun[3:]
    assert len(begun) == 42 and len(set(others[:19])) == 19, "each has had its turn before one comes again"


def test_who_no_longer_waits_is_passed_over_and_no_turn_is_lost() -> None:
    async def queue() -> list[str]:
        workers = Slow()
        turns = Turns(workers, 1)
        first, second, third = [
            asyncio.create_task(turns.run(lambda: 0, str, name)) for name in ("first", "second", "third")
        ]
        await settle()
        second.cancel()
        first.cancel()  # a worker is at it still
        await settle()
        assert workers.begun == ["first"]
        workers.ends[0].set_result(None)
        await settle()
        assert workers.begun == ["first", "third"]
        workers.ends[1].set_result(None)
        assert await third == "third"
        last = asyncio.create_task(turns.run(lambda: 0, str, "last"))
        await settle()
        workers.ends[2].set_result(None)
        return [await last]

    assert asyncio.run(queue()) == ["last"]


def test_callers_take_turns_however_many_matches_each_plays() -> None:
    """Somebody plays twenty matches at once, each of which asks again as soon as it is answered; another plays one."""

    async def queue() -> list[str]:
        workers = Slow()
        turns = Turns(workers, 1)

        async def goes_on(name: str, address: str, times: int) -> None:
            called_from(address)
            for _ in range(times):
                await turns.run(lambda: 0, str, name)

        tasks = [asyncio.create_task(goes_on(f"match {number}", "192.0.2.1", 3)) for number in range(20)]
        await settle()
        tasks.append(asyncio.create_task(goes_on("other", "192.0.2.2", 3)))
        await settle()
        while not all(task.done() for task in tasks):
            workers.ends[-1].set_result(None)
            await settle()
        return workers.begun

    begun = asyncio.run(queue())
    assert begun[:7] == ["match 0", "other", "match 1", "other", "match 2", "other", "match 3"]
    assert len(begun) == 63 and len(set(begun[7:23])) == 16, "his own matches take turns too"


def test_one_caller_leaves_a_worker_to_others() -> None:
    """An answer that takes a moment waits for none that takes a second."""

    async def queue() -> list[str]:
        workers = Slow()
        turns = Turns(workers, 2)

        async def asks(name: str, address: str) -> None:
            called_from(address)
            await turns.run(lambda: 0, str, name)

        tasks = [asyncio.create_task(asks(name, "192.0.2.1")) for name in ("one", "two", "three")]
        await settle()
        assert workers.begun == ["one"]
        tasks.append(asyncio.create_task(asks("other", "192.0.2.2")))
        await settle()
        assert workers.begun == ["one", "other"]
        workers.ends[1].set_result(None)
        await settle()
        assert workers.begun == ["one", "other"]
        while not all(task.done() for task in tasks):
            for end in workers.ends:
                if not end.done():
                    end.set_result(None)
            await settle()
        return workers.begun

    assert asyncio.run(queue()) == ["one", "other", "two", "three"]


def test_what_a_request_sets_going_is_for_whoever_asked(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of our players who answers him, and advice that he asks for."""
    found: list[str] = []
    real = Turns.run

    async def noted(self: Turns, rank: Any, work: Any, *about: Any) -> Any:
        found.append(caller())
        return await real(self, rank, work, *about)

    monkeypatch.setattr(Turns, "run", noted)
    monkeypatch.setattr(gate, "address_of", lambda connection: connection.headers["x-forwarded-for"])
    seats = {**BEGIN, "seats": [PERSON, RANDOM]}
    head = {"X-Forwarded-For": "192.0.2.7"}
    made = client.http.post("/api/matches/", json=seats, headers=head).json()
    client.http.get(f"/api/matches/{made['match']}/advice", headers={**head, "X-Seat-Key": made["keys"][0]})
    assert set(found) == {"192.0.2.7"}


def test_nobody_waits_while_another_has_many_records_played_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than there are threads: a match that is not in memory is read all the same."""
    playing = client.begin(PERSON, PERSON)
    playing.play_on()
    record = client.get(f"/matches/{playing.match}/record")
    waited, go_on = client.begin(PERSON, PERSON), threading.Event()

    def slowly(*about: Any) -> Any:
        go_on.wait(PATIENCE)
        return replayed(*about)

    def upload(_number: int) -> int:
        headers = {"X-Forwarded-For": "192.0.2.1"}
        return int(client.http.post("/api/matches/records", json={"record": record}, headers=headers).status_code)

    monkeypatch.setattr(service_module, "replayed", slowly)
    monkeypatch.setattr(gate, "address_of", lambda connection: connection.headers.get("x-forwarded-for", "192.0.2.2"))
    with ThreadPoolExecutor(THREADS + 2) as beside:
        uploads = [beside.submit(upload, number) for number in range(THREADS)]
        time.sleep(0.5)
        found = beside.submit(waited.table)
        try:
            assert found.result(20)["seq"] == 0
        finally:
            go_on.set()
        assert [one.result() for one in uploads] == [201] * THREADS
