"""What comes from outside, and what is damaged: it never takes the list of matches with it, and never names a file."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from bridgehead import registry
from bridgehead.engine.play.match import Match
from bridgehead.server.app import Settings, create_app
from bridgehead.server.beginning import check_own
from tests.server.conftest import SHELF
from tests.server.people import PERSON, Client, Json, Playing
from tests.server.shelf import game
from tests.server.test_secrets import service_of


def own_record(name: str, key: str = "toy", data: Json | None = None, **change: object) -> Json:
    """The record of a match of a player's own scenario that has just begun."""
    loaded = game(key)
    match = Match(loaded, loaded.own_setup({"cards": 2} if data is None else data, "mine"), seed=3)
    record: Json = {**json.loads(match.record.text()), "scenario": name, **change}
    return record


@pytest.mark.parametrize(
    "name",
    [
        "😀" * 199,
        "../../secret",
        "/etc/passwd",
        "a" * 41,
        "",
        "a b",
        "a\n",
        "..",
        ".toml",
        "mine.toml.toml",
        "é",
        "a/b",
    ],
    ids=lambda name: name[:12],
)
def test_a_name_that_is_no_plain_name_is_refused_and_the_list_stays(client: Client, name: str) -> None:
    before = client.get("/matches/")
    refusal = client.post("/matches/records", {"record": own_record(name)}, status=400)
    assert "letters, digits and hyphens" in refusal["detail"]
    assert client.get("/matches/") == before


@pytest.mark.parametrize("board", ["../../../secret", "/etc/passwd", "arnhem", 7, ["arnhem"], {"a": 1}])
def test_a_board_that_is_none_of_the_games_is_no_board(client: Client, board: object) -> None:
    """What own data says of a board is looked up among the game's boards, and never opened as a file."""
    made = client.post("/matches/records", {"record": own_record("mine", data={"cards": 2, "board": board})})
    assert client.get(f"/matches/{made['match']}")["board"] == ""
    assert [one["board"] for one in client.get("/matches/")["going"]] == [""]


def test_an_own_scenario_on_a_shipped_board_is_shown_on_it(client: Client) -> None:
    loaded = game("airborne")
    data = {**loaded.shipped("merville"), "turns": 9}
    record = json.loads(Match(loaded, loaded.own_setup(data, "mine"), seed=3).record.text())
    made = client.post("/matches/records", {"record": record})
    assert client.get(f"/matches/{made['match']}")["board"] == "merville"


def test_what_is_not_to_the_letter_what_is_shipped_is_shown_as_a_players_own(client: Client) -> None:
    made = client.post("/matches/records", {"record": own_record("short")})
    for shown in (client.get(f"/matches/{made['match']}"), client.get("/matches/")["going"][0]):
        assert shown["scenario"]["text"] == "A player’s own scenario: short"
    french = client.get("/matches/", lang="fr")["going"][0]
    assert french["scenario"]["text"] == "Le scénario d’un joueur : short"


def test_shipped_data_under_its_own_name_is_the_shipped_scenario(client: Client) -> None:
    playing = client.begin()
    playing.play_on()
    record = client.get(f"/matches/{playing.match}/record")
    assert record["scenario_data"] is None
    given = {**record, "scenario_data": game("toy").shipped("short")}
    made = client.post("/matches/records", {"record": given})
    assert client.get(f"/matches/{made['match']}")["scenario"] == playing.table()["scenario"]
    assert client.get(f"/matches/{made['match']}/record")["scenario_data"] is None


@pytest.mark.parametrize("notes", ["x" * 200_000, [[]] * 30_000, {"a": [{}] * 30_000}], ids=["text", "list", "table"])
def test_an_own_scenario_that_is_too_large_is_refused_since_all_would_wait_for_the_list(
    client: Client, notes: object
) -> None:
    """It is read and compared wherever its match is listed: thirty of a megabyte made the list take six seconds."""
    loaded = game("airborne")
    match = Match(loaded, loaded.own_setup({**loaded.shipped("merville"), "notes": notes}, "merville"), seed=3)
    given = {"record": json.loads(match.record.text())}
    refusal = client.post("/matches/records", given, status=422)
    assert "own scenario has 150000 signs and 20000 values at most" in refusal["detail"]
    assert client.get("/matches/")["going"] == []


