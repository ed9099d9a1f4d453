"""[6.0.3] [6.3] Piat fire."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.read.table import Odds
from bridgehead.games.pegasus.combat.guns import wreck_tank
from bridgehead.games.pegasus.combat.small_arms import note_fire, small_arms_modifiers
from bridgehead.games.pegasus.printed import modifiers as mod
from bridgehead.games.pegasus.printed.components import IN_REACH, PIAT, TANKS, WEAPON_KIND, WEAPONS, value
from bridgehead.games.pegasus.printed.tables import FIRE, RESULTS
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units import effects
from bridgehead.games.pegasus.units.retreat import after_first_shot

PIAT_COLUMN: Final = 0
CREW_FLEES: Final[int] = value("crew_flees_up_to")
FOR_GOOD: Final = 99


def piat_of(g: PegasusState, unit: int) -> int:
    """[6.3.charges] The Piat that a unit carries and has charges for, or -1."""
    for weapon in range(WEAPONS):
        if g.carrier[weapon] == unit and WEAPON_KIND[weapon] == PIAT and g.charges[weapon]:
            return weapon
    return -1


def piat_targets(g: PegasusState, unit: int) -> list[int]:
    """[6.3] Tanks in the same area or an adjacent one; from inside a bunker only the same area."""
    here = g.place[unit]
    found: list[int] = []
    for tank in TANKS:
        there = g.place[tank]
        if there >= 0 and g.strength[tank] and (there == here or (there in IN_REACH[here] and not g.searching[unit])):
            found.append(tank)
    return found


def piat_odds(g: PegasusState, unit: int, tank: int) -> Odds:
    """[6.3] What a Piat may do: its column with the small arms modifiers."""
    return FIRE.odds(PIAT_COLUMN, small_arms_modifiers(g, [unit], tank, False), reading=effects.PIAT)


def fire_piat(g: PegasusState, unit: int, tank: int) -> Steps:
    """[6.3] [6.3.crew] [6.3.charges] One shot, each Piat on its own: a number with (H) wrecks the tank; S with (H)
    stops it for good, and on a one or two its crew flees.
    """
    weapon = piat_of(g, unit)
    g.charges[weapon] -= 1
    g.acted[unit] = 1
    note_fire(g, [unit], tank)
    found = small_arms_modifiers(g, [unit], tank, False)
    die = g.roll("piat")
    code = FIRE.result(PIAT_COLUMN, die + mod.total(found))
    g.tell("piat", unit, tank, die, tuple(found), code, g.charges[weapon], f"{effects.PIAT}-{code}")
    result = RESULTS[code]
    led = False
    if result.hits_armour and result.points:
        led = wreck_tank(g, tank)
    elif result.hits_armour:
        led = stop_tank(g, tank)
    yield from after_first_shot(g, tank if led else -1)


def stop_tank(g: PegasusState, tank: int) -> bool:
    """[6.3.crew] The tank may not move again; a die tells whether its crew flees. Gives whether that loses the lead."""
    g.immobile = changed(g.immobile, tank, FOR_GOOD)
    die = g.roll("crew-flees")
    g.tell("tank-stopped", tank, die, "flees" if die <= CREW_FLEES else "stays")
    return die <= CREW_FLEES and wreck_tank(g, tank)
