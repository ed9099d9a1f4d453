"""Which build runs: in a checkout of its own, as a person at the command line is told of it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bridgehead.building.stamp import stamp
from bridgehead.building.which import PACKAGE, PAPER, VARIABLE, found, place_of

HALLS = ["boards", "engine", "games", "players"]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package in a checkout of its own, whose sources may be changed."""
    copy = tmp_path / "src" / "bridgehead"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("_web", "__pycache__", "*.so"))
    (tmp_path / "pyproject.toml").write_text("")
    return copy


def pretend(package: Path) -> Path:
    """A build of these sources, as far as its paper says: there is not one module in it."""
    place = place_of(package)
    place.mkdir(parents=True)
    paper = {"modules": [], "halls": HALLS, "sources": stamp(package, HALLS)}
    (place / PAPER).write_text(json.dumps(paper))
    return place


def command(package: Path, *arguments: str, build: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "LC_ALL": "C.UTF-8", VARIABLE: build}
    line = [sys.executable, "-m", "bridgehead", *arguments]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)


def test_without_a_build_the_sources_run_and_nobody_waits_or_is_told(package: Path) -> None:
    assert found(package).kind == "missing"
    ran = command(package, "games", "--json")
    assert ran.returncode == 0 and ran.stderr == "" and json.loads(ran.stdout)
    assert command(package, "--version").stdout == "0.1.0, interpreted\n"


def test_a_build_out_of_date_is_told_in_one_line_and_the_sources_run(package: Path) -> None:
    pretend(package)
    source = package / "engine" / "dice.py"
    source.write_text(source.read_text() + "\n# a later edit\n")
    ran = command(package, "games", "--json")
    parted = "the compiled build is out of date (engine/dice.py has changed), and `make fast` makes it anew"
    assert ran.returncode == 0 and json.loads(ran.stdout)
    assert ran.stderr == f"Playing without the compiled rules: {parted}.\n"
    assert command(package, "--version").stdout == f"0.1.0, interpreted: {parted}\n"
    assert command(package, "games", "--json", build="interpreted").stderr == ""


def test_the_processes_of_a_command_say_nothing_more(package: Path) -> None:
    pretend(package)
    (package / "players" / "newcomer.py").touch()
    ran = command(package, "simulate", "tonga", "--games", "4", "--seat", "german=random", "--jobs", "2")
    assert ran.returncode == 0 and ran.stderr.count("\n") == 1 and "players/newcomer.py has changed" in ran.stderr


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("touched", ""),
        ("edited", "games/tonga/state.py"),
        ("edited to the same size", "games/tonga/state.py"),
        ("another added", "games/tonga/combat/more.py"),
        ("one removed", "games/tonga/state.py"),
        ("edited elsewhere", ""),
        ("data edited", ""),
    ],
)
def test_a_build_is_up_to_date_as_long_as_no_module_is_another(package: Path, change: str, told: str) -> None:
    """Data, words and what lies above the players are the sources' own whatever runs."""
    pretend(package)
    assert found(package).kind == "ready"
    source = package / "games" / "tonga" / "state.py"
    text = source.read_text()
    if change == "touched":
        os.utime(source, ns=(0, 0))
    elif change == "edited":
        source.write_text(text + "\nMORE = 1\n")
    elif change == "edited to the same size":
        source.write_text(text.replace("\n", " ", 1))
        os.utime(source, ns=(0, 0))
    elif change == "another added":
        (source.parent / "combat" / "more.py").touch()
    elif change == "one removed":
        source.unlink()
    elif change == "edited elsewhere":
        (package / "terminal" / "more.py").touch()
    else:
        (package / "games" / "tonga" / "data" / "more.toml").touch()
    build = found(package)
    assert (build.kind, build.changed) == ("stale" if told else "ready", told)


def test_compiled_or_nothing_can_be_asked_for(package: Path) -> None:
    ran = command(package, "games", build="compiled")
    assert ran.returncode == 1
    assert ran.stderr == "BRIDGEHEAD_BUILD is compiled: there is no compiled build, and `make fast` makes it.\n"
    ran = command(package, "games", build="swift")
    assert ran.stderr == "BRIDGEHEAD_BUILD is 'swift': it may be compiled or interpreted.\n"


def test_a_paper_that_cannot_be_read_is_no_build(package: Path) -> None:
    (pretend(package) / PAPER).write_text("{")
    assert found(package).kind == "missing"


def test_an_installed_package_has_its_build_where_the_users_caches_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    here, there = tmp_path / "one" / "bridgehead", tmp_path / "two" / "bridgehead"
    assert place_of(here).is_relative_to(tmp_path / "bridgehead" / "fast") and place_of(here) != place_of(there)


def test_looking_takes_a_few_milliseconds(package: Path) -> None:
    """It is done at every start."""
    from time import process_time

    pretend(package)
    found(package)
    begun = process_time()
    for _ in range(10):
        assert found(package).kind == "ready"
    assert process_time() - begun < 0.5
