"""[2.1] [2.2] [2.3] How much a sector holds, and what amphibians and trucks carry."""

from typing import Final

from bridgehead.games.remagen.printed.components import (
    ANTI_TANK_GUN,
    ARM,
    ARMORED_CAR,
    BUFFALO,
    GUN,
    IS_AMPHIBIAN,
    IS_MOTOR,
    KIND_COUNT,
    KIND_OF,
    TABLES,
    TOWS,
    VEHICLE,
    WEAPON,
    WEASEL,
)
from bridgehead.games.remagen.printed.ground import IS_HOUSE, IS_RIVER
from bridgehead.games.remagen.state import Bridgehead, cargo_of

WHOLE: Final = 12  # a full sector, in twelfths
TOO_MUCH: Final = WHOLE + 1
# The chart's columns in the order of components.VEHICLE, GUN, WEAPON, INFANTRY.
CHART_ORDER: Final = ["vehicles", "artillery", "weapons", "infantry"]


def _shares(row: str) -> list[int]:
    """[2.1] [2.2] How much of a sector of this sort each kind takes up, in twelfths."""
    table = TABLES["capacity"]
    line = table.cells[table.rows.index(row)]
    most = [int(line[table.columns.index(name)]) for name in CHART_ORDER]
    return [WHOLE // most[ARM[kind]] if most[ARM[kind]] else TOO_MUCH for kind in range(KIND_COUNT)]


IN_OPEN: Final[list[int]] = _shares("open")
IN_HOUSE: Final[list[int]] = _shares("buildings")


def used(g: Bridgehead, sector: int) -> int:
    """How many twelfths of a sector are taken; what is carried or towed does not count."""
    share = IN_HOUSE if IS_HOUSE[sector] else IN_OPEN
    total = 0
    for unit in g.pile[sector]:
        total += share[KIND_OF[unit]]
    return total


def share_of(unit: int, sector: int) -> int:
    """The twelfths of a sector that a piece takes up."""
    return (IN_HOUSE if IS_HOUSE[sector] else IN_OPEN)[KIND_OF[unit]]


def spare_room(g: Bridgehead, unit: int, sector: int) -> int:
    """[2.3] [4.9] How many twelfths others may still take up where a piece has room, without taking that room."""
    if IS_RIVER[sector] and IS_MOTOR[KIND_OF[unit]]:
        return 0
    return WHOLE - used(g, sector) - share_of(unit, sector)


def has_room(g: Bridgehead, unit: int, sector: int) -> bool:
    """[2.3] [4.9] Whether a piece may end there beside its friends; vehicles stand on a bridge in single file."""
    kind = KIND_OF[unit]
    share = IN_HOUSE if IS_HOUSE[sector] else IN_OPEN
    pile = g.pile[sector]
    if not pile:
        return share[kind] <= WHOLE
    if IS_RIVER[sector] and IS_MOTOR[kind]:
        for other in pile:
            if IS_MOTOR[KIND_OF[other]]:
                return False
    return used(g, sector) + share[kind] <= WHOLE


# --- aboard ---

HALF: Final = 6  # half a sector, in twelfths


def has_berth(g: Bridgehead, unit: int, carrier: int) -> bool:
    """[4.11] [4.19] [4.20] Whether a piece may ride on a vehicle that carries, as it is loaded now.

    Weasel: one troop of infantry. Buffalo: half a sector, an armoured car or an anti-tank gun at most. Trucks: two
    troops or one weapon, and nobody while they tow.
    """
    kind, vehicle = KIND_OF[unit], KIND_OF[carrier]
    loads = cargo_of(g, carrier)
    arm = ARM[kind]
    if vehicle == WEASEL:
        return arm > WEAPON and not loads
    if vehicle == BUFFALO:
        return _buffalo_share(kind) + sum([_buffalo_share(KIND_OF[load]) for load in loads]) <= HALF
    if arm < WEAPON or any(ARM[KIND_OF[load]] == GUN for load in loads):
        return False
    return _truck_share(kind) + sum([_truck_share(KIND_OF[load]) for load in loads]) <= HALF


def _buffalo_share(kind: int) -> int:
    if kind in (ARMORED_CAR, ANTI_TANK_GUN):
        return HALF
    return TOO_MUCH if ARM[kind] in (VEHICLE, GUN) else IN_OPEN[kind]


def _truck_share(kind: int) -> int:
    return HALF if ARM[kind] == WEAPON else HALF // 2


def may_tow(g: Bridgehead, carrier: int) -> bool:
    """[4.13] [4.20] Whether a vehicle may hitch a gun: a truck or half-track with nothing aboard."""
    return TOWS[KIND_OF[carrier]] > 0 and not cargo_of(g, carrier)


def can_swim(unit: int) -> bool:
    """[4.10] Whether a piece is an amphibian."""
    return IS_AMPHIBIAN[KIND_OF[unit]]
