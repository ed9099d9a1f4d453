"""The pages lead from the skeleton to the example, and every step of the way is a game that works."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgehead.commands.new_game import write, written
from bridgehead.testing import CHECKS
from tests.examples.conftest import RIVER_LINE
from tests.examples.walk import Step, chapters
from tests.test_registry import SRC, announce

LEFT = {"__pycache__", ".pytest_cache", ".ruff_cache", ".mypy_cache", "build"}
WAY = ["A rule more", "The ground", "Three companies a side", "Support and woods"]


def led_to(folder: Path, chapter: str) -> Path:
    """The skeleton with all that the pages tell up to the end of a chapter."""
    write(folder, written("river-line", "hexes"))
    for title in WAY[: WAY.index(chapter) + 1]:
        for step in chapters()[title]:
            step.write(folder, "river_line")
    return folder


def files(folder: Path) -> dict[str, str]:
    """Whatever stands in a folder, but for what programs leave there."""
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not LEFT & set(path.parts) and ".egg-info" not in str(path)
    }


def own_tests(folder: Path) -> str:
    """What the tests of a game say, the conformance suite among them."""
    announce(folder / "src", "river-line", "river_line.rulebook", "river_line")
    environment = {**os.environ, "PYTHONPATH": f"{SRC}{os.pathsep}{folder / 'src'}"}
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    return subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True, check=False).stdout


def test_the_pages_lead_to_the_example(tmp_path: Path) -> None:
    """To the letter: every file, and no other."""
    assert list(chapters()) == WAY
    written_here, shipped = files(led_to(tmp_path / "game", WAY[-1])), files(RIVER_LINE)
    assert list(written_here) == list(shipped)
    for name, text in shipped.items():
        assert written_here[name] == text, name


@pytest.mark.parametrize("chapter", [*(pytest.param(one, marks=pytest.mark.soak) for one in WAY[:-1]), WAY[-1]])
def test_every_step_of_the_way_is_a_game_that_works(tmp_path: Path, chapter: str) -> None:
    own = {"A rule more": 8, "The ground": 8, "Three companies a side": 9, "Support and woods": 12}
    scenarios = 1 if chapter == "A rule more" else 2
    told = own_tests(led_to(tmp_path / "game", chapter))
    assert f"{own[chapter] + scenarios * len(CHECKS)} passed" in told and "failed" not in told, told


def test_what_does_not_stand_there_is_told() -> None:
    """A page that has parted from the skeleton fails, and so does one that could mean two places."""
    step = Step("a.py", False, " one\n-two\n+three\n")
    assert step.changed("one\ntwo\n") == "one\nthree\n"
    for text in ("one\nthree\n", "one\ntwo\none\ntwo\n"):
        with pytest.raises(AssertionError, match="this stands there"):
            step.changed(text)
