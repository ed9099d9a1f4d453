"""[T1] The sequence of play: the set-up, then Player Turns of eight phases each.

Rally (recovery, repair, rally of both sides), prep fire, movement with the enemy's first fire, defensive fire,
advancing fire, rout, advance, close combat; then the end of the Player Turn.
"""

from collections.abc import Generator
from typing import Final, TypeAlias

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.coupdemain.air.landing import announce
from bridgehead.games.coupdemain.air.unloading import unload
from bridgehead.games.coupdemain.close.charges import go_off
from bridgehead.games.coupdemain.close.spring import next_to_spring, spring
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.firing.phase_fire import fire_at_target
from bridgehead.games.coupdemain.hidden.concealment import end_of_phase, regain_concealment
from bridgehead.games.coupdemain.marks import (
    ADVANCED,
    ASSAULTING,
    AWAITING,
    CX,
    DIRECTED,
    FINAL,
    FIRST,
    HAS_PLACED,
    HAS_SMOKED,
    HAS_THROWN,
    JUST_SHAKEN,
    LOST,
    MOVED,
    NAMED,
    NO_SMOKE,
    PINNED,
    PREP,
    TI,
    TRIED,
    TRIED_LIGHT,
    UNLOADED,
    WORN,
)
from bridgehead.games.coupdemain.morale.rally import next_by_order, try_to_rally
from bridgehead.games.coupdemain.moving.entry import stay_away
from bridgehead.games.coupdemain.moving.movement import go_on, under_way
from bridgehead.games.coupdemain.moving.rout import next_to_rout, rout
from bridgehead.games.coupdemain.night.lights import alarm, might_light, next_to_light, try_to_light
from bridgehead.games.coupdemain.night.vision import wind_change
from bridgehead.games.coupdemain.pieces.changes import take_off
from bridgehead.games.coupdemain.pieces.standing_orders import ALWAYS, RALLY, order_of
from bridgehead.games.coupdemain.smoke.screens import disperse, drift_away
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, MOVEMENT, NONE, CoupState
from bridgehead.games.coupdemain.turn.conclusion import conclude
from bridgehead.games.coupdemain.turn.control import settle_control
from bridgehead.games.coupdemain.turn.mustering import muster
from bridgehead.games.coupdemain.turn.orders import (
    ASKED_IN,
    asks_first,
    end_of_phase_orders,
    first_orders,
    give_order,
    may_order,
)
from bridgehead.games.coupdemain.turn.phases import (
    AGREEING,
    ARRANGING,
    CLOSE_COMBAT,
    FIRST_LIGHTS,
    FIRST_ORDERS,
    LANDING,
    LAST_MELEES,
    RALLYING,
    ROUT,
    SECOND_SET_UP,
    SNIPERS,
    STEPS,
    TURN_BEGINS,
    TURN_ENDS,
    UNLOADING,
    Phase,
    acting_seat,
    next_phase,
)
from bridgehead.games.coupdemain.turn.setting_up import is_set_up, set_up_one
from bridgehead.games.coupdemain.turn.snipers import place_sniper, snipers_stand
from bridgehead.games.coupdemain.turn.victory import over
from bridgehead.games.coupdemain.works.ditches import in_ditches

ORDERS_DECIDE: Final = ("rally-phase", "rally")
"""[T35.3] Where the standing orders say what is repaired and who rallies unasked."""
LASTS_A_PHASE: Final = NAMED | DIRECTED | TRIED | HAS_THROWN | JUST_SHAKEN
LASTS_A_PLAYER_TURN: Final = (
    PINNED | TI | MOVED | ADVANCED | ASSAULTING | UNLOADED | PREP | FIRST | FINAL | AWAITING
) | (TRIED_LIGHT | HAS_PLACED | HAS_SMOKED)


Preparing: TypeAlias = Generator[Choice, Option, bool]
"""Part of a step that may ask something and tells whether there was anything."""


def play_step(g: CoupState) -> Steps:
    """[T1.11] [T20.11] Go on to the next thing that somebody must decide or the dice must settle, and see it through:
    one attack, one Location entered, one rout, one piece set up; then the Snipers that it called. It may open
    starshells (T18.27).
    """
    yield from next_thing(g)
    alarm(g)
    if g.calls and g.result < 0:
        yield from answer_calls(g)


