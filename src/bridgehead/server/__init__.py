"""The table in the browser: matches, seats with secret links, live updates. `main` starts it."""

from bridgehead.server.serve import main

__all__ = ["main"]
