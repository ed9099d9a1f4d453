"""`bridgehead new-game` writes games that work as they are: every kind, as an installed package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.commands.new_game import PARTS, SKELETON
from bridgehead.testing import CHECKS
from tests.cli.conftest import Run
from tests.test_registry import SRC, announce, command


def made(run: Run, folder: Path, key: str, board: str) -> Path:
    """A new game, where Python finds it as it would an installed one; its package's folder."""
    done = run("new-game", key, "--board", board, "--folder", folder)
    assert done.status == 0 and done.err == "" and str(folder) in done.out
    package = key.replace("-", "_")
    announce(folder / "src", key, f"{package}.rulebook", package)
    return folder / "src" / package


def own_tests(folder: Path) -> subprocess.CompletedProcess[str]:
    """The tests that were written with a game, the conformance suite among them."""
    environment = {**os.environ, "PYTHONPATH": f"{SRC}{os.pathsep}{folder / 'src'}"}
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    return subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True, check=False)


OWN_TESTS = 7
"""Tests that a new game has of its own, beside the conformance suite's checks of its scenario."""

AT_ONCE = ("hexes", "cards")
"""Boards whose games are tested each time; the others with the long runs."""


@pytest.mark.parametrize(
    "board", [one if one in AT_ONCE else pytest.param(one, marks=pytest.mark.soak) for one in PARTS]
)
def test_a_new_game_passes_its_tests_and_is_played(run: Run, tmp_path: Path, board: str) -> None:
    folder = tmp_path / "new"
    package = made(run, folder, "river-line", board)
    tested = own_tests(folder)
    assert tested.returncode == 0 and f"{OWN_TESTS + len(CHECKS)} passed" in tested.stdout, tested.stdout
    played = command(folder / "src", "simulate", "river-line", "--games", "3", "--jobs", "1")
    assert played.returncode == 0 and played.stderr == "" and "3 of 3 games finished" in played.stdout
    assert (package / "data" / "board.toml").exists() == (board != "cards")
    assert not any("{{" in path.read_text() for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".ftl"))


@pytest.mark.parametrize("board", PARTS)
def test_what_it_is_played_on_can_be_drawn(run: Run, tmp_path: Path, board: str) -> None:
    made(run, tmp_path / "new", "river-line", board)
    drawn = command(tmp_path / "new" / "src", "cards" if board == "cards" else "board", "river-line", "--lang", "fr")
    assert drawn.returncode == 0 and drawn.stdout.startswith("<svg"), drawn.stderr
    assert "printed-" not in drawn.stdout, "a message that the cards need is missing"


def test_a_game_without_a_paragraphs_words_or_test_is_caught(run: Run, tmp_path: Path) -> None:
    """The tests that are written with a game fail where the page says that they do."""
    package = made(run, tmp_path / "new", "river-line", "cards")
    words = package / "words" / "fr.ftl"
    words.write_text(words.read_text().replace("modifier-reserve", "modifier-other"))
    rules = package / "data" / "rules.toml"
    rules.write_text(rules.read_text().replace('number = "4.1"', 'number = "4.2"'))
    told = own_tests(tmp_path / "new").stdout
    assert "modifier-reserve" in told and "Paragraph 4.2 is called enforced, but no function or class cites it." in told


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("River", "A game cannot be called 'River', only by small letters, digits and single hyphens, 40 at most."),
        ("river--line", "A game cannot be called 'river--line'"),
        ("../river", "A game cannot be called '../river'"),
        ("r" * 41, "A game cannot be called 'rrr"),
        ("tonga", "There is a game 'tonga' already."),
        ("class", "A game cannot be called 'class': Python has another use for that name."),
        ("json", "A game cannot be called 'json'"),
        ("bridgehead", "A game cannot be called 'bridgehead'"),
        ("river --board stars", '"stars"'),
        ("river --folder there", "There is something at there already"),
        ("river --folder there/file/river", "The game cannot be written to there/file/river ("),
    ],
)
def test_what_cannot_be_written_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "file").touch()
    done = run("new-game", *line.split())
    assert done.status == 2 and said in done.err and done.err.count("\n") == 1 and done.out == ""
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "there"]


def test_a_game_of_the_house_follows_the_same_grammar(run: Run, tmp_path: Path) -> None:
    """What every game's folder has, a new one has too, in the same places."""
    package = made(run, tmp_path / "new", "river-line", "areas")
    house = Path(registry.__file__).parent / "games" / "tonga"
    for name in ("rulebook", "state", "turn/setting_up", "turn/sequence", "turn/victory", "turn/redeal"):
        assert (package / f"{name}.py").exists() and (house / f"{name}.py").exists()
    for name in ("table/view", "table/chances", "staff/staff", "staff/judge", "staff/evaluation"):
        assert (package / f"{name}.py").exists() and (house / f"{name}.py").exists()


def test_every_file_of_the_skeleton_is_out_of_the_tools_sight() -> None:
    assert {path.suffix for path in SKELETON.rglob("*") if path.is_file()} == {".txt"}
