"""[P2] [I.A] The sequence of play, from the sealed landing plan to the last turn.

Before each turn the wind; then the airborne side's segment and the defender's. In a segment: platoons are formed; (a)
combat: orders for next turn's indirect fire, mines, the indirect fire ordered last turn, direct fire; (b) air; (c)
vehicles; (d) everybody else; (e) close assault; the face-down turn up.
"""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.board.control import settle_control
from bridgehead.games.airborne.board.stacking import holds, side_of
from bridgehead.games.airborne.combat.anti_aircraft import anti_aircraft_fire, planes_appear, sky_options
from bridgehead.games.airborne.combat.close_assault import assault_options, close_assault
from bridgehead.games.airborne.combat.direct_fire import direct_fire, fire_options
from bridgehead.games.airborne.combat.indirect_fire import (
    indirect_fire,
    next_due,
    next_to_order,
    orders_fall_due,
    write_order,
)
from bridgehead.games.airborne.combat.mines import mine_attacks
from bridgehead.games.airborne.landing.gliders import clear_hulls, land_gliders
from bridgehead.games.airborne.landing.landing import disperse_crowds, landing_fire, note_crowds
from bridgehead.games.airborne.landing.paratroops import land_next, next_drop, survive_jumps
from bridgehead.games.airborne.landing.plan import plan_one, seal
from bridgehead.games.airborne.landing.regroup import form_options, form_platoon
from bridgehead.games.airborne.landing.wind import roll_wind
from bridgehead.games.airborne.march.movement import held_back, move, move_options
from bridgehead.games.airborne.march.wired import fire_wire, wire_options
from bridgehead.games.airborne.printed.components import AIRBORNE
from bridgehead.games.airborne.state import (
    ASSAULTED,
    AT_BASE,
    DISPERSED,
    DUE,
    FIRED,
    FORMED,
    FRESH,
    HANDLED,
    HELD,
    LANDED,
    MOVED,
    SEEN_FIRING,
    SEEN_LATELY,
    SHOT_AT,
    SPENT,
    UNPACKING,
    AirborneState,
)
from bridgehead.games.airborne.turn.setting_up import next_marker, next_to_set_up, set_up_one
from bridgehead.games.airborne.turn.victory import count_held, points

PLANNING: Final = 0
SEALING: Final = 1
FIRST_SET_UP: Final = 2
SECOND_SET_UP: Final = 3
WIND: Final = 4
FORMING: Final = 5
ORDERS: Final = 6  # for the indirect fire of next turn
MINEFIELDS: Final = 7
BOMBARDMENT: Final = 8  # the indirect fire of last turn's orders
FIRE: Final = 9
PLANES: Final = 10
ANTI_AIRCRAFT: Final = 11
GLIDERS: Final = 12
DROPS: Final = 13
ON_THE_GROUND: Final = 14  # survival, enemies in the landing hexes, crowding
VEHICLES: Final = 15
FOOT: Final = 16
WIRED: Final = 17
ASSAULT: Final = 18
SEGMENT_END: Final = 19
PHASES: Final = [
    "planning",
    "sealing",
    "set-up",
    "set-up",
    "wind",
    "forming",
    "orders",
    "minefields",
    "bombardment",
    "fire",
    "planes",
    "anti-aircraft",
    "gliders",
    "drops",
    "on-the-ground",
    "vehicles",
    "foot",
    "wired",
    "assault",
    "segment-end",
]

LASTS_A_SEGMENT: Final = FIRED | HELD | SPENT | MOVED | FORMED | HANDLED | ASSAULTED


def play_step(g: AirborneState) -> Steps:
    """[P2] Go on to the next thing that somebody must decide, and see it through: one attack, one unit's move, one
    stick's place.
    """
    while g.result < 0:
        if g.phase <= SECOND_SET_UP:
            if prepared(g):
                continue
            yield from prepare(g)
            return
        options = offered(g)
        if options or kept_back(g):
            yield from decide(g, options)
            return
        if begun(g):
            yield from go_on(g)
            return
        by_itself(g)


def begun(g: AirborneState) -> bool:
    """[P2] Whether the next thing in the phase follows by itself, one after another: a battery's order, the fire on a
    hex, a stick's place.
    """
    if g.phase == ORDERS:
        return next_to_order(g) >= 0
    if g.phase == BOMBARDMENT:
        return next_due(g) >= 0
    return g.phase == DROPS and len(g.dropping) > 0


def go_on(g: AirborneState) -> Steps:
    """[P2] See it through."""
    if g.phase == ORDERS:
        yield from write_order(g, next_to_order(g))
    elif g.phase == BOMBARDMENT:
        yield from indirect_fire(g, next_due(g))
    else:
        yield from land_next(g)


def prepared(g: AirborneState) -> bool:
    """[I.I] [P12.1] Whether a part of the preparation is over; then the next one begins."""
    over = False
    if g.phase == PLANNING:
        over = g.at >= len(g.battle.planes)
    elif g.phase == SEALING:
        over = not g.battle.planes
    else:
        side = _setting_up(g)
        over = next_to_set_up(g, side) < 0 and next_marker(g, side) < 0
    if over:
        g.phase += 1
    return over


def prepare(g: AirborneState) -> Steps:
    """[I.I] [P12.1] The landing plan is written and sealed before the enemy sets up."""
    if g.phase == PLANNING:
        yield from plan_one(g, g.at)
    elif g.phase == SEALING:
        yield from seal(g)
        g.phase += 1
    else:
        yield from set_up_one(g, _setting_up(g))


def _setting_up(g: AirborneState) -> int:
    return g.battle.sets_up_first if g.phase == FIRST_SET_UP else 1 - g.battle.sets_up_first


