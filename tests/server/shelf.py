"""The games that tests of the server play: the toy, the tower, and all that are registered."""

from bridgehead import registry
from bridgehead.engine.play.game import Game
from tests.engine.tower.rulebook import GAME as TOWER
from tests.engine.toy.rulebook import GAME as TOY

OURS = {"toy": TOY, "tower": TOWER}


def games() -> list[str]:
    return [*OURS, *registry.games()]


def game(key: str) -> Game:
    return OURS[key] if key in OURS else registry.game(key)
