"""What a player is given in place of the position: the question it is asked, and deals that its seat holds possible."""

from bridgehead.engine.choice import Choice
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Rulebook
from bridgehead.engine.state import State
from bridgehead.engine.view import View


class Sight:
    """The open question of a position as its seat sees it.

    The true position stays behind a closed door: all that comes out is the question, the seat's view, and copies in
    which everything that the seat cannot know was dealt anew, future dice included.
    """

    __slots__ = ("seat", "choice", "rules", "__true")

    seat: int
    choice: Choice
    rules: Rulebook[State]
    __true: Position[State]

    def __init__(self, position: Position[State]) -> None:
        """Of a position with an open question, which is only ever copied."""
        choice = position.choice
        assert choice is not None, "the game is over"
        self.seat = choice.seat
        self.choice = choice
        self.rules = position.rules
        self.__true = position

    def deal(self, dice: Dice) -> Position[State]:
        """A position of the player's own, at the same question, that the seat cannot tell from the true one.

        What is dealt depends on the seat's knowledge and on the dice alone. It can be played on, and not copied.
        """
        deal = self.__true.copy()
        deal.redeal(self.seat, dice)
        deal.base = deal.state  # the whole state that the step began with holds the truth
        return deal

    def view(self) -> View:
        """What the seat sees."""
        return self.rules.view(self.__true.state, self.seat)
