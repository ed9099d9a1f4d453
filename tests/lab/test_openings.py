"""Openings are found by games that staffs play from there on, and a game reads them back."""

from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.cli import main
from bridgehead.commands.openings import kinds_of_battle
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.lab.learning import openings
from bridgehead.lab.learning.openings import (
    Plan,
    Proved,
    Task,
    Whims,
    Workshop,
    drafted,
    games_won,
    planned,
    write_openings,
)
from bridgehead.staff.openings import read_openings

AIRBORNE, DEFENDER = 0, 1
GAME = registry.game("airborne")
MERVILLE = GAME.setup("merville")


def without_whims(seed: int) -> Whims:
    whims = Whims(Dice(seed))
    whims.warmth = whims.pull = 0.0
    return whims


def test_a_draft_without_whims_is_what_the_staff_would_do() -> None:
    first = drafted(GAME, MERVILLE, AIRBORNE, [], without_whims(1))
    second = drafted(GAME, MERVILLE, AIRBORNE, [], without_whims(2))
    assert first == second
    assert {prompt for prompt, _about in first} == {"flight", "landing-turn", "landing-hex"}


def test_a_draft_that_is_drawn_to_a_place_lies_nearer_to_it() -> None:
    drawn = Whims(Dice(3))
    drawn.warmth, drawn.pull = 0.0, 100.0
    plan = drafted(GAME, MERVILLE, AIRBORNE, [], drawn)
    assert drawn.drawn_to is not None
    state = GAME.rules.setup(MERVILLE, Dice(1))
    hexes = [answers[0] for (prompt, _about), answers in plan.items() if prompt == "landing-hex"]
    assert all(GAME.rules.staff.apart(state, one, drawn.drawn_to) <= 3 for one in hexes), (
        "two platoons a hex, in rings round it"
    )


def test_a_plan_answers_with_the_first_of_its_answers_that_is_offered() -> None:
    plan: Plan = {("reserves", ()): [("bring", 7), ("bring", 3), ("bring", 5)]}
    choice = registry.game("remagen").match("short").choice
    assert choice is not None
    choice.prompt, choice.about, choice.options = "reserves", (), [("bring", 5), ("bring", 3), ("enough", 0)]
    assert planned(plan, choice) == ("bring", 3)
    choice.options = [("bring", 9), ("enough", 0)]
    assert planned(plan, choice) is None


@pytest.mark.many
def test_what_wins_games_is_found_in_a_few_generations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "DRAFTS", 6)
    monkeypatch.setattr(openings, "ROUNDS", [(6, 4), (3, 4), (2, 8)])

    def late(plan: Plan) -> float:
        """How much of a plan lands after the first turn."""
        turns = [answers[0][1] for (prompt, _about), answers in plan.items() if prompt == "landing-turn"]
        return sum(turn > 1 for turn in turns) / len(turns)

    shop = Workshop(GAME, "merville", AIRBORNE, lambda tasks: [late(task.plan) * len(task.seeds) for task in tasks])
    staff = late(drafted(GAME, MERVILLE, AIRBORNE, [], without_whims(1)))
    best = [late(parents[0].plan) for parents in shop.evolve(3, Dice(5))]
    assert best == sorted(best)
    assert best[-1] > staff


def test_the_games_of_a_task_are_the_same_whoever_plays_them() -> None:
    task = Task("airborne", "merville", DEFENDER, {}, range(2))
    with openings.workers(2) as crew:
        assert list(crew([task, task])) == [games_won(task)] * 2


def test_the_file_holds_the_plan_and_reads_back(tmp_path: Path) -> None:
    plan = drafted(GAME, MERVILLE, DEFENDER, [], without_whims(1))
    path = tmp_path / "openings.toml"
    write_openings(GAME, {"merville": [None, Proved(plan, 0.6, 0.5)]}, path, "bridgehead openings airborne")
    nobody, opening = read_openings(path, ["airborne", "defender"])["merville"]
    assert nobody is None and opening is not None
    lines = [f"{question} = {text}" for question, texts in opening.answers.items() for text in texts]
    assert sorted(lines) == sorted(openings.written(GAME, DEFENDER, plan))


def test_the_command_writes_only_what_does_better(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openings, "DRAFTS", 2)
    monkeypatch.setattr(openings, "ROUNDS", [(2, 1), (1, 1)])
    monkeypatch.setattr(openings, "PROOF", 2)
    out = tmp_path / "openings.toml"
    asked = ["openings", "airborne", "--generations", "1", "--scenario", "merville", "--out", str(out)]
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert "defender" in told
    found = read_openings(out, ["airborne", "defender"]).get("merville", [None, None])
    assert [one is None for one in found] == ["none better" in line for line in told.splitlines() if "merville" in line]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[rush.general]\nanswers = []", "there is no key 'general'"),
        ("[rush.german]\nanswers = ['set-up tiger-1']", "'set-up tiger-1'"),
        ("[rush.german]\nplan = []", "there is no key 'plan'"),
    ],
)
def test_a_file_that_is_no_list_of_openings_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "openings.toml"
    path.write_text(text + "\n", encoding="utf-8")
    with pytest.raises(DataError, match=told):
        read_openings(path, ["american", "german"])


@pytest.mark.parametrize("key", ["pegasus", "tonga"])
def test_a_game_in_which_nobody_prepares_is_refused(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openings", key]) == 2
    assert f"Nobody prepares anything in {key}" in capsys.readouterr().err


def test_no_generation_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openings", "airborne", "--jobs", "0"]) == 2
    assert "--jobs 0" in capsys.readouterr().err
    assert main(["openings", "airborne", "--generations", "0"]) == 2
    assert "it must be at least 1" in capsys.readouterr().err


def test_an_unknown_scenario_is_refused_before_any_game_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Workshop, "evolve", lambda *_: pytest.fail("it was played"))
    assert main(["openings", "airborne", "--scenario", "merville", "--scenario", "nosuch"]) == 2
    assert "There is no scenario 'nosuch'" in capsys.readouterr().err


def test_the_first_scenario_of_a_kind_speaks_for_the_others() -> None:
    found = kinds_of_battle(registry.game("remagen"), ["short", "historical", "no-bridge"])
    assert list(found.values()) == ["short", "historical"]
