"""The staff and the car: along the road to the fight, and out of it before the enemy's weapons reach it."""

from typing import Final

from bridgehead.engine.choice import Choice
from bridgehead.games.coupdemain.hidden.knowledge import suspects
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import CoupState

NEAR_ENOUGH: Final = 5
"""Hexes from an objective at which one gets out."""
TOO_NEAR: Final = 3
"""Hexes from enemies that a car does not go to."""


def judge_drive(g: CoupState, choice: Choice) -> list[float]:
    """The hex that is nearest to what the scenario is about and not under the enemy's eyes; out of the car when it is
    there, on in the next turn when it is not.
    """
    here = choice.about[0] // SLOTS
    now = distance(g, here)
    scores: list[float] = []
    for verb, number in choice.options:
        if verb == "drive-to":
            safe = least_to_enemies(g, number, choice.seat) > TOO_NEAR
            scores.append(float(now - distance(g, number)) if safe and now > NEAR_ENOUGH else -1.0)
        elif verb == "park":
            scores.append(0.5 if now <= NEAR_ENOUGH or least_to_enemies(g, here, choice.seat) <= TOO_NEAR + 2 else 0.1)
        else:
            scores.append(0.2)
    return scores


def distance(g: CoupState, place: int) -> int:
    """The hexes to the nearest objective."""
    return min(g.battle.ground.distance(place, location // SLOTS) for location in g.battle.objectives)


def least_to_enemies(g: CoupState, place: int, seat: int) -> int:
    """The hexes to the nearest enemy that the side knows or suspects."""
    found = [
        g.battle.ground.distance(place, g.where[unit] // SLOTS)
        for unit in g.battle.roster[1 - seat]
        if g.where[unit] >= 0 and suspects(g, g.where[unit], seat)
    ]
    return min(found, default=99)
