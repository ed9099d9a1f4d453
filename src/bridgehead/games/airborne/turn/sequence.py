"""[P2] [I.A] The sequence of play, from the sealed landing plan to the last turn.

Before each turn the wind; then the airborne side's segment and the defender's. In a segment: platoons are formed; (a)
combat: orders for next turn's indirect fire, mines, the indirect fire ordered last turn, direct fire; (b) air; (c)
vehicles; (d) everybody else; (e) close assault; the face-down turn up.
"""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.board.control import settle_control
from bridgehead.games.airborne.board.spotting import forget_all_unseen
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
from bridgehead.games.airborne.march.engineers import finish_clearing
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
        if STEPS[g.phase].itself(g):
            next_phase(g)


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


class Phase:
    """[P2] A phase: its name, what may be begun in it, how that is seen through, and what its dice and book-keeping do
    by themselves when nobody has anything to decide (the answer: whether the phase is over).
    """

    __slots__ = ("name", "offers", "does", "itself")

    name: str
    offers: Callable[[AirborneState], list[Option]]
    does: Callable[[AirborneState, str, int], Steps]
    itself: Callable[[AirborneState], bool]

    def __init__(
        self,
        name: str,
        offers: Callable[[AirborneState], list[Option]] | None = None,
        does: Callable[[AirborneState, str, int], Steps] | None = None,
        itself: Callable[[AirborneState], bool] | None = None,
    ) -> None:
        self.name = name
        self.offers = offers or nothing_offered
        self.does = does or nothing_done
        self.itself = itself or over


def nothing_offered(_g: AirborneState) -> list[Option]:
    """Nobody decides anything in this phase."""
    return []


def nothing_done(_g: AirborneState, _verb: str, _number: int) -> Steps:
    """And so nothing is seen through."""
    yield from ()


def over(_g: AirborneState) -> bool:
    """Nothing happens by itself."""
    return True


def offered(g: AirborneState) -> list[Option]:
    """[P2] [I.A] What may be begun in the present phase; empty when there is nothing to decide."""
    return STEPS[g.phase].offers(g)


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
    verb, number = yield g.ask(seat, f"phase-{STEPS[g.phase].name}", options, g.turn)
    if verb == "done":
        next_phase(g)
    else:
        yield from STEPS[g.phase].does(g, verb, number)


def begin_turn(g: AirborneState) -> bool:
    """[I.D] The wind of a new turn, which the airborne side begins."""
    g.turn += 1
    g.acting = AIRBORNE
    roll_wind(g)
    return True


def form_one(g: AirborneState, _verb: str, number: int) -> Steps:
    """[II.H] A platoon forms from its sticks."""
    form_platoon(g, number)
    yield from ()


def mines(g: AirborneState) -> bool:
    """[P10.1] Minefields attack."""
    mine_attacks(g)
    return True


def planes(g: AirborneState) -> bool:
    """[I.I] The planes of the turn appear over their targets."""
    planes_appear(g)
    return True


def fire_at_planes(g: AirborneState, _verb: str, number: int) -> Steps:
    """[I.G] A unit fires at planes in reach."""
    yield from anti_aircraft_fire(g, g.unit(number))


def gliders(g: AirborneState) -> bool:
    """[III] Gliders land."""
    land_gliders(g)
    return True


def drops(g: AirborneState) -> bool:
    """[II] The next hex into which sticks are dropped, until there is none."""
    return not next_drop(g)


def on_the_ground(g: AirborneState) -> bool:
    """[P2] What follows of the landings."""
    after_landing(g)
    return True


def vehicles_to_move(g: AirborneState) -> list[Option]:
    """[P7] Vehicles move first."""
    return move_options(g, True)


def foot_to_move(g: AirborneState) -> list[Option]:
    """[P7] Then those on foot."""
    return move_options(g, False)


def move_one(g: AirborneState, _verb: str, number: int) -> Steps:
    """[P7] One unit moves."""
    yield from move(g, g.unit(number))


def assault(g: AirborneState, _verb: str, number: int) -> Steps:
    """[P8.4] A hex is assaulted."""
    yield from close_assault(g, number)


def segment_over(g: AirborneState) -> bool:
    """[P2] The other side's segment, or the next turn, begins by what it says itself."""
    end_segment(g)
    return False


def next_phase(g: AirborneState) -> None:
    """[P2] Go on to the next phase; the defender has no air phase."""
    g.phase += 1
    if g.phase == ORDERS:
        orders_fall_due(g)
    elif g.phase == BOMBARDMENT or g.phase == PLANES:
        _lift_curtain(g)
    if g.phase == PLANES and g.acting != AIRBORNE:
        g.phase = VEHICLES
    if g.phase == VEHICLES:
        finish_clearing(g)


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
    forget_all_unseen(g)
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
    else:
        marks &= ~DISPERSED
    if marks & UNPACKING and not marks & LANDED and g.where[unit] >= 0:
        if not holds(g, g.where[unit], 1 - g.acting):
            marks &= ~UNPACKING
    g.marks[unit] = marks & ~(LASTS_A_SEGMENT | LANDED)


STEPS: Final = [
    Phase("planning"),  # the first four: see `prepare`
    Phase("sealing"),
    Phase("set-up"),
    Phase("set-up"),
    Phase("wind", itself=begin_turn),
    Phase("forming", form_options, form_one),
    Phase("orders"),  # each follows by itself: see `go_on`
    Phase("minefields", itself=mines),
    Phase("bombardment"),
    Phase("fire", fire_options, direct_fire),
    Phase("planes", itself=planes),
    Phase("anti-aircraft", sky_options, fire_at_planes),
    Phase("gliders", itself=gliders),
    Phase("drops", itself=drops),
    Phase("on-the-ground", itself=on_the_ground),
    Phase("vehicles", vehicles_to_move, move_one),
    Phase("foot", foot_to_move, move_one),
    Phase("wired", wire_options),
    Phase("assault", assault_options, assault),
    Phase("segment-end", itself=segment_over),
]
"""[P2] [I.A] The sequence of play, by the number of the phase."""
PHASES: Final = [phase.name for phase in STEPS]
