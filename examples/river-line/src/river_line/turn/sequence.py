"""The sequence of play."""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Option, Steps

from river_line.combat.assault import assault
from river_line.printed.facts import EAST, companies_of, side_of
from river_line.printed.ground import HOMES, NEIGHBOURS
from river_line.state import GameState


def march(g: GameState) -> Steps:
    """[2.1] West, then East: the side sends its companies one by one, in any order, or lets the others stay."""
    seat = g.active
    verb, unit = yield g.ask(seat, "send", ready(g, seat))
    if verb == "stay":
        g.tell("stayed", seat)
        hand_over(g)
        return
    verb, place = yield g.ask(seat, "march", ways(g, unit), unit)
    g.sent[unit] = True
    if verb == "march":
        g.at[unit] = place
        g.tell("marched", unit, place)
    else:
        assault(g, unit, place)
    if all(g.sent[one] for one in companies_of(seat)):
        hand_over(g)


def hand_over(g: GameState) -> None:
    """[2.1] Then it is the other side's go; after East's a new turn begins."""
    if g.active == EAST:
        g.turn += 1
        g.sent = [False for _ in g.sent]
    g.active = 1 - g.active


def ready(g: GameState, seat: int) -> list[Option]:
    """[2.1] A company is sent once a turn, and only where it can go."""
    found: list[Option] = [("send", unit) for unit in companies_of(seat) if not g.sent[unit] and ways(g, unit)]
    return [*found, ("stay", 0)]


def ways(g: GameState, unit: int) -> list[Option]:
    """[2.2] A company marches to a neighbouring place that is not full, never to the enemy's home; where an enemy
    stands it assaults.
    """
    seat = side_of(unit)
    found: list[Option] = []
    for place in NEIGHBOURS[g.at[unit]]:
        if place == HOMES[1 - seat]:
            continue
        if g.holder(place, 1 - seat) >= 0:
            found.append(("assault", place))
        elif g.room(place, seat):
            found.append(("march", place))
    return found


STEPS: Final[list[Callable[[GameState], Steps]]] = [march]
"""What is played in each phase."""
