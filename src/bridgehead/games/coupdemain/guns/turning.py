"""[T23.7] A Gun turned instead of fired."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.fire.covered_arc import in_arc, is_gun, turn_to
from bridgehead.games.coupdemain.fire.parts import FRESH, mark_fired
from bridgehead.games.coupdemain.guns.ordnance import may_shoot
from bridgehead.games.coupdemain.hidden.knowledge import sees
from bridgehead.games.coupdemain.marks import KEEPS_RATE
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import NONE, WEAPON, CoupState


def turn_options(g: CoupState, seat: int, targets: list[int]) -> list[Option]:
    """[T23.7] The Guns of a seat that could fire now and may be turned instead, since an enemy that they see, in one of
    some Locations, stands outside their arc.
    """
    found: list[Option] = []
    for weapon in g.battle.ordnance:
        if g.owner[weapon] != NONE and g.battle.side[g.owner[weapon]] == seat and is_gun(g, weapon):
            if may_shoot(g, weapon) and enemies_aside(g, weapon, targets):
                found.append(("turn", weapon))
    return found


def enemies_aside(g: CoupState, weapon: int, targets: list[int]) -> bool:
    """[T23.7] Whether one of some Locations is in sight of a Gun and outside its arc."""
    here = g.where[g.owner[weapon]]
    for target in targets:
        if not in_arc(g.battle.ground, here // SLOTS, g.facing[weapon], target // SLOTS) and sees(g, here, target):
            return True
    return False


def facing_options(g: CoupState, weapon: int) -> list[Option]:
    """[T0.12] [T23.7] Whither a Gun may look: between a neighbour and the next one by the clock, which the option
    names by the first of the two.
    """
    here = g.where[g.owner[weapon]] // SLOTS
    found: list[Option] = []
    for facing in range(6):
        place = g.battle.ground.toward[6 * here + facing]
        if facing != g.facing[weapon] and place >= 0:
            found.append(("face", place))
    return found


def turn_gun(g: CoupState, seat: int, weapon: int) -> Steps:
    """[T23.7] The Gun looks another way; that is its fire of this phase."""
    g.firers = [WEAPON + weapon]
    _, place = yield g.ask(seat, "facing", facing_options(g, weapon), weapon)
    g.firers = []
    here = g.where[g.owner[weapon]] // SLOTS
    turn_to(g, weapon, g.battle.ground.direction(here, place))
    mark_fired(g, WEAPON + weapon, FRESH)
    g.used[weapon] &= ~KEEPS_RATE
