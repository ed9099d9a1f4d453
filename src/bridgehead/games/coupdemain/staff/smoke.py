"""The staff throws smoke where it has to cross what is swept, and shells those who would fire at its storm."""

from typing import Final

from bridgehead.engine.choice import Choice
from bridgehead.games.coupdemain.guns.smoke_shells import screened, ways_to_lay
from bridgehead.games.coupdemain.moving.costs import STREET
from bridgehead.games.coupdemain.moving.grenades import thrower, throwing_price
from bridgehead.games.coupdemain.moving.routes import left
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import FIRE
from bridgehead.games.coupdemain.smoke.screens import by_grenades, thickness
from bridgehead.games.coupdemain.staff.choices import best_end, move_score, walk
from bridgehead.games.coupdemain.staff.ends import Group
from bridgehead.games.coupdemain.staff.hopes import harm
from bridgehead.games.coupdemain.staff.manners import CoupManner
from bridgehead.games.coupdemain.staff.picture import Picture
from bridgehead.games.coupdemain.staff.stacks import Stack
from bridgehead.games.coupdemain.state import CoupState

FACES: Final = 6
DOUBLE: Final = FACES * FACES
SWEPT: Final = 0.15
"""From so much fire on the way on it is asked whether smoke would help."""
DRM: Final = -1
BLINDED: Final = 0.35
"""The part of what a stack fires at all whom it can reach that thick smoke about it is worth to who attacks."""
IN_REACH: Final = 6
"""Hexes within which who is to storm suffers from a stack that is blinded."""


def hopes_of_grenade(p: Picture, choice: Choice, way: list[int], manner: CoupManner) -> tuple[int, float]:
    """The Location next on the way that smoke should be thrown into, and what the move is worth then; with -1 where
    none can be thrown there, or nothing sweeps the way.
    """
    first = way[0] // SLOTS * SLOTS
    if ("smoke", first) not in choice.options or p.on_the_way(way, DRM) < SWEPT:
        return -1, 0.0
    g = p.g
    share = type_of(g, thrower(g, g.stack)).smoke / FACES
    has = left(g) - throwing_price(g, first)
    smoked = g.copy()
    by_grenades(smoked, first // SLOTS)
    with_smoke = best_with(Picture(smoked, choice.seat), choice.about[0], has, manner)
    return first, share * with_smoke + (1.0 - share) * best_with(p, choice.about[0], has, manner)


def best_with(p: Picture, here: int, limit: int, manner: CoupManner) -> float:
    """The best that the stack under way can do with so many half-MF."""
    group = Group(p, p.g.stack, [])
    stay = best_end(p, group, here, [], manner)
    best = stay
    found = walk(p, group, here, limit)
    for goal in found.cost:
        if goal != here and goal % SLOTS != STREET and p.enemy_at(goal) is None:
            best = max(best, move_score(p, group, goal, found.way(goal), DRM, manner, stay))
    return best


def hopes_of_shell(p: Picture, weapon: int) -> float:
    """What a smoke shell promises who attacks: that the worst of those who would fire at him does not see."""
    if not p.missing or p.seat != p.g.battle.winner_if:
        return 0.0
    return max([screen_worth(p, weapon, place) for place in screened(p.g, weapon)], default=0.0)


def screen_worth(p: Picture, weapon: int, place: int) -> float:
    """The same at one hex."""
    if thickness(p.g, place):
        return 0.0
    threat = sum([fire_of(p, stack) for stack in p.enemies if stack.place // SLOTS == place and stack.fit])
    if not threat:
        return 0.0
    return BLINDED * threat * ways_to_lay(p.g, weapon, place) / DOUBLE


def fire_of(p: Picture, stack: Stack) -> float:
    """What the fire of a stack of enemies does to the men of one's own near it, were they in the open."""
    ground = p.g.battle.ground
    total = 0.0
    for friend in p.friends:
        apart = ground.apart(stack.place, friend.place)
        if 0 < apart <= IN_REACH:
            column = FIRE.column_of(int(stack.power(apart)))
            total += harm(column, DRM + stack.leader) * friend.worth
    return total


def judge_smoke_at(g: CoupState, choice: Choice) -> list[float]:
    """On whoever would fire most."""
    p = Picture(g, choice.seat)
    return [screen_worth(p, choice.about[0], place) for _, place in choice.options]
