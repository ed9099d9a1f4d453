"""[T6.8] [T6.12] [T6.24] The attack of a fire group on each lot of its target: column and modifiers, for odds and for
the dice.
"""

from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.fire.cover import cover, in_the_open, named
from bridgehead.games.coupdemain.fire.covered_arc import turn_modifier
from bridgehead.games.coupdemain.fire.firepower import column_for, total_power
from bridgehead.games.coupdemain.fire.parts import gunners, mounted, weapon_of
from bridgehead.games.coupdemain.hidden.knowledge import lit, within_vision
from bridgehead.games.coupdemain.marks import BY_TRENCH, CX, HIDDEN, MELEE
from bridgehead.games.coupdemain.morale.values import heroic, modifier_of
from bridgehead.games.coupdemain.pieces.roster import armoured, concealed, is_vehicle, side_in
from bridgehead.games.coupdemain.printed.battle import HALF_LIGHT
from bridgehead.games.coupdemain.printed.tables import CX_FIRER, FFMO, FFNAM, FIRE, HERO_HELPS, LOW_VISIBILITY
from bridgehead.games.coupdemain.printed.vehicles import by_fire
from bridgehead.games.coupdemain.smoke.hindrance import in_the_way, smoke_between
from bridgehead.games.coupdemain.smoke.screens import thickness
from bridgehead.games.coupdemain.state import ASSAULT, DRIVE, NONE, CoupState
from bridgehead.games.coupdemain.works.gun_pit import shelter_of
from bridgehead.tactics.attack import Attack


class Aim:
    """[T6.1] [T12.3] What a seat would fire at: a `target` Location, or of it the stack under way alone (`moving`).
    `leading` is the Location that must take part, or NONE; `barred` are units whose watch does not let them.
    """

    __slots__ = ("seat", "target", "moving", "leading", "barred")

    seat: int
    target: int
    moving: bool
    leading: int
    barred: list[int]

    def __init__(self, seat: int, target: int, moving: bool = False, leading: int = NONE) -> None:
        self.seat = seat
        self.target = target
        self.moving = moving
        self.leading = leading
        self.barred = []


class FireGroup:
    """[T6.5] Who fires together: `parts` with the way each fires (see `parts`), the leaders who direct (one in each
    Location, or none), at the target Location of an aim, or at the stack under way there.
    """

    __slots__ = ("seat", "parts", "ways", "leaders", "target", "moving")

    seat: int
    parts: list[int]
    ways: list[int]
    leaders: list[int]
    target: int
    moving: bool

    def __init__(self, aim: Aim, parts: list[int], ways: list[int], leaders: list[int]) -> None:
        self.seat = aim.seat
        self.parts = parts
        self.ways = ways
        self.leaders = leaders
        self.target = aim.target
        self.moving = aim.moving


class Lot:
    """[T6.8] Units of the target that share column and modifiers, with the attack on them; or a vehicle [T25.8]."""

    __slots__ = ("units", "half", "attack", "vehicle")

    units: list[int]
    half: bool
    attack: Attack
    vehicle: bool

    def __init__(self, units: list[int], half: bool, attack: Attack, vehicle: bool = False) -> None:
        self.units = units
        self.half = half
        self.attack = attack
        self.vehicle = vehicle

    def result(self, lost: int, dice: int) -> str:
        """[T6.13] [T25.8] What dice as they fell bring it, with so many columns lost."""
        column = self.attack.column - lost
        final = dice + self.attack.modifier()
        return by_fire(column, final) if self.vehicle else FIRE.result(column, final)


def places_of(g: CoupState, parts: list[int]) -> list[int]:
    """The Locations that parts fire from, in order."""
    return sorted({g.where[unit] for unit in gunners(g, parts)})


def victims(g: CoupState, seat: int, target: int, moving: bool) -> list[int]:
    """[T6.7] [T12.1] [T25.9] Whom fire of a seat at a Location strikes: every enemy there but armour, or those of the
    stack under way.
    """
    if moving:
        return [unit for unit in g.stack if g.where[unit] == target and g.battle.side[unit] != seat]
    there = side_in(g, target, 1 - seat)
    return [unit for unit in there if not armoured(g, unit)] if g.battle.vehicles else there


def in_melee(g: CoupState, location: int) -> bool:
    """[T6.7] Whether a Location has a Melee in it, which is never fired at."""
    for unit in side_in(g, location, g.acting):
        if g.marks[unit] & MELEE:
            return True
    return False


def by_flash_alone(g: CoupState, here: int, target: int) -> bool:
    """[T6.9] [T18.26] Whether a Location is fired at by its Gunflash only."""
    return g.night() and not within_vision(g, here, target)


def lots_of(g: CoupState, group: FireGroup, in_view: bool = False) -> list[Lot]:
    """[T6.8] [T6.25] The lots of a fire group's target with the attack on each, the highest column first. `in_view`:
    only of those that the seat which fires can know of, for choices and odds.
    """
    places = places_of(g, group.parts)
    flash = False
    for here in places:
        flash = flash or by_flash_alone(g, here, group.target)
    sorts: list[tuple[bool, int, bool]] = []
    members: list[list[int]] = []
    for unit in victims(g, group.seat, group.target, group.moving):
        if in_view and g.marks[unit] & HIDDEN:
            continue
        sort = (flash or concealed(g, unit), shelter_of(g, unit), is_vehicle(g, unit))
        if sort not in sorts:
            sorts.append(sort)
            members.append([])
        members[sorts.index(sort)].append(unit)
    lots: list[Lot] = []
    for at, (half, marks, vehicle) in enumerate(sorts):
        lots.append(Lot(members[at], half, fire_attack(g, group, places, half, marks), vehicle))
    lots.sort(key=_by_column)
    return lots


