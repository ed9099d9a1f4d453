"""[P6] Stacking: who stands in a hex, and whether there is room for more."""

from typing import Final

from bridgehead.games.airborne.printed.components import AIRCRAFT, FORT, GUN, INFANTRY
from bridgehead.games.airborne.printed.ground import STREAM, WATER
from bridgehead.games.airborne.state import (
    BLOCK,
    BLOWN,
    DISPERSED,
    INSIDE,
    NONE,
    SHOWN,
    SHOWN_BEFORE,
    WRECK,
    AirborneState,
)

LIMIT: Final = 4
FORT_HOLDS: Final = 4
MOST_WRECKS: Final = 3


def units_in(g: AirborneState, place: int) -> list[int]:
    """Every unit in a hex, forts and glider hulls too, in the order of their numbers; not those aboard others."""
    found: list[int] = []
    unit = g.first[place]
    while unit >= 0:
        found.append(unit)
        unit = g.after[unit]
    return found


def side_in(g: AirborneState, place: int, side: int) -> list[int]:
    """The units of one side in a hex that count as units: no glider hulls, no empty forts."""
    found: list[int] = []
    unit = g.first[place]
    while unit >= 0:
        if side_of(g, unit) == side and counts(g, unit):
            found.append(unit)
        unit = g.after[unit]
    return found


def counts(g: AirborneState, unit: int) -> bool:
    """[P10.5] Whether a counter on the board is a unit: hulls of gliders are none, nor are forts that nobody is in."""
    kind = g.battle.of[unit].kind
    if kind == AIRCRAFT:
        return False
    return kind != FORT or occupied(g, unit)


def occupied(g: AirborneState, fort: int) -> bool:
    """[P10.5] Whether somebody is in the fort."""
    return occupant(g, fort) >= 0


def occupant(g: AirborneState, fort: int) -> int:
    """[P10.5] The first of those who are in the fort, or NONE."""
    unit = g.first[g.where[fort]] if g.where[fort] >= 0 else NONE
    while unit >= 0:
        if g.marks[unit] & INSIDE:
            return unit
        unit = g.after[unit]
    return NONE


def side_of(g: AirborneState, unit: int) -> int:
    """[P10.5] Whose a unit is: a fort is whose men are in it, or were there first."""
    if g.battle.of[unit].kind == FORT:
        inside = occupant(g, unit)
        if inside >= 0:
            return g.battle.side[inside]
    return g.battle.side[unit]


def holds(g: AirborneState, place: int, side: int) -> bool:
    """Whether a side has a unit in the hex."""
    unit = g.first[place]
    while unit >= 0:
        if side_of(g, unit) == side and counts(g, unit):
            return True
        unit = g.after[unit]
    return False


def fort_in(g: AirborneState, place: int) -> int:
    """The fort in a hex, or NONE."""
    unit = g.first[place]
    while unit >= 0:
        if g.battle.of[unit].kind == FORT:
            return unit
        unit = g.after[unit]
    return NONE


def places_taken(g: AirborneState, place: int, side: int) -> int:
    """[P6] [III.E] How many of the four places of a hex are taken, as a side counts: its own units, hulls, wrecks, a
    block.

    Up to four sticks take one place, a fort one (those inside none), a carrier with its load one, and so does a glider
    with its load.
    """
    taken = g.works[place] // WRECK
    if g.works[place] & BLOCK:
        taken += 1
    sticks = 0
    unit = g.first[place]
    while unit >= 0:
        kind = g.battle.of[unit]
        if kind.kind == AIRCRAFT:
            load = g.load[unit]
            if load < 0 or g.where[load] != place:
                taken += 1
        elif (g.battle.side[unit] == side or kind.kind == FORT) and not g.marks[unit] & INSIDE:
            if kind.stick:
                sticks += 1
            else:
                taken += 1
        unit = g.after[unit]
    return taken + (sticks + 3) // 4


def room_for(g: AirborneState, place: int, unit: int) -> bool:
    """[P6] Whether a unit may stand in a hex, or pass through it, under the limit of four: a stick also where others
    leave room in their place, but not where a landing has brought more than four.
    """
    side = g.battle.side[unit]
    if place_inside(g, place, unit):
        return True
    if not g.battle.of[unit].stick:
        return places_taken(g, place, side) < LIMIT
    sticks = [
        one
        for one in units_in(g, place)
        if g.battle.of[one].stick and g.battle.side[one] == side and not g.marks[one] & INSIDE
    ]
    return places_taken(g, place, side) < LIMIT + (1 if len(sticks) % 4 else 0)


def place_inside(g: AirborneState, place: int, unit: int) -> bool:
    """[P10.5] Whether there is a fort here with room for the unit, of its own side or with nobody inside: whoever goes
    into an empty one has taken it.
    """
    kind = g.battle.of[unit].kind
    if kind != INFANTRY and kind != GUN:
        return False
    fort = fort_in(g, place)
    side = g.battle.side[unit]
    if fort < 0 or holds(g, place, 1 - side) or (side_of(g, fort) != side and occupied(g, fort)):
        return False
    inside = 0
    for one in units_in(g, place):
        if g.marks[one] & INSIDE:
            inside += 1
    return inside < FORT_HOLDS


def put(g: AirborneState, unit: int, place: int, inside: bool = True) -> None:
    """Stand a unit in a hex, keeping the stack in the order of numbers. It goes into a fort with room for it, unless
    it comes from the air.
    """
    if inside and place_inside(g, place, unit):
        g.marks[unit] |= INSIDE
    g.where[unit] = place
    before = g.first[place]
    if before < 0 or before > unit:
        g.after[unit] = before
        g.first[place] = unit
        return
    while 0 <= g.after[before] < unit:
        before = g.after[before]
    g.after[unit] = g.after[before]
    g.after[before] = unit


def take(g: AirborneState, unit: int) -> None:
    """Take a unit from its hex; the caller says where it goes. What the enemy saw there is no more [P9.2]."""
    place = g.where[unit]
    g.marks[unit] &= ~(INSIDE | SHOWN | SHOWN_BEFORE)
    if g.first[place] == unit:
        g.first[place] = g.after[unit]
    else:
        before = g.first[place]
        while g.after[before] != unit:
            before = g.after[before]
        g.after[before] = g.after[unit]
    g.after[unit] = NONE


def active(g: AirborneState, unit: int) -> bool:
    """On the board by itself, and not dispersed."""
    return g.where[unit] >= 0 and not g.marks[unit] & DISPERSED


def flooded(g: AirborneState, place: int) -> bool:
    """Wide water, or wide water whose bridge is gone."""
    ground = g.battle.ground
    return ground.terrain[place] == WATER and (not ground.bridge[place] or g.works[place] & BLOWN != 0)


def sunken(g: AirborneState, place: int) -> bool:
    """[P5.3] The bed of a stream or gully, or a stream whose bridge is gone."""
    ground = g.battle.ground
    return ground.sunken(place) or (ground.terrain[place] == STREAM and g.works[place] & BLOWN != 0)
