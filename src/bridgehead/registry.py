"""The games there are. A new game of the house is a folder under `games` and one line here; a game of another package
is found by that package's entry point in the group `bridgehead.games`:

    [project.entry-points."bridgehead.games"]
    my-game = "my_game.rulebook"

The key of the game, and the module that holds `RULES` and lies beside `data/` and `words/`.
"""

import logging
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from bridgehead.engine.errors import BridgeheadError, DataError, UnknownName, brief, one_of
from bridgehead.engine.play.game import LOCALES, Game, is_name
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay as replay_match
from bridgehead.engine.play.rulebook import Rulebook

GAMES: list[str] = ["pegasus", "tonga", "remagen", "airborne", "coupdemain"]
ELSEWHERE: dict[str, str] = {}
"""Games that a program adds itself, by key, and the module of each."""
GROUP = "bridgehead.games"
MOST = 300  # letters of what went wrong that are told
_left_out: list[str] = []


def games() -> list[str]:
    """The keys of all games, in the order in which they are shown; those of other packages last, without any that is
    broken.
    """
    return [*GAMES, *ELSEWHERE, *(key for key in _visiting() if key not in ELSEWHERE and key not in _broken())]


def left_out() -> list[str]:
    """The games of other packages that are left out of `games`, a sentence each that says why."""
    games()
    return list(_left_out)


@cache
def game(key: str) -> Game:
    """The game with this key. Raises UnknownName, also for a game of another package that is broken."""
    if key in GAMES:
        return _read(f"bridgehead.games.{key}.rulebook")
    if key in ELSEWHERE:
        return _read(ELSEWHERE[key])
    if key not in _visiting():
        raise one_of("game", key, games())
    wrong = _wrong_with(key)
    if wrong:
        raise UnknownName(wrong)
    return _read(_visiting()[key][0])


def replay(record: Record, at: int | None = None, check: bool = False) -> Match:
    """Play a record again, to its end or to answer `at`; `check` compares every digest. Raises RecordError."""
    return replay_match(game(record.game), record, at, check)


@cache
def _read(name: str) -> Game:
    """The game whose rules stand in a module; its folder is that of the package around the module."""
    module = import_module(name)
    return Game(Path(str(module.__file__)).parent, module.RULES)


# --- games of other packages ---


@cache
def _visiting() -> dict[str, tuple[str, str]]:
    """The module of each game of another package, and that package."""
    from importlib.metadata import entry_points  # slow to load, and seldom wanted

    found: dict[str, tuple[str, str]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        whose = "?" if point.dist is None else str(point.dist.name)
        if point.name in GAMES:
            _leave_out(
                f"The game '{point.name}' of the package {whose} is left out: there is one of this name already."
            )
        elif point.name in found and found[point.name][0] != point.module:
            _leave_out(
                f"The game '{point.name}' of the package {whose} is left out: {found[point.name][1]} has one too."
            )
        elif not is_name(point.name):
            _leave_out(f"A game of the package {whose} is left out: it cannot be called '{brief(point.name)}'.")
        else:
            found[point.name] = (point.module, whose)
    return found


@cache
def _broken() -> frozenset[str]:
    """The games of other packages that cannot be played; each is told of once."""
    wrong = {key: _wrong_with(key) for key in _visiting()}
    for sentence in wrong.values():
        if sentence:
            _leave_out(sentence)
    return frozenset(key for key, sentence in wrong.items() if sentence)


@cache
def _wrong_with(key: str) -> str:
    """What keeps a game of another package from being played, in one sentence; empty where nothing does."""
    module, package = _visiting()[key]
    try:
        _look_over(key, _read(module))
    except BridgeheadError as error:
        reason = str(error)
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__} in {module}: {error}"
    else:
        return ""
    line = brief(" ".join(reason.split()), MOST).rstrip(".")
    return f"The game '{key}' of the package {package} is left out: {line}."


def _look_over(key: str, found: Game) -> None:
    """Read whatever a list of games shows. Raises what is wrong with it."""
    rules: Any = found.rules
    if not isinstance(rules, Rulebook):
        raise DataError("its RULES are no Rulebook")
    if found.key != key:
        raise DataError(f"its game.toml has the key '{brief(found.key)}'")
    if rules.seats() != len(found.info.seats):
        raise DataError(f"its game.toml names {len(found.info.seats)} seats, its rules have {rules.seats()}")
    for locale in LOCALES:
        if not found.words(locale).has("title"):
            raise DataError(f"its words have no title ({locale})")
    for scenario in found.info.scenarios:
        found.shipped(scenario)


def _leave_out(sentence: str) -> None:
    """Say, once, what is left out: on stderr unless the program has another place for what Python logs."""
    _left_out.append(sentence)
    logging.getLogger("bridgehead").warning(sentence)
