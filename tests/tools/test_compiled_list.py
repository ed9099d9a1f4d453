"""The list of compiled modules: everything that search and simulation play by is in it, or says why not."""

from pathlib import Path

import pytest

from tools import compiled


def test_every_module_of_rules_boards_and_players_has_its_place() -> None:
    """A module in a new room that no pattern reaches would stay interpreted, and nobody would be told."""
    assert compiled.unplaced() == []


def project(root: Path, settings: str, *modules: str) -> Path:
    (root / "pyproject.toml").write_text(settings)
    for module in modules:
        path = root / "src" / "bridgehead" / module
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return root


@pytest.mark.parametrize("module", ["games/tonga/staff/march.py", "boards/hexes/lines.py", "tactics/stacks.py"])
def test_a_module_that_no_pattern_reaches_is_named(tmp_path: Path, module: str) -> None:
    settings = '[tool.bridgehead]\ncompiled = ["games/*.py", "boards/*.py"]\ninterpreted = {}\n'
    root = project(tmp_path, settings, "games/state.py", "boards/area.py", module)
    assert compiled.sources(root) == ["src/bridgehead/boards/area.py", "src/bridgehead/games/state.py"]
    assert compiled.unplaced(root) == [f"{module} is neither compiled nor listed as interpreted."]


def test_a_reason_must_be_given_and_be_for_something(tmp_path: Path) -> None:
    settings = """[tool.bridgehead]
compiled = ["engine/**/*.py"]
interpreted = {"engine/view.py" = " ", "engine/gone.py" = "reads files", "**/__init__.py" = "nothing runs"}
"""
    root = project(tmp_path, settings, "engine/__init__.py", "engine/play/match.py", "engine/view.py")
    assert compiled.sources(root) == ["src/bridgehead/engine/play/match.py"]
    assert compiled.unplaced(root) == [
        "'engine/view.py' is interpreted without a reason.",
        "'engine/gone.py' is listed as interpreted, and there is no such module.",
    ]
