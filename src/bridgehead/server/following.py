"""What happens at a table without anybody asking for it: our players answer, and moments for an answer pass."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from bridgehead.engine.errors import BridgeheadError
from bridgehead.server.desk import Desk
from bridgehead.server.errors import Unknown
from bridgehead.server.hub import Hub
from bridgehead.server.keeping.rows import PLAYER
from bridgehead.server.keeping.store import Taken
from bridgehead.server.live import Live, Window
from bridgehead.server.thinking.opponents import Order, think
from bridgehead.server.thinking.turns import Turns

logger = logging.getLogger(__name__)


class Follower:
    """Sees to every match in which something is due."""

    def __init__(self, desk: Desk, hub: Hub, turns: Turns, aside: Turns) -> None:
        """Where people wait our players think in `turns`; in matches of their own, `aside`."""
        self._desk = desk
        self._hub = hub
        self._turns = turns
        self._aside = aside
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._among_themselves: set[str] = set()

    async def close(self) -> None:
        """Wait until nobody holds on to the store."""
        stopping = list(self._thinking.values())
        for task in stopping:
            task.cancel()
        await asyncio.gather(*stopping, return_exceptions=True)

    def follow(self, match: str) -> None:
        """Let our players answer for as long as they are asked."""
        task = self._thinking.get(match)
        if task is None or task.done():
            self._thinking[match] = asyncio.create_task(self._play_on(match))

    @contextmanager
    def expecting(self, match: str) -> Iterator[None]:
        """A match that only our players play is being begun."""
        self._among_themselves.add(match)
        try:
            yield
        finally:
            if match not in self._thinking:
                self._among_themselves.discard(match)

    def unattended(self) -> int:
        """How many matches go on that only our players play."""
        return len(self._among_themselves)

    def _rank(self, match: str) -> int:
        """Of matches of our players alone those that somebody watches come first."""
        return 0 if self._hub.is_watched(match) else 1

    async def _play_on(self, match: str) -> None:
        try:
            while await self._play_once(match):
                self._hub.call(match)
        except Unknown:
            logger.info("The match %s was deleted.", match)
        except Exception:
            logger.exception("One of our players could not answer in match %s.", match)
        finally:
            if self._thinking.get(match) is asyncio.current_task():
                del self._thinking[match]
            self._among_themselves.discard(match)

    async def _play_once(self, match: str) -> bool:
        """Let happen what is due without anybody asking for it; False when nothing is."""
        async with self._desk.hold(match) as live:
            player, seq, window = live.player_due(), live.seq, live.window
            if not live.due():
                return False
            if window is None and live.idle:
                return await self._append(live, live.silent[0])
            order = Order(match, player, live.draft()) if player and not live.idle else None
            silent = live.silent
            attended = any(seat.kind != PLAYER for seat in live.row.seats)
            if not attended:
                self._among_themselves.add(match)
        if window is None:
            assert order is not None
            turns = self._turns if attended else self._aside
            written = await turns.run(lambda: self._rank(match), think, order)
        else:
            written = await self._thought_in_time(order, window)
            if written.partition(":")[0] in silent:
                written = ""
            if not written:
                await self._wait(match, window.until)
        async with self._desk.hold(match) as live:
            if live.seq != seq:
                return True
            if window is None or written:
                return await self._append(live, written)
            if time.time() < window.until:
                return True
            await self._desk.reseat(live)
            return await self._append(live, live.silence() or live.silent[0])

    async def _thought_in_time(self, order: Order | None, window: Window) -> str:
        """What one of our players answers in a window; empty when it is a person's, or the player was too slow."""
        if order is None:
            return ""
        with suppress(TimeoutError):
            return await asyncio.wait_for(self._turns.run(lambda: 0, think, order), window.until - time.time())
        return ""

    async def _wait(self, match: str, until: float) -> None:
        """Wait for a time, or until the match is called."""
        with self._hub.watching(match) as called, suppress(TimeoutError):
            await asyncio.wait_for(called.wait(), max(0.0, until - time.time()))

    async def _append(self, live: Live, written: str) -> bool:
        """Give an answer on behalf of the seat that is asked; True. Another server may have been first."""
        choice = live.match.choice
        assert choice is not None
        option = live.game.parse(written, choice.options)
        if option is None:
            raise BridgeheadError(f"The answer '{written}' of our own is not offered.")
        try:
            await self._desk.append(live, choice.seat, option)
        except Taken:
            logger.info("Another server was first in match %s.", live.row.id)
        return True
