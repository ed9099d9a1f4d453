"""[3.1] [3.2] [3.3] [3.4] [1.2] The German set-up, and the pieces that come onto the board at the start of a turn."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.board.capacity import has_room
from bridgehead.games.remagen.march.movement import allowance
from bridgehead.games.remagen.printed.components import (
    AMERICAN,
    COUNTS,
    FIRST_OF,
    GERMAN,
    IS_FOOT,
    KIND_COUNT,
    KIND_OF,
    PARATROOPS,
    VALUE,
)
from bridgehead.games.remagen.printed.ground import (
    AMERICAN_ENTRY,
    AMERICAN_SETUP,
    FOOT_ENTRY,
    GERMAN_ENTRY,
    GERMAN_SETUP,
    MAY_STAND,
    WALK_OF,
)
from bridgehead.games.remagen.state import MOVE, POOL, Bridgehead, owner, put


def waiting(g: Bridgehead, seat: int, kind: int) -> int:
    """The first piece of a kind not yet on the board, -1 when all are there or gone."""
    first = FIRST_OF[seat][kind]
    for unit in range(first, first + COUNTS[seat][kind]):
        if g.place[unit] == POOL:
            return unit
    return -1


def free_sectors(g: Bridgehead, unit: int, seat: int, sectors: list[int]) -> list[int]:
    """Those of the sectors in which the piece may stand, with room and no enemy."""
    stands = MAY_STAND[WALK_OF[KIND_OF[unit]]]
    return [there for there in sectors if stands[there] and owner(g, there) != 1 - seat and has_room(g, unit, there)]


def arrive(g: Bridgehead, unit: int, there: int) -> None:
    """A piece comes onto the board, ready to move."""
    put(g, unit, there)
    g.left[unit] = allowance(g, unit)
    g.tell("arrived", unit, there)


# --- German set-up ---


def german_setup_step(g: Bridgehead) -> Steps:
    """[3.1] The Germans set up first, piece by piece, in the five sectors round the east bridgehead."""
    unit = g.german_start[0]
    g.german_start = g.german_start[1:]
    options: list[Option] = [("place", there) for there in free_sectors(g, unit, GERMAN, GERMAN_SETUP)]
    if not options:  # only in a player's own scenario: what finds no room comes on later
        return
    _, there = yield g.ask(GERMAN, "set-up", options, unit)
    put(g, unit, there)
    g.tell("set-up", unit, there)


# --- arrivals ---


def arrival_step(g: Bridgehead) -> Steps:
    """[3.2] [3.4] Bring on one piece: the player names its kind, then its sector.

    The American stops when he likes; the German fills his R sectors as long as anything that waits finds room.
    """
    pieces: list[Option] = [("bring", unit) for unit in arrivals(g)]
    if not pieces:
        g.phase = MOVE
        return
    if g.seat == AMERICAN:
        verb, unit = yield g.ask(AMERICAN, "bring", [*pieces, ("enough", 0)], g.quota)
    else:
        verb, unit = yield g.ask(GERMAN, "reserves", pieces)
    if verb == "enough":
        g.phase = MOVE
        return
    options: list[Option] = [("place", there) for there in entry_sectors(g, unit)]
    _, there = yield g.ask(g.seat, "place", options, unit)
    if g.seat == AMERICAN:
        g.quota -= VALUE[KIND_OF[unit]]
    arrive(g, unit, there)


def arrivals(g: Bridgehead) -> list[int]:
    """[1.2] One piece of each kind that waits, can be paid for and finds room. Paratroops come by air only."""
    found: list[int] = []
    for kind in range(KIND_COUNT):
        if kind == PARATROOPS or (g.seat == AMERICAN and VALUE[kind] > g.quota):
            continue
        unit = waiting(g, g.seat, kind)
        if unit >= 0 and entry_sectors(g, unit):
            found.append(unit)
    return found


def entry_sectors(g: Bridgehead, unit: int) -> list[int]:
    """[3.2] [3.3] [3.4] Where a piece may come on: Germans on R sectors, Americans round the bridge, later by road."""
    if g.seat == AMERICAN:
        return free_sectors(g, unit, AMERICAN, AMERICAN_SETUP if g.turn == 1 else AMERICAN_ENTRY)
    sectors = GERMAN_ENTRY if IS_FOOT[KIND_OF[unit]] else [there for there in GERMAN_ENTRY if there != FOOT_ENTRY]
    return free_sectors(g, unit, GERMAN, sectors)
