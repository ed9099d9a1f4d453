"""What the staff expects of a tank's fire."""

from bridgehead.games.coupdemain.guns.at_vehicles import targets_of
from bridgehead.games.coupdemain.guns.ordnance import blast_column, ways_to_hit
from bridgehead.games.coupdemain.guns.tanks import is_turret_mg, mg_group
from bridgehead.games.coupdemain.marks import HIDDEN
from bridgehead.games.coupdemain.pieces.roster import side_in
from bridgehead.games.coupdemain.pieces.weapons import weapon_type
from bridgehead.games.coupdemain.staff.hopes import harm, hopes, value_of
from bridgehead.games.coupdemain.state import CoupState

ROLLS = 36
NOTHING_LOST = 0.25
"""Who cannot move gives up nothing by firing."""


def hopes_of_shot(g: CoupState, weapon: int, otherwise: float, moving: int = -1) -> float:
    """What the best shot of a tank's weapon promises, or its shot at who moves in a Location; of weapons that are not
    in a tank so much as is thought of any shot.
    """
    if not weapon_type(g, weapon).mounted:
        return otherwise
    if moving >= 0:
        return hopes_at(g, weapon, moving, True)
    places = [place for verb, place in targets_of(g, weapon) if verb == "at"]
    return max([hopes_at(g, weapon, place, False) for place in places], default=0.0) + NOTHING_LOST


def hopes_at(g: CoupState, weapon: int, target: int, moving: bool) -> float:
    """What a tank's machine gun, or its gun, promises at a Location."""
    if is_turret_mg(g, weapon):
        return hopes(g, mg_group(g, weapon, target, moving))
    seat = g.battle.side[g.owner[weapon]]
    there = g.stack if moving else [unit for unit in side_in(g, target, 1 - seat) if not g.marks[unit] & HIDDEN]
    worth = sum([value_of(g, unit, seat) for unit in there])
    return ways_to_hit(g, weapon, target, moving) / ROLLS * harm(blast_column(g, weapon, target, False), 0) * worth
