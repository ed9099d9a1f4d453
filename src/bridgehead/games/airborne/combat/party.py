"""Who takes part in a fight."""

from collections.abc import Callable
from typing import TypeAlias

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.state import AirborneState

Ending: TypeAlias = Callable[[], str]
"""The verb that ends the choosing with those named so far; empty where they cannot fight by themselves."""


def choose_party(g: AirborneState, seat: int, prompt: str, able: list[int], ending: Ending, about: int) -> Steps:
    """[P8.1] [P8.2] [P8.4] [P11.1] Units join one by one, or all that are left at once, until the seat has enough; they
    are `g.firers`. Who is the only one that could is not asked for whether with or without him.
    """
    left = list(able)
    g.firers = []
    while left:
        enough = ending()
        options: list[Option] = [(enough, 0)] if enough else []
        options.append(("all", 0))
        if len(left) > 1 or g.firers:
            options += [g.unit_option("with", unit) for unit in left]
        verb, number = "all", 0
        if len(options) > 1:
            verb, number = yield g.ask(seat, prompt, options, about)
        if verb == "all":
            g.firers += left
            return
        if verb != "with":
            return
        g.firers.append(g.unit(number))
        left.remove(g.unit(number))
