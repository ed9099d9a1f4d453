"""Who may ask at all: our own pages and programs, in JSON of the types that were promised, within a time."""

import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from bridgehead.server.app import Settings, create_app
from bridgehead.server.guarding.doors import TOGETHER
from tests.server.conftest import SHELF
from tests.server.hosted import hosted
from tests.server.people import PATIENCE, PERSON, Client, Json

BEGIN: Json = {"game": "toy", "scenario": "short", "seats": [PERSON, PERSON]}

FOREIGN = [
    {"Origin": "http://evil.example"},
    {"Origin": "http://evil.example:80", "Host": "testserver.local"},
    {"Origin": "http://testserver.local:8000"},
    {"Origin": "http://testserver.local.evil.example"},
    {"Origin": "http://[testserver.local"},
    {"Origin": "http://]"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]
OURS = [
    {},
    {"Origin": "http://testserver.local"},
    {"Origin": "https://testserver.local", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "https://table.example", "X-Forwarded-Host": "table.example"},
    {"Sec-Fetch-Site": "none"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_page_of_another_origin_begins_nothing_and_hears_nothing(client: Client, headers: dict[str, str]) -> None:
    playing = client.begin()
    playing.play_on()
    before = client.get("/matches/")
    path = f"/api/matches/{playing.match}"
    posts: list[tuple[str, Any]] = [
        ("/api/matches/", BEGIN),
        ("/api/matches/records", {"record": {}}),
        (f"{path}/answers", {"seq": 0, "verb": "stop"}),
        (f"{path}/undo", {"seq": 0}),
        (f"{path}/forks", {"at": 0, "seats": [PERSON, PERSON]}),
        (f"{path}/seats/0", {}),
        (f"{path}/talk", {"text": "hello"}),
        (f"{path}/name", {"name": "Ann"}),
    ]
    for address, body in posts:
        reply = client.http.post(address, json=body, headers=headers)
        assert reply.status_code == 403 and "another origin" in reply.json()["detail"], address
    assert client.http.delete(path, headers=headers).status_code == 403
    assert client.http.get(f"{path}/review", headers=headers).status_code == 403
    with pytest.raises(WebSocketDisconnect), client.http.websocket_connect(f"{path}/live", headers=headers) as line:
        line.send_text("{}")
        line.receive_text()
    assert client.get("/matches/") == before


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_our_own_pages_and_programs_may(client: Client, headers: dict[str, str]) -> None:
    reply = client.http.post("/api/matches/", json=BEGIN, headers=headers)
    assert reply.status_code == 201
    path = f"/api/matches/{reply.json()['match']}/live"
    with client.http.websocket_connect(path, headers=headers) as line:
        line.send_text("{}")
        assert "table" in line.receive_text()


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
def test_a_body_that_does_not_say_that_it_is_json_is_refused(client: Client, kind: str) -> None:
    before = client.get("/matches/")
    body = b'{"game": "toy", "scenario": "short", "seats": [{"kind": "person"}, {"kind": "person"}]}'
    headers = {"Content-Type": kind} if kind else {}
    reply = client.http.post("/api/matches/", content=body, headers=headers)
    assert reply.status_code == 415 and "application/json" in reply.json()["detail"]
    assert client.get("/matches/") == before
    told = client.http.post("/api/matches/", content=body, headers={"Content-Type": "application/json; charset=utf-8"})
    assert told.status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        {"seq": "0", "verb": "stop"},
        {"seq": 0.0, "verb": "stop", "arg": "0"},
        {"seq": 0, "verb": "stop", "arg": "0"},
        {"seq": True, "verb": "stop"},
        {"seq": 0, "verb": "stop", "arg": False},
        {"seq": 0, "verb": ["stop"]},
        {"seq": None, "verb": "stop"},
    ],
    ids=str,
)
def test_types_are_those_that_the_document_promises(client: Client, body: Json) -> None:
    playing = client.begin()
    if body["seq"] == 0.0 and type(body["seq"]) is float:
        body = {**body, "seq": 0.5}  # 0.0 is a whole number in JSON Schema
    before = playing.table(0)
    client.post(f"/matches/{playing.match}/answers", body, playing.keys[0], status=400)
    assert playing.table(0) == before
    client.post("/matches/", {**BEGIN, "seed": "7"}, status=400)
    client.post("/matches/", {**BEGIN, "advice": 1}, status=400)
    client.post("/matches/", {**BEGIN, "respite": "8"}, status=400)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/a%00b.js",
        "/assets/%ff",
        "/assets/..%2f..%2fetc%2fpasswd",
        "/assets/" + "a" * 5000,
        "/%00",
        "/api/%00",
        "/api/matches/%00",
        "/api/matches/%ff%fe",
        "/api/matches/" + "a" * 5000,
        "/api/games/%00",
        "/api/games/airborne/boards/%00",
        "/api/games/airborne/boards/..%2fboard/0123456789abcdef",
        "/api/matches/?lang=%ff",
        "/api/games/faces?face=%ff%00",
    ],
    ids=lambda path: path[:30],
)
def test_addresses_that_make_no_sense_are_refused(tmp_path: Path, path: str) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("the table")
    with TestClient(create_app(Settings(f"{tmp_path}/m.sqlite", SHELF, web=tmp_path / "web"))) as http:
        reply = http.get(path)
        assert 400 <= reply.status_code < 500 or "faces" in path, reply.text
        assert http.get("/").text == "the table"