def _by_column(lot: Lot) -> int:
    return -lot.attack.column


def fire_attack(g: CoupState, group: FireGroup, places: list[int], half: bool, marks: int) -> Attack:
    """[T6.2] [T6.12] Column and modifiers against units in a state: `half` when concealed, `marks` what shelters
    them.
    """
    column = column_for(total_power(g, group.parts, group.ways, group.target, half))
    return Attack(FIRE, column, fire_modifiers(g, group, places, marks))


def fire_modifiers(g: CoupState, group: FireGroup, places: list[int], marks: int) -> list[Modifier]:
    """[T6.12] [T6.24] [T28.4] All DRM of a fire group; of its Locations that whose line is the worst; of a turret its
    turn.
    """
    found = leader_modifiers(g, group)
    if group.parts and mounted(g, group.parts[0]):
        turn = turn_modifier(g, weapon_of(group.parts[0]), group.target)
        found += [turn] if turn.value else []
    worst: list[Modifier] = []
    most = -99
    for here in places:
        line = line_modifiers(g, here, group.target, marks, group.moving)
        total = sum_of(line)
        if total > most:
            most = total
            worst = line
    found += worst
    if group.moving and hurried(g, marks):
        found.append(named("not-assault-moving", FFNAM, "T12.8"))
    for unit in gunners(g, group.parts):
        if g.marks[unit] & CX:
            found.append(named("exhausted", CX_FIRER, "T11.9"))
            break
    return found


def hurried(g: CoupState, marks: int) -> bool:
    """[T12.8] [T22.4] Whether a mover moves on foot and without care: not in Assault Movement, nor along a trench."""
    return g.manner not in (ASSAULT, DRIVE) and not marks & BY_TRENCH


def sum_of(modifiers: list[Modifier]) -> int:
    """What modifiers come to."""
    total = 0
    for one in modifiers:
        total += one.value
    return total


def leader_modifiers(g: CoupState, group: FireGroup) -> list[Modifier]:
    """[T6.15] [T13.4] [T13.5] The modifier of who directs, of several the worst; one better with a hero in the group,
    or a heroic leader at its head.
    """
    found: list[Modifier] = []
    if group.leaders:
        worst = -99
        for leader in group.leaders:
            worst = max(worst, modifier_of(g, leader))
        if worst:
            found.append(named("leader", worst, "T6.15"))
    for unit in [*gunners(g, group.parts), *group.leaders]:
        if heroic(g, unit):
            found.append(named("hero", HERO_HELPS, "T13.4"))
            break
    return found


def line_modifiers(g: CoupState, here: int, target: int, marks: int, moving: bool) -> list[Modifier]:
    """[T6.12] [T21.4] What lies on the way from a Location to the target, and about the target: TEM, hindrances, light,
    and whether a mover is in the open.
    """
    ground = g.battle.ground
    found: list[Modifier] = []
    shelter = cover(ground, here, target, marks)
    if shelter.value:
        found.append(shelter)
    hindering = hindrance_modifiers(g, here, target)
    found += hindering
    if g.light == HALF_LIGHT:
        found.append(named("half-light", LOW_VISIBILITY, "T21.4"))
    elif g.night() and dim(g, here, target, shelter):
        found.append(named("night", LOW_VISIBILITY, "T18.4"))
    if moving and exposed(g, here, target, marks, sum_of(hindering)):
        found.append(named("open-ground", FFMO, "T12.8"))
    return found


def hindrance_modifiers(g: CoupState, here: int, target: int) -> list[Modifier]:
    """[T4.11] [T31.1] What hinders the line from a Location to a target: what stands in the way, and smoke."""
    found: list[Modifier] = []
    standing = in_the_way(g, here, target)
    if standing > 0:
        found.append(named("hindrance", standing, "T4.11"))
    smoke = smoke_between(g, here, target)
    if smoke > 0:
        found.append(named("smoke", smoke, "T31.1"))
    return found


def dim(g: CoupState, here: int, target: int, shelter: Modifier) -> bool:
    """[T18.4] Whether the night hampers fire: not in one's own hex, nor at who has height advantage or stands a level
    above.
    """
    if here // 8 == target // 8 or shelter.name == "height":
        return False
    return g.battle.ground.stands[target] - g.battle.ground.stands[here] < 2


def exposed(g: CoupState, here: int, target: int, marks: int, hindrances: int) -> bool:
    """[T12.8] [T18.6] Whether a mover is in open ground for who fires; by night only in the light."""
    if g.manner == DRIVE or (g.night() and not lit(g, target)):
        return False
    return in_the_open(g.battle.ground, here, target, marks, hindrances)


def residual_modifiers(g: CoupState, target: int, marks: int) -> list[Modifier]:
    """[T12.16] What counts against residual fire: the place's own TEM, smoke in it, and how the mover moves."""
    found: list[Modifier] = []
    shelter = cover(g.battle.ground, NONE, target, marks)
    if shelter.value:
        found.append(shelter)
    smoke = thickness(g, target // 8)
    if smoke:
        found.append(named("smoke", smoke, "T31.1"))
    if exposed(g, NONE, target, marks, smoke):
        found.append(named("open-ground", FFMO, "T12.8"))
    if hurried(g, marks):
        found.append(named("not-assault-moving", FFNAM, "T12.8"))
    return found
