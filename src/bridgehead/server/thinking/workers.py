"""Worker processes, so that the server answers while our players think and boards are drawn."""

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from typing import TypeVar, cast

from bridgehead.engine.collector import collect_seldom
from bridgehead.server.library import Shelf

T = TypeVar("T")
_shelf: list[Shelf] = []


class Workers:
    """So many processes at most; `shelf` is the dotted name of the module that knows the games. Patient workers leave
    the processor to everybody else.
    """

    def __init__(self, shelf: str, count: int, patient: bool = False) -> None:
        self._shelf = shelf
        self._count = count
        self._patient = patient
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *about: object) -> T:
        """Let a worker do it. A worker that died is replaced once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), work, *about)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._started(), work, *about)

    def close(self) -> None:
        """Stop the workers; what they were doing is asked for again when it is needed."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count,
                get_context("spawn"),
                initializer=_begin,
                initargs=(self._shelf, os.getpid(), self._patient),
            )
        return self._pool


def shelf() -> Shelf:
    """In a worker: where games are looked up."""
    return _shelf[0]


def _begin(name: str, server: int, patient: bool) -> None:
    if patient and hasattr(os, "nice"):
        os.nice(15)
    collect_seldom()
    _shelf[:] = [cast(Shelf, import_module(name))]
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: int) -> None:
    """A worker must not outlive a server that was killed."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)
