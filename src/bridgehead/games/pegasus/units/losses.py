"""[6.1.5] Strength points lost, units eliminated, and what they carried."""

from collections.abc import Generator
from typing import TypeAlias

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    IS_BRITISH,
    IS_COMBAT,
    PRISONER_PIECES,
    WEAPONS,
)
from bridgehead.games.pegasus.printed.terms import DEAD, GONE
from bridgehead.games.pegasus.state import PegasusState, side_of
from bridgehead.games.pegasus.units.leaders import kill_leader

Loss: TypeAlias = Generator[Choice, Option, int]
"""Steps that give a number: a unit chosen, points lost."""


def lose(g: PegasusState, unit: int, points: int) -> int:
    """Take points off a unit and eliminate it at none; gives the points that it could not lose."""
    lost = min(points, g.strength[unit])
    g.strength[unit] -= lost
    g.tell("loses", unit, lost, g.strength[unit])
    if g.strength[unit] == 0:
        g.strength[unit] = lost
        eliminate(g, unit)
    return points - lost


def eliminate(g: PegasusState, unit: int) -> None:
    """[13.2.3] A unit leaves play, and with it the weapon that lies under its counter."""
    g.remove(unit)
    g.strength[unit] = 0
    g.tell("eliminated", unit)
    for weapon in range(WEAPONS):
        if g.carrier[weapon] == unit:
            lose_weapon(g, weapon)


def lose_weapon(g: PegasusState, weapon: int) -> None:
    """A weapon is out of the game."""
    g.carrier[weapon] = -1
    g.charges[weapon] = 0
    g.tell("weapon-lost", weapon)


def drop_weapons(g: PegasusState) -> None:
    """Weapons whose bearer did not come down with the glider are lost with him."""
    for weapon in range(WEAPONS):
        unit = g.carrier[weapon]
        if unit >= 0 and g.place[unit] in (GONE, DEAD):
            lose_weapon(g, weapon)


def within_reach(g: PegasusState, unit: int, firers: list[int]) -> bool:
    """[5.3.bunkers.2] Whether fire into its area can hurt a unit at all: one in a bunker is safe from outside."""
    if not IS_BRITISH[unit] or not g.searching[unit]:
        return True
    return any(g.place[firer] == g.place[unit] for firer in firers)


def take_losses(g: PegasusState, area: int, first: int, points: int, firers: list[int]) -> Steps:
    """[5.3.bunkers.2] [6.1.5] The unit named loses first; what is left over falls on the next unit of the stack, but
    not on one in a bunker when all the fire comes from outside.

    The British choose the next unit of their own; of the Germans it is the strongest.
    """
    side = side_of(first)
    left = lose(g, first, points)
    while left > 0:
        stack = [unit for unit in g.combat_in(area, side) if within_reach(g, unit, firers)]
        if not stack:
            return
        unit = strongest(g, stack)
        if len(stack) > 1 and side == BRITISH:
            unit = yield from choose_loss(g, area, stack, left)
        g.attacked = changed(g.attacked, unit, 1)
        left = lose(g, unit, left)


def choose_loss(g: PegasusState, area: int, stack: list[int], points: int) -> Loss:
    """The British say which of their units loses next."""
    options: list[Option] = [("lose", unit) for unit in stack]
    _verb, unit = yield g.ask(BRITISH, "loss", options, area, points)
    return unit


def strongest(g: PegasusState, units: list[int]) -> int:
    """The unit with most points, the first on the sheet among equals."""
    best = units[0]
    for unit in units:
        if g.strength[unit] > g.strength[best]:
            best = unit
    return best


def lose_half(g: PegasusState, area: int, side: int, stack: list[int]) -> Loss:
    """[7.0.3c] Half of a side's points, rounded up, are eliminated; gives the points lost. The British share theirs out
    as they like; of the Germans the strongest loses first (ruling 43).
    """
    points = (sum(g.strength[unit] for unit in stack) + 1) // 2
    left = points
    while left > 0:
        standing = [unit for unit in stack if g.place[unit] == area]
        if side == BRITISH and len(standing) > 1:
            left = yield from share_out(g, area, standing, left)
        else:
            left = lose_in_combat(g, strongest(g, standing), left)
    return points


def share_out(g: PegasusState, area: int, standing: list[int], left: int) -> Loss:
    """[7.0.3c] The British say who loses one point more, or have all the rest taken as evenly as can be; gives the
    points still to be lost.
    """
    options: list[Option] = [("lose", unit) for unit in standing]
    if left > 1 and IS_COMBAT[standing[0]]:
        options.append(("evenly", 0))
    verb, unit = yield g.ask(BRITISH, "half", options, area, left)
    if verb == "evenly":
        lose_evenly(g, standing, left)
        return 0
    return left - 1 + lose_in_combat(g, unit, 1)


def lose_evenly(g: PegasusState, units: list[int], points: int) -> None:
    """[7.0.3c] Point by point the unit with most left loses one, the first on the sheet among equals."""
    rest = [g.strength[unit] for unit in units]
    for _ in range(points):
        rest[rest.index(max(rest))] -= 1
    for unit, stays in zip(units, rest):
        if stays < g.strength[unit]:
            lose(g, unit, g.strength[unit] - stays)


def lose_in_combat(g: PegasusState, unit: int, points: int) -> int:
    """[7.0.3c] [11.0.4] A unit loses points; a leader who fights alone has one. Gives what it could not lose."""
    if IS_COMBAT[unit]:
        return lose(g, unit, points)
    g.tell("eliminated", unit)
    kill_leader(g, unit)
    return points - 1


def prisoners_in(g: PegasusState, area: int) -> list[int]:
    """The prisoner units in an area."""
    return [piece for piece in PRISONER_PIECES if g.place[piece] == area]


def leave_prisoners(g: PegasusState) -> None:
    """[5.3.bunkers.4] Prisoner units left alone at the end of a turn are removed; any British unit is a guard."""
    for piece in PRISONER_PIECES:
        area = g.place[piece]
        if area >= 0 and not g.british[area]:
            g.remove(piece, GONE)
            g.tell("prisoners-gone", piece, area)
