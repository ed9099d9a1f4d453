"""[T34] How a scenario ends and who has won."""

from typing import Final

from bridgehead.engine.play.rulebook import Outcome, Part, Tally
from bridgehead.games.coupdemain.pieces.roster import armed
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
    """[T34.4] What the scenario comes to."""
    return verdict(g, objectives_held(g))


def verdict(g: CoupState, held: int) -> int:
    """[T34.4] Won: all objectives at no higher price than allowed; drawn: all, but dearer; else missed."""
    if held < len(g.battle.objectives):
        return MISSED
    if 0 <= g.battle.loss_limit < g.losses[g.battle.winner_if]:
        return DRAWN
    return WON


def outcome(g: CoupState) -> Outcome | None:
    """How the scenario ended, or None. The score is the share of the objectives held."""
    if g.result < 0:
        return None
    if g.result == DRAWN:
        return Outcome(label(g, DRAWN), -1, [0.5, 0.5])
    winner = winner_of(g, g.result)
    scores = [0.0, 0.0]
    scores[winner] = 1.0
    return Outcome(label(g, g.result), winner, scores)


def winner_of(g: CoupState, result: int) -> int:
    """[T34.4] The side that a result is a victory of."""
    return g.battle.winner_if if result == WON else 1 - g.battle.winner_if


def label(g: CoupState, result: int) -> str:
    """How a result is called."""
    return "draw" if result == DRAWN else f"{SEATS[winner_of(g, result)]}-wins"


def tally(g: CoupState, held: int) -> Tally:
    """[T34.4] What the scenario hangs on, with so many objectives held."""
    side, wanted = g.battle.winner_if, len(g.battle.objectives)
    parts = [Part(f"objectives-{SEATS[side]}", held, wanted, met=held >= wanted, condition=True)]
    if g.battle.loss_limit >= 0:
        lost, most = g.losses[side], g.battle.loss_limit
        parts.append(Part(f"losses-{SEATS[side]}", lost, most, met=lost <= most, condition=True))
    result = g.result if g.result >= 0 else verdict(g, held)
    return Tally(parts, f"outcome-{label(g, result)}", 0, [])


def gone(g: CoupState, side: int) -> bool:
    """[T34.8] [T0.4] Whether a side has nobody on the map nor to come; dummies are nobody, nor is a car, but armour
    with its crew in it is somebody.
    """
    return not any(
        g.where[unit] >= -4 and armed(g, unit)
        for unit in g.battle.roster[side]
        if g.battle.force[unit] >= 0 or g.where[unit] >= 0
    )


def nobody_left(g: CoupState) -> bool:
    """[T34.8] Whether one of the sides has nobody left."""
    return gone(g, 0) or gone(g, 1)


def over(g: CoupState) -> bool:
    """[T34.8] [T34.9] [T1.12] [9.4.CG19] Whether the scenario ends with the Player Turn that ends now."""
    if nobody_left(g) or all(g.peace):
        return True
    if not g.battle.random_end:
        return g.turn >= g.battle.last_turn and g.half == 1
    if g.turn < 5:
        return False
    die = g.roll("game-end")
    least = TURN_RECORD[min(g.turn, len(TURN_RECORD) - 1)]
    g.tell("game-end", g.turn, die, least)
    return die < least
