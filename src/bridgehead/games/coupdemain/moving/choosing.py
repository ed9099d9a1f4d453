"""[T11.3] [T14.5] Who goes: all of those who can, or one after another."""

from collections.abc import Callable, Generator
from typing import TypeAlias

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.coupdemain.state import CoupState

Chosen: TypeAlias = Generator[Choice, Option, list[int]]
"""Part of a step that asks for units, and tells which."""


def choose_units(
    g: CoupState,
    prompt: str,
    about: int,
    able: list[int],
    place: int,
    together: Callable[[CoupState, int, list[int]], bool],
) -> Chosen:
    """[T11.3] [T14.5] Units of those who are able, such as can go together from a place. Who is the only one is not
    asked.
    """
    units: list[int] = []
    while len(units) < len(able):
        options: list[Option] = []
        if not units and together(g, place, able):
            options.append(("all", 0))
        if len(able) > 1 or not options:
            for unit in able:
                if unit not in units and together(g, place, [*units, unit]):
                    options.append(g.unit_option("take", unit))
        if units:
            options.append(("go", 0))
        verb, number = options[0]
        if len(options) > 1:
            verb, number = yield g.ask(g.acting, prompt, options, about)
        if verb == "all":
            return able
        if verb == "go":
            break
        units.append(g.unit(number))
    return units
