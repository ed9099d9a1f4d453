"""[T1.2] The phases of a Player Turn, and those that a scenario has besides: who is asked in each, what may be begun in
it, how that is seen through, and what follows by itself when it is over.
"""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.air.landing import land, landing_due, landing_options
from bridgehead.games.coupdemain.air.unloading import unloading_due
from bridgehead.games.coupdemain.close.charges import throw, throw_options
from bridgehead.games.coupdemain.close.combat import close_combat, close_combat_options
from bridgehead.games.coupdemain.close.vehicles import destroy_abandoned
from bridgehead.games.coupdemain.firing.phase_fire import end_of_fire, fire_options, fire_phase_step, firing_seat
from bridgehead.games.coupdemain.marks import REPAIR_TRIED, WEAPON_TRIED
from bridgehead.games.coupdemain.morale.arranging import (
    arrange_one,
    arranging_options,
    recombine,
    repair_by_order,
    repair_options,
)
from bridgehead.games.coupdemain.morale.deploying import deploy, deploy_options
from bridgehead.games.coupdemain.morale.rally import lift_fire, rally_options, try_to_rally
from bridgehead.games.coupdemain.morale.vehicles import recover_from_shock
from bridgehead.games.coupdemain.moving.advance import advance, advance_options
from bridgehead.games.coupdemain.moving.charge import calm_down
from bridgehead.games.coupdemain.moving.entry import bring_on, bring_on_options
from bridgehead.games.coupdemain.moving.movement import begin_move, end_of_movement, move_options
from bridgehead.games.coupdemain.night.lights import starshell_options, try_to_light
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, DEFENSIVE_FIRE, MOVEMENT, PREP_FIRE, CoupState
from bridgehead.games.coupdemain.works.ditches import in_ditches

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
FIRST_ORDERS: Final = 20  # [T35.5] before the first turn
DEPLOYING: Final = 21  # [T3.4] after the rally, where squads may be split
AGREEING: Final = 22  # [T1.12] at the end of a Player Turn, where an end may be agreed on
FIRST_AGREED: Final = 3


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


def offer_rally(g: CoupState, seat: int) -> list[Option]:
    """[T9.5] By order only the try without any leader is asked; else everybody who may."""
    return rally_options(g, seat)


def rally_one(g: CoupState, verb: str, number: int) -> Steps:
    """[T9.3] [T9.5] One unit tries; of those without a leader one in a RPh, which bars nobody who has a leader."""
    if verb == "self":
        g.tries += 1
    try_to_rally(g, g.unit(number))
    yield from ()


def offer_arranging(g: CoupState, seat: int) -> list[Option]:
    """[T1.3] [T7.12] Reinforcements that are due, and what may be done with weapons; of the DEFENDER only what he wants
    to be asked about their repair.
    """
    if seat != g.acting:
        return repair_options(g, seat)
    return bring_on_options(g, seat) + arranging_options(g, seat) + repair_options(g, seat)


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
    for weapon in range(len(g.used)):
        g.used[weapon] &= ~REPAIR_TRIED


def close_rallying(g: CoupState) -> None:
    """[T1.3] [T9.9] [T25.4] Half-squads join, DM comes off; shocked vehicles."""
    recombine(g, g.acting)
    lift_fire(g)
    recover_from_shock(g, g.acting)


def offer_fire(g: CoupState, seat: int) -> list[Option]:
    """[T6.1] [T7.9] What a seat may fire at and with, and charges to throw."""
    return fire_options(g, seat) + throw_options(g, seat)


def fire_or_throw(g: CoupState, verb: str, number: int) -> Steps:
    """[T6.1] [T7.9] One of these."""
    if verb == "throw":
        yield from throw(g, firing_seat(g), number)
    else:
        yield from fire_phase_step(g, verb, number)


def close_prep_fire(g: CoupState) -> None:
    """[T5.10] Before the MPh begins whoever lies in a hex with a ditch gets into it."""
    end_of_fire(g)
    in_ditches(g, g.acting)


