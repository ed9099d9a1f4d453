"""[5.6] Driving along the roads: tanks, the car, and the column behind the tanks."""

from typing import Final

from bridgehead.games.pegasus.components import (
    GERMAN,
    IS_LEADER,
    NEXT,
    ON_ROAD,
    ROAD_NEXT,
    SPAN,
    SPANS,
    TANKS,
    THE_CAR,
    value,
)
from bridgehead.games.pegasus.leaders import abandon_car, kill_leader
from bridgehead.games.pegasus.losses import eliminate
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.terms import DAMAGED, DESTROYED, GONE, STRAIGHT_ON
from bridgehead.games.pegasus.ways import FAR

COLLAPSE_FROM: Final[int] = value("collapse_from")


def next_on_road(g: PegasusState, here: int, heading: int) -> int:
    """[5.6.road] The next area of the way by road; from beside the road the nearest road area. -1 at the end."""
    if here == heading:
        return -1
    road = g.ways().road[0]
    best, way = -1, 0
    for there in ROAD_NEXT[here] if ON_ROAD[here] else NEXT[here]:
        if not ON_ROAD[there]:
            continue
        left = road[there][heading]
        if best < 0 or left < way:
            best, way = there, left
    return best


def next_on_foot(g: PegasusState, here: int, heading: int) -> int:
    """[5.5.1-3] The next area of the shortest way for infantry, on the road or off it; -1 at the end or without one."""
    walk = g.ways().walk[g.bridge_gone()]
    if here == heading or walk[here][heading] >= FAR:
        return -1
    for place, there in enumerate(NEXT[here]):
        if g.ways().cost[here][place] + walk[there][heading] == walk[here][heading]:
            return there
    return -1


def road_is_free(g: PegasusState, area: int) -> bool:
    """[5.6.road] [5.7] [6.5.fire.5] No tank or wreck stands there, and it is no destroyed span."""
    return area >= 0 and g.tank_in(area) < 0 and road_leads_on(g, area)


def road_leads_on(g: PegasusState, area: int) -> bool:
    """[8.0.6] Whether an area is anything but a destroyed span."""
    return SPAN[area] < 0 or g.span[SPAN[area]] != DESTROYED


def leaves_at(g: PegasusState, tank: int) -> bool:
    """[5.5.1-3] [5.6.road] Whether a tank at the end of its way drives off the map: not on the historical detour."""
    return g.retreating[tank] == 1 or g.detour != STRAIGHT_ON


def drive(g: PegasusState, tank: int, points: int) -> None:
    """[5.4.5] [5.6.road] A tank drives along the road as far as it can, or to where a British combat unit stands."""
    while points > 0 and g.strength[tank]:
        here = g.place[tank]
        if here == g.heading[tank]:
            if leaves_at(g, tank):
                g.remove(tank, GONE)
                g.tell("leaves-map", tank, here)
            return
        there = next_on_road(g, here, g.heading[tank])
        if not road_is_free(g, there):
            return
        cost = g.ways().step(here, there) + g.toll(there, GERMAN)
        if cost > points:
            return
        points -= cost
        drive_into(g, tank, there)
        if g.stops(there):
            return


def drive_into(g: PegasusState, tank: int, area: int) -> None:
    """[8.0.7] A tank enters an area; a damaged span may give way under it."""
    here = g.place[tank]
    g.put(tank, area)
    g.tell("drives", (tank,), here, area)
    span = SPAN[area]
    if span < 0 or g.span[span] != DAMAGED:
        return
    die = g.roll("damaged-bridge")
    g.tell("damaged-bridge", tank, die, "collapses" if die >= COLLAPSE_FROM else "holds")
    if die >= COLLAPSE_FROM:
        g.tell("tank-wrecked", tank, area)
        g.wreck(tank)
        destroy_bridge(g)


def destroy_bridge(g: PegasusState) -> None:
    """[8.0.6] Both spans are gone: whoever stood on them is lost, a tank is a wreck."""
    for number, area in enumerate(SPANS):
        g.span[number] = DESTROYED
        g.makeshift[number] = 0
        for unit in g.british_in(area) + g.germans_in(area):
            if g.place[unit] == area:
                go_down(g, unit, area)
    g.tell("bridge-destroyed")


def go_down(g: PegasusState, unit: int, area: int) -> None:
    """[8.0.6] One piece is lost with the bridge."""
    if unit in TANKS:
        g.tell("tank-wrecked", unit, area)
        g.wreck(unit)
    elif unit == THE_CAR:
        g.tell("car-wrecked", area)
        abandon_car(g)
    elif IS_LEADER[unit]:
        g.tell("eliminated", unit)
        kill_leader(g, unit)
    else:
        eliminate(g, unit)
