"""[T34.10] After the last Player Turn: Melees are fought to their end, whoever is broken rallies, then it is judged."""

from collections.abc import Generator
from typing import Final, TypeAlias

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.columns import changed
from bridgehead.games.coupdemain.close.combat import close_combat
from bridgehead.games.coupdemain.marks import BROKEN, DM, MELEE
from bridgehead.games.coupdemain.pieces.changes import shown_all
from bridgehead.games.coupdemain.pieces.roster import side_in
from bridgehead.games.coupdemain.state import NONE, CoupState
from bridgehead.games.coupdemain.turn.control import settle_control
from bridgehead.games.coupdemain.turn.victory import gone, judge

Concluding: TypeAlias = Generator[Choice, Option, bool]

MOST_ROUNDS: Final = 20
"""A Melee that is not over by then stays as it is, so that every game ends."""


def conclude(g: CoupState) -> Concluding:
    """[T34.10] The next round of a Melee, with the side that moved first in the scenario as ATTACKER; when there is
    none left, the rally and the result. The answer: whether a round was fought.
    """
    place = next_melee(g)
    if place != NONE:
        g.acting = g.battle.moves_first
        yield from close_combat(g, place)
        settle_control(g)
        return True
    rally_all(g)
    settle_control(g)
    disclose(g)
    g.result = judge(g)
    g.tell("over")
    return False


def disclose(g: CoupState) -> None:
    """[T34.8] [T34.13] When it is over, who is alone on the map holds all there is to hold, and everybody learns who
    Controls what.
    """
    for side in (0, 1):
        if gone(g, 1 - side) and not gone(g, side):
            g.tell("alone", side)
            for location in g.battle.objectives:
                g.control = changed(g.control, g.battle.watched_at[location], side)
    for at, location in enumerate(g.battle.watched):
        if g.control[at] != g.control_shown[at]:
            g.tell("control", g.control[at], location)
    g.control_shown = g.control


def next_melee(g: CoupState) -> int:
    """[T34.10] The first Location that is held in Melee, round after round until it is not; NONE."""
    for location in sorted({g.where[unit] for unit in g.battle.roster[0] if g.marks[unit] & MELEE}):
        if location >= 0 and g.fought.count(location) < MOST_ROUNDS:
            if any(g.marks[enemy] & MELEE for enemy in side_in(g, location, 1)):
                return location
    return NONE


def rally_all(g: CoupState) -> None:
    """[T34.10] Broken units of both sides rally without a roll."""
    for side in (0, 1):
        broken = [unit for unit in g.battle.roster[side] if g.where[unit] >= 0 and g.marks[unit] & BROKEN]
        for unit in broken:
            g.marks[unit] &= ~(BROKEN | DM)
        if broken:
            g.tell("pulls-together", shown_all(g, broken))
