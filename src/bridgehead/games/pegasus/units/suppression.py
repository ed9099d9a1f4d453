"""[10] Suppression, and how it is removed."""

from bridgehead.engine.read.table import Modifier
from bridgehead.games.pegasus.printed import modifiers as mod
from bridgehead.games.pegasus.printed.components import GARRISON, HICKMAN, IS_BRITISH, KIND, LAST_GERMAN, SCHMIDT
from bridgehead.games.pegasus.printed.tables import SUPPRESSION
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units.leaders import leader_with

BRITISH_COLUMN = 0
GARRISON_COLUMN = 1
REINFORCEMENT_COLUMN = 2


def suppression_removal(g: PegasusState) -> None:
    """[3.B] [10.1] [10.1.1] [10.1.5] [10.1.6] Each suppressed unit rolls a die; those that fail stay suppressed."""
    for unit in range(LAST_GERMAN + 1):
        if not g.suppressed[unit]:
            continue
        if g.place[unit] < 0:
            g.suppressed[unit] = 0
            continue
        remove_suppression(g, unit)


def remove_suppression(g: PegasusState, unit: int) -> None:
    """[10.1.2] [10.1.3] [10.1.4] A leader takes one off the die, however many there are."""
    found = removal_modifiers(g, unit)
    die = g.roll("suppression-removal")
    code = SUPPRESSION.result(column_of(unit), die + mod.total(found))
    g.tell("suppression-removal", unit, die, tuple(found), code)
    if code == "removed":
        g.suppressed[unit] = 0


def removal_modifiers(g: PegasusState, unit: int) -> list[Modifier]:
    """[10.1.2] [10.1.3] [11.0.2] The leader of its own platoon helps a unit to recover."""
    return [mod.LEADER_RALLIES] if leader_with(g, unit) else []


def column_of(unit: int) -> int:
    """[10.1.4] All British; the garrison with its leaders; the other Germans."""
    if IS_BRITISH[unit]:
        return BRITISH_COLUMN
    if KIND[unit] == GARRISON or unit in (HICKMAN, SCHMIDT):
        return GARRISON_COLUMN
    return REINFORCEMENT_COLUMN
