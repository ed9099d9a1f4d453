"""What the moving unit pays for each thing that it may do, and what it walks into."""

from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.rulebook import Price
from bridgehead.games.pegasus.combat.activities import SEARCH_COST, THROW_COST, prepare_cost
from bridgehead.games.pegasus.combat.opportunity_fire import alert_watchers, without_leaders
from bridgehead.games.pegasus.printed.terms import COMING
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.movement import allowance, entry_cost, step_cost
from bridgehead.games.pegasus.units.garrison import held_near

COSTS: Final[dict[str, int]] = {"grenade": THROW_COST, "gammon-bomb": THROW_COST, "search": SEARCH_COST}


def prices_of(g: PegasusState, choice: Choice) -> dict[Option, Price]:
    """[5.2] [5.3] The points that each thing takes of those that are left."""
    if choice.prompt != "act" or not g.group:
        return {}
    found: dict[Option, Price] = {}
    for verb, number in choice.options:
        if verb == "go":
            found[(verb, number)] = price_to_go(g, number)
        elif verb == "take":
            slower = allowance(g, [*g.group, number])
            if slower < g.points:
                found[(verb, number)] = Price("", 0, g.points)
                found[(verb, number)].dangers.append(("slower", slower))
        elif verb == "prepare":
            found[(verb, number)] = Price("points", prepare_cost(g), g.points)
        elif verb in COSTS:
            found[(verb, number)] = Price("points", COSTS[verb], g.points)
    return found


def price_to_go(g: PegasusState, area: int) -> Price:
    """[5.2.1] [6.4] [13.2.5] [15.alert] What entering an area costs, how many Germans may fire, and how many counters
    it disturbs, some of whom may fire too.
    """
    unit = g.group[0]
    here = g.place[unit]
    cost = entry_cost(g, unit) if here == COMING else step_cost(g, here, area)
    price = Price("points", cost, g.points)
    firers = len(without_leaders(alert_watchers(g, area)))
    held = held_near(g, area)
    if firers:
        price.dangers.append(("danger-fire", firers))
    if held:
        price.dangers.append(("danger-stirs", held))
    return price