def next_thing(g: CoupState) -> Steps:
    """[T1.11] The next thing, whole; a phase in which nobody has anything to decide is one by itself."""
    if g.phase <= SECOND_SET_UP or g.phase in (SNIPERS, FIRST_ORDERS):
        yield from prepare(g)
    elif g.phase == UNLOADING:
        unload(g)
        settle_control(g)
        next_side(g)
    elif g.phase == TURN_BEGINS:
        begin_player_turn(g)
    elif g.phase == TURN_ENDS:
        end_player_turn(g)
    elif g.phase == LAST_MELEES:
        yield from conclude(g)
    elif g.phase == AGREEING:
        yield from ask_for_peace(g)
    elif g.phase == MOVEMENT and under_way(g):
        yield from go_on(g)
        settle_control(g)
    elif g.target != NONE:
        yield from fire_at_target(g)
        settle_control(g)
    elif g.phase == ROUT:
        yield from rout_one(g)
    elif not (yield from comes_first(g)):
        options = STEPS[g.phase].offers(g, acting_seat(g))
        if options:
            yield from decide(g, options)
        elif STEPS[g.phase].name == "starshell" and might_light(g, acting_seat(g)):
            yield g.ask(acting_seat(g), "starshell", [("hold", 0)], g.turn)
            next_side(g)
        else:
            next_side(g)


def ask_for_peace(g: CoupState) -> Steps:
    """[T1.12] [9.4.CG19] The ATTACKER says whether he would end it; that stands until he is asked again. Where the
    other's offer stands he is told that it ends at once.
    """
    prompt = "peace-answer" if g.peace[1 - g.acting] else "peace"
    verb, _ = yield g.ask(g.acting, prompt, [("offer", 0), ("keep", 0)], g.turn)
    g.peace[g.acting] = 1 if verb == "offer" else 0
    if verb == "offer":
        g.tell("offers-peace", g.acting)
    next_side(g)


def rout_one(g: CoupState) -> Steps:
    """[T10.1] The next of a side's broken units runs; then it is the other side's turn."""
    unit = next_to_rout(g, acting_seat(g))
    if unit == NONE:
        next_side(g)
        return
    yield from rout(g, unit)
    settle_control(g)


def prepare(g: CoupState) -> Steps:
    """[T33.1] [T33.8] [T33.18] The next thing of the set-up: the secret dice of a side, one of its pieces, a Sniper,
    its orders; else the next part begins.
    """
    side = acting_seat(g)
    if g.phase == SNIPERS:
        if not snipers_stand(g, side):
            yield from place_sniper(g, side)
            return
        g.phase = SNIPERS if g.at == 0 else FIRST_ORDERS
        g.at = 1 - g.at
        return
    if g.phase == FIRST_ORDERS:
        if asks_first(g, side):
            yield from first_orders(g, side)
            return
        g.phase = FIRST_ORDERS if g.at == 0 else TURN_BEGINS
        g.at = 1 - g.at
        return
    if g.at == 0:
        g.at = 1
        if muster(g, side):
            return
    if not is_set_up(g, side):
        yield from set_up_one(g, side)
        return
    g.at = 0
    g.phase = next_phase(g)


def decide(g: CoupState, options: list[Option]) -> Steps:
    """[T1.2] [T35.5] Ask what is to be done next in the phase, or whether it is over, and do it. After an order the
    question comes again with the same options, but where orders say what is left to be asked.
    """
    seat = acting_seat(g)
    phase = STEPS[g.phase]
    verb = "orders"
    while verb == "orders":
        answers = [*options, *ways_out(g, seat, phase)]
        verb, number = answers[0]
        if len(answers) > 1:
            verb, number = yield g.ask(seat, phase.name, answers, g.turn)
        if verb == "orders":
            yield from give_order(g, seat)
            if phase.name in ORDERS_DECIDE:
                return
    if verb in ("done", "hold"):
        next_side(g)
    else:
        yield from phase.does(g, verb, number)
        settle_control(g)


