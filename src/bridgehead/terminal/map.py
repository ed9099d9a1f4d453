"""The board as a picture made of characters: areas by their centres, squares and hexes as a grid."""

from collections import defaultdict
from collections.abc import Callable
from string import ascii_lowercase
from typing import Final

from rich.text import Text

from bridgehead.boards.area import AreaBoard
from bridgehead.boards.cells import CellBoard
from bridgehead.boards.hexes import HexBoard
from bridgehead.engine.view import View
from bridgehead.showing.boards import GameBoard
from bridgehead.terminal.style import counter

AREA_COLUMNS: Final = 118
AREA_ROWS: Final = 52
CELL_WIDE: Final = 6
CELL_HIGH: Final = 2
LINE: Final = "·"
SIGNS: Final = {  # for ground that most boards have; the rest is shown by letters
    "open": " ",
    "clear": " ",
    "river": "~",
    "water": "~",
    "hill": "^",
    "wood": "%",
    "woods": "%",
    "road": "=",
}
Name = Callable[[int], str]


class Canvas:
    """Rows of characters, each with a style."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide = wide
        self.high = high
        self.cells = [[" "] * wide for _ in range(high)]
        self.styles = [[""] * wide for _ in range(high)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text; what falls outside is cut off."""
        for at, letter in enumerate(text, start=x):
            if 0 <= at < self.wide and 0 <= y < self.high:
                self.cells[y][at] = letter
                self.styles[y][at] = style

    def free(self, x: int, y: int, length: int) -> bool:
        """Whether nothing but lines stands there and one column to each side."""
        if y < 0 or y >= self.high or x < 0 or x + length > self.wide:
            return False
        return all(self.cells[y][at] in f" {LINE}" for at in range(max(0, x - 1), min(self.wide, x + length + 1)))

    def line(self, a: tuple[int, int], b: tuple[int, int], style: str) -> None:
        """A dotted line from point to point, in whole steps."""
        steps = max(abs(b[0] - a[0]), 2 * abs(b[1] - a[1]), 1)
        for step in range(0, steps + 1, 2):
            x = a[0] + round((b[0] - a[0]) * step / steps)
            y = a[1] + round((b[1] - a[1]) * step / steps)
            if self.free(x, y, 1) or self.cells[y][x] == " ":
                self.put(x, y, LINE, style)

    def text(self) -> Text:
        """The whole picture."""
        picture = Text(no_wrap=True)
        for letters, styles in zip(self.cells, self.styles):
            start = 0
            for at in range(1, self.wide + 1):
                if at == self.wide or styles[at] != styles[start]:
                    picture.append("".join(letters[start:at]), style=styles[start] or None)
                    start = at
            picture.append("\n")
        return picture


class Map:
    """A picture, and the column and row to have in view."""

    def __init__(self, picture: Text, focus: tuple[int, int]) -> None:
        self.picture = picture
        self.focus = focus


def draw_map(shown: GameBoard, view: View, name: Name, lit: dict[int, str], accent: str) -> Map:
    """The board with what the view shows on it. Each space bears its short name, the number of pieces of each side
    (`B2` for two pieces of a side whose name begins with B), `*` for a marker, or its value where no piece is, and
    the key of its option if it is lit.
    """
    if isinstance(shown.board, AreaBoard):
        return draw_areas(shown.board, view, name, lit, accent)
    if isinstance(shown.board, CellBoard):
        return draw_cells(shown.board, shown.numbers, view, lit, accent)
    return Map(Text(""), (0, 0))


def middle(points: list[tuple[int, int]]) -> tuple[int, int]:
    """The middle of some points, the corner when there are none."""
    if not points:
        return (0, 0)
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)


def contents(view: View) -> dict[int, str]:
    """What stands in each space, as short as can be: `B2 G1*`."""
    counts: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for piece in view.pieces:
        if piece.space >= 0:
            counts[piece.space][counter(piece.side)[0]] += 1
    found: dict[int, str] = {}
    for space, there in counts.items():
        found[space] = " ".join(f"{side}{count}" for side, count in sorted(there.items()))
    lying = [(mark.space, mark.value) for mark in view.marks]
    lying += [(tag.space, tag.value) for tag in view.tags]
    lying += [(tint.space, tint.value) for tint in view.tints]
    lying += [(ring.space, ring.value) for ring in view.rings]
    for space, value in lying:
        here = found.get(space, "")
        found[space] = value if not here and value else here.removesuffix("*") + "*"
    return found


