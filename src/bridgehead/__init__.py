"""Bridgehead: play, referee and study historical wargames of the bridgehead and the airborne coup de main."""

import bridgehead.games as _  # noqa: F401  # first: a package loaded later would take the place of the function `games`
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.registry import game, games, replay

__version__ = "0.1.0"
__all__ = ["BridgeheadError", "Match", "Record", "game", "games", "replay"]
