"""The ground: what the board says about each sector, which steps a piece may take, and who sees whom.

Everything here is worked out from `data/board.toml` and never changes. Sectors are numbers 0 to 323; sets of sectors
are whole numbers with one bit a sector.
"""

from typing import Final

from bridgehead.boards.square import SquareBoard, load_square_board
from bridgehead.games.remagen.printed.components import (
    DATA,
    DIVISOR,
    FARTHEST,
    HILL_FACTOR,
    INDIRECT,
    IS_FOOT,
    IS_MOTOR,
    KIND_COUNT,
    WOOD_FACTOR,
)

BOARD: Final[SquareBoard] = load_square_board(DATA / "board.toml")
SECTORS: Final = len(BOARD)
ROWS: Final = BOARD.rows
ROAD_LINE: Final = 0


def _terrain_is(names: list[str]) -> list[bool]:
    return [BOARD.terrain_names[BOARD.terrain[sector]] in names for sector in range(SECTORS)]


TERRAIN_OF: Final[list[str]] = [
    BOARD.terrain_names[BOARD.terrain[sector]].replace(" ", "-") for sector in range(SECTORS)
]
IS_HILL: Final[list[bool]] = _terrain_is(["hill"])
IS_WOOD: Final[list[bool]] = _terrain_is(["wood"])
IS_HOUSE: Final = bytes(_terrain_is(["house"]))
IS_RIVER: Final = bytes(_terrain_is(["river", "railway bridge"]))
GIVES_COVER: Final[list[bool]] = _terrain_is(["hill", "wood", "house"])
HALTS: Final = bytes(_terrain_is(["hill", "wood"]))
AROUND: Final[list[list[int]]] = BOARD.neighbours


def _places(ident: str) -> list[int]:
    return sorted(BOARD.places[ident])


BRIDGE_SECTORS: Final[list[int]] = _places("railway_bridge")
BRIDGE_ROW: Final[int] = BOARD.row[BRIDGE_SECTORS[0]]
GERMAN_SETUP: Final[list[int]] = _places("german_setup")
GERMAN_ENTRY: Final[list[int]] = _places("german_replacement")
FOOT_ENTRY: Final[int] = BOARD.index["D18"]
AMERICAN_SETUP: Final[list[int]] = sorted([*BOARD.places["us_setup"], *BOARD.places["west_bridgehead"]])
AMERICAN_ENTRY: Final[list[int]] = _places("us_entry")

# A crossing is a row: its two river sectors and the bank sector at either end, from west to east.
CROSSING_RIVER: Final[list[list[int]]] = [
    [sector for sector in BOARD.cell[row] if IS_RIVER[sector]] for row in range(ROWS)
]
CROSSING_BANKS: Final[list[list[int]]] = [[river[0] - 1, river[1] + 1] for river in CROSSING_RIVER]


def _bank_rows() -> list[int]:
    rows = [-1] * SECTORS
    for row in range(ROWS):
        for sector in CROSSING_BANKS[row]:
            rows[sector] = row
    return rows


BANK_OF: Final[list[int]] = _bank_rows()
IS_EAST: Final[list[bool]] = [sector > CROSSING_RIVER[BOARD.row[sector]][1] for sector in range(SECTORS)]
# [8.1] Pontoons are built from bank sectors that vehicles can use, and not where the railway bridge stands.
IS_SITE: Final[list[bool]] = [
    row != BRIDGE_ROW and not any(GIVES_COVER[sector] for sector in CROSSING_BANKS[row]) for row in range(ROWS)
]

# --- steps ---

ROAD_PACE: Final = 0  # along a road a step costs half
OPEN_PACE: Final = 1  # without the road bonus
PACES: Final = 2

OPEN_COST: Final = 2
ROAD_COST: Final = 1
PONTOON_TOLL: Final = 2  # a motorised unit loses one movement factor on a pontoon bridge


def _walk(kind: int) -> tuple[bool, bool, bool, bool]:
    return (HILL_FACTOR[kind] > 0, WOOD_FACTOR[kind] > 0, IS_FOOT[kind], IS_MOTOR[kind] > 0)


WALKS: Final[list[tuple[bool, bool, bool, bool]]] = sorted({_walk(kind) for kind in range(KIND_COUNT)})
WALK_OF: Final = bytes([WALKS.index(_walk(kind)) for kind in range(KIND_COUNT)])


