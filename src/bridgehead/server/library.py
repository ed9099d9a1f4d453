"""Where games are looked up: `bridgehead.registry`, or a test's own module."""

from typing import Protocol

from bridgehead.engine.play.game import Game


class Shelf(Protocol):
    """A module that knows games."""

    def games(self) -> list[str]:
        """The keys of all games."""

    def game(self, key: str) -> Game:
        """The game with this key."""
