"""[9.2] The attacker need not divide the front: battles that touch may be fought as one, if he likes.

Sectors that name the same enemy fight together in any case. What is asked here is only what naming cannot say: each
sector names one enemy, so that two sectors at the ends of a line never come into the same battle by it.
"""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.board.lines import enemies_beside, is_overwhelming, sectors_in, spoils, strength
from bridgehead.games.remagen.combat.front import begun
from bridgehead.games.remagen.combat.soakoffs import beside, can_be_mended, margin
from bridgehead.games.remagen.printed.combat_chart import OVERWHELMING
from bridgehead.games.remagen.state import BATTLES, Bridgehead


def joinable(g: Bridgehead) -> list[int]:
    """[9.2] The battles that may be fought together with a later one beside them."""
    return [battle for battle in begun(g) if partners(g, battle)]


def partners(g: Bridgehead, battle: int) -> list[int]:
    """[9.2] The later battles beside one with which it may be fought as one."""
    battles = dict.fromkeys(begun(g), 0)
    return [one for one in beside(g, battles, [battle]) if one > battle and _may_be_one(g, battle, one)]


def _may_be_one(g: Bridgehead, one: int, other: int) -> bool:
    """[9.2] [9.6] Whether naming enemies could not have made one battle of two, and no automatic victory is undone, nor
    a battle lost that is none.
    """
    if _drags_down(g, one, other):
        return False
    ours = sectors_in(g, one, g.seat) + sectors_in(g, other, g.seat)
    foes = sectors_in(g, one, 1 - g.seat) + sectors_in(g, other, 1 - g.seat)
    if is_overwhelming(g, one) or is_overwhelming(g, other):
        return not _undoes(g, one, other) and not _undoes(g, other, one)
    return not any(all(foe in enemies_beside(g, here, g.seat) for here in ours) for foe in foes)


def _drags_down(g: Bridgehead, one: int, other: int) -> bool:
    """[9.2] Whether of two battles one alone is worse than 1-6: that could not be mended, so both would be lost."""
    margins = [margin(g, battle) for battle in (one, other)]
    return min(margins) < 0 <= max(margins)


def _undoes(g: Bridgehead, battle: int, other: int) -> bool:
    return spoils(g, battle, total(g, other, g.seat), total(g, other, 1 - g.seat))


def total(g: Bridgehead, battle: int, seat: int) -> int:
    """[9.4] The combat value of a side in a battle while the front is laid out."""
    return sum([strength(g, sector) for sector in sectors_in(g, battle, seat)])


# --- automatic victories that hold together only ---


def surplus(g: Bridgehead, battle: int) -> int:
    """[9.6] How much stronger the attacker of a battle is than seven to one; below zero he falls short of it."""
    return total(g, battle, g.seat) - OVERWHELMING * total(g, battle, 1 - g.seat)


def falls_short(g: Bridgehead) -> int:
    """[9.6] The first automatic victory that is none unless it is fought with another battle beside it, else -1."""
    for battle in begun(g):
        if is_overwhelming(g, battle) and surplus(g, battle) < 0 and saviours(g, battle):
            return battle
    return -1


def saviours(g: Bridgehead, battle: int) -> list[int]:
    """[9.6] The battles that bring one beside them, with others if need be, to seven to one."""
    margins = {one: surplus(g, one) for one in begun(g)}
    return [one for one in beside(g, margins, [battle]) if can_be_mended(g, margins, [battle, one])]


def save(g: Bridgehead, battle: int) -> Steps:
    """[9.6] The attacker says with which other battle that of an automatic victory is fought, so that it stays one."""
    options: list[Option] = [("with", other - 1) for other in saviours(g, battle)]
    other = options[0][1]
    if len(options) > 1:
        _, other = yield g.ask(g.seat, "partner", options, battle - 1)
    make_one(g, battle, other)


# --- battles made one for choice ---


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
    make_one(g, battle, other)


def make_one(g: Bridgehead, battle: int, other: int) -> None:
    """[9.2] A battle is fought together with that for a sector."""
    for unit in range(len(g.battle)):
        if g.battle[unit] == battle:
            g.battle[unit] = other + 1
    g.tell("united", battle - 1, other)
