"""The dice of a match come from a secret that nobody knows, and that everybody can check afterwards."""

import json

from bridgehead.engine.dice import commitment
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from tests.server.people import PERSON, RANDOM, Client, Json, Playing
from tests.server.shelf import game
from tests.server.test_secrets import service_of

BEGIN: Json = {"game": "toy", "scenario": "short", "seats": [PERSON, PERSON], "respite": 0}


def begun(client: Client, **more: object) -> Playing:
    made = client.post("/matches/", {**BEGIN, **more})
    return Playing(client, made["match"], made["keys"])


def test_the_dice_come_from_a_key_that_was_committed_to(client: Client) -> None:
    """The commitment stands at the table from the start, the key in the record when all is over."""
    playing = begun(client)
    sealed = playing.table()["commitment"]
    assert len(sealed) == 64 and sealed != begun(client).table()["commitment"]
    playing.play_on()
    assert playing.table()["commitment"] == sealed
    record = client.get(f"/matches/{playing.match}/record")
    assert commitment(bytes.fromhex(record["key"])) == sealed
    assert replay(game("toy"), Record.parse(json.dumps(record)), check=True).outcome is not None


def test_the_key_is_never_sent_while_a_match_goes_on(client: Client) -> None:
    playing = begun(client)
    playing.play_on(2)

    async def key() -> str:
        row = await service_of_client.store.match(playing.match)
        assert row is not None
        return row.dice_key

    service_of_client = service_of(client)
    secret = client.http.blocking_portal.call(key)
    assert len(secret) == 32
    sent = [playing.table(seat) for seat in (0, 1, -1)]
    sent += [client.get("/matches/"), client.get(f"/matches/{playing.match}/turns")]
    assert secret not in json.dumps(sent)


def test_dice_that_somebody_may_know_have_no_commitment(client: Client) -> None:
    """A chosen seed, a record, a fork of what is over."""
    assert begun(client, seed=7).table()["commitment"] == ""
    playing = begun(client)
    playing.play_on()
    record = client.get(f"/matches/{playing.match}/record")
    uploaded = client.post("/matches/records", {"record": record})["match"]
    forked = client.post(f"/matches/{playing.match}/forks", {"at": 2, "seats": [PERSON, PERSON]})["match"]
    for match in (uploaded, forked):
        assert client.get(f"/matches/{match}")["commitment"] == ""
    assert client.get(f"/matches/{uploaded}/record")["key"] == record["key"]


def test_a_match_with_a_key_is_read_again_and_our_players_play_in_it(client: Client) -> None:
    playing = begun(client, seats=[RANDOM, PERSON])
    for _ in range(500):
        table = playing.table(1)
        if table["ending"] is not None or table["question"]["seat"] == 1:
            break
    client.http.__exit__(None, None, None)
    client.http.__enter__()
    again = playing.table(1)
    assert (again["seen"], again["commitment"]) == (table["seen"], table["commitment"])
