"""[T14] The advance: one Location, without MF and without fire."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.hidden.concealment import appear, note_mingling, seen_to_move
from bridgehead.games.coupdemain.hidden.knowledge import suspects
from bridgehead.games.coupdemain.marks import (
    ADVANCED,
    BENEATH,
    BERSERK,
    BROKEN,
    CX,
    FANATIC,
    HIDDEN,
    IN_MOTION,
    MACHINE,
    MELEE,
    NAMED,
    NO_MOVE,
    ON_WIRE,
    PINNED,
    RIDING,
    TI,
    TRIED,
)
from bridgehead.games.coupdemain.morale.breaking import pin
from bridgehead.games.coupdemain.morale.checks import task_check
from bridgehead.games.coupdemain.morale.rally import come_beside
from bridgehead.games.coupdemain.moving.allotment import points_of
from bridgehead.games.coupdemain.moving.choosing import choose_units
from bridgehead.games.coupdemain.moving.costs import STREET, WHOLE, Ways, ways_of
from bridgehead.games.coupdemain.night.freedom import enemy_moved
from bridgehead.games.coupdemain.pieces.changes import leave, leave_guns, shown_all
from bridgehead.games.coupdemain.pieces.roster import armed, armoured, side_in, type_of
from bridgehead.games.coupdemain.pieces.stacking import room_for
from bridgehead.games.coupdemain.pieces.weapons import overload, weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import WIRE_ADVANCE
from bridgehead.games.coupdemain.smoke.screens import smoke_price
from bridgehead.games.coupdemain.state import NORMAL, CoupState
from bridgehead.games.coupdemain.works.ditches import get_down
from bridgehead.games.coupdemain.works.wire import get_under, go_into, held

CANNOT_ADVANCE: Final = BROKEN | PINNED | BERSERK | TI | MELEE | NO_MOVE | ADVANCED | NAMED | MACHINE | RIDING
IN_WIRE: Final = ON_WIRE | BENEATH
DARING: Final = 1
DIFFICULT: Final = 8
"""[T14.3] 4 MF, in halves."""


def may_advance(g: CoupState, unit: int) -> bool:
    """[T14.1] [T14.9] [T14.10] [T14.8] Whether a unit of the ATTACKER may advance: unbroken, unpinned, not berserk,
    free of Melee and tasks, with Freedom of Movement; once in an APh, and not out of a Location that it shares with
    armed enemies.
    """
    if g.where[unit] < 0 or g.marks[unit] & CANNOT_ADVANCE:
        return False
    for enemy in side_in(g, g.where[unit], 1 - g.battle.side[unit]):
        if armed(g, enemy) and not g.marks[enemy] & (HIDDEN | MACHINE):
            return False
    return True


def goals_of(g: CoupState, location: int, units: list[int]) -> list[int]:
    """[T14.1] [T14.3] [T14.10] Where units may advance to together: a neighbouring Location with room for them,
    whoever else is there; not into marsh, nor into difficult ground if one of them is exhausted.
    """
    ways = ways_of(g.battle.ground, g.night())
    return sorted([there for there in ways.leads[location] if takes_in(g, ways, location, there, units)])


def takes_in(g: CoupState, ways: Ways, here: int, there: int, units: list[int]) -> bool:
    """[T14.1] [T14.3] [T30.5] Whether units may advance to a neighbouring point together; never upon an enemy's vehicle
    in motion.
    """
    if there % SLOTS == STREET or ways.price(here, there) == WHOLE or in_motion(g, there, units[0]):
        return False
    return room_for(g, there, g.battle.side[units[0]], units) and not too_hard(g, ways, here, there, units)


def in_motion(g: CoupState, location: int, unit: int) -> bool:
    """[T30.5] Whether a vehicle of a unit's enemies is in motion in a Location."""
    for one in g.battle.vehicles:
        if g.where[one] == location and g.marks[one] & IN_MOTION and g.battle.side[one] != g.battle.side[unit]:
            return True
    return False


def too_hard(g: CoupState, ways: Ways, here: int, there: int, units: list[int]) -> bool:
    """[T14.3] Whether difficult ground bars the way to one of the units, who is exhausted already."""
    for unit in units:
        if g.marks[unit] & CX and difficult(g, price_of(g, ways, here, there), unit):
            return True
    return False


def price_of(g: CoupState, ways: Ways, here: int, there: int) -> int:
    """[T14.3] [T31.1] What a neighbouring Location costs, in half-MF, smoke in it included."""
    return ways.price(here, there) + smoke_price(g, here, there)


def difficult(g: CoupState, price: int, unit: int) -> bool:
    """[T14.3] A Location that costs 4 MF, or all that the unit has by itself, leaves it exhausted. (What it carries
    above its capacity it drops first [T14.4].)
    """
    return price >= DIFFICULT or price >= points_of(g, unit, [unit], NORMAL) + 2 * overload(g, unit)


