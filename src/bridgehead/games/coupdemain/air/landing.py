"""[T19.5] [T19.7] [T19.8] [T19.9] [T19.10] [T19.17] [T19.20] The gliders come down, one after another."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.air.approach import (
    DAMAGED,
    LANDS_ON,
    LOST,
    comes_down,
    crash_modifiers,
    drowns,
    fate,
    landing_modifiers,
    total,
)
from bridgehead.games.coupdemain.air.gliders import in_the_air, passengers, sky_of
from bridgehead.games.coupdemain.marks import IN_GLIDER, WORN
from bridgehead.games.coupdemain.marks import LOST as GONE
from bridgehead.games.coupdemain.morale.breaking import casualty_reduction
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.pieces.changes import shown_all
from bridgehead.games.coupdemain.pieces.dice import random_selection, roll_dr
from bridgehead.games.coupdemain.pieces.roster import put, take_up, type_of
from bridgehead.games.coupdemain.pieces.weapons import arm, weapons_of
from bridgehead.games.coupdemain.printed.ground import NO_HEX, SLOTS
from bridgehead.games.coupdemain.printed.tables import GLIDER
from bridgehead.games.coupdemain.state import DEAD, NONE, WRECKED, CoupState

JAMMED_ON: Final[int] = GLIDER.number("jammed_on")


def landing_due(g: CoupState) -> bool:
    """[T19.1] Whether gliders are to land in this Player Turn: in the first MPh of those who fly in them."""
    return bool(in_the_air(g)) and g.acting == g.battle.fliers


def announce(g: CoupState) -> None:
    """[T19.4] When the landing begins everybody sees where each glider is heading."""
    for glider in in_the_air(g):
        g.reveal()
        g.tell("heads-for", glider, g.intended[glider])


def landing_options(g: CoupState, _seat: int) -> list[Option]:
    """[T19.7] The gliders that may come down next."""
    return [("glider", glider) for glider in in_the_air(g)]


def land(g: CoupState, _verb: str, glider: int) -> Steps:
    """[T19.17] One glider comes down: landing DR, where that is, water or the map's edge, crash dr, damage."""
    mark = g.intended[glider]
    sky = sky_of(g)
    modifiers = landing_modifiers(sky, mark)
    coloured, white = roll_dr(g, "landing")
    final = coloured + total(modifiers)
    place = comes_down(g.battle.ground, mark, final, white)
    told = tuple([(one.name, one.value) for one in modifiers])
    result = "on-the-mark" if final <= LANDS_ON else "off-the-map" if place == NO_HEX else "off-the-mark"
    g.tell("landing", glider, mark, told, coloured, white, result)
    if place == NO_HEX:
        lose_glider(g, glider, WRECKED)
    elif drowns(g.battle.ground, place):
        g.tell("drowns", glider, place)
        lose_glider(g, glider, WRECKED)
    else:
        touch_down(g, glider, place, mark)
    yield from ()


def touch_down(g: CoupState, glider: int, place: int, mark: int) -> None:
    """[T19.9] [T19.10] The crash dr: the glider lies there whole, damaged, or is a wreck with everybody in it."""
    modifiers = crash_modifiers(sky_of(g), place, mark)
    die = g.roll("crash")
    end = fate(die, total(modifiers))
    told = tuple([(one.name, one.value) for one in modifiers])
    g.tell("crash", glider, place, told, die, ["down", "damaged", "wrecked"][end])
    g.hulks.append(place)
    if end == LOST:
        lose_glider(g, glider, WRECKED)
        return
    g.landed[glider] = place
    for unit in passengers(g, glider):
        put(g, unit, place * SLOTS)
        g.marks[unit] |= IN_GLIDER
    if end == DAMAGED:
        damage(g, glider)


def damage(g: CoupState, glider: int) -> None:
    """[T19.10] A damaged glider: one passenger by Random Selection suffers Casualty Reduction, each weapon malfunctions
    on a 6. The others check when they unload: who has suffered is no more counted among them.
    """
    g.harmed[glider] = 1
    carried = [weapon for unit in passengers(g, glider) for weapon in weapons_of(g, unit)]
    for unit in random_selection(g, passengers(g, glider), 1):
        casualty_reduction(g, unit)
        g.aboard[unit] = NONE
    leader_losses(g)
    for weapon in carried:
        if g.owner[weapon] != NONE:
            die = g.roll("jolt")
            g.tell("jolted", arm(g, weapon), die, "malfunctions" if die >= JAMMED_ON else "unharmed")
            if die >= JAMMED_ON:
                g.used[weapon] |= WORN


def lose_glider(g: CoupState, glider: int, code: int) -> None:
    """[T19.20] A glider is lost with all aboard: units, weapons and CVP are booked; nobody of them is Walking
    Wounded.
    """
    g.landed[glider] = code
    lost = passengers(g, glider)
    for unit in lost:
        for weapon in weapons_of(g, unit):
            g.used[weapon] |= GONE
            g.bear(weapon, NONE)
        g.losses[g.battle.side[unit]] += type_of(g, unit).vp
        g.aboard[unit] = NONE
        take_up(g, unit, DEAD)
    g.tell("lost-aboard", glider, shown_all(g, lost))
