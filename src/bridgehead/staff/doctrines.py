"""Doctrines: how a seat had best fight a kind of battle, learnt by playing it, as a game reads them from a file.

A game whose staff has several manners may have a file `data/doctrines.toml` with, for each kind of battle and seat, by
what each consideration of the staff is multiplied; `bridgehead doctrines` writes it. A doctrine is one more manner of
the staff, which those who have studied the battle play in.

    [rush.german]
    caution = 0.69
    bank = 0.11
"""

from collections.abc import Sequence
from pathlib import Path

from bridgehead.engine.read.toml import Sheet, read_toml


class Doctrines:
    """What a game knows: for each kind of battle the number of each seat's doctrine among the manners, -1 for a seat
    that has none; and the traits of all doctrines, in the order of their numbers.
    """

    __slots__ = ("numbers", "traits")

    numbers: dict[str, list[int]]
    traits: list[dict[str, float]]

    def __init__(self, numbers: dict[str, list[int]], traits: list[dict[str, float]]) -> None:
        self.numbers = numbers
        self.traits = traits

    def number(self, kind: str, seat: int) -> int:
        """The manner that is a seat's doctrine in a kind of battle, or -1."""
        known = self.numbers.get(kind)
        return known[seat] if known else -1


def read_doctrines(path: Path, seats: list[str], traits: Sequence[str], manners: int) -> Doctrines:
    """The doctrines in a file, numbered from the staff's own manners on. Raises DataError for a seat or a trait that is
    none of these, and for a trait that is not a number or less than 0.
    """
    sheet = Sheet(read_toml(path), path.name)
    found = Doctrines({}, [])
    for kind in sheet.data:
        table = sheet.sheet(kind)
        table.only(seats)
        found.numbers[kind] = []
        for seat in seats:
            learnt = seat in table.data
            found.numbers[kind].append(manners + len(found.traits) if learnt else -1)
            if learnt:
                found.traits.append(_traits(table.sheet(seat), traits))
    return found


def _traits(entry: Sheet, known: Sequence[str]) -> dict[str, float]:
    entry.only(list(known))
    found: dict[str, float] = {}
    for name, value in entry.data.items():
        if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
            raise entry.fail(name, "a number, at least 0")
        found[name] = float(value)
    return found
