"""What people at a table are called: who says it, who hears it, and what is no name."""

import json
import unicodedata

import pytest

from bridgehead.server.guarding.letters import LONGEST_NAME
from tests.server.people import PERSON, RANDOM, Client
from tests.server.talkers import names, say
from tests.server.test_seating import INVITED, begin


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
