"""What the tests of each game cite, written into a built package: an installed package has sources but no tests."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # a package that is being built is not installed

from bridgehead.engine.read import index  # noqa: E402


def ship(built: Path) -> None:
    """Write `citations.json` into each game below a built `bridgehead` folder; where there are no tests, nothing."""
    for tests in sorted((ROOT / "tests" / "games").glob("*/")):
        game = built / "games" / tests.name
        if game.is_dir():
            index.ship(index.citations(tests, ROOT), game / index.SHIPPED)
