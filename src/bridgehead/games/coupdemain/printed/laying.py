"""[T2] [T5.2] Reading the board: from `data/board.toml` into the columns of a `Ground`."""

from typing import Final

from bridgehead.boards.hexes import HexBoard, hex_board_of
from bridgehead.boards.hexsides import Hexsides, read_hexsides
from bridgehead.boards.locations import Locations
from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet, read_sheet
from bridgehead.games.coupdemain.printed.ground import (
    CLIFF,
    DITCHED,
    FENCE,
    GULLY_BED,
    HALF_HEX,
    HEDGE,
    HINDERS,
    HOUSE,
    LATTICE,
    LEAVES,
    LOW,
    NO_HEX,
    NO_HOUSE,
    ORCHARD_SIDE,
    PARTIAL_ORCHARD,
    PATH,
    PAVED_HERE,
    PAVED_ROAD,
    ROWHOUSE,
    SLOPE,
    SLOPE_UP,
    SLOTS,
    SPAN,
    STONE,
    STREAM_BED,
    TOWPATH,
    TREES,
    UNPAVED_HERE,
    UNPAVED_ROAD,
    WALL,
    WOODEN,
    Entry,
    Ground,
    add_pillbox,
    open_to_foot,
)
from bridgehead.games.coupdemain.printed.terrain import (
    BRIDGE,
    BRUSH,
    BUILDING,
    CHART,
    DATA,
    GRAIN,
    STONE_BUILDING,
    TERRAIN,
    TERRAINS,
    TOWER,
    WOODEN_BUILDING,
)

SIDE_BITS: Final = {
    "hedge": HEDGE,
    "wall": WALL,
    "fence": FENCE,
    "cliff": CLIFF,
    "rowhouse": ROWHOUSE,
    "slope": SLOPE,
    "orchard": ORCHARD_SIDE,
}
MARK_BITS: Final = {
    "path": PATH,
    "stream": STREAM_BED,
    "gully": GULLY_BED,
    "ditch": DITCHED,
    "canal_bank": TOWPATH,
    "half": HALF_HEX,
}
ROADS: Final = ["paved", "unpaved"]
KINDS: Final = ["wooden", "stone", "tower"]
GUIDES: Final = PATH | STREAM_BED | GULLY_BED | DITCHED | TOWPATH | PAVED_HERE | UNPAVED_HERE
ENTRY_REACH: Final = 4

BOARD_KEYS: Final = [
    "id",
    "title",
    "metres",
    "layout",
    "shove",
    "first_number",
    "rows",
    "columns",
    "status",
    "grid",
    "levels",
    "bridge_control",
    "victory_road",
    "sides",
    "marks",
    *ROADS,
    "building",
    "entry",
    "water",
    "art",
]
BUILDING_KEYS: Final = ["hex", "kind", "cover", "storeys", "steeple", "stairs", "of", "name", "mark"]

_shipped: Final[list[Ground]] = []
_fortified: Final[dict[tuple[int, int], Ground]] = {}
FORTIFIED: Final = 16
"""So many are kept, the last ones: each takes some ten megabytes, and one's own scenario may name any place."""


def shipped_ground() -> Ground:
    """[T2.1] [T2.3] The board of the game, the whole map with the halves at its edge, read once. Raises DataError."""
    if not _shipped:
        _shipped.append(ground_of(read_sheet(DATA / "board.toml")))
    return _shipped[0]


def fortified_ground(here: int, facing: int) -> Ground:
    """[T22.1] The board of the game with a pillbox in a hex, laid once for each place and facing while it is wanted."""
    known = _fortified.pop((here, facing), None)
    if known is None:
        known = ground_of(read_sheet(DATA / "board.toml"))
        add_pillbox(known, here, facing)
    _fortified[here, facing] = known
    for oldest in list(_fortified)[:-FORTIFIED]:
        _fortified.pop(oldest, None)
    return known


def ground_of(sheet: Sheet) -> Ground:
    """The ground that a board file describes. Raises DataError in one sentence that names what is wrong."""
    sheet.only(["board", "terrain"])
    table = sheet.sheet("board")
    table.only(BOARD_KEYS)
    board = hex_board_of(sheet, ROADS)
    for name in board.terrain_names:
        if name not in TERRAINS:
            raise DataError(f"{sheet.where}: terrain '{name}' is not known; there are: {', '.join(TERRAINS)}.")
    ground = Ground()
    _lay_hexes(ground, board, table)
    _lay_sides(ground, read_hexsides(board, table))
    _lay_roads(ground)
    _lay_buildings(ground, table.sheets("building"))
    _lay_locations(ground)
    _lay_screens(ground)
    _mark_regions(ground)
    _read_places(ground, table)
    return ground


