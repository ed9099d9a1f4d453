"""The package as it is installed."""

import tomllib
from importlib import metadata, resources
from pathlib import Path

import bridgehead

ROOT = Path(__file__).resolve().parent.parent


def test_installed_version_is_the_one_in_pyproject() -> None:
    """A stale installation would run old entry points against new code."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        declared = tomllib.load(file)["project"]["version"]
    assert metadata.version("bridgehead") == declared


def test_package_is_typed() -> None:
    """Without the marker no type checker would look at our annotations."""
    assert resources.files(bridgehead).joinpath("py.typed").is_file()


def test_whatever_is_no_module_is_package_data() -> None:
    """Data, words, the skeleton of a new game: what the patterns miss would be missing where it is installed."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["setuptools"]["package-data"]["bridgehead"]
    package = Path(str(resources.files(bridgehead)))
    shipped = {path for pattern in patterns for path in package.glob(pattern)}
    made = {"__pycache__", "_web", "_index.json"}
    there = {path for path in package.rglob("*") if path.is_file() and not made & set(path.relative_to(package).parts)}
    assert sum("skeleton" in path.parts for path in shipped) > 40
    assert sorted(path for path in there - shipped if path.suffix not in (".py", ".so")) == []


def test_lock_files_name_no_registry() -> None:
    """A registry's address in a lock file would bind every installation to it."""
    locks = sorted((ROOT / "requirements").glob("*.lock"))
    assert [lock.stem for lock in locks] == ["dev", "fast", "node", "openspiel", "run", "uv"]
    for lock in locks:
        text = lock.read_text()
        assert "://" not in text
        assert "index-url" not in text
        assert text.count("==") <= text.count("--hash=sha256:")


def test_the_makefile_and_the_tools_know_no_game() -> None:
    """What is to be done with which game its data say."""
    for file in [ROOT / "Makefile", ROOT / "play", ROOT / "setup.py", *sorted((ROOT / "tools").rglob("*.py"))]:
        text = file.read_text(encoding="utf-8")
        assert [key for key in bridgehead.games() if key in text] == [], file
