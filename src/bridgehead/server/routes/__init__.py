"""What the server answers to, by subject. Handlers take a request apart and call the service; no more."""

from bridgehead.server.routes.games import games_router
from bridgehead.server.routes.live import live_line
from bridgehead.server.routes.matches import matches_router
from bridgehead.server.routes.pages import pages
from bridgehead.server.routes.primer import primer_router
from bridgehead.server.routes.study import study_router
from bridgehead.server.routes.talk import talk_router

__all__ = ["games_router", "live_line", "matches_router", "pages", "primer_router", "study_router", "talk_router"]
