"""[15] The garrison asleep: what wakes it, and what the face-down counters turn out to be."""

from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import (
    FIRST_GARRISON,
    FIRST_GERMAN,
    GARRISON_COUNTERS,
    LAST_GERMAN,
    NEXT,
    value,
)
from bridgehead.games.pegasus.printed.terms import GONE
from bridgehead.games.pegasus.state import PegasusState

FULL_ALERT: Final[int] = value("full_alert_turn")
ALERT_FROM: Final[int] = value("garrison_alert_from")


def is_hidden(g: PegasusState, unit: int) -> bool:
    """Whether a unit is a counter that still lies face down."""
    counter = unit - FIRST_GARRISON
    return 0 <= counter < len(g.hidden) and g.hidden[counter] == 1


def turn_up(g: PegasusState, unit: int) -> bool:
    """[15.alert] Turn a garrison counter face up; a dummy is removed. Gives whether there is a squad."""
    counter = unit - FIRST_GARRISON
    g.hidden[counter] = 0
    g.reveal()
    g.tell("turned-up", unit, g.place[unit], "squad" if g.secret[counter] else "dummy")
    if not g.secret[counter]:
        control = g.control[g.place[unit]]
        area = g.place[unit]
        g.remove(unit, GONE)
        g.control = changed(g.control, area, control)
        return False
    return True


def stir(g: PegasusState, unit: int) -> None:
    """[15.alert] A German that was held is disturbed: he is active from now on, but on a die of one to three he may not
    use opportunity fire in this turn.
    """
    if is_hidden(g, unit) and not turn_up(g, unit):
        return
    g.awake = changed(g.awake, unit, 1)
    die = g.roll("garrison-alert")
    if die < ALERT_FROM:
        g.quiet = changed(g.quiet, unit, g.turn)
    g.tell("awake", unit, die, "alert" if die >= ALERT_FROM else "quiet")


def wake_near(g: PegasusState, area: int) -> None:
    """[15.alert] A British unit has moved into an area: those held there and next to it are disturbed."""
    wake_in(g, area)
    for near in NEXT[area]:
        wake_in(g, near)


def held_near(g: PegasusState, area: int) -> int:
    """[15.alert] How many counters, whatever is on them, would be disturbed by a British unit that moves into an
    area.
    """
    found = 0
    for near in [area, *NEXT[area]]:
        if g.germans[near]:
            found += sum(1 for unit in g.germans_in(near) if not g.awake[unit])
    return found


def wake_in(g: PegasusState, area: int) -> None:
    """[15.alert] Whoever is held in an area is disturbed: by movement beside it, by fire, grenade or assault."""
    if g.germans[area] == 0:
        return
    for unit in g.germans_in(area):
        if not g.awake[unit]:
            stir(g, unit)


def full_alert(g: PegasusState) -> None:
    """[15.all] From turn five on every German is active: the counters left are turned up."""
    if g.turn < FULL_ALERT:
        return
    for unit in GARRISON_COUNTERS:
        if is_hidden(g, unit):
            turn_up(g, unit)
    for unit in range(FIRST_GERMAN, LAST_GERMAN + 1):
        g.awake = changed(g.awake, unit, 1)
