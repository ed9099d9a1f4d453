"""A command that needs an extra says so before it plays a single game."""

from pathlib import Path

import pytest

from bridgehead.cli import main
from bridgehead.commands import common

COMMANDS = [
    ["strength", "pegasus", "--games", "2"],
    ["sweep", "pegasus", "--vary", "scenario.victory.marginal=50..51:1", "--games", "2"],
    ["report", "runs.parquet", "--out", "page.html"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_what_cannot_be_told_without_statistics_is_refused_at_once(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(common, "find_spec", lambda name: None if name == "scipy" else object())
    assert main(command) == 2
    told = capsys.readouterr()
    assert told.err == "Intervals and tests need SciPy: install bridgehead with the extra `sim`.\n"
    assert told.out == ""
