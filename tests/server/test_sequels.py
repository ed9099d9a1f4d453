"""Another match of those who played one: found at its table and in one's own list, sat down to by the key one has."""

import pytest

from bridgehead.server.keeping.store import Store
from tests.server.people import PERSON, RANDOM, Client, Json, Playing
from tests.server.test_ends import resign
from tests.server.test_takebacks import INVITED, apart


def again(playing: Playing, seat: int, seats: list[Json], status: int | None = None, **more: object) -> Json:
    after = {"match": playing.match, "key": playing.key(seat)}
    body = {"game": "toy", "scenario": "short", "seats": seats, "respite": 0, "after": after, **more}
    found: Json = playing.client.post("/matches/", body, status=status)
    return found


def was(seat: int) -> Json:
    return {**INVITED, "was": seat}


def over(client: Client) -> Playing:
    """A match of two who are apart, which one has given up."""
    playing = apart(client)
    resign(playing, 1)
    return playing


def test_the_other_finds_it_at_the_table_and_sits_down_by_the_key_that_he_has(client: Client) -> None:
    playing = over(client)
    assert all(playing.table(seat)["sequel"] is None for seat in (-1, 0, 1))
    made = again(playing, 0, [was(1), PERSON])
    assert made["keys"][0] == "" and made["keys"][1]
    assert playing.table(1)["sequel"] == {"match": made["match"], "seat": 0}
    assert playing.table(0)["sequel"] == {"match": made["match"], "seat": 1}
    held = [{"match": playing.match, "key": playing.key(1)}]
    assert client.post("/matches/mine", {"held": held})["over"][0]["sequel"] == {"match": made["match"], "seat": 0}
    held = [{"match": made["match"], "key": playing.key(1)}]
    assert client.post("/matches/mine", {"held": held})["going"][0]["match"] == made["match"]
    key = client.post(f"/matches/{made['match']}/seats/0", {"name": "Ben"}, playing.key(1))["key"]
    assert key != playing.key(1)
    assert client.get(f"/matches/{made['match']}", key)["seat"] == 0
    client.post(f"/matches/{made['match']}/seats/0", {}, playing.key(1), status=409)


def test_nobody_else_learns_of_it(client: Client) -> None:
    playing = over(client)
    again(playing, 0, [PERSON, was(1)])
    assert playing.table(-1)["sequel"] is None
    assert all(row["sequel"] is None for row in client.get("/matches/")["over"])


def test_no_other_key_sits_down_there(client: Client) -> None:
    playing = over(client)
    made = again(playing, 0, [PERSON, was(1)])
    for key in ("", playing.key(0), made["keys"][0], made["maker"]):
        client.post(f"/matches/{made['match']}/seats/1", {}, key, status=403)
    client.get(f"/matches/{made['match']}", playing.key(1), status=403)


def test_whoever_began_it_can_withdraw_it(client: Client) -> None:
    playing = over(client)
    made = again(playing, 0, [PERSON, was(1)])
    head = {"X-Maker-Key": made["maker"]}
    other = client.http.post(f"/api/matches/{made['match']}/seats/1/invitation", headers=head).json()["key"]
    client.post(f"/matches/{made['match']}/seats/1", {}, playing.key(1), status=403)
    assert client.post(f"/matches/{made['match']}/seats/1", {}, other)["key"]


def test_of_two_who_begin_one_the_second_is_told_of_the_first(client: Client) -> None:
    playing = over(client)
    made = again(playing, 0, [PERSON, was(1)])
    count = len(client.post("/matches/mine", {"held": [{"match": made["match"], "key": made["keys"][0]}]})["going"])
    assert count == 1
    assert "begun already" in again(playing, 1, [was(0), PERSON], 409)["detail"]
    assert playing.table(1)["sequel"] == {"match": made["match"], "seat": 1}


