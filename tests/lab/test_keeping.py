"""A simulation that is interrupted goes on where it stopped, to the same files."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.building.which import running
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.keeping import finished, kept, part_of
from bridgehead.lab.runs.parquet import turns_of, write_run
from bridgehead.lab.runs.series import Row, Series, series
from bridgehead.lab.runs.simulate import simulate
from bridgehead.players import player

SEATS = ["left", "right"]
SEEDS = range(50, 80)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")


def toys() -> Series:
    return series("toy", None, {}, dict.fromkeys(SEATS, "random"))


def counted(played: list[int]) -> "object":
    def crew(what: Series, seeds: range) -> Iterator[Row]:
        for row in simulate(what, seeds):
            played.append(row.seed)
            yield row

    return crew


def interrupted(out: Path, games: int) -> None:
    list(islice(kept(toys(), SEEDS, simulate, out), games))


def test_the_games_that_were_played_are_not_played_again_and_the_rows_are_the_same(tmp_path: Path) -> None:
    out = tmp_path / "run.parquet"
    interrupted(out, 12)
    played: list[int] = []
    rows = list(kept(toys(), SEEDS, counted(played), out))  # type: ignore[arg-type]
    assert played == list(SEEDS)[12:]
    assert rows == list(simulate(toys(), SEEDS))


def test_files_of_an_interrupted_run_equal_those_of_one_that_was_not(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.parquet", tmp_path / "torn.parquet"
    interrupted(torn, 7)
    for out in (whole, torn):
        write_run(toys(), SEATS, list(kept(toys(), SEEDS, simulate, out)), out)
        finished(out)
    assert whole.read_bytes() == torn.read_bytes()
    assert turns_of(whole).read_bytes() == turns_of(torn).read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "torn.parquet",
        "torn.turns.parquet",
        "whole.parquet",
        "whole.turns.parquet",
    ]


@pytest.mark.parametrize("lost", [1, 30, 200])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, lost: int) -> None:
    out = tmp_path / "run.parquet"
    interrupted(out, 12)
    part = part_of(out)
    part.write_bytes(part.read_bytes()[:-lost])
    assert list(kept(toys(), SEEDS, simulate, out)) == list(simulate(toys(), SEEDS))
    assert len(part.read_bytes().splitlines()) == 1 + len(SEEDS)


def test_what_is_left_of_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "run.parquet"
    interrupted(out, 12)
    before = part_of(out).read_bytes()
    other = series("toy", None, {"luck": "good"}, dict.fromkeys(SEATS, "random"))
    for what, seeds in [(other, SEEDS), (toys(), range(51, 80))]:
        with pytest.raises(BridgeheadError, match=r"run\.parquet\.part is what is left of another run"):
            list(kept(what, seeds, simulate, out))
    assert part_of(out).read_bytes() == before


def test_a_run_of_players_that_think_for_a_time_is_gone_on_with_by_the_same_build_only(tmp_path: Path) -> None:
    """In the same time they see several times as much on the other build, and play otherwise."""
    out = tmp_path / "run.parquet"
    what = series("toy", None, {}, {"left": "regular", "right": "mcts"})
    list(islice(kept(what, SEEDS[:3], simulate, out), 1))
    part = part_of(out)
    mine, other = sorted([b"compiled", b"interpreted"], key=lambda one: running().encode() != one)
    part.write_bytes(part.read_bytes().replace(mine, other))
    with pytest.raises(BridgeheadError, match="what is left of another run"):
        list(kept(what, SEEDS[:3], simulate, out))


@pytest.mark.parametrize(("name", "timed"), [("random", False), ("staff", False), ("mcts", False), ("general", True)])
def test_a_player_says_whether_it_thinks_by_the_clock(name: str, timed: bool) -> None:
    assert player(name).by_clock() == timed
