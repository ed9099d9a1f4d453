"""[P12.1] Whether everything that a scenario brings has a place: what does not fit is refused in a sentence, so that
nothing has to be dropped in play.

A unit is sure of a place when those who may stand in its zone before it cannot fill it, wherever their owner puts them.
"""

from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.airborne.printed.battle import ENTERS, SETS_UP, TAKEN_OR_DESTROYED, Battle, Group, Measure
from bridgehead.games.airborne.printed.components import AIRCRAFT, FORT, GUN, INFANTRY, UnitType, hex_name
from bridgehead.games.airborne.printed.ground import CLEAR, FOREST, GULLY, HILLTOP, SLOPE, SWAMP, TOWN, WATER, Ground

PLACES: Final = 4
IN_AND_AROUND_A_FORT: Final = 8
"""Itself, four inside, and three beside it."""
AIMED_AT_ONCE: Final = 2
MINE_GROUND: Final = [CLEAR, FOREST, SLOPE, HILLTOP, GULLY]


def can_stand(ground: Ground, kind: UnitType, place: int) -> bool:
    """[P12.1] [P10.5] Whether a unit of this type can be set up in a hex: nobody in open water; all others anywhere on
    a road; who walks, everywhere; guns not in the bed of a gully or stream, forts nor in a swamp either, vehicles nor
    in woods.
    """
    if ground.terrain[place] == WATER and not ground.bridge[place]:
        return False
    if ground.roads[place] or (not kind.vehicle and kind.move > 0):
        return True
    terrain = ground.terrain[place]
    if terrain == FOREST:
        return not kind.vehicle
    return terrain in (CLEAR, TOWN, SLOPE, HILLTOP) or (terrain == SWAMP and kind.kind == GUN)


def can_enter(ground: Ground, kind: UnitType, place: int) -> bool:
    """[P7.4] Whether a unit of this type can come onto the board in a hex, if nobody is in its way."""
    if ground.roads[place] or not kind.vehicle:
        return ground.terrain[place] != WATER or ground.bridge[place] != 0
    return ground.terrain[place] not in (FOREST, SWAMP, WATER) and not ground.sunken(place)


def can_be_mined(ground: Ground, place: int) -> bool:
    """[P10.1] Whether mines may lie in a hex, as far as its ground goes."""
    return ground.terrain[place] in MINE_GROUND and not ground.bridge[place]


def can_be_blocked(ground: Ground, place: int) -> bool:
    """[P10.4] Whether a block may stand in a hex, as far as its ground goes."""
    return ground.terrain[place] != WATER or ground.bridge[place] != 0


def check_side(battle: Battle, group: Group, kind: UnitType, where: str) -> None:
    """[P12.1] Nobody fights for his enemy."""
    if kind.nation and kind.nation == battle.nations[1 - group.side]:
        raise DataError(f"{where}: '{kind.key}' fights for the other side, which is {kind.nation}.")


def check_bridges(battle: Battle, special: Sheet) -> None:
    """[P12.4] Only bridges are indestructible, and what is wired is none of them."""
    if not all(battle.ground.bridge[place] for place in battle.indestructible):
        raise special.fail("indestructible", "a list of hexes with a bridge")
    if battle.wire is not None and battle.wire.bridge in battle.indestructible:
        raise special.fail("indestructible", "without the bridge that is wired")


def check_room(battle: Battle, where: str) -> None:
    """[P12.1] Everybody, and all mines and blocks, have room in their zones. Raises DataError."""
    spots = [ground_for(battle, unit) for unit in range(len(battle.of))]
    for number, group in enumerate(battle.groups):
        address = f"{where}: group[{number + 1}]"
        for unit in group.units:
            if group.arrives == SETS_UP:
                _check_set_up(battle, unit, spots, address)
            elif group.arrives == ENTERS:
                _check_entry(battle, group, unit, address)
        _check_markers(battle, group, address)
    for number, measure in enumerate(battle.measures):
        _check_forts(battle, measure, spots, f"{where}: measure[{number + 1}]")
    for at, plane in enumerate(battle.planes):
        _check_target(battle, at, f"{where}: group[{battle.group[plane] + 1}]")


def ground_for(battle: Battle, unit: int) -> list[int]:
    """The hexes of its zone where a unit can be set up, if nobody is there."""
    zone = battle.groups[battle.group[unit]].zone
    return [place for place in zone if can_stand(battle.ground, battle.of[unit], place)]


def _check_set_up(battle: Battle, unit: int, spots: list[list[int]], at: str) -> None:
    kind = battle.of[unit]
    hexes = spots[unit]
    if not hexes:
        raise DataError(f"{at}: no hex of the zone is ground on which '{kind.key}' can stand.")
    before = rivals(battle, unit, hexes, spots)
    if not _sure_of_room(battle, unit, hexes, before, spots):
        raise DataError(
            f"{at}: '{kind.key}' may find no room: its zone has {len(hexes)} hexes for it, four units to a hex, and "
            f"{len(before)} others may stand there before it."
        )


