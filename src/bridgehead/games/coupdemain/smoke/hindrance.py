"""[T4.10] [T4.11] [T4.16] [T31.1] What stands in the way of a line and may come and go: gliders, vehicles, wrecks,
smoke; and all hindrances together.
"""

from typing import Final

from bridgehead.games.coupdemain.board import sight
from bridgehead.games.coupdemain.board.profile import steps_between
from bridgehead.games.coupdemain.printed.ground import SLOTS, Ground
from bridgehead.games.coupdemain.printed.tables import OUT_OF_SMOKE, SMOKE_RISES
from bridgehead.games.coupdemain.smoke.screens import ENTRY, thickness
from bridgehead.games.coupdemain.state import CoupState

LEVEL: Final = 2
"""[T4.1] A level, in halves."""
BLOCKING: Final = 6
"""[T4.11] So many hindrances block."""


def in_the_way(g: CoupState, here: int, target: int) -> int:
    """[T4.10] [T4.16] [T19.12] The hindrances on a line but for smoke: of the printed ground, and one for each step
    with a landed glider, a vehicle or a wreck, the ends left out.
    """
    count = sight.hindrance(g.battle.ground, here, target)
    between = obstacles(g, here, target)
    if between:
        for step in steps_between(g.battle.ground, here, target):
            for place in step:
                if place in between:
                    count += 1
                    break
    return count


def obstacles(g: CoupState, here: int, target: int) -> list[int]:
    """[T4.10] The hexes with a glider, a vehicle or a wreck that a line may pass, low enough to be hindered: those on
    a shortest way between its ends. Most lines have none.
    """
    a, b = here // SLOTS, target // SLOTS
    before, behind = g.battle.ground.ranges(a), g.battle.ground.ranges(b)
    standing = g.hulks + g.wrecks
    for unit in g.battle.vehicles:
        if g.where[unit] >= 0 and g.where[unit] % SLOTS == 0:
            standing.append(g.where[unit] // SLOTS)
    return [
        place
        for place in standing
        if place != a
        and place != b
        and before[place] + behind[place] == before[b]
        and high_enough(g.battle.ground, here, target, place)
    ]


def high_enough(ground: Ground, here: int, target: int, place: int) -> bool:
    """[T4.10] Whether a line passes so low over a hex that what lies in it hinders, as what grows there would: its
    lower end is no higher than the ground, and its higher one no more than a level above it, but beside the lower end.
    """
    low, high = (here, target) if ground.stands[here] < ground.stands[target] else (target, here)
    level = LEVEL * ground.level[place]
    if ground.stands[low] > level:
        return False
    return ground.stands[high] - level <= LEVEL or ground.distance(place, low // SLOTS) <= 1


def smoke_between(g: CoupState, here: int, target: int) -> int:
    """[T31.1] The hindrance of smoke on a line, for who fires along it: one more if he looks out of it."""
    return smoke_on_line(g, here, target) + out_of_smoke(g, here, target) if g.smoke else 0


def out_of_smoke(g: CoupState, here: int, target: int) -> int:
    """[T31.1] What hinders besides who looks out of smoke into another hex."""
    if here // SLOTS == target // SLOTS:
        return 0
    return OUT_OF_SMOKE if _met(g, here, target, here // SLOTS) else 0


def smoke_on_line(g: CoupState, here: int, target: int) -> int:
    """[T31.1] [T4.1] The smoke on a line, the same from both ends: of these and of each step between, of two hexes
    beside each other the thicker. Inside a hex that of the hex, once.
    """
    if not g.smoke:
        return 0
    if here // SLOTS == target // SLOTS:
        return thickness(g, here // SLOTS)
    total = _met(g, here, target, here // SLOTS) + _met(g, here, target, target // SLOTS)
    if _on_the_way(g, here, target):
        for step in steps_between(g.battle.ground, here, target):
            total += max([_met(g, here, target, place) for place in step])
    return total


def _on_the_way(g: CoupState, here: int, target: int) -> bool:
    """Whether any smoke lies on a shortest way between two Locations, their own hexes left out."""
    a, b = here // SLOTS, target // SLOTS
    before, behind = g.battle.ground.ranges(a), g.battle.ground.ranges(b)
    for at in range(0, len(g.smoke), ENTRY):
        place = g.smoke[at]
        if place != a and place != b and before[place] + behind[place] == before[b]:
            return True
    return False


def _met(g: CoupState, here: int, target: int, place: int) -> int:
    """[T31.1] The smoke of a hex that a line passes no higher than its top; the line runs straight from end to end."""
    thick = thickness(g, place)
    if not thick:
        return 0
    ground = g.battle.ground
    whole = ground.apart(here, target)
    gone = ground.distance(here // SLOTS, place)
    rises = (ground.stands[target] - ground.stands[here]) * gone
    top = LEVEL * (ground.level[place] + SMOKE_RISES)
    return thick if ground.stands[here] * whole + rises <= top * whole else 0


def obstructed(g: CoupState, here: int, target: int) -> bool:
    """[T4.1] [T4.11] [T4.16] Whether what may come and go makes the hindrances of a line six; without smoke two a hex
    at the most. That one looks out of smoke does not count for it: a line is the same both ways.
    """
    smoke = smoke_on_line(g, here, target)
    if smoke:
        return in_the_way(g, here, target) + smoke >= BLOCKING
    if not (g.hulks or g.wrecks or g.battle.vehicles) or g.battle.ground.apart(here, target) <= BLOCKING // 2:
        return False
    if sight.hindrance(g.battle.ground, here, target) + len(obstacles(g, here, target)) < BLOCKING:
        return False  # as a rule too little stands there
    return in_the_way(g, here, target) >= BLOCKING


def newly_hindered(g: CoupState, here: int, target: int) -> bool:
    """[T5.9] Whether something hinders a line that the printed ground does not know of."""
    return bool(obstacles(g, here, target)) or smoke_on_line(g, here, target) > 0


def in_line(g: CoupState, here: int, target: int) -> bool:
    """[T4.16] Whether there is a line between two Locations, however dark it is."""
    return sight.sees(g.battle.ground, here, target) and not obstructed(g, here, target)
