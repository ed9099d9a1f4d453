"""Games of other packages: found by entry point; one that is broken is named, and the others go on."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.engine.errors import UnknownName
from tests.engine.toy import rulebook

TOY = Path(rulebook.__file__).parent
SRC = Path(registry.__file__).parents[1]
PAPER = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


def install(site: Path, key: str, module: str = "", package: str = "") -> Path:
    """A package with the toy game under another key, as pip would leave it in `site`; returns the game's folder."""
    name = module or key.replace("-", "_")
    folder = site / name
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    facts = folder / "data" / "game.toml"
    facts.write_text(facts.read_text().replace('key = "toy"', f'key = "{key}"'))
    announce(site, key, f"{name}.rulebook", package or name)
    return folder


def announce(site: Path, key: str, module: str, package: str) -> None:
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(PAPER.format(name=package))
    (info / "entry_points.txt").write_text(f"[bridgehead.games]\n{key} = {module}\n")


def command(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{SRC}{os.pathsep}{site}", "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-m", "bridgehead", *arguments]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)


def test_an_installed_game_is_one_of_the_games(tmp_path: Path) -> None:
    install(tmp_path, "river-line")
    listed = command(tmp_path, "games")
    assert listed.stderr == "" and "river-line: Toy" in listed.stdout and "pegasus: Pegasus Bridge" in listed.stdout
    seats = ["--seat", "left=random", "--seat", "right=staff"]
    played = command(tmp_path, "simulate", "river-line", "--games", "6", "--jobs", "2", *seats)
    assert played.returncode == 0 and "6 of 6 games finished" in played.stdout


def spoil(folder: Path, how: str) -> None:
    facts, rules = folder / "data" / "game.toml", folder / "rulebook.py"
    if how == "syntax":
        rules.write_text("def (")
    elif how == "import":
        rules.write_text("import no_such_package\n")
    elif how == "leaves":
        rules.write_text("raise SystemExit(3)\n")
    elif how == "no rules":
        rules.write_text("RULE = 1\n")
    elif how == "other rules":
        rules.write_text("RULES = 1\n")
    elif how == "facts":
        facts.write_text(facts.read_text().replace("version", "release"))
    elif how == "key":
        facts.write_text(facts.read_text().replace("broken", "whole"))
    elif how == "seats":
        facts.write_text(facts.read_text().replace('"left", ', ""))
    elif how == "words":
        (folder / "words" / "en.ftl").unlink()
    else:
        (folder / "data" / "scenarios" / "short.toml").unlink()


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("syntax", "SyntaxError in broken.rulebook: "),
        ("import", "ModuleNotFoundError in broken.rulebook: No module named 'no_such_package'."),
        ("leaves", "SystemExit in broken.rulebook: 3."),
        ("no rules", "AttributeError in broken.rulebook: module 'broken.rulebook' has no attribute 'RULES'."),
        ("other rules", "AttributeError in broken.rulebook: "),
        ("facts", "game.toml: "),
        ("key", "its game.toml has the key 'whole'."),
        ("seats", "its game.toml names 1 seats, its rules have 2."),
        ("words", ""),
        ("scenario", ""),
    ],
)
def test_a_broken_game_is_named_in_one_sentence_and_the_others_go_on(tmp_path: Path, how: str, why: str) -> None:
    install(tmp_path, "sound")
    spoil(install(tmp_path, "broken"), how)
    listed = command(tmp_path, "games", "--json")
    said = f"The game 'broken' of the package broken is left out: {why}"
    assert listed.returncode == 0 and '"sound"' in listed.stdout and '"broken"' not in listed.stdout
    assert listed.stderr.startswith(said) and listed.stderr.count("\n") == 1 and "Traceback" not in listed.stderr
    assert command(tmp_path, "simulate", "sound", "--games", "1").stderr == "", "nobody asked for the other one"
    asked = command(tmp_path, "play", "broken", "--seat", "left=random")
    assert asked.returncode == 2 and asked.stderr.startswith(said) and asked.stderr.count("\n") == 1


def test_a_name_that_is_taken_is_not_given_again(tmp_path: Path) -> None:
    install(tmp_path, "tonga", "my_tonga", "mine")
    install(tmp_path, "line", "first_line", "a-line")
    install(tmp_path, "line", "second_line", "b-line")
    announce(tmp_path, "a/line", "first_line.rulebook", "odd")
    listed = command(tmp_path, "games", "--json")
    assert listed.returncode == 0
    assert listed.stderr.splitlines() == [
        "A game of the package odd is left out: it cannot be called 'a/line'.",
        "The game 'line' of the package b-line is left out: a-line has one too.",
        "The game 'tonga' of the package mine is left out: there is one of this name already.",
    ]


def test_who_is_left_out_is_known_to_a_program(tmp_path: Path) -> None:
    spoil(install(tmp_path, "broken"), "no rules")
    ask = "from bridgehead import registry; print(registry.games(), len(registry.left_out()))"
    environment = {**os.environ, "PYTHONPATH": f"{SRC}{os.pathsep}{tmp_path}"}
    ran = subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{registry.GAMES} 1\n"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"There is no game 'waterloo'; there are: pegasus, "):
        registry.game("waterloo")
