"""[T29.4] [T30] Close combat and vehicles: who sits in one gets out to fight; what nobody defends is destroyed."""

from bridgehead.games.coupdemain.morale.vehicles import get_out, wreck
from bridgehead.games.coupdemain.pieces.roster import armed, side_in
from bridgehead.games.coupdemain.state import BROKEN, HIDDEN, CoupState


def dismount(g: CoupState, location: int) -> None:
    """[T30.1] Whoever sits in a vehicle that enemies have come upon gets out, and fights on foot."""
    for vehicle in g.battle.vehicles:
        if g.where[vehicle] == location:
            get_out(g, vehicle)


def destroy_abandoned(g: CoupState) -> None:
    """[T29.4] After a CCPh a vehicle that stands among unbroken enemies, with none of its own side's men there, is
    destroyed by them.
    """
    for vehicle in g.battle.vehicles:
        location = g.where[vehicle]
        if location < 0:
            continue
        side = g.battle.side[vehicle]
        ours = [unit for unit in side_in(g, location, side) if armed(g, unit)]
        theirs = [unit for unit in side_in(g, location, 1 - side) if armed(g, unit)]
        if not ours and any(not g.marks[unit] & (BROKEN | HIDDEN) for unit in theirs):
            wreck(g, vehicle)
