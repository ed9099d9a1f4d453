"""Area boards: irregular areas, joined by lines of several kinds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bridgehead.boards.board import Board
from bridgehead.boards.los import crosses
from bridgehead.boards.paths import distances
from bridgehead.engine.read.toml import Sheet, read_sheet

SINGLE: Final = 0
DOUBLE: Final = 1
DASHED: Final = 2
LINE_KINDS: Final = ["single", "double", "dashed"]


class Connection:
    """A line between two areas: its kind, whether a road runs along it, where it meets the border."""

    def __init__(self, a: int, b: int, kind: int, road: bool, via: tuple[int, int]) -> None:
        self.a: int = a
        self.b: int = b
        self.kind: int = kind
        self.road: bool = road
        self.via: tuple[int, int] = via


class AreaBoard(Board):
    """Areas read from `[[area]]` and `[[connection]]`; the rest of the file is left in `extra`.

    `edge_road[s]` and `edge_connection[s]` run parallel to `neighbours[s]`. `area_data[s]` is the
    area's own table with whatever else it says, for the game to read.
    """

    def __init__(self, source: str) -> None:
        super().__init__(source)
        self.edge_kind_names = list(LINE_KINDS)
        self.connections: list[Connection] = []
        self.edge_road: list[list[bool]] = []
        self.edge_connection: list[list[int]] = []
        self.area_data: list[dict[str, object]] = []
        self.distance: list[list[int]] = []
        self._boxes: list[tuple[int, int, int, int]] = []
        self._crossed: list[list[tuple[int, ...] | None]] = []

    def crossed(self, a: int, b: int) -> tuple[int, ...]:
        """The areas whose inside the straight line between the centres of a and b passes through.

        The two areas themselves are left out; the order is that of the areas' numbers.
        """
        known = self._crossed[a][b]
        if known is None:
            known = self._areas_between(a, b)
            self._crossed[a][b] = known
            self._crossed[b][a] = known
        return known

    def _areas_between(self, a: int, b: int) -> tuple[int, ...]:
        start, end = self.centres[a], self.centres[b]
        left, right = min(start[0], end[0]), max(start[0], end[0])
        top, bottom = min(start[1], end[1]), max(start[1], end[1])
        found: list[int] = []
        for here in range(len(self.ids)):
            box = self._boxes[here]
            if here in (a, b) or box[2] <= left or box[0] >= right:
                continue
            if box[3] <= top or box[1] >= bottom:
                continue
            if crosses(start, end, self.outlines[here]):
                found.append(here)
        return tuple(found)

    def _join(self, number: int, line: Connection) -> None:
        for here, there in ((line.a, line.b), (line.b, line.a)):
            self.neighbours[here].append(there)
            self.edge_kind[here].append(line.kind)
            self.edge_road[here].append(line.road)
            self.edge_connection[here].append(number)

    def _settle(self) -> None:
        """Work out what is asked often: distances over all lines, boxes round the outlines."""
        for outline in self.outlines:
            xs = [x for x, _ in outline]
            ys = [y for _, y in outline]
            self._boxes.append((min(xs), min(ys), max(xs), max(ys)))
        size = len(self.ids)
        self.distance = [distances(self.neighbours, here) for here in range(size)]
        self._crossed = [[None] * size for _ in range(size)]


def area_board(table: Sheet) -> AreaBoard:
    """The board that a table describes; DataError names what is wrong and where."""
    board = AreaBoard(table.where)
    sheet = table.sheet("map")
    board.width = sheet.number("width")
    board.height = sheet.number("height")
    board.terrain_names = list(table.sheet("classes").data)
    areas = table.sheets("area")
    if not areas:
        raise table.fail("area", "an array of tables [[area]], one for each area")
    for entry in areas:
        _read_area(board, entry)
    for entry in table.sheets("connection"):
        _read_connection(board, entry)
    read_here = ("area", "connection")
    board.extra = {key: value for key, value in table.data.items() if key not in read_here}
    board._settle()
    return board


def load_area_board(path: Path | str) -> AreaBoard:
    """The board in a TOML file; DataError names what is wrong and where."""
    return area_board(read_sheet(path))


def _read_area(board: AreaBoard, entry: Sheet) -> None:
    kind = entry.text("class")
    if kind not in board.terrain_names:
        raise entry.fail("class", "one of " + ", ".join(board.terrain_names))
    board.add_space(
        entry.text("id"),
        entry.text("name"),
        board.terrain_names.index(kind),
        tuple(entry.texts("features", [])),
        entry.point("centre"),
        entry.points("polygon", 3),
    )
    board.edge_road.append([])
    board.edge_connection.append([])
    board.area_data.append(entry.data)


def _read_connection(board: AreaBoard, entry: Sheet) -> None:
    kind = entry.text("kind")
    if kind not in LINE_KINDS:
        raise entry.fail("kind", "one of " + ", ".join(LINE_KINDS))
    a = board.space(entry.text("a"), entry.address("a"))
    b = board.space(entry.text("b"), entry.address("b"))
    if a == b or b in board.neighbours[a]:
        raise entry.fail("b", "another area, not joined to the first by an earlier line")
    line = Connection(a, b, LINE_KINDS.index(kind), entry.flag("road", False), entry.point("via"))
    board.connections.append(line)
    board._join(len(board.connections) - 1, line)
