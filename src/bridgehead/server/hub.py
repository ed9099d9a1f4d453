"""Who is told when a match moves on: browsers of this server at once, those of other servers by a hint.

A hint says only which match has changed. Whoever gets one reads the rows after those it knows, so that a hint that is
lost or comes twice does no harm.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.exc import SQLAlchemyError

from bridgehead.server.keeping.database import fault
from bridgehead.server.keeping.store import Store

logger = logging.getLogger(__name__)

POLL = 0.2
RECONNECT = 1.0


class Hub:
    """The browsers that watch, by match."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def watching(self, match: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the match has changed."""
        called = asyncio.Event()
        watchers = self._watchers.setdefault(match, set())
        watchers.add(called)
        try:
            yield called
        finally:
            watchers.discard(called)
            if not watchers and self._watchers.get(match) is watchers:
                del self._watchers[match]

    def is_watched(self, match: str) -> bool:
        """Whether somebody watches a match."""
        return match in self._watchers

    def watched(self) -> list[str]:
        """The matches that somebody watches."""
        return list(self._watchers)

    def call(self, match: str) -> None:
        """Tell all who watch the match that it has changed."""
        for called in self._watchers.get(match, ()):
            called.set()

    def call_all(self) -> None:
        """Tell everybody to look again."""
        for match in self.watched():
            self.call(match)


async def listen(hub: Hub, url: str) -> None:
    """Pass on PostgreSQL's notifications for as long as the server runs; a lost connection is made again."""
    from psycopg import AsyncConnection, Error

    plain = url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        with suppress(Error, OSError):
            async with await AsyncConnection.connect(plain, autocommit=True) as connection:
                await connection.execute("listen bridgehead")
                hub.call_all()
                async for notice in connection.notifies():
                    hub.call(notice.payload)
        logger.warning("The line to PostgreSQL broke; listening again in a second.")
        await asyncio.sleep(RECONNECT)


async def poll(hub: Hub, store: Store) -> None:
    """Look for what other servers have written to the same SQLite file about the matches that are watched here."""
    known: dict[str, tuple[int, str, int]] = {}
    while True:
        await asyncio.sleep(POLL)
        watched = hub.watched()
        if not watched:
            continue
        try:
            signs = await store.signs(watched)
        except SQLAlchemyError as error:  # whoever asks for something meanwhile is told of it
            logger.warning("The database cannot be looked at for what is new: %s.", fault(error))
            await asyncio.sleep(RECONNECT)
            continue
        for match, sign in signs.items():
            if known.get(match) != sign:
                hub.call(match)
        for match in known.keys() - signs.keys():  # it was deleted
            hub.call(match)
        known = signs
