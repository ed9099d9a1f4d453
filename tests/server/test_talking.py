"""People at a table: names, messages, when they were there. Who reads and writes what, and what cannot be written."""

import asyncio
import json
import sqlite3
import time
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from bridgehead.server.acts import talking as talking_module
from bridgehead.server.acts.talking import A_MINUTE
from bridgehead.server.app import Settings, create_app
from bridgehead.server.guarding.letters import LONGEST_MESSAGE, LONGEST_NAME
from bridgehead.server.keeping import talks as talks_module
from bridgehead.server.keeping.rows import MatchRow, SeatRow, hashed
from bridgehead.server.keeping.store import Store
from bridgehead.server.keeping.talks import Full, Talks, TooFast
from bridgehead.server.routes import live as live_line
from tests.server.conftest import SHELF
from tests.server.people import PATIENCE, PERSON, RANDOM, Client, Json, Playing
from tests.server.test_seating import INVITED, OPEN, begin, maker_posts
from tests.server.test_secrets import service_of


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server that many tests share, each at a table of its own."""
    folder = tmp_path_factory.mktemp("room")
    with TestClient(create_app(Settings(f"sqlite:///{folder}/matches.sqlite", SHELF))) as http:
        yield Client(http)


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


# --- names ---


def test_whoever_sits_down_says_what_he_is_called(client: Client) -> None:
    """When the match begins and by an invitation; the other seat, who watches and the list see it."""
    made = begin(client, {**PERSON, "name": "Ann"}, INVITED, access="listed")
    match = made["match"]
    assert names(client, match) == ["Ann", ""]
    key = client.post(f"/matches/{match}/seats/1", {"name": "  Zoë  van der Berg "}, made["keys"][1])["key"]
    for one in ("", key, made["keys"][0]):
        assert names(client, match, one) == ["Ann", "Zoë van der Berg"]
    (listed,) = client.get("/matches/")["going"]
    assert [seat["name"] for seat in listed["seats"]] == ["Ann", "Zoë van der Berg"]


def test_a_name_is_changed_by_the_key_of_its_seat_alone(client: Client) -> None:
    made, other = begin(client, PERSON, PERSON), begin(client, PERSON, PERSON)
    path = f"/matches/{made['match']}"
    assert client.post(f"{path}/name", {"name": "Ann"}, made["keys"][0])["name"] == "Ann"
    for key in ("", "wrong", made["maker"], other["keys"][0]):
        client.post(f"{path}/name", {"name": "Eve"}, key, status=403)
    assert names(client, made["match"]) == ["Ann", ""] and names(client, other["match"]) == ["", ""]
    client.post(f"{path}/name", {"name": ""}, made["keys"][0])
    assert names(client, made["match"]) == ["", ""]


def test_who_sits_down_anew_is_not_called_like_whoever_was_invited_before(client: Client) -> None:
    """Nor has an empty seat, or one of our players, any name."""
    made = begin(client, PERSON, {**INVITED, "name": "Nobody"})
    assert names(client, made["match"]) == ["", ""]
    computer = begin(client, PERSON, {**RANDOM, "name": "Deep Blue"})
    assert names(client, computer["match"]) == ["", ""]


@pytest.mark.parametrize(
    "given, kept",
    [
        ("Ann", "Ann"),
        ("  Ann   Lee\n", "Ann Lee"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("O’Neill-Smith 2", "O’Neill-Smith 2"),
        ("Дмитрий", "Дмитрий"),
        ("דָּוִד", "דָּוִד"),
        ("محمد", "محمد"),
        ("李小龍", "李小龍"),
        ("हिन्दी", "हिन्दी"),
        ("Łódź 3.14", "Łódź 3.14"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("   ", ""),
    ],
)
def test_a_name_has_letters_of_any_script(room: Client, given: str, kept: str) -> None:
    """Trimmed, composed (NFC), with single spaces."""
    made = begin(room, PERSON, PERSON)
    found = room.post(f"/matches/{made['match']}/name", {"name": given}, made["keys"][1])["name"]
    assert names(room, made["match"]) == ["", found]
    assert found == unicodedata.normalize("NFC", kept)


ODD_NAMES = [
    "x" * (LONGEST_NAME + 1),
    "<script>alert(1)</script>",
    "Ann\u202egnirts",  # the direction of what follows is turned round
    "\u2067Ann\u2069",
    "Ann\u200bLee",  # zero width
    "Ann\u200dLee",
    "Ann\ufeff Lee",
    "Ann\u00adLee",
    "A\tB",
    "A\nB",
    "A\u2028B",
    "A\x00B",
    "A\x1b[31mB",
    "A\u00a0B",
    "\u3164",  # letters of which nothing is seen
    "\u115f\u1160",
    "Ann\ufe0f",
    "\u0301Ann",  # an accent on nothing
    "A" + "\u0301\u0302\u0303\u0304\u0305\u0306",  # a pile
    "😀",
    "Ann 🏴",
    "-- . --",
    "Ann;DROP",
    "../../etc",
    "a/b",
    "{name}",
    "$name",
    "@all",
    "Staff",
    "ｓｔａｆｆ",  # one of our players, in wide letters
    "RANDOM",
    "General.",  # and in disguises
    "s.t-a f'f",
    "Gеneral",  # with a letter of another alphabet
    "Généràl",
    "generaI",  # with a capital i
    "genera1",
    "ɢᴇɴᴇʀᴀʟ",
    "\ue000",
    "\U000e0041",
]


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_any_other_name_is_refused_in_one_sentence(room: Client, name: str) -> None:
    """By every door, and nothing has changed: nobody sits down, and no match begins."""
    made = begin(room, PERSON, INVITED, access="listed")
    before = room.get("/matches/")
    path = f"/matches/{made['match']}"
    said = [
        room.post(f"{path}/name", {"name": name}, made["keys"][0], status=400)["detail"],
        room.post(f"{path}/seats/1", {"name": name}, made["keys"][1], status=400)["detail"],
        room.post(
            "/matches/", {"game": "toy", "scenario": "short", "seats": [{**PERSON, "name": name}, PERSON]}, status=400
        )["detail"],
    ]
    assert len(set(said)) == 1 and said[0].endswith(".") and said[0].isprintable()
    assert room.get("/matches/") == before
    assert [seat["kind"] for seat in room.get(path)["seats"]] == ["person", "invited"]
    assert names(room, made["match"]) == ["", ""]


def test_why_a_name_is_refused_is_said_in_the_language_of_the_page(client: Client) -> None:
    made = begin(client, PERSON, PERSON)
    reply = client.http.post(
        f"/api/matches/{made['match']}/name?lang=fr",
        json={"name": "<b>"},
        headers={"X-Seat-Key": made["keys"][0]},
    )
    assert reply.status_code == 400
    assert reply.json()["detail"].startswith("Un nom est fait de lettres, de chiffres")


def test_a_name_is_no_part_of_the_record(client: Client) -> None:
    """It is what people call each other, not what was played."""
    playing = client.begin({**PERSON, "name": "Ann"}, {**PERSON, "name": "Ben"})
    say(client, playing.match, playing.keys[0], "Good luck")
    playing.play_on()
    text = json.dumps(client.get(f"/matches/{playing.match}/record", playing.keys[0]))
    assert "Ann" not in text and "Good luck" not in text
    table = playing.table(0)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben"]
    assert "Good luck" not in json.dumps(table) and "Ann" not in json.dumps(table["log"])


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


def a_row() -> MatchRow:
    seats = [SeatRow(0, "person", key=hashed("left")), SeatRow(1, "person", key=hashed("right"))]
    return MatchRow("m", "toy", 1, "short", {}, 1, seats=seats)


def test_what_was_said_goes_with_the_match(client: Client) -> None:
    made = begin(client, PERSON, PERSON)
    match = made["match"]
    say(client, match, made["keys"][0], "burn this")
    assert client.http.delete(f"/api/matches/{match}", headers={"X-Maker-Key": made["maker"]}).status_code == 204
    client.get(f"/matches/{match}/talk", made["keys"][0], status=404)
    with sqlite3.connect(file_of(client)) as connection:
        assert connection.execute("select count(*) from messages").fetchone() == (0,)


# --- the live line ---


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


def people(client: Client, match: str, key: str) -> dict[int, Json]:
    return {one["seat"]: one for one in client.get(f"/matches/{match}/talk", key)["people"]}


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
