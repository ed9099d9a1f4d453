"""Games that a measurement has played are kept, and none is played twice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgehead.cli import main
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.measures import bouts as module
from bridgehead.lab.measures.bouts import Book, Bout
from bridgehead.lab.runs.series import Row, series
from bridgehead.lab.runs.simulate import play_each

WHAT = series("tonga", "1A", {}, {}, "random")
OTHER = series("tonga", "3", {}, {"british": "staff"}, "random")
BOUTS: list[Bout] = [(WHAT, 0), (OTHER, 0), (WHAT, 1)]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Bout]:
    """The games that are played from here on."""
    honest = play_each
    seen: list[Bout] = []

    def noting(missing: list[Bout], jobs: int) -> Iterator[Row]:
        for bout, row in zip(missing, honest(missing, jobs)):
            seen.append(bout)
            yield row

    monkeypatch.setattr(module, "play_each", noting)
    return seen


def results(rows: Iterator[Row]) -> list[tuple[int, str, list[float]]]:
    return [(row.seed, row.winner, row.scores) for row in rows]


def test_a_measurement_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path, played: list[Bout]) -> None:
    whole = results(Book("tonga", None).played(BOUTS, 1))
    played.clear()
    path = tmp_path / "kept.jsonl"
    rows = Book("tonga", path).played(BOUTS, 1)
    next(rows), next(rows)
    assert played == BOUTS[:2]
    assert results(Book("tonga", path).played(BOUTS, 1)) == whole
    assert played == BOUTS, "only the third is played"
    assert results(Book("tonga", path).played(BOUTS, 2)) == whole
    assert played == BOUTS


def test_a_last_line_that_was_cut_short_is_played_again(tmp_path: Path, played: list[Bout]) -> None:
    path = tmp_path / "kept.jsonl"
    whole = results(Book("tonga", path).played(BOUTS, 1))
    played.clear()
    path.write_bytes(path.read_bytes()[:-9])
    assert results(Book("tonga", path).played(BOUTS, 1)) == whole
    assert played == BOUTS[2:]


def test_games_of_another_game_are_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    list(Book("tonga", path).played(BOUTS[:1], 1))
    with pytest.raises(BridgeheadError, match="keeps other games than this measurement's"):
        Book("pegasus", path)


@pytest.mark.parametrize("text", ["", '{"bridgehead":'])
def test_a_file_without_a_whole_line_is_begun_anew(tmp_path: Path, text: str) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text(text, encoding="utf-8")
    list(Book("tonga", path).played(BOUTS[:1], 1))
    assert len(path.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize("text", ["a letter", '{"x": 1}\n', '{"x": 1}\nhalf a line'])
def test_somebody_elses_file_is_refused_and_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BridgeheadError, match="keeps other games than this measurement's"):
        Book("tonga", path)
    assert path.read_text(encoding="utf-8") == text


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    list(Book("tonga", path).played(BOUTS[:1], 1))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"winner": "british"}\n')
    with pytest.raises(BridgeheadError, match=r"kept\.jsonl, line 3: this is no kept game"):
        Book("tonga", path)


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(BridgeheadError, match="cannot be opened"):
        Book("tonga", tmp_path / "nowhere" / "kept.jsonl")


def test_the_command_counts_kept_games(tmp_path: Path, capsys: pytest.CaptureFixture[str], played: list[Bout]) -> None:
    call = ["strength", "tonga", "--games", "4", "--pair", "staff:random", "--keep", str(tmp_path / "kept.jsonl")]
    assert main(call) == 0
    first = capsys.readouterr().out
    assert len(played) == 4
    assert main(call) == 0
    assert capsys.readouterr().out == first
    assert len(played) == 4


def test_whoever_breaks_off_is_told_where_the_games_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(missing: list[Bout], jobs: int) -> Iterator[Row]:
        yield from play_each(missing[:1], jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "play_each", broken_off)
    path = tmp_path / "kept.jsonl"
    assert main(["strength", "tonga", "--games", "4", "--pair", "staff:random", "--keep", str(path)]) == 130
    assert "kept.jsonl keeps the games that were played; the same command goes on" in capsys.readouterr().err
    assert len(Book("tonga", path).rows) == 1


def test_nobody_plays_with_no_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["strength", "tonga", "--games", "4", "--jobs", "0"]) == 2
    assert "--jobs 0: at least 1 process must play." in capsys.readouterr().err
