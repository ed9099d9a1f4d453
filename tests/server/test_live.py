"""The live line: who hears what, and when."""

import json
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.people import PATIENCE, Client


def test_a_move_is_heard_by_all_who_watch(client: Client) -> None:
    playing = client.begin()
    path = f"/api/matches/{playing.match}/live"
    with client.http.websocket_connect(path) as other, client.http.websocket_connect(path) as watching:
        other.send_text(json.dumps({"key": playing.keys[1]}))
        watching.send_text("{}")
        assert heard(other)["seat"], heard(watching)["seat"] == (1, -1)
        table = playing.answer(0, 0, *playing.first(0))
        assert heard(other)["seq"] == 1
        assert heard(watching)["seen"]["turn"] == table["seen"]["turn"]


def test_a_line_hears_only_new_rows_of_the_log(client: Client) -> None:
    playing = client.begin()
    with client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        line.send_text("{}")
        length = len(heard(line)["log"]["rows"])
        for _ in range(4):
            playing.play_on(1)
            log = heard(line)["log"]
            assert log["start"] == length
            length += len(log["rows"])
    assert playing.table()["log"]["rows"][:length] and length > 0


def test_the_language_changes_at_once(client: Client) -> None:
    playing = client.begin()
    with client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        line.send_text(json.dumps({"key": playing.keys[0]}))
        assert heard(line)["undo"]["reason"] == "There is nothing to take back."
        line.send_text(json.dumps({"key": playing.keys[0], "lang": "fr"}))
        assert heard(line)["undo"]["reason"] == "Il n’y a rien à reprendre."


@pytest.mark.parametrize(
    "rubbish", ["", "[]", "null", "{", '{"key": 5}', '{"lang": "de"}', '{"log": -1}', '{"key": "' + "k" * 61 + '"}']
)
def test_what_cannot_be_understood_is_refused_in_one_sentence_and_the_line_stays(client: Client, rubbish: str) -> None:
    playing = client.begin()
    before = playing.table(0)
    with client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        line.send_text(rubbish)
        refusal = json.loads(line.receive_text())
        assert refusal["type"] == "refusal"
        assert "\n" not in refusal["detail"]
        line.send_text("{}")
        assert heard(line)["seat"] == -1
    assert playing.table(0) == before


def test_a_line_that_sends_only_rubbish_is_closed(client: Client) -> None:
    playing = client.begin()
    line = client.http.websocket_connect(f"/api/matches/{playing.match}/live")
    with line, pytest.raises(WebSocketDisconnect):
        for _ in range(60):
            line.send_text("rubbish")
            line.receive_text()


@pytest.mark.parametrize("match, key", [("nothing", ""), ("", "a-key-that-opens-nothing")])
def test_an_unknown_match_or_key_ends_the_line_with_a_sentence(client: Client, match: str, key: str) -> None:
    match = match or client.begin().match
    with client.http.websocket_connect(f"/api/matches/{match}/live") as line:
        line.send_text(json.dumps({"key": key}))
        assert json.loads(line.receive_text())["type"] == "refusal"
        with pytest.raises(WebSocketDisconnect):
            line.receive_text()


def heard(line: Any) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(line.receive_text(timeout=PATIENCE))
    assert message["type"] == "table", message
    table: dict[str, Any] = message["table"]
    return table
