"""The application: everything wired together, and how refusals are told."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http import HTTPStatus
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response, Router, route
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

import bridgehead
from bridgehead.engine.errors import BridgeheadError, NotOffered
from bridgehead.server import wire
from bridgehead.server.acts.ending import Ending
from bridgehead.server.acts.errands import Errands
from bridgehead.server.acts.seating import Seating
from bridgehead.server.acts.takebacks import Takebacks
from bridgehead.server.acts.talking import Talking
from bridgehead.server.errors import Refused, Stale, TooMany, sentence, tongue
from bridgehead.server.guarding.gate import Gate, StrictRequest, only_for
from bridgehead.server.guarding.limits import Limits
from bridgehead.server.hub import Hub, listen, poll
from bridgehead.server.keeping.database import fault
from bridgehead.server.keeping.store import Store
from bridgehead.server.library import Shelf
from bridgehead.server.routes import (
    games_router,
    live_line,
    matches_router,
    pages,
    primer_router,
    study_router,
    talk_router,
)
from bridgehead.server.routes.pages import BUILT, NOWHERE
from bridgehead.server.service import Service
from bridgehead.server.study import Study
from bridgehead.server.thinking.turns import Turns
from bridgehead.server.thinking.workers import Workers

logger = logging.getLogger(__name__)

LARGEST = 1_000_000
"""The largest request in bytes: a record of a very long match takes a tenth of it."""

DATABASE_PATIENCE = 5
"""After so many seconds it is worth while to ask again what the database could not do."""

AnyRequest = Request[Any, Any, Any]

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self' ws: wss:; font-src 'self' data:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(slots=True, frozen=True)
class Settings:
    """Where matches are kept; the module that knows the games; which host names the server answers to (none:
    all of them); where the built client lies; whether to start workers and draw boards ahead; how much anybody may ask
    for (none: as much as he likes).
    """

    database: str
    shelf: str = "bridgehead.registry"
    hosts: tuple[str, ...] = ()
    web: Path = BUILT
    ahead: bool = False
    limits: Limits | None = None


def create_app(settings: Settings) -> Litestar:
    """The application. The database is opened when it starts."""
    hub = Hub()
    store = Store(settings.database)
    shelf = cast(Shelf, import_module(settings.shelf))
    thinkers = max(2, (os.cpu_count() or 2) - 1)  # of which no caller has all
    turns = Turns(Workers(settings.shelf, thinkers), thinkers)
    few = max(1, thinkers // 2)
    aside = Turns(Workers(settings.shelf, few, patient=True), few)
    painters = Turns(Workers(settings.shelf, 2), 2)
    service = Service(store, shelf, turns, aside, painters, hub, settings.limits)
    errands = Errands(service)
    seating = Seating(service)
    takebacks = Takebacks(service)
    talking = Talking(service)
    ending = Ending(service)
    study = Study(service, Turns(Workers(settings.shelf, 1), 1), Workers(settings.shelf, 1, patient=True))

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await store.open()
        tasks = [asyncio.create_task(listen(hub, store.url) if store.postgres else poll(hub, store))]
        if settings.ahead:
            tasks.append(asyncio.create_task(service.prepare()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await study.close()
            await service.close()
            await store.close()

    async def give_service() -> Service:
        return service

    async def give_limits() -> Limits | None:
        return settings.limits

    async def give_study() -> Study:
        return study

    async def give_errands() -> Errands:
        return errands

    async def give_seating() -> Seating:
        return seating

    async def give_takebacks() -> Takebacks:
        return takebacks

    async def give_talking() -> Talking:
        return talking

    async def give_ending() -> Ending:
        return ending

    given = {
        "limits": give_limits,
        "service": give_service,
        "study": give_study,
        "takebacks": give_takebacks,
        "talking": give_talking,
        "ending": give_ending,
        "seating": give_seating,
        "errands": give_errands,
    }

    return Litestar(
        [games_router, primer_router, matches_router, talk_router, study_router, live_line, *pages(settings.web)],
        lifespan=[running],
        dependencies={name: Provide(give) for name, give in given.items()},
        exception_handlers={
            BridgeheadError: _refuse,
            ValidationException: _refuse_form,
            HTTPException: _refuse_http,
            RecursionError: _refuse_nesting,
            SQLAlchemyError: _refuse_now,
            sqlite3.Error: _refuse_now,
            Exception: _fail,
        },
        before_request=Gate(settings.limits),
        request_class=StrictRequest,
        response_headers=HEADERS,
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig("gzip", minimum_size=2000, gzip_compress_level=4),
        middleware=only_for(settings.hosts),
        openapi_config=OpenAPIConfig(
            title="Bridgehead",
            version=bridgehead.__version__,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            openapi_router=Router("/api", route_handlers=[_nowhere], guards=[_nothing_else], include_in_schema=False),
        ),
        logging_config=None,
    )


def _nothing_else(request: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Beside its document the framework answers any other name below `/api` by a page of its own: there is nothing."""
    if request.path_params:
        raise NotFoundException