def test_it_comes_after_the_end_and_from_somebody_who_sat_there(client: Client) -> None:
    playing = apart(client)
    assert "goes on" in again(playing, 0, [PERSON, was(1)], 409)["detail"]
    resign(playing, 0)
    for key in ("not-a-key", playing.key(0) + "x"):
        after = {"match": playing.match, "key": key}
        body = {"game": "toy", "scenario": "short", "seats": [PERSON, was(1)], "after": after}
        client.post("/matches/", body, status=403)
    for seats in (
        [PERSON, was(0)],
        [PERSON, was(5)],
        [was(1), was(1)],
        [PERSON, {**RANDOM, "was": 1}],
        [PERSON, INVITED],
    ):
        assert "sat at the match before" in again(playing, 0, seats, 422)["detail"]
    again(playing, 0, [PERSON, {**INVITED, "was": -1}], 400)
    watching = {"match": playing.match, "key": ""}
    body = {"game": "toy", "scenario": "short", "seats": [PERSON, was(1)], "after": watching}
    client.post("/matches/", body, status=403)
    assert playing.table(0)["sequel"] is None


def test_the_other_hears_of_it_on_the_live_line(client: Client) -> None:
    playing = over(client)
    with client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        line.send_json({"key": playing.key(1), "lang": "en", "log": 0, "undos": 0})
        assert line.receive_json()["table"]["sequel"] is None
        made = again(playing, 0, [PERSON, was(1)])
        assert line.receive_json()["table"]["sequel"]["match"] == made["match"]


def test_one_that_is_deleted_bars_no_other(client: Client) -> None:
    """Nor is anybody sent to where there is nothing any more; of other matches nothing is forgotten."""
    playing, others = over(client), over(client)
    kept = again(others, 0, [PERSON, was(1)])
    made = again(playing, 0, [PERSON, was(1)])
    assert playing.table(1)["sequel"]["match"] == made["match"]
    reply = client.http.delete(f"/api/matches/{made['match']}", headers={"X-Maker-Key": made["maker"]})
    assert reply.status_code == 204
    assert all(playing.table(seat)["sequel"] is None for seat in (0, 1))
    assert others.table(1)["sequel"]["match"] == kept["match"]
    anew = again(playing, 1, [was(0), PERSON])
    assert playing.table(0)["sequel"] == {"match": anew["match"], "seat": 0}


def test_whoever_begins_it_while_the_match_before_is_deleted_is_told_so(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not that another had begun one; and nothing is left of what he began."""
    playing = over(client)
    keep = Store.keep_sequel

    async def too_late(store: Store, match: str, sequel: str) -> None:
        await store.remove(match)
        await keep(store, match, sequel)

    monkeypatch.setattr(Store, "keep_sequel", too_late)
    refused = again(playing, 0, [PERSON, was(1)], status=404)
    assert playing.match in refused["detail"]


def deleted(client: Client, match: str, maker: str) -> tuple[int, str]:
    reply = client.http.delete(f"/api/matches/{match}", headers={"X-Maker-Key": maker})
    return reply.status_code, reply.text


def kept(client: Client) -> tuple[Playing, str]:
    """The same match that is over, and the secret by which it can be deleted."""
    made = client.post("/matches/", {"game": "toy", "scenario": "short", "seats": [PERSON, INVITED], "respite": 0})
    key = client.post(f"/matches/{made['match']}/seats/1", {}, made["keys"][1])["key"]
    playing = Playing(client, made["match"], [made["keys"][0], key])
    resign(playing, 1)
    return playing, made["maker"]


def test_a_match_is_not_deleted_while_somebody_finds_the_next_by_it_alone(client: Client) -> None:
    playing, maker = kept(client)
    made = again(playing, 0, [PERSON, was(1)])
    status, said = deleted(client, playing.match, maker)
    assert status == 409 and "can find it only here" in said
    assert playing.table(1)["sequel"]["match"] == made["match"]
    client.post(f"/matches/{made['match']}/seats/1", {}, playing.key(1))
    assert deleted(client, playing.match, maker) == (204, "")


def test_a_match_may_be_deleted_when_the_next_is(client: Client) -> None:
    playing, maker = kept(client)
    made = again(playing, 0, [PERSON, was(1)])
    assert deleted(client, made["match"], made["maker"]) == (204, "")
    assert deleted(client, playing.match, maker) == (204, "")
