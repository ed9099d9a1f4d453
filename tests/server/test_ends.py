"""Resigning, and a draw that two agree to: who may, when, and what comes of words that cross."""

import json
import threading
from pathlib import Path

import pytest

from tests.server.people import PERSON, RANDOM, Client, Json, Playing
from tests.server.test_from_outside import hurt, served
from tests.server.test_takebacks import INVITED, answered, apart, undo

OPEN: Json = {"kind": "open"}


def resign(playing: Playing, seat: int, status: int = 200) -> Json:
    found: Json = playing.client.post(f"/matches/{playing.match}/resign", {}, playing.key(seat), status=status)
    return found


def draw(playing: Playing, seat: int, word: str, status: int = 200, seq: int | None = None) -> Json:
    at = playing.table()["seq"] if seq is None else seq
    path = f"/matches/{playing.match}/draw"
    found: Json = playing.client.post(path, {"seq": at, "word": word}, playing.key(seat), status=status)
    return found


def asked(playing: Playing) -> int:
    """Who is asked now."""
    return int(playing.table()["question"]["seat"])


def answer(playing: Playing) -> int:
    """Whoever is asked answers; who it was."""
    seat = asked(playing)
    playing.answer(seat, playing.table()["seq"], *playing.first(seat))
    return seat


# --- resigning ---


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_resigns_whoever_is_asked_and_the_other_has_won(client: Client, seat: int) -> None:
    playing = apart(client)
    answered(playing)
    before = playing.table(seat)
    assert before["ends"] == {"resign": True, "draw": True, "offering": -1, "declined": False, "until": 0.0}
    table = resign(playing, seat)
    assert table["ending"] == {
        "label": "conceded",
        "text": "Victory by resignation: " + table["seats"][1 - seat]["text"],
        "winner": 1 - seat,
        "scores": [],
        "by_word": True,
    }
    assert table["question"] is None and table["ends"]["resign"] is False and not table["undo"]["allowed"]
    assert table["answers"] == before["answers"] and table["seq"] == before["seq"] + 1
    assert table["log"]["rows"][-1]["text"] == f"Resignation: {table['seats'][seat]['text']}."
    for eyes in (1 - seat, -1):
        assert playing.table(eyes)["ending"] == table["ending"]


def test_nobody_but_the_holder_of_a_seat_may_resign_or_speak_of_a_draw(client: Client) -> None:
    playing = apart(client)
    seq = playing.table()["seq"]
    assert "cannot play" in resign(playing, -1, 403)["detail"]
    assert "cannot play" in draw(playing, -1, "propose", 403)["detail"]
    for path, body in (("resign", {}), ("draw", {"seq": seq, "word": "propose"})):
        client.post(f"/matches/{playing.match}/{path}", body, "not-a-key", status=403)
    assert playing.table()["ending"] is None and playing.table()["ends"]["resign"] is False


def test_an_invitation_is_no_seat_yet(client: Client) -> None:
    body = {"game": "toy", "scenario": "short", "seed": 3, "seats": [PERSON, INVITED]}
    made = client.post("/matches/", body)
    client.post(f"/matches/{made['match']}/resign", {}, made["keys"][1], status=403)


def test_whoever_resigns_twice_has_resigned_once_and_the_other_comes_too_late(client: Client) -> None:
    playing = apart(client)
    first = resign(playing, 0)
    assert resign(playing, 0)["seq"] == first["seq"]
    assert "over already" in resign(playing, 1, 409)["detail"]
    assert "over already" in draw(playing, 1, "propose", 409)["detail"]
    assert "over" in playing.answer(0, first["seq"], "stop", status=409)["detail"]
    undo(playing, 0, 422)
    assert playing.table()["ending"]["winner"] == 1


def test_a_match_that_the_rules_have_ended_cannot_be_resigned(client: Client) -> None:
    playing = client.begin()
    playing.play_on()
    ended = playing.table()["ending"]
    assert "over already" in resign(playing, 0, 409)["detail"]
    assert "over already" in draw(playing, 0, "propose", 409)["detail"]
    assert playing.table()["ending"] == ended


