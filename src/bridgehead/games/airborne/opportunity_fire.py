"""[P8.5] Opportunity fire, an option: enemies may fire at a unit while it moves before their eyes."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.direct_fire import can_reach, in_sight, may_fire, tell_attack
from bridgehead.games.airborne.firepower import column_for, defence_of, dispersed_modifier, terrain_modifier, volley
from bridgehead.games.airborne.results import apply_result
from bridgehead.games.airborne.spotting import eyes_of, give_away, hex_spotted
from bridgehead.games.airborne.state import DISPERSED, SPENT, AirborneState
from bridgehead.games.airborne.tables import COMBAT, NO_ATTACK

OPEN_VIEW: Final = 2


def spent_in_view(g: AirborneState, firer: int, way: list[int], costs: list[int]) -> int:
    """[P8.5] What a unit has spent, in half points, since it came into the firer's view and has stayed in it. `way` is
    the way so far, `costs` by hex what it cost to get there.
    """
    at = len(way) - 1
    while at > 0 and in_sight(g, g.where[firer], way[at]):
        at -= 1
    return costs[way[-1]] - costs[way[at]]


def threats(g: AirborneState, mover: int, way: list[int], costs: list[int]) -> list[int]:
    """[P8.5] The enemies that may fire at a unit where it is now, each at 1-4 or better by itself: those before whose
    eyes it has spent a quarter of its move, rounded down.
    """
    side = 1 - g.acting
    place = g.where[mover]
    quarter = g.battle.of[mover].move // 4 * 2
    able: list[int] = []
    for unit in g.battle.roster[side]:
        if may_fire(g, unit) and can_reach(g, unit, place) and spent_in_view(g, unit, way, costs) >= quarter:
            if column_for(volley(g, [unit], [mover], place), defence_of(g, [mover])) != NO_ATTACK:
                able.append(unit)
    if able and hex_spotted(g, eyes_of(g, side), place) == OPEN_VIEW:
        return able
    return []


def free_to_fire(g: AirborneState, able: list[int]) -> list[int]:
    """[P8.5] [P8.2] Those who are not ordered to fire indirectly in their next combat phase."""
    return [unit for unit in able if g.order[unit] < 0]


def opportunity_fire(g: AirborneState, mover: int, way: list[int], costs: list[int]) -> Steps:
    """[P8.5] Enemies fire at the mover one after another, until he is dispersed or gone or they hold their fire. Who
    fires does nothing in his own next segment. Their owner is asked too when only batteries with orders could: whether
    he is asked must not tell that they have some.
    """
    side = 1 - g.acting
    place = g.where[mover]
    while g.where[mover] >= 0 and not g.marks[mover] & DISPERSED:
        able = threats(g, mover, way, costs)
        if not able:
            return
        g.targets = [mover]
        options: list[Option] = [g.unit_option("fire-on", unit) for unit in free_to_fire(g, able)]
        options.append(("hold", 0))
        verb, number = yield g.ask(side, "opportunity-fire", options, g.battle.tag[mover], place)
        g.targets = []
        if verb == "hold":
            return
        _fire(g, g.unit(number), mover, place)


def _fire(g: AirborneState, firer: int, mover: int, place: int) -> None:
    column = column_for(volley(g, [firer], [mover], place), defence_of(g, [mover]))
    die = g.roll("die-opportunity")
    code = COMBAT.result(column, die + terrain_modifier(g, place) + dispersed_modifier(g, [mover]))
    tell_attack(g, "fire", [firer], [mover], place, column, die, code)
    g.marks[firer] |= SPENT
    give_away(g, firer)
    apply_result(g, [mover], code)
