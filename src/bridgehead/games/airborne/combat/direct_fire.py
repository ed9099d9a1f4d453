"""[P8.1] Direct fire: units fire together at enemies in one hex, each once a segment, and nobody is fired at twice."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.board.sight import visible
from bridgehead.games.airborne.board.spotting import eyes_of, give_away, hex_spotted, reaches_into, spotted
from bridgehead.games.airborne.board.stacking import holds, side_in, sunken
from bridgehead.games.airborne.board.tasks import turn_from_clearing
from bridgehead.games.airborne.combat.firepower import fire_attack, fire_column, reach, volley
from bridgehead.games.airborne.combat.party import choose_party
from bridgehead.games.airborne.combat.resolution import resolve
from bridgehead.games.airborne.combat.results import apply_result
from bridgehead.games.airborne.printed.ground import TOWN
from bridgehead.games.airborne.printed.tables import NO_ATTACK
from bridgehead.games.airborne.state import (
    DISPERSED,
    FIRED,
    FORMED,
    HELD,
    INSIDE,
    LANDED,
    SHOT_AT,
    SPENT,
    UNPACKING,
    AirborneState,
)

CANNOT_FIRE: Final = DISPERSED | FIRED | HELD | SPENT | FORMED | LANDED | UNPACKING


def may_fire(g: AirborneState, unit: int) -> bool:
    """[P8.1] [II.H] [P5.3] Whether a unit may fire at all now: undispersed, not fired yet, not just landed or formed,
    not in the bed of a stream, with no enemy in its own hex.
    """
    here = g.where[unit]
    if here < 0 or g.marks[unit] & CANNOT_FIRE or not g.battle.of[unit].combat:
        return False
    if sunken(g, here) or holds(g, here, 1 - g.battle.side[unit]):
        return False
    return not is_silent(g, unit, g.turn)


def is_silent(g: AirborneState, unit: int, turn: int) -> bool:
    """[P12.4] Whether a unit is one of those that the scenario keeps from firing at night."""
    return g.battle.night(turn) and g.battle.of[unit].number in g.battle.silent_at_night


def can_reach(g: AirborneState, firer: int, place: int) -> bool:
    """[P8.1] Whether a hex is in range and view of a unit."""
    here = g.where[firer]
    if g.battle.ground.distance(here, place) > reach(g, firer):
        return False
    return in_sight(g, here, place)


def in_sight(g: AirborneState, here: int, place: int) -> bool:
    """[P8.1] Whether ground fire from one hex can get into another, whatever the range."""
    return reaches_into(g, here, place) and visible(g.battle.ground, here, place)


def hexes_of(g: AirborneState, side: int) -> list[int]:
    """The hexes where a side stands, in order."""
    found: list[int] = []
    for unit in g.battle.roster[side]:
        place = g.where[unit]
        if place >= 0 and place not in found and side_in(g, place, side):
            found.append(place)
    found.sort()
    return found


def enemy_hexes(g: AirborneState, side: int) -> list[int]:
    """The hexes where the enemies of a side stand and none of its own units do, in order."""
    return [place for place in hexes_of(g, 1 - side) if not holds(g, place, side)]


def targets_in(g: AirborneState, place: int, side: int) -> list[int]:
    """The counters of a side in a hex that can be fired at: not those inside a fort, which share its fate."""
    return [unit for unit in side_in(g, place, side) if not g.marks[unit] & INSIDE]


def fresh_targets(g: AirborneState, place: int, side: int) -> list[int]:
    """[P8.1] The counters of a side in a hex that have not been fired at in this phase. All who fire at a unit do so in
    one attack, their strengths together.
    """
    return [unit for unit in targets_in(g, place, side) if not g.marks[unit] & SHOT_AT]


def fire_options(g: AirborneState) -> list[Option]:
    """[P8.1] Every enemy, or town hex, that the units that may still fire can attack at 1-4 or better."""
    side = g.acting
    firers = [unit for unit in g.battle.roster[side] if g.where[unit] >= 0 and may_fire(g, unit)]
    if not firers:
        return []
    ranges = [reach(g, firer) for firer in firers]
    places = [g.where[firer] for firer in firers]
    away = [g.battle.ground.ranges(place) for place in places]
    eyes: list[int] = []
    found: list[Option] = []
    for place in enemy_hexes(g, side):
        able = [
            firers[at] for at in range(len(firers)) if away[at][place] <= ranges[at] and in_sight(g, places[at], place)
        ]
        if not able:
            continue
        if not eyes:
            eyes = eyes_of(g, side)
        seen = hex_spotted(g, eyes, place)
        there = fresh_targets(g, place, 1 - side)
        known = [unit for unit in there if spotted(g, seen, unit)]
        if not known:
            continue
        if g.battle.ground.terrain[place] == TOWN:
            if possible(g, able, there, place):
                found.append(("fire-at-hex", place))
        else:
            for unit in known:
                if possible(g, able, [unit], place):
                    found.append(g.unit_option("fire-at", unit))
    return found


def possible(g: AirborneState, firers: list[int], targets: list[int], place: int) -> bool:
    """[P3.1] Whether all these units together reach the lowest odds."""
    return fire_column(g, firers, targets, place) != NO_ATTACK


def direct_fire(g: AirborneState, verb: str, number: int) -> Steps:
    """[P8.1] One attack by direct fire: the target, more targets in its hex, the firers, the die.

    In a town the whole hex is one target.
    """
    side = g.acting
    if verb == "fire-at-hex":
        place = number
        g.targets = fresh_targets(g, place, 1 - side)
    else:
        target = g.unit(number)
        place = g.where[target]
        g.targets = [target]
    able = [unit for unit in g.battle.roster[side] if may_fire(g, unit) and can_reach(g, unit, place)]
    if verb == "fire-at":
        yield from _more_targets(g, able, place)
    yield from _choose_firers(g, able, place)
    _resolve(g, place)
    g.targets = []
    g.firers = []


def _more_targets(g: AirborneState, able: list[int], place: int) -> Steps:
    """[P8.1] The attacker picks any of the units in the hex; those picked defend as one."""
    side = g.acting
    seen = hex_spotted(g, eyes_of(g, side), place)
    while True:
        options: list[Option] = []
        for unit in fresh_targets(g, place, 1 - side):
            if unit not in g.targets and spotted(g, seen, unit) and possible(g, able, [*g.targets, unit], place):
                options.append(g.unit_option("also", unit))
        if not options:
            return
        options.append(("enough", 0))
        verb, number = yield g.ask(side, "more-targets", options, place)
        if verb == "enough":
            return
        g.targets.append(g.unit(number))


def _choose_firers(g: AirborneState, able: list[int], place: int) -> Steps:
    """[P8.1] Which units fire: one by one, or all that can."""
    fitting = [unit for unit in able if volley(g, [unit], g.targets, place) > 0]
    yield from choose_party(
        g,
        g.acting,
        "firers",
        fitting,
        lambda: "fire" if g.firers and possible(g, g.firers, g.targets, place) else "",
        place,
    )


def _resolve(g: AirborneState, place: int) -> None:
    """[P8.1] [P3.2] Roll for an attack by direct fire, and mark the firers and those they fired at. Whom the fire
    disperses does not see who fired.
    """
    attack = fire_attack(g, g.firers, g.targets, place)
    code = resolve(g, "fire", attack, g.firers, g.targets, place)
    for target in g.targets:
        g.marks[target] |= SHOT_AT
    apply_result(g, g.targets, code)
    for firer in g.firers:
        g.marks[firer] |= FIRED
        turn_from_clearing(g, firer)
        give_away(g, firer)
