"""Processes of this machine that play side by side."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.context import BaseContext


def stop_at_once() -> None:
    """In a worker: stop at Ctrl-C without a word, even in a game that takes minutes. What there is to say says whoever
    started it.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def pool(
    jobs: int, prepare: Callable[[], None] = stop_at_once, context: BaseContext | None = None
) -> Iterator[ProcessPoolExecutor]:
    """So many processes, each prepared; what they were to do and have not begun is dropped when it is left."""
    found = ProcessPoolExecutor(jobs, context, prepare)
    try:
        yield found
    finally:
        found.shutdown(cancel_futures=True)
