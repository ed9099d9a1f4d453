"""[P8.5] Opportunity fire, an option: enemies may fire at a unit while it moves before their eyes."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.costs import allowance
from bridgehead.games.airborne.direct_fire import can_reach, in_sight, may_fire, tell_attack
from bridgehead.games.airborne.firepower import column_for, defence_of, dispersed_modifier, terrain_modifier, volley
from bridgehead.games.airborne.results import apply_result, recovers_soon
from bridgehead.games.airborne.spotting import eyes_of, give_away, hex_spotted
from bridgehead.games.airborne.state import DISPERSED, SPENT, AirborneState
from bridgehead.games.airborne.tables import COMBAT, NO_ATTACK

OPEN_VIEW: Final = 2


def spent_in_view(g: AirborneState, firer: int, way: list[int], spent: list[int], eyes: list[int]) -> int:
    """[P8.5] What a unit has spent, in half points, since it came into the firer's view and has stayed in it. `way` is
    the way so far, `spent` what each hex of it had cost by then. Woods and towns count only where it was spotted.
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
    """[P8.5] The enemies that may fire at a unit where it is now, each at 1-4 or better by itself: those before whose
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
            if column_for(volley(g, [unit], [target], place), defence_of(g, [target])) != NO_ATTACK:
                able.append(unit)
    return able


def free_to_fire(g: AirborneState, able: list[int]) -> list[int]:
    """[P8.5] [P8.2] Those who are not ordered to fire indirectly in their next combat phase."""
    return [unit for unit in able if g.order[unit] < 0]


def opportunity_fire(g: AirborneState, target: int, way: list[int], spent: list[int], least: int) -> Steps:
    """[P8.5] Enemies fire at the mover, or at who is unloaded from it, one after another, until he is dispersed or gone
    or they hold their fire. Who fires does nothing in his own next segment. Their owner is asked too when only
    batteries with orders could: whether he is asked must not tell that they have some.
    """
    side = 1 - g.acting
    place = way[-1]
    while g.where[target] >= 0 and not g.marks[target] & DISPERSED:
        able = threats(g, target, way, spent, least)
        if not able:
            return
        g.targets = [target]
        options: list[Option] = [g.unit_option("fire-on", unit) for unit in free_to_fire(g, able)]
        options.append(("hold", 0))
        verb, number = yield g.ask(side, "opportunity-fire", options, g.battle.tag[target], place)
        g.targets = []
        if verb == "hold":
            return
        _fire(g, g.unit(number), target, place)


def _fire(g: AirborneState, firer: int, target: int, place: int) -> None:
    """[P8.5] One unit's fire. Who is dispersed by it recovers at the end of this very segment."""
    column = column_for(volley(g, [firer], [target], place), defence_of(g, [target]))
    die = g.roll("die-opportunity")
    code = COMBAT.result(column, die + terrain_modifier(g, place) + dispersed_modifier(g, [target]))
    tell_attack(g, "fire", [firer], [target], place, column, die, code)
    g.marks[firer] |= SPENT
    apply_result(g, [target], code)
    give_away(g, firer)
    recovers_soon(g, target)
