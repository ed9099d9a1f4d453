"""The two players that need no search."""

from collections.abc import Callable

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.state import State
from bridgehead.players.player import Player
from bridgehead.players.sight import Sight
from bridgehead.staff.playing import best


class RandomPlayer(Player):
    """Any option, each equally likely."""

    def choose(self, sight: Sight, dice: Dice) -> Option:
        options = sight.choice.options
        return options[dice.below(len(options))]


class StaffPlayer(Player):
    """The option that the game's own heuristics judge best in one deal that the seat holds possible."""

    def choose(self, sight: Sight, dice: Dice) -> Option:
        deal = sight.deal(dice.branch(1))
        judged = sight.rules.staff.judge(deal.state, sight.choice)
        return sight.choice.options[best(judged, dice)]


def random_pick(dice: Dice) -> Callable[[State, Choice], Option]:
    """A chooser of random options for playouts at full speed."""

    def pick(_state: State, choice: Choice) -> Option:
        options = choice.options
        return options[dice.below(len(options))]

    return pick
