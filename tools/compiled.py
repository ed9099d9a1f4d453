"""Which modules mypyc compiles: `[tool.bridgehead]` in pyproject.toml says so.

Run as a program it checks that C extensions can be built here at all.
"""

import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HALLS = ("engine", "boards", "staff", "tactics", "games", "players")
"""What is in these is rules, boards and players, which search and simulation play by."""


def sources(root: Path = ROOT) -> list[str]:
    """Source files to compile, sorted, relative to `root`: `src/bridgehead/engine/dice.py` and so on."""
    table = _settings(root)
    package = root / "src" / "bridgehead"
    found = {path.relative_to(package) for pattern in table["compiled"] for path in package.glob(pattern)}
    kept = sorted(path for path in found if not any(path.match(pattern) for pattern in table["interpreted"]))
    return [(Path("src/bridgehead") / path).as_posix() for path in kept]


def unplaced(root: Path = ROOT) -> list[str]:
    """What is wrong with the list, a sentence each: a module of a compiled hall that is not compiled without a reason
    why, and a reason that is empty or for nothing.
    """
    table = _settings(root)
    package = root / "src" / "bridgehead"
    halls = {Path(pattern).parts[0] for pattern in table["compiled"]} | set(HALLS)
    modules = sorted(path.relative_to(package) for hall in halls for path in (package / hall).rglob("*.py"))
    compiled = {Path(source).relative_to("src/bridgehead") for source in sources(root)}
    wrong = []
    for path in modules:
        if path not in compiled and not any(path.match(pattern) for pattern in table["interpreted"]):
            wrong.append(f"{path.as_posix()} is neither compiled nor listed as interpreted.")
    for pattern, reason in table["interpreted"].items():
        if not reason.strip():
            wrong.append(f"'{pattern}' is interpreted without a reason.")
        if not any(path.match(pattern) for path in modules):
            wrong.append(f"'{pattern}' is listed as interpreted, and there is no such module.")
    return wrong


def _settings(root: Path) -> dict[str, Any]:
    with (root / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["tool"]["bridgehead"]
    return table


def modules(root: Path = ROOT) -> list[str]:
    """The same as dotted names: `bridgehead.engine.dice`."""
    return [source.removeprefix("src/").removesuffix(".py").replace("/", ".") for source in sources(root)]


def check() -> None:
    """SystemExit with one sentence if the compiler or Python's headers are missing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        sys.exit(f"The compiled build needs the C compiler {compiler}: install it (on Debian: apt-get install gcc).")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        sys.exit(f"The compiled build needs {header}: install it (on Debian: apt-get install python3-dev).")


if __name__ == "__main__":
    check()
