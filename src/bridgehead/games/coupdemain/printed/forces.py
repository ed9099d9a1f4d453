"""[T33] Reading the forces of a scenario: who fights for a side, with what, and where it sets up or comes in."""

from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.coupdemain.printed.battle import NIGHT, Battle, Force, Group
from bridgehead.games.coupdemain.printed.components import (
    DUMMY_TYPE,
    HALF_SQUAD,
    LEADER,
    SEATS,
    SQUAD,
    TAGS,
    TYPE_NUMBERS,
    TYPES,
    VEHICLE,
    WEAPON_NUMBERS,
    WEAPONS,
    UnitType,
)
from bridgehead.games.coupdemain.printed.ground import PILLBOX, SINGLES, SLOTS, STEEPLE_SINGLES, Ground
from bridgehead.games.coupdemain.printed.groups import LEADERS, TEMPLATES
from bridgehead.games.coupdemain.printed.terrain import BY_ROAD, CLOSED, FOOT, TERRAIN, TRACKED
from bridgehead.games.coupdemain.printed.vehicles import VEHICLES

FORCE_KEYS: Final = [
    "side",
    "within",
    "locations",
    "buildings_only",
    "one_each",
    "units",
    "leaders",
    "weapons",
    "dummies",
    "freedom",
    "turn",
    "entry",
    "enters",
    "groups",
    "gliders",
    "elr",
    "vehicles",
    "depleted",
    "beside_buildings",
    "spent",
]
CARRIED: Final = {key: number for key, number in WEAPON_NUMBERS.items() if not WEAPONS[number].mounted}
MOST_TURNS: Final = 20
MOST_UNITS: Final = 60
MOST_GLIDERS: Final = 3
MADE: Final = 4
"""Leaders and heroes that a side may yet bring forth."""
SPLITTING: Final = 10
"""[T33.20] One squad in so many, rounded up, may be split before the set-up."""
HIDING: Final = 4
"""[T17.5] By night one squad in so many of a zone, rounded up, may hide."""


def locations_named(ground: Ground, sheet: Sheet, key: str, names: list[str]) -> list[int]:
    """The Locations of a list of names."""
    found: list[int] = []
    for name in names:
        try:
            location = ground.location(name)
        except DataError as error:
            raise DataError(f"{sheet.address(key)}: {error}") from error
        if not ground.exists[location]:
            raise DataError(f"{sheet.address(key)}: there is no pillbox in {name.partition('.')[0]}.")
        found.append(location)
    return found


def read_forces(battle: Battle, sheet: Sheet) -> None:
    """[T33.4] The forces, the British before the Germans, and the counters that may yet come of them."""
    battle.forces = []
    battle.side = []
    battle.starts_as = []
    battle.force = []
    battle.roster = [[], []]
    battle.weapons = []
    battle.weapon_force = []
    sheets = sheet.sheets("force")
    for side in (0, 1):
        for one in sheets:
            if SEATS.index(one.choice("side", SEATS)) == side:
                _read_force(battle, one, side)
        if not battle.roster[side]:
            raise sheet.fail("force", f"given as [[force]] with at least one unit of the {SEATS[side]} side")
        squads = [unit for unit in battle.roster[side] if TYPES[battle.starts_as[unit]].size == SQUAD]
        for _ in range(len(squads) + MADE):
            _enlist(battle, side, DUMMY_TYPE, -1)
        if len(battle.roster[side]) > min(TAGS, MOST_UNITS * 2):
            raise sheet.fail("force", f"at most {MOST_UNITS} units a side")
        if side == 0:
            battle.first_german = len(battle.side)
    meet = set(battle.forces[0].zone)
    battle.gliders = sum(force.gliders for force in battle.forces)
    flying = [force.side for force in battle.forces if force.gliders]
    if len(flying) > 1:
        raise sheet.fail("force", "one [[force]] with gliders at most")
    battle.vehicles = [unit for unit, kind in enumerate(battle.starts_as) if TYPES[kind].size == VEHICLE]
    battle.fliers = flying[0] if flying else -1
    for force in battle.forces:
        if force.side != battle.forces[0].side and meet & set(force.zone):
            raise DataError(f"{sheet.where}: the zones of the two sides must not share a Location.")


def _enlist(battle: Battle, side: int, kind: int, force: int) -> int:
    unit = len(battle.side)
    battle.side.append(side)
    battle.starts_as.append(kind)
    battle.force.append(force)
    battle.roster[side].append(unit)
    return unit


