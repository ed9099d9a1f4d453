"""What is printed: the board, the counters and the values, read once from the game's data.

Pieces are numbers: first the forty British units in the order of the record sheet, then the Germans, then prisoners and
guns. Lists and bytes named in capitals are indexed by piece or by area and never change.
"""

from pathlib import Path
from typing import Final

from bridgehead.boards.area import DASHED, DOUBLE, AreaBoard, load_area_board
from bridgehead.engine.read.toml import Sheet, read_toml

DATA: Final = Path(__file__).parent.parent / "data"

BRITISH: Final = 0
GERMAN: Final = 1
NOBODY: Final = -1

# Kinds of pieces.
LEADER: Final = 0
HEADQUARTERS: Final = 1
PLATOON: Final = 2
SQUAD: Final = 3
SAPPERS: Final = 4
PARATROOPS: Final = 5
GARRISON: Final = 6
GERMAN_LEADER: Final = 7
GERMAN_PLATOON: Final = 8
TANK: Final = 9
CAR: Final = 10
PRISONERS: Final = 11
MACHINE_GUN: Final = 12
FIELD_GUN: Final = 13
KIND_NAMES: Final = [
    "leader",
    "headquarters",
    "platoon",
    "squad",
    "sappers",
    "paratroops",
    "garrison",
    "german-leader",
    "german-platoon",
    "tank",
    "car",
    "prisoners",
    "machine-gun",
    "field-gun",
]

# Kinds of weapons that are carried.
PIAT: Final = 0
GAMMON_BOMBS: Final = 1

# Classes of areas.
ROAD: Final = 0
OPEN: Final = 1
OBSTRUCTED: Final = 2


class Chit:
    """A German set-up chit: what it puts on the map."""

    def __init__(self, sheet: Sheet) -> None:
        self.name: str = sheet.text("name")
        self.squads: int = sheet.number("squads")
        self.dummies: int = sheet.number("dummies")
        self.hickman: str = sheet.text("hickman")
        self.schmidt: str = sheet.text("schmidt")
        platoons = sheet.sheet("platoons")
        self.platoons: list[int] = [platoons.number(place) for place in ENTRY_NAMES]
        self.blanks: int = sheet.number("blanks")
        self.wired: int = sheet.number("wired")
        self.tanks: int = sheet.number("tanks")


class GermanForce:
    """A German reinforcement force; -1 stands for all that the set-up left."""

    def __init__(self, sheet: Sheet) -> None:
        self.name: str = sheet.text("name")
        self.tanks: int = sheet.number("tanks")
        self.platoons: int = sheet.number("platoons")
        self.turn: int = sheet.number("turn")


class BritishForce:
    """A British reinforcement force."""

    def __init__(self, sheet: Sheet) -> None:
        self.name: str = sheet.text("name")
        self.platoons: int = sheet.number("platoons")
        self.piats: int = sheet.number("piats")
        self.gammon_bombs: int = sheet.number("gammon_bombs")
        self.turn: int = sheet.number("turn")


def _read_board() -> AreaBoard:
    return load_area_board(DATA / "board.toml")


def _order_of_battle() -> Sheet:
    return Sheet(read_toml(DATA / "order_of_battle.toml"), "order_of_battle.toml")


def value(name: str) -> int:
    """A single number of the rules by its name."""
    return _VALUES.sheet(name).number("value")


_VALUES: Final = Sheet(read_toml(DATA / "values.toml"), "values.toml")
_ORDER: Final = _order_of_battle()

# ---- the board

BOARD: Final = _read_board()
AREAS: Final[int] = len(BOARD)
CLASS: Final = bytes(BOARD.terrain)
COVER: Final = bytes([kind == OBSTRUCTED for kind in BOARD.terrain])
ON_ROAD: Final = bytes([kind == ROAD for kind in BOARD.terrain])
NEXT: Final[list[list[int]]] = BOARD.along([kind for kind in range(len(BOARD.edge_kind_names)) if kind != DASHED])
IN_REACH: Final[list[list[int]]] = BOARD.neighbours
"""Areas that fire reaches as adjacent: lines of every kind, dashed ones too."""
RANGE: Final[list[list[int]]] = BOARD.distance
"""Areas between two areas along the shortest chain of lines of every kind."""
DOUBLE_LINE: Final[list[list[bool]]] = [
    [BOARD.edge(here, there) == DOUBLE for there in NEXT[here]] for here in range(AREAS)
]
ROAD_NEXT: Final[list[list[int]]] = [
    [
        there
        for place, there in enumerate(BOARD.neighbours[here])
        if BOARD.edge_road[here][place] and BOARD.edge_kind[here][place] != DASHED
    ]
    for here in range(AREAS)
]


def area_of(feature: str) -> int:
    """The one area with a feature."""
    return BOARD.with_feature(feature)[0]