def deploy_one(g: CoupState, _verb: str, number: int) -> Steps:
    """[T3.4] One squad tries to split."""
    deploy(g, g.unit(number))
    yield from ()


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


def close_close_combat(g: CoupState) -> None:
    """[T29.4] [T13.12] Vehicles that nobody defends are destroyed; the berserk calm down."""
    destroy_abandoned(g)
    calm_down(g)


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
    Phase("rally-phase", [0, 1], offer_arranging, arrange, close_arranging),
    Phase("rally", [0, 1], offer_rally, rally_one, close_rallying),
    Phase("starshell", [0, 1], starshell_options, light_up, nothing_more),
    Phase("prep-fire", [0], offer_fire, fire_or_throw, close_prep_fire),
    Phase("move", [0], offer_moves, begin_move, end_of_movement),
    Phase("starshell", [1], starshell_options, light_up, nothing_more),
    Phase("defensive-fire", [1], offer_fire, fire_or_throw, end_of_fire),
    Phase("advancing-fire", [0], offer_fire, fire_or_throw, end_of_fire),
    Phase("rout", [0, 1], nothing_offered, nothing_done, nothing_more),
    Phase("advance", [0], offer_advances, advance, nothing_more),
    Phase("close-combat", [0], offer_fights, fight, close_close_combat),
    Phase("turn-ends", [0], nothing_offered, nothing_done, nothing_more),
    Phase("land", [0], landing_options, land, nothing_more),
    Phase("starshell", [1], starshell_options, light_up, nothing_more),
    Phase("unload", [0], nothing_offered, nothing_done, nothing_more),
    Phase("snipers", [0, 1], nothing_offered, nothing_done, nothing_more),
    Phase("last-melees", [0], nothing_offered, nothing_done, nothing_more),
    Phase("first-orders", [0, 1], nothing_offered, nothing_done, nothing_more),
    Phase("deploy", [0], deploy_options, deploy_one, nothing_more),
    Phase("peace", [0], nothing_offered, nothing_done, nothing_more),
]
"""[T1.2] The phases by their numbers: those of every Player Turn, then those that a scenario may have besides."""
FOLLOWS: Final[dict[int, int]] = {
    SECOND_SET_UP: SNIPERS,
    LANDING: LANDED_LIGHTS,
    LANDED_LIGHTS: MOVEMENT,
    UNLOADING: ADVANCING_FIRE,
    DEPLOYING: FIRST_LIGHTS,
    AGREEING: TURN_ENDS,
}
"""What comes after a phase that the one with the next number does not follow."""
PHASES: Final = [phase.name for phase in STEPS]


def setting_up(g: CoupState) -> int:
    """[T33.1] Whose pieces are placed now."""
    return g.battle.sets_up_first if g.phase == FIRST_SET_UP else 1 - g.battle.sets_up_first


def acting_seat(g: CoupState) -> int:
    """Who is asked in the present part of the phase; while it closes, whoever was asked last."""
    if g.phase <= SECOND_SET_UP:
        return setting_up(g)
    if g.phase in (SNIPERS, FIRST_ORDERS):
        return g.battle.sets_up_first if g.at == 0 else 1 - g.battle.sets_up_first
    sides = STEPS[g.phase].sides
    return g.acting if sides[min(g.at, len(sides) - 1)] == 0 else 1 - g.acting


def next_phase(g: CoupState) -> int:
    """[T1.2] [T1.5] [T1.7] [T1.8] What comes after a phase: gliders land first of all in the MPh, and unload first of
    all in the AFPh.
    """
    if g.phase == RALLYING and g.battle.on("deploying"):
        return DEPLOYING
    if g.phase == CLOSE_COMBAT and g.battle.on("agreed-end") and g.turn >= FIRST_AGREED:
        return AGREEING
    if g.phase == PREP_FIRE and landing_due(g):
        return LANDING
    if g.phase == DEFENSIVE_FIRE and unloading_due(g):
        return UNLOADING
    return FOLLOWS.get(g.phase, g.phase + 1)
