"""Who knows of a match, who sits down to it, and by what: lists, invitations, closed matches."""

import json
import time

from bridgehead.engine.play.match import Match
from tests.server.people import PERSON, RANDOM, Client, Json
from tests.server.shelf import game

INVITED: Json = {"kind": "invited"}
OPEN: Json = {"kind": "open"}


def begin(client: Client, *seats: Json, **terms: object) -> Json:
    """A match of the toy between those two, as its maker gets it."""
    wanted = {"game": "toy", "scenario": "short", "seed": 7, "seats": list(seats), "respite": 0, **terms}
    made: Json = client.post("/matches/", wanted)
    return made


def listed(client: Client) -> list[str]:
    return [one["match"] for part in client.get("/matches/").values() for one in part]


def mine(client: Client, *held: tuple[str, str]) -> list[str]:
    found = client.post("/matches/mine", {"held": [{"match": match, "key": key} for match, key in held]})
    return [one["match"] for part in (found["going"], found["over"]) for one in part]


def maker_posts(client: Client, path: str, maker: str, status: int) -> Json:
    reply = client.http.post(f"/api{path}", json={}, headers={"X-Maker-Key": maker})
    assert reply.status_code == status, reply.text
    found: Json = reply.json()
    return found


# --- lists ---


def test_a_stranger_is_told_of_no_match_but_those_for_everybody(client: Client) -> None:
    """Unless told, a match with an open seat is for everybody, and no other."""
    private = begin(client, PERSON, RANDOM)["match"]
    waiting = begin(client, PERSON, OPEN)["match"]
    shown = begin(client, PERSON, RANDOM, access="listed")["match"]
    hidden = begin(client, PERSON, OPEN, access="link")["match"]
    assert set(listed(client)) == {waiting, shown} and private != hidden


def test_whoever_holds_a_secret_finds_his_matches(client: Client) -> None:
    """Of a seat, of an invitation, or of the match; with a wrong one nothing is told."""
    one = begin(client, PERSON, INVITED)
    other = begin(client, RANDOM, RANDOM)
    seat, invitation = one["keys"]
    assert mine(client, (one["match"], seat)) == [one["match"]]
    assert mine(client, (one["match"], invitation)) == [one["match"]]
    assert set(mine(client, (other["match"], other["maker"]), (one["match"], seat))) == {one["match"], other["match"]}
    assert mine(client, (one["match"], "wrong"), ("nowhere", seat), (other["match"], seat), (one["match"], "")) == []


def test_the_list_of_ones_own_is_bounded(client: Client) -> None:
    client.post("/matches/mine", {"held": [{"match": "a", "key": "b"}] * 401}, status=400)


# --- invitations ---


def test_an_invitation_is_good_once_and_its_maker_cannot_use_it_after(client: Client) -> None:
    """Who sits down by it gets a key of his own; the one that the maker knows opens nothing before nor after."""
    made = begin(client, PERSON, INVITED)
    path, invitation = f"/matches/{made['match']}", made["keys"][1]
    assert client.get(path, made["keys"][0])["seats"][1]["kind"] == "invited"
    assert "sit down by it first" in client.get(path, invitation, status=403)["detail"]
    key = client.post(f"{path}/seats/1", {}, invitation)["key"]
    assert client.get(path, key)["seat"] == 1 and key != invitation
    assert client.get(path, key)["seats"][1]["kind"] == "person"
    client.get(path, invitation, status=403)
    client.post(f"{path}/seats/1", {}, invitation, status=409)


def test_nobody_sits_down_where_another_is_invited(client: Client) -> None:
    made = begin(client, PERSON, INVITED)
    path = f"/matches/{made['match']}/seats/1"
    for key in ("", "wrong", made["keys"][0], made["maker"]):
        client.post(path, {}, key, status=403)


def test_a_withdrawn_invitation_is_void(client: Client) -> None:
    """The maker alone may withdraw it, and only while nobody has sat down."""
    made = begin(client, PERSON, INVITED)
    path = f"/matches/{made['match']}/seats/1"
    for maker in ("", "wrong", made["keys"][0]):
        maker_posts(client, f"{path}/invitation", maker, 403)
    new = maker_posts(client, f"{path}/invitation", made["maker"], 201)["key"]
    client.post(path, {}, made["keys"][1], status=403)
    client.post(path, {}, new)
    maker_posts(client, f"{path}/invitation", made["maker"], 409)
    maker_posts(client, f"/matches/{made['match']}/seats/0/invitation", made["maker"], 409)
    maker_posts(client, f"/matches/{made['match']}/seats/2/invitation", made["maker"], 404)


