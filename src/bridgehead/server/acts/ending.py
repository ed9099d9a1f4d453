"""Ending a match by a word: to resign, to agree to a draw, to claim it where the other's time has run out."""

import time
from collections.abc import Awaitable, Callable

from bridgehead.engine.play.ending import AGREED, CONCEDED, LAPSED
from bridgehead.server import wire
from bridgehead.server.ends import DECLINED, WITHDRAWN, between_people, offer_of
from bridgehead.server.errors import Busy, Impossible, NotYours
from bridgehead.server.keeping.store import Taken
from bridgehead.server.live import WATCHING, Live
from bridgehead.server.service import Service
from bridgehead.server.tables import table_of

TRIES = 5
"""So often a word is said again where another server wrote something in between."""


class Ending:
    """What seats may say to end their match."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def resign(self, match: str, hello: wire.Hello) -> wire.Table:
        """Give the match up, whoever is asked and whatever has been answered meanwhile. Again it is harmless."""
        return await _said(lambda: self._resign(match, hello))

    async def _resign(self, match: str, hello: wire.Hello) -> wire.Table:
        service = self._service
        async with service.desk.hold(match) as live:
            seat = await _seat(service, live, hello)
            if live.match.end is None or not _is_last(live, seat, CONCEDED):
                _goes_on(live)
                await service.desk.end(live, seat, CONCEDED)
                service.changed(live)
            return table_of(live, seat, hello)

    async def claim(self, match: str, given: wire.ClaimGiven, hello: wire.Hello) -> wire.Table:
        """Claim the match of a seat that has let the time to answer run out. Again it is harmless."""
        return await _said(lambda: self._claim(match, given, hello))

    async def _claim(self, match: str, given: wire.ClaimGiven, hello: wire.Hello) -> wire.Table:
        service = self._service
        async with service.desk.hold(match) as live:
            seat = await _seat(service, live, hello)
            if _is_last(live, 1 - seat, LAPSED):
                return table_of(live, seat, hello)
            _goes_on(live)
            service.check(live, seat, given.seq, hello)
            await service.desk.reseat(live)
            choice = live.match.choice
            if choice is None or not live.until:
                raise Impossible("no-time")
            if choice.seat == seat:
                raise NotYours("own-time")
            if time.time() < live.until:
                raise Busy("time-left")
            if live.due():  # while no server ran: whoever seems to be asked may have had nothing to say
                service.changed(live)
                raise Busy("time-due")
            await service.desk.end(live, choice.seat, LAPSED)
            service.changed(live)
            return table_of(live, seat, hello)

    async def draw(self, match: str, given: wire.DrawGiven, hello: wire.Hello) -> wire.Table:
        """Offer a draw, accept or decline it; who offered one may withdraw it. Two offers are an agreement."""
        return await _said(lambda: self._draw(match, given, hello))

    async def _draw(self, match: str, given: wire.DrawGiven, hello: wire.Hello) -> wire.Table:
        service = self._service
        async with service.desk.hold(match) as live:
            seat = await _seat(service, live, hello)
            if given.word != "refuse" and live.match.end is not None and live.match.end.how == AGREED:
                return table_of(live, seat, hello)
            _goes_on(live)
            service.check(live, seat, given.seq, hello)
            await service.desk.reseat(live)
            if not between_people(live.row):
                raise Impossible("no-draw")
            offer = offer_of(live.row, live.moves)
            own = offer is not None and offer.seat == seat
            stands = offer is not None and offer.stands
            if stands and not own and given.word != "refuse":
                await service.desk.end(live, seat, AGREED)
            elif given.word == "propose":
                if own and not stands:
                    raise Impossible("draw-again")
                if not own:
                    await self._keep(live, f"{seat} {live.seq}")
            elif not stands:
                raise Busy("no-offer")
            elif given.word == "accept":
                raise NotYours("own-offer")
            else:
                await self._keep(live, f"{live.row.offer} {WITHDRAWN if own else DECLINED}")
            service.changed(live)
            return table_of(live, seat, hello)

    async def _keep(self, live: Live, offer: str) -> None:
        await self._service.store.offer_draw(live.row.id, live.row.offer, offer)
        live.row.offer = offer


async def _said(say: Callable[[], Awaitable[wire.Table]]) -> wire.Table:
    """Say something, and again where another server was first."""
    for _ in range(TRIES):
        try:
            return await say()
        except Taken:
            continue
    raise Busy("another-first")


async def _seat(service: Service, live: Live, hello: wire.Hello) -> int:
    """Who says it. Raises NotYours for somebody who watches."""
    seat = await service.seat_of(live, hello.key)
    if seat == WATCHING:
        raise NotYours("watcher")
    return seat


def _goes_on(live: Live) -> None:
    if live.match.outcome is not None:
        raise Busy("over-already")


def _is_last(live: Live, seat: int, how: str) -> bool:
    """Whether the match has ended with this word of this seat."""
    end = live.match.end
    return end is not None and end.how == how and live.game.seat(end.by) == seat
