"""[5.6] Driving along the roads: tanks, the car, and the column behind the tanks."""

from typing import Final

from bridgehead.boards.paths import BARRED, search
from bridgehead.games.pegasus.printed.components import (
    GERMAN,
    IS_LEADER,
    NEXT,
    ON_ROAD,
    ROAD_NEXT,
    SPAN,
    SPANS,
    TANKS,
    value,
)
from bridgehead.games.pegasus.printed.terms import DAMAGED, DESTROYED, GONE, STRAIGHT_ON
from bridgehead.games.pegasus.printed.ways import FAR
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units.leaders import kill_leader
from bridgehead.games.pegasus.units.losses import eliminate

COLLAPSE_FROM: Final[int] = value("collapse_from")
PLATOONS_IN_STACK: Final = 2
OFF_MAP: Final = -1


def next_on_road(g: PegasusState, here: int, heading: int) -> int:
    """[5.6.road] The next area of the way by road; from beside the road the nearest road area. -1 at the end."""
    if here == heading:
        return -1
    road = g.ways().road
    best, way = -1, 0
    for there in ROAD_NEXT[here] if ON_ROAD[here] else NEXT[here]:
        if not ON_ROAD[there]:
            continue
        left = road[there][heading]
        if best < 0 or left < way:
            best, way = there, left
    return best


def next_on_foot(g: PegasusState, here: int, heading: int) -> int:
    """[5.4.5] [5.5.1-3] The next area of the shortest way for infantry, on the road or off it: round British combat
    units, who would end the move, where there is a way round. -1 without any.
    """
    for left in (on_foot_round_british(g, heading), g.ways().walk[g.bridge_gone()][heading]):
        best, way = -1, FAR
        for place, there in enumerate(NEXT[here]):
            length = g.ways().cost[here][place] + left[there]
            if left[there] < FAR and length < way:
                best, way = there, length
        if best >= 0:
            return best
    return -1


def on_foot_round_british(g: PegasusState, heading: int) -> list[int]:
    """[5.4.5] [8.0.6] How far every area is from an end of the way without entering one that British combat units hold,
    or a destroyed span.
    """
    costs: list[list[int]] = []
    for area, ways in enumerate(NEXT):
        cost = g.ways().cost[area]
        costs.append([BARRED if g.stops(to) or not road_leads_on(g, to) else cost[n] for n, to in enumerate(ways)])
    return search(NEXT, costs, [heading]).cost


def road_is_open(g: PegasusState, area: int) -> bool:
    """[5.6.road] [6.5.fire.5] Whether a tank can enter a road area: no wreck there, and no destroyed span."""
    if not road_leads_on(g, area):
        return False
    tank = g.tank_in(area)
    return tank < 0 or g.strength[tank] > 0


def road_is_free(g: PegasusState, area: int) -> bool:
    """[5.7] Whether a tank can enter a road area and end its move there: no other tank is in it, and one infantry unit
    at most.
    """
    return road_is_open(g, area) and has_room_for_tank(g, area)


def has_room_for_tank(g: PegasusState, area: int) -> bool:
    """[5.7] Whether a tank may stack with those who are in an area."""
    return g.tank_in(area) < 0 and (g.germans[area] == 0 or len(g.combat_in(area, GERMAN)) <= 1)


def road_is_open_to(g: PegasusState, here: int, heading: int) -> bool:
    """[6.5.fire.5] Whether a tank can drive from area to area: no wreck and no destroyed span lies on the way."""
    at = here
    while at != heading:
        at = next_on_road(g, at, heading)
        if not road_is_open(g, at):
            return False
    return True


def road_leads_on(g: PegasusState, area: int) -> bool:
    """[8.0.6] Whether an area is anything but a destroyed span."""
    return SPAN[area] < 0 or g.span[SPAN[area]] != DESTROYED


def leaves_at(g: PegasusState, tank: int) -> bool:
    """[5.5.1-3] [5.6.road] Whether a tank at the end of its way drives off the map: not on the historical detour."""
    return g.retreating[tank] == 1 or g.detour != STRAIGHT_ON


def way_ahead(g: PegasusState, tank: int, here: int, points: int) -> list[int]:
    """[5.4.5] [5.6.road] [5.7] [6.5.fire.5] The areas that a tank in an area drives through with its points: past other
    tanks, but not past wrecks or British combat units, and to an end where it may stack. OFF_MAP closes the list of
    one that leaves.
    """
    path: list[int] = []
    end = 0
    at = here
    while points > 0:
        if at == g.heading[tank]:
            return [*path, OFF_MAP] if leaves_at(g, tank) else path[:end]
        there = next_on_road(g, at, g.heading[tank])
        if not road_is_open(g, there):
            break
        points -= g.ways().step(at, there) + g.toll(there, GERMAN)
        if points < 0:
            break
        path.append(there)
        if has_room_for_tank(g, there):
            end = len(path)
        if g.stops(there):
            break
        at = there
    return path[:end]


def drive(g: PegasusState, tank: int, points: int) -> None:
    """[5.6.road] A tank drives along the road as far as it can; a damaged bridge may give way under it."""
    for area in way_ahead(g, tank, g.place[tank], points):
        if area == OFF_MAP:
            here = g.place[tank]
            g.remove(tank, GONE)
            g.tell("leaves-map", tank, here)
            return
        drive_into(g, tank, area)
        if not g.strength[tank]:
            return


def has_room(g: PegasusState, unit: int, area: int) -> bool:
    """[5.6.column] [5.7] [8.0.6] Whether a platoon of the column may end its move in a road area: two are there at
    most, one with a tank. In a retreat it is in no column any more, and only a tank that has its platoon is in the way.
    """
    if not road_leads_on(g, area) or tank_is_followed(g, area):
        return False
    return g.retreating[unit] == 1 or len(g.combat_in(area, GERMAN)) < PLATOONS_IN_STACK


def tank_is_followed(g: PegasusState, area: int) -> bool:
    """[5.7] Whether there is a tank in an area with the one infantry unit that may be with it."""
    tank = g.tank_in(area)
    return tank >= 0 and g.strength[tank] > 0 and bool(g.combat_in(area, GERMAN))


def column_way(g: PegasusState, unit: int, here: int, points: int) -> list[int]:
    """[5.4.5] [5.6.column] [5.7] The areas that a platoon of the column goes through with its points, past others, to
    one that has room. In a retreat it goes the shortest way to the entry area, and OFF_MAP after that.
    """
    path: list[int] = []
    end = 0
    at = here
    while points > 0:
        if g.retreating[unit] and at == g.heading[unit]:
            return [*path, OFF_MAP]
        there = next_on_foot(g, at, g.heading[unit]) if g.retreating[unit] else next_on_road(g, at, g.heading[unit])
        if there < 0 or not road_leads_on(g, there):
            break
        points -= g.ways().step(at, there) + g.toll(there, GERMAN)
        if points < 0:
            break
        path.append(there)
        if has_room(g, unit, there):
            end = len(path)
        if g.stops(there):
            break
        at = there
    return path[:end]


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
        for unit in g.british_in(area) + g.germans_in(area):
            if g.place[unit] == area:
                go_down(g, unit, area)
    g.tell("bridge-destroyed")


def go_down(g: PegasusState, unit: int, area: int) -> None:
    """[8.0.6] One piece is lost with the bridge; the car is lost with Schmidt."""
    if unit in TANKS:
        g.tell("tank-wrecked", unit, area)
        g.wreck(unit)
    elif IS_LEADER[unit]:
        g.tell("eliminated", unit)
        kill_leader(g, unit)
    else:
        eliminate(g, unit)
