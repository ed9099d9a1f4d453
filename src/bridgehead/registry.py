"""The games there are. A new game is a folder under `games` and one line here."""

from functools import cache
from importlib import import_module
from pathlib import Path

from bridgehead.engine.errors import one_of
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.match import replay as replay_match
from bridgehead.engine.play.record import Record

GAMES: list[str] = ["pegasus", "tonga", "remagen", "airborne"]
ELSEWHERE: dict[str, str] = {}
"""Games outside this package: the key, and the module that holds `RULES` and lies beside `data/` and `words/`."""


def games() -> list[str]:
    """The keys of all games, in the order in which they are shown."""
    return [*GAMES, *ELSEWHERE]


@cache
def game(key: str) -> Game:
    """The game with this key. Raises UnknownName."""
    if key not in games():
        raise one_of("game", key, games())
    module = import_module(ELSEWHERE.get(key, f"bridgehead.games.{key}.rulebook"))
    return Game(Path(str(module.__file__)).parent, module.RULES)


def replay(record: Record, at: int | None = None, check: bool = False) -> Match:
    """Play a record again, to its end or to answer `at`; `check` compares every digest. Raises RecordError."""
    return replay_match(game(record.game), record, at, check)
