"""Advice at the table, the dice against expectation, and the review of a match that is over."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest

from bridgehead.engine.dice import Dice
from bridgehead.lab.study.advice import advice
from bridgehead.server import fairness, study
from bridgehead.server.guarding.caller import called_from
from bridgehead.server.thinking.analysts import OPEN_REVIEWS
from bridgehead.server.thinking.opponents import Order
from bridgehead.server.thinking.turns import Turns
from bridgehead.server.thinking.workers import Workers
from tests.engine.toy.rulebook import GAME
from tests.server.people import PATIENCE, PERSON, RANDOM, Client, Playing


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "THOUGHT", 0.1)


def advised(playing: Playing, seat: int, status: int = 200) -> Any:
    return playing.client.get(f"/matches/{playing.match}/advice", playing.key(seat), status)


def test_advice_names_options_that_are_offered_with_what_they_promise(client: Client) -> None:
    playing = client.begin(PERSON, RANDOM)
    found = advised(playing, 0)
    offered = [(one["verb"], one["arg"], one["text"]) for one in playing.table(0)["question"]["options"]]
    assert found["seq"] == 0
    assert 1 <= len(found["options"]) <= 3
    for one in found["options"]:
        assert (one["verb"], one["arg"], one["text"]) in offered
        assert 0 <= one["win"] <= 1 and one["games"] >= 4


def test_advice_is_for_the_seat_that_is_asked(client: Client) -> None:
    body = {"game": "toy", "scenario": "short", "seed": 7, "seats": [PERSON, PERSON], "advice": True}
    made = client.post("/matches/", body)
    playing = Playing(client, made["match"], made["keys"])
    assert advised(playing, 0)["options"]
    assert "not this one" in advised(playing, 1, 403)["detail"]
    advised(playing, -1, 403)


def test_two_people_play_without_advice_unless_they_wish_for_it(client: Client) -> None:
    playing = client.begin(PERSON, PERSON)
    assert not playing.table(0)["advice"]
    assert "without advice" in advised(playing, 0, 422)["detail"]
    assert client.begin(PERSON, RANDOM).table(0)["advice"]
    assert not client.begin(PERSON, {"kind": "open"}).table(0)["advice"]
    refused = client.post("/matches/", {"game": "toy", "scenario": "short", "seats": [PERSON, RANDOM], "advice": False})
    assert not client.get(f"/matches/{refused['match']}")["advice"]


def test_advice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """The worker plays the record again and so holds the truth; the laboratory must not look at it."""
    first, second = (GAME.match(scenario="short", seed=3) for _ in range(2))
    second.position.redeal(0, Dice(99))
    second.position.base, second.position.dealt = second.state, False
    assert second.view(1) != first.view(1)
    assert advice(first, iterations=60) == advice(second, iterations=60)


def test_the_table_answers_while_advice_is_thought_out(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    advised(client.begin(PERSON, RANDOM), 0)  # so that the worker is there
    monkeypatch.setattr(study, "THOUGHT", 4.0)
    playing = client.begin(PERSON, RANDOM)
    with ThreadPoolExecutor(1) as beside:
        thinking = beside.submit(advised, playing, 0)
        sleep(0.2)
        assert playing.table(0)["seq"] == 0
        assert not thinking.done()
        assert thinking.result()["options"]


def test_a_match_that_is_over_is_reviewed_with_progress(client: Client) -> None:
    playing = client.begin(PERSON, PERSON)
    path = f"/matches/{playing.match}/review"
    assert "over" in client.get(path, playing.keys[0], 409)["detail"]
    playing.play_on()
    assert client.get(path)["done"] == 0
    end = monotonic() + PATIENCE
    while (found := client.get(path))["done"] < found["total"]:
        assert monotonic() < end
        sleep(0.1)
    turns = client.get(f"/matches/{playing.match}/turns")["turns"]
    assert [(one["at"], one["turn"]) for one in found["chances"]] == [(one["at"], one["turn"]) for one in turns]
    assert found["seat"] == 0
    assert all(one["given"] != one["better"] and one["cost"] > 0 and one["question"] for one in found["slips"])
    assert client.get(path) == found


class Counting(Workers):
    """Notes how many reviews were in hand at once."""

    def __init__(self) -> None:
        self.in_hand: set[str] = set()
        self.most = 0

    async def run(self, work: Any, *about: Any) -> Any:
        done = about[0].match in self.in_hand
        self.in_hand.add(about[0].match)
        self.most = max(self.most, len(self.in_hand))
        await asyncio.sleep(0)
        if done:
            self.in_hand.remove(about[0].match)
        return SimpleNamespace(done=int(done), total=1)


def test_no_more_reviews_are_worked_on_than_a_worker_keeps_in_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one more each would be begun anew at every turn, and none would ever be whole."""
    workers = Counting()
    store = SimpleNamespace(keep_review=AsyncMock())
    looking = study.Study(SimpleNamespace(store=store), Turns(workers, 1), workers)  # type: ignore[arg-type]
    monkeypatch.setattr(msgspec.json, "encode", lambda _: b"{}")

    async def all_at_once() -> None:
        orders = [Order(f"match {number}", "", GAME.match(seed=1).record) for number in range(10)]
        await asyncio.gather(*(look_back(order) for order in orders))

    async def look_back(order: Order) -> None:
        called_from(order.match)
        await looking._look_back(order, [0])

    asyncio.run(all_at_once())
    assert workers.most == OPEN_REVIEWS and not workers.in_hand
    assert sum(call.args[0].whole for call in store.keep_review.await_args_list) == 10


