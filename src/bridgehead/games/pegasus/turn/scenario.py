"""[17] A scenario file: what it may say, and positions that it sets up in the middle of a battle.

    chits = ["C"]                       # drawn from these
    german_force = "2"                  # "1", "2", "3", or "none"; rolled for when it is not said
    british_force = "B"                 # "A", "B", "C", or "none"
    absent_gliders = [4]
    gliders_may_be_lost = false
    german_fire_hold_turn = 12
    detour = true
    last_turn = 10                      # else the option game-length
    victory = { marginal = 20, substantial = 30, overwhelming = 40 }
    options = { crews = "stay" }

    turn = 5                            # from here on: a battle that has begun; the gliders are down
    phase = "british-movement"
    british_control = ["PIL", "PB1"]
    cleared = ["NET"]                   # bunkers
    destroyed_guns = ["mg-1"]
    bridge = "damaged"                  # intact, damaged, destroyed

    [[unit]]
    name = "brotheridge-platoon"
    area = "PIL"
    strength = 6                        # and suppressed, wounded, prepared (true or false), grenades

In a battle that has begun only the units listed are on the map; the garrison's counters are not laid out, and a
garrison squad listed is face up. Tanks listed drive to Ranville.
"""

from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.pegasus.printed.components import (
    BOARD,
    BRITISH,
    BRITISH_FORCES,
    BRITISH_UNITS,
    BUNKERS,
    CHIT_NAMES,
    FIRST_GARRISON,
    FULL_STRENGTH,
    GERMAN_FORCES,
    GLIDER,
    GLIDER_UNITS,
    GLIDERS,
    GRENADES,
    IS_LEADER,
    KIND,
    LAST_GERMAN,
    MACHINE_GUNS,
    ON_ROAD,
    PARENT,
    PIECE_NAMES,
    PLATOON,
    RANVILLE,
    SPAN,
    SPANS,
    SQUAD,
    TANK,
    THE_CAR,
    THE_FIELD_GUN,
    WEAPON_GLIDER,
    WEAPONS,
)
from bridgehead.games.pegasus.printed.terms import (
    COMING,
    DESTROYED,
    END_OF_TURN,
    GONE,
    IN_SQUADS,
    LOST,
    PHASE_NAMES,
    PREPARED,
    SUPPRESSION_REMOVAL,
    UNUSED,
)
from bridgehead.games.pegasus.state import PegasusState

NO_FORCE: Final = "none"
KEYS: Final = [
    "title",
    "chits",
    "german_force",
    "british_force",
    "absent_gliders",
    "gliders_may_be_lost",
    "german_fire_hold_turn",
    "detour",
    "last_turn",
    "victory",
    "options",
    "turn",
    "phase",
    "british_control",
    "cleared",
    "destroyed_guns",
    "bridge",
    "unit",
]
UNIT_KEYS: Final = ["name", "area", "strength", "suppressed", "wounded", "prepared", "grenades"]
BRIDGE: Final = ["intact", "damaged", "destroyed"]
GUNS: Final[list[int]] = [*MACHINE_GUNS, THE_FIELD_GUN]


def check_scenario(sheet: Sheet) -> None:
    """[17] Refuse what no rule could use, in a sentence that names the key."""
    sheet.only(KEYS)
    for name in sheet.texts("chits"):
        if name not in CHIT_NAMES:
            raise sheet.fail("chits", f"a list of: {', '.join(CHIT_NAMES)}")
    if not sheet.texts("chits"):
        raise sheet.fail("chits", f"a list of one or more of: {', '.join(CHIT_NAMES)}")
    absent = sheet.numbers("absent_gliders", [])
    if any(not 1 <= glider <= GLIDERS for glider in absent) or len(set(absent)) != len(absent):
        raise sheet.fail("absent_gliders", f"a list of different numbers from 1 to {GLIDERS}")
    if len(absent) == GLIDERS:
        raise sheet.fail("absent_gliders", "a list that leaves a glider to fly")
    victory = sheet.sheet("victory")
    victory.only(["marginal", "substantial", "overwhelming"])
    least = victory.number("marginal", least=1)
    least = victory.number("substantial", least=least)
    victory.number("overwhelming", least=least)
    if not has_begun(sheet):
        for key in ("phase", "british_control", "cleared", "destroyed_guns", "bridge", "unit"):
            if key in sheet.data:
                raise DataError(f"{sheet.where}: '{key}' needs 'turn': the turn in which the battle is taken up.")


def force_number(sheet: Sheet, key: str) -> int:
    """The number of a reinforcement force: -1 when it is rolled for, -2 when there is none."""
    names = [force.name for force in (GERMAN_FORCES if key == "german_force" else BRITISH_FORCES)]
    if key not in sheet.data:
        return -1
    name = sheet.choice(key, [*names, NO_FORCE])
    return -2 if name == NO_FORCE else names.index(name)


def has_begun(sheet: Sheet) -> bool:
    """Whether the scenario takes up a battle that has begun."""
    return "turn" in sheet.data


