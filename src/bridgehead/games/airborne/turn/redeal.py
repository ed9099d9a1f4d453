"""[I.I] [P8.2] Dealing anew what a seat cannot know: the landing plan to come, and the enemy's orders for indirect
fire.

Landings are dealt as a sensible enemy might have planned them: within a march of an objective, on ground that does not
kill, at the first turn that is left or soon after.
"""

from typing import Final

from bridgehead.engine.dice import Dice
from bridgehead.games.airborne.combat.indirect_fire import in_bracket
from bridgehead.games.airborne.landing.plan import target_hexes
from bridgehead.games.airborne.printed.components import AIRBORNE, DEFENDER
from bridgehead.games.airborne.printed.ground import CLEAR, EAST, HILLTOP, SLOPE, WEST
from bridgehead.games.airborne.state import AIMED, AT_BASE, DUE, FIRED, HELD, NONE, AirborneState
from bridgehead.games.airborne.turn.sequence import BOMBARDMENT, ORDERS, PLANES, PLANNING, SECOND_SET_UP

MARCH: Final = 5
SAFE: Final = [CLEAR, SLOPE, HILLTOP]
PUNCTUAL: Final = 3


def deal(g: AirborneState, seat: int, dice: Dice) -> None:
    """Deal anew, in place, all that the seat cannot know."""
    if seat == AIRBORNE or seat < 0:
        deal_orders(g, DEFENDER, dice)
    if seat == DEFENDER or seat < 0:
        deal_orders(g, AIRBORNE, dice)
        deal_plan(g, dice)


def deal_plan(g: AirborneState, dice: Dice) -> None:
    """[I.I] A new plan for the aircraft that have not come yet."""
    first = g.turn + 1 if g.acting != AIRBORNE or g.phase > PLANES else g.turn
    if g.phase <= SECOND_SET_UP:
        first = 1
    written = g.at if g.phase == PLANNING else len(g.battle.planes)
    waiting = [at for at in range(written) if g.where[g.battle.planes[at]] == AT_BASE]
    for at in waiting:
        g.plan_hex[at] = NONE
    heading = EAST
    flight = NONE
    for at in waiting:
        number = g.battle.group[g.battle.planes[at]]
        group = g.battle.groups[number]
        if number != flight:
            flight = number
            heading = _heading(g, number, dice)
        soonest = max(first, group.turn)
        turn = soonest
        if dice.below(PUNCTUAL) == 0:
            turn += dice.below(g.battle.turns - soonest + 1)
        hexes = target_hexes(g, at, group, turn)
        near = [place for place in hexes if sensible(g, place)]
        g.heading[at] = heading
        g.plan_turn[at] = turn
        g.plan_hex[at] = dice.pick(near or hexes)


def _heading(g: AirborneState, flight: int, dice: Dice) -> int:
    """[III.A] The way a flight comes: known once one of its aircraft was seen."""
    for at, plane in enumerate(g.battle.planes):
        if g.battle.group[plane] == flight and g.where[plane] != AT_BASE:
            return g.heading[at]
    return EAST if dice.below(2) else WEST


def sensible(g: AirborneState, place: int) -> bool:
    """Ground to jump on, within a march of an objective."""
    ground = g.battle.ground
    if ground.terrain[place] not in SAFE:
        return False
    for objective in g.battle.objectives:
        if ground.distance(place, objective) <= MARCH:
            return True
    return False


def deal_orders(g: AirborneState, side: int, dice: Dice) -> None:
    """[P8.2] New orders for the batteries of a side that may have some: each has one, or none, as likely, on a hex
    where the other side has units. Everybody knows which were asked for their orders, and have not moved since.
    """
    for unit in g.battle.batteries[side]:
        g.order[unit] = _order(g, unit, dice) if g.marks[unit] & AIMED else NONE
        g.due[unit] = _order(g, unit, dice) if _still_due(g, unit, side) else NONE


def _still_due(g: AirborneState, unit: int, side: int) -> bool:
    """[P8.2] Whether an order of last turn may still be carried out: not once the fire on that hex has fallen."""
    return g.acting == side and ORDERS <= g.phase <= BOMBARDMENT and g.marks[unit] & (DUE | FIRED | HELD) == DUE


def _order(g: AirborneState, unit: int, dice: Dice) -> int:
    """[P8.2] A hex that a battery might have been aimed at, or none."""
    hexes: list[int] = []
    for enemy in g.battle.roster[1 - g.battle.side[unit]]:
        place = g.where[enemy]
        if place >= 0 and place not in hexes and g.where[unit] >= 0 and in_bracket(g, unit, place, g.turn):
            hexes.append(place)
    hexes.sort()
    return dice.pick(hexes) if dice.below(2) and hexes else NONE
