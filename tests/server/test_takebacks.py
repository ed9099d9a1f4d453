"""Between people who are apart an undo asks the other, unless they agreed otherwise at the beginning."""

import json

import pytest

from bridgehead.server.service import Service
from tests.server.people import PATIENCE, PERSON, RANDOM, Client, Json, Playing

INVITED: Json = {"kind": "invited"}


def apart(client: Client, **terms: object) -> Playing:
    """Two people at two tables of the toy, where the one has just let a second round begin."""
    body = {"game": "toy", "scenario": "short", "seed": 3, "seats": [PERSON, INVITED], "respite": 0, **terms}
    made = client.post("/matches/", body)
    key = client.post(f"/matches/{made['match']}/seats/1", {}, made["keys"][1])["key"]
    return Playing(client, made["match"], [made["keys"][0], key])


def undo(playing: Playing, seat: int, status: int = 200) -> Json:
    table = playing.table(seat)
    found: Json = playing.client.post(
        f"/matches/{playing.match}/undo", {"seq": table["seq"]}, playing.key(seat), status=status
    )
    return found


def consent(playing: Playing, seat: int, agreed: bool, seq: int, status: int = 200) -> Json:
    path = f"/matches/{playing.match}/undo/consent"
    found: Json = playing.client.post(path, {"seq": seq, "agreed": agreed}, playing.key(seat), status=status)
    return found


def answered(playing: Playing) -> int:
    """Somebody answers what he can take back; who it was."""
    for _ in range(20):
        table = playing.table()
        seat = table["question"]["seat"]
        playing.answer(seat, table["seq"], *playing.first(seat))
        if playing.table(seat)["undo"]["allowed"]:
            return int(seat)
    raise AssertionError("nothing in this game can be taken back")


def test_the_other_agrees_and_the_answer_is_taken_back(client: Client) -> None:
    """Until then nothing has changed but that both see who asks."""
    playing = apart(client)
    seat = answered(playing)
    answers = playing.table()["answers"]
    asked = undo(playing, seat)
    assert (asked["undo"]["asking"], asked["answers"]) == (seat, answers)
    assert playing.table(1 - seat)["undo"]["asking"] == seat == undo(playing, seat)["undo"]["asking"]
    done = consent(playing, 1 - seat, True, asked["seq"])
    assert done["answers"] < answers and done["undo"]["asking"] == -1


def test_the_other_refuses(client: Client) -> None:
    playing = apart(client)
    seat = answered(playing)
    before = undo(playing, seat)
    done = consent(playing, 1 - seat, False, before["seq"])
    assert (done["seq"], done["undo"]["asking"]) == (before["seq"], -1)
    assert [playing.table(one)["undo"]["refused"] for one in (seat, 1 - seat, -1)] == [True, False, False]
    assert "Nobody asks" in consent(playing, 1 - seat, True, before["seq"], 409)["detail"]


def test_what_was_refused_is_asked_for_again_only_after_an_answer(client: Client) -> None:
    """Else one could pester the other with it; the refusal is told as long."""
    playing = apart(client)
    seat = answered(playing)
    asked = undo(playing, seat)
    assert asked["undo"]["refused"] is False
    consent(playing, 1 - seat, False, asked["seq"])
    refused = playing.table(seat)["undo"]
    assert (refused["allowed"], refused["refused"]) == (False, True) and "refused" in refused["reason"]
    assert "refused" in undo(playing, seat, 422)["detail"]
    mover = playing.table()["question"]["seat"]
    playing.answer(mover, asked["seq"], *playing.first(mover))
    assert playing.table(seat)["undo"]["refused"] is False


def test_whoever_asks_cannot_agree_but_withdraw(client: Client) -> None:
    playing = apart(client)
    seat = answered(playing)
    asked = undo(playing, seat)
    consent(playing, seat, True, asked["seq"], 403)
    consent(playing, -1, True, asked["seq"], 403)
    done = consent(playing, seat, False, asked["seq"])
    assert (done["undo"]["asking"], done["undo"]["refused"]) == (-1, False)
    assert playing.table()["seq"] == asked["seq"]


