"""[T5.6] Terrain effect modifiers: what shelters a target in its state, in a Location, against fire from another."""

from typing import Final

from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.board import cover as printed
from bridgehead.games.coupdemain.board.cover import TEM_HEIGHT, TEM_TOWPATH, across_the_canal, sides_before
from bridgehead.games.coupdemain.marks import (
    BESIDE_WRECK,
    DUG_IN,
    EMPLACED,
    IN_DITCH,
    IN_GLIDER,
    ON_WIRE,
    PASSING,
    RIDING,
)
from bridgehead.games.coupdemain.printed.ground import HEDGE, PILLBOX, SLOTS, WALL, Ground
from bridgehead.games.coupdemain.printed.tables import (
    EMPLACED_TEM,
    PILLBOX_FRONT,
    PILLBOX_REAR,
    TRENCH_INDIRECT,
    TRENCH_TEM,
    WRECK_TEM,
)
from bridgehead.games.coupdemain.printed.terrain import BRIDGE, DITCH, MARK, SIDE, TERRAIN, WOODS
from bridgehead.games.coupdemain.state import NONE

NO_COVER: Final = Modifier("terrain", 0, "T5.6")
NAMES: Final = ["terrain", "terrain", "hexside", "hexside", "canal-bank", "bridge", "height"]
"""By what shelters (`board.cover`), the modifier."""
WALL_ROW: Final = SIDE[0]
HEDGE_ROW: Final = SIDE[1]

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
    which comes from nowhere): the largest single one of the printed ground and of what it lies in; of value 0 when
    there is none. A wreck or a tank gives its own only where nothing else does, and not against fire from its own
    hex. Nothing shelters who is on the wire, in a glider or a car, no building who passes by it on the
    road; a pillbox has its own. `falling`: indirect fire.
    """
    if there % SLOTS == PILLBOX:
        return pillbox_cover(ground, here, there, falling)
    if marks & (ON_WIRE | IN_GLIDER | RIDING):
        return NO_COVER
    if here == NONE:
        best = own_cover(ground, there, marks)
    elif falling:
        best = cover_from_above(ground, here, there, marks)
    elif marks & PASSING:
        best = cover_outside(ground, here, there)
    else:
        best = NO_COVER
        value = printed.cover(ground, here, there)
        if value:
            by = printed.cover_by(ground, here, there)
            best = named(NAMES[by], value, printed.PARAGRAPHS[by])
    if marks & IN_DITCH and MARK[DITCH].tem_in_cover > best.value >= 0:
        best = named("ditch", MARK[DITCH].tem_in_cover, "T5.10")
    if marks & (DUG_IN | EMPLACED):
        best = dug_cover(best, marks, falling)
    if marks & BESIDE_WRECK and not best.value and here // SLOTS != there // SLOTS:
        best = named("wreck", WRECK_TEM, "T5.6")
    return best


def pillbox_cover(ground: Ground, here: int, there: int, falling: bool) -> Modifier:
    """[T22.2] The TEM of a pillbox: little in front, inside its CA, where the slit is; much from all other sides and
    from above. Residual fire sweeps the slit.
    """
    front = here == NONE or ground.arcs[there // SLOTS][here // SLOTS] == 1
    if front and not falling:
        return named("pillbox-front", PILLBOX_FRONT, "T22.2")
    return named("pillbox-rear", PILLBOX_REAR, "T22.2")


def dug_cover(best: Modifier, marks: int, falling: bool) -> Modifier:
    """[T22.4] [T22.15] A trench, or the gun's pit for who works it, if it shelters better than what else there is; they
    are not added.
    """
    if marks & DUG_IN:
        value = TRENCH_INDIRECT if falling else TRENCH_TEM
        if value > best.value:
            best = named("trench", value, "T22.4")
    if marks & EMPLACED and best.value < EMPLACED_TEM:
        best = named("emplaced", EMPLACED_TEM, "T22.15")
    return best


def own_cover(ground: Ground, there: int, marks: int) -> Modifier:
    """[T12.16] [T5.4] [T5.14] What a Location gives of itself, wherever the fire comes from."""
    kind = ground.terrain[there // 8]
    if kind == BRIDGE or (marks & PASSING and ground.building(there // 8)) or not TERRAIN[kind].tem:
        return NO_COVER
    return named("terrain", TERRAIN[kind].tem, "T5.6")


def cover_from_above(ground: Ground, here: int, there: int, marks: int) -> Modifier:
    """[T5.7] [T24.2] The TEM against indirect fire: bursts in the trees of woods make it worse, walls count 1, hedges
    nothing.
    """
    kind = ground.terrain[there // 8]
    if kind == WOODS:
        return named("terrain", TERRAIN[kind].tem_indirect, "T24.2")
    best = own_cover(ground, there, marks)
    behind = side_cover(ground, here, there, True)
    if behind > best.value:
        best = named("hexside", behind, "T5.7")
    return best


def cover_outside(ground: Ground, here: int, there: int) -> Modifier:
    """[T5.4] The TEM of who passes by a building on its road: of the sides, the canal's bank, its height."""
    best = NO_COVER
    behind = side_cover(ground, here, there, False)
    if behind:
        best = named("hexside", behind, "T5.7")
    elif across_the_canal(ground, here, there):
        best = named("canal-bank", TEM_TOWPATH, "T5.13")
    elif ground.stands[there] - ground.stands[here] >= 2:
        best = named("height", TEM_HEIGHT, "T5.8")
    return best


def side_cover(ground: Ground, here: int, there: int, falling: bool) -> int:
    """[T5.7] The TEM of the wall or hedge that the line crosses into the target's hex."""
    sides = sides_before(ground, here, there)
    if sides & WALL:
        return WALL_ROW.tem_indirect if falling else WALL_ROW.tem
    if sides & HEDGE:
        return HEDGE_ROW.tem_indirect if falling else HEDGE_ROW.tem
    return 0


def in_the_open(ground: Ground, here: int, there: int, marks: int, hindrances: int) -> bool:
    """[T5.9] Whether a mover with these marks is in open ground for who fires: no TEM of any kind (buildings and woods
    always have one), no hindrance. On the wire it is (T22.8).
    """
    if hindrances > 0:
        return False
    if marks & ON_WIRE:
        return True
    return cover(ground, here, there, marks).value <= 0
