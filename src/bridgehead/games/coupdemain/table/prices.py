"""What the stack under way pays for each thing that it may do, and what it walks into, as far as its side knows:
enemies that are seen, and whatever is behind a "?".
"""

from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.rulebook import Price
from bridgehead.games.coupdemain.hidden.knowledge import sees, suspects
from bridgehead.games.coupdemain.marks import BROKEN, HIDDEN
from bridgehead.games.coupdemain.moving import driving
from bridgehead.games.coupdemain.moving.advance import difficult, may_advance, price_of
from bridgehead.games.coupdemain.moving.allotment import allotment
from bridgehead.games.coupdemain.moving.costs import ways_of
from bridgehead.games.coupdemain.moving.driving import STOPPING, roads
from bridgehead.games.coupdemain.moving.entry import price_at_edge
from bridgehead.games.coupdemain.moving.gathering import RECOVERY
from bridgehead.games.coupdemain.moving.grenades import throwing_price
from bridgehead.games.coupdemain.moving.leaving import EXIT_COST
from bridgehead.games.coupdemain.moving.movement import MANNERS, movable
from bridgehead.games.coupdemain.moving.placing import placing_price
from bridgehead.games.coupdemain.moving.rout import interdicted
from bridgehead.games.coupdemain.moving.rout_ways import points, reachable, way_to
from bridgehead.games.coupdemain.moving.routes import left, point_of, step_price, whole_prices
from bridgehead.games.coupdemain.moving.search import SEARCHING
from bridgehead.games.coupdemain.night.straying import finds_its_way
from bridgehead.games.coupdemain.pieces.roster import side_in
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import ASSAULT, DOUBLE, NORMAL, CoupState
from bridgehead.games.coupdemain.table.on_the_way import held_on_way
from bridgehead.games.coupdemain.works.wire import wired

HALVES: Final = 2
OWN_PRICES: Final[dict[str, int]] = {"recover": RECOVERY, "search": SEARCHING}


def prices_of(g: CoupState, choice: Choice) -> dict[Option, Price]:
    """[T11.1] [T11.5] The MF that each thing takes of those that are left."""
    if choice.prompt == "route" and g.stack:
        return prices_on_the_way(g, choice.options)
    if choice.prompt == "drive" and g.stack:
        return prices_to_drive(g, choice.options)
    if choice.prompt == "enter" and g.stack:
        return {(verb, place): price_to_enter(g, place) for verb, place in choice.options}
    if choice.prompt == "manner" and g.stack:
        return {(verb, number): price_of_manner(g, g.stack, MANNERS[verb]) for verb, number in choice.options}
    if choice.prompt == "move":
        return {
            (verb, place): price_of_manner(g, movable(g, place), NORMAL)
            for verb, place in choice.options
            if verb == "stack"
        }
    if choice.prompt == "advance-to":
        return prices_to_advance(g, choice.about[0], choice.options)
    if choice.prompt == "rout-to":
        return prices_to_rout(g, g.unit(choice.about[0]), choice.options)
    return {}


def prices_on_the_way(g: CoupState, options: list[Option]) -> dict[Option, Price]:
    """[T11.3] [T11.6] [T11.8] Where the stack may go on to, and what it may do where it is."""
    found: dict[Option, Price] = {}
    whole = whole_prices(g)
    for verb, number in options:
        if verb == "exit":
            found[(verb, number)] = Price("mf", EXIT_COST, left(g), HALVES)
        elif verb in OWN_PRICES:
            found[(verb, number)] = spent_here(g, OWN_PRICES[verb])
        elif verb == "place":
            found[(verb, number)] = spent_here(g, placing_price(g, number))
        elif verb == "smoke":
            found[(verb, number)] = spent_here(g, throwing_price(g, number))
        elif verb == "beneath":
            found[(verb, number)] = Price("", 0, 0)
            found[(verb, number)].dangers.append(("danger-held", 0))
        elif verb == "to":
            found[(verb, number)] = price_to(g, number, whole)
    return found


def spent_here(g: CoupState, cost: int) -> Price:
    """[T11.15] What the stack under way spends where it is, with what that draws upon it."""
    price = Price("mf", cost, left(g), HALVES)
    add_fire(g, price, g.where[g.stack[0]])
    return price


