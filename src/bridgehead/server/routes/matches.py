"""Matches: begin, delete, sit, see, answer, take back, look back, fork, download, upload."""

from litestar import Response, Router, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from bridgehead.server import wire
from bridgehead.server.routes.params import (
    Arg,
    At,
    Ends,
    Eyes,
    Have,
    Here,
    Kind,
    Lang,
    MakerKey,
    MatchId,
    Number,
    Running,
    SeatKey,
    Seats,
    Table,
    Taking,
    There,
    Undos,
    Verb,
    for_its_seat,
    hello,
    refusals,
)


@get("/", responses=refusals(400))
async def list_matches(seating: Seats, lang: Lang = "en") -> wire.MatchesListed:
    """The matches for everybody that go on, and those that are over."""
    return await seating.listed(lang)


@post("/mine", status_code=200, responses=refusals(400, 413))
async def list_mine(seating: Seats, data: JSONBody[wire.MineWanted], lang: Lang = "en") -> wire.MatchesListed:
    """The matches of which somebody holds a secret."""
    return await seating.mine(data.held, lang)


@post("/", limit="begin", responses=refusals(400, 403, 404, 409, 413, 422))
async def begin_match(service: Table, data: JSONBody[wire.MatchWanted]) -> wire.MatchMade:
    """Begin a match."""
    return await service.create(data)


@delete("/{match:str}", responses=refusals(400, 403, 404))
async def remove(seating: Seats, match: MatchId, maker: MakerKey = "") -> None:
    """Delete a match, for good."""
    await seating.remove(match, maker)


@get("/{match:str}", responses=refusals(400, 403, 404, 409))
async def see_match(
    service: Table, match: MatchId, key: SeatKey = "", lang: Lang = "en", log: Have = 0, undos: Undos = 0
) -> wire.Table:
    """How a match stands for one seat."""
    return await service.table(match, hello(key, lang, log, undos))


@post("/{match:str}/answers", status_code=200, responses=refusals(400, 403, 404, 409, 413, 422))
async def answer(
    service: Table,
    match: MatchId,
    data: JSONBody[wire.AnswerGiven],
    key: SeatKey = "",
    lang: Lang = "en",
    log: Have = 0,
    undos: Undos = 0,
) -> wire.Table:
    """Answer the open question."""
    return await service.answer(match, data, hello(key, lang, log, undos))


@post("/{match:str}/undo", status_code=200, responses=refusals(400, 403, 404, 409, 413, 422))
async def undo(
    takebacks: Taking, match: MatchId, data: JSONBody[wire.UndoWanted], key: SeatKey = "", lang: Lang = "en"
) -> wire.Table:
    """Take back the seat's last answer, or ask the other for it."""
    return await takebacks.undo(match, data.seq, hello(key, lang))


@post("/{match:str}/undo/consent", status_code=200, responses=refusals(400, 403, 404, 409, 413, 422))
async def consent(
    takebacks: Taking, match: MatchId, data: JSONBody[wire.ConsentGiven], key: SeatKey = "", lang: Lang = "en"
) -> wire.Table:
    """Agree or not to what another asked to take back."""
    return await takebacks.consent(match, data, hello(key, lang))


@post("/{match:str}/resign", status_code=200, responses=refusals(400, 403, 404, 409))
async def resign(ending: Ends, match: MatchId, key: SeatKey = "", lang: Lang = "en") -> wire.Table:
    """Give the match up: the other has won."""
    return await ending.resign(match, hello(key, lang))


@post("/{match:str}/draw", status_code=200, responses=refusals(400, 403, 404, 409, 413, 422))
async def draw(
    ending: Ends, match: MatchId, data: JSONBody[wire.DrawGiven], key: SeatKey = "", lang: Lang = "en"
) -> wire.Table:
    """Offer a draw, accept or decline it."""
    return await ending.draw(match, data, hello(key, lang))


@post("/{match:str}/claim", status_code=200, responses=refusals(400, 403, 404, 409, 413, 422))
async def claim(
    ending: Ends, match: MatchId, data: JSONBody[wire.ClaimGiven], key: SeatKey = "", lang: Lang = "en"
) -> wire.Table:
    """Claim the match, since the other has let the agreed time to answer run out."""
    return await ending.claim(match, data, hello(key, lang))


