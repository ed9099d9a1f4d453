"""[9.2] The attacker need not divide the front: battles that touch may be fought as one, if he likes.

Sectors that name the same enemy fight together in any case. What is asked here is only what naming cannot say: each
sector names one enemy, so that two sectors at the ends of a line never come into the same battle by it.
"""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.board.lines import enemies_beside, is_overwhelming, sectors_in, spoils, strength
from bridgehead.games.remagen.combat.front import begun
from bridgehead.games.remagen.combat.soakoffs import beside
from bridgehead.games.remagen.state import BATTLES, Bridgehead


def joinable(g: Bridgehead) -> list[int]:
    """[9.2] The battles that may be fought together with a later one beside them."""
    return [battle for battle in begun(g) if partners(g, battle)]


def partners(g: Bridgehead, battle: int) -> list[int]:
    """[9.2] The later battles beside one with which it may be fought as one."""
    battles = dict.fromkeys(begun(g), 0)
    return [one for one in beside(g, battles, [battle]) if one > battle and _may_be_one(g, battle, one)]


def _may_be_one(g: Bridgehead, one: int, other: int) -> bool:
    """[9.2] [9.6] Whether naming enemies could not have made one battle of two, and no automatic victory is undone."""
    ours = sectors_in(g, one, g.seat) + sectors_in(g, other, g.seat)
    foes = sectors_in(g, one, 1 - g.seat) + sectors_in(g, other, 1 - g.seat)
    if is_overwhelming(g, one) or is_overwhelming(g, other):
        return not _undoes(g, one, other) and not _undoes(g, other, one)
    return not any(all(foe in enemies_beside(g, here, g.seat) for here in ours) for foe in foes)


def _undoes(g: Bridgehead, battle: int, other: int) -> bool:
    return spoils(g, battle, total(g, other, g.seat), total(g, other, 1 - g.seat))


def total(g: Bridgehead, battle: int, seat: int) -> int:
    """[9.4] The combat value of a side in a battle while the front is laid out."""
    return sum([strength(g, sector) for sector in sectors_in(g, battle, seat)])


def divide(g: Bridgehead) -> Steps:
    """[9.2] The last word on the front: the battles stay as they are, or one is fought together with another."""
    found = joinable(g)
    if found:
        options: list[Option] = [("together", battle - 1) for battle in found]
        verb, sector = yield g.ask(g.seat, "together", [*options, ("divided", 0)])
        if verb == "together":
            yield from unite(g, sector + 1)
            return
    g.phase = BATTLES


def unite(g: Bridgehead, battle: int) -> Steps:
    """[9.2] The attacker says with which other battle one is fought."""
    options: list[Option] = [("with", other - 1) for other in partners(g, battle)]
    other = options[0][1]
    if len(options) > 1:
        _, other = yield g.ask(g.seat, "partner", options, battle - 1)
    for unit in range(len(g.battle)):
        if g.battle[unit] == battle:
            g.battle[unit] = other + 1
    g.tell("united", battle - 1, other)
