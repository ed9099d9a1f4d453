"""What the staff expects of demolition charges, thrown or placed."""

from typing import Final

from bridgehead.games.coupdemain.close.charges import charge_lots, placed_lots, thrown, thrown_lots
from bridgehead.games.coupdemain.fire.modifiers import Lot, sum_of
from bridgehead.games.coupdemain.fire.parts import prepared
from bridgehead.games.coupdemain.moving.placing import charge_of, targets_beside
from bridgehead.games.coupdemain.pieces.roster import side_in
from bridgehead.games.coupdemain.staff.hopes import harm, value_of
from bridgehead.games.coupdemain.state import NONE, CoupState

AT_HOME: Final = 3
UNDER_FIRE: Final = 0.7
"""How often whoever places a charge gets it there."""
A_TANK: Final = 4.0
"""What a tank is worth, as often as a charge destroys it."""


def harm_to(g: CoupState, lots: list[Lot], seat: int) -> float:
    """What an attack on some lots is expected to do, in worth of units."""
    total = 0.0
    for lot in lots:
        share = harm(lot.attack.column, sum_of(lot.attack.modifiers))
        total += share * sum([value_of(g, unit, seat) for unit in lot.units])
    return total


def hopes_of_throwing(g: CoupState, seat: int, target: int) -> float:
    """What a charge does that is thrown into a Location, less what it does to those beside the thrower."""
    weapon = thrown(g, seat, target)
    here = g.where[g.owner[weapon]]
    own = charge_lots(g, weapon, here, side_in(g, here, seat), [], NONE)
    lost = sum([harm(lot.attack.column, AT_HOME) * sum([value_of(g, one, seat) for one in lot.units]) for lot in own])
    return harm_to(g, thrown_lots(g, weapon, target, True), seat) - lost


def hopes_of_placing(g: CoupState, units: list[int], here: int, targets: list[int]) -> float:
    """What the best charge does that some units can place from a Location, as likely as it gets there."""
    weapon = charge_of(g, units)
    if weapon == NONE:
        return 0.0
    seat = g.acting
    best = 0.0
    for target in targets:
        lots = placed_lots(g, weapon, here, target, prepared(g, weapon), True)
        best = max(best, harm_to(g, lots, seat) + armour_in(g, target, seat))
    return UNDER_FIRE * best


def armour_in(g: CoupState, target: int, seat: int) -> float:
    """[T26.9] What a charge is worth against the tanks in a Location."""
    tanks = [unit for unit in g.battle.vehicles if g.where[unit] == target and g.battle.side[unit] != seat]
    return A_TANK * len(tanks)


def might_place(g: CoupState, units: list[int], here: int) -> float:
    """What a charge promises that units might place from where they are, before they have moved."""
    return hopes_of_placing(g, units, here, targets_beside(g, here)) if charge_of(g, units) != NONE else 0.0
