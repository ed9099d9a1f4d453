"""Bridgehead: play, referee and study historical wargames of the bridgehead and the airborne coup de main.

Importing it loads nothing of the engine: which build runs is settled before the first of its modules is looked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

import bridgehead.games as _  # noqa: F401  # first: a package loaded later would take the place of the function `games`
from bridgehead.building.which import obey

if TYPE_CHECKING:
    from bridgehead.engine.errors import BridgeheadError
    from bridgehead.engine.play.game import Game
    from bridgehead.engine.play.match import Match
    from bridgehead.engine.play.record import Record

__version__ = "0.1.0"
__all__ = ["BridgeheadError", "Match", "Record", "game", "games", "replay"]

CLASSES = {
    "BridgeheadError": "bridgehead.engine.errors",
    "Match": "bridgehead.engine.play.match",
    "Record": "bridgehead.engine.play.record",
}

obey()


def games() -> list[str]:
    """The keys of all games, in the order in which they are shown."""
    from bridgehead import registry

    return registry.games()


def game(key: str) -> "Game":
    """The game with this key. Raises UnknownName."""
    from bridgehead import registry

    return registry.game(key)


def replay(record: "Record", at: int | None = None, check: bool = False) -> "Match":
    """Play a record again, to its end or to answer `at`; `check` compares every digest. Raises RecordError."""
    from bridgehead import registry

    return registry.replay(record, at, check)


def __getattr__(name: str) -> object:
    if name in CLASSES:
        return getattr(import_module(CLASSES[name]), name)
    raise AttributeError(f"module 'bridgehead' has no attribute '{name}'")
