"""The staff before the battle and in the air: landing plan, set-up, anti-aircraft fire, where sticks come down."""

from typing import Final

from bridgehead.engine.choice import Choice
from bridgehead.games.airborne.board.stacking import holds, side_in
from bridgehead.games.airborne.combat.anti_aircraft import total_strength
from bridgehead.games.airborne.printed.components import CARRIER, FORT, GUN, INFANTRY
from bridgehead.games.airborne.staff.ground import FAR, cover, landing_worth, nearest, safety
from bridgehead.games.airborne.staff.manners import AirborneManner
from bridgehead.games.airborne.state import AirborneState
from bridgehead.games.airborne.turn.setting_up import marker_hexes

CONVOY: Final = 0.02
"""What each hex between planes of the same drop costs: sticks must find each other."""
FENCE: Final = 3.0
"""What it costs to stand where mines are to be laid."""
ENOUGH_FLAK: Final = 20


def judge_plan(g: AirborneState, choice: Choice) -> list[float]:
    """Land as soon as possible, upwind of the objective on most days, close to the others of the same drop."""
    if choice.prompt == "landing-turn":
        return [-float(turn) for _, turn in choice.options]
    if choice.prompt != "landing-hex":
        return [1.0 if at == 0 else 0.0 for at in range(len(choice.options))]
    worth = landing_worth(g.battle, focus(g, g.at), g.battle.of[g.battle.planes[g.at]].glider)
    turn = choice.about[1]
    mates = [
        g.plan_hex[at]
        for at in range(g.at)
        if g.plan_turn[at] == turn and focus(g, at) == focus(g, g.at) and g.plan_hex[at] >= 0
    ]
    found: list[float] = []
    for _, place in choice.options:
        value = worth[place]
        if mates:
            value -= CONVOY * min([g.battle.ground.distance(place, mate) for mate in mates])
        found.append(value)
    return found


def focus(g: AirborneState, at: int) -> int:
    """The measure that a plane is meant for: the planes of a flight are dealt out by the points that the measures are
    worth.
    """
    battle = g.battle
    flight = battle.group[battle.planes[at]]
    mates = [one for one in range(len(battle.planes)) if battle.group[battle.planes[one]] == flight]
    mark = (2 * (at - mates[0]) + 1) * battle.most_points
    passed = 0
    for number, measure in enumerate(battle.measures):
        passed += measure.points * len(measure.hexes)
        if mark < 2 * passed * len(mates):
            return number
    return len(battle.measures) - 1


def judge_set_up(g: AirborneState, choice: Choice, manner: AirborneManner) -> list[float]:
    """Infantry in the objectives and in cover, guns behind it, mines and blocks in the enemy's way."""
    if choice.prompt != "set-up":
        return [-nearest(g.battle, place) for _, place in choice.options]
    unit = g.unit(choice.about[0])
    kind = g.battle.of[unit]
    fence = mined_later(g, choice.seat)
    found: list[float] = []
    for _, place in choice.options:
        there = len(side_in(g, place, g.battle.side[unit]))
        value = -0.3 * manner.near * min(nearest(g.battle, place), FAR)
        if place in fence:
            value -= FENCE
        if kind.kind == INFANTRY:
            value += 1.5 * cover(g.battle.ground, place) - 1.2 * there
            if g.battle.objective_at[place] >= 0:
                value += 2.0 if there == 0 else 0.5
        elif kind.kind == GUN:
            value += 0.4 * cover(g.battle.ground, place) - 0.9 * there
            if g.battle.objective_at[place] >= 0:
                value += 0.5
        elif kind.kind == CARRIER:
            value -= 1.5 * there
        elif kind.kind != FORT:
            value -= 0.8 * there
        found.append(value)
    return found


def mined_later(g: AirborneState, side: int) -> list[int]:
    """Where a side will want to lay its mines: in the open, one step from an objective. Nobody may stand there then."""
    found: list[int] = []
    for at, group in enumerate(g.battle.groups):
        if group.side == side and g.markers[2 * at] > 0:
            found += [place for place in marker_hexes(g, group.zone, True) if 0 < nearest(g.battle, place) <= 1]
    return found


def judge_flak(g: AirborneState, choice: Choice) -> list[float]:
    """Fire at everything that flies, several guns together until the odds are good."""
    if choice.prompt == "phase-anti-aircraft":
        return [0.0 if verb == "done" else 1.0 + _menace(g, g.unit(tag)) for verb, tag in choice.options]
    at = g.battle.planes.index(g.targets[0])
    total = total_strength(g, g.firers, at)
    found: list[float] = []
    for verb, tag in choice.options:
        if verb == "fire":
            found.append(2.0 if total >= ENOUGH_FLAK else 0.2)
        elif verb == "all":
            found.append(0.5)
        else:
            found.append(1.0 + total_strength(g, [g.unit(tag)], at) / 100)
    return found


def _menace(g: AirborneState, plane: int) -> float:
    """How near to an objective a plane's load would come down."""
    at = g.battle.planes.index(plane)
    return 1 / (1 + nearest(g.battle, g.plan_hex[at]))


def judge_landing(g: AirborneState, choice: Choice) -> list[float]:
    """[II.C] Come down where others of one's own are, near the objectives, on kind ground, away from enemies."""
    found: list[float] = []
    for _, place in choice.options:
        value = safety(g.battle.ground, place) - 0.05 * nearest(g.battle, place)
        value += 0.1 * len(side_in(g, place, g.acting))
        if holds(g, place, 1 - g.acting):
            value -= 0.6
        found.append(value)
    return found
