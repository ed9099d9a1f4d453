"""[P8.3] Overrun: armoured vehicles drive through an enemy in the open and attack him on the way."""

from typing import Final

from bridgehead.boards.paths import BARRED
from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier
from bridgehead.games.airborne.board.control import claim
from bridgehead.games.airborne.board.costs import (
    ROAD_RATE,
    TERRAIN_COSTS,
    allowance,
    mover,
    price_list,
    step_cost,
)
from bridgehead.games.airborne.board.stacking import LIMIT, fort_in, holds, places_taken, put, take, units_in
from bridgehead.games.airborne.combat.direct_fire import targets_in
from bridgehead.games.airborne.combat.firepower import (
    close_strength,
    column_for,
    defence_of,
    for_dispersed,
    hard_target,
)
from bridgehead.games.airborne.combat.opportunity_fire import opportunity_fire, quarter
from bridgehead.games.airborne.combat.resolution import resolve
from bridgehead.games.airborne.combat.results import apply_result
from bridgehead.games.airborne.printed.components import CARRIER
from bridgehead.games.airborne.printed.ground import CLEAR, HILLTOP
from bridgehead.games.airborne.printed.tables import COMBAT, FOUR_TO_ONE, NO_ATTACK
from bridgehead.games.airborne.state import (
    AIMED,
    BLOCK,
    DISPERSED,
    FIRED,
    HANDLED,
    LANDED,
    MOVED,
    REBUILT,
    SPENT,
    AirborneState,
)
from bridgehead.tactics.attack import Attack

FAVOUR: Final = -2
CANNOT_JOIN: Final = DISPERSED | FIRED | SPENT | MOVED | LANDED | HANDLED


def can_overrun(g: AirborneState, unit: int) -> bool:
    """[P8.3] Armoured vehicles with weapons; half-tracks only when nobody is aboard."""
    kind = g.battle.of[unit]
    return kind.vehicle and kind.armoured and kind.combat and g.load[unit] < 0


def overrun_options(g: AirborneState, unit: int, points: int) -> list[Option]:
    """[P8.3] The enemies that a vehicle may overrun from where it is with the half points it has left."""
    found: list[Option] = []
    if not can_overrun(g, unit):
        return found
    for place in g.battle.ground.neighbours[g.where[unit]]:
        if g.first[place] >= 0 and place not in g.charged and overrun_cost(g, unit, place) <= points:
            if strong_enough(g, [unit], place):
                found.append(("overrun", place))
    return found


def exit_of(g: AirborneState, here: int, place: int) -> int:
    """[P8.3] The hex directly opposite, where the vehicles come out; NONE off the board."""
    ground = g.battle.ground
    return ground.ray(here, ground.direction(here, place), 2)


def open_ground(g: AirborneState, place: int) -> bool:
    """[P8.3] Whether units in a hex can be overrun: on clear ground, a clear hilltop or a bridge that stands, without a
    block, mines, a wreck or a fort.
    """
    if g.works[place] & ~REBUILT or fort_in(g, place) >= 0:
        return False
    return g.battle.ground.terrain[place] in (CLEAR, HILLTOP) or g.battle.ground.bridge[place] != 0


def overrun_cost(g: AirborneState, unit: int, place: int) -> int:
    """[P8.3] What the overrun costs in half points, without any road rate; 1000 when it cannot be done: the target
    must be in the open, the exit free of enemies, within the stacking limit, and ground that the vehicle can enter.
    """
    never = 1000
    here = g.where[unit]
    ground = g.battle.ground
    prices = price_list(ground)[mover(g, unit)][here]
    if not open_ground(g, place) or prices[ground.neighbours[here].index(place)] == BARRED:
        return never
    targets = targets_in(g, place, 1 - g.acting)
    if not targets or holds(g, place, g.acting):
        return never
    if g.battle.of[unit].kind == CARRIER:
        for target in targets:
            if hard_target(g, target):
                return never
    beyond = exit_of(g, here, place)
    if beyond < 0 or holds(g, beyond, 1 - g.acting) or places_taken(g, beyond, g.acting) >= LIMIT:
        return never
    out = step_cost(g, unit, place, beyond)
    if out == BARRED or g.works[beyond] & BLOCK:
        return never
    clear = TERRAIN_COSTS[mover(g, unit)][CLEAR]
    return clear + (clear if out == ROAD_RATE else out)