@pytest.mark.parametrize("body", [b"\xff", b'{"seq": 0, "verb": "\xff"}', b'{"seq": 0, "verb": "\\ud800"}', b"\x00"])
def test_bodies_that_are_no_text_are_refused(client: Client, body: bytes) -> None:
    playing = client.begin()
    headers = {"X-Seat-Key": playing.keys[0], "Content-Type": "application/json"}
    for path in (f"{playing.match}/answers", f"{playing.match}/undo", "records", ""):
        reply = client.http.post(f"/api/matches/{path}", content=body, headers=headers)
        assert reply.status_code == 400 and reply.json()["detail"].endswith("."), reply.text
    for key in (b"\xff\xfe", b"k" * 61):
        reply = client.http.get(f"/api/matches/{playing.match}", headers={b"X-Seat-Key": key})
        assert reply.status_code in (400, 403)


@pytest.mark.parametrize("host", ["testserver.local:many", "testserver.local:1, evil", "[::1"])
def test_a_host_that_makes_no_sense_is_no_failure_of_the_server(client: Client, host: str) -> None:
    for path in ("/api/nothing", "/nothing", "/api/games/"):
        reply = client.http.get(path, headers={"Host": host, "Accept": "text/html"})
        assert reply.status_code < 500, reply.text


def test_no_cache_on_the_way_keeps_what_a_seat_was_told(client: Client) -> None:
    """It hangs on the key that came with the request, which is no part of the address."""
    playing = client.begin()
    for path in ("", "/replay?at=0", "/turns", "/dice", "/talk", "/odds?verb=stop"):
        key = playing.keys[playing.table()["question"]["seat"]]
        reply = client.http.get(f"/api/matches/{playing.match}{path}", headers={"X-Seat-Key": key})
        assert (reply.status_code, reply.headers["Cache-Control"]) == (200, "no-store"), path


def test_a_key_that_is_half_a_letter_is_refused_on_the_live_line(client: Client) -> None:
    playing = client.begin()
    with client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        line.send_text('{"key": "\\ud800"}')
        assert "refusal" in line.receive_text()


def test_half_open_requests_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the second on a connection, and one whose body does not come; a live line stays open."""
    monkeypatch.setenv("BRIDGEHEAD_PATIENCE", "1")
    with hosted(f"sqlite:///{tmp_path}/matches.sqlite") as (address, _):
        port = int(address.rsplit(":", 1)[1])
        halves = [b"", b"GET ", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "]
        whole = b"GET /api/games/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
        doors = [opened(port, half) for half in halves]
        late = opened(
            port,
            b"POST /api/matches/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b'Content-Length: 50\r\n\r\n{"game": ',
        )
        again = opened(port, whole)
        assert again.recv(100).startswith(b"HTTP/1.1 200")
        again.sendall(halves[2])
        assert late.recv(100).startswith(b"HTTP/1.1 408")
        for door in [*doors, again, late]:
            while door.recv(1_000_000):
                pass  # until the server closes it
        assert opened(port, whole).recv(100).startswith(b"HTTP/1.1 200")


def test_a_connection_on_which_nothing_is_read_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRIDGEHEAD_PATIENCE", "1")
    with hosted(f"sqlite:///{tmp_path}/matches.sqlite") as (address, _):
        port = int(address.rsplit(":", 1)[1])
        plain = {"Accept-Encoding": "identity"}
        whole = len(httpx.get(f"{address}/api/openapi.json", headers=plain, timeout=PATIENCE).content)
        times = 20_000_000 // whole  # more than the system takes in between
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            door.connect(("127.0.0.1", port))
            door.settimeout(PATIENCE)
            door.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * times)
            time.sleep(8)
            read = 0
            with suppress(ConnectionError):
                while some := door.recv(1_000_000):
                    read += len(some)
            assert read < times * whole


def test_one_caller_has_only_so_many_connections_open(tmp_path: Path) -> None:
    """A proxy on this machine, which brings everybody's, has as many as it likes; and others are not hindered."""
    whole = b"GET /api/games/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with hosted(f"sqlite:///{tmp_path}/matches.sqlite") as (address, _):
        port = int(address.rsplit(":", 1)[1])
        doors = [opened(port, b"", "127.0.0.2") for _ in range(TOGETHER)]
        refused = opened(port, b"", "127.0.0.2")
        assert b"Too many connections" in refused.recv(1000)
        assert opened(port, whole, "127.0.0.3").recv(100).startswith(b"HTTP/1.1 200")
        proxied = [opened(port, b"") for _ in range(TOGETHER + 1)]
        assert opened(port, whole).recv(100).startswith(b"HTTP/1.1 200")
        for door in [*doors[:2], *proxied, refused]:
            door.close()
        end = time.monotonic() + PATIENCE
        while not (again := opened(port, whole, "127.0.0.2").recv(100)).startswith(b"HTTP/1.1 200"):
            assert b"429" in again and time.monotonic() < end


def opened(port: int, sent: bytes, caller: str = "") -> socket.socket:
    door = socket.create_connection(("127.0.0.1", port), PATIENCE, (caller, 0))
    door.sendall(sent)
    return door
