"""Results tables, named modifiers, and exact odds."""

from fractions import Fraction
from typing import Final

from bridgehead.engine.errors import DataError

NOTHING: Final = "-"
"""What comes of a roll for which there is no column."""


class Modifier:
    """A die roll modifier: its name in the words, its value, and the paragraph that gives it."""

    __slots__ = ("name", "value", "paragraph")

    name: str
    value: int
    paragraph: str

    def __init__(self, name: str, value: int, paragraph: str) -> None:
        self.name = name
        self.value = value
        self.paragraph = paragraph

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Modifier) and self.name == other.name and self.value == other.value

    def __hash__(self) -> int:
        return hash((self.name, self.value))

    def __repr__(self) -> str:
        return f"Modifier({self.name!r}, {self.value:+}, {self.paragraph!r})"


class Odds:
    """What a roll may bring: the table and column read, the modifiers, and each result with its exact chance; `shares`
    are the same chances in floating point, for quick sums. Where a table's results mean something else to another
    target, `reading` is the name under which the words have them (`result-READING-CODE`). Where one roll settles it,
    `faces` are those that bring each result, before modifiers: of the die, or sums of two dice. `then` are the odds of
    a later roll that the same answer leads to, whatever this one brings.
    """

    __slots__ = ("table", "column", "modifiers", "results", "paragraph", "shares", "reading", "faces", "then")

    table: str
    column: str
    modifiers: list[Modifier]
    results: list[tuple[str, Fraction]]
    paragraph: str
    shares: list[float]
    reading: str
    faces: list[list[int]]
    then: "Odds | None"

    def __init__(
        self,
        table: str,
        column: str,
        modifiers: list[Modifier],
        results: list[tuple[str, Fraction]],
        paragraph: str,
        shares: list[float] | None = None,
        reading: str = "",
        faces: list[list[int]] | None = None,
    ) -> None:
        self.table = table
        self.column = column
        self.modifiers = modifiers
        self.results = results
        self.paragraph = paragraph
        self.reading = reading
        self.faces = faces if faces is not None else []
        self.shares = shares if shares is not None else [float(share) for _, share in results]
        self.then = None

    def worth(self, of_result: dict[str, float]) -> float:
        """What the roll is worth on average, when each result is worth so much and others nothing."""
        total = 0.0
        for (code, _), share in zip(self.results, self.shares):
            total += of_result.get(code, 0.0) * share
        return total

    def chance(self, result: str) -> Fraction:
        """The chance of one result code, 0 when it cannot come."""
        return sum((share for code, share in self.results if code == result), Fraction(0))

    def __repr__(self) -> str:
        spread = ", ".join(f"{code} {share}" for code, share in self.results)
        return f"Odds({self.table} {self.column}: {spread})"


class Spread:
    """Result codes with their chances, exact and in floating point, and the faces of the die that bring them. Shared by
    many odds: nobody changes it.
    """

    __slots__ = ("results", "shares", "faces")

    results: list[tuple[str, Fraction]]
    shares: list[float]
    faces: list[list[int]]

    def __init__(self, results: list[tuple[str, Fraction]], faces: list[list[int]]) -> None:
        self.results = results
        self.faces = faces
        self.shares = [float(share) for _, share in results]


