"""Beginning a match and playing it through the server."""

import json
from time import monotonic, sleep

import pytest

from bridgehead.engine.play.match import Match
from tests.server.people import PATIENCE, PERSON, RANDOM, Client, Json, Playing
from tests.server.shelf import game


def test_a_match_is_played_from_begin_to_end(client: Client) -> None:
    playing = client.begin()
    playing.play_on()
    table = playing.table()
    assert table["ending"]["text"] == "Somebody has won."
    assert table["question"] is None
    assert client.get("/matches/")["over"][0]["match"] == playing.match


def test_the_question_and_its_options_are_said_in_the_language_asked_for(client: Client) -> None:
    playing = client.begin()
    assert playing.table(0)["question"]["text"] == "Which card (3 left)?"
    assert playing.table(0)["undo"]["reason"] == "There is nothing to take back."
    assert playing.table(0, lang="fr")["undo"]["reason"] == "Il n’y a rien à reprendre."
    client.get(f"/matches/{playing.match}", status=400, lang="de")


def test_only_the_seat_that_is_asked_gets_the_options(client: Client) -> None:
    playing = client.begin()
    assert playing.table(0)["question"]["options"]
    for other in (1, -1):
        assert playing.table(other)["question"] == {
            "seat": 0,
            "prompt": "",
            "text": "",
            "paragraph": "",
            "about": [],
            "options": [],
            "errand": None,
            "obvious": False,
        }


def test_the_same_answer_twice_is_harmless(client: Client) -> None:
    playing = client.begin()
    verb, arg = playing.first(0)
    once = playing.answer(0, 0, verb, arg)
    again = playing.answer(0, 0, verb, arg)
    assert again == once
    assert again["seq"] == 1


def test_a_stale_answer_is_refused_with_the_table_as_it_is(client: Client) -> None:
    playing = client.begin()
    first, second = playing.table(0)["question"]["options"][:2]
    playing.answer(0, 0, first["verb"], first["arg"])
    refusal = playing.answer(0, 0, second["verb"], second["arg"], status=409)
    assert refusal["table"]["seq"] == 1
    assert refusal["table"] == playing.table(0)


def test_an_answer_that_is_not_offered_changes_nothing(client: Client) -> None:
    playing = client.begin()
    before = playing.table(0)
    assert "not offered" in playing.answer(0, 0, "play", 99, status=422)["detail"]
    assert "not offered" in playing.answer(0, 0, "fly", 1, status=422)["detail"]
    assert playing.table(0) == before


def test_nobody_answers_for_another_seat(client: Client) -> None:
    playing = client.begin()
    verb, arg = playing.first(0)
    assert "Left" in playing.answer(1, 0, verb, arg, status=403)["detail"]
    assert "watches" in playing.answer(-1, 0, verb, arg, status=403)["detail"]
    client.get(f"/matches/{playing.match}", key="a-key-that-opens-nothing", status=403)


def test_our_players_answer_by_themselves(client: Client) -> None:
    playing = client.begin(PERSON, RANDOM)
    end = monotonic() + PATIENCE
    table = playing.table(0)
    while table["ending"] is None and monotonic() < end:
        if table["question"]["seat"] == 0:
            playing.answer(0, table["seq"], *playing.first(0))
        else:
            sleep(0.02)
        table = playing.table(0)
    assert table["ending"] is not None


def test_a_seat_left_open_is_taken_once(client: Client) -> None:
    playing = client.begin(PERSON, {"kind": "open"})
    assert playing.keys[1] == ""
    key = client.post(f"/matches/{playing.match}/seats/1", None)["key"]
    assert client.get(f"/matches/{playing.match}", key)["seat"] == 1
    client.post(f"/matches/{playing.match}/seats/1", None, status=409)
    client.post(f"/matches/{playing.match}/seats/0", None, status=409)
    client.post(f"/matches/{playing.match}/seats/9", None, status=404)


def test_what_the_game_does_not_have_is_refused_in_one_sentence(client: Client) -> None:
    body = {"game": "toy", "scenario": "short", "seats": [PERSON, PERSON]}
    assert client.post("/matches/", {**body, "game": "chess"}, status=404)["detail"].startswith("There is no game")
    assert "scenario" in client.post("/matches/", {**body, "scenario": "x.toml"}, status=404)["detail"]
    assert "seats" in client.post("/matches/", {**body, "seats": [PERSON]}, status=422)["detail"]
    assert "option" in client.post("/matches/", {**body, "options": {"weather": "fine"}}, status=400)["detail"]
    wrong = [PERSON, {"kind": "player", "player": "napoleon"}]
    assert "napoleon" in client.post("/matches/", {**body, "seats": wrong}, status=400)["detail"]
    client.get("/matches/nothing", status=404)


