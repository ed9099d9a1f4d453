"""The example that trains a policy learns something."""

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_to_play.py"


def test_a_few_games_teach_the_policy_to_win_more_often_than_chance(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["learn_to_play.py", "--games", "150"])
    found = runpy.run_path(str(EXAMPLE))
    found["main"].__globals__["TRIED"] = 60
    found["main"]()
    before, after = (float(line.split(":")[1].split("%")[0]) for line in capsys.readouterr().out.splitlines())
    assert after > before + 20
