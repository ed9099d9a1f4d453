"""Letting the staff do it: by whom, what comes of it, and what the staff knows."""

from tests.server.people import PERSON, Client, Json, Playing


def set_up(client: Client, *seats: Json, advice: bool = True, game: str = "remagen") -> Playing:
    """A match that begins with a set-up, in which two people may have advice."""
    wanted = {"game": game, "scenario": "full", "seed": 7, "seats": list(seats), "respite": 0, "advice": advice}
    wanted["scenario"] = {"remagen": "short", "airborne": "tutorial"}.get(game, "full")
    made = client.post("/matches/", wanted)
    return Playing(client, made["match"], made["keys"])


def errand(playing: Playing, seat: int, seq: int, status: int | None = None) -> Json:
    done: Json = playing.client.post(f"/matches/{playing.match}/errand", {"seq": seq}, playing.key(seat), status)
    return done


def asked(playing: Playing) -> int:
    seat: int = playing.table()["question"]["seat"]
    return seat


def test_the_staff_answers_the_whole_set_and_each_answer_stands_in_the_record(client: Client) -> None:
    playing = set_up(client, PERSON, PERSON)
    seat = asked(playing)
    before = playing.table(seat)
    assert before["question"]["errand"] == {"key": "set-up", "text": "Let the staff set up"}
    done = errand(playing, seat, before["seq"])
    assert len(done["given"]) > 3
    assert {one["prompt"] for one in done["given"]} == {"set-up"}
    after = done["table"]
    assert after["answers"] == after["seq"] == before["seq"] + len(done["given"])
    assert after["question"] is None or after["question"]["prompt"] != "set-up"
    assert playing.table(seat)["seen"] == after["seen"]


def test_each_answer_of_the_staff_is_taken_back_as_ones_own(client: Client) -> None:
    playing = set_up(client, PERSON, PERSON)
    seat = asked(playing)
    start = playing.table(seat)
    done = errand(playing, seat, start["seq"])
    table = done["table"]
    for one in reversed(done["given"]):
        path = f"/matches/{playing.match}/undo"
        table = client.post(path, {"seq": table["seq"]}, playing.key(seat))
        assert table["question"]["prompt"] == one["prompt"]
    assert (table["answers"], table["seen"]) == (start["answers"], start["seen"])
    verb, arg = done["given"][0]["verb"], done["given"][0]["arg"]
    assert playing.answer(seat, table["seq"], verb, arg)["answers"] == 1


def test_nobody_else_can_let_a_seats_staff_answer(client: Client) -> None:
    playing = set_up(client, PERSON, PERSON)
    seat = asked(playing)
    seq = playing.table(seat)["seq"]
    assert "for" in errand(playing, 1 - seat, seq, 403)["detail"]
    assert "staff" in errand(playing, -1, seq, 403)["detail"]
    client.post(f"/matches/{playing.match}/errand", {"seq": seq}, "a-key-of-nobody", 403)
    assert playing.table()["answers"] == 0
    others = set_up(client, PERSON, PERSON)
    client.post(f"/matches/{playing.match}/errand", {"seq": seq}, others.key(seat), 403)
    assert playing.table()["answers"] == 0
    assert playing.table(1 - seat)["question"]["errand"] is None
    assert playing.table(-1)["question"]["errand"] is None


def test_a_stale_request_changes_nothing_and_gets_the_table(client: Client) -> None:
    playing = set_up(client, PERSON, PERSON)
    seat = asked(playing)
    done = errand(playing, seat, 0)
    stale = errand(playing, seat, 0, 409)
    assert stale["table"]["seq"] == done["table"]["seq"] == playing.table()["seq"]


def test_where_advice_is_barred_so_is_the_staff(client: Client) -> None:
    playing = set_up(client, PERSON, PERSON, advice=False)
    seat = asked(playing)
    assert playing.table(seat)["question"]["errand"] is None
    assert "without advice" in errand(playing, seat, 0, 422)["detail"]
    assert playing.table()["answers"] == 0


def test_a_question_of_no_set_is_left_to_the_person(client: Client) -> None:
    playing = set_up(client, PERSON, PERSON)
    seat = asked(playing)
    table = errand(playing, seat, 0)["table"]
    while (seat := table["question"]["seat"]) >= 0 and playing.table(seat)["question"]["errand"]:
        table = playing.answer(seat, table["seq"], *playing.first(seat))
    assert "none of those" in errand(playing, seat, table["seq"], 422)["detail"]


def test_a_match_that_is_over_has_nothing_for_the_staff(client: Client) -> None:
    playing = client.begin()
    playing.play_on()
    errand(playing, 0, playing.table()["seq"], 409)