def test_an_answer_makes_the_request_void(client: Client) -> None:
    playing = apart(client)
    seat = answered(playing)
    asked = undo(playing, seat)
    mover = playing.table()["question"]["seat"]
    playing.answer(mover, asked["seq"], *playing.first(mover))
    assert playing.table(seat)["undo"]["asking"] == -1
    consent(playing, 1 - seat, True, asked["seq"], 409)


def test_nobody_is_asked_where_they_agreed_or_where_nobody_else_is(client: Client) -> None:
    """A free undo agreed at the beginning; one screen; one of our players; a friend who has not come yet."""
    body = {"game": "toy", "scenario": "short", "seed": 3, "respite": 0}
    tables = [apart(client, undo="free")]
    for seats in ([PERSON, PERSON], [PERSON, RANDOM], [RANDOM, PERSON]):
        made = client.post("/matches/", {**body, "seats": seats})
        tables.append(Playing(client, made["match"], made["keys"]))
    for playing in tables[:2]:
        seat = answered(playing)
        before = playing.table()["answers"]
        assert undo(playing, seat)["answers"] < before
    for playing in tables:
        assert playing.table()["undo"]["asking"] == -1


def test_what_was_withdrawn_is_asked_for_again_only_after_an_answer(client: Client) -> None:
    """Else asking and withdrawing by turns would pester the other without end."""
    playing = apart(client)
    seat = answered(playing)
    asked = undo(playing, seat)
    consent(playing, seat, False, asked["seq"])
    withdrawn = playing.table(seat)["undo"]
    assert not withdrawn["allowed"] and not withdrawn["refused"] and "thought better" in withdrawn["reason"]
    undo(playing, seat, 422)
    mover = playing.table()["question"]["seat"]
    playing.answer(mover, asked["seq"], *playing.first(mover))
    assert "thought better" not in playing.table(seat)["undo"]["reason"]


def test_a_refusal_outlasts_an_answer_that_nobody_saw_and_that_is_taken_back(client: Client) -> None:
    """Who says which piece he moves, and takes that back, stands where he stood when he was refused."""
    playing = apart(client, game="remagen", scenario="first")
    seat = 1  # the Germans, who set up
    while (table := playing.table(seat))["question"]["prompt"] != "march":
        if not table["question"]["options"]:
            seat = 1 - seat
            continue
        enough = table["question"]["prompt"] == "bring" and table["answers"] > 8
        playing.answer(seat, table["seq"], *(("enough", 0) if enough else playing.first(seat)))
    asked = undo(playing, seat)
    assert asked["undo"]["asking"] == seat
    consent(playing, 1 - seat, False, asked["seq"])
    undo(playing, seat, 422)
    playing.answer(seat, asked["seq"], *playing.first(seat))
    back = undo(playing, seat)
    assert (back["answers"], back["undo"]["asking"]) == (asked["answers"], -1)
    assert "refused" in undo(playing, seat, 422)["detail"]


def test_a_refusal_is_heard_on_the_live_line_even_if_it_comes_at_once(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line has not yet looked at the asking when the refusal is there: else whoever asked would wait on."""
    playing = apart(client)
    seat = answered(playing)
    with client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        line.send_text(json.dumps({"key": playing.keys[seat]}))
        line.receive_text(timeout=PATIENCE)
        with monkeypatch.context() as slow:
            slow.setattr(Service, "changed", lambda service, live: None)
            asked = undo(playing, seat)
        consent(playing, 1 - seat, False, asked["seq"])
        told = json.loads(line.receive_text(timeout=PATIENCE))["table"]["undo"]
        assert (told["asking"], told["refused"]) == (-1, True)
