"""Why something is not offered: a message and the paragraph that bars it."""

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.pegasus.combat.activities import grenade_targets
from bridgehead.games.pegasus.combat.piat import piat_of, piat_targets
from bridgehead.games.pegasus.printed.components import (
    BOARD,
    BRITISH,
    BRITISH_UNITS,
    GERMAN,
    IS_BUNKER,
    IS_COMBAT,
    NEXT,
    RANVILLE,
    SPAN,
)
from bridgehead.games.pegasus.printed.terms import COMING, DESTROYED
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.fire import small_arms_targets
from bridgehead.games.pegasus.turn.movement import is_engaged

Reason = tuple[str, str]
NOTHING: Reason = ("", "")


def refusal(g: PegasusState, choice: Choice, option: Option) -> Reason:
    """A message id and the paragraph; empty when there is nothing to say."""
    verb, arg = option
    if choice.prompt == "move" and verb == "move" and 0 <= arg < BRITISH_UNITS:
        return unit_cannot_move(g, arg)
    if choice.prompt == "act" and g.group:
        return cannot_act(g, verb, arg)
    if choice.prompt in ("fire", "support", "opportunity-fire") and 0 <= arg < BRITISH_UNITS:
        return unit_cannot_fire(g, verb, arg)
    return NOTHING


def unit_cannot_move(g: PegasusState, unit: int) -> Reason:
    """[10.0.1] [11.0.3] Why a unit may not begin to move."""
    if g.place[unit] == COMING:
        return ("refusal-not-yet-here", "13.2.5")
    if g.place[unit] < 0:
        return ("refusal-not-here", "5")
    if g.suppressed[unit]:
        return ("refusal-suppressed", "10.0.1")
    if g.wounded[unit]:
        return ("refusal-wounded", "11.0.3")
    return ("refusal-has-moved", "3.C.2")


def cannot_act(g: PegasusState, verb: str, arg: int) -> Reason:
    """[5.2] [5.3] Why the moving unit may not do something."""
    area = g.place[g.group[0]]
    if verb == "go" and 0 <= arg < len(BOARD):
        return cannot_go(g, area, arg)
    if area < 0:
        return ("refusal-not-yet-here", "13.2.5")
    if verb == "grenade":
        return cannot_throw(g, area, arg)
    if verb == "search":
        if not IS_BUNKER[area] or g.cleared[area]:
            return ("refusal-no-bunker", "5.3.bunkers")
        if g.combat_in(area, GERMAN):
            return ("refusal-bunker-defended", "5.3.bunkers")
        return ("refusal-too-dear", "5.2.5")
    if verb == "prepare":
        if SPAN[area] >= 0:
            return ("refusal-no-position-here", "5.3.positions")
        return ("refusal-too-dear", "5.2.8")
    if verb == "take" and not g.fresh:
        return ("refusal-too-late", "5.3")
    return NOTHING


def cannot_go(g: PegasusState, here: int, there: int) -> Reason:
    """[5.2] Why the moving unit may not enter an area."""
    if here < 0:
        return ("refusal-entry-area", "13.2.4") if there != RANVILLE else ("refusal-too-dear", "13.2.5")
    if there not in NEXT[here]:
        if BOARD.edge(here, there) >= 0:
            return ("refusal-dashed-line", "5.2.3")
        return ("refusal-no-line", "5")
    if is_engaged(g):
        return ("refusal-engaged", "7.0.3a")
    if SPAN[there] >= 0 and g.span[SPAN[there]] == DESTROYED:
        return ("refusal-bridge-destroyed", "8.0.6")
    return ("refusal-too-dear", "5.2.1")


def cannot_throw(g: PegasusState, area: int, target: int) -> Reason:
    """[5.3.grenades] Why the moving unit may not throw a grenade."""
    unit = g.group[0]
    if not g.grenades[unit]:
        return ("refusal-no-grenades", "5.3.grenades")
    if target not in grenade_targets(g, area):
        return ("refusal-out-of-reach", "5.3.grenades")
    return ("refusal-too-dear", "5.2.6")


def unit_cannot_fire(g: PegasusState, verb: str, unit: int) -> Reason:
    """[6] Why a unit may not fire."""
    area = g.place[unit]
    if area < 0:
        return ("refusal-not-here", "6")
    if g.suppressed[unit]:
        return ("refusal-suppressed", "10.0.3")
    if not IS_COMBAT[unit] and g.combat_in(area, BRITISH):
        return ("refusal-leader-not-alone", "11.0.4")
    if verb == "piat":
        if piat_of(g, unit) < 0:
            return ("refusal-no-piat", "6.3.charges")
        return ("refusal-out-of-reach", "6.3") if not piat_targets(g, unit) else ("refusal-has-fired", "3.E")
    if g.searching[unit]:
        return ("refusal-in-bunker", "5.3.bunkers.2")
    if not small_arms_targets(g, unit):
        return ("refusal-out-of-reach", "6.1")
    return ("refusal-has-fired", "3.E")
