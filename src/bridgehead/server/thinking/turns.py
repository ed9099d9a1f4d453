"""In what order our players think. People who wait have workers to themselves; of the other matches, which have patient
ones, those that somebody watches come first.

Where several wait on a par callers take turns, whoever was served longest ago coming first, and of what one of them
asks for whatever has waited longest: a match has one question at a time, so that his matches take turns too.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from bridgehead.server.guarding.caller import caller
from bridgehead.server.thinking.workers import Workers

T = TypeVar("T")

Rank = Callable[[], int]
"""How far behind others somebody stands, asked whenever a worker is free: 0 is in front."""

MOST_SERVED = 1000
"""So many callers are remembered at most as served lately."""


class Places:
    """So many places, and those who wait for one. Where there are several, one caller leaves one to others."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._most = max(1, count - 1)
        self._held: Counter[str] = Counter()
        self._waiting: list[tuple[Rank, str, asyncio.Future[None]]] = []
        self._served: dict[str, int] = {}  # in which order callers had their last turn

    async def take(self, rank: Rank) -> str:
        """Wait for a place; for whom it is."""
        who, called = caller(), asyncio.get_running_loop().create_future()
        self._waiting.append((rank, who, called))
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.leave(who)  # it was just called, and goes
            raise
        return who

    def leave(self, who: str) -> None:
        """Give a place back."""
        self._free += 1
        self._held -= Counter([who])
        self._call()

    def _call(self) -> None:
        """Call whoever is first, while there is a place for him."""
        self._waiting = [one for one in self._waiting if not one[2].done()]
        while self._free and (may := [one for one in self._waiting if self._held[one[1]] < self._most]):
            first = min(may, key=self._order)
            self._waiting.remove(first)
            self._free -= 1
            self._held[first[1]] += 1
            self._serve(first[1])
            first[2].set_result(None)

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[None]:
        """A place for as long as it takes."""
        who = await self.take(lambda: 0)
        try:
            yield
        finally:
            self.leave(who)

    def _order(self, waiting: tuple[Rank, str, asyncio.Future[None]]) -> tuple[int, int]:
        return waiting[0](), self._served.get(waiting[1], 0)

    def _serve(self, who: str) -> None:
        """Note that it is somebody's turn; those served longest ago are forgotten, which puts them in front."""
        last = max(self._served.values(), default=0)
        self._served.pop(who, None)
        self._served[who] = last + 1
        if len(self._served) > MOST_SERVED:
            del self._served[next(iter(self._served))]


class Turns:
    """Lets no more work into the workers than they can do at once, so that what comes later may come first."""

    def __init__(self, workers: Workers, count: int) -> None:
        self._workers = workers
        self._places = Places(count)

    async def run(self, rank: Rank, work: Callable[..., T], *about: object) -> T:
        """Let a worker do it when it is its turn. Work that nobody waits for any longer still takes its time."""
        who = await self._places.take(rank)
        working = asyncio.create_task(self._workers.run(work, *about))
        working.add_done_callback(partial(self._done, who))
        return await asyncio.shield(working)

    def close(self) -> None:
        """Stop the workers."""
        self._workers.close()

    def _done(self, who: str, working: asyncio.Task[T]) -> None:
        if not working.cancelled():
            working.exception()  # whoever waited has been told
        self._places.leave(who)
