"""Doctrines are learnt by games that staffs play, and a game reads them back."""

from collections.abc import Iterable
from math import exp
from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.cli import main
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.lab.learning import doctrines
from bridgehead.lab.learning.doctrines import (
    Bout,
    Proved,
    School,
    Traits,
    differs,
    doctrine_of,
    result,
    stepped,
    write_doctrines,
)
from bridgehead.staff.doctrines import read_doctrines

REMAGEN = registry.game("remagen")
AMERICAN, GERMAN = 0, 1
SEATS = ["american", "german"]


def favours_caution(bouts: list[Bout]) -> Iterable[float]:
    """Whoever is clearly more cautious than the staff wins, whatever else he does."""
    return [float(bout.traits["caution"] > 1.3) for bout in bouts]


def test_what_wins_games_grows_and_the_rest_stays_about_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(School, "start", lambda _school: {"caution": 1.0, "haste": 1.0, "cover": 1.0})
    school = School(REMAGEN, ["short"], GERMAN, favours_caution)
    *_, learnt = school.learn(8, 60, Dice(5))
    assert learnt["caution"] > 1.8
    assert 0.4 < learnt["haste"] < 2.5 and 0.4 < learnt["cover"] < 2.5


def test_a_pair_of_games_has_one_seed_and_opposite_whims(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Bout] = []
    monkeypatch.setattr(School, "start", lambda _school: {"caution": 1.0, "haste": 2.0})

    def watch(bouts: list[Bout]) -> Iterable[float]:
        played.extend(bouts)
        return [0.5] * len(bouts)

    list(School(REMAGEN, ["short"], GERMAN, watch).learn(2, 3, Dice(5)))
    assert [bout.seed for bout in played] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    for up, down in zip(played[::2], played[1::2]):
        assert up.traits["caution"] * down.traits["caution"] == pytest.approx(1.0), "nothing was learnt from draws"
        assert up.traits["haste"] * down.traits["haste"] == pytest.approx(4.0)
        assert up.traits != down.traits


def test_the_scenarios_of_a_kind_are_played_by_turns() -> None:
    school = School(REMAGEN, ["historical", "fate"], GERMAN, favours_caution)
    assert [school.bout(seed, {}).scenario for seed in range(3)] == ["historical", "fate", "historical"]


def test_a_step_is_as_long_whatever_the_heading_and_ends_at_the_bounds() -> None:
    near = stepped({"caution": 0.0, "haste": 0.0}, {"caution": 0.003, "haste": -0.004})
    assert near == pytest.approx({"caution": 0.6 * doctrines.STRIDE, "haste": -0.8 * doctrines.STRIDE})
    here: Traits = {"caution": 0.0}
    for _ in range(50):
        here = stepped(here, {"caution": -1.0})
    assert exp(here["caution"]) == pytest.approx(doctrines.BOUNDS[0])


