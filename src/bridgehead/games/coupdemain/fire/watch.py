"""[T12.5] [T35.4] [T35.8] The watch: which fire at a moving stack is worth a question."""

from bridgehead.games.coupdemain.fire.firepower import beside
from bridgehead.games.coupdemain.fire.modifiers import FireGroup, Lot, sum_of
from bridgehead.games.coupdemain.fire.parts import IN_NEED
from bridgehead.games.coupdemain.hidden.knowledge import sees
from bridgehead.games.coupdemain.hidden.looking import looked_into
from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, CONCEALED, HIDDEN
from bridgehead.games.coupdemain.pieces.roster import concealed, type_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.tables import (
    SHIFT,
    SURE_RANGE,
    SURE_SHIFT,
    WATCH_ANY,
    WATCH_CLOSE,
    WATCH_HOLD,
    WATCH_SURE,
)
from bridgehead.games.coupdemain.state import WATCH_USUAL, CoupState

BEST_DICE = 2
THIRD = 6
"""A DR that is not exceeded in more than a third of all rolls."""


def watch_of(g: CoupState, unit: int) -> int:
    """[T35.4] The watch that a unit keeps: as ordered, else `sure`, and `close` while it is concealed or hidden."""
    if g.watch[unit] != WATCH_USUAL:
        return g.watch[unit]
    return WATCH_CLOSE if concealed(g, unit) else WATCH_SURE


def watches(g: CoupState, unit: int, target: int) -> bool:
    """[T12.5] Whether a unit's watch can let it fire at a mover there at all, whatever the attack may do."""
    watch = watch_of(g, unit)
    if watch == WATCH_HOLD:
        return False
    return watch != WATCH_CLOSE or near(g, g.where[unit], target)


def near(g: CoupState, here: int, target: int) -> bool:
    """[T12.5] Whether a mover is adjacent, or in the Location."""
    return here == target or beside(g.battle.ground, here, target)


def worth_asking(g: CoupState, group: FireGroup, lots: list[Lot], here: int, watch: int) -> bool:
    """[T12.5] [T12.12] [T35.8] Whether an attack that can have an effect is to be asked about, for a Location with
    this watch. `any`: always; `sure`: when its chance is a third and more, which column and DRM tell, or the mover is
    within two hexes; `close`: when he is adjacent. Final Protective Fire only by `any`, by `sure` for its chance, and
    always at a berserk mover in the Location.
    """
    if watch == WATCH_HOLD or not can_harm(lots):
        return False
    if IN_NEED in group.ways:
        if here == group.target and any(g.marks[unit] & BERSERK for unit in g.stack):
            return True
        return watch == WATCH_ANY or (watch == WATCH_SURE and is_sure(lots))
    if watch == WATCH_CLOSE:
        return near(g, here, group.target)
    if watch == WATCH_ANY:
        return True
    return g.battle.ground.apart(here, group.target) <= SURE_RANGE or is_sure(lots)


def can_harm(lots: list[Lot]) -> bool:
    """[T12.5] Whether the best dice would have an effect."""
    for lot in lots:
        if lot.attack.column >= 0 and lot.result(0, BEST_DICE) != "-":
            return True
    return False


def is_sure(lots: list[Lot]) -> bool:
    """[T35.8] Whether a lone unit of morale 7 would be hurt or pinned by a chance of a third: shift and DRM up to 2; or
    a vehicle hurt.
    """
    for lot in lots:
        if lot.attack.column < 0:
            continue
        if lot.vehicle:
            if lot.result(0, THIRD) != "-":
                return True
        elif SHIFT[lot.attack.column] + sum_of(lot.attack.modifiers) <= SURE_SHIFT:
            return True
    return False


def might_be_asked(g: CoupState, side: int, target: int) -> bool:
    """[T35.7] Whether the enemy of a side that is on the move there holds it possible that it is asked: as far as he
    knows somebody who sees the place keeps the usual watch over it: a "?" or a Location in which men may hide beside
    it, an unbroken man within two hexes or his own range.
    """
    for unit in g.battle.roster[side]:
        here = g.where[unit]
        if here < 0 or g.marks[unit] & (HIDDEN | BROKEN) or not sees(g, here, target):
            continue
        if g.marks[unit] & CONCEALED:
            if near(g, here, target):
                return True
        elif g.battle.ground.apart(here, target) <= max(SURE_RANGE, reach(g, unit)):
            return True
    for here in g.battle.hideouts[side]:
        if near(g, here, target) and not looked_into(g, 1 - side, here) and sees(g, here, target):
            return True
    return False


def reach(g: CoupState, unit: int) -> int:
    """[T6.8] The range printed on a unit, or on a weapon that it has."""
    return max([type_of(g, unit).range, *[weapon_type(g, weapon).range for weapon in weapons_of(g, unit)]])
