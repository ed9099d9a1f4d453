"""[P12.1] Reading a scenario: its table, checked, becomes a `Battle`. Whatever is wrong is told in one sentence."""

import json
from hashlib import blake2b
from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.airborne.printed.battle import (
    ARRIVALS,
    COUNTS,
    DROPS,
    ENTERS,
    GLIDES,
    SETS_UP,
    Battle,
    Group,
    Measure,
    Wire,
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
    NATIONS,
    STICKS_IN_A_PLATOON,
    TYPE_KEYS,
    TYPES,
    WIDE,
    UnitType,
    hex_name,
    hex_number,
)
from bridgehead.games.airborne.printed.fitting import check_bridges, check_room, check_side
from bridgehead.games.airborne.printed.ground import TERRAINS, WATER, Ground, banks_of, ground_of, shipped_ground

KEYS: Final = [
    "title",
    "number",
    "date",
    "status",
    "notes",
    "options",
    "board",
    "airborne",
    "defender",
    "turns",
    "night",
    "sets_up_first",
    "group",
    "measure",
    "victory",
    "special",
]
SPECIALS: Final = [
    "guns_may_drop",
    "silent_at_night",
    "indestructible",
    "demolition_from",
    "quiet_sky_until",
    "surprised_until",
    "wired",
    "rebuilders",
]
MARKERS: Final = ["mine", "block"]
RESULTS: Final = ["decisive", "tactical", "marginal"]

_known: Final[dict[str, Battle]] = {}


def battle_of(setup: Setup) -> Battle:
    """The battle of a set-up, read once. Raises DataError."""
    written = json.dumps([setup.scenario, setup.options, setup.data], sort_keys=True, default=str)
    key = blake2b(written.encode(), digest_size=8).hexdigest()
    known = _known.get(key)
    if known is None:
        known = _read(setup)
        known.key = key
        _known[key] = known
    return known


def _read(setup: Setup) -> Battle:
    sheet = Sheet(setup.data, setup.scenario)
    sheet.only(KEYS)
    battle = Battle()
    battle.scenario = setup.scenario
    battle.ground = _ground(sheet, setup.files.get("board", f"{sheet.where}: board"))
    battle.nations = [sheet.choice("airborne", NATIONS), sheet.choice("defender", NATIONS)]
    if battle.nations[0] == battle.nations[1]:
        raise sheet.fail("defender", "another nation than the airborne side")
    battle.turns = sheet.number("turns", least=1, most=30)
    _read_night(battle, sheet)
    sides = ["airborne", "defender"]
    battle.sets_up_first = sides.index(sheet.choice("sets_up_first", sides, "defender"))
    _read_options(battle, setup.options)
    _read_specials(battle, sheet)
    _read_groups(battle, sheet)
    _read_measures(battle, sheet)
    _read_levels(battle, sheet)
    check_room(battle, sheet.where)
    battle.longest = _longest(battle)
    return battle


def _ground(sheet: Sheet, source: str) -> Ground:
    """The board: the key of one that is shipped, or the board file itself as a table; `source` says whence it is."""
    given = sheet.data.get("board")
    if isinstance(given, dict):
        return ground_of("own", Sheet(given, source))
    return shipped_ground(sheet.text("board"))


def _read_night(battle: Battle, sheet: Sheet) -> None:
    """[I.C] `night` is true, false, or the first and the last turn of the night."""
    given = sheet.data.get("night", False)
    battle.night_first, battle.night_last = 1, 0
    if isinstance(given, list):
        first_and_last = sheet.numbers("night")
        if len(first_and_last) != 2:
            raise sheet.fail("night", "true, false, or [first turn, last turn]")
        battle.night_first, battle.night_last = first_and_last
        if not 1 <= battle.night_first <= battle.night_last <= battle.turns:
            raise sheet.fail("night", f"two turns from 1 to {battle.turns}, the first not after the last")
    elif sheet.flag("night", False):
        battle.night_last = battle.turns


def _read_options(battle: Battle, options: dict[str, str]) -> None:
    battle.opportunity_fire = options.get("opportunity-fire") == "on"
    battle.drift_drawn = options.get("drift-places") == "drawn"
    battle.least_range = 1 if options.get("night-range") == "at-least-1" else 0
    battle.dispersed_modifier = -1 if options.get("dispersed-targets") == "minus-1" else 0


def _read_specials(battle: Battle, sheet: Sheet) -> None:
    special = sheet.sheet("special") if "special" in sheet.data else Sheet({}, f"{sheet.where}: special")
    special.only(SPECIALS)
    battle.guns_may_drop = special.flag("guns_may_drop", False)
    battle.silent_at_night = [
        _type(special, "silent_at_night", key).number for key in special.texts("silent_at_night", [])
    ]
    battle.rebuilders = [_type(special, "rebuilders", key).number for key in special.texts("rebuilders", [])]
    battle.indestructible = _hexes(battle.ground, special, "indestructible", special.texts("indestructible", []))
    battle.demolition_from = special.number("demolition_from", 1, least=1)
    battle.quiet_sky_until = special.number("quiet_sky_until", 0, least=0)
    battle.surprised_until = special.number("surprised_until", 0, least=0)
    battle.wire = _read_wire(battle.ground, special.sheet("wired")) if "wired" in special.data else None
    check_bridges(battle, special)


