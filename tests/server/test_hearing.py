"""The live line of people at a table: what is said is heard at once, and who is there is seen."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from bridgehead.server.app import Settings, create_app
from bridgehead.server.keeping.store import Store
from bridgehead.server.routes import live as live_line
from tests.server.conftest import SHELF
from tests.server.people import PATIENCE, PERSON, Client, Json, Playing
from tests.server.talkers import file_of, line, names, next_talk, people, say, told
from tests.server.test_seating import INVITED, begin


def test_what_is_said_is_heard_at_once_and_only_what_is_new(client: Client) -> None:
    made = begin(client, PERSON, PERSON)
    match, (left, right) = made["match"], made["keys"]
    say(client, match, right, "before")
    with line(client, match, left) as one:
        assert [said["text"] for said in next_talk(one)["said"]] == ["before"]
        say(client, match, right, "now")
        assert [said["text"] for said in until_said(one)] == ["now"]
    with line(client, match, left, said=1) as again:
        assert [said["text"] for said in next_talk(again)["said"]] == ["now"]


def until_said(one: Any) -> list[Json]:
    while not (found := next_talk(one)["said"]):
        pass
    said: list[Json] = found
    return said


def test_a_line_without_a_seat_hears_tables_only(client: Client) -> None:
    """Whatever it claims to know; nor does one of a seat that has not said that it talks."""
    made = begin(client, PERSON, PERSON)
    match, (left, right) = made["match"], made["keys"]
    playing = Playing(client, match, made["keys"])
    with (
        line(client, match, "") as watching,
        line(client, match, right, said=None) as old,
    ):
        say(client, match, left, "psst")
        playing.answer(0, 0, *playing.first(0))
        for one in (watching, old):
            message = told(one)
            assert message["type"] == "table" and message["table"]["seq"] == 1


def test_a_new_name_is_heard_by_all_who_watch(client: Client) -> None:
    made = begin(client, PERSON, PERSON)
    with line(client, made["match"], "") as watching:
        client.post(f"/matches/{made['match']}/name", {"name": "Ben"}, made["keys"][1])
        assert told(watching)["table"]["seats"][1]["name"] == "Ben"


def test_the_line_of_a_seat_that_was_given_away_hears_nothing_more(client: Client) -> None:
    made = begin(client, PERSON, INVITED)
    match, left = made["match"], made["keys"][0]
    key = client.post(f"/matches/{match}/seats/1", {}, made["keys"][1])["key"]
    with line(client, match, key) as one:
        next_talk(one)
        with sqlite3.connect(file_of(client)) as connection:
            connection.execute("update seats set key = 'other' where seat = 1")
        say(client, match, left, "now we are alone")
        while (message := told(one))["type"] == "talk":
            assert message["talk"]["said"] == []
        assert message["type"] == "refusal"


def test_a_file_that_cannot_be_read_for_a_moment_is_looked_at_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else no line at this server ever heard again of what others write."""
    faults = [OperationalError("", {}, sqlite3.OperationalError("database is locked"))] * 2
    signs = Store.signs

    async def faulty(store: Store, wanted: list[str]) -> dict[str, tuple[int, str, int]]:
        if faults:
            raise faults.pop()
        return await signs(store, wanted)

    monkeypatch.setattr(Store, "signs", faulty)
    made = begin(client, PERSON, PERSON)
    with line(client, made["match"], "") as watching:
        while faults:
            time.sleep(0.05)
        with sqlite3.connect(file_of(client)) as connection:  # as another server would
            connection.execute("update seats set name = 'Ann' where seat = 0")
            connection.execute("update matches set told = told + 1")
        assert told(watching)["table"]["seats"][0]["name"] == "Ann"


def test_what_is_said_and_named_at_one_server_is_heard_at_another(tmp_path: Path) -> None:
    """Two that share a file: the line of a seat hears it, that of a spectator hears the name alone."""
    settings = Settings(f"sqlite:///{tmp_path}/shared.sqlite", SHELF)
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as other:
        first, second = Client(one), Client(other)
        made = begin(first, PERSON, PERSON, undo="free")
        match, (left, right) = made["match"], made["keys"]
        with line(second, match, right) as seat, line(second, match, "") as watching:
            next_talk(seat)
            say(first, match, left, "over there?")
            assert [said["text"] for said in until_said(seat)] == ["over there?"]
            first.post(f"/matches/{match}/name", {"name": "Ann"}, left)
            message = told(watching)
            assert message["type"] == "table" and message["table"]["seats"][0]["name"] == "Ann"
        assert names(second, match) == ["Ann", ""]


# --- who is there ---


def test_a_seat_sees_when_the_other_was_there_and_when_he_answered(client: Client) -> None:
    made = begin(client, PERSON, PERSON)
    match, (left, right) = made["match"], made["keys"]
    playing = Playing(client, match, made["keys"])
    other = people(client, match, right)[0]
    assert (other["here"], other["seen"], other["answered"]) == (False, 0.0, 0.0)
    with line(client, match, left) as one:
        next_talk(one)
        other = people(client, match, right)[0]
        assert other["here"] and other["seen"] > 0 and other["seen"] % 60 == 0
        playing.answer(0, 0, *playing.first(0))
        other = people(client, match, right)[0]
        assert other["answered"] >= other["seen"] - 60 and other["answered"] % 60 == 0
    with line(client, match, right) as mine:
        assert not next(one for one in next_talk(mine)["people"] if one["seat"] == 0)["here"]
    client.get(f"/matches/{match}/talk", "", status=403)


def test_who_stays_is_known_to_be_there_and_who_goes_since_when_he_is_not(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is written down again and again, so that it outlives a server that is killed."""
    monkeypatch.setattr(live_line, "STILL_THERE", 0.05)
    made = begin(client, PERSON, PERSON)

    def seen() -> float:
        with sqlite3.connect(file_of(client)) as connection:
            found: float = connection.execute("select seen from seats where seat = 0").fetchone()[0]
            return found

    with line(client, made["match"], made["keys"][0]) as one:
        next_talk(one)
        first = seen()
        until = time.monotonic() + PATIENCE
        while seen() == first:
            assert time.monotonic() < until
            time.sleep(0.05)
        monkeypatch.setattr(live_line, "STILL_THERE", PATIENCE)
        assert people(client, made["match"], made["keys"][1])[0]["here"]
    while people(client, made["match"], made["keys"][1])[0]["here"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert seen() > first


def test_nobody_else_learns_who_is_there(client: Client) -> None:
    """A table and a list say nothing of it, whoever asks."""
    made = begin(client, PERSON, PERSON, access="listed")
    before = client.get(f"/matches/{made['match']}"), client.get("/matches/")
    with line(client, made["match"], made["keys"][0]) as one:
        next_talk(one)
        say(client, made["match"], made["keys"][0], "hello")
        assert (client.get(f"/matches/{made['match']}"), client.get("/matches/")) == before


def test_somebody_who_looks_without_answering_anything_is_not_timed(client: Client) -> None:
    """To have been asked, and to have answered so that nobody may notice, is told by no clock: requests are not counted
    as being there, only an open line is.
    """
    made = begin(client, PERSON, PERSON)
    for _ in range(3):
        client.get(f"/matches/{made['match']}", made["keys"][0])
        client.get(f"/matches/{made['match']}/talk", made["keys"][0])
    assert people(client, made["match"], made["keys"][1])[0]["seen"] == 0.0
