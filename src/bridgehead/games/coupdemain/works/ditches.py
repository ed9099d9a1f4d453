"""[T5.10] [T22.4] Ditches and trenches, and who gets down into them."""

from bridgehead.games.coupdemain.marks import DUG_IN, IN_DITCH, ON_WIRE
from bridgehead.games.coupdemain.printed.ground import DITCHED, SLOTS
from bridgehead.games.coupdemain.printed.terrain import TERRAIN
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.works.trenches import has_trench


def get_down(g: CoupState, unit: int) -> None:
    """[T5.10] [T22.4] A unit gets down into the trench of its hex, or into its ditch; on wire it does not."""
    if g.marks[unit] & ON_WIRE:
        return
    if has_trench(g, g.where[unit]):
        g.marks[unit] |= DUG_IN
    elif has_ditch(g, g.where[unit]):
        g.marks[unit] |= IN_DITCH


def has_cover(g: CoupState, location: int) -> bool:
    """[T5.10] [T22.4] Whether one can get down into a ditch or trench in a Location."""
    return has_ditch(g, location) or has_trench(g, location)


def has_ditch(g: CoupState, location: int) -> bool:
    """[T5.10] Whether a Location has an irrigation ditch, and no better cover."""
    place = location // SLOTS
    if location % SLOTS or not g.battle.ground.marks[place] & DITCHED:
        return False
    return TERRAIN[g.battle.ground.terrain[place]].tem == 0


def in_ditches(g: CoupState, side: int) -> None:
    """[T5.10] [T22.4] Whoever of a side begins his MPh, or the game, in a hex with a ditch or trench is in cover of
    it.
    """
    for unit in g.battle.roster[side]:
        if g.where[unit] >= 0:
            get_down(g, unit)
