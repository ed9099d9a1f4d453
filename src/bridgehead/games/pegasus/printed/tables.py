"""The charts of the game, read from `data/tables.toml`."""

from typing import Final

from bridgehead.engine.read.table import ResultsTable, results_table
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.games.pegasus.printed.components import DATA


def _read() -> dict[str, ResultsTable]:
    sheet = Sheet(read_toml(DATA / "tables.toml"), "tables.toml")
    return {key: results_table(key, sheet.sheet(key).data, sheet.where) for key in sheet.data}


TABLES: Final[dict[str, ResultsTable]] = _read()

FIRE: Final = TABLES["fire"]
LEADER_CASUALTY: Final = TABLES["leader-casualty"]
GRENADE_TABLE: Final = TABLES["grenades"]
CRASH: Final = TABLES["crash"]
HAND_TO_HAND_TABLE: Final = TABLES["hand-to-hand"]
DEMOLITION: Final = TABLES["demolition"]
SUPPRESSION: Final = TABLES["suppression-removal"]
LOST_GLIDER: Final = TABLES["lost-glider"]
GERMAN_REINFORCEMENTS: Final = TABLES["german-reinforcements"]
GERMAN_ENTRY: Final = TABLES["german-entry"]
BRITISH_REINFORCEMENTS: Final = TABLES["british-reinforcements"]
OPTIONAL_REINFORCEMENTS: Final = TABLES["optional-british-reinforcements"]
CAR_SPEED: Final = TABLES["car-speed"]
COLUMN_RETREAT: Final = TABLES["column-retreat"]
EARLY_TANKS: Final = TABLES["tanks-of-chit-h"]


class Result:
    """A result code of the fire or grenade table taken apart: suppression, points lost, the (H) against armour."""

    def __init__(self, code: str) -> None:
        plain = code.removesuffix("(H)")
        self.code: str = code
        self.hits_armour: bool = code.endswith("(H)")
        self.suppresses: bool = plain == "S"
        self.points: int = int(plain) if plain.isdigit() else 0


RESULTS: Final[dict[str, Result]] = {
    code: Result(code) for code in ("-", "S", "S(H)", "1", "1(H)", "2", "2(H)", "3", "4")
}


def cell(table: ResultsTable, die: int, column: int) -> str:
    """The cell of a chart for a die and a column."""
    return table.result(column, die)
