"""Whether the end of a movement phase is meant."""

import random

from bridgehead import registry
from bridgehead.engine.play.match import Match


def to_reinforcements() -> tuple[Match, int]:
    """A movement phase in which reinforcements may enter, come to by random play, and how many of them."""
    game = registry.game("airborne")
    for seed, scenario in enumerate(game.info.scenarios):
        match = game.match(scenario, seed=seed)
        dice = random.Random(seed)
        for _ in range(700):
            choice = match.choice
            if choice is None:
                break
            notes = game.rules.notes(match.state, choice, ("done", 0)) if ("done", 0) in choice.options else []
            if notes:
                assert [key for key, _ in notes] == ["sure-off-board"]
                return match, notes[0][1]
            match.take(dice.choice(choice.options))
    raise AssertionError("no reinforcement came")


def test_a_phase_in_which_reinforcements_may_enter_is_not_ended_unasked() -> None:
    """[P7.4] As many as may enter are told; when one has, one fewer."""
    match, waiting = to_reinforcements()
    choice = match.choice
    assert choice is not None
    assert choice.prompt in ("phase-vehicles", "phase-foot")
    seat = choice.seat
    for option in choice.options:
        after = match.copy()
        before = len(after.events)
        after.take(option)
        while after.choice is not None and after.choice.prompt != choice.prompt:
            assert after.choice.seat == seat or after.choice.prompt != "move-to"
            after.take(after.choice.options[-1])
        if any(event.kind == "enters" for event in after.events[before:]) and after.choice is not None:
            left = match.game.rules.notes(after.state, after.choice, ("done", 0))
            assert left == ([("sure-off-board", waiting - 1)] if waiting > 1 else [])
            return
    raise AssertionError("nobody entered")


def test_a_plan_is_not_sealed_unasked() -> None:
    """[I.I] Whoever has answered a run of questions with the first key is asked before nothing can be changed."""
    match = registry.game("airborne").match("heraklion", seed=1)
    while match.choice is not None and match.choice.prompt != "seal":
        match.take(match.choice.options[0])
    assert match.choice is not None
    notes = match.game.rules.notes(match.state, match.choice, match.choice.options[0])
    assert notes == [("sure-sealed", 0)]


def test_of_every_hex_aimed_at_stands_how_often_what_comes_down_there_is_lost() -> None:
    """[II.C] [III.F] The same chance as the odds have; a danger where that is more than one time in three."""
    game = registry.game("airborne")
    match, keys = game.match("first", seed=6), set()
    while (choice := match.choice) is not None and choice.prompt != "seal":
        for option in choice.options if choice.prompt == "landing-hex" else []:
            odds = game.rules.odds(match.state, choice, option)
            assert odds is not None
            lost = sum(share for code, share in odds.results if code in ("lost", "X"))
            key = "danger-lost" if 3 * lost > 1 else "lost"
            assert game.rules.notes(match.state, choice, option) == [(key, round(100 * lost))]
            keys.add(key)
        match.take(choice.options[0])
    assert keys == {"lost", "danger-lost"}


def test_of_every_turn_of_landing_stands_how_many_are_left_to_fight_after_it() -> None:
    """[I.I] A danger where it is a third of the battle or less."""
    game = registry.game("airborne")
    match = game.match("first", seed=6)
    while match.choice is not None and match.choice.prompt != "landing-turn":
        match.take(match.choice.options[0])
    assert match.choice is not None
    notes = [game.rules.notes(match.state, match.choice, option) for option in match.choice.options]
    known = [[("turns-left", left)] for left in (6, 5, 4, 3)]
    assert notes == known + [[("danger-turns-left", left)] for left in (2, 1, 0)]
