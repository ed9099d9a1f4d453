"""[T6.3] [T6.4] Whether a Location can be fired at: light, line, range, and what has been fired already."""

from typing import Final

from bridgehead.games.coupdemain.fire.firepower import (
    beside,
    longest_range,
    normal_range,
)
from bridgehead.games.coupdemain.fire.parts import (
    AGAIN,
    FRESH,
    IN_NEED,
    MOST_ATTACKS,
    NOT_NOW,
    gunner,
    keeps_rate,
    mounted,
    only_point_blank,
    way_of,
)
from bridgehead.games.coupdemain.hidden.knowledge import ANYWHERE, known_in, range_of_sight
from bridgehead.games.coupdemain.marks import CONCEALED, HIDDEN, NO_MOVE
from bridgehead.games.coupdemain.pieces.roster import on_map
from bridgehead.games.coupdemain.smoke.hindrance import in_line
from bridgehead.games.coupdemain.state import DEFENSIVE_FIRE, MOVEMENT, CoupState
from bridgehead.games.coupdemain.works.pillbox import bears

PAIR: Final = 65536
"""[T6.6] A Location that has fired is kept with its target: own × PAIR + target."""
BOUND: Final = 6
"""[T18.16] Units without Freedom of Movement do not fire as far as this."""


def open_way(g: CoupState, part: int, target: int) -> int:
    """[T6.3] [T18.3] How a part of a unit that is `ready` may fire at a Location now, or NOT_NOW: what can be seen of
    it in the dark first, being cheap, then all else, then the line.
    """
    here = g.where[gunner(g, part)]
    if too_dark(g, here, target):
        return NOT_NOW
    way = way_in_line(g, part, target, way_of(g, part))
    return way if way != NOT_NOW and in_line(g, here, target) else NOT_NOW


def way_in_line(g: CoupState, part: int, target: int, way: int) -> int:
    """[T6.3] [T6.4] [T6.6] [T12.4] [T12.11] [T12.12] [T12.14] [T18.16] [T22.2] How a part of a unit that is `ready` may
    fire now at a Location that is in sight, or NOT_NOW: `way` by what it has fired, range, what it has attacked.
    """
    if way == NOT_NOW:
        return NOT_NOW
    unit = gunner(g, part)
    here = g.where[unit]
    if here != target and only_point_blank(g, g.battle.side[unit]):
        return NOT_NOW
    ground = g.battle.ground
    apart = ground.apart(here, target)
    if not bears(ground, here, target):
        return NOT_NOW
    if apart > longest_range(g, part) or (apart >= BOUND and g.marks[unit] & NO_MOVE):
        return NOT_NOW
    if way != FRESH and apart > normal_range(g, part):
        return NOT_NOW
    if way == IN_NEED or (way == AGAIN and g.phase == DEFENSIVE_FIRE):
        if here != target and not beside(ground, here, target):
            return NOT_NOW
    if g.phase == MOVEMENT:
        if shots_left(g, part) <= 0 or (way == IN_NEED and count_of(g.pressed, part) >= MOST_ATTACKS):
            return NOT_NOW
    elif here * PAIR + target in g.aimed and not keeps_rate(g, part) and not mounted(g, part):
        return NOT_NOW
    if way == AGAIN and g.phase == MOVEMENT and known_nearer(g, unit, apart):
        return NOT_NOW
    return way


def too_dark(g: CoupState, here: int, target: int) -> bool:
    """[T18.3] [T18.26] Whether a target lies beyond vision and shows no Gunflash: what is asked first, being cheap."""
    if not g.night() or target in g.flashes:
        return False
    apart = g.battle.ground.apart(here, target)
    return apart > g.vision and apart > range_of_sight(g, target)


def made_out_within(g: CoupState, target: int) -> int:
    """[T18.3] [T18.26] From how far off a target is made out, or its Gunflash."""
    return ANYWHERE if target in g.flashes else range_of_sight(g, target)


def in_sight(g: CoupState, here: int, target: int) -> bool:
    """[T4.16] [T18.3] [T18.26] Whether there is a line to a target that is within vision, or has shown a Gunflash."""
    return not too_dark(g, here, target) and in_line(g, here, target)


def shots_left(g: CoupState, part: int) -> int:
    """[T12.4] How often a part may still attack the stack in this Location: once for each MF spent there."""
    return (g.paid_here + 1) // 2 - count_of(g.shots, part)


def count_of(counts: list[int], part: int) -> int:
    """The number kept for a part in a list of part × 16 + number."""
    for one in counts:
        if one // 16 == part:
            return one % 16
    return 0


def count_one(counts: list[int], part: int) -> None:
    """One more for a part in such a list."""
    for at, one in enumerate(counts):
        if one // 16 == part:
            if one % 16 < 15:
                counts[at] += 1
            return
    counts.append(part * 16 + 1)


def known_nearer(g: CoupState, unit: int, apart: int) -> bool:
    """[T12.11] Whether a Known enemy is nearer to a unit than its target."""
    side = g.battle.side[unit]
    for enemy in g.battle.roster[1 - side]:
        if on_map(g, enemy) and not g.marks[enemy] & (CONCEALED | HIDDEN):
            if g.battle.ground.apart(g.where[unit], g.where[enemy]) < apart and known_in(g, g.where[enemy], side):
                return True
    return False
