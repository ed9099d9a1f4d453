"""[T23] Guns at Infantry: their Covered Arc, and what differs from light weapons."""

from typing import Final

from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.fire.cover import named
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.components import CREW, GUN, WeaponType
from bridgehead.games.coupdemain.printed.ground import SLOTS, Ground
from bridgehead.games.coupdemain.printed.tables import (
    BANDS,
    CLOSED,
    CORNER_FIRST,
    CORNER_FURTHER,
    LONG_BARREL,
    NON_CREW,
    ONE_MAN,
    SMALL_CALIBRE,
    TINY_CALIBRE,
)
from bridgehead.games.coupdemain.printed.terrain import WOODS
from bridgehead.games.coupdemain.printed.vehicles import VEHICLES
from bridgehead.games.coupdemain.state import NONE, CoupState

WAYS: Final = 6
TINY: Final = 40
CLOSE_GROUND: Final = 2
"""[T23.7] In woods and buildings turning is twice as hard."""

_arcs: Final[dict[tuple[int, int], bytes]] = {}


def is_gun(g: CoupState, weapon: int) -> bool:
    """[T23.1] Whether a weapon is a Gun."""
    return weapon_type(g, weapon).kind == GUN


def in_arc(ground: Ground, here: int, facing: int, place: int) -> bool:
    """[T0.12] [T23.7] Whether a hex lies in the Covered Arc of a Gun in another; its own hex always does."""
    known = _arcs.get((here, facing))
    if known is None:
        arc = bytearray(ground.size)
        for there in [here, *ground.arc(here, facing)]:
            arc[there] = 1
        known = bytes(arc)
        _arcs[here, facing] = known
    return known[place] == 1


def facing_for(g: CoupState, weapon: int, target: int) -> int:
    """[T23.7] The facing that brings a target into a Gun's arc by the least turn, of two alike that by the clock."""
    here = g.where[g.owner[weapon]] // SLOTS
    for corners in range(WAYS // 2 + 1):
        for facing in ((g.facing[weapon] + corners) % WAYS, (g.facing[weapon] - corners) % WAYS):
            if in_arc(g.battle.ground, here, facing, target // SLOTS):
                return facing
    return g.facing[weapon]


def corners_to(g: CoupState, weapon: int, facing: int) -> int:
    """[T23.7] By how many corners a Gun turns to a facing, the shorter way round."""
    turned = (facing - g.facing[weapon]) % WAYS
    return min(turned, WAYS - turned)


def band_of(apart: int) -> int:
    """[T23.3] The band of a range."""
    band = 0
    while apart > BANDS[band]:
        band += 1
    return band


def gun_number(kind: WeaponType, apart: int, numbers: list[int]) -> int:
    """[T23.3] The number to hit of a kind of target, of the calibres that there are here: 57 mm and less, 40 and less
    worse still, long barrels better at a distance.
    """
    band = band_of(apart)
    number = numbers[band] + SMALL_CALIBRE[band] + (LONG_BARREL[band] if kind.long else 0)
    return number + TINY_CALIBRE[band] if kind.calibre <= TINY else number


def gun_modifiers(g: CoupState, weapon: int, target: int) -> list[Modifier]:
    """[T23.4] [T23.7] [T3.7] What a Gun has besides: the turn that the target asks for, and hands of no crew; in a
    tank closed hatches, and that one man does everything in its turret.
    """
    found: list[Modifier] = []
    turn = turn_modifier(g, weapon, target)
    if turn.value:
        found.append(turn)
    owner = g.owner[weapon]
    if weapon_type(g, weapon).mounted:
        found.append(named("closed-hatches", CLOSED, "T23.4"))
        if VEHICLES[g.kind[owner]].one_man:
            found.append(named("one-man-turret", ONE_MAN, "T23.4"))
    elif type_of(g, owner).size != CREW:
        found.append(named("non-crew", NON_CREW, "T23.4"))
    return found


def turn_modifier(g: CoupState, weapon: int, target: int) -> Modifier:
    """[T23.7] [T28.4] What the turn costs that brings a target into the arc of a Gun or a turret: twice as much to a
    Gun in woods and buildings; a turret turns above them.
    """
    corners = corners_to(g, weapon, facing_for(g, weapon, target))
    if not corners:
        return named("turning", 0, "T23.7")
    owner = g.owner[weapon]
    if weapon_type(g, weapon).mounted:
        first, further = VEHICLES[g.kind[owner]].turret
        return named("turning", first + (corners - 1) * further, "T28.4")
    here = g.where[owner] // SLOTS
    value = CORNER_FIRST + (corners - 1) * CORNER_FURTHER
    if g.battle.ground.building(here) or g.battle.ground.terrain[here] == WOODS:
        value *= CLOSE_GROUND
    return named("turning", value, "T23.7")


def turn_toward(g: CoupState, weapon: int, target: int) -> None:
    """[T23.7] [T23.16] A Gun is turned for its shot, and stays so."""
    facing = facing_for(g, weapon, target)
    if facing != g.facing[weapon]:
        turn_to(g, weapon, facing)


def turn_to(g: CoupState, weapon: int, facing: int) -> None:
    """[T23.7] [T23.9] [T28.4] A Gun looks another way, or a turret with all its weapons, and stays so; what it has
    ranged in and has no longer in its arc is lost.
    """
    unit = g.owner[weapon]
    g.tell("gun-turns", shown(g, unit), arm(g, weapon), corners_to(g, weapon, facing))
    g.facing[weapon] = facing
    if weapon_type(g, weapon).mounted:
        for one in weapons_of(g, unit):
            g.facing[one] = facing
    aim = g.aim[weapon]
    if aim != NONE and not in_arc(g.battle.ground, g.where[unit] // SLOTS, facing, aim // SLOTS):
        g.aim[weapon] = NONE
        g.acquired[weapon] = 0