@route("/{_name:str}", http_method=["POST", "PUT", "PATCH", "DELETE"])
async def _nowhere() -> None:
    """The guard has refused it."""


BY_STATUS = {
    HTTPStatus.FORBIDDEN: "foreign",
    HTTPStatus.NOT_FOUND: "not-there",
    HTTPStatus.METHOD_NOT_ALLOWED: "no-method",
    HTTPStatus.REQUEST_TIMEOUT: "late",
    HTTPStatus.MISDIRECTED_REQUEST: "other-host",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "no-json",
}
"""What a status says by itself; of others the reason is told as it was given, in English."""


def _say(request: AnyRequest, message: str, **args: str | int) -> str:
    """Why a request is refused, in the language of whoever asks."""
    return sentence(_tongue(request), message, args)


def _tongue(request: AnyRequest) -> str:
    return tongue(request.query_params.get("lang"), request.headers.get("accept-language", ""))


def _reply(
    status: int, sentence: str, table: wire.Table | None = None, wait: int | None = None
) -> Response[wire.RefusalSeen]:
    return Response(
        wire.RefusalSeen(status, sentence, table),
        status_code=status,
        media_type="application/json",
        headers={} if wait is None else {"Retry-After": str(wait)},
    )


def _refuse(request: AnyRequest, error: BridgeheadError) -> Response[wire.RefusalSeen]:
    if isinstance(error, Refused):
        table = error.table if isinstance(error, Stale) else None
        wait = error.wait if isinstance(error, TooMany) else None
        return _reply(error.status, error.said(_tongue(request)), table, wait)
    return _reply(422 if isinstance(error, NotOffered) else 400, _say(request, "in-english", text=str(error)))


def _refuse_form(request: AnyRequest, error: ValidationException) -> Response[wire.RefusalSeen]:
    """Litestar's list of what does not fit, as one sentence."""
    wrong = error.extra if isinstance(error.extra, list) else []
    body = _say(request, "the-body")
    parts = [f"{one.get('key') or body}: {one.get('message', '?')}" for one in wrong if isinstance(one, dict)]
    return _reply(400, _say(request, "not-understood", what="; ".join(parts) or error.detail))


def _refuse_http(request: AnyRequest, error: HTTPException) -> Response[wire.RefusalSeen] | Response[str]:
    is_page = not request.scope["path"].startswith("/api") and "text/html" in request.headers.get("accept", "")
    if error.status_code == HTTPStatus.NOT_FOUND and is_page:
        return Response(NOWHERE, status_code=error.status_code, media_type=MediaType.HTML)
    message = BY_STATUS.get(HTTPStatus(error.status_code))
    reason = error.detail.splitlines()[0].rstrip(".") if error.detail else str(error.status_code)
    said = _say(request, message) if message else _say(request, "in-english", text=f"{reason}.")
    return _reply(error.status_code, said)


def _refuse_nesting(request: AnyRequest, _error: RecursionError) -> Response[wire.RefusalSeen]:
    return _reply(400, _say(request, "nested"))


def _refuse_now(request: AnyRequest, error: Exception) -> Response[wire.RefusalSeen]:
    """The database is locked, full, read-only, damaged, or away."""
    why = fault(error)
    logger.error(
        "The request %s %s failed. The database cannot be used now: %s.", request.method, request.scope["path"], why
    )
    return _reply(503, _say(request, "no-database", why=why), wait=DATABASE_PATIENCE)


def _fail(request: AnyRequest, error: Exception) -> Response[wire.RefusalSeen]:
    logger.exception("The request %s %s failed.", request.method, request.scope["path"], exc_info=error)
    return _reply(500, _say(request, "failed"))
