"""`bridgehead replay --check` as people use it: what was compared is said, and no file is answered by a traceback."""

import json
from pathlib import Path

import pytest

from bridgehead.engine.dice import commitment
from bridgehead.engine.play.match import Match
from tests.cli.conftest import Run
from tests.server.shelf import game

WATCHED = ("play", "toy", "--seat", "left=random", "--seat", "right=random", "--seed", 5, "--record")


def test_what_was_compared_is_said(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    run(*WATCHED, file)
    record = json.loads(file.read_text())
    said = run("replay", file, "--check").out
    assert said.endswith(
        f"replays to the same state: {len(record['answers'])} answers, ended 'won'; digests compared after answer "
        f"{len(record['answers'])}.\n"
    )


@pytest.mark.parametrize(
    "change",
    [
        {"outcome": "lost"},
        {"digests": {}},
        {"tape": [6] * 5000},
        {"tape": []},
        {"players": None},
        {"players": []},
        {"seed": 5 + 2**64},
        {"scenario": "../short"},
        {"scenario": "/etc/passwd.toml"},
        {"scenario": "mine", "scenario_data": {"cards": {"a": 1}}},
        {"options": {"luck": "x" * 5000}},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_changed_record_is_refused_in_one_sentence(run: Run, tmp_path: Path, change: dict[str, object]) -> None:
    file = tmp_path / "toy.json"
    run(*WATCHED, file)
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    ended = run("replay", file, "--check")
    assert ended.status in (1, 2) and ended.err.count("\n") == 1 and len(ended.err) < 1000
    assert ended.out == ""


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[" * 100_000, b"", b"{}", b"\x00"], ids=lambda text: repr(text[:4]))
def test_a_file_that_is_no_record_is_refused_in_one_sentence(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "toy.json"
    file.write_bytes(content)
    ended = run("replay", file, "--check")
    assert ended.status == 2 and ended.err.count("\n") == 1 and len(ended.err) < 400


def test_dice_are_told_to_be_those_that_were_committed_to_and_refused_if_they_are_not(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    key = bytes(range(16))
    match = Match(game("toy"), game("toy").setup("short"), 5, key=key)
    while match.choice is not None:
        match.take(match.choice.options[0])
    match.record.save(file)
    shown = commitment(key)
    assert f"dice from the key whose commitment is {shown}" in run("replay", file, "--check").out
    assert run("replay", file, "--check", "--commitment", shown.upper()).status == 0
    ended = run("replay", file, "--check", "--commitment", commitment(bytes(16)))
    assert ended.status == 1 and "not the one that was committed to" in ended.err and ended.out == ""
    seeded = tmp_path / "seeded.json"
    run(*WATCHED, seeded)
    ended = run("replay", seeded, "--check", "--commitment", shown)
    assert ended.status == 1 and "has no key" in ended.err
