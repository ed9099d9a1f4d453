"""What the set-ups settle, read once and kept while it is asked for: the last few, so that nobody fills the memory with
scenarios of his own.
"""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Generic, TypeVar

from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import Shared

B = TypeVar("B", bound=Shared)

ROOM: Final = 64


class Shelf(Generic[B]):
    """The last few that were asked for. What is put away is read again when it is asked for, and is equal: it goes by
    the same key.
    """

    __slots__ = ("_read", "_kept")

    def __init__(self, read: Callable[[Setup], B]) -> None:
        self._read = read
        self._kept: dict[str, B] = {}

    def of(self, setup: Setup) -> B:
        """What a set-up settles. Raises DataError, in one sentence, where it is not as the game wants it."""
        written = json.dumps([setup.scenario, setup.options, setup.data], sort_keys=True, default=str)
        key = blake2b(written.encode(), digest_size=8).hexdigest()
        found = self._kept.pop(key, None)
        if found is None:
            found = self._read(setup)
            found.key = key
        self._kept[key] = found
        for oldest in list(self._kept)[:-ROOM]:
            self._kept.pop(oldest, None)
        return found