def _sure_of_room(battle: Battle, unit: int, hexes: list[int], before: list[int], spots: list[list[int]]) -> bool:
    """[P12.1] [P6] Whether those who are set up before a unit cannot fill its hexes: a hex of the enemy's is full, and
    so is, for a fort, one that has a fort.
    """
    kind = battle.of[unit]
    foes = len([one for one in before if battle.side[one] != battle.side[unit]])
    friends = [one for one in before if battle.side[one] == battle.side[unit]]
    if kind.kind == FORT:
        forts = len([one for one in friends if battle.of[one].kind == FORT])
        return foes + forts + (len(friends) - forts) // PLACES < len(hexes)
    room = len(hexes) * PLACES
    if kind.kind == INFANTRY or kind.kind == GUN:
        room += (IN_AND_AROUND_A_FORT - PLACES) * len(_forts_in(battle, battle.side[unit], hexes, spots))
    blocks = 0
    if battle.side[unit] != battle.sets_up_first:
        for group in battle.groups:
            if group.side == battle.sets_up_first:
                blocks += min(group.blocks, len([place for place in group.zone if place in hexes]))
    return len(friends) + PLACES * foes + blocks < room


def rivals(battle: Battle, unit: int, hexes: list[int], spots: list[list[int]]) -> list[int]:
    """The units that are set up before another and may stand in its hexes: those of its side that come earlier, and all
    of the other side's when that sets up first.
    """
    found: list[int] = []
    for other in range(len(battle.of)):
        if battle.groups[battle.group[other]].arrives != SETS_UP or battle.of[other].kind == AIRCRAFT:
            continue
        own = battle.side[other] == battle.side[unit]
        earlier = other < unit if own else battle.side[other] == battle.sets_up_first
        if earlier and not set(hexes).isdisjoint(spots[other]):
            found.append(other)
    return found


def _forts_in(battle: Battle, side: int, hexes: list[int], spots: list[list[int]]) -> list[int]:
    """The hexes among some in which a fort of a side is sure to stand: one goes in a hex, and as many share them."""
    forts = [set(spots[unit]) for unit, kind in enumerate(battle.of) if kind.kind == FORT and battle.side[unit] == side]
    found: list[int] = []
    for zone in forts:
        if len([one for one in forts if one <= zone]) >= len(zone):
            found += [place for place in zone if place in hexes and place not in found]
    return found


def _check_forts(battle: Battle, measure: Measure, spots: list[list[int]], at: str) -> None:
    """[P12.3] A hex that counts when its fort is destroyed or held must have one; else it counts from the first."""
    manned = _forts_in(battle, 1 - battle.holder, measure.hexes, spots)
    for place in measure.hexes:
        if measure.counts == TAKEN_OR_DESTROYED and place not in manned:
            raise DataError(f"{at}: 'hexes' names {hex_name(place)}, but nobody sets up a fort there to be taken.")


def _check_entry(battle: Battle, group: Group, unit: int, at: str) -> None:
    kind = battle.of[unit]
    aboard = unit in battle.rider
    if not aboard and not any(can_enter(battle.ground, kind, place) for place in group.zone):
        raise DataError(f"{at}: '{kind.key}' can enter in no hex of the zone; give it one with a road.")


def _check_markers(battle: Battle, group: Group, at: str) -> None:
    ground = battle.ground
    mined = len([place for place in group.zone if can_be_mined(ground, place)])
    blocked = len([place for place in group.zone if can_be_blocked(ground, place)])
    if group.mines > mined:
        raise DataError(f"{at}: {group.mines} mines for {mined} hexes that can be mined; one goes in a hex.")
    if group.mines + group.blocks > max(mined, blocked):
        raise DataError(f"{at}: {group.mines + group.blocks} mines and blocks for {blocked} hexes; one goes in a hex.")


def _check_target(battle: Battle, at: int, where: str) -> None:
    """[II.B] [III.E] Two platoons, and two gliders, may be aimed at a hex in a turn: is there always one left?"""
    plane = battle.planes[at]
    group = battle.groups[battle.group[plane]]
    others = 0
    for other in battle.planes[:at]:
        if battle.of[other].glider == battle.of[plane].glider:
            if not set(group.zone).isdisjoint(battle.groups[battle.group[other]].zone):
                others += 1
    turns = battle.turns - group.turn + 1
    if others >= AIMED_AT_ONCE * len(group.zone) * turns:
        raise DataError(
            f"{where}: '{battle.of[battle.rider[plane]].key}' may find no target: two are aimed at a hex in a turn, "
            f"and the zone has {len(group.zone)} hexes."
        )
