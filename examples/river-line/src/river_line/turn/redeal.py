"""What a seat cannot know, dealt anew."""

from bridgehead.engine.dice import Dice

from river_line.printed.facts import RESERVES, SEATS
from river_line.state import GameState


def deal(g: GameState, seat: int, dice: Dice) -> None:
    """Draw the reserves that the seat has not seen anew."""
    for owner in range(len(SEATS)):
        if owner != seat and not g.used[owner]:
            g.reserve[owner] = dice.below(RESERVES)
