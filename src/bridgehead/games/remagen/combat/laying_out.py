"""[9.1] [9.2] Laying out the front, a question at a time: sectors, enemies left out, weak battles, one for two."""

from bridgehead.engine.choice import Steps
from bridgehead.games.remagen.combat.front import assign, join, unassigned, uncovered
from bridgehead.games.remagen.combat.joining import divide, falls_short, save
from bridgehead.games.remagen.combat.soakoffs import mend, too_weak
from bridgehead.games.remagen.state import Bridgehead


def front_step(g: Bridgehead) -> Steps:
    """[9.1] [9.2] [9.6] Each sector gets its battle, then each enemy left out; weak ones are mended, two made one."""
    here = unassigned(g)
    if here >= 0:
        yield from assign(g, here)
        return
    left_out = uncovered(g)
    if left_out >= 0:
        yield from join(g, left_out)
        return
    weak = too_weak(g)
    if weak >= 0:
        yield from mend(g, weak)
        return
    short = falls_short(g)
    if short >= 0:
        yield from save(g, short)
        return
    yield from divide(g)
