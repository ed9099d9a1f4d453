"""Processes of this machine that play side by side."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; what they were to do and have not begun is dropped when it is left."""
    found = ProcessPoolExecutor(jobs, initializer=stop_at_once)
    try:
        yield found
    finally:
        found.shutdown(cancel_futures=True)


def stop_at_once() -> None:
    """In a worker: stop at Ctrl-C without a word, even in a game that takes minutes. What there is to say says whoever
    started it.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
