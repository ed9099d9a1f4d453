"""[T19.2] Loading, part of the set-up: who flies in which glider, and who carries what there."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.air.gliders import A_HALF, CAPACITY, in_the_air, load_of, passengers, pp_of
from bridgehead.games.coupdemain.pieces.changes import own
from bridgehead.games.coupdemain.pieces.weapons import arm, capacity, give, weapon_type, weight
from bridgehead.games.coupdemain.printed.battle import Force
from bridgehead.games.coupdemain.printed.components import HALF_SQUAD, TYPES
from bridgehead.games.coupdemain.state import ABOARD, NONE, OFF_MAP, TO_SET_UP, CoupState

ORDER: Final = [1, 0, 1, 2, 2, 2]
"""By size of unit: half-squads go aboard first, one in each glider; then squads; SMC last."""


def next_to_load(g: CoupState, force: Force) -> int:
    """[T19.2] [9.51.I-4] The next unit of a force to go aboard: half-squads, squads, SMC; NONE when all are."""
    waiting = [unit for unit in force.units if g.where[unit] == TO_SET_UP]
    if not waiting:
        return NONE
    return min(waiting, key=lambda unit: (0 if is_half(g, unit) else ORDER[TYPES[g.kind[unit]].size] + 1, unit))


def is_half(g: CoupState, unit: int) -> bool:
    """Whether a unit is a half-squad."""
    return TYPES[g.kind[unit]].size == HALF_SQUAD


def room_in(g: CoupState, unit: int) -> list[int]:
    """[T19.2] [9.51.I-4] The gliders that a unit may go aboard: each takes exactly one half-squad, and others as long
    as its PP last.
    """
    found: list[int] = []
    for glider in in_the_air(g):
        halves = len([one for one in passengers(g, glider) if is_half(g, one)])
        if is_half(g, unit):
            if not halves:
                found.append(glider)
        elif load_of(g, glider) + pp_of(g, unit) + (0 if halves else A_HALF) <= CAPACITY:
            found.append(glider)
    return found


def load_one(g: CoupState, side: int, force: Force) -> Steps:
    """[T19.2] One unit goes aboard. Half-squads are all alike: the first takes the first glider."""
    unit = next_to_load(g, force)
    gliders = room_in(g, unit)
    glider = gliders[0]
    if len(gliders) > 1 and not is_half(g, unit):
        options: list[Option] = [("aboard", one) for one in gliders]
        _, glider = yield g.ask(side, "load", options, g.counter(unit))
    g.aboard[unit] = glider
    g.where[unit] = ABOARD
    g.tell_seat(side, "aboard", own(g, unit), glider)


def next_to_stow(g: CoupState, force: Force) -> int:
    """[T19.2] The next weapon to be taken along, the heaviest first; NONE when all are."""
    left = [weapon for weapon in force.weapons if g.lies[weapon] == OFF_MAP]
    return max(left, key=lambda weapon: (weapon_type(g, weapon).pp, -weapon)) if left else NONE


def carriers(g: CoupState, force: Force, weapon: int) -> list[int]:
    """[T19.2] [T3.3] Who may take a weapon aboard: whoever can still carry it, in a glider that has room for it."""
    pp = weapon_type(g, weapon).pp
    roomy = [glider for glider in in_the_air(g) if load_of(g, glider) + pp <= CAPACITY]
    found = [unit for unit in force.units if g.aboard[unit] in roomy and weight(g, unit) + pp <= capacity(g, unit)]
    return sorted(found, key=lambda unit: g.tag[unit])


def stow_one(g: CoupState, side: int, force: Force) -> Steps:
    """[T19.2] One weapon is taken along: who carries it tells in which glider it is."""
    weapon = next_to_stow(g, force)
    able = carriers(g, force, weapon)
    unit = able[0]
    if len(able) > 1:
        options = [g.unit_option("carrier", one) for one in able]
        _, number = yield g.ask(side, "who-carries", options, weapon)
        unit = g.unit(number)
    give(g, weapon, unit)
    g.tell_seat(side, "given", arm(g, weapon), own(g, unit))
