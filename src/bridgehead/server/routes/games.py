"""What stands on the shelf: games, their boards, paragraphs and charts."""

from asyncio import to_thread
from typing import Annotated, Literal

from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from bridgehead.server import boards, shelf, wire
from bridgehead.server.routes.params import GameKey, Lang, SeatKey, Table, refusals
from bridgehead.showing import faces
from bridgehead.showing.briefing import cover_of

FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}
Theme = Annotated[Literal["light", "dark"], QueryParameter(name="theme", description="By day or by moonlight.")]
Faces = Annotated[
    list[str],
    QueryParameter(name="face", min_items=1, max_items=faces.MOST, description="Names of faces, as on the counters."),
]

Scenario = Annotated[
    str, QueryParameter(name="scenario", max_length=60, description="Whose part of the board; the game's unless told.")
]
Drawn = Annotated[
    list[int] | None,
    QueryParameter(name="card", max_items=faces.MOST, description="Numbers of cards; several may be given."),
]


@get("/", responses=refusals(400))
async def list_games(service: Table, lang: Lang = "en") -> list[wire.GameSeen]:
    """The games there are, without their legends."""
    return [shelf.game(service.shelf.game(key), lang, whole=False) for key in service.shelf.games()]


@get("/{game:str}", responses=refusals(400, 404))
async def see_game(service: Table, game: GameKey, lang: Lang = "en") -> wire.GameSeen:
    """A game."""
    return shelf.game(service.game(game), lang)


@get("/{game:str}/rules", responses=refusals(400, 404))
async def rules(service: Table, game: GameKey, lang: Lang = "en") -> list[wire.ParagraphSeen]:
    """Its paragraphs in our own words."""
    return shelf.paragraphs(service.game(game), lang)


@get("/{game:str}/charts", responses=refusals(400, 404))
async def charts(service: Table, game: GameKey, lang: Lang = "en") -> list[wire.ChartSeen]:
    """Its tables."""
    return shelf.charts(service.game(game), lang)


@get("/{game:str}/cards", responses=refusals(400, 404))
async def list_cards(service: Table, game: GameKey, lang: Lang = "en") -> list[wire.CardPrinted]:
    """Its cards as they are printed."""
    return shelf.cards(service.game(game), lang)


@get("/{game:str}/cards/drawn", responses=refusals(400, 404))
async def draw_cards(service: Table, game: GameKey, card: Drawn = None, lang: Lang = "en") -> wire.CardsDrawn:
    """Cards as pictures, by their numbers, and the backs; numbers that no card has are left out."""
    from bridgehead.showing import card_pictures  # it loads the whole art of drawing

    return wire.CardsDrawn(card_pictures.STYLE, card_pictures.drawn(service.game(game), lang, card or []))


@get("/{game:str}/boards/{board:str}", responses=refusals(400, 404))
async def see_board(
    service: Table, game: GameKey, board: FromPath[str], key: SeatKey = "", lang: Lang = "en"
) -> wire.BoardSeen:
    """A board without what lies on it."""
    return boards.seen(service.game(game), board, await service.board(game, board, key), lang)


@get("/{game:str}/boards/{board:str}/{digest:str}", responses=refusals(400, 404))
async def picture(service: Table, game: GameKey, board: FromPath[str], digest: FromPath[str]) -> Response[str]:
    """The drawing of a board, in the colours of the page that shows it. It never changes under its address."""
    path = await service.picture(game, board, digest)
    return Response(path.read_text(encoding="utf-8"), media_type="image/svg+xml", headers=FOR_GOOD)


@get("/{game:str}/covers/{board:str}/{digest:str}", responses=refusals(400, 404))
async def cover(
    service: Table,
    game: GameKey,
    board: FromPath[str],
    digest: FromPath[str],
    theme: Theme = "light",
    scenario: Scenario = "",
) -> Response[str]:
    """The picture on a game's cover, or on the page of one of its scenarios: a part of the board, by day or by
    moonlight.
    """
    from bridgehead.showing import covers  # it loads some of the art of drawing

    path = await service.picture(game, board, digest)
    crop = cover_of(service.game(game), scenario)
    drawn = await to_thread(covers.cover, path.read_text(encoding="utf-8"), theme, crop)
    return Response(drawn, media_type="image/svg+xml", headers=FOR_GOOD)


@get("/faces", responses=refusals(400))
async def draw_faces(face: Faces) -> wire.FacesDrawn:
    """Counters by the names of their faces; what nobody could print is left out."""
    from bridgehead.showing import counters  # it loads the whole art of drawing

    drawn = {name: counters.draw(name) for name in face}
    return wire.FacesDrawn(counters.shared(), {name: picture for name, picture in drawn.items() if picture})


games_router = Router(
    "/api/games",
    route_handlers=[list_games, see_game, rules, charts, list_cards, draw_cards, see_board, picture, cover, draw_faces],
    tags=["games"],
)
