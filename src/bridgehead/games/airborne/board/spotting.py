"""[P9.2] Spotting: which enemies may be fired at."""

from collections.abc import Callable
from typing import Final

from bridgehead.games.airborne.board.sight import visible
from bridgehead.games.airborne.board.stacking import sunken, units_in
from bridgehead.games.airborne.printed.components import FORT
from bridgehead.games.airborne.printed.ground import Ground
from bridgehead.games.airborne.state import (
    DISPERSED,
    INSIDE,
    SEEN_FIRING,
    SEEN_LATELY,
    SHOWN,
    SHOWN_BEFORE,
    AirborneState,
)

NIGHT_LIMIT: Final = 4
TRIPLE: Final = 3
"""The entries of `witnesses` for one who saw another fire: who fired, who saw it, where."""


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
    return kind.kind != FORT and not kind.truck


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
    """[P9.2] [I.C.2] How well a side sees a hex: 2 whatever stands there, 1 only who gave himself away by firing, as
    far as whoever saw it has him in view still (woods and towns), 0 nothing at all. `eyes` are the hexes of its
    spotters.
    """
    ground = g.battle.ground
    if ground.covered(place):
        return 2 if any(here == place or ground.adjacent(here, place) for here in eyes) else 1
    for here in eyes:
        if in_view(g, here, place):
            return 2
    return 0


def spotted(g: AirborneState, seen: int, unit: int) -> bool:
    """[P9.2] Whether a unit in a hex that is seen so well may be fired at; a fort is known by who fires out of it."""
    if seen != 1:
        return seen == 2
    if g.battle.of[unit].kind == FORT:
        return any(g.marks[one] & INSIDE and given_away(g, one, SEEN_FIRING) for one in units_in(g, g.where[unit]))
    return given_away(g, unit, SEEN_FIRING)


def given_away(g: AirborneState, unit: int, shown: int) -> bool:
    """[P9.2] Whether an enemy who saw a unit fire in the woods or the town where it stands, and has not been dispersed
    since, has it still in view. `shown` are the marks of those who were seen.
    """
    if not g.marks[unit] & shown:
        return False
    here = g.where[unit]
    for at in range(0, len(g.witnesses), TRIPLE):
        seer = g.witnesses[at + 1]
        if g.witnesses[at] == unit and g.witnesses[at + 2] == here and can_spot(g, seer):
            if in_view(g, g.where[seer], here):
                return True
    return False


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
    for unit in spotters(g, 1 - g.battle.side[firer]):
        if in_view(g, g.where[unit], here):
            g.marks[firer] |= seen
            if not g.battle.ground.covered(here):
                return
            _note(g, firer, unit, here)


def _note(g: AirborneState, firer: int, seer: int, place: int) -> None:
    """[P9.2] Somebody has seen another fire."""
    for at in range(0, len(g.witnesses), TRIPLE):
        if g.witnesses[at] == firer and g.witnesses[at + 1] == seer and g.witnesses[at + 2] == place:
            return
    g.witnesses += [firer, seer, place]


def forget(g: AirborneState, unit: int) -> None:
    """[P9.2] Whoever is dispersed no longer knows whom he saw fire."""
    if unit in g.witnesses:
        _keep(g, lambda _firer, seer: seer != unit)


def forget_all_unseen(g: AirborneState) -> None:
    """[P9.2] Nobody need know any more who fired long ago."""
    if g.witnesses:
        _keep(g, lambda firer, _seer: g.marks[firer] & (SEEN_FIRING | SHOWN | SHOWN_BEFORE) != 0)


def _keep(g: AirborneState, wanted: Callable[[int, int], bool]) -> None:
    kept: list[int] = []
    for at in range(0, len(g.witnesses), TRIPLE):
        if wanted(g.witnesses[at], g.witnesses[at + 1]):
            kept += g.witnesses[at : at + TRIPLE]
    g.witnesses = kept


def stand_for(g: AirborneState, sticks: list[int], platoon: int) -> None:
    """[II.H] [P9.2] A platoon has seen, and was seen doing, what its sticks did."""
    for at in range(0, len(g.witnesses), TRIPLE):
        for part in (at, at + 1):
            if g.witnesses[part] in sticks:
                g.witnesses[part] = platoon
