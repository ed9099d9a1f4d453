"""The live line: a WebSocket on which a browser hears of every change, through its own seat's eyes."""

import asyncio
import sqlite3
from contextlib import nullcontext, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from bridgehead.engine.errors import BridgeheadError
from bridgehead.server import wire
from bridgehead.server.errors import Refused, TooMany, sentence
from bridgehead.server.guarding.gate import address_of, is_foreign
from bridgehead.server.keeping.database import fault
from bridgehead.server.routes.params import Limiting, MatchId, Table
from bridgehead.server.service import Service

Socket = WebSocket[Any, Any, Any]

PATIENCE = 20
"""How many messages that cannot be read are refused before the line is closed."""

REFUSED = 4400
FOREIGN = 4403
LATER = 4429
GREETING = 30.0
"""For so many seconds a line is open before the browser has said hello."""


@websocket("/api/matches/{match:str}/live")
async def live_line(socket: Socket, match: MatchId, service: Table, limits: Limiting) -> None:
    """The browser says hello, then hears how the match stands, now and after every change."""
    if is_foreign(socket):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            limited = nullcontext() if limits is None else limits.line(address_of(socket))
            with limited, service.hub.watching(match) as called:
                await _Line(socket, match, service, called).run()
        except TooMany as refusal:
            said = refusal.said(_lang(socket))
            await socket.send_data(wire.encode(wire.LiveRefusal(said)).decode(), mode="text")
            await socket.close(LATER)


class _Line:
    def __init__(self, socket: Socket, match: str, service: Service, called: asyncio.Event) -> None:
        self._socket = socket
        self._match = match
        self._service = service
        self._called = called
        self._hello: wire.Hello | None = None
        self._wrong = 0
        self._sent: tuple[object, ...] = ()

    async def run(self) -> None:
        """Wait for the browser and for the match at once, until either ends."""
        hearing = asyncio.create_task(self._socket.receive_data(mode="text"))
        waiting = asyncio.create_task(self._called.wait())
        try:
            while True:
                patience = GREETING if self._hello is None else None
                done, _ = await asyncio.wait({hearing, waiting}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
                if not done:
                    await self._socket.close(REFUSED)
                    return
                if hearing in done:
                    await self._hear(hearing.result())
                    hearing = asyncio.create_task(self._socket.receive_data(mode="text"))
                if waiting in done:
                    waiting = asyncio.create_task(self._called.wait())
                self._called.clear()
                if self._hello is not None and not await self._tell():
                    return
                if self._wrong > PATIENCE:
                    await self._socket.close(REFUSED)
                    return
        finally:
            hearing.cancel()
            waiting.cancel()
            await asyncio.gather(hearing, waiting, return_exceptions=True)

    async def _hear(self, text: str | bytes) -> None:
        try:
            self._hello = msgspec.json.decode(text, type=wire.Hello)
            self._sent = ()
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._wrong += 1
            lang = self._hello.lang if self._hello is not None else _lang(self._socket)
            await self._refuse(sentence(lang, "not-understood", {"what": str(error)}))

    async def _tell(self) -> bool:
        """Send the table if it has changed since it was last sent; False when the line must end."""
        hello = self._hello
        assert hello is not None
        try:
            table = await self._service.table(self._match, hello)
        except (BridgeheadError, SQLAlchemyError, sqlite3.Error) as error:
            await self._refuse(_said(error, hello.lang))
            await self._socket.close(REFUSED)
            return False
        stands = (table.seq, [seat.kind for seat in table.seats], table.question is None, table.undo.asking)
        if stands != self._sent:
            self._sent = stands
            await self._socket.send_data(wire.encode(wire.LiveTable(table)).decode(), mode="text")
            self._hello = wire.Hello(hello.key, hello.lang, table.log.start + len(table.log.rows), table.log.undos)
        return True

    async def _refuse(self, sentence: str) -> None:
        await self._socket.send_data(wire.encode(wire.LiveRefusal(sentence)).decode(), mode="text")


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
