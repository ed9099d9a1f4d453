"""[M8] [R2.1] A terrain whose entry is decided by the Destiny token says so before it is chosen."""

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
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
