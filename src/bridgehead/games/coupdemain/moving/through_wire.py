"""[T22.8] [T22.17] In the MPh: the stack under way gets through the wire of its hex, or hangs in it."""

from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.marks import ON_WIRE, THROUGH
from bridgehead.games.coupdemain.moving.allotment import any_leader
from bridgehead.games.coupdemain.moving.bump import Finding
from bridgehead.games.coupdemain.moving.interruption import glance, interrupted, meet_fire
from bridgehead.games.coupdemain.moving.routes import left
from bridgehead.games.coupdemain.moving.under_way import counters, disband, spend, take_cover
from bridgehead.games.coupdemain.printed.tables import INTO_TRENCH, WIRE_ASSAULT, WIRE_LEADER
from bridgehead.games.coupdemain.state import ASSAULT, NONE, CoupState
from bridgehead.games.coupdemain.works.ditches import has_cover
from bridgehead.games.coupdemain.works.trenches import has_trench
from bridgehead.games.coupdemain.works.wire import get_under


def on_wire(g: CoupState) -> bool:
    """[T22.17] Whether one of the stack under way is on wire."""
    for unit in g.stack:
        if g.marks[unit] & ON_WIRE:
            return True
    return False


def wire_modifiers(g: CoupState) -> list[Modifier]:
    """[T22.8] A Good Order leader with the stack, and Assault Movement."""
    found = [Modifier("leader", WIRE_LEADER, "T22.8")] if any_leader(g, g.stack) else []
    return found + ([Modifier("assault-moving", WIRE_ASSAULT, "T22.8")] if g.manner == ASSAULT else [])


def get_through(g: CoupState) -> Finding:
    """[T22.8] [T22.17] One dr for the whole stack, one less with a Good Order leader, one less in Assault Movement: so
    many MF more; if it has not so many all are gone, and it stays
    where it is. What it spends it spends on the wire, and may be fired at there. The answer: whether it goes on.
    """
    before = glance(g)
    location = g.where[g.stack[0]]
    drm = sum([one.value for one in wire_modifiers(g)])
    die = g.roll("wire")
    extra = 2 * max(0, die + drm)
    caught = extra > left(g)
    g.tell("wire", counters(g), location, die, drm, "caught" if caught else "through")
    if not caught:
        for unit in g.stack:
            get_under(g, unit)
            g.marks[unit] |= THROUGH
    fired = False
    if extra:
        g.by_road = 0
        spend(g, min(extra, max(0, left(g))))
        fired = yield from meet_fire(g)
    if caught:
        disband(g)
    elif g.stack and (fired or interrupted(g, before)):
        g.goal = NONE
        return False
    return len(g.stack) > 0


def get_beneath(g: CoupState) -> Finding:
    """[T22.17] [T22.4] The stack stays in the hex, beneath the wire, and in its trench if it has 1 MF for that. The
    answer: whether it got there.
    """
    if not (yield from get_through(g)):
        return False
    location = g.where[g.stack[0]]
    if has_trench(g, location) and has_cover(g, location) and left(g) >= INTO_TRENCH:
        spend(g, INTO_TRENCH)
        take_cover(g)
        yield from meet_fire(g)
    return True
