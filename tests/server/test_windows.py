"""Whether a seat was asked for an immediate answer is its secret: nobody else can read it from the wire, the log or the
time it took.
"""

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from queue import Empty
from time import monotonic, sleep, time
from typing import Any, cast

import pytest
from litestar.di import Provide

from bridgehead import registry
from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.players import Sight
from bridgehead.server import live as live_module
from bridgehead.server.keeping.rows import MatchRow
from bridgehead.server.service import Service
from tests.server.people import PATIENCE, PERSON, Client, Json, Playing

GAME = registry.game("tonga")
RESPITE = 4
"""Long enough for all that is asked meanwhile, on a busy machine as well."""


@dataclass
class Moment:
    """A match just before a card is played to which the other may answer, and two deals that look the same to whoever
    plays it: in one the other holds an answer, in the other he does not.
    """

    match: Match
    seat: int
    option: Option
    able: int
    unable: int
    truly: bool


def deal_is_able(match: Match, option: Option, label: int) -> bool | None:
    """Whether the other seat can answer in the deal of that label; None when nobody waits for him."""
    deal = Sight(match.position).deal(Dice(label))
    seat = deal.choice.seat if deal.choice else -1
    deal.play(option)
    choice = deal.choice
    if choice is None or choice.seat == seat or choice.prompt not in ("respond", "tilt"):
        return None
    return len(choice.options) > 1


def moments(prompt: str) -> Iterator[Moment]:
    """Moments of random games for answers of a kind: `respond` to a card, `tilt` when a German unit is lost."""
    for seed in range(200):
        match = GAME.match(scenario="1B", seed=seed, options={"answers": "sealed"})
        dice = Dice(seed).branch(1)
        while (choice := match.choice) is not None and len(match.answers) < 200:
            option = choice.options[dice.below(len(choice.options))]
            after = match.position.copy()
            after.play(option)
            if after.choice is not None and after.choice.prompt == prompt and after.choice.seat != choice.seat:
                found = {deal_is_able(match, option, label): label for label in range(40)}
                if choice.prompt not in ("respond", "tilt") and True in found and False in found:
                    yield Moment(match, choice.seat, option, found[True], found[False], len(after.choice.options) > 1)
                    break
            match.take(option)


@pytest.fixture(scope="module", params=["respond", "tilt"])
def moment(request: pytest.FixtureRequest) -> Moment:
    return next(moments(request.param))


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "PLAYERS_RESPITE", RESPITE)


def laid(client: Client, moment: Moment, label: int | None, *seats: Json) -> Playing:
    """The moment on the server's table, dealt by a label, the same dice to come whatever the label; or as it is."""
    record = json.loads(moment.match.record.text())
    body = {"record": record, "seats": list(seats or (PERSON, PERSON)), "respite": RESPITE, "access": "listed"}
    made = client.post("/matches/records", body)

    async def deal() -> None:
        service: Service = await cast(Provide, client.http.app.dependencies["service"])()
        async with service.desk.hold(made["match"]) as live:
            live.match.position.redeal(moment.seat, Dice(label or 0))
            live.match.state.dice = Dice(1)

    if label is not None:
        client.http.blocking_portal.call(deal)
    return Playing(client, made["match"], made["keys"])


@dataclass
class Witness:
    """What somebody heard on the live line, and when."""

    begun: float
    heard: list[tuple[float, Json]] = field(default_factory=list)

    def until_close(self) -> list[Json]:
        return [plain(message) for at, message in self.heard if at < RESPITE - 0.1]

    def closed(self) -> list[float]:
        """When the moment was over."""
        return [at for at, _ in self.heard if at > RESPITE / 2]


def plain(table: Json) -> Json:
    """A table without the name of the match and the running clock."""
    found = json.loads(json.dumps(table))
    inner = found.get("table", found)
    inner.pop("match")
    if inner["window"]:
        assert 0 <= inner["window"].pop("seconds") <= RESPITE
    return cast(Json, found)


def is_settled(seconds: float) -> bool:
    """Whether a moment took its time: never less; how much more depends on how busy the machine is."""
    return RESPITE - 0.1 <= seconds < PATIENCE


