"""[1.1] [1.2] The pieces of both sides and their numbers, read from the charts in `data/tables.toml`.

A piece is a number: first all American ones, kind after kind, then all German ones. Movement factors are kept doubled
(half-factors), because a road doubles them.
"""

from pathlib import Path
from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.table import ResultsTable, results_table
from bridgehead.engine.read.toml import read_toml

DATA: Final = Path(__file__).parent.parent / "data"

AMERICAN: Final = 0
GERMAN: Final = 1
SEATS: Final = ["american", "german"]

VEHICLE: Final = 0
GUN: Final = 1
WEAPON: Final = 2
INFANTRY: Final = 3

ARMS: Final = {
    "howitzer": GUN,
    "medium-gun": GUN,
    "anti-tank-gun": GUN,
    "machine-gun": WEAPON,
    "bazooka": WEAPON,
    "infantry": INFANTRY,
    "engineers": INFANTRY,
    "paratroops": INFANTRY,
}
FARTHEST: Final = 8


def _tables() -> dict[str, ResultsTable]:
    data = read_toml(DATA / "tables.toml")
    found: dict[str, ResultsTable] = {}
    for key, value in data.items():
        if not isinstance(value, dict):
            raise DataError(f"tables.toml: '{key}' must be a table.")
        found[key] = results_table(key, value, "tables.toml")
    return found


def _number(cell: str) -> int:
    """The number in a cell of a chart, without its star; 0 where there is none."""
    return int(cell.rstrip("*")) if cell[0].isdigit() else 0


def _column(table: ResultsTable, name: str) -> list[int]:
    place = table.columns.index(name)
    return [_number(line[place]) for line in table.cells]


TABLES: Final[dict[str, ResultsTable]] = _tables()

KINDS: Final[list[str]] = TABLES["forces"].rows
KIND_COUNT: Final = len(KINDS)
HEAVY_TANK: Final[int] = KINDS.index("heavy-tank")
BUFFALO: Final[int] = KINDS.index("buffalo")
ARMORED_CAR: Final[int] = KINDS.index("armored-car")
HALF_TRACK: Final[int] = KINDS.index("half-track")
ARMORED_TRUCK: Final[int] = KINDS.index("armored-truck")
TRUCK: Final[int] = KINDS.index("truck")
WEASEL: Final[int] = KINDS.index("weasel")
ANTI_TANK_GUN: Final[int] = KINDS.index("anti-tank-gun")
BAZOOKA: Final[int] = KINDS.index("bazooka")
ENGINEERS: Final[int] = KINDS.index("engineers")
PARATROOPS: Final[int] = KINDS.index("paratroops")

ARM: Final = bytes([ARMS.get(kind, VEHICLE) for kind in KINDS])
IS_FOOT: Final[list[bool]] = [arm >= WEAPON for arm in ARM]
IS_MOTOR: Final = bytes([arm == VEHICLE for arm in ARM])
IS_AMPHIBIAN: Final[list[bool]] = [kind in ("buffalo", "weasel") for kind in KINDS]
TOWS: Final = bytes([kind in ("half-track", "armored-truck", "truck") for kind in KINDS])
CARRIES: Final[list[bool]] = [kind in ("buffalo", "armored-truck", "truck", "weasel") for kind in KINDS]

COUNTS: Final[list[list[int]]] = [_column(TABLES["forces"], "US"), _column(TABLES["forces"], "German")]
COMBAT: Final = bytes(_column(TABLES["forces"], "combat"))
VALUE: Final[list[int]] = _column(TABLES["forces"], "replacement")

OPEN_FACTOR: Final = bytes(_column(TABLES["movement"], "open"))
HILL_FACTOR: Final[list[int]] = _column(TABLES["movement"], "hill")
WOOD_FACTOR: Final[list[int]] = _column(TABLES["movement"], "wood")

STOP: Final = bytes(_column(TABLES["fire"], "stop"))
KILL: Final = bytes(_column(TABLES["fire"], "kill"))
FIRE_DICE: Final = bytes(_column(TABLES["fire"], "dice"))
HURTS_ARMOUR: Final[list[bool]] = [line[-1] == "yes" for line in TABLES["fire"].cells]
ARMOURED: Final[list[bool]] = [stop > 0 for stop in STOP]
FIGURES: Final = bytes([(2 if kind == "paratroops" else 3) if ARMS.get(kind, 0) >= WEAPON else 0 for kind in KINDS])


def _range_cells(kind: int) -> list[str]:
    """The cells of the fire chart for ranges 0 to 8; there is no fire at range 0."""
    line = TABLES["fire"].cells[kind]
    return ["N/A", *line[3:9], line[9], line[9]]


DIVISOR: Final[list[list[int]]] = [[_number(cell) for cell in _range_cells(kind)] for kind in range(KIND_COUNT)]
INDIRECT: Final[list[list[bool]]] = [[cell.endswith("*") for cell in _range_cells(kind)] for kind in range(KIND_COUNT)]


def _kinds_of(seat: int) -> list[int]:
    """[1.1] The kind of each piece of a side, as many as the chart gives it."""
    return [kind for kind in range(KIND_COUNT) for _ in range(COUNTS[seat][kind])]


KIND_OF: Final = bytes(_kinds_of(AMERICAN) + _kinds_of(GERMAN))
UNIT_COUNT: Final = len(KIND_OF)
AMERICANS: Final = len(_kinds_of(AMERICAN))
UNITS: Final[list[list[int]]] = [list(range(AMERICANS)), list(range(AMERICANS, UNIT_COUNT))]
SEAT_OF: Final = bytes([AMERICAN] * AMERICANS + [GERMAN] * (UNIT_COUNT - AMERICANS))


def _names() -> list[str]:
    names: list[str] = []
    for seat, side in ((AMERICAN, "us"), (GERMAN, "de")):
        for kind in range(KIND_COUNT):
            names += [f"{side}-{KINDS[kind]}-{number + 1}" for number in range(COUNTS[seat][kind])]
    return names


UNIT_NAMES: Final[list[str]] = _names()

# Vehicles that may carry or tow have a place in the column `cargo` of the state, the others have -1.
CARRIERS: Final[list[int]] = [unit for unit in range(UNIT_COUNT) if TOWS[KIND_OF[unit]] or CARRIES[KIND_OF[unit]]]
# For each side, who carries men.
FERRIES: Final[list[list[int]]] = [[unit for unit in units if CARRIES[KIND_OF[unit]]] for units in UNITS]
CARRIER_PLACE: Final[list[int]] = [CARRIERS.index(unit) if unit in CARRIERS else -1 for unit in range(UNIT_COUNT)]


def _first(seat: int, kind: int) -> int:
    for unit in UNITS[seat]:
        if KIND_OF[unit] == kind:
            return unit
    return -1


FIRST_OF: Final[list[list[int]]] = [[_first(seat, kind) for kind in range(KIND_COUNT)] for seat in (AMERICAN, GERMAN)]
"""The first piece of each kind on each side, -1 for none; its likes have the numbers after it."""
