"""The staff is let do a set of questions: it ends where they end, rolls nothing, and knows what its seat may know."""

import pytest

from bridgehead import registry
from bridgehead.engine.play.match import Match
from bridgehead.players.errand import errand_of, run

FIRST = {
    "pegasus": ("british", "set-up"),
    "remagen": ("german", "set-up"),
    "airborne": ("airborne", "plan"),
}


def begun(key: str) -> Match:
    game = registry.game(key)
    return Match(game, game.setup(None, None), 3)


def played_to(match: Match, errand: str, most: int = 400) -> bool:
    """Answer with the first option until such a set begins."""
    for _ in range(most):
        if match.choice is None:
            return False
        if errand_of(match) == errand:
            return True
        match.take(match.choice.options[0])
    return False


def goes_on(match: Match, seat: str, errand: str) -> bool:
    choice = match.choice
    return choice is not None and choice.seat == match.game.seat(seat) and errand_of(match) == errand


@pytest.mark.parametrize("key", FIRST)
def test_a_set_is_answered_to_its_end_and_no_further(key: str) -> None:
    match = begun(key)
    seat, errand = FIRST[key]
    assert played_to(match, errand)
    assert match.choice is not None
    assert match.game.info.seats[match.choice.seat] == seat
    prompts = match.game.vocabulary.errands[errand]
    before = len(match.answers)
    given = run(match)
    assert match.answers[before:] == given
    assert len(given) >= 3
    again = match.at(before)
    for option in given:
        assert again.choice is not None
        assert again.choice.prompt in prompts
        again.take(option)
    assert match.shown_since(1) or not goes_on(match, seat, errand)


@pytest.mark.parametrize("key", FIRST)
def test_nothing_is_rolled_before_the_last_answer(key: str) -> None:
    match = begun(key)
    assert played_to(match, FIRST[key][1])
    before = len(match.answers)
    given = run(match)
    for back in range(1, len(given)):
        assert match.at(before + len(given) - back).shown_since(1) in ("", "start")


def test_a_plan_is_left_to_be_sealed_by_the_seat_itself() -> None:
    match = begun("airborne")
    assert played_to(match, "plan")
    run(match)
    assert match.choice is not None
    assert match.choice.prompt == "seal"
    assert match.undo_barrier() == ""


def planned(turns: int) -> Match:
    """A match whose landing plan is sealed, every load that can be chosen so late; the defender knows nothing of it."""
    match = begun("airborne")
    while errand_of(match) == "plan":
        assert match.choice is not None
        options = match.choice.options
        match.take(options[min(turns, len(options) - 1)])
    match.take(("seal", 0))
    return match


def test_the_staff_knows_no_more_than_its_seat() -> None:
    """The defender sets up behind a sealed plan: whatever the plan is, it is set up just the same."""
    one, other = planned(0), planned(1)
    assert played_to(one, "set-up", 20)
    assert played_to(other, "set-up", 20)
    assert one.state != other.state, "the plans differ"
    assert len(one.answers) == len(other.answers), "the staff's own dice are numbered by answers"
    assert one.view("defender") == other.view("defender")
    given = run(one)
    assert len(given) > 3
    assert run(other) == given


def test_a_question_of_no_set_is_not_answered() -> None:
    match = begun("airborne")
    assert played_to(match, "plan")
    run(match)
    assert errand_of(match) == ""
    assert run(match) == []