@pytest.mark.parametrize("key", registry.games())
def test_every_scenario_of_ours_with_its_board_is_small_enough_to_be_altered_and_uploaded(key: str) -> None:
    loaded = game(key)
    for scenario in loaded.info.scenarios:
        data = loaded.shipped(scenario)
        board = loaded.board_key(data)
        brought = {"board": loaded.printed_board(board).data} if board else {}
        check_own(json.loads(json.dumps({**data, **brought}, default=str)))


# --- a damaged database ---

DAMAGES = {
    "options that are no JSON": "update matches set options = '{' where id = ?",
    "options that are no table": "update matches set options = '[]' where id = ?",
    "text that is not UTF-8": "update matches set scenario = cast(x'ff' as text) where id = ?",
    "a scenario that is a path": "update matches set scenario = '../../../x' where id = ?",
    "a scenario of 800 bytes": "update matches set scenario = printf('%.400c', 'é') where id = ?",
    "own data that is no table": "update matches set scenario_data = '[1]' where id = ?",
    "a seat too few": "delete from seats where seat = 1 and match = ?",
    "no seats": "delete from seats where match = ?",
    "a seat of nobody": "update seats set seat = 7 where seat = 1 and match = ?",
    "another game": "update matches set game = 'chess' where id = ?",
    "a tape of letters": "update matches set tape = '[\"x\"]' where id = ?",
    "a seed of letters": "update matches set seed = 'x' where id = ?",
    "an answer that is not offered": "update moves set text = 'play:99' where match = ?",
    "an answer that is a number": "update moves set text = 7 where match = ?",
    "a time of letters": "update matches set changed = 'x' where id = ?",
    "a beginning of bytes": "update matches set created = x'ff' where id = ?",
    "a turn of letters": "update matches set turn = 'x' where id = ?",
    "an outcome that is none": "update matches set outcome = x'00' where id = ?",
    "an offer of nobody": "update matches set offer = 'x y' where id = ?",
    "an offer that says more": "update matches set offer = '0 1 2 3' where id = ?",
    "a next match without seats": "update matches set sequel = 'x y' where id = ?",
    "a next match that has no name": "update matches set sequel = ' 0:1' where id = ?",
    "a time for answers that is none": "update matches set days = -3 where id = ?",
    "taking back by nobody": "update matches set taking_back = 'x 2' where id = ?",
    "taking back of which nobody knows what became": "update matches set taking_back = '0 2 x' where id = ?",
    "another access": "update matches set access = 'x' where id = ?",
    "another undo": "update matches set undo = 'x' where id = ?",
    "a respite of letters": "update matches set respite = 'x' where id = ?",
    "a seat of another kind": "update seats set kind = 'king' where seat = 1 and match = ?",
    "a name of bytes": "update seats set name = x'ff' where seat = 1 and match = ?",
    "an answer of nobody": "update moves set seat = 7 where match = ?",
    "an answer at no time": "update moves set at = 'x' where match = ?",
    "an answer that is no text": "update moves set text = cast(x'ff' as text) where match = ?",
    "an undo of letters": "update moves set text = 'x', undo = 1 where match = ?",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_one_damaged_match_is_refused_by_itself_and_the_list_stays(tmp_path: Path, damage: str) -> None:
    with served(tmp_path) as client:
        good, bad = client.begin(), client.begin()
        for playing in (good, bad):
            playing.play_on(2)
    hurt(tmp_path, DAMAGES[damage], bad.match)
    with served(tmp_path) as client:
        assert good.match in [one["match"] for one in client.get("/matches/")["going"]]
        held = [{"match": playing.match, "key": playing.keys[0]} for playing in (good, bad)]
        assert good.match in [one["match"] for one in client.post("/matches/mine", {"held": held})["going"]]
        reply = client.http.get(f"/api/matches/{bad.match}")
        assert reply.status_code in (404, 409), reply.text
        assert reply.json()["detail"].endswith(".") and "\n" not in reply.json()["detail"]
        assert client.get(f"/matches/{good.match}")["seq"] == 2


@pytest.mark.parametrize(
    "damage", ["a seat too few", "a seat of nobody", "a seat of another kind", "a time of letters"]
)
def test_a_match_that_is_damaged_while_it_is_in_memory_is_refused_too(tmp_path: Path, damage: str) -> None:
    with served(tmp_path) as client:
        good, bad = client.begin(), client.begin()
        bad.play_on(2)
        hurt(tmp_path, DAMAGES[damage], bad.match)
        for path in ("", "/replay?at=0"):
            reply = client.http.get(f"/api/matches/{bad.match}{path}", headers={"X-Seat-Key": bad.keys[0]})
            assert reply.status_code in (200, 409), reply.text
        assert client.get(f"/matches/{bad.match}", status=409)["detail"].endswith(".")
        assert client.get(f"/matches/{good.match}")["seq"] == 0


@pytest.mark.parametrize("damage", ["seen = 'x'", "sat = 'x'", "seen = cast(x'ff' as text)"])
def test_talk_at_a_damaged_match_is_refused_by_itself(tmp_path: Path, damage: str) -> None:
    with served(tmp_path) as client:
        bad = client.begin()
        client.post(f"/matches/{bad.match}/talk", {"text": "hello"}, bad.keys[0])
        hurt(tmp_path, f"update seats set {damage} where match = ?", bad.match)
        assert client.get(f"/matches/{bad.match}/talk", bad.keys[1], status=409)["detail"].endswith(".")
    with served(tmp_path) as client:
        client.get(f"/matches/{bad.match}/talk", bad.keys[1], status=409)


# --- deleting ---


def remove(client: Client, match: str, maker: str, status: int) -> Any:
    reply = client.http.delete(f"/api/matches/{match}", headers={"X-Maker-Key": maker} if maker else {})
    assert reply.status_code == status, reply.text
    return reply


def test_whoever_made_a_match_deletes_it_and_nobody_else(client: Client) -> None:
    body = {"game": "toy", "scenario": "short", "seats": [PERSON, PERSON], "access": "listed"}
    made = client.post("/matches/", body)
    other = client.post("/matches/", body)
    playing = Playing(client, made["match"], made["keys"])
    playing.play_on(2)
    for key in ("", "wrong", made["keys"][0], other["maker"]):
        remove(client, made["match"], key, 403)
    assert playing.table()["seq"] == 2
    remove(client, made["match"], made["maker"], 204)
    client.get(f"/matches/{made['match']}", status=404)
    playing.answer(0, 2, "stop", status=404)
    remove(client, made["match"], made["maker"], 404)
    assert [one["match"] for one in client.get("/matches/")["going"]] == [other["match"]]


def test_a_damaged_match_can_be_deleted(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = client.post("/matches/", {"game": "toy", "scenario": "short", "seats": [PERSON, PERSON]})
    hurt(tmp_path, DAMAGES["text that is not UTF-8"], made["match"])
    with served(tmp_path) as client:
        remove(client, made["match"], made["maker"], 204)


def test_whoever_watches_a_match_that_is_deleted_is_told(client: Client) -> None:
    made = client.post("/matches/", {"game": "toy", "scenario": "short", "seats": [PERSON, PERSON]})
    with client.http.websocket_connect(f"/api/matches/{made['match']}/live") as line:
        line.send_text("{}")
        assert json.loads(line.receive_text())["type"] == "table"
        remove(client, made["match"], made["maker"], 204)
        assert "no match" in json.loads(line.receive_text())["detail"]


def test_a_match_that_another_process_deletes_is_gone_here_too(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        playing = client.begin()
        playing.play_on(1)
        for table in ("moves", "seats", "matches"):
            hurt(tmp_path, f"delete from {table} where {'id' if table == 'matches' else 'match'} = ?", playing.match)
        client.get(f"/matches/{playing.match}", status=404)
        playing.answer(0, 1, "stop", status=404)


class Served:
    def __init__(self, folder: Path) -> None:
        self._client = TestClient(create_app(Settings(f"sqlite:///{folder}/matches.sqlite", SHELF)))

    def __enter__(self) -> Client:
        return Client(self._client.__enter__())

    def __exit__(self, *raised: Any) -> None:
        self._client.__exit__(*raised)


def served(folder: Path) -> Served:
    return Served(folder)


def hurt(folder: Path, statement: str, match: str) -> None:
    with sqlite3.connect(folder / "matches.sqlite") as connection:
        connection.execute(statement, (match,))
    connection.close()


def test_the_locks_of_matches_that_do_not_exist_are_not_kept(client: Client) -> None:
    for number in range(20):
        client.get(f"/matches/nothing{number}", status=404)
    client.begin().table()
    assert not service_of(client).desk._loading
