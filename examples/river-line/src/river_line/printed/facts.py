"""Seats and companies, and the chart of assaults."""

from pathlib import Path
from typing import Final

from bridgehead.engine.read.table import ResultsTable, results_table
from bridgehead.engine.read.toml import read_sheet

DATA: Final = Path(__file__).parents[1] / "data"
WEST: Final = 0
EAST: Final = 1
SEATS: Final = ["west", "east"]
EACH: Final = 3  # companies of a side
COMPANIES: Final = [f"{seat}-{number}" for seat in SEATS for number in range(1, EACH + 1)]
RESERVES: Final = 3  # a reserve is 0, 1 or 2
ASSAULT: Final[ResultsTable] = results_table(
    "assault", read_sheet(DATA / "tables.toml").sheet("assault").data, "tables.toml"
)


def side_of(unit: int) -> int:
    """The seat that commands a company."""
    return unit // EACH


def companies_of(seat: int) -> range:
    """The companies of a seat."""
    return range(EACH * seat, EACH * (seat + 1))
