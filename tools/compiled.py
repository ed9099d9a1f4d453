"""Which modules mypyc compiles: `[tool.bridgehead]` in pyproject.toml says so."""

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