def advance_options(g: CoupState) -> list[Option]:
    """[T14.5] The Locations with units that may advance somewhere."""
    places: list[int] = []
    for unit in g.battle.roster[g.acting]:
        location = g.where[unit]
        if location not in places and may_advance(g, unit) and has_goal(g, location, [unit]):
            places.append(location)
    return [("from", location) for location in sorted(places)]


def advance(g: CoupState, _verb: str, location: int) -> Steps:
    """[T14.5] Some units of a Location advance together: who, and whither."""
    able = [unit for unit in side_in(g, location, g.acting) if may_advance(g, unit)]
    units = yield from choose_units(g, "advancers", location, able, location, has_goal)
    goals: list[Option] = [("to", goal) for goal in goals_of(g, location, units)]
    if on_wire(g, units):
        goals.append(("beneath", 0))
    verb, goal = goals[0]
    if len(goals) > 1:
        verb, goal = yield g.ask(g.acting, "advance-to", goals, location)
    if tries_wire(g, location, units, (verb, goal)) and not free_of_wire(g, location, units):
        return
    if verb == "beneath":
        for unit in units:
            g.marks[unit] |= ADVANCED
            get_under(g, unit)
            get_down(g, unit)
        return
    units = [unit for unit in units if dares(g, unit, goal)]
    if units:
        go_in(g, units, location, goal)


def dares(g: CoupState, unit: int, location: int) -> bool:
    """[T14.6] [T30.5] Before it advances upon armour that stands alone an MMC takes a 1TC, unless it is fanatic or
    a dummy; who fails is pinned. SMC dare.
    """
    there = side_in(g, location, 1 - g.battle.side[unit])
    tanks = [one for one in there if armoured(g, one) and armed(g, one)]
    alone = all(g.marks[one] & (MACHINE | HIDDEN) for one in there)
    if not tanks or not alone or not type_of(g, unit).mmc or g.marks[unit] & FANATIC:
        return True
    if task_check(g, unit, DARING):
        return True
    pin(g, unit)
    return False


def has_goal(g: CoupState, location: int, units: list[int]) -> bool:
    """[T14.5] [T22.17] Whether units can advance anywhere together, if only beneath the wire that they are on."""
    ways = ways_of(g.battle.ground, g.night())
    for there in ways.leads[location]:
        if takes_in(g, ways, location, there, units):
            return True
    return on_wire(g, units)


def on_wire(g: CoupState, units: list[int]) -> bool:
    """[T22.17] Whether one of these is on wire."""
    for unit in units:
        if g.marks[unit] & ON_WIRE:
            return True
    return False


def tries_wire(g: CoupState, location: int, units: list[int], goal: Option) -> bool:
    """[T22.17] Whether units must first get out of the wire, and have not tried in this APh."""
    if goal[0] != "beneath" and not held(g, units, location, goal[1]):
        return False
    return not all(g.marks[unit] & TRIED for unit in units if g.marks[unit] & IN_WIRE)


def free_of_wire(g: CoupState, location: int, units: list[int]) -> bool:
    """[T22.8] [T22.17] One dr for all of a side in the wire of a Location: who does not get free stays there in this
    APh.
    """
    die = g.roll("wire")
    free = die <= WIRE_ADVANCE
    seen = shown_all(g, units)
    g.tell("wire", seen, location, die, 0, "through" if free else "caught")
    for unit in side_in(g, location, g.acting):
        if g.marks[unit] & IN_WIRE:
            g.marks[unit] |= TRIED if free else TRIED | NAMED
    for unit in units:
        g.marks[unit] |= 0 if free else NAMED
    return free


def go_in(g: CoupState, units: list[int], here: int, there: int) -> None:
    """[T14.2] [T14.3] [T14.4] The units advance: what is too heavy is left, difficult ground exhausts; nobody
    fires. In a hex with a ditch or trench they are in cover of it [T5.10] [T22.4].
    """
    side = g.battle.side[units[0]]
    price = price_of(g, ways_of(g.battle.ground, g.night()), here, there)
    for unit in units:
        lighten(g, unit)
        g.marks[unit] |= ADVANCED
        if difficult(g, price, unit):
            g.marks[unit] |= CX
        appear(g, unit)
        go_into(g, unit, there)
        if not suspects(g, there, side):
            get_down(g, unit)
    g.tell("advances", shown_all(g, units), here, there)
    for unit in units:
        note_mingling(g, unit)
    seen_to_move(g, units, True)
    come_beside(g, side, there)
    enemy_moved(g, side, [here, there])


def lighten(g: CoupState, unit: int) -> None:
    """[T14.4] Guns, and what is above its capacity, a unit leaves behind: of its weapons the heaviest first."""
    leave_guns(g, unit)
    while overload(g, unit) > 0:
        heaviest = weapons_of(g, unit)[0]
        for weapon in weapons_of(g, unit):
            if weapon_type(g, weapon).pp > weapon_type(g, heaviest).pp:
                heaviest = weapon
        leave(g, heaviest)
