"""What a piece is told that things cost and why it stops, and what then comes of them."""

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.remagen.state import Bridgehead, has_marched
from bridgehead.registry import game

GAME = game("remagen")


def test_a_march_costs_what_was_said_and_ends_where_that_was_said() -> None:
    """[4.1] [4.2] [4.5] What a piece has left after a march is what it had less the price; nothing is left where it was
    said to stop, unless it has a gun to drop.
    """
    match = Match(GAME, GAME.setup("short"), 2)
    dice, marches, stops = Dice(3), 0, 0
    while (choice := match.choice) is not None and marches < 150:
        g = match.state
        assert isinstance(g, Bridgehead)
        going = [option for option in choice.options if option[0] == "to"]
        options = going or choice.options
        option = options[dice.below(len(options))]
        if not going:
            match.take(option)
            continue
        price, unit = GAME.rules.prices(g, choice)[option], choice.about[0]
        assert price.left == g.left[unit]
        match.take(option)
        after = match.state
        assert isinstance(after, Bridgehead)
        marches += 1
        stops += bool(price.dangers)
        if price.dangers:
            assert after.left[unit] == 0 or has_marched(after, unit)
        else:
            assert after.left[unit] == price.left - price.cost
    assert marches > 50 and stops > 5


def test_what_the_result_hangs_on_is_told_by_the_rules_that_decide_it() -> None:
    """[12.2] The value across the river is the sum of the kinds, and the level at the end is the outcome's."""
    match = Match(GAME, GAME.setup("short"), 5)
    dice = Dice(8)
    while (choice := match.choice) is not None:
        match.take(choice.options[dice.below(len(choice.options))])
    found = GAME.rules.tally(match.state, 0)
    assert found is not None and match.outcome is not None
    assert found.level == f"outcome-{match.outcome.label}"
    assert sum(part.points for part in found.parts) == found.total == match.events[-1].args[0]
