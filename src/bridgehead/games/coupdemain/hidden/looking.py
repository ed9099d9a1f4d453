"""[T36.8] What a side has looked into: Locations in which no enemy can be hidden any more."""

from bridgehead.games.coupdemain.state import CoupState


def look_into(g: CoupState, side: int, location: int) -> None:
    """[T36.8] Who moves or routs into a Location finds out whoever is hidden there (T17.13); and nobody hides there
    later, for who moves does not stay hidden. Only where enemies could have been set up hidden it matters.
    """
    if location in g.battle.hideouts[1 - side] and 2 * location + side not in g.looked:
        g.looked.append(2 * location + side)


def looked_into(g: CoupState, side: int, location: int) -> bool:
    """[T36.8] Whether a side has been in a Location, so that no enemy is hidden in it."""
    return 2 * location + side in g.looked


def may_hide(g: CoupState, side: int, location: int) -> bool:
    """[T35.7] [T36.8] Whether the enemies of a side hold it possible that somebody of it is hidden in a Location."""
    return location in g.battle.hideouts[side] and not looked_into(g, 1 - side, location)
