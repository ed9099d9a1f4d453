"""A match that goes on, looked back upon: each sees what he saw, and nothing else."""

import random

import pytest

from tests.server import shelf
from tests.server.people import PERSON, Client, Json, Playing

ANSWERS, EVERY = 12, 3
"""So many answers are given, and so many lie between two looks back."""


def replayed(playing: Playing, seat: int, at: int, status: int = 200, **eyes: int) -> Json:
    path = f"/matches/{playing.match}/replay"
    found: Json = playing.client.get(path, playing.key(seat), status=status, at=at, **eyes)
    return found


def begun(client: Client, game: str, picks: random.Random) -> Playing:
    loaded = shelf.game(game)
    seats = [PERSON] * len(loaded.info.seats)
    return client.begin(*seats, seed=picks.randrange(1000), game=game, scenario=picks.choice(loaded.info.scenarios))


@pytest.mark.parametrize("game", shelf.games())
def test_every_seat_sees_of_the_past_what_it_saw_then(client: Client, game: str) -> None:
    """What was seen then tells no secret (`test_secrets`); so neither does what is seen of it later."""
    picks = random.Random(9)
    playing = begun(client, game, picks)
    seats = [*range(len(playing.keys)), -1]
    saw: list[dict[int, Json]] = []
    for _ in range(ANSWERS):
        saw.append({seat: playing.table(seat) for seat in seats})
        if saw[-1][-1]["ending"] is not None:
            break
        asked = saw[-1][-1]["question"]["seat"]
        option = picks.choice(saw[-1][asked]["question"]["options"])
        playing.answer(asked, saw[-1][-1]["seq"], option["verb"], option["arg"])
    if playing.table()["ending"] is not None:
        return
    for at in range(0, len(saw), EVERY):
        then = saw[at]
        for seat in seats:
            now = replayed(playing, seat, at)
            assert now["seen"] == then[seat]["seen"]
            assert now["log"]["rows"] == then[seat]["log"]["rows"]
            before, after = then[seat]["question"], now["question"]
            assert {**before, "errand": None} == {**after, "errand": None}
            assert (now["window"], now["thinking"], now["seat"]) == (None, False, seat)


def test_what_comes_later_is_not_seen_before(client: Client) -> None:
    """Neither in the log nor among the dice: the past has what had been told then."""
    playing = begun(client, "toy", random.Random(1))
    first = playing.table(0)["log"]["rows"]
    playing.play_on(3)
    assert replayed(playing, 0, 0)["log"]["rows"] == first


def test_another_key_opens_no_other_past(client: Client) -> None:
    playing = begun(client, "toy", random.Random(1))
    playing.play_on(2)
    path = f"/matches/{playing.match}/replay"
    other = begun(client, "toy", random.Random(2))
    client.get(path, other.keys[0], status=403, at=1)
    for seat, eyes in ((0, 1), (1, 0), (-1, 0), (-1, 1)):
        replayed(playing, seat, 1, status=403, eyes=eyes)
    assert replayed(playing, 0, 1, eyes=-1)["seen"] == replayed(playing, -1, 1)["seen"]
    replayed(playing, 0, 99, status=422)
