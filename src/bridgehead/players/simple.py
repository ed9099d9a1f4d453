"""The two players that need no search."""

from collections.abc import Callable

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.state import State
from bridgehead.players.player import Player
from bridgehead.players.sight import Sight


class RandomPlayer(Player):
    """Any option, each equally likely."""

    def choose(self, sight: Sight, dice: Dice) -> Option:
        options = sight.choice.options
        return options[dice.below(len(options))]


class StaffPlayer(Player):
    """The option that the game's own heuristics judge best in one deal that the seat holds possible."""

    def choose(self, sight: Sight, dice: Dice) -> Option:
        deal = sight.deal(dice.branch(1))
        judged = sight.rules.judge(deal.state, sight.choice)
        return sight.choice.options[best(judged, dice)]


def best(judged: list[float], dice: Dice) -> int:
    """The place of the best judgement; the dice settle ties."""
    most = max(judged)
    ties = [at for at, one in enumerate(judged) if one == most]
    return ties[0] if len(ties) == 1 else dice.pick(ties)


def random_pick(dice: Dice) -> Callable[[State, Choice], Option]:
    """A chooser of random options for playouts at full speed."""

    def pick(_state: State, choice: Choice) -> Option:
        options = choice.options
        return options[dice.below(len(options))]

    return pick
