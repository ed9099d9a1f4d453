"""Messages of people at a table: who reads and writes what, what cannot be written, and how much."""

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from bridgehead.server.acts import talking as talking_module
from bridgehead.server.acts.talking import A_MINUTE
from bridgehead.server.guarding.letters import LONGEST_MESSAGE
from bridgehead.server.keeping import talks as talks_module
from bridgehead.server.keeping.rows import hashed
from bridgehead.server.keeping.store import Store
from bridgehead.server.keeping.talks import Full, Talks, TooFast
from tests.server.people import PERSON, RANDOM, Client, Playing
from tests.server.talkers import a_row, file_of, heard, people, say
from tests.server.test_seating import INVITED, OPEN, begin, maker_posts
from tests.server.test_secrets import service_of

# --- messages: who may read and write ---


def test_the_seats_of_a_match_talk_to_each_other(client: Client) -> None:
    made = begin(client, PERSON, PERSON)
    match, (left, right) = made["match"], made["keys"]
    say(client, match, left, "Good luck!")
    reply = say(client, match, right, "  And to you <b>all</b> 👍🏽  ")
    assert [(one["number"], one["seat"], one["text"]) for one in reply["said"]] == [
        (1, 0, "Good luck!"),
        (2, 1, "And to you <b>all</b> 👍🏽"),
    ]
    assert heard(client, match, left) == heard(client, match, right)
    assert heard(client, match, left, after=1) == ["And to you <b>all</b> 👍🏽"]


def test_they_talk_when_one_has_resigned_too(client: Client) -> None:
    """The row that ended the match is no answer."""
    playing = client.begin(PERSON, PERSON)
    seat = playing.table()["question"]["seat"]
    playing.answer(seat, 0, *playing.first(seat))
    client.post(f"/matches/{playing.match}/resign", {}, playing.key(1))
    say(client, playing.match, playing.key(1), "Well played.")
    assert heard(client, playing.match, playing.key(0)) == ["Well played."]


@pytest.mark.parametrize("access", ["listed", "link", "closed"])
def test_nobody_else_reads_or_writes(room: Client, access: str) -> None:
    """Not who watches, not the maker by his secret, not a seat of another match, not a guess; also when it is over."""
    made, other = begin(room, PERSON, PERSON, access=access), begin(room, PERSON, PERSON)
    match = made["match"]
    say(room, match, made["keys"][0], "the pillbox is empty")

    def nobody_else() -> None:
        for key in ("", "wrong", made["maker"], other["keys"][0], other["keys"][1], other["maker"]):
            reply = room.get(f"/matches/{match}/talk", key, status=403)
            assert "pillbox" not in json.dumps(reply)
            assert "pillbox" not in json.dumps(say(room, match, key, "hello", status=403))

    nobody_else()
    Playing(room, match, made["keys"]).play_on() if access != "closed" else None
    nobody_else()
    assert heard(room, match, made["keys"][1]) == ["the pillbox is empty"]
    assert heard(room, other["match"], other["keys"][1]) == []


def test_an_invitation_reads_nothing_before_nor_after(client: Client) -> None:
    """Whoever sits down reads what is said from then on; who knows the invitation reads nothing at all."""
    made = begin(client, PERSON, INVITED)
    match, (left, invitation) = made["match"], made["keys"]
    client.get(f"/matches/{match}/talk", invitation, status=403)
    key = client.post(f"/matches/{match}/seats/1", {}, invitation)["key"]
    say(client, match, left, "Welcome")
    client.get(f"/matches/{match}/talk", invitation, status=403)
    assert heard(client, match, key) == ["Welcome"]


def test_who_has_lost_his_seat_reads_nothing_more_and_who_has_it_now_nothing_from_before(client: Client) -> None:
    """Whatever this server has in memory: the seat is looked up with what was said."""
    made = begin(client, PERSON, INVITED)
    match, left = made["match"], made["keys"][0]
    first = client.post(f"/matches/{match}/seats/1", {}, made["keys"][1])["key"]
    say(client, match, left, "between us two")
    assert heard(client, match, first) == ["between us two"]

    async def another_server_gives_the_seat_away() -> None:
        store = Store(str(file_of(client)))
        row = await store.match(match)
        assert row is not None
        await store.take_seat(match, row.seats[1], "invited", hashed("anew"))
        await store.close()

    asyncio.run(another_server_gives_the_seat_away())
    client.get(f"/matches/{match}/talk", first, status=403)
    say(client, match, first, "still here", status=403)
    client.post(f"/matches/{match}/name", {"name": "Ghost"}, first, status=403)
    client.get(f"/matches/{match}", left)
    second = client.post(f"/matches/{match}/seats/1", {}, "anew")["key"]
    assert heard(client, match, second) == []
    say(client, match, left, "hello, you")
    assert heard(client, match, second) == ["hello, you"] and heard(client, match, left)[0] == "between us two"


