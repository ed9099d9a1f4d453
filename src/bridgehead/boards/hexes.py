"""Hex boards: rows of hexes, every other one shoved half a hex, or columns of them turned a quarter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bridgehead.boards.cells import CellBoard, line_kinds, row_letter
from bridgehead.boards.crossings import hex_crossings
from bridgehead.boards.los import AXIAL_STEPS, hex_line
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet, read_sheet

# Directions 0 to 5, clockwise. Boards of hex rows: from the north-east; of hex columns: from the north.
ROW_DIRECTIONS: Final = ["NE", "E", "SE", "SW", "W", "NW"]
COLUMN_DIRECTIONS: Final = ["N", "NE", "SE", "S", "SW", "NW"]

RADIUS: Final = 60  # map units from the centre to a corner
HALF_WIDTH: Final = 52  # from the centre to a side


class HexBoard(CellBoard):
    """Hexes of RADIUS map units. `edge_kind` is the direction 0 to 5, clockwise.

    With `by_rows` the hexes stand on a corner and lie in straight rows, and every second row
    (the second, fourth, … when `shove` is 1; the first, third, … when it is 0) is shoved half a
    hex to the right; else they lie on a side, in straight columns, the shoved ones half a hex down.
    `q` and `r` are axial coordinates: along a straight line and across. The numbers in ids begin with
    `first_number`. Hexes with the mark "half" are cut by the edge of the map: their outlines end there, and are whole
    hexes for everything else.
    """

    def __init__(self, source: str, by_rows: bool = True, shove: int = 1, first_number: int = 1) -> None:
        super().__init__(source)
        self.by_rows: bool = by_rows
        self.shove: int = shove
        self.first_number: int = first_number
        self.edge_kind_names = list(ROW_DIRECTIONS if by_rows else COLUMN_DIRECTIONS)
        self.q: list[int] = []
        self.r: list[int] = []

    def cell_id(self, row: int, column: int) -> str:
        """Boards of rows: row letter and two figures (E07). Of columns: column letter and number (E7)."""
        if self.by_rows:
            return f"{row_letter(row)}{column + self.first_number:02d}"
        return f"{row_letter(column)}{row + self.first_number}"

    def degrees(self, direction: int) -> int:
        """Whither a direction leads: degrees, clockwise from the upper edge of the board."""
        return 60 * direction + (30 if self.by_rows else 0)

    def _shoved(self, line: int) -> int:
        return 1 if line % 2 == self.shove else 0

    def cell_centre(self, row: int, column: int) -> tuple[int, int]:
        line, place = (row, column) if self.by_rows else (column, row)
        along = HALF_WIDTH * (2 * place + 1 + self._shoved(line))
        across = RADIUS + RADIUS * 3 * line // 2
        x, y = (along, across) if self.by_rows else (across, along)
        return (x - self.origin[0], y - self.origin[1])

    def cell_outline(self, row: int, column: int) -> list[tuple[int, int]]:
        """The six corners, clockwise; side d lies between corners d and d + 1."""
        x, y = self.cell_centre(row, column)
        half = RADIUS // 2
        if self.by_rows:
            corners = [
                (0, -RADIUS),
                (HALF_WIDTH, -half),
                (HALF_WIDTH, half),
                (0, RADIUS),
                (-HALF_WIDTH, half),
                (-HALF_WIDTH, -half),
            ]
        else:
            corners = [
                (-half, -HALF_WIDTH),
                (half, -HALF_WIDTH),
                (RADIUS, 0),
                (half, HALF_WIDTH),
                (-half, HALF_WIDTH),
                (-RADIUS, 0),
            ]
        return [(x + dx, y + dy) for dx, dy in corners]

    def axial(self, row: int, column: int) -> tuple[int, int]:
        """Axial coordinates of a cell, on the board or not."""
        line, place = (row, column) if self.by_rows else (column, row)
        return (place - (line - self._shoved(line) + self.shove) // 2, line)

    def offset(self, q: int, r: int) -> tuple[int, int]:
        """Row and column of axial coordinates, on the board or not."""
        place = q + (r - self._shoved(r) + self.shove) // 2
        return (r, place) if self.by_rows else (place, r)

    def neighbour_cell(self, row: int, column: int, direction: int) -> tuple[int, int]:
        q, r = self.axial(row, column)
        dq, dr = self.axial_step(direction)
        return self.offset(q + dq, r + dr)

    def axial_step(self, direction: int) -> tuple[int, int]:
        """The axial displacement of one step in a direction."""
        if self.by_rows:
            return AXIAL_STEPS[direction]
        # A board of columns is the mirror of one of rows: its clockwise is the other's anticlockwise.
        return AXIAL_STEPS[(4 - direction) % 6]

    def space_at(self, q: int, r: int) -> int:
        """The space at axial coordinates, -1 off the board."""
        row, column = self.offset(q, r)
        return self.at(row, column)

    def distance(self, a: int, b: int) -> int:
        """The range between two hexes."""
        dq = self.q[b] - self.q[a]
        dr = self.r[b] - self.r[a]
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2

    def ray(self, start: int, direction: int, steps: int) -> int:
        """The hex so many steps away in a straight line, -1 off the board."""
        dq, dr = self.axial_step(direction)
        return self.space_at(self.q[start] + dq * steps, self.r[start] + dr * steps)

    def ring(self, centre: int, radius: int) -> list[int]:
        """The hexes of the board at exactly this range, clockwise from the one in direction 4."""
        if radius == 0:
            return [centre]
        dq, dr = self.axial_step(4)
        q, r = self.q[centre] + dq * radius, self.r[centre] + dr * radius
        found: list[int] = []
        for direction in range(6):
            dq, dr = self.axial_step(direction)
            for _ in range(radius):
                here = self.space_at(q, r)
                if here >= 0:
                    found.append(here)
                q += dq
                r += dr
        return found

    def within(self, centre: int, radius: int) -> list[int]:
        """The hexes of the board no further away than this, nearest first."""
        found: list[int] = []
        for away in range(radius + 1):
            found.extend(self.ring(centre, away))
        return found

    def bearing(self, a: int, b: int) -> int:
        """The direction in which b lies in a straight row of hexes from a, -1 when in none."""
        away = self.distance(a, b)
        if away > 0:
            for direction in range(6):
                if self.ray(a, direction, away) == b:
                    return direction
        return -1

    def line(self, a: int, b: int) -> list[tuple[int, ...]]:
        """What the line from a to b passes between them, in order.

        Each step is a hex whose inside it crosses, or the two hexes (those on the board) on either
        side of a hexside along which it runs.
        """
        q, r = self.q[a], self.r[a]
        found: list[tuple[int, ...]] = []
        for step in hex_line(self.q[b] - q, self.r[b] - r):
            cells = [self.space_at(q + dq, r + dr) for dq, dr in step]
            there = tuple([cell for cell in cells if cell >= 0])
            if there:
                found.append(there)
        return found

    def crossings(self, a: int, b: int) -> list[tuple[int, list[tuple[int, int]]]]:
        """What the line from a to b meets between hexes, in order: how (`crossings.CROSSED`, CORNER, ALONG), and sides.

        A side is the pair of its spaces; those at the edge of the board are left out.
        """
        q, r = self.q[a], self.r[a]
        found: list[tuple[int, list[tuple[int, int]]]] = []
        for how, sides in hex_crossings(self.q[b] - q, self.r[b] - r):
            there = [(self.space_at(q + c[0], r + c[1]), self.space_at(q + d[0], r + d[1])) for c, d in sides]
            on_board = [side for side in there if side[0] >= 0 and side[1] >= 0]
            if on_board:
                found.append((how, on_board))
        return found

    def settle(self) -> None:
        """Work out coordinates and neighbours once every cell is laid."""
        for here in range(len(self.ids)):
            q, r = self.axial(self.row[here], self.column[here])
            self.q.append(q)
            self.r.append(r)
        self.join_cells()
        self._frame(list(range(len(self.ids))), [])

    def cut_at_halves(self) -> None:
        """Let the map end where it cuts the hexes that are marked "half": through their centres."""
        halves = self.with_feature("half")
        self._frame([here for here in range(len(self.ids)) if here not in halves], halves)

    def _frame(self, whole: list[int], halves: list[int]) -> None:
        """Lay the map's edges round these hexes and through the centres of those; all points move to its corner."""
        points = [point for here in whole for point in self.outlines[here]] + [self.centres[here] for here in halves]
        left = min(x for x, _ in points) if halves else 0
        top = min(y for _, y in points) if halves else 0
        self.width = max(x for x, _ in points) - left
        self.height = max(y for _, y in points) - top
        self.origin = (self.origin[0] + left, self.origin[1] + top)
        self.centres = [(x - left, y - top) for x, y in self.centres]
        self.outlines = [[(x - left, y - top) for x, y in outline] for outline in self.outlines]


