"""[T22.8] [T22.9] [T22.17] Wire: who comes into it is on it, without any cover, and must get through before he goes
on or lies beneath it. Getting through in the MPh is `moving.through_wire`.
"""

from bridgehead.games.coupdemain.marks import BENEATH, DUG_IN, ON_WIRE, THROUGH
from bridgehead.games.coupdemain.pieces.roster import put
from bridgehead.games.coupdemain.printed.battle import WIRE
from bridgehead.games.coupdemain.printed.ground import GROUND, SLOTS
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.works.trenches import linked


def wired(g: CoupState, location: int) -> bool:
    """[T22.8] [T22.18] Whether a Location is the ground of a hex with wire; a pillbox in it is not."""
    return location >= 0 and location % SLOTS == GROUND and bool(g.works[location // SLOTS] & WIRE)


def go_into(g: CoupState, unit: int, there: int) -> bool:
    """[T22.4] [T22.17] Put a unit into a Location as it comes there on foot: along its trench it stays dug in, and gets
    beneath wire; out of the pillbox of the hex it comes out beneath; else wire catches it. The answer: whether it came
    along a trench.
    """
    here = g.where[unit]
    along = bool(g.marks[unit] & DUG_IN) and linked(g, here, there)
    put(g, unit, there)
    g.marks[unit] &= ~THROUGH
    if along:
        g.marks[unit] |= DUG_IN
    if wired(g, there) and here != there:
        g.marks[unit] |= BENEATH if along or here // SLOTS == there // SLOTS else ON_WIRE
    return along


def held(g: CoupState, units: list[int], here: int, there: int) -> bool:
    """[T22.8] [T22.17] Whether wire holds one of these on its way to a Location: all who are on it, and whoever lies
    beneath it and leaves the hex neither by road nor along a trench; not who has got through already.
    """
    for unit in units:
        marks = g.marks[unit]
        if marks & THROUGH:
            continue
        if marks & ON_WIRE or (marks & BENEATH and not slips_out(g, unit, here, there)):
            return True
    return False


def slips_out(g: CoupState, unit: int, here: int, there: int) -> bool:
    """[T22.8] Whether who lies beneath wire gets out without it: within the hex, by a road, along a trench."""
    a, b = here // SLOTS, there // SLOTS
    if a == b or (g.marks[unit] & DUG_IN and linked(g, here, there)):
        return True
    return g.battle.ground.adjacent(a, b) and g.battle.ground.joined_by_road(a, b)


def get_under(g: CoupState, unit: int) -> None:
    """[T22.17] A unit is on the wire no longer, but beneath it."""
    if g.marks[unit] & ON_WIRE:
        g.marks[unit] = g.marks[unit] & ~ON_WIRE | BENEATH
