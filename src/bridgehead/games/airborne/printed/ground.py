"""[P5] The ground of a board: terrain, height, roads, and the geometry that the rules ask for.

Boards are `boards.HexBoard`s; here they get the game's own numbers of hexes (`components.hex_name`).
"""

from typing import Final

from bridgehead.boards.hexes import HexBoard, hex_board_of
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.table import Odds
from bridgehead.engine.read.toml import Sheet, read_sheet
from bridgehead.games.airborne.printed.components import DATA, TALL, WIDE

CLEAR: Final = 0
FOREST: Final = 1
TOWN: Final = 2
GULLY: Final = 3
SWAMP: Final = 4
STREAM: Final = 5
SLOPE: Final = 6
HILLTOP: Final = 7
WATER: Final = 8
TERRAINS: Final = ["clear", "forest", "town", "gully", "swamp", "stream", "slope", "hilltop", "water"]
STREAM_BRIDGE: Final = "stream bridge"
WATER_BRIDGE: Final = "water bridge"
BRIDGES: Final = (STREAM_BRIDGE, WATER_BRIDGE)

LINES: Final = ["road", "stream", "gully"]
PARTS: Final = ["board", "terrain"]
BOARD_KEYS: Final = [
    "id",
    "title",
    "metres",
    "layout",
    "shove",
    "rows",
    "columns",
    "status",
    "grid",
    "place",
    "water",
    "railway",
    *LINES,
]
ENTRY_KEYS: Final = ["id", "name", "hexes"]
"""What an entry of [[board.road]], [[board.place]] and the like may say."""
NO_HEX: Final = -1
UNKNOWN: Final = 0
SEEN: Final = 1
BLOCKED: Final = 2

EAST: Final = 1
WEST: Final = 4


class Ground:
    """A board as the rules see it. Lists are by hex number; numbers that are no hex hold nothing.

    `toward[6 * h + d]` is the neighbour in direction d (0 to 5, clockwise), or NO_HEX; `neighbours[h]` those there
    are. `roads[h]` has bit d set where a road leads over that hexside. `level` is 0, 1 on slopes, 2 on hilltops.
    `far` remembers ranges, `sight` lines of sight that were asked for (`sight.visible`), `prices` what steps cost by
    the ground alone (`costs.price_list`), `fates` and `foreseen` what becomes of those who land (`scatter`).
    """

    __slots__ = (
        "key",
        "board",
        "hexes",
        "size",
        "exists",
        "terrain",
        "bridge",
        "level",
        "roads",
        "toward",
        "neighbours",
        "q",
        "r",
        "code",
        "far",
        "sight",
        "prices",
        "fates",
        "foreseen",
        "direction_names",
    )

    key: str
    board: HexBoard
    hexes: list[int]
    size: int
    exists: bytes
    terrain: list[int]
    bridge: bytes
    level: list[int]
    roads: list[int]
    toward: list[int]
    neighbours: list[list[int]]
    q: list[int]
    r: list[int]
    code: list[int]
    far: list[bytes]
    sight: list[bytearray | None]
    prices: list[list[list[int]]]
    fates: list[list[int]]
    foreseen: dict[tuple[int, int], Odds]
    direction_names: list[str]

    def distance(self, a: int, b: int) -> int:
        """The range between two hexes."""
        return self.ranges(a)[b]

    def ranges(self, centre: int) -> bytes:
        """The range from a hex to every other. Remembered."""
        known = self.far[centre]
        if not known:
            known = self._measured(centre)
            self.far[centre] = known
        return known

    def _measured(self, centre: int) -> bytes:
        found = bytearray(self.size)
        for there in self.hexes:
            dq = self.q[there] - self.q[centre]
            dr = self.r[there] - self.r[centre]
            found[there] = (abs(dq) + abs(dr) + abs(dq + dr)) >> 1
        return bytes(found)

    def at(self, q: int, r: int) -> int:
        """The hex at axial coordinates, or NO_HEX. In these boards the row is `r`, and rows slant half a hex each."""
        column = q + r // 2
        if column < 0 or column >= WIDE or r < 0 or r * WIDE >= self.size:
            return NO_HEX
        here = r * WIDE + column
        return here if self.exists[here] else NO_HEX

    def adjacent(self, a: int, b: int) -> bool:
        """Whether two hexes share a side."""
        return b in self.neighbours[a]

    def ray(self, start: int, direction: int, steps: int) -> int:
        """The hex so many steps away in a straight line, or NO_HEX off the board (even if it comes back)."""
        here = start
        for _ in range(steps):
            here = self.toward[6 * here + direction]
            if here < 0:
                return NO_HEX
        return here

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour."""
        return self.toward.index(b, 6 * a, 6 * a + 6) - 6 * a

    def joined_by_road(self, a: int, b: int) -> bool:
        """Whether a road leads straight from one hex to its neighbour."""
        return self.roads[a] >> self.direction(a, b) & 1 == 1

    def covered(self, place: int) -> bool:
        """[P9.2] Whether units there must be spotted before they can be fired at from afar."""
        return self.terrain[place] == FOREST or self.terrain[place] == TOWN

    def sunken(self, place: int) -> bool:
        """[P5.3] Whether a hex is the bed of a stream or gully, without a bridge."""
        return (self.terrain[place] == STREAM or self.terrain[place] == GULLY) and not self.bridge[place]

    def within(self, centre: int, most: int, least: int = 0) -> list[int]:
        """The hexes at a range from `least` to `most`, in order of their numbers."""
        return [there for there in self.hexes if least <= self.distance(centre, there) <= most]

    def edge(self, side: str) -> list[int]:
        """The hexes along a side of the board: north, south, east or west."""
        rows, columns = self.board.rows, self.board.columns
        found: list[int] = []
        for here in self.hexes:
            row, column = here // WIDE, here % WIDE
            if (
                (side == "north" and row == 0)
                or (side == "south" and row == rows - 1)
                or (side == "west" and column == 0)
                or (side == "east" and column == columns - 1)
            ):
                found.append(here)
        return found


_shipped: Final[dict[str, Ground]] = {}


def shipped_boards() -> list[str]:
    """The keys of the boards that come with the game."""
    return sorted(path.stem for path in (DATA / "boards").glob("*.toml"))


def shipped_ground(key: str) -> Ground:
    """One of the game's own boards, read once. Raises DataError."""
    known = _shipped.get(key)
    if known is None:
        if key not in shipped_boards():
            raise DataError(f"There is no board '{key}'; there are: {', '.join(shipped_boards())}.")
        known = ground_of(key, read_sheet(DATA / "boards" / f"{key}.toml"))
        _shipped[key] = known
    return known


