"""[T15.3] [T15.4] Ambush: who strikes first in the first round."""

from typing import Final

from bridgehead.games.coupdemain.hidden.knowledge import lit
from bridgehead.games.coupdemain.marks import ADVANCED, BERSERK, BROKEN, CONCEALED, CX, HIDDEN, PINNED, UNLOADED
from bridgehead.games.coupdemain.morale.values import inexperienced, is_leader, modifier_of
from bridgehead.games.coupdemain.pieces.changes import shown_all
from bridgehead.games.coupdemain.pieces.roster import good_order, is_dummy, type_of
from bridgehead.games.coupdemain.printed.tables import AMBUSH_DRM, AMBUSH_MARGIN, AMBUSH_NIGHT_MARGIN
from bridgehead.games.coupdemain.printed.terrain import RUBBLE, STONE_BUILDING, WOODEN_BUILDING, WOODS
from bridgehead.games.coupdemain.state import NONE, CoupState
from bridgehead.games.coupdemain.works.pillbox import inside

CLOSE_GROUND: Final = [WOODS, RUBBLE, WOODEN_BUILDING, STONE_BUILDING]


def may_ambush(g: CoupState, location: int, sides: list[list[int]]) -> bool:
    """[T15.3] In woods, rubble and buildings, or where a real unit was concealed; only if units of the ATTACKER have
    just come in.
    """
    if not any(g.marks[unit] & (ADVANCED | UNLOADED) for unit in sides[g.acting]):
        return False
    if not inside(location) and g.battle.ground.terrain[location // 8] in CLOSE_GROUND:
        return True
    return any(g.marks[unit] & (CONCEALED | HIDDEN) and not is_dummy(g, unit) for side in sides for unit in side)


def ambush_modifier(g: CoupState, units: list[int]) -> int:
    """[T15.3] The best leader's modifier; −2 if all are concealed, −1 if all are Stealthy; +1 each for exhausted,
    pinned, broken, Lax and berserk ones.
    """
    total = 0
    leaders = [modifier_of(g, unit) for unit in units if is_leader(g, unit) and good_order(g, unit)]
    if leaders:
        total += min(leaders)
    if all(g.marks[unit] & (CONCEALED | HIDDEN) for unit in units):
        total += AMBUSH_DRM.number("concealed")
    if all(type_of(g, unit).smc for unit in units):
        total += AMBUSH_DRM.number("stealthy")
    for mark, name in ((CX, "cx"), (PINNED, "pinned"), (BROKEN, "broken"), (BERSERK, "berserk")):
        if any(g.marks[unit] & mark for unit in units):
            total += AMBUSH_DRM.number(name)
    if any(inexperienced(g, unit) for unit in units):
        total += AMBUSH_DRM.number("lax")
    return total


def roll_ambush(g: CoupState, location: int, sides: list[list[int]]) -> int:
    """[T15.3] Each side a dr, the ATTACKER's first; lower by three ambushes, by night by two for an ATTACKER in the
    dark. The answer: the side that has ambushed, or NONE.
    """
    totals = [0, 0]
    for side in (g.acting, 1 - g.acting):
        drm = ambush_modifier(g, sides[side])
        die = g.roll("ambush")
        totals[side] = die + drm
        g.tell("ambush-die", side, location, die, drm)
    margin = AMBUSH_NIGHT_MARGIN if g.night() and not lit(g, location) else AMBUSH_MARGIN
    ambusher = NONE
    if totals[1 - g.acting] - totals[g.acting] >= margin:
        ambusher = g.acting
    elif totals[g.acting] - totals[1 - g.acting] >= AMBUSH_MARGIN:
        ambusher = 1 - g.acting
    if ambusher != NONE:
        g.tell("ambush", ambusher, location, shown_all(g, sides[ambusher]))
    return ambusher
