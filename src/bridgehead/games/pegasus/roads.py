"""[5.6] Driving along the roads: tanks, the car, and the column behind the tanks."""

from typing import Final

from bridgehead.games.pegasus.components import NEXT, ON_ROAD, ROAD_NEXT, SPAN, SPANS, TANKS, value
from bridgehead.games.pegasus.state import DAMAGED, DEAD, DESTROYED, GONE, STRAIGHT_ON, PegasusState

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


def road_is_free(g: PegasusState, area: int) -> bool:
    """[5.6.road] [5.7] [6.5.fire.5] No tank or wreck stands there, and it is no destroyed span."""
    return area >= 0 and g.tank_in(area) < 0 and road_leads_on(g, area)


def road_leads_on(g: PegasusState, area: int) -> bool:
    """[8.0.6] Whether an area is anything but a destroyed span."""
    return SPAN[area] < 0 or g.span[SPAN[area]] != DESTROYED


def leaves_at(g: PegasusState, tank: int) -> bool:
    """[5.5.1-3] [5.6.road] Whether a tank at the end of its way drives off the map: not on the historical detour."""
    return g.detour != STRAIGHT_ON


def drive(g: PegasusState, tank: int, points: int) -> None:
    """[5.6.road] A tank drives along the road as far as it can; it ends its move where a British unit stands."""
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
        cost = g.ways().step(here, there) + (1 if g.british[there] else 0)
        if cost > points:
            return
        points -= cost
        drive_into(g, tank, there)
        if g.british[there]:
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
            if unit in TANKS:
                g.tell("tank-wrecked", unit, area)
                g.wreck(unit)
            else:
                g.tell("eliminated", unit)
                g.remove(unit, DEAD)
    g.tell("bridge-destroyed")
