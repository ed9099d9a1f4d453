"""The browser client itself: files that were built from web/."""

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

BUILT = Path(__file__).parents[2] / "_web"

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bridgehead</title>
<p>The browser client has not been built; run <code>make web</code> in the source tree, or <code>bridgehead play
--terminal</code>.</p></html>
"""

NOWHERE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bridgehead</title><style>
body { margin: 18vh auto 0; max-width: 30em; padding: 0 24px; font: 18px/1.5 Georgia, serif; color: #24211c;
  background: #f9f2e5 }
h1 { font: 600 24px/1.2 Georgia, serif; letter-spacing: .06em; font-variant: small-caps }
a { color: #5b3f83 }
@media (prefers-color-scheme: dark) { body { color: #e8e2d2; background: #1b2328 } a { color: #c9a9ee } }
</style><main><h1>Bridgehead</h1><p>There is nothing at this address.</p><p lang="fr">Il n’y a rien à cette adresse.</p>
<p><a href="/">Home · <span lang="fr">Accueil</span></a></p></main></html>
"""
"""For who follows an address that leads nowhere; in both languages, since it knows neither browser nor person."""


def pages(built: Path = BUILT) -> list[ControllerRouterHandler]:
    """Handlers for the client's files; one page that says what is missing when it was never built."""
    if not (built / "index.html").exists():
        return [missing]

    @get("/", include_in_schema=False, media_type=MediaType.HTML)
    async def index() -> Response[bytes]:
        return Response(
            (built / "index.html").read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"}
        )

    return [index, _assets(built)]


def _assets(built: Path) -> Router:
    """Files whose names change with their content: a browser may keep them for good."""
    return create_static_files_router(
        "/assets", [built / "assets"], after_request=_keep, include_in_schema=False, name="assets"
    )


async def _keep(response: Response[bytes]) -> Response[bytes]:
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return response


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def missing() -> str:
    """Say what is missing."""
    return MISSING
