"""[M8] [R2.1] A terrain whose entry is decided by the Destiny token says so before it is chosen."""

from fractions import Fraction

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.tonga.printed.cards import HORSA_LANDING
from bridgehead.registry import game

GAME = game("tonga")
FOLLOWED_BY = {"advance": ("terrain", "objective"), "keep": ("approach",)}


def test_whoever_enters_a_terrain_has_seen_what_the_token_decides() -> None:
    """[M4] [R7.4] Wherever the next thing that is told after a choice of terrain is the token, its odds were shown; and
    nowhere else.
    """
    tossed = quiet = 0
    for seed in range(12):
        match, dice = Match(GAME, GAME.setup("2"), seed), Dice(seed)
        while (choice := match.choice) is not None:
            option = choice.options[dice.below(len(choice.options))]
            odds, before = match.odds(option), len(match.events)
            match.take(option)
            if choice.prompt in FOLLOWED_BY.get(option[0], ()):
                came = any(event.kind == "die" and event.args[0] == "destiny" for event in match.events[before:])
                assert (odds is not None) == came, f"{seed}: {GAME.notation(option)}"
                tossed += came
                quiet += not came
    assert tossed > 3 and quiet > 10


def test_the_gliders_of_merville_are_decided_by_the_token() -> None:
    """[M8] Among the objectives that he may choose the British player finds the landing of the Horsas; its odds are the
    token's, and the token is tossed as he draws.
    """
    horsas = ("advance", HORSA_LANDING)
    match, dice, staff = Match(GAME, GAME.setup("2"), 8), Dice(8), GAME.rules.staff
    while (choice := match.choice) is not None and horsas not in choice.options:
        judged = staff.judge(match.state, choice)
        best = choice.options[judged.index(max(judged))]
        match.take(best if dice.below(5) else choice.options[dice.below(len(choice.options))])
    assert match.choice is not None and match.choice.prompt == "objective"
    odds, before = match.odds(horsas), len(match.events)
    assert odds is not None and odds.chance("success") == Fraction(1, 2)
    match.take(horsas)
    assert [event.args[0] for event in match.events[before:] if event.kind == "die"] == ["destiny"]
