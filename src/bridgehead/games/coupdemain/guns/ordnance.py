"""[T23] [T24] [T26.1] [T26.2] Guns, light mortars, the PIAT at Infantry: to hit, then an attack on the fire table."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.fire.cover import cover, named, side_cover
from bridgehead.games.coupdemain.fire.covered_arc import band_of, gun_modifiers, gun_number, is_gun, turn_toward
from bridgehead.games.coupdemain.fire.groups import enemy_locations, only_concealed
from bridgehead.games.coupdemain.fire.machine_guns import is_captured, rate_or_wear
from bridgehead.games.coupdemain.fire.modifiers import (
    Aim,
    Lot,
    by_flash_alone,
    dim,
    exposed,
    hindrance_modifiers,
    hurried,
    sum_of,
    victims,
)
from bridgehead.games.coupdemain.fire.parts import (
    FRESH,
    crew_fires,
    firm,
    forget_aims,
    mark_fired,
    only_point_blank,
    ready,
    way_of,
)
from bridgehead.games.coupdemain.fire.residual import lay, residual_column
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.fire.strike import strike
from bridgehead.games.coupdemain.fire.watch import near, watch_of
from bridgehead.games.coupdemain.fire.ways_to_fire import count_of, count_one, in_sight, too_dark
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.hidden.knowledge import lit
from bridgehead.games.coupdemain.marks import HIDDEN, MACHINE, NO_MOVE, PINNED, RIDING
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.night.freedom import attacked
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.roster import concealed, side_in, type_of
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type, works
from bridgehead.games.coupdemain.printed.battle import HALF_LIGHT
from bridgehead.games.coupdemain.printed.components import GUN, MORTAR, PIAT
from bridgehead.games.coupdemain.printed.tables import (
    ACQUIRED,
    ADVANCING_SHOT,
    AREA_NUMBERS,
    CAPTURED_WEAPON,
    CONCEALED_TARGET,
    CRITICAL_COLUMNS,
    FFMO,
    FFNAM,
    FIRE,
    INFANTRY_NUMBERS,
    LOW_VISIBILITY,
    PINNED_CREW,
    POINT_BLANK,
    SHORT_RANGE,
    SMALL_CALIBRE,
    SURE_RANGE,
    SURE_TO_HIT,
    WATCH_ANY,
    WATCH_CLOSE,
    WATCH_HOLD,
)
from bridgehead.games.coupdemain.printed.terrain import TERRAIN
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, MOVEMENT, NONE, WEAPON, CoupState
from bridgehead.games.coupdemain.works.gun_pit import shelter_of, wreck_of
from bridgehead.games.coupdemain.works.pillbox import bears, inside
from bridgehead.tactics.attack import Attack

LEAST_TO_HIT: Final = 2
CRITICAL: Final = 2
MOST_ACQUIRED: Final = 2
BOUND: Final = 6
WAYS: Final = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]
"""Of 36, how many DR are not above a number."""


def may_shoot(g: CoupState, weapon: int) -> bool:
    """[T3.7] [T23.2] [T24.3] [T26.1] [T28.2] Whether a Gun, mortar or PIAT can fire now at all: it works, its owner is
    fit; Guns and mortars need an MMC and firm ground, a mortar no roof, a tank's its crew.
    """
    kind = weapon_type(g, weapon)
    unit = g.owner[weapon]
    if kind.mounted:
        fit = kind.kind == GUN and crew_fires(g, weapon) and not only_point_blank(g, g.battle.side[unit])
        return fit and way_of(g, WEAPON + weapon) == FRESH
    if kind.kind not in (GUN, MORTAR, PIAT) or unit == NONE or not works(g, weapon) or not ready(g, unit):
        return False
    if only_point_blank(g, g.battle.side[unit]):
        return False
    if kind.kind != PIAT and not (type_of(g, unit).mmc and firm(g, weapon)):
        return False
    here = g.where[unit]
    if kind.kind == MORTAR and (here % 8 != 0 or g.battle.ground.building(here // 8)):
        return False
    return way_of(g, WEAPON + weapon) == FRESH


def can_shoot_at(g: CoupState, weapon: int, target: int) -> bool:
    """[T24.1] [T26.2] Whether a Location lies in range and sight of a weapon, and is of a kind that it hits Infantry
    in: for a mortar the ground, or the top of a building; for a PIAT a building, a pillbox or what is behind a wall.
    """
    kind = weapon_type(g, weapon)
    here = g.where[g.owner[weapon]]
    ground = g.battle.ground
    apart = ground.apart(here, target)
    if apart > kind.range or apart < kind.least_range or (apart >= BOUND and g.marks[g.owner[weapon]] & NO_MOVE):
        return False
    top = ground.storeys[target // 8] if ground.building(target // 8) else 0
    if kind.kind == MORTAR and target % 8 != top:
        return False
    if kind.kind == PIAT and not ground.building(target // 8) and not inside(target):
        if side_cover(ground, here, target, False) < 2:
            return False
    if not bears(ground, here, target):
        return False
    if not in_sight(g, here, target):
        return False
    drm = sum_of(to_hit_modifiers(g, weapon, target, wreck_of(g, target), False))
    return number_to_hit(g, weapon, target) - drm >= LEAST_TO_HIT


def in_range(g: CoupState, weapon: int) -> list[int]:
    """[T18.31] [T24.1] The hexes that a mortar reaches, seen or not, in order."""
    kind = weapon_type(g, weapon)
    here = g.where[g.owner[weapon]] // 8
    ground = g.battle.ground
    return sorted([one for one in ground.within(here, kind.range) if ground.distance(here, one) >= kind.least_range])


def ordnance_targets(g: CoupState, weapon: int) -> list[int]:
    """[T23.2] The Locations with Known or suspected enemies, men among them, that a weapon can fire at."""
    seat = g.battle.side[g.owner[weapon]]
    return [
        target for target in enemy_locations(g, seat) if can_shoot_at(g, weapon, target) and men_in(g, target, seat)
    ]


def men_in(g: CoupState, target: int, seat: int) -> bool:
    """[T23.1] Whether a Location holds enemies whom ordnance takes for Infantry."""
    return not g.battle.vehicles or any(on_foot(g, unit) for unit in side_in(g, target, 1 - seat))


def on_foot(g: CoupState, unit: int) -> bool:
    """[T23.1] Whether ordnance takes a unit for Infantry: no vehicle, nor who sits in one."""
    return not g.marks[unit] & (MACHINE | RIDING)


def number_to_hit(g: CoupState, weapon: int, target: int) -> int:
    """[T23.3] [T26.1] What the DR must not exceed, before modifiers."""
    kind = weapon_type(g, weapon)
    apart = g.battle.ground.apart(g.where[g.owner[weapon]], target)
    if kind.kind == PIAT:
        return kind.to_hit[apart]
    if kind.kind == GUN:
        return gun_number(kind, apart, INFANTRY_NUMBERS)
    return AREA_NUMBERS[band_of(apart)] + SMALL_CALIBRE[band_of(apart)]


def to_hit_modifiers(g: CoupState, weapon: int, target: int, marks: int, moving: bool) -> list[Modifier]:
    """[T23.4] [T24.3] The DRM to hit who is in the open about it; concealed ones are harder by CONCEALED_TARGET. TEM
    counts here against a PIAT or Gun; against a mortar it counts on the fire table (T23.6).
    """
    ground = g.battle.ground
    unit = g.owner[weapon]
    here = g.where[unit]
    found: list[Modifier] = []
    shelter = cover(ground, here, target, marks)
    hindering = hindrance_modifiers(g, here, target)
    apart = ground.apart(here, target)
    if weapon_type(g, weapon).kind != MORTAR and shelter.value:
        found.append(shelter)
    found += hindering
    if g.light == HALF_LIGHT:
        found.append(named("half-light", LOW_VISIBILITY, "T21.4"))
    elif g.night() and dim(g, here, target, shelter):
        found.append(named("night", LOW_VISIBILITY, "T18.4"))
    if g.marks[unit] & PINNED:
        found.append(named("pinned", PINNED_CREW, "T23.4"))
    if g.phase == ADVANCING_FIRE:
        found.append(named("advancing-fire", ADVANCING_SHOT, "T23.4"))
    if is_gun(g, weapon):
        found += gun_modifiers(g, weapon, target)
    if is_captured(g, weapon):
        found.append(named("captured-weapon", CAPTURED_WEAPON, "T3.8"))
    if apart <= 2:
        found.append(named("range", SHORT_RANGE if apart == 2 else POINT_BLANK, "T23.4"))
    if g.aim[weapon] == target and g.acquired[weapon]:
        found.append(named("acquired", ACQUIRED[g.acquired[weapon]], "T23.9"))
    if moving and exposed(g, here, target, marks, sum_of(hindering)):
        found.append(named("open-ground", FFMO, "T12.8"))
    if moving and hurried(g, marks):
        found.append(named("not-assault-moving", FFNAM, "T12.8"))
    return found


def ways_to_hit(g: CoupState, weapon: int, target: int, moving: bool) -> int:
    """[T23.5] Of 36, how many DR hit a target that is not sheltered more than its Location shelters it."""
    drm = sum_of(to_hit_modifiers(g, weapon, target, wreck_of(g, target), moving))
    number = number_to_hit(g, weapon, target) - drm
    if only_concealed(g, Aim(g.battle.side[g.owner[weapon]], target, moving)) or by_flash_alone(
        g, g.where[g.owner[weapon]], target
    ):
        number -= CONCEALED_TARGET
    return WAYS[max(0, min(12, number))]


def fire_ordnance_at_mover(g: CoupState, location: int, weapon: int) -> Steps:
    """[T12.24] One shot at the whole stack under way."""
    yield from shoot(g, weapon, location, True)


def first_ordnance_options(g: CoupState, location: int) -> list[Option]:
    """[T12.3] [T12.5] [T12.24] The DEFENDER's Guns, mortars and PIATs that may fire at the stack under way and whose
    owners' watch lets them ask. Ordnance fires at a mover while it is unmarked or has kept its rate of fire.
    """
    found: list[Option] = []
    for weapon in g.battle.ordnance:
        unit = g.owner[weapon]
        if unit == NONE or g.battle.side[unit] == g.acting or g.where[unit] < 0:
            continue
        if too_dark(g, g.where[unit], location) or not may_shoot(g, weapon):
            continue
        if count_of(g.shots, WEAPON + weapon) >= (g.paid_here + 1) // 2 or not can_shoot_at(g, weapon, location):
            continue
        if shot_worth_asking(g, weapon, location):
            found.append(("ordnance", weapon))
    return found


def shot_worth_asking(g: CoupState, weapon: int, target: int) -> bool:
    """[T12.5] [T35.8] Whether the watch of a weapon's owner lets a shot at a mover be asked about: `sure` from a
    chance to hit of a third on.
    """
    watch = watch_of(g, g.owner[weapon])
    ways = ways_to_hit(g, weapon, target, True)
    if watch == WATCH_HOLD or ways == 0:
        return False
    here = g.where[g.owner[weapon]]
    if watch == WATCH_CLOSE:
        return near(g, here, target)
    return watch == WATCH_ANY or ways >= SURE_TO_HIT or g.battle.ground.apart(here, target) <= SURE_RANGE


def shoot(g: CoupState, weapon: int, target: int, moving: bool) -> Steps:
    """[T23.16] [T24.2] The shot: the DR to hit with what it does to the weapon, the lots that are hit with a second DR
    on the fire table, acquisition, residual firepower, Snipers. Who was shot at is free to move by night, hit or not
    [T18.14].
    """
    unit = g.owner[weapon]
    part = WEAPON + weapon
    lots = shot_lots(g, weapon, target, moving)
    number = number_to_hit(g, weapon, target)
    seen_to_act(g, unit)
    if is_gun(g, weapon):
        turn_toward(g, weapon, target)
    if g.night() and weapon_type(g, weapon).kind != PIAT and g.where[unit] not in g.flashes:
        g.flashes.append(g.where[unit])
    coloured, white = roll_dr(g, "to-hit")
    original = coloured + white
    checked(g, unit, original)
    hits = [lot for lot in lots if original + lot_drm(lot) <= number - lot.extra]
    critical = original == CRITICAL and bool(hits)
    result = "critical-hit" if critical else "hit" if hits else "miss"
    drm = [(one.name, one.value) for one in lots[0].all_modifiers()] if lots else []
    g.tell("ordnance", shown(g, unit), arm(g, weapon), target, number, tuple(drm), coloured, white, result)
    mark_fired(g, part, FRESH)
    if g.phase == MOVEMENT:
        count_one(g.shots, part)
    rate_or_wear(g, part, FRESH, coloured, white, False)
    broke = not works(g, weapon)
    if not (broke and weapon_type(g, weapon).kind == PIAT) and hits:
        burst(g, weapon, target, hits, critical)
        if moving:
            lay(g, target, residual_column(blast_column(g, weapon, target, critical), 0))
    attacked(g, [one for lot in lots for one in lot.units if g.where[one] >= 0])
    acquire(g, weapon, target)
    forget_aims(g)
    yield from answer_calls(g)


class Target:
    """[T6.8] [T23.16] Units of a target that a shot hits alike: the DRM to hit them, what concealment adds, what
    shelters them.
    """

    __slots__ = ("units", "marks", "to_hit", "extra")

    units: list[int]
    marks: int
    to_hit: list[Modifier]
    extra: int

    def __init__(self, units: list[int], marks: int, to_hit: list[Modifier], extra: int) -> None:
        self.units = units
        self.marks = marks
        self.to_hit = to_hit
        self.extra = extra

    def all_modifiers(self) -> list[Modifier]:
        """The DRM to hit them, concealment among them."""
        return [*self.to_hit, named("concealed-target", self.extra, "T23.4")] if self.extra else self.to_hit


def lot_drm(lot: Target) -> int:
    """The DRM to hit a lot, without concealment."""
    return sum_of(lot.to_hit)


def shot_lots(g: CoupState, weapon: int, target: int, moving: bool, in_view: bool = False) -> list[Target]:
    """[T6.8] [T23.16] The lots of a shot's target, the Known ones first; `in_view`: without hidden units."""
    seat = g.battle.side[g.owner[weapon]]
    flash = by_flash_alone(g, g.where[g.owner[weapon]], target)
    lots: list[Target] = []
    sorts: list[tuple[bool, int]] = []
    for unit in victims(g, seat, target, moving):
        if (in_view and g.marks[unit] & HIDDEN) or not on_foot(g, unit):
            continue
        sort = (flash or concealed(g, unit), shelter_of(g, unit))
        if sort in sorts:
            lots[sorts.index(sort)].units.append(unit)
            continue
        sorts.append(sort)
        drm = to_hit_modifiers(g, weapon, target, sort[1], moving)
        lots.append(Target([unit], sort[1], drm, CONCEALED_TARGET if sort[0] else 0))
    lots.sort(key=lambda lot: lot.extra)
    return lots


