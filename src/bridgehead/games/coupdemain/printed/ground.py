"""[T2] The ground: the board as columns of numbers, made once and shared by all states.

A hex is a number from 0; its name is that of the map ("Z21"). A Location is `8 * hex + slot` [T0.8]: slot GROUND, the
upper storeys 1 and 2 of a building, slot 3 unused, PILLBOX for a pillbox in the hex. Trench and foxholes are none.
"""

from typing import Final

from bridgehead.boards.hexes import HexBoard
from bridgehead.engine.columns import changed
from bridgehead.engine.errors import DataError
from bridgehead.games.coupdemain.printed.terrain import (
    BRIDGE,
    CLOSED,
    FOOT,
    TERRAIN,
)

NO_HEX: Final = -1
NO_HOUSE: Final = -1
LEVEL: Final = 2
"""[T4.1] A full level, in half-levels."""

# What buildings are made of.
WOODEN: Final = 1
STONE: Final = 2

# Slots of a hex.
SLOTS: Final = 8
GROUND: Final = 0
FIRST_STOREY: Final = 1
SECOND_STOREY: Final = 2
PILLBOX: Final = 4

# [T2.8] [T2.5] [T22.2] Half-squads of a side in a Location, in a pillbox, in a steeple; its SMC, and those of a
# steeple without half-squads.
HALVES: Final = 6
PILLBOX_HALVES: Final = 2
STEEPLE_HALVES: Final = 1
SINGLES: Final = 4
STEEPLE_SINGLES: Final = 2

ACROSS: Final = 64
"""No two hexes are so far apart."""

# Bits of a side, as the hex has it that asks: of a slope the upper hex has SLOPE, the lower one SLOPE_UP.
HEDGE: Final = 1
WALL: Final = 2
FENCE: Final = 4
CLIFF: Final = 8
ROWHOUSE: Final = 16
SLOPE: Final = 32
SLOPE_UP: Final = 64
ORCHARD_SIDE: Final = 128  # [T4.12] lined with the trees of a partial orchard, in one of its two hexes

# Bits of a road over a side.
PAVED_ROAD: Final = 1
UNPAVED_ROAD: Final = 2

# [T4.3] [T4.10] Bits of what is in the way of a line across a hex.
TREES: Final = 1
LEAVES: Final = 2  # an orchard in June [T4.9]
HOUSE: Final = 4
HINDERS: Final = 8
SPAN: Final = 16  # the bridge, which hinders lines across it
LOW: Final = 32  # grain and brush, which who stands above a slope sees over [T4.13]

LATTICE: Final = 64
"""The width of the lattice on which a step from hex to hex is the same number everywhere: hex (q, r) lies at
`LATTICE * (r + 2) + q + LATTICE // 2`."""

# Bits of what lies in a hex.
PATH: Final = 1
STREAM_BED: Final = 2
GULLY_BED: Final = 4
DITCHED: Final = 8
TOWPATH: Final = 16  # [T5.13] the bank of the canal
HALF_HEX: Final = 32  # cut by the edge of the map; a whole hex for all rules [T2.3]
PAVED_HERE: Final = 64
UNPAVED_HERE: Final = 128
PARTIAL_ORCHARD: Final = 256


class Entry:
    """[9.4.CG5] An Entry Area: hexes at the edge of the map within four of its centre. `cost` is what a group pays to
    come by it, `dates` the only dates on which it is open; none means all.
    """

    __slots__ = ("key", "centre", "side", "cost", "dates", "hexes")

    key: str
    centre: int
    side: str
    cost: int
    dates: list[str]
    hexes: list[int]


