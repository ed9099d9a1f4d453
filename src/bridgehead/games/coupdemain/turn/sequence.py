"""[T1] The sequence of play: the set-up, then Player Turns of eight phases each.

Rally (recovery, repair, rally of both sides), prep fire, movement with the enemy's first fire, defensive fire,
advancing fire, rout, advance, close combat; then the end of the Player Turn.
"""

from collections.abc import Callable, Generator
from typing import Final, TypeAlias

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.coupdemain.air.landing import announce, land, landing_due, landing_options
from bridgehead.games.coupdemain.air.unloading import unload, unloading_due
from bridgehead.games.coupdemain.close.combat import close_combat, close_combat_options
from bridgehead.games.coupdemain.close.spring import next_to_spring, spring
from bridgehead.games.coupdemain.fire.phase_fire import end_of_fire, fire_options, fire_phase_step
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.hidden.concealment import end_of_phase, regain_concealment
from bridgehead.games.coupdemain.morale.rally import lift_fire, next_by_order, rally_options, try_to_rally
from bridgehead.games.coupdemain.moving.advance import advance, advance_options
from bridgehead.games.coupdemain.moving.charge import calm_down
from bridgehead.games.coupdemain.moving.entry import bring_on, bring_on_options, stay_away
from bridgehead.games.coupdemain.moving.movement import begin_move, end_of_movement, go_on, move_options, under_way
from bridgehead.games.coupdemain.moving.rout import next_to_rout, rout
from bridgehead.games.coupdemain.moving.under_way import in_ditches
from bridgehead.games.coupdemain.night.lights import alarm, starshell_options, try_to_light
from bridgehead.games.coupdemain.night.vision import wind_change
from bridgehead.games.coupdemain.pieces.arranging import arrange_one, arranging_options, recombine, repair_by_order
from bridgehead.games.coupdemain.pieces.standing_orders import ALWAYS, RALLY, order_of
from bridgehead.games.coupdemain.state import (
    ADVANCED,
    ADVANCING_FIRE,
    ASSAULTING,
    AWAITING,
    CX,
    DEFENSIVE_FIRE,
    DIRECTED,
    FINAL,
    FIRST,
    MOVED,
    MOVEMENT,
    NAMED,
    NONE,
    PINNED,
    PREP,
    PREP_FIRE,
    TI,
    TRIED,
    TRIED_LIGHT,
    UNLOADED,
    WEAPON_TRIED,
    CoupState,
)
from bridgehead.games.coupdemain.turn.conclusion import conclude
from bridgehead.games.coupdemain.turn.control import settle_control
from bridgehead.games.coupdemain.turn.mustering import muster
from bridgehead.games.coupdemain.turn.setting_up import is_set_up, set_up_one
from bridgehead.games.coupdemain.turn.snipers import place_sniper, snipers_stand
from bridgehead.games.coupdemain.turn.victory import over

FIRST_SET_UP: Final = 0
SECOND_SET_UP: Final = 1
TURN_BEGINS: Final = 2
ARRANGING: Final = 3
RALLYING: Final = 4
FIRST_LIGHTS: Final = 5  # starshells before the PFPh
# The phases of fire and movement stand in `state`.
SECOND_LIGHTS: Final = 8  # starshells before the DFPh
ROUT: Final = 11
ADVANCE: Final = 12
CLOSE_COMBAT: Final = 13
TURN_ENDS: Final = 14
LANDING: Final = 15  # [T19.17] before the rest of the MPh
LANDED_LIGHTS: Final = 16  # [T18.28] starshells when all gliders are down
UNLOADING: Final = 17  # [T19.18] before the rest of the AFPh
SNIPERS: Final = 18  # [T20.1] the end of the set-up
LAST_MELEES: Final = 19  # [T34.10] after the last Player Turn

LASTS_A_PHASE: Final = NAMED | DIRECTED | TRIED
LASTS_A_PLAYER_TURN: Final = (
    PINNED | TI | MOVED | ADVANCED | ASSAULTING | UNLOADED | PREP | FIRST | FINAL | AWAITING | TRIED_LIGHT
)