def take_up(g: PegasusState, sheet: Sheet) -> None:
    """[17] Set up a battle that has begun: turn, phase, units, control, bunkers, guns, bridge."""
    g.turn = sheet.number("turn", least=1, most=g.config.last_turn)
    phases = PHASE_NAMES[SUPPRESSION_REMOVAL:END_OF_TURN]
    g.phase = PHASE_NAMES.index(sheet.choice("phase", phases, phases[0]))
    clear_map(g)
    for one in sheet.sheets("unit"):
        set_down(g, one)
    for key, known in (("british_control", list(range(len(BOARD)))), ("cleared", BUNKERS)):
        for area in areas_named(sheet, key, known):
            if key == "cleared":
                g.cleared = changed(g.cleared, area, 1)
            elif g.germans[area] == 0:
                g.control = changed(g.control, area, BRITISH)
                g.last_in = changed(g.last_in, area, BRITISH)
            else:
                raise DataError(f"{sheet.where}: 'british_control' names {BOARD.ids[area]!r}, where Germans stand.")
    for name in sheet.texts("destroyed_guns", []):
        gun = PIECE_NAMES.index(name) if name in PIECE_NAMES else -1
        if gun not in GUNS:
            raise sheet.fail("destroyed_guns", f"a list of: {', '.join(PIECE_NAMES[one] for one in GUNS)}")
        g.strength[gun] = 0
    state = BRIDGE.index(sheet.choice("bridge", BRIDGE, "intact"))
    g.span = [state] * len(SPANS)
    if state == DESTROYED and any(g.british[area] or g.germans[area] for area in SPANS):
        raise sheet.fail("bridge", "'intact' or 'damaged' while units stand on it")


def clear_map(g: PegasusState) -> None:
    """The gliders are down, nobody has been set down yet, the garrison's counters are put away."""
    for unit in range(LAST_GERMAN + 1):
        if g.place[unit] >= 0:
            g.remove(unit, UNUSED)
    for unit in GLIDER_UNITS:
        g.place[unit] = GONE
    g.carrier = [-1] * WEAPONS
    for unit in range(FIRST_GARRISON, LAST_GERMAN + 1):
        if g.place[unit] == COMING and KIND[unit] == TANK:
            g.place[unit] = UNUSED
    g.hidden = [0] * len(g.hidden)
    g.secret = [1] * len(g.secret)
    g.squads_drawn = len(g.secret)
    g.glider = [LOST] * GLIDERS
    g.line = [[0], []]
    g.entered = [0, 0]


def areas_named(sheet: Sheet, key: str, known: list[int]) -> list[int]:
    """The areas that a list names; each must be one of those known."""
    found: list[int] = []
    for name in sheet.texts(key, []):
        area = BOARD.index.get(name, -1)
        if area not in known:
            raise sheet.fail(key, f"a list of areas: {', '.join(BOARD.ids[one] for one in known)}")
        found.append(area)
    return found


def set_down(g: PegasusState, sheet: Sheet) -> None:
    """One unit of the scenario, with all that it says of it."""
    sheet.only(UNIT_KEYS)
    name = sheet.text("name")
    unit = PIECE_NAMES.index(name) if name in PIECE_NAMES else -1
    if unit < 0 or unit > LAST_GERMAN or unit == THE_CAR:
        raise DataError(f"{sheet.where}: there is no unit {name!r} that could be set down.")
    if g.place[unit] >= 0 or (unit < BRITISH_UNITS and is_doubled(g, unit)):
        raise DataError(f"{sheet.where}: {name!r} is on the map already.")
    area = BOARD.index.get(sheet.text("area"), -1)
    if area < 0:
        raise sheet.fail("area", f"an area of the board: {', '.join(BOARD.ids)}")
    if KIND[unit] == TANK and (not ON_ROAD[area] or g.tank_in(area) >= 0):
        raise sheet.fail("area", "a road area without another tank")
    g.strength[unit] = sheet.number("strength", FULL_STRENGTH[unit], 1, FULL_STRENGTH[unit])
    g.put(unit, area)
    g.suppressed[unit] = int(sheet.flag("suppressed", False))
    g.wounded = changed(g.wounded, unit, int(sheet.flag("wounded", False)))
    if g.wounded[unit] and not IS_LEADER[unit]:
        raise sheet.fail("wounded", "said of leaders only")
    if g.suppressed[unit] and KIND[unit] == TANK:
        raise sheet.fail("suppressed", "said of other units than tanks")
    if unit < BRITISH_UNITS:
        set_down_british(g, sheet, unit, area)
    else:
        g.awake = changed(g.awake, unit, 1)
        if KIND[unit] == TANK:
            g.due = changed(g.due, unit, 1)
            g.heading[unit] = RANVILLE


def set_down_british(g: PegasusState, sheet: Sheet, unit: int, area: int) -> None:
    """What only British units have: prepared positions, grenades, the Piat that lands with its platoon."""
    g.grenades = changed(g.grenades, unit, sheet.number("grenades", GRENADES[unit], 0, GRENADES[unit]))
    if sheet.flag("prepared", False):
        if IS_LEADER[unit] or SPAN[area] >= 0:
            raise sheet.fail("prepared", "said of combat units off the bridge only")
        g.prepared = changed(g.prepared, unit, PREPARED)
    if KIND[unit] == SQUAD:
        g.place[PARENT[unit]] = IN_SQUADS
    g.began[unit] = area
    for weapon in range(WEAPONS):
        platoon = PARENT[unit]
        if WEAPON_GLIDER[weapon] >= 0 and KIND[platoon] == PLATOON and GLIDER[platoon] == WEAPON_GLIDER[weapon]:
            g.carrier[weapon] = unit


def is_doubled(g: PegasusState, unit: int) -> bool:
    """Whether a platoon is on the map both whole and in squads."""
    if KIND[unit] == SQUAD:
        return g.place[PARENT[unit]] >= 0
    return KIND[unit] == PLATOON and g.place[unit] == IN_SQUADS
