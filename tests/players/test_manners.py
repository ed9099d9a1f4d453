"""A search among the manners of a staff: the one that does best is kept, and what was seen is remembered."""

from dataclasses import dataclass
from math import exp
from typing import Any

import pytest

from bridgehead.engine.choice import Choice, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.counsel import Counsel
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Outcome, Rulebook
from bridgehead.engine.state import State
from bridgehead.players.manners import (
    FEW_NOTIONS,
    MANY_NOTIONS,
    THOUGHT_ABOUT,
    WHIM,
    Course,
    Schooling,
    WideSchooling,
    notion,
)
from bridgehead.players.search import Settings
from bridgehead.players.sight import Sight

QUESTIONS = 4  # in a turn
TURNS = 3
LOW, MIDDLE, HIGH = 0, 1, 2  # answers
MANNERS, DOCTRINE = [0, 1, 2], 3


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


class LadderStaff(Counsel[Ladder]):
    """It climbs one rung where it could climb two; in its other manners none, or two."""

    def evaluate(self, g: Ladder, seat: int) -> float:
        return max(-1.0, min(1.0, (g.rungs - 12) / 12))

    def judge(self, g: Ladder, choice: Choice) -> list[float]:
        return self.judge_in(g, choice, 0)

    def manners(self) -> int:
        return 3

    def judge_in(self, g: Ladder, choice: Choice, manner: int) -> list[float]:
        answers = [MIDDLE, LOW, HIGH, HIGH][manner]
        return [1.0 if rungs == answers else 0.0 for _, rungs in choice.options]


class LadderRules(Rulebook[Ladder]):
    def __init__(self) -> None:
        super().__init__()
        self.staff = LadderStaff()

    def step(self, g: Ladder) -> Steps:
        for _ in range(QUESTIONS):
            _, rungs = yield g.ask(0, "climb", [("climb", LOW), ("climb", MIDDLE), ("climb", HIGH)])
            g.rungs += rungs
        g.rungs += g.roll("luck") - 3
        g.turn += 1

    def outcome(self, g: Ladder) -> Outcome | None:
        return Outcome("over", 0, [float(g.rungs)]) if g.turn > TURNS else None

    def turn(self, g: Ladder) -> int:
        return g.turn


def a_question(walks: int) -> Settings:
    """So many walks at every question: a budget is for a turn."""
    return Settings(iterations=walks * THOUGHT_ABOUT)


RULES: Any = LadderRules()  # a game of its own state, held as the registry holds games


def climbed(settings: Settings, course: Course | None = None) -> list[int]:
    """The answers of a whole game, on a course of one who has not studied it unless told."""
    position: Position[State] = Position(RULES, Ladder().fill()).begin()
    course = course or Course()
    found: list[int] = []
    while position.choice is not None:
        option = course.answer(Sight(position), Dice(len(found)), settings)
        found.append(option[1])
        position.play(option)
    return found


def test_the_manner_that_does_best_is_found_and_kept() -> None:
    assert climbed(a_question(60)) == [HIGH] * (QUESTIONS * TURNS)


def test_too_few_walks_prove_nothing_and_the_staff_plays_on() -> None:
    assert climbed(a_question(6))[0] == MIDDLE


def test_what_a_question_showed_is_remembered_at_the_next() -> None:
    found = climbed(a_question(6))
    assert found[-1] == HIGH, "six walks prove nothing, but six at every question do"


def test_a_player_begins_in_the_favourite_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LadderStaff, "favourite", lambda _rules, _state, _seat: 2)
    assert climbed(a_question(6)) == [HIGH] * (QUESTIONS * TURNS)


def test_only_one_who_has_studied_the_battle_knows_its_doctrine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LadderStaff, "doctrine", lambda _rules, _state, _seat: DOCTRINE)
    position: Position[State] = Position(RULES, Ladder().fill()).begin()
    schooled, unschooled = Schooling(), Course()
    settings = a_question(1)
    assert schooled.answer(Sight(position), Dice(1), settings) == ("climb", HIGH)
    assert [way.manner for way in schooled.ways] == [DOCTRINE] * (1 + FEW_NOTIONS)
    assert unschooled.answer(Sight(position), Dice(1), settings) == ("climb", MIDDLE)
    assert [way.manner for way in unschooled.ways] == MANNERS


def test_where_nothing_was_learnt_a_schooled_player_begins_in_the_favourite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LadderStaff, "favourite", lambda _rules, _state, _seat: 2)
    position: Position[State] = Position(RULES, Ladder().fill()).begin()
    course = Schooling()
    assert course.answer(Sight(position), Dice(1), a_question(1)) == ("climb", HIGH)
    assert [way.manner for way in course.ways] == [2] * (1 + FEW_NOTIONS)


def test_who_has_more_time_tries_the_manners_too_and_more_notions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LadderStaff, "favourite", lambda _rules, _state, _seat: 2)
    position: Position[State] = Position(RULES, Ladder().fill()).begin()
    course = WideSchooling()
    course.answer(Sight(position), Dice(1), a_question(1))
    assert [way.manner for way in course.ways] == [2, 0, 1] + [2] * MANY_NOTIONS


def test_a_notion_makes_every_trait_greater_or_smaller_and_none_otherwise() -> None:
    found = [notion({"haste": 2.0, "fear": 0.0}, Dice(seed)) for seed in range(20)]
    assert {round(one["haste"], 2) for one in found} == {round(2 * exp(WHIM), 2), round(2 * exp(-WHIM), 2)}
    assert {one["fear"] for one in found} == {0.0}


def by_notions(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The answers of a whole game in which an eager notion climbs two rungs, another none, and the doctrine one."""

    def judge_by(_staff: LadderStaff, _state: Ladder, choice: Choice, traits: dict[str, float]) -> list[float]:
        wanted = HIGH if traits["eagerness"] > 1 else LOW
        return [1.0 if rungs == wanted else 0.0 for _, rungs in choice.options]

    monkeypatch.setattr(LadderStaff, "manners", lambda _rules: 2)
    monkeypatch.setattr(LadderStaff, "traits", lambda _rules, _manner: {"eagerness": 1.0})
    monkeypatch.setattr(LadderStaff, "judge_by", judge_by)
    return climbed(settings, Schooling())


def test_a_notion_that_does_surely_better_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = by_notions(a_question(600), monkeypatch)
    assert found[: 2 * QUESTIONS] == [HIGH] * (2 * QUESTIONS), "in the third turn everybody is at the top"


def test_a_notion_is_for_one_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every turn begins by the doctrine, and what came to mind before is forgotten."""
    found = by_notions(a_question(20), monkeypatch)
    assert found[::QUESTIONS] == [MIDDLE] * TURNS
    assert HIGH in found


def test_a_turn_is_thought_about_for_so_many_questions_only() -> None:
    position: Position[State] = Position(RULES, Ladder().fill()).begin()
    course = Course()
    course.answer(Sight(position), Dice(1), a_question(6))
    seen = course.seen.walks()
    course.thought = THOUGHT_ABOUT
    course.answer(Sight(position), Dice(2), a_question(6))
    assert course.seen.walks() == seen
    course.thought -= 1
    course.answer(Sight(position), Dice(3), a_question(6))
    assert course.seen.walks() > seen


def test_a_budget_of_walks_is_for_a_whole_turn() -> None:
    position: Position[State] = Position(RULES, Ladder().fill()).begin()
    course = Course()
    course.answer(Sight(position), Dice(1), Settings(iterations=200))
    assert course.seen.walks() == 200 / THOUGHT_ABOUT