def _lay_hexes(ground: Ground, board: HexBoard, table: Sheet) -> None:
    ground.board = board
    ground.size = len(board)
    ground.far = [b""] * ground.size
    ground.seen = [b""] * (SLOTS * ground.size)
    ground.pairs = {}
    ground.beside = [[] for _ in range(SLOTS * ground.size)]
    ground.shelter = {}
    ground.discs = {}
    ground.circles = {}
    ground.drives = {}
    ground.worked_out = {}
    ground.names = list(board.ids)
    ground.index = dict(board.index)
    ground.q = list(board.q)
    ground.r = list(board.r)
    ground.toward = [there for around in board.toward for there in around]
    ground.neighbours = [list(around) for around in board.neighbours]
    ground.grows = bytes([TERRAINS.index(board.terrain_names[kind]) for kind in board.terrain])
    ground.level = list(board.level)
    ground.marks = [0] * ground.size
    marks = table.sheet("marks")
    marks.only(list(MARK_BITS))
    for kind, bit in MARK_BITS.items():
        for here in board.with_feature(kind):
            ground.marks[here] |= bit
    ground.edge = bytes([len(around) < 6 for around in ground.neighbours])
    ground.bridge = [here for here in range(ground.size) if ground.grows[here] == BRIDGE]


def _lay_sides(ground: Ground, sides: Hexsides) -> None:
    """Bits by hex and direction; slopes and orchards, which only the first hex has in the file, are told to both."""
    laid = bytearray(6 * ground.size)
    for kind, name in enumerate(sides.names):
        if name not in SIDE_BITS:
            raise DataError(f"There are no sides of kind '{name}'; there are: {', '.join(SIDE_BITS)}.")
        bit = SIDE_BITS[name]
        back = SLOPE_UP if bit == SLOPE else bit
        for here, there in sides.drawn[kind]:
            laid[6 * here + ground.direction(here, there)] |= bit
            laid[6 * there + ground.direction(there, here)] |= back
            if bit == ORCHARD_SIDE:
                ground.marks[here] |= PARTIAL_ORCHARD
    ground.side = bytes(laid)


def _lay_roads(ground: Ground) -> None:
    laid = bytearray(6 * ground.size)
    for kind, _, spaces in ground.board.lines:
        bit, mark = (PAVED_ROAD, PAVED_HERE) if kind == "paved" else (UNPAVED_ROAD, UNPAVED_HERE)
        for place in range(1, len(spaces)):
            here, there = spaces[place - 1], spaces[place]
            laid[6 * here + ground.direction(here, there)] |= bit
            laid[6 * there + ground.direction(there, here)] |= bit
            ground.marks[here] |= mark
            ground.marks[there] |= mark
    ground.road = bytes(laid)


def _lay_buildings(ground: Ground, entries: list[Sheet]) -> None:
    """[T2.5] [T2.6] One storey above the ground unless the entry says otherwise, with stairs; `of` joins hexes."""
    size = ground.size
    terrain, material, storeys = bytearray(ground.grows), bytearray(size), bytearray(size)
    steeple, stairs, cover = bytearray(size), bytearray(size), bytearray(size)
    ground.house = [NO_HOUSE] * size
    ground.house_names = {}
    groups: dict[str, int] = {}
    for number, entry in enumerate(entries):
        entry.only(BUILDING_KEYS)
        here = ground.board.space(entry.text("hex"), entry.address("hex"))
        kind = KINDS.index(entry.choice("kind", KINDS))
        terrain[here] = [WOODEN_BUILDING, STONE_BUILDING, TOWER][kind]
        material[here] = [WOODEN, STONE, 0][kind]
        storeys[here] = entry.number("storeys", 1, 0, 2)
        steeple[here] = entry.flag("steeple", False)
        stairs[here] = storeys[here] > 0 and entry.flag("stairs", True)
        cover[here] = entry.number("cover", None, 1, 100)
        ground.house[here] = groups.setdefault(entry.text("of"), number) if "of" in entry.data else number
        if "name" in entry.data:
            ground.house_names[here] = entry.text("name")
    ground.terrain, ground.material, ground.storeys = bytes(terrain), bytes(material), bytes(storeys)
    ground.steeple, ground.stairs, ground.cover = bytes(steeple), bytes(stairs), bytes(cover)


