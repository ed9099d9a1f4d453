"""Which modules are compiled: `[tool.bridgehead]` in pyproject.toml says so, and a built package brings the list."""

import json
import tomllib
from pathlib import Path
from typing import Any

SHIPPED = "_compiled.json"


def listed(package: Path) -> list[str]:
    """The modules to compile below the package's folder, sorted: `engine/dice.py` and so on; none where nobody says."""
    shipped = package / SHIPPED
    if shipped.is_file():
        found: list[str] = json.loads(shipped.read_text(encoding="utf-8"))
        return found
    project = checkout(package)
    return [] if project is None else matching(package, settings(project))


def matching(package: Path, table: dict[str, Any]) -> list[str]:
    """What the patterns of `compiled` reach, less what those of `interpreted` name."""
    found = {path.relative_to(package) for pattern in table["compiled"] for path in package.glob(pattern)}
    return sorted(path.as_posix() for path in found if not any(path.match(pattern) for pattern in table["interpreted"]))


def settings(project: Path) -> dict[str, Any]:
    """The table `[tool.bridgehead]` of a checkout."""
    with (project / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["tool"]["bridgehead"]
    return table


def checkout(package: Path) -> Path | None:
    """The checkout that the package lies in, as `src/bridgehead`; None for an installed package."""
    if package.parent.name == "src" and (package.parent.parent / "pyproject.toml").is_file():
        return package.parent.parent
    return None


def ship(package: Path, built: Path) -> None:
    """Write the list into a built package, which has no pyproject.toml beside it."""
    (built / SHIPPED).write_text(json.dumps(listed(package), indent=0) + "\n", encoding="utf-8")
