"""A match ended by a word: who concedes, or both agree to a draw; what the record says of it, and what it refuses."""

import json
from typing import Any

import pytest

from bridgehead import registry
from bridgehead.engine.choice import Choice
from bridgehead.engine.errors import BridgeheadError, NotOffered, NotUndone, RecordError
from bridgehead.engine.play.ending import End
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.testing.sampling import answering_dice
from tests.engine.toy.rulebook import GAME


def begun(game: Any = GAME, answers: int = 3, seed: int = 2, **options: str) -> Match:
    match: Match = game.match(None, options or None, seed)
    dice = answering_dice(seed)
    for _ in range(answers):
        choice = match.choice
        assert choice is not None
        match.take(choice.options[dice.below(len(choice.options))])
    return match


def asked(match: Match) -> Choice:
    assert match.choice is not None
    return match.choice


def test_who_concedes_has_lost_whoever_is_asked() -> None:
    for seat in (0, 1):
        match = begun()
        match.concede(seat)
        outcome = match.outcome
        assert outcome is not None and match.choice is None
        assert (outcome.label, outcome.winner, outcome.scores) == ("conceded", 1 - seat, [float(seat), float(1 - seat)])
        assert outcome.share(1 - seat) == 1.0 and outcome.share(seat) == 0.0
        assert match.end == End("conceded", GAME.info.seats[seat], 3)


