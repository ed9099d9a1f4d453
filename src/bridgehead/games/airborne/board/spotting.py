"""[P9.2] Spotting: which enemies may be fired at."""

from typing import Final

from bridgehead.games.airborne.board.sight import visible
from bridgehead.games.airborne.board.stacking import sunken
from bridgehead.games.airborne.printed.components import AIRCRAFT, FORT
from bridgehead.games.airborne.printed.ground import Ground
from bridgehead.games.airborne.state import DISPERSED, SEEN_FIRING, SEEN_LATELY, AirborneState

NIGHT_LIMIT: Final = 4


def spotters(g: AirborneState, side: int) -> list[int]:
    """[P9.2] The units of a side that may spot: on the board, not dispersed; no trucks, wagons or empty forts."""
    found: list[int] = []
    for unit in g.battle.roster[side]:
        if can_spot(g, unit):
            found.append(unit)
    return found


def can_spot(g: AirborneState, unit: int) -> bool:
    """[P9.2] Whether a unit may spot."""
    if g.where[unit] < 0 or g.marks[unit] & DISPERSED:
        return False
    kind = g.battle.of[unit]
    return kind.kind != AIRCRAFT and kind.kind != FORT and not kind.truck


def in_view(g: AirborneState, here: int, place: int) -> bool:
    """[P9.2] [I.C.2] [P5.3] Whether a unit in one hex sees another: a line of sight, at night over four hexes at most;
    into the bed of a stream or gully only from the next hex or from above.
    """
    ground: Ground = g.battle.ground
    away = ground.distance(here, place)
    if g.night() and away > NIGHT_LIMIT:
        return False
    return reaches_into(g, here, place) and visible(ground, here, place)


def reaches_into(g: AirborneState, here: int, place: int) -> bool:
    """[P5.3] Whether ground fire can get into a hex: the bed of a stream only from the next hex or from above."""
    if not sunken(g, place):
        return True
    ground = g.battle.ground
    return ground.level[here] > 0 or ground.distance(here, place) <= 1


def hex_spotted(g: AirborneState, eyes: list[int], place: int) -> int:
    """[P9.2] [I.C.2] How well a side sees a hex: 2 whatever stands there, 1 only what gives itself away by firing
    (woods and towns), 0 nothing at all. `eyes` are the hexes of its spotters.
    """
    ground = g.battle.ground
    if ground.covered(place):
        best = 0
        for here in eyes:
            if here == place or ground.adjacent(here, place):
                return 2
            if best == 0 and in_view(g, here, place):
                best = 1
        return best
    for here in eyes:
        if in_view(g, here, place):
            return 2
    return 0


def spotted(g: AirborneState, seen: int, unit: int) -> bool:
    """[P9.2] Whether a unit in a hex that is seen so well may be fired at."""
    return seen == 2 or (seen == 1 and g.marks[unit] & SEEN_FIRING != 0)


def eyes_of(g: AirborneState, side: int) -> list[int]:
    """The hexes of a side's spotters, each once."""
    found: list[int] = []
    for unit in spotters(g, side):
        place = g.where[unit]
        if place not in found:
            found.append(place)
    return found


def give_away(g: AirborneState, firer: int) -> None:
    """[P9.2] [P8.5] [P11.1] A unit that fires in view of an undispersed enemy may be fired at in his next segment,
    wherever it is; if it fires in his segment, at what moves or flies, in the one after that. This is asked when the
    fire has had its effect: an enemy whom it disperses has not seen it.
    """
    here = g.where[firer]
    if here < 0:
        return
    seen = SEEN_FIRING if g.battle.side[firer] == g.acting else SEEN_FIRING | SEEN_LATELY
    for place in eyes_of(g, 1 - g.battle.side[firer]):
        if in_view(g, place, here):
            g.marks[firer] |= seen
            return