Preparing: TypeAlias = Generator[Choice, Option, bool]
"""Part of a step that may ask something and tells whether there was anything."""


class Phase:
    """[T1.2] A phase: its name, who is asked in it (`at` counts the sides that take part one after the other), what
    may be begun, how that is seen through, and what follows by itself when nobody has anything to decide.
    """

    __slots__ = ("name", "sides", "offers", "does", "closes")

    name: str
    sides: list[int]  # 0 the ATTACKER, 1 the DEFENDER
    offers: Callable[[CoupState, int], list[Option]]
    does: Callable[[CoupState, str, int], Steps]
    closes: Callable[[CoupState], None]

    def __init__(
        self,
        name: str,
        sides: list[int],
        offers: Callable[[CoupState, int], list[Option]],
        does: Callable[[CoupState, str, int], Steps],
        closes: Callable[[CoupState], None],
    ) -> None:
        self.name = name
        self.sides = sides
        self.offers = offers
        self.does = does
        self.closes = closes


def play_step(g: CoupState) -> Steps:
    """[T1.11] [T20.11] Go on to the next thing that somebody must decide or the dice must settle, and see it through:
    one attack, one Location entered, one rout, one piece set up; then the Snipers that it called. It may open
    starshells (T18.27).
    """
    yield from next_thing(g)
    alarm(g)
    if g.result < 0:
        yield from answer_calls(g)


def next_thing(g: CoupState) -> Steps:
    """[T1.11] The next thing, whole."""
    while g.result < 0:
        if g.phase <= SECOND_SET_UP or g.phase == SNIPERS:
            if (yield from prepare(g)):
                return
            continue
        if g.phase == UNLOADING:
            unload(g)
            settle_control(g)
            next_side(g)
            return
        if g.phase == TURN_BEGINS:
            begin_player_turn(g)
            continue
        if g.phase == TURN_ENDS:
            end_player_turn(g)
            continue
        if g.phase == LAST_MELEES:
            if (yield from conclude(g)):
                return
            continue
        if g.phase == MOVEMENT and under_way(g):
            yield from go_on(g)
            settle_control(g)
            return
        if g.phase == ROUT:
            unit = next_to_rout(g, acting_seat(g))
            if unit != NONE:
                yield from rout(g, unit)
                settle_control(g)
                return
            next_side(g)
            continue
        if (yield from comes_first(g)):
            return
        options = STEPS[g.phase].offers(g, acting_seat(g))
        if not options:
            next_side(g)
            continue
        yield from decide(g, options)
        return


def prepare(g: CoupState) -> Preparing:
    """[T33.1] [T33.8] [T33.18] The next thing of the set-up: the secret dice of a side, one of its pieces, a Sniper.
    The answer: whether there was any; else the next part begins.
    """
    side = acting_seat(g)
    if g.phase == SNIPERS:
        if not snipers_stand(g, side):
            yield from place_sniper(g, side)
            return True
        g.phase = SNIPERS if g.at == 0 else TURN_BEGINS
        g.at = 1 - g.at
        return False
    if g.at == 0:
        g.at = 1
        if muster(g, side):
            return True
    if not is_set_up(g, side):
        yield from set_up_one(g, side)
        return True
    g.at = 0
    g.phase = next_phase(g)
    return False


def setting_up(g: CoupState) -> int:
    """[T33.1] Whose pieces are placed now."""
    return g.battle.sets_up_first if g.phase == FIRST_SET_UP else 1 - g.battle.sets_up_first


def acting_seat(g: CoupState) -> int:
    """Who is asked in the present part of the phase."""
    if g.phase <= SECOND_SET_UP:
        return setting_up(g)
    if g.phase == SNIPERS:
        return g.battle.sets_up_first if g.at == 0 else 1 - g.battle.sets_up_first
    return g.acting if STEPS[g.phase].sides[g.at] == 0 else 1 - g.acting


