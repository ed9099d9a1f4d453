"""What is compared in rounds, and how much it proves that one was ahead of another.

Those compared are tried in the same rounds, and only the differences between them count. A handful of rounds proves
little: every comparison begins with some rounds without a difference that are believed in beforehand.
"""

import math
from typing import Final

from bridgehead.engine.choice import Option

FEWEST_ROUNDS: Final = 10  # before an option may be dropped
BEHIND: Final = 2.0  # standard errors by which an option must have fallen behind to be dropped
DOUBT: Final = 1.0  # standard errors by which another option must beat the staff's to be preferred
BELIEVED: Final = 6  # rounds without a difference that are believed in before any was played
UNEVEN: Final = 0.09  # variance of a difference in those rounds, at most …
EVEN: Final = 1e-4  # … and at least; what is usual for the question lies between
TRIFLE: Final = 0.004  # by how much one may do better that is not worth more rounds


class Finding:
    """What a search found of one option: how often it was walked, its expected value from -1 (lost) to 1 (won), how far
    it is `ahead` of the staff's choice with what standard `error`, and its `edge`: how much better than the staff's
    choice it surely is (0 for that choice itself, -2 for what was hardly tried).
    """

    __slots__ = ("option", "visits", "value", "edge", "ahead", "error")

    option: Option
    visits: int
    value: float
    edge: float
    ahead: float
    error: float

    def __init__(
        self, option: Option, visits: int, value: float, edge: float, ahead: float = 0.0, error: float = 0.0
    ) -> None:
        self.option = option
        self.visits = visits
        self.value = value
        self.edge = edge
        self.ahead = ahead
        self.error = error

    def __repr__(self) -> str:
        return f"Finding({self.option}, visits={self.visits}, value={self.value:+.3f}, edge={self.edge:+.3f})"


class Candidate:
    """One of those that are compared: its place among them, the option that it begins with, and the values of its walks
    by round, the first of which was round `since`.
    """

    __slots__ = ("place", "option", "since", "values", "total")

    place: int
    option: Option
    since: int
    values: list[float]
    total: float

    def __init__(self, place: int, option: Option, since: int) -> None:
        self.place = place
        self.option = option
        self.since = since
        self.values = []
        self.total = 0.0

    def add(self, value: float) -> None:
        """Note the value of one more round."""
        self.values.append(value)
        self.total += value

    def mean(self) -> float:
        """The mean of all rounds so far."""
        return self.total / len(self.values)

    def lead(self, other: "Candidate", usual: float = UNEVEN) -> tuple[float, float, int]:
        """How much better than the other it did in the rounds of both: the mean, its standard error, the rounds. Both
        are drawn towards what was believed before, no difference and the usual variance, since a handful of rounds
        proves little.
        """
        total, squares, count = self.apart(other)
        if count <= 0:
            return 0.0, 2.0, 0
        weight = count + BELIEVED
        mean = total / weight
        variance = (squares + BELIEVED * usual) / weight - mean * mean
        return mean, math.sqrt(variance / weight), count

    def apart(self, other: "Candidate") -> tuple[float, float, int]:
        """The differences in the rounds of both: their sum, the sum of their squares, their number."""
        first = max(self.since, other.since)
        count = min(self.since + len(self.values), other.since + len(other.values)) - first
        total, squares = 0.0, 0.0
        for at in range(first, first + count):
            apart = self.values[at - self.since] - other.values[at - other.since]
            total += apart
            squares += apart * apart
        return total, squares, count


def unevenness(field: list[Candidate]) -> float:
    """The variance that is usual for the differences between candidates of a question: the middle one of those from the
    first. Where little hangs on the dice, a small lead proves more.
    """
    found: list[float] = []
    for one in field[1:]:
        total, squares, count = one.apart(field[0])
        if count >= FEWEST_ROUNDS:
            found.append(squares / count - (total / count) ** 2)
    if not found:
        return UNEVEN
    found.sort()
    return max(EVEN, min(UNEVEN, found[len(found) // 2]))


def parted(field: list[Candidate]) -> tuple[list[Candidate], list[Candidate], float]:
    """Those that are still hopeful, those that have fallen clearly behind the best, and by how much the best may yet be
    ahead of another that is hopeful. One that came late has not been tried often enough to count.
    """
    leader, usual = field[0], unevenness(field)
    for one in field[1:]:
        if len(one.values) >= FEWEST_ROUNDS and one.lead(leader, usual)[0] > 0.0:
            leader = one
    hopeful: list[Candidate] = []
    gone: list[Candidate] = []
    most = 0.0
    for one in field:
        if one is leader:
            hopeful.append(one)
            continue
        ahead, error, count = leader.lead(one, usual)
        if count >= FEWEST_ROUNDS and ahead > BEHIND * error:
            gone.append(one)
        else:
            hopeful.append(one)
            if count >= FEWEST_ROUNDS:
                most = max(most, ahead + BEHIND * error)
    return hopeful, gone, most


def findings(options: list[Option], staff: Candidate, tried: list[Candidate]) -> list[Finding]:
    """What is known of every option, in their order."""
    found = [Finding(option, 0, 0.0, -2.0) for option in options]
    usual = unevenness([staff, *[one for one in tried if one is not staff]])
    for one in tried:
        if one.values:
            ahead, error, count = one.lead(staff, usual)
            edge = 0.0 if one is staff else (ahead - DOUBT * error if count >= FEWEST_ROUNDS else -2.0)
            found[one.place] = Finding(one.option, len(one.values), one.mean(), edge, ahead, error)
    return found


def preferred(found: list[Finding]) -> Finding:
    """The finding with the greatest edge; of equals the one with the higher value, then the first."""
    best = found[0]
    for one in found[1:]:
        if one.edge > best.edge or (one.edge == best.edge and one.value > best.value):
            best = one
    return best
