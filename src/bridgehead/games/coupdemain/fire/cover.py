"""[T5.6] Terrain effect modifiers: what shelters a target in a Location against fire from another."""

from typing import Final

from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.board.lines import line_to
from bridgehead.games.coupdemain.printed.ground import GROUND, HEDGE, TOWPATH, WALL, Ground
from bridgehead.games.coupdemain.printed.terrain import (
    BRIDGE,
    DITCH,
    MARK,
    SIDE,
    STONE_BUILDING,
    TERRAIN,
    WATER,
    WOODEN_BUILDING,
    WOODS,
)
from bridgehead.games.coupdemain.state import IN_DITCH, NONE, ON_WIRE, PASSING

NO_COVER: Final = Modifier("terrain", 0, "T5.6")
WALL_TEM: Final = SIDE[0]
HEDGE_TEM: Final = SIDE[1]
ON_THE_BANK: Final = 1
"""[T5.13] The TEM of the canal's bank against fire over the canal."""
HIGHER: Final = 1
"""[T5.8] The TEM of a target that stands higher than who fires."""
CANAL_LEVEL: Final = -1
BEARINGS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Axial steps to the six neighbours; `Ground.toward` counts them the other way, from the upper one."""

_kept: Final[dict[tuple[str, int], Modifier]] = {}


def named(name: str, value: int, paragraph: str) -> Modifier:
    """A modifier, made once for each value."""
    known = _kept.get((name, value))
    if known is None:
        known = Modifier(name, value, paragraph)
        _kept[(name, value)] = known
    return known


def cover(ground: Ground, here: int, there: int, marks: int = 0, falling: bool = False) -> Modifier:
    """[T5.6] The TEM of a target with these marks in a Location against fire from another (NONE: against residual fire,
    which comes from nowhere): the largest single one, in its hex, on the side that the line crosses into it, of its
    ditch, the canal's bank or the bridge; by its height only when nothing else applies. Of value 0 when there is none.
    `falling`: against indirect fire.
    """
    best = in_hex_cover(ground, here, there, marks, falling)
    if marks & ON_WIRE:
        return NO_COVER
    if best.value < 0:
        return best
    if marks & IN_DITCH and MARK[DITCH].tem_in_cover > best.value:
        best = named("ditch", MARK[DITCH].tem_in_cover, "T5.10")
    if here == NONE or here // 8 == there // 8:
        return best
    behind = side_cover(ground, here, there, falling)
    if behind > best.value:
        best = named("hexside", behind, "T5.7")
    if best.value < ON_THE_BANK and over_the_canal(ground, here, there):
        best = named("canal-bank", ON_THE_BANK, "T5.13")
    if best.value == 0 and not falling and higher(ground, here, there):
        best = named("height", HIGHER, "T5.8")
    return best


def in_hex_cover(ground: Ground, here: int, there: int, marks: int, falling: bool) -> Modifier:
    """[T5.1] [T5.4] What the hex itself gives; nothing of its building to who passes by on the road."""
    place = there // 8
    kind = ground.terrain[place]
    if kind == BRIDGE:
        return bridge_cover(ground, here, place)
    if kind in (WOODEN_BUILDING, STONE_BUILDING) and marks & PASSING:
        return NO_COVER
    value = TERRAIN[kind].tem
    if falling and kind == WOODS:
        value = TERRAIN[kind].tem_indirect
    return named("terrain", value, "T5.6") if value else NO_COVER


def bridge_cover(ground: Ground, here: int, place: int) -> Modifier:
    """[T5.14] The bridge shelters against lines that do not come along it."""
    if here != NONE and ground.r[here // 8] == ground.r[place]:
        return NO_COVER
    return named("bridge", TERRAIN[BRIDGE].tem, "T5.14")


def side_cover(ground: Ground, here: int, there: int, falling: bool) -> int:
    """[T5.7] The wall or hedge of the target's own hex that the line crosses, for who is on the ground there; none if
    the firer is at least a level above, at a range below the difference.
    """
    if there % 8 != GROUND:
        return 0
    place = there // 8
    best = 0
    for way in entered_by(ground, here // 8, place):
        side = ground.side[6 * place + way]
        if side & WALL:
            best = max(best, WALL_TEM.tem_indirect if falling else WALL_TEM.tem)
        elif side & HEDGE:
            best = max(best, HEDGE_TEM.tem_indirect if falling else HEDGE_TEM.tem)
    if best:
        above = (ground.stands[here] - ground.stands[there]) // 2
        if above >= 1 and ground.apart(here, there) < above:
            return 0
    return best


def entered_by(ground: Ground, here: int, place: int) -> list[int]:
    """[T5.7] The directions of the sides of a hex that a line from another crosses into it: one, or the two that meet
    at the corner it comes by.
    """
    dq = ground.q[here] - ground.q[place]
    dr = ground.r[here] - ground.r[place]
    best = -1
    found: list[int] = []
    for at, (q, r) in enumerate(BEARINGS):
        along = dq * q + dr * r + (dq + dr) * (q + r)
        if along > best:
            best = along
            found = []
        if along == best:
            found.append((4 - at) % 6)
    return sorted(found)


def over_the_canal(ground: Ground, here: int, there: int) -> bool:
    """[T5.13] Whether a target stands on the canal's bank and the line to it crosses the canal."""
    place = there // 8
    if not ground.marks[place] & TOWPATH or there % 8 != GROUND:
        return False
    start = here // 8
    line = line_to(ground.q[place] - ground.q[start], ground.r[place] - ground.r[start])
    for at in range(1, len(line.one) - 1):
        if _canal(ground, ground.cell[ground.spot[start] + line.one[at]]):
            return True
        if line.pair[at] and _canal(ground, ground.cell[ground.spot[start] + line.other[at]]):
            return True
    return False


def _canal(ground: Ground, place: int) -> bool:
    return place >= 0 and ground.terrain[place] == WATER and ground.level[place] == CANAL_LEVEL


def higher(ground: Ground, here: int, there: int) -> bool:
    """[T5.8] Whether a target stands a full level or more above who fires, and not in a stream or gully."""
    if there % 8 == GROUND and ground.sunken(there // 8):
        return False
    return ground.stands[there] - ground.stands[here] >= 2


def in_the_open(ground: Ground, here: int, there: int, marks: int, hindrances: int) -> bool:
    """[T5.9] Whether a mover with these marks is in open ground for who fires: no TEM of any kind, no hindrance, and
    not in a building or woods. On the wire it is (T22.8).
    """
    if hindrances > 0:
        return False
    if marks & ON_WIRE:
        return True
    kind = ground.terrain[there // 8]
    if TERRAIN[kind].rally and not marks & PASSING:
        return False
    return cover(ground, here, there, marks).value <= 0