@contextmanager
def witnessed(playing: Playing, key: str) -> Iterator[Witness]:
    with playing.client.http.websocket_connect(f"/api/matches/{playing.match}/live") as line:
        line.send_text(json.dumps({"key": key}))
        json.loads(line.receive_text(timeout=PATIENCE))
        witness = Witness(monotonic())
        over = threading.Event()

        def listen() -> None:
            while not over.is_set():
                try:
                    text = line.receive_text(timeout=0.2)
                except Empty:
                    continue
                witness.heard.append((monotonic() - witness.begun, json.loads(text)))

        listening = threading.Thread(target=listen)
        listening.start()
        try:
            yield witness
        finally:
            over.set()
            listening.join()


def watched(client: Client, moment: Moment, label: int, answer: str = "") -> tuple[Any, ...]:
    """All that the seat which plays the card and a spectator get while the other may answer; when the moment ended."""
    playing = laid(client, moment, label)
    mover, other = moment.seat, 1 - moment.seat
    with witnessed(playing, playing.keys[mover]) as own, witnessed(playing, "") as spectator:
        before = playing.table(mover)
        own.begun = spectator.begun = monotonic()
        reply = playing.answer(mover, before["seq"], *moment.option)
        question = playing.table(other)["question"]
        assert (question is not None) == (label == moment.able)
        if answer:
            playing.answer(other, reply["seq"], answer)
            assert playing.table(other)["question"] is None
        sleep(0.3)
        refused = playing.answer(mover, reply["seq"], "pass", 0, 403)["detail"]
        asked_again, listed = plain(playing.table(mover)), plain(playing.table(-1))
        ticks = client.get(f"/matches/{playing.match}/turns")
        row = next(one for one in client.get("/matches/")["going"] if one["match"] == playing.match)
        while not (own.closed() and spectator.closed()) and monotonic() - own.begun < PATIENCE:
            sleep(0.05)
    got = (plain(reply), refused, asked_again, listed, ticks, row["asked"])
    return (*got, own.until_close(), spectator.until_close()), own.closed()[0], spectator.closed()[0]


def test_whoever_plays_a_card_cannot_tell_whether_the_other_was_asked(client: Client, moment: Moment) -> None:
    """Three tables side by side: the other cannot answer; he can and does not; he can and says that he will not."""
    cases = [(moment.unable, ""), (moment.able, ""), (moment.able, "quiet")]
    with ThreadPoolExecutor(len(cases)) as beside:
        found = list(beside.map(lambda case: watched(client, moment, *case), cases))
    for got, *ended in found:
        assert got == found[0][0]
        assert all(is_settled(one) for one in ended), ended


def test_no_clock_tells_whether_somebody_answered_what_nobody_may_know(client: Client) -> None:
    """When the other answered last is told to his opponent; of such an answer it is not, whoever gave it: he himself,
    or the server when he said nothing. That he looked at his table meanwhile is not told either.
    """
    moment = next(moments("respond"))

    def known(label: int, answer: str) -> Json:
        playing = laid(client, moment, label)
        seq = playing.answer(moment.seat, playing.table()["seq"], *moment.option)["seq"]
        if answer:
            playing.answer(1 - moment.seat, seq, answer)
        sleep(RESPITE + 0.3)
        assert playing.table(1 - moment.seat)["seq"] > seq
        found: Json = client.get(f"/matches/{playing.match}/talk", playing.keys[moment.seat])["people"][1 - moment.seat]
        return found

    cases = [(moment.unable, ""), (moment.able, ""), (moment.able, "let"), (moment.able, "quiet")]
    with ThreadPoolExecutor(len(cases)) as beside:
        found = list(beside.map(lambda case: known(*case), cases))
    assert found == [{"seat": 1 - moment.seat, "answered": 0.0, "seen": 0.0, "here": False}] * 4


def test_an_answer_that_all_may_see_ends_the_moment(client: Client) -> None:
    moment = next(moments("respond"))
    playing = laid(client, moment, moment.able)
    seq = playing.answer(moment.seat, playing.table()["seq"], *moment.option)["seq"]
    other = 1 - moment.seat
    option = playing.table(other)["question"]["options"][0]
    assert option["verb"] == "respond"
    after = playing.answer(other, seq, "respond", option["arg"])
    assert after["seq"] == seq + 1
    assert playing.table(moment.seat)["log"]["rows"] != []


