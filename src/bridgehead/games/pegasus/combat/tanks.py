"""[5.6] Tank movement, the column behind the tanks, the car on the road, and the historical detour [17.1]."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.combat.opportunity_fire import british_opportunity_fire
from bridgehead.games.pegasus.printed import modifiers as mod
from bridgehead.games.pegasus.printed.components import (
    BENOUVILLE,
    BRITISH,
    FIRST_GERMAN,
    GERMAN,
    JUNCTION,
    LAST_GERMAN,
    LEPORT,
    NEXT,
    ON_ROAD,
    RANVILLE,
    SCHMIDT,
    TANKS,
    THE_CAR,
    value,
)
from bridgehead.games.pegasus.printed.terms import COMING, GONE, NOT_YET, PREPARED, SETTLED, STRAIGHT_ON
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units.leaders import carried_check
from bridgehead.games.pegasus.units.losses import Loss, prisoners_in
from bridgehead.games.pegasus.units.reinforcements import enter_tank
from bridgehead.games.pegasus.units.roads import (
    OFF_MAP,
    column_way,
    drive,
    drive_into,
    leaves_at,
    next_on_road,
    road_is_free,
    road_leads_on,
    way_ahead,
)

BREAKS_THROUGH_FROM: Final[int] = value("breakthrough_from")
DETOUR_FROM: Final[int] = value("detour_from")
DETOUR_TURNS: Final[int] = value("detour_turns")
TANK_MOVEMENT: Final = 3
RIDERS: Final = (THE_CAR, SCHMIDT)
"""The car leaves play when Schmidt leaves it."""


def tanks_in_order(g: PegasusState) -> list[int]:
    """[13.1.5] The tanks on the map, the one nearest to the end of its way first, then those that wait outside."""
    here = [tank for tank in TANKS if g.place[tank] >= 0 and g.strength[tank]]
    road = g.ways().road
    here.sort(key=lambda tank: road[g.place[tank]][g.heading[tank]])
    return here + [tank for tank in TANKS if g.place[tank] == COMING]


def any_tanks(g: PegasusState) -> bool:
    """Whether a tank drives on the map or waits outside it."""
    for tank in TANKS:
        if g.place[tank] == COMING or (g.place[tank] >= 0 and g.strength[tank]):
            return True
    return False


def move_tank(g: PegasusState, tank: int) -> Steps:
    """[5.6.road] [5.6.breakthrough] A tank drives along the road, or tries to break through a prepared position."""
    points = TANK_MOVEMENT
    if g.place[tank] == COMING:
        points = enter_tank(g, tank)
        if points < 0 or g.stops(g.place[tank]):
            return
    here = g.place[tank]
    dug_in = [unit for unit in g.british_in(here) if g.prepared[unit] == PREPARED]
    if dug_in:
        yield from break_through(g, tank, here)
        return
    if g.config.detour and g.detour == NOT_YET:
        come_to_junction(g, tank, points)
    drive(g, tank, points)


def break_through(g: PegasusState, tank: int, here: int) -> Steps:
    """[5.6.breakthrough] A die tells whether the tank gets past a prepared position into the next road area; if it does
    the position is lost and the British there are pushed to an area beside the road.
    """
    there = next_on_road(g, here, g.heading[tank])
    at_the_end = here == g.heading[tank] and leaves_at(g, tank)
    if not at_the_end and not road_is_free(g, there):
        return
    helped = [mod.INFANTRY_WITH_THE_TANK] if g.combat_in(here, GERMAN) else []
    die = g.roll("breakthrough")
    through = die + mod.total(helped) >= BREAKS_THROUGH_FROM
    g.tell("breakthrough", tank, here, die, tuple(helped), "through" if through else "held")
    if not through:
        return
    units = g.british_in(here)
    for unit in units:
        g.prepared = changed(g.prepared, unit, 0)
    if at_the_end:
        drive(g, tank, TANK_MOVEMENT)
    else:
        drive_into(g, tank, there)
    yield from push_aside(g, here, units)


def push_aside(g: PegasusState, here: int, units: list[int]) -> Steps:
    """[5.3.bunkers.4] [5.6.breakthrough] [11.0.3.carried] The British choose the area beside the road that they are
    moved to, one without Germans if they can. They take prisoners along, and wounded leaders, who are rolled for.
    """
    beside = [area for area in NEXT[here] if not ON_ROAD[area]]
    free = [area for area in beside if not g.germans[area]] or beside
    if not free:
        return
    area = free[0]
    if len(free) > 1:
        options: list[Option] = [("retreat", area) for area in free]
        _verb, area = yield g.ask(BRITISH, "pushed-aside", options, here)
    together = [*units, *prisoners_in(g, here)]
    for unit in together:
        g.put(unit, area)
    g.tell("pushed-aside", tuple(together), here, area)
    for leader in units:
        if g.wounded[leader]:
            carried_check(g, leader)


# ---- the historical detour


def come_to_junction(g: PegasusState, tank: int, points: int) -> None:
    """[17.1.tanks] The first tank whose way brings it to the T-junction settles with a die whether the column turns to
    the bridge at once or drives straight on first.
    """
    here = g.place[tank]
    if here == JUNCTION or JUNCTION in way_ahead(g, tank, here, points):
        roll_for_detour(g, tank)


def roll_for_detour(g: PegasusState, tank: int) -> None:
    """[17.1.tanks] One to three: to the bridges. Four to six: straight on for the next two turns, then back."""
    die = g.roll("detour")
    straight = die >= DETOUR_FROM
    g.tell("detour", tank, die, "straight-on" if straight else "to-the-bridge")
    g.detour = STRAIGHT_ON if straight else SETTLED
    if straight:
        g.detour_turn = g.turn + DETOUR_TURNS
        far = BENOUVILLE if g.entry[tank] == LEPORT else LEPORT
        turn_column(g, far, True)


def column_turns(g: PegasusState) -> bool:
    """[17.1.tanks] Whether this is the turn in which the tanks turn round and the platoons pass them."""
    return g.detour == STRAIGHT_ON and g.turn == g.detour_turn + 1


def settle_detour(g: PegasusState) -> None:
    """[17.1.tanks] When the two turns are over the tanks turn round; the platoons go on past them for one turn more and
    then follow.
    """
    if g.detour != STRAIGHT_ON:
        return
    if column_turns(g):
        turn_column(g, RANVILLE, False)
        g.tell("column-turns", RANVILLE)
    elif g.turn > g.detour_turn + 1:
        g.detour = SETTLED
        turn_column(g, RANVILLE, True)


def turn_column(g: PegasusState, heading: int, platoons_too: bool) -> None:
    """[17.1.tanks] The column gets another end of its way."""
    for unit in range(FIRST_GERMAN, LAST_GERMAN + 1):
        if not g.is_reinforcement(unit) or g.retreating[unit]:
            continue
        if unit in TANKS or platoons_too:
            g.heading[unit] = heading


# ---- the column and the car


def move_column(g: PegasusState, unit: int, points: int) -> Loss:
    """[5.6.column] A platoon of the column goes on, area by area under fire, or leaves the map at the end of its
    retreat. Gives the points it has left when the fire sets it free of the road on its way, else none.
    """
    way = column_way(g, unit, g.place[unit], points)
    while way:
        here, there = g.place[unit], way[0]
        if there == OFF_MAP:
            g.remove(unit, GONE)
            g.tell("marches-off", unit, here)
            return 0
        points -= g.ways().step(here, there) + g.toll(there, GERMAN)
        g.put(unit, there)
        g.tell("advances", (unit,), here, there)
        yield from british_opportunity_fire(g, unit, there)
        if g.place[unit] != there or g.suppressed[unit] or g.stops(there):
            return 0
        if g.column_fired_on and not g.retreating[unit]:
            return points
        way = column_way(g, unit, there, points)
    return 0


def move_car(g: PegasusState) -> Steps:
    """[5.2.4] [5.4.5] [5.8.drive] [5.8.fire] The car drives to LePort as fast as it can and leaves play there with
    Schmidt. A leader alone at its entry has cost it a point.
    """
    points = g.car_points
    if g.due[THE_CAR] == g.turn:
        points -= g.toll(g.place[THE_CAR], GERMAN)
    while points > 0 and g.place[THE_CAR] >= 0:
        here = g.place[THE_CAR]
        there = next_on_road(g, here, LEPORT)
        if there < 0 or not road_leads_on(g, there):
            return
        cost = g.ways().step(here, there) + g.toll(there, GERMAN)
        if cost > points:
            return
        points -= cost
        for piece in RIDERS:
            g.put(piece, there)
            g.acted[piece] = 1
        g.tell("drives", RIDERS, here, there)
        speed = g.car_points
        yield from british_opportunity_fire(g, THE_CAR, there)
        points += g.car_points - speed
        if g.place[THE_CAR] == LEPORT:
            for piece in RIDERS:
                g.remove(piece, GONE)
            g.tell("schmidt-escapes")
            return
        if g.stops(there):
            return