def test_there_must_be_somebody_to_talk_to(client: Client) -> None:
    """Not one of our players, and not a seat that is free or to which somebody is invited."""
    for other in (RANDOM, OPEN, INVITED):
        made = begin(client, PERSON, other)
        assert not client.get(f"/matches/{made['match']}/talk", made["keys"][0])["open"]
        assert "nobody else" in say(client, made["match"], made["keys"][0], "hello?", status=409)["detail"]
    made = begin(client, PERSON, PERSON)
    assert client.get(f"/matches/{made['match']}/talk", made["keys"][0])["open"]


def test_when_a_match_is_over_one_may_still_talk(client: Client) -> None:
    """However it ended: played out, or by a word of one of the two; also on a server that reads it anew."""
    for ends in ("played", "resigned"):
        playing = client.begin()
        playing.answer(0, 0, *playing.first(0))
        if ends == "played":
            playing.play_on()
        else:
            client.post(f"/matches/{playing.match}/resign", {}, playing.keys[1])
        for _ in range(2):
            say(client, playing.match, playing.keys[0], "Well played")
            service_of(client).desk.forget(playing.match)
        assert heard(client, playing.match, playing.keys[1]) == ["Well played"] * 2
        assert people(client, playing.match, playing.keys[1])[0]["answered"] > 0


def test_the_list_of_ones_own_matches_tells_what_the_other_has_said(client: Client) -> None:
    """To the key of a seat alone: not to the maker, nor of what one said oneself or was said before one sat down."""
    made = begin(client, PERSON, INVITED, access="listed")
    match, (left, invitation) = made["match"], made["keys"]

    def said(key: str) -> int:
        (row,) = client.post("/matches/mine", {"held": [{"match": match, "key": key}]})["going"]
        number: int = row["said"]
        return number

    right = client.post(f"/matches/{match}/seats/1", {}, invitation)["key"]
    assert (said(left), said(right)) == (0, 0)
    say(client, match, left, "one")
    say(client, match, left, "two")
    assert (said(left), said(right), said(made["maker"])) == (0, 2, 0)
    say(client, match, right, "three")
    assert (said(left), said(right)) == (3, 2)
    other = begin(client, PERSON, PERSON)
    held = [{"match": match, "key": made["maker"]}, {"match": other["match"], "key": other["keys"][0]}]
    assert [row["said"] for row in client.post("/matches/mine", {"held": held})["going"]] == [0, 0]
    assert [row["said"] for row in client.get("/matches/")["going"]] == [0]


# --- messages: what may be written, and how much ---


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   \n ",
        "x" * (LONGEST_MESSAGE + 1),
        "one\ntwo",
        "one\u2028two",
        "a\x00b",
        "a\x1b]0;title\x07",
        "abc\u202edef",
        "abc\u2066def",
        "abc\u200edef",
        "a\ufeffb",
        "a\u200bb",
        "\u200d\u200c",
        "\u3164",
        "a" + "\u0301" * 20,
        "\U000e0041\U000e0042",
        "\ue000",
        "a\u2065b",  # nothing as yet, but will be invisible
        "a\ufff0b",
        "a\U000e0080b",
        "a\ufffeb",  # never to be anything
        "a\ufdd0",
    ],
    ids=ascii,
)
def test_a_message_is_plain_text_on_one_line(room: Client, text: str) -> None:
    made = begin(room, PERSON, PERSON)
    detail = say(room, made["match"], made["keys"][0], text, status=400)["detail"]
    assert detail.endswith(".") and detail.isprintable()
    assert heard(room, made["match"], made["keys"][0]) == []


@pytest.mark.parametrize(
    "text", ["👩‍👩‍👧‍👦 ❤️ 1️⃣", "می‌خواهم", "<img src=x onerror=alert(1)>", "https://example.org", "é" * 280]
)
def test_any_other_line_is_kept_as_it_is_written(room: Client, text: str) -> None:
    made = begin(room, PERSON, PERSON)
    say(room, made["match"], made["keys"][0], text)
    assert heard(room, made["match"], made["keys"][1]) == [text]


