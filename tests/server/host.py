"""Runs a server for tests that must kill it: `python -m tests.server.host DATABASE PORT`."""

import sys

import uvicorn

from bridgehead.server.app import Settings, create_app
from bridgehead.server.guarding.doors import Counted

if __name__ == "__main__":
    app = create_app(Settings(sys.argv[1], "tests.server.shelf"))
    uvicorn.run(
        app, port=int(sys.argv[2]), log_level="warning", http=Counted, ws="websockets-sansio", ws_max_size=10_000
    )
