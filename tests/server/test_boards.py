"""Boards over the wire: those of the games, and those that players bring along with scenarios of their own."""

import asyncio
import copy
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from bridgehead import registry
from bridgehead.engine.play.match import Match
from bridgehead.server import boards
from bridgehead.server.app import Settings, create_app
from bridgehead.server.guarding import gate
from bridgehead.server.thinking import workers
from bridgehead.server.thinking.workers import Workers
from tests.games.airborne.field import GUARDS, PLATOON, group, scenario
from tests.server import shelf
from tests.server.conftest import SHELF
from tests.server.people import PERSON, Client, Json

AIRBORNE = registry.game("airborne")
GROUNDS = ["..ff....", ".fttf...", "....f.~~", "......~~", "........"]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pictures are kept in a folder of the test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield


def own_scenario(**board: object) -> dict[str, object]:
    """A small battle on a board of one's own, with more on the board."""
    sides = [group("airborne", {PLATOON: 1}), group("defender", {GUARDS: 1})]
    data = scenario(GROUNDS, ["A01 A02 B02"], sides)
    (data["board"])["board"] |= board  # type: ignore[index]
    return data


def record_of(game: str, data: dict[str, object], name: str = "mine.toml") -> Json:
    """The record of a match that is about to begin, as `bridgehead play --record` keeps it."""
    known = registry.game(game)
    record: Json = json.loads(Match(known, known.own_setup(data, name), 7).record.text())
    return record


def uploaded(client: Client, record: Json) -> Json:
    """The table of a match that was begun by uploading a record."""
    seats = [PERSON for _ in registry.game(record["game"]).info.seats]
    made = client.post("/matches/records", {"record": record, "seats": seats, "access": "listed"})
    table: Json = client.get(f"/matches/{made['match']}", made["keys"][0])
    return table


def test_the_own_board_of_a_closed_match_is_for_its_seats(client: Client) -> None:
    wanted = {"record": record_of("airborne", own_scenario()), "seats": [PERSON, PERSON], "access": "closed"}
    made = client.post("/matches/records", wanted)
    path = f"/games/airborne/boards/own.{made['match']}"
    assert "for those who play it" in client.get(path, status=403)["detail"]
    assert len(client.get(path, made["keys"][1])["spaces"]) == 40


def test_an_own_board_is_that_of_the_match(client: Client) -> None:
    """Its spaces have the game's numbers, which are not their places on the board."""
    table = uploaded(client, record_of("airborne", own_scenario(title="Bois de Bavent")))
    assert table["board"] == f"own.{table['match']}"
    seen = client.get(f"/games/airborne/boards/{table['board']}")
    assert seen["key"] == table["board"] and len(seen["spaces"]) == 40
    assert [AIRBORNE.rules.name("space", one["space"]) for one in seen["spaces"]] == [
        one["id"] for one in seen["spaces"]
    ]
    wood = next(one for one in seen["spaces"] if one["id"] == "B05")
    assert (wood["space"], wood["terrain"], len(wood["neighbours"])) == (44, "forest", 6)
    offered = {one["space"] for one in table["question"]["options"] if one["space"] >= 0}
    assert offered <= {one["space"] for one in seen["spaces"]}
    (listed,) = client.get("/matches/")["going"]
    assert listed["board"] == table["board"]


def test_the_picture_of_an_own_board_is_drawn_once_for_all_who_bring_it(client: Client) -> None:
    """In both languages; the second match has another address and the same picture."""
    record = record_of("airborne", own_scenario(title="Bois de Bavent", metres=250))
    first, second = [uploaded(client, record)["board"] for _ in range(2)]
    assert first != second
    for lang, words in (("en", "250 metres"), ("fr", "250 mètres")):
        address = client.get(f"/games/airborne/boards/{first}", lang=lang)["picture"]
        drawn = client.http.get(address)
        assert drawn.status_code == 200 and "Bois de Bavent" in drawn.text and words in drawn.text
        assert 'data-space="B05"' in drawn.text
        again = client.http.get(client.get(f"/games/airborne/boards/{second}", lang=lang)["picture"])
        assert again.text == drawn.text
    assert len(list(boards.path_of_pictures().iterdir())) == 2
    assert client.http.get(address[:-1] + "!").status_code == 404


