"""[T7.9] [T7.10] Demolition charges, thrown at a Location beside one's own."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.fire.cover import cover, named
from bridgehead.games.coupdemain.fire.firepower import beside
from bridgehead.games.coupdemain.fire.groups import enemy_locations, in_sight
from bridgehead.games.coupdemain.fire.modifiers import Lot, dim, victims
from bridgehead.games.coupdemain.fire.parts import FRESH, mark_fired, only_point_blank, ready, way_of
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.fire.strike import strike
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.roster import is_vehicle, side_in, type_of
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type, works
from bridgehead.games.coupdemain.printed.components import CHARGE
from bridgehead.games.coupdemain.printed.tables import FIRE, LOW_VISIBILITY
from bridgehead.games.coupdemain.state import HAS_THROWN, LOST, NONE, WEAPON, CoupState
from bridgehead.games.coupdemain.works.gun_pit import shelter_of
from bridgehead.tactics.attack import Attack

THROWN: Final = 2
AT_HOME: Final = 3
NO_PIONEERS: Final = 1
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
        for weapon, owner in enumerate(g.owner)
        if weapon_type(g, weapon).kind == CHARGE
        and owner != NONE
        and g.battle.side[owner] == seat
        and may_throw(g, weapon)
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
    same dice who is with the thrower, with +3. A 12 is a dud. It is used up. Who throws two in a phase has no other
    fire in it [T3.6].
    """
    weapon = next(one for one in charges_of(g, seat) if target in throw_targets(g, one))
    owner = g.owner[weapon]
    here = g.where[owner]
    seen_to_act(g, owner)
    if g.night() and here not in g.flashes:
        g.flashes.append(here)
    lots = charge_lots(g, weapon, victims(g, seat, target, False), thrown_modifiers(g, weapon), target)
    own = charge_lots(g, weapon, side_in(g, here, seat), [named("own-charge", AT_HOME, "T7.9")], NONE)
    g.tell("throws", shown(g, owner), arm(g, weapon), target)
    coloured, white = roll_dr(g, "charge")
    checked(g, owner, coloured + white)
    if g.marks[owner] & HAS_THROWN:
        mark_fired(g, owner, FRESH)
    g.marks[owner] |= HAS_THROWN
    g.used[weapon] |= LOST
    g.owner[weapon] = NONE
    if coloured + white == DUD:
        g.tell("dud", arm(g, weapon), target)
    else:
        strike(g, lots, 0, coloured, white, target)
        strike(g, [lot for lot in own if lot.units], 0, coloured, white, here)
        leader_losses(g)
    yield from answer_calls(g)


def thrown_modifiers(g: CoupState, weapon: int) -> list[Modifier]:
    """[T7.9] [T7.10] +2 for throwing it, 1 more for who is no engineer of the force that brought it."""
    found = [named("thrown-charge", THROWN, "T7.9")]
    owner = g.owner[weapon]
    if not type_of(g, owner).mmc or g.battle.force[owner] != g.battle.weapon_force[weapon]:
        found.append(named("no-engineers", NO_PIONEERS, "T7.10"))
    return found


def charge_lots(g: CoupState, weapon: int, units: list[int], modifiers: list[Modifier], target: int) -> list[Lot]:
    """[T6.8] [T7.9] The lots of a charge's attack, by what shelters them: in the target Location its TEM and the night
    count, where the thrower is nothing but the modifiers given (`target` NONE).
    """
    column = FIRE.column_of(weapon_type(g, weapon).fp)
    here = g.where[g.owner[weapon]]
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
