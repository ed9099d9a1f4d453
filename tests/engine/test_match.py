"""A match: answers, undo and its barrier, records, copies, typed-in dice."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from bridgehead.engine.choice import Choice, Steps
from bridgehead.engine.dice import Dice, TapeEnded, WrongRoll
from bridgehead.engine.errors import NotOffered, NotUndone, RecordError
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.engine.state import Event, TwoReadings
from tests.engine.toy.rulebook import GAME, ToyRules, ToyState


def random_answers(match: Match, seed: int) -> Iterator[Choice]:
    dice = Dice(seed)
    while (choice := match.choice) is not None:
        yield choice
        match.answer(choice.options[dice.below(len(choice.options))])


def finish(match: Match, seed: int) -> Match:
    for _ in random_answers(match, seed):
        pass
    return match


def test_an_answer_that_was_not_offered_changes_nothing() -> None:
    match = GAME.match(seed=4)
    before = match.record.digests
    with pytest.raises(NotOffered, match="'play 99' is not offered at answer 1"):
        match.answer("play", 99)
    with pytest.raises(NotOffered):
        match.answer("nonsense")
    assert match.record.digests == before and match.answers == []


def test_answers_by_option_by_notation_and_by_verb_are_the_same() -> None:
    matches = [GAME.match(seed=4) for _ in range(3)]
    card = matches[0].choice.options[0][1]  # type: ignore[union-attr]
    matches[0].answer(("play", card))
    matches[1].answer(f"play:{card}")
    matches[2].answer("play", card)
    assert len({match.record.text() for match in matches}) == 1


@pytest.mark.parametrize("seed", range(20))
def test_a_record_replays_to_the_same_state_and_the_same_log(seed: int) -> None:
    match = finish(GAME.match(seed=seed), seed)
    again = replay(GAME, Record.parse(match.record.text()), check=True)
    assert again.record == match.record and again.events == match.events
    assert match.outcome is not None and match.choice is None


@pytest.mark.parametrize("seed", range(20))
def test_undo_brings_back_the_position_unless_a_die_or_a_secret_bars_it(seed: int) -> None:
    match = GAME.match(seed=seed)
    barred = 0
    for _ in random_answers(match, seed):
        before, log, choice = match.record, list(match.events), match.choice
        dice = Dice(seed + 7)
        trial = match.copy()
        assert trial.record == before and trial.events == log
        assert trial.choice is not None
        revealed = trial.state.revealed
        trial.answer(trial.choice.options[dice.below(len(trial.choice.options))])
        if trial.state.revealed != revealed:
            with pytest.raises(NotUndone):
                trial.undo()
            barred += 1
        else:
            trial.undo()
            assert trial.record == before and trial.events == log and trial.choice == choice
    assert barred


@pytest.mark.parametrize("seed", range(20))
def test_typed_in_dice_give_the_game_that_a_script_gives(seed: int) -> None:
    match = finish(GAME.match(options={"dice": "manual"}, seed=seed), seed)
    rolls = [event.args[2] for event in match.events if event.kind == "die"]
    typed = [value for verb, value in match.answers if verb == "roll"]
    assert rolls == typed
    scripted = GAME.match(seed=seed, dice=typed)
    for option in match.answers:
        if option[0] != "roll":
            scripted.answer(option)
    assert scripted.outcome == match.outcome and scripted.events == match.events
    again = replay(GAME, Record.parse(match.record.text()), check=True)
    assert again.events == match.events and again.copy().record == match.record


class CountingRules(ToyRules):
    """The toy's, which count the steps that they play."""

    steps = 0

    def step(self, g: ToyState) -> Steps:
        self.steps += 1
        yield from super().step(g)


def test_a_typed_in_die_plays_the_present_step_again_and_not_the_whole_match() -> None:
    """Else a long match at which dice are typed in takes ever longer, and a record of one keeps a server busy."""
    rules = CountingRules()
    game = Game(GAME.folder, rules)
    match = Match(game, game.own_setup({"cards": 6}, "mine", {"dice": "manual"}), seed=3)
    while match.choice is not None:
        match.answer(match.choice.options[0])
    rolls = sum(verb == "roll" for verb, _ in match.answers)
    assert rolls >= 4
    assert rules.steps <= match.state.turn + rolls  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(20))
def test_with_typed_in_dice_any_answers_can_be_taken_back_and_given_again(seed: int) -> None:
    match = finish(GAME.match(options={"dice": "manual"}, seed=seed), seed)
    answers, events = list(match.answers), list(match.events)
    for count in reversed(range(len(answers))):
        match.go_back(count)
        assert match.answers == answers[:count] and match.choice == match.at(count).choice
        assert match.events == match.at(count).events
        for option in answers[count:]:
            match.answer(option)
        assert match.events == events


def test_a_record_of_other_rules_or_with_a_foreign_answer_is_refused_in_a_sentence() -> None:
    record = finish(GAME.match(seed=1), 1).record
    changes: list[tuple[dict[str, object], str]] = [
        ({"version": 9}, "version 9 of the rules"),
        ({"answers": ["play:77"]}, "parts from the rules at answer 1"),
        ({"digests": {"1": "0" * 16}}, "digest"),
    ]
    for change, said in changes:
        broken = Record.parse(record.text())
        for key, value in change.items():
            setattr(broken, key, value)
        with pytest.raises(RecordError, match=said):
            replay(GAME, broken, check=True)


def test_a_dealt_position_keeps_its_question_and_the_seats_view() -> None:
    match = GAME.match(seed=3)
    position = match.position.copy()
    position.redeal(0, Dice(99))
    assert position.choice == match.choice
    assert GAME.rules.view(position.state, 0) == match.view("left")
    assert GAME.rules.view(position.state, 1) != match.view("right")


