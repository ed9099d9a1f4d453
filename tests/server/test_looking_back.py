"""Replays, forks and records."""

import json

from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from tests.engine.test_forged_records import taped
from tests.server.people import PERSON, Client, Json
from tests.server.shelf import game


def test_a_match_that_is_over_is_seen_at_any_answer_from_any_seat(client: Client) -> None:
    playing = client.begin()
    start = [playing.table(seat) for seat in (0, 1, -1)]
    playing.play_on()
    for eyes, then in zip((0, 1, -1), start, strict=True):
        seen = client.get(f"/matches/{playing.match}/replay", at=0, eyes=eyes)
        assert seen["seen"] == then["seen"]
        assert seen["at"] == 0
        assert seen["ending"] is None
    last = playing.table()["answers"]
    end = client.get(f"/matches/{playing.match}/replay", at=last, eyes=0)
    assert end["ending"] is not None
    client.get(f"/matches/{playing.match}/replay", at=last + 1, status=422)
    client.get(f"/matches/{playing.match}/replay", at=0, eyes=5, status=404)


def test_while_it_goes_on_nobody_sees_through_another_seats_eyes(client: Client) -> None:
    playing = client.begin()
    path = f"/matches/{playing.match}/replay"
    client.get(path, playing.keys[0], status=403, at=0, eyes=1)
    client.get(path, status=403, at=0, eyes=0)
    own = client.get(path, playing.keys[0], at=0)
    assert own["seen"] == playing.table(0)["seen"]


def test_turns_are_marked(client: Client) -> None:
    playing = client.begin()
    playing.play_on()
    ticks = client.get(f"/matches/{playing.match}/turns")
    assert ticks["turns"][0] == {"at": 0, "turn": 1}
    assert ticks["answers"] == playing.table()["answers"]


def test_a_fork_begins_as_the_other_did_and_leaves_it_alone(client: Client) -> None:
    playing = client.begin()
    playing.play_on(2)
    then = playing.table(0)
    body = {"at": 2, "seats": [PERSON, PERSON]}
    client.post(f"/matches/{playing.match}/forks", body, status=409)
    playing.play_on()
    made = client.post(f"/matches/{playing.match}/forks", body)
    fork = client.get(f"/matches/{made['match']}", made["keys"][0])
    assert (fork["seen"], fork["question"], fork["seq"]) == (then["seen"], then["question"], 2)
    client.post(f"/matches/{playing.match}/forks", {**body, "at": 999}, status=422)


def test_a_record_is_downloaded_only_when_the_match_is_over(client: Client) -> None:
    playing = client.begin(seed=2024)
    assert "over" in client.get(f"/matches/{playing.match}/record", playing.keys[0], status=409)["detail"]
    playing.play_on()
    record = client.get(f"/matches/{playing.match}/record")
    assert record["seed"] == 2024
    assert record["outcome"] == "won"


def test_a_record_that_is_uploaded_is_the_same_match(client: Client) -> None:
    playing = client.begin()
    playing.play_on()
    record = client.get(f"/matches/{playing.match}/record")
    made = client.post("/matches/records", {"record": record})
    again = client.get(f"/matches/{made['match']}/record")
    assert again["answers"] == record["answers"]
    assert again["digests"] == record["digests"]


def test_a_record_of_a_match_that_goes_on_can_be_played_on(client: Client) -> None:
    playing = client.begin()
    playing.play_on()
    whole = Record.parse(json.dumps(client.get(f"/matches/{playing.match}/record")))
    record = json.loads(replay(game("toy"), whole, at=2).record.text())
    made = client.post("/matches/records", {"record": record, "seats": [PERSON, PERSON]})
    table = client.get(f"/matches/{made['match']}", made["keys"][0])
    assert (table["seq"], table["question"]["seat"] in (0, 1)) == (2, True)


def test_a_match_with_a_tape_of_dice_is_kept_only_when_it_is_over_and_never_forked(client: Client) -> None:
    """The tape would end in the middle of the game."""
    for answers, status in ((3, 422), (1000, 201)):
        match = taped(game("toy"), 5, answers)
        assert match.record.tape and (match.outcome is None) == (status == 422)
        body = {"record": json.loads(match.record.text())}
        reply = client.post("/matches/records", body, status=status)
        if status == 422:
            assert "only when it is over" in reply["detail"]
    body = {"at": 1, "seats": [PERSON, PERSON]}
    assert "the tape would end" in client.post(f"/matches/{reply['match']}/forks", body, status=422)["detail"]


def test_records_that_cannot_be_used_are_refused_in_one_sentence(client: Client) -> None:
    playing = client.begin()
    playing.play_on()
    good = client.get(f"/matches/{playing.match}/record")
    changes: list[tuple[Json, str]] = [
        ({"game": "chess"}, "chess"),
        ({"version": 99}, "version"),
        ({"answers": ["play:99"], "digests": {}}, "answer 1"),
        ({"answers": "none"}, "answers"),
        ({"scenario": "/etc/passwd.toml"}, "scenario"),
        ({"scenario": "mine", "scenario_data": {"cards": "many"}}, "cards"),
        ({"seed": -1}, "seed"),
        ({"format": 7}, "format"),
        ({"digests": {"0": "0000"}}, "digest"),
        ({"more": 1}, "more"),
    ]
    for change, sign in changes:
        reply = client.http.post("/api/matches/records", json={"record": {**good, **change}})
        assert reply.status_code in (400, 404), reply.text
        assert sign in reply.json()["detail"]
        assert "\n" not in reply.json()["detail"]
