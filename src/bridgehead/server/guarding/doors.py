"""Connections that do not say what they want are closed."""

import asyncio
from contextlib import suppress

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from bridgehead.server.guarding.limits import PATIENCE

FILES = 8192
"""So many files and connections a server wants to have open at most, where it may."""


class Impatient(H11Protocol):
    """HTTP on a connection that is closed when the head of its request does not come in time."""

    _giving_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
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
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._giving_up = self.loop.call_later(PATIENCE, self.transport.close)

    def _heard(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None


def open_wide() -> None:
    """Raise the number of files that may be open, as far as the system lets a program do so by itself."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
