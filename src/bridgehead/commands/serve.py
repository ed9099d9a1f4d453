"""`bridgehead serve`."""

from typing import Annotated

from cyclopts import Parameter

from bridgehead.server import serve as server


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on; this one keeps other machines out.")] = server.LOOPBACK,
    port: Annotated[
        int | None, Parameter(help=f"Port to listen on; {server.PORT}, or the next that is free, unless told.")
    ] = None,
    database: Annotated[
        str | None,
        Parameter(help="sqlite:///FILE or postgresql://…; a file in the user's data folder unless told."),
    ] = None,
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True,
    workers: Annotated[int, Parameter(help="Server processes.")] = 1,
    limits: Annotated[bool, Parameter(help="Limit how many matches and lines one address may begin.")] = True,
) -> None:
    """Open the table in the browser; ends with Ctrl-C."""
    server.main(
        host=host,
        port=server.PORT if port is None else port,
        database=database,
        browser=browser,
        workers=workers,
        exact_port=port is not None,
        limited=limits,
    )
