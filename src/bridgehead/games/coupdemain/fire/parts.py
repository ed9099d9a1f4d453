"""[T3.6] [T6.2] [T12.6] The parts of a fire group: a unit's own fire, or a weapon with who works it; what each has
done.
"""

from typing import Final

from bridgehead.games.coupdemain.marks import (
    ATTACKS,
    AWAITING,
    BERSERK,
    BROKEN,
    FINAL,
    FIRST,
    HAS_PLACED,
    HAS_THROWN,
    IN_GLIDER,
    KEEPS_RATE,
    MACHINE,
    MELEE,
    MOVED,
    PREP,
    RIDING,
    TI,
    UNLOADED,
    WEAPON_FINAL,
    WEAPON_FIRST,
    WEAPON_PREP,
)
from bridgehead.games.coupdemain.pieces.roster import manned, type_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of, works
from bridgehead.games.coupdemain.printed.components import (
    GUN,
    HEAVY_MG,
    HERO,
    LIGHT_MG,
    MORTAR,
    SQUAD,
    VEHICLE,
    WeaponType,
)
from bridgehead.games.coupdemain.printed.ground import STREAM_BED
from bridgehead.games.coupdemain.printed.vehicles import VEHICLES
from bridgehead.games.coupdemain.state import (
    ADVANCING_FIRE,
    DEFENSIVE_FIRE,
    MOVEMENT,
    NONE,
    PREP_FIRE,
    WEAPON,
    CoupState,
)

# [T12.1] How a part fires now.
FRESH: Final = 0  # for the first time, or with a rate of fire kept
AGAIN: Final = 1  # [T12.11] [T12.14] as Subsequent First Fire, or in the DFPh as Final Fire
IN_NEED: Final = 2  # [T12.12] as Final Protective Fire
NOT_NOW: Final = 3

MOST_ATTACKS: Final = 8
"""[T7.3] [T12.23] What a weapon attacks in a phase at the most, and any part by FPF."""
UNFIT: Final = BROKEN | BERSERK | MELEE | TI | IN_GLIDER | MACHINE | RIDING


def gunner(g: CoupState, part: int) -> int:
    """The unit that fires a part."""
    return part if part < WEAPON else g.owner[part - WEAPON]


def weapon_of(part: int) -> int:
    """The weapon that a part is, or NONE."""
    return part - WEAPON if part >= WEAPON else NONE


def gunners(g: CoupState, parts: list[int]) -> list[int]:
    """The units that fire some parts, each once, in their order."""
    found: list[int] = []
    for part in parts:
        unit = gunner(g, part)
        if unit not in found:
            found.append(unit)
    return found


def ready(g: CoupState, unit: int) -> bool:
    """[T6.23] Whether a unit on the map may do anything by fire: not broken, berserk, in Melee or busy."""
    return g.where[unit] >= 0 and not g.marks[unit] & UNFIT


def only_point_blank(g: CoupState, side: int) -> bool:
    """[9.51.I-5] [T12.19] In the Player Turn in which gliders land their enemy fires in his own Location only."""
    return g.turn == 1 and g.half == 0 and g.battle.gliders > 0 and side != g.battle.fliers


def shoots(g: CoupState, unit: int) -> bool:
    """[T6.27] Whether a unit has firepower of its own at a range: MMC and heroes; a leader has none."""
    kind = type_of(g, unit)
    return (kind.mmc or kind.size == HERO) and kind.fp > 0


def machine_guns_of(g: CoupState, unit: int) -> list[int]:
    """[T7.1] The parts that the working machine guns of a unit are."""
    found: list[int] = []
    for one in weapons_of(g, unit):
        if weapon_type(g, one).machine_gun and works(g, one) and firm(g, one):
            found.append(WEAPON + one)
    return found


def mounted(g: CoupState, part: int) -> bool:
    """[T28.1] Whether a part is a weapon of a vehicle."""
    return part >= WEAPON and weapon_type(g, part - WEAPON).mounted