def price_to(g: CoupState, goal: int, whole: dict[int, tuple[int, int]]) -> Price:
    """[T11.3] [T11.6] [T11.8] What the way to a Location costs. Whoever can pay for none goes to one beside him for all
    he has.
    """
    if g.manner == ASSAULT:
        price = Price("mf", step_price(g, point_of(g), goal), left(g), HALVES)
    elif goal in whole:
        price = Price("mf", whole[goal][0], whole[goal][1], HALVES)
    else:
        price = Price("all-mf", left(g), left(g), HALVES)
        price.dangers.append(("danger-minimum", 0))
    if held_on_way(g, goal):
        price.dangers.append(("danger-held", 0))
    add_dangers(g, price, goal)
    return price


def prices_to_drive(g: CoupState, options: list[Option]) -> dict[Option, Price]:
    """[T27.2] [T27.9] The MP that the vehicle under way needs for the way to a hex, or to stop."""
    found: dict[Option, Price] = {}
    reach, has = roads(g), driving.left(g)
    for verb, place in options:
        if verb == "drive-to":
            price = Price("mp", reach[place][0], has, HALVES)
            add_dangers(g, price, SLOTS * place)
            found[(verb, place)] = price
        elif verb == "park":
            found[(verb, place)] = Price("mp", STOPPING, has, HALVES)
    return found


def price_to_enter(g: CoupState, location: int) -> Price:
    """[T33.11] What coming onto the map costs; all there is, where that is not enough."""
    price = Price("mf", price_at_edge(g, location // SLOTS), left(g), HALVES)
    add_dangers(g, price, location)
    return price


def price_of_manner(g: CoupState, units: list[int], manner: int) -> Price:
    """[T11.1] [T11.8] [T11.9] [T18.12] What units have to spend, and that they may stray in the dark."""
    has = allotment(g, units, manner)
    price = Price("has-mf", has, has, HALVES)
    if manner == DOUBLE:
        price.dangers.append(("danger-exhausts", 0))
    if units and g.where[units[0]] >= 0 and g.night() and not finds_its_way(g, units):
        price.dangers.append(("danger-strays", 0))
    return price


def add_dangers(g: CoupState, price: Price, location: int) -> None:
    """[T12.2] [T17.13] [T22.17] What is known to threaten whoever comes into a Location: enemies in it, from how many
    Locations others see it, what lingers of fire, wire.
    """
    if suspects(g, location, g.acting):
        price.dangers.append(("danger-enemy", 0))
    if wired(g, location):
        price.dangers.append(("danger-wire", 0))
    add_fire(g, price, location)


def add_fire(g: CoupState, price: Price, location: int) -> None:
    """[T12.2] [T12.16] What lingers of fire in a Location, and from how many others it is seen."""
    if location in g.residual[::2]:
        price.dangers.append(("danger-residual", 0))
    watched = len([1 for place in enemies_seen(g, 1 - g.acting) if place != location and sees(g, place, location)])
    if watched:
        price.dangers.append(("danger-watched", watched))


def enemies_seen(g: CoupState, side: int) -> list[int]:
    """The Locations of a side in which the other sees a counter that may fire: not hidden, not broken."""
    found: list[int] = []
    for unit in g.battle.roster[side]:
        place = g.where[unit]
        if place >= 0 and place not in found and not g.marks[unit] & (HIDDEN | BROKEN):
            found.append(place)
    return found


def prices_to_advance(g: CoupState, location: int, options: list[Option]) -> dict[Option, Price]:
    """[T14.2] [T14.3] An advance costs nothing, but difficult ground exhausts; it is into enemies that it leads."""
    found: dict[Option, Price] = {}
    ways = ways_of(g.battle.ground, g.night())
    able = [unit for unit in side_in(g, location, g.acting) if may_advance(g, unit)]
    for verb, goal in options:
        if verb != "to":
            continue
        price = Price("", 0, 0)
        if any(difficult(g, price_of(g, ways, location, goal), unit) for unit in able):
            price.dangers.append(("danger-exhausts", 0))
        if suspects(g, goal, g.acting):
            price.dangers.append(("danger-close", 0))
        if wired(g, goal):
            price.dangers.append(("danger-wire", 0))
        if price.dangers:
            found[(verb, goal)] = price
    return found


def prices_to_rout(g: CoupState, unit: int, options: list[Option]) -> dict[Option, Price]:
    """[T10.2] [T10.4] What fleeing to a Location costs, and whether the unit is fired at on the way."""
    found: dict[Option, Price] = {}
    most = points(g, unit) - g.spent
    reach = reachable(g, unit, most)
    for verb, place in options:
        if verb != "to":
            continue
        price = Price("mf", reach[place], most, HALVES)
        way = way_to(g, unit, place, most) if place != g.where[unit] else []
        if any(interdicted(g, unit, one) for one in way):
            price.dangers.append(("danger-interdiction", 0))
        found[(verb, place)] = price
    return found
