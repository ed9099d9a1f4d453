"""People at a table: what they are called, what they say to each other, when they were last there.

All of it is for the seats where people sit, and for nobody else: not for who watches, not for our players, and it is in
no table, record or log. Only names are shown to whoever sees the match.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from bridgehead.server import wire
from bridgehead.server.errors import Busy, NotYours, TooMany
from bridgehead.server.guarding.letters import message_of, name_of
from bridgehead.server.hub import Hub
from bridgehead.server.keeping.rows import PERSON
from bridgehead.server.keeping.talks import MOST, Full, NoSeat, Talks, TooFast
from bridgehead.server.live import WATCHING, Live
from bridgehead.server.service import Service

A_MINUTE = 12
"""So many messages a seat may say within a minute."""

COARSE = 60
"""Times are told by so many seconds, so that nobody times by them what another does."""

Place = tuple[str, int]
"""A match and a seat of it."""


class Talking:
    """Names, messages and presence. `hub` calls the lines of people who talk; tables are none of its business."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._talks = Talks(service.store)
        self._there: dict[Place, int] = {}
        self.hub = Hub()

    async def heard(self, match: str, key: str, after: int) -> wire.TalkSeen:
        """What is new to the seat, behind a message that it has."""
        async with self._service.desk.hold(match) as live:
            await self._seat(live, key)
            answered = _answered(live)
        try:
            found = await self._talks.heard(match, key, after)
        except NoSeat:
            raise NotYours("wrong-key") from None
        return wire.TalkSeen(
            len(found.seen) > 1,
            [wire.MessageSeen(one.number, one.seat, one.text, one.at) for one in found.said],
            [
                wire.PersonSeen(
                    seat, _coarse(answered.get(seat, 0.0)), _coarse(seen), self._there.get((match, seat), 0) > 0
                )
                for seat, seen in found.seen.items()
            ],
        )

    async def say(self, match: str, key: str, text: str, after: int) -> wire.TalkSeen:
        """Say something to the other seats; what is new."""
        said = message_of(text)
        async with self._service.desk.hold(match) as live:
            await self._service.desk.reseat(live)
            await self._seat(live, key)
            if sum(seat.kind == PERSON for seat in live.row.seats) < 2:
                raise Busy("nobody-there")
        try:
            await self._talks.say(match, key, said, A_MINUTE)
        except NoSeat:
            raise NotYours("wrong-key") from None
        except Full:
            raise Busy("talk-full", most=MOST) from None
        except TooFast as error:
            raise TooMany("said-often", max(1, round(error.wait)), most=A_MINUTE) from None
        self.hub.call(match)
        return await self.heard(match, key, after)

    async def call(self, match: str, key: str, name: str) -> wire.NameTaken:
        """What whoever has the key is called from now on; everybody at the table sees it."""
        called = name_of(name)
        async with self._service.desk.hold(match) as live:
            await self._seat(live, key)
            try:
                await self._talks.call(match, key, called)
            except NoSeat:
                raise NotYours("wrong-key") from None
            await self._service.desk.reseat(live)
        self._service.hub.call(match)
        return wire.NameTaken(called)

    @contextmanager
    def at_the_table(self, match: str, seat: int) -> Iterator[None]:
        """A seat has a line open."""
        place = (match, seat)
        self._there[place] = self._there.get(place, 0) + 1
        try:
            yield
        finally:
            self._there[place] -= 1
            if not self._there[place]:
                del self._there[place]

    async def note_seen(self, match: str, key: str) -> None:
        """Somebody has come to the table, is still there, or leaves it; the others hear of it."""
        await self._talks.note_seen(match, key)
        self.hub.call(match)

    async def _seat(self, live: Live, key: str) -> int:
        """The seat of whoever asks. Raises NotYours."""
        seat = await self._service.seat_of(live, key)
        if seat == WATCHING:
            raise NotYours("talk-seats")
        return seat


def _answered(live: Live) -> dict[int, float]:
    """When each seat gave the last answer that stands. One to a question of which nobody may know whether a seat was
    asked does not count, since it may be the server's, whoever is there; nor do those that a match began with.
    """
    kept: list[tuple[int, float]] = []
    for move in live.moves:
        if move.undo:
            del kept[int(move.text) :]
        elif not move.ends:
            kept.append((move.seat, move.at))
    return {
        seat: at for (seat, at), hidden in zip(kept, live.hidden, strict=True) if not hidden and at > live.row.created
    }


def _coarse(at: float) -> float:
    return at // COARSE * COARSE
