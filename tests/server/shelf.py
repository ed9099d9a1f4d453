"""The games that tests of the server play: the toy, and all that are registered."""

from bridgehead import registry
from bridgehead.engine.play.game import Game
from tests.engine.toy.rulebook import GAME


def games() -> list[str]:
    return ["toy", *registry.games()]


def game(key: str) -> Game:
    return GAME if key == "toy" else registry.game(key)
