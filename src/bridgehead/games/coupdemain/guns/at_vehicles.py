"""[T23.2] [T23.3] [T25.8] [T26.1] Shots of PIATs and Guns: at whom, and those at vehicles."""

from fractions import Fraction
from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.coupdemain.board.cover import rises_before, sides_before
from bridgehead.games.coupdemain.fire.attack import attack
from bridgehead.games.coupdemain.fire.cover import named
from bridgehead.games.coupdemain.fire.covered_arc import gun_number, in_arc, is_gun, turn_toward
from bridgehead.games.coupdemain.fire.machine_guns import rate_or_wear
from bridgehead.games.coupdemain.fire.modifiers import Aim, sum_of
from bridgehead.games.coupdemain.fire.parts import FRESH, NOT_NOW, forget_aims, mark_fired
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.fire.watch import near, watch_of
from bridgehead.games.coupdemain.fire.ways_to_fire import count_of, count_one, in_sight, made_out_within
from bridgehead.games.coupdemain.guns.ordnance import (
    BOUND,
    LEAST_TO_HIT,
    WAYS,
    can_shoot_at,
    fire_ordnance_at_mover,
    first_ordnance_options,
    may_shoot,
    men_in,
    ordnance_targets,
    shoot,
    to_hit_modifiers,
)
from bridgehead.games.coupdemain.guns.tanks import first_mg_options, is_turret_mg, mg_group, mg_targets, mg_way
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.marks import IN_MOTION, NO_MOVE, RIDING
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.morale.vehicles import SHOCKS_UP_TO, suffer
from bridgehead.games.coupdemain.night.freedom import attacked
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.roster import armoured
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type, weapons_of, works
from bridgehead.games.coupdemain.printed.components import GUN, PIAT
from bridgehead.games.coupdemain.printed.tables import (
    AP_BANDS,
    AP_CHANGES,
    AP_NUMBER,
    HEAT_NUMBER,
    MOVING_TARGET,
    SURE_RANGE,
    SURE_TO_HIT,
    VEHICLE_NUMBERS,
    WATCH_ANY,
    WATCH_CLOSE,
    WATCH_HOLD,
)
from bridgehead.games.coupdemain.printed.vehicles import (
    BURNS,
    DESTROYED,
    MAY_SHOCK,
    UNHARMED,
    VEHICLES,
    by_armour,
    by_number,
)
from bridgehead.games.coupdemain.state import DRIVE, MOVEMENT, NONE, WEAPON, CoupState

FRONT: Final = 0
SIDE: Final = 1
REAR: Final = 2
ROLLS: Final = 36
SIDES: Final = 6


