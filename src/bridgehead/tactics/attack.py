"""An attack on a results table: its column and its modifiers, named once. What is foretold, what the die gives and what
the log tells are all read off it.
"""

from typing import Final

from bridgehead.engine.read.table import Modifier, Odds, ResultsTable

IMPOSSIBLE: Final = -1
"""The column of an attack for which the table has none."""


class Attack:
    """A table, the column that is read, IMPOSSIBLE if the attack is too weak for any, and the modifiers of its die."""

    __slots__ = ("table", "column", "modifiers")

    table: ResultsTable
    column: int
    modifiers: list[Modifier]

    def __init__(self, table: ResultsTable, column: int, modifiers: list[Modifier]) -> None:
        self.table = table
        self.column = column
        self.modifiers = modifiers

    def possible(self) -> bool:
        """Whether the table has a column for it."""
        return self.column != IMPOSSIBLE

    def modifier(self) -> int:
        """What is added to the die."""
        total = 0
        for one in self.modifiers:
            total += one.value
        return total

    def odds(self) -> Odds | None:
        """What the die may bring; None if the attack is impossible."""
        return self.table.odds(self.column, self.modifiers) if self.possible() else None

    def result(self, die: int) -> str:
        """The result code for a die as it fell."""
        return self.table.result(self.column, die + self.modifier())

    def column_name(self) -> str:
        """The column as it is printed."""
        return self.table.columns[self.column]

    def named(self) -> tuple[tuple[str, int], ...]:
        """The modifiers as an event has them: each name with its value."""
        return tuple([(one.name, one.value) for one in self.modifiers])
