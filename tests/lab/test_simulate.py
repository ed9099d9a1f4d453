"""Many games: the same result however they are spread, and broken games that stop nobody."""

from pathlib import Path

import duckdb
import pytest

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.parquet import turns_of, write_run
from bridgehead.lab.runs.simulate import Series, play, series, simulate
from bridgehead.lab.runs.summary import summary
from tests.engine.toy.rulebook import ToyRules, ToyState

SEATS = ["left", "right"]
RANDOM = dict.fromkeys(SEATS, "random")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")


def toys() -> Series:
    return series("toy", None, {}, RANDOM)


def test_one_process_and_two_give_the_same_rows() -> None:
    alone = list(simulate(toys(), range(100, 140)))
    assert list(simulate(toys(), range(100, 140), jobs=2)) == alone
    assert [row.seed for row in alone] == list(range(100, 140))
    assert len({tuple(row.scores) for row in alone}) > 10


def test_a_game_depends_on_its_own_seed_alone() -> None:
    assert list(simulate(toys(), range(10)))[7] == play(toys(), 7)


def test_a_broken_game_is_told_in_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = ToyRules.turn

    def torn(self: ToyRules, g: ToyState) -> int:
        if g.points[0] > 10:
            raise ZeroDivisionError("the map is torn")
        return sound(self, g)

    monkeypatch.setattr(ToyRules, "turn", torn)
    rows = list(simulate(toys(), range(40)))
    found = summary(toys(), SEATS, rows, 1.0)
    assert 0 < found["finished"] < 40
    assert found["finished"] + len(found["errors"]) == found["games"] == 40
    assert "ZeroDivisionError" in found["errors"][0]["message"] and "the map is torn" in found["errors"][0]["message"]
    assert sum(found["outcomes"].values()) == found["finished"]


def test_a_game_that_outlasts_its_longest_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyRules, "longest", lambda self, setup: 2)
    rows = list(simulate(toys(), range(20)))
    assert any("2 is the longest that it declares" in row.error for row in rows)


def test_scores_are_summed_up_by_seat() -> None:
    rows = list(simulate(toys(), range(3)))
    for row, score in zip(rows, [1.0, 2.0, 6.0]):
        row.scores = [score, 0.0]
    found = summary(toys(), SEATS, rows, 2.0)["scores"]["left"]
    assert found == {"mean": 3.0, "sd": 2.6458, "min": 1.0, "max": 6.0}


def test_parquet_holds_one_row_a_game_and_is_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.parquet" for jobs in (1, 2)]
    for jobs, file in enumerate(files, start=1):
        write_run(toys(), SEATS, list(simulate(toys(), range(30), jobs)), file)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert turns_of(files[0]).read_bytes() == turns_of(files[1]).read_bytes()
    with duckdb.connect() as connection:
        rows = connection.execute(f"SELECT seed, outcome, player_left, score_right FROM '{files[0]}'").fetchall()
    expected = [(row.seed, "won", "random", row.scores[1]) for row in simulate(toys(), range(30))]
    assert rows == expected


def test_dice_that_somebody_types_are_refused() -> None:
    with pytest.raises(BridgeheadError, match="rolls its own dice"):
        series("toy", None, {"dice": "manual"}, RANDOM)
