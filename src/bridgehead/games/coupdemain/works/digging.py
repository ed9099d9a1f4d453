"""[T33.2] Setting up trenches and wire, before the men: where the scenario gives their number only."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.games.coupdemain.printed.fortifications import BITS, may_lie
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import NONE, CoupState

VERBS: Final = ["trench", "wire"]
TOLD: Final = ["trench", "wire-laid"]


def dug(g: CoupState, kind: int) -> list[int]:
    """[T33.2] The hexes where a kind of work has been set up, in order: those that the scenario names left out."""
    bit = BITS[kind]
    return [place for place in g.battle.dig_zone if g.works[place] & bit and not g.battle.works[place] & bit]


def next_to_dig(g: CoupState, side: int) -> int:
    """[T33.2] The kind that a side has to set up next, trenches before wire; NONE when all lie."""
    if side == g.battle.digger:
        for kind, count in enumerate(g.battle.digs):
            if len(dug(g, kind)) < count:
                return kind
    return NONE


def places_to_dig(g: CoupState, kind: int) -> list[int]:
    """[T22.1] [T33.19] The hexes where the next of a kind may be set up: as many as are left find one, since none takes
    another's.
    """
    return [
        place
        for place in g.battle.dig_zone
        if not g.works[place] & BITS[kind] and may_lie(g.battle.ground, BITS[kind], place)
    ]


def dig_one(g: CoupState, side: int) -> Steps:
    """[T33.2] The next trench or wire is set up."""
    kind = next_to_dig(g, side)
    places = places_to_dig(g, kind)
    place = places[0]
    if len(places) > 1:
        options: list[Option] = [(VERBS[kind], SLOTS * one) for one in places]
        _, location = yield g.ask(side, "set-up-works", options, g.battle.digs[kind] - len(dug(g, kind)))
        place = location // SLOTS
    lay(g, kind, place)
    g.tell_seat(side, TOLD[kind], SLOTS * place)


def lay(g: CoupState, kind: int, place: int) -> None:
    """[T22.14] A trench or wire lies in a hex from now on: nothing takes it away."""
    g.works = changed(g.works, place, g.works[place] | BITS[kind])


def dig_anew(g: CoupState, side: int, dice: Dice) -> None:
    """[T36.5] What a side has set up so far, drawn again: as many of each kind, anywhere they may lie."""
    if side != g.battle.digger:
        return
    counts = [len(dug(g, kind)) for kind in range(len(BITS))]
    g.works = g.battle.works
    for kind, count in enumerate(counts):
        for _ in range(count):
            lay(g, kind, dice.pick(places_to_dig(g, kind)))
