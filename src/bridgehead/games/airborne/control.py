"""[P12.2] Control of hexes: whoever was last to stand in a hex or pass through it with an undispersed combat unit."""

from bridgehead.engine.columns import changed
from bridgehead.games.airborne.components import AIRCRAFT, FORT
from bridgehead.games.airborne.stacking import active, side_in
from bridgehead.games.airborne.state import AirborneState


def takes_ground(g: AirborneState, unit: int) -> bool:
    """[P12.2] Whether a unit can control a hex: trucks, wagons, forts and hulls never do, the dispersed do not."""
    kind = g.battle.of[unit]
    return kind.combat and kind.kind != FORT and kind.kind != AIRCRAFT and active(g, unit)


def claim(g: AirborneState, unit: int, place: int) -> None:
    """[P12.2] A unit enters a hex or stands in it: it takes control if no enemy combat unit is there."""
    objective = g.battle.objective_at[place]
    side = g.battle.side[unit]
    if objective < 0 or g.control[objective] == side or not takes_ground(g, unit):
        return
    for enemy in side_in(g, place, 1 - side):
        if g.battle.of[enemy].combat:
            return
    g.control = changed(g.control, objective, side)
    g.tell("control", side, place)


def settle_control(g: AirborneState) -> None:
    """[P12.2] At the end of a segment: whoever stands alone in a hex controls it."""
    for place in g.battle.objectives:
        unit = g.first[place]
        while unit >= 0:
            claim(g, unit, place)
            unit = g.after[unit]
