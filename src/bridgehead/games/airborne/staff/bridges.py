"""The staff and the bridges: whether a player would have one go up, and who gets off it first."""

from typing import Final

from bridgehead.games.airborne.board.costs import allowance, mover
from bridgehead.games.airborne.board.stacking import counts, side_in
from bridgehead.games.airborne.march.engineers import can_demolish, is_engineer
from bridgehead.games.airborne.printed.battle import CONTROLLED, INTACT
from bridgehead.games.airborne.printed.components import DEFENDER
from bridgehead.games.airborne.printed.ground import WATER
from bridgehead.games.airborne.staff.evaluation import worth
from bridgehead.games.airborne.staff.goals import enemies_near
from bridgehead.games.airborne.staff.ground import FAR, way_to, way_without
from bridgehead.games.airborne.state import ABOARD, BLOWN, COMING, DEMOLISHING, REBUILT, TRYING_AGAIN, AirborneState

NEAR: Final = 4
A_UNIT: Final = 1.0
"""The points that one is taken to be worth who goes up with a bridge."""
CROSSING: Final = 0.5
"""How much of an objective's points hangs on whether a side's men can get there over the bridge."""
CHARGES_LAID: Final = 3


def gain_of_ruin(g: AirborneState, place: int, side: int) -> float:
    """[P10.3] [P12.4] What it is worth to a side, in points, that a bridge goes up with nobody on it: what the enemy
    can have there no longer, and whom it keeps from the other objectives, theirs less its own.
    """
    return _denied(g, place, side) + CROSSING * (_served(g, place, 1 - side) - _served(g, place, side))


def lays_charges(g: AirborneState, unit: int) -> bool:
    """[P10.3] Whether a player has an engineer lay charges where he stands: on a bridge that his side has and does
    better without, while there is time for it to go up. Whoever scores by the bridge leaves it: what is left of it
    counts no longer than he has both banks, and he is cut off from one of them.
    """
    side, place = g.battle.side[unit], g.where[unit]
    at = g.battle.objective_at[place] if place >= 0 else -1
    if at < 0 or side == g.battle.holder or g.control[at] != side:
        return False
    if not is_engineer(g, unit) or not can_demolish(g, place):
        return False
    laid = g.progress[unit] if worker(g, unit) else 0
    in_time = g.turn + CHARGES_LAID - laid <= g.battle.turns
    return in_time and gain_of_ruin(g, place, side) > 0


def worker(g: AirborneState, unit: int) -> bool:
    """Whether a unit is busy with a demolition."""
    return g.task[unit] == DEMOLISHING or g.task[unit] == TRYING_AGAIN


def _denied(g: AirborneState, place: int, side: int) -> float:
    """[P12.3] The points that whoever scores would likely have for the bridge, less those that he keeps for a ruin."""
    total = 0.0
    for measure in g.battle.measures:
        if place in measure.hexes and measure.counts in (CONTROLLED, INTACT):
            at = g.battle.objective_at[place]
            ruin = measure.counts == CONTROLLED and g.control[at] == g.battle.holder
            total += measure.points * (_likely(g, place) - (1.0 if ruin else 0.0))
    return total if side != g.battle.holder else -total


def _likely(g: AirborneState, place: int) -> float:
    """How likely whoever scores ends with a bridge that stands, by the strength of both sides round it."""
    strength = [1.0, 1.0]
    for side in (0, 1):
        for unit in g.battle.roster[side]:
            there = g.where[unit]
            if there >= 0 and counts(g, unit) and g.battle.ground.distance(place, there) <= NEAR:
                strength[side] += worth(g, unit)
    return strength[g.battle.holder] / (strength[0] + strength[1])


def _served(g: AirborneState, place: int, side: int) -> float:
    """The points of the other objectives that a side has yet to take, or may lose, by the share of its strength that
    gets there in time over this bridge only.
    """
    total = 0.0
    for measure in g.battle.measures:
        for goal in measure.hexes:
            if goal != place and not g.works[goal] & BLOWN:
                total += measure.points * _share_cut_off(g, place, goal, side)
    return total


def _share_cut_off(g: AirborneState, place: int, goal: int, side: int) -> float:
    """Of a side's strength that can get to a hex in time, the share that cannot when a bridge is gone."""
    able, cut = 0.0, 0.0
    for unit in g.battle.roster[side]:
        if not g.battle.of[unit].combat:
            continue
        rides = g.carrier[unit] if g.where[unit] == ABOARD else unit
        pace = allowance(g, rides) / 2
        left = pace * (g.battle.turns - g.turn)
        kind = mover(g, rides)
        starts = [g.where[rides]]
        if g.where[rides] == COMING:
            group = g.battle.groups[g.battle.group[rides]]
            starts = group.zone
            left = pace * (g.battle.turns - max(g.turn, group.turn))
        way = way_to(g.battle, goal, kind)
        round_about = way_without(g.battle, goal, kind, place)
        near = min([way[start] for start in starts if start >= 0], default=FAR)
        far = min([round_about[start] for start in starts if start >= 0], default=FAR)
        if near < FAR and near <= left:
            able += worth(g, unit)
            if far >= FAR or far > left:
                cut += worth(g, unit)
    return cut / able if able else 0.0


def drowns(g: AirborneState, place: int, side: int, but: int = -1) -> list[int]:
    """[P10.3] The units of a side that go up with a bridge: over wide water all who are on it."""
    if g.battle.ground.terrain[place] != WATER:
        return []
    return [unit for unit in side_in(g, place, side) if unit != but]


def would_blow(g: AirborneState, place: int, side: int, but: int = -1) -> bool:
    """[P10.3] [P12.4] Whether a player fires charges that lie ready. Who stands on the bridge and can walk is let off
    it first, but for one who fires them as he leaves (`but`), unless there is no time or the enemy is about to drive
    him off.
    """
    lost = drowns(g, place, side, but)
    walks = any(g.battle.of[unit].move > 0 for unit in lost)
    if walks and g.turn < g.battle.turns and not _pressed(g, place, side):
        return False
    return gain_of_ruin(g, place, side) + A_UNIT * (len(drowns(g, place, 1 - side)) - len(lost)) > 0


def _pressed(g: AirborneState, place: int, side: int) -> bool:
    """Whether the enemy beside a bridge is stronger than its guard: what he storms with, against what they defend."""
    storm, guard = 0, 0
    for unit in g.battle.roster[1 - side]:
        if g.where[unit] >= 0 and counts(g, unit) and g.battle.ground.distance(place, g.where[unit]) <= 1:
            storm += g.battle.of[unit].attack
    for unit in side_in(g, place, side):
        guard += g.battle.of[unit].defence
    return storm > guard


def to_go_up(g: AirborneState, place: int, unit: int) -> bool:
    """[P10.3] [P12.4] Whether a bridge is about to go up under a unit: a friend has laid his charges there, or it is
    wired, the enemy is near enough, and its owner would have it so.
    """
    side = g.battle.side[unit]
    if not g.battle.ground.bridge[place] or g.works[place] & BLOWN or g.battle.ground.terrain[place] != WATER:
        return False
    for friend in side_in(g, place, side):
        if friend != unit and g.task[friend] in (DEMOLISHING, TRYING_AGAIN) and g.progress[friend] >= CHARGES_LAID:
            return True
    wire = g.battle.wire
    if wire is None or wire.bridge != place or side != DEFENDER or g.works[place] & REBUILT:
        return False
    return enemies_near(g, place, side, wire.enemy_within) > 0 and gain_of_ruin(g, place, side) > 0
