"""[T28.1] [T28.2] The machine gun in the turret of a tank, a fire group by itself. (Its gun is ordnance.)"""

from bridgehead.engine.choice import Option
from bridgehead.games.coupdemain.fire.firepower import GRAINS, power
from bridgehead.games.coupdemain.fire.groups import enemy_locations, only_concealed
from bridgehead.games.coupdemain.fire.modifiers import Aim, FireGroup, lots_of
from bridgehead.games.coupdemain.fire.parts import IN_NEED, NOT_NOW, crew_fires, way_of
from bridgehead.games.coupdemain.fire.watch import watch_of, worth_asking
from bridgehead.games.coupdemain.fire.ways_to_fire import open_way, too_dark
from bridgehead.games.coupdemain.pieces.weapons import weapon_type
from bridgehead.games.coupdemain.state import NONE, WEAPON, CoupState


def is_turret_mg(g: CoupState, weapon: int) -> bool:
    """[T28.1] Whether a weapon is the machine gun of a tank."""
    kind = weapon_type(g, weapon)
    return kind.mounted and kind.machine_gun


def mg_way(g: CoupState, weapon: int, aim: Aim) -> int:
    """[T12.11] [T28.2] How the machine gun of a tank may fire at a Location now, or NOT_NOW; never as Final Protective
    Fire, and not for less than the lowest column.
    """
    tank = g.owner[weapon]
    if tank == NONE or g.where[tank] < 0 or too_dark(g, g.where[tank], aim.target):
        return NOT_NOW
    if not crew_fires(g, weapon) or way_of(g, WEAPON + weapon) in (NOT_NOW, IN_NEED):
        return NOT_NOW
    way = open_way(g, WEAPON + weapon, aim.target)
    if way == NOT_NOW or power(g, WEAPON + weapon, aim.target, way, only_concealed(g, aim)) < GRAINS:
        return NOT_NOW
    return way


def mg_targets(g: CoupState, weapon: int) -> list[int]:
    """[T6.1] [T28.2] The Locations with Known or suspected enemies that the machine gun of a tank can fire at."""
    seat = g.battle.side[g.owner[weapon]]
    return [one for one in enemy_locations(g, seat) if mg_way(g, weapon, Aim(seat, one)) != NOT_NOW]


def mg_group(g: CoupState, weapon: int, target: int, moving: bool) -> FireGroup:
    """[T28.1] The machine gun of a tank alone, with nobody directing it."""
    aim = Aim(g.battle.side[g.owner[weapon]], target, moving)
    return FireGroup(aim, [WEAPON + weapon], [mg_way(g, weapon, aim)], [])


def first_mg_options(g: CoupState, location: int) -> list[Option]:
    """[T12.3] [T12.5] [T28.2] The DEFENDER's tanks whose machine gun may fire at the stack under way, as their watch
    lets them.
    """
    found: list[Option] = []
    for weapon in g.battle.ordnance:
        tank = g.owner[weapon]
        if tank == NONE or g.battle.side[tank] == g.acting or not is_turret_mg(g, weapon):
            continue
        if g.where[tank] < 0 or too_dark(g, g.where[tank], location):
            continue
        group = mg_group(g, weapon, location, True)
        if group.ways[0] == NOT_NOW:
            continue
        if worth_asking(g, group, lots_of(g, group, True), g.where[tank], watch_of(g, tank)):
            found.append(("ordnance", weapon))
    return found