def decide(g: CoupState, options: list[Option]) -> Steps:
    """[T1.2] Ask what is to be done next in the phase, or whether it is over, and do it."""
    seat = acting_seat(g)
    phase = STEPS[g.phase]
    if phase.name == "starshell":
        options.append(("hold", 0))
    elif phase.name not in ("close-combat", "land"):
        options.append(("done", 0))
    verb, number = options[0]
    if len(options) > 1:
        verb, number = yield g.ask(seat, phase.name, options, g.turn)
    if verb in ("done", "hold"):
        next_side(g)
    else:
        yield from phase.does(g, verb, number)
        settle_control(g)


def next_side(g: CoupState) -> None:
    """The other side of the phase, or the next phase."""
    g.at += 1
    g.tries_for_light = 0
    if g.at >= len(STEPS[g.phase].sides):
        STEPS[g.phase].closes(g)
        end_of_phase(g)
        g.fought = []
        settle_control(g)
        for unit in range(len(g.marks)):
            g.marks[unit] &= ~LASTS_A_PHASE
        g.at = 0
        g.phase = next_phase(g)
        if g.phase == LANDING:
            announce(g)
        if STEPS[g.phase].name == "starshell":
            alarm(g)
        if g.night() or STEPS[g.phase].name != "starshell":
            g.tell("phase", f"phase-{STEPS[g.phase].name}")


def next_phase(g: CoupState) -> int:
    """[T1.2] [T1.5] [T1.7] What comes after a phase: gliders land first of all in the MPh, and unload first of all in
    the AFPh.
    """
    if g.phase == PREP_FIRE and landing_due(g):
        return LANDING
    if g.phase == DEFENSIVE_FIRE and unloading_due(g):
        return UNLOADING
    return FOLLOWS.get(g.phase, g.phase + 1)


def comes_first(g: CoupState) -> Preparing:
    """[T9.5] [T15.21] What comes before the question of a phase: rally by order, hidden men that may fall upon their
    enemies. The answer: whether there was any.
    """
    if g.phase == RALLYING:
        return rallied_by_order(g)
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


def offer_rally(g: CoupState, seat: int) -> list[Option]:
    """[T9.5] By order only the try without any leader is asked; else everybody who may."""
    return rally_options(g, seat)


def rally_one(g: CoupState, verb: str, number: int) -> Steps:
    """[T9.3] [T9.5] One unit tries; of those without a leader one in a RPh."""
    if verb == "self":
        for unit in g.battle.roster[g.acting]:
            g.marks[unit] |= TRIED
        g.marks[g.unit(number)] &= ~TRIED
    try_to_rally(g, g.unit(number))
    yield from ()


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
    g.phase = ARRANGING
    g.at = 0
    if g.night() and not (g.turn == 1 and g.half == 0 and g.battle.still_at_first):
        wind_change(g)
    g.tell("player-turn", g.turn, g.acting)


def end_player_turn(g: CoupState) -> None:
    """[T1.9] [T1.10] Concealment is regained, marks go, Control is settled; then it may be over but for what follows
    the last Player Turn (T34.10).
    """
    stay_away(g)
    regain_concealment(g)
    for unit in range(len(g.marks)):
        g.marks[unit] &= ~LASTS_A_PLAYER_TURN
    for weapon in range(len(g.used)):
        g.used[weapon] &= 3
    g.flashes = []
    g.lights = []
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


def offer_arranging(g: CoupState, seat: int) -> list[Option]:
    """[T1.3] Reinforcements that are due, and what may be done with weapons."""
    return bring_on_options(g, seat) + arranging_options(g, seat)


def arrange(g: CoupState, verb: str, number: int) -> Steps:
    """[T1.3] One of these."""
    if verb == "group":
        yield from bring_on(g, number)
    else:
        yield from arrange_one(g, verb, number)