def hex_board(table: Sheet, legend: dict[str, str], lines: list[str] | None = None) -> HexBoard:
    """The board that a table describes: `grid`, optionally `levels`, `layout`, `shove`, [[place]], [[road]] and so on.

    `layout` is "rows" (the default) or "columns"; `shove` is "even" (the default: the second,
    fourth, … line is shoved) or "odd"; `first_number` is where the numbers in ids begin, 1 unless told. The legend
    gives the terrain's name for each letter. [marks.half] names the hexes that the edge of the map cuts in two.
    `lines` are the kinds of lines to read, which decides their bits; by default all there are.
    """
    layout = table.text("layout") if "layout" in table.data else "rows"
    if layout not in ("rows", "columns"):
        raise table.fail("layout", '"rows" or "columns"')
    shove = table.text("shove") if "shove" in table.data else "even"
    if shove not in ("odd", "even"):
        raise table.fail("shove", '"odd" or "even"')
    first = table.number("first_number") if "first_number" in table.data else 1
    board = HexBoard(table.where, layout == "rows", 1 if shove == "even" else 0, first)
    board.lay_grid(table, table.texts("grid", []), legend)
    for name, size in (("rows", board.rows), ("columns", board.columns)):
        if name in table.data and table.number(name) != size:
            raise DataError(f"{table.address(name)} says {table.number(name)}, but the grid has {size}.")
    board.settle()
    board.read_levels(table)
    board.read_marks(table, "hexes")
    board.cut_at_halves()
    board.read_lines(table, line_kinds(table, "hexes") if lines is None else lines, "hexes")
    board.read_places(table, "hexes")
    board.extra = dict(table.data)
    return board


def hex_board_of(table: Sheet, lines: list[str] | None = None) -> HexBoard:
    """The board that a file with [board] and [terrain] describes."""
    legend_table = table.sheet("terrain")
    legend = {letter: legend_table.text(letter) for letter in legend_table.data}
    return hex_board(table.sheet("board"), legend, lines)


def load_hex_board(path: Path | str, lines: list[str] | None = None) -> HexBoard:
    """The board in a TOML file with [board] and [terrain]; DataError names what is wrong and where."""
    return hex_board_of(read_sheet(path), lines)
