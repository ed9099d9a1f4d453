"""What the staff goes for, and who must stay where he is."""

from bridgehead.games.airborne.board.control import controls
from bridgehead.games.airborne.board.stacking import holds, side_in
from bridgehead.games.airborne.printed.battle import CONTROLLED
from bridgehead.games.airborne.printed.components import CARRIER, INFANTRY
from bridgehead.games.airborne.staff.ground import FAR, way_to
from bridgehead.games.airborne.state import BLOWN, DISPERSED, AirborneState


def enemies_near(g: AirborneState, place: int, side: int, most: int) -> int:
    """How many armed enemies of a side stand within some hexes."""
    found = 0
    for unit in g.battle.roster[1 - side]:
        there = g.where[unit]
        if there >= 0 and g.battle.of[unit].combat and g.battle.ground.distance(place, there) <= most:
            found += 1
    return found


def wanted(g: AirborneState, side: int) -> list[int]:
    """The hexes that a side should go for: the objectives that it does not control, and the banks that it lacks beside
    a bridge, blown or not, else the objectives that it holds with nobody.
    """
    lost: list[int] = []
    bare: list[int] = []
    for at, place in enumerate(g.battle.objectives):
        if g.works[place] & BLOWN:
            lost += _beside_ruin(g, at, side)
            continue
        if g.control[at] != side:
            lost.append(place)
        elif not manned(g, place, side):
            bare.append(place)
        for bank in lacking(g, at, side):
            if bank not in lost:
                lost.append(bank)
    return lost or bare


def _beside_ruin(g: AirborneState, at: int, side: int) -> list[int]:
    """[P12.2] What is to be had beside a bridge that is blown and still counts for whoever scores: for himself the
    banks that he lacks, for his enemy the bank of which the least is left to take.
    """
    place, holder = g.battle.objectives[at], g.battle.holder
    if g.control[at] != holder or not _counts_blown(g, place):
        return []
    if side == holder:
        return lacking(g, at, side)
    if not controls(g, place, holder):
        return []
    theirs = [[there for there in bank if g.last[g.battle.watched_at[there]] == holder] for bank in g.battle.banks[at]]
    return min(theirs, key=len, default=[])


def _counts_blown(g: AirborneState, place: int) -> bool:
    """[P12.3] Whether a bridge counts when it is blown too: where it is to be controlled, not intact."""
    return any(one.counts == CONTROLLED and place in one.hexes for one in g.battle.measures)


def manned(g: AirborneState, place: int, side: int) -> bool:
    """Whether a side has an armed unit in a hex."""
    for unit in side_in(g, place, side):
        if g.battle.of[unit].combat:
            return True
    return False


def lacking(g: AirborneState, at: int, side: int) -> list[int]:
    """[P12.2] Of each bank beside a bridge where a side was not the last, the hex by which the road comes."""
    found: list[int] = []
    place = g.battle.objectives[at]
    for bank in g.battle.banks[at]:
        ours = [there for there in bank if g.last[g.battle.watched_at[there]] == side]
        if not ours:
            found += [there for there in bank if g.battle.ground.joined_by_road(there, place)][:1]
    return found


def distance_to_goal(g: AirborneState, goals: list[int], place: int, kind: int) -> float:
    """The march from a hex to the nearest of some hexes."""
    best = FAR
    for goal in goals:
        best = min(best, way_to(g.battle, goal, kind)[place])
    return best


def must_hold(g: AirborneState, unit: int) -> bool:
    """Whether a unit is the last that holds an objective of its side. A bridge is left for a free bank it lacks."""
    place = g.where[unit]
    side = g.battle.side[unit]
    at = g.battle.objective_at[place] if place >= 0 else -1
    if at < 0 or g.control[at] != side or not g.battle.of[unit].combat:
        return False
    free = [bank for bank in lacking(g, at, side) if not holds(g, bank, 1 - side)]
    if free:
        return False
    others = 0
    for other in side_in(g, place, side):
        if other != unit and g.battle.of[other].kind == INFANTRY and not g.marks[other] & DISPERSED:
            others += 1
    return others == 0


def idle(g: AirborneState, unit: int) -> bool:
    """Whether a unit has no business at the front: a lorry or wagon without a load."""
    kind = g.battle.of[unit]
    return kind.kind == CARRIER and not kind.armoured and g.load[unit] < 0
