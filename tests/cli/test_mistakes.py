"""A user's mistake: one sentence that names it, status 2, nothing lost, and never a traceback."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from bridgehead.commands import common
from bridgehead.lab.runs.keeping import part_of
from tests.cli.conftest import Run

OF_A_GAME = ["simulate", "sweep", "strength", "favourites", "learn", "sight", "rules"]
"""Commands that want more than a game, most of them; the game is named first if there is none of that name."""
BAD = [
    ("play nosuch --seat a=staff", "There is no game 'nosuch'"),
    ("play toy --seat lef=staff", "There is no seat 'lef'; there are: left, right."),
    ("play toy --seat left=bob", "There is no player 'bob'; there are: human, random,"),
    ("play toy --seat left", "write it --seat SEAT=PLAYER"),
    ("play toy --seat left=staff --seat left=random", "'left' has already been given as 'staff'"),
    ("play toy --scenario long", "There is no scenario 'long'; there are: short."),
    ("play toy --option luck=bad", "There is no value for option 'luck' called 'bad'; there are: plain, good."),
    ("play toy --option lack=bad", "There is no option 'lack'; there are: luck, dice."),
    ("play toy --lang de --seat left=staff", "There is no language 'de'; there are: en, fr."),
    ("play toy --seed -1", "a seed is 0 or more"),
    ("play toy --seed many", "many"),
    ("play toy --scenario mine.toml", "mine.toml cannot be read"),
    ("play toy --seat left=staff --record /nowhere/x.json", "there is no folder /nowhere"),
    ("play --seat left=staff", "Name the game that"),
    ("play --resume nothing.json", "nothing.json cannot be read"),
    ("play --record a.json --resume b.json", "Name one file"),
    ("play toy --seat left=staff --option dice=manual", "With dice=manual somebody must roll"),
    *((f"{command} nosuch", "There is no game 'nosuch'; there are: pegasus,") for command in OF_A_GAME),
    ("strength toy nosuch", "There is no game 'nosuch'"),
    ("simulate toy", "--games"),
    ("strength toy", "--games"),
    ("simulate toy --games 0", "play at least 1 game"),
    ("simulate toy --games 5 --jobs 0", "at least 1 process"),
    ("simulate toy --games 5 --seat left=human", "There is no player 'human'"),
    ("simulate toy --games 5 --out /nowhere/x.parquet", "there is no folder /nowhere"),
    ("simulate toy --games 5 --option dice=manual", "rolls its own dice"),
    ("simulate toy --gmes 5", "--gmes"),
    ("replay nothing.json", "nothing.json cannot be read"),
    ("rules toy 6.4", "There is no paragraph '6.4'"),
    ("tables toy fire", "toy has no charts"),
    ("sight toy A B", "The game toy has no lines of sight."),
    ("sight airborne H11 Z99", "The board has no space 'Z99'; there are: A01 to P24."),
    ("cards pegasus", "The game pegasus has no cards to draw."),
    ("cards tonga --side american", "american"),
    ("board toy", "The game toy has no board to draw."),
    ("board pegasus --out /nowhere/x.svg", "there is no folder /nowhere"),
    ("board pegasus --theme pink", "pink"),
    ("bench toy --seconds 0", "more than 0 seconds"),
    ("nosuch", "nosuch"),
]


@pytest.mark.parametrize(("line", "said"), BAD)
def test_a_mistake_is_told_in_one_sentence(
    run: Run, line: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run(*line.split())
    assert ended.status == 2
    assert ended.out == "" and said in ended.err
    assert ended.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_person_needs_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert not common.on_terminal()
    ended = run("play", "toy")
    assert ended.status == 2 and ended.err.startswith("A human seat needs a terminal")
    assert run("play", "--terminal").err.startswith("Name a game to play: ")


def test_another_match_in_the_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    run("play", "toy", "--seat", "left=staff", "--seed", 3, "--record", file)
    before = file.read_text()
    ended = run("play", "toy", "--seat", "left=staff", "--seed", 4, "--record", file)
    assert ended.status == 2 and "already holds a match with the seed '3', not '4'" in ended.err
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"version": 1', '"version": 9', "version 9 of the rules of toy; these are version 1"),
        ('"answers": [', '"answers": [ 7, ', "'answers' must be a list of texts"),
        ('"answers": [', '"answers": [ "play:99", ', "parts from the rules at answer 1"),
        ('"game": "toy"', '"game": "tou"', "There is no game 'tou'"),
        ("{", "", "is not JSON"),
    ],
)
def test_a_damaged_record_is_refused(run: Run, tmp_path: Path, before: str, after: str, said: str) -> None:
    file = tmp_path / "toy.json"
    run("play", "toy", "--seat", "left=staff", "--seed", 3, "--record", file)
    file.write_text(file.read_text().replace(before, after, 1))
    for line in (("replay", file), ("play", "--resume", file)):
        ended = run(*line)
        assert ended.status == 2 and said in ended.err and ended.err.count("\n") == 1


def test_a_record_whose_digest_differs_fails_the_check(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    run("play", "toy", "--seat", "left=staff", "--seed", 3, "--record", file)
    text = file.read_text()
    digest = text.split('"digests": {')[1].split('"')[3]
    file.write_text(text.replace(digest, "0" * 16))
    assert run("replay", file).status == 0
    ended = run("replay", file, "--check")
    assert ended.status == 1 and "the state's digest is" in ended.err


def test_a_wrong_scenario_file_is_refused_by_its_key(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("cards = 40\n")
    ended = run("play", "toy", "--scenario", file, "--seat", "left=staff")
    assert ended.status == 2 and "mine.toml: 'cards' is 40; it must be from 1 to 6" in ended.err


PROGRAM = """
import sys
from bridgehead import registry
registry.ELSEWHERE["toy"] = "tests.engine.toy.rulebook"
from bridgehead.cli import main
sys.exit(main(sys.argv[1:]))
"""


def started(*arguments: str) -> "subprocess.Popen[bytes]":
    """A process of its own, for what happens to processes."""
    command = [sys.executable, "-c", PROGRAM, *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, preexec_fn=heeds_ctrl_c
    )


def heeds_ctrl_c() -> None:
    """A shell lets what it starts in the background ignore Ctrl-C, and so would all that the tests start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_reader_that_goes_away_is_no_mistake() -> None:
    """`bridgehead games | true` ends quietly."""
    with started("games") as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_ctrl_c_ends_a_simulation_at_once_without_a_traceback(tmp_path: Path) -> None:
    """It is ended when its first games are over, however long it took to begin."""
    out = tmp_path / "toy.parquet"
    kept = part_of(out)
    with started("simulate", "toy", "--games", "1000000", "--jobs", "2", "--out", str(out)) as process:
        while process.poll() is None and not (kept.exists() and kept.read_bytes().count(b"\n") > 1):
            sleep(0.1)
        os.kill(process.pid, signal.SIGINT)
        _out, said = process.communicate()
    assert process.returncode == 130
    assert b"\n" not in said.strip() and said.strip().endswith(b"from there."), said
