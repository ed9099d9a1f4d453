"""What can be learnt at a table: advice for whoever is asked, the dice, and a match that is over looked back upon."""

import asyncio
import logging
import time

import msgspec

from bridgehead.engine.say.words import Words
from bridgehead.lab.study.advice import Suggestion
from bridgehead.lab.study.review import Progress
from bridgehead.server import wire
from bridgehead.server.errors import Busy, Impossible, NotYours
from bridgehead.server.fairness import dice_seen
from bridgehead.server.keeping.rows import PERSON, ReviewRow
from bridgehead.server.live import WATCHING, Live
from bridgehead.server.service import Service
from bridgehead.server.thinking.analysts import OPEN_REVIEWS, advise, look_back
from bridgehead.server.thinking.opponents import Order
from bridgehead.server.thinking.turns import Places, Turns
from bridgehead.server.thinking.workers import Workers

logger = logging.getLogger(__name__)

THOUGHT = 2.0
"""Seconds that advice takes."""

FORSAKEN = 30.0
"""After so many seconds without progress a review is taken up by whoever is asked for it."""

WRITTEN_EVERY = 2.0

KEPT = 100
"""How many pieces of advice are kept for whoever asks again."""

Asked = tuple[str, int]
"""A match and the sequence number of its open question."""


class Study:
    """Advice, dice and reviews. `advisers` and `reviewers` are kept apart: a review takes minutes, advice seconds.
    Callers take turns with both.
    """

    def __init__(self, service: Service, advisers: Turns, reviewers: Workers) -> None:
        self._service = service
        self._advisers = advisers
        self._reviewers = reviewers
        self._advice: dict[Asked, asyncio.Task[list[Suggestion]]] = {}
        self._reviews: dict[str, asyncio.Task[None]] = {}
        self._in_hand = Places(OPEN_REVIEWS)

    async def advice(self, match: str, hello: wire.Hello) -> wire.Advice:
        """The best options of the open question, for the seat that is asked, from what it knows itself."""
        async with self._service.desk.hold(match) as live:
            seat = await self._service.seat_of(live, hello.key)
            _may_be_advised(live, seat)
            words = live.game.words(hello.lang).knowing(live.game.rules.names(live.match.state, seat))
            seq = live.seq
            thinking = self._thinking(live)
        found = await asyncio.shield(thinking)
        return wire.Advice(seq, [_suggested(one, words) for one in found])

    def _thinking(self, live: Live) -> asyncio.Task[list[Suggestion]]:
        """The work on the open question; whoever asks again while it goes on, or soon after, waits for the same."""
        asked = (live.row.id, live.seq)
        known = self._advice.get(asked)
        if known is not None and not _failed(known):
            return known
        if len(self._advice) >= KEPT:
            self._advice = {one: task for one, task in self._advice.items() if not task.done()}
        order = Order(live.row.id, "", live.draft())
        self._advice[asked] = asyncio.create_task(self._advisers.run(lambda: 0, advise, order, THOUGHT))
        return self._advice[asked]

    async def dice(self, match: str, hello: wire.Hello) -> wire.DiceSeen:
        """Every roll of the match that the seat has seen, against expectation."""
        async with self._service.desk.hold(match) as live:
            seat = await self._service.seat_of(live, hello.key)
            events = live.match.log_in_full() if live.match.outcome is not None else live.match.log_for(seat)
            return dice_seen(events, live.game.words(hello.lang))

    async def review(self, match: str, hello: wire.Hello) -> wire.ReviewSeen:
        """The review of a match that is over, as far as it has got; the first request begins it."""
        async with self._service.desk.hold(match) as live:
            await self._service.seat_of(live, hello.key)
            if live.match.outcome is None:
                raise Busy("review-early")
            row = await self._service.store.review(match)
            if _is_forsaken(row) and match not in self._reviews:
                order, seats = Order(match, "", live.draft()), _reviewed_seats(live)
                self._reviews[match] = asyncio.create_task(self._look_back(order, seats))
            if row is None:
                return wire.ReviewSeen(0, 1, _reviewed_seats(live)[0], [], [])
            progress = msgspec.json.decode(row.progress, type=Progress)
            return _reviewed(live, progress, live.game.words(hello.lang))

    async def _look_back(self, order: Order, seats: list[int]) -> None:
        """Work through a review when it is its turn: a worker keeps a few in hand, and begins others anew each time."""
        try:
            async with self._in_hand.taken():
                await self._work_through(order, seats)
        except Exception:
            logger.exception("The review of match %s could not be finished.", order.match)
        finally:
            self._reviews.pop(order.match, None)

    async def _work_through(self, order: Order, seats: list[int]) -> None:
        """Work on a review to its end, and write down from time to time how far it is."""
        written = 0.0
        whole = False
        while not whole:
            progress = await self._reviewers.run(look_back, order, seats)
            whole = progress.done == progress.total
            if whole or time.monotonic() - written >= WRITTEN_EVERY:
                written = time.monotonic()
                text = msgspec.json.encode(progress).decode()
                await self._service.store.keep_review(ReviewRow(order.match, whole, text, time.time()))

    async def close(self) -> None:
        """Stop all work; a review begun is taken up again when somebody asks for it."""
        self._advisers.close()
        self._reviewers.close()
        tasks: list[asyncio.Task[None] | asyncio.Task[list[Suggestion]]] = [
            *self._reviews.values(),
            *self._advice.values(),
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _failed(task: asyncio.Task[list[Suggestion]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _may_be_advised(live: Live, seat: int) -> None:
    """Raises a refusal unless the seat is asked something on which it may have advice."""
    if not live.row.advice:
        raise Impossible("no-advice")
    if live.match.choice is None:
        raise Busy("over-advice")
    if seat == WATCHING or live.asked(seat) is None:
        raise NotYours("advice-not-yours")
    if live.match.roll_purpose:
        raise Impossible("die-awaited")


def _suggested(one: Suggestion, words: Words) -> wire.Suggested:
    return wire.Suggested(
        verb=one.option[0],
        arg=one.option[1],
        text=words.option(one.option),
        reason=words.text(one.reason) if one.reason else "",
        value=one.value,
        win=one.outlook.win,
        score=one.outlook.score,
        games=one.outlook.games,
    )


def _is_forsaken(row: ReviewRow | None) -> bool:
    """Whether nobody works on a review that is not whole."""
    return row is None or (not row.whole and time.time() - row.changed > FORSAKEN)


def _reviewed_seats(live: Live) -> list[int]:
    """The seats of people, else all."""
    people = [row.seat for row in live.row.seats if row.kind == PERSON]
    return people or [row.seat for row in live.row.seats]


def _reviewed(live: Live, progress: Progress, words: Words) -> wire.ReviewSeen:
    found = progress.review
    slips: list[wire.Slip] = []
    for one in found.slips:
        then = live.match.at(one.answers)
        choice = then.choice
        named = words.knowing(then.game.rules.names(then.state, one.seat))
        slips.append(
            wire.Slip(
                at=one.answers,
                turn=one.turn,
                seat=one.seat,
                question=named.prompt(choice) if choice is not None else "",
                given=named.option(one.given, choice.prompt if choice is not None else ""),
                better=named.option(one.better, choice.prompt if choice is not None else ""),
                cost=one.cost,
            )
        )
    chances = [
        wire.TurnChance(one.turn, one.answers, one.outlook.win, one.outlook.score, one.outlook.games)
        for one in found.chances
    ]
    return wire.ReviewSeen(progress.done, progress.total, found.seat, chances, slips)
