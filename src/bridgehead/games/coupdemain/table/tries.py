"""[T35.12] The odds of what one tries by a single die: a light, a weapon taken up or mended, rounds; and of drift."""

from fractions import Fraction
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.coupdemain.fire.modifiers import sum_of
from bridgehead.games.coupdemain.guns.illuminating import ON_THE_MARK, THERE_UP_TO, UNTRIED
from bridgehead.games.coupdemain.guns.ordnance import WAYS, number_to_hit, to_hit_modifiers
from bridgehead.games.coupdemain.guns.smoke_shells import screened, top_of, ways_to_lay
from bridgehead.games.coupdemain.morale.arranging import (
    RECOVERED_UP_TO,
    REPAIRED_ON,
    RUINED_ON,
    recovery_modifiers,
    takers,
)
from bridgehead.games.coupdemain.moving.gathering import taker
from bridgehead.games.coupdemain.moving.grenades import ENDS_MOVE, thrower
from bridgehead.games.coupdemain.moving.search import how_many, search_modifiers, to_look_into
from bridgehead.games.coupdemain.night.lights import RANDOM_STEPS, drift_steps, is_mark, lights_up_to
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type
from bridgehead.games.coupdemain.state import CoupState

FACES: Final = 6
DOUBLE: Final = FACES * FACES


def odds_of_trying(g: CoupState, choice: Choice, option: Option) -> Odds | None:
    """The chances of what is tried; None where nothing is."""
    verb, number = option
    if choice.prompt == "starshell" and verb == "try":
        return up_to("starshell", lights_up_to(g, g.unit(number)), ("lights", "stays-dark"), "T18.28")
    if choice.prompt == "starshell-at":
        return drift_odds(g, choice.seat, g.unit(choice.about[0]), number)
    if choice.prompt == "who-carries":
        return recovery_odds(g, g.unit(number)) if g.lies[choice.about[0]] >= 0 else None
    if verb == "recover":
        able = [taker(g, number, g.stack)] if g.stack else takers(g, number, g.lies[number], g.acting)
        return recovery_odds(g, able[0]) if len(able) == 1 else None
    if verb == "repair":
        return repair_odds()
    if verb == "flare" and g.rounds[number] == UNTRIED:
        return up_to("rounds", THERE_UP_TO, ("has-rounds", "no-rounds"), "T18.31")
    if verb == "smoke":
        return grenade_odds(type_of(g, thrower(g, g.stack)).smoke)
    if verb == "search":
        return search_odds(g)
    if choice.prompt == "smoke-at":
        return shell_odds(g, choice.about[0], number)
    if verb == "smoke-shell":
        hexes = screened(g, number)
        return shell_odds(g, number, hexes[0]) if len(hexes) == 1 else None
    if choice.prompt == "flare-at":
        return up_to("flare", ON_THE_MARK, ("on-the-mark", "beside-it"), "T18.30")
    return None


def up_to(table: str, most: int, codes: tuple[str, str], paragraph: str, *modifiers: Modifier) -> Odds:
    """A die that does one thing up to a number, as modified, and above it the other."""
    wanted = min(FACES, max(0, most - sum(one.value for one in modifiers)))
    results = [(codes[0], Fraction(wanted, FACES)), (codes[1], Fraction(FACES - wanted, FACES))]
    return Odds(table, "", list(modifiers), [one for one in results if one[1]], paragraph)


def recovery_odds(g: CoupState, unit: int) -> Odds:
    """[T3.9] The chance that a unit takes up the weapon."""
    return up_to("recovery", RECOVERED_UP_TO, ("taken", "left-lying"), "T3.9", *recovery_modifiers(g, unit))


def repair_odds() -> Odds:
    """[T7.12] The chances of a weapon that is worked on."""
    others = FACES - REPAIRED_ON - (FACES + 1 - RUINED_ON)
    results = [
        ("repaired", Fraction(REPAIRED_ON, FACES)),
        ("still-broken", Fraction(others, FACES)),
        ("ruined", Fraction(FACES + 1 - RUINED_ON, FACES)),
    ]
    return Odds("repair", "", [], results, "T7.12")


def grenade_odds(exponent: int) -> Odds:
    """[T31.3] Smoke, none, or none and a move that is over."""
    idle = ENDS_MOVE - 1 - exponent
    results = [("smoke", exponent), ("no-smoke", idle), ("no-smoke-ends", 1)]
    return Odds("smoke", "", [], [(code, Fraction(ways, FACES)) for code, ways in results], "T31.3")


def search_odds(g: CoupState) -> Odds:
    """[T17.15] How many Locations are looked into, of those that there are."""
    modifiers = search_modifiers(g)
    drm, most = sum_of(modifiers), len(to_look_into(g))
    ways: dict[str, Fraction] = {}
    for die in range(1, FACES + 1):
        code = f"looks-{min(most, how_many(die, drm))}"
        ways[code] = ways.get(code, Fraction(0)) + Fraction(1, FACES)
    return Odds("search", "", modifiers, list(ways.items()), "T17.15")


def shell_odds(g: CoupState, weapon: int, place: int) -> Odds:
    """[T31.4] [T23.10] The chances that a smoke shell hits a hex, and that there is one."""
    target = top_of(g, place)
    modifiers = to_hit_modifiers(g, weapon, target, 0, False)
    most = number_to_hit(g, weapon, target) - sum_of(modifiers)
    last = weapon_type(g, weapon).smoke
    hits = ways_to_lay(g, weapon, place)
    results = [
        ("smoke", Fraction(hits, DOUBLE)),
        ("miss", Fraction(WAYS[last] - hits, DOUBLE)),
        ("none-left", Fraction(DOUBLE - WAYS[last], DOUBLE)),
    ]
    return Odds("smoke-shell", f"≤ {most}", modifiers, [one for one in results if one[1]], "T31.4")


def drift_odds(g: CoupState, seat: int, unit: int, place: int) -> Odds:
    """[T18.29] How far from where it is aimed the shell bursts, in whichever direction."""
    if not is_mark(g, seat, g.where[unit], place):
        return Odds("drift", "", [], [(f"drifts-{RANDOM_STEPS}", Fraction(1))], "T18.29")
    ways: dict[str, Fraction] = {}
    for die in range(1, FACES + 1):
        code = f"drifts-{drift_steps(die)}"
        ways[code] = ways.get(code, Fraction(0)) + Fraction(1, FACES)
    return Odds("drift", "", [], list(ways.items()), "T18.29")
