"""The matches that are in memory, the most recently used: read from the database, written to it, let go of."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bridgehead.engine.choice import Option
from bridgehead.engine.errors import brief
from bridgehead.server.ends import end_match, end_row
from bridgehead.server.errors import Unknown, could_be_match, unknown_match
from bridgehead.server.keeping.reading import damaged
from bridgehead.server.keeping.rows import MoveRow
from bridgehead.server.keeping.store import Store
from bridgehead.server.library import Shelf
from bridgehead.server.live import Live
from bridgehead.server.thinking.turns import Places

PLAYED_AGAIN = 3
"""So many matches are played again at once, each of which takes a thread for some seconds if it is long."""


class Loading:
    """A match that is being read from the database, and how many wait for it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.wanted = 0


class Desk:
    """The matches in memory, the most recently used ones."""

    def __init__(self, store: Store, shelf: Shelf, most: int = 300) -> None:
        """`again`: places for whoever has a match played again from its rows, or from a record."""
        self.again = Places(PLAYED_AGAIN)
        self._store = store
        self._shelf = shelf
        self._most = most
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, Loading] = {}

    @asynccontextmanager
    async def hold(self, match: str) -> AsyncIterator[Live]:
        """The match, locked, and up to date with what other servers have written. Raises Unknown or Busy."""
        while True:
            live = await self._live(match)
            async with live.lock:
                if not live.dropped:
                    await self._catch_up(live)
                    yield live
                    return

    async def _live(self, match: str) -> Live:
        if not could_be_match(match):
            raise unknown_match(match)
        found = self._lives.get(match)
        if found is not None:
            self._lives.move_to_end(match)
            return found
        loading = self._loading.setdefault(match, Loading())
        loading.wanted += 1
        try:
            async with self.again.taken(), loading.lock:  # a place first, so that nobody waits for another's turn
                found = self._lives.get(match) or await self._load(match)
                self._lives[match] = found
        finally:
            loading.wanted -= 1
            if not loading.wanted:  # also where there is no such match
                del self._loading[match]
        while len(self._lives) > self._most:
            self._lives.popitem(last=False)
        return found

    async def _load(self, match: str) -> Live:
        row = await self._store.match(match)
        if row is None:
            raise unknown_match(match)
        if row.game not in self._shelf.games():
            raise Unknown("game-not-here", game=brief(row.game))
        live = await asyncio.to_thread(Live, row, self._shelf.game(row.game))
        rows = await self._store.moves(match, 0)
        await asyncio.to_thread(live.play, rows)
        return live

    async def _catch_up(self, live: Live) -> None:
        rows = await self._store.moves_since(live.row.id, live.seq)
        if rows is None:
            self._drop(live)
            raise unknown_match(live.row.id)
        if rows:
            try:
                live.play(rows)
            except BaseException:
                self._drop(live)
                raise

    async def reseat(self, live: Live) -> None:
        """Read again who sits where, who asks to take back, who offers a draw, and which match comes next."""
        row = await self._store.match(live.row.id)
        if row is not None:
            if [one.seat for one in row.seats] != [one.seat for one in live.row.seats]:
                self._drop(live)
                raise damaged(live.row.id)
            live.row.seats, live.row.taking_back, live.row.offer = row.seats, row.taking_back, row.offer
            live.row.sequel = row.sequel

    async def append(self, live: Live, seat: int, option: Option | None, steps: int = 0) -> None:
        """Play an answer, or take back so many, and write it down. Only under the lock.

        Raises Taken when another server was first. What was not written is not kept in memory either.
        """
        try:
            if option is None:
                live.match.undo(steps)
                move = MoveRow(live.seq, seat, True, str(len(live.match.answers)), time.time())
            else:
                live.weigh()
                live.match.take(option)
                move = MoveRow(live.seq, seat, False, live.game.notation(option), time.time())
            await self._store.add_move(live.row.id, move, live.standing)
        except BaseException:
            self._drop(live)
            raise
        live.note(move)

    async def end(self, live: Live, seat: int, how: str) -> None:
        """End a match by a word of a seat, and write it down. Only under the lock. Raises Taken as `append` does."""
        move = end_row(live.seq, seat, how, time.time())
        try:
            end_match(live.match, move)
            await self._store.add_move(live.row.id, move, live.standing)
        except BaseException:
            self._drop(live)
            raise
        live.note(move)

    def forget(self, match: str) -> None:
        """Let go of a match that was deleted."""
        live = self._lives.get(match)
        if live is not None:
            self._drop(live)

    def _drop(self, live: Live) -> None:
        """Let go of a match in memory; it is played again from its rows when somebody asks."""
        live.dropped = True
        if self._lives.get(live.row.id) is live:
            del self._lives[live.row.id]
