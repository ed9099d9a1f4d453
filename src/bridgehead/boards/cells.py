"""What boards of equal cells share: a grid of letters, lines from cell to cell, named places."""

from __future__ import annotations

from bridgehead.boards.board import Board
from bridgehead.engine.read.toml import Sheet


class CellBoard(Board):
    """A board of rows and columns, counted from 0; `cell[row][column]` is the space, -1 where none is.

    `toward[s][d]` is the neighbour in direction d, -1 off the board; `neighbours[s]` lists those
    that exist in the order of the directions, `edge_kind[s]` their directions. `edge_lines[s]` runs
    parallel to it: bit k says that a line of kind `line_names[k]` (road, stream, …) joins the two.
    `level[s]` is the height of a space's ground, 0 where the board says none; `origin` is what of the paper
    lies in the upper left corner of the map.
    """

    def __init__(self, source: str) -> None:
        super().__init__(source)
        self.rows: int = 0
        self.columns: int = 0
        self.cell: list[list[int]] = []
        self.row: list[int] = []
        self.column: list[int] = []
        self.letters: list[str] = []
        self.toward: list[list[int]] = []
        self.line_names: list[str] = []
        self.edge_lines: list[list[int]] = []
        self.lines: list[tuple[str, str, list[int]]] = []
        self.places: dict[str, list[int]] = {}
        self.place_names: dict[str, str] = {}
        self.level: list[int] = []
        self.origin: tuple[int, int] = (0, 0)

    def at(self, row: int, column: int) -> int:
        """The space in a row and column, -1 off the board."""
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return self.cell[row][column]
        return -1

    def joined(self, a: int, b: int, line: int) -> bool:
        """Whether a line of this kind (a bit number) joins two neighbours."""
        there = self.neighbours[a]
        for place in range(len(there)):
            if there[place] == b:
                return (self.edge_lines[a][place] >> line) & 1 == 1
        return False

    def lay_grid(self, table: Sheet, grid: list[str], legend: dict[str, str]) -> None:
        """Take the letters of the grid, row by row; the terrain's names come from the legend."""
        self.rows = len(grid)
        self.columns = len(grid[0]) if grid else 0
        if not grid or self.columns == 0:
            raise table.fail("grid", "rows of letters, one letter a cell")
        self.terrain_names = list(dict.fromkeys(legend.values()))
        for row in range(self.rows):
            if len(grid[row]) != self.columns:
                raise table.fail(
                    "grid",
                    f"rows of {self.columns} letters, but row {row + 1} has {len(grid[row])}",
                )
            self.cell.append([-1] * self.columns)
            for column in range(self.columns):
                self._lay_cell(table, legend, grid[row][column], row, column)

    def _lay_cell(self, table: Sheet, legend: dict[str, str], letter: str, row: int, column: int) -> None:
        if letter == " ":
            return
        if letter not in legend:
            known = " ".join(legend)
            raise table.fail("grid", f"made of the letters {known}, but row {row + 1} has {letter!r}")
        ident = self.cell_id(row, column)
        terrain = self.terrain_names.index(legend[letter])
        centre = self.cell_centre(row, column)
        outline = self.cell_outline(row, column)
        self.cell[row][column] = self.add_space(ident, ident, terrain, (), centre, outline)
        self.row.append(row)
        self.column.append(column)
        self.letters.append(letter)
        self.level.append(0)

    def read_levels(self, table: Sheet) -> None:
        """Read `levels`: a grid like the other, of figures, `-` for one below 0, and blanks where no cell is."""
        rows = table.texts("levels", [])
        if rows and (len(rows) != self.rows or any(len(row) != self.columns for row in rows)):
            raise table.fail("levels", f"a grid of {self.rows} rows of {self.columns} figures")
        for here in range(len(self.ids)) if rows else ():
            figure = rows[self.row[here]][self.column[here]]
            if figure not in "-0123456789":
                raise table.fail("levels", f"made of figures and -, but {self.ids[here]} has {figure!r}")
            self.level[here] = -1 if figure == "-" else int(figure)

    def read_marks(self, table: Sheet, cells: str) -> None:
        """Read [marks.KIND], each a list of cells: every one of them then has the kind as a feature."""
        if "marks" not in table.data:
            return
        marks = table.sheet("marks")
        for kind in marks.data:
            entry = marks.sheet(kind)
            for ident in entry.texts(cells, []):
                space = self.space(ident, entry.address(cells))
                self.features[space] = (*self.features[space], kind)

    def cell_id(self, row: int, column: int) -> str:
        """The id of a cell: the row's letter and the column's number."""
        return f"{row_letter(row)}{column + 1}"

    def cell_centre(self, row: int, column: int) -> tuple[int, int]:
        raise NotImplementedError

    def cell_outline(self, row: int, column: int) -> list[tuple[int, int]]:
        raise NotImplementedError

    def neighbour_cell(self, row: int, column: int, direction: int) -> tuple[int, int]:
        """Row and column of the cell in a direction, on the board or not."""
        raise NotImplementedError

    def join_cells(self) -> None:
        """Work out the neighbours once every cell is laid."""
        for here in range(len(self.ids)):
            around: list[int] = []
            for direction in range(len(self.edge_kind_names)):
                row, column = self.neighbour_cell(self.row[here], self.column[here], direction)
                there = self.at(row, column)
                around.append(there)
                if there >= 0:
                    self.neighbours[here].append(there)
                    self.edge_kind[here].append(direction)
            self.toward.append(around)
            self.edge_lines.append([0] * len(self.neighbours[here]))

    def read_lines(self, table: Sheet, kinds: list[str], cells: str) -> None:
        """Read `[[road]]` and the like: each has a name and a list of neighbouring cells."""
        for kind in kinds:
            self.line_names.append(kind)
            for entry in table.sheets(kind):
                spaces = self.chain(entry, cells)
                for place in range(1, len(spaces)):
                    if spaces[place] not in self.neighbours[spaces[place - 1]]:
                        a, b = self.ids[spaces[place - 1]], self.ids[spaces[place]]
                        raise entry.fail(cells, f"a chain of neighbours, but {a} and {b} are none")
                    self._draw_line(spaces[place - 1], spaces[place], len(self.line_names) - 1)
                name = entry.text("name") if "name" in entry.data else ""
                self.lines.append((kind, name, spaces))

    def chain(self, entry: Sheet, cells: str) -> list[int]:
        """The cells that a line runs through, at least two."""
        spaces = [self.space(ident, entry.address(cells)) for ident in entry.texts(cells, [])]
        if len(spaces) < 2:
            raise entry.fail(cells, "at least two cells, from which and to which it runs")
        return spaces

    def _draw_line(self, a: int, b: int, line: int) -> None:
        for here, there in ((a, b), (b, a)):
            place = self.neighbours[here].index(there)
            self.edge_lines[here][place] |= 1 << line

    def read_places(self, table: Sheet, cells: str) -> None:
        """Read `[[place]]`: an id, its cells, perhaps a name; each cell then has the place's id as a feature."""
        for entry in table.sheets("place"):
            ident = entry.text("id")
            spaces = [self.space(name, entry.address(cells)) for name in entry.texts(cells, [])]
            if ident in self.places:
                raise entry.fail("id", "an id of its own, this one is used twice")
            self.places[ident] = spaces
            self.place_names[ident] = entry.text("name") if "name" in entry.data else ""
            for space in spaces:
                self.features[space] = (*self.features[space], ident)


def line_kinds(table: Sheet, cells: str) -> list[str]:
    """The kinds of lines that a table has, in its own order: arrays of tables with chains of cells, but no places."""
    found: list[str] = []
    for kind, value in table.data.items():
        if kind != "place" and isinstance(value, list) and value and isinstance(value[0], dict) and cells in value[0]:
            found.append(kind)
    return found


def row_letter(row: int) -> str:
    """A to Z, then AA to ZZ."""
    letter = chr(65 + row % 26)
    return letter if row < 26 else letter * 2