def test_two_who_resign_at_once_do_not_both_lose(client: Client) -> None:
    """However the two requests cross, one is first and the other is told that it is over."""
    for _ in range(5):
        playing = apart(client)
        replies: dict[int, int] = {}

        def say(seat: int, playing: Playing = playing, replies: dict[int, int] = replies) -> None:
            path = f"/api/matches/{playing.match}/resign"
            reply = client.http.post(path, json={}, headers={"X-Seat-Key": playing.key(seat)})
            replies[seat] = reply.status_code

        both = [threading.Thread(target=say, args=(seat,)) for seat in (0, 1)]
        for one in both:
            one.start()
        for one in both:
            one.join()
        assert sorted(replies.values()) == [200, 409]
        loser = next(seat for seat, status in replies.items() if status == 200)
        assert playing.table()["ending"]["winner"] == 1 - loser


def test_resigning_does_not_wait_for_the_question_that_was_seen(client: Client) -> None:
    """An answer that crosses it takes nothing from it; the answer stands."""
    playing = apart(client)
    seat = answer(playing)
    assert resign(playing, 1 - seat)["answers"] == 1


def test_a_match_against_one_of_our_players_can_be_resigned_while_it_thinks(client: Client) -> None:
    playing = client.begin(PERSON, RANDOM)
    assert playing.table(0)["ends"] == {"resign": True, "draw": False, "offering": -1, "declined": False, "until": 0.0}
    assert resign(playing, 0)["ending"]["winner"] == 1
    assert "our players agree to none" in draw(client.begin(PERSON, RANDOM), 0, "propose", 422)["detail"]


def test_a_seat_where_nobody_sits_yet_has_won_too(client: Client) -> None:
    playing = client.begin(PERSON, OPEN)
    assert resign(playing, 0)["ending"]["winner"] == 1


def test_what_a_match_shows_when_it_is_over_it_shows_then_too(client: Client) -> None:
    """The record with the key of the dice, the eyes of the other, the review, the fork; while it goes on, nothing."""
    body = {"game": "toy", "scenario": "short", "seats": [PERSON, PERSON], "respite": 0, "access": "listed"}
    made = client.post("/matches/", body)
    playing = Playing(client, made["match"], made["keys"])
    answer(playing)
    path = f"/matches/{playing.match}"
    client.get(f"{path}/record", status=409)
    client.get(f"{path}/replay", playing.key(0), at=1, eyes=1, status=403)
    commitment = playing.table()["commitment"]
    resign(playing, 1)
    record = client.get(f"{path}/record")
    assert record["end"] == {"how": "conceded", "by": record_seat(record, 1), "after": 1} and len(record["key"]) == 32
    assert record["outcome"] == "conceded" and playing.table()["commitment"] == commitment != ""
    assert client.get(f"{path}/replay", playing.key(0), at=1, eyes=1)["ending"]["label"] == "conceded"
    assert client.get(f"{path}/replay", playing.key(0), at=0, eyes=1)["ending"] is None
    assert client.get(f"{path}/review")["total"] > 0
    assert client.get(f"{path}/dice") is not None
    listed = client.get("/matches/")
    assert [one["ending"] for one in listed["over"]] == [playing.table()["ending"]["text"]] and listed["going"] == []


def record_seat(record: Json, seat: int) -> str:
    return str(list(record["players"])[seat])


def test_rows_that_the_other_alone_had_seen_stand_in_their_places_when_it_is_over(client: Client) -> None:
    """A browser sends how many rows it has; what was hidden comes in between, and nothing twice."""
    playing = client.begin(game="tonga", scenario="1A")
    playing.play_on(8)
    held = {seat: playing.table(seat)["log"]["rows"] for seat in (0, 1, -1)}
    assert len(held[0]) != len(held[-1])
    resign(playing, 1)
    whole = playing.table()["log"]["rows"]
    assert len(whole) > len(held[0]) + 1 and whole[-1]["kind"] == "match-conceded"
    for seat, rows in held.items():
        told = playing.table(seat, log=len(rows))["log"]
        assert rows[: told["start"]] + told["rows"] == whole


def test_a_fork_goes_on_where_the_match_was_given_up(client: Client) -> None:
    playing = client.begin()
    answer(playing)
    question = playing.table()["question"]["seat"]
    resign(playing, 0)
    made = client.post(f"/matches/{playing.match}/forks", {"at": 1, "seats": [PERSON, PERSON], "respite": 0})
    fork = Playing(client, made["match"], made["keys"])
    table = fork.table()
    assert table["ending"] is None and table["answers"] == 1 and table["question"]["seat"] == question
    fork.play_on()
    assert fork.table()["ending"]["label"] not in ("conceded", "agreed")


