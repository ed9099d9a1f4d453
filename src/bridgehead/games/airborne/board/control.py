"""[P12.2] Control of hexes: whoever was last to stand in a hex or pass through it with a combat unit; of a bridge, who
was last also in a hex of either bank.
"""

from bridgehead.engine.columns import changed
from bridgehead.games.airborne.board.stacking import side_in
from bridgehead.games.airborne.printed.components import AIRCRAFT, FORT
from bridgehead.games.airborne.state import ABOARD, AirborneState


def takes_ground(g: AirborneState, unit: int) -> bool:
    """[P12.2] Whether a unit of the board can control a hex: trucks, wagons, forts and hulls never do, the dispersed
    do, and so do those who ride in a truck.
    """
    kind = g.battle.of[unit]
    return fights(g, unit) and kind.kind != FORT and kind.kind != AIRCRAFT


def fights(g: AirborneState, unit: int) -> bool:
    """[P12.2] Whether a counter is a combat unit, or carries one."""
    load = g.load[unit]
    return g.battle.of[unit].combat or (load >= 0 and g.where[load] == ABOARD and g.battle.of[load].combat)


def claim(g: AirborneState, unit: int, place: int) -> None:
    """[P12.2] A unit enters a hex or stands in it: it takes control if no enemy combat unit is there."""
    watched = g.battle.watched_at[place]
    side = g.battle.side[unit]
    if watched < 0 or g.last[watched] == side or not takes_ground(g, unit):
        return
    for enemy in side_in(g, place, 1 - side):
        if fights(g, enemy):
            return
    before = [controls(g, one, side) for one in g.battle.objectives]
    g.last = changed(g.last, watched, side)
    if g.battle.objective_at[place] >= 0:
        g.control = changed(g.control, g.battle.objective_at[place], side)
    for at, objective in enumerate(g.battle.objectives):
        if not before[at] and controls(g, objective, side):
            g.tell("control", side, objective)


def controls(g: AirborneState, place: int, side: int) -> bool:
    """[P12.2] Whether a side controls an objective: it was last there, and at a bridge in a hex of each bank too."""
    at = g.battle.objective_at[place]
    if g.control[at] != side:
        return False
    for bank in g.battle.banks[at]:
        if not any(g.last[g.battle.watched_at[there]] == side for there in bank):
            return False
    return True


def controller(g: AirborneState, place: int) -> int:
    """[P12.2] The side that controls an objective, -1 when neither does."""
    side = g.control[g.battle.objective_at[place]]
    return side if controls(g, place, side) else -1


def settle_control(g: AirborneState) -> None:
    """[P12.2] At the end of a segment: whoever stands alone in a hex controls it."""
    for place in g.battle.watched:
        unit = g.first[place]
        while unit >= 0:
            claim(g, unit, place)
            unit = g.after[unit]
