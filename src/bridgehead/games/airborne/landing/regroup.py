"""[II.H] From sticks to platoons, before anything else in the owner's segment."""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.games.airborne.board.control import claim
from bridgehead.games.airborne.board.spotting import stand_for
from bridgehead.games.airborne.board.stacking import holds, put, take, units_in
from bridgehead.games.airborne.printed.components import STICKS_IN_A_PLATOON
from bridgehead.games.airborne.state import (
    DISPERSED,
    FORMED,
    INSIDE,
    MERGED,
    SEEN_FIRING,
    SEEN_LATELY,
    SPENT,
    SPLIT,
    AirborneState,
)

KEPT: Final = SPENT | SEEN_FIRING | SEEN_LATELY
"""What sticks that fired out of turn bring into their platoon: it stays where it is, and is seen."""


def sticks_by_type(g: AirborneState, place: int) -> list[list[int]]:
    """[II.H] The undispersed sticks of the acting side in a hex, those of one type together."""
    found: list[list[int]] = []
    for unit in units_in(g, place):
        if not g.battle.of[unit].stick or g.battle.side[unit] != g.acting or g.marks[unit] & DISPERSED:
            continue
        for group in found:
            if g.battle.of[group[0]] is g.battle.of[unit]:
                group.append(unit)
                break
        else:
            found.append([unit])
    return found


def form_options(g: AirborneState) -> list[Option]:
    """[II.H] The hexes without enemies where four undispersed sticks of one type stand."""
    found: list[Option] = []
    seen: list[int] = []
    for unit in g.battle.roster[g.acting]:
        place = g.where[unit]
        if place < 0 or not g.battle.of[unit].stick or place in seen:
            continue
        seen.append(place)
        if not holds(g, place, 1 - g.acting) and formable(g, place):
            found.append(("form", place))
    found.sort()
    return found


def formable(g: AirborneState, place: int) -> list[int]:
    """[II.H] Four sticks of a hex that may form a platoon; empty when there are not four of one type. Those that have
    fired out of turn [P8.5] come last, since the platoon would be kept still by them; those in a fort first [P10.5].
    """
    for group in sticks_by_type(g, place):
        if len(group) >= STICKS_IN_A_PLATOON:
            group.sort(key=lambda stick: (g.marks[stick] & SPENT, -(g.marks[stick] & INSIDE)))
            return group[:STICKS_IN_A_PLATOON]
    return []


def form_platoon(g: AirborneState, place: int) -> None:
    """[II.H] [II.B] Replace four sticks by a platoon. It may move and assault this turn, but not fire; it never splits
    again. Sticks that fired out of turn keep it as still as they would have been, and as plain to see [P8.5]. Sticks
    that are all in a fort make a platoon in the fort [P10.5].
    """
    sticks = formable(g, place)
    platoon = _counter_for(g, sticks[0])
    kept = 0
    inside = True
    for stick in sticks:
        kept |= g.marks[stick] & KEPT
        if not g.marks[stick] & INSIDE:
            inside = False
        take(g, stick)
        g.where[stick] = MERGED
        g.marks[stick] = 0
    g.marks[platoon] = FORMED | kept
    put(g, platoon, place, inside)
    stand_for(g, sticks, platoon)
    claim(g, platoon, place)
    g.tell("forms", g.battle.tag[platoon], place)


def _counter_for(g: AirborneState, stick: int) -> int:
    """A platoon counter of the sticks' type that has jumped and is not on the board; that of this stick if it is
    free.
    """
    home = g.battle.home[stick]
    if g.where[home] == SPLIT:
        return home
    for unit in g.battle.roster[g.acting]:
        if g.where[unit] == SPLIT and g.battle.of[unit] is g.battle.of[home]:
            return unit
    return home