@pytest.mark.many
def test_only_what_makes_a_difference_to_a_seat_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody but the Germans fires at a pontoon bridge; nobody but the Americans fears that the other one falls."""
    monkeypatch.setattr(doctrines, "TRIALS", 2)
    found = [School(REMAGEN, ["short"], seat, favours_caution).start() for seat in (AMERICAN, GERMAN)]
    assert "pontoon" in found[GERMAN] and "pontoon" not in found[AMERICAN]
    assert "collapse" in found[AMERICAN] and "collapse" not in found[GERMAN]


@pytest.mark.many
@pytest.mark.parametrize("key", ["pegasus", "remagen", "airborne"])
def test_every_trait_makes_a_difference_to_somebody(key: str) -> None:
    """Whoever plays like the staff, or by the doctrine, would judge something else if he made nothing of it."""
    game = registry.game(key)
    idle = set(game.rules.staff.traits(0))
    for scenario in game.info.scenarios:
        for seat in range(len(game.info.seats)):
            for own in (game.rules.staff.traits(0), doctrine_of(game, scenario, seat)):
                for name in sorted(idle):
                    if differs(game, scenario, seat, 0, (own, {**own, name: 0.0})):
                        idle.remove(name)
        if not idle:
            return
    assert not idle


def test_a_game_by_the_traits_of_a_manner_is_the_game_of_that_manner() -> None:
    bout = Bout("airborne", "merville", 1, 3, registry.game("airborne").rules.staff.traits(0))
    assert result(bout) in (0.0, 1.0)
    assert result(bout) == result(bout)


def test_a_game_for_one_is_what_it_scores() -> None:
    """Points, not shares; and whoever does not move forward has few of them."""
    own = registry.game("pegasus").rules.staff.traits(0)
    staff, idle = (
        [result(Bout("pegasus", "historical", 0, seed, one)) for seed in range(3)]
        for one in (own, {**own, "crowd": 0.0, "drive": 0.0, "threat": 30.0, "storm": 30.0})
    )
    assert all(score == int(score) for score in staff)
    assert min(staff) > 10.0 and sum(idle) < sum(staff)


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "doctrines.toml"
    found = {"rush": {"german": Proved({"bank": 0.125, "haste": 6.0}, 0.8, 0.6)}, "campaign": {}}
    write_doctrines(found, path, "bridgehead doctrines remagen")
    read = read_doctrines(path, SEATS, ["bank", "haste"], 8)
    assert read.numbers == {"rush": [-1, 8]} and read.traits == [{"bank": 0.125, "haste": 6.0}]
    assert read.number("rush", GERMAN) == 8
    assert read.number("rush", AMERICAN) == read.number("campaign", GERMAN) == -1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[rush.general]\nbank = 1", "there is no key 'general'"),
        ("[rush.german]\nbanks = 1", "there is no key 'banks'; there are: bank"),
        ("[rush.german]\nbank = 'far'", "it must be a number, at least 0"),
        ("[rush.german]\nbank = -1.0", "it must be a number, at least 0"),
    ],
)
def test_a_file_that_names_no_seat_no_trait_or_no_number_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "doctrines.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=told):
        read_doctrines(path, SEATS, ["bank"], 8)


def test_the_command_writes_a_file_that_the_game_can_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctrines, "PROOF", 2)
    monkeypatch.setattr(doctrines, "TRIALS", 1)
    out = tmp_path / "doctrines.toml"
    command = ["doctrines", "airborne", "--steps", "1", "--pairs", "1", "--scenario", "merville", "--out", str(out)]
    assert main(command) == 0
    assert "defender" in capsys.readouterr().out
    rules = registry.game("airborne").rules
    read_doctrines(out, ["airborne", "defender"], list(rules.staff.traits(0)), rules.staff.manners())
    assert "--steps 1 --pairs 1 --scenario merville" in out.read_text(encoding="utf-8").splitlines()[0]


def test_a_game_whose_staff_has_no_traits_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctrines", "tonga"]) == 2
    assert "has no traits" in capsys.readouterr().err


@pytest.mark.many
def test_learning_can_go_on_from_the_doctrine_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it begins in the favourite manner, with a little of what that leaves out."""
    monkeypatch.setattr(doctrines, "TRIALS", 4)
    game = registry.game("pegasus")
    school = School(game, ["historical"], 0, favours_caution)
    first = school.start()
    assert first["bridge"] == 1.0 and first["hunt"] == doctrines.LEAST
    school.go_on()
    learnt = doctrine_of(game, "historical", 0)
    assert school.start()["bridge"] == learnt["bridge"] > 1.0
    assert school.bout(1, {}).traits == learnt


@pytest.mark.many
def test_what_shows_in_some_games_only_is_learnt_too() -> None:
    """Tanks alone in reach of bombs, cover beside the road of one: not every game has them."""
    game = registry.game("pegasus")
    school = School(game, ["historical"], 0, favours_caution)
    school.go_on()
    assert {"hunt", "ambush", "bombs"} <= set(school.start())


def test_the_command_says_in_the_file_that_it_went_on_and_how_far_its_steps_led(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctrines, "PROOF", 2)
    monkeypatch.setattr(doctrines, "TRIALS", 1)
    out = tmp_path / "doctrines.toml"
    out.write_text("", encoding="utf-8")
    call = ["doctrines", "pegasus", "--steps", "1", "--pairs", "1", "--stride", "0.1", "--further", "--out", str(out)]
    assert main(call) == 0
    assert "--steps 1 --pairs 1 --stride 0.1 --further" in out.read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.parametrize("stride", ["0", "-1", "3"])
def test_a_step_that_leads_nowhere_or_too_far_is_refused(capsys: pytest.CaptureFixture[str], stride: str) -> None:
    assert main(["doctrines", "pegasus", f"--stride={stride}"]) == 2
    assert f"--stride {float(stride)}: it must be more than 0, and at most 2" in capsys.readouterr().err


@pytest.mark.parametrize("flag", ["--steps", "--pairs", "--jobs"])
def test_less_than_one_is_refused(capsys: pytest.CaptureFixture[str], flag: str) -> None:
    assert main(["doctrines", "remagen", flag, "0"]) == 2
    assert f"{flag} 0" in capsys.readouterr().err


def test_every_doctrine_that_ships_is_a_manner_of_its_own() -> None:
    for key in ("pegasus", "remagen", "airborne"):
        game = registry.game(key)
        for scenario in game.info.scenarios:
            state = game.rules.setup(game.setup(scenario), Dice(1))
            for seat in range(len(game.info.seats)):
                doctrine = game.rules.staff.doctrine(state, seat)
                own = doctrine >= game.rules.staff.manners()
                assert own or doctrine == game.rules.staff.favourite(state, seat)
                assert set(game.rules.staff.traits(doctrine)) == set(game.rules.staff.traits(0))