LEPORT: Final[int] = area_of("entry_leport")
BENOUVILLE: Final[int] = area_of("entry_benouville")
RANVILLE: Final[int] = area_of("entry_ranville")
ENTRY_NAMES: Final = ["leport", "benouville", "ranville"]
ENTRIES: Final[list[int]] = [LEPORT, BENOUVILLE, RANVILLE]
JUNCTION: Final[int] = area_of("t_junction")
PILLBOX: Final[int] = area_of("pillbox")
GUN_PIT: Final[int] = area_of("at_gun")
RANVILLE_BRIDGE: Final[int] = area_of("ranville_bridge")
SPANS: Final[list[int]] = BOARD.with_feature("pegasus_bridge")
SPAN: Final[list[int]] = [SPANS.index(area) if area in SPANS else -1 for area in range(AREAS)]
BUNKERS: Final[list[int]] = BOARD.with_feature("bunker")
IS_BUNKER: Final = bytes([area in BUNKERS for area in range(AREAS)])
GUN_AREAS: Final[list[int]] = BOARD.with_feature("machine_gun")
SETUP_AREAS: Final[list[int]] = [area for area in range(AREAS) if BOARD.area_data[area].get("setup_area") is True]

# ---- the pieces

PIECE_NAMES: Final[list[str]] = []
_KINDS: Final[list[int]] = []
_STRENGTHS: Final[list[int]] = []
_MOVEMENTS: Final[list[int]] = []
_GRENADES: Final[list[int]] = []
GLIDER: Final[list[int]] = []
"""The glider that a British unit lands in by the printed set-up, from 0; -1 for none."""
_FIRST: Final[dict[str, int]] = {}
_COUNT: Final[dict[str, int]] = {}


def _read_pieces() -> None:
    for one in _ORDER.sheets("british"):
        PIECE_NAMES.append(one.text("name"))
        _KINDS.append(KIND_NAMES.index(one.text("kind")))
        _STRENGTHS.append(one.number("strength"))
        _MOVEMENTS.append(one.number("movement"))
        _GRENADES.append(one.number("grenades"))
        GLIDER.append(one.number("glider") - 1)
    for one in _ORDER.sheets("german"):
        name, count = one.text("name"), one.number("count")
        _FIRST[name] = len(_KINDS)
        _COUNT[name] = count
        for number in range(1, count + 1):
            PIECE_NAMES.append(name if count == 1 else f"{name}-{number}")
            _KINDS.append(KIND_NAMES.index(one.text("kind")))
            _STRENGTHS.append(one.number("strength"))
            _MOVEMENTS.append(one.number("movement"))
            _GRENADES.append(0)
            GLIDER.append(-1)


def _several(name: str) -> list[int]:
    return list(range(_FIRST[name], _FIRST[name] + _COUNT[name]))


_read_pieces()
KIND: Final = bytes(_KINDS)
FULL_STRENGTH: Final = bytes(_STRENGTHS)
MOVEMENT: Final = bytes(_MOVEMENTS)
GRENADES: Final = bytes(_GRENADES)
PIECES: Final[int] = len(KIND)
BRITISH_UNITS: Final[int] = len(_ORDER.sheets("british"))
GARRISON_COUNTERS: Final[list[int]] = _several("garrison")
FIRST_GARRISON: Final[int] = GARRISON_COUNTERS[0]
HICKMAN: Final[int] = _several("hickman")[0]
SCHMIDT: Final[int] = _several("schmidt")[0]
THE_CAR: Final[int] = _several("car")[0]
GERMAN_PLATOONS: Final[list[int]] = _several("platoon")
TANKS: Final[list[int]] = _several("tank")
FIRST_GERMAN: Final[int] = FIRST_GARRISON
LAST_GERMAN: Final[int] = TANKS[-1]
PRISONER_PIECES: Final[list[int]] = _several("prisoners")
MACHINE_GUNS: Final[list[int]] = _several("mg")
THE_FIELD_GUN: Final[int] = _several("field-gun")[0]
_CANNON: Final = [*TANKS, THE_FIELD_GUN]
GUN_BIT: Final = bytes([1 << _CANNON.index(piece) if piece in _CANNON else 0 for piece in range(PIECES)])
"""For tanks and the field gun a bit of their own, by which is kept who has fired at which of them."""
GUN_IN: Final[list[int]] = [MACHINE_GUNS[GUN_AREAS.index(area)] if area in GUN_AREAS else -1 for area in range(AREAS)]
"""The machine gun that stands in an area, -1 for none."""