@pytest.mark.parametrize(
    "body", [{}, {"text": 5}, {"text": None}, {"text": ["a"]}, [], "hello", {"text": "x" * 2001}], ids=str
)
def test_a_message_of_another_form_is_refused(room: Client, body: Any) -> None:
    made = begin(room, PERSON, PERSON)
    reply = room.post(f"/matches/{made['match']}/talk", body, made["keys"][0], status=400)
    assert "\n" not in reply["detail"]
    room.post(f"/matches/{made['match']}/name", body, made["keys"][0], status=400)


def test_a_seat_says_only_so_much_within_a_minute(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told how long to wait, and the other seat is not hindered."""
    now = [1000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    made = begin(client, PERSON, PERSON)
    match, (left, right) = made["match"], made["keys"]
    for number in range(A_MINUTE):
        now[0] += 1
        say(client, match, left, f"{number}")
    reply = client.http.post(f"/api/matches/{match}/talk", json={"text": "more"}, headers={"X-Seat-Key": left})
    assert reply.status_code == 429 and reply.headers["Retry-After"] == str(60 - A_MINUTE + 1)
    assert reply.json()["detail"].endswith(f"wait {60 - A_MINUTE + 1} seconds.")
    say(client, match, right, "you talk a lot")
    now[0] += 60 - A_MINUTE + 1
    say(client, match, left, "more")
    say(client, match, left, "and more", status=429)
    assert len(heard(client, match, right)) == A_MINUTE + 2


def test_a_clock_that_was_set_back_silences_nobody(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10_000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    made = begin(client, PERSON, PERSON)
    for number in range(A_MINUTE):
        say(client, made["match"], made["keys"][0], f"{number}")
    now[0] -= 3600
    say(client, made["match"], made["keys"][0], "so early")


def test_only_so_many_messages_are_kept_and_the_oldest_stay(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talks_module, "MOST", 3)
    monkeypatch.setattr(talking_module, "A_MINUTE", 100)
    made = begin(client, PERSON, PERSON)
    for number in range(3):
        say(client, made["match"], made["keys"][0], f"{number}")
    say(client, made["match"], made["keys"][1], "one more", status=409)
    assert heard(client, made["match"], made["keys"][1]) == ["0", "1", "2"]


def test_many_at_once_are_numbered_one_after_another_and_none_goes_beyond_the_limit(tmp_path: Path) -> None:
    """Two servers, thirty messages of a seat at the same time: so many as are allowed, each with its number."""

    async def race() -> tuple[list[int], list[BaseException | None]]:
        database = str(tmp_path / "m.sqlite")
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        row = a_row()
        await stores[0].add_match(row, [])
        talks = [Talks(store) for store in stores]
        each = [talks[number % 2].say("m", "left", f"{number}", A_MINUTE) for number in range(30)]
        done = await asyncio.gather(*each, return_exceptions=True)
        said = (await talks[1].heard("m", "right", 0)).said
        for store in stores:
            await store.close()
        return [one.number for one in said], list(done)

    numbers, done = asyncio.run(race())
    assert numbers == list(range(1, A_MINUTE + 1))
    assert sum(one is None for one in done) == A_MINUTE
    assert all(isinstance(one, TooFast) for one in done if one is not None)


def test_what_was_said_goes_with_the_match(client: Client) -> None:
    made = begin(client, PERSON, PERSON)
    match = made["match"]
    say(client, match, made["keys"][0], "burn this")
    assert client.http.delete(f"/api/matches/{match}", headers={"X-Maker-Key": made["maker"]}).status_code == 204
    client.get(f"/matches/{match}/talk", made["keys"][0], status=404)
    with sqlite3.connect(file_of(client)) as connection:
        assert connection.execute("select count(*) from messages").fetchone() == (0,)


def test_messages_beyond_the_last_are_refused_by_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talks_module, "MOST", 2)

    async def fill() -> None:
        store = Store(str(tmp_path / "m.sqlite"))
        await store.open()
        await store.add_match(a_row(), [])
        talks = Talks(store)
        for _ in range(2):
            await talks.say("m", "left", "a", 100)
        with pytest.raises(Full):
            await talks.say("m", "right", "b", 100)
        await store.close()

    asyncio.run(fill())


def test_an_invitation_withdrawn_by_its_maker_ends_what_it_could_read(client: Client) -> None:
    made = begin(client, PERSON, INVITED)
    path = f"/matches/{made['match']}/seats/1"
    new = maker_posts(client, f"{path}/invitation", made["maker"], 201)["key"]
    for key in (made["keys"][1], new):
        client.get(f"/matches/{made['match']}/talk", key, status=403)