def test_a_silent_answer_is_kept_and_not_noticed(client: Client) -> None:
    """Acknowledged is kept: `quiet` outlives the server, and is written when the moment is over, even by another."""
    moment = next(moments("respond"))
    playing = laid(client, moment, moment.able)
    other = 1 - moment.seat
    seq = playing.answer(moment.seat, playing.table()["seq"], *moment.option)["seq"]
    first = playing.answer(other, seq, "let")
    assert playing.answer(other, seq, "let")["seq"] == first["seq"] == seq, "the same again is harmless"
    playing.answer(other, seq, "quiet", 0, 409)
    assert playing.table(other)["window"]["seat"] == other
    sleep(RESPITE + 0.3)
    assert playing.table(other)["seq"] > seq


def test_a_clock_that_was_set_back_holds_up_no_game(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The moment is measured from the row before, which now seems to be written in an hour."""
    moment = next(moments("respond"))
    playing = laid(client, moment, moment.unable)
    seq = playing.answer(moment.seat, playing.table()["seq"], *moment.option)["seq"]
    right = time
    monkeypatch.setattr("time.time", lambda: right() - 3600)
    end = monotonic() + PATIENCE
    while playing.table()["seq"] == seq and monotonic() < end:
        sleep(0.2)
    assert playing.table()["seq"] > seq


def test_at_one_screen_only_who_can_answer_is_asked_and_nobody_waits(client: Client) -> None:
    body = {"game": "tonga", "scenario": "1B", "seed": 4, "seats": [PERSON, PERSON]}
    made = client.post("/matches/", body)
    playing = Playing(client, made["match"], made["keys"])
    for _ in range(40):
        table = playing.table()
        assert table["window"] is None
        seat = table["question"]["seat"]
        options = playing.table(seat)["question"]["options"]
        playing.answer(seat, table["seq"], options[0]["verb"], options[0]["arg"])


def test_players_apart_have_sealed_answers_unless_they_choose_otherwise(client: Client) -> None:
    body: Json = {"game": "tonga", "scenario": "1B", "seats": [PERSON, {"kind": "open"}]}
    records = {}
    for respite in (None, 0, 30):
        made = client.post("/matches/", body if respite is None else {**body, "respite": respite})
        records[respite] = stored(client, made["match"])
    assert {respite: (row.options["answers"], row.respite) for respite, row in records.items()} == {
        None: ("sealed", 8),
        0: ("open", 0),
        30: ("sealed", 30),
    }
    client.post("/matches/", {**body, "respite": 601}, status=400)


def stored(client: Client, match: str) -> MatchRow:
    async def read() -> MatchRow:
        service: Service = await cast(Provide, client.http.app.dependencies["service"])()
        found = await service.store.match(match)
        assert found is not None
        return found

    return client.http.blocking_portal.call(read)


def test_our_players_take_the_same_time_whether_they_are_asked_or_not(client: Client) -> None:
    """They think in the moment for it; if they say nothing that is told when it is over."""
    spans: dict[bool, float] = {}
    for moment in islice(moments("respond"), 20):
        if moment.truly in spans:
            continue
        seats: list[Json] = [PERSON, PERSON]
        seats[1 - moment.seat] = {"kind": "player", "player": "random"}
        playing = laid(client, moment, None, *seats)
        begun = monotonic()
        table = playing.answer(moment.seat, playing.table()["seq"], *moment.option)
        assert table["window"]["seat"] == 1 - moment.seat and table["thinking"]
        while (now := playing.table(moment.seat))["seq"] == table["seq"]:
            sleep(0.02)
        if any(row["kind"].startswith("played") for row in now["log"]["rows"][len(table["log"]["rows"]) :]):
            continue  # an answer that all may see
        spans[moment.truly] = monotonic() - begun
        if len(spans) == 2:
            break
    assert len(spans) == 2 and all(is_settled(one) for one in spans.values()), spans
