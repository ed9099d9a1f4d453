"""A search among the manners of a staff: the one that does best is kept, and time is saved up for it."""

from dataclasses import dataclass
from typing import Any

import pytest

from bridgehead.engine.choice import Choice, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.position import Position
from bridgehead.engine.rulebook import Outcome, Rulebook
from bridgehead.engine.state import State
from bridgehead.players.manners import SAVED, Course, needed
from bridgehead.players.search import Settings
from bridgehead.players.sight import Sight

QUESTIONS = 4  # in a turn
TURNS = 3
LOW, MIDDLE, HIGH = 0, 1, 2  # manners, and what each of them answers


@dataclass(slots=True, init=False)
class Ladder(State):
    """A game for one: rungs are climbed, and a die is added that nobody can do anything about."""

    turn: int
    rungs: int

    def fill(self) -> "Ladder":
        self.begin(Dice(1))
        self.turn, self.rungs = 1, 0
        return self

    def copy(self) -> "Ladder":
        new = Ladder()
        new.share(self)
        new.turn, new.rungs = self.turn, self.rungs
        return new


class LadderRules(Rulebook[Ladder]):
    """The staff climbs one rung where it could climb two; in its other manners none, or two."""

    def step(self, g: Ladder) -> Steps:
        for _ in range(QUESTIONS):
            _, rungs = yield g.ask(0, "climb", [("climb", LOW), ("climb", MIDDLE), ("climb", HIGH)])
            g.rungs += rungs
        g.rungs += g.roll("luck") - 3
        g.turn += 1

    def outcome(self, g: Ladder) -> Outcome | None:
        return Outcome("over", 0, [float(g.rungs)]) if g.turn > TURNS else None

    def evaluate(self, g: Ladder, seat: int) -> float:
        return max(-1.0, min(1.0, (g.rungs - 12) / 12))

    def judge(self, g: Ladder, choice: Choice) -> list[float]:
        return self.judge_in(g, choice, 0)

    def manners(self) -> int:
        return 3

    def judge_in(self, g: Ladder, choice: Choice, manner: int) -> list[float]:
        answers = [MIDDLE, LOW, HIGH][manner]
        return [1.0 if rungs == answers else 0.0 for _, rungs in choice.options]

    def turn(self, g: Ladder) -> int:
        return g.turn


RULES: Any = LadderRules()  # a game of its own state, held as the registry holds games


def climbed(settings: Settings) -> list[int]:
    """The answers of a whole game."""
    position: Position[State] = Position(RULES, Ladder().fill()).begin()
    course = Course()
    found: list[int] = []
    while position.choice is not None:
        option = course.answer(Sight(position), Dice(len(found)), settings)
        found.append(option[1])
        position.play(option)
    return found


def test_the_manner_that_does_best_is_found_and_kept() -> None:
    assert climbed(Settings(iterations=60)) == [HIGH] * (QUESTIONS * TURNS)


def test_too_few_walks_prove_nothing_and_the_staff_plays_on() -> None:
    assert climbed(Settings(iterations=6)) == [MIDDLE] * (QUESTIONS * TURNS)


def test_a_player_begins_in_the_favourite_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LadderRules, "favourite", lambda _rules, _state, _seat: HIGH)
    assert climbed(Settings(iterations=6)) == [HIGH] * (QUESTIONS * TURNS)


def test_a_manner_once_found_is_kept_in_the_turns_that_follow() -> None:
    """Time for one comparison is in hand at the beginning, and is not saved up again within twelve questions."""
    assert climbed(Settings(seconds=0.02)) == [HIGH] * (QUESTIONS * TURNS)


def test_time_is_saved_up_until_it_is_worth_a_comparison() -> None:
    assert needed(Settings(seconds=0.05)) == SAVED
    assert needed(Settings(seconds=0.25)) == 7
    assert needed(Settings(seconds=1.0)) == 1
    assert needed(Settings(iterations=200)) == 1