def draw_areas(board: AreaBoard, view: View, name: Name, lit: dict[int, str], accent: str) -> Map:
    """Areas at their centres, joined by dotted lines."""
    canvas = Canvas(AREA_COLUMNS, AREA_ROWS)

    def point(space: int) -> tuple[int, int]:
        x, y = board.centres[space]
        return x * (AREA_COLUMNS - 12) // board.width + 4, y * (AREA_ROWS - 2) // board.height + 1

    for one in board.connections:
        canvas.line(point(one.a), point(one.b), "dim")
    there = contents(view)
    order = sorted(range(len(board)), key=lambda space: (space not in lit, space not in there, space))
    for space in order:
        label = " ".join(part for part in (lit.get(space, ""), name(space), there.get(space, "")) if part)
        style = accent if space in lit else ("bold" if space in there else "dim")
        place_label(canvas, point(space), label, style)
    return Map(canvas.text(), middle([point(space) for space in lit or there]))


def place_label(canvas: Canvas, centre: tuple[int, int], label: str, style: str) -> None:
    """Write a label as near to its place as there is room."""
    x, y = centre[0] - len(label) // 2, centre[1]
    for dx, dy in ((0, 0), (0, 1), (0, -1), (4, 0), (-4, 0), (4, 1), (-4, -1), (-4, 1), (4, -1), (0, 2), (0, -2)):
        at = min(max(0, x + dx), canvas.wide - len(label))
        if canvas.free(at, y + dy, len(label)):
            canvas.put(at, y + dy, label, style)
            return
    canvas.put(min(max(0, x), canvas.wide - len(label)), y, label, style)


def draw_cells(board: CellBoard, numbers: list[int], view: View, lit: dict[int, str], accent: str) -> Map:
    """Squares or hexes as a grid: above the terrain and the key, below what stands there. Every second row or column
    of hexes is set off by half a cell. `numbers` are the game's, by place on the board. By night what stands out from
    the dark is not dim, and what is lit up is bold.
    """
    hexes = isinstance(board, HexBoard)
    centres = board.centres
    step_x = min((abs(a[0] - b[0]) for a in centres[:60] for b in centres[:60] if a[0] != b[0]), default=1)
    step_y = min((abs(a[1] - b[1]) for a in centres for b in centres[:1] if a[1] != b[1]), default=1)
    left, top = min(x for x, _ in centres), min(y for _, y in centres)
    wide = (CELL_WIDE + 1) // 2 if hexes else CELL_WIDE
    canvas = Canvas(
        (max(x for x, _ in centres) - left) // step_x * wide + CELL_WIDE + 1,
        (max(y for _, y in centres) - top) // step_y * CELL_HIGH + CELL_HIGH + 2,
    )
    there = contents(view)
    letters = terrain_letters(board.terrain_names)
    places: dict[int, tuple[int, int]] = {}
    light = {glow.space: "bold" if glow.bright else "" for glow in view.glows}
    for at, (x, y) in enumerate(centres):
        space = numbers[at]
        column, row = round((x - left) / step_x) * wide, round((y - top) / step_y) * CELL_HIGH
        places[space] = (column, row)
        ground = letters[board.terrain[at]]
        style = accent if space in lit else ""
        key = lit.get(space, "")
        canvas.put(column, row, f"{board.ids[at][:3]:<3}{key or ground}", style or light.get(space, "dim"))
        canvas.put(column, row + 1, there.get(space, "").replace(" ", "")[: CELL_WIDE - 1], style or "bold")
    picture = canvas.text()
    kinds = ", ".join(f"{letter} {kind}" for letter, kind in zip(letters, board.terrain_names) if letter != " ")
    picture.append(f"\n{kinds}", style="dim")
    return Map(picture, middle([places[space] for space in lit or there]))


def terrain_letters(names: list[str]) -> list[str]:
    """A sign or a letter for each terrain, nothing for open ground."""
    taken: list[str] = []
    for name in names:
        letters = [one for one in [*name.lower(), *ascii_lowercase] if one.isalpha() and one not in taken]
        taken.append(SIGNS[name] if name in SIGNS else letters[0])
    return taken
