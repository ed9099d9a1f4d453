"""What several sub-commands share: pairs of names, languages, tables of text, JSON."""

import json
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, Token

from bridgehead import registry
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.game import LOCALES, Game


def known_game(_: object, tokens: Sequence[Token]) -> str:
    """The key of a game; one that there is not is told of before anything else that is wrong. Raises UnknownName."""
    return registry.game(tokens[0].value).key


GameKey = Annotated[str, Parameter(help="Key of the game; `bridgehead games` lists them.", converter=known_game)]
Scenario = Annotated[
    str | None,
    Parameter(help="Key of a scenario, or path of your own scenario file (.toml); the first unless told."),
]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", metavar="KEY=VALUE", help="An option of the game, such as dice=manual."),
]
Seats = Annotated[
    list[str] | None,
    Parameter(name="--seat", negative="", metavar="SEAT=PLAYER", help="Who plays a seat."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")]


def scenarios_by_kind(game: Game, scenarios: list[str]) -> dict[str, list[str]]:
    """The scenarios of each kind of battle. Raises UnknownName or DataError for any that cannot be played, before the
    first of them is.
    """
    found: dict[str, list[str]] = {}
    for one in scenarios:
        kind = game.rules.staff.kind(game.rules.setup(game.setup(one), Dice(0)))
        found.setdefault(kind, []).append(one)
    return found


def refuse_idle(jobs: int | None) -> None:
    """Raise BridgeheadError for a number of processes with which nobody would play."""
    if jobs is not None and jobs < 1:
        raise BridgeheadError(f"--jobs {jobs}: at least 1 process must play.")


def pairs(given: list[str] | None, flag: str, form: str) -> dict[str, str]:
    """Texts of the form `a=b` as a dictionary. Raises BridgeheadError for any other form and for a key given twice."""
    found: dict[str, str] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            raise BridgeheadError(f"{flag} {text}: write it {flag} {form}.")
        if key in found:
            raise BridgeheadError(f"{flag} {text}: '{key}' has already been given as '{found[key]}'.")
        found[key] = value
    return found


def seat_pairs(given: list[str] | None) -> dict[str, str]:
    """Seats and their players as given on the command line."""
    return pairs(given, "--seat", "SEAT=PLAYER")


def option_pairs(given: list[str] | None) -> dict[str, str]:
    """Options and their values as given on the command line."""
    return pairs(given, "--option", "KEY=VALUE")


def language() -> str:
    """The language of the environment where we have it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LOCALES else "en"
    return "en"


def on_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def writable(path: Path) -> None:
    """Refuse at once, not after an hour, a file that cannot be written."""
    folder = path.parent
    if not folder.is_dir():
        raise BridgeheadError(f"{path} cannot be written: there is no folder {folder}.")
    if path.is_dir():
        raise BridgeheadError(f"{path} cannot be written: it is a folder.")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise BridgeheadError(f"{path} cannot be written: you may not write there.")


def needs_statistics() -> None:
    """Refuse at once, not after an hour, what cannot be told without the extra `sim`."""
    if find_spec("scipy") is None:
        raise BridgeheadError("Intervals and tests need SciPy: install bridgehead with the extra `sim`.")


def say_json(value: object) -> None:
    """Print a value as JSON."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def say_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns as wide as they need; numbers to the right."""
    lines = [list(head), *(list(row) for row in rows)]
    wide = [max(len(line[at]) for line in lines) for at in range(len(head))]
    right = [all(_is_number(row[at]) for row in rows) for at in range(len(head))]
    for number, line in enumerate(lines):
        cells = [cell.rjust(wide[at]) if right[at] else cell.ljust(wide[at]) for at, cell in enumerate(line)]
        print("  ".join(cells).rstrip())
        if number == 0:
            print("  ".join("─" * width for width in wide))


def _is_number(text: str) -> bool:
    return text.replace(",", "").replace(".", "", 1).replace("-", "", 1).isdigit() or text == ""
