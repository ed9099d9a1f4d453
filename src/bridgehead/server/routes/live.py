"""The live line: a WebSocket on which a browser hears of every change, through its own seat's eyes, and of talk."""

import asyncio
import sqlite3
from contextlib import ExitStack, nullcontext, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from bridgehead.engine.errors import BridgeheadError
from bridgehead.server import wire
from bridgehead.server.acts.talking import Talking
from bridgehead.server.errors import Refused, TooMany, sentence
from bridgehead.server.guarding.caller import called_from
from bridgehead.server.guarding.gate import FOREIGN, address_of, is_foreign
from bridgehead.server.guarding.limits import Limits
from bridgehead.server.keeping.database import fault
from bridgehead.server.live import WATCHING
from bridgehead.server.routes.params import Limiting, MatchId, Table, Talk
from bridgehead.server.service import Service

Socket = WebSocket[Any, Any, Any]

PATIENCE = 20
"""How many messages that cannot be read are refused before the line is closed."""

REFUSED = 4400
LATER = 4429
GREETING = 30.0
"""For so many seconds a line is open before the browser has said hello."""

STILL_THERE = 300.0
"""After so many quiet seconds it is noted that a seat that talks is still there."""


@websocket("/api/matches/{match:str}/live")
async def live_line(socket: Socket, match: MatchId, service: Table, talking: Talk, limits: Limiting) -> None:
    """The browser says hello, then hears how the match stands, now and after every change."""
    if is_foreign(socket):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    called_from(address_of(socket))
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            limited = nullcontext() if limits is None else limits.line(address_of(socket))
            with limited, service.hub.watching(match) as called, talking.hub.watching(match) as hailed:
                await _Line(socket, match, service, talking, limits, called, hailed).run()
        except TooMany as refusal:
            said = refusal.said(_lang(socket))
            await socket.send_data(wire.encode(wire.LiveRefusal(said)).decode(), mode="text")
            await socket.close(LATER)


class _Line:
    def __init__(
        self,
        socket: Socket,
        match: str,
        service: Service,
        talking: Talking,
        limits: Limits | None,
        called: asyncio.Event,
        hailed: asyncio.Event,
    ) -> None:
        """`called` when the match has changed, `hailed` when something is told at its table."""
        self._socket = socket
        self._match = match
        self._service = service
        self._talking = talking
        self._limits = limits
        self._called = called
        self._hailed = hailed
        self._hello: wire.Hello | None = None
        self._wrong = 0
        self._sent: tuple[object, ...] = ()
        self._talk: wire.TalkSeen | None = None
        self._place = ExitStack()  # the seat that is at the table by this line
        self._there = ""  # its key
        self._seat = WATCHING

    async def run(self) -> None:
        """Wait for the browser and for the match at once, until either ends."""
        hearing = asyncio.create_task(self._socket.receive_data(mode="text"))
        waiting = asyncio.create_task(self._called.wait())
        hailing = asyncio.create_task(self._hailed.wait())
        try:
            while True:
                patience = GREETING if self._hello is None else STILL_THERE
                done, _ = await asyncio.wait(
                    {hearing, waiting, hailing}, timeout=patience, return_when=asyncio.FIRST_COMPLETED
                )
                if not done and self._hello is None:
                    await self._socket.close(REFUSED)
                    return
                if not done and self._there:
                    await self._talking.note_seen(self._match, self._there)
                if hearing in done:
                    await self._hear(hearing.result())
                    hearing = asyncio.create_task(self._socket.receive_data(mode="text"))
                if waiting in done:
                    waiting = asyncio.create_task(self._called.wait())
                if hailing in done:
                    hailing = asyncio.create_task(self._hailed.wait())
                self._called.clear()
                self._hailed.clear()
                if self._hello is not None and not await self._tell(table=bool(done - {hailing})):
                    return
                if self._wrong > PATIENCE:
                    await self._socket.close(REFUSED)
                    return
        finally:
            await self._leave()
            for task in (hearing, waiting, hailing):
                task.cancel()
            await asyncio.gather(hearing, waiting, hailing, return_exceptions=True)

    async def _hear(self, text: str | bytes) -> None:
        try:
            self._hello = msgspec.json.decode(text, type=wire.Hello)
            self._sent, self._talk = (), None
            if self._limits is not None:
                self._limits.spend("ask", address_of(self._socket), self._hello.key)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._wrong += 1
            lang = self._hello.lang if self._hello is not None else _lang(self._socket)
            await self._refuse(sentence(lang, "not-understood", {"what": str(error)}))

    async def _tell(self, table: bool) -> bool:
        """Send the table, and what is said at it, if they have changed since; False when the line must end."""
        hello = self._hello
        assert hello is not None
        try:
            if table:
                await self._tell_table(hello)
            if hello.key and hello.said is not None:
                await self._tell_talk(hello)
        except (BridgeheadError, SQLAlchemyError, sqlite3.Error) as error:
            await self._refuse(_said(error, hello.lang))
            await self._socket.close(REFUSED)
            return False
        return True

    async def _tell_table(self, hello: wire.Hello) -> None:
        table = await self._service.table(self._match, hello)
        self._seat = table.seat
        who, undo = [(seat.kind, seat.name) for seat in table.seats], table.undo
        stands = (table.seq, who, table.question is None, undo.asking, undo.refused, table.ends, table.sequel)
        if stands != self._sent:
            self._sent = stands
            await self._send(wire.LiveTable(table))
            rows = table.log.start + len(table.log.rows)
            self._hello = msgspec.structs.replace(hello, log=rows, undos=table.log.undos)

    async def _tell_talk(self, hello: wire.Hello) -> None:
        if hello.key != self._there:
            await self._leave()
            self._place.enter_context(self._talking.at_the_table(self._match, self._seat))
            self._there = hello.key
            await self._talking.note_seen(self._match, hello.key)
        talk = await self._talking.heard(self._match, hello.key, hello.said or 0)
        if talk != self._talk:
            await self._send(wire.LiveTalk(talk))
            self._talk = msgspec.structs.replace(talk, said=[])
            assert self._hello is not None
            if talk.said:
                self._hello = msgspec.structs.replace(self._hello, said=talk.said[-1].number)

    async def _leave(self) -> None:
        """The seat that was at the table by this line is so no more."""
        key, self._there = self._there, ""
        self._place.close()
        if key:
            with suppress(SQLAlchemyError, sqlite3.Error):
                await self._talking.note_seen(self._match, key)

    async def _send(self, told: wire.LiveTable | wire.LiveTalk | wire.LiveRefusal) -> None:
        await self._socket.send_data(wire.encode(told).decode(), mode="text")

    async def _refuse(self, sentence: str) -> None:
        await self._send(wire.LiveRefusal(sentence))


def _lang(socket: Socket) -> str:
    """The language of whoever opened the line, before he has said hello."""
    return str(socket.query_params.get("lang", "en"))


def _said(error: Exception, lang: wire.Lang) -> str:
    """Why a line must end, in the language of whoever is on it."""
    if isinstance(error, Refused):
        return error.said(lang)
    if isinstance(error, BridgeheadError):
        return sentence(lang, "in-english", {"text": str(error)})
    return sentence(lang, "no-database", {"why": fault(error)})
