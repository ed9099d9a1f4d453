"""What the moving unit pays for each thing that it may do, and what it walks into.

Where enemies stand is known to both sides, and orders for indirect fire keep nobody from being counted: the danger
tells nothing of them.
"""

from typing import Final

from bridgehead.boards.paths import Reach
from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.rulebook import Price
from bridgehead.games.airborne.board.costs import STOPPING, allowance, reachable
from bridgehead.games.airborne.board.stacking import put, take
from bridgehead.games.airborne.combat.opportunity_fire import quarter, threats
from bridgehead.games.airborne.combat.overrun import overrun_cost
from bridgehead.games.airborne.march.movement import edge_cost, wades
from bridgehead.games.airborne.march.transport import handling_cost
from bridgehead.games.airborne.printed.ground import STREAM
from bridgehead.games.airborne.state import COMING, MINES, AirborneState

HALVES: Final = 2
WORK: Final = ("clear", "demolish", "build-block", "rebuild")


def prices_of(g: AirborneState, choice: Choice) -> dict[Option, Price]:
    """[P7] The movement points that each thing takes of those that are left."""
    if choice.prompt == "enter":
        return prices_to_enter(g, g.unit(choice.about[0]), choice.options)
    if choice.prompt == "move-to":
        return prices_to_move(g, g.unit(choice.about[0]), choice.about[1], choice.options)
    return {}


def prices_to_enter(g: AirborneState, unit: int, options: list[Option]) -> dict[Option, Price]:
    """[P7.4] What the first hex costs; whoever has not so much gives all that he has."""
    found: dict[Option, Price] = {}
    points = allowance(g, unit)
    for verb, place in options:
        price = Price("points", min(edge_cost(g, unit, place), points), points, HALVES)
        add_ground(g, price, unit, COMING, place)
        found[(verb, place)] = price
    return found


def prices_to_move(g: AirborneState, unit: int, points: int, options: list[Option]) -> dict[Option, Price]:
    """[P7.1] [P7.3] [P8.3] [P10] Going by the cheapest way, loading, overruns, and work, which takes the whole move."""
    found: dict[Option, Price] = {}
    here = g.where[unit]
    goes = any(verb == "go" for verb, _ in options)
    course = Ahead(g, unit, points, reachable(g, unit, points)) if goes else None
    for verb, number in options:
        option = (verb, number)
        if verb in WORK or (verb == "go" and number == here):
            found[option] = Price("whole", points, points, HALVES)
        elif verb == "go" and course is not None:
            found[option] = course.price(number)
        elif verb == "load":
            found[option] = Price("points", handling_cost(g, unit, g.unit(number)), points, HALVES)
        elif verb == "unload":
            found[option] = Price("points", handling_cost(g, unit, g.load[unit]), points, HALVES)
        elif verb == "overrun":
            found[option] = Price("points", overrun_cost(g, unit, number), points, HALVES)
    return found


def add_ground(g: AirborneState, price: Price, unit: int, before: int, place: int) -> None:
    """[P5.3] [P10.1] [P10.4] What the ground of a hex has for whoever comes there."""
    if wades(g, unit, before, place):
        price.dangers.append(("danger-stream" if g.battle.ground.terrain[place] == STREAM else "danger-gully", 0))
    if g.works[place] & MINES:
        price.dangers.append(("danger-mines", 0))
    elif g.works[place] & STOPPING:
        price.dangers.append(("stops", 0))


class Ahead:
    """The ways that a unit may take, with how many enemies might fire at it in each hex of them: for that it is put
    there on a copy, since who is left behind by it may fire too.
    """

    def __init__(self, g: AirborneState, unit: int, points: int, reach: Reach) -> None:
        self.g: AirborneState = g
        self.unit: int = unit
        self.points: int = points
        self.reach: Reach = reach
        self.before: int = allowance(g, unit) - points
        self.most: dict[int, int] = {g.where[unit]: 0}
        self.there: AirborneState = g.copy()

    def price(self, place: int) -> Price:
        """[P7.1] [P8.5] What the way to a hex costs, and the most enemies who may fire at the unit in one hex of it."""
        price = Price("points", self.reach.cost[place], self.points, HALVES)
        add_ground(self.g, price, self.unit, self.g.where[self.unit], place)
        if self.g.battle.opportunity_fire:
            firers = self.firers(self.reach.way(place))
            if firers:
                price.dangers.append(("danger-fire", firers))
        return price

    def firers(self, way: list[int]) -> int:
        """[P8.5] The same for a way; the ways to all hexes are parts of one another, so that each hex is looked at
        once. What the unit has spent before counts as spent in view.
        """
        for at in range(1, len(way)):
            if way[at] in self.most:
                continue
            so_far = [way[0], *way[: at + 1]]
            spent = [0, *[self.before + self.reach.cost[place] for place in way[: at + 1]]]
            take(self.there, self.unit)
            put(self.there, self.unit, way[at])
            here = len(threats(self.there, self.unit, so_far, spent, quarter(self.g, self.unit)))
            self.most[way[at]] = max(here, self.most[way[at - 1]])
        return self.most[way[-1]]
