"""Our own players at the table. They think in worker processes, so that the server answers while they do."""

import asyncio
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from typing import cast

from bridgehead.engine.match import Match, replay
from bridgehead.engine.record import Record
from bridgehead.server import boards, strength
from bridgehead.server.live import Shelf

REMEMBERED = 64
"""How many matches a worker keeps, so that it need not play them again from the start."""


@dataclass(slots=True, frozen=True)
class Order:
    """What a worker needs to know: which match, how it came to where it is, and which player is to answer."""

    match: str
    player: str
    record: Record


class Opponents:
    """The worker processes. `shelf` is the dotted name of the module that knows the games."""

    def __init__(self, shelf: str, workers: int | None = None) -> None:
        self._shelf = shelf
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, order: Order) -> str:
        """The player's answer in notation."""
        return await self._run(think, order)

    async def draw(self, game: str, key: str) -> str:
        """Draw a board, which takes seconds; gives the file."""
        return await self._run(draw, game, key)

    async def _run(self, work: Callable[..., str], *about: object) -> str:
        """Let a worker do it. A worker that died is replaced once."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self._started()
            try:
                return await loop.run_in_executor(pool, work, *about)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Stop the workers; what they were thinking about is asked again when the server comes back."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, get_context("spawn"), initializer=_begin, initargs=(self._shelf, os.getpid())
            )
        return self._pool


_shelf: list[Shelf] = []
_matches: OrderedDict[str, Match] = OrderedDict()


def _begin(shelf: str, server: int) -> None:
    _shelf[:] = [cast(Shelf, import_module(shelf))]
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: int) -> None:
    """A worker must not outlive a server that was killed."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


def think(order: Order) -> str:
    """In a worker: bring the match to where it is, and let the player answer."""
    match = _at(order)
    return match.game.notation(strength.answer(order.player, match))


def draw(game: str, key: str) -> str:
    """In a worker: draw a board; gives the file."""
    return str(boards.draw(_shelf[0].game(game), key))


def _at(order: Order) -> Match:
    """The match from memory, played on by what has been answered since, or played again from the start."""
    wanted = order.record.answers
    found = _matches.pop(order.match, None)
    if found is not None:
        known = [found.game.notation(option) for option in found.answers]
        if known != wanted[: len(known)]:
            found = None
        else:
            for answer in wanted[len(known) :]:
                found.answer(answer)
    if found is None:
        found = replay(_shelf[0].game(order.record.game), order.record)
    _matches[order.match] = found
    while len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return found
