"""What runs along the sides of hexes: hedges, walls, cliffs, and slopes, which only the upper hex has."""

from __future__ import annotations

from bridgehead.boards.hexes import HexBoard
from bridgehead.engine.read.toml import Sheet


class Hexsides:
    """Kinds of sides by hex and direction.

    `bits[6 * h + d]` has bit k set where a side of kind `names[k]` lies in direction d of hex h. Both hexes of a
    side have it, but of a one-sided kind (a slope) only the first named, the upper one. `drawn[k]` lists the sides of
    a kind as pairs of hexes in the order of the file, for whoever draws them.
    """

    def __init__(self, board: HexBoard) -> None:
        self.board: HexBoard = board
        self.names: list[str] = []
        self.one_sided: list[bool] = []
        self.bits: list[int] = [0] * (6 * len(board))
        self.drawn: list[list[tuple[int, int]]] = []

    def kind(self, name: str) -> int:
        """The bit number of a kind, -1 for one that this board has none of."""
        return self.names.index(name) if name in self.names else -1

    def between(self, a: int, b: int) -> int:
        """The bits of the side between two neighbours, as hex a has them; 0 when they share none."""
        return self.bits[6 * a + self.board.edge(a, b)] if b in self.board.neighbours[a] else 0

    def has(self, a: int, b: int, name: str) -> bool:
        """Whether the side between two neighbours is of this kind, as seen from a."""
        kind = self.kind(name)
        return kind >= 0 and self.between(a, b) >> kind & 1 == 1

    def lay(self, a: int, b: int, kind: int) -> None:
        """Put a kind on the side between two neighbours."""
        self.bits[6 * a + self.board.edge(a, b)] |= 1 << kind
        if not self.one_sided[kind]:
            self.bits[6 * b + self.board.edge(b, a)] |= 1 << kind
        self.drawn[kind].append((a, b))


def read_hexsides(board: HexBoard, table: Sheet) -> Hexsides:
    """The sides that a board's table describes: [board.sides.KIND] with `sides = ["F5/G5", …]`.

    `one_sided = true` says that only the hex before the stroke has it. DataError for what is no side.
    """
    found = Hexsides(board)
    if "sides" not in table.data:
        return found
    kinds = table.sheet("sides")
    for name in kinds.data:
        entry = kinds.sheet(name)
        found.names.append(name)
        found.one_sided.append(entry.flag("one_sided", False))
        found.drawn.append([])
        for words in entry.texts("sides", []):
            a, b = _side(board, entry, words)
            found.lay(a, b, len(found.names) - 1)
    return found


def _side(board: HexBoard, entry: Sheet, words: str) -> tuple[int, int]:
    """The two hexes of a side written as "F5/G5"."""
    parts = words.split("/")
    if len(parts) != 2:
        raise entry.fail("sides", f'sides such as "F5/G5", but one is {words!r}')
    a, b = (board.space(part, entry.address("sides")) for part in parts)
    if b not in board.neighbours[a]:
        raise entry.fail("sides", f"sides between neighbours, but {parts[0]} and {parts[1]} are none")
    return a, b
