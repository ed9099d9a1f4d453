"""[T0.4] [T0.5] [T0.6] Who is where and in what state."""

from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.games.coupdemain.marks import (
    ABANDONED,
    BENEATH,
    BERSERK,
    BROKEN,
    CONCEALED,
    DUG_IN,
    HIDDEN,
    IN_DITCH,
    MACHINE,
    MELEE,
    ON_WIRE,
    RIDING,
    SHOCKED,
    UNCONFIRMED,
)
from bridgehead.games.coupdemain.printed.components import DUMMY, TYPES, VEHICLE, UnitType
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.vehicles import VEHICLES
from bridgehead.games.coupdemain.state import NOBODY, CoupState

LEFT_BEHIND: Final = DUG_IN | IN_DITCH | ON_WIRE | BENEATH
"""[T0.15] Marks of where a unit lies in its Location."""


def type_of(g: CoupState, unit: int) -> UnitType:
    """[T3.12] The printed values of what a unit is at present."""
    return TYPES[g.kind[unit]]


def side_of(g: CoupState, unit: int) -> int:
    """The seat that a unit belongs to."""
    return g.battle.side[unit]


def on_map(g: CoupState, unit: int) -> bool:
    """Whether a unit stands in a Location."""
    return g.where[unit] >= 0


def in_hex(g: CoupState, place: int) -> list[int]:
    """All units in a hex, of both sides and at every height, in order of their counters."""
    found: list[int] = []
    unit = g.first[place]
    while unit != NOBODY:
        found.append(unit)
        unit = g.after[unit]
    return by_tag(g, found) if len(found) > 1 else found


def by_tag(g: CoupState, units: list[int]) -> list[int]:
    """Units put in order of their counters."""
    units.sort(key=g.tag.__getitem__)
    return units


def in_location(g: CoupState, location: int) -> list[int]:
    """All units in a Location, of both sides, in order of their counters."""
    return [unit for unit in in_hex(g, location // 8) if g.where[unit] == location]


def side_in(g: CoupState, location: int, side: int) -> list[int]:
    """The units of a side in a Location, hidden ones too, in order of their counters."""
    unit = g.first[location // 8]
    if unit == NOBODY:
        return []
    found: list[int] = []
    while unit != NOBODY:
        if g.where[unit] == location and g.battle.side[unit] == side:
            found.append(unit)
        unit = g.after[unit]
    return by_tag(g, found) if len(found) > 1 else found


def holds(g: CoupState, location: int, side: int) -> bool:
    """Whether a side has anything in a Location, hidden or a dummy too."""
    unit = g.first[location // 8]
    while unit != NOBODY:
        if g.where[unit] == location and g.battle.side[unit] == side:
            return True
        unit = g.after[unit]
    return False


def put(g: CoupState, unit: int, location: int) -> None:
    """Put a unit into a Location, from wherever it was; what it carries goes with it, the shelter it lay in does
    not.
    """
    if g.where[unit] >= 0 and g.where[unit] != location:
        g.marks[unit] &= ~LEFT_BEHIND
    take_up(g, unit)
    g.where[unit] = location
    place = location // 8
    g.after[unit] = g.first[place]
    g.first = changed(g.first, place, unit)


def take_up(g: CoupState, unit: int, code: int = NOBODY) -> None:
    """Take a unit off its Location; `code` says where it is from now on."""
    if g.where[unit] >= 0:
        place = g.where[unit] // 8
        if g.first[place] == unit:
            g.first = changed(g.first, place, g.after[unit])
        else:
            before = g.first[place]
            while g.after[before] != unit:
                before = g.after[before]
            g.after[before] = g.after[unit]
        g.after[unit] = NOBODY
    if code != NOBODY:
        g.where[unit] = code


def is_dummy(g: CoupState, unit: int) -> bool:
    """[T17.4] Whether a counter has nobody behind it."""
    return TYPES[g.kind[unit]].size == DUMMY


def is_vehicle(g: CoupState, unit: int) -> bool:
    """[T0.4] Whether a unit is a vehicle."""
    return bool(g.marks[unit] & MACHINE)


def armoured(g: CoupState, unit: int) -> bool:
    """[T25.9] Whether a unit is a vehicle that small arms do nothing to."""
    return bool(g.marks[unit] & MACHINE) and bool(VEHICLES[g.kind[unit]].armour)


def wreck_shelters(g: CoupState, location: int) -> bool:
    """[T5.6] [T25.7] Whether a wreck or armour stands in a Location, which shelters who has no other cover there."""
    if location % SLOTS or not (g.wrecks or g.battle.vehicles):
        return False
    if location // SLOTS in g.wrecks:
        return True
    return any(g.where[unit] == location and armoured(g, unit) for unit in g.battle.vehicles)


def riders(g: CoupState, vehicle: int) -> list[int]:
    """[T27.10] Who sits in a vehicle: whoever of its force is inside, in its Location or still off the map with it."""
    force = g.battle.force[vehicle]
    found = [
        unit
        for unit in g.battle.forces[force].units
        if unit != vehicle and g.where[unit] == g.where[vehicle] and g.marks[unit] & RIDING
    ]
    return sorted(found, key=lambda unit: g.tag[unit])


def good_order(g: CoupState, unit: int) -> bool:
    """[T0.6] Unbroken, not berserk, not in Melee, and somebody."""
    return not g.marks[unit] & (BROKEN | BERSERK | MELEE | MACHINE) and TYPES[g.kind[unit]].size != DUMMY


def looks(g: CoupState, unit: int) -> bool:
    """[T17.16] [T36.7] Who sees what the enemy does: everybody in Good Order, and a counter that has nobody behind it
    as if it had, since nobody is to learn by a "?" that was kept or regained what is behind another. Of hidden units
    nobody is to learn at all: they see for themselves alone. Of vehicles only those look that have a crew [T25.4].
    """
    if g.where[unit] < 0 or g.marks[unit] & (BROKEN | BERSERK | MELEE | HIDDEN):
        return False
    return not g.marks[unit] & MACHINE or manned(g, unit)


def armed(g: CoupState, unit: int) -> bool:
    """[T0.6] [T11.7] Every unit but dummies, and vehicles that carry no weapon or that nobody is in."""
    size = TYPES[g.kind[unit]].size
    return (size != DUMMY and size != VEHICLE) or (armoured(g, unit) and not g.marks[unit] & ABANDONED)


def manned(g: CoupState, vehicle: int) -> bool:
    """[T25.4] [T29.4] Whether a vehicle has a crew in it that can do anything."""
    return armed(g, vehicle) and not g.marks[vehicle] & (SHOCKED | UNCONFIRMED)


def concealed(g: CoupState, unit: int) -> bool:
    """[T17.1] [T17.5] Whether a piece is under a "?" or hidden."""
    return bool(g.marks[unit] & (CONCEALED | HIDDEN))


def halves_of(g: CoupState, units: list[int]) -> int:
    """[T0.5] Squad-equivalents in halves."""
    total = 0
    for unit in units:
        total += TYPES[g.kind[unit]].halves
    return total
