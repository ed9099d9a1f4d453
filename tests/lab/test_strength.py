"""Strength is measured over both seats, on the same seeds, and a broken game is not counted as a loss."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.cli import main
from bridgehead.engine.errors import BridgeheadError, DataError
from bridgehead.engine.play.game import load_info
from bridgehead.lab.measures.bouts import Book
from bridgehead.lab.measures.strength import Venue, pairings, scores, seated, until_more, until_settled
from bridgehead.lab.runs.series import Row
from tests.engine.toy.rulebook import ToyRules

TOY = ["short"]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")


def plainly(rows: Iterator[Row], _total: int, _what: str) -> list[Row]:
    return list(rows)


def venue(game: str, jobs: int = 1) -> Venue:
    return Venue(game, Book(game, None), jobs, plainly)


def test_a_player_against_itself_wins_as_many_as_it_loses_over_both_seats() -> None:
    (found,) = pairings(TOY, 60, [("random", "random")], venue("toy"))
    assert found.games == 60
    assert found.share.low < 0.5 < found.share.high


def test_the_search_is_stronger_than_chance() -> None:
    (found,) = pairings(TOY, 24, [("mcts", "random")], venue("toy"))
    assert found.share.value > 0.6


def test_a_pairing_ends_when_it_is_settled_over_both_seats() -> None:
    (found,) = pairings(TOY, 400, [("staff", "random")], venue("toy"), until_settled)
    assert found.games < 400 and found.games % 10 == 0


def test_a_pairing_without_a_bar_is_played_to_the_end() -> None:
    (found,) = pairings(TOY, 40, [("random", "random")], venue("toy"), until_settled)
    assert found.games == 40


def test_several_scenarios_are_played_by_turns_each_seed_with_both_seatings() -> None:
    played = [seated("tonga", ["1A", "3"], "staff", "random", number) for number in range(6)]
    ours, theirs = ("staff", "random"), ("random", "staff")
    assert [(what.scenario, seed, what.players) for what, seed in played] == [
        ("1A", 0, ours), ("1A", 0, theirs), ("3", 1, ours), ("3", 1, theirs), ("1A", 2, ours), ("1A", 2, theirs),
    ]  # fmt: skip
    (found,) = pairings(["1A", "3"], 10, [("staff", "random")], venue("tonga"))
    assert {key: tally.games for key, tally in found.tallies.items()} == {"1A": 6, "3": 4}
    assert found.won == found.games == 10


def test_the_number_of_processes_changes_nothing() -> None:
    alone = pairings(["1A", "3"], 8, [("staff", "random")], venue("tonga"))
    together = pairings(["1A", "3"], 8, [("staff", "random")], venue("tonga", jobs=2))
    assert list(alone) == list(together)


def test_a_settled_pairing_has_met_every_scenario_as_often() -> None:
    (found,) = pairings(["1A", "1B", "2", "3", "campaign"], 200, [("staff", "random")], venue("tonga"), until_settled)
    assert found.games < 200
    assert len({tally.games for tally in found.tallies.values()}) == 1


def test_a_broken_game_stops_the_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyRules, "longest", lambda self, setup: 2)
    with pytest.raises(BridgeheadError, match="went wrong"):
        list(pairings(TOY, 20, [("random", "random")], venue("toy")))


def test_in_a_game_for_one_players_are_compared_on_the_same_seeds() -> None:
    chance, staff = scores(None, 6, ["random", "staff"], venue("pegasus"))
    assert chance.gain is None and staff.below == "random"
    assert staff.gain is not None and staff.gain.low > 10
    assert abs(staff.gain.value - (staff.score.value - chance.score.value)) < 1e-9
    with pytest.raises(BridgeheadError, match="no pairings"):
        list(pairings(["historical"], 2, [("staff", "random")], venue("pegasus")))


def test_a_player_who_scores_clearly_more_is_soon_found_out() -> None:
    """The lowest plays all games; the next as many as are needed, and whoever is below plays the same seeds."""
    chance, staff, again = scores(None, 24, ["random", "staff", "staff"], venue("pegasus"), until_more)
    assert (chance.games, staff.games, again.games) == (24, 20, 20)
    assert staff.gain is not None and staff.gain.low > 10
    assert again.gain is not None and again.gain.value == 0.0


def test_the_command_says_what_was_won_in_each_of_several_scenarios(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- tonga -->\n<!-- /tonga -->\n", encoding="utf-8")
    call = ["strength", "tonga", "--games", "8", "--pair", "staff:random", "--scenario", "1A", "--scenario", "3"]
    assert main([*call, "--out", str(page)]) == 0
    said = "Scenarios by turns: staff against random 1A 4 of 4, 3 4 of 4."
    assert said in capsys.readouterr().out
    assert said in page.read_text(encoding="utf-8")


def test_a_game_for_one_is_measured_in_one_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["strength", "pegasus", "--games", "2", "--scenario", "all"]) == 2
    assert "whose scores are measured in one scenario" in capsys.readouterr().err


def test_an_unknown_scenario_is_refused_before_any_game_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bridgehead.lab.measures.bouts.play_each", None)
    call = ["strength", "tonga", "--games", "4", "--pair", "staff:random", "--scenario", "1A", "--scenario", "nowhere"]
    assert main(call) == 2
    assert "There is no scenario 'nowhere'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "flag", "value", "rather"),
    [("tonga", "--player", "staff", "--pair"), ("pegasus", "--pair", "staff:random", "--player")],
)
def test_players_are_named_as_the_game_has_seats_for_them(
    capsys: pytest.CaptureFixture[str], game: str, flag: str, value: str, rather: str
) -> None:
    assert main(["strength", game, "--games", "2", flag, value]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{flag}: {game}") and rather in told


def test_several_games_are_measured_one_after_the_other_each_in_the_scenarios_that_it_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What its game.toml does not name: all of them, by turns."""
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")
    call = ["strength", "tonga", "toy", "--games", "10", "--pair", "random:random", "--keep", str(tmp_path), "--json"]
    assert main(call) == 0
    found = json.loads(capsys.readouterr().out)
    assert [sorted(one["scenarios"]) for one in (found["tonga"][0], found["toy"][0])] == [
        ["1A", "1B", "2", "3", "campaign"],
        ["short"],
    ]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tonga.jsonl", "toy.jsonl"]
    assert main([*call[:-2], str(tmp_path / "toy.jsonl")]) == 2
    assert "name a folder, in which every game has its file" in capsys.readouterr().err


