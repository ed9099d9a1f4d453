"""Taking back: at once, or when the other person agrees to lose sight of what he has seen."""

import asyncio

from bridgehead.engine.play.match import Match
from bridgehead.server import telling, wire
from bridgehead.server.errors import Busy, Impossible, NotYours
from bridgehead.server.keeping.rows import ASKED, PERSON
from bridgehead.server.keeping.store import Taken
from bridgehead.server.live import REFUSED, WATCHING, WITHDRAWN, Live
from bridgehead.server.service import Service
from bridgehead.server.tables import table_of


class Takebacks:
    """Undo. Between people who are apart it asks the other where everybody has seen the answer, unless agreed."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def undo(self, match: str, seq: int, hello: wire.Hello) -> wire.Table:
        """Take back the seat's last answer, or ask for it. The same request again is harmless."""
        try:
            return await self._undo(match, seq, hello)
        except Taken:  # another server was first: look again, and refuse with what it wrote
            return await self._undo(match, seq, hello)

    async def _undo(self, match: str, seq: int, hello: wire.Hello) -> wire.Table:
        service = self._service
        async with service.desk.hold(match) as live:
            seat = await service.seat_of(live, hello.key)
            if seat != WATCHING and seq < live.seq and live.moves[seq].undo and live.moves[seq].seat == seat:
                return table_of(live, seat, hello)
            service.check(live, seat, seq, hello)
            await service.desk.reseat(live)
            steps = await _steps(live, seat, hello.lang)
            if live.row.undo == ASKED:
                if await asyncio.to_thread(_was_seen, live, seat, steps):
                    await self._ask(live, f"{seat} {live.seq}")
                    return table_of(live, seat, hello)
            await service.desk.append(live, seat, None, steps)
            service.changed(live)
            return table_of(live, seat, hello)

    async def consent(self, match: str, given: wire.ConsentGiven, hello: wire.Hello) -> wire.Table:
        """Agree to what another seat asks to take back, or refuse it, and he is told; whoever asked may withdraw it.
        Neither is asked for again before something else has been answered.
        """
        try:
            return await self._consent(match, given, hello)
        except Taken:
            return await self._consent(match, given, hello)

    async def _consent(self, match: str, given: wire.ConsentGiven, hello: wire.Hello) -> wire.Table:
        service = self._service
        async with service.desk.hold(match) as live:
            seat = await service.seat_of(live, hello.key)
            service.check(live, seat, given.seq, hello)
            await service.desk.reseat(live)
            asking = live.asking_back
            if asking == WATCHING:
                raise Busy("nobody-takes-back")
            if asking == seat and given.agreed:
                raise NotYours("own-consent")
            steps = await _steps(live, asking, hello.lang) if given.agreed else 0
            how = WITHDRAWN if asking == seat else REFUSED
            await self._ask(live, "" if given.agreed else f"{asking} {len(live.match.answers)} {how}")
            if given.agreed:
                await service.desk.append(live, asking, None, steps)
                service.changed(live)
            return table_of(live, seat, hello)

    async def _ask(self, live: Live, asked: str) -> None:
        await self._service.store.ask_back(live.row.id, live.row.taking_back, asked)
        live.row.taking_back = asked
        self._service.changed(live)


async def _steps(live: Live, seat: int, lang: wire.Lang) -> int:
    """How many answers an undo of the seat takes back. Raises Impossible."""
    steps, reason = await asyncio.to_thread(live.undo_steps, seat, True)
    if reason:
        raise Impossible("as-said", text=live.game.words(lang).text(f"undo-{reason}"))
    return steps


def _was_seen(live: Live, seat: int, steps: int) -> bool:
    """Whether there is another person, and everybody has seen something of what would be taken back. What the other
    alone has seen does not count: that he was asked would tell of it.
    """
    if not any(row.kind == PERSON and row.seat != seat for row in live.row.seats):
        return False
    before = live.match.at(len(live.match.answers) - steps)
    return _seen(before) != _seen(live.match)


def _seen(match: Match) -> tuple[bytes, int]:
    """What anybody sees of a match, and how much anybody was told."""
    table, _ = telling.table_of(match, WATCHING, "en")
    return wire.encode(table), len(match.log_for(WATCHING))
