"""[T15.12] Infiltration: on an original 2 one who attacks, on an original 12 one who was attacked in vain, slips away,
or is not to be hit in this round.
"""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.close.design import free_beside
from bridgehead.games.coupdemain.close.strength import CloseAttack
from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, MELEE, PINNED
from bridgehead.games.coupdemain.pieces.changes import leave_guns, shown
from bridgehead.games.coupdemain.pieces.roster import is_dummy
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.works.wire import go_into

BEST: Final = 2
WORST: Final = 12


class Blow:
    """[T15.8] An attack whose dice lie, with its result, which has still to take effect."""

    __slots__ = ("attack", "result", "original")

    attack: CloseAttack
    result: str
    original: int

    def __init__(self, attack: CloseAttack, result: str, original: int) -> None:
        self.attack = attack
        self.result = result
        self.original = original


def infiltrate(g: CoupState, blow: Blow, blows: list[Blow], spared: list[int], later: bool) -> Steps:
    """[T15.12] Whoever may after this attack: one unit leaves for a Location beside without enemies, before anything
    hits it, or stays unharmed in this round. `later`: the other side strikes back after it.
    """
    if g.battle.options.get("infiltration", "on") != "on":
        return
    able = [unit for unit in who_may(blow) if g.where[unit] == g.fight and not is_dummy(g, unit)]
    able = [unit for unit in able if not g.marks[unit] & (BROKEN | BERSERK) and unit not in spared]
    options: list[Option] = [g.unit_option("duck", unit) for unit in able if later or is_struck(unit, blows)]
    options += [
        g.unit_option("slip-away", unit) for unit in able if not g.marks[unit] & PINNED and free_beside(g, unit)
    ]
    if not options:
        return
    options.append(("none", 0))
    verb, number = yield g.ask(g.battle.side[able[0]], "infiltrate", options, g.fight)
    if verb == "duck":
        spared.append(g.unit(number))
        g.tell("ducks", shown(g, g.unit(number)), g.fight)
    elif verb == "slip-away":
        yield from go_beside(g, g.unit(number), "slips-away")


def who_may(blow: Blow) -> list[int]:
    """[T15.12] Who may infiltrate after an attack: of those who made it by a 2, of those whom it missed by a 12."""
    if blow.original == BEST:
        return blow.attack.attackers
    return blow.attack.targets if blow.original == WORST and blow.result == "nothing" else []


def is_struck(unit: int, blows: list[Blow]) -> bool:
    """Whether an attack of this round is about to hit a unit."""
    return any(unit in blow.attack.targets and blow.result != "nothing" for blow in blows)


def go_beside(g: CoupState, unit: int, told: str) -> Steps:
    """[T15.12] [T15.14] A unit leaves, whither it likes among the Locations beside without enemies that its side knows
    of; `told` is the kind of the event.
    """
    here = g.where[unit]
    ways = free_beside(g, unit)
    there = ways[0]
    if len(ways) > 1:
        options: list[Option] = [("to", way) for way in ways]
        _, there = yield g.ask(g.battle.side[unit], "withdraw-to", options, g.counter(unit))
    leave_guns(g, unit)
    go_into(g, unit, there)
    g.marks[unit] &= ~MELEE
    g.tell(told, shown(g, unit), here, there)