def crew_fires(g: CoupState, weapon: int) -> bool:
    """[T25.4] [T28.1] [T28.2] Whether the crew of a vehicle may fire a weapon of it now: the weapon works, they are
    there and not shocked, and have not fired the other one in this phase where one man does it all.
    """
    tank = g.owner[weapon]
    if tank == NONE or g.where[tank] < 0 or not works(g, weapon) or not manned(g, tank):
        return False
    if not VEHICLES[g.kind[tank]].one_man:
        return True
    return not any(attacks_made(g, WEAPON + one) for one in weapons_of(g, tank) if one != weapon)


def prepared(g: CoupState, weapon: int) -> int:
    """[T7.10] What hands that are not those of an engineer of its force add to a charge's DR: 1, else nothing."""
    owner = g.owner[weapon]
    return 0 if type_of(g, owner).mmc and g.battle.force[owner] == g.battle.weapon_force[weapon] else 1


def parts_of(g: CoupState, unit: int) -> list[int]:
    """[T6.2] What a unit could bring into a fire group."""
    found = [unit] if shoots(g, unit) else []
    return found + machine_guns_of(g, unit)


def hands(g: CoupState, unit: int) -> int:
    """[T3.6] How many of its parts a unit fires in a phase: a squad two (itself and a weapon, or two weapons), others
    one. (Of a vehicle see `crew_fires`.)
    """
    return 2 if type_of(g, unit).size in (SQUAD, VEHICLE) else 1


def marked(g: CoupState, part: int, own: int, of_weapon: int) -> bool:
    """Whether a part bears a mark: that of units, or that of weapons."""
    if part >= WEAPON:
        return bool(g.used[part - WEAPON] & of_weapon)
    return bool(g.marks[part] & own)


def hands_left(g: CoupState, unit: int, own: int, of_weapon: int) -> int:
    """[T3.6] How many more of its parts a unit can fire, by those that bear the mark; a leader who has directed fire
    works no weapon besides, and a charge that was thrown counts though it is gone; one that was placed, in the AFPh.
    """
    count = (1 if g.marks[unit] & own else 0) + (1 if g.marks[unit] & HAS_THROWN else 0)
    if g.marks[unit] & HAS_PLACED and g.phase == ADVANCING_FIRE:
        count += 1
    for weapon in weapons_of(g, unit):
        if g.used[weapon] & of_weapon:
            count += 1
    return max(0, hands(g, unit) - count)


def spent(g: CoupState, unit: int, own: int, of_weapon: int) -> bool:
    """[T3.6] Whether a unit has fired as many of its parts as it can, by those that bear the mark."""
    return hands_left(g, unit, own, of_weapon) == 0


def hands_free(g: CoupState, unit: int, way: int) -> int:
    """[T3.6] How many parts of a unit can fire together this way now."""
    if g.phase == PREP_FIRE:
        return hands_left(g, unit, PREP, WEAPON_PREP)
    if g.phase == ADVANCING_FIRE or way == AGAIN:
        return hands_left(g, unit, FINAL, WEAPON_FINAL)
    if way == IN_NEED:
        return hands(g, unit)
    return hands_left(g, unit, FIRST, WEAPON_FIRST)


def keeps_rate(g: CoupState, part: int) -> bool:
    """[T7.3] Whether a part is a weapon that may fire once more in the phase."""
    return part >= WEAPON and bool(g.used[part - WEAPON] & KEEPS_RATE) and attacks_made(g, part) < MOST_ATTACKS


def attacks_made(g: CoupState, part: int) -> int:
    """[T7.3] How often a weapon has attacked in this phase."""
    return g.used[part - WEAPON] // ATTACKS


def stage(g: CoupState, part: int) -> int:
    """[T12.1] [T12.6] How a part of the DEFENDER fires now: each unit and each weapon is marked by itself, but who has
    fired as many parts as it can has fired with the others too.
    """
    if keeps_rate(g, part):
        return FRESH
    unit = gunner(g, part)
    own, of_weapon = FIRST | FINAL, WEAPON_FIRST | WEAPON_FINAL
    if not marked(g, part, own, of_weapon) and not spent(g, unit, own, of_weapon):
        return FRESH
    return IN_NEED if marked(g, part, FINAL, WEAPON_FINAL) or spent(g, unit, FINAL, WEAPON_FINAL) else AGAIN


