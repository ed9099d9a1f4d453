"""[T5.6] [T5.7] [T5.8] How the printed ground shelters a target from fire out of a Location: one TEM, the largest."""

from typing import Final

from bridgehead.games.coupdemain.board.lines import line_to
from bridgehead.games.coupdemain.board.profile import steps_between
from bridgehead.games.coupdemain.board.sight import CLEAR, line
from bridgehead.games.coupdemain.printed.ground import HEDGE, SLOPE, SLOTS, TOWPATH, WALL, Ground
from bridgehead.games.coupdemain.printed.terrain import BRIDGE, CHART, SIDE, TERRAIN, WATER

_RISING: Final = CHART.sheet("rising")
TEM_HEIGHT: Final = _RISING.number("tem_height")
TEM_TOWPATH: Final = _RISING.number("tem_towpath")

# What shelters, by number, with the words it is told by and its paragraph.
NO_COVER: Final = 0
BY_TERRAIN: Final = 1
BY_WALL: Final = 2
BY_HEDGE: Final = 3
BY_TOWPATH: Final = 4
BY_BRIDGE: Final = 5
BY_HEIGHT: Final = 6
COVERS: Final = ["none", "terrain", "wall", "hedge", "towpath", "bridge", "height"]
PARAGRAPHS: Final = ["T5.6", "T5.1", "T5.7", "T5.7", "T5.13", "T5.14", "T5.8"]
_SCALE: Final = 16
WALL_ROW: Final = 0
HEDGE_ROW: Final = 1


def cover(ground: Ground, firer: int, target: int) -> int:
    """[T5.6] The largest TEM of the printed ground for Infantry in a Location under direct fire from another."""
    return _known(ground, firer, target) // _SCALE


def cover_by(ground: Ground, firer: int, target: int) -> int:
    """[T5.6] [T5.8] What that TEM is: NO_COVER, BY_TERRAIN and so on (`COVERS` names them, `PARAGRAPHS` cites)."""
    return _known(ground, firer, target) % _SCALE


def exposed(ground: Ground, firer: int, target: int) -> bool:
    """[T5.9] Whether, by the printed ground, who moves there is in the open before the firer: no TEM, no hindrance."""
    return line(ground, firer, target) == CLEAR and cover(ground, firer, target) == 0


def _known(ground: Ground, firer: int, target: int) -> int:
    """Value and kind in one number. Remembered."""
    key = firer * len(ground.exists) + target
    known = ground.shelter.get(key, -1)
    if known < 0:
        known = _worked_out(ground, firer, target)
        ground.shelter[key] = known
    return known


def _worked_out(ground: Ground, firer: int, target: int) -> int:
    here = target // SLOTS
    best, kind = 0, NO_COVER
    sides = sides_before(ground, firer, target)
    for value, by in (
        (_in_hex(ground, target), BY_TERRAIN),
        (SIDE[WALL_ROW].tem if sides & WALL else 0, BY_WALL),
        (SIDE[HEDGE_ROW].tem if sides & HEDGE else 0, BY_HEDGE),
        (TEM_TOWPATH if across_the_canal(ground, firer, target) else 0, BY_TOWPATH),
        (_on_the_bridge(ground, firer, here), BY_BRIDGE),
    ):
        if value > best:
            best, kind = value, by
    if best == 0 and ground.stands[target] - ground.stands[firer] >= 2 and not ground.sunken(here):
        best, kind = TEM_HEIGHT, BY_HEIGHT
    return _SCALE * best + kind


def _in_hex(ground: Ground, target: int) -> int:
    """[T5.1] The TEM of the terrain of the target's own hex; that of the bridge depends on the line."""
    kind = ground.terrain[target // SLOTS]
    return 0 if kind == BRIDGE else TERRAIN[kind].tem


def sides_before(ground: Ground, firer: int, target: int) -> int:
    """[T5.7] The bits of the walls and hedges that the line crosses into the target's hex, by a corner of it too; none
    against who fires down from so near that the range is less than the difference in levels.
    """
    here = target // SLOTS
    levels = (ground.stands[firer] - ground.stands[target]) // 2
    if here == firer // SLOTS or (levels >= 1 and ground.apart(firer, target) < levels):
        return 0
    bits = 0
    for there in last_before(ground, firer // SLOTS, here):
        bits |= ground.between(here, there) & (WALL | HEDGE)
    return bits


def last_before(ground: Ground, firer: int, here: int) -> list[int]:
    """[T4.8] [T5.7] The hex that a line comes out of into that of its target; both, where it comes in by a corner."""
    line = line_to(ground.q[here] - ground.q[firer], ground.r[here] - ground.r[firer])
    place, origin = len(line.one) - 2, ground.spot[firer]
    steps = [line.one[place], line.other[place]] if line.pair[place] else [line.one[place]]
    return [there for there in [ground.cell[origin + way] for way in steps] if there >= 0]


def rises_before(ground: Ground, firer: int, target: int) -> bool:
    """[T28.9] Whether the line from a Location no higher than the target comes up over a slope or the edge of a level
    into its hex.
    """
    here = target // SLOTS
    if here == firer // SLOTS or ground.stands[firer] > ground.stands[target]:
        return False
    for there in last_before(ground, firer // SLOTS, here):
        if ground.side[6 * here + ground.direction(here, there)] & SLOPE or ground.level[there] < ground.level[here]:
            return True
    return False


def across_the_canal(ground: Ground, firer: int, target: int) -> bool:
    """[T5.13] Whether the target lies on the canal's bank and the line crosses the canal."""
    if not ground.marks[target // SLOTS] & TOWPATH or firer // SLOTS == target // SLOTS:
        return False
    for step in steps_between(ground, firer, target):
        for there in step:
            if ground.terrain[there] == WATER and ground.level[there] < 0:
                return True
    return False


def _on_the_bridge(ground: Ground, firer: int, here: int) -> int:
    """[T5.14] The bridge's parapets shelter from lines that do not come along it."""
    if ground.terrain[here] != BRIDGE or ground.r[firer // SLOTS] == ground.r[here]:
        return 0
    return TERRAIN[BRIDGE].tem
