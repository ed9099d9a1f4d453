"""The manner of its staff that each seat does best in, found by games between staffs, as a game reads it from a file.

A game whose staff has several manners may have a file `data/favourites.toml` with a table for each kind of battle and
a manner for each seat; `bridgehead favourites` writes it. A player that searches among manners begins in that one.
"""

from pathlib import Path

from bridgehead.engine.read.toml import Sheet, read_toml


def read_favourites(path: Path, seats: list[str], manners: int) -> dict[str, list[int]]:
    """The number of a manner for each seat in order, for each kind of battle; 0 for a seat that is not named. Raises
    DataError for a seat that is none of these, and for what is not the number of a manner.
    """
    sheet = Sheet(read_toml(path), path.name)
    found: dict[str, list[int]] = {}
    for kind in sheet.data:
        table = sheet.sheet(kind)
        table.only(seats)
        found[kind] = [_manner(table, seat, manners) for seat in seats]
    return found


def _manner(table: Sheet, seat: str, manners: int) -> int:
    value = table.data.get(seat, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < manners:
        raise table.fail(seat, f"a whole number from 0 to {manners - 1}")
    return value