def test_an_open_seat_can_be_kept_for_somebody(client: Client) -> None:
    made = begin(client, PERSON, OPEN)
    path = f"/matches/{made['match']}/seats/1"
    key = maker_posts(client, f"{path}/invitation", made["maker"], 201)["key"]
    client.post(path, {}, status=403)
    client.post(path, {}, key)


# --- closed matches ---


def test_a_closed_match_shows_nothing_without_a_seat(client: Client) -> None:
    """Neither the table, the past, the dice nor the record; a seat sees all that it may."""
    made = begin(client, PERSON, PERSON, access="closed")
    path = f"/matches/{made['match']}"
    for part in ("", "/turns", "/replay", "/dice", "/record", "/review"):
        assert "for those who play it" in client.get(path + part, status=403, at=0)["detail"]
    assert client.get(path, made["keys"][0])["access"] == "closed"
    assert client.get(f"{path}/turns", made["keys"][1])["answers"] == 0
    with client.http.websocket_connect(f"/api{path}/live") as line:
        line.send_text('{"key": ""}')
        assert "for those who play it" in line.receive_text()


def test_a_closed_match_that_is_over_is_forked_only_from_a_seat(client: Client) -> None:
    """A fork at the last answer would show the table, the record and everybody's secrets to whoever makes it."""
    made = begin(client, PERSON, PERSON, access="closed")
    path, keys = f"/matches/{made['match']}", made["keys"]
    while (table := client.get(path, keys[0]))["ending"] is None:
        seat = table["question"]["seat"]
        option = client.get(path, keys[seat])["question"]["options"][0]
        given = {"seq": table["seq"], "verb": option["verb"], "arg": option["arg"]}
        client.post(f"{path}/answers", given, keys[seat])
    body = {"at": table["answers"], "seats": [PERSON, PERSON]}
    for key in ("", "wrong", made["maker"]):
        assert "detail" in client.post(f"{path}/forks", body, key, status=403)
    assert client.get(f"/matches/{client.post(f'{path}/forks', body, keys[1])['match']}")["ending"] is not None


def test_the_line_of_sight_of_a_closed_match_is_for_its_seats(client: Client) -> None:
    made = begin(client, PERSON, access="closed", game="pegasus", scenario="historical")
    path = f"/matches/{made['match']}/sight"
    assert "for those who play it" in client.get(path, status=403, here=0, there=1)["detail"]
    assert client.get(path, made["keys"][0], status=422, here=0, there=1)


def test_a_match_by_link_can_be_watched_by_who_knows_its_address(client: Client) -> None:
    made = begin(client, PERSON, PERSON)
    assert client.get(f"/matches/{made['match']}")["seat"] == -1
    assert client.get(f"/matches/{made['match']}")["access"] == "link"


# --- what is agreed ---


def test_on_what_terms_a_match_is_played_is_told_to_whoever_is_invited(client: Client) -> None:
    """Dice that are typed in, advice and undo, before he sits down and at the table."""
    made = begin(client, PERSON, INVITED, options={"dice": "manual"}, undo="free", advice=True)
    (row,) = client.post("/matches/mine", {"held": [{"match": made["match"], "key": made["keys"][1]}]})["going"]
    told = row["agreed"]
    assert (told["typed"], told["dice"], told["undo"], told["advice"]) == (True, "known", "free", True)
    assert client.get(f"/matches/{made['match']}", made["keys"][0])["agreed"] == row["agreed"]


def test_dice_that_somebody_may_know_are_told(client: Client) -> None:
    """Those of a chosen seed and of a fork; without either they come from a key."""
    fresh, chosen = begin(client, PERSON, OPEN, seed=None), begin(client, PERSON, OPEN, seed=4)
    assert [agreed(client, one["match"])["dice"] for one in (fresh, chosen)] == ["key", "known"]
    over = begin(client, RANDOM, RANDOM, seed=4)["match"]
    for _ in range(600):
        if client.get(f"/matches/{over}")["ending"]:
            break
        time.sleep(0.05)
    fork = client.post(f"/matches/{over}/forks", {"at": 1, "seats": [PERSON, OPEN]})
    assert agreed(client, fork["match"])["dice"] == "fork"


