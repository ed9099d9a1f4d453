"""[T17.13] A stack comes upon enemies it did not know to be there."""

from collections.abc import Generator
from typing import TypeAlias

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.coupdemain.hidden.concealment import appear, show_up
from bridgehead.games.coupdemain.hidden.looking import look_into
from bridgehead.games.coupdemain.pieces.changes import shown, shown_all
from bridgehead.games.coupdemain.pieces.roster import concealed, is_dummy, side_in
from bridgehead.games.coupdemain.state import CoupState

Finding: TypeAlias = Generator[Choice, Option, bool]
"""Part of a step that may ask something and tells whether it has happened."""


def bump(g: CoupState, location: int) -> Finding:
    """[T17.13] Whether the stack under way is stopped by concealed or hidden enemies in the Location it
    would enter. Hidden ones are concealed from now on, and their owner shows one piece, of his choice if he has
    several kinds. Dummies vanish where nobody else is there; so do dummies that would bump all by themselves, and
    then nobody need be shown.
    """
    enemy = 1 - g.battle.side[g.stack[0]]
    there = side_in(g, location, enemy)
    if any(not concealed(g, unit) for unit in there):
        return False
    look_into(g, 1 - enemy, location)
    real = [unit for unit in there if not is_dummy(g, unit)]
    if not real:
        for unit in there:
            show_up(g, unit)
        return False
    g.tell("bumps", shown_all(g, g.stack), location)
    for unit in there:
        appear(g, unit)
    if all(is_dummy(g, unit) for unit in g.stack):
        for unit in g.stack[:]:
            show_up(g, unit)
        return True
    yield from show_one(g, enemy, real, location)
    return True


def stumble(g: CoupState, unit: int, location: int) -> Finding:
    """[T10.15] [T17.13] Whether a routing unit is stopped by hidden enemies in the Location it would enter; they are
    found out as in a bump. (It never flees into a "?" that it sees.)
    """
    enemy = 1 - g.battle.side[unit]
    look_into(g, 1 - enemy, location)
    there = [one for one in side_in(g, location, enemy) if not is_dummy(g, one)]
    if not there:
        return False
    g.tell("bumps", (shown(g, unit),), location)
    for one in there:
        appear(g, one)
    yield from show_one(g, enemy, there, location)
    return True


def show_one(g: CoupState, side: int, units: list[int], location: int) -> Steps:
    """[T17.13] [T35.7] The owner shows one piece, of his choice if he has several kinds; sealed, he is asked in any
    case.
    """
    options = [g.unit_option("unit", unit) for unit in one_of_each_kind(g, units)]
    _, number = options[0]
    if len(options) > 1 or g.battle.sealed:
        _, number = yield g.ask(side, "reveal-one", options, location)
    show_up(g, g.unit(number))


def one_of_each_kind(g: CoupState, units: list[int]) -> list[int]:
    """The first unit of every kind, in order of their counters."""
    kinds: list[int] = []
    found: list[int] = []
    for unit in units:
        if g.kind[unit] not in kinds:
            kinds.append(g.kind[unit])
            found.append(unit)
    return found
