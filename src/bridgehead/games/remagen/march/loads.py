"""[4.11] [4.12] [4.13] [4.14] [4.15] [4.16] [4.17] [4.19] [4.20] Riding and towing: getting on, getting off, hitching
and dropping. Each costs one movement factor.
"""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.games.remagen.board.bridges import is_afloat
from bridgehead.games.remagen.board.capacity import has_berth, has_room, may_tow
from bridgehead.games.remagen.board.control import controlled
from bridgehead.games.remagen.board.engaged import is_tied
from bridgehead.games.remagen.board.outnumbered import is_bound
from bridgehead.games.remagen.printed.components import (
    ARM,
    FERRIES,
    GUN,
    KIND_OF,
    SEAT_OF,
    TOWS,
)
from bridgehead.games.remagen.printed.ground import AROUND, BOARD, HALTS, IS_RIVER, MAY_STAND, WALK_OF, distance
from bridgehead.games.remagen.state import (
    Bridgehead,
    cargo_of,
    is_disabled,
    load,
    owner,
    put,
    take,
    unload,
)

ONE_FACTOR: Final = 2


def is_free(g: Bridgehead, unit: int) -> bool:
    """[9.6] [9.9] Whether nothing but its own legs holds a piece: no engaged sector, no automatic victory."""
    return not is_tied(g, g.place[unit]) and not is_bound(g, unit)


def touches(a: int, b: int) -> bool:
    """Whether two neighbouring sectors are joined by ground or bridge rather than parted by the water's edge."""
    return not (IS_RIVER[a] or IS_RIVER[b]) or BOARD.row[a] == BOARD.row[b]


# --- riding ---


def berths(g: Bridgehead, unit: int) -> list[int]:
    """[4.11] [4.12] [4.19] The carriers in its own or a neighbouring sector that a piece can get on."""
    return [] if g.left[unit] < ONE_FACTOR else berths_from(g, unit, g.place[unit])


def berths_from(g: Bridgehead, unit: int, here: int) -> list[int]:
    """[4.2] [4.11] [4.12] [4.19] The carriers that a piece could get on from a sector, whatever its movement has left:
    none on ground that it could not go to.
    """
    walk = WALK_OF[KIND_OF[unit]]
    found: list[int] = []
    for carrier in FERRIES[SEAT_OF[unit]]:
        there = g.place[carrier]
        if there < 0 or distance(here, there) > 1:
            continue
        if has_berth(g, unit, carrier) and _may_climb(g, here, there):
            if MAY_STAND[walk][there] and is_free(g, carrier) and not is_disabled(g, carrier):
                found.append(carrier)
    return found


def _may_climb(g: Bridgehead, a: int, b: int) -> bool:
    """[4.12] Whether one gets from a sector to a carrier or back: over ground or bridge, or between boat and bank."""
    if is_afloat(g, a) or is_afloat(g, b):
        return not (IS_RIVER[a] and IS_RIVER[b])
    return touches(a, b)


def board(g: Bridgehead, unit: int, carrier: int) -> None:
    """[4.12] A piece gets on, at the price of one of its own movement factors.

    Who goes onto a hill, into a wood or beside the enemy for it has to stop there: he does not get off again this turn.
    """
    here, there = g.place[unit], g.place[carrier]
    stopped = here != there and (HALTS[there] or controlled(g, unit)[there] > 0)
    take(g, unit)
    load(g, unit, carrier)
    g.left[unit] = 0 if stopped else g.left[unit] - ONE_FACTOR
    g.tell("boarded", unit, carrier)


def landings(g: Bridgehead, unit: int) -> list[int]:
    """[4.12] [9.6] [9.9] Where a passenger can get off: in its carrier's sector or, if that is not engaged, beside it.

    Nowhere while its carrier is bound in an automatic victory.
    """
    if g.left[unit] < ONE_FACTOR or is_bound(g, g.aboard[unit]):
        return []
    here = g.place[unit]
    ashore = [here] if is_tied(g, here) else [here, *AROUND[here]]
    found = [there for there in ashore if _may_alight(g, unit, here, there)]
    return sorted(found)