def test_a_dealt_position_is_played_on_and_never_copied() -> None:
    position = GAME.match(seed=3).position.copy()
    position.redeal(0, Dice(99))
    while position.choice is not None:
        with pytest.raises(AssertionError, match="never copied"):
            position.copy()
        position.play(position.choice.options[0])
    assert GAME.rules.outcome(position.state) is not None


def test_the_story_leaves_out_dice_that_the_next_event_tells_of() -> None:
    words = GAME.words("en")
    rolled = 0
    for seed in range(12):
        match = finish(GAME.match(seed=seed), seed)
        rolled += sum(event.kind == "die" for event in match.events)
        assert words.story(match.events) == [event for event in match.events if event.kind != "die"]
    assert rolled


def test_the_story_keeps_dice_of_which_nothing_came() -> None:
    alone = Event("die", ("check", 6, 3))
    told = Event("played", (0, 5, 4, 9))
    assert GAME.words("en").story([alone, Event("die", ("bonus", 6, 4)), told, alone]) == [alone, told, alone]


@pytest.mark.parametrize(
    "given",
    [
        (("play", True),),
        (("play", 3.0),),
        (("play", "3"),),
        (("play", None),),
        (["play", 3],),
        (("play", 3, 0),),
        (("play",),),
        (None,),
        (3,),
        ("play", True),
        ("play", 3.0),
        ("play", ["3"]),
        (b"play", 3),
        (("play", 3), 3),
        ("play",),
        ("x" * 100_000,),
        ("play\nstop",),
        (("play", np.int64(3)),),
        ("play", np.int64(3)),
        (np.str_("stop"),),
        (("play", np.bool_(True)),),
    ],
    ids=lambda given: str(given)[:30],
)
def test_only_plain_texts_and_whole_numbers_are_answers(given: tuple[Any, ...]) -> None:
    """Whatever else is given is refused in one line, and the match is as it was: it goes on and replays."""
    match = GAME.match(seed=4)
    assert ("play", 3) in match.choice.options  # type: ignore[union-attr]
    before = match.record
    with pytest.raises(NotOffered) as refusal:
        match.answer(*given)
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 300
    assert match.record == before
    match.answer(("play", 3))
    assert replay(GAME, match.record, check=True).record == match.record


class FailsOnce(ToyRules):
    failed = False

    def step(self, g: ToyState) -> Steps:
        seat = g.to_play
        _verb, card = yield g.ask(seat, "card", [("play", g.hands[seat][0]), ("stop", 0)], 1)
        if not self.failed:
            self.failed = True
            g.points[seat] += card
            raise KeyError("a slip of the rules")
        g.stopped[seat] = True
        g.to_play = 1 - seat


def test_when_the_rules_fail_on_an_answer_the_match_stands_where_it_stood() -> None:
    match = Game(GAME.folder, FailsOnce()).match(seed=4)
    before = match.record
    option = match.choice.options[0]  # type: ignore[union-attr]
    with pytest.raises(KeyError):
        match.answer(option)
    assert match.record == before and match.events == []
    match.answer(option)
    assert match.state.points == [0, 0] and len(match.answers) == 1  # type: ignore[attr-defined]


def test_when_a_script_of_dice_ends_the_match_stands_where_it_stood() -> None:
    match = GAME.match(seed=4, dice=[])
    before = match.record
    with pytest.raises(TapeEnded):
        match.answer("play", 3)
    assert match.record == before
    match.answer("stop")


def test_a_die_does_not_show_what_it_has_not() -> None:
    for wrong in (0, 7, -1, 10**30):
        with pytest.raises(WrongRoll, match="6 sides"):
            GAME.match(seed=4, dice=[wrong]).answer("play", 3)


class SecretDice(ToyRules):
    """The toy, in which seat 1 is told a die after every card that seat 0 plays."""

    def step(self, g: ToyState) -> Steps:
        if g.to_play == 0:
            yield g.ask(0, "card", [("stop", 0), ("play", g.hands[0][0])], 1)
            g.roll_for(1, "bonus")
            g.to_play = 1
        else:
            yield g.ask(1, "card", [("stop", 0), ("play", g.hands[1][0])], 1)
            g.roll_for(1, "bonus")
            g.stopped = [True, True]


def test_a_secret_die_is_told_to_its_owner_alone_and_bars_undo_for_nobody_else() -> None:
    """Seat 0's answer, behind which the other seat was told a die, can be taken back; seat 1's own cannot."""
    match = Game(GAME.folder, SecretDice()).match(seed=5)
    match.answer("stop")
    assert [event.audience for event in match.events if event.kind == "die"] == [1]
    assert [event.kind for event in match.log_for(0)] == [] and len(match.log_for(1)) == 1
    assert match.shown_since() == ""
    match.copy().undo()
    match.answer("stop")
    assert match.shown_since() == "die"
    with pytest.raises(NotUndone):
        match.undo()


def test_an_argument_of_an_event_may_have_two_readings() -> None:
    """The one seat reads it in full, everybody else as far as he may; when all is over it is read in full."""
    event = Event("moved", ((TwoReadings(1, 17, 10), 5), TwoReadings(0, 28, 20)))
    assert event.args == ((10, 5), 20)
    assert [event.read_by(seat).args for seat in (-1, 0, 1)] == [((10, 5), 20), ((10, 5), 28), ((17, 5), 20)]
    assert event.in_full().args == ((17, 5), 28)
    assert event != Event("moved", ((10, 5), 20)) and event.read_by(1) == Event("moved", ((17, 5), 20))
    plain = Event("moved", ((10, 5), 20))
    assert plain.read_by(1) is plain and plain.told == ()