def offered(g: AirborneState) -> list[Option]:
    """[P2] [I.A] What may be begun in the present phase; empty when there is nothing to decide."""
    if g.phase == FORMING:
        return form_options(g)
    if g.phase == FIRE:
        return fire_options(g)
    if g.phase == ANTI_AIRCRAFT:
        return sky_options(g)
    if g.phase == VEHICLES:
        return move_options(g, True)
    if g.phase == FOOT:
        return move_options(g, False)
    if g.phase == WIRED:
        return wire_options(g)
    if g.phase == ASSAULT:
        return assault_options(g)
    return []


def kept_back(g: AirborneState) -> bool:
    """[P8.2] Whether somebody is asked though he can do nothing: batteries with orders stay where they are, and nobody
    is to learn from a question that is missing which have some.
    """
    return (g.phase == VEHICLES or g.phase == FOOT) and held_back(g, g.phase == VEHICLES)


def decide(g: AirborneState, options: list[Option]) -> Steps:
    """[P2] Ask what is to be done next in the phase, or whether it is over, and do it."""
    if g.phase == WIRED:
        yield from fire_wire(g, options)
        g.phase += 1
        return
    seat = 1 - g.acting if g.phase == ANTI_AIRCRAFT else g.acting
    options.append(("done", 0))
    verb, number = yield g.ask(seat, f"phase-{PHASES[g.phase]}", options, g.turn)
    if verb == "done":
        next_phase(g)
    elif g.phase == FORMING:
        form_platoon(g, number)
    elif g.phase == FIRE:
        yield from direct_fire(g, verb, number)
    elif g.phase == ANTI_AIRCRAFT:
        yield from anti_aircraft_fire(g, g.unit(number))
    elif g.phase == ASSAULT:
        yield from close_assault(g, number)
    else:
        yield from move(g, g.unit(number))


def by_itself(g: AirborneState) -> None:
    """[P2] What needs no decision: the dice and book-keeping of a phase, and the end of it."""
    if g.phase == WIND:
        g.turn += 1
        g.acting = AIRBORNE
        roll_wind(g)
    elif g.phase == MINEFIELDS:
        mine_attacks(g)
    elif g.phase == PLANES and g.acting == AIRBORNE:
        planes_appear(g)
    elif g.phase == GLIDERS and g.acting == AIRBORNE:
        land_gliders(g)
    elif g.phase == DROPS and g.acting == AIRBORNE and next_drop(g):
        return
    elif g.phase == ON_THE_GROUND and g.acting == AIRBORNE:
        after_landing(g)
    elif g.phase == SEGMENT_END:
        end_segment(g)
        return
    next_phase(g)


def next_phase(g: AirborneState) -> None:
    """[P2] Go on to the next phase; the defender has no air phase."""
    g.phase += 1
    if g.phase == ORDERS:
        orders_fall_due(g)
    elif g.phase == BOMBARDMENT or g.phase == PLANES:
        _lift_curtain(g)
    if g.phase == PLANES and g.acting != AIRBORNE:
        g.phase = VEHICLES


def _lift_curtain(g: AirborneState) -> None:
    """[I.I] [P8.2] Where it shows whether something was ordered, or planned, for now: nobody takes back what he did
    before that, whether there was something or not.
    """
    if g.phase == BOMBARDMENT:
        hidden = any(g.marks[unit] & DUE for unit in g.battle.batteries[g.acting])
    else:
        hidden = g.acting == AIRBORNE and any(g.where[plane] == AT_BASE for plane in g.battle.planes)
    if hidden:
        g.reveal()


def after_landing(g: AirborneState) -> None:
    """[P2] The end of the air phase: crowding is seen as they land, then survival, enemies at the spot, dispersal."""
    g.drop_hex = -1
    g.drop_row = -1
    g.drop_used = []
    note_crowds(g)
    survive_jumps(g)
    landing_fire(g)
    disperse_crowds(g)
    settle_control(g)


def end_segment(g: AirborneState) -> None:
    """[P2] [P3.2] The acting side's face-down and dispersed units turn up, and the other side's segment begins."""
    for side in (AIRBORNE, 1 - AIRBORNE):
        for unit in g.battle.roster[side]:
            g.marks[unit] &= ~SHOT_AT
            if g.marks[unit] and side_of(g, unit) == g.acting:
                _turn_up(g, unit)
    for unit in g.battle.roster[1 - g.acting]:
        g.marks[unit] &= ~(SEEN_LATELY if g.marks[unit] & SEEN_LATELY else SEEN_FIRING)
    if g.acting == AIRBORNE:
        clear_hulls(g)
    g.assaulted = []
    g.charged = []
    settle_control(g)
    count_held(g)
    if g.acting == AIRBORNE:
        g.acting = 1 - AIRBORNE
        g.phase = FORMING
    elif g.turn >= g.battle.turns:
        g.result = points(g)
        g.tell("over", g.result)
    else:
        g.phase = WIND


def _turn_up(g: AirborneState, unit: int) -> None:
    """[P3.2] [II.G] Who was dispersed in his own segment recovers a segment later; dropped guns are ready after a
    whole own turn in a hex without enemies.
    """
    marks = g.marks[unit]
    if marks & FRESH:
        marks &= ~FRESH
    elif marks & DISPERSED:
        marks &= ~DISPERSED
    if marks & UNPACKING and not marks & LANDED and g.where[unit] >= 0:
        if not holds(g, g.where[unit], 1 - g.acting):
            marks &= ~UNPACKING
    g.marks[unit] = marks & ~(LASTS_A_SEGMENT | LANDED)
