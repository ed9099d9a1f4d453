"""What a player is, and how one is asked."""

from typing import Final

from mypy_extensions import mypyc_attr

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import State
from bridgehead.players.sight import Sight

DECISIONS: Final = 0x9C1A  # marks the dice of players, so that they are never those of the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One of our own players. What it remembers between questions saves it time and nothing else: a match can be saved
    and gone on with by another of its kind.
    """

    def choose(self, sight: Sight, dice: Dice) -> Option:
        """One of the options of `sight.choice`; with the same sight and dice always the same one."""
        raise NotImplementedError

    def by_clock(self) -> bool:
        """Whether it thinks for a time, so that what it plays hangs on how fast the machine and the build are."""
        return False


def decision_dice(seed: int, answers: int) -> Dice:
    """The player's dice for the decision that follows so many answers in a match of this seed."""
    return Dice(seed).branch(DECISIONS + (answers << 16))


def decide(player: Player, position: Position[State], seed: int, answers: int) -> Option:
    """Ask a player the open question. A question with one option costs nothing."""
    choice = position.choice
    assert choice is not None, "the game is over"
    if len(choice.options) == 1:
        return choice.options[0]
    return player.choose(Sight(position), decision_dice(seed, answers))
