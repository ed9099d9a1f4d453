"""Garbage, oversized and replayed messages get a 4xx with one sentence, and change nothing."""

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from bridgehead.server.app import LARGEST, Settings, create_app
from tests.server.conftest import SHELF
from tests.server.people import Client

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"{}",
    b'{"seq": -1, "verb": "stop"}',
    b'{"seq": 0, "verb": ""}',
    b'{"seq": 0, "verb": "stop", "arg": 1e400}',
    b'{"seq": 0, "verb": "stop", "arg": 99999999999999999999}',
    b'{"seq": 0, "verb": "stop; drop table moves"}',
    b"\xff\xfe\x00",
    b"[" * 100_000,
]


@pytest.mark.parametrize("path", ["answers", "undo"])
@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_garbage_is_refused_and_changes_nothing(client: Client, path: str, body: bytes) -> None:
    playing = client.begin()
    before = playing.table(0)
    reply = client.http.post(
        f"/api/matches/{playing.match}/{path}",
        content=body,
        headers={"X-Seat-Key": playing.keys[0], "Content-Type": "application/json"},
    )
    assert 400 <= reply.status_code < 500
    detail = reply.json()["detail"]
    assert detail.endswith(".") and "\n" not in detail
    assert playing.table(0) == before


@pytest.mark.parametrize("path", ["", "records", "MATCH/forks"])
def test_garbage_begins_no_match(client: Client, path: str) -> None:
    playing = client.begin()
    playing.play_on()
    before = client.get("/matches/")
    address = f"/api/matches/{path.replace('MATCH', playing.match)}"
    for body in BODIES:
        reply = client.http.post(address, content=body, headers={"Content-Type": "application/json"})
        assert 400 <= reply.status_code < 500, body[:20]
        assert reply.json()["detail"].endswith(".")
        assert client.get("/matches/") == before


def test_a_message_sent_again_changes_nothing(client: Client) -> None:
    """Every request of a whole match comes a second time, at once and when the match is over; so do other seats'."""
    playing = client.begin()
    sent: list[tuple[int, int, str, int]] = []
    while (table := playing.table())["ending"] is None:
        seat = table["question"]["seat"]
        given = (seat, table["seq"], *playing.first(seat))
        first = playing.answer(*given)
        assert playing.answer(*given) == first
        sent.append(given)
    for seat, seq, verb, arg in sent:
        assert playing.answer(seat, seq, verb, arg)["seq"] == table["seq"]
        playing.answer(1 - seat, seq, verb, arg, 409)
        playing.answer(-1, seq, verb, arg, 403)
        client.post(f"/matches/{playing.match}/undo", {"seq": seq}, playing.keys[seat], 409)
    assert playing.table() == table


@pytest.mark.parametrize("declared", [True, False], ids=["declared", "in pieces"])
def test_an_answer_that_is_too_large_is_refused(client: Client, declared: bool) -> None:
    playing = client.begin()
    before = playing.table(0)
    body = b'{"seq": 0, "verb": "' + b"x" * LARGEST + b'"}'
    pieces = body if declared else (body[at : at + 50_000] for at in range(0, len(body), 50_000))
    reply = client.http.post(
        f"/api/matches/{playing.match}/answers",
        content=pieces,
        headers={"X-Seat-Key": playing.keys[0], "Content-Type": "application/json"},
    )
    assert reply.status_code == 413
    assert playing.table(0) == before


def test_a_message_that_is_too_large_is_refused(client: Client) -> None:
    body = b'{"record": {"x": "' + b"x" * LARGEST + b'"}}'
    reply = client.http.post("/api/matches/records", content=body, headers={"Content-Type": "application/json"})
    assert reply.status_code == 413
    assert reply.json()["detail"].endswith(".")


@pytest.mark.parametrize("query", ["lang=xx", "log=-1", "log=many", "undos=1e9"])
def test_a_query_that_makes_no_sense_is_refused(client: Client, query: str) -> None:
    reply = client.http.get(f"/api/matches/{client.begin().match}?{query}")
    assert reply.status_code == 400
    assert reply.json()["detail"].endswith(".")


def test_another_host_name_is_refused_on_the_loopback_address(tmp_path: Path) -> None:
    """A page elsewhere whose name points here must not reach the table; a browser names the port too."""
    from bridgehead.server.serve import _hosts

    app = create_app(Settings(f"sqlite:///{tmp_path}/hosts.sqlite", SHELF, hosts=_hosts("127.0.0.1", 1944)))
    with TestClient(app) as browser:
        for host in ("127.0.0.1:1944", "localhost:1944", "localhost"):
            assert browser.get("/api/games", headers={"host": host}).status_code == 200
        for host in ("evil.example", "evil.example:1944", "127.0.0.1:80"):
            reply = browser.get("/api/games", headers={"host": host})
            assert reply.status_code == 421 and "its own address" in reply.json()["detail"]
            with (
                pytest.raises(WebSocketDisconnect) as closed,
                browser.websocket_connect("/api/matches/none/live", headers={"host": host}) as line,
            ):
                line.send_text("{}")
                line.receive_text()
            assert closed.value.code == 4403
    assert _hosts("0.0.0.0", 1944) == ()
