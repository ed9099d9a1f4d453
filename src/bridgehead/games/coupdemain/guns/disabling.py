"""[T23.13] Guns that are lost: by their own crew's hand, or by a charge."""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.games.coupdemain.fire.covered_arc import is_gun
from bridgehead.games.coupdemain.fire.parts import FRESH, mark_fired
from bridgehead.games.coupdemain.guns.ordnance import may_shoot
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type
from bridgehead.games.coupdemain.state import LOST, NONE, PREP_FIRE, CoupState

NEAR: Final = 2
"""Nobody would wreck his Gun while his enemies are farther off than this."""
GUN_VP: Final = 2


def disable_options(g: CoupState, seat: int, targets: list[int]) -> list[Option]:
    """[T23.13] In one's own PFPh the Guns that their crew could fire and may wreck instead, with enemies, whom these
    Locations hold, near.
    """
    if g.phase != PREP_FIRE:
        return []
    found: list[Option] = []
    for weapon in g.battle.ordnance:
        owner = g.owner[weapon]
        if owner == NONE or g.battle.side[owner] != seat or not is_gun(g, weapon) or weapon_type(g, weapon).mounted:
            continue
        near = [one for one in targets if g.battle.ground.apart(g.where[owner], one) <= NEAR]
        if near and may_shoot(g, weapon):
            found.append(("disable", weapon))
    return found


def disable(g: CoupState, weapon: int) -> None:
    """[T23.13] Whoever works a Gun makes it useless, which is his fire of this phase."""
    owner = g.owner[weapon]
    mark_fired(g, owner, FRESH)
    g.tell("disables", shown(g, owner), arm(g, weapon))
    lose_gun(g, weapon)


def blow_up_guns(g: CoupState, location: int, code: str) -> None:
    """[T23.13] A charge whose attack on a Location is a K or better takes the Guns in it."""
    if not (code.startswith("K/") or code.endswith("KIA")):
        return
    for weapon, owner in enumerate(g.owner):
        where = g.lies[weapon] if owner == NONE else g.where[owner]
        if is_gun(g, weapon) and not weapon_type(g, weapon).mounted and where == location and not g.used[weapon] & LOST:
            g.tell("gun-lost", arm(g, weapon), location)
            lose_gun(g, weapon)


def lose_gun(g: CoupState, weapon: int) -> None:
    """[T0.5] [T0.14] [T23.13] A Gun is gone, at the cost of the side that it was made for."""
    g.used[weapon] |= LOST
    g.owner[weapon] = NONE
    g.lies[weapon] = NONE
    g.losses[weapon_type(g, weapon).nation] += GUN_VP
