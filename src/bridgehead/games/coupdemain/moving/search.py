"""[T17.15] Searching: MMC of the stack under way look into the Locations beside theirs."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.hidden.concealment import appear, show_up
from bridgehead.games.coupdemain.hidden.knowledge import suspects
from bridgehead.games.coupdemain.hidden.looking import look_into, may_hide
from bridgehead.games.coupdemain.marks import HIDDEN
from bridgehead.games.coupdemain.morale.rally import near
from bridgehead.games.coupdemain.morale.values import best_leader, modifier_of
from bridgehead.games.coupdemain.moving.interruption import glance, interrupted, meet_fire
from bridgehead.games.coupdemain.moving.routes import left
from bridgehead.games.coupdemain.moving.under_way import counters, spend
from bridgehead.games.coupdemain.pieces.changes import expose
from bridgehead.games.coupdemain.pieces.roster import concealed, side_in, type_of
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import ASSAULT, NONE, CoupState

SEARCHING: Final = 2
"""[T17.15] 1 MF, in halves."""
ALL_SEEN: Final = 7
UNLED: Final = 1
GIVES_AWAY: Final = 6


def searcher(g: CoupState) -> int:
    """[T17.15] The first MMC of the stack under way, or NONE."""
    for unit in g.stack:
        if type_of(g, unit).mmc:
            return unit
    return NONE


def search_options(g: CoupState) -> list[Option]:
    """[T17.15] [T11.8] Whether the stack may search where it is: for 1 MF, not in Assault Movement, and only
    where there is something to look into.
    """
    if g.manner == ASSAULT or left(g) < SEARCHING or searcher(g) == NONE:
        return []
    return [("search", 0)] if to_look_into(g) else []


def to_look_into(g: CoupState) -> list[int]:
    """[T17.15] The Locations beside the stack in which its side sees a "?" or holds it possible that somebody
    hides: those nearest to an enemy Set-up Area first, then in the board's order.
    """
    side = g.battle.side[g.stack[0]]
    here = g.where[g.stack[0]]
    found = [there for there in near(g, here) if there != here and worth_a_look(g, side, there)]
    return sorted(found, key=lambda there: (from_set_up(g, 1 - side, there), there))


def worth_a_look(g: CoupState, side: int, location: int) -> bool:
    """[T17.15] Whether there may be somebody in a Location of whom a side does not know who he is."""
    if may_hide(g, 1 - side, location):
        return True
    if not suspects(g, location, side):
        return False
    return any(concealed(g, unit) and not g.marks[unit] & HIDDEN for unit in side_in(g, location, 1 - side))


def from_set_up(g: CoupState, side: int, location: int) -> int:
    """[T17.15] How far a Location is from where a side set up."""
    ranges = g.battle.ground.ranges(location // SLOTS)
    zones = [place for force in g.battle.forces if force.side == side for place in force.zone]
    return min([ranges[place // SLOTS] for place in zones], default=0)


def search_modifiers(g: CoupState) -> list[Modifier]:
    """[T17.15] The modifier of the best leader with them; one more without any."""
    leader = best_leader(g, g.where[g.stack[0]], g.battle.side[g.stack[0]])
    if leader == NONE:
        return [Modifier("by-itself", UNLED, "T17.15")]
    return [Modifier("leader", modifier_of(g, leader), "T17.15")] if modifier_of(g, leader) else []


def how_many(die: int, drm: int) -> int:
    """[T17.15] The Locations that are looked into."""
    return max(1, ALL_SEEN - die - drm)


def search(g: CoupState) -> Steps:
    """[T17.15] [T11.15] The stack spends 1 MF and looks about, before anybody fires at it: who is hidden is concealed
    from then on, who is concealed is shown, dummies vanish. On a 6 whoever searches is seen himself.
    """
    before = glance(g)
    unit = searcher(g)
    spend(g, SEARCHING)
    g.by_road = 0
    drm = sum([one.value for one in search_modifiers(g)])
    die = g.roll("search")
    places = to_look_into(g)[: how_many(die, drm)]
    g.tell("searches", counters(g), g.where[unit], die, drm, len(places))
    for location in places:
        uncover(g, g.battle.side[unit], location)
    if die == GIVES_AWAY:
        expose(g, unit)
    fired = yield from meet_fire(g)
    if g.stack and (fired or interrupted(g, before)):
        g.goal = NONE


def uncover(g: CoupState, side: int, location: int) -> None:
    """[T17.15] [T36.8] A side looks into a Location."""
    look_into(g, side, location)
    for unit in side_in(g, location, 1 - side):
        if g.marks[unit] & HIDDEN:
            appear(g, unit)
        elif concealed(g, unit):
            show_up(g, unit)
