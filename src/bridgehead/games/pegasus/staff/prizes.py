"""What there is to be had and to be kept in each area, in points, as the British staff sees it."""

from typing import Final

from bridgehead.games.pegasus.printed.components import (
    AREAS,
    BUNKERS,
    GUN_IN,
    GUN_PIT,
    PILLBOX,
    RANVILLE_BRIDGE,
    SPAN,
    THE_FIELD_GUN,
)
from bridgehead.games.pegasus.printed.terms import DAMAGED, DESTROYED
from bridgehead.games.pegasus.staff.manners import PegasusManner
from bridgehead.games.pegasus.state import PegasusState

SPAN_WORTH: Final = 7.5  # half of what the intact bridge is worth
GUARD: Final = 2.5  # keeping a place that has points, when Germans may come …
KEEP: Final = 0.1  # … and for each of the points
EARLY: Final = 4  # turns in which nobody need guard what is held
A_BRIDGE: Final = 0
THE_OTHER_BRIDGE: Final = 1
THE_PILLBOX: Final = 2
THE_PIT: Final = 3
A_GUN: Final = 4
A_BUNKER: Final = 5
HAS_BUNKER: Final = [area in BUNKERS for area in range(AREAS)]


def worth_of_area(g: PegasusState, m: PegasusManner, area: int) -> float:
    """The points still to be had in an area, and something for keeping those that are there."""
    worth, kept = 0.0, 0.0
    held = g.control[area] == 0
    for prize, points, taken in area_points(g, area):
        if taken:
            kept += points
        else:
            worth += points * made_of(m, prize)
    if kept and (g.turn > EARLY * m.early or not held):
        worth += GUARD * m.guard + KEEP * kept * m.keep
        if m.alarm > 0.0:
            worth += KEEP * kept * m.alarm * near(g.germans, g.ways().walk[g.bridge_gone()][area])
    return worth


def made_of(m: PegasusManner, prize: int) -> float:
    """What a manner makes of a kind of prize."""
    if prize == A_BRIDGE:
        return m.bridge
    if prize == THE_OTHER_BRIDGE:
        return m.ranville
    if prize == THE_PILLBOX:
        return m.pillbox
    if prize == THE_PIT:
        return m.pit
    return m.guns if prize == A_GUN else m.bunkers


def near(there: list[int], walk: list[int]) -> float:
    """How many stand one or two movement points away, those two away for half."""
    total = 0.0
    for area in range(len(there)):
        if there[area] and walk[area] <= 2:
            total += there[area] / max(1, walk[area])
    return min(4.0, total)


def area_points(g: PegasusState, area: int) -> list[tuple[int, float, bool]]:
    """The points that hang on an area, each with the kind of prize, and whether the British have them now."""
    held = g.control[area] == 0
    found: list[tuple[int, float, bool]] = []
    if SPAN[area] >= 0 and DESTROYED not in g.span:
        found.append((A_BRIDGE, SPAN_WORTH / 3 if DAMAGED in g.span else SPAN_WORTH, held))
    elif area == RANVILLE_BRIDGE:
        found.append((THE_OTHER_BRIDGE, 8.0, held))
    elif area == PILLBOX:
        found.append((THE_PILLBOX, 6.0, held))
    elif area == GUN_PIT:
        found.append((THE_PIT, 5.0, held or not g.strength[THE_FIELD_GUN]))
    if GUN_IN[area] >= 0:
        found.append((A_GUN, 3.0, held or not g.strength[GUN_IN[area]]))
    if HAS_BUNKER[area]:
        found.append((A_BUNKER, 2.0, held and g.cleared[area] == 1))
    return found


AIMS: Final = [area for area in range(AREAS) if SPAN[area] >= 0 or GUN_IN[area] >= 0 or HAS_BUNKER[area]] + [
    RANVILLE_BRIDGE,
    PILLBOX,
    GUN_PIT,
]
TARGETS: Final = sorted(set(AIMS))
