"""[P8.5] Opportunity fire, an option: enemies may fire at a unit while it moves before their eyes."""

from collections.abc import Generator
from typing import Final, TypeAlias

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.airborne.board.costs import allowance
from bridgehead.games.airborne.board.spotting import eyes_of, give_away, hex_spotted
from bridgehead.games.airborne.board.tasks import turn_from_clearing
from bridgehead.games.airborne.combat.direct_fire import can_reach, in_sight, may_fire, possible
from bridgehead.games.airborne.combat.firepower import fire_attack, volley
from bridgehead.games.airborne.combat.resolution import resolve
from bridgehead.games.airborne.combat.results import apply_result, recovers_soon
from bridgehead.games.airborne.state import DISPERSED, SPENT, AirborneState

Fire: TypeAlias = Generator[Choice, Option, bool]
"""Fire that asks questions and tells whether there was any."""

OPEN_VIEW: Final = 2


def spent_in_view(g: AirborneState, firer: int, way: list[int], spent: list[int], eyes: list[int]) -> int:
    """[P8.5] What a unit has spent, in half points, since it came into the firer's view and has stayed in it. `way` is
    the way so far, from where it began or from outside the board, and again each hex where it loaded or unloaded;
    `spent` what it had spent by then. Woods and towns count only where it was spotted.
    """
    total = 0
    at = len(way) - 1
    while at > 0 and in_sight(g, g.where[firer], way[at]):
        if not g.battle.ground.covered(way[at]) or hex_spotted(g, eyes, way[at]) == OPEN_VIEW:
            total += spent[at] - spent[at - 1]
        at -= 1
    return total


def quarter(g: AirborneState, mover: int) -> int:
    """[P8.5] A quarter of a unit's move, rounded down to whole points, in half points."""
    return allowance(g, mover) // 2 // 4 * 2


def threats(g: AirborneState, target: int, way: list[int], spent: list[int], least: int) -> list[int]:
    """[P8.5] The enemies that may fire at a unit where it is now, if all of them together reach 1-4: those before whose
    eyes so much has been spent.
    """
    side = 1 - g.acting
    place = way[-1]
    eyes = eyes_of(g, side)
    if hex_spotted(g, eyes, place) != OPEN_VIEW:
        return []
    able: list[int] = []
    for unit in g.battle.roster[side]:
        if may_fire(g, unit) and can_reach(g, unit, place) and spent_in_view(g, unit, way, spent, eyes) >= least:
            if volley(g, [unit], [target], place) > 0:
                able.append(unit)
    return able if possible(g, able, [target], place) else []


def free_to_fire(g: AirborneState, able: list[int]) -> list[int]:
    """[P8.5] [P8.2] Those who are not ordered to fire indirectly in their next combat phase."""
    return [unit for unit in able if g.order[unit] < 0]


def opportunity_fire(g: AirborneState, target: int, way: list[int], spent: list[int], least: int) -> Fire:
    """[P8.5] Enemies fire at the mover, or at who is unloaded from it, alone or together as in other direct fire, and
    again with others, until he is dispersed or gone or they hold their fire; tells whether anybody fired. Who fires
    does nothing in his own next segment. Their owner is asked too when only batteries with orders could: whether he is
    asked must not tell that they have some.
    """
    side = 1 - g.acting
    place = way[-1]
    fired = False
    while g.where[target] >= 0 and not g.marks[target] & DISPERSED:
        able = threats(g, target, way, spent, least)
        if not able:
            return fired
        free = free_to_fire(g, able)
        options: list[Option] = []
        if possible(g, free, [target], place):
            options += [g.unit_option("fire-on", unit) for unit in free]
        options.append(("hold", 0))
        g.targets = [target]
        verb, number = yield g.ask(side, "opportunity-fire", options, g.battle.tag[target], place)
        if verb == "fire-on":
            yield from _join(g, able, g.unit(number), place)
            _fire(g, target, place)
            fired = True
        g.targets = []
        g.firers = []
        if verb == "hold":
            return fired
    return fired


def _join(g: AirborneState, able: list[int], first: int, place: int) -> Steps:
    """[P8.5] [P8.1] Who fires together with the first: one after another, or all. As long as anybody else could, were
    it not for his orders, the question comes.
    """
    left = [unit for unit in free_to_fire(g, able) if unit != first]
    g.firers = [first]
    while len(g.firers) < len(able):
        options: list[Option] = [("fire", 0)] if possible(g, g.firers, g.targets, place) else []
        if left:
            options.append(("all", 0))
        options += [g.unit_option("with", unit) for unit in left]
        verb, number = yield g.ask(1 - g.acting, "firers", options, place)
        if verb == "fire":
            return
        if verb == "all":
            g.firers += left
            return
        g.firers.append(g.unit(number))
        left.remove(g.unit(number))


def _fire(g: AirborneState, target: int, place: int) -> None:
    """[P8.5] One attack. Who is dispersed by it recovers at the end of this very segment."""
    attack = fire_attack(g, g.firers, [target], place)
    apply_result(g, [target], resolve(g, "opportunity", attack, g.firers, [target], place))
    for firer in g.firers:
        g.marks[firer] |= SPENT
        turn_from_clearing(g, firer)
        give_away(g, firer)
    recovers_soon(g, target)
