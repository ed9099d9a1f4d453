"""[T22.4] Trenches: a mark of the units that lie in them, no Location of their own."""

from bridgehead.games.coupdemain.marks import DUG_IN
from bridgehead.games.coupdemain.printed.battle import TRENCH
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import INTO_TRENCH
from bridgehead.games.coupdemain.state import CoupState


def has_trench(g: CoupState, location: int) -> bool:
    """[T22.4] Whether a Location is the ground of a hex with a trench."""
    return location >= 0 and location % SLOTS == 0 and bool(g.works[location // SLOTS] & TRENCH)


def linked(g: CoupState, here: int, there: int) -> bool:
    """[T22.4] Whether the trench of a hex leads on into that of the next."""
    if not has_trench(g, here) or not has_trench(g, there):
        return False
    return g.battle.ground.adjacent(here // SLOTS, there // SLOTS)


def all_dug_in(g: CoupState, units: list[int]) -> bool:
    """Whether all of these lie in a trench."""
    for unit in units:
        if not g.marks[unit] & DUG_IN:
            return False
    return True


def climb_out(g: CoupState, units: list[int], here: int, there: int) -> int:
    """[T22.4] What it costs these more to get out of their trench on the way to a Location, in half-MF: nothing along
    the trench, or within the hex.
    """
    if here // SLOTS == there // SLOTS or linked(g, here, there):
        return 0
    for unit in units:
        if g.marks[unit] & DUG_IN:
            return INTO_TRENCH
    return 0


def network(g: CoupState, here: int) -> list[int]:
    """[T22.4] The Locations that trenches lead to from one of them, that one first."""
    found = [here]
    for one in found:
        for place in g.battle.ground.neighbours[one // SLOTS]:
            there = place * SLOTS
            if there not in found and linked(g, one, there):
                found.append(there)
    return found