def _lay_locations(ground: Ground) -> None:
    """[T0.8] [T2.4] [T2.5] [T2.6] [T2.7] Locations, their heights in half-levels, and whither a step leads on foot."""
    found = Locations(ground.board, list(ground.storeys))
    for here in range(ground.size):
        if ground.stairs[here]:
            found.stairs(here)
        for there in ground.neighbours[here]:
            if here < there and _one_floor(ground, here, there):
                found.join(here, there)
    number = [SLOTS * found.hex[one] + found.storey[one] for one in range(len(found))]
    ground.places = sorted(number)
    exists = bytearray(SLOTS * ground.size)
    ground.stands = [0] * (SLOTS * ground.size)
    ground.steps = [[] for _ in range(SLOTS * ground.size)]
    for here in range(ground.size):
        low = 2 * ground.level[here] - (2 if ground.sunken(here) else 0)
        for slot in range(SLOTS):
            ground.stands[SLOTS * here + slot] = low + 2 * slot if slot <= ground.storeys[here] else low
    for one, location in enumerate(number):
        exists[location] = 1
        here = found.hex[one]
        for there in found.neighbours[one]:
            on_foot = found.storey[one] or found.storey[there] or open_to_foot(ground, here, found.hex[there])
            if on_foot:
                ground.steps[location].append(number[there])
    ground.exists = bytes(exists)
    ground.arcs = {}


def _lay_screens(ground: Ground) -> None:
    """[T4.3] [T4.7] [T4.10] What stands in the way of lines, by hex."""
    heights, cover = CHART.sheet("heights"), CHART.sheet("cover")
    least, within = cover.numbers("from"), cover.numbers("within")
    screen, rises, blocks = bytearray(ground.size), bytearray(ground.size), bytearray(ground.size)
    for here in range(ground.size):
        row = TERRAIN[ground.terrain[here]]
        rises[here] = row.rises
        if ground.building(here):
            floors = 1 if ground.steeple[here] else ground.storeys[here]
            rises[here] = floors * heights.number("storey") + heights.number("roof")
        if row.sight == BUILDING:
            blocks[here] = [part for place, part in enumerate(within) if least[place] <= ground.cover[here]][-1]
        screen[here] = [0, TREES, LEAVES | HINDERS, HINDERS, HOUSE][row.sight]
        if ground.terrain[here] == BRIDGE:
            screen[here] = SPAN
        if ground.terrain[here] in (GRAIN, BRUSH):
            screen[here] |= LOW
    ground.screen, ground.rises, ground.blocks_within = bytes(screen), bytes(rises), bytes(blocks)
    ground.spot = [LATTICE * (ground.r[here] + 2) + ground.q[here] + LATTICE // 2 for here in range(ground.size)]
    ground.cell = [NO_HEX] * (LATTICE * (max(ground.r) + 5))
    for here in range(ground.size):
        ground.cell[ground.spot[here]] = here


def _one_floor(ground: Ground, here: int, there: int) -> bool:
    """[T2.6] Whether the storeys of two neighbours are those of one building, without a rowhouse wall between them."""
    if ground.house[here] == NO_HOUSE or ground.house[here] != ground.house[there]:
        return False
    return ground.level[here] == ground.level[there] and not ground.between(here, there) & ROWHOUSE


def _mark_regions(ground: Ground) -> None:
    """[T18.12] [T19.3] Where nobody strays, and what lies east of the canal."""
    guided = bytearray(ground.size)
    for here in range(ground.size):
        if any(ground.marks[there] & GUIDES for there in [here, *ground.neighbours[here]]):
            guided[here] = 1
    ground.guided = bytes(guided)
    ground.east = b""


def _read_places(ground: Ground, table: Sheet) -> None:
    board = ground.board
    where = table.address("bridge_control")
    ground.bridge_control = [SLOTS * board.space(name, where) for name in table.texts("bridge_control")]
    ground.victory_road = [board.space(name, table.address("victory_road")) for name in table.texts("victory_road")]
    ground.entries = []
    for entry in table.sheets("entry"):
        entry.only(["id", "centre", "side", "cost", "dates"])
        one = Entry()
        one.key = entry.text("id")
        one.centre = board.space(entry.text("centre"), entry.address("centre"))
        one.side = entry.choice("side", ["british", "german"])
        one.cost = entry.number("cost", None, 0)
        one.dates = entry.texts("dates", [])
        one.hexes = [here for here in ground.within(one.centre, ENTRY_REACH) if ground.edge[here]]
        ground.entries.append(one)
    if ground.bridge and ground.victory_road:
        ground.east = _dry_shore(ground, ground.victory_road[-1])


def _dry_shore(ground: Ground, start: int) -> bytes:
    """[T19.3] What can be reached on foot from a hex without the bridge."""
    reached = bytearray(ground.size)
    reached[start] = 1
    waiting = [start]
    while waiting:
        here = waiting.pop()
        for there in ground.neighbours[here]:
            if reached[there] or ground.terrain[there] == BRIDGE or not open_to_foot(ground, here, there):
                continue
            reached[there] = 1
            waiting.append(there)
    return bytes(reached)
