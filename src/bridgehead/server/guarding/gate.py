"""What every request must be before anybody looks at it: from our own pages, in time, JSON of strict types."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
    ValidationException,
)
from litestar.types import ASGIApp, Middleware, Receive, Scope, Send

from bridgehead.server.guarding.caller import called_from
from bridgehead.server.guarding.limits import PATIENCE, Limits

LONGEST_PART = 200
"""So many letters may stand between two strokes of an address."""

ELSEWHERE = ("cross-site", "same-site")
"""What a browser says (Sec-Fetch-Site) of a request that a page of another origin makes."""

JSON = "application/json"

FOREIGN = 4403
"""With this code a live line is closed to whoever may not have it at all."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Late(HTTPException):
    """The body of a request did not come."""

    status_code = 408


class Misdirected(ClientException):
    """The request names a host that this is not."""

    status_code = 421


class NotJson(ClientException):
    """The body of a request says that it is something else."""

    status_code = 415


def is_foreign(connection: Connection) -> bool:
    """Whether a browser sent this for a page that is not ours. Programs that are no browsers name no origin.

    Behind a proxy the name of the table may stand in X-Forwarded-Host; no page can set it for another origin.
    """
    headers = connection.headers
    origin = headers.get("origin")
    if origin is not None:
        ours = (headers.get("host"), headers.get("x-forwarded-host"))
        named = _place(origin)
        return not named or named not in ours
    return headers.get("sec-fetch-site", "") in ELSEWHERE


def _place(origin: str) -> str:
    """The host and port of an origin; empty for one that has none, such as `null`, or that is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def address_of(connection: Connection) -> str:
    """Where a request comes from; behind a proxy on the same machine, where the proxy has it from."""
    return connection.client.host if connection.client is not None else ""


def only_for(hosts: tuple[str, ...]) -> list[Middleware]:
    """What refuses, also on the live line, whoever asks for another host than these; nothing where there are none."""
    if not hosts:
        return []

    def guarded(app: ASGIApp) -> ASGIApp:
        async def guard(scope: Scope, receive: Receive, send: Send) -> None:
            if Headers.from_scope(scope).get("host") in hosts:
                await app(scope, receive, send)
            elif scope["type"] == ScopeType.HTTP:
                raise Misdirected
            else:
                await send({"type": "websocket.close", "code": FOREIGN, "reason": ""})

        return guard

    return [guarded]


class Gate:
    """Looks at every request before it is handled. Raises a refusal."""

    def __init__(self, limits: Limits | None) -> None:
        self._limits = limits

    async def __call__(self, request: Request[Any, Any, Any]) -> None:
        """Refuse what comes from foreign pages, what is no JSON, and what somebody asks for too often."""
        path = request.scope["path"]
        if "\0" in path or "\ufffd" in path or any(len(part) > LONGEST_PART for part in path.split("/")):
            raise NotFoundException
        if not path.startswith("/api"):
            return
        if is_foreign(request):
            raise PermissionDeniedException
        if request.method == "POST" and _has_body(request) and request.content_type[0] != JSON:
            raise NotJson
        called_from(address_of(request))
        if self._limits is not None:
            for sort in ("ask", request.route_handler.opt.get("limit", "")):
                if sort:
                    self._limits.spend(sort, address_of(request), request.headers.get("x-seat-key", ""))


def _has_body(request: Request[Any, Any, Any]) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is read as what its handler wants, so that "0" is no number; and that does not wait for
    ever for it.
    """

    async def body(self) -> bytes:
        """The whole body. Raises Late."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await super().body()
        except TimeoutError:
            raise Late from None

    async def json(self) -> Any:
        """The body as the handler's type. Raises ValidationException for anything else."""
        wanted = self.route_handler.parsed_data_field
        if wanted is None:
            return await super().json()
        try:
            text = (await self.body()).decode()
            return msgspec.json.decode(text or "null", type=wanted.annotation)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            message = str(error) if isinstance(error, msgspec.MsgspecError) else "it is not text in UTF-8"
            raise ValidationException(extra=[{"key": "", "message": message}]) from error
