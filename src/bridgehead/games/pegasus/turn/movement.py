"""[5.1] [5.2] [5.3] The British movement phase: who moves, who goes along, what each area costs, what else is done."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.pegasus.combat.activities import (
    activity_options,
    gammon_bomb_attack,
    grenade_attack,
    prepare_position,
    search_bunker,
)
from bridgehead.games.pegasus.combat.opportunity_fire import german_opportunity_fire
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    BRITISH_UNITS,
    HEADQUARTERS,
    IS_COMBAT,
    IS_LEADER,
    KIND,
    MOVEMENT,
    NEXT,
    PARATROOPS,
    PINE_COFFIN,
    RANVILLE,
    SAPPERS,
    SPAN,
    value,
)
from bridgehead.games.pegasus.printed.terms import COMING, DESTROYED
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.phases import end_phase
from bridgehead.games.pegasus.units.breakdown import break_down, combine, reshaping_options
from bridgehead.games.pegasus.units.garrison import wake_near
from bridgehead.games.pegasus.units.leaders import carried_check
from bridgehead.games.pegasus.units.losses import prisoners_in
from bridgehead.games.pegasus.units.reinforcements import british_reinforcements, close_up
from bridgehead.games.pegasus.units.sappers import makeshift_holds, repair_bridge

CARRYING: Final[int] = value("carrying_movement")
WITH_PRISONERS: Final[int] = value("prisoner_movement")
MAKESHIFT_COST: Final = 2


def british_movement(g: PegasusState) -> Steps:
    """[3.C] [3.C.2] [5.3] One step of the phase: a unit is chosen, or the chosen unit does one thing more."""
    if not g.opened:
        g.opened = 1
        yield from british_reinforcements(g)
        return
    if g.group:
        yield from act(g)
        return
    acted = g.acted
    options: list[Option] = [("move", unit) for unit in range(BRITISH_UNITS) if not acted[unit] and ready(g, unit)]
    if options:
        options += reshaping_options(g)
        options.append(("done", 0))
        verb, unit = yield g.ask(BRITISH, "move", options)
        if verb == "move":
            begin_move(g, unit)
            return
        if verb == "break-down":
            yield from break_down(g, unit)
            return
        if verb == "combine":
            combine(g, unit)
            return
    british_movement_ends(g)


def british_movement_ends(g: PegasusState) -> None:
    """[9.2] [13.2.5] Bridges under repair are looked at, and whoever still waits off the map comes closer."""
    repair_bridge(g)
    close_up(g, list(range(BRITISH_UNITS)), g.config.paratroop_movement)
    end_phase(g)


def ready(g: PegasusState, unit: int) -> bool:
    """[10.0.1] [11.0.3] Whether a unit may still begin to move: it is here or at the edge of the map, has not moved, is
    not suppressed, and is no wounded leader.
    """
    place = g.place[unit]
    if place < 0 and (place != COMING or unit == PINE_COFFIN):
        return False
    if g.acted[unit] or g.suppressed[unit] or g.wounded[unit]:
        return False
    if place == COMING:
        return g.due[unit] <= g.turn and entry_cost(g, unit) <= allowance_of(g, unit)
    return True


def allowance_of(g: PegasusState, unit: int) -> int:
    """[5.1.british] Four points; the paratroops have the movement of their factors, or four by option."""
    return g.config.paratroop_movement if KIND[unit] == PARATROOPS else MOVEMENT[unit]


def allowance(g: PegasusState, group: list[int]) -> int:
    """[5.1.british] [5.3.bunkers.4] [11.0.3] A group moves as fast as its slowest; two points with prisoners or a
    wounded leader.
    """
    points = allowance_of(g, group[0])
    for unit in group[1:]:
        if unit >= BRITISH_UNITS:
            points = min(points, WITH_PRISONERS)
        elif g.wounded[unit]:
            points = min(points, CARRYING)
    return points


def begin_move(g: PegasusState, unit: int) -> None:
    """A unit is chosen; its points are counted."""
    g.group = [unit]
    g.points = allowance(g, g.group)
    g.fresh = 1
    g.carried = 0
    if g.place[unit] == COMING and g.place[PINE_COFFIN] == COMING and unit != PINE_COFFIN:
        g.group.append(PINE_COFFIN)


def companions(g: PegasusState) -> list[int]:
    """[5.3.bunkers.4] [11.0.3] Who may go along with a combat unit: leaders (wounded ones are carried), sappers,
    headquarters and prisoners of its area that have not moved.
    """
    unit = g.group[0]
    if not IS_COMBAT[unit]:
        return []
    area = g.place[unit]
    found: list[int] = []
    for other in range(BRITISH_UNITS):
        if g.place[other] != area or g.acted[other] or g.suppressed[other] or other in g.group:
            continue
        if area == COMING and (g.wait[other] != g.wait[unit] or g.due[other] != g.due[unit]):
            continue
        if IS_LEADER[other] or KIND[other] in (SAPPERS, HEADQUARTERS):
            found.append(other)
    return found + [piece for piece in prisoners_in(g, area) if piece not in g.group and not g.acted[piece]]


def act(g: PegasusState) -> Steps:
    """One thing that the moving unit does: take somebody along, go to an area, attack, search, prepare, or stop."""
    unit = g.group[0]
    options: list[Option] = []
    if g.fresh:
        options += [("take", other) for other in companions(g)]
    options += [("go", area) for area in areas_to_go(g)]
    if g.place[unit] >= 0:
        options += activity_options(g)
    if not options:
        finish_move(g)
        return
    options.append(("stop", 0))
    verb, arg = yield g.ask(BRITISH, "act", options, unit, g.points)
    if verb == "take":
        g.group.append(arg)
        g.points = allowance(g, g.group)
    elif verb == "go":
        yield from go(g, arg)
    elif verb == "grenade":
        yield from grenade_attack(g, arg)
    elif verb == "gammon-bomb":
        yield from gammon_bomb_attack(g, arg)
    elif verb == "search":
        borne = wounded_in(g)
        yield from search_bunker(g)
        leave_behind(g, borne)
        finish_move(g)
    elif verb == "prepare":
        prepare_position(g)
        finish_move(g)
    else:
        finish_move(g)


def is_engaged(g: PegasusState) -> bool:
    """[7.0.3a] Whether one of the moving group was engaged hand to hand in the last turn; not who has come since."""
    return any(g.engaged[unit] == g.turn for unit in g.group)


def areas_to_go(g: PegasusState) -> list[int]:
    """[5.2.3] [5.2.4] The areas that the moving group can pay for; none when it is engaged."""
    unit = g.group[0]
    here = g.place[unit]
    if here == COMING:
        return [RANVILLE]
    if is_engaged(g):
        return []
    found: list[int] = []
    costs = g.ways().cost[here]
    ways = NEXT[here]
    for place in range(len(ways)):
        there = ways[place]
        cost = costs[place]
        if SPAN[there] >= 0 and g.span[SPAN[there]] == DESTROYED:
            cost = makeshift_cost(g, there)
        else:
            cost += g.toll(there, BRITISH)
        if cost <= g.points:
            found.append(there)
    return found


def step_cost(g: PegasusState, here: int, there: int) -> int:
    """[5.2.1] [5.2.2] [5.2.4] What the group pays to enter an area: one, two over a double line, one more when
    Germans are there.
    """
    if SPAN[there] >= 0 and g.span[SPAN[there]] == DESTROYED:
        return makeshift_cost(g, there)
    return g.ways().step(here, there) + g.toll(there, BRITISH)


def makeshift_cost(g: PegasusState, span_area: int) -> int:
    """[8.0.6] [9.3] [9.3.cost] A destroyed span: two points over a makeshift bridge with a sapper on it; otherwise it
    takes a sapper alone with all his points to go there.
    """
    if makeshift_holds(g, span_area):
        return MAKESHIFT_COST
    unit = g.group[0]
    if KIND[unit] == SAPPERS and len(g.group) == 1 and g.points == allowance(g, g.group):
        return g.points
    return NEVER


NEVER: Final = 99


def entry_cost(g: PegasusState, unit: int) -> int:
    """[13.2.5] The first of the column enters at no cost, each one behind pays a point more; Germans cost one extra."""
    return g.wait[unit] + g.toll(RANVILLE, BRITISH)


def go(g: PegasusState, area: int) -> Steps:
    """[5] [6.4] The group enters an area: the garrison stirs, opportunity fire follows, and the others go on."""
    unit = g.group[0]
    here = g.place[unit]
    g.points -= entry_cost(g, unit) if here == COMING else step_cost(g, here, area)
    g.fresh = 0
    g.carried = 1
    for one in g.group:
        g.put(one, area)
    if here == COMING:
        for one in g.group:
            g.tell("arrives", one, area)
    else:
        g.tell("moves", tuple(g.group), here, area, g.points)
    wake_near(g, area)
    borne = wounded_in(g)
    yield from german_opportunity_fire(g, g.group, area)
    resume(g, area, borne)


def wounded_in(g: PegasusState) -> list[int]:
    """[11.0.3] The wounded leaders whom the moving group carries."""
    return [one for one in g.group if g.wounded[one]]


def leave_behind(g: PegasusState, borne: list[int]) -> None:
    """[11.0.3.carried] Who is wounded only now came on his own feet: he has moved, but nobody has carried him."""
    for one in wounded_in(g):
        if one not in borne:
            g.acted[one] = 1
            g.group.remove(one)


def resume(g: PegasusState, area: int, borne: list[int]) -> None:
    """[6.4] [11.0.3] Everybody but who is suppressed goes on: also those who came with a unit that is. Who is wounded
    only now stays, for nobody has taken him up; so do, when no combat unit goes on, those who were carried and
    prisoners.
    """
    group = g.group
    still: list[int] = []
    for one in group:
        if g.place[one] == area and not g.suppressed[one] and (not g.wounded[one] or one in borne):
            still.append(one)
    if not any(IS_COMBAT[one] for one in still):
        still = [one for one in still if IS_LEADER[one] and not g.wounded[one]]
    g.group = sorted(still, key=lambda one: not IS_COMBAT[one])
    for one in group:
        if one not in still:
            g.acted[one] = 1
            if one in borne and g.place[one] == area:
                carried_check(g, one)
    if not still:
        finish_move(g)


def finish_move(g: PegasusState) -> None:
    """[11.0.3.carried] The group has moved; a wounded leader who was carried is checked."""
    carried = [unit for unit in g.group[1:] if unit < BRITISH_UNITS and g.wounded[unit] and g.place[unit] >= 0]
    for unit in g.group:
        g.acted[unit] = 1
    if g.carried:
        for leader in carried:
            carried_check(g, leader)
    g.group = []
    g.points = 0
    g.fresh = 0
