"""[T3.9] Weapons picked up on the way."""

from typing import Final

from bridgehead.games.coupdemain.marks import WEAPON_TRIED
from bridgehead.games.coupdemain.morale.arranging import try_to_recover
from bridgehead.games.coupdemain.moving.routes import left
from bridgehead.games.coupdemain.pieces.roster import good_order, type_of
from bridgehead.games.coupdemain.pieces.weapons import (
    SMC_ABOVE,
    capacity,
    lying_in,
    weapon_type,
    weight,
)
from bridgehead.games.coupdemain.printed.components import GUN
from bridgehead.games.coupdemain.state import NONE, CoupState

RECOVERY: Final = 2


def recoverable(g: CoupState, location: int, units: list[int]) -> list[int]:
    """[T3.9] The weapons that units could try to pick up in a Location for 1 MF: such as nobody has tried to in
    this phase, and one of them could carry.
    """
    if g.stack and left(g) < RECOVERY:
        return []
    found: list[int] = []
    for weapon in lying_in(g, location):
        if not g.used[weapon] & WEAPON_TRIED and taker(g, weapon, units) != NONE:
            found.append(weapon)
    return found


def taker(g: CoupState, weapon: int, units: list[int]) -> int:
    """[T3.3] [T3.7] [T3.9] Who would pick a weapon up: the Good Order unit that it overloads least, MMC before SMC,
    and a Gun only they. NONE when nobody can.
    """
    kind = weapon_type(g, weapon)
    best, least = NONE, 0
    for unit in units:
        if not good_order(g, unit):
            continue
        above = weight(g, unit) + kind.pp - capacity(g, unit)
        smc = type_of(g, unit).smc
        if smc and (above > SMC_ABOVE or kind.kind == GUN):
            continue
        burden = 2 * max(0, above) + (1 if smc else 0)
        if best == NONE or burden < least:
            best, least = unit, burden
    return best


def recover(g: CoupState, weapon: int) -> None:
    """[T3.9] The stack under way tries to pick up a weapon."""
    try_to_recover(g, weapon, taker(g, weapon, g.stack))
