"""The laboratory's commands: what they write, and their refusals."""

import json
from pathlib import Path

import pytest

from bridgehead import cli, registry
from bridgehead.lab.runs.keeping import part_of


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")
    monkeypatch.chdir(tmp_path)


def run(line: str) -> int:
    return cli.main(line.split())


def test_a_run_becomes_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate toy --games 20 --jobs 1 --out run.parquet") == 0
    assert not part_of(Path("run.parquet")).exists() and Path("run.turns.parquet").exists()
    assert run("report run.parquet --out page.html") == 0
    assert "20 games of Toy" in Path("page.html").read_text()
    assert "page.html holds the report." in capsys.readouterr().out


def test_a_sweep_prints_json_and_writes_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sweep toy --vary option.luck=plain,good --games 10 --jobs 1 --out sweep.html --json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["value"] for one in found["points"]] == ["plain", "good"]
    assert "<svg" in Path("sweep.html").read_text()


def test_strength_is_put_into_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    Path("strength.md").write_text("# Strength\n")
    assert run("strength toy --games 4 --pair staff:random --out strength.md --json") == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["first"] == "staff" and found["games"] == 4
    assert "<!-- toy -->\n| player | against |" in Path("strength.md").read_text()


BAD = [
    ("simulate toy --games 5 --set hand=3", "'hand=3' names no change"),
    ("simulate toy --games 5 --cluster nowhere", "There is no Dask scheduler at 'nowhere'"),
    ("report --out page.html", "Name at least one file"),
    ("report none.parquet --out page.html", "There is no file none.parquet"),
    ("report none.parquet --out /nowhere/page.html", "there is no folder /nowhere"),
    ("sweep toy --vary cards=1..3 --games 2", "write it FILE.KEY=FROM..TO"),
    ("sweep toy --vary scenario.cards=5..9 --games 2 --jobs 1", "short: 'cards' is 7; it must be from 1 to 6"),
    ("sweep toy --vary option.luck=bad --games 2", "There is no value for option 'luck' called 'bad'"),
    ("sweep toy --vary option.luck=good --games 0", "at least 1 game"),
    ("strength toy --games 1", "at least 2 games"),
    ("strength toy --games 2 --pair staff", "write it --pair FIRST:SECOND"),
    ("strength toy --games 2 --pair staff:napoleon", "There is no player 'napoleon'"),
]


@pytest.mark.parametrize(("line", "said"), BAD)
def test_a_mistake_is_told_in_one_sentence(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line) == 2
    told = capsys.readouterr()
    assert told.out == "" and said in told.err and len(told.err.strip().splitlines()) == 1
