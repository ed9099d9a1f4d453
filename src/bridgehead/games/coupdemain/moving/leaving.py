"""[T33.14] Off the map, where the side's own Entry Areas are."""

from typing import Final

from bridgehead.games.coupdemain.moving.routes import left, passing
from bridgehead.games.coupdemain.moving.under_way import counters, disband, spend
from bridgehead.games.coupdemain.pieces.roster import take_up
from bridgehead.games.coupdemain.printed.components import GERMAN, SEATS
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import ASSAULT, EXITED, CoupState

EXIT_COST: Final = 2


def may_exit(g: CoupState) -> bool:
    """[T33.14] Whether the stack under way could leave the map where it is: Germans, at an edge hex of an Entry Area of
    theirs, for 1 MF. The British do not leave.
    """
    location = g.where[g.stack[0]]
    if g.acting != GERMAN or g.manner == ASSAULT or location % SLOTS or passing(g) or left(g) < EXIT_COST:
        return False
    return own_edge(g, location)


def own_edge(g: CoupState, location: int) -> bool:
    """[T33.14] Whether a Location lies at the edge of the map, in an Entry Area of the Germans."""
    for entry in g.battle.ground.entries:
        if entry.side == SEATS[GERMAN] and not entry.dates and location == SLOTS * (location // SLOTS):
            if location // SLOTS in entry.hexes:
                return True
    return False


def leave_map(g: CoupState) -> None:
    """[T33.14] The stack is off, with what it carries: Retained, and not to come back in this scenario."""
    spend(g, EXIT_COST)
    g.tell("exits", counters(g), g.where[g.stack[0]])
    units = g.stack[:]
    disband(g)
    for unit in units:
        take_up(g, unit, EXITED)
