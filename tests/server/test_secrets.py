"""No seat's link serves another seat's secrets: what it cannot know is dealt anew, and nothing it gets changes."""

import json
import random
from typing import Any, cast

import pytest
from litestar.di import Provide

from bridgehead.engine.dice import Dice
from bridgehead.server.service import Service
from tests.server import shelf
from tests.server.people import PERSON, Client, Playing

Received = dict[str, Any]


def service_of(client: Client) -> Service:
    """What the server's handlers call."""

    async def find() -> Service:
        found: Service = await cast(Provide, client.http.app.dependencies["service"])()
        return found

    return client.http.blocking_portal.call(find)


def deal_anew(client: Client, match: str, seat: int, label: int) -> None:
    """Change, in the server's memory, everything that the seat cannot know."""
    service = service_of(client)

    async def deal() -> None:
        async with service.desk.hold(match) as live:
            live.match.position.redeal(seat, Dice(label))

    client.http.blocking_portal.call(deal)


def over_http(playing: Playing, seat: int) -> Received:
    got: Received = {"table": playing.table(seat)}
    for option in (got["table"]["question"] or {"options": []})["options"]:
        if got["table"]["question"]["seat"] == seat:
            path = f"/matches/{playing.match}/odds"
            got[f"odds {option}"] = playing.client.get(path, playing.key(seat), verb=option["verb"], arg=option["arg"])
    return got


def over_the_live_line(playing: Playing, seat: int) -> Received:
    with playing.client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        line.send_text(json.dumps({"key": playing.key(seat)}))
        received: Received = json.loads(line.receive_text())
        return received


def played_into_the_middle(client: Client, game: str, picks: random.Random) -> Playing:
    loaded = shelf.game(game)
    scenario = picks.choice(loaded.info.scenarios)
    seats = [PERSON] * len(loaded.info.seats)
    playing = client.begin(*seats, seed=picks.randrange(1000), game=game, scenario=scenario)
    for _ in range(picks.randrange(40)):
        table = playing.table()
        if table["ending"] is not None:
            break
        seat = table["question"]["seat"]
        option = picks.choice(playing.table(seat)["question"]["options"])
        playing.answer(seat, table["seq"], option["verb"], option["arg"])
    return playing


@pytest.mark.parametrize("game", shelf.games())
def test_what_a_seat_gets_does_not_depend_on_what_it_cannot_know(client: Client, game: str) -> None:
    picks = random.Random(6)
    for label in range(6):
        playing = played_into_the_middle(client, game, picks)
        for seat in [*range(len(playing.keys)), -1]:
            before = over_http(playing, seat), over_the_live_line(playing, seat)
            deal_anew(client, playing.match, seat, label)
            assert (over_http(playing, seat), over_the_live_line(playing, seat)) == before


def test_the_test_above_would_notice(client: Client) -> None:
    """Dealing anew for the left changes what the right holds, and the right sees it."""
    playing = client.begin()
    before = playing.table(1)
    deal_anew(client, playing.match, 0, 1)
    assert playing.table(1) != before


def test_neither_seed_nor_keys_are_ever_sent_while_a_match_goes_on(client: Client) -> None:
    playing = client.begin(seed=987654321)
    playing.play_on(2)
    for seat in (0, 1, -1):
        text = json.dumps([over_http(playing, seat), over_the_live_line(playing, seat), client.get("/matches/")])
        assert "987654321" not in text
        assert not any(key in text for key in playing.keys)