IS_BRITISH: Final = bytes([piece < BRITISH_UNITS for piece in range(PIECES)])
IS_LEADER: Final = bytes([kind in (LEADER, GERMAN_LEADER) for kind in KIND])
IS_COMBAT: Final = bytes(
    [kind in (HEADQUARTERS, PLATOON, SQUAD, SAPPERS, PARATROOPS, GARRISON, GERMAN_PLATOON) for kind in KIND]
)
BRITISH_LEADERS: Final[list[int]] = [unit for unit in range(BRITISH_UNITS) if KIND[unit] == LEADER]
SAPPER_UNITS: Final[list[int]] = [unit for unit in range(BRITISH_UNITS) if KIND[unit] == SAPPERS]
PARATROOP_UNITS: Final[list[int]] = [unit for unit in range(BRITISH_UNITS) if KIND[unit] == PARATROOPS]
GLIDER_PLATOONS: Final[list[int]] = [unit for unit in range(BRITISH_UNITS) if KIND[unit] == PLATOON]
GLIDER_UNITS: Final[list[int]] = [unit for unit in range(BRITISH_UNITS) if GLIDER[unit] >= 0]
HOWARD: Final[int] = PIECE_NAMES.index("howard")
NEILSON: Final[int] = PIECE_NAMES.index("neilson")
PINE_COFFIN: Final[int] = PIECE_NAMES.index("pine-coffin")
IS_GLIDER_INFANTRY: Final = bytes(
    [piece < BRITISH_UNITS and KIND[piece] != PARATROOPS and piece != PINE_COFFIN for piece in range(PIECES)]
)
PARENT: Final[list[int]] = [
    GLIDER_PLATOONS[sum(1 for other in range(unit) if KIND[other] == SQUAD) // 2] if KIND[unit] == SQUAD else unit
    for unit in range(BRITISH_UNITS)
]
"""The platoon that a squad belongs to; any other unit belongs to itself."""
SQUADS: Final[list[tuple[int, int]]] = [
    (platoon + 1, platoon + 2) if KIND[platoon] == PLATOON else (-1, -1) for platoon in range(BRITISH_UNITS)
]


def _leads(leader: int, unit: int) -> bool:
    """[11.0.1] Whether a unit is of a leader's own platoon, as far as his bonus in fire and recovery goes."""
    if leader == HOWARD:
        return unit < BRITISH_UNITS
    if leader == NEILSON:
        return KIND[unit] == SAPPERS
    if leader == PINE_COFFIN:
        return KIND[unit] == PARATROOPS
    if leader == HICKMAN:
        return KIND[unit] == GARRISON
    if leader == SCHMIDT:
        return KIND[unit] in (GARRISON, GERMAN_PLATOON, TANK) or unit == HICKMAN
    if KIND[leader] == LEADER and unit < BRITISH_UNITS:
        return PARENT[unit] == leader + 1 and KIND[leader + 1] == PLATOON
    return False


LEADERS_OF: Final[list[list[int]]] = [
    [leader for leader in [*BRITISH_LEADERS, HICKMAN, SCHMIDT] if _leads(leader, unit)] for unit in range(PIECES)
]
"""For each unit the leaders whose bonus it has when stacked with one of them."""

WEAPON_NAMES: Final[list[str]] = [one.text("name") for one in _ORDER.sheets("weapon")]
WEAPON_KIND: Final[list[int]] = [
    PIAT if one.text("kind") == "piat" else GAMMON_BOMBS for one in _ORDER.sheets("weapon")
]
WEAPON_CHARGES: Final[list[int]] = [one.number("charges") for one in _ORDER.sheets("weapon")]
WEAPON_GLIDER: Final[list[int]] = [one.number("glider") - 1 for one in _ORDER.sheets("weapon")]
WEAPONS: Final[int] = len(WEAPON_NAMES)

CHITS: Final[list[Chit]] = [Chit(one) for one in _ORDER.sheets("chit")]
CHIT_NAMES: Final[list[str]] = [chit.name for chit in CHITS]
GERMAN_FORCES: Final[list[GermanForce]] = [GermanForce(one) for one in _ORDER.sheets("german_force")]
BRITISH_FORCES: Final[list[BritishForce]] = [BritishForce(one) for one in _ORDER.sheets("british_force")]

# ---- the gliders

GLIDERS: Final = 6
GROUPS: Final = ["north", "south"]
LANDS_ON: Final[list[list[int]]] = [[] for _ in range(AREAS)]
"""The dice on which a glider lands that enters the area."""
SIX_AREA: Final[list[bool]] = [False] * AREAS
FLIGHT: Final[list[list[list[int]]]] = [[[-1] * 7 for _ in range(AREAS)] for _ in GROUPS]
"""For each group, area and die the area that the glider flies to."""
GLIDER_ENTRY: Final[list[list[int]]] = [[-1] * 7 for _ in GROUPS]
"""For each group and die the entry area; -1 for the six that loses a glider."""


def _read_flight() -> None:
    for area in range(AREAS):
        sheet = Sheet(BOARD.area_data[area], f"board.toml: {BOARD.ids[area]}")
        if "glider_landing" in sheet.data:
            landing = sheet.sheet("glider_landing")
            LANDS_ON[area].extend(landing.numbers("dice"))
            SIX_AREA[area] = landing.flag("six_area")
        if "glider_entry" in sheet.data:
            entry = sheet.sheet("glider_entry")
            for die in entry.numbers("dice"):
                GLIDER_ENTRY[GROUPS.index(entry.text("side"))][die] = area
    for line in Sheet(BOARD.extra, "board.toml").sheets("glider_line"):
        lanes = FLIGHT[GROUPS.index(line.text("group"))][BOARD.space(line.text("from"))]
        for die in line.numbers("dice"):
            lanes[die] = BOARD.space(line.text("to"))


_read_flight()
