"""Advice for whoever is asked: the best options, what they promise, and why; from the seat's own knowledge alone."""

from dataclasses import dataclass
from time import monotonic
from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.rulebook import Outcome
from bridgehead.lab.study.outlook import Outlook, staffs_end, summed
from bridgehead.players import Sight, decision_dice
from bridgehead.players.levels import mastered
from bridgehead.players.rounds import Finding
from bridgehead.players.search import Settings, search

ADVICE: Final = 0xAD1C  # marks the dice of advice, so that they are nobody else's
FEWEST: Final = 4  # games played out for an option, however little time there is


@dataclass(slots=True, frozen=True)
class Suggestion:
    """One option worth taking: `value` is what the search expects (-1 lost to 1 won), `outlook` how games end that the
    staff plays on from it, `reason` the staff's phrase for it as a message id (may be empty).
    """

    option: Option
    value: float
    outlook: Outlook
    reason: str


def advice(match: Match, seconds: float = 2.0, iterations: int = 0, count: int = 3) -> list[Suggestion]:
    """The `count` best options of the open question, the best first.

    Half the time goes to the search, half to games played out; with `iterations` the search makes so many walks and a
    sixth as many games are played out for each option, and the same match gives the same advice. Raises
    BridgeheadError when no question is open, or a die is awaited.
    """
    choice = match.choice
    if choice is None:
        raise BridgeheadError("The match is over; there is nothing to advise.")
    if match.roll_purpose:
        raise BridgeheadError("A die is awaited; there is nothing to advise.")
    sight = Sight(match.position)
    dice = decision_dice(match.seed, len(match.answers)).branch(ADVICE)
    budget = Settings(iterations=iterations, seconds=0.0 if iterations else seconds / 2)
    settings = mastered(budget, sight, dice)
    found = sorted(search(sight, dice.branch(1), settings), key=lambda one: (-one.edge, -one.value))[:count]
    ends = _ends(sight, found, dice.branch(2), seconds / 2, iterations // 6)
    return [
        Suggestion(one.option, one.value, summed(outcomes, sight.seat), _reason(sight, one, dice))
        for one, outcomes in zip(found, ends)
    ]


def _ends(sight: Sight, found: list[Finding], dice: Dice, seconds: float, games: int) -> list[list[Outcome]]:
    """For each option the ends of games played out from it, in the same deals for all."""
    ends: list[list[Outcome]] = [[] for _ in found]
    until = monotonic() + seconds
    number = 0
    while number < max(FEWEST, games) or (games == 0 and monotonic() < until):
        for one, outcomes in zip(found, ends):
            position = sight.deal(dice.branch(2 * number))
            position.play(one.option)
            outcomes.append(staffs_end(position, dice.branch(2 * number + 1)))
        number += 1
    return ends


def _reason(sight: Sight, one: Finding, dice: Dice) -> str:
    """The staff's phrase, from a deal that the seat holds possible."""
    return sight.rules.staff.reason(sight.deal(dice.branch(3)).state, sight.choice, one.option)
