"""Advice, dice, reviews."""

from litestar import Router, get

from bridgehead.server import wire
from bridgehead.server.routes.params import Lang, MatchId, SeatKey, Studying, for_its_seat, hello, refusals


@get("/{match:str}/advice", limit="advice", responses=refusals(400, 403, 404, 409, 422))
async def advice(study: Studying, match: MatchId, key: SeatKey = "", lang: Lang = "en") -> wire.Advice:
    """The best options of the open question, from what the seat knows; it takes about two seconds."""
    return await study.advice(match, hello(key, lang))


@get("/{match:str}/dice", responses=refusals(400, 403, 404, 409))
async def dice(study: Studying, match: MatchId, key: SeatKey = "", lang: Lang = "en") -> wire.DiceSeen:
    """Every roll of the match against expectation."""
    return await study.dice(match, hello(key, lang))


@get("/{match:str}/review", responses=refusals(400, 403, 404, 409))
async def review(study: Studying, match: MatchId, key: SeatKey = "", lang: Lang = "en") -> wire.ReviewSeen:
    """A match that is over looked back upon. The first request begins it; ask again until `done` is `total`."""
    return await study.review(match, hello(key, lang))


study_router = Router("/api/matches", route_handlers=[advice, dice, review], after_request=for_its_seat, tags=["study"])
