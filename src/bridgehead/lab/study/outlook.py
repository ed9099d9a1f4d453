"""How a game may end from here: the staff plays it out for all seats, many times."""

from dataclasses import dataclass

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Outcome
from bridgehead.engine.state import State
from bridgehead.players.simple import best


@dataclass(slots=True, frozen=True)
class Outlook:
    """What playing on brought: the share of games that the seat won (a draw counts half), its mean score, how many."""

    win: float
    score: float
    games: int


def play_out(position: Position[State], dice: Dice) -> Outcome:
    """Let the staff answer every question to the end, in place."""
    rules = position.rules
    while (choice := position.choice) is not None:
        at = 0 if len(choice.options) == 1 else best(rules.judge(position.state, choice), dice)
        position.play(choice.options[at])
    outcome = rules.outcome(position.state)
    assert outcome is not None, "no question is open and the game is not over"
    return outcome


def share(outcome: Outcome, seat: int) -> float:
    """What the end counts for a seat: 1 for a win, 0 for a loss, a half for a draw of two."""
    if outcome.winner < 0 and len(outcome.scores) > 1:
        return 0.5
    return float(outcome.winner == seat)


def summed(outcomes: list[Outcome], seat: int) -> Outlook:
    """The outlook that so many ends give a seat."""
    count = len(outcomes)
    return Outlook(
        sum(share(one, seat) for one in outcomes) / count, sum(one.scores[seat] for one in outcomes) / count, count
    )


def truth(position: Position[State], dice: Dice) -> Position[State]:
    """A copy to play on, with the secrets as they are and other dice. Not for players: it knows what no seat knows."""
    copy = position.copy()
    copy.state.dice = dice
    copy.base = copy.state
    copy.dealt = True
    return copy
