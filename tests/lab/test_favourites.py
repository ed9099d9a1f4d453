"""The manner in which a seat does best is found by games against the staff, and a game reads it back."""

from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.cli import main
from bridgehead.commands import favourites
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.lab.learning.favourites import Tried, try_manners
from bridgehead.staff.favourites import read_favourites


def test_a_manner_is_preferred_when_it_clearly_wins_more_than_the_staff() -> None:
    tried = Tried(100, [[50.0, 52.0, 70.0], [50.0, 45.0, 55.0]])
    assert tried.favourite(0) == 2
    assert tried.favourite(1) == 0, "five games in a hundred may be luck"


@pytest.mark.many
def test_staff_against_itself_wins_the_same_games_from_both_seats() -> None:
    *_, (kind, tried) = try_manners(registry.game("airborne"), "merville", 2)
    assert kind == "merville" and tried.games == 2
    assert tried.won[0][0] + tried.won[1][0] == 2.0


def test_the_command_writes_a_file_that_the_game_can_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(favourites, "FEWEST", 1)
    out = tmp_path / "favourites.toml"
    assert main(["favourites", "airborne", "--games", "1", "--scenario", "son", "--out", str(out)]) == 0
    assert "defender" in capsys.readouterr().out
    found = read_favourites(out, ["airborne", "defender"], registry.game("airborne").rules.staff.manners())
    assert list(found) == ["son"]


def test_every_favourite_is_a_manner_of_the_staff() -> None:
    for key in ("remagen", "airborne"):
        game = registry.game(key)
        for scenario in game.info.scenarios:
            state = game.rules.setup(game.setup(scenario), Dice(1))
            for seat in range(len(game.info.seats)):
                assert 0 <= game.rules.staff.favourite(state, seat) < game.rules.staff.manners()


@pytest.mark.parametrize(
    ("line", "told"), [("general = 1", "there is no key 'general'"), ("german = 9", "a whole number from 0 to 3")]
)
def test_a_file_that_names_no_seat_or_no_manner_is_refused(tmp_path: Path, line: str, told: str) -> None:
    path = tmp_path / "favourites.toml"
    path.write_text(f"[rush]\n{line}\n", encoding="utf-8")
    with pytest.raises(DataError, match=told):
        read_favourites(path, ["american", "german"], 4)


def test_a_game_whose_staff_has_one_manner_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["favourites", "tonga", "--games", "20"]) == 2
    assert "one manner only" in capsys.readouterr().err
