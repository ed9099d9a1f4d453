"""[T36.5] Dealing anew what the enemy of those who fly cannot know: loads, and the hexes they mean to land in."""

from typing import Final

from bridgehead.engine.dice import Dice
from bridgehead.games.coupdemain.air.gliders import in_the_air
from bridgehead.games.coupdemain.air.loading import carriers, next_to_load, next_to_stow, room_in
from bridgehead.games.coupdemain.air.plan import appeal, landing_hexes
from bridgehead.games.coupdemain.pieces.weapons import give
from bridgehead.games.coupdemain.printed.battle import Force
from bridgehead.games.coupdemain.state import ABOARD, NONE, OFF_MAP, TO_SET_UP, CoupState

SENSIBLE: Final = 12
"""Among so many of the best hexes a glider may be meant for one."""


def load_anew(g: CoupState, force: Force, dice: Dice) -> None:
    """[T36.5] Whoever sits in a glider that flies may sit in another; what they carry may be in other hands."""
    flying = [unit for unit in force.units if g.where[unit] == ABOARD]
    stowed = [weapon for weapon in force.weapons if g.owner[weapon] in flying]
    for weapon in stowed:
        g.bear(weapon, NONE)
        g.lies[weapon] = OFF_MAP
    waiting = [unit for unit in force.units if g.where[unit] == TO_SET_UP]
    later = [weapon for weapon in force.weapons if g.lies[weapon] == OFF_MAP and weapon not in stowed]
    for unit in flying:
        g.aboard[unit] = NONE
        g.where[unit] = TO_SET_UP
    for unit in waiting:
        g.where[unit] = OFF_MAP
    for weapon in later:
        g.lies[weapon] = NONE
    for _ in flying:
        unit = next_to_load(g, force)
        g.aboard[unit] = dice.pick(room_in(g, unit))
        g.where[unit] = ABOARD
    for _ in stowed:
        weapon = next_to_stow(g, force)
        give(g, weapon, dice.pick(carriers(g, force, weapon)))
    for unit in waiting:
        g.where[unit] = TO_SET_UP
    for weapon in later:
        g.lies[weapon] = OFF_MAP


def intend_anew(g: CoupState, dice: Dice) -> None:
    """[T36.5] The gliders in the air are meant for other hexes, such as a sensible enemy would choose."""
    chosen = [glider for glider in in_the_air(g) if g.intended[glider] != NONE]
    for glider in chosen:
        g.intended[glider] = NONE
    for glider in chosen:
        best = sorted(landing_hexes(g), key=lambda place: (-appeal(g, place), place))
        g.intended[glider] = dice.pick(best[:SENSIBLE])
