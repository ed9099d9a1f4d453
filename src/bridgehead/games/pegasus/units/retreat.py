"""[5.5] The German force may retreat when the first shot at its armour destroys the leading tank."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import (
    CLASS,
    ENTRIES,
    FIRST_GERMAN,
    KIND,
    LAST_GERMAN,
    NEXT,
    OPEN,
    TANK,
    TANKS,
    value,
)
from bridgehead.games.pegasus.printed.tables import COLUMN_RETREAT, cell
from bridgehead.games.pegasus.printed.terms import COMING, GONE
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units.roads import drive, has_room_for_tank, road_is_open_to, way_ahead

MOVES_ON_FROM: Final[int] = value("off_road_moves_on_from")
PANICS_FROM: Final[int] = value("stuck_crew_panics_from")
TANK_MOVEMENT: Final = 3


def after_first_shot(g: PegasusState, lead: int) -> Steps:
    """[5.5] [5.5.5-6] Only the first Piat or anti-tank shot of the game counts, and only if it destroyed the leading
    tank.
    """
    yield from ()
    if g.first_shot:
        return
    g.first_shot = 1
    if lead < 0:
        return
    die = g.roll("column-retreat")
    result = cell(COLUMN_RETREAT, die, 0)
    g.tell("column-retreat", die, result)
    if result == "all":
        whole_force_retreats(g)
    elif result == "nearest":
        nearest_tank_retreats(g, lead)


def nearest_entry(g: PegasusState, area: int) -> int:
    """[5.5.1-3] The entry area with the shortest way on foot from an area."""
    walk = g.ways().walk[g.bridge_gone()][area]
    return min(ENTRIES, key=walk.__getitem__)


def nearest_entry_by_road(g: PegasusState, tank: int, here: int) -> int:
    """[5.5.1-3] [5.6.road] The entry area with the shortest way by road, among equals the one that the tank came by.
    One behind a wreck or a destroyed bridge counts only when all are.
    """
    road = g.ways().road[here]
    within_reach = [entry for entry in ENTRIES if road_is_open_to(g, here, entry)]
    return min(within_reach or ENTRIES, key=lambda entry: (road[entry], entry != g.entry[tank]))


def whole_force_retreats(g: PegasusState) -> None:
    """[5.5.1-3] [13.1.3] Every tank and platoon that came as reinforcement makes for the nearest entry area and off the
    map. Those of their column that still wait outside do not come; whose turn of entry is yet to come is not of it.
    """
    for unit in range(FIRST_GERMAN, LAST_GERMAN + 1):
        if not g.is_reinforcement(unit):
            continue
        if g.place[unit] == COMING:
            if g.due[unit] <= g.turn:
                g.remove(unit, GONE)
        elif g.place[unit] >= 0 and g.strength[unit]:
            turn_back(g, unit)


def turn_back(g: PegasusState, unit: int) -> None:
    """[5.5.1-3] From now on the unit makes for the nearest entry area, turn by turn until it has left the map."""
    g.retreating = changed(g.retreating, unit, 1)
    here = g.place[unit]
    g.heading[unit] = nearest_entry_by_road(g, unit, here) if KIND[unit] == TANK else nearest_entry(g, here)


def nearest_tank_retreats(g: PegasusState, lead: int) -> None:
    """[5.5.4] The tank nearest to the wreck turns and drives off; if it finds no room on the road it goes into an open
    area beside it, or waits for the next movement phase where there is none.
    """
    tank = nearest_tank(g, lead)
    if tank < 0:
        return
    here = g.place[tank]
    turn_back(g, tank)
    g.tell("tank-retreats", tank, g.heading[tank])
    if way_ahead(g, tank, here, TANK_MOVEMENT):
        drive(g, tank, TANK_MOVEMENT)
        return
    beside = [area for area in NEXT[here] if CLASS[area] == OPEN and has_room_for_tank(g, area)]
    if beside:
        go_off_the_road(g, tank, beside)
    else:
        g.tell("tank-waits", tank, here)


def go_off_the_road(g: PegasusState, tank: int, beside: list[int]) -> None:
    """[5.5.4] Off the road a die tells whether the tank can go on or is stuck for the turn; a stuck crew may
    panic and leave it.
    """
    quiet = [area for area in beside if not g.british[area]]
    area = (quiet or beside)[0]
    left = TANK_MOVEMENT - g.ways().step(g.place[tank], area)
    g.put(tank, area)
    die = g.roll("off-the-road")
    g.tell("tank-off-road", tank, area, die, "moves" if die >= MOVES_ON_FROM else "stuck")
    if die >= MOVES_ON_FROM:
        if not g.stops(area):
            drive(g, tank, left)
        return
    g.immobile = changed(g.immobile, tank, g.turn)
    panic = g.roll("stuck-crew")
    g.tell("stuck-crew", tank, panic, "panics" if panic >= PANICS_FROM else "holds")
    if panic >= PANICS_FROM:
        g.tell("tank-wrecked", tank, area)
        g.wreck(tank)


def nearest_tank(g: PegasusState, lead: int) -> int:
    """[5.5.4] The tank nearest by road to another, the first of the line among equals; -1 when there is none."""
    best, way = -1, 0
    for tank in TANKS:
        if g.place[tank] >= 0 and g.strength[tank]:
            distance = g.ways().road[g.place[lead]][g.place[tank]]
            if best < 0 or distance < way:
                best, way = tank, distance
    return best
