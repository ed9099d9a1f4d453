"""[T7.8] [T7.9] [T7.10] Demolition charges: thrown at a Location beside one's own, and those that were placed."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.fire.cover import cover, named
from bridgehead.games.coupdemain.fire.firepower import beside
from bridgehead.games.coupdemain.fire.groups import enemy_locations
from bridgehead.games.coupdemain.fire.modifiers import Lot, dim, victims
from bridgehead.games.coupdemain.fire.parts import FRESH, mark_fired, only_point_blank, prepared, ready, way_of
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.fire.strike import strike
from bridgehead.games.coupdemain.fire.ways_to_fire import in_sight
from bridgehead.games.coupdemain.guns.disabling import blow_up_guns
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.marks import HAS_THROWN, HIDDEN, LOST
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.morale.vehicles import suffer
from bridgehead.games.coupdemain.night.freedom import attacked
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.roster import armoured, is_vehicle, side_in
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type, works
from bridgehead.games.coupdemain.printed.tables import CHARGE_NUMBER, FIRE, LOW_VISIBILITY
from bridgehead.games.coupdemain.printed.vehicles import VEHICLES, by_armour
from bridgehead.games.coupdemain.state import NONE, WEAPON, CoupState
from bridgehead.games.coupdemain.works.gun_pit import shelter_of
from bridgehead.tactics.attack import Attack

THROWN: Final = 2
AT_HOME: Final = 3
DUD: Final = 12


def throw_options(g: CoupState, seat: int) -> list[Option]:
    """[T7.9] The Locations that a seat may throw a charge into, in a phase of fire."""
    found: set[int] = set()
    for weapon in charges_of(g, seat):
        found |= set(throw_targets(g, weapon))
    return [("throw", there) for there in sorted(found)]


def charges_of(g: CoupState, seat: int) -> list[int]:
    """[T7.9] The charges of a seat that can be thrown now."""
    return [
        weapon
        for weapon in g.battle.charges
        if g.owner[weapon] != NONE and g.battle.side[g.owner[weapon]] == seat and may_throw(g, weapon)
    ]


def may_throw(g: CoupState, weapon: int) -> bool:
    """[T7.9] [T3.6] Whether whoever has a charge can throw it now, and has a hand free."""
    owner = g.owner[weapon]
    if not works(g, weapon) or not ready(g, owner) or only_point_blank(g, g.battle.side[owner]):
        return False
    return way_of(g, WEAPON + weapon) == FRESH


def throw_targets(g: CoupState, weapon: int) -> list[int]:
    """[T7.9] The Locations beside that hold Known or suspected enemies, in sight."""
    here = g.where[g.owner[weapon]]
    seat = g.battle.side[g.owner[weapon]]
    near = [there for there in enemy_locations(g, seat) if beside(g.battle.ground, here, there)]
    return [there for there in near if in_sight(g, here, there)]


def throw(g: CoupState, seat: int, target: int) -> Steps:
    """[T7.9] [T7.10] The first charge that can attacks on its column with +2, nobody at half, nobody directing; by the
    same dice who is with the thrower, with +3; armour takes no harm [T25.9]. A 12 is a dud. It is used up. Who throws
    two in a phase has no other fire in it [T3.6].
    """
    weapon = thrown(g, seat, target)
    owner = g.owner[weapon]
    here = g.where[owner]
    seen_to_act(g, owner)
    if g.night() and here not in g.flashes:
        g.flashes.append(here)
    lots = thrown_lots(g, weapon, target, False)
    beside_him = victims(g, 1 - seat, here, False)
    own = charge_lots(g, weapon, here, beside_him, [named("own-charge", AT_HOME, "T7.9")], NONE)
    g.tell("throws", shown(g, owner), arm(g, weapon), target)
    coloured, white = roll_dr(g, "charge")
    checked(g, owner, coloured + white)
    if g.marks[owner] & HAS_THROWN:
        mark_fired(g, owner, FRESH)
    g.marks[owner] |= HAS_THROWN
    g.used[weapon] |= LOST
    g.bear(weapon, NONE)
    if coloured + white == DUD:
        g.tell("dud", arm(g, weapon), target)
    else:
        strike(g, lots, 0, coloured, white, target)
        strike(g, [lot for lot in own if lot.units], 0, coloured, white, here)
        for place, struck in ((target, lots), (here, own)):
            for lot in struck:
                blow_up_guns(g, place, lot.result(0, coloured + white))
        leader_losses(g)
    yield from answer_calls(g)


def thrown(g: CoupState, seat: int, target: int) -> int:
    """[T7.9] The charge that would be thrown into a Location: the first that can be."""
    return next(one for one in charges_of(g, seat) if target in throw_targets(g, one))


def thrown_lots(g: CoupState, weapon: int, target: int, in_view: bool) -> list[Lot]:
    """[T7.9] Whom a charge attacks that is thrown into a Location; `in_view`: those whom one can know of."""
    owner = g.owner[weapon]
    struck = victims(g, g.battle.side[owner], target, False)
    units = [unit for unit in struck if not (in_view and g.marks[unit] & HIDDEN)]
    return charge_lots(g, weapon, g.where[owner], units, thrown_modifiers(g, weapon), target)


def thrown_modifiers(g: CoupState, weapon: int) -> list[Modifier]:
    """[T7.9] [T7.10] +2 for throwing it, 1 more for who is no engineer of the force that brought it."""
    found = [named("thrown-charge", THROWN, "T7.9")]
    if prepared(g, weapon):
        found.append(named("no-engineers", prepared(g, weapon), "T7.10"))
    return found


def placed_lots(g: CoupState, weapon: int, here: int, target: int, plus: int, in_view: bool) -> list[Lot]:
    """[T7.8] Whom a charge attacks that was placed in a Location out of another: nothing but its TEM and the night
    against it, nobody at half. `in_view`: those whom one can know of.
    """
    struck = victims(g, g.acting, target, False)
    units = [unit for unit in struck if not (in_view and g.marks[unit] & HIDDEN)]
    return charge_lots(g, weapon, here, units, [named("no-engineers", plus, "T7.10")] if plus else [], target)


def go_off(g: CoupState) -> Steps:
    """[T7.8] [T26.9] The first of the charges that were placed goes off, in the AFPh, before anybody fires: at men by
    the fire table, at armour by a number of its own less the weakest armour.
    """
    weapon, unit, target, here, plus = g.placed[:5]
    g.placed = g.placed[5:]
    lots = placed_lots(g, weapon, here, target, plus, False)
    tanks = [one for one in side_in(g, target, 1 - g.acting) if armoured(g, one)]
    g.used[weapon] |= LOST
    g.tell("goes-off", arm(g, weapon), target)
    coloured, white = roll_dr(g, "charge")
    checked(g, unit, coloured + white)
    if coloured + white == DUD:
        g.tell("dud", arm(g, weapon), target)
    else:
        strike(g, lots, 0, coloured, white, target)
        for lot in lots:
            blow_up_guns(g, target, lot.result(0, coloured + white))
        for tank in tanks:
            number = CHARGE_NUMBER - min(VEHICLES[g.kind[tank]].armour)
            code = by_armour(number, coloured + white + plus, coloured < white)
            g.tell("to-kill", shown(g, tank), number, coloured, white, code)
            suffer(g, tank, code)
            attacked(g, [tank] if g.where[tank] >= 0 else [])
        leader_losses(g)
    yield from answer_calls(g)


def charge_lots(
    g: CoupState, weapon: int, here: int, units: list[int], modifiers: list[Modifier], target: int
) -> list[Lot]:
    """[T6.8] [T7.8] [T7.9] The lots of the attack of a charge that came out of a Location, by what shelters them: in
    the target Location its TEM and the night count, where the thrower is nothing but the modifiers given (`target`
    NONE).
    """
    column = FIRE.column_of(weapon_type(g, weapon).fp)
    sorts: list[tuple[int, bool]] = []
    lots: list[Lot] = []
    for unit in units:
        sort = (shelter_of(g, unit) if target != NONE else 0, is_vehicle(g, unit))
        if sort in sorts:
            lots[sorts.index(sort)].units.append(unit)
            continue
        sorts.append(sort)
        found = modifiers[:]
        if target != NONE:
            shelter = cover(g.battle.ground, here, target, sort[0])
            if shelter.value:
                found.append(shelter)
            if g.night() and dim(g, here, target, shelter):
                found.append(named("night", LOW_VISIBILITY, "T18.4"))
        lots.append(Lot([unit], False, Attack(FIRE, column, found), sort[1]))
    return lots