def ground_of(key: str, table: Sheet) -> Ground:
    """The ground that a board file describes. Raises DataError in one sentence that names what is wrong."""
    board = hex_board_of(table, LINES)
    _only_known_keys(table)
    known = [*TERRAINS, *BRIDGES]
    for name in board.terrain_names:
        if name not in known:
            raise DataError(f"{table.where}: terrain '{name}' is not known; there are: {', '.join(known)}.")
    if not board.by_rows or board.shove != 1:
        raise DataError(f"{table.where}: the board must lie in rows, with the second, fourth, … row shoved east.")
    if board.columns > WIDE or board.rows > TALL:
        raise DataError(f"{table.where}: a board has at most {TALL} rows of {WIDE} columns.")
    return _laid_out(key, board)


def _only_known_keys(table: Sheet) -> None:
    """A slip such as [[board.raod]] would otherwise be a board without roads."""
    for part, known in (("", PARTS), ("board", BOARD_KEYS)):
        data = table.data if not part else table.data[part]
        for name in data if isinstance(data, dict) else []:
            if name not in known:
                where = f"[{part}]" if part else "the file"
                raise DataError(f"{table.where}: there is no key '{name}' in {where}; there are: {', '.join(known)}.")
    board = table.sheet("board")
    for kind in [*LINES, "place"]:
        for entry in board.sheets(kind):
            entry.only(ENTRY_KEYS)
            entry.texts("hexes")


def _laid_out(key: str, board: HexBoard) -> Ground:
    ground = Ground()
    ground.key = key
    ground.board = board
    ground.size = board.rows * WIDE
    ground.code = [board.row[one] * WIDE + board.column[one] for one in range(len(board))]
    ground.hexes = sorted(ground.code)
    ground.direction_names = list(board.edge_kind_names)
    size = ground.size
    laid = set(ground.code)
    ground.exists = bytes([place in laid for place in range(size)])
    ground.terrain = [WATER] * size
    bridged = {ground.code[one] for one in range(len(board)) if _terrain_name(board, one) in BRIDGES}
    ground.bridge = bytes([place in bridged for place in range(size)])
    ground.level = [0] * size
    ground.roads = [0] * size
    ground.toward = [NO_HEX] * (6 * size)
    ground.neighbours = [[] for _ in range(size)]
    ground.q = [0] * size
    ground.r = [0] * size
    ground.far = [b""] * size
    ground.sight = [None] * size
    ground.prices = []
    ground.fates = []
    ground.foreseen = {}
    for one in range(len(board)):
        _lay_hex(ground, board, one)
    return ground


def _terrain_name(board: HexBoard, one: int) -> str:
    return board.terrain_names[board.terrain[one]]


def _lay_hex(ground: Ground, board: HexBoard, one: int) -> None:
    here = ground.code[one]
    name = _terrain_name(board, one)
    ground.q[here] = board.q[one]
    ground.r[here] = board.r[one]
    if name in BRIDGES:
        ground.terrain[here] = STREAM if name == STREAM_BRIDGE else WATER
    else:
        ground.terrain[here] = TERRAINS.index(name)
    ground.level[here] = {SLOPE: 1, HILLTOP: 2}.get(ground.terrain[here], 0)
    road = board.line_names.index("road")
    for place, there in enumerate(board.neighbours[one]):
        direction = board.edge_kind[one][place]
        ground.toward[6 * here + direction] = ground.code[there]
        ground.neighbours[here].append(ground.code[there])
        if board.edge_lines[one][place] >> road & 1:
            ground.roads[here] |= 1 << direction


def banks_of(ground: Ground, place: int) -> list[list[int]]:
    """[P12.2] The hexes next to a bridge, by bank: dry ones that lie together, where its road leads; the next hex of a
    longer bridge is a bank by itself. None for what is no bridge, or has only one.
    """
    if not ground.bridge[place]:
        return []
    around = [ground.toward[6 * place + direction] for direction in range(6)]
    found: list[list[int]] = []
    for direction in range(6):
        if not _ashore(ground, around[direction]) or _ashore(ground, around[direction - 1]):
            continue
        run: list[int] = []
        while _ashore(ground, around[(direction + len(run)) % 6]) and len(run) < 6:
            run.append(around[(direction + len(run)) % 6])
        found.append(run)
    found += [[there] for there in around if there >= 0 and ground.bridge[there]]
    found = [bank for bank in found if any(ground.joined_by_road(place, there) for there in bank)]
    return found if len(found) > 1 else []


def _ashore(ground: Ground, place: int) -> bool:
    """Whether a hex, if it is one, is land: neither stream nor water, bridged or not."""
    return place >= 0 and ground.terrain[place] not in (STREAM, WATER)
