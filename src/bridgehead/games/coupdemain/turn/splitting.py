"""[T33.20] Before its set-up a side may split one squad in ten of each zone, without a roll."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.pieces.changes import own
from bridgehead.games.coupdemain.printed.components import SQUAD, TYPES
from bridgehead.games.coupdemain.state import NEVER, NONE, TO_SET_UP, CoupState

SPLIT_DONE: Final = 32
"""[T33.20] In `settled` above the bits of who hides: the zones that have been asked."""


def next_to_split(g: CoupState, side: int) -> int:
    """[T33.20] The force of a side that may still split a squad, nobody of it standing yet; NONE."""
    for number, force in enumerate(g.battle.forces):
        if force.side == side and force.halves and not g.settled & 1 << SPLIT_DONE + number:
            if all(g.where[unit] < 0 for unit in force.units):
                return number
    return NONE


def split_one(g: CoupState, side: int, number: int) -> Steps:
    """[T33.20] One squad is its two half-squads, or no more are split. Squads of a type are alike, so that one of each
    is named.
    """
    force = g.battle.forces[number]
    kept = [unit for unit in force.halves if g.where[unit] == NEVER]
    kinds: list[int] = []
    options: list[Option] = []
    for unit in force.units:
        if TYPES[g.kind[unit]].size == SQUAD and g.kind[unit] not in kinds:
            kinds.append(g.kind[unit])
            options.append(g.unit_option("split", unit))
    verb, counter = yield g.ask(side, "deploy", [*options, ("done", 0)], 1)
    if verb == "split":
        unit, other = g.unit(counter), kept[0]
        g.kind[unit] = g.kind[other] = TYPES[g.kind[unit]].half
        g.where[other] = TO_SET_UP
        g.tell_seat(side, "splits", own(g, unit), own(g, other))
    if verb == "done" or len(kept) == 1:
        g.settled |= 1 << SPLIT_DONE + number
