"""[P12.1] Reading a scenario: its table, checked, becomes a `Battle`. Whatever is wrong is told in one sentence."""

from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.play.shelf import Shelf
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.airborne.printed.battle import (
    COUNTS,
    Battle,
    Measure,
    Wire,
)
from bridgehead.games.airborne.printed.components import (
    AIRBORNE,
    NATIONS,
    hex_name,
)
from bridgehead.games.airborne.printed.fitting import check_bridges, check_room
from bridgehead.games.airborne.printed.ground import WATER, Ground, banks_of, ground_of, shipped_ground
from bridgehead.games.airborne.printed.groups import hexes_named, read_groups, type_named

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


def battle_of(setup: Setup) -> Battle:
    """The battle of a set-up, read once. Raises DataError."""
    return _battles.of(setup)


def _read(setup: Setup) -> Battle:
    sheet = Sheet(setup.data, setup.scenario)
    sheet.only(KEYS)
    battle = Battle()
    battle.marches = {}
    battle.drops = {}
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
    read_groups(battle, sheet)
    _read_measures(battle, sheet)
    _read_levels(battle, sheet)
    check_room(battle, sheet.where)
    battle.longest = _longest(battle)
    return battle


_battles: Final = Shelf[Battle](_read)


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
        type_named(special, "silent_at_night", key).number for key in special.texts("silent_at_night", [])
    ]
    battle.rebuilders = [type_named(special, "rebuilders", key).number for key in special.texts("rebuilders", [])]
    battle.indestructible = hexes_named(battle.ground, special, "indestructible", special.texts("indestructible", []))
    battle.demolition_from = special.number("demolition_from", 1, least=1)
    battle.quiet_sky_until = special.number("quiet_sky_until", 0, least=0)
    battle.surprised_until = special.number("surprised_until", 0, least=0)
    battle.wire = _read_wire(battle, special.sheet("wired")) if "wired" in special.data else None
    check_bridges(battle, special)


def _read_wire(battle: Battle, sheet: Sheet) -> Wire:
    sheet.only(["bridge", "units", "within", "enemy_within", "most"])
    wire = Wire()
    wire.bridge = hexes_named(battle.ground, sheet, "bridge", [sheet.text("bridge")])[0]
    if not battle.ground.bridge[wire.bridge]:
        raise sheet.fail("bridge", "a hex with a bridge")
    kinds = [type_named(sheet, "units", key) for key in sheet.texts("units")]
    if not kinds or any(kind.nation == battle.nations[AIRBORNE] for kind in kinds):
        raise sheet.fail("units", "at least one type of unit, and none of the airborne side's")
    wire.types = [kind.number for kind in kinds]
    wire.within = sheet.number("within", least=0)
    wire.enemy_within = sheet.number("enemy_within", least=0)
    wire.most = sheet.number("most", least=1, most=6)
    return wire


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
        measure.hexes = hexes_named(battle.ground, one, "hexes", one.texts("hexes"))
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