@post("/{match:str}/errand", limit="advice", status_code=200, responses=refusals(400, 403, 404, 409, 413, 422))
async def let_the_staff_do_it(
    errands: Running,
    match: MatchId,
    data: JSONBody[wire.ErrandWanted],
    key: SeatKey = "",
    lang: Lang = "en",
    log: Have = 0,
    undos: Undos = 0,
) -> wire.ErrandDone:
    """Let the seat's staff answer the set of questions that the open one belongs to."""
    return await errands.run(match, data.seq, hello(key, lang, log, undos))


@post("/{match:str}/seats/{seat:int}", limit="sit", responses=refusals(400, 403, 404, 409, 413))
async def sit(
    seating: Seats,
    match: MatchId,
    seat: FromPath[int],
    data: JSONBody[wire.SeatTaking | None] = None,
    key: SeatKey = "",
) -> wire.SeatTaken:
    """Sit down at an open seat, or by an invitation."""
    return await seating.sit(match, seat, key, data.name if data is not None else "")


@post("/{match:str}/seats/{seat:int}/invitation", limit="sit", responses=refusals(400, 403, 404, 409, 413))
async def invite(seating: Seats, match: MatchId, seat: FromPath[int], maker: MakerKey = "") -> wire.SeatTaken:
    """Invite somebody to a seat, and withdraw what invitation there was."""
    return await seating.invite_anew(match, seat, maker)


@get("/{match:str}/odds", responses=refusals(400, 403, 404, 409, 422))
async def odds(
    service: Table, match: MatchId, verb: Verb, arg: Arg = 0, key: SeatKey = "", lang: Lang = "en"
) -> wire.OddsSeen:
    """What the dice may bring."""
    return await service.odds(match, (verb, arg), hello(key, lang))


@get("/{match:str}/reason", responses=refusals(400, 403, 404, 409))
async def reason(
    service: Table, match: MatchId, kind: Kind, number: Number, key: SeatKey = "", lang: Lang = "en"
) -> wire.Reason:
    """Why nothing can be done with it."""
    return await service.reason(match, kind, number, hello(key, lang))


@get("/{match:str}/sight", responses=refusals(400, 403, 404, 409, 422))
async def sight(
    service: Table, match: MatchId, here: Here, there: There, key: SeatKey = "", lang: Lang = "en"
) -> wire.SightSeen:
    """The line of sight between two spaces."""
    return await service.sight(match, here, there, hello(key, lang))


@get("/{match:str}/replay", responses=refusals(400, 403, 404, 409, 422))
async def replay(
    service: Table, match: MatchId, at: At, eyes: Eyes = None, key: SeatKey = "", lang: Lang = "en"
) -> wire.Table:
    """The match at an earlier answer."""
    return await service.replay(match, at, eyes, hello(key, lang))


@get("/{match:str}/turns", responses=refusals(400, 403, 404, 409))
async def turns(service: Table, match: MatchId, key: SeatKey = "") -> wire.Ticks:
    """Where its turns begin."""
    return await service.ticks(match, key)


@post("/{match:str}/forks", limit="begin", responses=refusals(400, 403, 404, 409, 413, 422))
async def fork(service: Table, match: MatchId, data: JSONBody[wire.ForkWanted], key: SeatKey = "") -> wire.MatchMade:
    """Begin a match that starts as this did."""
    return await service.fork(match, data, key)


@get(
    "/{match:str}/record",
    responses={
        **refusals(400, 403, 404, 409),
        200: ResponseSpec(dict[str, object], generate_examples=False, description="The record, a file to keep."),
    },
)
async def download(service: Table, match: MatchId, key: SeatKey = "") -> Response[str]:
    """The record of a match that is over."""
    text = await service.record(match, key)
    return Response(
        text,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="bridgehead-{match}.json"'},
    )


@post("/records", limit="begin", responses=refusals(400, 404, 413, 422))
async def upload(service: Table, data: JSONBody[wire.RecordGiven]) -> wire.MatchMade:
    """Begin or keep a match from a record."""
    return await service.upload(data)


matches_router = Router(
    "/api/matches",
    route_handlers=[
        list_matches,
        list_mine,
        begin_match,
        remove,
        see_match,
        answer,
        undo,
        consent,
        resign,
        draw,
        claim,
        let_the_staff_do_it,
        sit,
        invite,
        odds,
        reason,
        sight,
        replay,
        turns,
        fork,
        download,
        upload,
    ],
    after_request=for_its_seat,
    tags=["matches"],
)
