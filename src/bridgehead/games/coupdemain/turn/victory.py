"""[T34] How a scenario ends and who has won."""

from typing import Final

from bridgehead.engine.play.rulebook import Outcome
from bridgehead.games.coupdemain.pieces.roster import is_dummy, is_vehicle
from bridgehead.games.coupdemain.printed.components import SEATS
from bridgehead.games.coupdemain.state import CoupState

TURN_RECORD: Final = [0, 0, 0, 0, 0, 2, 2, 3, 4, 5, 7]
"""[9.4.CG19] [T34.9] From turn 5 on the scenario ends if the ATTACKER's dr is less than the turn's number."""

WON: Final = 0
DRAWN: Final = 1
MISSED: Final = 2


def objectives_held(g: CoupState) -> int:
    """[T34.4] [T34.6] How many of the objectives the side that must take them Controls."""
    held = 0
    for location in g.battle.objectives:
        if g.control[g.battle.watched_at[location]] == g.battle.winner_if:
            held += 1
    return held


def judge(g: CoupState) -> int:
    """[T34.4] Won: all objectives at no higher price than allowed; drawn: all, but dearer; else missed. [T34.8] Who is
    alone on the map holds all there is to hold.
    """
    alone = gone(g, 1 - g.battle.winner_if) and not gone(g, g.battle.winner_if)
    if objectives_held(g) < len(g.battle.objectives) and not alone:
        return MISSED
    if 0 <= g.battle.loss_limit < g.losses[g.battle.winner_if]:
        return DRAWN
    return WON


def outcome(g: CoupState) -> Outcome | None:
    """How the scenario ended, or None. The score is the share of the objectives held."""
    if g.result < 0:
        return None
    side = g.battle.winner_if
    if g.result == DRAWN:
        return Outcome("draw", -1, [0.5, 0.5])
    winner = side if g.result == WON else 1 - side
    scores = [0.0, 0.0]
    scores[winner] = 1.0
    return Outcome(f"{SEATS[winner]}-wins", winner, scores)


def gone(g: CoupState, side: int) -> bool:
    """[T34.8] Whether a side has nobody on the map nor to come; dummies are nobody."""
    return not any(
        g.where[unit] >= -4 and not is_dummy(g, unit) and not is_vehicle(g, unit)
        for unit in g.battle.roster[side]
        if g.battle.force[unit] >= 0 or g.where[unit] >= 0
    )


def nobody_left(g: CoupState) -> bool:
    """[T34.8] Whether one of the sides has nobody left."""
    return gone(g, 0) or gone(g, 1)


def over(g: CoupState) -> bool:
    """[T34.8] [T34.9] [9.4.CG19] Whether the scenario ends with the Player Turn that ends now."""
    if nobody_left(g):
        return True
    if not g.battle.random_end:
        return g.turn >= g.battle.last_turn and g.half == 1
    if g.turn < 5:
        return False
    die = g.roll("game-end")
    least = TURN_RECORD[min(g.turn, len(TURN_RECORD) - 1)]
    g.tell("game-end", g.turn, die, least)
    return die < least
