"""Which modules mypyc compiles, as pyproject.toml says (`[tool.bridgehead]`), and whether every module is there."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # a package that is being built is not installed

from bridgehead.building import compiler, listing  # noqa: E402

HALLS = ("engine", "boards", "staff", "tactics", "games", "players")
"""What is in these is rules, boards and players, which search and simulation play by."""


def sources(root: Path = ROOT) -> list[str]:
    """Source files to compile, sorted, relative to `root`: `src/bridgehead/engine/dice.py` and so on."""
    found = listing.matching(root / "src" / "bridgehead", listing.settings(root))
    return [f"src/bridgehead/{path}" for path in found]


def modules(root: Path = ROOT) -> list[str]:
    """The same as dotted names: `bridgehead.engine.dice`."""
    return [source.removeprefix("src/").removesuffix(".py").replace("/", ".") for source in sources(root)]


def unplaced(root: Path = ROOT) -> list[str]:
    """What is wrong with the list, a sentence each: a module of a compiled hall that is not compiled without a reason
    why, and a reason that is empty or for nothing.
    """
    table = listing.settings(root)
    package = root / "src" / "bridgehead"
    halls = {Path(pattern).parts[0] for pattern in table["compiled"]} | set(HALLS)
    found = sorted(path.relative_to(package) for hall in halls for path in (package / hall).rglob("*.py"))
    compiled = set(listing.matching(package, table))
    wrong = []
    for path in found:
        if path.as_posix() not in compiled and not any(path.match(pattern) for pattern in table["interpreted"]):
            wrong.append(f"{path.as_posix()} is neither compiled nor listed as interpreted.")
    for pattern, reason in table["interpreted"].items():
        if not reason.strip():
            wrong.append(f"'{pattern}' is interpreted without a reason.")
        if not any(path.match(pattern) for path in found):
            wrong.append(f"'{pattern}' is listed as interpreted, and there is no such module.")
    return wrong


__all__ = ["compiler", "listing", "modules", "sources", "unplaced"]
