"""[III] Gliders: short, on target or long, then shifted by the wind, each for itself."""

from typing import Final

from bridgehead.games.airborne.board.stacking import put, take
from bridgehead.games.airborne.combat.results import disperse, eliminate, lose
from bridgehead.games.airborne.landing.paratroops import note_landing, survival_row
from bridgehead.games.airborne.landing.wind import downwind
from bridgehead.games.airborne.printed.components import STICKS_IN_A_PLATOON
from bridgehead.games.airborne.printed.ground import Ground
from bridgehead.games.airborne.printed.tables import GLIDER, SURVIVAL
from bridgehead.games.airborne.state import AWAY, FRESH, HIT, LANDED, NONE, OVERHEAD, AirborneState

DEVIATION: Final[dict[str, int]] = {"short": -1, "on": 0, "long": 1}
DAMAGED_SHORT: Final = -2
KINDEST: Final = 6


def land_gliders(g: AirborneState) -> None:
    """[III.F] Every glider over its target comes down, one after another."""
    for at, plane in enumerate(g.battle.planes):
        if g.where[plane] == OVERHEAD and g.battle.of[plane].glider:
            _land(g, at, plane)


def _land(g: AirborneState, at: int, plane: int) -> None:
    """[III.F.1] [P11.3] A die for short, on target or long; a damaged glider has no die and falls two hexes short."""
    if g.marks[plane] & HIT:
        along = DAMAGED_SHORT
        g.tell("glider-falls-short", g.battle.tag[plane])
    else:
        die = g.roll("die-glider")
        code = GLIDER.result(0, die)
        along = DEVIATION[code]
        g.tell("glider-flies", g.battle.tag[plane], die, f"glider-{code}")
    place = landing_hex(g.battle.ground, g.plan_hex[at], g.heading[at], along, g.wind, g.speed)
    load = g.battle.rider[plane]
    g.load[plane] = NONE
    g.carrier[load] = NONE
    if place < 0:
        g.where[plane] = AWAY
        lose(g, load)
        return
    _touch_down(g, plane, load, place)


def landing_hex(ground: Ground, target: int, heading: int, along: int, wind: int, speed: int) -> int:
    """[III.F] [III.F.2] Where a glider comes down: the target, so many hexes along its flight, then one, two or three
    hexes downwind for a low, gusty or high wind; NONE off the board.
    """
    flown = ground.board.axial_step(heading)
    blown = ground.board.axial_step(downwind(wind))
    q = ground.q[target] + flown[0] * along + blown[0] * (speed + 1)
    r = ground.r[target] + flown[1] * along + blown[1] * (speed + 1)
    space = ground.board.space_at(q, r)
    return ground.code[space] if space >= 0 else NONE


def _touch_down(g: AirborneState, plane: int, load: int, place: int) -> None:
    """[III.E] [III.C] Hull and load stand in the hex; one die says whether they are whole."""
    damaged = g.marks[plane] & HIT
    put(g, plane, place)
    put(g, load, place, False)
    g.load[plane] = load
    g.marks[plane] = LANDED | FRESH
    g.marks[load] |= LANDED
    note_landing(g, place, STICKS_IN_A_PLATOON)
    row = survival_row(g, place)
    die = g.roll("die-glider-landing")
    code = SURVIVAL.result(SURVIVAL.columns.index(row), min(die + 1, KINDEST))
    g.tell("glider-lands", g.battle.tag[plane], g.battle.tag[load], place, f"ground-{row}", die, f"result-{code}")
    if code == "X":
        g.load[plane] = NONE
        take(g, plane)
        g.where[plane] = AWAY
        eliminate(g, load)
    elif code == "D" or damaged:
        disperse(g, load)


def clear_hulls(g: AirborneState) -> None:
    """[III.E] Hulls of gliders stay for a turn after they came down, and are cleared away at the end of the next
    segment.
    """
    for plane in g.battle.planes:
        if g.where[plane] >= 0:
            if g.marks[plane] & FRESH:
                g.marks[plane] = LANDED
            else:
                g.load[plane] = NONE
                take(g, plane)
                g.where[plane] = AWAY
