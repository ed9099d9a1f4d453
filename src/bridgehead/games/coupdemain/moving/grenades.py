"""[T31.3] Smoke grenades: a squad of the stack under way throws one into its hex or the next."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.board.sight import sees
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.marks import HAS_SMOKED
from bridgehead.games.coupdemain.moving.interruption import glance, interrupted, meet_fire
from bridgehead.games.coupdemain.moving.routes import left
from bridgehead.games.coupdemain.moving.under_way import leave_behind, spend
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import GRENADE_BESIDE_MF, GRENADE_MF
from bridgehead.games.coupdemain.printed.terrain import WATER
from bridgehead.games.coupdemain.smoke.screens import by_grenades, thickness
from bridgehead.games.coupdemain.state import ASSAULT, NONE, CoupState

ENDS_MOVE: Final = 6


def thrower(g: CoupState, units: list[int]) -> int:
    """[T31.3] Of some units the one that throws: the MMC with the best exponent, each once a Player Turn; or NONE."""
    best, most = NONE, 0
    for unit in units:
        if type_of(g, unit).smoke > most and not g.marks[unit] & HAS_SMOKED:
            best, most = unit, type_of(g, unit).smoke
    return best


def smoke_options(g: CoupState) -> list[Option]:
    """[T31.3] [T11.8] Where the stack under way could throw smoke: the ground of its hex for 1 MF, of the next in sight
    for 2; not on water, not where smoke lies already, nor in Assault Movement.
    """
    if g.manner == ASSAULT or thrower(g, g.stack) == NONE:
        return []
    return [("smoke", there) for there in within_throw(g, g.where[g.stack[0]]) if throwing_price(g, there) <= left(g)]


def within_throw(g: CoupState, here: int) -> list[int]:
    """[T31.3] The ground Locations of a hex and those beside it that a grenade reaches and that have no smoke yet."""
    ground = g.battle.ground
    found: list[int] = []
    for place in sorted(ground.within(here // SLOTS, 1)):
        there = SLOTS * place
        dry = ground.exists[there] and ground.terrain[place] != WATER
        if dry and not thickness(g, place) and (place == here // SLOTS or sees(ground, here, there)):
            found.append(there)
    return found


def throwing_price(g: CoupState, there: int) -> int:
    """[T31.3] What it costs to throw there, in half-MF."""
    return GRENADE_MF if there // SLOTS == g.where[g.stack[0]] // SLOTS else GRENADE_BESIDE_MF


def throw_smoke(g: CoupState, there: int) -> Steps:
    """[T31.3] [T11.15] [T17.9] The stack spends the MF; a dr up to the exponent, and there is smoke before anybody
    fires at it. On a 6 whoever threw goes no farther. The exponent is not told, since he may be concealed.
    """
    before = glance(g)
    unit = thrower(g, g.stack)
    spend(g, throwing_price(g, there))
    g.by_road = 0
    g.marks[unit] |= HAS_SMOKED
    seen_to_act(g, unit)
    die = g.roll("smoke")
    works = die <= type_of(g, unit).smoke
    g.tell("throws-smoke", shown(g, unit), there, die, "smoke" if works else "no-smoke")
    if works:
        by_grenades(g, there // SLOTS)
    fired = yield from meet_fire(g)
    if die == ENDS_MOVE and unit in g.stack:
        leave_behind(g, unit)
    if g.stack and (fired or interrupted(g, before)):
        g.goal = NONE
