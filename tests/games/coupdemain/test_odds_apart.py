"""[T35.12] The odds of fire taken apart for each target and for each roll, in a game between our staffs."""

import pytest

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.server.telling import odds as told
from bridgehead.showing.lines import struck_lines
from bridgehead.showing.skin import skin
from tests.games.coupdemain.test_words import GAME

SEED = 6


def of_many(match: Match, choice: Choice) -> Option | None:
    """The first option that strikes targets with different chances."""
    for option in choice.options:
        apart = match.breakdown(option)
        if apart is not None and len({tuple(one.results) for one in apart.struck}) > 1:
            return option
    return None


@pytest.fixture(scope="module")
def fight() -> tuple[Match, Option]:
    """A match at such a question."""
    match, dice = GAME.match("garrison", seed=SEED), Dice(SEED)
    while (choice := match.choice) is not None:
        option = of_many(match, choice)
        if option is not None:
            return match, option
        judged = GAME.rules.staff.judge(match.state, choice)
        match.take(choice.options[judged.index(max(judged))] if dice.below(8) else choice.options[0])
    raise AssertionError("no attack on several in this game")


def test_the_first_target_is_that_of_the_odds(fight: tuple[Match, Option]) -> None:
    """The 36 rolls add up to its chance to be harmed."""
    match, option = fight
    odds, apart = match.odds(option), match.breakdown(option)
    assert odds is not None and apart is not None
    assert apart.struck[0].results == odds.results and len(apart.rolls) == 36
    assert sum(one.harm for one in apart.rolls) / 36 == pytest.approx(float(1 - odds.chance("nothing")))
    assert all(sum(share for _, share in one.results) == 1 for one in apart.struck)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_target_is_told_by_what_its_enemy_calls_it(fight: tuple[Match, Option], lang: str) -> None:
    match, option = fight
    assert match.choice is not None
    words = GAME.words(lang).knowing(GAME.rules.names(match.state, match.choice.seat))
    apart = match.breakdown(option)
    assert apart is not None
    seen = told(match.odds(option), apart, words, skin(GAME))
    assert seen.struck[0].results == seen.results and len(seen.struck) > 1 and len(seen.rolls) == 36
    named = " ".join(one.text for one in seen.struck)
    assert all(words.called(one.kind, one.number) in named for one in apart.struck)
    assert len(struck_lines(words, apart)) == len(seen.struck)
