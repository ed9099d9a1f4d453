"""[T35.12] The odds of the dice that a way leads to: wire, residual fire, interdiction."""

from fractions import Fraction
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Odds
from bridgehead.games.coupdemain.fire.residual import residual_at, residual_lots
from bridgehead.games.coupdemain.firing.chances import NO_DUD, lots_odds
from bridgehead.games.coupdemain.hidden.concealment import would_be_seen
from bridgehead.games.coupdemain.marks import CONCEALED, PASSING
from bridgehead.games.coupdemain.morale.values import morale_of
from bridgehead.games.coupdemain.moving.advance import IN_WIRE, may_advance, tries_wire
from bridgehead.games.coupdemain.moving.costs import INSIDE, location_of
from bridgehead.games.coupdemain.moving.rout import interdicted
from bridgehead.games.coupdemain.moving.rout_ways import points, way_to
from bridgehead.games.coupdemain.moving.routes import left, passing, way_of
from bridgehead.games.coupdemain.moving.through_wire import wire_modifiers
from bridgehead.games.coupdemain.pieces.roster import side_in
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import WIRE_ADVANCE
from bridgehead.games.coupdemain.state import ASSAULT, NONE, CoupState
from bridgehead.games.coupdemain.table.tries import FACES, odds_of_trying, up_to
from bridgehead.games.coupdemain.works.wire import held

ROLLS: Final = 36
DETOUR: Final = 3
"""A rough bound, so that a question is not held up: what lies so far round is hardly on anybody's way."""


def odds_on_the_way(g: CoupState, choice: Choice, option: Option) -> Odds | None:
    """The chances of the first die on the way to a Location; `then` those of the next, where one follows."""
    verb, goal = option
    if choice.prompt == "route" and g.stack and verb in ("smoke", "search", "recover", "stop"):
        return odds_where_it_is(g, choice, option)
    if verb not in ("to", "beneath"):
        return None
    if choice.prompt == "route" and g.stack:
        return in_a_row(wire_odds(g, option), None if verb == "beneath" else residual_odds(g, goal))
    if choice.prompt == "advance-to":
        return advance_odds(g, choice.about[0], option)
    if choice.prompt == "rout-to":
        return rout_odds(g, g.unit(choice.about[0]), goal)
    return None


def odds_where_it_is(g: CoupState, choice: Choice, option: Option) -> Odds | None:
    """[T11.15] [T12.16] What the stack under way tries where it is, or its way inside from the street; then the fire
    that lingers there, if smoke in its own hex does not change it first.
    """
    verb, goal = option
    here = g.where[g.stack[0]]
    if verb == "stop":
        return swept(inside_from_street(g), here) if passing(g) and left(g) >= INSIDE else None
    first = odds_of_trying(g, choice, option)
    if first is not None and not (verb == "smoke" and goal // SLOTS == here // SLOTS):
        first.then = swept(g, here)
    return first


def swept(g: CoupState, location: int) -> Odds | None:
    """[T12.16] What lingers of fire does to the stack under way that spends MF in a Location."""
    if residual_at(g, location) < 0:
        return None
    lots = residual_lots(g, location)
    if not lots or lots[0].attack.column < 0:
        return None
    return lots_odds(g, lots, NO_DUD, "T12.16")


def inside_from_street(g: CoupState) -> CoupState:
    """[T5.4] The stack under way inside the building that it passes by."""
    after = g.copy()
    for unit in after.stack:
        after.marks[unit] &= ~PASSING
    return after


def in_a_row(first: Odds | None, second: Odds | None) -> Odds | None:
    """One roll after another."""
    if first is None:
        return second
    first.then = second
    return first


def wire_odds(g: CoupState, option: Option) -> Odds | None:
    """[T22.8] Whether the wire costs the stack under way more than it has left."""
    if option[0] == "to" and not held_on_way(g, option[1]):
        return None
    modifiers = wire_modifiers(g)
    return up_to("wire", left(g) // 2, ("through", "caught"), "T22.8", *modifiers)


def held_on_way(g: CoupState, goal: int) -> bool:
    """[T22.8] Whether wire holds the stack under way at the first step of its way to a Location."""
    if not any(g.marks[unit] & IN_WIRE for unit in g.stack):
        return False
    way = way_of(g, goal)
    return held(g, g.stack, g.where[g.stack[0]], location_of(way[0]) if way else goal)


def residual_odds(g: CoupState, goal: int) -> Odds | None:
    """[T12.16] What lingers of fire in the first such Location on the way does to the foremost of the stack."""
    location = first_residual(g, goal)
    if location == NONE:
        return None
    after = g.copy()
    for one in [location_of(point) for point in way_of(g, goal)] or [goal]:
        walk_into(after, one)
        if one == location:
            break
    return swept(after, location)


def walk_into(after: CoupState, location: int) -> None:
    """[T17.10] The stack under way is in a Location, and no longer concealed if an enemy sees it come."""
    for unit in after.stack:
        after.where[unit] = location
    if would_be_seen(after, after.stack, after.manner == ASSAULT):
        for unit in after.stack:
            after.marks[unit] &= ~CONCEALED


def first_residual(g: CoupState, goal: int) -> int:
    """Where fire lingers on the way of the stack under way to a Location; NONE where it does not."""
    far = g.battle.ground.distance
    here, there = g.where[g.stack[0]] // SLOTS, goal // SLOTS
    if not any(
        far(here, one // SLOTS) + far(one // SLOTS, there) <= far(here, there) + DETOUR for one in g.residual[::2]
    ):
        return NONE
    locations = [location_of(point) for point in way_of(g, goal)] or [goal]
    return next((one for one in locations if residual_at(g, one) >= 0), NONE)


def advance_odds(g: CoupState, location: int, option: Option) -> Odds | None:
    """[T22.17] The die of those who advance out of wire, one for all of them."""
    able = [unit for unit in side_in(g, location, g.acting) if may_advance(g, unit)]
    if not tries_wire(g, location, able, option):
        return None
    return up_to("wire", WIRE_ADVANCE, ("through", "caught"), "T22.17")


def rout_odds(g: CoupState, unit: int, goal: int) -> Odds | None:
    """[T10.4] The first morale check under interdiction on the way; out of wire the die for that comes before it."""
    here, most = g.where[unit], points(g, unit) - g.spent
    if goal == here:
        return None
    way = way_to(g, unit, goal, most)
    wire = up_to("wire", most // 2, ("through", "caught"), "T22.9") if held(g, [unit], here, way[0]) else None
    if not any(interdicted(g, unit, one) for one in way):
        return wire
    morale = morale_of(g, unit)
    passed = sum(1 for roll in range(ROLLS) if roll // FACES + roll % FACES + 2 <= morale)
    results = [("passed", Fraction(passed, ROLLS)), ("failed", Fraction(ROLLS - passed, ROLLS))]
    return in_a_row(wire, Odds("interdiction", "", [], [one for one in results if one[1]], "T10.4"))
