"""[T8.25] [T13.3] [T13.4] What a unit's morale and a leader's modifier are at present."""

from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, FANATIC, HEROIC, MELEE, PINNED, WOUNDED
from bridgehead.games.coupdemain.pieces.roster import good_order, side_in
from bridgehead.games.coupdemain.printed.components import GREEN, HERO, LEADER, TYPES
from bridgehead.games.coupdemain.printed.tables import BERSERK_MORALE, HEROIC_MORALE, HEROIC_WOUNDED
from bridgehead.games.coupdemain.state import NONE, CoupState

NO_LEADER = 99
"""Worse than any leader's modifier."""


def heroic(g: CoupState, unit: int) -> bool:
    """[T13.4] [T13.5] A hero, or a leader who has become heroic."""
    return TYPES[g.kind[unit]].size == HERO or bool(g.marks[unit] & HEROIC)


def morale_of(g: CoupState, unit: int) -> int:
    """[T8.25] [T8.15] The morale that counts now: the broken one of who is broken, one less for a wounded SMC, one more
    for the Fanatic, 10 for the berserk.
    """
    marks = g.marks[unit]
    if marks & BERSERK:
        return BERSERK_MORALE
    kind = TYPES[g.kind[unit]]
    if heroic(g, unit):
        value = HEROIC_WOUNDED if marks & WOUNDED else HEROIC_MORALE
    else:
        value = kind.broken if marks & BROKEN else kind.morale
        if marks & WOUNDED:
            value -= 1
    return value + 1 if marks & FANATIC else value


def modifier_of(g: CoupState, leader: int) -> int:
    """[T13.1] [T13.3] A leader's modifier, one worse when he is wounded."""
    return TYPES[g.kind[leader]].modifier + (1 if g.marks[leader] & WOUNDED else 0)


def is_leader(g: CoupState, unit: int) -> bool:
    """Whether a unit is a leader, who lends his modifier to others."""
    return TYPES[g.kind[unit]].size == LEADER


def helps(g: CoupState, leader: int) -> bool:
    """[T13.3] A leader helps others while he is in Good Order and not pinned."""
    return is_leader(g, leader) and good_order(g, leader) and not g.marks[leader] & PINNED


def best_leader(g: CoupState, location: int, side: int, but: int = NONE) -> int:
    """The leader of a side who can help in a Location, the one with the best modifier; NONE when there is none."""
    best = NONE
    for unit in side_in(g, location, side):
        if unit != but and helps(g, unit) and (best == NONE or modifier_of(g, unit) < modifier_of(g, best)):
            best = unit
    return best


def inexperienced(g: CoupState, unit: int) -> bool:
    """[T0.10] Conscripts always; other green MMC while no Good Order leader is with them."""
    kind = TYPES[g.kind[unit]]
    if not kind.mmc or kind.grade != GREEN:
        return False
    if kind.morale <= 6:
        return True
    for other in side_in(g, g.where[unit], g.battle.side[unit]):
        if is_leader(g, other) and good_order(g, other):
            return False
    return True


def in_melee(g: CoupState, unit: int) -> bool:
    """[T15.13] Whether a unit is held in Melee."""
    return bool(g.marks[unit] & MELEE)