def ways_out(g: CoupState, seat: int, phase: Phase) -> list[Option]:
    """[T1.2] [T35.5] What may be answered besides beginning something: change orders, end the phase."""
    if phase.name == "starshell":
        return [("hold", 0)]
    if phase.name in ("close-combat", "land"):
        return []
    if phase.name in ASKED_IN and may_order(g, seat):
        return [("orders", 0), ("done", 0)]
    return [("done", 0)]


def next_side(g: CoupState) -> None:
    """The other side of the phase, or the next phase."""
    g.at += 1
    g.tries = 0
    if g.at >= len(STEPS[g.phase].sides):
        STEPS[g.phase].closes(g)
        end_of_phase(g)
        end_of_phase_orders(g)
        g.fought = []
        g.sprung = []
        settle_control(g)
        take_off(g, LASTS_A_PHASE)
        g.at = 0
        g.phase = next_phase(g)
        if g.phase == LANDING:
            announce(g)
        if g.phase == FIRST_LIGHTS:
            disperse(g)
        if STEPS[g.phase].name == "starshell":
            alarm(g)
        if g.night() or STEPS[g.phase].name != "starshell":
            g.tell("phase", f"phase-{STEPS[g.phase].name}")


def comes_first(g: CoupState) -> Preparing:
    """[T7.8] [T9.5] [T15.21] [T18.28] What comes before the question of a phase: rally and starshells by order, charges
    that were placed, hidden men that may fall upon their enemies. The answer: whether there was any.
    """
    if g.phase == RALLYING:
        return rallied_by_order(g)
    if STEPS[g.phase].name == "starshell":
        unit = next_to_light(g, acting_seat(g))
        if unit != NONE:
            yield from try_to_light(g, acting_seat(g), unit)
            return True
    if g.phase == ADVANCING_FIRE and g.placed:
        yield from go_off(g)
        settle_control(g)
        return True
    if g.phase == CLOSE_COMBAT:
        side, place = next_to_spring(g)
        if place != NONE:
            yield from spring(g, side, place)
            return True
    return False


def rallied_by_order(g: CoupState) -> bool:
    """[T9.5] Where the standing order says so, whoever has a chance tries to rally by himself. The answer: whether one
    has.
    """
    seat = acting_seat(g)
    if order_of(g, seat, RALLY) != ALWAYS:
        return False
    unit = next_by_order(g, seat)
    if unit == NONE:
        return False
    try_to_rally(g, unit)
    return True


def begin_player_turn(g: CoupState) -> None:
    """[T1.1] [T1.3] [T5.10] A Player Turn begins: exhaustion of the side on the move ends. Before the first one whoever
    was set up by a ditch gets into it.
    """
    if g.turn == 0:
        g.turn = 1
        g.half = 0
        in_ditches(g, 0)
        in_ditches(g, 1)
        for what in g.battle.not_built:
            g.tell("not-built", what)
    g.acting = g.battle.moves_first if g.half == 0 else 1 - g.battle.moves_first
    for unit in g.battle.roster[g.acting]:
        g.marks[unit] &= ~CX
    g.ordered = []
    g.phase = ARRANGING
    g.at = 0
    if not (g.turn == 1 and g.half == 0 and g.battle.still_at_first):
        wind_change(g)
    g.tell("player-turn", g.turn, g.acting)


def end_player_turn(g: CoupState) -> None:
    """[T1.9] [T1.10] Concealment is regained, marks go, Control is settled; then it may be over but for what follows
    the last Player Turn (T34.10).
    """
    stay_away(g)
    regain_concealment(g)
    take_off(g, LASTS_A_PLAYER_TURN)
    for weapon in range(len(g.used)):
        g.used[weapon] &= WORN | LOST | NO_SMOKE
    g.flashes = []
    g.lights = []
    g.drifts = []
    drift_away(g)
    g.silenced = [0, 0]
    settle_control(g)
    if over(g):
        g.fought = []
        g.phase = LAST_MELEES
        return
    g.half = 1 - g.half
    if g.half == 0:
        g.turn += 1
    g.phase = TURN_BEGINS
