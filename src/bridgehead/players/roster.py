"""The players there are, by name. A new one is one entry here."""

from collections.abc import Callable

from bridgehead.engine.errors import one_of
from bridgehead.players.levels import RecruitPlayer, counted, general, regular, veteran
from bridgehead.players.player import Player
from bridgehead.players.simple import RandomPlayer, StaffPlayer

PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "recruit": RecruitPlayer,
    "staff": StaffPlayer,
    "mcts": counted,
    "regular": regular,
    "veteran": veteran,
    "general": general,
}


def players() -> list[str]:
    """The names of our own players, the weakest first."""
    return list(PLAYERS)


def player(name: str) -> Player:
    """The player with this name. Raises UnknownName."""
    if name not in PLAYERS:
        raise one_of("player", name, players())
    return PLAYERS[name]()