def test_one_callers_reviews_leave_room_for_anothers(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many uploads he looks back on."""
    begun: list[str] = []

    async def for_ever(order: Order, _seats: list[int]) -> None:
        begun.append(order.match)
        await asyncio.Event().wait()

    workers = Counting()
    looking = study.Study(SimpleNamespace(), Turns(workers, 1), workers)  # type: ignore[arg-type]
    monkeypatch.setattr(looking, "_work_through", for_ever)

    async def ask(match: str, address: str) -> None:
        called_from(address)
        await looking._look_back(Order(match, "", GAME.match(seed=1).record), [0])

    async def all_at_once() -> None:
        tasks = [asyncio.create_task(ask(f"upload {number}", "192.0.2.1")) for number in range(30)]
        await asyncio.sleep(0.01)
        tasks.append(asyncio.create_task(ask("other", "192.0.2.2")))
        await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(all_at_once())
    assert begun == ["upload 0", "upload 1", "upload 2", "other"]


def test_the_dice_are_counted_by_sort_and_by_purpose(client: Client) -> None:
    playing = client.begin(seed=3)
    assert client.get(f"/matches/{playing.match}/dice") == {"dice": [], "purposes": [], "rolls": []}
    playing.play_on()
    told = [row["die"] for row in playing.table()["log"]["rows"] if row["kind"] == "die"]
    found = client.get(f"/matches/{playing.match}/dice")
    assert [one["die"] for one in found["rolls"]] == told and told
    six = found["dice"][0]
    assert six["faces"] == [told.count(face) for face in range(1, 7)]
    assert six["luck"] == pytest.approx(sum(told) - 3.5 * len(told))
    assert sum(one["rolls"] for one in found["purposes"]) == len(told)


@pytest.mark.parametrize("faces", [[10, 10, 10, 10, 10, 10], [3, 9, 12, 4, 6, 20], [40, 60], [7, 1, 3], [1, 0, 0, 0]])
def test_the_chance_of_uneven_faces_is_that_of_chi_square(faces: list[int]) -> None:
    from scipy.stats import chisquare

    assert fairness.fairness(faces) == pytest.approx(float(chisquare(faces).pvalue))
