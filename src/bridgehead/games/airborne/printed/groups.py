"""[P12.1] The groups of a scenario: who fights, whence, aboard what."""

from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.airborne.printed.battle import (
    ARRIVALS,
    DROPS,
    ENTERS,
    GLIDES,
    SETS_UP,
    Battle,
    Group,
)
from bridgehead.games.airborne.printed.components import (
    AIRBORNE,
    AIRCRAFT,
    CARRIER,
    COPIES,
    DEFENDER,
    FORT,
    GUN,
    HOWITZER,
    MORTAR,
    STICKS_IN_A_PLATOON,
    TYPE_KEYS,
    TYPES,
    WIDE,
    UnitType,
    hex_number,
)
from bridgehead.games.airborne.printed.fitting import check_side
from bridgehead.games.airborne.printed.ground import TERRAINS, Ground

MARKERS: Final = ["mine", "block"]


def type_named(sheet: Sheet, key: str, name: str) -> UnitType:
    """The unit type that a key names. Raises DataError."""
    if name not in TYPE_KEYS:
        raise DataError(f"{sheet.where}: '{key}' names the unit '{name}', which is not in units.toml.")
    return TYPES[TYPE_KEYS.index(name)]


def hexes_named(ground: Ground, sheet: Sheet, key: str, names: list[str]) -> list[int]:
    """The hexes of these names. Raises DataError for one that the board has not."""
    found: list[int] = []
    for name in names:
        place = hex_number(name)
        if place < 0 or place >= ground.size or not ground.exists[place]:
            raise DataError(f"{sheet.where}: '{key}' names {name!r}, but the board has no such hex.")
        found.append(place)
    return found


# --- groups of units ---


def read_groups(battle: Battle, sheet: Sheet) -> None:
    """[P12.1] All groups of a scenario, and the units in them."""
    battle.groups = []
    battle.of, battle.side, battle.tag, battle.group = [], [], [], []
    battle.rider, battle.sticks, battle.home, battle.planes = [], [], [], []
    battle.by_tag = [-1] * (len(TYPES) * COPIES)
    copies = [0] * len(TYPES)
    for one in sheet.sheets("group"):
        group = _group(battle, one)
        battle.groups.append(group)
        riders = _enlist_all(battle, group, one, copies)
        _pair(battle, group, one, riders)
    if not battle.groups:
        raise sheet.fail("group", "given at least once as [[group]]")
    _list_by_side(battle)


def _list_by_side(battle: Battle) -> None:
    battle.roster, battle.movers, battle.batteries, battle.flak = [], [], [], []
    for side in (AIRBORNE, DEFENDER):
        own = [unit for unit in range(len(battle.of)) if battle.side[unit] == side]
        own = [unit for unit in own if battle.of[unit].kind != AIRCRAFT]
        battle.roster.append(own)
        able = [unit for unit in own if battle.of[unit].move > 0]
        battle.movers.append(
            [[unit for unit in able if battle.of[unit].vehicle == vehicle] for vehicle in (False, True)]
        )
        battle.batteries.append([unit for unit in own if battle.of[unit].weapon in (HOWITZER, MORTAR)])
        battle.flak.append([unit for unit in own if battle.of[unit].anti_air])


def _group(battle: Battle, sheet: Sheet) -> Group:
    sheet.only(["side", "arrives", "turn", "zone", "units", "note"])
    group = Group()
    group.side = ["airborne", "defender"].index(sheet.choice("side", ["airborne", "defender"]))
    group.arrives = ARRIVALS.index(sheet.choice("arrives", ARRIVALS))
    if group.arrives >= DROPS and group.side != AIRBORNE:
        raise sheet.fail("side", '"airborne", for only that side comes from the air')
    if group.arrives == SETS_UP and "turn" in sheet.data:
        raise sheet.fail("turn", "left out, for a group that arrives by setup is there from the first")
    group.turn = sheet.number("turn", 1, least=1, most=battle.turns)
    zone = sheet.sheet("zone")
    group.edge = zone.text("type") == "edge"
    group.zone = _zone(battle.ground, zone)
    group.units = []
    group.mines = group.blocks = 0
    return group


def _zone(ground: Ground, sheet: Sheet) -> list[int]:
    """The hexes of a zone, in order: `within` a range of a hex, `rect`, `list`, `edge` or `free`."""
    kind = sheet.choice("type", ["within", "rect", "list", "edge", "free"])
    sheet.only(["type", "hex", "radius", "least", "from", "to", "hexes", "side", "terrain"])
    if kind == "within":
        centre = hexes_named(ground, sheet, "hex", [sheet.text("hex")])[0]
        found = ground.within(centre, sheet.number("radius", least=0), sheet.number("least", 0, least=0))
    elif kind == "rect":
        found = _rectangle(ground, sheet)
    elif kind == "list":
        found = sorted(hexes_named(ground, sheet, "hexes", sheet.texts("hexes")))
    elif kind == "edge":
        found = ground.edge(sheet.choice("side", ["north", "east", "south", "west"]))
    else:
        found = list(ground.hexes)
    if "terrain" in sheet.data:
        wanted = TERRAINS.index(sheet.choice("terrain", TERRAINS))
        found = [here for here in found if ground.terrain[here] == wanted and not ground.bridge[here]]
    if not found:
        raise DataError(f"{sheet.where}: the zone holds no hex of the board.")
    return found


