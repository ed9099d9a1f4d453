"""[5.4] The German movement phase: every German goes for the nearest British unit, by the rules and the die."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.games.pegasus.combat.demolition import attempt_demolition
from bridgehead.games.pegasus.combat.opportunity_fire import british_opportunity_fire
from bridgehead.games.pegasus.combat.small_arms import working_gun
from bridgehead.games.pegasus.combat.tanks import (
    any_tanks,
    column_turns,
    move_car,
    move_column,
    move_tank,
    settle_detour,
    tanks_in_order,
)
from bridgehead.games.pegasus.printed.components import (
    COVER,
    FIRST_GERMAN,
    GARRISON,
    GERMAN,
    GERMAN_PLATOONS,
    GUN_PIT,
    IN_REACH,
    IS_COMBAT,
    IS_LEADER,
    KIND,
    LAST_GERMAN,
    MOVEMENT,
    NEXT,
    SCHMIDT,
    SPAN,
    TANK,
    TANKS,
    THE_CAR,
    THE_FIELD_GUN,
)
from bridgehead.games.pegasus.printed.terms import COMING, DESTROYED
from bridgehead.games.pegasus.printed.ways import FAR
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.phases import end_phase
from bridgehead.games.pegasus.units.garrison import is_hidden
from bridgehead.games.pegasus.units.reinforcements import (
    INFANTRY_MOVEMENT,
    close_up,
    enter_infantry,
    german_reinforcements,
)
from bridgehead.games.pegasus.units.schmidt import in_car, schmidt_arrives

SIX: Final = 6


def german_movement(g: PegasusState) -> Steps:
    """[3.D] [3.D.2] One step of the phase: reinforcements and the demolition first, then one German after another."""
    if not g.opened:
        g.opened = 1
        german_reinforcements(g)
        comes = schmidt_arrives(g)
        attempt_demolition(g)
        settle_detour(g)
        if comes:
            yield from british_opportunity_fire(g, THE_CAR, g.place[THE_CAR])
        return
    for unit in marching_order(g):
        if g.acted[unit]:
            continue
        g.acted[unit] = 1
        if may_move(g, unit):
            yield from move_german(g, unit)
            return
    close_up(g, [*TANKS, *GERMAN_PLATOONS], INFANTRY_MOVEMENT)
    end_phase(g)


def marching_order(g: PegasusState) -> list[int]:
    """[5.5.1-3] [13.1.5] Those who retreat go before all others, nearest to the edge of the map first: nobody is kept
    from his full move by those who leave before him.
    """
    order = line_of_march(g)
    leaving = [unit for unit in order if g.retreating[unit] and g.place[unit] >= 0]
    leaving.sort(key=lambda unit: way_out(g, unit))
    return leaving + [unit for unit in order if unit not in leaving]


def line_of_march(g: PegasusState) -> list[int]:
    """[13.1.5] [17.1.tanks] Tanks first, the leading one before the next; then the car, platoons, garrison squads,
    leaders. When the column turns round the others make room for the tanks.
    """
    tanks = tanks_in_order(g)
    infantry = from_the_head(platoons_in_column(g))
    return infantry + tanks if column_turns(g) else tanks + infantry


def platoons_in_column(g: PegasusState) -> list[int]:
    """[5.4] [5.6.column] The platoons that follow the road, the one nearest to the end of its way first: nobody is held
    up by one who goes on after him, as the first of them would be when the column has turned round.
    """
    found: list[int] = []
    for unit in GERMAN_PLATOONS:
        if g.place[unit] >= 0 and g.is_reinforcement(unit) and in_column(g, unit) and not g.retreating[unit]:
            found.append(unit)
    found.sort(key=lambda unit: way_out(g, unit))
    return found


def from_the_head(followers: list[int]) -> list[int]:
    """The car, platoons, garrison squads and leaders in their order, but those of the column from its head."""
    line = list(followers)
    return [line.pop(0) if unit in followers else unit for unit in INFANTRY_ORDER]


def way_out(g: PegasusState, unit: int) -> int:
    """[5.5.1-3] How far a unit has still to go: a tank, and a platoon of the column, by road; in a retreat the infantry
    on foot.
    """
    ways, here = g.ways(), g.place[unit]
    by_road = KIND[unit] == TANK or not g.retreating[unit]
    lengths = ways.road if by_road else ways.walk[g.bridge_gone()]
    return lengths[here][g.heading[unit]]


INFANTRY_ORDER: Final[list[int]] = [
    THE_CAR,
    *[unit for unit in range(FIRST_GERMAN, LAST_GERMAN + 1) if IS_COMBAT[unit] and KIND[unit] != GARRISON],
    *[unit for unit in range(FIRST_GERMAN, LAST_GERMAN + 1) if KIND[unit] == GARRISON],
    *[unit for unit in range(FIRST_GERMAN, LAST_GERMAN + 1) if IS_LEADER[unit]],
]


def may_move(g: PegasusState, unit: int) -> bool:
    """[7.0.3a] [10.0.1] [11.0.3] [15] Whether a German can move: awake, neither suppressed, engaged nor wounded."""
    place = g.place[unit]
    if place == COMING:
        return g.due[unit] <= g.turn
    if place < 0 or not g.awake[unit] or g.suppressed[unit] or g.wounded[unit] or g.strength[unit] == 0:
        return False
    if KIND[unit] == TANK:
        return g.immobile[unit] < g.turn
    return g.engaged[unit] != g.turn and not is_hidden(g, unit)


def move_german(g: PegasusState, unit: int) -> Steps:
    """[5.1.german] [5.4] One German moves in his own way."""
    if KIND[unit] == TANK:
        yield from move_tank(g, unit)
    elif unit == THE_CAR:
        yield from move_car(g)
    elif g.place[unit] == COMING or g.is_reinforcement(unit):
        yield from march(g, unit)
    elif unit != SCHMIDT or not in_car(g):
        yield from advance(g, unit, MOVEMENT[unit])


def in_column(g: PegasusState, unit: int) -> bool:
    """[5.6.column] A platoon keeps to the road behind the tanks until reinforcements are fired upon, or when it
    retreats.
    """
    if g.retreating[unit]:
        return True
    return not g.column_fired_on and any_tanks(g)


def march(g: PegasusState, unit: int) -> Steps:
    """[5.6.column] [13.1.5] A reinforcement comes onto the map, and goes on with the points it has left: along the
    road, or free of it as soon as any has been fired upon.
    """
    points = MOVEMENT[unit]
    if g.place[unit] == COMING:
        points = enter_infantry(g, unit, in_column(g, unit))
        if points < 0:
            return
        yield from british_opportunity_fire(g, unit, g.place[unit])
    if g.place[unit] < 0 or g.suppressed[unit] or (g.stops(g.place[unit]) and not g.retreating[unit]):
        return
    if in_column(g, unit):
        points = yield from move_column(g, unit, points)
    if points > 0:
        yield from advance(g, unit, points)


def advance(g: PegasusState, unit: int, points: int) -> Steps:
    """[5.4] [5.4.1] [6.1.6] [11.0.3] The unit goes towards the nearest British unit, under fire from those it passes. A
    leader who goes with it and is killed or wounded on the way goes no farther.
    """
    here = g.place[unit]
    if IS_LEADER[unit] and g.combat_in(here, GERMAN):
        return
    if g.config.crews_stay and stays_at_gun(g, unit, here):
        return
    goal = nearest_british(g, here)
    if goal < 0:
        return
    way = way_to(g, unit, here, goal, points)
    party = [unit, *followers(g, unit, here)] if way else [unit]
    for area in way:
        before = g.place[unit]
        party = [unit, *[one for one in party[1:] if g.place[one] == before and not g.wounded[one]]]
        for one in party:
            g.put(one, area)
        g.tell("advances", tuple(party), before, area)
        yield from british_opportunity_fire(g, unit, area)
        if g.place[unit] != area or g.suppressed[unit] or g.wounded[unit]:
            return


def followers(g: PegasusState, unit: int, here: int) -> list[int]:
    """A leader goes with the first combat unit that moves out of his area."""
    found: list[int] = []
    for leader in g.leaders_in(here, GERMAN):
        if leader != unit and may_move(g, leader) and not g.acted[leader] and not (leader == SCHMIDT and in_car(g)):
            g.acted[leader] = 1
            found.append(leader)
    return found


def stays_at_gun(g: PegasusState, unit: int, here: int) -> bool:
    """[5.4] By option a garrison squad with a working gun stays while a British unit is adjacent."""
    if KIND[unit] != GARRISON:
        return False
    if working_gun(g, here) < 0 and not (here == GUN_PIT and g.strength[THE_FIELD_GUN]):
        return False
    return any(g.british[area] for area in IN_REACH[here])


def nearest_british(g: PegasusState, here: int) -> int:
    """[5.4.1] [5.4.2] The area of the nearest British unit in movement points; among several those in obstructed areas
    come first, then those to whom the way begins in one, then a die that the units share, so that two in one area have
    twice the chance of one in another. -1 when none can be reached.
    """
    walk = distances(g, here)[here]
    best = FAR
    found: list[int] = []
    british = g.british
    for area in range(len(british)):
        if british[area]:
            distance = walk[area]
            if distance < best:
                best = distance
                found = [area]
            elif distance == best and distance < FAR:
                found.append(area)
    if len(found) > 1:
        covered = [area for area in found if COVER[area]] or found
        found = [area for area in covered if begins_in_cover(g, here, area)] or covered
    if not found:
        return -1
    return choose_by_die(g, by_units(g, found), "nearest-british") if len(found) > 1 else found[0]


def begins_in_cover(g: PegasusState, here: int, goal: int) -> bool:
    """[5.4.2] Whether the next area on a shortest way to the goal may be an obstructed one."""
    distance = distances(g, here)
    costs = g.ways().cost[here]
    left = distance[here][goal]
    for place, there in enumerate(NEXT[here]):
        if COVER[there] and costs[place] + distance[there][goal] == left:
            return True
    return False


def by_units(g: PegasusState, areas: list[int]) -> list[int]:
    """[5.4.1] Each area once for every British unit there; once only when the die has too few faces for the units."""
    shared = [area for area in areas for _ in range(g.british[area])]
    return shared if len(shared) <= SIX else areas


def distances(g: PegasusState, here: int) -> list[list[int]]:
    """[5.4] [8.0.6] Movement points from area to area. When the bridge is destroyed and no British unit can be reached
    without it, they are counted over it all the same: the unit goes as near as the water lets it.
    """
    walk = g.ways().walk[g.bridge_gone()]
    if g.bridge_gone():
        british = g.british
        if all(british[area] == 0 or walk[here][area] >= FAR for area in range(len(british))):
            return g.ways().walk[0]
    return walk


def choose_by_die(g: PegasusState, candidates: list[int], purpose: str) -> int:
    """[5.4.1] [6.2.5] Each candidate has an equal share of the numbers of the die, in their order; a number left over
    is rolled again.
    """
    few = candidates[:SIX]
    share = SIX // len(few)
    while True:
        chosen = (g.roll(purpose) - 1) // share
        if chosen < len(few):
            return few[chosen]


def way_to(g: PegasusState, unit: int, here: int, goal: int, points: int) -> list[int]:
    """[5.4.2] [5.4.3] [5.4.4] [5.4.5] The areas that the unit enters on its way to the goal.

    Of two areas that bring it equally near it takes the obstructed one, else the first by number. It stops where the
    nearest British are, and does not leave cover to end its move in the open.
    """
    distance = distances(g, here)
    costs = g.ways().cost
    path: list[int] = []
    at = here
    while at != goal:
        best, price = -1, 0
        left = distance[at][goal]
        ways = NEXT[at]
        for place in range(len(ways)):
            there = ways[place]
            if costs[at][place] + distance[there][goal] != left or is_gone(g, there):
                continue
            if best < 0 or (COVER[there] and not COVER[best]):
                best, price = there, costs[at][place]
        if best < 0:
            break
        price += g.toll(best, GERMAN)
        if price > points:
            break
        points -= price
        path.append(best)
        at = best
    return stop_in_cover(g, unit, here, path)


def is_gone(g: PegasusState, area: int) -> bool:
    """[8.0.6] Whether an area is a destroyed span."""
    return SPAN[area] >= 0 and g.span[SPAN[area]] == DESTROYED


def stop_in_cover(g: PegasusState, unit: int, here: int, path: list[int]) -> list[int]:
    """[5.4.3] [5.4.4] [5.7] Shorten the way so that it does not lead from cover to an end in the open without British,
    nor to a tank that already has its platoon.
    """
    end = len(path)
    while end and not may_end_in(g, unit, path[end - 1]):
        end -= 1
    if end and not COVER[path[end - 1]] and not g.british[path[end - 1]]:
        for last in range(end - 1, 0, -1):
            if COVER[path[last - 1]]:
                return path[:last]
        if COVER[here]:
            return []
    return path[:end]


def may_end_in(g: PegasusState, unit: int, area: int) -> bool:
    """[5.7] A tank's area has room for one infantry unit and any number of leaders."""
    if IS_LEADER[unit] or g.germans[area] == 0:
        return True
    tank = g.tank_in(area)
    return tank < 0 or g.strength[tank] == 0 or not g.combat_in(area, GERMAN)