def test_odds_and_reasons_are_for_the_seat_that_is_asked(client: Client) -> None:
    playing = client.begin()
    verb, arg = playing.first(0)
    path = f"/matches/{playing.match}"
    assert client.get(f"{path}/odds", playing.keys[0], verb=verb, arg=arg)["results"] == []
    client.get(f"{path}/odds", playing.keys[1], status=403, verb=verb, arg=arg)
    client.get(f"{path}/odds", playing.keys[0], status=422, verb=verb, arg=99)
    assert client.get(f"{path}/reason", playing.keys[0], kind="card", number=5) == {"text": "", "paragraph": ""}


def test_only_new_rows_of_the_log_are_sent(client: Client) -> None:
    playing = client.begin(seed=3)
    playing.play_on(5)
    rows = playing.table()["log"]["rows"]
    assert len(rows) >= 2
    assert playing.table(log=len(rows) - 1)["log"] == {"start": len(rows) - 1, "undos": 0, "rows": rows[-1:]}
    assert playing.table(log=len(rows) - 1, undos=4)["log"]["start"] == 0


def test_an_address_that_leads_nowhere_has_a_page(client: Client) -> None:
    """For a person; a program is told in JSON, and so is whoever asks below /api."""
    page = client.http.get("/nonsense", headers={"Accept": "text/html,*/*"})
    assert page.status_code == 404 and page.headers["content-type"].startswith("text/html")
    assert "There is nothing at this address" in page.text and "Il n’y a rien" in page.text
    for path, accept in (("/nonsense", "*/*"), ("/api/games/nonsense", "text/html")):
        reply = client.http.get(path, headers={"Accept": accept})
        assert reply.status_code == 404 and reply.json()["status_code"] == 404


def test_what_lies_in_a_space_is_said_beside_its_name(client: Client) -> None:
    """In the language asked for."""
    playing = client.begin(PERSON, PERSON, game="remagen", scenario="short")
    seat = playing.table()["question"]["seat"]
    while not [one for one in playing.table(seat)["question"]["options"] if one["space"] >= 0]:
        playing.answer(seat, playing.table()["seq"], *playing.first(seat))
    said = []
    for lang in ("en", "fr"):
        placed = [one for one in playing.table(seat, lang=lang)["question"]["options"] if one["space"] >= 0]
        said.append({one["lies"] for one in placed})
    assert said[0] <= {"open ground", "road", "hill", "wood", "house", "end of the bridge"}, said
    assert said[1] <= {"terrain découvert", "route", "colline", "bois", "maison", "tête de pont"}, said
    assert said[0] and said[1]


def test_a_question_that_decides_nothing_says_so(client: Client) -> None:
    """With one option, and only of the questions that the game names; with several, or a die behind it, never."""
    playing = client.begin(PERSON, PERSON, game="remagen", scenario="first")
    seen: set[tuple[str, bool, bool]] = set()
    while (question := playing.table()["question"]) is not None and len(seen) < 12:
        seat = question["seat"]
        table = playing.table(seat)
        question, options = table["question"], table["question"]["options"]
        seen.add((question["prompt"], len(options) == 1, question["obvious"]))
        one = options[table["seq"] % len(options)]
        playing.answer(seat, table["seq"], one["verb"], one["arg"])
    assert {prompt for prompt, only, obvious in seen if only and obvious} <= {"reserves", "place"}
    assert ("reserves", True, True) in seen or ("place", True, True) in seen
    assert not any(obvious for _, only, obvious in seen if not only)


def test_what_was_taken_back_is_not_answered_again_by_itself(client: Client) -> None:
    """Neither by another device of the same seat nor after a reload: it waits for an answer, and then goes on."""
    remagen = game("remagen")
    match, last = Match(remagen, remagen.setup("short"), seed=1), -1
    while (choice := match.choice) is not None:
        if choice.seat != last and choice.prompt == "reserves" and len(choice.options) == 1:
            break  # behind it stands what the other answered
        match.answer(choice.options[len(match.answers) % len(choice.options)])
        last = choice.seat
    assert choice is not None
    record = {"record": json.loads(match.record.text()), "seats": [PERSON, PERSON]}
    made = client.post("/matches/records", record)
    playing, seat = Playing(client, made["match"], made["keys"]), choice.seat
    table = playing.table(seat)
    assert table["question"]["obvious"]
    one = table["question"]["options"][0]
    after = playing.answer(seat, table["seq"], one["verb"], one["arg"])
    back = client.post(f"/matches/{playing.match}/undo", {"seq": after["seq"]}, playing.key(seat))
    assert back["question"]["options"] == table["question"]["options"] and not back["question"]["obvious"]
    assert not playing.table(seat)["question"]["obvious"]
    playing.answer(seat, back["seq"], one["verb"], one["arg"])
    assert to_the_obvious(playing), "what comes after it answers itself again"


