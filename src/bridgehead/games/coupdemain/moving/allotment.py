"""[T11.1] The MF that a stack has, in half-MF."""

from typing import Final

from bridgehead.games.coupdemain.marks import BERSERK, CX, WALKING, WOUNDED
from bridgehead.games.coupdemain.morale.values import is_leader
from bridgehead.games.coupdemain.pieces.roster import good_order, is_dummy, type_of
from bridgehead.games.coupdemain.pieces.weapons import overload
from bridgehead.games.coupdemain.printed.components import GREEN
from bridgehead.games.coupdemain.state import DOUBLE, CoupState

SQUADS_MF: Final = 8
GREEN_MF: Final = 6
SINGLE_MF: Final = 12
HURT_MF: Final = 6
BERSERK_MF: Final = 16
WITH_LEADER: Final = 4
DOUBLE_TIME: Final = 4
ROAD_BONUS: Final = 2
OVERLOAD: Final = 2
CONSCRIPT_MORALE: Final = 6


def allotment(g: CoupState, units: list[int], manner: int) -> int:
    """[T11.1] [T11.18] [T11.25] The half-MF of a stack as it is now, without the road bonus: those of its slowest
    unit. Dummies go with the units that they are with; by themselves they have 4 MF, or 6 where there are two or
    more.
    """
    real = [unit for unit in units if not is_dummy(g, unit)]
    if not real:
        alone = SQUADS_MF if len(units) < 2 else SQUADS_MF + WITH_LEADER
        return alone + (DOUBLE_TIME if manner == DOUBLE else 0)
    least = -1
    for unit in real:
        points = points_of(g, unit, real, manner)
        if least < 0 or points < least:
            least = points
    return least


def points_of(g: CoupState, unit: int, stack: list[int], manner: int) -> int:
    """[T11.1] [T11.9] [T3.3] The half-MF of one unit of a stack: what it can go by itself, with a leader, in double
    time, less its load.
    """
    points = led_points(g, unit, stack)
    if manner == DOUBLE and not hurt(g, unit):
        points += DOUBLE_TIME
    return max(0, points - OVERLOAD * overload(g, unit))


def led_points(g: CoupState, unit: int, stack: list[int]) -> int:
    """[T11.1] [T11.10] A unit's own half-MF, 2 MF more for MMC that go with a Good Order leader, up to what he has."""
    own = own_points(g, unit, stack)
    if type_of(g, unit).smc or hurt(g, unit) or g.marks[unit] & BERSERK:
        return own
    best = own
    for leader in stack:
        if leads(g, leader):
            best = max(best, min(own + WITH_LEADER, own_points(g, leader, stack)))
    return best


def own_points(g: CoupState, unit: int, stack: list[int]) -> int:
    """[T11.1] [9.4.CG17] [T0.10] 4 MF for MMC, 6 for SMC, 3 for the hurt and the Inexperienced, 8 for the berserk.
    While it moves, a unit has the leader who moves with it.
    """
    if hurt(g, unit):
        return HURT_MF
    if g.marks[unit] & BERSERK:
        return BERSERK_MF
    kind = type_of(g, unit)
    if kind.smc:
        return SINGLE_MF
    if kind.grade == GREEN and (kind.morale <= CONSCRIPT_MORALE or not any_leader(g, stack)):
        return GREEN_MF
    return SQUADS_MF


def hurt(g: CoupState, unit: int) -> bool:
    """[T11.1] [T13.3] [T13.10] [9.4.CG17] Wounded SMC and Walking Wounded: 3 MF, and never more."""
    return bool(g.marks[unit] & (WOUNDED | WALKING))


def leads(g: CoupState, unit: int) -> bool:
    """[T11.1] A leader in Good Order."""
    return is_leader(g, unit) and good_order(g, unit)


def any_leader(g: CoupState, stack: list[int]) -> bool:
    """Whether a leader in Good Order is among the units."""
    for unit in stack:
        if leads(g, unit):
            return True
    return False


def road_bonus(g: CoupState, units: list[int]) -> int:
    """[T5.3] [T11.1] The half-MF that a stack has more while all it has spent went along roads; the hurt have none."""
    for unit in units:
        if hurt(g, unit):
            return 0
    return ROAD_BONUS


def may_double(g: CoupState, units: list[int]) -> bool:
    """[T11.9] Double time is not for the exhausted, the wounded, Walking Wounded."""
    return not any(g.marks[unit] & CX or hurt(g, unit) for unit in units)
