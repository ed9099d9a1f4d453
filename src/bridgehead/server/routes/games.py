"""What stands on the shelf: games, their boards, paragraphs and charts."""

from litestar import Router, get

from bridgehead.server import shelf, wire
from bridgehead.server.routes.params import GameKey, Lang, Table, refusals


@get("/", responses=refusals(400))
async def list_games(service: Table, lang: Lang = "en") -> list[wire.GameSeen]:
    """The games there are."""
    return [shelf.game(service.shelf.game(key), lang) for key in service.shelf.games()]


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


games_router = Router("/api/games", route_handlers=[list_games, see_game, rules, charts], tags=["games"])
