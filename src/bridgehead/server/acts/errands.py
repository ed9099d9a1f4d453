"""Letting the staff do it: a set of questions to one seat that its staff answers, each through the ordinary door."""

from bridgehead.players.errand import errand_of
from bridgehead.server import wire
from bridgehead.server.errors import Busy, Impossible, NotYours, Stale
from bridgehead.server.keeping.store import Taken
from bridgehead.server.live import WATCHING, Live
from bridgehead.server.service import Service
from bridgehead.server.tables import table_of
from bridgehead.server.thinking.opponents import Order, do_errand


class Errands:
    """What the staff of a seat is let do. It answers like the person: every answer is a row, and can be taken back."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def run(self, match: str, seq: int, hello: wire.Hello) -> wire.ErrandDone:
        """Let the staff answer what belongs together. It thinks without holding the match up; whatever has changed
        meanwhile makes its answers void.
        """
        service = self._service
        async with service.desk.hold(match) as live:
            seat = await service.seat_of(live, hello.key)
            _check(live, seat, seq, hello)
            order = Order(match, "", live.draft())
        written = await service.think(do_errand, order)
        async with service.desk.hold(match) as live:
            if await service.seat_of(live, hello.key) != seat:
                raise NotYours("seat-changed")
            _check(live, seat, seq, hello)
            try:
                given = [await self._give(live, seat, one, hello.lang) for one in written]
            except Taken:
                raise Busy("another-first") from None
            finally:
                service.changed(live)
            return wire.ErrandDone(given, table_of(live, seat, hello))

    async def _give(self, live: Live, seat: int, written: str, lang: wire.Lang) -> wire.Given:
        """One answer, as if the person had given it."""
        match = live.match
        choice = match.choice
        if choice is None or choice.seat != seat:
            raise Busy("seat-not-asked")
        option = live.game.parse(written, choice.options)
        if option is None:
            raise Busy("staff-not-offered", answer=written)
        words = live.game.words(lang).knowing(live.game.rules.names(match.state, seat))
        given = wire.Given(choice.prompt, words.prompt(choice), words.option(option, choice.prompt), *option)
        await self._service.desk.append(live, seat, option)
        return given


def _check(live: Live, seat: int, seq: int, hello: wire.Hello) -> None:
    """Raises a refusal unless the seat is asked something here that its staff may do."""
    if seat == WATCHING:
        raise NotYours("watcher-no-staff")
    if seq != live.seq:
        raise Stale("stale", table_of(live, seat, hello), now=live.seq, given=seq)
    choice = live.match.choice
    if choice is None:
        raise Busy("over-staff")
    if choice.seat != seat:
        raise NotYours("not-asked", seat=live.game.words(hello.lang).seat(choice.seat))
    if not live.row.advice:
        raise Impossible("no-staff")
    if live.window is not None or live.asked(seat) is None or not errand_of(live.match):
        raise Impossible("no-errand")
