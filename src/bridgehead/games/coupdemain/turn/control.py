"""[T2.10] [T34.1] [T34.13] Control of the watched Locations."""

from bridgehead.engine.columns import changed
from bridgehead.games.coupdemain.marks import BROKEN, MELEE, RIDING
from bridgehead.games.coupdemain.pieces.roster import concealed, in_location
from bridgehead.games.coupdemain.printed.components import TYPES
from bridgehead.games.coupdemain.state import NOBODY, CoupState


def settle_control(g: CoupState) -> None:
    """[T34.1] [T34.13] After a step: a watched Location is Controlled by its last sole occupant with a Good Order armed
    MMC (a berserk one too). Where both sides are armed, and where nobody is, it stays as it was. What concealed units
    gain is told only when they are Known.
    """
    for at, location in enumerate(g.battle.watched):
        if g.first[location // 8] == NOBODY:
            continue
        side = sole_occupant(g, location)
        if side >= 0:
            g.control = changed(g.control, at, side)
            if g.control_shown[at] != side and openly_held(g, location, side):
                g.control_shown = changed(g.control_shown, at, side)
                g.tell("control", side, location)


def sole_occupant(g: CoupState, location: int) -> int:
    """[T2.10] The side whose Good Order armed MMC is in a Location without armed enemies, or -1."""
    holder, present = -1, -1
    unit = g.first[location // 8]
    while unit != NOBODY:
        kind = TYPES[g.kind[unit]]
        if g.where[unit] == location and (kind.mmc or kind.smc):
            side = g.battle.side[unit]
            if present == 1 - side:
                return -1
            present = side
            if kind.mmc and not g.marks[unit] & (BROKEN | MELEE | RIDING):
                holder = side
        unit = g.after[unit]
    return holder


def openly_held(g: CoupState, location: int, side: int) -> bool:
    """[T34.13] Whether everybody can know that a side holds a Location: one of its MMC there is not concealed."""
    for unit in in_location(g, location):
        kind = TYPES[g.kind[unit]]
        if g.battle.side[unit] == side and kind.mmc and not concealed(g, unit) and not g.marks[unit] & BROKEN:
            return True
    return False
