"""[T0.7] [T36.7] Who sees whom, and what a side may know. Whatever is offered to a side asks here first."""

from bridgehead.games.coupdemain.board import sight
from bridgehead.games.coupdemain.pieces.roster import concealed, good_order, looks, on_map, side_in
from bridgehead.games.coupdemain.printed.components import DUMMY, TYPES
from bridgehead.games.coupdemain.state import BROKEN, CONCEALED, HIDDEN, CoupState


def within_vision(g: CoupState, here: int, there: int) -> bool:
    """[T18.3] Whether light and darkness let somebody in one Location make out what is in another; lines of sight are
    another matter.
    """
    if not g.night():
        return True
    return g.battle.ground.apart(here, there) <= g.vision or lit(g, there)


def lit(g: CoupState, location: int) -> bool:
    """[T18.30] Whether a Location is illuminated."""
    for place in g.lights:
        if g.battle.ground.distance(place, location // 8) <= 3:
            return True
    return False


def sees(g: CoupState, here: int, there: int) -> bool:
    """[T0.7] [T18.3] Whether somebody in one Location sees another: line of sight, light, range of vision."""
    return within_vision(g, here, there) and sight.sees(g.battle.ground, here, there)


def in_hiding(g: CoupState, unit: int) -> bool:
    """[T17.5] A hidden unit in Good Order, which sees for its own side."""
    return on_map(g, unit) and bool(g.marks[unit] & HIDDEN) and good_order(g, unit)


def seen_by(g: CoupState, location: int, side: int) -> bool:
    """[T0.7] Whether any Good Order unit of a side sees a Location."""
    for unit in g.battle.roster[side]:
        if (looks(g, unit) or in_hiding(g, unit)) and sees(g, g.where[unit], location):
            return True
    return False


def is_known(g: CoupState, unit: int) -> bool:
    """[T0.7] Whether a unit is Known to its enemies: unconcealed, and seen by one of their Good Order units."""
    return not concealed(g, unit) and seen_by(g, g.where[unit], 1 - g.battle.side[unit])


def suspects(g: CoupState, location: int, side: int) -> bool:
    """[T6.22] Whether a side knows that there is an enemy counter in a Location: unconcealed, or a "?"; never a hidden
    unit.
    """
    for unit in side_in(g, location, 1 - side):
        if not g.marks[unit] & HIDDEN:
            return True
    return False


def known_in(g: CoupState, location: int, side: int) -> bool:
    """[T0.7] Whether a Location holds an enemy that a side knows: unconcealed and seen."""
    for unit in side_in(g, location, 1 - side):
        if not g.marks[unit] & (CONCEALED | HIDDEN):
            return seen_by(g, location, side)
    return False


def armed_enemy_known_to(g: CoupState, location: int, unit: int) -> bool:
    """[T0.7] [T10.1] Whether a Location holds an armed, unbroken enemy that a unit knows: unconcealed, and seen by its
    side or, whether or not it is in Good Order, by itself.
    """
    side = g.battle.side[unit]
    for enemy in side_in(g, location, 1 - side):
        if not g.marks[enemy] & (CONCEALED | HIDDEN | BROKEN) and TYPES[g.kind[enemy]].size != DUMMY:
            return sees(g, g.where[unit], location) or seen_by(g, location, side)
    return False