def test_a_record_with_such_an_end_is_kept_as_it_is_and_a_forged_one_refused(client: Client) -> None:
    for word in (False, True):
        playing = client.begin()
        answer(playing)
        if word:
            draw(playing, 0, "propose")
            draw(playing, 1, "accept")
        else:
            resign(playing, 0)
        record = client.get(f"/matches/{playing.match}/record")
        kept = client.post("/matches/records", {"record": record})["match"]
        assert client.get(f"/matches/{kept}")["ending"] == playing.table()["ending"]
        assert client.get(f"/matches/{kept}/record")["end"] == record["end"]
        for end in ({**record["end"], "after": 0}, {**record["end"], "how": "won"}, None, "conceded"):
            client.post("/matches/records", {"record": {**record, "end": end}}, status=400)
        lacking = {key: value for key, value in record.items() if key != "end"}
        assert "goes on" in client.post("/matches/records", {"record": lacking}, status=400)["detail"]


def test_it_is_over_for_a_server_that_was_started_anew_too(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        given_up, drawn = client.begin(), client.begin()
        answer(given_up)
        resign(given_up, 1)
        draw(drawn, 0, "propose")
        draw(drawn, 1, "accept")
        before = [one.table() for one in (given_up, drawn)]
    with served(tmp_path) as client:
        for playing, table in zip((given_up, drawn), before, strict=True):
            playing.client = client
            assert playing.table() == table
        endings = {one["match"]: one["ending"] for one in client.get("/matches/")["over"]}
        assert endings == {table["match"]: table["ending"]["text"] for table in before}


def test_a_row_that_ends_what_has_ended_is_damage_and_is_told_so(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        playing = client.begin()
        playing.play_on()
        last = playing.table()["seq"]
    hurt(tmp_path, f"insert into moves (match, seq, seat, undo, text, at) values (?, {last}, 0, 0, '=conceded', 0)",
         playing.match)  # fmt: skip
    with served(tmp_path) as client:
        assert "parts from the rules" in client.get(f"/matches/{playing.match}", status=409)["detail"]


# --- a draw ---


def test_a_draw_is_offered_and_accepted(client: Client) -> None:
    playing = apart(client)
    answered(playing)
    before = playing.table()
    offered = draw(playing, 0, "propose")
    assert offered["ends"] == {"resign": True, "draw": False, "offering": 0, "declined": False, "until": 0.0}
    assert playing.table(1)["ends"] == {"resign": True, "draw": False, "offering": 0, "declined": False, "until": 0.0}
    assert (offered["seq"], offered["question"]) == (before["seq"], playing.table(0)["question"])
    done = draw(playing, 1, "accept")
    assert (done["ending"]["label"], done["ending"]["winner"], done["ending"]["scores"]) == ("agreed", -1, [])
    assert done["ending"]["text"] == "A draw, agreed by both sides"
    assert done["log"]["rows"][-1]["text"] == "Both sides agree to a draw."
    assert client.get(f"/matches/{playing.match}/record")["end"] == {
        "how": "agreed",
        "by": "",
        "after": done["answers"],
    }


def test_a_draw_accepted_twice_is_agreed_once(client: Client) -> None:
    playing = apart(client)
    seq = draw(playing, 0, "propose")["seq"]
    done = draw(playing, 1, "accept")
    assert draw(playing, 1, "accept", seq=seq)["seq"] == done["seq"] == seq + 1
    assert "over already" in draw(playing, 1, "refuse", 409)["detail"]


def test_two_offers_that_cross_are_an_agreement(client: Client) -> None:
    playing = apart(client)
    draw(playing, 0, "propose")
    assert draw(playing, 1, "propose")["ending"]["label"] == "agreed"


def test_whoever_offers_cannot_accept_and_an_offer_made_again_is_the_same(client: Client) -> None:
    playing = apart(client)
    draw(playing, 0, "propose")
    assert "cannot accept" in draw(playing, 0, "accept", 403)["detail"]
    assert draw(playing, 0, "propose")["ends"]["offering"] == 0
    assert playing.table()["ending"] is None


@pytest.mark.parametrize("who", [0, 1])
def test_a_draw_that_was_declined_or_withdrawn_is_not_offered_again_at_once(client: Client, who: int) -> None:
    """Nobody is pestered: the next offer takes an answer of the seat's own."""
    playing = apart(client)
    seat = asked(playing)
    draw(playing, seat, "propose")
    draw(playing, seat if who else 1 - seat, "refuse")
    told = playing.table(seat)["ends"]
    assert told == {"resign": True, "draw": False, "offering": -1, "declined": not who, "until": 0.0}
    assert playing.table(1 - seat)["ends"] == {**told, "draw": True, "declined": False}
    assert "when you have answered" in draw(playing, seat, "propose", 422)["detail"]
    assert "Nobody offers" in draw(playing, 1 - seat, "accept", 409)["detail"]
    assert answer(playing) == seat
    assert playing.table(seat)["ends"]["draw"] is True
    assert draw(playing, seat, "propose")["ends"]["offering"] == seat


def test_an_offer_stands_while_the_other_answers_and_lapses_with_the_seats_own_answer(client: Client) -> None:
    playing = apart(client)
    seat = asked(playing)
    draw(playing, 1 - seat, "propose")
    while asked(playing) == seat:
        answer(playing)
        assert playing.table()["ends"]["offering"] == 1 - seat
    assert answer(playing) == 1 - seat
    assert playing.table()["ends"]["offering"] == -1
    assert "Nobody offers" in draw(playing, seat, "accept", 409)["detail"]


def test_whoever_accepts_has_seen_the_table_as_it_stands(client: Client) -> None:
    """An answer that crossed the acceptance is shown first, with the table; then it can be accepted still."""
    playing = apart(client)
    seat = asked(playing)
    seq = draw(playing, 1 - seat, "propose")["seq"]
    answer(playing)
    refused = draw(playing, seat, "accept", 409, seq=seq)
    assert refused["table"]["ends"]["offering"] == 1 - seat and refused["table"]["seq"] == seq + 1
    assert draw(playing, seat, "accept")["ending"]["label"] == "agreed"


def test_an_acceptance_and_the_answer_that_voids_the_offer_cross_and_one_of_them_is_first(client: Client) -> None:
    for _ in range(5):
        playing = apart(client)
        seat = asked(playing)
        table = draw(playing, seat, "propose")
        option = dict(zip(("verb", "arg"), playing.first(seat), strict=True))
        replies: dict[str, int] = {}

        def say(path: str, body: Json, who: int, playing: Playing = playing, replies: dict[str, int] = replies) -> None:
            reply = client.http.post(
                f"/api/matches/{playing.match}/{path}", json=body, headers={"X-Seat-Key": playing.key(who)}
            )
            replies[path] = reply.status_code

        both = [
            threading.Thread(target=say, args=("draw", {"seq": table["seq"], "word": "accept"}, 1 - seat)),
            threading.Thread(target=say, args=("answers", {"seq": table["seq"], **option}, seat)),
        ]
        for one in both:
            one.start()
        for one in both:
            one.join()
        agreed = playing.table()["ending"] is not None
        assert replies == ({"draw": 200, "answers": 409} if agreed else {"draw": 409, "answers": 200})
        assert playing.table()["answers"] == (0 if agreed else 1)


def test_what_is_asked_must_be_right_to_the_letter(client: Client) -> None:
    playing = apart(client)
    path = f"/matches/{playing.match}/draw"
    wrong: list[object] = [{}, {"seq": 0}, {"seq": "0", "word": "propose"}, {"seq": 0, "word": "please"}, []]
    for body in wrong:
        client.post(path, body, playing.key(0), status=400)
    foreign = {"X-Seat-Key": playing.key(0), "Origin": "http://elsewhere.example"}
    for one in ("draw", "resign"):
        reply = client.http.post(f"/api/matches/{playing.match}/{one}", json={}, headers=foreign)
        assert reply.status_code == 403
    reply = client.http.post(f"/api{path}", content=json.dumps({"seq": 0, "word": "propose"}),
                             headers={"X-Seat-Key": playing.key(0), "Content-Type": "text/plain"})  # fmt: skip
    assert reply.status_code == 415
    assert playing.table()["ends"]["offering"] == -1 and playing.table()["ending"] is None


def test_the_other_hears_of_it_on_the_live_line(client: Client) -> None:
    playing = apart(client)
    with client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        line.send_json({"key": playing.key(1)})
        assert line.receive_json()["table"]["ends"]["offering"] == -1
        draw(playing, 0, "propose")
        assert line.receive_json()["table"]["ends"]["offering"] == 0
        draw(playing, 1, "refuse")
        assert line.receive_json()["table"]["ends"]["offering"] == -1
        resign(playing, 0)
        told = line.receive_json()["table"]
        assert told["ending"]["winner"] == 1 and told["log"]["rows"][-1]["kind"] == "match-conceded"
