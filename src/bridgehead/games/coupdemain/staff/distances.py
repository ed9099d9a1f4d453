"""How far it is on foot, in half-MF, from anywhere to a Location: the canal is crossed by the bridge alone."""

from typing import Final

from bridgehead.boards.paths import BARRED, UNREACHED, search
from bridgehead.games.coupdemain.moving.costs import WHOLE, Ways, ways_of
from bridgehead.games.coupdemain.printed.ground import Ground

HEAVY_GOING: Final = 8
"""What a Location that takes all MF counts as."""
BY_DAY: Final = "distances by day"
BY_NIGHT: Final = "distances by night"


class Distances:
    """The prices of a ground by day or by night, and by goal how far everything is from it, once that was asked for."""

    __slots__ = ("ways", "prices", "found")

    ways: Ways
    prices: list[list[int]]
    found: dict[int, list[int]]

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.prices = [[HEAVY_GOING if one == WHOLE else max(BARRED, one) for one in row] for row in ways.prices]
        self.found = {}

    def to(self, goal: int) -> list[int]:
        """By Location, the half-MF to a goal; there and back count the same."""
        known = self.found.get(goal)
        if known is None:
            known = search(self.ways.leads, self.prices, [goal]).cost
            self.found[goal] = known
        return known


def distances(ground: Ground, night: bool) -> Distances:
    """The distances over a ground."""
    name = BY_NIGHT if night else BY_DAY
    known = ground.worked_out.get(name)
    if isinstance(known, Distances):
        return known
    found = Distances(ways_of(ground, night))
    ground.worked_out[name] = found
    return found


def apart_on_foot(ground: Ground, night: bool, here: int, goal: int) -> int:
    """The half-MF from a Location to another, or UNREACHED."""
    return min(distances(ground, night).to(goal)[here], UNREACHED)
