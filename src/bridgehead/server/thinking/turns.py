"""In what order our players think. People who wait have workers to themselves; of the other matches, which have patient
ones, those that somebody watches come first.

Where several wait on a par the one who has waited longest comes first. A match has one question at a time, so that all
matches take turns.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bridgehead.server.thinking.workers import Workers

T = TypeVar("T")

Rank = Callable[[], int]
"""How far behind others somebody stands, asked whenever a worker is free: 0 is in front."""


class Turns:
    """Lets no more work into the workers than they can do at once, so that what comes later may come first."""

    def __init__(self, workers: Workers, count: int) -> None:
        self._workers = workers
        self._free = count
        self._waiting: list[tuple[Rank, asyncio.Future[None]]] = []

    async def run(self, rank: Rank, work: Callable[..., T], *about: object) -> T:
        """Let a worker do it when it is its turn. Work that nobody waits for any longer still takes its time."""
        await self._turn(rank)
        working = asyncio.create_task(self._workers.run(work, *about))
        working.add_done_callback(self._done)
        return await asyncio.shield(working)

    def close(self) -> None:
        """Stop the workers."""
        self._workers.close()

    async def _turn(self, rank: Rank) -> None:
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._waiting.append((rank, called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # it was just called, and goes
            raise

    def _done(self, working: asyncio.Task[T]) -> None:
        if not working.cancelled():
            working.exception()  # whoever waited has been told
        self._next()

    def _next(self) -> None:
        """Call whoever is first; without anybody a worker is free."""
        self._waiting = [one for one in self._waiting if not one[1].done()]
        if not self._waiting:
            self._free += 1
            return
        first = min(range(len(self._waiting)), key=lambda place: self._waiting[place][0]())
        self._waiting.pop(first)[1].set_result(None)
