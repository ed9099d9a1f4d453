"""What an attack is worth to the staff: what it can know of a target, by the column and the modifiers."""

from typing import Final

from bridgehead.games.coupdemain.fire.groups import best_group
from bridgehead.games.coupdemain.fire.modifiers import Aim, FireGroup, lots_of, sum_of
from bridgehead.games.coupdemain.marks import BROKEN
from bridgehead.games.coupdemain.pieces.roster import concealed, type_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of, works
from bridgehead.games.coupdemain.printed.tables import FIRE
from bridgehead.games.coupdemain.state import CoupState

WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""How many of the 36 rolls of two dice show a number."""
UNKNOWN: Final = 2.0
"""What somebody behind a counter is worth: less than a squad, since he may be nobody."""
BROKEN_SHARE: Final = 0.5
MACHINE_GUN: Final = 0.5
"""What a point of a machine gun's firepower adds to whoever works it."""


def harm_of(code: str) -> float:
    """What a result does to a unit of morale 7, as a share of it that is out of the fight."""
    if code.endswith("KIA"):
        return 1.0
    if code.startswith("K/"):
        return 0.6 + 0.1 * int(code[2:])
    if code == "NMC":
        return 0.38
    if code.endswith("MC"):
        return min(0.9, 0.38 + 0.13 * int(code[0]))
    return 0.12 if code == "PTC" else 0.0


def _harm_table() -> list[list[float]]:
    """By column and sum of modifiers from −6 to 12: the harm to be expected."""
    table: list[list[float]] = []
    for column in range(len(FIRE.columns)):
        row: list[float] = []
        for drm in range(-6, 13):
            total = 0.0
            for dice in range(2, 13):
                total += WAYS[dice] * harm_of(FIRE.result(column, dice + drm))
            row.append(total / 36)
        table.append(row)
    return table


HARM: Final[list[list[float]]] = _harm_table()


def harm(column: int, drm: int) -> float:
    """The harm to be expected of fire in a column with a sum of modifiers."""
    return HARM[column][max(0, min(18, drm + 6))] if column >= 0 else 0.0


def value_of(g: CoupState, unit: int, seat: int) -> float:
    """What a unit is worth to its enemy, or to its own side: its firepower and its leadership."""
    if g.battle.side[unit] != seat and concealed(g, unit) and not g.known[g.tag[unit]]:
        return UNKNOWN
    kind = type_of(g, unit)
    worth = kind.fp / 2 + 1 - kind.modifier if kind.mmc or kind.smc else 0.2
    for weapon in weapons_of(g, unit):
        if weapon_type(g, weapon).machine_gun and works(g, weapon):
            worth += MACHINE_GUN * weapon_type(g, weapon).fp
    return worth * (BROKEN_SHARE if g.marks[unit] & BROKEN else 1.0)


def hopes(g: CoupState, group: FireGroup) -> float:
    """What the fire of a group is expected to do, in worth of units."""
    total = 0.0
    if not group.parts:
        return total
    for lot in lots_of(g, group, True):
        if lot.attack.column >= 0:
            share = harm(lot.attack.column, sum_of(lot.attack.modifiers))
            for unit in lot.units:
                total += share * value_of(g, unit, group.seat)
    return total


def best_hopes(g: CoupState, seat: int, target: int, moving: bool) -> float:
    """The same of the best group that a seat can fire at a Location with."""
    return hopes(g, best_group(g, Aim(seat, target, moving)))