def _may_stand(walk: tuple[bool, bool, bool, bool], sector: int) -> bool:
    """[4.1] [4.21] Whether the movement chart lets such a piece into the terrain; only foot may enter a house."""
    hills, woods, houses, _motor = walk
    if IS_HILL[sector]:
        return hills
    if IS_WOOD[sector]:
        return woods
    if IS_HOUSE[sector]:
        return houses
    return True


def _step_cost(walk: tuple[bool, bool, bool, bool], pace: int, here: int, there: int) -> int:
    """[4.1] [4.7] Half-factors for a step, -1 where it may not be taken. Bridges are entered along their row only."""
    by_road = pace == ROAD_PACE and BOARD.joined(here, there, ROAD_LINE)
    if not _may_stand(walk, there):
        return -1
    if IS_RIVER[here] or IS_RIVER[there]:
        if BOARD.row[here] != BOARD.row[there]:
            return -1
        if BOARD.row[here] == BRIDGE_ROW:
            return ROAD_COST if by_road else OPEN_COST
        toll = PONTOON_TOLL if walk[3] and not IS_RIVER[here] else 0
        return OPEN_COST + toll
    return ROAD_COST if by_road else OPEN_COST


def _steps(walk: tuple[bool, bool, bool, bool], pace: int) -> list[list[tuple[int, int]]]:
    found: list[list[tuple[int, int]]] = []
    for here in range(SECTORS):
        costs = [(there, _step_cost(walk, pace, here, there)) for there in AROUND[here]]
        found.append([(there, cost) for there, cost in costs if cost >= 0])
    return found


STEPS: Final[list[list[list[list[tuple[int, int]]]]]] = [
    [_steps(walk, pace) for walk in WALKS] for pace in range(PACES)
]
MAY_STAND: Final[list[list[bool]]] = [[_may_stand(walk, sector) for sector in range(SECTORS)] for walk in WALKS]

# --- sight and range ---


def _blocks(sector: int, from_hill: bool) -> bool:
    return IS_HILL[sector] or (GIVES_COVER[sector] and not from_hill)


def sees(a: int, b: int) -> bool:
    """[7.8] Line of sight from centre to centre: hills, woods and houses between block it.

    Along a corner both sectors must block. Who stands on a hill, or is seen there, is seen over woods and houses.
    Neighbours always see each other, across a corner too: nothing lies between them, and they fight.
    """
    if b in AROUND[a]:
        return True
    from_hill = IS_HILL[a] or IS_HILL[b]
    for passed in BOARD.line(a, b):
        if all(_blocks(sector, from_hill) for sector in passed):
            return False
    return True


def _spans() -> list[list[int]]:
    rows, columns = BOARD.row, BOARD.column
    found: list[list[int]] = []
    for a in range(SECTORS):
        row, column = rows[a], columns[a]
        found.append([max(abs(rows[b] - row), abs(columns[b] - column)) for b in range(SECTORS)])
    return found


SPAN: Final[list[list[int]]] = _spans()


def distance(a: int, b: int) -> int:
    """The range in sectors, diagonals counted as one."""
    return SPAN[a][b]


_near: Final[dict[tuple[int, int], int]] = {}


def within(sector: int, span: int) -> int:
    """The set of sectors at most so far from one, itself included."""
    known = _near.get((sector, span))
    if known is None:
        known = 0
        for there in range(SECTORS):
            if SPAN[sector][there] <= span:
                known |= 1 << there
        _near[(sector, span)] = known
    return known


REACH_OF_FIRE: Final[list[int]] = [
    max([span for span in range(FARTHEST + 1) if DIVISOR[kind][span]]) for kind in range(KIND_COUNT)
]
_covered: Final[list[list[int]]] = [[-1] * SECTORS for _ in range(KIND_COUNT)]


def covered(kind: int, sector: int) -> int:
    """[7.8] The set of sectors that a piece of this kind can fire at from a sector."""
    known = _covered[kind][sector]
    if known < 0:
        known = _cover(kind, sector)
        _covered[kind][sector] = known
    return known


def _cover(kind: int, sector: int) -> int:
    found = 0
    for there in listed(within(sector, REACH_OF_FIRE[kind]) & ~(1 << sector)):
        if _hits_at(kind, sector, there):
            found |= 1 << there
    return found


def _hits_at(kind: int, here: int, there: int) -> bool:
    span = distance(here, there)
    if DIVISOR[kind][span] == 0:
        return False
    return INDIRECT[kind][span] or sees(here, there)


def listed(sectors: int) -> list[int]:
    """The sectors of a set, in order."""
    found: list[int] = []
    while sectors:
        lowest = sectors & -sectors
        found.append(lowest.bit_length() - 1)
        sectors ^= lowest
    return found
