"""Square boards: rows and columns of equal sectors, neighbours across sides and across corners."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bridgehead.boards.cells import CellBoard
from bridgehead.boards.los import square_line
from bridgehead.engine.read.toml import Sheet, read_sheet

# The directions, clockwise from the top; odd ones cross a corner.
DIRECTIONS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
STEPS: Final = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]

CELL_SIZE: Final = 100


class SquareBoard(CellBoard):
    """Sectors of CELL_SIZE map units; `edge_kind` is the direction 0 to 7, odd across a corner."""

    def __init__(self, source: str) -> None:
        super().__init__(source)
        self.edge_kind_names = list(DIRECTIONS)

    def cell_centre(self, row: int, column: int) -> tuple[int, int]:
        return (column * CELL_SIZE + CELL_SIZE // 2, row * CELL_SIZE + CELL_SIZE // 2)

    def cell_outline(self, row: int, column: int) -> list[tuple[int, int]]:
        left, top = column * CELL_SIZE, row * CELL_SIZE
        right, bottom = left + CELL_SIZE, top + CELL_SIZE
        return [(left, top), (right, top), (right, bottom), (left, bottom)]

    def neighbour_cell(self, row: int, column: int, direction: int) -> tuple[int, int]:
        down, across = STEPS[direction]
        return (row + down, column + across)

    def distance(self, a: int, b: int) -> int:
        """The range between two sectors, diagonals counted as one."""
        down = abs(self.row[a] - self.row[b])
        across = abs(self.column[a] - self.column[b])
        return down if down > across else across

    def line(self, a: int, b: int) -> list[tuple[int, ...]]:
        """What the line from a to b passes between them: a sector, or the two it meets at a corner."""
        row, column = self.row[a], self.column[a]
        found: list[tuple[int, ...]] = []
        for step in square_line(self.column[b] - column, self.row[b] - row):
            cells = [self.at(row + down, column + across) for across, down in step]
            there = tuple([cell for cell in cells if cell >= 0])
            if there:
                found.append(there)
        return found


def square_board(table: Sheet, lines: list[str] | None = None) -> SquareBoard:
    """The board that a table describes: [board], [terrain], [layout] grid, [[place]], [[road]]."""
    board = SquareBoard(table.where)
    legend_table = table.sheet("terrain")
    legend = {letter: legend_table.sheet(letter).text("name") for letter in legend_table.data}
    layout = table.sheet("layout")
    board.lay_grid(layout, layout.text("grid").split(), legend)
    board.width = board.columns * CELL_SIZE
    board.height = board.rows * CELL_SIZE
    board.join_cells()
    board.read_lines(table, ["road"] if lines is None else lines, "sectors")
    board.read_places(table, "sectors")
    board.extra = dict(table.data)
    return board


def load_square_board(path: Path | str, lines: list[str] | None = None) -> SquareBoard:
    """The board in a TOML file; DataError names what is wrong and where."""
    return square_board(read_sheet(path), lines)
