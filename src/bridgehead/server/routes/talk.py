"""Talk: names, messages, and who is there; for the seats of a match alone."""

from litestar import Router, get, post
from litestar.params import JSONBody

from bridgehead.server import wire
from bridgehead.server.routes.params import After, Lang, MatchId, SeatKey, Talk, for_its_seat, refusals


@get("/{match:str}/talk", responses=refusals(400, 403, 404, 409))
async def hear(talking: Talk, match: MatchId, after: After = 0, key: SeatKey = "", lang: Lang = "en") -> wire.TalkSeen:
    """What was said, and who is there."""
    return await talking.heard(match, key, after)


@post("/{match:str}/talk", limit="say", status_code=200, responses=refusals(400, 403, 404, 409, 413))
async def say(
    talking: Talk, match: MatchId, data: JSONBody[wire.Saying], after: After = 0, key: SeatKey = "", lang: Lang = "en"
) -> wire.TalkSeen:
    """Say something to the other seats."""
    return await talking.say(match, key, data.text, after)


@post("/{match:str}/name", limit="name", status_code=200, responses=refusals(400, 403, 404, 409, 413))
async def call(
    talking: Talk, match: MatchId, data: JSONBody[wire.NameWanted], key: SeatKey = "", lang: Lang = "en"
) -> wire.NameTaken:
    """What whoever sits at the seat is called."""
    return await talking.call(match, key, data.name)


talk_router = Router("/api/matches", route_handlers=[hear, say, call], after_request=for_its_seat, tags=["talk"])
