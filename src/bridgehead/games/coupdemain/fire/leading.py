"""[T6.15] Who directs the fire of a group."""

from bridgehead.games.coupdemain.fire.machine_guns import may_cower
from bridgehead.games.coupdemain.fire.modifiers import places_of
from bridgehead.games.coupdemain.fire.parts import NOT_NOW, gunner, gunners, keeps_rate, stage
from bridgehead.games.coupdemain.marks import DIRECTED, FINAL, PREP, TI, WEAPON_FINAL, WEAPON_FIRST, WEAPON_PREP
from bridgehead.games.coupdemain.morale.values import helps, heroic, is_leader, modifier_of
from bridgehead.games.coupdemain.pieces.roster import side_in
from bridgehead.games.coupdemain.pieces.weapons import weapons_of
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, PREP_FIRE, CoupState


def may_direct(g: CoupState, leader: int, parts: list[int], ways: list[int]) -> bool:
    """[T6.15] [T12.7] [T3.6] Whether a leader may direct these parts: unpinned and in Good Order, nobody who works a
    weapon, once a phase, again with a weapon that kept its rate of fire; in the MPh and DFPh he goes with fire as
    hurried as his own mark.
    """
    if not is_leader(g, leader) or g.where[leader] < 0 or not helps(g, leader) or g.marks[leader] & TI:
        return False
    if leader in gunners(g, parts):
        return False
    for weapon in weapons_of(g, leader):
        if g.used[weapon] & (WEAPON_PREP | WEAPON_FIRST | WEAPON_FINAL):
            return False
    kept = True
    least = NOT_NOW
    for at, part in enumerate(parts):
        kept = kept and keeps_rate(g, part)
        least = min(least, ways[at])
    if kept and g.marks[leader] & DIRECTED:
        return True
    if g.phase == PREP_FIRE:
        return not g.marks[leader] & (PREP | DIRECTED)
    if g.phase == ADVANCING_FIRE:
        return not g.marks[leader] & (PREP | FINAL)
    return stage(g, leader) <= least


def able_leaders(g: CoupState, parts: list[int], ways: list[int], location: int, seat: int) -> list[int]:
    """[T6.15] The leaders in a Location who may direct these parts, the best modifier first."""
    found = [unit for unit in side_in(g, location, seat) if may_direct(g, unit, parts, ways)]
    found.sort(key=lambda unit: (modifier_of(g, unit), g.tag[unit]))
    return found


def leaders_for(g: CoupState, parts: list[int], ways: list[int]) -> list[int]:
    """[T6.15] The best leader of each Location that the parts fire from; nobody unless every Location has one."""
    found: list[int] = []
    if not parts:
        return found
    seat = g.battle.side[gunner(g, parts[0])]
    for here in places_of(g, parts):
        able = able_leaders(g, parts, ways, here, seat)
        if not able:
            return []
        found.append(able[0])
    return found


def usual_leaders(g: CoupState, parts: list[int], ways: list[int]) -> list[int]:
    """[T6.15] [T35.3] Who directs by the standing order: the best, where it helps: by his modifier, or against
    cowering.
    """
    found = leaders_for(g, parts, ways)
    if not found:
        return found
    worst = max([modifier_of(g, leader) for leader in found])
    if worst < 0 or any(heroic(g, leader) for leader in found) or (worst == 0 and may_cower(g, parts)):
        return found
    return []
