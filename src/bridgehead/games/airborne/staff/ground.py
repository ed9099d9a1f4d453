"""What the staff knows of the ground before the first shot: marches to each objective, and good places to come down.

Worked out once for a battle and kept: it depends on nothing that is played.
"""

from typing import Final

from bridgehead.boards.paths import BARRED, UNREACHED, search
from bridgehead.games.airborne.board.costs import ON_FOOT, price_list
from bridgehead.games.airborne.landing.scatter import fates, glider_shifts, sticks_by_steps
from bridgehead.games.airborne.landing.wind import downwind
from bridgehead.games.airborne.printed.battle import Battle
from bridgehead.games.airborne.printed.ground import EAST, FOREST, TOWN, WATER, Ground

FAR: Final = 60.0
MARCH: Final = 12.0
"""Turns of marching from which a landing is worth nothing."""
DASH: Final = 6.0
"""The same for gliders, which can be set down near enough to surprise."""
DISPERSED_IS_WORTH: Final = 0.6
SHIFTS: Final = 216
"""The throws of wind, speed and deviation that together bring a glider down."""
DETOUR: Final = 4
"""Half points that an objective is farther from the bed of a gully beside it: out of there nobody assaults [P8.4]."""

_chances: Final[list[float]] = []


def march(battle: Battle, objective: int, mover: int) -> list[float]:
    """The points of movement from every hex to an objective (its number in `battle.objectives`), FAR where there is no
    way.
    """
    return way_to(battle, battle.objectives[objective], mover)


def way_to(battle: Battle, goal: int, mover: int) -> list[float]:
    """The points of movement from every hex to one hex, FAR where there is no way."""
    return way_without(battle, goal, mover, -1)


def way_without(battle: Battle, goal: int, mover: int, gone: int) -> list[float]:
    """The same when one hex, a bridge say, cannot be entered any more; -1 for none."""
    key = (goal, mover, gone)
    known = battle.marches.get(key)
    if known is None:
        ground = battle.ground
        prices = _backwards(ground, price_list(ground)[mover])
        if gone >= 0:
            for beside in ground.neighbours[gone]:
                prices[beside][ground.neighbours[beside].index(gone)] = BARRED
        prices[goal] = [
            price + DETOUR if price != BARRED and ground.sunken(place) else price
            for price, place in zip(prices[goal], ground.neighbours[goal])
        ]
        found = search(ground.neighbours, prices, [goal])
        known = [cost / 2 if cost < UNREACHED else FAR for cost in found.cost]
        battle.marches[key] = known
    return known


def _backwards(ground: Ground, prices: list[list[int]]) -> list[list[int]]:
    """The prices of the same steps taken from their far end."""
    found: list[list[int]] = []
    for here in range(ground.size):
        line: list[int] = []
        for there in ground.neighbours[here]:
            line.append(prices[there][ground.neighbours[there].index(here)])
        found.append(line)
    return found


def nearest(battle: Battle, place: int) -> float:
    """The march from a hex to the nearest objective."""
    best = FAR
    for objective in range(len(battle.objectives)):
        best = min(best, march(battle, objective, ON_FOOT)[place])
    return best


def safety(ground: Ground, place: int, glider: bool = False) -> float:
    """What is left, on average, of a stick, or a glider's load, that comes down in a hex."""
    if not ground.fates:
        ground.fates = fates(ground)
    shaken, safe = ground.fates[place][4:6] if glider else ground.fates[place][1:3]
    return (safe + DISPERSED_IS_WORTH * shaken) / 6


def landing_worth(battle: Battle, measure: int, glider: bool) -> list[float]:
    """For every hex, what it is worth to aim a platoon there, or a glider, when the hexes of one measure are to be
    taken.
    """
    key = (measure, 1 if glider else 0)
    known = battle.drops.get(key)
    if known is None:
        known = _work_out(battle, measure, glider)
        battle.drops[key] = known
    return known


def _work_out(battle: Battle, measure: int, glider: bool) -> list[float]:
    ground = battle.ground
    there = [battle.objective_at[place] for place in battle.measures[measure].hexes]
    worth = [0.0] * ground.size
    for place in ground.hexes:
        away = FAR
        for objective in there:
            away = min(away, march(battle, objective, ON_FOOT)[place])
        near = max(0.0, 1 - away / (DASH if glider else MARCH))
        worth[place] = safety(ground, place, glider) * (near if away > 0 else near * 0.5)
    if not _chances:
        _chances.extend([float(share) / 4 for share in sticks_by_steps(4)])
    found = [0.0] * ground.size
    for place in ground.hexes:
        found[place] = _glides(ground, worth, place) if glider else _spread(ground, worth, place)
    return found


def _spread(ground: Ground, worth: list[float], target: int) -> float:
    """The worth of all hexes where a stick may come down, by their chances, over the six winds."""
    total = 0.0
    for wind in range(6):
        direction = downwind(wind)
        place = target
        for share in _chances:
            total += worth[place] * share
            place = ground.toward[6 * place + direction]
            if place < 0:
                break
    return total / 6


def _glides(ground: Ground, worth: list[float], target: int) -> float:
    """The same for a glider, which comes down within four hexes of its target whatever the wind."""
    total = 0.0
    for dq, dr, share in glider_shifts(ground, EAST):
        place = ground.at(ground.q[target] + dq, ground.r[target] + dr)
        if place >= 0:
            total += worth[place] * share
    return total / SHIFTS


def cover(ground: Ground, place: int) -> float:
    """How well a hex hides and protects."""
    terrain = ground.terrain[place]
    return 1.0 if terrain in (FOREST, TOWN) else 0.0


def wet(ground: Ground, place: int) -> bool:
    """Wide water, with or without a bridge."""
    return ground.terrain[place] == WATER
