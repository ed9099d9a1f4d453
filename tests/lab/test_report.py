"""The report: numbers that are right, a page that needs nothing else, refusals in one sentence."""

import re
from pathlib import Path

import pytest
from scipy.stats import binomtest

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.measures import statistics
from bridgehead.lab.measures.strength import Pairing, Tally
from bridgehead.lab.reports import findings
from bridgehead.lab.reports.report import report
from bridgehead.lab.runs.parquet import write_run
from bridgehead.lab.runs.played import Played, Run, read_run
from bridgehead.lab.runs.series import series
from bridgehead.lab.runs.simulate import simulate


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")


def kept(folder: Path, name: str, options: dict[str, str], seeds: range = range(40)) -> Path:
    what = series("toy", None, options, {"left": "random", "right": "random"})
    write_run(what, ["left", "right"], list(simulate(what, seeds)), folder / name)
    return folder / name


def game(seed: int, score: float, **events: int) -> Played:
    return Played(
        seed, "won", 0, [score], 10, 3, events, {"shot/6": [0, 0, 0, 0, 0, 2] if score > 5 else [2, 0, 0, 0, 0, 0]}
    )


def test_wilsons_interval_is_the_textbooks() -> None:
    """Wilson (1927), 8 of 10: 0.490 to 0.943."""
    found = statistics.wilson(8, 10)
    assert (round(found.value, 3), round(found.low, 3), round(found.high, 3)) == (0.8, 0.49, 0.943)


@pytest.mark.parametrize("won", [0, 1, 37, 68, 99, 100])
def test_wilsons_interval_is_the_librarys_where_nothing_was_drawn(won: int) -> None:
    found, theirs = statistics.wilson(won, 100), binomtest(won, 100).proportion_ci(method="wilson")
    assert (found.low, found.high) == pytest.approx((theirs.low, theirs.high))


def test_a_draw_is_half_a_win_in_a_share() -> None:
    pairing = Pairing("first", "second", {"": Tally(games=100, won=68, drawn=1)})
    assert pairing.share.percent() == "68.5 % (58.9 to 76.8)"


def test_pairs_on_the_same_seeds_see_what_samples_apart_do_not() -> None:
    before = [1.0, 20.0, 40.0, 60.0, 80.0, 95.0]
    after = [3.0, 21.0, 42.0, 63.0, 81.0, 97.0]
    assert statistics.paired(before, after).chance < 0.01 < 0.5 < statistics.difference(before, after).chance
    assert statistics.paired(before, after).difference.low > 0
    assert statistics.turned(before, after) == (6, 0, 0.03125)


def test_loaded_dice_are_found_out() -> None:
    assert statistics.fairness([100, 101, 99, 100, 98, 102]) > 0.9
    assert statistics.fairness([90, 90, 90, 90, 90, 150]) < 0.001


def test_an_event_that_goes_with_the_result_is_found_and_one_that_does_not_is_not_clear() -> None:
    games = [game(at, 10.0 + at % 2 if at < 20 else at % 2, bridge=int(at < 20), rain=at % 2) for at in range(40)]
    run = Run("run", "toy", "short", {}, "", ["left"], ["staff"], games)
    first, second = findings.shifts(run)
    assert first.kind == "bridge" and first.test.difference.value == 10.0 and first.test.chance < 0.001
    assert second.kind == "rain" and second.test.chance > 0.05
    (shot,) = findings.purposes(run)
    assert shot.rolls == 80 and shot.mean == 3.5 and shot.pull.low > 0.9 and shot.chance < 0.001


def test_a_page_of_two_runs_stands_alone_and_compares_them(tmp_path: Path) -> None:
    runs = [read_run(kept(tmp_path, "plain.parquet", {})), read_run(kept(tmp_path, "good.parquet", {"luck": "good"}))]
    text = report(runs)
    assert text.startswith("<!doctype html>") and text.count("<svg") >= 8
    assert not re.findall(r'(?:src|href)="(?!#)', text) and "@import" not in text
    assert "Over 40 common seeds left" in text and "Turn by turn" in text
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids)), "plots on one page must not share ids"
    assert report(runs) == text


def test_runs_of_other_seeds_are_not_compared(tmp_path: Path) -> None:
    runs = [read_run(kept(tmp_path, "a.parquet", {})), read_run(kept(tmp_path, "b.parquet", {}, range(100, 120)))]
    assert "share no seeds" in report(runs)


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    run = kept(tmp_path, "run.parquet", {})
    (tmp_path / "text.parquet").write_text("no parquet")
    for path, said in [
        (tmp_path / "none.parquet", "There is no file"),
        (tmp_path / "text.parquet", "cannot be read as Parquet"),
        (run.with_name("run.turns.parquet"), "is no run: give a file of games"),
    ]:
        with pytest.raises(BridgeheadError, match=said):
            read_run(path)
    with pytest.raises(BridgeheadError, match="report one game at a time"):
        report([read_run(run), Run("other", "pegasus", "historical", {}, "", ["british"], ["staff"], [])])
