"""[T7.8] [T11.15] Demolition charges placed in the MPh at a Location beside the stack under way."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.fire.firepower import beside
from bridgehead.games.coupdemain.fire.groups import enemy_locations
from bridgehead.games.coupdemain.fire.parts import prepared
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.marks import HAS_PLACED
from bridgehead.games.coupdemain.moving.costs import WHOLE
from bridgehead.games.coupdemain.moving.interruption import glance, interrupted, meet_fire
from bridgehead.games.coupdemain.moving.routes import left, passing, point_of, step_price, ways
from bridgehead.games.coupdemain.moving.through_wire import on_wire
from bridgehead.games.coupdemain.moving.under_way import spend
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.roster import armoured, good_order
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type, weapons_of, works
from bridgehead.games.coupdemain.printed.components import CHARGE
from bridgehead.games.coupdemain.state import ASSAULT, NONE, CoupState

CLOSED: Final = -1


def charge_of(g: CoupState, units: list[int]) -> int:
    """[T7.8] [T3.6] The first charge that one of some units can place: in Good Order, one in a MPh; NONE."""
    for unit in units:
        if good_order(g, unit) and not g.marks[unit] & HAS_PLACED:
            for weapon in weapons_of(g, unit):
                if weapon_type(g, weapon).kind == CHARGE and works(g, weapon):
                    return weapon
    return NONE


def targets_beside(g: CoupState, location: int) -> list[int]:
    """[T7.8] [T26.9] The Locations beside one that one may go to from it, and where enemies are known or suspected."""
    side = g.acting
    tanks = [g.where[unit] for unit in g.battle.vehicles if g.battle.side[unit] != side and armoured(g, unit)]
    leads = ways(g).leads[location]
    found = {there for there in [*enemy_locations(g, side), *tanks] if there >= 0 and there in leads}
    return sorted(there for there in found if beside(g.battle.ground, location, there))


def could_place(g: CoupState, location: int, units: list[int]) -> bool:
    """[T7.8] [T35.11] Whether units that have not moved yet might place a charge from a Location."""
    return charge_of(g, units) != NONE and bool(targets_beside(g, location))


def placing_price(g: CoupState, there: int) -> int:
    """[T7.8] What it costs the stack under way to place a charge in a Location, in half-MF: as much as to go there;
    CLOSED if it cannot.
    """
    price = step_price(g, point_of(g), there)
    if price == WHOLE:
        return CLOSED if g.spent else left(g)
    return price if price <= left(g) else CLOSED


def placing_options(g: CoupState) -> list[Option]:
    """[T7.8] [T11.3] The Locations that the stack under way can place a charge in: not in Assault Movement, from wire
    or past a building.
    """
    if g.manner == ASSAULT or passing(g) or on_wire(g) or charge_of(g, g.stack) == NONE:
        return []
    return [("place", there) for there in targets_beside(g, g.where[g.stack[0]]) if placing_price(g, there) != CLOSED]


def place(g: CoupState, there: int) -> Steps:
    """[T7.8] [T11.15] [T12.2] [T17.9] The stack under way spends the MF, and may be fired at for it; if whoever carries
    the charge is still on his way it lies there until the AFPh. It reckons with who placed it, whence.
    """
    before = glance(g)
    weapon = charge_of(g, g.stack)
    unit = g.owner[weapon]
    here = g.where[unit]
    spend(g, placing_price(g, there))
    g.by_road = 0
    seen_to_act(g, unit)
    g.tell("brings-charge", shown(g, unit), arm(g, weapon), there)
    fired = yield from meet_fire(g)
    if unit in g.stack:
        g.placed += [weapon, unit, there, here, prepared(g, weapon)]
        g.bear(weapon, NONE)
        g.marks[unit] |= HAS_PLACED
        g.tell("places", shown(g, unit), arm(g, weapon), there)
    if g.stack and (fired or interrupted(g, before)):
        g.goal = NONE
