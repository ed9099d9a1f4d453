"""The charts, read from `data/tables.toml`."""

from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.table import ResultsTable, results_table
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.airborne.printed.components import DATA


def _read_tables(data: dict[str, object]) -> dict[str, ResultsTable]:
    found: dict[str, ResultsTable] = {}
    for key, entry in data.items():
        if isinstance(entry, dict) and "cells" in entry:
            found[key] = results_table(key, entry, "tables.toml")
    return found


def _read_patterns(data: dict[str, object]) -> dict[str, list[int]]:
    entry = data.get("patterns")
    if not isinstance(entry, dict):
        raise DataError("tables.toml: 'patterns' must be a table of drift rows.")
    found: dict[str, list[int]] = {}
    for letter, row in entry.items():
        if isinstance(row, list):
            found[str(letter)] = [int(str(places)) for places in row]
    return found


_DATA: Final[dict[str, object]] = read_toml(DATA / "tables.toml")
TABLES: Final[dict[str, ResultsTable]] = _read_tables(_DATA)

COMBAT: Final[ResultsTable] = TABLES["combat"]
ANTI_AIRCRAFT: Final[ResultsTable] = TABLES["anti-aircraft"]
SURVIVAL: Final[ResultsTable] = TABLES["survival"]
WIND_SPEED: Final[ResultsTable] = TABLES["wind-speed"]
DRIFT: Final[ResultsTable] = TABLES["drift"]
GLIDER: Final[ResultsTable] = TABLES["glider"]
SCATTER: Final[ResultsTable] = TABLES["scatter"]

PATTERN_LETTERS: Final = "ABCDEFGHIJKLMNOPQR"
PATTERN_ROWS: Final[dict[str, list[int]]] = _read_patterns(_DATA)
PATTERNS: Final[list[list[int]]] = [PATTERN_ROWS[letter] for letter in PATTERN_LETTERS]
"""[II.C] For each drift diagram the most sticks that may land 0, 1, 2… hexes downwind of the target hex."""

# Columns of the combat table.
ONE_TO_FOUR: Final = 0
TWO_TO_ONE: Final = 4
FOUR_TO_ONE: Final = 6
NO_ATTACK: Final = -1

# Wind speeds.
LOW: Final = 0
GUSTY: Final = 1
HIGH: Final = 2
SPEEDS: Final = ["low", "gusty", "high"]
