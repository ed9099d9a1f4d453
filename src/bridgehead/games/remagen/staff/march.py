"""Movement as the staffs see it: which piece next, where to, and when to leave well alone."""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.games.remagen.board.bridges import collapses_on
from bridgehead.games.remagen.march.loads import drops, towed
from bridgehead.games.remagen.march.movement import ends, reach
from bridgehead.games.remagen.printed.components import (
    AMERICAN,
    COMBAT,
    ENGINEERS,
    IS_FOOT,
    KIND_OF,
    SEAT_OF,
)
from bridgehead.games.remagen.printed.ground import (
    BANK_OF,
    BRIDGE_SECTORS,
    GIVES_COVER,
    IS_EAST,
    IS_RIVER,
)
from bridgehead.games.remagen.staff.appraisal import contact_worth, fire_worth
from bridgehead.games.remagen.staff.manners import RemagenManner
from bridgehead.games.remagen.staff.plans import Plan, is_worth_work
from bridgehead.games.remagen.staff.threats import danger
from bridgehead.games.remagen.state import Bridgehead, has_marched

FAR: Final = 60.0
WORTH_A_MOVE: Final = 0.25
MOVE_NOW: Final = 1000.0
FOOT_ON_BRIDGE: Final = 1.5  # foot should not clutter a bridge that armour needs
FOREVER: Final = 10  # by then the railway bridge has fallen
LAST_PUSH: Final = 2  # turns before the end
LOOKED_AT: Final = 10  # pieces examined closely in one question


def pull(g: Bridgehead, seat: int, manner: RemagenManner) -> float:
    """What half a factor nearer to the goal is worth: to Americans twice as much when the end is near."""
    late = seat == AMERICAN and g.last_turn - g.turn <= LAST_PUSH
    return manner.haste * (0.7 * manner.push if late else 0.35)


def place_worth(g: Bridgehead, plan: Plan, unit: int, here: int) -> float:
    """What it is worth to have a piece in a sector at the end of the movement."""
    kind = KIND_OF[unit]
    seat = SEAT_OF[unit]
    manner = plan.manner
    score = -pull(g, seat, manner) * plan.potential(unit, here)
    score += manner.fire * 0.6 * fire_worth(g, unit, here)
    score += manner.contact * 0.6 * contact_worth(g, unit, here, manner.losses)
    score -= plan.caution * danger(g, plan.needs, plan.fire, unit, here)
    if GIVES_COVER[here] and IS_FOOT[kind]:
        score += 0.4 * manner.cover
    if seat == AMERICAN and IS_RIVER[here]:
        score -= FOOT_ON_BRIDGE * manner.clutter if IS_FOOT[kind] and g.turn < g.last_turn - 2 else 0.0
        if here in BRIDGE_SECTORS and g.turn < FOREVER:
            score -= 0.6 * manner.collapse * COMBAT[kind] * collapses_on(g.turn) / 6
    return score


def judge_march(g: Bridgehead, plan: Plan, options: list[Option]) -> list[float]:
    """Which piece moves next: those nearest to their goal look first, and go if there is a better place for them."""
    scores = [0.0] * len(options)
    waiting: list[tuple[float, int]] = []
    for at in range(len(options)):
        verb, unit = options[at]
        if verb == "overrun":
            scores[at] = 2.0 * MOVE_NOW
        elif verb == "abandon":
            scores[at] = -1.0
        elif verb == "end-moves":
            scores[at] = 1.0
        else:
            waiting.append((_urgency(g, plan, unit), at))
    waiting.sort()
    for _, at in waiting:
        if wants_to_move(g, plan, options[at][1]):
            scores[at] = MOVE_NOW
            break
    return scores


def _urgency(g: Bridgehead, plan: Plan, unit: int) -> float:
    """Small for those who should go first: the ones in front, so that they make room, and armour before foot."""
    weight = 0.4 * plan.manner.armour * COMBAT[KIND_OF[unit]] if SEAT_OF[unit] == AMERICAN else 0.0
    return plan.potential(unit, g.place[unit]) - weight + (0.5 if g.aboard[unit] >= 0 else 0.0)


def wants_to_move(g: Bridgehead, plan: Plan, unit: int) -> bool:
    """Whether some place in reach is clearly better than the present one."""
    if g.aboard[unit] >= 0:
        return IS_EAST[g.place[unit]] and not IS_RIVER[g.place[unit]]
    if KIND_OF[unit] == ENGINEERS and not _engineer_may_go(g, plan, unit):
        return False
    here = g.place[unit]
    if any(suits_gun(g, plan, towed(g, unit), there) for there in drops(g, unit)):
        return True
    found = ends(g, unit, reach(g, unit)) if g.left[unit] > 0 and not has_marched(g, unit) else []
    if not found:
        return False
    now = place_worth(g, plan, unit, here)
    for there in _likely(plan, unit, found):
        if place_worth(g, plan, unit, there) > now + WORTH_A_MOVE * plan.manner.unrest:
            return True
    return False


def _engineer_may_go(g: Bridgehead, plan: Plan, unit: int) -> bool:
    """Engineers at a site that is worth work stay there."""
    row = BANK_OF[g.place[unit]]
    return row < 0 or not is_worth_work(g, plan, row)


def _likely(plan: Plan, unit: int, found: list[int]) -> list[int]:
    """The places worth a closer look: the nearest to the goal."""
    ranked = sorted([(plan.potential(unit, there), there) for there in found])
    return [there for _, there in ranked[:LOOKED_AT]]


def judge_act(g: Bridgehead, plan: Plan, unit: int, options: list[Option]) -> list[float]:
    """What a piece does with its move."""
    scores: list[float] = []
    likely = _likely(plan, unit, [number for verb, number in options if verb == "to"])
    for verb, number in options:
        if verb == "to":
            scores.append(place_worth(g, plan, unit, number) if number in likely else -FAR)
        elif verb == "drop":
            gun = towed(g, unit)
            scores.append(FAR + fire_worth(g, gun, number) if suits_gun(g, plan, gun, number) else -2 * FAR)
        elif verb == "hitch":
            scores.append(FAR if is_idle(g, plan, number) else -2 * FAR)
        else:
            scores.append(-3 * FAR)
    return scores


def suits_gun(g: Bridgehead, plan: Plan, gun: int, there: int) -> bool:
    """Whether a towed gun should be dropped in a sector: it has something to fire at, or is where it was wanted."""
    return fire_worth(g, gun, there) > 0 or plan.potential(gun, there) < 1


def is_idle(g: Bridgehead, plan: Plan, gun: int) -> bool:
    """Whether a gun stands where it is of no use, far from where it is wanted."""
    here = g.place[gun]
    return plan.potential(gun, here) > 4 and fire_worth(g, gun, here) == 0