def way_of(g: CoupState, part: int) -> int:
    """How a part of a unit that is `ready` fires in the present phase, or NOT_NOW. What the target allows is another
    matter: see `groups`.
    """
    if g.phase == MOVEMENT:
        return stage(g, part)
    if g.phase == DEFENSIVE_FIRE:
        now = stage(g, part)
        return now if now != IN_NEED else NOT_NOW
    if keeps_rate(g, part):
        return FRESH
    unit = gunner(g, part)
    if g.phase == PREP_FIRE:
        if g.marks[unit] & AWAITING or marked(g, part, PREP, WEAPON_PREP) or spent(g, unit, PREP, WEAPON_PREP):
            return NOT_NOW
        return FRESH
    if g.phase != ADVANCING_FIRE or g.marks[unit] & PREP or too_heavy(g, part):
        return NOT_NOW
    if marked(g, part, FINAL, WEAPON_FINAL) or spent(g, unit, FINAL, WEAPON_FINAL):
        return NOT_NOW
    return FRESH


def too_heavy(g: CoupState, part: int) -> bool:
    """[T6.10] [T7.2] MMG, HMG, mortars and Guns that moved in this Player Turn do not fire in its AFPh."""
    if part < WEAPON or weapon_type(g, part - WEAPON).kind == LIGHT_MG or not sets_up(weapon_type(g, part - WEAPON)):
        return False
    return bool(g.marks[gunner(g, part)] & (MOVED | UNLOADED))


def sets_up(kind: WeaponType) -> bool:
    """[T6.10] Whether a weapon has to be set up before it fires."""
    return kind.kind in (MORTAR, GUN) or (kind.machine_gun and LIGHT_MG < kind.kind <= HEAVY_MG)


def firm(g: CoupState, weapon: int) -> bool:
    """[T5.11] Whether a weapon has firm ground: none that has to be set up fires out of a stream."""
    if not sets_up(weapon_type(g, weapon)):
        return True
    here = g.where[g.owner[weapon]]
    return here < 0 or here % 8 != 0 or not g.battle.ground.marks[here // 8] & STREAM_BED


def mark_fired(g: CoupState, part: int, way: int) -> None:
    """[T1.4] [T12.6] [T12.11] [T12.14] A part has fired: Prep Fire, First Fire, or Final Fire."""
    own, of_weapon = FIRST, WEAPON_FIRST
    if g.phase == PREP_FIRE:
        own, of_weapon = PREP, WEAPON_PREP
    elif g.phase != MOVEMENT or way != FRESH:
        own, of_weapon = FIRST | FINAL, WEAPON_FIRST | WEAPON_FINAL
    if part >= WEAPON:
        g.used[part - WEAPON] = (g.used[part - WEAPON] | of_weapon) + ATTACKS
    else:
        g.marks[part] |= own


def mark_directed(g: CoupState, unit: int, way: int) -> None:
    """[T6.15] A leader has directed fire, and counts as having fired himself."""
    if g.phase == PREP_FIRE:
        g.marks[unit] |= PREP
    elif g.phase == MOVEMENT and way == FRESH:
        g.marks[unit] |= FIRST
    else:
        g.marks[unit] |= FIRST | FINAL


def forget_aims(g: CoupState) -> None:
    """[T23.9] Acquisition is lost when who works the weapon has moved, broken or lost it."""
    for weapon in range(len(g.aim)):
        if g.aim[weapon] == NONE:
            continue
        unit = g.owner[weapon]
        if unit == NONE or g.where[unit] < 0 or g.marks[unit] & (BROKEN | MOVED | BERSERK):
            g.aim[weapon] = NONE
            g.acquired[weapon] = 0