class Ground:
    """The board as the rules see it. Nothing here changes in a game but what is remembered: `far`, `seen`, `shelter`,
    `discs`, `circles`, `drives`, and under `worked_out` what other rooms make of it, by a name of theirs.

    By hex: `names`; `terrain`, where a building takes the place of what else grows there (`grows`) [T5.2]; `level`;
    `material` (0, WOODEN, STONE), `storeys` above the ground, `steeple` (the second storey is one), `stairs`, `cover`
    in hundredths of the hex, `house`, a number that hexes of one building share; `marks`; `edge` of the map; `east` of
    the canal; `guided`, where who begins does not stray [T18.12]. By hex and direction, `6 * h + d`: `toward` (the
    neighbour or NO_HEX), `side`, `road`.

    `arcs` has for the hex of a pillbox a byte by hex: 1 inside its Covered Arc.

    By Location: `exists` (pillboxes come with the scenario), `stands`, its height in half-levels, and `steps`, whither
    Infantry may step on foot, whoever is there: to a neighbour that is not closed, by the stairs, through the house.
    For sight: `screen`, what is in the way in a hex; `rises`, how many half-levels trees or a building stand above its
    ground [T4.3]; `blocks_within`, how near its centre, in hundredths of the way to a side, a line must pass for the
    building to block it [T4.7]; `spot`, where it lies on a lattice, and `cell`, the hex at a place of it.
    `places` lists the Locations there are, `bridge_control` the eight of T2.11, `bridge` and `victory_road` hexes.
    """

    __slots__ = (
        "board",
        "size",
        "names",
        "index",
        "q",
        "r",
        "toward",
        "neighbours",
        "side",
        "road",
        "terrain",
        "grows",
        "level",
        "material",
        "storeys",
        "steeple",
        "stairs",
        "cover",
        "house",
        "house_names",
        "arcs",
        "marks",
        "edge",
        "east",
        "guided",
        "places",
        "exists",
        "stands",
        "steps",
        "entries",
        "bridge",
        "bridge_control",
        "victory_road",
        "far",
        "screen",
        "rises",
        "blocks_within",
        "spot",
        "cell",
        "seen",
        "beside",
        "pairs",
        "shelter",
        "discs",
        "circles",
        "drives",
        "worked_out",
    )

    board: HexBoard
    size: int
    names: list[str]
    index: dict[str, int]
    q: list[int]
    r: list[int]
    toward: list[int]
    neighbours: list[list[int]]
    side: bytes
    road: bytes
    terrain: bytes
    grows: bytes
    level: list[int]
    material: bytes
    storeys: bytes
    steeple: bytes
    stairs: bytes
    cover: bytes
    house: list[int]
    house_names: dict[int, str]
    arcs: dict[int, bytes]
    marks: list[int]
    edge: bytes
    east: bytes
    guided: bytes
    places: list[int]
    exists: bytes
    stands: list[int]
    steps: list[list[int]]
    entries: list[Entry]
    bridge: list[int]
    bridge_control: list[int]
    victory_road: list[int]
    far: list[bytes]
    screen: bytes
    rises: bytes
    blocks_within: bytes
    spot: list[int]
    cell: list[int]
    seen: list[bytes]
    beside: list[list[int]]
    pairs: dict[int, int]
    shelter: dict[int, int]
    discs: dict[int, int]
    circles: dict[int, list[int]]
    drives: dict[int, int]
    worked_out: dict[str, object]

    def distance(self, a: int, b: int) -> int:
        """[T0.9] The range between two hexes: of either if its ranges are remembered."""
        if self.far[a]:
            return self.far[a][b]
        return self.far[b][a] if self.far[b] else self.ranges(a)[b]

    def apart(self, a: int, b: int) -> int:
        """[T0.9] The range between two Locations: levels add nothing."""
        known = self.far[a >> 3]
        return known[b >> 3] if known else self.ranges(a >> 3)[b >> 3]

    def ranges(self, centre: int) -> bytes:
        """The range from a hex to every other. Remembered."""
        known = self.far[centre]
        if not known:
            q, r = self.q[centre], self.r[centre]
            known = bytes(
                [
                    (abs(self.q[there] - q) + abs(self.r[there] - r) + abs(self.q[there] + self.r[there] - q - r)) >> 1
                    for there in range(self.size)
                ]
            )
            self.far[centre] = known
        return known

    def disc(self, centre: int, most: int) -> int:
        """The hexes no further off than this, a bit each, by their numbers. Remembered."""
        if most >= ACROSS:
            return -1
        key = centre * ACROSS + most
        known = self.discs.get(key)
        if known is None:
            known = 0
            for there in self.within(centre, most):
                known |= 1 << there
            self.discs[key] = known
        return known

    def adjacent(self, a: int, b: int) -> bool:
        """Whether two hexes share a side."""
        return b in self.neighbours[a]

    def direction(self, a: int, b: int) -> int:
        """[T2.2] The direction from a hex to its neighbour, 0 up, clockwise; -1 when it is none."""
        for d in range(6):
            if self.toward[6 * a + d] == b:
                return d
        return -1

    def between(self, a: int, b: int) -> int:
        """The bits of the side between two neighbours, as the first has them."""
        return self.side[6 * a + self.direction(a, b)]

    def joined_by_road(self, a: int, b: int) -> bool:
        """[T5.3] Whether a road, paved or not, leads over the side between two neighbours."""
        return self.road[6 * a + self.direction(a, b)] != 0

    def within(self, centre: int, most: int) -> list[int]:
        """The hexes no further off than this, the centre too, in order of their numbers."""
        ranges = self.ranges(centre)
        return [there for there in range(self.size) if ranges[there] <= most]

    def circle(self, centre: int, most: int) -> list[int]:
        """The same, remembered: for short ranges, and never changed by who asks."""
        key = centre * ACROSS + most
        known = self.circles.get(key)
        if known is None:
            known = self.within(centre, most)
            self.circles[key] = known
        return known

    def arc(self, here: int, facing: int) -> list[int]:
        """[T0.12] The Covered Arc of a facing: the hexes that steps in its two directions reach, without its own."""
        found: list[int] = []
        along = here
        while along >= 0:
            there = along
            while there >= 0:
                if there != here:
                    found.append(there)
                there = self.toward[6 * there + (facing + 1) % 6]
            along = self.toward[6 * along + facing]
        return found

    def building(self, here: int) -> bool:
        """[T2.5] Whether units may be in a building there: the water tower is none."""
        return self.material[here] != 0

    def sunken(self, here: int) -> bool:
        """[T4.14] Whether who stands on the ground of a hex is in the bed of a stream or gully."""
        return self.marks[here] & (STREAM_BED | GULLY_BED) != 0

    def locations(self, here: int) -> list[int]:
        """The printed Locations of a hex, from the ground up."""
        return [here * SLOTS + slot for slot in range(SLOTS) if self.exists[here * SLOTS + slot]]

    def is_steeple(self, location: int) -> bool:
        """[T2.5] Whether a Location is a steeple, the second storey of a church."""
        return location % SLOTS == SECOND_STOREY and bool(self.steeple[location // SLOTS])

    def halves_in(self, location: int) -> int:
        """[T2.8] [T2.5] [T22.2] How many half-squads of a side a Location takes at most."""
        if self.is_steeple(location):
            return STEEPLE_HALVES
        return PILLBOX_HALVES if location % SLOTS == PILLBOX else HALVES

    def around(self, location: int) -> list[int]:
        """[T6.3] A Location and those adjacent to it: in its hex one level off, in the next hexes at a level's
        difference at most. Remembered.
        """
        known = self.beside[location]
        if not known:
            here = location // SLOTS
            known = [location]
            for place in [here, *self.neighbours[here]]:
                for other in self.locations(place):
                    if other != location and abs(self.stands[other] - self.stands[location]) <= LEVEL:
                        known.append(other)
            self.beside[location] = known
        return known

    def strategic(self, location: int) -> bool:
        """[9.2] Whether a Location is a Strategic one as printed: in a building or on the bridge."""
        here = location >> 3
        return self.building(here) or self.terrain[here] == BRIDGE

    def name(self, location: int) -> str:
        """The name of a Location in records: "Z21", "X18.1" for a storey, "Z21.pillbox"."""
        slot = location % SLOTS
        tail = "" if slot == GROUND else ".pillbox" if slot == PILLBOX else f".{slot}"
        return self.names[location // SLOTS] + tail

    def location(self, name: str) -> int:
        """The Location of a name. DataError when there is none."""
        ident, _, tail = name.partition(".")
        here = self.index.get(ident, NO_HEX)
        slot = GROUND if not tail else PILLBOX if tail == "pillbox" else int(tail) if tail in ("1", "2") else SLOTS
        if here == NO_HEX or slot == SLOTS or (slot != PILLBOX and not self.exists[here * SLOTS + slot]):
            raise DataError(f"There is no Location '{name}' on the board.")
        return here * SLOTS + slot

    def at(self, name: str) -> int:
        """The hex of a name. DataError when there is none."""
        here = self.index.get(name, NO_HEX)
        if here == NO_HEX:
            raise DataError(f"There is no hex '{name}' on the board.")
        return here


def open_to_foot(ground: Ground, here: int, there: int) -> bool:
    """[T2.12] [T5.14] [T5.15] Whether Infantry may ever step from the ground of a hex to that of its neighbour:
    not into water, the tower, over a cliff or through a rowhouse wall; to and from the bridge only along its road.
    """
    side = ground.between(here, there)
    if side & (CLIFF | ROWHOUSE) or TERRAIN[ground.terrain[there]].cost[FOOT] == CLOSED:
        return False
    if ground.terrain[here] == BRIDGE or ground.terrain[there] == BRIDGE:
        return ground.joined_by_road(here, there)
    return True


def pillbox_steps(ground: Ground, here: int, facing: int) -> list[int]:
    """[T22.3] [T22.18] Whither the way leads out of a pillbox, and whence into it: the ground of its hex, and of the
    neighbours that lie outside its Covered Arc.
    """
    arc = ground.arc(here, facing)
    around = [there for there in ground.neighbours[here] if there not in arc and open_to_foot(ground, here, there)]
    return [here * SLOTS, *[there * SLOTS for there in around]]


def add_pillbox(ground: Ground, here: int, facing: int) -> None:
    """[T22.1] [T22.2] Put a pillbox into a hex: its Location, the ways in and out, its Covered Arc. The ground must be
    fresh: nothing has been looked up on it yet.
    """
    inside = here * SLOTS + PILLBOX
    ground.exists = changed(ground.exists, inside, 1)
    ground.places = sorted([*ground.places, inside])
    for there in pillbox_steps(ground, here, facing):
        ground.steps[inside].append(there)
        ground.steps[there].append(inside)
    arc = bytearray(ground.size)
    for place in ground.arc(here, facing):
        arc[place] = 1
    ground.arcs[here] = bytes(arc)