def _read_force(battle: Battle, sheet: Sheet, side: int) -> None:
    """[T17.5] [T18.19] A force with its units and weapons; of each zone of the Scenario Defender one squad in four may
    hide by night.
    """
    number = len(battle.forces)
    force = _new_force(battle, sheet, side)
    battle.forces.append(force)
    for kind, count in _counts(sheet, "vehicles", TYPE_NUMBERS):
        if kind not in VEHICLES or TYPES[kind].nation != side:
            raise sheet.fail("vehicles", f"vehicles of the {SEATS[side]} side")
        force.units += [_enlist(battle, side, kind, number) for _ in range(count)]
    force.depleted = dict(_counts(sheet, "depleted", TYPE_NUMBERS))
    for kind, count in _counts(sheet, "units", TYPE_NUMBERS):
        if not TYPES[kind].mmc or TYPES[kind].nation not in (side, 2):
            raise sheet.fail("units", f"squads, half-squads and crews of the {SEATS[side]} side")
        force.units += [_enlist(battle, side, kind, number) for _ in range(count)]
    _enlist_groups(battle, sheet, force, number)
    _keep_halves(battle, force, number)
    for name in sheet.texts("leaders", []):
        if name not in TYPE_NUMBERS or TYPES[TYPE_NUMBERS[name]].size != LEADER:
            raise sheet.fail("leaders", f"a list of: {', '.join(one.key for one in TYPES if one.size == LEADER)}")
        force.units.append(_enlist(battle, side, TYPE_NUMBERS[name], number))
    if force.turn and "dummies" in sheet.data:
        raise sheet.fail("dummies", "left out where the force comes later")
    for _ in range(sheet.number("dummies", 0, least=0, most=MOST_UNITS)):
        force.units.append(_enlist(battle, side, DUMMY_TYPE, number))
    weapons = _counts(sheet, "weapons", CARRIED)
    for name in sheet.texts("groups", []):
        weapons += TEMPLATES[name].weapons
    for kind, count in weapons:
        for _ in range(count):
            force.weapons.append(len(battle.weapons))
            battle.weapons.append(kind)
            battle.weapon_force.append(number)
    force.units.sort(key=lambda unit: _turn_to_stand(TYPES[battle.starts_as[unit]]))
    squads = [unit for unit in force.units if TYPES[battle.starts_as[unit]].size == SQUAD]
    if battle.light == NIGHT and side != battle.attacker and force.zone:
        force.hidden = -(-len(squads) // HIDING)
    if force.gliders:
        _check_load(sheet, force, battle)
    else:
        _check_room(sheet, force, battle)


def _turn_to_stand(kind: UnitType) -> int:
    """[T33.2] Squads are set up before half-squads and crews, which find room where no squad does, those before SMC."""
    if kind.size in (SQUAD, VEHICLE):
        return 0
    return 1 if kind.mmc else 2


def _new_force(battle: Battle, sheet: Sheet, side: int) -> Force:
    """A force without anybody yet: where and how it comes in."""
    sheet.only(FORCE_KEYS)
    force = Force()
    force.side = side
    force.one_each = sheet.flag("one_each", False)
    force.concealed = True
    force.freedom = sheet.flag("freedom", True)
    force.hidden = 0
    force.units = []
    force.weapons = []
    force.groups = []
    force.halves = []
    force.gliders = sheet.number("gliders", 0, least=0, most=MOST_GLIDERS)
    force.enters = -1
    if "enters" in sheet.data:
        force.enters = locations_named(battle.ground, sheet, "enters", [sheet.text("enters")])[0] // SLOTS
    force.turn = sheet.number("turn", 0, least=0, most=MOST_TURNS)
    areas = [area.key for area in battle.ground.entries if area.side == SEATS[side]]
    keys = [area.key for area in battle.ground.entries]
    force.entry = keys.index(sheet.choice("entry", areas)) if force.turn and force.enters < 0 else -1
    force.elr = sheet.number("elr", -1, least=-1, most=5)
    force.spent = 2 * sheet.number("spent", 0, least=0)
    force.zone = [] if force.gliders or force.turn else _zone(battle.ground, sheet)
    force.area = []
    if sheet.flag("buildings_only", False):
        _into_works(battle, force)
    if sheet.flag("beside_buildings", False):
        force.zone = [location for location in force.zone if _by_buildings(battle.ground, location)]
    return force


def _enlist_groups(battle: Battle, sheet: Sheet, force: Force, number: int) -> None:
    """[T33.8] The squads of all groups of a force, then their leaders; what they are is rolled for later."""
    for name in sheet.texts("groups", []):
        if name not in TEMPLATES:
            raise sheet.fail("groups", f"a list of: {', '.join(TEMPLATES)}")
        template = TEMPLATES[name]
        one = Group()
        one.quality = template.quality
        one.leader_drm = template.leader_drm
        one.squads = [_enlist(battle, force.side, template.quality[0], number) for _ in range(template.squads)]
        one.leaders = []
        force.units += one.squads
        force.groups.append(one)
    for name, one in zip(sheet.texts("groups", []), force.groups):
        one.leaders = [_enlist(battle, force.side, LEADERS[-1], number) for _ in range(TEMPLATES[name].leaders)]
        force.units += one.leaders


def _keep_halves(battle: Battle, force: Force, number: int) -> None:
    """[T33.20] With the option `deploying` a zone may split a tenth of its squads; here are their other halves."""
    squads = [unit for unit in force.units if TYPES[battle.starts_as[unit]].size == SQUAD]
    if not battle.on("deploying") or not force.zone or not squads:
        return
    half = TYPES[battle.starts_as[squads[0]]].half
    force.halves = [_enlist(battle, force.side, half, number) for _ in range(-(-len(squads) // SPLITTING))]
    force.units += force.halves


def _check_load(sheet: Sheet, force: Force, battle: Battle) -> None:
    """[T19.2] [9.51.I-4] A half-squad and two squads for each glider, and people and weapons that find room."""
    sizes = [TYPES[battle.starts_as[unit]].size for unit in force.units]
    single = sizes.count(LEADER) + sum(WEAPONS[battle.weapons[weapon]].pp for weapon in force.weapons)
    if (
        sizes.count(HALF_SQUAD) != force.gliders
        or sizes.count(SQUAD) != 2 * force.gliders
        or single >= 4 * force.gliders
    ):
        raise sheet.fail("gliders", "as many as half-squads, with two squads each and room for leaders and weapons")


def _counts(sheet: Sheet, key: str, known: dict[str, int]) -> list[tuple[int, int]]:
    """A table of names and numbers as pairs."""
    if key not in sheet.data:
        return []
    below = sheet.sheet(key)
    below.only(list(known))
    return [(known[name], below.number(name, least=1, most=MOST_UNITS)) for name in below.data]


def _zone(ground: Ground, sheet: Sheet) -> list[int]:
    """[T33.4] Where a force may stand: Locations by name, or all that Infantry may be in within so many
    hexes of one.
    """
    if "locations" in sheet.data:
        found = locations_named(ground, sheet, "locations", sheet.texts("locations"))
    else:
        given = sheet.data.get("within")
        if (
            not isinstance(given, list)
            or len(given) != 2
            or not isinstance(given[1], int)
            or given[0] not in ground.index
        ):
            raise sheet.fail("within", 'a hex and a number of hexes, such as ["Y22", 2]')
        found = []
        for place in ground.within(ground.at(str(given[0])), given[1]):
            if TERRAIN[ground.terrain[place]].cost[FOOT] != CLOSED:
                found += ground.locations(place)
    return sorted(set(found))


def _into_works(battle: Battle, force: Force) -> None:
    """[T33.4] A garrison stands in buildings, the pillbox, trenches, on wire, at the gun: those that are there,
    and such as its side may yet set up.
    """
    ground = battle.ground
    area = force.zone
    force.zone = []
    for location in area:
        place = location // SLOTS
        if ground.building(place) or location % SLOTS == PILLBOX or (battle.works[place] and location % SLOTS == 0):
            force.zone.append(location)
        elif force.side == battle.digger and place in battle.dig_zone:
            force.area.append(location)


def _by_buildings(ground: Ground, location: int) -> bool:
    """[T33.4] [9.51.I-2] [T5.5] [T28.6] Where on the ground a vehicle on tracks may be set up in or beside buildings:
    not where it could not drive, and in a building's hex on its road only.
    """
    place = location // SLOTS
    beside = [there for there in ground.toward[6 * place : 6 * place + 6] if there >= 0]
    if location % SLOTS or not any(ground.building(there) for there in [place, *beside]):
        return False
    cost = TERRAIN[ground.terrain[place]].cost[TRACKED]
    return any(ground.road[6 * place : 6 * place + 6]) if cost == BY_ROAD else cost != CLOSED


def _check_room(sheet: Sheet, force: Force, battle: Battle) -> None:
    """[T33.5] [T2.8] A zone must have room for its force: what each Location takes, or one MMC where it says so."""
    if force.weapons and not any(TYPES[battle.starts_as[unit]].mmc for unit in force.units):
        raise sheet.fail("weapons", "left out where no MMC can carry them")
    if force.turn == 0 and not _has_room(battle.ground, force, [TYPES[battle.starts_as[unit]] for unit in force.units]):
        raise DataError(f"{sheet.where}: {len(force.zone)} Locations have no room for {len(force.units)} units.")


def _has_room(ground: Ground, force: Force, kinds: list[UnitType]) -> bool:
    """[T2.8] [T2.5] Whether a zone takes units of such types; a steeple takes no squad, and nobody besides its one
    half-squad.
    """
    halves = [ground.halves_in(location) for location in force.zone]
    squads = len([kind for kind in kinds if kind.size == SQUAD])
    mmc = len([kind for kind in kinds if kind.mmc])
    singles = len([kind for kind in kinds if kind.smc])
    steeples = len([location for location in force.zone if ground.is_steeple(location)])
    most = len(force.zone) if force.one_each else sum(halves)
    fitting = len(force.zone) - steeples if force.one_each else sum(room // 2 for room in halves)
    return (
        mmc <= most
        and squads <= fitting
        and sum(kind.halves for kind in kinds) <= sum(halves)
        and singles <= SINGLES * (len(force.zone) - steeples) + (0 if mmc else STEEPLE_SINGLES * steeples)
        and bool(force.zone)
    )