def blast_column(g: CoupState, weapon: int, target: int, critical: bool) -> int:
    """[T23.5] [T23.6] [T24.2] The column of a hit: half the HE column for a mortar, the whole of it by a critical hit,
    halved again in marsh; that of a PIAT or Gun, two further for a critical one. -1 when nothing is left of it.
    """
    kind = weapon_type(g, weapon)
    if kind.kind != MORTAR:
        column = FIRE.column_of(kind.he_column)
        return column + CRITICAL_COLUMNS if critical else column
    power = kind.he_column if critical else kind.area_column
    if TERRAIN[g.battle.ground.terrain[target // 8]].he_halved:
        power //= 2
    return FIRE.column_of(power)


def shot_effect(g: CoupState, weapon: int, target: int, hit: Target, critical: bool) -> Attack:
    """[T23.6] What a hit is on the fire table: its column, for a mortar with the TEM that counts against what falls
    from above; a critical hit turns TEM round.
    """
    column = blast_column(g, weapon, target, critical)
    falls = weapon_type(g, weapon).kind == MORTAR
    shelter = cover(g.battle.ground, g.where[g.owner[weapon]], target, hit.marks, falls)
    modifiers: list[Modifier] = []
    if critical and shelter.value > 0:
        modifiers.append(named(shelter.name, -shelter.value, "T23.5"))
    elif shelter.value and falls:
        modifiers.append(shelter)
    return Attack(FIRE, column, modifiers)


def burst(g: CoupState, weapon: int, target: int, hits: list[Target], critical: bool) -> None:
    """[T23.6] A hit takes effect on everybody it hits, by one DR."""
    lots = [Lot(hit.units, hit.extra > 0, shot_effect(g, weapon, target, hit, critical)) for hit in hits]
    coloured, white = roll_dr(g, "effect")
    checked(g, g.owner[weapon], coloured + white)
    strike(g, lots, 0, coloured, white, target)
    leader_losses(g)


def acquire(g: CoupState, weapon: int, target: int) -> None:
    """[T23.9] [T24.3] [T28.7] [T18.33] A mortar or Gun has the range of what it fired at, better by one at each shot,
    up to two; by night only of what lies in the light.
    """
    if weapon_type(g, weapon).kind == PIAT:
        return
    if g.night() and not lit(g, target):
        g.aim[weapon] = NONE
        g.acquired[weapon] = 0
        return
    g.acquired[weapon] = min(MOST_ACQUIRED, g.acquired[weapon] + 1) if g.aim[weapon] == target else 1
    g.aim[weapon] = target