def test_nothing_is_played_if_one_of_the_games_cannot_be_measured_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bridgehead.lab.measures.bouts.play_each", None)
    assert main(["strength", "--games", "4", "--pair", "staff:random"]) == 2
    assert capsys.readouterr().err.startswith("--pair: pegasus is a game for one")


def test_every_game_names_scenarios_to_be_measured_in() -> None:
    named = {key: registry.game(key).info.measured for key in registry.GAMES}
    assert named["pegasus"] == ("historical",) and named["remagen"] == ("short",)
    for key in ("tonga", "airborne"):  # a lesson is no measure
        assert named[key] == tuple(one for one in registry.game(key).info.scenarios if one != "first")


@pytest.mark.parametrize(
    ("seats", "measured"), [(["a", "b"], []), (["a", "b"], ["third"]), (["a"], ["first", "second"])]
)
def test_what_cannot_be_measured_is_refused(tmp_path: Path, seats: list[str], measured: list[str]) -> None:
    facts = f'key = "k"\nversion = 1\nboard = "none"\nseats = {json.dumps(seats)}\nscenarios = ["first", "second"]\n'
    (tmp_path / "game.toml").write_text(f"{facts}measured = {json.dumps(measured)}\n")
    with pytest.raises(DataError, match=r"game\.toml: 'measured' "):
        load_info(tmp_path / "game.toml")