def _rectangle(ground: Ground, sheet: Sheet) -> list[int]:
    first, last = hexes_named(ground, sheet, "from", [sheet.text("from"), sheet.text("to")])
    row, rows = first // WIDE, last // WIDE
    column, columns = first % WIDE, last % WIDE
    return [here for here in ground.hexes if row <= here // WIDE <= rows and column <= here % WIDE <= columns]


def _enlist_all(battle: Battle, group: Group, sheet: Sheet, copies: list[int]) -> list[int]:
    """Make the units of a group; gives those that ride in others. Forts come first, since others stand in them."""
    listed = sheet.sheet("units")
    names = [name for name in listed.data if name not in MARKERS]
    names.sort(key=lambda name: 0 if name.startswith("fort") else 1)
    riders: list[int] = []
    for name in names:
        kind = type_named(listed, "units", name)
        _check_arrival(group, kind, sheet.where)
        for _ in range(listed.number(name, least=1, most=COPIES - 1)):
            check_side(battle, group, kind, sheet.where)
            unit = _enlist(battle, group, kind, copies, sheet.where)
            carried = group.arrives >= DROPS and kind.kind != AIRCRAFT
            if carried or (group.arrives == ENTERS and not kind.vehicle):
                riders.append(unit)
            if group.arrives == DROPS and kind.sticks >= 0:
                _enlist_sticks(battle, group, unit, copies, sheet.where)
    group.mines = listed.number("mine", 0, least=0)
    group.blocks = listed.number("block", 0, least=0)
    if (group.mines or group.blocks) and group.arrives != SETS_UP:
        raise sheet.fail("arrives", '"setup" for mines and blocks')
    return riders


def _check_arrival(group: Group, kind: UnitType, where: str) -> None:
    """[II.B] [III.C] [P12.1] Whether a unit can be in a group that arrives in this way."""
    how = ARRIVALS[group.arrives]
    if kind.stick:
        raise DataError(f"{where}: '{kind.key}' is not listed by itself; list the platoon that jumps as sticks.")
    if kind.kind == AIRCRAFT and group.arrives < DROPS:
        raise DataError(f"{where}: '{kind.key}' is an aircraft; its group must arrive by drop or glider, not by {how}.")
    if kind.kind == FORT and group.arrives != SETS_UP:
        raise DataError(f"{where}: '{kind.key}' must be in a group that arrives by setup, not by {how}.")
    if kind.kind == CARRIER and group.arrives >= DROPS:
        raise DataError(f"{where}: '{kind.key}' cannot come from the air; gliders take platoons and guns.")


def _enlist(battle: Battle, group: Group, kind: UnitType, copies: list[int], where: str) -> int:
    unit = len(battle.of)
    if copies[kind.number] == COPIES:
        raise DataError(f"{where}: a scenario has at most {COPIES} units of the type '{kind.key}'.")
    tag = kind.number * COPIES + copies[kind.number]
    copies[kind.number] += 1
    battle.of.append(kind)
    battle.side.append(group.side)
    battle.tag.append(tag)
    battle.group.append(len(battle.groups) - 1)
    battle.rider.append(-1)
    battle.sticks.append([])
    battle.home.append(-1)
    battle.by_tag[tag] = unit
    group.units.append(unit)
    if kind.kind == AIRCRAFT:
        battle.planes.append(unit)
    return unit


def _enlist_sticks(battle: Battle, group: Group, platoon: int, copies: list[int], where: str) -> None:
    """[II.B] A platoon that jumps comes down as sticks."""
    kind = TYPES[battle.of[platoon].sticks]
    for _ in range(STICKS_IN_A_PLATOON):
        stick = _enlist(battle, group, kind, copies, where)
        battle.home[stick] = platoon
        battle.sticks[platoon].append(stick)


def _pair(battle: Battle, group: Group, sheet: Sheet, riders: list[int]) -> None:
    """[II.B] [III.C] Give each plane and glider its load, and each entering carrier its passenger."""
    if group.arrives == SETS_UP:
        return
    if group.arrives == ENTERS:
        bearers = [unit for unit in group.units if battle.of[unit].carrier]
        riders = sorted(riders, key=lambda unit: battle.of[unit].move)
        for rider in riders[len(bearers) :]:
            if battle.of[rider].move == 0:
                raise DataError(f"{sheet.where}: '{battle.of[rider].key}' cannot enter without a carrier.")
    else:
        bearers = [unit for unit in group.units if battle.of[unit].kind == AIRCRAFT]
        _check_loads(battle, group, sheet, riders, bearers)
    for bearer, rider in zip(bearers, riders):
        battle.rider[bearer] = rider


def _check_loads(battle: Battle, group: Group, sheet: Sheet, riders: list[int], bearers: list[int]) -> None:
    if len(riders) != len(bearers):
        raise DataError(f"{sheet.where}: {len(bearers)} aircraft for {len(riders)} platoons and guns; each takes one.")
    for bearer in bearers:
        if battle.of[bearer].glider != (group.arrives == GLIDES):
            raise DataError(
                f"{sheet.where}: '{battle.of[bearer].key}' does not fit a group that arrives by "
                f"{ARRIVALS[group.arrives]}."
            )
    for rider in riders:
        kind = battle.of[rider]
        if group.arrives == DROPS and kind.sticks < 0 and not (battle.guns_may_drop and kind.kind == GUN):
            raise DataError(
                f"{sheet.where}: '{kind.key}' cannot be dropped; a gun may be only where 'guns_may_drop' says so."
            )


# --- victory ---