def companions(g: AirborneState, unit: int, place: int) -> list[int]:
    """[P8.3] Other vehicles next to the target that have not moved yet and may join, each straight through from where
    it stands.
    """
    found: list[int] = []
    for here in g.battle.ground.neighbours[place]:
        for other in units_in(g, here):
            if other == unit or g.battle.side[other] != g.acting or g.marks[other] & CANNOT_JOIN:
                continue
            if g.order[other] < 0 and can_overrun(g, other) and overrun_cost(g, other, place) <= allowance(g, other):
                found.append(other)
    found.sort()
    return found


def full_party(g: AirborneState, party: list[int], place: int) -> list[int]:
    """[P8.3] [P6] A party with all who can still join it, the strongest first, as long as there is room where they come
    out.
    """
    joined = list(party)
    others = [(-close_strength(g, other), other) for other in companions(g, party[0], place) if other not in party]
    for _, other in sorted(others):
        if _room_beyond(g, joined, other, place):
            joined.append(other)
    return joined


def strong_enough(g: AirborneState, party: list[int], place: int) -> bool:
    """[P8.3] [P3.1] Whether a party can attack at 1-4 at least with those whom it can still take along."""
    return overrun_column(g, full_party(g, party, place), targets_in(g, place, 1 - g.acting)) != NO_ATTACK


def overrun_column(g: AirborneState, party: list[int], targets: list[int]) -> int:
    """[P8.3] Printed strengths against all defences together, one column better."""
    strength = 0
    for unit in party:
        strength += close_strength(g, unit)
    column = column_for(strength, defence_of(g, targets))
    return min(column + 1, FOUR_TO_ONE) if column != NO_ATTACK else NO_ATTACK


def overrun_attack(g: AirborneState, party: list[int], targets: list[int]) -> Attack:
    """[P8.3] The attack of an overrun, with −2 on the die."""
    modifiers = [Modifier("overrun", FAVOUR, "P8.3"), *for_dispersed(g, targets)]
    return Attack(COMBAT, overrun_column(g, party, targets), modifiers)


def overrun(g: AirborneState, unit: int, place: int) -> Steps:
    """[P8.3] One overrun: who joins, the attack, and out on the other side, where the vehicles stop. A hex is overrun
    once a segment.
    """
    g.targets = targets_in(g, place, 1 - g.acting)
    g.firers = [unit]
    g.charged.append(place)
    yield from _gather(g, unit, place)
    code = resolve(g, "overrun", overrun_attack(g, g.firers, g.targets), g.firers, g.targets, place)
    apply_result(g, g.targets, code)
    party = g.firers
    starts = [g.where[one] for one in party]
    for one in party:
        _drive_out(g, one, place)
    g.targets = []
    g.firers = []
    if g.battle.opportunity_fire:
        for one, here in zip(party, starts):
            yield from opportunity_fire(g, one, [here, place, g.where[one]], [0, 2, 4], quarter(g, one))


def _drive_out(g: AirborneState, unit: int, place: int) -> None:
    """[P8.3] A vehicle comes out on the other side and stops."""
    beyond = exit_of(g, g.where[unit], place)
    g.marks[unit] = g.marks[unit] & ~AIMED | MOVED
    take(g, unit)
    put(g, unit, beyond)
    if not holds(g, place, 1 - g.acting):
        claim(g, unit, place)
    claim(g, unit, beyond)


def _gather(g: AirborneState, unit: int, place: int) -> Steps:
    """[P8.3] Other vehicles join as long as there is room where they come out; nobody takes a place without which the
    party would stay too weak.
    """
    while True:
        options: list[Option] = []
        for other in companions(g, unit, place):
            if other in g.firers or not _room_beyond(g, g.firers, other, place):
                continue
            if strong_enough(g, [*g.firers, other], place):
                options.append(g.unit_option("with", other))
        if not options:
            return
        if overrun_column(g, g.firers, g.targets) != NO_ATTACK:
            options.append(("charge", 0))
        verb, number = yield g.ask(g.acting, "overrun-with", options, place)
        if verb == "charge":
            return
        g.firers.append(g.unit(number))


def _room_beyond(g: AirborneState, party: list[int], unit: int, place: int) -> bool:
    """[P8.3] [P6] Whether there is room for one more beside a party where a vehicle comes out."""
    beyond = exit_of(g, g.where[unit], place)
    taken = places_taken(g, beyond, g.acting)
    for one in party:
        if exit_of(g, g.where[one], place) == beyond:
            taken += 1
    return taken < LIMIT