def close_arranging(g: CoupState) -> None:
    """[T1.3] [T1.14] Repair by the standing orders."""
    for weapon in range(len(g.used)):
        g.used[weapon] &= ~WEAPON_TRIED
    repair_by_order(g, g.acting)
    repair_by_order(g, 1 - g.acting)


def close_rallying(g: CoupState) -> None:
    """[T1.3] [T9.9] Half-squads join, DM comes off."""
    recombine(g, g.acting)
    lift_fire(g)


def close_prep_fire(g: CoupState) -> None:
    """[T5.10] Before the MPh begins whoever lies in a hex with a ditch gets into it."""
    end_of_fire(g)
    in_ditches(g, g.acting)


def offer_moves(g: CoupState, _seat: int) -> list[Option]:
    """[T11.3] Stacks of the ATTACKER."""
    return move_options(g)


def offer_advances(g: CoupState, _seat: int) -> list[Option]:
    """[T14.5] Units of the ATTACKER."""
    return advance_options(g)


def offer_fights(g: CoupState, _seat: int) -> list[Option]:
    """[T15.1] Locations with both sides in them, in the order the ATTACKER likes."""
    return close_combat_options(g)


def fight(g: CoupState, _verb: str, number: int) -> Steps:
    """[T15.1] One Location's close combat."""
    yield from close_combat(g, number)


def light_up(g: CoupState, _verb: str, number: int) -> Steps:
    """[T18.28] One try with a starshell."""
    yield from try_to_light(g, acting_seat(g), g.unit(number))


def nothing_offered(_g: CoupState, _seat: int) -> list[Option]:
    """Nobody decides anything here."""
    return []


def nothing_done(_g: CoupState, _verb: str, _number: int) -> Steps:
    """And so nothing is seen through."""
    yield from ()


def nothing_more(_g: CoupState) -> None:
    """Nothing follows by itself."""


STEPS: Final = [
    Phase("set-up", [0], nothing_offered, nothing_done, nothing_more),
    Phase("set-up", [0], nothing_offered, nothing_done, nothing_more),
    Phase("turn-begins", [0], nothing_offered, nothing_done, nothing_more),
    Phase("rally-phase", [0], offer_arranging, arrange, close_arranging),
    Phase("rally", [0, 1], offer_rally, rally_one, close_rallying),
    Phase("starshell", [0, 1], starshell_options, light_up, nothing_more),
    Phase("prep-fire", [0], fire_options, fire_phase_step, close_prep_fire),
    Phase("move", [0], offer_moves, begin_move, end_of_movement),
    Phase("starshell", [1], starshell_options, light_up, nothing_more),
    Phase("defensive-fire", [1], fire_options, fire_phase_step, end_of_fire),
    Phase("advancing-fire", [0], fire_options, fire_phase_step, end_of_fire),
    Phase("rout", [0, 1], nothing_offered, nothing_done, nothing_more),
    Phase("advance", [0], offer_advances, advance, nothing_more),
    Phase("close-combat", [0], offer_fights, fight, calm_down),
    Phase("turn-ends", [0], nothing_offered, nothing_done, nothing_more),
    Phase("land", [0], landing_options, land, nothing_more),
    Phase("starshell", [1], starshell_options, light_up, nothing_more),
    Phase("unload", [0], nothing_offered, nothing_done, nothing_more),
    Phase("snipers", [0, 1], nothing_offered, nothing_done, nothing_more),
    Phase("last-melees", [0], nothing_offered, nothing_done, nothing_more),
]
"""[T1.2] The phases by their numbers: those of every Player Turn, then those that a scenario may have besides."""
FOLLOWS: Final[dict[int, int]] = {
    SECOND_SET_UP: SNIPERS,
    LANDING: LANDED_LIGHTS,
    LANDED_LIGHTS: MOVEMENT,
    UNLOADING: ADVANCING_FIRE,
}
"""What comes after a phase that the one with the next number does not follow."""
PHASES: Final = [phase.name for phase in STEPS]
