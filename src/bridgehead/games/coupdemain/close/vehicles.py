"""[T29.4] [T30] Close combat and vehicles: who sits in one gets out to fight; what nobody defends is destroyed."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.close.design import able
from bridgehead.games.coupdemain.marks import BROKEN, CX, HIDDEN, IMMOBILE, MACHINE, PINNED
from bridgehead.games.coupdemain.morale.breaking import AIRBORNE, pin
from bridgehead.games.coupdemain.morale.values import is_leader, modifier_of
from bridgehead.games.coupdemain.morale.vehicles import get_out, suffer, wreck
from bridgehead.games.coupdemain.night.freedom import attacked
from bridgehead.games.coupdemain.pieces.changes import expose, shown
from bridgehead.games.coupdemain.pieces.dice import roll_dr
from bridgehead.games.coupdemain.pieces.roster import armed, is_vehicle, riders, side_in, type_of
from bridgehead.games.coupdemain.printed.components import BRITISH
from bridgehead.games.coupdemain.printed.tables import BOMB, BOMB_UP_TO, CLOSE_NUMBERS, CLOSE_VEHICLE_DRM
from bridgehead.games.coupdemain.printed.vehicles import DESTROYED, IMMOBILIZED, UNHARMED
from bridgehead.games.coupdemain.state import NONE, CoupState

WORST: Final = 12


def dismount(g: CoupState, location: int) -> None:
    """[T30.1] Whoever sits in a vehicle that enemies have come upon gets out, and fights on foot."""
    for vehicle in g.battle.vehicles:
        if g.where[vehicle] == location and riders(g, vehicle):
            get_out(g, vehicle)


def tanks_in(g: CoupState, location: int, side: int) -> list[int]:
    """[T30.1] The armour of a side in a Location with somebody in it."""
    return [unit for unit in side_in(g, location, side) if is_vehicle(g, unit) and armed(g, unit)]


def attack_tanks(g: CoupState, location: int, side: int) -> Steps:
    """[T30.1] [T15.9] Each Infantry unit of a side in a Location attacks armour there, where no men are left to fight.
    The best leader joins the first MMC; other SMC attack by themselves.
    """
    foot = [unit for unit in able(g, location, side) if not is_vehicle(g, unit)]
    men = [unit for unit in foot if type_of(g, unit).mmc]
    leaders = sorted([unit for unit in foot if is_leader(g, unit)], key=lambda unit: modifier_of(g, unit))
    helper = leaders[0] if leaders and men else NONE
    for unit in [*men, *[one for one in foot if one not in men and one != helper]]:
        tanks = tanks_in(g, location, 1 - side)
        if not tanks or any(not g.marks[one] & (HIDDEN | MACHINE) for one in side_in(g, location, 1 - side)):
            return
        yield from attack_tank(g, unit, tanks[0], helper if men and unit == men[0] else NONE)


def attack_tank(g: CoupState, unit: int, tank: int, leader: int) -> Steps:
    """[T30.1] [T26.7] One attack: below its number the vehicle is lost, equal to it immobilized; a 12 fails. British
    airborne may throw a bomb: on a dr of 4 or less it helps, else there is none, and they are pinned.
    """
    number = CLOSE_NUMBERS[type_of(g, unit).size]
    expose(g, unit)
    if leader != NONE:
        expose(g, leader)
    if g.battle.side[unit] == BRITISH and type_of(g, unit).number in AIRBORNE:
        options: list[Option] = [("with-bomb", 0), ("without", 0)]
        verb, _ = yield g.ask(BRITISH, "gammon", options, g.counter(unit))
        if verb == "with-bomb":
            die = g.roll("gammon")
            g.tell("gammon", shown(g, unit), die, "has-bomb" if die <= BOMB_UP_TO else "no-bomb")
            if die <= BOMB_UP_TO:
                number += BOMB
            else:
                pin(g, unit)
    modifiers = tank_modifiers(g, unit, tank, leader)
    coloured, white = roll_dr(g, "close-combat")
    original = coloured + white
    final = original + sum(one.value for one in modifiers)
    code = DESTROYED if final < number else IMMOBILIZED if final == number else UNHARMED
    code = UNHARMED if original == WORST else code
    drm = tuple([(one.name, one.value) for one in modifiers])
    g.tell("tank-attack", shown(g, unit), shown(g, tank), number, drm, coloured, white, code)
    attacked(g, [tank])
    suffer(g, tank, code)


def tank_modifiers(g: CoupState, unit: int, tank: int, leader: int) -> list[Modifier]:
    """[T30.2] Buttoned up, immobile; who attacks exhausted or pinned; his leader."""
    found = [Modifier("buttoned-up", CLOSE_VEHICLE_DRM.number("buttoned"), "T30.2")]
    if g.marks[tank] & IMMOBILE:
        found.append(Modifier("immobile", CLOSE_VEHICLE_DRM.number("immobile"), "T30.2"))
    if g.marks[unit] & CX:
        found.append(Modifier("exhausted", CLOSE_VEHICLE_DRM.number("cx"), "T30.2"))
    if g.marks[unit] & PINNED:
        found.append(Modifier("pinned", CLOSE_VEHICLE_DRM.number("pinned"), "T30.2"))
    if leader != NONE and modifier_of(g, leader):
        found.append(Modifier("leader", modifier_of(g, leader), "T30.1"))
    return found


def destroy_abandoned(g: CoupState) -> None:
    """[T29.4] After a CCPh a vehicle that stands among unbroken enemies, with none of its own side's men there, is
    destroyed by them.
    """
    for vehicle in g.battle.vehicles:
        location = g.where[vehicle]
        if location < 0 or armed(g, vehicle):
            continue
        side = g.battle.side[vehicle]
        ours = [unit for unit in side_in(g, location, side) if armed(g, unit)]
        theirs = [unit for unit in side_in(g, location, 1 - side) if armed(g, unit)]
        if not ours and any(not g.marks[unit] & (BROKEN | HIDDEN) for unit in theirs):
            wreck(g, vehicle)
