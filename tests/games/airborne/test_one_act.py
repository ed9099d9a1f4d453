"""No die of one's own is cast by one act: its odds are shown first, or it is asked whether it is meant."""

import random
from collections.abc import Callable
from fractions import Fraction

import pytest

from bridgehead import registry
from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.match import Match
from bridgehead.games.airborne.printed.tables import SURVIVAL

GAME = registry.game("airborne")


def come_to(prompt: str, wanted: Callable[[Choice], bool] = lambda _choice: True, fights: bool = False) -> Match:
    """A question of this kind, by random play; those who seek a fight take the first attack that is offered."""
    for seed, scenario in enumerate(GAME.info.scenarios):
        match = GAME.match(scenario, seed=seed)
        dice = random.Random(seed)
        for _ in range(900):
            choice = match.choice
            if choice is None:
                break
            if choice.prompt == prompt and wanted(choice):
                return match
            attacks = [option for option in choice.options if option[0] in ("fire-at", "on-hex")]
            match.take(attacks[0] if fights and attacks else dice.choice(choice.options))
    raise AssertionError(f"no question {prompt} came")


def dice_of(match: Match, option: Option) -> list[str]:
    """The dice that follow from an option, up to the next question."""
    after = match.copy()
    before = len(after.events)
    after.take(option)
    return [str(event.args[0]) for event in after.events[before:] if event.kind == "die"]


def test_where_a_stick_lands_its_chances_are_shown() -> None:
    """[II.D] The die of the ground where it comes down."""
    match = come_to("landing-place")
    assert match.choice is not None
    for option in match.choice.options:
        odds = match.odds(option)
        assert odds is not None
        assert odds.table == "drop"
        assert sum(share for _, share in odds.results) == 1
        assert all(share.denominator in (1, 2, 3, 6) for _, share in odds.results)
        safe = dict(odds.results).get("safe", Fraction(0))
        column = max(range(len(SURVIVAL.columns)), key=lambda at: abs(safe - spared(at)) == 0)
        assert spared(column) == safe


def spared(column: int) -> Fraction:
    return Fraction(sum(SURVIVAL.result(column, die) == "-" for die in range(1, 7)), 6)


def test_the_last_question_before_a_lone_firers_die_shows_his_odds() -> None:
    """[P8.1] More targets in the hex, or enough of them."""
    match = come_to("more-targets", lambda choice: True, fights=True)
    for _ in range(40):
        choice = match.choice
        assert choice is not None
        if choice.prompt == "more-targets":
            rolled = [option for option in choice.options if "die-fire" in dice_of(match, option)]
            if rolled:
                assert all(match.odds(option) is not None for option in rolled)
                return
        match.take(choice.options[-1])
    pytest.skip("several could fire each time")


def test_a_bombardment_that_was_ordered_asks_whether_it_is_meant() -> None:
    """[P8.2] How many dice follow hangs on who is there."""
    match = come_to("barrage", fights=True)
    choice = match.choice
    assert choice is not None
    for option in choice.options:
        asked = [key for key, _ in GAME.rules.notes(match.state, choice, option)]
        assert asked == ([] if option[0] == "hold" else ["sure-barrage"])
