"""A time to answer, where two who are apart agree on one: told before one sits down; who lets it run out loses nothing
until the other claims the match.
"""

import json
import threading
import time
from types import SimpleNamespace

import pytest

from bridgehead.server.acts import ending
from bridgehead.server.clocks import DAY, until
from bridgehead.server.keeping.rows import MatchRow, SeatRow
from tests.server.people import PERSON, RANDOM, Client, Json, Playing
from tests.server.test_ends import asked, resign
from tests.server.test_takebacks import INVITED, answered, apart, undo
from tests.server.test_windows import moments

SEATS = [PERSON, INVITED]


class Later:
    """The clock of whoever judges a claim, put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._by, real = 0.0, time.time
        monkeypatch.setattr(ending, "time", SimpleNamespace(time=lambda: real() + self._by))

    def by(self, days: float) -> None:
        self._by = days * DAY


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def claim(playing: Playing, seat: int, status: int = 200, seq: int | None = None, lang: str = "en") -> Json:
    at = playing.table()["seq"] if seq is None else seq
    path = f"/matches/{playing.match}/claim?lang={lang}"
    found: Json = playing.client.post(path, {"seq": at}, playing.key(seat), status=status)
    return found


def test_who_lets_the_time_run_out_loses_when_the_other_claims_it(client: Client, later: Later) -> None:
    playing = apart(client, days=3)
    answered(playing)
    slow = asked(playing)
    before = playing.table(slow)
    later.by(2.99)
    assert "has not run out" in claim(playing, 1 - slow, 409)["detail"]
    later.by(3.01)
    assert "your own time" in claim(playing, slow, 403)["detail"]
    table = claim(playing, 1 - slow)
    assert table["ending"]["label"] == "lapsed" and table["ending"]["winner"] == 1 - slow
    assert table["ending"]["text"] == "Victory on time: " + table["seats"][1 - slow]["text"]
    assert table["ending"]["by_word"] and table["ending"]["scores"] == []
    assert table["log"]["rows"][-1]["text"] == f"The agreed time to answer has run out: {table['seats'][slow]['text']}."
    assert (table["answers"], table["seq"]) == (before["answers"], before["seq"] + 1)
    assert claim(playing, 1 - slow)["seq"] == table["seq"]
    assert "over already" in claim(playing, slow, 409)["detail"]
    assert "over already" in resign(playing, slow, 409)["detail"]
    undo(playing, slow, 422)


def test_nothing_happens_by_itself(client: Client, later: Later) -> None:
    """However late it is, whoever is asked may answer, and then his time begins anew."""
    playing = apart(client, days=1)
    slow = asked(playing)
    later.by(400)
    assert playing.table()["ending"] is None
    seq = playing.table()["seq"]
    playing.answer(slow, seq, *playing.first(slow))
    reply = claim(playing, 1 - slow, 409, seq)
    assert "nothing has changed" in reply["detail"] and reply["table"]["seq"] == seq + 1
    assert playing.table()["ending"] is None


def test_until_when_there_is_time_is_told_to_all_and_begins_with_each_answer(client: Client) -> None:
    playing = apart(client, days=7, access="listed")
    first = playing.table()["ends"]["until"]
    assert all(playing.table(seat)["ends"]["until"] == first for seat in (0, 1))
    (listed,) = client.get("/matches/")["going"]
    assert listed["until"] == first
    answered(playing)
    second = playing.table()["ends"]["until"]
    assert second > first
    (listed,) = client.get("/matches/")["going"]
    assert listed["until"] == second
    resign(playing, 0)
    assert playing.table()["ends"]["until"] == 0
    assert client.get("/matches/")["over"][0]["until"] == 0


def test_no_time_runs_before_all_have_sat_down(client: Client, later: Later) -> None:
    body = {"game": "toy", "scenario": "short", "seed": 3, "seats": SEATS, "respite": 0, "days": 1}
    made = client.post("/matches/", body)
    playing = Playing(client, made["match"], [made["keys"][0], ""])
    assert playing.table()["ends"]["until"] == 0
    later.by(5)
    assert "No time" in claim(playing, 0, 422)["detail"]
    playing.keys[1] = client.post(f"/matches/{made['match']}/seats/1", {}, made["keys"][1])["key"]
    assert playing.table()["ends"]["until"] > 0
    later.by(0.5)
    assert "has not run out" in claim(playing, 1 - asked(playing), 409)["detail"]


def test_it_is_told_before_one_sits_down_and_is_unusual(client: Client) -> None:
    body = {"game": "toy", "scenario": "short", "seats": SEATS, "days": 3}
    made = client.post("/matches/", body)
    (listed,) = client.post("/matches/mine", {"held": [{"match": made["match"], "key": made["keys"][1]}]})["going"]
    assert listed["agreed"]["days"] == 3 and "days" in listed["agreed"]["unusual"]
    other = client.post("/matches/", {**body, "days": 0})
    table = client.get(f"/matches/{other['match']}")
    assert table["agreed"]["days"] == 0 and "days" not in table["agreed"]["unusual"]


def test_where_none_was_agreed_nothing_can_be_claimed(client: Client, later: Later) -> None:
    playing = apart(client)
    later.by(4000)
    assert playing.table()["ends"]["until"] == 0 and playing.table()["agreed"]["days"] == 0
    assert "No time" in claim(playing, 1 - asked(playing), 422)["detail"]
    assert claim(playing, 1 - asked(playing), 422, lang="fr")["detail"].startswith("Aucun temps")


@pytest.mark.parametrize("seats", [[PERSON, PERSON], [PERSON, RANDOM]])
def test_it_is_for_people_who_are_apart(client: Client, seats: list[Json]) -> None:
    """Our players always answer, and at one screen one sees the other think."""
    body = {"game": "toy", "scenario": "short", "seats": seats, "days": 1}
    assert "two people who are apart" in client.post("/matches/", body, status=422)["detail"]


@pytest.mark.parametrize("days", [2, -1, 1.5, "1", True, 10**9])
def test_other_times_are_refused(client: Client, days: object) -> None:
    client.post("/matches/", {"game": "toy", "scenario": "short", "seats": SEATS, "days": days}, status=400)


def test_nobody_else_may_claim(client: Client, later: Later) -> None:
    playing = apart(client, days=1)
    later.by(2)
    assert "cannot play" in claim(playing, -1, 403)["detail"]
    client.post(f"/matches/{playing.match}/claim", {"seq": playing.table()["seq"]}, "not-a-key", status=403)
    for body in ({}, {"seq": "0"}, {"seq": -1}, {"seq": None}):
        client.post(f"/matches/{playing.match}/claim", body, playing.key(0), status=400)
    assert playing.table()["ending"] is None


def test_a_claim_and_the_answer_that_comes_late_cross_and_one_of_them_is_first(client: Client, later: Later) -> None:
    for _ in range(5):
        playing = apart(client, days=1)
        later.by(2)
        slow = asked(playing)
        said = both_at_once(playing, slow)
        assert sorted(said.values()) == ["200", "409"], said
        assert (playing.table()["ending"] is not None) == (said["claim"] == "200")


def both_at_once(playing: Playing, slow: int) -> dict[str, str]:
    """What an answer of the one and a claim of the other, sent at the same time, are told."""
    verb, arg = playing.first(slow)
    seq, replies = playing.table()["seq"], {}
    sent = {"answers": (slow, {"seq": seq, "verb": verb, "arg": arg}), "claim": (1 - slow, {"seq": seq})}

    def say(path: str) -> None:
        seat, body = sent[path]
        head = {"X-Seat-Key": playing.key(seat)}
        reply = playing.client.http.post(f"/api/matches/{playing.match}/{path}", json=body, headers=head)
        replies[path] = str(reply.status_code)

    both = [threading.Thread(target=say, args=(path,)) for path in sent]
    for one in both:
        one.start()
    for one in both:
        one.join()
    return replies


def test_such_an_end_is_in_the_record_and_the_lists_in_both_languages(client: Client, later: Later) -> None:
    playing = apart(client, days=1, access="listed")
    answered(playing)
    later.by(2)
    slow = asked(playing)
    claim(playing, 1 - slow)
    text = client.get(f"/matches/{playing.match}/record", playing.key(0))
    assert text["end"]["how"] == text["outcome"] == "lapsed"
    made = client.post("/matches/records", {"record": json.loads(json.dumps(text))})
    again = client.get(f"/matches/{made['match']}")
    assert again["ending"] == playing.table()["ending"]
    for lang, said in (("en", "Victory on time: "), ("fr", "Victoire au temps : ")):
        for row in client.get("/matches/", lang=lang)["over"]:
            assert row["ending"].startswith(said) and row["ending"].endswith(row["seats"][1 - slow]["text"])


def test_the_time_of_who_was_waited_for_begins_when_he_sits_down() -> None:
    """However long ago the match was begun, and whichever of the two is asked."""
    seats = [SeatRow(0, "person"), SeatRow(1, "person", since=5000.0)]
    row = MatchRow("m", "toy", 1, "short", {}, 0, days=1, seats=seats)
    assert [until(row, seat, 100.0) for seat in (0, 1)] == [5000.0 + DAY] * 2
    assert until(row, 0, 7000.0) == 7000.0 + DAY
    assert until(row, -1, 7000.0) == 0.0


def test_nobody_loses_by_a_moment_that_the_server_has_not_ended(client: Client, later: Later) -> None:
    """Whether he was asked at all may be a secret; the moment stays open while no server runs, however long that is."""
    moment = next(moments("respond"))
    record = json.loads(moment.match.record.text())
    seats = [PERSON if seat == moment.seat else INVITED for seat in (0, 1)]
    body = {"record": record, "seats": seats, "respite": 600, "days": 1}
    made = client.post("/matches/records", body)
    playing, other = Playing(client, made["match"], made["keys"]), 1 - moment.seat
    playing.keys[other] = client.post(f"/matches/{made['match']}/seats/{other}", {}, made["keys"][other])["key"]
    playing.answer(moment.seat, playing.table()["seq"], *moment.option)
    assert playing.table()["window"]["seat"] == other
    later.by(2)
    assert "comes first" in claim(playing, moment.seat, 409)["detail"]
    assert playing.table()["ending"] is None