def _read_wire(ground: Ground, sheet: Sheet) -> Wire:
    sheet.only(["bridge", "units", "within", "enemy_within", "most"])
    wire = Wire()
    wire.bridge = _hexes(ground, sheet, "bridge", [sheet.text("bridge")])[0]
    if not ground.bridge[wire.bridge]:
        raise sheet.fail("bridge", "a hex with a bridge")
    wire.types = [_type(sheet, "units", key).number for key in sheet.texts("units")]
    wire.within = sheet.number("within", least=0)
    wire.enemy_within = sheet.number("enemy_within", least=0)
    wire.most = sheet.number("most", least=1, most=6)
    return wire


def _type(sheet: Sheet, key: str, name: str) -> UnitType:
    if name not in TYPE_KEYS:
        raise DataError(f"{sheet.where}: '{key}' names the unit '{name}', which is not in units.toml.")
    return TYPES[TYPE_KEYS.index(name)]


def _hexes(ground: Ground, sheet: Sheet, key: str, names: list[str]) -> list[int]:
    found: list[int] = []
    for name in names:
        place = hex_number(name)
        if place < 0 or place >= ground.size or not ground.exists[place]:
            raise DataError(f"{sheet.where}: '{key}' names {name!r}, but the board has no such hex.")
        found.append(place)
    return found


# --- groups of units ---


def _read_groups(battle: Battle, sheet: Sheet) -> None:
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
        centre = _hexes(ground, sheet, "hex", [sheet.text("hex")])[0]
        found = ground.within(centre, sheet.number("radius", least=0), sheet.number("least", 0, least=0))
    elif kind == "rect":
        found = _rectangle(ground, sheet)
    elif kind == "list":
        found = sorted(_hexes(ground, sheet, "hexes", sheet.texts("hexes")))
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
    first, last = _hexes(ground, sheet, "from", [sheet.text("from"), sheet.text("to")])
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
        kind = _type(listed, "units", name)
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


def _read_measures(battle: Battle, sheet: Sheet) -> None:
    battle.measures = []
    battle.objectives = []
    battle.objective_at = [-1] * battle.ground.size
    for one in sheet.sheets("measure"):
        one.only(["id", "count", "points_each", "hexes"])
        measure = Measure()
        measure.key = one.text("id")
        measure.counts = COUNTS.index(one.choice("count", COUNTS))
        measure.points = one.number("points_each", least=1)
        measure.hexes = _hexes(battle.ground, one, "hexes", one.texts("hexes"))
        if not measure.hexes or len(set(measure.hexes)) < len(measure.hexes):
            raise one.fail("hexes", "at least one hex, each named once")
        for place in measure.hexes:
            if battle.ground.terrain[place] == WATER and not battle.ground.bridge[place]:
                raise one.fail("hexes", f"hexes that somebody can stand in, and {hex_name(place)} is open water")
        battle.measures.append(measure)
        for place in measure.hexes:
            if battle.objective_at[place] < 0:
                battle.objective_at[place] = len(battle.objectives)
                battle.objectives.append(place)
    battle.banks = [banks_of(battle.ground, place) for place in battle.objectives]
    beside = {place for banks in battle.banks for bank in banks for place in bank}
    battle.watched = sorted(beside | set(battle.objectives))
    battle.watched_at = [-1] * battle.ground.size
    for number, place in enumerate(battle.watched):
        battle.watched_at[place] = number
    battle.most_points = sum([one.points * len(one.hexes) for one in battle.measures])
    if not battle.measures:
        raise sheet.fail("measure", "given at least once as [[measure]]")


def _read_levels(battle: Battle, sheet: Sheet) -> None:
    """[P12.3] Levels from the holder's worst to his best: `least` points and the `result` as nation-degree."""
    victory = sheet.sheet("victory")
    victory.only(["holder", "level"])
    battle.holder = ["airborne", "defender"].index(victory.choice("holder", ["airborne", "defender"], "airborne"))
    known = [f"{nation}-{degree}" for nation in battle.nations for degree in RESULTS]
    battle.levels = []
    battle.results = []
    for one in victory.sheets("level"):
        one.only(["least", "result"])
        battle.levels.append(one.number("least", least=0, most=battle.most_points))
        battle.results.append(one.choice("result", known))
    if not battle.levels or battle.levels[0] != 0 or sorted(set(battle.levels)) != battle.levels:
        raise DataError(f"{victory.where}: the levels must begin with 'least = 0' and rise.")


def _longest(battle: Battle) -> int:
    """The decisions that no game can exceed: in a turn a unit is asked for a bounded number of answers.

    A plane is asked three for the plan; a unit one to set up. In its own segment a unit fires (chosen as a firer, or
    as one more target), orders, moves (chosen, loaded, sent, unloaded, overrun) and assaults; in the enemy's it
    may fire at what flies or moves. A question that ends a phase comes once a phase.
    """
    units = len(battle.of)
    chances = units * units if battle.opportunity_fire else 0
    return 4 * len(battle.planes) + 3 * units + 200 + battle.turns * (26 * units + 2 * chances + 60)
