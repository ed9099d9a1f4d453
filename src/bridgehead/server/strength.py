"""Which of our players can sit at a table, by strength."""

from collections.abc import Callable
from random import SystemRandom

from bridgehead.engine.choice import Option
from bridgehead.engine.errors import one_of
from bridgehead.engine.game import Game
from bridgehead.engine.match import Match

Player = Callable[[Match], Option]


def players(game: Game) -> list[str]:
    """The names of the players that know this game, weakest first."""
    return ["random"]


def player(name: str, game: Game) -> Player:
    """The player of that name. Raises UnknownName."""
    check(name, game)
    return _random


def check(name: str, game: Game) -> None:
    """Raises UnknownName when the game has no such player."""
    if name not in players(game):
        raise one_of("player", name, players(game))


def _random(match: Match) -> Option:
    choice = match.choice
    assert choice is not None, "the match is over"
    return SystemRandom().choice(choice.options)
