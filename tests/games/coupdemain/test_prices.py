"""What the stack under way is told that things cost, and what then comes of them."""

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.registry import game

GAME = game("coupdemain")


def ways_that_cost_what_was_said(seed: int) -> int:
    """How many ways of a random game led to their goal; each at the price that was told before."""
    match = Match(GAME, GAME.setup("garrison"), seed)
    dice, came = Dice(5), 0
    for _ in range(9000):
        choice, g = match.choice, match.state
        if choice is None:
            break
        assert isinstance(g, CoupState)
        going = [option for option in choice.options if choice.prompt == "route" and option[0] == "to"]
        options = going or [option for option in choice.options if option[0] != "orders"]
        option = options[dice.below(len(options))]
        prices, spent, stack = GAME.rules.prices(g, choice), g.spent, g.stack[:]
        match.take(option)
        after = match.state
        assert isinstance(after, CoupState)
        if going and after.stack == stack and after.where[stack[0]] == option[1]:
            came += 1
            assert prices[option].of == "mf" and prices[option].left >= prices[option].cost
            assert after.spent - spent - prices[option].cost in (0, 2)
    return came


def test_a_way_costs_what_was_said() -> None:
    """[T11.3] [T11.5] Whoever gets to his goal without being asked anew has spent the price of the way, and 1 MF more
    where he gets down into a ditch or trench there.
    """
    came = sum(ways_that_cost_what_was_said(seed) for seed in range(2, 6))
    assert came > 8


def test_what_the_scenario_hangs_on_is_told_by_the_rules_that_decide_it() -> None:
    """[T34.4] At the end the objectives and losses come to the outcome."""
    match = Match(GAME, GAME.setup("garrison"), 5)
    dice = Dice(8)
    while (choice := match.choice) is not None:
        match.take(choice.options[dice.below(len(choice.options))])
    found = GAME.rules.tally(match.state, 0)
    assert found is not None and match.outcome is not None
    assert found.level == f"outcome-{match.outcome.label}" and all(part.condition for part in found.parts)
