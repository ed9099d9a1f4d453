"""[T19.13] [T19.14] [T19.18] [T19.19] The passengers come out, before any fire of the AFPh."""

from bridgehead.games.coupdemain.air.gliders import passengers
from bridgehead.games.coupdemain.marks import IN_GLIDER, MOVED, UNLOADED
from bridgehead.games.coupdemain.morale.checks import checking_order, helper_of, morale_check
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.morale.values import modifier_of
from bridgehead.games.coupdemain.night.freedom import look_about
from bridgehead.games.coupdemain.pieces.changes import shown_all
from bridgehead.games.coupdemain.pieces.roster import in_hex
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import NONE, CoupState


def unloading_due(g: CoupState) -> bool:
    """[T19.13] Whether somebody is still inside a glider that has landed."""
    return any(marks & IN_GLIDER for marks in g.marks)


def unload(g: CoupState) -> None:
    """[T19.18] All gliders at once: those of a damaged one check, SMC first; then everybody stands on the ground of the
    hex, whoever else is there, and counts as having moved. They may be seen, though they have not moved.
    """
    for glider in range(len(g.landed)):
        units = passengers(g, glider)
        if units and g.landed[glider] >= 0 and g.harmed[glider]:
            shaken(g, units)
    for place in sorted(set(g.landed)):
        units = [unit for unit in in_hex(g, place) if g.marks[unit] & IN_GLIDER] if place >= 0 else []
        for unit in units:
            g.marks[unit] = g.marks[unit] & ~IN_GLIDER | MOVED | UNLOADED
            g.aboard[unit] = NONE
        if units:
            g.tell("unloads", shown_all(g, units), place * SLOTS)
    look_about(g)


def shaken(g: CoupState, units: list[int]) -> None:
    """[T19.10] [T19.18] A NMC of everybody aboard a damaged glider who was not hurt already; nobody is pinned."""
    left = checking_order(g, [(unit, 0) for unit in units])
    while left:
        unit, _ = left.pop(0)
        leader = helper_of(g, unit, [other for other, _ in left])
        morale_check(g, unit, 0, modifier_of(g, leader) if leader != NONE else 0)
    leader_losses(g)
