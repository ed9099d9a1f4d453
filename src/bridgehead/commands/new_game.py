"""`bridgehead new-game`."""

import re
import sys
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError, brief

SKELETON: Final = Path(__file__).parent / "skeleton"
"""Files with `.txt` behind their names, so that no tool takes them for modules or data of this package."""
MARK: Final = ".txt"
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 40
PACKAGE: Final = "PACKAGE"

PARTS: Final = {
    "hexes": ["common", "board", "hexes"],
    "squares": ["common", "board", "squares"],
    "areas": ["common", "board", "areas"],
    "cards": ["common", "cards"],
}
"""The folders of the skeleton that make a game of each kind. Words of a later one are added to those before."""
TERMS: Final = {
    "hexes": {"board": "hex", "place": "space", "imports": "hexes, paths", "loader": "hexes.load_hex_board"},
    "squares": {"board": "square", "place": "space", "imports": "paths, square", "loader": "square.load_square_board"},
    "areas": {"board": "area", "place": "space", "imports": "area, paths", "loader": "area.load_area_board"},
    "cards": {"board": "none", "place": "card"},
}
"""What stands for the `{{…}}` in the skeleton's files, besides the names of the game."""


def new_game(
    key: Annotated[str, Parameter(help="The key of the new game: small letters, digits and hyphens.")],
    /,
    *,
    board: Annotated[Literal["hexes", "squares", "areas", "cards"], Parameter(help="What it is played on.")] = "hexes",
    folder: Annotated[
        Path | None, Parameter(help="Where to write it; a folder called like the key unless told.")
    ] = None,
) -> None:
    """Write a small game that works, as a package of its own, to make another game of."""
    refuse_bad_key(key)
    place = folder or Path(key)
    if place.exists():
        raise BridgeheadError(f"There is something at {place} already; name a folder that is not there yet.")
    try:
        write(place, written(key, board))
    except OSError as error:
        raise BridgeheadError(f"The game cannot be written to {place} ({error.strerror or error}).") from error
    print(f"{place}: a game on {board}. `pip install -e {place}` makes it one of the games, `pytest {place}` tests it.")


def refuse_bad_key(key: str) -> None:
    """Refuse a key that cannot name both a game and a package, or names one already."""
    package = package_of(key)
    if not KEY.fullmatch(key) or len(key) > LONGEST:
        raise BridgeheadError(
            f"A game cannot be called '{brief(key)}', "
            f"only by small letters, digits and single hyphens, {LONGEST} at most."
        )
    if key in registry.games():
        raise BridgeheadError(f"There is a game '{key}' already.")
    if iskeyword(package) or package in sys.stdlib_module_names or package in ("bridgehead", "tests"):
        raise BridgeheadError(f"A game cannot be called '{key}': Python has another use for that name.")


def package_of(key: str) -> str:
    """The package of a game."""
    return key.replace("-", "_")


def written(key: str, board: str) -> dict[str, str]:
    """The files of a game, by their paths in its folder."""
    terms = {"key": key, "package": package_of(key), "title": key.replace("-", " ").capitalize(), **TERMS[board]}
    found: dict[str, str] = {}
    for part in PARTS[board]:
        for path in sorted((SKELETON / part).rglob(f"*{MARK}")):
            name = path.relative_to(SKELETON / part).as_posix().removesuffix(MARK).replace(PACKAGE, terms["package"])
            text = path.read_text(encoding="utf-8")
            for term, said in terms.items():
                text = text.replace(f"{{{{{term}}}}}", said)
            found[name] = found.get(name, "") + text
    return found


def write(folder: Path, files: dict[str, str]) -> None:
    """Write files into a new folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