def test_an_option_is_told_in_words_and_whether_it_is_as_usual(client: Client) -> None:
    made = [begin(client, PERSON, OPEN, options={"luck": luck})["match"] for luck in ("plain", "good")]
    told = [agreed(client, one)["options"][0] for one in made]
    assert [one["usual"] for one in told] == [True, False]
    assert all(one["text"] and one["value"] for one in told) and told[0]["value"] != told[1]["value"]


def test_what_is_otherwise_than_between_people_apart_is_called_unusual(client: Client) -> None:
    """Advice, free undo and no time to answer; at one screen, and against our players, they are as usual."""
    tonga = {"game": "tonga", "scenario": "1B"}
    told = agreed(client, begin(client, PERSON, INVITED, **tonga, respite=None)["match"])
    assert (told["unusual"], told["respite"]) == ([], 8) and all(one["usual"] for one in told["options"])
    odd = begin(client, PERSON, INVITED, **tonga, advice=True, undo="free", respite=0)
    assert agreed(client, odd["match"])["unusual"] == ["advice", "undo", "respite"]
    client.post(f"/matches/{odd['match']}/seats/1", {}, odd["keys"][1])
    assert agreed(client, odd["match"])["unusual"] == ["advice", "undo", "respite"], "also when both sit there"
    for company in ((PERSON, PERSON), (PERSON, RANDOM)):
        terms = {"advice": None, "undo": None, "respite": None}
        told = agreed(client, begin(client, *company, **tonga, **terms)["match"])
        assert told["unusual"] == [] and all(one["usual"] for one in told["options"])
    assert agreed(client, begin(client, PERSON, INVITED)["match"])["respite"] is None, "the toy has no such moment"


def test_that_everybody_will_see_who_is_asked_is_unusual_where_it_would_be_a_secret(client: Client) -> None:
    """Whoever set the match up chose it; where nobody is waited for it follows from that, which is told itself."""
    for respite, usual in ((None, False), (0, True)):
        made = begin(client, PERSON, INVITED, game="tonga", scenario="1B", options={"answers": "open"}, respite=respite)
        told = {one["key"]: one["usual"] for one in agreed(client, made["match"])["options"]}
        assert told["answers"] is usual


def test_that_a_match_begins_in_the_middle_is_told(client: Client) -> None:
    """What a record or a fork brings was answered for both sides, by whoever may have seen everything."""
    playing = client.begin(seed=3)
    playing.play_on()
    record = client.get(f"/matches/{playing.match}/record")
    fork = client.post(f"/matches/{playing.match}/forks", {"at": 3, "seats": [PERSON, INVITED]})["match"]
    sent = client.post("/matches/records", {"record": record, "seats": [PERSON, INVITED]})["match"]
    assert [agreed(client, one)["begun"] for one in (playing.match, fork, sent)] == [0, 3, len(record["answers"])]
    again = client.post(f"/matches/{sent}/forks", {"at": 0, "seats": [PERSON, INVITED]})["match"]
    assert (agreed(client, again)["begun"], agreed(client, again)["dice"]) == (0, "fork")


def test_that_a_scenario_is_a_players_own_is_told_whatever_it_is_called(client: Client) -> None:
    loaded = game("toy")
    setups = (loaded.setup("short"), loaded.own_setup({"cards": 2}, "short"))
    records = [json.loads(Match(loaded, one, seed=3).record.text()) for one in setups]
    made = [client.post("/matches/records", {"record": one, "seats": [PERSON, INVITED]})["match"] for one in records]
    assert [agreed(client, one)["own"] for one in made] == [False, True]


def test_what_is_drawn_may_be_known_where_dice_are_typed_in(client: Client) -> None:
    """Typed dice do not hide that the seed was chosen, or that the match goes on from another."""
    manual = {"dice": "manual"}
    made = [begin(client, PERSON, INVITED, options=manual, seed=seed)["match"] for seed in (None, 4)]
    assert [(agreed(client, one)["typed"], agreed(client, one)["dice"]) for one in made] == [
        (True, "key"),
        (True, "known"),
    ]


def test_who_may_see_a_match_is_told_before_one_sits_down(client: Client) -> None:
    for access in ("listed", "link", "closed"):
        made = begin(client, PERSON, INVITED, access=access)
        (row,) = client.post("/matches/mine", {"held": [{"match": made["match"], "key": made["keys"][1]}]})["going"]
        assert row["access"] == access


def agreed(client: Client, match: str) -> Json:
    found: Json = client.get(f"/matches/{match}")["agreed"]
    return found
