"""[T19.2] What a player must know when he loads the gliders: who sits in each, and how much room there is."""

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.rulebook import Price
from bridgehead.games.coupdemain.air.gliders import CAPACITY, load_of, passengers, pp_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.components import HALF_SQUAD, SQUAD, TYPES
from bridgehead.games.coupdemain.state import NONE, CoupState


def loading_prices(g: CoupState, choice: Choice) -> dict[Option, Price]:
    """[T19.2] The PP that a unit or a weapon takes of those that a glider still has."""
    if choice.prompt == "load":
        pp = pp_of(g, g.unit(choice.about[0]))
    elif choice.prompt == "who-carries":
        pp = weapon_type(g, choice.about[0]).pp
    else:
        return {}
    gliders = {option: glider_of(g, option) for option in choice.options}
    return {
        option: Price("pp", pp, CAPACITY - load_of(g, glider)) for option, glider in gliders.items() if glider != NONE
    }


def loading_notes(g: CoupState, choice: Choice, option: Option) -> list[tuple[str, int]]:
    """[T19.2] Who sits in a glider already; of whoever may carry a weapon, in which he sits, and how many he has."""
    if choice.prompt == "load" and option[0] == "aboard":
        return aboard(g, option[1])
    if choice.prompt == "who-carries" and glider_of(g, option) != NONE:
        carried = len(weapons_of(g, g.unit(option[1])))
        return [("flies-in", glider_of(g, option) + 1), *([("carries", carried)] if carried else [])]
    return []


def aboard(g: CoupState, glider: int) -> list[tuple[str, int]]:
    """How many squads, half-squads and single men sit in a glider."""
    sizes = [TYPES[g.kind[unit]].size for unit in passengers(g, glider)]
    halves, squads = sizes.count(HALF_SQUAD), sizes.count(SQUAD)
    counted = [("aboard-halves", halves), ("aboard-squads", squads), ("aboard-single", len(sizes) - halves - squads)]
    return [one for one in counted if one[1]] or [("aboard-nobody", 0)]


def glider_of(g: CoupState, option: Option) -> int:
    """The glider that an option puts something into, or NONE."""
    verb, number = option
    return number if verb == "aboard" else g.aboard[g.unit(number)] if verb == "carrier" else NONE
