"""People who talk at a table: what they say and hear, by what names, and the live line on which they hear it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bridgehead.server.keeping.rows import MatchRow, SeatRow, hashed
from tests.server.people import PATIENCE, Client, Json
from tests.server.test_secrets import service_of


def say(client: Client, match: str, key: str, text: str, status: int | None = None) -> Json:
    reply: Json = client.post(f"/matches/{match}/talk", {"text": text}, key, status)
    return reply


def heard(client: Client, match: str, key: str, **query: Any) -> list[str]:
    return [one["text"] for one in client.get(f"/matches/{match}/talk", key, **query)["said"]]


def names(client: Client, match: str, key: str = "") -> list[str]:
    return [seat["name"] for seat in client.get(f"/matches/{match}", key)["seats"]]


def file_of(client: Client) -> Path:
    return Path(service_of(client).store.url.removeprefix("sqlite+aiosqlite:///"))


@contextmanager
def line(client: Client, match: str, key: str, said: int | None = 0) -> Iterator[Any]:
    """The live line of a seat that talks; the table it begins with has been read."""
    with client.http.websocket_connect(f"/api/matches/{match}/live") as found:
        found.send_text(json.dumps({"key": key} | ({} if said is None else {"said": said})))
        assert told(found)["type"] == "table"
        yield found


def told(one: Any) -> Json:
    message: Json = json.loads(one.receive_text(timeout=PATIENCE))
    return message


def next_talk(one: Any) -> Json:
    """What is said next; tables in between are passed over."""
    while (message := told(one))["type"] != "talk":
        assert message["type"] == "table", message
    talk: Json = message["talk"]
    return talk


def a_row() -> MatchRow:
    seats = [SeatRow(0, "person", key=hashed("left")), SeatRow(1, "person", key=hashed("right"))]
    return MatchRow("m", "toy", 1, "short", {}, 1, seats=seats)


def people(client: Client, match: str, key: str) -> dict[int, Json]:
    return {one["seat"]: one for one in client.get(f"/matches/{match}/talk", key)["people"]}
