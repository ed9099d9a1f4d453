"""[P7.3] Transport: carriers take one passenger or gun each."""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.games.airborne.board.costs import allowance
from bridgehead.games.airborne.board.stacking import put, room_for, take, units_in
from bridgehead.games.airborne.board.tasks import drop_task
from bridgehead.games.airborne.printed.components import CARRIER, GUN, INFANTRY
from bridgehead.games.airborne.state import (
    ABOARD,
    AIMED,
    DISPERSED,
    FIRED,
    HANDLED,
    LANDED,
    MOVED,
    NONE,
    SPENT,
    AirborneState,
)

CANNOT_BE_LOADED: Final = DISPERSED | FIRED | SPENT | MOVED | LANDED | HANDLED


def handling_options(g: AirborneState, unit: int, points: int, gone: bool) -> list[Option]:
    """[P7.3] What a carrier may load, or unload, with the half points it has left."""
    found: list[Option] = []
    load = g.load[unit]
    here = g.where[unit]
    if load >= 0:
        if may_handle(g, unit, load, points, gone) and room_for(g, here, load):
            found.append(("unload", 0))
        return found
    for passenger in units_in(g, here):
        if g.order[passenger] < 0 and _fits(g, unit, passenger, points, gone):
            found.append(g.unit_option("load", passenger))
    return found


def ordered_load(g: AirborneState, unit: int, points: int, gone: bool) -> bool:
    """[P8.2] Whether a carrier could load a battery here but for the orders that this has. Who is asked what he loads
    must not tell which batteries have some.
    """
    if g.battle.of[unit].kind != CARRIER or g.load[unit] >= 0:
        return False
    for passenger in units_in(g, g.where[unit]):
        if g.order[passenger] >= 0 and _fits(g, unit, passenger, points, gone):
            return True
    return False


def _fits(g: AirborneState, unit: int, passenger: int, points: int, gone: bool) -> bool:
    return can_be_loaded(g, passenger, g.battle.side[unit]) and may_handle(g, unit, passenger, points, gone)


def can_be_loaded(g: AirborneState, unit: int, side: int) -> bool:
    """[P7.3] Infantry and guns that have done nothing this segment."""
    kind = g.battle.of[unit].kind
    if g.battle.side[unit] != side or (kind != INFANTRY and kind != GUN):
        return False
    return not g.marks[unit] & CANNOT_BE_LOADED


def may_handle(g: AirborneState, unit: int, load: int, points: int, gone: bool) -> bool:
    """[P7.3] Loading or unloading takes half the move, for guns of 88 mm and more all of it."""
    if g.battle.of[load].heavy_load:
        return not gone and points == allowance(g, unit)
    return points >= handling_cost(g, unit, load)


def handling_cost(g: AirborneState, unit: int, load: int) -> int:
    """[P7.3] Half the carrier's points, rounded up, in half points; for the heaviest guns all."""
    whole = allowance(g, unit)
    return whole if g.battle.of[load].heavy_load else (whole // 2 + 1) // 2 * 2


def handle(g: AirborneState, unit: int, load: int) -> None:
    """[P7.3] Load or unload. Who was handled neither moves nor assaults in this segment."""
    g.marks[load] = g.marks[load] & ~AIMED | HANDLED
    if g.load[unit] == load:
        g.load[unit] = NONE
        g.carrier[load] = NONE
        put(g, load, g.where[unit])
        g.tell("unloads", g.battle.tag[unit], g.battle.tag[load], g.where[unit])
        return
    drop_task(g, load)
    take(g, load)
    embark(g, unit, load)
    g.tell("loads", g.battle.tag[unit], g.battle.tag[load], g.where[unit])


def embark(g: AirborneState, unit: int, load: int) -> None:
    """Put a unit aboard another."""
    g.where[load] = ABOARD
    g.carrier[load] = unit
    g.load[unit] = load
