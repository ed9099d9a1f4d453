"""Which modules mypyc compiles: `[tool.bridgehead]` in pyproject.toml says so.

Run as a program it checks that C extensions can be built here at all.
"""

import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def sources(root: Path = ROOT) -> list[str]:
    """Source files to compile, sorted, relative to `root`: `src/bridgehead/engine/dice.py` and so on."""
    with (root / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["bridgehead"]
    package = root / "src" / "bridgehead"
    found = {path.relative_to(package) for pattern in table["compiled"] for path in package.glob(pattern)}
    kept = sorted(path for path in found if not any(path.match(pattern) for pattern in table["interpreted"]))
    return [(Path("src/bridgehead") / path).as_posix() for path in kept]


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
