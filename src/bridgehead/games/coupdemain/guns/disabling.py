"""[T23.13] Guns that are lost: by their own crew's hand, or by a charge."""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.games.coupdemain.fire.covered_arc import is_gun
from bridgehead.games.coupdemain.fire.parts import FRESH, mark_fired, ready, way_of
from bridgehead.games.coupdemain.marks import LOST
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.pieces.weapons import arm, ruin, weapon_type
from bridgehead.games.coupdemain.state import NONE, PREP_FIRE, WEAPON, CoupState

NEAR: Final = 2
"""Nobody would wreck his Gun while his enemies are farther off than this."""


def disable_options(g: CoupState, seat: int, targets: list[int]) -> list[Option]:
    """[T23.13] In one's own PFPh the Guns that whoever works them may wreck instead of firing them, malfunctioned ones
    too, with enemies, whom these Locations hold, near.
    """
    if g.phase != PREP_FIRE:
        return []
    found: list[Option] = []
    for weapon in g.battle.ordnance:
        owner = g.owner[weapon]
        if owner == NONE or g.battle.side[owner] != seat or not is_gun(g, weapon) or weapon_type(g, weapon).mounted:
            continue
        near = [one for one in targets if g.battle.ground.apart(g.where[owner], one) <= NEAR]
        if near and ready(g, owner) and type_of(g, owner).mmc and way_of(g, WEAPON + weapon) == FRESH:
            found.append(("disable", weapon))
    return found


def disable(g: CoupState, weapon: int) -> None:
    """[T23.13] Whoever works a Gun makes it useless, which is his fire of this phase."""
    owner = g.owner[weapon]
    mark_fired(g, owner, FRESH)
    g.tell("disables", shown(g, owner), arm(g, weapon))
    ruin(g, weapon)


def blow_up_guns(g: CoupState, location: int, code: str) -> None:
    """[T23.13] A charge whose attack on a Location is a K or better takes the Guns in it."""
    if not (code.startswith("K/") or code.endswith("KIA")):
        return
    for weapon, owner in enumerate(g.owner):
        where = g.lies[weapon] if owner == NONE else g.where[owner]
        if is_gun(g, weapon) and not weapon_type(g, weapon).mounted and where == location and not g.used[weapon] & LOST:
            g.tell("gun-lost", arm(g, weapon), location)
            ruin(g, weapon)