def test_nobody_waits_for_all_the_boards_that_another_brings(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A large one is drawn in twelve seconds."""
    begun: list[str] = []

    async def noted(_workers: Workers, work: Callable[..., Any], *about: Any) -> Any:
        begun.append(next(title for title in ("Mine 0", "Mine 1", "Mine 2", "Theirs") if title in repr(about)))
        await asyncio.sleep(0.5)
        return await asyncio.to_thread(work, *about)

    def drawn(address: str, caller: str) -> int:
        return int(client.http.get(address, headers={"X-Forwarded-For": caller}).status_code)

    titles = ["Mine 0", "Mine 1", "Mine 2", "Theirs"]
    own = [uploaded(client, record_of("airborne", own_scenario(title=title)))["board"] for title in titles]
    pictures = [client.get(f"/games/airborne/boards/{board}")["picture"] for board in own]
    monkeypatch.setattr(Workers, "run", noted)
    monkeypatch.setattr(workers, "_shelf", [shelf])
    monkeypatch.setattr(gate, "address_of", lambda connection: connection.headers.get("x-forwarded-for", ""))
    with ThreadPoolExecutor(4) as beside:
        asked = [beside.submit(drawn, one, "192.0.2.1") for one in pictures[:3]]
        time.sleep(0.3)
        asked.append(beside.submit(drawn, pictures[3], "192.0.2.2"))
        assert [one.result() for one in asked] == [200] * 4
    assert "Theirs" in begun[:2]


def test_lines_of_sight_are_those_of_the_own_board(client: Client) -> None:
    match = uploaded(client, record_of("airborne", own_scenario()))["match"]
    rules = AIRBORNE.rules
    number = {rules.name("space", one): one for one in range(rules.count("space"))}
    blocked = client.get(f"/matches/{match}/sight", here=number["A01"], there=number["A06"])
    assert not blocked["clear"]
    assert client.get(f"/matches/{match}/sight", here=number["E01"], there=number["E06"])["clear"]
    client.get(f"/matches/{match}/sight", here=number["E01"], there=number["F01"], status=404)


def test_an_own_board_is_found_again_by_another_server(tmp_path: Path) -> None:
    """Nothing of it is kept but what is kept of the match."""
    settings = Settings(f"sqlite:///{tmp_path}/kept.sqlite", SHELF)
    with TestClient(create_app(settings)) as http:
        board = uploaded(Client(http), record_of("airborne", own_scenario()))["board"]
    with TestClient(create_app(settings)) as http:
        assert len(Client(http).get(f"/games/airborne/boards/{board}")["spaces"]) == 40


@pytest.mark.parametrize(
    ("game", "scenario", "change"),
    [
        ("pegasus", "historical", {"last_turn": 9}),
        ("remagen", "short", {"turns": 5}),
        ("airborne", "merville", {"turns": 9}),
    ],
)
def test_an_own_scenario_on_a_board_of_the_game_has_that_board(
    client: Client, game: str, scenario: str, change: dict[str, object]
) -> None:
    """It is named, or the game's only one; its picture is the one that every match has."""
    data = {**copy.deepcopy(registry.game(game).shipped(scenario)), **change}
    table = uploaded(client, record_of(game, data))
    known = {one["key"]: one["board"] for one in client.get(f"/games/{game}")["scenarios"]}
    assert table["board"] == known[scenario] != ""
    assert "mine" in table["scenario"]["text"]


def test_a_board_that_is_not_there_is_refused(client: Client) -> None:
    """Nobody's match, a match of another game, and one that is played on a board of the game."""
    own = uploaded(client, record_of("airborne", own_scenario()))["board"]
    printed = client.begin(PERSON, PERSON, game="airborne", scenario="merville").match
    for game, key in (("airborne", "own.nobody00"), ("pegasus", own), ("airborne", f"own.{printed}"), ("tonga", own)):
        for path in (f"/games/{game}/boards/{key}", f"/games/{game}/boards/{key}/0123456789abcdef"):
            client.get(path, status=404)


@pytest.mark.parametrize(
    ("board", "says"),
    [
        ({"raod": [{"hexes": ["A01", "A02"]}]}, "no key 'raod'"),
        ({"grid": ["..?"]}, "row 1 has '?'"),
        ({"road": [{"hexes": ["A01", "C01"]}]}, "A01 and C01"),
        ({"road": [{"hexes": ["A01"]}]}, "at least two"),
    ],
)
def test_a_record_with_a_faulty_board_is_refused_in_one_sentence_about_the_board(
    client: Client, board: dict[str, object], says: str
) -> None:
    record = {**record_of("airborne", own_scenario()), "scenario_data": own_scenario(**board), "digests": {}}
    refusal = client.post("/matches/records", {"record": record}, status=400)["detail"]
    assert refusal.startswith("mine.toml: board: ") and says in refusal and "\n" not in refusal


def test_a_board_that_cannot_be_drawn_says_so_in_one_sentence(client: Client) -> None:
    """The rules need no picture: the match is played, and the table draws plain hexes."""
    table = uploaded(client, record_of("airborne", own_scenario(title=7)))
    seen = client.get(f"/games/airborne/boards/{table['board']}")
    refusal = client.http.get(seen["picture"])
    assert refusal.status_code == 400
    assert refusal.json()["detail"] == "mine.toml: board: board: 'title' is 7; it must be a text."


def test_what_a_player_writes_on_his_board_is_text_and_no_mark_up(client: Client) -> None:
    evil = '<script>alert("1")</script>'
    data = own_scenario(title=evil, place=[{"id": "town", "name": "<b>&", "hexes": ["B03", "B04"]}])
    table = uploaded(client, record_of("airborne", data))
    drawn = client.http.get(client.get(f"/games/airborne/boards/{table['board']}")["picture"]).text
    assert "<script" not in drawn and "&lt;script&gt;" in drawn and "<b>" not in drawn


def test_pictures_of_own_boards_do_not_pile_up(client: Client) -> None:
    """Those of the game stay."""
    folder = boards.path_of_pictures()
    folder.mkdir(parents=True)
    kept = folder / "airborne-merville-0123456789abcdef.svg"
    for file in [kept, *(folder / f"own.airborne-{number:016x}.svg" for number in range(boards.KEPT))]:
        file.write_text("old")
    table = uploaded(client, record_of("airborne", own_scenario()))
    client.http.get(client.get(f"/games/airborne/boards/{table['board']}")["picture"])
    assert len(list(folder.glob("own.*.svg"))) == boards.KEPT and kept.exists()
