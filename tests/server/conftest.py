"""A server of its own for every test, and people who sit at its tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from bridgehead.server.app import Settings, create_app
from tests.server.people import Client

SHELF = "tests.server.shelf"


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return create_app(Settings(f"sqlite:///{tmp_path}/matches.sqlite", SHELF))


@pytest.fixture
def client(app: Litestar) -> Iterator[Client]:
    with TestClient(app) as http:
        yield Client(http)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server that many tests share, each at a table of its own."""
    folder = tmp_path_factory.mktemp("room")
    with TestClient(create_app(Settings(f"sqlite:///{folder}/matches.sqlite", SHELF))) as http:
        yield Client(http)
