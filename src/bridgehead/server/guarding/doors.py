"""Connections that do not say what they want, do not take what they asked for, or are too many, are closed."""

import asyncio
import json
import math
from collections import Counter
from contextlib import suppress
from typing import ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from bridgehead.server.errors import sentence
from bridgehead.server.guarding.limits import PATIENCE, neighbourhood

FILES = 8192
"""So many files and connections a server wants to have open at most, where it may."""

TOGETHER = 300
"""So many connections one caller may have open, besides live lines, which are counted by themselves."""

PROXIES = ("127.0.0.1", "::1")
"""Whoever passes on here what everybody asks for, and counts them himself."""


class Impatient(H11Protocol):
    """HTTP on a connection that is closed when the head of its request does not come in time, and when nothing is read
    any more of what was asked for.
    """

    _giving_up: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # so that it is known whenever something is not read yet
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Wait on, unless a whole head has come."""
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        if self.transport.get_protocol() is not self or (cycle is not None and not cycle.response_complete):
            self._heard()
        elif self._giving_up is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._heard()
        self._read()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Something is not read yet."""
        super().pause_writing()
        self._read()
        self._look(self.transport.get_write_buffer_size() + 1)

    def resume_writing(self) -> None:
        """All has been read."""
        self._read()
        super().resume_writing()

    def _look(self, before: int) -> None:
        """Wait on for as long as it becomes less."""
        left = self.transport.get_write_buffer_size()
        if left < before:
            self._unread = self.loop.call_later(PATIENCE, self._look, left)
        else:
            self.transport.abort()

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _wait(self) -> None:
        self._giving_up = self.loop.call_later(PATIENCE, self.transport.close)

    def _heard(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None


class Counted(Impatient):
    """The same, of which one caller has only so many open at a time."""

    _open: ClassVar[Counter[str]] = Counter()
    _caller = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and say so where there are too many."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        if not peer or peer[0] in PROXIES:
            return
        self._caller = neighbourhood(str(peer[0]))
        self._open[self._caller] += 1
        if self._open[self._caller] > TOGETHER:
            transport.write(_too_many())
            transport.close()

    def data_received(self, data: bytes) -> None:
        """What has become a live line is counted with those."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._gone()

    def connection_lost(self, exc: Exception | None) -> None:
        """There is one less."""
        self._gone()
        super().connection_lost(exc)

    def _gone(self) -> None:
        caller, self._caller = self._caller, ""
        if caller:
            self._open[caller] -= 1
            if not self._open[caller]:
                del self._open[caller]


def _too_many() -> bytes:
    """The refusal of a connection, on which nothing has been asked yet."""
    lang = "en"  # by this name a test finds the sentences that there must be
    body = json.dumps({"status_code": 429, "detail": sentence(lang, "many-open", {}), "table": None}).encode()
    head = "HTTP/1.1 429 Too Many Requests", "Content-Type: application/json", f"Content-Length: {len(body)}"
    return "\r\n".join([*head, f"Retry-After: {math.ceil(PATIENCE)}", "Connection: close", "", ""]).encode() + body


def open_wide() -> None:
    """Raise the number of files that may be open, as far as the system lets a program do so by itself."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
