"""[9.2] No soak-off at odds worse than 1-6, if that can be avoided: a battle that is too weak is fought together with
another one beside it.
"""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.board.lines import battle_at, sectors_in, spoils, strength
from bridgehead.games.remagen.combat.bearing import bearing_of, is_joining_borne
from bridgehead.games.remagen.combat.front import begun
from bridgehead.games.remagen.printed.ground import AROUND
from bridgehead.games.remagen.state import Bridgehead

WORST: Final = 6  # the defender may be so many times as strong as the attacker


def margin(g: Bridgehead, battle: int) -> int:
    """[9.2] [9.4] How much stronger the defender of a battle might yet be at 1-6; below zero the odds are worse."""
    attack = sum([strength(g, sector) for sector in sectors_in(g, battle, g.seat)])
    defence = sum([strength(g, sector) for sector in sectors_in(g, battle, 1 - g.seat)])
    return WORST * attack - defence


def too_weak(g: Bridgehead) -> int:
    """[9.2] The first battle at odds worse than 1-6 that others beside it can mend, -1 when there is none."""
    for battle in begun(g):
        if margin(g, battle) < 0 and helpers(g, battle):
            return battle
    return -1


def helpers(g: Bridgehead, battle: int) -> list[int]:
    """[9.2] The battles beside one that bring it, with others beside them if need be, to 1-6, unless more need them."""
    margins = {one: margin(g, one) for one in begun(g)}
    found = [one for one in beside(g, margins, [battle]) if can_be_mended(g, margins, [battle, one])]
    bearing = bearing_of(g, sectors_in(g, battle, g.seat)[0])
    return [one for one in found if is_joining_borne(g, bearing, battle, one)]


def can_be_mended(g: Bridgehead, margins: dict[int, int], together: list[int]) -> bool:
    """Whether battles fought together, and with the strongest beside them as long as needed, are not short of odds."""
    joined = together[:]
    total = sum([margins[one] for one in joined])
    while total < 0:
        best = -1
        for one in beside(g, margins, joined):
            if best < 0 or margins[one] > margins[best]:
                best = one
        if best < 0:
            return False
        joined.append(best)
        total += margins[best]
    return True


def beside(g: Bridgehead, battles: dict[int, int], joined: list[int]) -> list[int]:
    """Those of the battles, other than some, in which a sector stands beside an enemy of theirs."""
    found: set[int] = set()
    for battle in joined:
        for seat in (g.seat, 1 - g.seat):
            for sector in sectors_in(g, battle, seat):
                for there in AROUND[sector]:
                    other = battle_at(g, there)
                    if other in battles and other not in joined and there in sectors_in(g, other, 1 - seat):
                        found.add(other)
    return sorted(found)


def mend(g: Bridgehead, weak: int) -> Steps:
    """[9.2] The attacker says with which battle beside it the weak one is fought together."""
    found = helpers(g, weak)
    attack = sum([strength(g, sector) for sector in sectors_in(g, weak, g.seat)])
    defence = sum([strength(g, sector) for sector in sectors_in(g, weak, 1 - g.seat)])
    others = [battle for battle in found if not spoils(g, battle, attack, defence)]
    options: list[Option] = [("with", battle - 1) for battle in (others if others else found)]
    helper = options[0][1]
    if len(options) > 1:
        _, helper = yield g.ask(g.seat, "too-weak", options, weak - 1)
    for unit in range(len(g.battle)):
        if g.battle[unit] == weak:
            g.battle[unit] = helper + 1
    g.tell("joined", weak - 1, helper)
