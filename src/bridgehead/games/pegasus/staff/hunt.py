"""How tanks are hunted: those with a Piat lie in wait in reach of the road that one drives on, or of where it stands;
those with gammon bombs go in to one that is alone.
"""

from typing import Final

from bridgehead.games.pegasus.combat.tanks import TANK_MOVEMENT
from bridgehead.games.pegasus.printed.components import (
    AREAS,
    COVER,
    GAMMON_BOMBS,
    GERMAN,
    IN_REACH,
    KIND,
    PIAT,
    TANK,
    TANKS,
    WEAPON_KIND,
)
from bridgehead.games.pegasus.staff.manners import PegasusManner
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units.roads import next_on_road, road_leads_on

A_TANK: Final = 5.0  # points that a wreck is worth
NOT_LONG: Final = 0.5  # how much the next area on its way counts against the one before
HIDDEN: Final = 0.5  # how much more an area in cover counts
BOMBS: Final = [weapon for weapon in range(len(WEAPON_KIND)) if WEAPON_KIND[weapon] == GAMMON_BOMBS]
PIATS: Final = [weapon for weapon in range(len(WEAPON_KIND)) if WEAPON_KIND[weapon] == PIAT]


def hunters(g: PegasusState) -> list[int]:
    """The units with a Piat and charges for it."""
    return [g.carrier[weapon] for weapon in PIATS if g.charges[weapon] and g.carrier[weapon] >= 0]


def bombers(g: PegasusState) -> list[int]:
    """The units with gammon bombs left."""
    return [g.carrier[weapon] for weapon in BOMBS if g.charges[weapon] and g.carrier[weapon] >= 0]


def tanks_here(g: PegasusState) -> list[int]:
    """The tanks on the map that are no wrecks."""
    return [tank for tank in TANKS if g.place[tank] >= 0 and g.strength[tank]]


def tanks_to_bomb(g: PegasusState, m: PegasusManner) -> list[float]:
    """For each area what a manner makes of going in with gammon bombs: where tanks stand without infantry."""
    found = [0.0] * AREAS
    for tank in tanks_here(g):
        if is_alone(g, g.place[tank]):
            found[g.place[tank]] = m.bombs
    return found


def is_alone(g: PegasusState, area: int) -> bool:
    """Whether the Germans of an area are tanks without infantry."""
    return all(KIND[unit] == TANK for unit in g.germans_in(area))


def hunting_grounds(g: PegasusState, m: PegasusManner) -> list[float]:
    """For each area what a manner makes of the tanks that are, or will soon be, in reach of a Piat there, where no
    German stands; nothing without tanks.
    """
    tanks = tanks_here(g)
    if not tanks:
        return []
    found = [0.0] * AREAS
    for way in ways_ahead(g, tanks):
        chance = 1.0
        for there in way:
            for area in IN_REACH[there]:
                found[area] += chance * (1.0 + HIDDEN * m.ambush) if COVER[area] else chance
            chance *= NOT_LONG
    return [0.0 if g.germans[area] else m.hunt * worth for area, worth in enumerate(found)]


def ways_ahead(g: PegasusState, tanks: list[int]) -> list[list[int]]:
    """For each of the tanks where it may be after its next move, the likeliest first: the end of its way, as far as
    that is free, and the areas before.
    """
    blocked = {g.place[tank] for tank in TANKS if g.place[tank] >= 0 and not may_drive(g, tank)}
    road = g.ways().road
    column = sorted(tanks, key=lambda tank: road[g.place[tank]][g.heading[tank]] if may_drive(g, tank) else 0)
    found: list[list[int]] = []
    for tank in column:
        way = way_ahead(g, tank, blocked) if may_drive(g, tank) else [g.place[tank]]
        blocked.add(way[0])
        found.append(way)
    return found


def may_drive(g: PegasusState, tank: int) -> bool:
    """Whether a tank is neither a wreck nor stopped for good, and has somewhere to go."""
    return bool(g.strength[tank]) and not g.immobile[tank] and g.heading[tank] >= 0


def way_ahead(g: PegasusState, tank: int, blocked: set[int]) -> list[int]:
    """The areas of a tank's next move, the last one first; it ends where the British stand."""
    here, heading = g.place[tank], g.heading[tank]
    way, points = [here], TANK_MOVEMENT
    while here != heading:
        there = next_on_road(g, here, heading)
        if there < 0 or there in blocked or not road_leads_on(g, there):
            break
        points -= g.ways().step(here, there) + g.toll(there, GERMAN)
        if points < 0:
            break
        here = there
        way.append(here)
        if g.british[here]:
            break
    way.reverse()
    return way


def best_ground(grounds: list[float], way: list[int], cost: float, least: float) -> int:
    """The area that is best to hunt in, where it is worth more than `least`, each movement point of the way at this
    cost; -1 when none is.
    """
    found, most = -1, max(0.0, least)
    for area, tanks in enumerate(grounds):
        if tanks:
            worth = A_TANK * tanks - cost * way[area]
            if worth > most:
                found, most = area, worth
    return found
