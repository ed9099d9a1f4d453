"""Strength is measured over both seats, on the same seeds, and a broken game is not counted as a loss."""

from collections.abc import Iterator

import pytest

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.series import Row
from bridgehead.lab.strength import pairings, scores, until_settled
from tests.engine.toy.rulebook import ToyRules


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")


def plainly(rows: Iterator[Row], _total: int, _what: str) -> list[Row]:
    return list(rows)


def test_a_player_against_itself_wins_as_many_as_it_loses_over_both_seats() -> None:
    (found,) = pairings("toy", None, 60, [("random", "random")], 1, plainly)
    assert found.games == 60
    assert found.share.low < 0.5 < found.share.high


def test_the_search_is_stronger_than_chance() -> None:
    (found,) = pairings("toy", None, 24, [("mcts", "random")], 1, plainly)
    assert found.share.value > 0.6


def test_a_pairing_ends_when_it_is_settled_over_both_seats() -> None:
    (found,) = pairings("toy", None, 400, [("staff", "random")], 1, plainly, until_settled)
    assert found.games < 400 and found.games % 10 == 0


def test_a_pairing_without_a_bar_is_played_to_the_end() -> None:
    (found,) = pairings("toy", None, 40, [("random", "random")], 1, plainly, until_settled)
    assert found.games == 40


def test_a_broken_game_stops_the_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyRules, "longest", lambda self, setup: 2)
    with pytest.raises(BridgeheadError, match="went wrong"):
        list(pairings("toy", None, 20, [("random", "random")], 1, plainly))


def test_in_a_game_for_one_players_are_compared_on_the_same_seeds() -> None:
    chance, staff = scores("pegasus", None, 6, ["random", "staff"], 1, plainly)
    assert chance.gain is None and staff.below == "random"
    assert staff.gain is not None and staff.gain.low > 10
    assert abs(staff.gain.value - (staff.score.value - chance.score.value)) < 1e-9
    with pytest.raises(BridgeheadError, match="no pairings"):
        list(pairings("pegasus", None, 2, [("staff", "random")], 1, plainly))