class ResultsTable:
    """A printed chart: rows for the modified roll, columns for strength or odds, result codes in the cells.

    `first_row` is the roll that the first row stands for; rolls beyond either end read the end row. `column_from`
    gives the least strength of each column (empty when columns are chosen by name). `dice` are rolled and summed, one
    or two; of two, one is coloured, so that doubles can be told, which may cost columns.
    """

    __slots__ = ("key", "paragraph", "columns", "column_from", "rows", "first_row", "cells", "dice", "spreads")

    key: str
    paragraph: str
    columns: list[str]
    column_from: list[int]
    rows: list[str]
    first_row: int
    cells: list[list[str]]
    dice: int
    spreads: dict[tuple[int, int, int, int], Spread]  # worked out before, by column, modifier, sides, columns lost

    def __init__(
        self,
        key: str,
        paragraph: str,
        columns: list[str],
        column_from: list[int],
        rows: list[str],
        first_row: int,
        cells: list[list[str]],
        dice: int = 1,
    ) -> None:
        self.key = key
        self.paragraph = paragraph
        self.dice = dice
        self.columns = columns
        self.column_from = column_from
        self.rows = rows
        self.first_row = first_row
        self.cells = cells
        self.spreads = {}

    def column_of(self, strength: int) -> int:
        """The column for a strength: the last one whose least strength is not above it; -1 when below them all."""
        column = -1
        for least in self.column_from:
            if strength < least:
                break
            column += 1
        return column

    def result(self, column: int, die: int) -> str:
        """The result code in a column for a modified roll; NOTHING below the first column."""
        if column < 0:
            return NOTHING
        row = die - self.first_row
        if row < 0:
            row = 0
        elif row >= len(self.cells):
            row = len(self.cells) - 1
        return self.cells[row][column]

    def result_of_two(self, column: int, coloured: int, white: int, modifier: int, lost: int = 0) -> str:
        """The result code for two dice as they fell, and what is added to them; doubles cost so many columns."""
        return self.result(column - lost if coloured == white else column, coloured + white + modifier)

    def distribution(self, column: int, modifier: int, sides: int = 6, lost: int = 0) -> list[tuple[str, Fraction]]:
        """Each result code in a column with its exact chance, by the roll; doubles cost `lost` columns."""
        return list(self.spread(column, modifier, sides, lost).results)

    def spread(self, column: int, modifier: int, sides: int, lost: int = 0) -> Spread:
        """The distribution, worked out once."""
        known = self.spreads.get((column, modifier, sides, lost))
        if known is None:
            if self.dice == 2:
                known = self._of_two(column, modifier, sides, lost)
            else:
                known = self._of_one(column, modifier, sides)
            self.spreads[column, modifier, sides, lost] = known
        return known

    def _of_one(self, column: int, modifier: int, sides: int) -> Spread:
        faces: dict[str, list[int]] = {}
        for die in range(1, sides + 1):
            faces.setdefault(self.result(column, die + modifier), []).append(die)
        return Spread([(code, Fraction(len(some), sides)) for code, some in faces.items()], list(faces.values()))

    def _of_two(self, column: int, modifier: int, sides: int, lost: int) -> Spread:
        """By the sum of the dice. A sum that can come by doubles and without may stand with two results."""
        ways: dict[str, int] = {}
        faces: dict[str, list[int]] = {}
        for total in range(2, 2 * sides + 1):
            for coloured in range(max(1, total - sides), min(sides, total - 1) + 1):
                code = self.result_of_two(column, coloured, total - coloured, modifier, lost)
                ways[code] = ways.get(code, 0) + 1
                some = faces.setdefault(code, [])
                if total not in some:
                    some.append(total)
        return Spread([(code, Fraction(count, sides * sides)) for code, count in ways.items()], list(faces.values()))

    def odds(self, column: int, modifiers: list[Modifier], sides: int = 6, reading: str = "", lost: int = 0) -> Odds:
        """The odds of one roll in a column under the modifiers; doubles cost `lost` columns."""
        total = 0
        for modifier in modifiers:
            total += modifier.value
        spread = self.spread(column, total, sides, lost)
        return Odds(
            self.key,
            self.columns[column],
            modifiers,
            spread.results,
            self.paragraph,
            spread.shares,
            reading,
            spread.faces,
        )


def results_table(key: str, data: dict[str, object], where: str) -> ResultsTable:
    """A results table from its TOML table: `paragraph`, `columns`, `rows`, `cells`, and where they apply
    `column_from`, `first_row` (1 unless said) and `dice` (1 unless said). Raises DataError when it is not rectangular,
    or rolled for with other than one die or two.
    """
    columns = [str(column) for column in _list(data, "columns", where, key)]
    rows = [str(row) for row in _list(data, "rows", where, key)]
    cells = [[str(cell) for cell in line] for line in _list(data, "cells", where, key) if isinstance(line, list)]
    if len(cells) != len(rows) or any(len(line) != len(columns) for line in cells):
        raise DataError(f"{where}: table '{key}' needs {len(rows)} rows of {len(columns)} cells each.")
    dice = data.get("dice", 1)
    if dice not in (1, 2):
        raise DataError(f"{where}: table '{key}' is rolled for with 1 die or with 2, not with {dice}.")
    least = data.get("column_from", [])
    bounds = [int(str(bound)) for bound in least] if isinstance(least, list) else []
    return ResultsTable(
        key,
        str(data.get("paragraph", "")),
        columns,
        bounds,
        rows,
        int(str(data.get("first_row", 1))),
        cells,
        int(str(dice)),
    )


def _list(data: dict[str, object], name: str, where: str, key: str) -> list[object]:
    value = data.get(name)
    if not isinstance(value, list):
        raise DataError(f"{where}: table '{key}' needs a list '{name}'.")
    return value
