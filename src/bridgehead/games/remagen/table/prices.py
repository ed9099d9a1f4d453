"""What a piece pays for each thing that it may do, and what stops it there."""

from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.rulebook import Price
from bridgehead.games.remagen.board.bridges import is_afloat
from bridgehead.games.remagen.board.control import controlled
from bridgehead.games.remagen.board.engaged import is_tied
from bridgehead.games.remagen.march.banks import way_taken
from bridgehead.games.remagen.march.loads import ONE_FACTOR, payer, towed
from bridgehead.games.remagen.march.movement import reach
from bridgehead.games.remagen.printed.components import KIND_OF, VALUE
from bridgehead.games.remagen.printed.ground import HALTS
from bridgehead.games.remagen.state import Bridgehead

HALVES: Final = 2


def prices_of(g: Bridgehead, choice: Choice) -> dict[Option, Price]:
    """[3.4] [4.1] [4.12] The movement factors that each thing takes of those that are left; of the quota, what a piece
    takes that is brought on.
    """
    if choice.prompt == "bring":
        return {
            (verb, unit): Price("quota", VALUE[KIND_OF[unit]], g.quota)
            for verb, unit in choice.options
            if verb == "bring"
        }
    if choice.prompt == "act":
        return prices_to_act(g, choice.about[0], choice.options)
    if choice.prompt == "alight":
        unit = choice.about[0]
        return {(verb, there): factors(g, unit, ONE_FACTOR, unit, there) for verb, there in choice.options}
    return {}


def prices_to_act(g: Bridgehead, unit: int, options: list[Option]) -> dict[Option, Price]:
    """[4.1] [4.12] [4.14] What going, getting aboard, hitching and dropping cost."""
    found: dict[Option, Price] = {}
    way = reach(g, unit) if any(verb == "to" for verb, _ in options) else None
    for verb, number in options:
        if verb == "to" and way is not None:
            found[(verb, number)] = factors(g, unit, way_taken(g, unit, number, way).cost, unit, number)
        elif verb == "board":
            found[(verb, number)] = Price("factors", ONE_FACTOR, g.left[unit], HALVES)
        elif verb == "hitch":
            found[(verb, number)] = Price("factors", ONE_FACTOR, g.left[payer(g, number, unit)], HALVES)
        elif verb == "drop":
            gun = towed(g, unit)
            found[(verb, number)] = factors(g, payer(g, gun, unit), ONE_FACTOR, gun, number)
    return found


def factors(g: Bridgehead, by: int, cost: int, unit: int, there: int) -> Price:
    """[4.2] [4.3] [4.5] [9.1] The price that a piece pays for bringing a unit to a sector, and why it goes no farther:
    enemies beside it, whom it will have to fight, or a hill or wood.
    """
    price = Price("factors", cost, g.left[by], HALVES)
    if controlled(g, unit)[there] > 0:
        price.dangers.append(("danger-zone", 0))
    elif is_tied(g, there):
        price.dangers.append(("danger-tied", 0))
    elif is_afloat(g, there):
        price.dangers.append(("afloat", 0))
    elif HALTS[there]:
        price.dangers.append(("halts", 0))
    return price
