"""Advice and review: from what the seat knows, repeatable, and right where right is plain."""

import pytest

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.match import Match
from bridgehead.lab.study.advice import advice
from bridgehead.lab.study.review import review
from bridgehead.players import decide, player
from tests.engine.toy.rulebook import GAME, ToyState


def with_other_secrets(seed: int) -> tuple[Match, Match]:
    """Two matches that look the same to the left seat."""
    match, other = GAME.match(seed=seed), GAME.match(seed=seed)
    for state in (other.position.base, other.position.state):
        assert isinstance(state, ToyState)
        free = [card for card in range(1, 13) if card not in state.hands[0] and card not in state.hands[1]]
        state.hands[1] = free[:3]
    return match, other


def test_advice_names_different_options_the_best_first_and_is_the_same_again() -> None:
    match = GAME.match(seed=5)
    found = advice(match, iterations=60)
    assert len({one.option for one in found}) == len(found) == 3
    assert all(one.option in match.choice.options for one in found)  # type: ignore[union-attr]
    assert advice(match, iterations=60) == found
    assert found[0].outlook.win >= found[-1].outlook.win


def test_advice_knows_no_more_than_the_seat() -> None:
    match, other = with_other_secrets(5)
    assert match.view("right") != other.view("right")
    assert advice(match, iterations=40) == advice(other, iterations=40)


def test_to_stop_with_a_full_hand_is_never_advised_first() -> None:
    """Whoever stops gives away all that the hand would add."""
    for seed in range(5):
        assert advice(GAME.match(seed=seed), iterations=90)[0].option != ("stop", 0)


def test_there_is_no_advice_when_the_match_is_over() -> None:
    match = GAME.match(seed=1)
    while match.choice is not None:
        match.take(match.choice.options[0])
    with pytest.raises(BridgeheadError, match="nothing to advise"):
        advice(match)


def test_a_review_finds_the_answer_that_gave_the_game_away() -> None:
    match = GAME.match(seed=3)
    match.answer("stop")
    while match.choice is not None:
        match.take(match.choice.options[0])
    steps = list(review(match, [0], games=30))
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert steps[-1].done == steps[-1].total
    found = steps[-1].review
    assert found.slips[0].answers == 0 and found.slips[0].given == ("stop", 0) and found.slips[0].cost > 0.1
    assert [one.turn for one in found.chances] == [turn for _answers, turn in match.turns()]
    assert 0.0 < found.chances[0].outlook.win < 1.0


def test_a_match_that_was_given_up_is_looked_back_upon_as_far_as_it_went() -> None:
    """As the same match that goes on would be: the word that ended it is no answer. There is nothing more to advise."""
    match = GAME.match(seed=3)
    match.answer("stop")
    match.answer(match.choice.options[0])  # type: ignore[union-attr]
    going = list(review(match.copy(), [0, 1], games=8))[-1]
    match.concede("left")
    assert list(review(match, [0, 1], games=8))[-1] == going
    assert going.done == going.total and going.review.slips
    with pytest.raises(BridgeheadError, match="nothing to advise"):
        advice(match)


@pytest.mark.many
def test_a_review_of_pegasus_bridge_covers_every_turn() -> None:
    match = registry.game("pegasus").match(seed=2)
    while match.choice is not None and match.game.rules.turn(match.state) < 3:
        match.take(decide(player("random"), match.position, 2, len(match.answers)))
    steps = list(review(match, [0], games=2, slips=1))
    found = steps[-1].review
    assert [one.turn for one in found.chances] == [1, 2, 3]
    assert all(0 <= one.outlook.win <= 1 and one.outlook.score > 0 for one in found.chances)
    assert all(slip.given == match.answers[slip.answers] for slip in found.slips)