def _may_alight(g: Bridgehead, unit: int, here: int, there: int) -> bool:
    if is_afloat(g, there) or not MAY_STAND[WALK_OF[KIND_OF[unit]]][there]:
        return False
    if owner(g, there) == 1 - SEAT_OF[unit] or not has_room(g, unit, there):
        return False
    return _may_climb(g, here, there)


def alight(g: Bridgehead, unit: int, there: int) -> None:
    """[4.12] A passenger gets off; what is left of its move it may still use, unless ground or enemy stop it."""
    unload(g, unit)
    put(g, unit, there)
    g.left[unit] -= ONE_FACTOR
    g.marched &= ~(1 << unit)
    if HALTS[there] or controlled(g, unit)[there]:
        g.left[unit] = 0
    g.tell("alighted", unit, there)


# --- towing ---


def towed(g: Bridgehead, tower: int) -> int:
    """The gun that a truck or half-track tows, -1 when it tows none."""
    if not TOWS[KIND_OF[tower]]:
        return -1
    for rider in cargo_of(g, tower):
        if ARM[KIND_OF[rider]] == GUN:
            return rider
    return -1


def can_pay(g: Bridgehead, gun: int, tower: int) -> bool:
    """[4.14] Gun or towing vehicle must have a movement factor left."""
    return g.left[gun] >= ONE_FACTOR or g.left[tower] >= ONE_FACTOR


def payer(g: Bridgehead, gun: int, tower: int) -> int:
    """[4.14] [4.17] The gun's factor goes first; a second hitching or dropping in a turn costs the vehicle one."""
    return gun if g.left[gun] >= ONE_FACTOR else tower


def pay(g: Bridgehead, gun: int, tower: int) -> None:
    """[4.14] Hitching and dropping cost a factor."""
    g.left[payer(g, gun, tower)] -= ONE_FACTOR


def guns_beside(g: Bridgehead, tower: int) -> list[int]:
    """[4.13] [4.14] The guns that a vehicle can hitch from where it stands."""
    if not may_tow(g, tower) or is_disabled(g, tower):
        return []
    here = g.place[tower]
    found: list[int] = []
    for there in AROUND[here]:
        if owner(g, there) != SEAT_OF[tower] or not touches(here, there):
            continue
        for unit in g.pile[there]:
            if ARM[KIND_OF[unit]] == GUN and is_free(g, unit) and can_pay(g, unit, tower):
                found.append(unit)
    return sorted(found)


def hitch(g: Bridgehead, gun: int, tower: int) -> None:
    """[4.14] [4.15] The gun goes with the vehicle from now on and takes no room of its own."""
    pay(g, gun, tower)
    take(g, gun)
    load(g, gun, tower)
    g.tell("hitched", gun, tower)


def drops(g: Bridgehead, tower: int) -> list[int]:
    """[4.16] The neighbouring sectors in which the towed gun can be dropped: empty ones, since it fills one."""
    gun = towed(g, tower)
    if gun < 0 or not can_pay(g, gun, tower):
        return []
    here = g.place[tower]
    stands = MAY_STAND[WALK_OF[KIND_OF[gun]]]
    found: list[int] = []
    for there in AROUND[here]:
        if stands[there] and touches(here, there) and not is_afloat(g, there) and has_room(g, gun, there):
            found.append(there)
    return sorted(found)


def drop(g: Bridgehead, tower: int, there: int) -> None:
    """[4.16] [4.18] The gun stands in a sector beside the vehicle; it cannot fire in this half of the turn."""
    gun = towed(g, tower)
    pay(g, gun, tower)
    unload(g, gun)
    put(g, gun, there)
    g.tell("dropped", gun, there)


def tow_options(g: Bridgehead, tower: int) -> list[Option]:
    """What a truck or half-track can do about guns."""
    options: list[Option] = [("hitch", gun) for gun in guns_beside(g, tower)]
    return options + [("drop", there) for there in drops(g, tower)]
