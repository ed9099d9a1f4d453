"""How a game may end from here: the staff plays it out for all seats, many times."""

from dataclasses import dataclass

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Outcome
from bridgehead.engine.state import State
from bridgehead.staff.playing import by_staff, play_on


@dataclass(slots=True, frozen=True)
class Outlook:
    """What playing on brought: the share of games that the seat won (a draw counts half), its mean score, how many."""

    win: float
    score: float
    games: int


def staffs_end(position: Position[State], dice: Dice) -> Outcome:
    """How the game ends if the staffs play on from here, in place."""
    return play_on(position, by_staff(position.rules.staff, dice))


def summed(outcomes: list[Outcome], seat: int) -> Outlook:
    """The outlook that so many ends give a seat."""
    count = len(outcomes)
    return Outlook(
        sum(one.share(seat) for one in outcomes) / count, sum(one.scores[seat] for one in outcomes) / count, count
    )


def truth(position: Position[State], dice: Dice) -> Position[State]:
    """A copy to play on, with the secrets as they are and other dice. Not for players: it knows what no seat knows."""
    copy = position.copy()
    copy.state.dice = dice
    copy.base = copy.state
    copy.dealt = True
    return copy
