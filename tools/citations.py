"""What the tests of each game cite, written into a built package: an installed package has sources but no tests."""

import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "bridgehead"


def ship(built: Path) -> None:
    """Write `citations.json` into each game below a built `bridgehead` folder; where there are no tests, nothing."""
    index = _index()
    for tests in sorted((ROOT / "tests" / "games").glob("*/")):
        game = built / "games" / tests.name
        if game.is_dir():
            index.ship(index.citations(tests, ROOT), game / index.SHIPPED)


def _index() -> ModuleType:
    """`bridgehead.engine.read.index` without the package around it, whose dependencies a build does not have."""
    for name, folder in (("bridgehead", PACKAGE), ("bridgehead.engine", PACKAGE / "engine")):
        bare = ModuleType(name)
        bare.__path__ = [str(folder)]
        sys.modules[name] = bare
    from bridgehead.engine.read import index

    return index
