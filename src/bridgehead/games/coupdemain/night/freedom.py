"""[9.4.CG4] [T18.7] [T18.14] [T18.35] Freedom of Movement: who stands on No Move, what he has seen, what sets him
free.
"""

from typing import Final

from bridgehead.games.coupdemain.hidden.knowledge import range_of_sight
from bridgehead.games.coupdemain.marks import CONCEALED, HAS_SEEN, HIDDEN, IN_GLIDER, NO_MOVE
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.roster import concealed, is_vehicle
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import NIGHT
from bridgehead.games.coupdemain.smoke.hindrance import in_line
from bridgehead.games.coupdemain.state import CoupState

NOT_SEEN_YET: Final = CONCEALED | HIDDEN | IN_GLIDER
WITHIN: Final[int] = NIGHT.number("freedom_range")


TANKS_STAND: Final = 1 << 62
"""[T38.2] In `settled`: that tanks do not move yet has been told."""


def set_free(g: CoupState, unit: int) -> None:
    """[T18.14] A unit gains Freedom of Movement; told to everybody while it is Known, else to its side
    alone (T18.15). That a tank stands all the same is told once [T27.1] [T38.2].
    """
    if not g.marks[unit] & NO_MOVE:
        return
    g.marks[unit] &= ~NO_MOVE
    if is_vehicle(g, unit):
        tell_tanks_stand(g)
    if concealed(g, unit):
        g.tell_seat(g.battle.side[unit], "freedom", shown(g, unit))
    else:
        g.tell("freedom", shown(g, unit))


def tell_tanks_stand(g: CoupState) -> None:
    """[T27.1] [T38.2] Once a match, when a tank is free: that it does not move yet."""
    if not g.settled & TANKS_STAND:
        g.settled |= TANKS_STAND
        g.tell("not-built", "not-built-tanks")


def attacked(g: CoupState, units: list[int]) -> None:
    """[T18.14] Whoever is attacked in any way but by a Sniper is free from then on, with or without effect."""
    for unit in units:
        set_free(g, unit)


def look_about(g: CoupState) -> None:
    """[T18.35] After every step: who stands on No Move and has a Known enemy in his own sight and vision
    has seen him.
    """
    if not g.night():
        return
    for side in (0, 1):
        waiting: list[int] = []
        for unit in g.battle.roster[side]:
            if g.marks[unit] & (NO_MOVE | HAS_SEEN) == NO_MOVE and g.where[unit] >= 0:
                waiting.append(unit)
        if waiting:
            _look(g, waiting, open_places(g, 1 - side))


def open_places(g: CoupState, side: int) -> list[int]:
    """[T18.35] The Locations of a side's unconcealed units; who is inside a glider is not seen yet."""
    found: list[int] = []
    for unit in g.battle.roster[side]:
        location = g.where[unit]
        if location >= 0 and not g.marks[unit] & NOT_SEEN_YET and location not in found:
            found.append(location)
    return found


def _look(g: CoupState, waiting: list[int], places: list[int]) -> None:
    """[T17.21] Dummies look about as if they were somebody, or standing still would tell."""
    ground = g.battle.ground
    far = [range_of_sight(g, there) for there in places]
    near = 0
    for at, there in enumerate(places):
        near |= ground.disc(there // SLOTS, far[at])
    for unit in waiting:
        here = g.where[unit]
        if not near >> (here // SLOTS) & 1:  # most are out of sight of everybody in the dark
            continue
        for at, there in enumerate(places):
            if ground.apart(there, here) <= far[at] and in_line(g, here, there):
                g.marks[unit] |= HAS_SEEN
                break


def enemy_moved(g: CoupState, side: int, passed: list[int]) -> None:
    """[9.4.CG4] [T18.14] [T18.35] Units of a side have moved, advanced or routed from one of these Locations to the
    other, whatever became of them there: of their enemies who has seen a Known one, and has one of the Locations within
    three hexes, is free. The very step that lets it see counts for both.
    """
    if not g.night():
        return
    look_about(g)
    for unit in g.battle.roster[1 - side]:
        if g.marks[unit] & (NO_MOVE | HAS_SEEN) != NO_MOVE | HAS_SEEN or g.where[unit] < 0:
            continue
        for there in passed:
            if there >= 0 and g.battle.ground.apart(g.where[unit], there) <= WITHIN:
                set_free(g, unit)
                break