def shot_options(g: CoupState, seat: int, targets: list[int], reaches: list[int]) -> list[Option]:
    """[T23.2] [T28.2] The weapons of a seat that may fire now, at men in one of some Locations at least, each of which
    is made out from so far off, or at a vehicle; the machine guns of its tanks.
    """
    found: list[Option] = []
    from_here = 0
    for at, target in enumerate(targets):
        from_here |= g.battle.ground.disc(target // 8, reaches[at])
    for unit in g.battle.vehicles:
        if g.battle.side[unit] != seat and g.where[unit] >= 0:
            from_here |= g.battle.ground.disc(g.where[unit] // 8, made_out_within(g, g.where[unit]))
    for weapon in g.battle.ordnance:
        owner = g.owner[weapon]
        if owner == NONE or g.battle.side[owner] != seat or g.where[owner] < 0:
            continue
        if from_here >> (g.where[owner] // 8) & 1 and could_fire(g, weapon, seat, targets, reaches):
            found.append(("ordnance", weapon))
    return found


def could_fire(g: CoupState, weapon: int, seat: int, targets: list[int], reaches: list[int]) -> bool:
    """[T23.2] [T28.2] Whether a weapon may fire now at one of some Locations, each made out from so far off, or at a
    vehicle.
    """
    turret = is_turret_mg(g, weapon)
    if not turret and not may_shoot(g, weapon):
        return False
    away = g.battle.ground.ranges(g.where[g.owner[weapon]] // 8)
    for at, target in enumerate(targets):
        if away[target // 8] > reaches[at]:
            continue
        if turret:
            if mg_way(g, weapon, Aim(seat, target)) != NOT_NOW:
                return True
        elif can_shoot_at(g, weapon, target) and men_in(g, target, seat):
            return True
    return not turret and bool(vehicle_targets(g, weapon))


def targets_of(g: CoupState, weapon: int) -> list[Option]:
    """[T23.2] What a weapon can fire at: Locations with men, and vehicles."""
    if is_turret_mg(g, weapon):
        return [("at", place) for place in mg_targets(g, weapon)]
    places: list[Option] = [("at", place) for place in ordnance_targets(g, weapon)]
    return places + [g.unit_option("at-vehicle", vehicle) for vehicle in vehicle_targets(g, weapon)]


def vehicle_targets(g: CoupState, weapon: int) -> list[int]:
    """[T23.2] The enemy vehicles that a PIAT or Gun can fire at."""
    enemy = 1 - g.battle.side[g.owner[weapon]]
    return [unit for unit in g.battle.vehicles if g.battle.side[unit] == enemy and can_shoot(g, weapon, unit)]


def can_shoot(g: CoupState, weapon: int, vehicle: int) -> bool:
    """[T23.3] [T26.1] [T18.16] Whether a vehicle lies in range and sight of a PIAT or Gun, and can be hit."""
    kind = weapon_type(g, weapon)
    here, there = g.where[g.owner[weapon]], g.where[vehicle]
    if kind.kind not in (PIAT, GUN) or there < 0:
        return False
    apart = g.battle.ground.apart(here, there)
    if apart > kind.range or (apart >= BOUND and g.marks[g.owner[weapon]] & NO_MOVE):
        return False
    if not in_sight(g, here, there):
        return False
    return least_to_hit(g, weapon, vehicle) >= LEAST_TO_HIT


def number_at(g: CoupState, weapon: int, vehicle: int) -> int:
    """[T23.3] [T26.1] What the DR must not exceed to hit a vehicle, before modifiers."""
    kind = weapon_type(g, weapon)
    apart = g.battle.ground.apart(g.where[g.owner[weapon]], g.where[vehicle])
    return kind.to_hit[apart] if kind.kind == PIAT else gun_number(kind, apart, VEHICLE_NUMBERS)


def modifiers_at(g: CoupState, weapon: int, vehicle: int) -> list[Modifier]:
    """[T23.4] [T27.8] The DRM to hit a vehicle: no TEM, its size, and that it moves or is in motion."""
    found = to_hit_modifiers(g, weapon, g.where[vehicle], RIDING, False)
    if vehicle in g.stack or g.marks[vehicle] & IN_MOTION:
        found.append(named("moving-target", MOVING_TARGET, "T23.4"))
    if VEHICLES[g.kind[vehicle]].small:
        found.append(named("small-target", VEHICLES[g.kind[vehicle]].small, "T23.4"))
    return found


def least_to_hit(g: CoupState, weapon: int, vehicle: int) -> int:
    """[T23.5] The highest DR that hits."""
    return number_at(g, weapon, vehicle) - sum_of(modifiers_at(g, weapon, vehicle))


def kill_number(g: CoupState, weapon: int, vehicle: int, critical: bool, turret: bool) -> int:
    """[T25.1] [T25.2] [T25.8] The number of a hit on hull or turret: on what has no armour one of the weapon's kind;
    else that of the weapon, changed by range if it is no PIAT, less the armour of the side it hits, one more from
    behind. A critical hit counts twice, before armour [T23.5].
    """
    kind = weapon_type(g, weapon)
    armour = VEHICLES[g.kind[vehicle]].armour
    if not armour:
        number = HEAT_NUMBER if kind.kind == PIAT else AP_NUMBER
        return 2 * number if critical else number
    here, there = g.where[g.owner[weapon]] // 8, g.where[vehicle] // 8
    number = kind.to_kill
    if kind.kind == GUN:
        band = 0
        while g.battle.ground.distance(here, there) > AP_BANDS[band]:
            band += 1
        number += AP_CHANGES[band]
    side = aspect(g, vehicle, here, turret)
    number = (2 * number if critical else number) - (armour[0] if side == FRONT else armour[1])
    return number + 1 if side == REAR else number


def aspect(g: CoupState, vehicle: int, place: int, turret: bool) -> int:
    """[T25.1] Which side of a vehicle's hull or turret looks toward a hex: its front in its arc, its rear in the
    opposite one; its own hex lies in neither [T0.12].
    """
    ground = g.battle.ground
    there = g.where[vehicle] // 8
    if place == there:
        return SIDE
    weapons = weapons_of(g, vehicle) if turret else []
    facing = g.facing[weapons[0]] if weapons else g.heading[vehicle]
    if in_arc(ground, there, facing, place):
        return FRONT
    return REAR if in_arc(ground, there, (facing + 3) % 6, place) else SIDE


def hull_down(g: CoupState, vehicle: int, here: int) -> bool:
    """[T28.9] Whether only the turret of a tank can be hit out of a Location: a wall or hedge of its hex lies before
    it, or the edge that it stands above.
    """
    ground = g.battle.ground
    there = g.where[vehicle]
    if not armoured(g, vehicle):
        return False
    return sides_before(ground, here, there) != 0 or rises_before(ground, here, there)


def fire_ordnance(g: CoupState, seat: int, weapon: int) -> Steps:
    """[T23.2] [T23.16] [T36.7] One shot: at what, then the dice. Who fires it stays who he is between the two."""
    targets = targets_of(g, weapon)
    verb, number = targets[0]
    if len(targets) > 1:
        g.firers = [WEAPON + weapon]
        verb, number = yield g.ask(seat, "gun-target", targets, weapon)
        g.firers = []
    if is_turret_mg(g, weapon):
        yield from attack(g, mg_group(g, weapon, number, False))
    elif verb == "at-vehicle":
        yield from shoot_vehicle(g, weapon, g.unit(number))
    else:
        yield from shoot(g, weapon, number, False)


def first_shot_options(g: CoupState, location: int) -> list[Option]:
    """[T12.3] [T12.20] The DEFENDER's ordnance that may fire at the stack under way, on foot or in a vehicle."""
    found = first_mg_options(g, location)
    if g.manner != DRIVE:
        return first_ordnance_options(g, location) + found
    for weapon in g.battle.ordnance:
        unit = g.owner[weapon]
        if unit == NONE or g.battle.side[unit] == g.acting or not may_shoot(g, weapon):
            continue
        if count_of(g.shots, WEAPON + weapon) >= (g.paid_here + 1) // 2 or not can_shoot(g, weapon, g.stack[0]):
            continue
        if worth_asking(g, weapon, g.stack[0]):
            found.append(("ordnance", weapon))
    return found


def worth_asking(g: CoupState, weapon: int, vehicle: int) -> bool:
    """[T12.5] [T35.8] Whether the watch of a weapon's owner lets a shot at a vehicle on the move be asked about."""
    watch = watch_of(g, g.owner[weapon])
    here, there = g.where[g.owner[weapon]], g.where[vehicle]
    if watch == WATCH_HOLD:
        return False
    if watch == WATCH_CLOSE:
        return near(g, here, there)
    ways = WAYS[max(0, min(12, least_to_hit(g, weapon, vehicle)))]
    return watch == WATCH_ANY or ways >= SURE_TO_HIT or g.battle.ground.apart(here, there) <= SURE_RANGE


def first_shot(g: CoupState, location: int, weapon: int) -> Steps:
    """[T12.3] [T12.24] One shot at the stack under way, or at the vehicle."""
    if is_turret_mg(g, weapon):
        yield from attack(g, mg_group(g, weapon, location, True))
    elif g.manner == DRIVE:
        yield from shoot_vehicle(g, weapon, g.stack[0])
    else:
        yield from fire_ordnance_at_mover(g, location, weapon)


def shoot_vehicle(g: CoupState, weapon: int, vehicle: int) -> Steps:
    """[T23.16] [T25.2] [T25.8] [T28.9] A shot at a vehicle: the DR to hit with what it does to the weapon, the DR by
    the kill number, what becomes of it and of who sits in it; then Snipers. It leaves no residual firepower.
    """
    unit = g.owner[weapon]
    target = g.where[vehicle]
    number = number_at(g, weapon, vehicle)
    modifiers = modifiers_at(g, weapon, vehicle)
    seen_to_act(g, unit)
    if is_gun(g, weapon):
        turn_toward(g, weapon, target)
        if g.night() and g.where[unit] not in g.flashes:
            g.flashes.append(g.where[unit])
    coloured, white = roll_dr(g, "to-hit")
    checked(g, unit, coloured + white)
    turret = coloured < white
    hit = coloured + white + sum_of(modifiers) <= number
    covered = hit and not turret and hull_down(g, vehicle, g.where[unit])
    hit = hit and not covered
    critical = hit and coloured + white == 2
    result = "hull-down" if covered else "critical-hit" if critical else "hit" if hit else "miss"
    drm = tuple([(one.name, one.value) for one in modifiers])
    g.tell("ordnance", shown(g, unit), arm(g, weapon), target, number, drm, coloured, white, result)
    mark_fired(g, WEAPON + weapon, FRESH)
    if g.phase == MOVEMENT:
        count_one(g.shots, WEAPON + weapon)
    rate_or_wear(g, WEAPON + weapon, FRESH, coloured, white, False)
    if hit and (works(g, weapon) or is_gun(g, weapon)):
        pierce(g, weapon, vehicle, critical, turret)
    attacked(g, [vehicle] if g.where[vehicle] >= 0 else [])
    forget_aims(g)
    yield from answer_calls(g)


def pierce(g: CoupState, weapon: int, vehicle: int, critical: bool, turret: bool) -> None:
    """[T25.1] [T25.2] [T25.8] What a hit does, on hull or turret; an original 12 is a dud."""
    number = kill_number(g, weapon, vehicle, critical, turret)
    coloured, white = roll_dr(g, "to-kill")
    checked(g, g.owner[weapon], coloured + white)
    final = coloured + white
    code = by_armour(number, final, turret) if VEHICLES[g.kind[vehicle]].armour else by_number(number, final)
    code = UNHARMED if final == 12 else code
    g.tell("to-kill", shown(g, vehicle), number, coloured, white, code)
    suffer(g, vehicle, code)
    leader_losses(g)


def vehicle_odds(g: CoupState, weapon: int, vehicle: int) -> Odds:
    """[T35.12] The odds of a shot at a vehicle: to hit, hull or turret, and then what the hit does."""
    need = least_to_hit(g, weapon, vehicle)
    gone, stopped = Fraction(0), Fraction(0)
    covered = hull_down(g, vehicle, g.where[g.owner[weapon]])
    for coloured in range(1, SIDES + 1):
        for white in range(1, SIDES + 1):
            turret = coloured < white
            if coloured + white <= need and (turret or not covered):
                number = kill_number(g, weapon, vehicle, coloured + white == 2, turret)
                lost, halted = pierced(g, vehicle, number, turret)
                gone += lost / ROLLS
                stopped += halted / ROLLS
    results = [one for one in (("gone", gone), ("pinned", stopped)) if one[1]]
    results.append(("nothing", 1 - gone - stopped))
    number = number_at(g, weapon, vehicle)
    return Odds("fire", str(number), modifiers_at(g, weapon, vehicle), results, "T25.2", reading="fire")


def pierced(g: CoupState, vehicle: int, number: int, turret: bool) -> tuple[Fraction, Fraction]:
    """[T25.2] [T25.8] The chances of a hit by its number: that the vehicle is lost; that it is stopped for good or its
    crew shocked.
    """
    gone, stopped = Fraction(0), Fraction(0)
    for roll in range(2, 2 * SIDES):
        ways = Fraction(WAYS[roll] - WAYS[roll - 1], ROLLS)
        code = by_armour(number, roll, turret) if armoured(g, vehicle) else by_number(number, roll)
        if code in (BURNS, DESTROYED):
            gone += ways
        elif code == MAY_SHOCK:
            stopped += ways * Fraction(SHOCKS_UP_TO, SIDES)
        elif code != UNHARMED:
            stopped += ways
    return gone, stopped
