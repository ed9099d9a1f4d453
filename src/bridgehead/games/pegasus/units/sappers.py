"""[9] Sappers: removing the charges, repairing the bridge, makeshift bridges."""

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import SAPPER_UNITS, SPAN, SPANS
from bridgehead.games.pegasus.printed.terms import DAMAGED, DESTROYED, FACE_DOWN, HARMLESS, INTACT, LIVE
from bridgehead.games.pegasus.state import PegasusState


def turn_up_wire(g: PegasusState) -> None:
    """[8] [14.0.5] The counter in the Wired Bridge Box is turned up."""
    if g.wire == FACE_DOWN:
        g.wire = LIVE if g.wire_live else HARMLESS
        g.reveal()
        g.tell("wire-turned-up", "live" if g.wire_live else "blank")


def note_stays(g: PegasusState) -> None:
    """[9.1] [9.2] At the end of the turn: a sapper that has stood in one area since it began has spent a complete turn
    there; one that walked out and came back has not.
    """
    for unit in SAPPER_UNITS:
        area = g.place[unit]
        if area >= 0 and g.began[unit] == area:
            g.stays = changed(g.stays, unit, g.stays[unit] + 1)
            if SPAN[area] >= 0 and not g.germans[area]:
                disarm(g, unit, SPAN[area])
        else:
            g.stays = changed(g.stays, unit, 0)
        g.began[unit] = area


def disarm(g: PegasusState, unit: int, span: int) -> None:
    """[9.1] A whole turn of a sapper in each span removes the charges; where there are none, nothing is to be done."""
    turn_up_wire(g)
    if g.wire != LIVE or g.disarmed[span] or g.span[span] == DESTROYED:
        return
    g.disarmed[span] = 1
    g.tell("span-disarmed", unit, SPANS[span])
    if all(g.disarmed):
        g.wire = HARMLESS
        g.tell("wire-removed")


def repair_bridge(g: PegasusState) -> None:
    """[9.2] At the end of the movement phase: a sapper that has been in a damaged span for whole turns, without
    moving, mends it on a die no higher than their number.
    """
    for unit in SAPPER_UNITS:
        area = g.place[unit]
        if area < 0 or SPAN[area] < 0 or g.span[SPAN[area]] != DAMAGED:
            continue
        if g.began[unit] != area:
            continue
        turns = g.stays[unit] + 1
        die = g.roll("bridge-repair")
        g.tell("bridge-repair", unit, area, turns, die, "repaired" if die <= turns else "not-yet")
        if die <= turns:
            g.span[SPAN[area]] = INTACT


def makeshift_holds(g: PegasusState, area: int) -> bool:
    """[9.3.cost] Whether a destroyed span can be crossed: a makeshift bridge, which has a sapper on it."""
    return g.makeshift[SPAN[area]] == 1


def ready_makeshift(g: PegasusState) -> None:
    """[9.3] At the beginning of a turn a destroyed span with a sapper on it can be crossed. No German can be there."""
    for span, area in enumerate(SPANS):
        if g.span[span] == DESTROYED and not g.makeshift[span]:
            if any(g.place[unit] == area for unit in SAPPER_UNITS):
                g.makeshift[span] = 1
                g.tell("makeshift-bridge", area)
