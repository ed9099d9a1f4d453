"""Weights are learnt that foretell how games end, and a game reads them back."""

from pathlib import Path

import numpy as np
import pytest

from bridgehead import registry
from bridgehead.cli import main
from bridgehead.engine.errors import DataError
from bridgehead.lab.learning.learn import Rows, gather, learnt
from bridgehead.staff.evaluation import read_weights


def made_up(games: int) -> Rows:
    """Games whose end hangs on `strong` and not on `idle`."""
    dice = np.random.default_rng(3)
    rows = Rows(["even", "strong", "idle"])
    for seed in range(games):
        strong, idle = dice.normal(), dice.normal()
        rows.signs.append([1.0, strong, idle])
        rows.ends.append(float(dice.random() < 1 / (1 + np.exp(-2 * strong))))
        rows.seeds.append(seed)
    return rows


def test_the_sign_that_decides_gets_the_weight_it_has() -> None:
    found = learnt("made-up", made_up(4000), alone=False)
    assert found.weights["strong"] == pytest.approx(2.0, abs=0.25)
    assert abs(found.weights.get("idle", 0.0)) < 0.15 and abs(found.weights["even"]) < 0.15
    assert found.error < found.blind - 0.1


def test_games_between_staffs_bear_out_what_is_weighed() -> None:
    *_, kinds = gather(registry.game("tonga"), "1A", 60)
    assert list(kinds) == ["1A"]
    found = learnt("1A", kinds["1A"], alone=False)
    assert found.error < found.blind
    assert found.weights["manpower-1"] < 0.0


def test_the_command_writes_a_file_that_the_game_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "standing.toml"
    assert main(["learn", "tonga", "--games", "50", "--scenario", "1A", "--out", str(out)]) == 0
    assert "1A" in capsys.readouterr().out
    *_, kinds = gather(registry.game("tonga"), "1A", 1)
    assert set(read_weights(out, kinds["1A"].names)) == {"1A"}


def test_weights_of_unknown_signs_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "standing.toml"
    out.write_text("[1A]\nweather = 1.0\n", encoding="utf-8")
    with pytest.raises(DataError, match="there is no key 'weather'"):
        read_weights(out, ["even"])


def test_a_game_without_signs_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")
    assert main(["learn", "toy", "--games", "50"]) == 2
    assert "has no signs to weigh" in capsys.readouterr().err
