"""Parameters that several handlers share, and the refusals that the OpenAPI document promises."""

from typing import Annotated, Any, Literal

from litestar import Response
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, QueryParameter

from bridgehead.server import wire
from bridgehead.server.acts.ending import Ending
from bridgehead.server.acts.errands import Errands
from bridgehead.server.acts.seating import Seating
from bridgehead.server.acts.takebacks import Takebacks
from bridgehead.server.acts.talking import Talking
from bridgehead.server.guarding.limits import Limits
from bridgehead.server.service import Service
from bridgehead.server.study import Study

Table = NamedDependency[Service]
Studying = NamedDependency[Study]
Running = NamedDependency[Errands]
Seats = NamedDependency[Seating]
Taking = NamedDependency[Takebacks]
Talk = NamedDependency[Talking]
Ends = NamedDependency[Ending]
Limiting = NamedDependency[Limits | None]
MatchId = FromPath[str]
GameKey = FromPath[str]
Lang = Annotated[wire.Lang, QueryParameter(name="lang", description="The language of every text in the reply.")]
SeatKey = Annotated[
    str,
    HeaderParameter(
        name="X-Seat-Key",
        required=False,
        max_length=60,
        description="The secret of a seat; without it one watches.",
    ),
]
MakerKey = Annotated[
    str,
    HeaderParameter(
        name="X-Maker-Key",
        required=False,
        max_length=60,
        description="The secret that was given out when the match was begun.",
    ),
]
Have = Annotated[
    int, QueryParameter(name="log", ge=0, le=1_000_000, description="How many rows of the log the browser has already.")
]
Undos = Annotated[
    int, QueryParameter(name="undos", ge=0, le=1_000_000, description="The number of undos when it got those rows.")
]
After = Annotated[
    int, QueryParameter(name="after", ge=0, le=1_000_000, description="The number of the last message that is there.")
]
At = Annotated[int, QueryParameter(name="at", ge=0, le=1_000_000, description="The number of answers given.")]
Verb = Annotated[str, QueryParameter(name="verb", min_length=1, max_length=60, description="The verb of an option.")]
Arg = Annotated[int, QueryParameter(name="arg", ge=-1_000_000, le=1_000_000, description="The number of an option.")]
Kind = Annotated[Literal["space", "piece", "card"], QueryParameter(name="kind", description="What it is.")]
Number = Annotated[int, QueryParameter(name="number", ge=0, le=1_000_000, description="Which one.")]
Here = Annotated[int, QueryParameter(name="here", ge=0, le=1_000_000, description="A space.")]
There = Annotated[int, QueryParameter(name="there", ge=0, le=1_000_000, description="Another space.")]
Eyes = Annotated[
    int | None, QueryParameter(name="eyes", ge=-1, le=8, description="Through which seat's eyes; -1: anybody's.")
]


async def for_its_seat(response: Response[Any]) -> Response[Any]:
    """What is told hangs on the key that comes with the request: no cache on the way may give it to another."""
    response.headers["Cache-Control"] = "no-store"
    return response


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a handler may give besides what it returns; any may refuse a foreign page or whoever asks
    for too much, or say that the database cannot be used.
    """
    reasons = {
        400: "The request is not right.",
        403: "The seat is not yours, or the page that asks is of another origin.",
        408: "The body of the request did not come.",
        404: "There is no such thing.",
        409: "The match has moved on, or stands where this cannot be done; a stale answer gets the table as it is.",
        413: "The request is too large.",
        415: "The body is not JSON, or does not say so.",
        429: "Too much was asked for in a short time; Retry-After says how many seconds to wait.",
        503: "The database cannot be used now.",
        422: "The position does not allow it.",
    }
    return {
        status: ResponseSpec(wire.RefusalSeen, generate_examples=False, description=reasons[status])
        for status in sorted({*statuses, 403, 429, 503, *((408, 415) if 413 in statuses else ())})
    }


def hello(key: str, lang: wire.Lang, log: int = 0, undos: int = 0) -> wire.Hello:
    """Who asks, in which language, and what is there already."""
    return wire.Hello(key or "", lang, log, undos)
