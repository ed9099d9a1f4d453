"""What manners of playing have shown in walks, and which of them is surely better than another.

They are tried in rounds: in a round every manner that is still hopeful is tried once, all in the same deal of what the
seat cannot know and with the same dice to come, so that luck favours none of them. Only differences within a round
count.
"""

import math
from typing import Final

KEPT: Final = 0.5  # of what a turn has shown, how much counts in the next
FORGOTTEN: Final = 0.1  # what counts for less is left out
BELIEVED: Final = 4.0  # rounds without a difference that are believed in before any was played
UNEVEN: Final = 1.0  # variance of a difference in those
BEHIND: Final = 2.0  # standard errors by which a manner must have fallen behind to be tried no more
SURELY: Final = 1.0  # standard errors by which a manner must do better to be taken up
KNOWN: Final = 0.04  # standard error of a difference from which more rounds would change nothing


class Round:
    """The values, from -1 (lost) to 1 (won), of the walks of a round by the manner's place, and how much they count."""

    __slots__ = ("values", "weight")

    values: dict[int, float]
    weight: float

    def __init__(self) -> None:
        self.values = {}
        self.weight = 1.0


class Evidence:
    """The rounds so far of so many manners; the last one may be under way."""

    __slots__ = ("manners", "rounds", "waiting")

    manners: int
    rounds: list[Round]
    waiting: list[int]

    def __init__(self, manners: int) -> None:
        self.manners = manners
        self.rounds = []
        self.waiting = []

    def walks(self) -> int:
        """How many walks are remembered."""
        return sum([len(one.values) for one in self.rounds])

    def begin_round(self, own: int) -> bool:
        """Begin a round of all that have not fallen behind, or say that enough is known."""
        hopeful, uncertain = self.hopeful(own)
        if len(hopeful) == 1 or uncertain < KNOWN:
            return False
        self.waiting = hopeful
        self.rounds.append(Round())
        return True

    def add(self, value: float) -> None:
        """Note what the walk of the next manner that is waiting showed."""
        self.rounds[-1].values[self.waiting.pop(0)] = value

    def fade(self) -> None:
        """Count for less, since the position has changed; a round that is under way is broken off."""
        self.waiting = []
        for one in self.rounds:
            one.weight *= KEPT
        self.rounds = [one for one in self.rounds if one.weight >= FORGOTTEN]

    def lead(self, first: int, second: int) -> tuple[float, float]:
        """How much better one manner did than another in the rounds of both, drawn towards no difference, and its error
        (standard).
        """
        weight, total, squares = BELIEVED, 0.0, BELIEVED * UNEVEN
        for one in self.rounds:
            if first in one.values and second in one.values:
                apart = one.values[first] - one.values[second]
                weight += one.weight
                total += one.weight * apart
                squares += one.weight * apart * apart
        mean = total / weight
        return mean, math.sqrt(max(0.0, squares / weight - mean * mean) / weight)

    def hopeful(self, own: int) -> tuple[list[int], float]:
        """The manners that have not fallen clearly behind the best, and how uncertain the least known of them is."""
        leader = own
        for at in range(self.manners):
            if self.lead(at, leader)[0] > 0.0:
                leader = at
        found: list[int] = []
        uncertain = 0.0
        for at in range(self.manners):
            ahead, error = self.lead(leader, at) if at != leader else (0.0, 0.0)
            if ahead <= BEHIND * error:
                found.append(at)
                uncertain = max(uncertain, error)
        return found, uncertain

    def surely_best(self, own: int) -> int:
        """The manner that did best against our own, if it did surely better, else our own."""
        found, most = own, 0.0
        for at in range(self.manners):
            ahead, error = self.lead(at, own) if at != own else (0.0, 0.0)
            if ahead > SURELY * error and ahead > most:
                found, most = at, ahead
        return found
