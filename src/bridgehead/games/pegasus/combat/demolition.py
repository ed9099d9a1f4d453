"""[8] The demolition of Pegasus Bridge."""

from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.pegasus.combat.guns import GUN_RANGE, line_of_sight
from bridgehead.games.pegasus.printed import modifiers as mod
from bridgehead.games.pegasus.printed.components import PILLBOX, RANGE, SCHMIDT, SPANS
from bridgehead.games.pegasus.printed.tables import DEMOLITION
from bridgehead.games.pegasus.printed.terms import DAMAGED, FACE_DOWN, LIVE
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units.roads import destroy_bridge
from bridgehead.games.pegasus.units.sappers import turn_up_wire


def attempt_demolition(g: PegasusState) -> None:
    """[8.0.1] [8.0.4] [8.0.8] [8.0.9] In the first German movement phase after an attack on a German unit in which the
    conditions hold, the counter is turned up and, if the bridge is wired, a die rolled; there is one attempt a game.
    """
    if not g.alarm or g.demolition_tried or g.wire not in (FACE_DOWN, LIVE) or not conditions_hold(g):
        return
    turn_up_wire(g)
    if g.wire != LIVE:
        return
    g.demolition_tried = 1
    found = demolition_modifiers(g)
    die = g.roll("demolition")
    result = DEMOLITION.result(0, die + mod.total(found))
    g.tell("demolition", die, tuple(found), result)
    if result == "destroyed":
        destroy_bridge(g)
    elif result == "damaged":
        damage_bridge(g)


def conditions_hold(g: PegasusState) -> bool:
    """[8.0.2] [8.0.3] A German who is awake is in the pillbox, no British unit is, and the Germans there see a British
    unit or have been fired upon. Whoever is still held, Schmidt too, does nothing.
    """
    if g.british[PILLBOX]:
        return False
    crew = [unit for unit in g.germans_in(PILLBOX) if g.awake[unit]]
    if not crew:
        return False
    return any(g.fired_upon[unit] for unit in crew) or sees_british(g)


def sees_british(g: PegasusState) -> bool:
    """[6.5.los.1] [8.0.3] Whether a British unit stands beside the pillbox, or within five areas of it with nothing in
    the way.
    """
    for area in range(len(g.british)):
        if g.british[area]:
            distance = RANGE[PILLBOX][area]
            if distance <= 1 or (distance <= GUN_RANGE and line_of_sight(g, PILLBOX, area)):
                return True
    return False


def demolition_modifiers(g: PegasusState) -> list[Modifier]:
    """[8.0.5] Schmidt in the pillbox takes one off the die."""
    return [mod.SCHMIDT_AT_THE_PLUNGER] if g.place[SCHMIDT] == PILLBOX else []


def demolition_odds(g: PegasusState) -> Odds:
    """[8.0.4] What an attempt would bring now."""
    return DEMOLITION.odds(0, demolition_modifiers(g))


def damage_bridge(g: PegasusState) -> None:
    """[8.0.7] Both spans are damaged: tanks may break through them."""
    for span in range(len(SPANS)):
        g.span[span] = DAMAGED
    g.tell("bridge-damaged")