def test_an_undo_goes_back_over_what_answered_itself(client: Client) -> None:
    """To the last answer by which something was decided, in one step: else a person would have to ask twice for it."""
    playing = client.begin(PERSON, PERSON, game="remagen", scenario="first")
    for _ in range(200):
        seat = playing.table()["question"]["seat"]
        asked = playing.table(seat)
        options = asked["question"]["options"]
        one = options[asked["seq"] % len(options)]
        then = playing.answer(seat, asked["seq"], one["verb"], one["arg"])
        if len(options) > 1 and then["question"]["seat"] == seat and then["question"]["obvious"]:
            break
    one = then["question"]["options"][0]
    after = playing.answer(seat, then["seq"], one["verb"], one["arg"])
    assert after["undo"]["allowed"]
    back = client.post(f"/matches/{playing.match}/undo", {"seq": after["seq"]}, playing.key(seat))
    assert (back["answers"], back["question"]) == (asked["answers"], asked["question"])


def test_nothing_answers_itself_while_somebody_asks_to_take_back(client: Client) -> None:
    """The answer would void what is asked, and nobody would have read it."""
    wanted = {"game": "remagen", "scenario": "first", "seed": 7, "seats": [PERSON, {"kind": "invited"}]}
    made = client.post("/matches/", wanted)
    key = client.post(f"/matches/{made['match']}/seats/1", {}, made["keys"][1])["key"]
    playing = Playing(client, made["match"], [made["keys"][0], key])
    for _ in range(20):
        seat, table = to_the_obvious(playing)
        if table["undo"]["allowed"]:
            break
        one = table["question"]["options"][0]
        playing.answer(seat, table["seq"], one["verb"], one["arg"])
    asked = client.post(f"/matches/{playing.match}/undo", {"seq": table["seq"]}, playing.key(seat))
    assert asked["undo"]["asking"] == seat and asked["seq"] == table["seq"]
    assert not playing.table(seat)["question"]["obvious"]
    client.post(f"/matches/{playing.match}/undo/consent", {"seq": asked["seq"], "agreed": False}, playing.key(1 - seat))
    assert playing.table(seat)["question"]["obvious"]


def to_the_obvious(playing: Playing) -> tuple[int, Json]:
    """Play to a question that answers itself: whose it is, and his table."""
    for _ in range(400):
        seat = playing.table()["question"]["seat"]
        table = playing.table(seat)
        options = table["question"]["options"]
        if table["question"]["obvious"]:
            return seat, table
        one = options[table["seq"] % len(options)]
        playing.answer(seat, table["seq"], one["verb"], one["arg"])
    raise AssertionError("no question answers itself")


@pytest.mark.parametrize(("other", "hurries"), [(RANDOM, True), (PERSON, False)])
def test_what_is_only_asked_to_keep_a_secret_answers_itself_where_nobody_is_there(
    client: Client, other: Json, hurries: bool
) -> None:
    """With sealed answers a seat without an event is asked too: against our player the table may go on at once."""
    wanted = {"game": "tonga", "scenario": "1B", "seed": 5, "seats": [PERSON, other], "respite": 0}
    made = client.post("/matches/", {**wanted, "options": {"answers": "sealed"}})
    playing = Playing(client, made["match"], made["keys"])
    for _ in range(2000):
        table = playing.table(0)
        question = table["question"]
        assert question is not None, "nobody was asked for an event that he does not have"
        if question["seat"] != 0 and other == RANDOM:
            sleep(0.01)
            continue
        if question["seat"] != 0:
            table = playing.table(1)
            question = table["question"]
        if question["seat"] == 0 and question["prompt"] == "event" and len(question["options"]) == 1:
            break
        one = question["options"][0]
        playing.answer(question["seat"], table["seq"], one["verb"], one["arg"])
    assert question["obvious"] is hurries