def test_a_draw_is_nobodys_win() -> None:
    match = begun()
    match.draw()
    assert match.outcome is not None and match.outcome.label == "agreed" and match.outcome.winner == -1
    assert [match.outcome.share(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_who_lets_the_time_run_out_has_lost_it_to_the_other() -> None:
    """It is always the one who is asked, since of nobody else the time runs."""
    for answers in (0, 1, 3):
        match = begun(answers=answers)
        seat = asked(match).seat
        match.lapse()
        outcome = match.outcome
        assert outcome is not None and match.choice is None
        assert (outcome.label, outcome.winner, outcome.share(1 - seat)) == ("lapsed", 1 - seat, 1.0)
        assert match.end == End("lapsed", GAME.info.seats[seat], answers)
        again = replay(GAME, Record.parse(match.record.text()), check=True)
        assert again.record == match.record and again.events == match.events and again.outcome == outcome


def test_no_time_runs_alone_nor_after_the_end() -> None:
    with pytest.raises(BridgeheadError, match="only where two play"):
        begun(registry.game("pegasus")).lapse()
    match = begun()
    match.draw()
    before = match.record
    with pytest.raises(BridgeheadError, match="is over"):
        match.lapse()
    assert match.record == before


def test_a_record_cannot_say_that_somebody_who_was_not_asked_let_the_time_run_out() -> None:
    match = begun()
    other = GAME.info.seats[1 - asked(match).seat]
    match.lapse()
    forged = json.loads(match.record.text())
    forged["end"]["by"] = other
    with pytest.raises(RecordError, match="was not asked"):
        replay(GAME, Record.parse(json.dumps(forged)), check=True)


def test_a_game_for_one_is_given_up_without_a_score_and_counts_as_lost() -> None:
    match = begun(registry.game("pegasus"))
    match.concede("british")
    assert match.outcome is not None and match.outcome.label == "given-up" and match.outcome.scores == []
    assert match.outcome.share(0) == 0.0
    with pytest.raises(BridgeheadError, match="only where two play"):
        begun(registry.game("pegasus")).draw()


def test_the_log_says_who_resigned_and_the_words_who_won() -> None:
    match = begun(registry.game("tonga"))
    match.concede("german")
    words = match.game.words("en")
    assert words.event(match.events[-1]) == "Resignation: German."
    french = match.game.words("fr")
    assert french.event(match.events[-1]) == "Abandon : Allemand."
    for locale in ("en", "fr"):
        for kind in ("match-conceded", "match-lapsed", "match-agreed"):
            args: dict[str, str | int] = {} if kind == "match-agreed" else {"seat": "x"}
            assert match.game.words(locale).errors(f"event-{kind}", args) == []
        for label in ("conceded", "lapsed", "agreed", "given-up"):
            assert match.game.words(locale).errors(f"outcome-{label}", {"winner": "x"}) == []


def test_nothing_can_be_answered_taken_back_or_ended_after_it() -> None:
    match = begun()
    option = asked(match).options[0]
    match.concede(0)
    before = match.record
    with pytest.raises(BridgeheadError, match="is over"):
        match.concede(1)
    with pytest.raises(BridgeheadError, match="is over"):
        match.draw()
    with pytest.raises(NotOffered, match="is over"):
        match.answer(option)
    with pytest.raises(NotOffered, match="is over"):
        match.take(option)
    with pytest.raises(NotUndone, match="is over"):
        match.undo()
    assert match.record == before


def test_a_match_that_the_rules_ended_cannot_be_conceded() -> None:
    match = begun(answers=0)
    while match.choice is not None:
        match.take(match.choice.options[0])
    before = match.record
    with pytest.raises(BridgeheadError, match="is over"):
        match.concede(0)
    with pytest.raises(BridgeheadError, match="is over"):
        match.draw()
    assert match.record == before and match.end is None


@pytest.mark.parametrize("seat", [2, -1, "umpire"])
def test_only_a_seat_there_is_can_concede(seat: int | str) -> None:
    match = begun()
    with pytest.raises(BridgeheadError, match="no seat"):
        match.concede(seat)
    assert match.outcome is None


def test_the_word_can_be_recalled_and_leaves_no_trace() -> None:
    match = begun()
    before, log, choice = match.record, list(match.events), asked(match)
    match.concede(1)
    assert match.events != log
    match.recall()
    assert match.record == before and match.events == log and match.choice == choice and match.outcome is None
    with pytest.raises(NotUndone, match="none to take back"):
        match.recall()
    match.answer(choice.options[0])


def test_a_copy_is_over_too_and_what_stood_before_is_not() -> None:
    match = begun()
    match.draw()
    twin, past = match.copy(), match.at(2)
    assert twin.record == match.record and twin.events == match.events and twin.outcome == match.outcome
    assert past.outcome is None and past.end is None and past.choice is not None


def test_a_die_that_is_awaited_does_not_keep_anybody_from_conceding() -> None:
    match = GAME.match(options={"dice": "manual"}, seed=3)
    while not match.awaits_die:
        match.take(asked(match).options[0])
    match.concede(0)
    assert match.choice is None and match.outcome is not None
    again = replay(GAME, Record.parse(match.record.text()), check=True)
    assert again.record == match.record and again.outcome == match.outcome


@pytest.mark.parametrize("answers", [0, 1, 3])
@pytest.mark.parametrize("agreed", [False, True])
def test_the_record_says_so_and_replays(answers: int, agreed: bool) -> None:
    match = begun(answers=answers)
    if agreed:
        match.draw()
    else:
        match.concede(1)
    text = match.record.text()
    end = json.loads(text)["end"]
    how, by = ("agreed", "") if agreed else ("conceded", GAME.info.seats[1])
    assert end == {"how": how, "by": by, "after": answers}
    record = Record.parse(text)
    assert record == match.record
    again = replay(GAME, record, check=True)
    assert again.record == record and again.events == match.events and again.outcome == match.outcome
    if answers:
        assert replay(GAME, record, at=answers - 1).outcome is None
    assert replay(GAME, record, at=answers).outcome == match.outcome


def test_a_record_that_rules_ended_or_that_goes_on_has_no_word_of_it() -> None:
    match = begun()
    assert "end" not in json.loads(match.record.text())
    while match.choice is not None:
        match.take(match.choice.options[0])
    assert "end" not in json.loads(match.record.text())


def test_the_tape_of_a_match_that_was_conceded_ends_where_its_dice_do() -> None:
    """A script of dice reaches to the end of the game; a word ends it before."""
    first = begun(answers=0)
    while first.choice is not None:
        first.take(first.choice.options[0])
    dice = [int(str(event.args[2])) for event in first.events if event.kind == "die"]
    match = Match(GAME, first.setup, first.seed, dice)
    match.take(asked(match).options[0])
    match.concede(0)
    record = match.record
    assert record.tape is not None and len(record.tape) < len(dice)
    assert replay(GAME, Record.parse(record.text()), check=True).record == record
    longer = {**json.loads(record.text()), "tape": dice}
    with pytest.raises(RecordError, match="tape holds"):
        replay(GAME, Record.parse(json.dumps(longer)), check=True)


@pytest.mark.parametrize(
    "end",
    [
        None,
        [],
        {},
        "conceded",
        {"how": "conceded", "by": "left"},
        {"how": "conceded", "by": "left", "after": 3, "why": "tired"},
        {"how": "conceded", "by": "", "after": 3},
        {"how": "conceded", "by": None, "after": 3},
        {"how": "conceded", "by": ["left"], "after": 3},
        {"how": "agreed", "by": "left", "after": 3},
        {"how": "lapsed", "by": "", "after": 3},
        {"how": "won", "by": "left", "after": 3},
        {"how": ["agreed"], "by": "", "after": 3},
        {"how": "agreed", "by": "", "after": -1},
        {"how": "agreed", "by": "", "after": True},
        {"how": "agreed", "by": "", "after": 3.0},
        {"how": "agreed", "by": "", "after": "3"},
    ],
)
def test_an_end_of_another_form_is_refused_in_one_sentence(end: object) -> None:
    match = begun()
    match.draw()
    forged = {**json.loads(match.record.text()), "end": end}
    with pytest.raises(RecordError, match="'end' must be an object of 'how'") as refusal:
        Record.parse(json.dumps(forged))
    assert "\n" not in str(refusal.value)


def test_an_end_that_does_not_fit_is_refused() -> None:
    match = begun()
    going = json.loads(match.record.text())
    match.concede("left")
    conceded = json.loads(match.record.text())
    match.recall()
    while match.choice is not None:
        match.take(match.choice.options[0])
    over = json.loads(match.record.text())
    end = conceded["end"]
    changes: list[tuple[dict[str, Any], str]] = [
        ({**conceded, "end": {**end, "after": 2}}, "ends after answer 2, and it has 3 answers"),
        ({**conceded, "end": {**end, "after": 10**30}}, "and it has 3 answers"),
        ({**conceded, "end": {**end, "by": "umpire"}}, "There is no seat 'umpire'"),
        ({**conceded, "end": {"how": "agreed", "by": "", "after": 3}}, "its answers lead to 'agreed'"),
        ({**conceded, "outcome": ""}, "its answers lead to 'conceded'"),
        ({**conceded, "outcome": over["outcome"]}, "its answers lead to 'conceded'"),
        ({**going, "outcome": "conceded"}, "since it goes on"),
        ({**over, "end": {**end, "after": len(over["answers"])}}, "end does not fit: The match is over"),
    ]
    for forged, said in changes:
        with pytest.raises(BridgeheadError) as refusal:
            replay(GAME, Record.parse(json.dumps(forged)), check=True)
        assert said in str(refusal.value)
    other = {**conceded, "end": {**end, "by": "right"}}
    other_way = replay(GAME, Record.parse(json.dumps(other)), check=True)  # who conceded is in the record alone
    assert other_way.outcome is not None and other_way.outcome.winner == 0
