"""Undo tells no secrets: it is barred whenever what a seat has seen since could have been otherwise."""

from collections.abc import Callable
from typing import Any

import pytest

from bridgehead.engine.choice import Steps
from bridgehead.engine.errors import NotUndone
from bridgehead.engine.play import hindsight
from bridgehead.engine.play import match as match_module
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.testing import CHECKS
from tests.engine.toy.rulebook import GAME, ToyRules, ToyState


class AsksWhoHoldsMuch(ToyRules):
    """Whoever gives up is told nothing; but the other is asked first if he holds a high card."""

    def step(self, g: ToyState) -> Steps:
        seat = g.to_play
        yield g.ask(seat, "card", [("stop", 0), ("play", g.hands[seat][0])], 1)
        if max(g.hands[1 - seat]) > 9:
            yield g.ask(1 - seat, "card", [("stop", 0)], 1)
        g.stopped[seat] = True
        yield g.ask(seat, "card", [("stop", 0)], 1)
        g.to_play = 1 - seat


class GoesOnOtherwise(ToyRules):
    """What can be done next hangs on what the other holds."""

    def step(self, g: ToyState) -> Steps:
        seat = g.to_play
        yield g.ask(seat, "card", [("stop", 0), ("play", g.hands[seat][0])], 1)
        if max(g.hands[1 - seat]) > 9:
            yield g.ask(seat, "card", [("stop", 0)], 1)
        else:
            yield g.ask(seat, "card", [("play", g.hands[seat][0])], 2)
        g.stopped[seat] = True
        g.to_play = 1 - seat


class TellsMeanwhile(ToyRules):
    """The log says something that hangs on what the other holds."""

    def step(self, g: ToyState) -> Steps:
        seat = g.to_play
        yield g.ask(seat, "card", [("stop", 0), ("play", g.hands[seat][0])], 1)
        g.tell("played", seat, int(max(g.hands[1 - seat]) > 9), 1, 1)
        yield g.ask(seat, "card", [("stop", 0)], 1)
        g.stopped[seat] = True
        g.to_play = 1 - seat


LEAKS: list[Callable[[], ToyRules]] = [AsksWhoHoldsMuch, GoesOnOtherwise, TellsMeanwhile]


@pytest.mark.parametrize("rules", LEAKS)
@pytest.mark.parametrize("seed", range(12))
def test_what_hangs_on_secrets_is_not_taken_back_whichever_way_it_went(rules: Any, seed: int) -> None:
    match = Game(GAME.folder, rules()).match(seed=seed)
    for option in ("stop", f"play:{match.state.hands[0][0]}"):  # type: ignore[attr-defined]
        trial = match.copy()
        trial.answer(option)
        assert trial.shown_since() == "" and trial.undo_doubt() == "", "nothing was shown by itself"
        assert trial.undo_barrier() == "seen"
        assert trial.undo_doubt() == "seen", "it is known now"
        with pytest.raises(NotUndone, match="may tell of what is hidden"):
            trial.undo()
        assert len(trial.answers) == 1


@pytest.mark.parametrize("seed", range(6))
def test_what_is_the_same_in_every_deal_is_taken_back(seed: int) -> None:
    """An even card of one's own: nothing of the enemy's has a part in it."""
    match = GAME.match(seed=seed)
    even = [option for option in match.choice.options if option[1] % 2 == 0 and option[0] == "play"]  # type: ignore[union-attr]
    for option in even:
        match.answer(option)
        match.undo()
    assert match.answers == []


class Open(AsksWhoHoldsMuch):
    """The same where all lies open: nothing is secret, so that nothing is told."""

    def redeal(self, g: ToyState, seat: int, dice: Any) -> None:
        pass


def test_where_nothing_is_secret_also_what_another_was_asked_is_taken_back() -> None:
    match = Game(GAME.folder, Open()).match(seed=1)
    while len(match.answers) < 2:
        match.answer("stop")
    match.undo(2)
    assert match.answers == []


def test_what_another_seat_has_answered_since_may_come_from_its_secrets() -> None:
    rules = AsksWhoHoldsMuch()
    match = next(
        found
        for seed in range(20)
        if max((found := Game(GAME.folder, rules).match(seed=seed)).state.hands[1]) > 9  # type: ignore[attr-defined]
    )
    match.answer("stop")
    match.answer("stop")
    assert match.undo_barrier(2) == "seen"


@pytest.mark.parametrize("rules", LEAKS)
def test_the_conformance_suite_notices_an_engine_that_looks_at_too_few_deals(
    rules: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = CHECKS["undo_tells_nothing"]
    game = Game(GAME.folder, rules())
    for seed in range(6):
        check(game, game.setup(), seed)
    monkeypatch.setattr(match_module, "DEALS", 0)
    with pytest.raises(AssertionError, match="would have shown another thing"):
        for seed in range(6):
            check(game, game.setup(), seed)


def test_an_undo_that_was_written_down_is_played_again_without_asking() -> None:
    """Whether it might be was asked when it was given; a later version may look at more deals."""
    match = Match(Game(GAME.folder, AsksWhoHoldsMuch()), GAME.setup(), 3)
    match.answer("stop")
    match.go_back(0)
    assert match.answers == [] and hindsight.DEALS >= 16
